"""The Love Curse (DR-A-CURSE-20, -29, -40 to -45): who loves whom, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives
from hexarchy.games.divine_right.advanced.curses import kinds, table
from hexarchy.games.divine_right.words import NOBODY
from tests.divine_right.cursed import FIELD, MARKET, NEAR, OTHER, curse, curses, game, meeting, next_turn
from tests.divine_right.hirelings import card_at
from tests.divine_right.table import WORLD, Table

IMMER: dict[str, Any] = {"allies": {"immer": "second"}, "personalities": {"immer": 15}}  # a Loyal monarch


def beloved(t: Table, victim: str) -> str | None:
    told = t.view(None)["curses"]["on"][victim]
    found: str | None = next(one for one in told if one["curse"] == "love").get("beloved")
    return found


def wooing(hero: str, *dice: int, victim: str = "juulute", **more: Any) -> Table:
    """A hero of the second seat loves nobody yet; one of the first has come."""
    masters = {hero: "first", victim: "second", "rogue_9": "first"}
    masters = {piece: seat for piece, seat in masters.items() if not piece.endswith("_monarch")}
    hexes = {FIELD: [hero, victim], MARKET: ["rogue_9"], **more.pop("hexes", {})}
    about = {"curses": {victim: {"love": {}}}, **more}
    return game("movement", hexes, masters=masters, dice=[*dice], **about).do("done")


def in_love(phase: str = "movement", *dice: int, lover: str = "juulute", **more: Any) -> Table:
    """Juulute, once of the second seat, loves Eloia of the first; both are in the field."""
    masters = {"eloia": "first", lover: "first", **more.pop("masters", {})}
    masters = {piece: seat for piece, seat in masters.items() if not piece.endswith("_monarch")}
    about = {"curses": {lover: {"love": {"goal": "eloia", "past": 1}}}, **more}
    hexes = {FIELD: ["eloia", lover], **about.pop("hexes", {})}
    return game(phase, hexes, masters=masters, dice=[*dice], **about)


@pytest.mark.rule("DR-A-CURSE-29")
def test_a_king_falls_in_love_with_the_witch_who_curses_him() -> None:
    options = {"magic_users": True}
    t = meeting(4, victim="immer_monarch", curser="magic_user_a", options=options, **IMMER)
    t = curse(t, "immer_monarch", "love")
    assert beloved(t, "immer_monarch") == "magic_user_a"
    assert t.where("magic_user_a") == FIELD  # as the beloved she stays


@pytest.mark.rule("DR-A-CURSE-29")
def test_cursed_by_one_of_the_same_gender_they_wait_for_another() -> None:
    t = curse(meeting(4, victim="juulute"), "juulute", "love")
    assert beloved(t, "juulute") is None
    assert t.master("juulute") == "second"
    fox = curse(meeting(4), "fox", "love")
    assert beloved(fox, "fox") == "schardenzar"
    assert fox.master("fox") == "first"


@pytest.mark.rule("DR-A-CURSE-29")
def test_the_eaters_are_of_neither_gender() -> None:
    kingdoms = {"eaters": "first", "muetar": "second"}
    t = game(
        "movement",
        {FIELD: ["eaters_monarch", "fox", "muetar_army_1"]},
        kingdoms=kingdoms,
        masters={"fox": "second"},
        dice=[4],
    ).do("done")
    assert beloved(curse(t, "fox", "love"), "fox") is None


@pytest.mark.rule("DR-A-CURSE-20", "DR-DEC-80")
@pytest.mark.parametrize(("die", "won"), [(4, True), (5, True), (3, False)])
def test_an_enemy_of_the_other_gender_may_woo(die: int, won: bool) -> None:
    t = wooing("eloia", die)
    assert t.targets("woo") == ["eloia"]
    t.do("woo eloia")
    assert (beloved(t, "juulute") == "eloia") == won
    assert t.master("juulute") == ("first" if won else "second")
    if not won:
        assert t.why("woo eloia") == ["DR-A-CURSE-20"]


@pytest.mark.rule("DR-A-CURSE-20", "DR-A-CURSE-29", "DR-DEC-80")
def test_not_one_of_the_same_gender_nor_of_the_same_side() -> None:
    t = wooing("rogue_1")
    assert t.why("woo rogue_1") == ["DR-A-CURSE-29"]
    assert t.why("woo rogue_9") == ["DR-A-CURSE-20"]


@pytest.mark.rule("DR-A-CURSE-45", "DR-DEC-80")
@pytest.mark.parametrize("hero", ["nonnus", "bodyguard_1", "engineer_1"])
def test_some_are_never_loved(hero: str) -> None:
    t = wooing(hero, victim="fox")
    assert t.why(f"woo {hero}") == ["DR-A-CURSE-45"]


@pytest.mark.rule("DR-A-CURSE-45")
def test_great_captains_and_generic_heroes_are_men_but_for_witches_and_dancing_girls() -> None:
    t = game("movement", {})
    women = {name for name in WORLD.names if table.female(t.s, WORLD.index[name]) is True}
    generic = {name for name in women if name.rpartition("_")[2].isdigit()}
    assert all(name.startswith("dancing_girl") for name in generic)
    assert {"magic_user_a", "magic_user_b", "magic_user_c"} <= women
    assert not {"magic_user_d", "great_captain_1", "rogue_1"} & women


@pytest.mark.rule("DR-A-CURSE-40")
def test_the_hero_goes_over_to_the_beloved_with_the_card() -> None:
    t = wooing("eloia", 4).do("woo eloia")
    assert t.master("juulute") == "first"
    assert card_at(t, "juulute") == "open-first"


@pytest.mark.rule("DR-A-CURSE-40")
def test_neither_goes_without_the_other() -> None:
    t = in_love().do("move eloia")
    assert t.targets("go") == []
    assert t.why(f"go {OTHER}") == ["DR-A-CURSE-40"]
    t.do("with juulute", f"go {OTHER}")
    assert t.where("juulute") == t.where("eloia") == OTHER


@pytest.mark.rule("DR-A-CURSE-40")
def test_whenever_one_rolls_for_their_fate_the_other_does_too() -> None:
    hexes = {FIELD: ["eloia", "juulute"], NEAR: ["muetar_army_1"]}
    t = in_love("movement", 4, 1, hexes=hexes, phasing=1)
    t.do("move muetar_army_1", f"go {FIELD}", "search eloia")
    assert t.rolls("DR-B-FAT-01") == [(4,), (1,)]
    assert (t.where("eloia"), t.where("juulute")) == (FIELD, "gone")


def smitten(**more: Any) -> Table:
    """The second seat's allied monarch has just fallen in love with Eloia of the first."""
    t = wooing(
        "eloia",
        4,
        victim="immer_monarch",
        hexes={FIELD: ["eloia", "immer_monarch"], MARKET: ["rogue_9"]},
        **{**IMMER, **more},
    )
    return t.do("woo eloia")


