"""Scenic places (DR-B-SCN)."""

from __future__ import annotations

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import events
from hexarchy.games.divine_right.mercenaries import rogues
from hexarchy.games.divine_right.movement import modes
from hexarchy.games.divine_right.words import FLEET
from tests.divine_right.hirelings import game
from tests.divine_right.sieges import ring
from tests.divine_right.table import WORLD, at

OBELISK, BARTERTOWN, TRADING_POST = "1822", "2325", "2430"
# What each place is for.
RECRUITING = {"Freeport", "Bartertown", "Trading Post"}
ENTRY = {"Winter Rest", "Ozerg", "Stump Hole", "Hubbleglum", "Serpent Bay", "The Lost City of Khos"}
ENTRY |= {"Wolf Den", "Willowik", "Hyyx", "Stone Man Pass"}
OWN_RULES = {"The Temple of Kings", "Altars of Greystaff", "Isle of Fright", "The Boom"}
BATTLEFIELDS = {"The Unknown Army", "The Plain of Bones", "Field of the Laughing Dead", "The Wasted Dead"}
ADVANCED = {"The Mounds", "Ghost Wood", "The Tomb of Olde", "Eerie Oasis", "The Obelisk", "The Crater"}
ADVANCED |= {"Witches' Kitchen", "Letho Ruins", "Mystic Lake"}
CURSES = {"The Sacred Stones", "Lookout Point", "Wyrms' Lair"}
REST = {"Gorpin", "Farnot", "The Haven", "Camptown", "The Falls of Xag", "Lost Caravan"}


@pytest.mark.rule("DR-B-SCN-01", "DR-T-B-TERRAIN")
def test_scenic_spaces_cost_one_whatever_their_terrain() -> None:
    for place in (OBELISK, "1802", "1229"):  # clear, a mountain, a hill
        near = [WORLD.grid.at(space) for space in ring(place)]
        start = next(space for space in near if WORLD.land >> space & 1 and space not in WORLD.castle_at)
        hexes = {WORLD.grid.ids[start]: ["mercenary_1"]}
        t = game("movement", hexes=hexes, masters={"mercenary_1": "first"})
        reach = modes.reach(t.s, [WORLD.index["mercenary_1"]], 0)
        assert reach.costs[WORLD.grid.at(place)] == 1
    basic = at("movement", hexes=hexes, masters={"mercenary_1": "first"})
    assert modes.reach(basic.s, [WORLD.index["mercenary_1"]], 0).costs[WORLD.grid.at("1229")] == 2


@pytest.mark.rule("DR-B-SCN-01")
def test_an_army_enters_the_obelisk_and_stays() -> None:
    start = next(space for space in ring(OBELISK) if WORLD.grid.at(space) not in WORLD.castle_at)
    t = game("movement", hexes={start: ["mercenary_1"]}, masters={"mercenary_1": "first"})
    t.do("move mercenary_1", f"go {OBELISK}")
    assert t.about["points"] == 4
    assert t.do("stop").where("mercenary_1") == OBELISK


@pytest.mark.rule("DR-B-SCN-03", "DR-B-GEN-04")
def test_the_occupant_with_a_combat_unit_controls_a_market() -> None:
    space = WORLD.grid.at(BARTERTOWN)
    t = game("movement", hexes={BARTERTOWN: ["hothior_army_1"]})
    assert rogues.controller(t.s, space) == 0
    assert space in events.hiring_spaces(t.s, FLEET)
    away = game("movement", hexes={BARTERTOWN: ["fox"]}, masters={"fox": "first"})
    assert rogues.controller(away.s, space) == -1
    assert space not in events.hiring_spaces(away.s, FLEET)


@pytest.mark.rule("DR-B-SCN-03", "DR-B-SCN-04")
def test_rogues_are_for_hire_in_the_three_markets() -> None:
    assert {WORLD.places[space] for space in hexes_of(WORLD.markets)} == RECRUITING


@pytest.mark.rule("DR-B-SCN-04")
def test_every_scenic_space_has_its_use() -> None:
    lists = RECRUITING | ENTRY | OWN_RULES | BATTLEFIELDS | ADVANCED | CURSES | REST
    assert {WORLD.places[space] for space in hexes_of(WORLD.scenic)} <= lists
    assert lists <= {*WORLD.places.values()}
    entered = {WORLD.places[entry] for entry in WORLD.entries.values() if isinstance(entry, int)}
    assert entered >= ENTRY
