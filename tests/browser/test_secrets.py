"""Two browsers over a link, and one that watches: no byte they were sent tells what they may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from tests.browser.guest import Guest, Mouse
from tests.browser.house import House, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

SEATS = ("hosar", "demon")
MILD = ("pass-phase", "pass", "end", "no", "done")
PUBLIC = ("/api/games", "/static/")  # the catalogue of all pieces and the page itself: the same for everybody


def private(guest: Guest) -> bytes:
    """Every byte that was sent to this guest alone, and what their page made of it."""
    asked = [who for url, who in guest.sent if any(part in url for part in PUBLIC)]
    assert not any(asked), "what is the same for everybody is asked without a token"
    sent = [data for url, data in guest.received() if not any(part in url for part in PUBLIC)]
    return b"\n".join([*sent, guest.page.content().encode()])


def hidden(house: House, table: Table, seat: str) -> set[str]:
    """The pieces a seat has on the map and nobody else sees."""

    def pieces(who: str | None) -> set[str]:
        return {piece for stack in house.scene(table, who)["stacks"] for piece in stack["pieces"]}

    return pieces(seat) - pieces(next(other for other in SEATS if other != seat))


def names(house: House, pieces: Iterable[str]) -> set[str]:
    faces = house.call("games/demonlord/board")["faces"]
    return {text for piece in pieces for text in faces[piece]["name"].values()}


def found(needles: Iterable[str], hay: bytes) -> list[str]:
    text = hay.decode(errors="replace")
    return sorted(needle for needle in needles if needle in text)


def mild(guest: Guest) -> str:
    offered = [option["action"] for option in guest.scene["decision"]["options"]]
    return next(word for word in MILD if word in offered)


def test_hidden_stacks_spells_tokens_and_dice(visit: Callable[..., Guest], house: House) -> None:
    table = house.lay("hidden")
    guests = {seat: visit().sit(table.path(seat)) for seat in SEATS}
    watcher = visit().sit(table.path())
    mouse = Mouse(guests["hosar"])
    for action in ("unit ti_knights", "move 0511", "stop"):
        mouse.choose(action)
    for _ in range(6):
        version = house.scene(table)["version"]
        for guest in (*guests.values(), watcher):
            guest.until(f"store.scene.version === {version}")
        asked = next(guest for guest in guests.values() if guest.scene["decision"])
        Mouse(asked).choose(mild(asked))
    secrets = {seat: hidden(house, table, seat) for seat in SEATS}
    assert {"ti_prince", "cr_wizard"} <= secrets["hosar"]
    assert {"ni_demonlord", "er_archers", "cg_orcs"} <= secrets["demon"]
    spells = {"hosar": {"Rains", "Pluies"}, "demon": {"Necromon", "Nécromon"}}
    hay = {seat: private(guest) for seat, guest in guests.items()} | {"watcher": private(watcher)}
    version = house.scene(table, "hosar")["version"]
    house.call(f"matches/{table.match}/resign", {"id": "over", "version": version}, table.tokens["hosar"])
    dice = house.scene(table)["secret"]
    for seat in SEATS:
        needles = secrets[seat] | names(house, secrets[seat]) | spells[seat]
        assert len(found(needles, hay[seat])) > len(secrets[seat]), "the search finds what is there"
        for other in {*hay} - {seat}:
            assert found(needles, hay[other]) == []
    for bytes_sent in hay.values():
        assert found([*table.tokens.values(), dice], bytes_sent) == []


def test_a_sealed_choice_stays_sealed(visit: Callable[..., Guest], house: House) -> None:
    """Both are asked for their spells at once: neither learns what the other chose, nor that they did."""
    table = house.begin()
    while len(asked := [seat for seat in SEATS if house.scene(table, seat)["decision"]]) == 1:
        options = [option["action"] for option in house.scene(table, asked[0])["decision"]["options"]]
        house.act(table, asked[0], next((word for word in MILD if word in options), options[0]))
    guests = {seat: visit().sit(table.path(seat)) for seat in SEATS}
    watcher = visit().sit(table.path())
    mouse = Mouse(guests["demon"])
    mouse.choose("choose-one")
    mouse.choose("learn darkness")
    for guest in (guests["hosar"], watcher):
        hay = private(guest)
        assert found(["darkness", "Darkness", "Ténèbres"], hay) == []
    assert found(["Darkness"], private(guests["demon"])) == ["Darkness"]


def scenes(guest: Guest) -> list[str]:
    """What was pushed of the match: not who comes and goes."""
    return [frame for frame in guest.frames if not frame.startswith('{"players":')]


def test_whether_a_magician_fires_is_told_to_nobody(visit: Callable[..., Guest], house: House) -> None:
    """Both are asked at once: until the other has answered too, nothing is sent to anybody."""
    for answer in ("fire ti_knights", "hold"):
        table = house.lay("two-magicians")
        while len(asked := [seat for seat in SEATS if house.scene(table, seat)["decision"]]) == 1:
            options = [option["action"] for option in house.scene(table, asked[0])["decision"]["options"]]
            house.act(table, asked[0], next((word for word in MILD if word in options), options[0]))
        guests = {seat: visit().sit(table.path(seat)) for seat in SEATS}
        watcher = visit().sit(table.path())
        assert guests["demon"].scene["decision"]["key"] == "battle-magic"
        Mouse(guests["demon"]).choose(answer)
        guests["demon"].until("!store.scene.decision")
        assert scenes(guests["demon"])
        assert not scenes(guests["hosar"])
        assert not scenes(watcher)
        house.act(table, "hosar", "hold")
        watcher.until(f"store.scene.version > {watcher.scene['version']}")
        assert scenes(watcher)