@pytest.mark.rule("DR-A-CURSE-41")
def test_a_monarch_in_love_leaves_the_allies_at_the_end_of_the_turn() -> None:
    t = smitten()
    assert t.status("immer") == "ally"
    next_turn(t, "second", "function")
    assert t.status("immer") == "neutral"
    assert (t.where("immer_monarch"), t.where("eloia")) == ("home", "1406")


@pytest.mark.rule("DR-A-CURSE-41")
def test_no_other_ambassador_works_there_and_a_visit_is_enough() -> None:
    t = next_turn(smitten(), "second", "function")
    assert t.why("activate immer") == ["DR-A-CURSE-41"]
    assert t.targets("visit") == []
    next_turn(t, "first", "function")
    assert t.targets("visit") == ["immer"]
    t.do("visit immer")
    assert t.ally_of("immer") == "first"


@pytest.mark.rule("DR-A-CURSE-41")
def test_if_enemies_are_there_the_beloved_stays_and_bars_nobody() -> None:
    hexes = {FIELD: ["eloia", "immer_monarch"], MARKET: ["rogue_9"], "1406": ["muetar_army_1"]}
    t = wooing("eloia", 4, victim="immer_monarch", hexes=hexes, plundered=["1406"], **IMMER).do("woo eloia")
    next_turn(t, "second", "function")
    assert t.where("eloia") == FIELD
    assert "activate immer" in t.options


