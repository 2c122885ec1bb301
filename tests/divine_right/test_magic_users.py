"""Magic Users (DR-A-MAG): what they know, how they vanish, one for each player, where they are hired."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, stacking
from hexarchy.games.divine_right.advanced.magic_users import aside
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.words import NOBODY
from tests.divine_right.cursed import FIELD, KITCHEN, MARKET, SCHOOL, curse, curses, game, guises, meeting
from tests.divine_right.table import WORLD, Table, new

ON = {"magic_users": True}


def users(phase: str, hexes: dict[str, list[str]], **more: Any) -> Table:
    return game(phase, hexes, options=ON, **more)


@pytest.mark.rule("DR-A-MAG-01")
def test_they_enter_in_castles_steal_and_bear_devices() -> None:
    witch = WORLD.index["magic_user_a"]
    t = users(
        "movement",
        {FIELD: ["magic_user_a", "hothior_monarch"]},
        masters={"magic_user_a": "first"},
        devices={"bag_of_wind": "hothior_monarch"},
    )
    assert "give bag_of_wind" in t.options
    assert t.do("give bag_of_wind").targets("carry") == ["magic_user_a"]
    castles = special.entry_spaces(t.s, witch, 0)
    assert castles
    assert all(WORLD.castle_spaces >> space & 1 for space in castles)


@pytest.mark.rule("DR-A-MAG-02")
def test_killed_they_are_in_the_cup_again() -> None:
    t = users("movement", {FIELD: ["magic_user_d"]}, masters={"magic_user_d": "first"})
    captives.kill(t.s, WORLD.index["magic_user_d"], NOBODY)
    assert t.where("magic_user_d") == "randomizer"


def drawn(holders: dict[str, str], **more: Any) -> Table:
    """The first seat draws Witch A."""
    piles = {"randomizer": ["magic_user_a"]}
    hexes = {FIELD: [*holders]} if holders else {}
    seats = more.pop("seats", 3)
    t = users("movement", hexes, seats=seats, masters=holders, piles=piles, **more)
    special.welcome(t.s, WORLD.index["magic_user_a"], 0)
    return t


@pytest.mark.rule("DR-A-MAG-03")
def test_a_second_one_goes_to_the_right() -> None:
    assert drawn({}).master("magic_user_a") == "first"
    assert drawn({"magic_user_b": "first"}).master("magic_user_a") == "second"
    assert drawn({"magic_user_b": "first", "magic_user_c": "second"}).master("magic_user_a") == "third"


@pytest.mark.rule("DR-A-MAG-03")
def test_if_all_have_one_it_goes_back() -> None:
    t = drawn({"magic_user_b": "first", "magic_user_c": "second", "magic_user_d": "third"})
    assert (t.where("magic_user_a"), t.master("magic_user_a")) == ("randomizer", None)
    assert t.question == "next-move"


@pytest.mark.rule("DR-A-MAG-03")
def test_also_one_who_changes_sides() -> None:
    t = users(
        "diplomacy",
        {FIELD: ["magic_user_b"], "0917": ["hothior_monarch", "hothior_army_1"]},
        seats=3,
        masters={"magic_user_b": "first", "magic_user_a": "second"},
        prisoners={"magic_user_a": ["first", "0917"]},
        dice=[1, 6],
    )
    t.do("parole magic_user_a")
    assert t.master("magic_user_a") in ("second", "third")


@pytest.mark.rule("DR-A-MAG-04", "DR-A-CURSE-07")
def test_each_knows_two_curses() -> None:
    t = meeting(curser="magic_user_a", victim="juulute", options=ON).do("curse juulute")
    assert t.targets("lay") == ["vampire", "love"]
    assert t.why("lay doom") == ["DR-A-CURSE-07"]


@pytest.mark.rule("DR-A-MAG-05")
@pytest.mark.parametrize(("die", "where"), [(4, "randomizer"), (3, FIELD)])
def test_who_has_placed_a_curse_is_gone(die: int, where: str) -> None:
    t = curse(meeting(die, 1, curser="magic_user_b", options=ON), "fox", "doom")
    assert t.where("magic_user_b") == where
    assert (curses(t, "fox") == ["doom"]) == (where == "randomizer")


@pytest.mark.rule("DR-A-MAG-05", "DR-A-CURSE-29")
def test_as_the_beloved_a_witch_stays_and_curses_no_more() -> None:
    t = meeting(
        4,
        curser="magic_user_a",
        victim="juulute",
        options=ON,
        hexes={MARKET: ["rogue_9", "eloia"]},
        masters={"eloia": "second"},
    )
    t = curse(t, "juulute", "love")
    assert t.where("magic_user_a") == FIELD
    assert t.master("juulute") == "first"
    assert "curse eloia" not in t.options


@pytest.mark.rule("DR-A-MAG-05", "DR-A-CURSE-51")
def test_a_vampire_obeys_the_player_of_the_witch_who_is_gone() -> None:
    t = curse(meeting(4, curser="magic_user_a", options=ON), "fox", "vampire")
    assert t.where("magic_user_a") == "randomizer"
    assert {t.master(name) for name in guises(t)} == {"first"}


def seeking(*dice: int, space: str = KITCHEN, who: str = "rogue_1", **more: Any) -> Table:
    masters = {who: "first", "rogue_9": "first", **more.pop("masters", {})}
    masters = {piece: seat for piece, seat in masters.items() if "army" not in piece}
    return users(
        "movement", {space: [who], MARKET: ["rogue_9"], **more.pop("hexes", {})}, masters=masters, dice=[*dice], **more
    ).do("done")


@pytest.mark.rule("DR-A-MAG-06", "DR-DEC-52")
@pytest.mark.parametrize(("die", "who", "hired"), [(5, "rogue_1", 1), (4, "rogue_1", 0), (4, "schardenzar", 1)])
def test_five_and_six_bring_one_and_magic_helps(die: int, who: str, hired: int) -> None:
    t = seeking(die, who=who).do(f"hire-user {KITCHEN}")
    assert len([name for name in t.stack(KITCHEN) if name.startswith("magic_user")]) == hired
    assert t.why(f"hire-user {KITCHEN}") == ["DR-A-MAG-06"]


@pytest.mark.rule("DR-A-MAG-06")
def test_only_at_four_places_three_of_them_friendly() -> None:
    assert seeking(space=SCHOOL, allies={"eaters": "first"}).targets("hire-user") == [SCHOOL]
    assert seeking(space=SCHOOL, allies={"eaters": "second"}).targets("hire-user") == []
    assert seeking(space=FIELD, camp={FIELD: "first"}).targets("hire-user") == [FIELD]
    assert seeking(space=FIELD, camp={FIELD: "second"}).targets("hire-user") == []
    assert seeking(space="3003", allies={"black_hand": "first"}).targets("hire-user") == ["3003"]
    assert seeking(space=FIELD).why(f"hire-user {FIELD}") == ["DR-A-MAG-06"]


@pytest.mark.rule("DR-A-MAG-06")
def test_a_combat_unit_may_seek_one_too() -> None:
    assert seeking(who="hothior_army_1").targets("hire-user") == [KITCHEN]


@pytest.mark.rule("DR-A-MAG-07")
def test_they_stand_with_the_creatures_of_the_black_hand() -> None:
    t = users(
        "movement",
        {FIELD: ["the_undead_1", "black_hand_monarch"]},
        allies={"black_hand": "first"},
        masters={"the_undead_1": "first", "magic_user_a": "first"},
        piles={"waiting": ["magic_user_a"]},
    )
    assert stacking.fits(t.s, [WORLD.index["magic_user_a"]], WORLD.grid.at(FIELD))


@pytest.mark.rule("DR-A-MAG-08", "DR-A-ADV-04", "DR-T-A-MAGICUSERS")
def test_with_six_players_nobody_is_for_hire_at_the_start() -> None:
    def after(seats: int) -> int:
        t = new(seats, level="intermediate", curses=True, magic_users=True)
        while t.question in ("king-or-queen", "deploy"):
            t.do(t.options[0])
        return len(aside(t.s))

    assert (after(6), after(5), after(2)) == (0, 1, 4)


@pytest.mark.rule("DR-A-MAG-08")
def test_without_one_aside_nobody_is_hired() -> None:
    cup = [f"magic_user_{letter}" for letter in "abcdef"]
    t = seeking(piles={"randomizer": cup})
    assert t.targets("hire-user") == []
    assert t.why(f"hire-user {KITCHEN}") == ["DR-A-MAG-08"]
