"""A proxy as small as can be: connections go to the servers behind it in turn, and bytes to and fro.

``python -m benchmarks.server.proxy --port 8000 8001 8002``: a process of its own, which takes nobody else's time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence

from benchmarks.server.house import HOST, free_port

MOST = 2**16


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while said := await reader.read(MOST):
            writer.write(said)
            await writer.drain()
    writer.close()


async def serve(port: int, to: Iterator[int]) -> None:
    async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_connection(HOST, next(to))
        await asyncio.gather(carry(reader, ours), carry(theirs, writer))

    server = await asyncio.start_server(come, HOST, port, backlog=512)
    print("ready", flush=True)
    await server.serve_forever()


@contextlib.asynccontextmanager
async def proxy(ports: Sequence[int]) -> AsyncIterator[int]:
    """Its port, before these."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.server.proxy", "--port", str(port), *map(str, ports)]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    try:
        yield port
    finally:
        process.terminate()
        await process.wait()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("to", type=int, nargs="+")
    options = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(options.port, itertools.cycle(options.to)))


if __name__ == "__main__":
    main()