@pytest.mark.rule("DR-A-CURSE-42")
def test_a_player_monarch_in_love_puts_the_player_out() -> None:
    t = wooing("eloia", 4, victim="muetar_monarch", seats=3, hexes={FIELD: ["eloia", "muetar_monarch"]})
    t.do("woo eloia")
    assert t.view(None)["players"]["second"]["out"]
    assert t.status("muetar") == "neutral"
    assert t.points("first") == t.points("third") == 0
    assert t.s.personalities.within(1 + 2)


@pytest.mark.rule("DR-A-CURSE-43")
def test_while_the_beloved_lives_nobody_wins_them_away() -> None:
    about = {"immer_monarch": {"love": {"goal": "eloia", "past": -1}}}
    t = game(
        "diplomacy",
        {"1406": ["immer_monarch", "eloia"]},
        masters={"eloia": "first"},
        allies={"immer": "first"},
        personalities={"immer": 4},
        curses=about,
        phasing=1,
    )
    assert t.why("deactivate immer") == ["DR-A-CURSE-43"]
    captives.kill(t.s, WORLD.index["eloia"], NOBODY)
    assert "DR-A-CURSE-43" not in t.why("deactivate immer")


@pytest.mark.rule("DR-A-CURSE-43")
def test_broken_they_deactivate_at_the_end_of_the_next_diplomacy_phase() -> None:
    about = {"immer_monarch": {"love": {"goal": "eloia", "past": -1}}}
    t = game(
        "movement",
        {"1406": ["immer_monarch", "eloia"]},
        masters={"eloia": "first"},
        allies={"immer": "first"},
        personalities={"immer": 4},
        curses=about,
    )
    kinds.lift(t.s, t.s.curses[0])
    next_turn(t, "second", "function")
    assert t.status("immer") == "ally"
    t.do("none")
    assert t.status("immer") == "neutral"


@pytest.mark.rule("DR-A-CURSE-44")
def test_a_heartbroken_monarch_makes_peace_after_a_full_turn() -> None:
    about = {"immer_monarch": {"love": {"goal": "eloia", "past": -1}}}
    t = game(
        "movement",
        {"1406": ["immer_monarch", "eloia"]},
        masters={"eloia": "first"},
        allies={"immer": "first"},
        personalities={"immer": 4},
        curses=about,
        turn=5,
    )
    captives.kill(t.s, WORLD.index["eloia"], NOBODY)
    while t.s.turn < 6:
        next_turn(t, t.s.name(1 - t.s.phasing))
    assert t.status("immer") == "ally"
    while t.s.turn < 7:
        next_turn(t, t.s.name(1 - t.s.phasing))
    assert t.status("immer") == "peace"
    assert curses(t, "immer_monarch") == []


@pytest.mark.rule("DR-A-CURSE-44")
def test_a_hero_freed_of_it_returns_to_the_old_alliance() -> None:
    t = in_love()
    kinds.lift(t.s, t.s.curses[0])
    assert t.master("juulute") == "second"
    assert card_at(t, "juulute") == "open-second"


@pytest.mark.rule("DR-A-CURSE-44", "DR-A-ADV-09")
def test_with_the_beloveds_player_out_the_hero_goes_back_at_once() -> None:
    t = in_love(seats=3)
    t.do("resign", seat="first")
    assert t.master("juulute") == "second"
    assert t.where("juulute") == FIELD
    gone = in_love(seats=3, out=["second"], kingdoms={"hothior": "first", "muetar": "second", "mivior": "third"})
    kinds.lift(gone.s, gone.s.curses[0])
    assert gone.where("juulute") == "gone"
    assert card_at(gone, "juulute") == "discard"


@pytest.mark.rule("DR-A-CURSE-40", "DR-A-TRO-11")
def test_displaced_trouble_takes_her_beloved_along() -> None:
    units = [f"mercenary_{number}" for number in range(1, 6)]
    t = game(
        "movement",
        {FIELD: ["trouble", "rogue_1", *units]},
        masters=dict.fromkeys(("trouble", "rogue_1", *units), "first"),
        curses={"trouble": {"love": {"goal": "rogue_1", "past": 1}}},
        options={"trouble_peasants": True},
        dice=[1],
    ).do("move trouble", "with rogue_1", *(f"with {unit}" for unit in units), f"go {NEAR}")
    t.answer("rejected-where", t.options[0])
    assert t.where("trouble") == t.where("rogue_1") != FIELD
    assert t.where(units[0]) == FIELD
    assert "move rogue_1" not in t.options
