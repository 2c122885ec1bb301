"""Siege trains whose ship is lost under them (DE-9.33b): where cargo, capture and betrayal meet."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor.words import FORCES
from tests.dark_emperor.fighting import ALLIES, combat, lost, many, results
from tests.dark_emperor.marching import moving
from tests.dark_emperor.table import WORLD, Table

SEA, COAST = "3118", "1809"
FERLARIE = {**ALLIES, "ferlarie": "necromancer"}
TWO = {"tal_pletor": "necromancer", "stavror": "necromancer"}
TRAIN = "zola_siege_1"


def ship_of(t: Table, train: str = TRAIN) -> str | None:
    ship = t.s.aboard.get(WORLD.index_of(train))
    return None if ship is None else WORLD.pieces[ship].id


def master_of(t: Table, train: str = TRAIN) -> str:
    return FORCES[t.s.force[WORLD.index_of(train)]]


def sea_battle(*defenders: str, hex_: str = SEA, dice: int = 6, **more: Any) -> Table:
    """Four fleets of Ferlarie attack; the first of the Empire's carries a siege train."""
    fleets = many("ferlarie_naval", 4)
    more["aboard"] = {TRAIN: "zola_naval_1", **more.get("aboard", {})}
    return combat(*fleets, "zola_naval_1", TRAIN, *defenders, hex_=hex_, active=FERLARIE, dice=[dice], **more)


@pytest.mark.rule("DE-9.33a", "DE-9.33b", "DE-9.25c")
@pytest.mark.parametrize("hex_", [SEA, COAST])
def test_aboard_a_fleet_lost_in_battle_it_is_captured_by_an_empty_one(hex_: str) -> None:
    t = sea_battle(hex_=hex_)
    losses = results(t)[0][1]
    t.do(*(f"lose ferlarie_naval_{n}" for n in range(1, losses + 1)))
    assert "zola_naval_1" in lost(t)
    assert TRAIN not in lost(t)
    assert (t.side(TRAIN), t.where(TRAIN), master_of(t)) == ("necromancer", hex_, "host")
    assert ship_of(t) == f"ferlarie_naval_{losses + 1}"
    assert t.s.half.done >> WORLD.index_of(TRAIN) & 1  # it moves from the captor's next turn on


@pytest.mark.rule("DE-9.33b", "DE-9.25c")
def test_another_fleet_of_its_side_comes_before_the_coast() -> None:
    t = sea_battle("zola_naval_2", "zola_naval_3", hex_=COAST, dice=4)
    losses = results(t)[0][1]
    t.do(*(f"lose ferlarie_naval_{n}" for n in range(1, losses + 1)), "lose zola_naval_1")
    assert (t.side(TRAIN), ship_of(t)) == ("kingdoms", "zola_naval_2")


@pytest.mark.rule("DE-9.33b", "DE-9.25c")
def test_it_goes_down_only_where_no_fleet_can_take_it() -> None:
    cargo = dict(zip(many("ferlarie_infantry", 4), many("ferlarie_naval", 4), strict=True))
    t = sea_battle(*many("ferlarie_infantry", 4), aboard=cargo)
    losses = results(t)[0][1]
    t.do(*(f"lose ferlarie_naval_{n}" for n in range(1, losses + 1)))
    assert t.where(TRAIN) == "pool"


@pytest.mark.rule("DE-9.33b", "DE-9.26d")
def test_aboard_a_fleet_that_cannot_retreat_it_is_captured() -> None:
    shores = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(("3009", "3110", "3111", "3011", "2911", "2910"), 1)}
    t = sea_battle("zola_naval_2", hex_="3010", hexes=shores, dice=2)
    losses = results(t)[0][1]
    t.do(*(f"lose ferlarie_naval_{n}" for n in range(1, losses + 1)), "lose zola_naval_2")
    assert [event["why"] for event in t.events("lost") if event["unit"] == "zola_naval_1"] == ["DE-9.26d"]
    assert (t.side(TRAIN), ship_of(t)) == ("necromancer", f"ferlarie_naval_{losses + 1}")


@pytest.mark.rule("DE-9.33b", "DE-6.16", "DE-8.12c")
@pytest.mark.parametrize(
    ("betrayed", "side", "master"),
    [("tal_pletor", "kingdoms", "tal_pletor"), ("stavror", "necromancer", "host")],
)
def test_aboard_a_fleet_that_is_a_strangers_after_a_betrayal_it_is_captured(
    betrayed: str, side: str, master: str
) -> None:
    """A train of Stavror on a ship of Tal Pletor: whichever goes over, the ship keeps it."""
    hexes = {SEA: ["pletor_naval_1", "stavror_siege"]}
    t = moving(hexes=hexes, active=TWO, aboard={"stavror_siege": "pletor_naval_1"})
    t.do(f"betray {betrayed}")
    assert (t.side("stavror_siege"), master_of(t, "stavror_siege")) == (side, master)
    assert (t.where("stavror_siege"), ship_of(t, "stavror_siege")) == (SEA, "pletor_naval_1")


@pytest.mark.rule("DE-9.33b", "DE-6.16")
def test_after_a_betrayal_it_passes_to_a_fleet_of_its_own_side() -> None:
    hexes = {SEA: ["pletor_naval_1", "stavror_siege", "stavror_naval_1"]}
    t = moving(hexes=hexes, active=TWO, aboard={"stavror_siege": "pletor_naval_1"})
    t.do("betray tal_pletor")
    assert (t.side("stavror_siege"), ship_of(t, "stavror_siege")) == ("necromancer", "stavror_naval_1")
