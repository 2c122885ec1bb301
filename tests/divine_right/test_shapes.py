"""Transformation and the Beast (DR-A-CURSE-27, -28, -31 to -39), and monarchs who are lost (-70 to -73)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import changes, fate, hooks
from hexarchy.games.divine_right.advanced.curses import beast, kinds
from hexarchy.games.divine_right.combat.strength import bonus, leads
from hexarchy.games.divine_right.magic.theft import is_thief
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.words import FORMS, GONE, IN_FOREST, KINGDOM_IDS, LEADING, NOBODY, PERSONALITY
from tests.divine_right.cursed import (
    FIELD,
    MARKET,
    NEAR,
    OTHER,
    curse,
    curses,
    game,
    guises,
    meeting,
    next_turn,
    working,
)
from tests.divine_right.table import WORLD, Table

IMMER = KINGDOM_IDS.index("immer")
IMMERS: dict[str, Any] = {"allies": {"immer": "second"}, "personalities": {"immer": 16}}


def transformed(*dice: int, victim: str = "fox", **more: Any) -> Table:
    return curse(meeting(4, *dice, victim=victim, **more), victim, "transformation")


def wayfarer(hero: str, space: str, *dice: int, seat: str = "first", **more: Any) -> Table:
    """A transformed hero of a seat at the end of the first seat's movement."""
    masters = {"wayfarer_1": seat, "rogue_9": "first", **more.pop("masters", {})}
    if not hero.endswith("_monarch"):
        masters[hero] = seat
    about: dict[str, Any] = {
        "guises": {"wayfarer_1": {"hero": hero}},
        "curses": {"wayfarer_1": {"transformation": {}}},
        "piles": {"gone": [hero]},
        **more,
    }
    hexes = {space: ["wayfarer_1"], MARKET: ["rogue_9"], **about.pop("hexes", {})}
    return game("movement", hexes, masters=masters, dice=[*dice], **about).do("done")


# -- Transformation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-27", "DR-A-CURSE-31")
def test_a_transformed_king_is_a_male_wayfarer_in_his_space() -> None:
    t = transformed(victim="immer_monarch", **IMMERS)
    assert t.where("wayfarer_1") == FIELD
    assert t.master("wayfarer_1") == "second"
    assert guises(t)["wayfarer_1"]["hero"] == "immer_monarch"
    assert not guises(t)["wayfarer_1"]["female"]
    assert t.where("immer_monarch") == "enchanted"
    queen = transformed(victim="immer_monarch", queens=["immer"], **IMMERS)
    assert guises(queen)["wayfarer_3"]["female"]


@pytest.mark.rule("DR-A-CURSE-31", "DR-A-GEN-02")
def test_always_human_and_no_better_than_a_rogue() -> None:
    t = transformed(victim="trolls_monarch", allies={"trolls": "second"})
    piece = WORLD.index["wayfarer_1"]
    assert party.move_of(t.s, piece) == WORLD.pieces[WORLD.index["rogue_1"]].move
    assert party.profile(t.s, piece) == party.profile(t.s, WORLD.index["rogue_1"])
    assert not leads(t.s, piece, WORLD.index["muetar_army_1"])
    assert is_thief(t.s, piece)


@pytest.mark.rule("DR-A-CURSE-31")
def test_the_gender_may_be_left_to_chance() -> None:
    found = {
        guises(transformed(die, victim="juulute", options={"random_wayfarer_gender": True})).popitem()[1]["female"]
        for die in (1, 2, 3, 4)
    }
    assert found == {True, False}


@pytest.mark.rule("DR-A-CURSE-32", "DR-DEC-52")
@pytest.mark.parametrize(("die", "known"), [(4, True), (3, False)])
def test_recognition_in_a_friendly_royal_castle_on_an_even_die(die: int, known: bool) -> None:
    t = wayfarer("juulute", "0917", die).do("claim wayfarer_1")
    assert (t.where("juulute") == "0917") == known
    if known:
        assert not hooks.unable(t.s, WORLD.index["juulute"], LEADING)
        assert curses(t, "juulute") == ["transformation"]
    else:
        assert t.why("claim wayfarer_1") == ["DR-A-CURSE-32"]


