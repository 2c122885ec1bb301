"""What kingdoms are: allies, neutral, in Confusion, in forced peace; how they take the field (DR-B-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import status
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.phase import pressable
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE
from hexarchy.games.divine_right.words import KINGDOM_IDS, STATUSES
from tests.divine_right.table import WORLD, Table, at, new

IMMER, MUETAR, PON = (KINGDOM_IDS.index(name) for name in ("immer", "muetar", "pon"))
INDOLENT, CURSED, LOYAL = 4, 13, 15
CALM = (6, 1, 1)  # a player turn: no event, a card is drawn
GROAT = "2315"


def around(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


def closed(t: Table, kingdom: int, turn: int) -> bool:
    t.s.turn = turn
    return bool(ambassador.why_not(t.s, 0, kingdom, ACTIVATE))


@pytest.mark.rule("DR-B-ACT-01")
def test_every_kingdom_has_one_status() -> None:
    t = new(3, 5).until("function")
    found = {name: entry["status"] for name, entry in t.view(None)["kingdoms"].items()}
    assert len(found) == 11
    assert list(found.values()).count("player") == 3
    assert set(found.values()) <= set(STATUSES)
    for name, entry in t.view(None)["kingdoms"].items():
        assert (entry["side"] is not None) == (entry["status"] in ("player", "ally")), name


@pytest.mark.rule("DR-B-ACT-02", "DR-B-ACT-03")
def test_an_allys_units_obey_its_player() -> None:
    chits = (1, 1)
    t = at("diplomacy", dice=[1, 6, *CALM, *chits, *CALM]).do("activate immer", "none")
    armies = [WORLD.names[unit] for unit in WORLD.regulars_of[IMMER]]
    assert len(armies) == 9
    assert {t.master(army) for army in armies} == {"first"}
    t.do("done").answer("function", "none").do("done").answer("function", "none")
    assert {*armies} <= {*t.targets("move")}


# -- deployment -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-ACT-03")
def test_survivors_appear_in_their_spaces_and_the_monarch_in_the_royal_castle() -> None:
    t = at("diplomacy", piles={"pool": ["immer_army_2"]}, dice=[1, 6]).do("activate immer", "none")
    for unit in WORLD.regulars_of[IMMER]:
        home = WORLD.grid.ids[WORLD.pieces[unit].home]
        assert t.where(WORLD.names[unit]) == ("pool" if WORLD.names[unit] == "immer_army_2" else home)
    assert t.where("immer_monarch") == "1406"


def occupied(*dice: int, **more: Any) -> Table:
    """Castle Altarr is plundered and taken by the second seat; Immer is neutral."""
    hexes = {"1406": ["muetar_army_1"], **more.pop("hexes", {})}
    return at("diplomacy", hexes=hexes, plundered=["1406"], dice=[1, *dice], **more)


@pytest.mark.rule("DR-B-ACT-03", "DR-DEC-36")
def test_those_whose_space_is_taken_stand_beside_it_where_their_player_likes() -> None:
    t = occupied(6).do("activate immer", "none")
    assert t.question == "deploy"
    assert {*t.targets("place")} == {*around("1406")}
    t.do("place 1306", "place 1306", "place 1407")
    assert t.question == "deploy"  # the monarch has a choice as well
    t.do("place 1307")
    assert [t.where(f"immer_army_{number}") for number in (1, 2, 3)] == ["1306", "1306", "1407"]
    assert t.where("immer_monarch") == "1307"


@pytest.mark.rule("DR-B-ACT-03", "DR-B-PHS-06")
def test_those_without_a_space_wait_and_come_when_one_opens() -> None:
    ring = {space: [f"muetar_army_{number}"] for number, space in enumerate(around("1406"), 2)}
    t = occupied(6, hexes=ring).do("activate immer", "none")
    assert t.where("immer_army_1") == t.where("immer_monarch") == "waiting"
    assert t.where("immer_army_4") == "1508"
    again = at(
        "events",
        allies={"immer": "first"},
        piles={"waiting": ["immer_army_1", "immer_monarch"]},
        hexes={
            "1406": ["muetar_army_1"],
            **{space: [f"muetar_army_{n}"] for n, space in enumerate(around("1406")[1:], 2)},
        },
        plundered=["1406"],
        dice=[*CALM],
    )
    assert again.where("immer_army_1") == again.where("immer_monarch") == around("1406")[0]
    assert again.master("immer_army_1") == "first"


@pytest.mark.rule("DR-B-ACT-03", "DR-B-DIP-09")
def test_those_who_wait_go_home_when_the_kingdom_is_deactivated() -> None:
    more: dict[str, Any] = {
        "allies": {"immer": "second"},
        "piles": {"waiting": ["immer_army_1"]},
        "hands": {"first": ["bribe-1"]},
    }
    t = at("diplomacy", dice=[1, 6], **more).do("deactivate immer", "play bribe-1")
    assert t.where("immer_army_1") == "home"
    assert t.master("immer_army_1") is None


# -- Confusion --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-ACT-04", "DR-B-ACT-11")
def test_the_kingdom_of_a_dead_monarch_is_confused_for_a_die_of_turns() -> None:
    t = at("diplomacy", turn=6, allies={"pon": "second"}, hexes={"2817": ["pon_army_1"]}, dice=[1, 5, 3, 4, *CALM])
    t.do("assassinate pon")
    assert t.status("pon") == "confused"
    assert t.view(None)["kingdoms"]["pon"]["until"] == 10
    assert closed(t, PON, 6)
    assert t.where("pon_army_1") == "2817"
    t.do("done")
    assert t.where("pon_army_1") == "home"


@pytest.mark.rule("DR-B-ACT-04", "DR-B-CAP-01")
def test_confused_units_neither_move_nor_besiege() -> None:
    ring = {space: [f"pon_army_{number}"] for number, space in enumerate(around("1203"), 1)}
    more: dict[str, Any] = {"allies": {"immer": "second", "pon": "first"}, "sieges": {"1203": "first"}}
    t = at("events", hexes=ring, dice=[1, 1, 1, 4, 1, *CALM], **more)  # the monarch dies an untimely death
    assert t.status("pon") == "confused"
    assert not t.besieged("1203")
    t.answer("function", "none")
    assert t.refuses("move pon_army_1") == ["DR-B-DIP-09"]


@pytest.mark.rule("DR-B-ACT-05")
def test_after_confusion_a_new_monarch_reigns_with_a_new_card_face_down() -> None:
    more: dict[str, Any] = {
        "confused": {"pon": 3},
        "personalities": {"pon": INDOLENT},
        "piles": {"gone": ["pon_monarch"]},
    }
    t = at("combat", phasing=1, dice=[1, 1, 1, *CALM], **more)
    assert t.s.turn == 4
    assert t.status("pon") == "neutral"
    assert t.where("pon_monarch") == "home"
    assert t.view("first")["kingdoms"]["pon"]["personality"] is None
    assert t.s.personalities.within(1 + PON)
    assert t.s.personalities.inside(1 + PON) != (INDOLENT,) or not t.s.personalities.knows(None, 0)
    assert len(t.s.personalities.within(0)) == 21  # the old card is among them again


@pytest.mark.rule("DR-B-ACT-05", "DR-B-ACT-11")
def test_confusion_lasts_through_its_last_turn() -> None:
    t = at("combat", phasing=1, confused={"pon": 4}, peace={"immer": 4, "rombune": 3}, dice=[1, 1, *CALM])
    assert t.s.turn == 4
    assert (t.status("pon"), t.status("immer"), t.status("rombune")) == ("confused", "peace", "neutral")


@pytest.mark.rule("DR-B-ACT-06")
def test_a_unit_in_a_confused_kingdom_brings_a_penalty_and_a_new_monarch() -> None:
    t = at("movement", turn=8, confused={"immer": 9}, hexes={"1105": ["hothior_army_1"]}, dice=[1])
    t.do("move hothior_army_1", "go 1206")
    assert t.status("immer") == "neutral"
    assert t.view(None)["kingdoms"]["immer"]["penalties"] == ["first"]
    assert t.s.personalities.within(1 + IMMER)
    assert not closed(t, IMMER, 8)


# -- forced peace -----------------------------------------------------------------------------------------------------


def occupier(*dice: int, **more: Any) -> Table:
    """The first seat stands in plundered Castle Altarr of the second's ally Immer."""
    hexes = {"1406": ["hothior_army_1"], "1508": ["immer_army_4", "immer_monarch"]}
    return at("diplomacy", hexes=hexes, plundered=["1406"], allies={"immer": "second"}, dice=[1, *dice], **more)


