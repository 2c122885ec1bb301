"""Placing Curses (DR-A-CURSE-01 to -11, -17 to -19): who may, on whom, and what the dice decide."""

from __future__ import annotations

import pytest

from tests.divine_right.cursed import FIELD, NEAR, TEMPLE, TWO, curse, curses, game, meeting, working
from tests.divine_right.sieges import around
from tests.divine_right.table import Table


@pytest.mark.rule("DR-A-CURSE-01", "DR-A-CURSE-06")
def test_nobody_directs_a_curse_at_a_player_monarch() -> None:
    t = meeting(victim="muetar_monarch")
    assert "curse muetar_monarch" not in t.options
    assert t.why("curse muetar_monarch") == ["DR-A-CURSE-01"]


@pytest.mark.rule("DR-A-CURSE-04", "DR-A-CURSE-06", "DR-A-CURSE-19", "DR-T-A-CURSE")
def test_the_wandering_people_may_curse_a_player_monarch_by_the_table() -> None:
    def camp(*dice: int, table: bool) -> Table:
        hexes = {"0916": ["hothior_monarch"], NEAR: ["muetar_army_1"]}
        options = {"wandering_people_table": table}
        t = game("movement", hexes, camp={FIELD: "first"}, phasing=1, dice=[*dice], options=options)
        return t.do("move muetar_army_1", f"go {FIELD}")

    t = camp(1, 3, table=True)
    assert t.rolls("DR-A-CURSE-19") == [(3,)]
    assert working(t, "hothior_monarch") == ["doom"]
    assert t.view(None)["hirelings"]["cursed"] == []
    t = camp(1, 3, table=False)
    assert curses(t, "hothior_monarch") == []
    assert t.view(None)["hirelings"]["cursed"] == ["hothior_monarch"]


@pytest.mark.rule("DR-A-CURSE-19", "DR-A-CURSE-51")
def test_a_werewolf_made_by_the_wandering_people_obeys_the_right_hand_player() -> None:
    hexes = {"0916": ["hothior_monarch"], NEAR: ["mivior_army_1"]}
    options = {"wandering_people_table": True}
    t = game("movement", hexes, seats=3, camp={FIELD: "first"}, phasing=2, dice=[1, 2, 4], options=options)
    t.do("move mivior_army_1", f"go {FIELD}")
    assert t.rolls("DR-A-CURSE-51") == []
    assert t.master("werewolf_1") == "second"


@pytest.mark.rule("DR-A-CURSE-02")
def test_the_cursed_personality_is_no_curse_of_the_table() -> None:
    t = game("diplomacy", hidden={"immer": 13}, dice=[1, 6, 2]).do("activate immer")
    t.until("next-move")
    assert t.view(None)["curses"]["on"] == {}
    assert t.rolls("DR-A-CURSE-19") == []


@pytest.mark.rule("DR-A-CURSE-03")
@pytest.mark.parametrize(("curser", "may"), [("schardenzar", True), ("juulute", False), ("rogue_1", False)])
def test_only_certain_heroes_curse(curser: str, may: bool) -> None:
    assert ("curse fox" in meeting(curser=curser).options) == may


@pytest.mark.rule("DR-A-CURSE-03")
def test_without_the_switch_nobody_curses() -> None:
    t = game("movement", {FIELD: ["schardenzar", "fox"]}, masters=TWO, on=False).do("done")
    assert "curse fox" not in t.options


@pytest.mark.rule("DR-A-CURSE-03")
@pytest.mark.parametrize(("kingdom", "piece"), [("eaters", "eaters_monarch"), ("black_hand", "black_hand_monarch")])
def test_the_magicians_curse_too(kingdom: str, piece: str) -> None:
    kingdoms = {kingdom: "first", "muetar": "second"}
    t = game("movement", {FIELD: [piece, "fox"]}, kingdoms=kingdoms, masters={"fox": "second"}).do("done")
    assert t.do("curse fox").targets("lay")[:3] == ["vampire", "werewolf", "doom"]


@pytest.mark.rule("DR-A-CURSE-05")
@pytest.mark.parametrize("victim", ["naara", "breis"])
def test_some_are_immune(victim: str) -> None:
    t = meeting(victim=victim)
    assert f"curse {victim}" not in t.options
    assert t.why(f"curse {victim}") == ["DR-A-CURSE-05"]


@pytest.mark.rule("DR-A-CURSE-05")
def test_trouble_can_only_be_made_to_love() -> None:
    t = meeting(victim="trouble").do("curse trouble")
    assert t.targets("lay") == ["love"]
    assert t.why("lay doom") == ["DR-A-CURSE-05"]


