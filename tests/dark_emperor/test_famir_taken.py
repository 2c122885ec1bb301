"""Famir without a bearer (DE-18.37, DE-18.N): who must take it up, and who may leave it."""

from __future__ import annotations

import pytest

from tests.dark_emperor.marching import moving
from tests.dark_emperor.table import WORLD, hex_at
from tests.dark_emperor.test_famir import AHAUTSIERON, AWAY, LAIR, duel, segment

# -- taking it up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-18.37", "DE-DEC-38")
def test_a_foe_who_is_there_must_take_it_up() -> None:
    t = duel("neutral", "mezal", dice=(6, 1))
    assert t.where("silfaren") == "dead"
    assert t.bearer("famir") == "mezal"


@pytest.mark.rule("DE-18.37", "DE-DEC-38")
def test_the_last_owner_chooses_among_several() -> None:
    t = duel("neutral", "mezal", "tol_morn", "ferlor", dice=(6, 1))
    assert (t.asked, t.question, t.rule) == (["kingdoms"], "take-up-famir", "DE-DEC-38")
    assert t.options == ["finder tol_morn", "finder mezal"]  # Ferlor is of an inactive kingdom
    assert t.refuses("none") == ["DE-18.N"]
    t.do("finder tol_morn")
    assert t.bearer("famir") == "tol_morn"


@pytest.mark.rule("DE-18.37", "DE-PROC-4")
def test_it_waits_for_the_next_to_enter_even_in_passing() -> None:
    t = duel("neutral", dice=(6,))
    assert (t.where("famir"), t.bearer("famir")) == (LAIR, None)
    hexes = {LAIR: ["famir"], "1705": ["lordolam", "lammarech_cavalry_1"]}
    t = moving("kingdoms", hexes=hexes, active=AHAUTSIERON, hidden={AWAY: "ssstoth"})
    t.do("move lammarech_cavalry_1", "with lordolam", f"step {LAIR}")
    assert t.bearer("famir") == "lordolam"
    assert t.question == "march"  # he goes on; the first roll comes in the next Movement Segment
    assert t.rolls("DE-18.31a") == []


@pytest.mark.rule("DE-18.37")
def test_a_lone_leader_takes_it_up_and_units_do_not() -> None:
    hexes = {LAIR: ["famir"], "1705": ["lammarech_cavalry_1"], "1610": ["lordolam"]}
    t = moving("kingdoms", hexes=hexes, active=AHAUTSIERON, hidden={AWAY: "ssstoth"})
    t.do("move lammarech_cavalry_1", f"step {LAIR}", "stop")
    assert t.bearer("famir") is None
    assert t.refuses("take famir") == ["DE-18.3a"]
    t.do("move lordolam", f"go {LAIR}")
    assert t.bearer("famir") == "lordolam"
    t.do("move lordolam", "go 1610")
    assert t.where("lordolam") == "1610"


@pytest.mark.rule("DE-18.37", "DE-DEC-29")
def test_killed_otherwise_it_passes_to_the_slayers_who_must_take_it() -> None:
    hexes = {LAIR: ["silfaren", "nikon_v", "zola_infantry_1", "padrech_dar_choim", "tol_morn", "necro_greater_1"]}
    active = {**AHAUTSIERON, "zolahaureslor": "kingdoms"}
    t = segment("combat-magic", player="necromancer", hexes=hexes, active=active, hidden={AWAY: "ssstoth"}, dice=[1, 6])
    t.do("cast kill", "target silfaren", "none")
    assert (t.asked, t.question, t.rule) == (["necromancer"], "spoils", "DE-DEC-29")
    assert t.options == ["finder padrech_dar_choim", "finder tol_morn"]
    assert t.refuses("none") == ["DE-18.N"]
    t.do("finder tol_morn")
    assert t.bearer("famir") == "tol_morn"


@pytest.mark.rule("DE-18.37", "DE-15.12b")
def test_slain_by_units_alone_it_lies_with_them() -> None:
    """Farnon, who must roll himself, does not come by it."""
    hexes = {"2215": ["necro_greater_1"], "2214": ["nikon_v", "farnon"]}
    bears = {"nikon_v": ["famir"]}
    active = {"zolahaureslor": "kingdoms"}
    t = moving(hexes=hexes, active=active, bears=bears, hidden={AWAY: "ssstoth"}, dice=[6, 1])
    t.do("move necro_greater_1", "step 2214")
    t.answer("claim-devices", "none", seat="kingdoms")
    assert t.where("nikon_v") == "dead"
    t.answer("flee-to", "place 0102", seat="kingdoms")
    assert (t.where("famir"), t.bearer("famir")) == ("2214", None)


@pytest.mark.rule("DE-18.37")
def test_no_way_leads_past_it_and_who_took_it_up_goes_on() -> None:
    """In a ring of vampires with one gap, the sword lies in the gap."""
    near = [WORLD.grid.ids[n] for n in WORLD.grid.neighbours[hex_at("1705")] if n != hex_at(LAIR)]
    ring = {name: [f"necro_greater_{n}"] for n, name in enumerate(near, 1)}
    hexes = {**ring, "1705": ["lordolam"], LAIR: ["famir"]}
    t = moving("kingdoms", hexes=hexes, active=AHAUTSIERON, hidden={AWAY: "ssstoth"})
    t.do("move lordolam")
    assert t.targets("go") == [LAIR]
    t.do(f"go {LAIR}")
    assert t.bearer("famir") == "lordolam"
    t.do("move lordolam", "go 1610")
    assert t.where("lordolam") == "1610"


# -- once Ssstoth is dead ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-18.N", "DE-DEC-38")
def test_with_ssstoth_dead_it_may_be_left() -> None:
    hexes = {LAIR: ["famir"], "1610": ["lordolam"]}
    t = moving("kingdoms", hexes=hexes, active=AHAUTSIERON)
    t.do("move lordolam", f"go {LAIR}")
    assert (t.asked, t.rule, t.options) == (["kingdoms"], "DE-DEC-38", ["finder lordolam", "none"])
    assert t.refuses("finder silfaren") == ["DE-18.37"]
    t.do("none")
    assert (t.bearer("famir"), t.question) == (None, "movement")
    t.do("take famir")  # if he changes his mind
    assert t.bearer("famir") == "lordolam"
    assert t.refuses("leave famir") == ["DE-18.3a"]


@pytest.mark.rule("DE-18.N", "DE-DEC-38")
def test_with_ssstoth_dead_each_owner_is_asked_in_turn() -> None:
    hexes = {LAIR: ["famir", "mezal"], "1610": ["lordolam"]}
    t = moving("kingdoms", hexes=hexes, active=AHAUTSIERON)
    t.do("move lordolam", f"go {LAIR}")
    t.answer("famir-lies-here", "none")
    assert (t.asked, t.options) == (["necromancer"], ["finder mezal", "none"])
    t.do("finder mezal")
    assert t.bearer("famir") == "mezal"


@pytest.mark.rule("DE-18.N", "DE-DEC-29")
def test_with_ssstoth_dead_the_slayers_may_leave_it_with_their_units() -> None:
    hexes = {LAIR: ["silfaren", "ahautsieron_infantry_1", "padrech_dar_choim", "necro_greater_1"]}
    t = segment("combat-magic", player="necromancer", hexes=hexes, dice=[1, 6])
    t.do("cast kill", "none")
    assert (t.question, t.options) == ("spoils", ["finder padrech_dar_choim", "none"])
    t.do("none")
    assert (t.bearer("famir"), t.where("famir")) == (None, LAIR)
    assert t.question not in ("spoils", "famir-lies-here")