@pytest.mark.rule("DR-A-CURSE-32")
def test_not_elsewhere() -> None:
    assert wayfarer("juulute", FIELD).why("claim wayfarer_1") == ["DR-A-CURSE-32"]
    assert wayfarer("juulute", FIELD).why("claim rogue_9") == ["DR-A-CURSE-32"]


@pytest.mark.rule("DR-A-CURSE-32")
def test_who_was_not_human_may_lose_what_went_with_the_shape() -> None:
    for option, bonus_left in ((False, True), (True, False)):
        t = game(
            "movement",
            {FIELD: ["neuth_monarch"]},
            allies={"neuth": "first"},
            curses={"neuth_monarch": {"transformation": {"past": 1}}},
            options={"nonhuman_no_recognition": option},
        )
        assert bool(party.profile(t.s, WORLD.index["neuth_monarch"])[0] & IN_FOREST) == bonus_left


@pytest.mark.rule("DR-A-CURSE-33")
def test_a_transformed_monarch_weakens_the_army() -> None:
    t = transformed(victim="immer_monarch", **IMMERS)
    assert fate.weakened(t.s, IMMER)
    assert t.view(None)["curses"]["missing"].keys() == {"immer"}


@pytest.mark.rule("DR-A-CURSE-33", "DR-A-CURSE-72")
def test_a_monarch_whom_nobody_knows_is_held_dead() -> None:
    t = wayfarer("immer_monarch", "1406", 3, 2, allies={"immer": "first"}, missing={"immer": 9}).do("claim wayfarer_1")
    assert t.status("immer") == "confused"
    assert t.s.kingdoms[IMMER].until == 5
    assert guises(t)["wayfarer_1"]["realm"] == "immer"
    assert t.why("claim wayfarer_1") == ["DR-A-CURSE-72"]


@pytest.mark.rule("DR-A-CURSE-33", "DR-A-CURSE-34", "DR-A-CURSE-71")
def test_recognized_in_time_a_monarch_reigns_and_leads_without_inspiring() -> None:
    about: dict[str, Any] = {"allies": {"immer": "first"}, "personalities": {"immer": 16}, "missing": {"immer": 9}}
    t = wayfarer("immer_monarch", "1406", 4, hexes={"1406": ["wayfarer_1", "immer_army_1"]}, **about)
    t.do("claim wayfarer_1")
    monarch = WORLD.index["immer_monarch"]
    assert t.where("immer_monarch") == "1406"
    assert t.view(None)["curses"]["missing"] == {}
    assert leads(t.s, monarch, WORLD.index["immer_army_1"])
    assert party.move_of(t.s, monarch) == 7
    assert bonus(t.s, monarch, fleets=False) == 0
    genius = game("movement", {"1406": ["immer_monarch"]}, allies={"immer": "first"}, personalities={"immer": 16})
    assert bonus(genius.s, monarch, fleets=False) == 1


@pytest.mark.rule("DR-A-CURSE-33")
def test_a_monarch_asks_in_the_own_royal_castle_if_it_is_open() -> None:
    assert wayfarer("immer_monarch", "0917", allies={"immer": "first"}).targets("claim") == []
    taken = {"1406": ["muetar_army_1"]}
    closed = wayfarer("immer_monarch", "0917", allies={"immer": "first"}, plundered=["1406"], hexes=taken)
    assert closed.targets("claim") == ["wayfarer_1"]


def found_out(*dice: int, **more: Any) -> Table:
    """The first seat's army finds the second seat's Wayfarer."""
    hero = more.pop("hero", "juulute")
    masters = {"wayfarer_1": "second", **({hero: "second"} if not hero.endswith("_monarch") else {})}
    about: dict[str, Any] = {
        "guises": {"wayfarer_1": {"hero": hero}},
        "curses": {"wayfarer_1": {"transformation": {}}},
        "piles": {"gone": [hero]},
        **more,
    }
    t = game("movement", {FIELD: ["wayfarer_1"], NEAR: ["hothior_army_1"]}, masters=masters, dice=[*dice], **about)
    return t.do("move hothior_army_1", f"go {FIELD}", "search wayfarer_1")


