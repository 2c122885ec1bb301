"""Real requests, spoiled: those of a match that is made, played, asked about and given up, on every route."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from benchmarks.fuzz.cases import Case, request
from benchmarks.server.client import Line
from benchmarks.server.imports_messages import KINDS, Material
from benchmarks.server.mutations import mutate_position

Json = dict[str, Any]
# Places 0 to 4: Demonlord, new, played, over, with dice to be mixed, against a bot. The others begin like this:
OTHERS: Final[tuple[Json, ...]] = (
    {"game": "demonworld", "scenario": "basic_small"},
    {"game": "demonworld", "scenario": "open_field", "options": {"level": "standard"}},
    {"game": "divine_right"},
)
DEMONLORD: Final = 5
PLACES: Final = DEMONLORD + len(OTHERS)
UPGRADE: Final = {
    "upgrade": "websocket",
    "connection": "upgrade",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}
CLOSE: Final = b"\x88\x80abcd"
DIGEST: Final = "ab" * 32
# Route, body, whether it is sent for a match.
TEMPLATES: Final[tuple[tuple[str, str, Json | None], ...]] = (
    ("GET", "", None),
    ("GET", "/at/0", None),
    ("GET", "/at/3", None),
    ("GET", "/odds", None),
    ("GET", "/areas", None),
    ("GET", "/goals", None),
    ("GET", "/setting", None),
    ("GET", "/board", None),
    ("GET", "/players", None),
    ("GET", "/parley", None),
    ("GET", "/outlook", None),
    ("GET", "/record", None),
    ("GET", "/verify", None),
    ("POST", "/actions", {"id": "f", "version": 0, "action": "place 0811"}),
    ("POST", "/actions", {"id": "f", "version": 3, "actions": ["place 0811", "place 0421?", "*"]}),
    ("POST", "/actions", {"id": "f", "version": 3, "rest": "battle 1004"}),
    ("POST", "/why", {"action": "move 0511"}),
    ("POST", "/undo", {"id": "f", "version": 3, "ask": True, "count": 2}),
    ("POST", "/undo/answer", {"id": "f", "version": 3, "grant": True}),
    ("POST", "/dice", {"id": "f", "version": 0, "commitments": {"hosar": DIGEST}}),
    ("POST", "/dice", {"id": "f", "version": 1, "values": {"hosar": DIGEST}}),
    ("POST", "/dice", {"id": "f", "version": 1}),
    ("POST", "/list", {"id": "f", "version": 0, "seat": "orcs", "text": "army: orcs\ntrolls\n"}),
    ("POST", "/look", {"from": "G5", "to": "H6"}),
    ("POST", "/look", {"from": "0510"}),
    ("POST", "/outreach", {"hex": "G5"}),
    ("POST", "/seats", {"id": "f", "seat": "demon", "to": "bot:random"}),
    ("POST", "/parley", {"id": "f", "seat": "hosar", "text": "Hail.", "to": "demon"}),
    ("POST", "/outlook", {"id": "f", "version": 3, "show": True}),
    ("POST", "/resign", {"id": "f", "version": 3}),
    ("POST", "/rematch", {}),
)
OPEN_FIELD: Final[Json] = {"seat": "orcs", "scenario": "open_field", "options": {"level": "expert"}, "seats": []}
MAKING: Final[tuple[tuple[str, Json], ...]] = (
    ("/api/matches", {"game": "demonlord", "scenario": "standard", "options": {"first_move": True}, "seats": {}}),
    ("/api/matches", {"game": "dark_emperor", "seats": {}, "dice": {"awaited": [], "commitments": {"hosar": DIGEST}}}),
    ("/api/matches", {**OTHERS[1], "seats": {"empire": "bot:captain"}, "lists": {"orcs": "trolls\n"}, "outlook": True}),
    ("/api/matches/lesson", {"game": "demonlord", "chapter": "battle"}),
    ("/api/games/demonworld/book", OPEN_FIELD),
    ("/api/games/demonworld/list", {**OPEN_FIELD, "text": "name: x\narmy: orcs\n2 trolls + war_banner (90)\n"}),
)


def match_name(place: int) -> str:
    """What stands for the id of a match, as long as one."""
    return f"feedfeedfeed{place:04x}"


def token_name(place: int, seat: str) -> str:
    return f"token-of-{seat:-<12}-{place:-<10}"


async def prepare(port: int) -> dict[bytes, bytes]:
    """The matches the requests are about."""
    line = Line(port)
    names: dict[bytes, bytes] = {}
    for place, others in enumerate(OTHERS, DEMONLORD):
        _, made = await line.ask("POST", "/api/matches", others)
        names[match_name(place).encode()] = made["match"].encode()
        for seat, token in zip(("hosar", "demon"), made["tokens"].values(), strict=False):
            names[token_name(place, seat).encode()] = token.encode()
    for place in range(DEMONLORD):
        body: Json = {"game": "demonlord", "seats": {"demon": "bot:random"} if place == DEMONLORD - 1 else {}}
        if place == 3:
            body["dice"] = {"awaited": ["hosar", "demon"]}
        _, made = await line.ask("POST", "/api/matches", body)
        names[match_name(place).encode()] = made["match"].encode()
        for seat, token in made["tokens"].items():
            names[token_name(place, seat).encode()] = token.encode()
        if place in (1, 2):
            await _play(line, made["match"], made["tokens"]["hosar"])
        if place == 2:
            path = f"/api/matches/{made['match']}/resign"
            await line.ask("POST", path, {"id": "end", "version": 12}, made["tokens"]["demon"])
    line.close()
    return names


async def _play(line: Line, match: str, token: str) -> None:
    for number in range(12):
        _, scene = await line.ask("GET", f"/api/matches/{match}", token=token)
        body = {"id": str(number), "version": number, "action": scene["decision"]["options"][0]["action"]}
        await line.ask("POST", f"/api/matches/{match}/actions", body, token)


def spoiled(seed: int, count: int) -> Iterator[Case]:
    material = Material.found(("/etc/hostname", "/dev/zero"))
    kinds = list(KINDS.items())
    for number in range(count):
        rng = random.Random(f"bodies/{seed}/{number}")
        if number % 10 == 0:
            yield _hello(rng, number)
        elif number % 10 == 1:
            kind, make = rng.choice(kinds)
            made = make(rng, material)
            body = made if isinstance(made, bytes) else json.dumps(made).encode()
            path = rng.choice(("/api/matches/import", "/api/verify"))
            yield Case(f"{number} {kind}", (request("POST", path, body),))
        elif number % 10 == 2:
            path, new = rng.choice(MAKING)
            yield Case(f"{number} {path}", (request("POST", path, _bytes(rng, new)),))
        else:
            yield _at_a_match(rng, number)


def _at_a_match(rng: random.Random, number: int) -> Case:
    method, path, body = rng.choice(TEMPLATES)
    place = rng.randrange(PLACES)
    match = match_name(place) if rng.random() < 0.95 else rng.choice(("", "x", "%00", "feedfeedfeed9999", "..%2f", "é"))
    if path.startswith("/at/") and rng.random() < 0.5:
        path = f"/at/{rng.choice((-1, 10**9, 10**25, '', '1.5', 'x', '%31', '０'))}"
    token = rng.choice(
        (
            *(token_name(place, "hosar"),) * 6,
            f"{token_name(place, 'hosar')},{token_name(place, 'demon')}",
            token_name((place + 1) % PLACES, "hosar"),
            *("", ",", "x", "é", "," * 100, "x" * 65),
        )
    )
    headers = {"authorization": f"{rng.choice(('Seat', 'Seat', 'Seat', 'seat', 'Bearer', ''))} {token}"}
    said = None if body is None else _bytes(rng, {**body, "id": f"f{number}"})
    return Case(f"{number} {method} {path}", (request(method, f"/api/matches/{match}{path}", said, headers),))


def _bytes(rng: random.Random, body: Json) -> bytes:
    """A body as it should be, with another value, or with bytes that are no JSON."""
    chance = rng.random()
    if chance < 0.15:
        return json.dumps(body).encode()
    written = json.dumps(mutate_position(rng, body)).encode()
    if chance < 0.8:
        return written
    at = rng.randrange(len(written) + 1)
    return (
        written[:at] + rng.choice((b"", b"\x00", b"\xff", b'"', b"{", b"]", b"\\ud800", b"1e999")) + written[at + 1 :]
    )


def _hello(rng: random.Random, number: int) -> Case:
    place = rng.randrange(PLACES)
    said = _bytes(rng, {"token": token_name(place, "hosar"), "since": rng.choice((-1, 0, 5, 2**31, 2**63))})[:60_000]
    head = request("GET", f"/api/matches/{match_name(place)}/live", headers=UPGRADE)
    return Case(f"{number} hello", (head, frame(said, rng.choice((1, 1, 1, 2, 9))), CLOSE), socket=True)


def frame(said: bytes, opcode: int = 1) -> bytes:
    """A frame of a client: masked, with a mask that changes nothing."""
    if opcode == 9:
        said = said[:125]
    length = len(said)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + size + b"\x00" * 4 + said
