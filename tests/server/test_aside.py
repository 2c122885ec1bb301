"""Matches that cannot be played any more: nothing of them is lost, and nothing else suffers."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from hexarchy.core.decisions import Reason, Refused
from hexarchy.core.dice import Dice, SeededDice
from hexarchy.core.records import Record, verify
from hexarchy.core.state import State
from hexarchy.games import game
from hexarchy.server.aside import record_of_stored
from hexarchy.server.database import open_engine
from hexarchy.server.running import Running
from hexarchy.server.schema import ACTION, ENTRY, MATCH, UNDO, Entry, SeatRow, Stored
from hexarchy.server.store import Store
from hexarchy.server.takeback import CannotUndo
from tests.server.house import Json, Person, all_seats, begin, mild, serving, sit, sqlite

RULES = game("demonlord")
HOW = ["other rules", "rule changed", "rule fails", "no game"]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite(tmp_path)


@pytest.fixture
def made(database: str) -> Json:
    """A match of some thirty actions, left and put on the disk with its pictures."""
    with serving(database) as client:
        made = begin(client)
        both = all_seats(client, made)
        for _ in range(30):
            scene = both.scene()
            both.act(mild(scene), scene["version"])
        made["scenes"] = {seat: person.scene() for seat, person in sit(client, made).items()}
        made["scenes"][""] = Person(client, made["match"]).scene()
    return made


@pytest.fixture(params=HOW)
def changed(request: pytest.FixtureRequest, database: str, made: Json) -> Iterator[pytest.MonkeyPatch]:
    """Something about the rules is not what it was when the match began; undone, all is as before."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "other rules":
            patch.setattr(type(RULES), "rules_version", "99")
        elif request.param == "no game":
            patch.setattr("hexarchy.games.SHELF", ("dark_emperor",))
            patch.setattr("hexarchy.games._taken", {"dark_emperor": game("dark_emperor")})
        else:
            apply = State.apply
            # Rules that meet what could not happen under them need not refuse it: they may know no answer at all.
            error = KeyError("gone") if request.param == "rule fails" else Refused([Reason("", "not-offered")])

            def stricter(state: State, seat: Any, action: Any) -> Any:
                if state.rolled > 3:
                    raise error
                return apply(state, seat, action)

            patch.setattr(State, "apply", stricter)
        yield patch


def test_its_players_are_told_and_see_the_last_scene(database: str, made: Json, changed: pytest.MonkeyPatch) -> None:
    with serving(database) as client:
        people = {**sit(client, made), "": Person(client, made["match"])}
        for seat, person in people.items():
            scene, before = person.scene(), made["scenes"][seat]
            assert set(scene["aside"]["text"]) == {"en", "fr"}
            assert scene["decision"] is None
            for part in ("version", "seat", "seats", "turn", "stacks", "boxes", "panels", "log", "commitment"):
                assert scene[part] == before[part], part


def test_nothing_is_a_defect(database: str, made: Json, changed: pytest.MonkeyPatch) -> None:
    with serving(database) as client:
        hosar = sit(client, made)["hosar"]
        told = hosar.act("end", 30, 409)
        assert told["title"] == "put-aside"
        assert told["reasons"][0]["text"]["fr"]
        for path in ("/odds", "/verify", "/at/3"):
            assert hosar.get(path, 409)["title"] == "put-aside"
        assert hosar.mark("resign", 30, 409)["title"] == "put-aside"
        assert hosar.post("/why", {"action": "end"}, 409)["title"] == "put-aside"
        with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
            socket.send_json({"token": hosar.tokens[0], "since": 30})
            assert socket.receive()["reason"] == "put-aside"
        Person(client, made["match"], "wrong").get("", 401)


def test_the_operator_finds_it_in_the_log_once(
    database: str, made: Json, changed: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "hexarchy.server")
    for _ in range(2):
        with serving(database) as client:
            sit(client, made)["hosar"].scene()
            sit(client, made)["hosar"].scene()
    found = [record for record in caplog.records if record.message == "match-put-aside"]
    assert [record.__dict__["fields"]["match"] for record in found] == [made["match"]]


