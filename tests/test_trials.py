"""The trials of the server find what they look for, and say so by their exit status."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from benchmarks import __main__ as runner
from benchmarks import compare
from benchmarks.fuzz import bodies
from benchmarks.fuzz.bodies import spoiled
from benchmarks.fuzz.cases import Answer, Case, Finding, request, wrong
from benchmarks.fuzz.oddities import oddities
from benchmarks.server import imports, imports_messages, kills_audit, load, scale, storm_messages
from benchmarks.server.house import House, failed
from benchmarks.server.inside.sitecustomize import OPENED
from benchmarks.server.kills import Table
from benchmarks.server.report import Figure, share, table, written
from hexarchy.core.dice import SeededDice
from hexarchy.games import game as game_of
from hexarchy.games.demonworld import position as demonworld
from hexarchy.games.divine_right import position as divine_right
from hexarchy.server.api import Desk, routes
from hexarchy.server.log import JsonLines, failure, log
from hexarchy.server.store import Store


def test_table_shows_promises_and_marks_broken_ones() -> None:
    figures = [Figure("lost", 0, most=0), Figure("p99", 30.25, "ms", most=25), Figure("kept", 1500, least=1000)]
    assert table("x", figures).splitlines()[2:] == [
        "| lost | 0 | 0 |",
        "| p99 | 30.2 ms **broken** | ≤ 25 |",
        "| kept | 1,500 | ≥ 1,000 |",
    ]


def test_table_is_put_in_its_place_again_and_again() -> None:
    page = "a\n\n<!-- x -->\n\nb\n"
    once = written(page, "x", "| 1 |\n|---|")
    assert once == "a\n\n<!-- x -->\n| 1 |\n|---|\n\nb\n"
    assert written(once, "x", "| 2 |") == "a\n\n<!-- x -->\n| 2 |\n\nb\n"


def test_every_trial_has_its_place_on_the_page() -> None:
    assert all(f"<!-- {name} -->" in runner.PAGE.read_text() for name in runner.TRIALS)


def test_share_of_a_few() -> None:
    assert share([3, 1, 2], 0.5) == 2
    assert share([3, 1, 2], 0.99) == 3


@pytest.mark.parametrize(("value", "status"), [(1, 0), (2, 1)])
def test_broken_promise_is_the_exit_status(monkeypatch: pytest.MonkeyPatch, value: int, status: int) -> None:
    async def run(options: object, folder: Path) -> Sequence[Figure]:
        return [Figure("x", value, most=1)]

    made = SimpleNamespace(arguments=lambda parser: None, run=run, __doc__="x")
    monkeypatch.setattr(importlib, "import_module", lambda name: made)
    monkeypatch.setattr(signal, "signal", lambda *given: None)
    assert runner.trial("kills", []) == status


@pytest.fixture
def table_and_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, House]:
    """A match of three actions, two of people and one of a bot, and what the people were told of it."""
    from hexarchy.core.records import Record
    from hexarchy.games import game
    from hexarchy.server.numbering import Numbering
    from hexarchy.server.schema import ACTION, Entry, SeatRow, Stored

    house = House(tmp_path)
    store = Store(house.database)
    store.migrate()
    header = {**Record.begin(game("demonlord")).to_json()}
    entries = (Entry("hosar", ACTION, "a", "1"), Entry("demon", ACTION, "b"), Entry("hosar", ACTION, "c", "2"))
    seats = (SeatRow("hosar", token_hash="x"), SeatRow("demon", bot="random"))
    asyncio.run(store.write(store.create(Stored("m", header, 1, len(entries), False, seats, entries), bot_due=False)))
    store.close()

    async def same(*given: object) -> bool:
        return False

    monkeypatch.setattr(kills_audit, "differs", same)
    monkeypatch.setattr(kills_audit, "numbering_of", lambda stored: Numbering())  # its actions are made up
    told = {"1": ("hosar", "a", 1), "2": ("hosar", "c", 3)}
    return Table("m", {"hosar": "x"}, told, seen=3), house


def audit(house: House, table: Table) -> kills_audit.Audit:
    return asyncio.run(kills_audit.audit(house, [table]))


def test_audit_finds_nothing_where_nothing_is_wrong(table_and_house: tuple[Table, House]) -> None:
    table, house = table_and_house
    assert audit(house, table) == kills_audit.Audit(acknowledged=2)


def test_audit_finds_what_was_lost_and_what_was_shown_too_early(table_and_house: tuple[Table, House]) -> None:
    table, house = table_and_house
    table.told["3"] = ("hosar", "d", 4)
    table.told["2"] = ("hosar", "another", 3)
    table.seen = 5
    found = audit(house, table)
    assert (found.lost, found.unseen) == (2, 2)


def test_audit_finds_what_nobody_was_told_of(table_and_house: tuple[Table, House]) -> None:
    table, house = table_and_house
    del table.told["2"]
    assert audit(house, table).unknown == 1


def test_storm_has_every_kind_of_bad_message() -> None:
    wanted = {
        "wrong seat",
        "not offered",
        "malformed",
        "wrong type",
        "oversized",
        "stale",
        "duplicate",
        "foreign origin",
    }
    assert wanted <= storm_messages.KINDS.keys()


def test_messages_to_import_are_the_same_for_the_same_seed(tmp_path: Path) -> None:
    material = imports_messages.Material.found(imports_messages.lay_baits(tmp_path))
    first, second = (list(imports_messages.messages(1, 120, material)) for _ in range(2))
    assert first == second
    assert {message.kind for message in first} == {*imports_messages.KINDS, imports_messages.LARGE}
    assert any(str(tmp_path).encode() in message.body for message in first)


def test_positions_to_import_are_good_and_have_every_key_of_the_larger_games() -> None:
    """What is spoiled is good before; a key that none of them has is never spoiled."""
    used = {"divine_right": set[str](), "demonworld": set[str]()}
    for material in imports_messages.Material.found(()).positions:
        name, position = material["game"], {key: value for key, value in material.items() if key != "game"}
        game_of(name).position(position, SeededDice(1)).opening()
        units = position.get("unit", []) if name == "demonworld" else ()
        used.get(name, set[str]()).update(key for one in (position, *units) for key in one)
    assert {*divine_right.KEYS} <= used["divine_right"]
    assert {*demonworld.KEYS, *demonworld.UNIT_KEYS} <= used["demonworld"]


def test_what_is_opened_is_noticed(tmp_path: Path) -> None:
    noted, bait = tmp_path / "noted", tmp_path / "elsewhere"
    bait.write_text("")
    code = f"open({str(bait)!r}); open('/dev/zero')"
    environment = {**os.environ, **imports.inside(**{OPENED: str(noted)})}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    assert {str(bait), "/dev/zero"} <= set(noted.read_text().splitlines())
    assert {str(bait), "/dev/zero"} <= set(imports.surprising(noted, tmp_path / "folder"))


def test_figures_of_two_checkouts_are_compared() -> None:
    old = compare.figures(table("x", [Figure("p99 of 1,200", 30.25, "ms", most=25), Figure("lost", 0, most=0)]))
    new = compare.figures(table("x", [Figure("p99 of 900", 15.1, "ms", most=25), Figure("lost", 0, most=0)]))
    assert old == {"p99": (30.2, "ms"), "lost": (0.0, "")}
    assert "| p99 | 30.2 ms | 15.1 ms | 0.50 |" in compare.compared("x", [old], [new]).splitlines()


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        (Answer(200, "application/json", b"{}"), None),
        (Answer(503, "application/json", b"{}"), None),
        (Answer(500, "application/json", b"{}"), "status 500"),
        (Answer(200, "text/html", b"{}"), "content type 'text/html'"),
        (Answer(200, "application/json", b"{"), "no JSON"),
        (Answer(), "hung up without an answer"),
        (Answer(ended=False), "never answered"),
    ],
)
def test_fuzzer_tells_what_is_wrong(answer: Answer, found: str | None) -> None:
    assert wrong(Case("x", (request("GET", "/api/games"),)), answer) == found


def test_fuzzer_sends_the_same_for_the_same_seed() -> None:
    for made in (spoiled, oddities):
        assert list(made(3, 60)) == list(made(3, 60)) != list(made(4, 60))


def test_fuzzer_spoils_requests_on_every_route() -> None:
    asked = {(method, f"/api/matches/{{id}}{path}") for method, path, _ in bodies.TEMPLATES}
    asked |= {("POST", path.replace("/games/demonworld", "/games/{game}")) for path, _ in bodies.MAKING}
    asked |= {("GET", "/api/matches/{id}/at/{n:int}"), ("POST", "/api/matches/import"), ("POST", "/api/verify")}
    assert {(api.method, api.path) for api in routes(Desk) if "{id}" in api.path or api.body} <= asked


def test_a_defect_in_the_log_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "hexarchy.server"):
        log("request", status=200)
        failure("defect", KeyError("x"))
    lines = [JsonLines().format(record) for record in caplog.records]
    assert list(map(failed, [*lines, "[]", "Traceback (most recent call last):"])) == [False, True, False, True]


@pytest.mark.slow
def test_finding_can_be_sent_again(tmp_path: Path) -> None:
    found = tmp_path / "found.json"
    found.write_bytes(msgspec.json.encode([Finding("x", (Case("a", (request("GET", "/api/games"),)),))]))
    command = [sys.executable, "-m", "benchmarks.fuzz", "--again", str(found)]
    ran = subprocess.run(command, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (0, "1 sent: 1 × 200\n"), ran.stderr


def test_scale_gives_the_load_all_it_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parser, smaller = argparse.ArgumentParser(), argparse.ArgumentParser()
    load.arguments(parser)
    scale.arguments(smaller)
    asked: list[dict[str, Any]] = []

    async def noted(options: argparse.Namespace, folder: Path) -> list[Figure]:
        asked.append(vars(options))
        return [Figure("actions a second", 50)]

    monkeypatch.setattr(load, "run", noted)
    asyncio.run(scale.run(smaller.parse_args(["--rounds", "1"]), tmp_path))
    assert [(one["database"], one["processes"]) for one in asked] == [("sqlite", 1), ("postgres", 1), ("postgres", 2)]
    assert all(one.keys() >= vars(parser.parse_args([])).keys() for one in asked)


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["kills", "--kills", "2"],
        ["full-disk", "--rounds", "1"],
        ["imports", "--messages", "300", "--tables", "2", "--untimed"],
        ["upgrades", "--played", "40"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_small_trial_keeps_its_promises(arguments: list[str]) -> None:
    if arguments[0] == "full-disk" and os.geteuid() != 0:
        pytest.skip("mounting a small disk needs the rights of root")
    command = [sys.executable, "-m", "benchmarks", *arguments]
    ran = subprocess.run(command, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