@pytest.mark.rule("DR-A-CURSE-05")
def test_mortnoir_is_safe_from_the_player_with_whose_units_he_stands() -> None:
    assert "curse mortnoir" in meeting(victim="mortnoir").options
    t = meeting(victim="mortnoir", guards=False, hexes={FIELD: ["schardenzar", "mortnoir", "hothior_army_1"]})
    assert t.why("curse mortnoir") == ["DR-A-CURSE-05"]


@pytest.mark.rule("DR-A-CURSE-05")
def test_nobody_is_cursed_in_the_temple() -> None:
    kingdoms = {"black_hand": "first", "muetar": "second"}
    hexes = {TEMPLE: ["black_hand_monarch", "immer_monarch"]}
    t = game("movement", hexes, kingdoms=kingdoms, allies={"immer": "second"}).do("done")
    assert t.why("curse immer_monarch") == ["DR-A-CURSE-05"]


@pytest.mark.rule("DR-A-CURSE-07", "DR-T-A-CURSE-PLACE")
@pytest.mark.parametrize(("die", "placed"), [(4, True), (6, True), (3, False), (1, False)])
def test_four_and_more_places_a_curse_on_one_in_a_stack(die: int, placed: bool) -> None:
    t = curse(meeting(die), "fox", "doom")
    assert (curses(t, "fox") == ["doom"]) == placed
    assert t.rolls("DR-A-CURSE-07") == [(die,)]


@pytest.mark.rule("DR-A-CURSE-07")
def test_one_attempt_a_turn() -> None:
    t = curse(meeting(1), "fox", "doom")
    assert t.why("curse fox") == ["DR-A-CURSE-07"]
    hexes = {FIELD: ["schardenzar", "fox", "eloia", "muetar_army_1"]}
    t = curse(meeting(1, hexes=hexes, masters={"eloia": "second"}), "fox", "doom")
    assert t.why("curse eloia") == ["DR-A-CURSE-07"]


@pytest.mark.rule("DR-A-CURSE-07")
def test_not_from_another_space_nor_before_the_end_of_movement() -> None:
    t = game("movement", {FIELD: ["schardenzar"], NEAR: ["fox"]}, masters=TWO)
    assert t.why("curse fox") == ["DR-B-PHS-03"]
    hexes = {FIELD: ["schardenzar", "eloia"], NEAR: ["fox"]}
    t = game("movement", hexes, masters={**TWO, "eloia": "second"}).do("done")
    assert t.targets("curse") == ["eloia"]
    assert t.why("curse fox") == ["DR-A-CURSE-07"]


@pytest.mark.rule("DR-A-CURSE-08", "DR-T-A-CURSE-PLACE")
@pytest.mark.parametrize(("die", "placed"), [(4, False), (5, True)])
def test_a_lone_hero_is_harder_to_find(die: int, placed: bool) -> None:
    t = curse(meeting(die, guards=False), "fox", "doom")
    assert (curses(t, "fox") == ["doom"]) == placed


@pytest.mark.rule("DR-A-CURSE-08", "DR-T-A-CURSE-PLACE")
def test_an_imprisoned_monarch_is_cursed_without_a_die() -> None:
    t = game(
        "movement",
        {"0917": ["schardenzar", "hothior_army_1"]},
        masters={"schardenzar": "first"},
        allies={"immer": "second"},
        prisoners={"immer_monarch": ["first", "0917"]},
    ).do("done")
    t = curse(t, "immer_monarch", "doom")
    assert curses(t, "immer_monarch") == ["doom"]
    assert t.rolls("DR-A-CURSE-07") == t.rolls("DR-A-CURSE-08") == []


@pytest.mark.rule("DR-A-CURSE-10", "DR-T-A-CURSE-PLACE")
@pytest.mark.parametrize(("die", "placed"), [(6, True), (5, False)])
def test_a_besieged_magician_reaches_the_besiegers_at_minus_two(die: int, placed: bool) -> None:
    ring = around("0917", [f"muetar_army_{number}" for number in (1, 2, 3, 4, 5, 6)])
    first = next(iter(ring))
    ring[first] = [*ring[first], "fox"]
    hexes = {**ring, "0917": ["hothior_monarch", "hothior_army_1", "schardenzar"]}
    t = game("movement", hexes, masters=TWO, sieges={"0917": "second"}, dice=[die])
    assert t.inside("schardenzar")
    t = curse(t.do("done"), "fox", "doom")
    assert (curses(t, "fox") == ["doom"]) == placed


@pytest.mark.rule("DR-A-CURSE-10", "DR-DEC-50")
@pytest.mark.parametrize(("die", "placed"), [(6, True), (5, False)])
def test_a_magician_may_curse_a_hero_who_comes_into_their_space(die: int, placed: bool) -> None:
    t = game("movement", {FIELD: ["schardenzar"], NEAR: ["fox"]}, masters=TWO, phasing=1, dice=[die])
    t.do("move fox", f"go {FIELD}")
    assert (t.question, t.asked) == ("reaction", ["first"])
    t.do("lay doom")
    assert (curses(t, "fox") == ["doom"]) == placed  # alone, 5 and more, at -1
    assert t.asked == ["second"]


