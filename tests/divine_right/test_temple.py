"""The Temple of Kings (DR-B-TOK)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.data import read
from hexarchy.games.divine_right import GAME, hooks
from hexarchy.games.divine_right.magic import temple
from hexarchy.games.divine_right.movement import party
from tests.divine_right.magic import FIELD, TEMPLE, armies, has, mid
from tests.divine_right.table import WORLD, Table, at

MONARCH, THEIRS = "hothior_monarch", "muetar_monarch"
NEAR = next(WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(TEMPLE)] if WORLD.land >> near & 1)


def pilgrim(*dice: int, **more: Any) -> Table:
    """Hothior's monarch is in the Temple, and movement is closed."""
    more = {"turn": 5, "hexes": {TEMPLE: [MONARCH]}} | more
    return mid("movement", dice=[*dice], **more).do("done")


# -- who enters -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-TOK-01", "DR-B-MOV-11", "DR-B-TER-13", "DR-B-SMU-20")
def test_only_monarchs_and_daya_enter() -> None:
    pieces = [MONARCH, "hothior_army_1", "daya", "fox"]
    t = mid("movement", hexes={NEAR: pieces}, masters={"daya": "first", "fox": "first"})
    for piece, enters in ((MONARCH, True), ("hothior_army_1", False), ("daya", True), ("fox", False)):
        t.do(f"move {piece}")
        assert (f"go {TEMPLE}" in t.options) == enters
        if not enters:
            assert t.refuses(f"go {TEMPLE}") == ["DR-B-TOK-01"]
        t.do("stop")
    t.do(f"move {MONARCH}", "with hothior_army_1")
    assert t.refuses(f"go {TEMPLE}") == ["DR-B-TOK-01"]


@pytest.mark.rule("DR-B-TOK-01")
def test_in_the_basic_game_nobody_enters() -> None:
    t = at("movement", hexes={NEAR: [MONARCH]}).do(f"move {MONARCH}")
    assert t.refuses(f"go {TEMPLE}") == ["DR-B-MOV-11"]


@pytest.mark.rule("DR-B-TOK-06")
def test_the_black_hand_may_enter_and_the_eaters_who_are_a_unit_may_not() -> None:
    t = mid("movement")
    assert temple.may_enter(t.s, WORLD.index["black_hand_monarch"])
    assert not temple.may_enter(t.s, WORLD.index["eaters_monarch"])


# -- the test ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-TOK-02", "DR-T-B-TEST", "DR-DEC-52")
def test_the_black_hearted_get_nothing_now_or_ever() -> None:
    t = pilgrim(2)
    t.answer("moves-end", f"test {MONARCH}")
    assert t.view(None)["magic"]["black_hearted"] == [MONARCH]
    assert t.view(None)["magic"]["meditating"] == {}
    again = pilgrim(6, black_hearted=[MONARCH], devices={"helm": TEMPLE})
    assert again.refuses(f"test {MONARCH}") == ["DR-B-TOK-02"]


@pytest.mark.rule("DR-B-TOK-02", "DR-T-B-TEST", "DR-T-B-GIFT")
def test_the_worthy_roll_on_the_gift_table() -> None:
    t = pilgrim(4, 2).do(f"test {MONARCH}")
    assert t.view(None)["magic"]["meditating"] == {MONARCH: {"gift": "airboat", "turn": 7}}


@pytest.mark.rule("DR-B-TOK-02", "DR-T-B-TEST", "DR-DEC-53")
def test_the_pure_choose_among_the_free_gifts() -> None:
    t = pilgrim(6, devices={"mask": THEIRS}).do(f"test {MONARCH}")
    assert t.answer("gift").targets("take") == ["helm", "airboat", "amulet", "wand", "sword_wizardry"]
    t.do("take sword_wizardry")
    assert t.view(None)["magic"]["meditating"] == {MONARCH: {"gift": "sword_wizardry", "turn": 7}}


@pytest.mark.rule("DR-T-B-GIFT", "DR-T-B-TEST", "DR-T-B-SEEK")
def test_the_tables_are_those_of_the_rulebook() -> None:
    tables = {row["id"]: row for row in read([GAME.folder / "data"], "tables.toml", dict)["table"]}
    rows = tables["DR-T-B-GIFT"]["rows"]
    names = {entry.name: entry.id for entry in WORLD.devices}
    assert [(names[row["gift"]], row["meditation"]) for row in rows] == [*temple.GIFTS]
    assert [row["roll"] for row in tables["DR-T-B-TEST"]["rows"]] == ["1-2", "3-5", "6"]
    assert [row["roll"] for row in tables["DR-T-B-SEEK"]["rows"]][:2] == ["1-4", "5-6"]


@pytest.mark.rule("DR-B-TOK-06", "DR-B-PHS-03")
def test_the_test_is_taken_after_movement_and_once() -> None:
    before = mid("movement", hexes={TEMPLE: [MONARCH]})
    assert before.refuses(f"test {MONARCH}") == ["DR-B-PHS-03"]
    t = pilgrim(hexes={TEMPLE: [MONARCH, "daya"]}, masters={"daya": "first"}, tested=[MONARCH])
    assert t.targets("test") == ["daya"]
    assert t.refuses(f"test {MONARCH}") == ["DR-B-TOK-06"]
    assert pilgrim().answer("moves-end", "done").view(None)["magic"]["meditating"] == {}  # nobody is forced to ask