@pytest.mark.rule("DR-B-ACT-07", "DR-DEC-31", "DR-T-B-FORCEDPEACE")
@pytest.mark.parametrize(
    ("die", "attacked", "status"),
    [(4, 0, "ally"), (5, 0, "peace"), (5, 2, "ally"), (6, 2, "peace"), (5, 1, "peace")],
)
def test_an_occupier_of_the_plundered_royal_castle_may_impose_peace(die: int, attacked: int, status: str) -> None:
    t = occupier(die, 3, attacked={"immer": attacked})
    t.answer("forced-peace", "impose-peace immer")
    assert t.status("immer") == status
    assert t.question == "function"  # it is no function of the ambassador's


@pytest.mark.rule("DR-B-ACT-07")
def test_cards_and_penalties_do_not_count() -> None:
    t = occupier(5, 3, penalties={"immer": ["first"]}, executions={"immer": ["first"]})
    assert t.do("impose-peace immer").status("immer") == "peace"


@pytest.mark.rule("DR-B-ACT-07")
def test_an_attack_on_the_occupier_makes_it_harder() -> None:
    hexes = {"1406": ["hothior_army_1", "hothior_army_2", "hothior_army_3"], "1306": ["muetar_army_1"]}
    more: dict[str, Any] = {"allies": {"immer": "second"}, "plundered": ["1406"], "phasing": 1}
    t = at("combat", hexes=hexes, dice=[1] * 30, **more)
    assert t.s.kingdoms[IMMER].attacked == 0
    t.do("attack 1406")
    assert t.events("battle-begins")
    assert t.s.kingdoms[IMMER].attacked == 3