@pytest.mark.rule("DR-A-CURSE-35")
def test_a_captured_wayfarer_who_is_a_monarch_is_imprisoned() -> None:
    t = found_out(6, hero="immer_monarch", allies={"immer": "second"}, personalities={"immer": 4})
    assert t.question == "captive"
    t.do(next(option for option in t.options if option.startswith("imprison")))
    assert t.where("immer_monarch") == "prison"
    assert t.where("wayfarer_1") == "gone"
    assert t.points("first") == 30


@pytest.mark.rule("DR-A-CURSE-35")
def test_another_is_gone_and_free_of_it() -> None:
    t = found_out(6)
    assert (t.where("wayfarer_1"), t.where("juulute")) == ("gone", "gone")
    assert curses(t, "juulute") == curses(t, "wayfarer_1") == []
    assert guises(t) == {}


@pytest.mark.rule("DR-A-CURSE-35", "DR-A-ENV-02", "DR-A-ENV-11")
def test_an_envoy_in_disguise_is_a_captive_like_any_envoy() -> None:
    t = found_out(6, hero="envoy_2", envoys={"first": 1, "second": 2}, options={"envoys": True})
    assert (t.question, {option.split()[0] for option in t.options}) == ("captive", {"imprison", "execute"})
    t.do(t.options[0])
    assert (t.where("envoy_2"), t.where("wayfarer_1")) == ("prison", "gone")


@pytest.mark.rule("DR-A-CURSE-36")
def test_lifted_on_the_map_the_hero_is_there_again() -> None:
    t = transformed()
    kinds.lift(t.s, t.s.curses[0])
    assert (t.where("fox"), t.where("wayfarer_1")) == (FIELD, "gone")
    assert t.master("fox") == "second"
    assert guises(t) == {}


@pytest.mark.rule("DR-A-CURSE-35", "DR-A-CURSE-31")
def test_who_kills_the_wayfarer_kills_the_hero() -> None:
    t = found_out(1, hero="immer_monarch", allies={"immer": "second"}, personalities={"immer": 4})
    assert t.where("immer_monarch") == "gone"
    assert t.status("immer") == "confused"
    assert t.points("first") == 40


@pytest.mark.rule("DR-A-CURSE-35", "DR-A-GEN-02")
def test_who_leaves_in_anothers_shape_leaves_themselves() -> None:
    t = wayfarer("fox", FIELD)
    counter = WORLD.index["wayfarer_1"]
    changes.lift(t.s, counter, GONE)
    changes.command(t.s, counter, NOBODY)
    for let_go in hooks.LET_GO.of(t.s):
        let_go(t.s, counter)
    assert t.where("fox") == "randomizer"
    assert guises(t) == {}


# -- the Beast --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-28", "DR-T-A-BEASTFORM")
@pytest.mark.parametrize(
    ("die", "form"), [(1, "water"), (2, "water"), (3, "land"), (4, "land"), (5, "air"), (6, "air")]
)
def test_a_die_says_what_beast_it_is(die: int, form: str) -> None:
    t = curse(meeting(4, die), "fox", "beast")
    assert guises(t)["beast_1"]["form"] == form
    assert t.where("beast_1") == FIELD


def animal(form: str, space: str = FIELD, *dice: int, hero: str = "fox", **more: Any) -> Table:
    masters = {"beast_1": "first", **({hero: "first"} if not hero.endswith("_monarch") else {})}
    about: dict[str, Any] = {
        "guises": {"beast_1": {"hero": hero, "form": form}},
        "curses": {"beast_1": {"beast": {"goal": FORMS.index(form)}}},
        "piles": {"gone": [hero]},
        **more,
    }
    hexes = {space: ["beast_1"], **about.pop("hexes", {})}
    return game("movement", hexes, masters=masters, dice=[*dice], **about)


