"""What is brought to a server to see it fall: a function for each kind, and what they are made of.

Like `mutations.py`, pure functions of a source of chance: the same seed makes the same messages.
"""

from __future__ import annotations

import json
import os
import random
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.server.mutations import ODD_VALUES, mutate_position, mutate_record, nested
from hexarchy.core.dice import ScriptedDice, SeededDice

Json = dict[str, Any]
ROOT: Final = Path(__file__).parents[2]
POSITIONS: Final = Path(__file__).parent / "positions"  # among them every key a position of the larger games may have
PLAYED: Final = 120  # actions of a recorded match that are sent along: ten thousand whole ones would take a day
UNSEEN: Final = ("\x00", "\x1b[2J", "\u202e", "\u2066", "\ufeff", "\u2028", "\x7f", "\U000e0041", "\ud83d")
SHUFFLE: Final = ("hosar top ba_horse_archers_1", "hosar top ba_horse_archers_2")  # legal, for ever
GREEDY: Final = 100  # of so many messages one is as large as may be


class Message(NamedTuple):
    kind: str
    path: str
    body: bytes


@dataclass(frozen=True, slots=True)
class Material:
    """Records and positions that are good, and paths that nobody may open."""

    records: tuple[Json, ...]
    positions: tuple[Json, ...]
    baits: tuple[str, ...]

    @classmethod
    def found(cls, baits: tuple[str, ...]) -> Material:
        records = [json.loads(path.read_text()) for path in sorted((ROOT / "tests/records").glob("*/*.json"))]
        begun = [{**record, "actions": record["actions"][:PLAYED], "digest": None} for record in records]
        files = sorted((ROOT / "tests/browser/positions").glob("*.toml"))
        positions = [tomllib.loads(path.read_text()) for path in files]
        for path in sorted(POSITIONS.glob("*.json")):
            positions += json.loads(path.read_text())
        return cls(tuple(begun), tuple(positions), baits)


def lay_baits(folder: Path) -> tuple[str, ...]:
    """A file, a folder and a pipe that a process which opens it would wait at, and a file without end."""
    (folder / "bait.toml").write_text("turn = 2\n")
    (folder / "bait").mkdir()
    os.mkfifo(folder / "bait.fifo")
    return (*(str(folder / name) for name in ("bait.toml", "bait", "bait.fifo")), "/dev/zero", "/etc/hostname")


# -- kinds: each gives the body of a request, with a record or a position ---------------------------------------------

Rng = random.Random


def _record(rng: Rng, of: Material) -> Json:
    return deepcopy(rng.choice(of.records))


def spoiled_position(rng: Rng, of: Material) -> Any:
    return {"position": mutate_position(rng, rng.choice(of.positions))}


def spoiled_record(rng: Rng, of: Material) -> Any:
    return {"record": mutate_record(rng, rng.choice(of.records))}


def spoiled_toml(rng: Rng, of: Material) -> Any:
    odd = (
        "2026-01-01",
        "nan",
        "-inf",
        "0x7fffffffffffffff",
        "[" * 300,
        "'''",
        '"\\u202e"',
        "1e400",
        "{a.b.c=1}",
        "9" * 5000,
    )
    lines = ["turn = 2", "last_turn = 9", "title = 'x'", "points = [1, 2]", "[stacks.hosar]", "0510 = ['ti_knights']"]
    lines[rng.randrange(4)] = f"{rng.choice(('turn', 'title', 'points', 'last_turn', 'scenario'))} = {rng.choice(odd)}"
    text = "\n".join(lines)
    at = rng.randrange(len(text))
    return {
        "game": "demonlord",
        "position": text if rng.random() < 0.5 else text[:at] + rng.choice("[]{}='\"\n\\") + text[at:],
    }


def wrong_type(rng: Rng, of: Material) -> Any:
    record = _record(rng, of)
    record[rng.choice(list(record))] = rng.choice(ODD_VALUES)
    return {"record": record}


