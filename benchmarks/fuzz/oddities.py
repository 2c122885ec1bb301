"""What is hardly HTTP: heads, lengths and ends as no client writes them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from benchmarks.fuzz.bodies import UPGRADE, frame, match_name
from benchmarks.fuzz.cases import Case, request
from benchmarks.server.house import HOST

Rng = random.Random
Pieces = tuple[bytes, ...]
GET: Final = request("GET", "/api/games")
BODY: Final = b'{"game": "demonlord"}'


def bad_line(rng: Rng) -> Pieces:
    methods = (b"GET", b"POST", b"get", b"BREW", b"", b"\x00", b"PRI", b"CONNECT", b"TRACE")
    paths = (
        b"/api/games",
        b"",
        b"*",
        b"//x/y",
        b"http://a.b/api/games",
        b"/\xff",
        b"/%",
        b"/%zz",
        b"/a b",
        b"/" * 70_000,
    )
    ends = (
        b"HTTP/1.1",
        b"HTTP/2.0",
        b"HTTP/0.9",
        b"HTTP/9.9",
        b"http/1.1",
        b"",
        b"HTTP/1.1 x",
        b"HTTP/1." + b"1" * 1000,
    )
    line = b" ".join((rng.choice(methods), rng.choice(paths), rng.choice(ends)))
    return (line + rng.choice((b"\r\n", b"\n", b"\r", b"")) + f"host: {HOST}\r\n\r\n".encode(),)


def bad_header(rng: Rng) -> Pieces:
    headers = (
        *(
            b"host: a\r\nhost: b",
            b"host:",
            b"Host: " + b"x" * 300,
            b"a b: c",
            b": c",
            b"a\x00: c",
            b"a: \x00",
            b"a: b\r\n c",
        ),
        *(b"content-length: -1", b"content-length: 5\r\ncontent-length: 6", b"content-length: 99999999999999999999"),
        *(
            b"content-length: 0x10",
            b"transfer-encoding: chunked\r\ncontent-length: 5",
            b"transfer-encoding: gzip, chunked",
        ),
        *(
            b"content-encoding: gzip",
            b"expect: 100-continue",
            b"range: bytes=0-",
            b"authorization: Seat \xff\xfe",
            b"cookie: " * 99,
        ),
        *(
            b"if-none-match: " + b'"x",' * 5000,
            b"accept-encoding: gzip;q=0, *",
            b"x: " + b"y" * 70_000,
            b"upgrade: h2c",
        ),
        *(b"x-forwarded-for: " + b"1.1.1.1, " * 500, b"origin: null", b"sec-fetch-site: \xf0", b"a: b\r\n" * 2000),
    )
    method = rng.choice((b"GET /api/games", b"POST /api/matches"))
    chosen = b"\r\n".join(rng.sample(headers, rng.choice((1, 1, 2, 4))))
    return (
        method
        + f" HTTP/1.1\r\nhost: {HOST}\r\ncontent-type: application/json\r\n".encode()
        + chosen
        + b"\r\n\r\n"
        + BODY,
    )


def half(rng: Rng) -> Pieces:
    """A request that ends in the middle."""
    whole = rng.choice((request("POST", "/api/matches", BODY), GET, request("POST", "/api/verify", b"{" * 5000)))
    return (whole[: rng.randrange(len(whole))],)


def ahead(rng: Rng) -> Pieces:
    """Several at once, some of them none."""
    parts = (GET, request("POST", "/api/matches", BODY), request("HEAD", "/"), b"\r\n", b"GARBAGE\r\n\r\n", GET[:20])
    return (b"".join(rng.choice(parts) for _ in range(rng.choice((2, 5, 150)))),)


def chunks(rng: Rng) -> Pieces:
    sizes = (b"15", b"0", b"ffffffffffffffff", b"-1", b"15;x=y", b"G", b"", b"15" + b";" * 5000, b"0x15")
    kind = "content-type: application/json\r\ntransfer-encoding: chunked"
    head = f"POST /api/matches HTTP/1.1\r\nhost: {HOST}\r\n{kind}\r\n\r\n"
    body = b"".join(rng.choice(sizes) + b"\r\n" + BODY + b"\r\n" for _ in range(rng.choice((1, 2, 50))))
    return (head.encode(), body + rng.choice((b"0\r\n\r\n", b"", b"0\r\nx: y\r\n\r\n")))


def drops(rng: Rng) -> Pieces:
    """A good request in small pieces."""
    whole = request("POST", "/api/matches", b'{"game": "x"}')
    step = rng.choice((1, 3, 7))
    return tuple(whole[at : at + step] for at in range(0, len(whole), step))


def bad_socket(rng: Rng) -> Pieces:
    chosen = {**UPGRADE}
    key = rng.choice((*chosen, ""))
    if key:
        chosen[key] = rng.choice(("", "x", "12", "é", "=" * 2000))
    head = request("GET", f"/api/matches/{match_name(0)}/live", headers=chosen)
    said = rng.choice(
        (
            *(frame(b"{}", opcode) for opcode in (0, 3, 8, 9, 10, 15)),
            *(
                b"\x81\x02{}",
                b"\xf1\x80abcd",
                b"\x81\xff" + b"\xff" * 8 + b"abcd",
                b"\x01\x80abcd\x89\x80abcd",
                b"\xff" * 500,
            ),
            *(frame(b"\xff\xfe"), frame(b'{"token": null}') * 200, frame(b"x", 9) * 1000),
        )
    )
    return (head, said)


KINDS: Final[tuple[Callable[[Rng], Pieces], ...]] = (bad_line, bad_header, half, ahead, chunks, drops, bad_socket)


def oddities(seed: int, count: int) -> Iterator[Case]:
    for number in range(count):
        rng = random.Random(f"oddities/{seed}/{number}")
        make = KINDS[number % len(KINDS)]
        yield Case(f"{number} {make.__name__}", make(rng), odd=True)