@pytest.mark.rule("DR-A-CURSE-37")
def test_a_bird_flies_twice_as_far_as_the_hero_walks() -> None:
    t = animal("air", hero="daya").do("move beast_1")
    assert t.about["points"] == 14
    far = max(WORLD.grid.distance(WORLD.grid.at(FIELD), WORLD.grid.at(space)) for space in t.targets("go"))
    assert far == 14
    assert all(WORLD.land >> WORLD.grid.at(space) & 1 for space in t.targets("go"))


@pytest.mark.rule("DR-A-CURSE-37", "DR-A-GEN-03")
def test_a_beast_only_moves_and_nobody_troubles_it() -> None:
    t = animal("land", NEAR, hexes={FIELD: ["muetar_army_1"]}, devices={"helm": OTHER}).do("move beast_1")
    assert t.about["points"] == WORLD.pieces[WORLD.index["fox"]].move
    t.do(f"go {FIELD}")
    assert t.rolls("DR-B-FAT-01") == []
    assert t.where("beast_1") == FIELD
    lost = animal("land", OTHER, devices={"helm": OTHER}).do("done")
    assert "seek beast_1" not in lost.options
    assert not is_thief(lost.s, WORLD.index["beast_1"])


@pytest.mark.rule("DR-A-CURSE-37")
@pytest.mark.parametrize(("die", "dead"), [(2, True), (3, False), (1, False)])
def test_at_the_end_of_the_turn_a_two_kills_it(die: int, dead: bool) -> None:
    t = next_turn(animal("land", FIELD, die).do("done"), "second", "function")
    assert (t.where("fox") == "gone") == dead
    assert (t.where("beast_1") == "gone") == dead


@pytest.mark.rule("DR-A-CURSE-38")
def test_a_stranded_swimmer_takes_the_shortest_way_to_water() -> None:
    inland = max(range(WORLD.grid.size), key=lambda space: beast.creeks(WORLD)[space] % WORLD.grid.size)
    far = beast.creeks(WORLD)[inland]
    assert far >= 2
    t = animal("water", WORLD.grid.ids[inland]).do("move beast_1")
    goals = t.targets("go")
    assert all(beast.creeks(WORLD)[WORLD.grid.at(space)] < far for space in goals)
    assert any(beast.waters(WORLD) >> WORLD.grid.at(space) & 1 for space in goals) or far > 8


@pytest.mark.rule("DR-A-CURSE-38")
def test_in_the_water_every_space_costs_a_point() -> None:
    sea = next(name for name in WORLD.grid.ids if WORLD.sea >> WORLD.grid.at(name) & 1)
    t = animal("water", sea).do("move beast_1")
    wet = beast.waters(WORLD)
    assert all(wet >> WORLD.grid.at(space) & 1 for space in t.targets("go"))
    assert t.about["points"] == WORLD.pieces[WORLD.index["fox"]].move


@pytest.mark.rule("DR-A-CURSE-39", "DR-A-CURSE-71")
def test_the_kingdom_of_a_beast_is_confused_after_a_die_of_turns() -> None:
    t = curse(meeting(4, 3, 2, victim="immer_monarch", **IMMERS), "immer_monarch", "beast")
    assert t.view(None)["curses"]["missing"] == {"immer": 5}


# -- lost monarchs ----------------------------------------------------------------------------------------------------


def waiting(until: int, **more: Any) -> Table:
    """The second seat's allied monarch is a Vampire of the first; the term ends with a turn."""
    about: dict[str, Any] = {
        "allies": {"immer": "second"},
        "piles": {"gone": ["immer_monarch"]},
        "guises": {"vampire_1": {"hero": "immer_monarch", "grave": "1406"}},
        "curses": {"vampire_1": {"vampire": {"seat": "first"}}},
        "missing": {"immer": until},
        **more,
    }
    return game("movement", {"1406": ["vampire_1"]}, masters={"vampire_1": "first"}, phasing=1, **about)


@pytest.mark.rule("DR-A-CURSE-71", "DR-A-CURSE-52")
@pytest.mark.parametrize(("until", "confused"), [(3, True), (4, False)])
def test_after_the_term_the_monarch_is_held_dead(until: int, confused: bool) -> None:
    t = waiting(until)
    next_turn(t, "first")
    assert (t.status("immer") == "confused") == confused
    assert t.points("first") == 0
    assert t.where("vampire_1") == "1406"