def path_to_open(rng: Rng, of: Material) -> Any:
    path = rng.choice(of.baits)
    return rng.choice(
        (
            {"record": {**_record(rng, of), "position": path}},
            {"record": {**_record(rng, of), "data_pack": path}},
            {"record": {**_record(rng, of), "position": {"position": path, "data_pack": path, "file": path}}},
            {"record": {**_record(rng, of), "game": path}},
            {"game": "demonlord", "position": path},
            {"game": "demonlord", "position": {"data_pack": path, "title": path, "rest": path}},
            {"game": path, "position": {}},
            {"position": {"game": f"../../{path}"}},
        )
    )


def false_claim(rng: Rng, of: Material) -> Any:
    record = _record(rng, of)
    record[rng.choice(("commitment", "digest"))] = rng.randbytes(32 if rng.random() < 0.5 else 16).hex()
    return {"record": record}


def odd_dice(rng: Rng, of: Material) -> Any:
    record = {**_record(rng, of), "format": 2}
    record.pop("commitment", None)
    if rng.random() < 0.7:
        record["actions"] = []  # else most fail at the first action that other dice do not allow
    secret = {"kind": "hmac-sha256", "secret": rng.randbytes(32).hex()}
    stranger = {"commitment": rng.randbytes(32).hex(), "value": rng.randbytes(32).hex()}
    first, huge = {"from": 0, **secret}, 2 ** rng.randrange(8, 70)
    rolls = [rng.randrange(1, 7) if rng.random() < 0.99 else rng.randrange(-1, 9) for _ in range(rng.randrange(400))]
    then = rng.choice((None, secret, {"kind": SeededDice.kind, "seed": 1}, 5))
    record["dice"] = rng.choice(
        (
            [{"from": 0, "kind": ScriptedDice.kind, "values": rolls, "start": rng.choice((0, 0, 5, -1)), "then": then}],
            [{"from": 0, "kind": SeededDice.kind, "seed": huge}],
            [{"from": 0, "kind": "unknown", "secret": "00"}],
            [{**first, "secret": rng.choice(("", "zz", "0" * 63, "0" * 10_000, None, 5))}],
            [{**first, "contributions": {rng.choice(("hosar", "stranger", "", "\u202e")): stranger}}],
            [{**first, "contributions": {f"s{n}": stranger for n in range(rng.choice((64, 65, 3000)))}}],
            [first, {"from": rng.choice((0, -1, 5, huge)), **secret}, {"from": 3, **secret}],
            [{"from": rng.choice((1, -1, huge, "0", None)), **secret}],
            [{"from": n, **secret} for n in range(rng.choice((100, 101, 5000)))],
            [],
            secret,
        )
    )
    return {"record": record}


def odd_actions(rng: Rng, of: Material) -> Any:
    record = _record(rng, of)
    seat = rng.choice(("hosar", "demon", "necromancer", "", "stranger", "0", "-1"))
    said = rng.choice(
        ("pass-phase", "resign", "undo", "move 9999", "x" * 301, "top", " ", rng.choice(UNSEEN), "é" * 200)
    )
    record["actions"].insert(rng.randrange(len(record["actions"]) + 1), f"{seat} {said}")
    return {"record": record}


def unseen(rng: Rng, of: Material) -> Any:
    odd = f"a{rng.choice(UNSEEN)}b"
    record = _record(rng, of)
    return rng.choice(
        (
            {"position": {"title": odd}},
            {"position": {odd: 1}},
            {"position": f"title = '{odd}'"},
            {"record": {**record, "scenario": odd}},
            {"record": {**record, "options": {odd: odd}}},
            {"record": record, "seats": {odd: "human"}},
            {"record": record, "seats": {"hosar": odd}},
        )
    )


def endless(rng: Rng, of: Material) -> Any:
    far = 2 ** rng.randrange(4, 66)
    position = {
        **rng.choice(of.positions),
        rng.choice(("last_turn", "turn", "rounds", "phase", "step")): rng.choice((far, -far, str(far), "long")),
    }
    return {"position": position}


