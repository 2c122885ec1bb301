"""Two server processes on one PostgreSQL: they serve the same match, and when one is killed the other goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa

from hexarchy.server.claims import Claims
from hexarchy.server.database import open_engine
from hexarchy.server.schema import ENTRY, Entry
from hexarchy.server.store import Store
from tests.server.house import NEW, Json, Person, all_seats, begin, serving
from tests.server.processes import Guest, Server, eventually, gone, servers

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name == "nt", reason="signals and /proc")]


@contextmanager
def guests(houses: list[Server], made: Json, **at: int) -> Iterator[dict[str, Guest]]:
    """Everybody with a token, each at the server they are sent to first."""
    urls = [house.url for house in houses]
    met = {
        seat: Guest(urls[at.get(seat, 0) :] + urls[: at.get(seat, 0)], made["match"], token)
        for seat, token in made["tokens"].items()
    }
    try:
        yield met
    finally:
        for guest in met.values():
            guest.close()


def make(house: Server, **seats: str) -> Json:
    made: Json = httpx.post(f"{house.url}/api/matches", json={**NEW, "seats": seats}, timeout=60).json()
    return made


def entries(database: str, match: str) -> Sequence[Entry]:
    store = Store(database)
    stored = store.load(match)
    store.close()
    assert stored is not None
    return stored.entries


def written(database: str, match: str) -> list[tuple[str, str]]:
    """What the database holds of the people: the ids of each seat."""
    return sorted((entry.seat, entry.client_id) for entry in entries(database, match) if entry.client_id)


def acknowledged(met: dict[str, Guest]) -> list[tuple[str, str]]:
    for guest in met.values():
        assert list(guest.acknowledged.values()) == sorted({*guest.acknowledged.values()})
    return sorted((seat, ident) for seat, guest in met.items() for ident in guest.acknowledged)


def play(met: dict[str, Guest], actions: int) -> None:
    """One who is asked answers; everybody hears of it who may."""
    for _ in range(actions):
        asked = next((guest for guest in met.values() if guest.scene.get("decision")), None)
        assert asked is not None
        asked.wait_for(asked.answer())
        for guest in met.values():
            guest.catch_up()


def test_match_played_at_two_servers_and_one_is_killed(shared: str, tmp_path: Path) -> None:
    with servers(shared, tmp_path, 2) as houses:
        made = make(houses[0])
        with guests(houses, made, hosar=0, demon=1) as met:
            for guest in met.values():
                guest.wait_for(0)
            play(met, 16)
            assert {seat: guest.url for seat, guest in met.items()} == {"hosar": houses[0].url, "demon": houses[1].url}
            houses[0].kill()
            play(met, 24)
            assert met["hosar"].url == houses[1].url
            assert acknowledged(met) == written(shared, made["match"])
            assert len(written(shared, made["match"])) == 40
            assert all(guest.acknowledged for guest in met.values())


def test_killed_while_its_bot_thinks(shared: str, tmp_path: Path) -> None:
    with servers(shared, tmp_path, 2) as houses:
        made = make(houses[0], demon="bot:captain")
        with guests(houses, made) as met:
            guest = met["hosar"]
            while not (thinking := [house for house in houses if house.children()]):
                guest.turn()
            children = thinking[0].children()
            guest.wait(lambda scene: scene["decision"])
            last = guest.answer()
            thinking[0].kill()  # the bot has been asked just now
            houses.remove(thinking[0])
            eventually(lambda: all(map(gone, children)), "the end of the dead one's processes")
            guest.wait_for(last)
            for _ in range(3):
                guest.turn()
            assert guest.url == houses[0].url
            assert "demon" in {entry.seat for entry in entries(shared, made["match"])[last:]}
            assert acknowledged(met) == written(shared, made["match"])


def test_bots_of_the_dead_are_taken_over_with_nobody_there(shared: str, tmp_path: Path) -> None:
    """And while both live only one of them thinks for a match."""
    with servers(shared, tmp_path, 2) as houses:
        made = make(houses[0], hosar="bot:captain", demon="bot:captain")

        def version() -> int:
            return len(entries(shared, made["match"]))  # asked at neither server, which might begin to play it again

        eventually(lambda: version() > 30, "some moves")
        thinking = [house for house in houses if house.children()]
        assert len(thinking) == 1
        thinking[0].kill()
        houses.remove(thinking[0])
        seen = version()
        eventually(lambda: version() > seen + 48, "moves by the other")
        assert houses[0].end(signal.SIGTERM) == -signal.SIGTERM
        assert houses[0].log().count("server-ended") == 1


def test_bell_that_was_lost_is_heard_again(shared: str) -> None:
    """An operator ends the connections that listen: what was played meanwhile arrives, and what is played later."""
    with serving(shared) as first, serving(shared) as second:
        made = begin(first)
        tokens = tuple(made["tokens"].values())
        here = Person(first, made["match"], *tokens)
        with second.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
            socket.send_json({"token": tokens[0], "since": 0})
            for number in range(1, 4):
                end_listeners(shared)
                here.answer(here.scene())
                assert socket.receive_json()["version"] == number


@pytest.mark.parametrize("deaf", ["hexarchy.server.live.Hub._look", "hexarchy.server.bell.Bell.listen"])
def test_bell_and_looking_each_suffice(shared: str, monkeypatch: pytest.MonkeyPatch, deaf: str) -> None:
    async def nothing(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(deaf, nothing)
    with serving(shared) as first, serving(shared) as second:
        made = begin(first)
        here = Person(first, made["match"], *made["tokens"].values())
        with second.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
            socket.send_json({"token": None, "since": -1})
            assert socket.receive_json()["version"] == 0
            if "Bell" not in deaf:  # what is written before it listens it would have to look for
                eventually(lambda: listeners(shared) == 2, "both listening")
            for number in range(1, 4):
                here.answer(here.scene())
                assert socket.receive_json()["version"] == number


def test_claim_is_of_one_process_and_ends_with_it(shared: str) -> None:
    engines = [open_engine(shared) for _ in range(2)]
    mine, theirs = map(Claims, engines)
    assert mine.take("a")
    assert not theirs.take("a")
    assert theirs.take("b")
    mine.free("a")
    assert theirs.take("a")
    theirs.close()
    eventually(lambda: mine.take("a"), "the claim of who is gone")  # the database hears of it a moment later
    eventually(lambda: mine.take("b"), "their other claim")
    mine.close()
    for engine in engines:
        engine.dispose()


def of_listeners(database: str, what: str) -> Any:
    engine = open_engine(database)
    with engine.begin() as connection:
        found = connection.execute(
            sa.text(f"select {what} from pg_stat_activity where query like 'LISTEN%' and state = 'idle'")  # noqa: S608
        )
        told = found.scalars().all()
    engine.dispose()
    return told


def listeners(database: str) -> int:
    return len(of_listeners(database, "pid"))


def end_listeners(database: str) -> None:
    of_listeners(database, "pg_terminate_backend(pid)")


def test_two_that_start_at_once_both_migrate(shared: str, tmp_path: Path) -> None:
    with servers(shared, tmp_path, 2) as houses:
        for house in houses:
            assert httpx.get(f"{house.url}/health", timeout=60).json()["status"] == "ok"


def test_a_seat_handed_over_at_one_server_is_so_at_the_other(shared: str, tmp_path: Path) -> None:
    """The old link dies there as well; a person who is connected at the other keeps their seat."""
    with servers(shared, tmp_path, 2) as houses:
        made = make(houses[0])
        with guests(houses, made, hosar=0, demon=1) as met:
            for guest in met.values():
                guest.wait_for(0)

            table = f"{houses[0].url}/api/matches/{made['match']}"
            eventually(lambda: httpx.get(f"{table}/players", timeout=60).json()["away"]["demon"] == 0, "being seen")

            def hand(seat: str, to: str, **more: Any) -> httpx.Response:
                keys = ",".join(more.get("keys", [made["host"]]))
                body = {"id": f"{seat} {to}", "seat": seat, "to": to}
                return httpx.post(f"{table}/seats", json=body, headers={"authorization": f"Seat {keys}"}, timeout=60)

            refused = hand("demon", "bot:captain")
            assert (refused.status_code, refused.json()["title"]) == (409, "seat-in-use")
            handed = hand("demon", "link", keys=[made["host"], made["tokens"]["demon"]])
            assert handed.status_code == 200, handed.text
            eventually(lambda: met["demon"].closed() == "token-replaced", "the end of the old link")
            address = f"{houses[1].url}/api/matches/{made['match']}"
            old, new = made["tokens"]["demon"], handed.json()["token"]
            assert httpx.get(address, headers={"authorization": f"Seat {old}"}, timeout=60).status_code == 401
            told = httpx.get(address, headers={"authorization": f"Seat {new}"}, timeout=60).json()
            assert told["seats"] == ["demon"]


@pytest.mark.parametrize("lost", [1, 2])
def test_an_entry_that_is_missing_is_noticed_by_those_who_catch_up(shared: str, lost: int) -> None:
    """Played without it the others might still be allowed, and lead elsewhere; without the last nobody would go on."""
    with serving(shared) as here, serving(shared) as there:
        made = begin(here)
        acts, looks = (all_seats(client, made) for client in (here, there))
        version = looks.scene()["version"]
        for number in range(3):
            scene = acts.scene()
            acts.act(scene["decision"]["options"][0]["action"], version + number)
        store = Store(shared)
        with store.engine.begin() as connection:
            one = sa.and_(ENTRY.c.match_id == made["match"], ENTRY.c.number == version + lost)
            connection.execute(sa.delete(ENTRY).where(one))
        store.close()
        assert looks.act("end", version + 3, 409)["title"] == "put-aside"
