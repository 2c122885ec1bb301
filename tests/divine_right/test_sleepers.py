"""The Temple of Danger (DR-A-TOD): who falls asleep there, who carries them out, who slays them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.magic import TEMPLE, has
from tests.divine_right.table import WORLD, Table, at

BESIDE = next(
    WORLD.grid.ids[near]
    for near in WORLD.field.near[WORLD.grid.at(TEMPLE)]
    if WORLD.land >> near & 1 and WORLD.land_of[near] < 0 and near not in WORLD.castle_at
)
ALLIES: dict[str, Any] = {"allies": {"immer": "first"}, "personalities": {"immer": 4}}


def game(phase: str, stack: list[str], *dice: int, on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", "temple_of_danger": on, **more.pop("options", {})}
    hexes = {TEMPLE: stack, **more.pop("hexes", {})}
    return at(phase, hexes=hexes, options=options, dice=[*dice], **more)


def asleep(t: Table) -> dict[str, int]:
    found: dict[str, int] = t.view(None)["tales"].get("asleep", {})
    return found


def go_on(t: Table, turn: int) -> Table:
    """On to the first question of a game turn."""
    while t.s.turn < turn and t.s.decision is not None:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    return t


# -- sleep and rescue --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TOD-01")
@pytest.mark.parametrize(("die", "on", "sleeps"), [(1, True, True), (2, True, True), (2, False, False)])
def test_the_black_hearted_fall_asleep(die: int, on: bool, sleeps: bool) -> None:
    t = game("movement", ["hothior_monarch"], die, on=on).do("done", "test hothior_monarch")
    assert t.view(None)["magic"]["black_hearted"] == ["hothior_monarch"]
    assert (asleep(t) == {"hothior_monarch": 3}) == sleeps


@pytest.mark.rule("DR-A-TOD-01")
def test_asleep_nobody_moves() -> None:
    t = game("movement", ["hothior_monarch"], asleep={"hothior_monarch": 2}, black_hearted=["hothior_monarch"])
    assert "hothior_monarch" not in t.targets("move")
    assert t.why("move hothior_monarch") == ["DR-A-TOD-01"]


@pytest.mark.rule("DR-A-TOD-01", "DR-DEC-81")
@pytest.mark.parametrize("friend", ["immer_monarch", "daya"])
def test_a_friendly_monarch_or_daya_carries_them_out(friend: str) -> None:
    masters = {"daya": "first"} if friend == "daya" else {}
    t = game("movement", ["hothior_monarch", friend], asleep={"hothior_monarch": 2}, masters=masters, **ALLIES)
    t.do(f"move {friend}")
    assert t.targets("with") == []
    assert t.targets("carry") == ["hothior_monarch"]
    t.do("carry hothior_monarch", f"go {BESIDE}")
    assert t.where("hothior_monarch") == BESIDE
    assert asleep(t) == {}


@pytest.mark.rule("DR-A-TOD-01")
def test_an_enemy_carries_nobody_out() -> None:
    t = game("movement", ["hothior_monarch", "muetar_monarch"], asleep={"muetar_monarch": 2}).do("move hothior_monarch")
    assert t.why("carry muetar_monarch") == ["DR-A-TOD-01"]


@pytest.mark.rule("DR-A-TOD-01", "DR-B-MAG-15")
@pytest.mark.parametrize("sleeps", [False, True])
def test_asleep_nobody_uses_the_mask(sleeps: bool) -> None:
    """Beside an ally of another player, whom the Mask could win away."""
    t = game(
        "diplomacy",
        ["hothior_monarch", "immer_monarch"],
        1,
        allies={"immer": "second"},
        personalities={"immer": 4},
        devices={"mask": "hothior_monarch"},
        asleep={"hothior_monarch": 2} if sleeps else {},
    ).answer("function")
    assert ("mask-deactivate immer" in t.options) != sleeps
    if sleeps:
        assert t.why("mask-deactivate immer") == ["DR-B-MAG-15"]


def cursed(hero: str, *dice: int, **more: Any) -> Table:
    about = {"curses": {hero: {"doom": {}}}, "options": {"curses": True}, "black_hearted": [], **more}
    return game("movement", [hero, "immer_monarch"], *dice, **about, **ALLIES).do("done")


@pytest.mark.rule("DR-A-TOD-01", "DR-A-CURSE-13")
@pytest.mark.parametrize("sleeps", [False, True])
def test_asleep_nobody_prays(sleeps: bool) -> None:
    t = cursed("hothior_monarch", asleep={"hothior_monarch": 2} if sleeps else {})
    assert ("pray hothior_monarch" in t.options) != sleeps
    if sleeps:
        assert t.why("pray hothior_monarch") == ["DR-A-TOD-01"]


@pytest.mark.rule("DR-A-TOD-01", "DR-A-TOD-03", "DR-A-CURSE-13")
def test_a_prayer_ends_when_its_hero_falls_asleep() -> None:
    """They found another asleep in the last turn, pray to be healed, and have stayed too long."""
    about = {"asleep": {"immer_monarch": 4}, "visitors": {"hothior_monarch": 5}, "prayers": {"hothior_monarch": 9}}
    t = cursed("hothior_monarch", 1, turn=6, **about)
    assert t.view(None)["curses"]["prayers"] == {"hothior_monarch": 9}
    while t.s.phase == 3 and t.s.turn == 6:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert asleep(t) == {"immer_monarch": 4, "hothior_monarch": 6}
    assert t.view(None)["curses"]["prayers"] == {}


# -- murder ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TOD-02", "DR-DEC-81")
def test_a_monarch_may_slay_a_sleeper_and_pays_for_it() -> None:
    t = game(
        "movement",
        ["hothior_monarch", "muetar_monarch"],
        asleep={"muetar_monarch": 2},
        devices={"helm": "hothior_monarch"},
        seats=3,
    ).do("done")
    assert t.targets("slay") == ["muetar_monarch"]
    t.do("slay muetar_monarch")
    assert not t.s.living(1)
    assert t.points("first") == 70
    assert "hothior_monarch" in t.view(None)["magic"]["black_hearted"]
    assert has(t, "hothior_monarch") == []
    assert "helm" in t.view(None)["magic"]["temple"]
    assert asleep(t) == {}


@pytest.mark.rule("DR-A-TOD-02", "DR-DEC-81")
def test_to_ignore_a_sleeper_costs_nothing_and_daya_slays_nobody() -> None:
    t = game("movement", ["hothior_monarch", "muetar_monarch"], asleep={"muetar_monarch": 2}).do("done", "done")
    assert t.view(None)["magic"]["black_hearted"] == []
    daya = game("movement", ["daya", "muetar_monarch"], asleep={"muetar_monarch": 2}, masters={"daya": "first"})
    assert daya.do("done").targets("slay") == []


@pytest.mark.rule("DR-A-TOD-02")
def test_of_two_monarchs_their_player_says_who_does_it() -> None:
    stack = ["hothior_monarch", "immer_monarch", "muetar_monarch"]
    t = game("movement", stack, asleep={"muetar_monarch": 2}, seats=3, **ALLIES).do("done", "slay muetar_monarch")
    assert (t.question, t.targets("choose")) == ("slayer", ["hothior_monarch", "immer_monarch"])
    t.do("choose immer_monarch")
    assert t.view(None)["magic"]["black_hearted"] == ["immer_monarch"]


# -- no loitering ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TOD-03")
def test_who_lingers_beside_a_sleeper_must_take_the_test() -> None:
    stack = ["hothior_monarch", "muetar_monarch"]
    first = game("movement", stack, turn=5, asleep={"muetar_monarch": 4})
    while first.s.phase == 3 and first.s.turn == 5:
        first.log += first.s.apply(first.ask.seat, first.ask.default)
    assert first.rolls("DR-B-TOK-02") == []
    late = game("movement", stack, 1, turn=6, asleep={"muetar_monarch": 4}, visitors={"hothior_monarch": 5})
    late.do("done")
    while late.s.phase == 3 and late.s.turn == 6:
        late.log += late.s.apply(late.ask.seat, late.ask.default)
    assert late.rolls("DR-B-TOK-02") == [(1,)]
    assert asleep(late) == {"muetar_monarch": 4, "hothior_monarch": 6}


@pytest.mark.rule("DR-A-TOD-03")
def test_who_has_left_in_time_is_not_judged() -> None:
    t = game(
        "movement",
        ["hothior_monarch", "muetar_monarch"],
        turn=6,
        asleep={"muetar_monarch": 4},
        visitors={"hothior_monarch": 5},
    )
    t.do("move hothior_monarch", f"go {BESIDE}").until("next-move")
    t.do("done")
    assert t.rolls("DR-B-TOK-02") == []
    assert t.s.slumber.visitors == ()


EX_MONARCH: dict[str, Any] = {
    "guises": {"wayfarer_1": {"realm": "immer"}},
    "masters": {"wayfarer_1": "first"},
    "curses": {"wayfarer_1": {"doom": {}}},
}


@pytest.mark.rule("DR-A-TOD-01", "DR-A-CURSE-12")
def test_who_was_a_monarch_once_carries_nobody_out() -> None:
    """They come to be healed of their Curse."""
    more = {**EX_MONARCH, "options": {"curses": True}}
    t = game("movement", ["hothior_monarch", "wayfarer_1"], asleep={"hothior_monarch": 2}, **more)
    t.do("move wayfarer_1")
    assert t.why("carry hothior_monarch") == ["DR-A-TOD-01"]


@pytest.mark.rule("DR-A-TOD-03", "DR-A-CURSE-12")
def test_who_was_a_monarch_once_came_neither_to_slay_nor_to_rescue() -> None:
    more = {**EX_MONARCH, "options": {"curses": True}}
    stack = ["muetar_monarch", "wayfarer_1"]
    t = game("movement", stack, turn=6, asleep={"muetar_monarch": 4}, visitors={"wayfarer_1": 5}, **more)
    while t.s.phase == 3 and t.s.turn == 6:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert t.rolls("DR-B-TOK-02") == []
    assert t.s.slumber.visitors == ()


# -- six turns ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TOD-04")
def test_after_six_turns_the_kingdom_is_confused_and_the_sleeper_a_wayfarer() -> None:
    t = game("movement", ["immer_monarch"], 1, turn=4, **ALLIES).do("done", "test immer_monarch")
    assert asleep(t) == {"immer_monarch": 4}
    go_on(t, 10)
    if t.ally_of("immer") == "first":
        assert asleep(t) == {"immer_monarch": 4}
        assert t.status("immer") == "ally"
    go_on(t, 11)
    assert t.status("immer") in ("confused", "neutral")
    assert asleep(t) == {}
    wayfarers = [name for name in t.stack(TEMPLE) if name.startswith("wayfarer")]
    assert len(wayfarers) == 1
    assert t.master(wayfarers[0]) == "first"
    while t.question != "next-move" or t.asked != ["first"]:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert wayfarers[0] in t.targets("move")


@pytest.mark.rule("DR-A-TOD-04")
def test_with_a_player_monarch_the_game_is_over_for_their_player() -> None:
    t = game("movement", ["hothior_monarch"], 1, turn=4, seats=3).do("done", "test hothior_monarch")
    go_on(t, 10)
    assert t.s.living(0)
    go_on(t, 11)
    assert not t.s.living(0)


@pytest.mark.rule("DR-A-TOD-04")
def test_daya_has_no_kingdom_to_lose_and_wakes() -> None:
    t = game("movement", ["daya"], 1, turn=4, masters={"daya": "first"}).do("done", "test daya")
    go_on(t, 10)
    assert asleep(t) == {"daya": 4}
    go_on(t, 11)
    assert asleep(t) == {}
    assert t.where("daya") == TEMPLE