@pytest.mark.rule("DR-B-ACT-07")
def test_of_a_captive_only_the_jailer_may_try() -> None:
    held: dict[str, Any] = {"prisoners": {"immer_monarch": ["third", "0421"]}}
    hexes = {"1406": ["hothior_army_1"]}
    more: dict[str, Any] = {"seats": 3, "allies": {"immer": "second"}, "plundered": ["1406"], **held}
    t = at("diplomacy", hexes=hexes, dice=[1], **more)
    assert t.question == "function"
    assert pressable(t.s, 0) == []
    assert pressable(t.s, 2) == [IMMER]


@pytest.mark.rule("DR-B-ACT-07")
@pytest.mark.parametrize(("siege", "status"), [({}, "peace"), ({"0917": "second"}, "ally")])
def test_a_besieged_prison_makes_it_harder(siege: dict[str, str], status: str) -> None:
    more: dict[str, Any] = {
        "allies": {"immer": "second"},
        "prisoners": {"immer_monarch": ["first", "0917"]},
        "sieges": siege,
    }
    t = at("diplomacy", dice=[1, 5, 3, 3], **more)
    t.answer("prisoners", "done").do("impose-peace immer")
    assert t.status("immer") == status


@pytest.mark.rule("DR-B-ACT-08", "DR-B-ACT-11")
def test_forced_peace_closes_the_kingdom_for_a_die_of_turns() -> None:
    t = occupier(5, 3, *CALM, turn=7).do("impose-peace immer")
    assert t.where("immer_army_4") == "1508"
    t.do("none", "move hothior_army_1", "disband hothior_army_1", "done")  # who stayed would end it
    assert t.where("immer_army_4") == "home"
    t.s.turn = 10
    status.end_terms(t.s)
    assert closed(t, IMMER, 10)
    t.s.turn = 11
    status.end_terms(t.s)
    assert not closed(t, IMMER, 11)


@pytest.mark.rule("DR-B-ACT-08", "DR-B-DIP-30")
def test_a_captive_monarch_goes_home_with_the_kingdom() -> None:
    more: dict[str, Any] = {"allies": {"immer": "second"}, "prisoners": {"immer_monarch": ["first", "0917"]}}
    t = at("diplomacy", dice=[1, 6, 3], **more).answer("prisoners", "done").do("impose-peace immer")
    assert t.where("immer_monarch") == "home"
    assert not t.view(None)["prisoners"]


@pytest.mark.rule("DR-B-ACT-08")
def test_a_violation_ends_forced_peace_at_once() -> None:
    t = at("movement", peace={"immer": 9}, hexes={"1105": ["hothior_army_1"]}, personalities={"immer": 4}, dice=1)
    t.do("move hothior_army_1", "go 1206")
    assert t.status("immer") == "neutral"
    assert t.view(None)["kingdoms"]["immer"]["personality"] == 4  # the same monarch


@pytest.mark.rule("DR-B-ACT-09")
def test_player_kingdoms_are_never_forced_to_peace() -> None:
    hexes = {"1911": ["hothior_army_1"], "1714": ["muetar_monarch"]}
    t = at("diplomacy", hexes=hexes, plundered=["1911"], dice=[1])
    assert t.question == "function"
    assert pressable(t.s, 0) == []


# -- attacks on the neutral -------------------------------------------------------------------------------------------