@pytest.mark.rule("DR-DEC-50", "DR-A-CURSE-10")
def test_right_after_the_heros_fate_roll() -> None:
    hexes = {FIELD: ["schardenzar", "hothior_army_1"], NEAR: ["fox"]}
    t = game("movement", hexes, masters=TWO, phasing=1, dice=[3]).do("move fox", f"go {FIELD}")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.question == "reaction"
    dead = game("movement", hexes, masters=TWO, phasing=1, dice=[1]).do("move fox", f"go {FIELD}")
    assert dead.question != "reaction"


@pytest.mark.rule("DR-DEC-50")
def test_a_player_monarch_is_not_cursed_by_surprise() -> None:
    hexes = {FIELD: ["schardenzar"], NEAR: ["muetar_monarch"]}
    t = game("movement", hexes, masters={"schardenzar": "first"}, phasing=1).do("move muetar_monarch", f"go {FIELD}")
    assert t.question == "march"


@pytest.mark.rule("DR-A-CURSE-11")
@pytest.mark.parametrize(("die", "cursing"), [(3, True), (1, False)])
def test_nonnus_does_not_protect_those_who_curse(die: int, cursing: bool) -> None:
    """He saves the sorcerer from his fate; who then curses rolls as if he had not."""
    hexes = {NEAR: ["schardenzar", "nonnus"], FIELD: ["fox", "muetar_army_1"]}
    masters = {**TWO, "nonnus": "first"}
    t = game("movement", hexes, masters=masters, dice=[1, 4, 3, die, 4])
    t.do("move schardenzar", "with nonnus", f"go {FIELD}")
    while t.question == "fate-after":
        t.do("roll-again nonnus" if "roll-again nonnus" in t.options else "none")
    if t.question == "march":
        t.do("stop")
    t.do("done", "curse fox")
    assert len(t.events("nonnus-disapproves")) == 1
    assert (t.question == "which-curse") == cursing


@pytest.mark.rule("DR-A-CURSE-11")
def test_nonnus_himself_curses_nobody() -> None:
    assert "curse fox" not in meeting(curser="nonnus").options


@pytest.mark.rule("DR-A-CURSE-17")
def test_no_curse_twice_before_all_were_tried() -> None:
    t = meeting(attempted={"first": ["doom"]}).do("curse fox")
    assert "doom" not in t.targets("lay")
    assert t.why("lay doom") == ["DR-A-CURSE-17"]
    others = ["vampire", "werewolf", "paralysis", "wanderer", "unclean", "transformation", "beast"]
    t = meeting(4, attempted={"first": [*others, "love", "personality"]}).do("curse fox")
    assert t.targets("lay") == ["doom"]
    t.do("lay doom")
    assert t.view(None)["curses"]["attempted"] == {}


@pytest.mark.rule("DR-A-CURSE-18")
def test_of_two_that_do_not_go_together_the_later_waits() -> None:
    t = meeting(4, curses={"fox": {"paralysis": {}}})
    t = curse(t, "fox", "wanderer")
    assert curses(t, "fox") == ["paralysis", "wanderer"]
    assert working(t, "fox") == ["paralysis"]
    t = curse(meeting(4, curses={"fox": {"paralysis": {}}}), "fox", "doom")
    assert working(t, "fox") == ["paralysis", "doom"]


@pytest.mark.rule("DR-A-CURSE-18", "DR-A-CURSE-57")
def test_a_vampire_overrides_all_a_werewolf_all_others() -> None:
    t = curse(meeting(4, curses={"fox": {"doom": {}, "paralysis": {}}}), "fox", "werewolf")
    assert working(t, "werewolf_1") == ["werewolf"]
    t = curse(meeting(4, curses={"fox": {"doom": {}}}), "fox", "vampire")
    assert working(t, "vampire_1") == ["vampire"]
    assert curses(t, "vampire_1") == ["doom", "vampire"]


@pytest.mark.rule("DR-A-CURSE-19")
def test_who_has_no_personality_cannot_be_given_another() -> None:
    t = meeting().do("curse fox")
    assert "personality" not in t.targets("lay")
    assert t.why("lay personality") == ["DR-A-CURSE-19"]


@pytest.mark.rule("DR-A-CURSE-07", "DR-B-MAG-14")
def test_no_curse_where_the_amulet_is() -> None:
    t = meeting(devices={"amulet": "fox"})
    assert t.why("curse fox") == ["DR-B-MAG-14"]
