"""Doom, Paralysis, the Unclean, Personality Change and the Wanderer (DR-A-CURSE-23 to -26, -30, -65 to -68)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.advanced.curses import kinds
from hexarchy.games.divine_right.combat.strength import leads
from tests.divine_right.cursed import FIELD, KITCHEN, MARKET, NEAR, OTHER, curses, game, meeting, working
from tests.divine_right.cursed import curse as lay_curse
from tests.divine_right.table import WORLD, Table
from tests.divine_right.test_promises import Watch

FOX = {"fox": "first"}


def moving(kind: str, stack: list[str], *dice: int, hero: str = "fox", space: str = FIELD, **more: Any) -> Table:
    """A cursed hero of the first seat among others, about to move."""
    masters = {**({hero: "first"} if "_monarch" not in hero else {}), **more.pop("masters", {})}
    about = {"curses": {hero: {kind: more.pop("about", {})}}, **more}
    hexes = {space: [hero, *stack], **about.pop("hexes", {})}
    return game("movement", hexes, masters=masters, dice=[*dice], **about)


# -- Doom -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-23")
@pytest.mark.parametrize(("dice", "place", "rolls"), [((4, 1), "gone", 1), ((6,), "prison", 0), ((4, 4), FIELD, 1)])
def test_doomed_heroes_roll_twice(dice: tuple[int, ...], place: str, rolls: int) -> None:
    hexes = {FIELD: ["muetar_army_1"]}
    t = moving("doom", [], *dice, space=NEAR, hexes=hexes).do("move fox", f"go {FIELD}")
    if t.question == "captive":
        t.do(next(option for option in t.options if option.startswith("imprison")))
    assert t.where("fox") == place
    assert len(t.rolls("DR-A-CURSE-23")) == rolls


# -- Paralysis --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-24")
def test_who_is_paralysed_does_not_move_but_is_carried() -> None:
    t = moving("paralysis", ["hothior_army_1", "rogue_1"], masters={"rogue_1": "first"})
    assert "move fox" not in t.options
    assert t.why("move fox") == ["DR-A-CURSE-24"]
    t.do("move rogue_1")
    assert "with fox" not in t.options
    assert t.why("with fox") == ["DR-A-CURSE-24"]
    t.do("stop", "move hothior_army_1", "with fox", f"go {OTHER}")
    assert t.where("fox") == OTHER
    assert t.about["points"] == WORLD.pieces[WORLD.index["hothior_army_1"]].move - 1


@pytest.mark.rule("DR-A-CURSE-24")
def test_who_carried_them_may_not_leave_them_behind_and_let_them_walk() -> None:
    t = moving("paralysis", ["hothior_army_1"]).do("move hothior_army_1", "with fox", f"go {OTHER}")
    t.do("drop hothior_army_1")
    assert t.question == "next-move"
    assert t.where("fox") == OTHER


@pytest.mark.rule("DR-A-CURSE-24")
def test_paralysed_heroes_have_no_abilities() -> None:
    t = moving("paralysis", ["hothior_army_1"], hero="juulute", masters={"juulute": "first"})
    assert not leads(t.s, WORLD.index["juulute"], WORLD.index["hothior_army_1"])
    t = moving("paralysis", [], devices={"head_of_orlog": FIELD}).do("done")
    assert "seek fox" not in t.options


# -- the Unclean ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-26")
def test_the_unclean_enter_no_friendly_castle_and_no_stack() -> None:
    t = moving("unclean", [], space="0916", hexes={"1016": ["hothior_army_1"]}).do("move fox")
    assert not {"go 0917", "go 1016"} & {*t.options}
    assert t.why("go 0917") == ["DR-A-CURSE-26"]


@pytest.mark.rule("DR-A-CURSE-26")
def test_they_neither_lead_nor_are_led_but_heroes_go_with_them() -> None:
    t = moving("unclean", ["rogue_1"], hero="juulute", masters={"juulute": "first", "rogue_1": "first"})
    assert not leads(t.s, WORLD.index["juulute"], WORLD.index["hothior_army_1"])
    t.do("move rogue_1", "with juulute", f"go {OTHER}")
    assert t.where("juulute") == OTHER
    t = moving("unclean", ["eloia"], masters={"eloia": "first"}).do("move eloia")
    assert t.why("with fox") == ["DR-A-CURSE-26"]


@pytest.mark.rule("DR-A-CURSE-26")
def test_struck_among_others_they_go_away() -> None:
    t = lay_curse(meeting(4), "fox", "unclean")
    if t.question == "refuge":
        t.do(t.options[0])
    assert t.where("fox") not in (FIELD, "pool")
    assert WORLD.grid.distance(WORLD.grid.at(FIELD), WORLD.grid.at(t.where("fox"))) == 1


# -- Personality Change -----------------------------------------------------------------------------------------------


def changed(*dice: int, **more: Any) -> Table:
    about = {"allies": {"immer": "second"}, "personalities": {"immer": 15}, **more}
    t = meeting(4, *dice, victim="immer_monarch", **about)
    return lay_curse(t, "immer_monarch", "personality")


@pytest.mark.rule("DR-A-CURSE-30", "DR-DEC-54")
def test_the_caster_sees_two_personalities_and_gives_one() -> None:
    t = changed()
    assert (t.question, t.asked) == ("endowment", ["first"])
    first, second = t.targets("endow")
    assert t.view("second")["kingdoms"]["immer"]["personality"] is None
    t.do(f"endow {first}")
    assert t.view(None)["kingdoms"]["immer"]["personality"] == int(first)
    assert "personality" in [key for key, _ in t.heard_by("second")]
    assert all(args.get("personality") != int(second) for key, args in t.heard_by("second") if key == "personality")


@pytest.mark.rule("DR-A-CURSE-30")
def test_the_old_card_comes_back_when_the_curse_is_lifted() -> None:
    t = changed()
    card = next(face for face in t.targets("endow") if face != "13")
    t.do(f"endow {card}")
    kinds.lift(t.s, t.s.curses[0])
    assert t.view(None)["kingdoms"]["immer"]["personality"] == 15
    hidden = changed(personalities={}, hidden={"immer": 15})
    card = next(face for face in hidden.targets("endow") if face != "13")
    hidden.do(f"endow {card}")
    kinds.lift(hidden.s, hidden.s.curses[0])
    assert hidden.view(None)["kingdoms"]["immer"]["personality"] is None


@pytest.mark.rule("DR-A-CURSE-30")
def test_a_monarch_made_cursed_leaves_at_once() -> None:
    for seed in range(40):
        t = changed(seed % 22 + 1, (seed * 7) % 21 + 1)
        if "endow 13" in t.options:
            assert t.do("endow 13").status("immer") == "neutral"
            return
    raise AssertionError("13 never drawn")


@pytest.mark.rule("DR-A-CURSE-30", "DR-A-CURSE-14", "DR-B-GEN-13", "DR-B-GEN-14")
def test_nothing_is_told_of_the_two_cards_nor_of_white_magic() -> None:
    watching = Watch(GAME)
    watching.look(changed().s)
    watching.look(changed(personalities={}, hidden={"immer": 15}).s)
    for hand in (["white-magic-1", "bribe-1"], ["bribe-1", "bribe-2"]):
        t = game("diplomacy", {FIELD: ["fox"]}, masters=FOX, curses={"fox": {"doom": {}}}, hands={"first": hand})
        watching.look(t.s)
        if "dispel fox" in t.options:
            watching.look(t.do("dispel fox").s)


# -- the Wanderer -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-25", "DR-A-CURSE-66", "DR-T-A-DESTINATION")
@pytest.mark.parametrize(
    ("die", "space"), [(1, "0800"), (2, "2500"), (3, "3400"), (4, "0727"), (5, "2229"), (6, "3329")]
)
def test_the_destination_is_rolled_at_once(die: int, space: str) -> None:
    t = lay_curse(meeting(4, die), "fox", "wanderer")
    (told,) = t.view(None)["curses"]["on"]["fox"]
    assert (told["curse"], told["goal"]) == ("wanderer", space)


def on_the_way(far: int, *dice: int, space: str = "3303", **more: Any) -> Table:
    about = {"goal": KITCHEN, "since": far, **more.pop("about", {})}
    return moving("wanderer", [], *dice, space=space, about=about, **more)


@pytest.mark.rule("DR-A-CURSE-67")
@pytest.mark.parametrize(("to", "mad"), [("3302", False), ("", True), ("3304", True)])
def test_who_comes_no_nearer_goes_mad(to: str, mad: bool) -> None:
    assert WORLD.grid.distance(WORLD.grid.at("3303"), WORLD.grid.at(KITCHEN)) == 3
    t = on_the_way(3)
    if to:
        t.do("move fox", f"go {to}", "stop")
    t.do("done")
    assert (t.where("fox") == "gone") == mad


@pytest.mark.rule("DR-A-CURSE-67")
def test_prisoners_are_not_asked() -> None:
    t = game(
        "movement",
        {},
        prisoners={"fox": ["second", "1712"]},
        masters=FOX,
        curses={"fox": {"wanderer": {"goal": KITCHEN, "since": 1}}},
    )
    assert t.do("done").where("fox") == "prison"


@pytest.mark.rule("DR-A-CURSE-67", "DR-B-CAP-11")
def test_a_player_monarch_lost_on_the_way_takes_the_player_along() -> None:
    about = {"hothior_monarch": {"wanderer": {"goal": KITCHEN, "since": 3}}}
    t = game("movement", {"3303": ["hothior_monarch"]}, seats=3, curses=about).do("done")
    assert t.view(None)["players"]["first"]["out"]


@pytest.mark.rule("DR-A-CURSE-68")
@pytest.mark.parametrize(("die", "past", "free"), [(3, 0, True), (3, 4, True), (2, 4, False), (2, 2, True)])
def test_on_arrival_a_place_seen_before_sets_them_free(die: int, past: int, free: bool) -> None:
    t = on_the_way(1, die, space=KITCHEN, about={"past": past}).do("done")
    while t.question == "moves-end":
        t.do("done")
    assert (curses(t, "fox") == []) == free
    if not free:
        assert t.view(None)["curses"]["on"]["fox"][0]["goal"] == "2500"


@pytest.mark.rule("DR-A-CURSE-65")
def test_wanderers_use_only_what_helps_them_on() -> None:
    t = on_the_way(9, devices={"helm": "fox", "flying_carpet": "fox"}).do("move fox")
    assert "by carpet" in t.options
    t = moving(
        "wanderer",
        ["hothior_army_1"],
        hero="juulute",
        masters={"juulute": "first"},
        about={"goal": KITCHEN, "since": 40},
        devices={"helm": "juulute"},
    )
    assert not leads(t.s, WORLD.index["juulute"], WORLD.index["hothior_army_1"])


@pytest.mark.rule("DR-A-CURSE-18", "DR-A-CURSE-66")
def test_a_curse_that_waited_begins_when_the_other_is_lifted() -> None:
    t = game(
        "movement",
        {KITCHEN: ["fox"], MARKET: ["rogue_9"]},
        masters={"fox": "first", "rogue_9": "first"},
        curses={"fox": {"paralysis": {}, "wanderer": {}}},
        dice=[5, 1],
    ).do("done", "lift-curse fox")
    assert t.question == "which-to-lift"
    t.do("lay paralysis")
    assert working(t, "fox") == ["wanderer"]
    assert t.view(None)["curses"]["on"]["fox"][0]["goal"] == "0800"
