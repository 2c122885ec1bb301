"""`upgrades`: a database meets other rules, a missing game, an older and a newer form of itself; nothing of it is lost.

Matches are made and played by one server, then servers are started that cannot play some of them, each in another way.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tomllib
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import hexarchy.server
from benchmarks.server.client import Json, Line
from benchmarks.server.house import House
from benchmarks.server.imports import inside
from benchmarks.server.imports_messages import ROOT
from benchmarks.server.inside.sitecustomize import RULES
from benchmarks.server.report import Figure, progress
from hexarchy.core.records import Record
from hexarchy.server.database import migrating, open_engine

RECORDS: Final = ROOT / "tests/records"
WHOLE: Final = {"HEXARCHY_GAMES": str(ROOT / "examples/thornford")}
CHANGED: Final = "demonlord"  # the game whose rules are changed
# What the server is started with, which game it cannot go on with, and what its players are told.
CHANGES: Final[tuple[tuple[str, Mapping[str, str], str, str], ...]] = (
    ("a rule refuses what was played", inside(**{RULES: f"{CHANGED}:refuse place"}, **WHOLE), CHANGED, "no-replay"),
    ("a rule fails at what was played", inside(**{RULES: f"{CHANGED}:fail place"}, **WHOLE), CHANGED, "no-replay"),
    ("a new version of the rules", inside(**{RULES: f"{CHANGED}:version 99"}, **WHOLE), CHANGED, "other-rules"),
    ("the game is gone", {}, "thornford", "no-game"),
)
OLDER, NEWER = "0003", "9999"


@dataclass(slots=True)
class Table:
    """A match, and what its people saw of it last."""

    game: str
    match: str
    tokens: dict[str, str]
    scenes: dict[str, Json] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        return next(iter(self.scenes.values()))["result"] is not None


@dataclass(slots=True)
class Found:
    """What was counted."""

    statuses: Counter[int] = field(default_factory=Counter)
    aside: int = 0  # matches put aside
    wrong: list[str] = field(default_factory=list)
    records: int = 0
    played_on: int = 0  # actions of matches that were not touched by the change
    taken_up: int = 0
    fresh: int = 0

    def check(self, right: bool, what: str) -> None:
        if not right:
            self.wrong.append(what)


class Visit:
    """One server, and everybody who comes to it."""

    def __init__(self, house: House, found: Found) -> None:
        self.line = Line(house.port)
        self.found = found

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, Any]:
        status, told = await self.line.ask(method, path, body, token)
        self.found.statuses[status] += 1
        return status, told

    async def make(self, path: str, body: Json) -> Table:
        status, made = await self.ask("POST", path, body)
        assert status == 201, made
        game = body["record"]["game"] if "record" in body else body["game"]
        return Table(game, made["match"], made["tokens"])

    async def look(self, table: Table) -> dict[str, Json]:
        return {
            seat: (await self.ask("GET", f"/api/matches/{table.match}", token=token))[1]
            for seat, token in table.tokens.items()
        }

    async def play(self, table: Table) -> int:
        """One action of a seat that is asked; its status."""
        for seat, scene in (await self.look(table)).items():
            if scene.get("decision"):
                action = scene["decision"]["options"][0]["action"]
                body = {"id": f"u{scene['version']}", "version": scene["version"], "action": action}
                return (await self.ask("POST", f"/api/matches/{table.match}/actions", body, table.tokens[seat]))[0]
        return 0


@contextlib.asynccontextmanager
async def visiting(folder: Path, environment: Mapping[str, str], found: Found) -> AsyncIterator[Visit]:
    house = House(folder, environment=environment)
    async with house.open():
        visit = Visit(house, found)
        yield visit
        visit.line.close()


async def begin(visit: Visit, played: int) -> list[Table]:
    """The recorded matches that replay, as far as is asked for, one that is over, and some new ones."""
    tables, aside = [], tomllib.loads((RECORDS / "put-aside.toml").read_text()).get("record", ())
    for path in sorted({*RECORDS.glob("*/*.json")} - {RECORDS / entry["file"] for entry in aside}):
        record = Record.load(path).to_json()
        tables.append(await visit.make("/api/matches/import", {"record": _begun(record, played)}))
    tables += [await visit.make("/api/matches", {"game": game}) for game in ("demonlord", "dark_emperor", "thornford")]
    for table in tables:
        for _ in range(3):
            await visit.play(table)
        table.scenes = await visit.look(table)
    return tables


def _begun(record: Json, played: int) -> Json:
    return {**record, "actions": record["actions"][:played], "digest": None}


async def with_other_rules(visit: Visit, tables: list[Table], game: str, why: str) -> set[str]:
    """Every other match put aside gives out its record; those are returned."""
    found, given = visit.found, set[str]()
    for number, table in enumerate(tables):
        scenes = await visit.look(table)
        if table.game != game:
            found.check(not any("aside" in scene for scene in scenes.values()), f"{table.match} was put aside")
            found.played_on += await visit.play(table) == 200
            continue
        found.aside += 1
        for seat, scene in scenes.items():
            shown = {key: scene.get(key) for key in ("stacks", "version", "log")}
            before = {key: table.scenes[seat].get(key) for key in shown}
            found.check(scene.get("aside", {}).get("why") == why, f"{table.match} {seat}: {why} is not told")
            found.check(shown == before, f"{table.match} {seat}: another scene than the last")
        body = {"id": "u", "version": 0, "action": "x"}
        token = next(iter(table.tokens.values()))
        status, told = await visit.ask("POST", f"/api/matches/{table.match}/actions", body, token)
        found.check(
            (status, told["title"]) == (409, "put-aside"), f"{table.match}: an action was answered with {status}"
        )
        if number % 2:
            status, _ = await visit.ask("GET", f"/api/matches/{table.match}/record")
            found.check(status == 401, f"{table.match}: its record was given to one without a seat")
            status, told = await visit.ask("GET", f"/api/matches/{table.match}/record", token=token)
            found.check(status == 200 and "actions" in told, f"{table.match}: no record ({status})")
            found.records += status == 200
            given.add(table.match)
    return given


async def with_the_old_rules(visit: Visit, tables: list[Table], game: str, given: set[str]) -> None:
    """Everything goes on; where the dice were given out, with others."""
    found = visit.found
    for table in tables:
        before, table.scenes = table.scenes, await visit.look(table)
        seat = next(iter(table.scenes))
        if "result" not in table.scenes[seat]:
            found.check(False, f"{table.match} ({table.game}): {json.dumps(table.scenes[seat])[:200]}")
            continue
        found.check("aside" not in table.scenes[seat], f"{table.match} stays put aside")
        if table.game == game:
            found.taken_up += "aside" not in table.scenes[seat]
            other = table.scenes[seat]["commitment"] != before[seat]["commitment"]
            found.check(other == (table.match in given), f"{table.match}: dice {'changed' if other else 'kept'}")
            found.fresh += other
        if not table.over:
            found.check(await visit.play(table) == 200, f"{table.match} does not go on")
        table.scenes = await visit.look(table)


def _alembic(database: str, to: str) -> None:
    engine = open_engine(database)
    with migrating(engine) as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(hexarchy.server.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, to)
    engine.dispose()


def _mark(database: str, version: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = :version"), {"version": version})
    engine.dispose()


async def refused(folder: Path, environment: Mapping[str, str]) -> str:
    """What a server says that does not start; "" if it did."""
    house = House(folder, environment=environment)
    house.log = folder / "refused.log"
    try:
        async with house.open():
            return ""
    except RuntimeError as error:
        return str(error)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--played", type=int, default=400, help="actions of each recorded match to begin with")


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    found = Found()
    steps = 2 * len(CHANGES) + 3
    async with visiting(folder, WHOLE, found) as visit:
        tables = await begin(visit, options.played)
    progress(1, steps, "servers")
    for number, (name, environment, game, why) in enumerate(CHANGES):
        async with visiting(folder, environment, found) as visit:
            given = await with_other_rules(visit, tables, game, why)
            if game == CHANGED:
                status, told = await visit.ask("POST", "/api/matches", {"game": game})
                found.check(status == 201, f"{name}: no new match: {json.dumps(told)[:200]}")
        progress(2 * number + 2, steps, "servers")
        async with visiting(folder, WHOLE, found) as visit:
            await with_the_old_rules(visit, tables, game, given)
        progress(2 * number + 3, steps, "servers")
    database = House(folder).database
    await asyncio.to_thread(_alembic, database, OLDER)
    async with visiting(folder, WHOLE, found) as visit:
        await with_the_old_rules(visit, tables, "", set())
    progress(steps - 1, steps, "servers")
    _mark(database, NEWER)
    said = await refused(folder, WHOLE)
    found.check(bool(said) and "Traceback" not in said, f"a newer database: {said[-300:]!r}")
    progress(steps, steps, "servers")
    for wrong in found.wrong[:20]:
        print("  !", wrong)
    return [
        Figure("matches", len(tables)),
        Figure("servers started on their database, each with other rules", steps),
        Figure("requests", found.statuses.total()),
        Figure(
            "answered with a status of 500 or more",
            sum(n for status, n in found.statuses.items() if status >= 500),
            most=0,
        ),
        Figure("times a match was put aside", found.aside, least=1),
        Figure("records given to those who sit at them", found.records, least=1),
        Figure("times a match was taken up again", found.taken_up, least=found.aside),
        Figure(
            "of them with other dice, as its record was given out", found.fresh, least=found.records, most=found.records
        ),
        Figure("actions meanwhile at matches that are not concerned", found.played_on, least=1),
        Figure(
            "an older database upgraded, a newer one refused in a sentence",
            int(bool(said) and "Traceback" not in said),
            least=1,
        ),
        Figure("broken promises in what was shown", len(found.wrong), most=0),
    ]