def besieger(*dice: int, seats: int = 3, **more: Any) -> Table:
    """Neutral Groat, surrounded by the first seat with ten armies."""
    kingdoms = {"hothior": "first", "mivior": "second", "immer": "third"}
    kingdoms = {name: seat for name, seat in kingdoms.items() if seat in ("first", "second", "third")[:seats]}
    ring: dict[str, list[str]] = {}
    for number, space in enumerate(around(GROAT) * 2, 1):
        ring.setdefault(space, []).append(f"mercenary_{number}")
    masters = {name: "first" for stack in ring.values() for name in stack}
    penalties: dict[str, Any] = {"penalties": {"muetar": ["first"]}} | more
    return at("movement", seats=seats, kingdoms=kingdoms, hexes=ring, masters=masters, dice=[*dice], **penalties)


@pytest.mark.rule("DR-B-ACT-10", "DR-B-ACT-13")
@pytest.mark.parametrize(("die", "helper"), [(1, "second"), (2, "third")])
def test_a_siege_makes_a_neutral_kingdom_join_another_player(die: int, helper: str) -> None:
    t = besieger(die, penalties={}).do(f"besiege {GROAT}")
    assert t.ally_of("muetar") == helper
    assert all(t.where(WORLD.names[unit]) != "home" for unit in WORLD.regulars_of[MUETAR])
    assert t.stack(GROAT) == ["muetar_army_7", "muetar_army_8"]
    assert t.inside("muetar_army_7")
    assert t.besieged(GROAT)  # twelve against 3 and two armies
    assert t.view(None)["kingdoms"]["muetar"]["penalties"] == ["first"]


@pytest.mark.rule("DR-B-ACT-10", "DR-B-ACT-13")
def test_the_conditions_are_counted_again_with_those_inside() -> None:
    few = {space: [f"mercenary_{number}"] for number, space in enumerate(around(GROAT)[:4], 1)}
    masters = {name: "first" for stack in few.values() for name in stack}
    t = at(
        "movement",
        seats=2,
        kingdoms={"hothior": "first", "mivior": "second"},
        hexes=few,
        masters=masters,
        dice=[1],
    )
    t.do(f"besiege {GROAT}")
    assert t.ally_of("muetar") == "second"
    assert not t.besieged(GROAT)  # four against 3 and two armies
    assert t.question == "next-move"


@pytest.mark.rule("DR-B-ACT-10")
def test_players_who_are_out_are_not_joined() -> None:
    t = besieger(1, out=["second"]).do(f"besiege {GROAT}")
    assert t.ally_of("muetar") == "third"


@pytest.mark.rule("DR-B-ACT-10", "DR-B-PER-113")
def test_even_a_cursed_monarch_joins_when_the_people_are_attacked() -> None:
    t = besieger(1, personalities={"muetar": CURSED}).do(f"besiege {GROAT}")
    assert t.ally_of("muetar") == "second"
    assert t.view(None)["kingdoms"]["muetar"]["friend"] is None  # nobody has lifted the curse


@pytest.mark.rule("DR-B-ACT-10")
@pytest.mark.parametrize("term", ["confused", "peace"])
def test_confusion_and_forced_peace_end_with_it(term: str) -> None:
    about: dict[str, Any] = (
        {"piles": {"gone": ["muetar_monarch"]}} if term == "confused" else {"personalities": {"muetar": 4}}
    )
    about[term] = {"muetar": 9}
    dice = (1, 2, 1) if term == "confused" else (1,)
    t = besieger(*dice, 1, 1, 1, **about).do(f"besiege {GROAT}")
    assert t.status("muetar") == "ally"
    assert t.view(None)["kingdoms"]["muetar"]["personality"] is not None
    assert t.where("muetar_monarch") == "1911"


@pytest.mark.rule("DR-B-ACT-12")
def test_the_castle_of_a_neutral_kingdom_is_closed_to_combat_units() -> None:
    t = at("movement", hexes={"1103": ["hothior_army_1"]}, dice=1)
    t.do("move hothior_army_1")
    assert "go 1203" not in t.options
    assert t.refuses("go 1203") == ["DR-B-ACT-12"]


@pytest.mark.rule("DR-B-ACT-12", "DR-B-DIP-09")
def test_what_does_not_act_has_nothing_on_the_map() -> None:
    t = new(2, 3).until("function")
    for name, entry in t.view(None)["kingdoms"].items():
        if entry["status"] == "neutral":
            pieces = [*WORLD.regulars_of[KINGDOM_IDS.index(name)], WORLD.monarch_of[KINGDOM_IDS.index(name)]]
            assert {t.where(WORLD.names[piece]) for piece in pieces} == {"home"}
