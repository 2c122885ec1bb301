"""Coups (DR-A-COU): how stable a throne is, who may be driven from it, what the Usurper has then."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import cards
from hexarchy.games.divine_right.advanced.thrones import coup
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.mercenaries import usurper
from hexarchy.games.divine_right.scenarios import submission
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.scenario_tables import opened
from tests.divine_right.table import WORLD, Table, at

OPTIONS = {"level": "intermediate", "coup": True}
ALTARR = "1406"
IMMER = tuple(WORLD.names[unit] for unit in WORLD.regulars_of[KINGDOM_IDS.index("immer")])


def plot(*dice: int, on: bool = True, hand: Any = ("usurper",), **more: Any) -> Table:
    """The Diplomacy Phase of the first seat, with the Usurper's card. A card is drawn first."""
    hands = {"first": list(hand)}
    return at("diplomacy", dice=[1, *dice], options={**OPTIONS, "coup": on}, **{"hands": hands, **more})


def stability(t: Table, kingdom: str) -> int:
    return coup.stability(t.s, KINGDOM_IDS.index(kingdom))


def card_lies(t: Table) -> int:
    kind = WORLD.card_kinds.index("usurper")
    return next(zone for zone in range(cards.OPEN + 8) if t.s.hands.one(zone, kind) >= 0)


@pytest.mark.rule("DR-A-COU-01", "DR-DEC-33")
@pytest.mark.parametrize(("die", "wins"), [(5, True), (4, False)])
def test_the_die_must_exceed_the_stability(die: int, wins: bool) -> None:
    t = plot(die, personalities={"immer": 16})
    assert stability(t, "immer") == 4
    t.do("coup immer")
    assert (t.ally_of("immer") == "first") == wins
    assert t.rolls("DR-A-COU-01") == [(die,)]


@pytest.mark.rule("DR-A-COU-01")
def test_it_takes_the_card_and_the_switch() -> None:
    assert "coup immer" not in plot(hand=()).options
    assert plot(hand=()).refuses("coup immer") == ["DR-B-CRD-03"]
    assert "coup immer" not in plot(on=False).options


@pytest.mark.rule("DR-A-COU-02")
def test_castles_that_stand_and_units_near_the_royal_one_make_a_throne_stable() -> None:
    assert stability(plot(), "neuth") == 3
    assert stability(plot(plundered=["0405"]), "neuth") == 2
    assert stability(plot(), "zorn") == 3
    assert stability(plot(plundered=["1203", ALTARR]), "immer") == 2
    ally: dict[str, Any] = {"allies": {"immer": "second"}, "masters": {"mercenary_1": "second", "mercenary_2": "first"}}
    near, ring, far = ALTARR, "1606", "1709"
    assert WORLD.grid.distance(WORLD.grid.at(near), WORLD.grid.at(ring)) == 2
    t = plot(hexes={near: ["immer_army_1"], ring: ["immer_army_2", "mercenary_1"], far: ["immer_army_3"]}, **ally)
    assert stability(t, "immer") == 4 + 3
    own = {ring: ["mercenary_2"]}
    assert stability(plot(hexes=own, **ally), "immer") == 4


@pytest.mark.rule("DR-A-COU-02", "DR-A-COU-07")
def test_magicians_trolls_players_and_ones_own_are_no_targets() -> None:
    t = plot(allies={"immer": "first", "pon": "second"}, confused={"ghem": 9}, piles={"gone": ["ghem_monarch"]})
    for kingdom in ("eaters", "black_hand", "trolls"):
        assert t.refuses(f"coup {kingdom}") == ["DR-A-COU-02"]
    for kingdom in ("muetar", "immer", "ghem"):
        assert t.refuses(f"coup {kingdom}") == ["DR-A-COU-07"]
    assert {"coup pon", "coup mivior"} <= {*t.options}  # an enemy's ally, and a neutral one
    assert plot(banishments={"first": {"pon": 9}}).refuses("coup pon") == ["DR-B-DIP-17"]


@pytest.mark.rule("DR-A-COU-02", "DR-B-USU-04", "DR-B-SIE-12")
def test_a_plundered_royal_castle_that_enemies_hold_is_no_place_for_a_coup() -> None:
    about: dict[str, Any] = {"plundered": [ALTARR], "hexes": {ALTARR: ["mercenary_1"]}}
    assert plot(masters={"mercenary_1": "second"}, **about).refuses("coup immer") == ["DR-B-USU-04"]
    assert "coup immer" in plot(masters={"mercenary_1": "first"}, **about).options
    assert "coup immer" in plot(plundered=[ALTARR]).options


@pytest.mark.rule("DR-A-COU-03", "DR-T-A-COUP")
@pytest.mark.parametrize(
    ("personality", "more"),
    [
        *((one, 2) for one in (6, 10, 14)),
        (2, 1),
        (4, 1),
        (13, 1),
        (17, 1),
        (1, -2),
        (20, -2),
        (22, -2),
        (3, -1),
        (15, -1),
        (5, 0),
    ],
)
def test_the_monarchs_personality_counts(personality: int, more: int) -> None:
    t = plot(personalities={"immer": personality})
    assert sum(amount for _, amount in coup.roll(t.s, KINGDOM_IDS.index("immer")).modifiers) == more


@pytest.mark.rule("DR-A-COU-03")
def test_a_card_that_lies_face_down_is_turned_up_first() -> None:
    t = plot(1, 3, hidden={"immer": 6})  # the first die says whether a king rules
    assert coup.roll(t.s, KINGDOM_IDS.index("immer")).modifiers == ()
    t.do("coup immer")  # 3 and 2 exceed 4
    assert t.ally_of("immer") == "first"
    assert t.events("personality")[0]["personality"] == 6
    calm = plot(1, 6, hidden={"immer": 1}).do("coup immer")  # 6 less 2 does not
    assert calm.ally_of("immer") is None