def test_nothing_else_suffers(database: str, made: Json) -> None:
    with pytest.MonkeyPatch.context() as patch, serving(database) as client:
        patch.setattr("hexarchy.games.SHELF", ("dark_emperor",))
        patch.setattr("hexarchy.games._taken", {"dark_emperor": game("dark_emperor")})
        sit(client, made)["hosar"].scene()
        other = begin(client, game="dark_emperor", seats={})
        assert Person(client, other["match"], *other["tokens"].values()).scene()["decision"]
        assert client.get("/health").status_code == 200


def test_its_players_may_take_the_record_along(database: str, made: Json, changed: pytest.MonkeyPatch) -> None:
    with serving(database) as client:
        Person(client, made["match"]).get("/record", 401)
        data = sit(client, made)["demon"].get("/record")
    changed.undo()
    record = Record.from_json(data)
    assert len(record.actions) == 30
    assert verify(record, RULES, made["commitment"]).good


def test_it_goes_on_when_the_reason_is_gone(database: str, made: Json, changed: pytest.MonkeyPatch) -> None:
    with serving(database) as client:
        sit(client, made)["hosar"].scene()
    changed.undo()
    with serving(database) as client:
        people = sit(client, made)
        assert {seat: person.scene() for seat, person in people.items()} == {
            seat: made["scenes"][seat] for seat in people
        }
        assert aside(database, made["match"]) == (None, False)


def test_dice_that_were_given_out_are_not_rolled(database: str, made: Json, changed: pytest.MonkeyPatch) -> None:
    with serving(database) as client:
        known = Record.from_json(sit(client, made)["demon"].get("/record"))
        assert aside(database, made["match"])[1]
    changed.undo()
    for _ in range(2):
        with serving(database) as client:
            both = all_seats(client, made)
            scene = both.scene()
            assert scene["commitment"] not in (None, made["commitment"])
            assert scene["dice"]["brought"] == known.replay(RULES).rolled
    assert aside(database, made["match"]) == (None, False)
    with serving(database) as client:
        both = all_seats(client, made)
        both.mark("resign", both.scene()["version"])
        told = both.get("/verify")
        assert told["verdict"]["good"]
        assert [part["commitment"] for part in told["stretches"]] == [made["commitment"], scene["commitment"]]
        assert Dice.verify(scene["commitment"], bytes.fromhex(told["secret"]))


def aside(database: str, match: str) -> tuple[str | None, bool]:
    engine = open_engine(database)
    with engine.connect() as connection:
        row = connection.execute(sa.select(MATCH).where(MATCH.c.id == match)).one()
    engine.dispose()
    return row.aside, row.given_out


def test_a_match_without_a_picture_tells_the_reason(database: str, made: Json) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("delete from picture")
        header = json.loads(connection.execute(sa.select(MATCH.c.header)).scalar_one())
        connection.execute(sa.update(MATCH).values(header=json.dumps({**header, "rules_version": "0"})))
    engine.dispose()
    with serving(database) as client:
        told = sit(client, made)["hosar"].get("", 409)
        assert (told["title"], len(told["reasons"])) == ("put-aside", 1)


def test_a_record_that_only_a_newer_version_reads_stays_where_it_is(database: str, made: Json) -> None:
    """Back to an older version with the same tables: what cannot be read is neither given out nor a defect."""
    engine = open_engine(database)
    with engine.begin() as connection:
        header = json.loads(connection.execute(sa.select(MATCH.c.header)).scalar_one())
        connection.execute(sa.update(MATCH).values(header=json.dumps({**header, "format": 99})))
    engine.dispose()
    with serving(database) as client:
        hosar = sit(client, made)["hosar"]
        assert hosar.scene()["aside"]["why"] == "no-replay"
        assert hosar.get("/record", 409)["title"] == "put-aside"
    assert aside(database, made["match"]) == ("no-replay", False)


