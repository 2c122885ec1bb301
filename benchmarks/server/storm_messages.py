"""Messages that must not be accepted: of every kind that a careless, clever or malicious client might send."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import msgspec

from benchmarks.server.house import HOST


class Target(msgspec.Struct):
    """A match that nobody plays during the storm. `done` was accepted before it."""

    match: str
    version: int
    asked: str  # token of the seat that is asked
    other: str  # token of one that is not
    offered: list[str]
    unlisted: list[str]
    done: dict[str, Any]  # an earlier body
    done_by: str  # and the token it came with
    done_version: int  # and its answer


Maker = Callable[[Target, random.Random], bytes]


def request(path: str, body: bytes, token: str | None = None, *more: str, method: str = "POST") -> bytes:
    head = [f"{method} {path} HTTP/1.1", f"host: {HOST}", f"content-length: {len(body)}", *more]
    if not any(line.startswith("content-type") for line in more):
        head.append("content-type: application/json")
    if token is not None:
        head.append(f"authorization: Seat {token}")
    return "\r\n".join([*head, "", ""]).encode() + body


def act(t: Target, body: Any, token: str | None, *more: str) -> bytes:
    raw = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return request(f"/api/matches/{t.match}/actions", raw, token, *more)


def good(t: Target, rng: random.Random, **changed: Any) -> dict[str, Any]:
    """What would be accepted from the seat that is asked."""
    return {"id": f"s{rng.getrandbits(60):x}", "version": t.version, "action": rng.choice(t.offered), **changed}


def wrong_seat(t: Target, rng: random.Random) -> bytes:
    return act(t, good(t, rng), t.other)


def wrong_token(t: Target, rng: random.Random) -> bytes:
    wrong = (None, f"{rng.getrandbits(192):x}", t.asked[:-1], t.asked + "x", f"{t.other},nobody", "é" * 9, "x" * 999)
    return act(t, good(t, rng), rng.choice(wrong))


def unlisted(t: Target, rng: random.Random) -> bytes:
    return act(t, good(t, rng, action=rng.choice(t.unlisted)), t.asked)


def unknown(t: Target, rng: random.Random) -> bytes:
    words = (
        "",
        " ",
        "win",
        "move",
        "move 9999",
        "order",
        "☃",
        "'; drop table entry; --",
        "../..",
        "done done",
        "a" * 201,
    )
    return act(t, good(t, rng, action=rng.choice(words)), t.asked)


def malformed(t: Target, rng: random.Random) -> bytes:
    """Broken JSON: cut off, garbled, not UTF-8, nested too deep."""
    raw = msgspec.json.encode(good(t, rng))
    place = rng.randrange(1, len(raw) - 1)
    broken = (raw[:place], raw[place:], b"\xff\xfe" + raw, b"[" * 20_000, b"", b"{}", b"null", raw + raw)
    return act(t, rng.choice(broken), t.asked)


def wrong_type(t: Target, rng: random.Random) -> bytes:
    values: tuple[Any, ...] = (None, 1.5, True, [], {}, "1", -1, 2**40, 2**70, ["done"], {"action": "done"})
    key = rng.choice(("id", "version", "action"))
    fitting = [value for value in values if not (key != "version" and isinstance(value, str))]
    return act(t, good(t, rng, **{key: rng.choice(fitting)}), t.asked)


def wrong_id(t: Target, rng: random.Random) -> bytes:
    """No id, one too long, or one that was used for something else."""
    id_ = rng.choice(("", "x" * 65, t.done["id"]))
    used = id_ == t.done["id"]
    action = rng.choice([one for one in t.offered if one != t.done["action"]])
    return act(t, good(t, rng, id=id_, action=action), t.done_by if used else t.asked)


def oversized(t: Target, rng: random.Random) -> bytes:
    if rng.random() < 0.5:
        return act(t, good(t, rng, padding="x" * 70_000), t.asked)
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"  # told in no header, found out on the way
    head = act(t, b"", t.asked, "transfer-encoding: chunked").replace(b"content-length: 0\r\n", b"")
    return head + chunk * 2 + b"0\r\n\r\n"


def stale(t: Target, rng: random.Random) -> bytes:
    return act(t, good(t, rng, version=rng.choice((0, t.version - 1, t.version + 1, t.version + 1000))), t.asked)


def foreign(t: Target, rng: random.Random) -> bytes:
    more = rng.choice(("origin: http://elsewhere.example", "sec-fetch-site: cross-site", "origin: null"))
    return act(t, good(t, rng), t.asked, more)


def wrong_form(t: Target, rng: random.Random) -> bytes:
    """Right words in the wrong place: type, method, path."""
    body = msgspec.json.encode(good(t, rng))
    path = f"/api/matches/{t.match}/actions"
    return rng.choice(
        (
            request(path, body, t.asked, "content-type: text/plain"),
            request(path, body, t.asked, "content-type: application/x-www-form-urlencoded"),
            request(path, body, t.asked, method="PUT"),
            request(path, body, t.asked, method="DELETE"),
            request(f"/api/matches/{t.match}", body, t.asked),
            request(f"/api/matches/{rng.getrandbits(64):016x}/actions", body, t.asked),
            request("/api/matches/..%2f..%2fhealth/actions", body, t.asked),
        )
    )


def wrong_mark(t: Target, rng: random.Random) -> bytes:
    """Undoing and resigning without the right to: as a stranger, or undoing late. One may resign late."""
    what, late = rng.choice((("undo", False), ("resign", False), ("undo", True)))
    body = {"id": f"s{rng.getrandbits(60):x}", "version": t.version - late}
    return request(f"/api/matches/{t.match}/{what}", msgspec.json.encode(body), t.asked if late else None)


def duplicate(t: Target, rng: random.Random) -> bytes:
    """Accepted long ago: it is answered as it was then, and changes nothing."""
    return act(t, t.done, t.done_by)


KINDS: Final[dict[str, Maker]] = {
    "wrong seat": wrong_seat,
    "wrong token": wrong_token,
    "not offered": unlisted,
    "unknown action": unknown,
    "malformed": malformed,
    "wrong type": wrong_type,
    "wrong id": wrong_id,
    "oversized": oversized,
    "stale": stale,
    "foreign origin": foreign,
    "wrong form": wrong_form,
    "undo, resign": wrong_mark,
    "duplicate": duplicate,
}