@pytest.mark.rule("DR-A-CURSE-71")
def test_back_before_the_end_of_the_last_turn() -> None:
    t = waiting(3)
    kinds.lift(t.s, t.s.curses[0])
    assert t.where("immer_monarch") == "1406"
    assert t.master("immer_monarch") == "second"
    next_turn(t, "first")
    assert t.status("immer") == "ally"
    assert t.view(None)["curses"]["missing"] == {}


@pytest.mark.rule("DR-A-CURSE-72")
def test_too_late_they_are_wayfarers_for_ever() -> None:
    t = waiting(3)
    next_turn(t, "first")
    assert guises(t)["vampire_1"]["realm"] == "immer"
    kinds.lift(t.s, t.s.curses[0])
    assert t.where("wayfarer_1") == "1406"
    assert guises(t)["wayfarer_1"] == {"hero": None, "realm": "immer", "grave": None, "form": None, "female": False}
    assert t.do("done").targets("claim") == []
    assert party.move_of(t.s, WORLD.index["wayfarer_1"]) == 7


def lost_player(**more: Any) -> Table:
    """The first seat's monarch is a Beast, and waited for no longer than this turn; the last player moves."""
    return game(
        "movement",
        {FIELD: ["beast_1"]},
        seats=3,
        masters={"beast_1": "first"},
        piles={"gone": ["hothior_monarch"]},
        guises={"beast_1": {"hero": "hothior_monarch", "form": "land"}},
        curses={"beast_1": {"beast": {}}},
        missing={"hothior": 3},
        phasing=2,
        **more,
    )


@pytest.mark.rule("DR-A-CURSE-73")
def test_a_player_monarch_who_is_lost_takes_the_player_along() -> None:
    t = next_turn(lost_player(), "second")
    assert t.view(None)["players"]["first"]["out"]
    assert t.status("hothior") == "confused"
    assert t.points("second") == t.points("third") == 0


@pytest.mark.rule("DR-A-CURSE-73", "DR-A-HEI-08")
def test_unless_a_child_may_follow() -> None:
    t = next_turn(lost_player(options={"heir": True}), "second")
    assert not t.view(None)["players"]["first"]["out"]
    assert t.ally_of("hothior") == "first"


@pytest.mark.rule("DR-A-CURSE-70")
@pytest.mark.parametrize("switch", ["curses", "temple_of_danger", "isle_of_fright_adv"])
def test_a_monarch_on_the_isle_of_fright_is_waited_for(switch: str) -> None:
    options = {"curses": switch == "curses", switch: True}
    t = game("movement", {"0224": ["immer_monarch"]}, allies={"immer": "first"}, options=options, dice=[3])
    next_turn(t, "second", "next-move")
    assert t.view(None)["curses"]["missing"] == {"immer": 6}
    rescued = game("movement", {FIELD: ["immer_monarch"]}, allies={"immer": "first"}, missing={"immer": 6})
    next_turn(rescued, "second", "next-move")
    assert rescued.view(None)["curses"]["missing"] == {}


@pytest.mark.rule("DR-A-CURSE-70")
def test_given_up_there_they_are_a_wayfarer() -> None:
    t = game("movement", {"0224": ["immer_monarch"]}, allies={"immer": "first"}, missing={"immer": 3}, phasing=1)
    next_turn(t, "first")
    assert t.status("immer") == "confused"
    assert t.where("wayfarer_1") == "0224"
    assert guises(t)["wayfarer_1"]["realm"] == "immer"


@pytest.mark.rule("DR-A-CURSE-30", "DR-A-CURSE-18")
def test_another_personality_goes_on_in_another_shape() -> None:
    t = transformed(victim="immer_monarch", **IMMERS)
    assert working(t, "wayfarer_1") == ["transformation"]
    assert not kinds.why_not(t.s, WORLD.index["wayfarer_1"], PERSONALITY)