@pytest.mark.rule("DR-A-COU-04")
def test_a_neutral_kingdom_has_a_new_master() -> None:
    t = plot(6, personalities={"immer": 16}).do("coup immer")
    assert (t.where("usurper"), t.master("usurper")) == (ALTARR, "first")
    assert t.where("immer_monarch") == "gone"
    half = -(-len(IMMER) // 2)
    assert (t.question, t.rule, t.about["number"]) == ("serving", "DR-B-USU-01", half)
    while t.question == "serving":
        t.do(t.options[0])
    on_map = [unit for unit in IMMER if t.where(unit) not in ("home", "pool")]
    assert len(on_map) == half
    assert card_lies(t) == cards.DISCARD


@pytest.mark.rule("DR-A-COU-04", "DR-B-DIP-25")
def test_the_army_of_an_active_kingdom_leaves_the_map_and_half_of_it_comes_back() -> None:
    ally: dict[str, Any] = {"allies": {"immer": "second"}, "personalities": {"immer": 14}}
    hexes = {
        "1613": ["immer_army_1", "immer_army_2", "immer_army_3"],
        ALTARR: ["mercenary_1"],
        "1713": ["immer_monarch"],
    }
    prisoners = {"pon_monarch": ["second", ALTARR]}
    t = plot(6, hexes=hexes, masters={"mercenary_1": "second"}, prisoners=prisoners, **ally)
    assert stability(t, "immer") == 5
    t.do("coup immer")
    while t.question == "serving":
        t.do(t.options[0])
    t.until("next-move")
    assert t.ally_of("immer") == "first"
    assert sum(t.where(f"immer_army_{n}") == "home" for n in (1, 2, 3)) == 1
    assert all(t.master(f"immer_army_{n}") in ("first", None) for n in (1, 2, 3))
    assert t.where("mercenary_1") != ALTARR  # whom the old master had there is driven out
    assert t.view(None)["prisoners"]["pon_monarch"]["captor"] == "first"
    fresh = next(f"immer_army_{n}" for n in (1, 2, 3) if t.where(f"immer_army_{n}") != "home")
    assert t.refuses(f"move {fresh}") == ["DR-B-DIP-07"]


@pytest.mark.rule("DR-A-COU-05")
def test_a_coup_that_fails_costs_the_usurper_and_his_card() -> None:
    t = plot(4, personalities={"immer": 16}).do("coup immer")
    assert t.events("coup-fails")
    assert (t.where("usurper"), card_lies(t)) == ("gone", cards.DISCARD)
    assert t.status("immer") == "neutral"


@pytest.mark.rule("DR-A-COU-06")
def test_another_usurper_is_a_wayfarer_and_rules_like_the_first() -> None:
    first: dict[str, Any] = {"allies": {"pon": "second"}, "usurped": "pon", "hexes": {"2817": ["usurper"]}}
    gone: dict[str, Any] = {
        "piles": {"gone": ["pon_monarch"]},
        "masters": {"usurper": "second"},
        "personalities": {"immer": 16},
    }
    t = plot(6, hand=(), **first, **gone)
    t.s.hands = t.s.hands.moved(t.s.hands.one(card_lies(t), WORLD.card_kinds.index("usurper")), cards.HAND, 1)
    t.s.run()  # his card, long discarded, has come again
    t.do("coup immer")
    while t.question == "serving":
        t.do(t.options[0])
    assert t.where("wayfarer_1") == ALTARR
    assert t.view(None)["hirelings"]["pretenders"] == {"wayfarer_1": "immer"}
    assert t.where("usurper") == "2817"
    wayfarer, unit = WORLD.index["wayfarer_1"], WORLD.index["immer_army_1"]
    t.s.master[unit] = 0
    assert strength.leads(t.s, wayfarer, unit)


@pytest.mark.rule("DR-A-COU-06", "DR-B-USU-03")
def test_when_such_a_usurper_falls_the_kingdom_is_free() -> None:
    t = plot(6, personalities={"immer": 16}).do("coup immer")
    while t.question == "serving":
        t.do(t.options[0])
    t.until("next-move")
    t.log += t.s.apply(0, "resign")
    assert (t.where("usurper"), t.ally_of("immer")) == ("gone", None)


@pytest.mark.rule("DR-A-COU-07", "DR-A-SCW-02")
@pytest.mark.parametrize("scenario", ["minarian_revolt", "storm_rider_civil_war"])
def test_the_seat_of_the_storm_riders_has_no_throne_to_seize(scenario: str) -> None:
    """Its people are gone, though the thrones of players are open in a civil war."""
    t = opened(scenario, seed=2, lord="first", coup=True, true_heir=True, civil_war=True)
    rebel = next(seat for seat in (1, 2) if t.s.players[seat].kingdom >= 0)
    assert [one.rule for one in coup.closed(t.s, rebel, t.s.players[0].kingdom)] == ["DR-A-COU-07"]
    assert not coup.closed(t.s, 0, t.s.players[rebel].kingdom) or t.s.players[rebel].kingdom in usurper.SAFE


@pytest.mark.rule("DR-A-COU-07", "DR-A-KHA-18")
def test_a_vassal_of_the_khagan_is_no_target() -> None:
    t = opened("khagan", lord="first", coup=True)
    pon = KINGDOM_IDS.index("pon")
    assert not coup.closed(t.s, 1, pon)
    submission.submits(t.s, pon)
    assert [one.rule for one in coup.closed(t.s, 1, pon)] == ["DR-A-KHA-18"]