def test_seats_that_have_other_names_now(database: str) -> None:
    with serving(database) as client:
        made = begin(client)
        sit(client, made)["hosar"].scene()
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("update seat set name = 'hosarians' where name = 'hosar'")
    engine.dispose()
    with serving(database) as client:
        demon = sit(client, made)["demon"]
        assert demon.act("end", 0, 409)["title"] == "put-aside"
        assert demon.get("/record")["actions"] == []


def test_a_bot_of_a_match_put_aside_is_left_alone(database: str, caplog: pytest.LogCaptureFixture) -> None:
    with serving(database) as client:
        made = begin(client, seats={"demon": "bot:random"})
    engine = open_engine(database)
    with engine.begin() as connection:
        header = json.loads(connection.execute(sa.select(MATCH.c.header)).scalar_one())
        values = {"header": json.dumps({**header, "rules_version": "0"}), "bot_due": True}
        connection.execute(sa.update(MATCH).values(values))
    engine.dispose()
    with serving(database) as client:
        client.portal.call(client.app.app.state.players._run, made["match"])  # type: ignore[union-attr, attr-defined]
        assert sit(client, made)["hosar"].scene()["aside"]
    assert "bot-failed" not in caplog.messages


def _moments(running: Running, rng: random.Random) -> Iterator[Entry]:
    """Answers, orders that nobody asked for, and takings back of one or several actions."""
    seats = running.setting.seats
    for number in range(150):
        seat = rng.choice(seats)
        scene = running.scene((seat,))
        orders = [order.action for order in scene.commands if not order.now]
        if (most := running.match.undoable(seat)) and rng.random() < 0.3:
            count = rng.randint(1, most + 1)
            yield Entry(seat, UNDO, str(count) if count > 1 else "", f"u{number}")
        elif orders and rng.random() < 0.3:
            yield Entry(seat, ACTION, rng.choice(orders), f"o{number}")
        elif (decision := running.match.state.decision) is not None:
            ask = rng.choice(decision.asks)
            yield Entry(seats[ask.seat], ACTION, rng.choice(ask.options).text, f"a{number}")


@pytest.mark.parametrize("seed", range(4))
def test_the_record_without_the_rules_is_the_record(seed: int) -> None:
    """However much was taken back at once, and beneath secret orders of the others."""
    header = Record.begin(RULES, dice=SeededDice(seed)).header()
    rows = tuple(SeatRow(name, None, name) for name in RULES.seats)
    running = Running(RULES, Stored("m", header, 0, 0, False, rows, ()))
    several = beneath = 0
    for entry in _moments(running, random.Random(seed)):
        try:
            running.play(entry)
        except (CannotUndo, Refused):
            continue
        if entry.kind == UNDO:
            taken = [version for version, by in running.undone if by == running.version]
            several += len(taken) > 1
            beneath += any(version > taken[0] for version in running.standing)
        stored = Stored("m", header, 0, running.version, False, rows, tuple(running.entries))
        assert record_of_stored(stored).actions == running.match.record.actions
    assert several
    assert beneath


def test_a_missing_entry_is_noticed(database: str, made: Json, caplog: pytest.LogCaptureFixture) -> None:
    """Played without it the others might still be allowed, and lead elsewhere."""
    with closing(Store(database)) as store, store.engine.begin() as connection:
        one = sa.and_(ENTRY.c.match_id == made["match"], ENTRY.c.number == 12)
        connection.execute(sa.delete(ENTRY).where(one))
    caplog.set_level(logging.WARNING, "hexarchy.server")
    with serving(database) as client:
        hosar = sit(client, made)["hosar"]
        told = hosar.act("end", 30, 409)
        assert told["title"] == "put-aside"
        assert "missing" in told["reasons"][0]["text"]["en"]
        assert len(Record.from_json(hosar.get("/record")).actions) == 12  # up to there
    assert aside(database, made["match"])[0] == "not-whole"
    (found,) = [record for record in caplog.records if record.message == "match-put-aside"]
    assert found.__dict__["fields"] == {"match": made["match"], "game": "demonlord", "why": "not-whole"}