@pytest.mark.rule("DR-B-TOK-02")
def test_the_gods_judge_nobody_outside_the_temple_and_no_commoner() -> None:
    pieces = {FIELD: [MONARCH, "hothior_army_1"]}
    t = mid("movement", hexes=pieces, devices={"helm": FIELD}).do("done")
    assert t.refuses(f"test {MONARCH}") == ["DR-B-TOK-02"]
    assert t.refuses("test hothior_army_1") == ["DR-B-TOK-01"]


# -- meditation and gifts ---------------------------------------------------------------------------------------------


def turn_of(t: Table, seat: str, turn: int) -> Table:
    """Play on with the mildest answers to a seat's movement in a turn."""
    for _ in range(8):
        t.until("next-move")
        if t.asked == [seat] and t.s.turn == turn:
            return t
        t.do("done")
    raise AssertionError("never came to that turn")


@pytest.mark.rule("DR-B-TOK-03")
def test_the_gift_comes_when_the_meditation_is_over() -> None:
    t = pilgrim(4, 2).do(f"test {MONARCH}")
    turn_of(t, "first", 6)
    assert has(t, MONARCH) == []
    turn_of(t.do("done"), "first", 7)
    assert has(t, MONARCH) == ["airboat"]
    assert t.view(None)["magic"]["meditating"] == {}


@pytest.mark.rule("DR-B-TOK-03")
def test_who_leaves_earlier_forfeits_the_gift() -> None:
    t = pilgrim(4, 2).do(f"test {MONARCH}")
    turn_of(t, "first", 6).do(f"move {MONARCH}", f"go {NEAR}").until("next-move").do("done")
    assert [(told["hero"], told["device"]) for told in t.events("forfeits")] == [(MONARCH, "airboat")]
    turn_of(t, "first", 7)
    assert has(t, MONARCH) == []
    assert "airboat" in t.view(None)["magic"]["temple"]


@pytest.mark.rule("DR-B-TOK-06")
def test_a_wand_asked_for_in_turn_5_is_held_in_turn_6() -> None:
    t = pilgrim(4, 5).do(f"test {MONARCH}")
    turn_of(t, "first", 6)
    assert has(t, MONARCH) == ["wand"]


@pytest.mark.rule("DR-B-TOK-04")
def test_who_has_a_gift_does_not_ask_for_another() -> None:
    t = pilgrim(hexes={TEMPLE: [MONARCH, "daya"]}, masters={"daya": "first"}, devices={"helm": MONARCH})
    assert t.refuses(f"test {MONARCH}") == ["DR-B-TOK-04"]


@pytest.mark.rule("DR-B-TOK-04", "DR-T-B-GIFT")
@pytest.mark.parametrize(("roll", "gift"), [(1, "airboat"), (6, "amulet")])
def test_a_gift_that_is_taken_is_not_granted_twice(roll: int, gift: str) -> None:
    """The next free one downward, then from the top."""
    taken = {"helm": THEIRS} if roll == 1 else {"sword_wizardry": THEIRS, "helm": "0917", "airboat": "0917"}
    t = pilgrim(3, roll, devices=taken).do(f"test {MONARCH}")
    assert t.view(None)["magic"]["meditating"][MONARCH]["gift"] == gift


@pytest.mark.rule("DR-B-TOK-04")
def test_two_who_meditate_do_not_get_the_same_gift() -> None:
    t = pilgrim(3, 1, 3, 1, hexes={TEMPLE: [MONARCH, "immer_monarch"]}, allies={"immer": "first"})
    t.do(f"test {MONARCH}", "test immer_monarch")
    assert [entry["gift"] for entry in t.view(None)["magic"]["meditating"].values()] == ["helm", "airboat"]


@pytest.mark.rule("DR-B-TOK-04", "DR-B-MAG-02")
def test_a_monarch_takes_no_second_gift_from_anybody() -> None:
    pieces = {FIELD: [MONARCH, "immer_monarch", "hothior_army_1"]}
    t = mid("movement", hexes=pieces, allies={"immer": "first"}, devices={"helm": MONARCH, "wand": "immer_monarch"})
    t.do("give helm")
    assert t.refuses("carry immer_monarch") == ["DR-B-TOK-04"]
    t.do("carry hothior_army_1", "give wand", f"carry {MONARCH}")
    assert has(t, MONARCH) == ["wand"]


@pytest.mark.rule("DR-B-TOK-04")
def test_without_a_free_gift_there_is_no_test() -> None:
    out = dict.fromkeys([name for name, _ in temple.GIFTS], "0917")
    t = pilgrim(devices={**out, "bag_of_wind": TEMPLE})
    assert t.refuses(f"test {MONARCH}") == ["DR-B-TOK-04"]


@pytest.mark.rule("DR-B-TOK-02")
def test_a_new_monarch_has_not_been_judged() -> None:
    t = mid("combat", piles={"gone": ["immer_monarch"]}, confused={"immer": 9}, black_hearted=["immer_monarch"])
    for end in hooks.PLAYER_TURN_ENDS.of(t.s):
        end(t.s)
    assert t.s.magic.black_hearted == t.s.magic.tested == 0


# -- holy ground ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-TOK-05")
def test_nobody_is_searched_for_in_the_temple() -> None:
    t = mid("movement", hexes={TEMPLE: [THEIRS], NEAR: armies("hothior", 1)})
    assert party.hides(t.s, WORLD.index[THEIRS])
    assert party.searchable(t.s, 0, WORLD.grid.at(TEMPLE)) == []
    t.do("move hothior_army_1")
    assert t.refuses(f"go {TEMPLE}") == ["DR-B-TOK-01"]
    assert t.why(f"search {THEIRS}") != []
