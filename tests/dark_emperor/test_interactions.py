"""Where chapters meet: what one rule does to another that has begun already."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor.combat.retreat import doors
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.spells import FLY
from hexarchy.games.dark_emperor.words import EMPIRE, FORCES, KINGDOMS
from tests.dark_emperor.fighting import ALLIES, FIELD, combat, many, strengths
from tests.dark_emperor.marching import escorted, march, moving
from tests.dark_emperor.table import WORLD, Table, at, hex_at

LAIR = "1805"  # a magic hex by the sea


def ways_in(t: Table, side: int, hex_: str) -> list[str]:
    """The hexes by which enemies of a side are held to have come."""
    return [WORLD.grid.ids[door] for door in hexes_of(doors(t.s, side, hex_at(hex_)))]


@pytest.mark.rule("DE-DEC-03", "DE-6.16")
def test_an_ally_betrayed_while_the_list_is_arranged_is_not_on_it() -> None:
    t = at("start", active=dict.fromkeys(("stavror", "ferlarie", "tal_pletor"), "necromancer"))
    t.do("prefer stavror", "betray stavror", "prefer ferlarie", "prefer host")
    assert t.question != "preference"
    assert [[FORCES[force] for force in listed] for listed in t.s.preference] == [
        ["ferlarie", "host", "tal_pletor"],
        ["stavror"],
    ]
    t = at("start", active={"stavror": "necromancer"})
    t.do("betray stavror")
    assert t.question != "preference"  # nobody is left to rank


@pytest.mark.rule("DE-18.32a", "DE-15.4")
def test_a_lantern_lit_before_he_came_to_ssstoth_adds_nothing_while_he_waits() -> None:
    hexes = {LAIR: ["farnon", "ssstoth", "necro_greater_1", "zola_legions_1"]}
    more: dict[str, Any] = {"monsters": {"ssstoth": "necromancer"}, "active": {"zolahaureslor": "kingdoms"}}
    lit = {"farnon": ["dawn_lantern"]}
    t = at("movement", "kingdoms", hexes=hexes, bears={"farnon": ["famir", "dawn_lantern"]}, uses=lit, dice=[1], **more)
    assert strengths(t, LAIR) == (3 + 4, 3)


@pytest.mark.rule("DE-9.26c", "DE-18.21a")
def test_a_monster_that_marches_on_with_units_came_by_their_way() -> None:
    hexes = {"2515": ["slug"], "2414": ["necro_greater_1"], FIELD: ["zola_legions_1"]}
    t = moving(hexes=hexes, active=ALLIES, monsters={"slug": "necromancer"})
    t.do("move slug", "go 2414")
    march(t, ["necro_greater_1", "slug"], FIELD)
    assert ways_in(t, KINGDOMS, FIELD) == ["2414"]


@pytest.mark.rule("DE-9.26c", "DE-14.41", "DE-6.16")
def test_who_was_driven_off_came_from_where_he_fled() -> None:
    hexes = {
        FIELD: ["necro_lesser_1", "the_keeper", "zola_legions_1"],
        "2516": ["stavror_infantry_1", "stavror_infantry_2"],
        "1710": ["padrech_dar_choim", "necro_greater_1", "lordolam", "lammarech_cavalry_1"],
    }
    more: dict[str, Any] = {"active": {**ALLIES, "stavror": "necromancer"}, "entered": {"necro_lesser_1": "2416"}}
    t = at("combat-magic", hexes=hexes, dice=[1, 5], **more)
    t.do("cast peace", "retreat 2516")
    t.do("betray stavror", "pass")  # now they share the hex he fled to
    t.do("fight 2516", "lose stavror_infantry_1")
    assert "2416" in t.targets("retreat")
    assert t.refuses(f"retreat {FIELD}") == ["DE-9.26c"]


# -- legions in the air over the sea ----------------------------------------------------------------------------------

III = "the_emperors_lament_iii"
COAST, SEA = "1112", "1111"
STAFF: dict[str, Any] = {"bears": {"nikon_v": ["staff_of_empire"]}, "undead": {III: "necromancer"}}


@pytest.mark.rule("DE-15.7a", "DE-13.32")
def test_legions_that_fly_over_the_sea_are_not_called_down_into_it() -> None:
    hexes = {COAST: [III, "tol_morn"], SEA: ["nikon_v"]}
    t = escorted(moving(hexes=hexes, active={"zolahaureslor": "kingdoms"}, dice=[6], **STAFF), FLY, "tol_morn", III)
    t.do(f"move {III}", "with tol_morn", f"step {SEA}", "none")
    assert t.where("nikon_v") == "dead"  # he was alone with them, and rolled
    assert (t.side(III), t.question) == ("necromancer", "spoils")


@pytest.mark.rule("DE-15.7a", "DE-8.12c")
def test_a_legion_flown_out_to_sea_without_the_wielder_is_lost() -> None:
    active = {"zolahaureslor": "kingdoms", "kelaron_oiret": "kingdoms"}
    hexes = {COAST: [III, "nikon_v", "zola_infantry_1", "zelara_do_fornoy"]}
    t = moving("kingdoms", hexes=hexes, active=active, **STAFF)
    settle(t.s, hex_at(COAST))
    t.s.run()
    t.do("yes")
    escorted(t, FLY, "zelara_do_fornoy", III)
    t.do(f"move {III}", "with zelara_do_fornoy", f"step {SEA}")
    assert (t.where(III), t.where("zelara_do_fornoy")) == ("gone", SEA)


@pytest.mark.rule("DE-15.7a", "DE-8.12c")
def test_legions_on_a_river_aboard_ship_are_not_called_off_it() -> None:
    inland = WORLD.rivers & WORLD.lands[EMPIRE] & ~WORLD.coast & ~WORLD.ports & ~WORLD.mountains
    river, fleet = WORLD.grid.ids[next(iter(hexes_of(inland)))], "stavror_naval_1"
    hexes = {river: [III, "necro_lesser_1", fleet, "nikon_v", "zola_infantry_1"]}
    more = {**STAFF, "aboard": {III: fleet}, "undead": dict.fromkeys((III, fleet), "necromancer")}
    t = moving("kingdoms", hexes=hexes, active={"zolahaureslor": "kingdoms"}, **more)
    settle(t.s, hex_at(river))
    t.s.run()
    assert (t.question, t.side(III)) == ("movement", "necromancer")


@pytest.mark.rule("DE-18.24")
def test_ssstoth_turned_up_inland_can_only_stay() -> None:
    t = moving(hexes={FIELD: ["ssstoth"]}, active=ALLIES, monsters={"ssstoth": "necromancer"})
    t.do("move ssstoth")
    assert t.targets("go") == []
    army = ["ssstoth", "necro_lesser_1", *many("zola_legions", 4)]
    t = combat(*army, player="kingdoms", monsters={"ssstoth": "necromancer"}, dice=[4])
    t.do("lose zola_legions_1")
    assert t.events("battle-result")[0]["defender"] == 1
    assert t.where("ssstoth") == "gone"  # driven out, it had no way (DE-9.26d)


@pytest.mark.rule("DE-13.22", "DE-19.3")
def test_the_maelstrom_drowns_all_but_the_sons_of_the_morning() -> None:
    port, fleets, son = "0224", many("ferlarie_naval", 2), "sons_of_the_morning_1"
    aboard = dict(zip((son, "ferlarie_infantry_1"), fleets, strict=True))
    hexes = {port: ["mezal", "necro_greater_1", *fleets, *aboard, "ferlarie_infantry_2"]}
    hired = {"cos_dol_cos": {"side": "kingdoms", "master": "ferlarie"}}
    more: dict[str, Any] = {"bears": {"mezal": ["staff_of_waters"]}, "active": {"ferlarie": "kingdoms"}, "dice": [1]}
    t = at("combat-magic", hexes=hexes, aboard=aboard, groups=hired, **more)
    t.do("cast maelstrom")
    assert [t.where(piece) for piece in (*fleets, "ferlarie_infantry_1")] == ["pool"] * 3
    assert t.where(son) == port  # put ashore, as when a ship is lost without magic (DE-8.12c)


@pytest.mark.rule("DE-DEC-17", "DE-15.7a", "DE-15.13a")
def test_who_could_not_use_the_staff_is_asked_when_the_next_turn_begins() -> None:
    """As when the Necromancer has betrayed the Empire after the battles: the legions are in Nikon's camp."""
    hexes = {FIELD: ["nikon_v", "zola_infantry_1", III], "2516": ["padrech_dar_choim", "necro_greater_1"]}
    full: dict[str, Any] = {**STAFF, "uses": {"nikon_v": ["loslom", "silk_negator"]}}
    t = at("heroic", "kingdoms", hexes=hexes, active=ALLIES, **full)
    assert (t.question, t.asked, t.s.turn_number) == ("command", ["kingdoms"], 4)
    t.do("yes")
    assert t.side(III) == "kingdoms"