def odd_numbers(rng: Rng, of: Material) -> bytes:
    said = rng.choice((b"NaN", b"-Infinity", b"1e999", b"-0", b"1" + b"0" * 5000, b"0.1e-400", b"00", b"+1", b"0x10"))
    return b'{"game": "demonlord", "position": {"turn": %b}}' % said


def deep(rng: Rng, of: Material) -> bytes:
    levels = rng.choice((9, 100, 900, 5_000, 100_000))
    inner = rng.choice((b"[" * levels + b"]" * levels, b'{"a":' * levels + b"1" + b"}" * levels))
    return b'{"%b": {"a": %b}}' % (rng.choice((b"position", b"record")), inner)


def odd_seats(rng: Rng, of: Material) -> Any:
    digest = rng.randbytes(32).hex()
    seats = {
        rng.choice(("hosar", "demon", "x", "")): rng.choice(("human", "bot:captain", "bot:random", "bot:", "x" * 65))
    }
    dice = rng.choice(
        (
            {"awaited": ["hosar", "demon"]},
            {"awaited": ["stranger"]},
            {"commitments": {"hosar": digest}},
            {"commitments": {"hosar": digest + "\n"}},
            {"commitments": {f"s{n}": digest for n in range(65)}},
            {},
        )
    )
    return {"record": _record(rng, of), "seats": seats, "dice": dice}


def large(rng: Rng, of: Material) -> Any:
    """As large as may be, and larger: most of it legal."""
    record = _record(rng, of)
    demonlord = {**of.records[2], "actions": []}
    return rng.choice(
        (
            lambda: {"record": {**demonlord, "actions": list(SHUFFLE) * rng.choice((1_000, 25_000))}},
            lambda: {"record": {**record, "actions": record["actions"] + ["hosar pass-phase"] * 50_000}},
            lambda: {"record": {**record, "actions": ["x"] * 300_000}},
            lambda: {"record": {**record, "x": [[] for _ in range(900_000)]}},
            lambda: {"record": {**record, "options": {f"o{n}": True for n in range(100_000)}}},
            lambda: {"position": {"title": "x" * 2_000_000}},
            lambda: {"position": "a = 1\n" + "#" * 99_000},
            lambda: {"position": "".join(f"[a{n}.b.c.d]\n" for n in range(6_000))},
            lambda: {"position": {f"k{n}": nested(7) for n in range(5_000)}},
            lambda: {"record": {**record, "position": {"stacks": {"hosar": {"0510": ["ti_knights"] * 90_000}}}}},
            lambda: {"record": "x" * 5_000_000},
        )
    )()


def good(rng: Rng, of: Material) -> Any:
    """Some are as they should be, so that there is something to get in the way of."""
    return {"record": _record(rng, of)} if rng.random() < 0.5 else {"position": rng.choice(of.positions)}


KINDS: Final[dict[str, Callable[[Rng, Material], Any]]] = {
    made.__name__.replace("_", " "): made
    for made in (
        *(spoiled_position, spoiled_record, spoiled_toml, wrong_type, path_to_open, false_claim, odd_dice),
        *(odd_actions, unseen, endless, odd_numbers, deep, odd_seats, good),
    )
}
LARGE: Final = "large"


def messages(seed: int, count: int, of: Material) -> Iterator[Message]:
    """So many, kind by kind in turn, half of them to each of the two doors."""
    kinds = list(KINDS.items())
    for number in range(count):
        rng = random.Random(f"{seed}/{number}")
        kind, make = (LARGE, large) if number % GREEDY == GREEDY // 2 else kinds[number % len(kinds)]
        made = make(rng, of)
        body = made if isinstance(made, bytes) else json.dumps(made).encode()
        path = "/api/verify" if b'"record"' in body[:12] and rng.random() < 0.5 else "/api/matches/import"
        yield Message(kind, path, body)
