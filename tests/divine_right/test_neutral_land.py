"""On the land of kingdoms that act for nobody: penalties, grace, free passage, sanctuary; units that leave (DR-B-DIP-18
to -26)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import siege
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, attempt
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.table import WORLD, Table, at

IMMER = KINGDOM_IDS.index("immer")
TREACHEROUS = 12
CALM = (6, 1, 1)  # the next player turn: no event, a card is drawn
OUTSIDE, INSIDE = "1105", "1206"  # clear spaces on both sides of Immer's border
WIRZOR = "1203"


def around(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


def penalties(t: Table, kingdom: str) -> list[str]:
    found: list[str] = t.view(None)["kingdoms"][kingdom]["penalties"]
    return found


# -- the Diplomatic Penalty -------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-18")
def test_a_combat_unit_that_enters_neutral_land_brings_a_penalty() -> None:
    t = at("movement", hexes={OUTSIDE: ["hothior_army_1"]}, dice=1)
    t.do("move hothior_army_1", f"go {INSIDE}")
    assert penalties(t, "immer") == ["first"]
    assert t.status("immer") == "neutral"
    assert attempt(t.s, 0, IMMER, ACTIVATE).total == -1
    assert attempt(t.s, 1, IMMER, ACTIVATE).total == 0


@pytest.mark.rule("DR-B-DIP-18")
def test_a_second_violation_adds_nothing() -> None:
    t = at("movement", hexes={OUTSIDE: ["hothior_army_1"]}, penalties={"immer": ["first"]}, dice=1)
    t.do("move hothior_army_1", f"go {INSIDE}")
    assert not t.events("violates")
    assert attempt(t.s, 0, IMMER, ACTIVATE).total == -1


@pytest.mark.rule("DR-B-DIP-18")
def test_a_fleet_off_a_neutral_coast_violates_nobody_until_it_lands_somebody() -> None:
    hexes = {"0423": ["hothior_fleet_1", "hothior_army_1"]}
    t = at("movement", hexes=hexes, aboard={"hothior_army_1": "hothior_fleet_1"}, dice=1)
    t.do("move hothior_fleet_1", "go 0422")
    assert penalties(t, "mivior") == []
    t.do("land hothior_army_1")
    assert penalties(t, "mivior") == ["first"]


@pytest.mark.rule("DR-B-DIP-18")
def test_a_fleet_in_a_neutral_port_violates_the_kingdom() -> None:
    t = at("movement", hexes={"0422": ["hothior_fleet_1"]}, plundered=["0421"], dice=1)
    t.do("move hothior_fleet_1", "go 0421")
    assert penalties(t, "mivior") == ["first"]


@pytest.mark.rule("DR-B-ACT-06", "DR-B-DIP-18")
def test_old_penalties_do_not_make_confusion_safe_from_intruders() -> None:
    more: dict[str, Any] = {"confused": {"immer": 8}, "penalties": {"immer": ["first"]}}
    t = at("movement", hexes={OUTSIDE: ["hothior_army_1"]}, dice=[1, 1], **more)
    t.do("move hothior_army_1", f"go {INSIDE}")
    assert t.status("immer") == "neutral"


# -- grace ------------------------------------------------------------------------------------------------------------


def deactivated(**more: Any) -> Table:
    """The first seat has won Immer away from the second, with an army of its own in it."""
    hexes = {INSIDE: ["hothior_army_1"], **more.pop("hexes", {})}
    dice = [1, 6, *CALM]
    t = at("diplomacy", hands={"first": ["bribe-1"]}, allies={"immer": "second"}, hexes=hexes, dice=dice, **more)
    return t.do("deactivate immer", "play bribe-1")


@pytest.mark.rule("DR-B-DIP-19")
def test_units_that_leave_in_their_next_movement_phase_are_not_penalised() -> None:
    t = deactivated().do("move hothior_army_1", f"go {OUTSIDE}", "stop", "done")
    assert t.asked == ["second"]
    assert penalties(t, "immer") == []


@pytest.mark.rule("DR-B-DIP-19")
def test_units_that_stay_are() -> None:
    t = deactivated()
    assert penalties(t, "immer") == []
    assert penalties(t.do("done"), "immer") == ["first"]


@pytest.mark.rule("DR-B-DIP-19", "DR-B-GEN-08")
def test_units_may_be_removed_instead() -> None:
    t = deactivated().do("move hothior_army_1", "disband hothior_army_1", "done")
    assert penalties(t, "immer") == []
    assert t.where("hothior_army_1") == "pool"


@pytest.mark.rule("DR-B-DIP-19")
def test_units_that_find_no_way_out_may_stay() -> None:
    ring = {space: [f"muetar_army_{number}"] for number, space in enumerate(around(INSIDE), 1)}
    t = deactivated(hexes=ring)
    t.do("done", "done")  # movement, and no attack
    assert t.asked == ["second"]
    assert penalties(t, "immer") == []


@pytest.mark.rule("DR-B-DIP-19")
def test_the_grace_is_for_those_who_are_inside() -> None:
    t = deactivated(hexes={OUTSIDE: ["hothior_army_2"]}).do("move hothior_army_2", f"go {INSIDE}")
    assert penalties(t, "immer") == ["first"]


@pytest.mark.rule("DR-B-DIP-19")
def test_on_the_way_out_they_cross_the_land_freely() -> None:
    t = deactivated(hexes={"1407": ["hothior_army_2"]})
    t.do("move hothior_army_2", "go 1307")
    assert penalties(t, "immer") == []


@pytest.mark.rule("DR-B-DIP-19", "DR-B-ACT-08")
def test_forced_peace_gives_the_same_grace() -> None:
    more: dict[str, Any] = {"hexes": {"1406": ["hothior_army_1"]}, "plundered": ["1406"], "allies": {"immer": "second"}}
    t = at("diplomacy", dice=[1, 6, 3, *CALM], **more)
    t.do("impose-peace immer").answer("function", "none")
    t.do("move hothior_army_1", "go 1306")
    assert (penalties(t, "immer"), t.status("immer")) == ([], "peace")


# -- free passage and sanctuary ---------------------------------------------------------------------------------------


def traveller(*dice: int, start: str = OUTSIDE, to: str = INSIDE, **more: Any) -> Table:
    t = at("movement", hexes={start: ["hothior_monarch"]}, dice=[*dice, *CALM], **more)
    return t.do("move hothior_monarch", f"go {to}")


@pytest.mark.rule("DR-B-DIP-22", "DR-DEC-45", "DR-T-B-PASSAGE")
def test_refused_free_passage_the_move_stops_at_the_border() -> None:
    t = traveller(3, start="1104").answer("passage", "ask-passage")
    assert t.where("hothior_monarch") == OUTSIDE
    assert penalties(t, "immer") == []
    assert t.question == "next-move"


@pytest.mark.rule("DR-B-DIP-22", "DR-DEC-45")
def test_once_refused_they_may_not_enter_this_turn() -> None:
    t = traveller(3).do("ask-passage")
    assert t.where("hothior_monarch") == OUTSIDE
    assert t.refuses("move hothior_monarch") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-B-DIP-22", "DR-T-B-PASSAGE")
def test_granted_they_go_in_and_violate_nobody() -> None:
    t = traveller(4).do("ask-passage")
    assert t.where("hothior_monarch") == INSIDE
    assert penalties(t, "immer") == []
    t.do("go 1306")  # for the whole turn: nobody asks again
    assert t.where("hothior_monarch") == "1306"


@pytest.mark.rule("DR-B-DIP-22", "DR-B-DIP-18", "DR-DEC-45")
def test_a_hero_may_go_in_without_leave_or_stay_out() -> None:
    t = traveller()
    assert t.options == ["ask-passage", "violate", "stop"]
    assert t.do("stop").where("hothior_monarch") == OUTSIDE
    assert penalties(t, "immer") == []
    t.do(f"go {INSIDE}", "violate")
    assert t.where("hothior_monarch") == INSIDE
    assert penalties(t, "immer") == ["first"]


@pytest.mark.rule("DR-B-DIP-22")
def test_an_answer_is_for_the_hero_who_asked() -> None:
    hexes = {OUTSIDE: ["hothior_monarch"], "1104": ["pon_monarch"]}
    t = at("movement", hexes=hexes, allies={"pon": "first"}, dice=[3, 5])
    t.do("move hothior_monarch", f"go {INSIDE}", "ask-passage")
    t.do("move pon_monarch", f"go {INSIDE}").answer("passage", "ask-passage")
    assert t.where("pon_monarch") == INSIDE


@pytest.mark.rule("DR-B-DIP-22")
def test_with_combat_units_there_is_nothing_to_ask() -> None:
    t = at("movement", hexes={OUTSIDE: ["hothior_monarch", "hothior_army_1"]}, dice=1)
    t.do("move hothior_monarch", "with hothior_army_1", f"go {INSIDE}")
    assert t.question == "march"
    assert penalties(t, "immer") == ["first"]


@pytest.mark.rule("DR-B-DIP-22")
def test_a_kingdom_in_confusion_has_no_court_to_ask() -> None:
    t = traveller(1, confused={"immer": 8})
    assert t.options == ["violate", "stop"]
    assert t.do("violate").status("immer") == "neutral"


@pytest.mark.rule("DR-B-DIP-22", "DR-DEC-45")
@pytest.mark.parametrize(("die", "ashore"), [(3, False), (4, True)])
def test_a_hero_asks_before_landing_on_a_neutral_coast(die: int, ashore: bool) -> None:
    hexes = {"0422": ["hothior_fleet_1", "hothior_monarch"]}
    t = at("movement", hexes=hexes, aboard={"hothior_monarch": "hothior_fleet_1"}, dice=[die])
    t.do("move hothior_fleet_1", "land hothior_monarch", "ask-passage")
    assert ("hothior_monarch" not in t.view(None)["aboard"]) == ashore
    assert "land hothior_monarch" not in t.options
    assert ashore or t.refuses("land hothior_monarch") == ["DR-B-DIP-22"]
    assert penalties(t, "mivior") == []


@pytest.mark.rule("DR-B-DIP-23")
def test_a_hero_with_free_passage_has_sanctuary_in_a_castle() -> None:
    t = traveller(4, start="1103", to=WIRZOR).do("ask-passage")
    space = WORLD.grid.at(WIRZOR)
    assert t.where("hothior_monarch") == WIRZOR
    assert party.searchable(t.s, 1, space) == []
    intruder = traveller(start="1103", to=WIRZOR).do("violate")
    assert party.searchable(intruder.s, 1, space) == [WORLD.index["hothior_monarch"]]


@pytest.mark.rule("DR-B-DIP-23")
def test_sanctuary_lasts_and_ends_with_neutrality_after_a_movement_phase_to_leave() -> None:
    t = traveller(4, start="1103", to=WIRZOR).do("ask-passage").until("next-move").do("done")
    assert t.asked == ["second"]
    hero = WORLD.index["hothior_monarch"]
    assert t.s.sheltered >> hero & 1
    besieged = at("movement", hexes={WIRZOR: ["hothior_monarch"]}, allies={"immer": "second"}, dice=[*CALM])
    assert party.searchable(besieged.s, 1, WORLD.grid.at(WIRZOR)) == [hero]
    besieged.s.sheltered = 1 << hero
    besieged.do("done")
    assert not besieged.s.sheltered


@pytest.mark.rule("DR-B-DIP-23", "DR-B-SIE-13")
@pytest.mark.parametrize("guest", [True, False])
def test_whose_host_has_joined_a_player_leaves_a_besieged_castle_without_a_roll(guest: bool) -> None:
    ring = {space: [f"muetar_army_{number}"] for number, space in enumerate(around(WIRZOR), 1) if space != "1103"}
    hexes = {**ring, WIRZOR: ["hothior_monarch"]}
    more: dict[str, Any] = {
        "kingdoms": {"hothior": "first", "muetar": "second", "mivior": "third"},
        "allies": {"immer": "third"},
    }
    t = at("movement", seats=3, hexes=hexes, sieges={WIRZOR: "second"}, dice=[3, 3], **more)
    t.s.sheltered = int(guest) << WORLD.index["hothior_monarch"]
    t.do("move hothior_monarch", "go 1103")
    assert bool(t.rolls("DR-B-FAT-01")) != guest


# -- units that leave -------------------------------------------------------------------------------------------------


def sailing(space: str, *loads: str) -> Table:
    """Mivior, ally of the second seat, is won away with pieces of Muetar aboard its fleet."""
    hexes = {space: ["mivior_fleet_1", *loads]}
    more: dict[str, Any] = {"allies": {"mivior": "second"}, "aboard": dict.fromkeys(loads, "mivior_fleet_1")}
    t = at("diplomacy", hands={"first": ["bribe-1"]}, hexes=hexes, dice=[1, 6, *CALM], **more)
    t.do("deactivate mivior", "play bribe-1").do("done")
    while t.question == "refuge":
        assert t.asked == ["second"]
        t.do(t.options[0])
    return t


@pytest.mark.rule("DR-B-DIP-25")
@pytest.mark.parametrize("load", ["muetar_army_1", "muetar_monarch"])
def test_those_aboard_ships_that_leave_are_put_ashore(load: str) -> None:
    t = sailing("0323", load)
    assert t.where("mivior_fleet_1") == "home"
    shore = WORLD.grid.at(t.where(load))
    assert WORLD.land >> shore & 1
    assert WORLD.grid.distance(WORLD.grid.at("0323"), shore) == 1
    assert load not in t.view(None)["aboard"]


@pytest.mark.rule("DR-B-DIP-25")
def test_in_a_harbour_they_stay_where_they_are() -> None:
    assert sailing("0422", "muetar_army_1").where("muetar_army_1") == "0422"


@pytest.mark.rule("DR-B-DIP-26", "DR-B-DIP-19")
def test_a_siege_ends_when_the_castles_kingdom_goes_neutral() -> None:
    ring = {space: [f"hothior_army_{number}"] for number, space in enumerate(around(WIRZOR), 1)}
    more: dict[str, Any] = {"allies": {"immer": "second"}, "sieges": {WIRZOR: "first"}}
    t = at("diplomacy", hands={"first": ["bribe-1"]}, hexes=ring, dice=[1, 6, *CALM], **more)
    assert t.besieged(WIRZOR)
    t.do("deactivate immer", "play bribe-1")
    assert not t.besieged(WIRZOR)
    assert penalties(t, "immer") == []
    t.do("move hothior_army_3", "go 1103")
    assert penalties(t, "immer") == []


@pytest.mark.rule("DR-B-DIP-26")
@pytest.mark.parametrize(("others", "stands"), [(6, True), (0, False)])
def test_units_that_leave_no_longer_besiege_and_the_rest_goes_on_if_it_suffices(others: int, stands: bool) -> None:
    ring = {space: [f"pon_army_{number}"] for number, space in enumerate(around(WIRZOR), 1)}
    for number, space in enumerate(around(WIRZOR)[:others], 1):
        ring[space].append(f"hothior_army_{number}")
    more: dict[str, Any] = {"allies": {"immer": "second", "pon": "first"}, "sieges": {WIRZOR: "first"}}
    t = at("diplomacy", phasing=1, hands={"second": ["bribe-1"]}, hexes=ring, dice=[1, 6, *CALM], **more)
    t.do("deactivate pon", "play bribe-1")
    assert t.besieged(WIRZOR) == stands


@pytest.mark.rule("DR-B-DIP-26", "DR-B-PER-112", "DR-B-ACT-13")
def test_a_castle_that_goes_from_one_enemy_to_another_stays_besieged() -> None:
    ring = {space: [f"hothior_army_{number}"] for number, space in enumerate(around(WIRZOR), 1)}
    more: dict[str, Any] = {
        "allies": {"immer": "second"},
        "sieges": {WIRZOR: "first"},
        "personalities": {"immer": TREACHEROUS},
    }
    inside = {**ring, "1406": ["immer_army_6", "immer_monarch"]}
    t = at("diplomacy", seats=3, phasing=2, hands={"third": ["bribe-1"]}, hexes=inside, dice=[1, 6, *CALM], **more)
    t.do("deactivate immer", "play bribe-1")
    assert t.ally_of("immer") == "third"
    assert t.besieged(WIRZOR)
    assert t.where("immer_army_6") == "waiting"  # at home in Wirzor, which takes nobody
    assert t.where("immer_monarch") == "1406"


@pytest.mark.rule("DR-B-DIP-26")
def test_those_who_leave_still_defend_the_castle_they_are_in() -> None:
    t = at(
        "diplomacy",
        phasing=1,
        hands={"second": ["bribe-1"]},
        allies={"pon": "first"},
        dice=[1, 6, *CALM],
        hexes={"0917": ["pon_army_1", "hothior_monarch"]},
    )
    castle = WORLD.castle_at[WORLD.grid.at("0917")].index
    before = siege.defence(t.s, castle)
    t.do("deactivate pon", "play bribe-1")
    assert t.where("pon_army_1") == "0917"
    assert siege.defence(t.s, castle) == before