# -- betrayal between any two acts ------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-10.1b")
def test_an_ally_may_be_betrayed_before_the_stacks_are_judged() -> None:
    crowd = [*many("necro_greater", 4), "stavror_infantry_1"]
    t = at("stacking", hexes={FIELD: crowd}, active={**ALLIES, "stavror": "necromancer"})
    assert t.question == "excess"
    t.do("betray stavror")
    assert [t.where(unit) for unit in crowd] == [FIELD] * 5  # four of one side and one of the other
    assert t.question != "excess"


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-16a")
def test_an_ally_may_be_betrayed_before_tol_morn_returns() -> None:
    hexes = {FIELD: ["stavror_infantry_1"], "2516": ["necro_greater_1"], "2315": ["necro_greater_2"]}
    more: dict[str, Any] = {"returns": {"tol_morn": 3}, "piles": {"dead": ["tol_morn"]}}
    t = at("start", hexes=hexes, active={**ALLIES, "stavror": "necromancer"}, **more)
    assert (t.question, t.targets("place")) == ("return", ["2315", FIELD, "2516"])
    t.do("betray stavror")
    assert (t.question, t.targets("place")) == ("return", ["2315", "2516"])


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-35")
def test_an_ally_may_be_betrayed_before_a_marker_is_turned_up() -> None:
    hexes = {LAIR: ["mezal"], "0711": ["stav_farren"], "3526": ["tol_morn"]}
    hidden = {LAIR: "silk_negator", "0711": "dawn_lantern", "3526": "he_sups_on_prana"}
    t = at("diplomacy", hexes=hexes, hidden=hidden, active={**ALLIES, "stavror": "necromancer"})
    assert sorted(t.targets("reveal")) == ["0711", LAIR, "3526"]
    t.do("betray stavror")
    assert sorted(t.targets("reveal")) == [LAIR, "3526"]
