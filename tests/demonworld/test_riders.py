"""Riders of chariots and dragons (DW-E-LCM, DW-E-DRA-15, -19, DW-E-FLY-09): their orders, getting on and off, how they
are hurt and how they outlive their mount. What is special about chariots is in test_chariot.py."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from hexarchy.games.demonworld import Demonworld
from hexarchy.games.demonworld.words import NOBODY
from tests.demonworld import packs
from tests.demonworld.table import Table, unit
from tests.demonworld.test_large import DRAGON, big, on

CHARIOT = "imperial_chariot"
HERO = "gordan"
GENERAL = "herkyn"
FOE = unit("orc_guard", "N", "P1 P2", order="hold")
LOST_MEN = "noble_footsoldiers"
MEN = unit(LOST_MEN, "N", "- F3 F4 F5 F6")
MEN_AFAR = unit(LOST_MEN, "N", "P1 P2 P3 P4")
MOUNTS = pytest.mark.parametrize("mount", [CHARIOT, DRAGON])


def element(t: Table, single: str) -> int:
    return t.s.entry(t.number(single)).elements[0]


# -- orders ------------------------------------------------------------------------------------------------------------


def orders(mount: str, *others: dict[str, Any], dice: Any = 1, **about: Any) -> Table:
    ridden = big(mount, "H8", **about)
    return on("orders", ridden, unit(GENERAL, mount=mount), MEN, FOE, *others, step="allot", dice=dice)


@pytest.mark.rule("DW-E-LCM-01", "DW-DEC-07")
@MOUNTS
def test_a_rider_commands_units_and_the_mount_holds(mount: str) -> None:
    t = orders(mount)
    assert (t.question, t.options) == ("allot-or-mount", [f"mount {mount}", f"allot {LOST_MEN}"])
    t.do(f"allot {LOST_MEN}")
    assert t.order(mount) == "hold"
    assert t.told("allotted", other=LOST_MEN)
    assert {"give-move noble_footsoldiers"} <= {*t.options_of("empire")}
    assert t.refuses(f"give-move {mount}", seat="empire") == ["DW-S-CMD-34"]


@pytest.mark.rule("DW-E-LCM-01", "DW-DEC-07")
@MOUNTS
def test_or_the_mount_gets_all_counters(mount: str) -> None:
    t = orders(mount, dice=[1]).do(f"mount {mount}")
    assert t.order(LOST_MEN) == "hold"  # by a die
    for order in ("move", "attack", "skirmish"):
        t.do(f"give-{order} {mount}", seat="empire")
    assert t.refuses(f"give-hold {mount}", seat="empire") == ["DW-S-CMD-28"]


@pytest.mark.rule("DW-E-LCM-01")
def test_counters_are_not_divided() -> None:
    others = unit("imperial_arquebusiers", "N", "- J11 J12")
    t = orders(CHARIOT, others).do(f"allot {LOST_MEN}")
    assert t.options == ["allot imperial_arquebusiers", "done"]
    assert t.refuses(f"mount {CHARIOT}") == ["DW-E-LCM-01"]
    assert t.do("done").order(CHARIOT) == "hold"


@pytest.mark.rule("DW-E-LCM-01")
def test_in_melee_a_rider_commands_nobody() -> None:
    t = orders(CHARIOT, unit("dwarf_eaters", "S", "G8", melee=1), melee=1, dice=[2])
    assert t.order(LOST_MEN) == "attack"
    assert not t.told("allotted")


@pytest.mark.rule("DW-E-FLY-09")
def test_from_high_above_nobody_is_commanded() -> None:
    sky = {"card": DRAGON, "facing": "N", "fields": [], "aloft": 0}
    t = on("orders", sky, unit(GENERAL, mount=DRAGON), MEN, FOE, step="allot", dice=[2])
    assert t.order(LOST_MEN) == "attack"  # by a die
    assert not t.told("allotted")


# -- shooting ----------------------------------------------------------------------------------------------------------

BOW = (
    'weapons = [{ name = "two-handed sword", kind = "melee", bf = 7 }]',
    'weapons = [{ name = "bow", kind = "missile", bands = [[6, 4], [12, 3]] }]',
)


@lru_cache(1)
def archers() -> Demonworld:
    """Gordan has a bow."""
    return packs.changed("commanders.toml", BOW)


def shooting(phase: str, order: str, mount: str = CHARIOT, foe: str = "C8 C9", dice: Any = 1, **more: Any) -> Table:
    ridden, foes = big(mount, "H8", order=order), unit("orc_guard", "S", foe, order="hold")
    return on(phase, ridden, unit(HERO, mount=mount, **more), foes, game=archers(), dice=dice)


@pytest.mark.rule("DW-E-LCM-02")
@MOUNTS
@pytest.mark.parametrize(
    ("phase", "order", "shoots"),
    [
        ("shooting-1", "attack", False),
        ("shooting-1", "hold", False),
        ("shooting-1", "skirmish", True),
        ("shooting-2", "attack", False),
        ("shooting-2", "skirmish", False),
        ("shooting-2", "hold", True),
    ],
)
def test_a_rider_shoots_when_the_mount_may(mount: str, phase: str, order: str, shoots: bool) -> None:
    t = shooting(phase, order, mount, dice=[20] if shoots else 1)
    assert (t.question == "shot-lead") is shoots
    if shoots:
        saddle = "J8" if mount == CHARIOT else "H8"
        t.do(f"take {saddle}", "at C8")
        while t.question == "breath":
            t.do("none")
        (roll,) = (roll for roll in t.events("roll") if roll["why"] == "DW-B-SHO-21")
        assert (roll["unit"], roll["from"], roll["hex"]) == (HERO, saddle, "C8")
        assert ["DW-B-CHR-06", 4] in [[rule, amount] for rule, amount in roll["modifiers"]]
        assert t.told("destroyed", hex="C8")


@pytest.mark.rule("DW-E-LCM-02", "DW-E-CHA-10")
def test_a_rider_looks_to_all_sides_of_a_chariot_and_ahead_of_a_dragon() -> None:
    for mount, behind in ((CHARIOT, True), (DRAGON, False)):
        t = shooting("shooting-2", "hold", mount, foe="O8 O9")
        assert (t.question == "shot-lead") is behind


@pytest.mark.rule("DW-E-LCM-02", "DW-S-CMD-05")
def test_a_rider_who_has_shot_on_foot_does_not_shoot_again() -> None:
    t = shooting("shooting-2", "hold", shot=True)
    assert t.question != "shot-lead"


@pytest.mark.rule("DW-E-LCM-02", "DW-E-OVR-11")
def test_a_rider_shoots_at_what_is_about_to_overrun_the_mount() -> None:
    """A giant goes for the animals of a chariot that holds: the crew shoots, and then he does."""
    giant, ridden = big(GIANT, "H8", order="attack"), big(CHARIOT, "G8", "S", order="hold")
    t = on("movement", giant, ridden, unit(HERO, mount=CHARIOT), step="attack step", dice=1, game=archers())
    t.do(f"move {GIANT}", "ahead-right").answer("shot-lead", "take G8").answer("shot-lead", "take F8")
    assert [roll["unit"] for roll in t.events("roll") if roll["why"] == "DW-B-SHO-21"] == [CHARIOT, HERO]


@pytest.mark.rule("DW-E-LCM-04", "DW-E-OVR-18")
def test_the_rider_of_a_dragon_shot_before_an_overrun_stands_up_at_once() -> None:
    """Before anybody else moves."""
    dragon, orcs = big(DRAGON, "H8", order="attack", hits=[1]), unit("light_orc_archers", "S", "G7 G8 F8", order="hold")
    others = (unit(card, "S", f"{row}1 {row}2", order="attack") for card, row in (("trolls", "A"), ("orc_guard", "B")))
    t = on("movement", dragon, unit(HERO, mount=DRAGON), orcs, *others, step="attack step", dice=[20])
    t.answer("first-or-second", "first")
    t.do(f"move {DRAGON}", "ahead-right", "take G8")
    while t.question in ("shot-target", "shot-support", "shot-lead"):
        t.do(t.options[-1])
    assert (t.question, t.asked) == ("stand-up", ["empire"])


# -- giants who command ------------------------------------------------------------------------------------------------

GIANT = "myrlak_cloudcook"
LEADER_OF_ORCS = ("overrun = 6", "overrun = 6\nstars = 2\ncommand_radius = 16")


@lru_cache(1)
def lords() -> Demonworld:
    """Myrlak commands."""
    return packs.changed("large_elements.toml", LEADER_OF_ORCS)


@pytest.mark.rule("DW-E-LCM-05")
def test_a_giant_who_commands_moves_in_any_step_with_fixed_points() -> None:
    far = unit(LOST_MEN, "N", "P1 P2 P3 P4", order="hold")
    for step in ("move step", "attack step", "hold step"):
        t = on("movement", big(GIANT, "H8", hits=[2]), far, step=step, game=lords())
        assert (t.question, t.options) == ("singles", [f"name {GIANT}", "ready"])
        t.do(f"name {GIANT}", "ready")
        assert (t.question, dict(t.ask_of("orcs").args)["points"]) == ("large-operation", 24 - 4)


@pytest.mark.rule("DW-E-LCM-05")
def test_a_giant_who_commands_gives_orders_and_gets_none() -> None:
    orcs = unit("dwarf_eaters", "N", "- F3 F4 F5 F6")  # their leader is lost
    others = unit("light_orc_swordbearers", "N", "- F9 F10 F11")
    t = on("orders", big(GIANT, "H8", hits=[2]), orcs, others, MEN_AFAR, step="allot", game=lords())
    assert (t.question, t.options) == ("allot", ["allot dwarf_eaters", "allot light_orc_swordbearers", "done"])
    t.do("allot dwarf_eaters", "allot light_orc_swordbearers")  # two stars, four wounds or not
    assert t.refuses(f"give-move {GIANT}", seat="orcs") == ["DW-S-CMD-04"]
    assert {"give-move dwarf_eaters", "give-hold light_orc_swordbearers"} <= {*t.options_of("orcs")}


@pytest.mark.rule("DW-E-LCM-05")
def test_a_giant_without_stars_gets_an_order() -> None:
    t = on("orders", big(GIANT, "H8"), MEN_AFAR, step="place")
    assert f"give-move {GIANT}" in t.options_of("orcs")


# -- getting on and off ------------------------------------------------------------------------------------------------


def flying(*others: dict[str, Any]) -> Table:
    """A dragon whose head is on H8 is to move."""
    return on("movement", big(DRAGON, "H8", order="move"), FOE, *others, step="move step")


@pytest.mark.rule("DW-E-DRA-19", "DW-DEC-25")
def test_who_gets_off_before_the_dragon_moves_goes_on() -> None:
    t = flying(unit(HERO, mount=DRAGON)).do(f"move {DRAGON}")
    assert t.question == "dismount"
    assert {*t.targets("to")} == {"G7", "G8", "H7", "H9"}  # beside its head
    assert t.refuses("to L8") == ["DW-E-DRA-19"]
    t.do("to H7")
    assert t.fields(HERO) == ["H7"]
    assert t.question == "single"  # his own move
    t.do("to H6")
    assert t.fields(HERO) == ["H6"]


@pytest.mark.rule("DW-E-DRA-19")
def test_who_gets_off_after_the_dragon_has_moved_stays() -> None:
    t = flying(unit(HERO, mount=DRAGON)).do(f"move {DRAGON}", "none", "ahead-left")
    t.answer("large-operation", "stop")
    head = t.s.at[0]
    t.answer("dismount", f"to {t.targets('to')[0]}")
    assert t.s.at[element(t, HERO)] in t.s.around[head]
    assert t.unit(HERO).moved


@pytest.mark.rule("DW-E-DRA-19", "DW-DEC-25", "DW-E-LCM-03")
def test_a_commander_beside_the_head_gets_on() -> None:
    t = flying(unit(HERO, "N", "H7"), unit(GENERAL, "N", "K9")).do("ready", f"move {DRAGON}")
    t.answer("large-operation", "stop")
    assert (t.question, t.options) == ("mount", ["none", f"mount {HERO}"])
    assert t.refuses(f"mount {GENERAL}") == ["DW-E-DRA-19"]  # beside its tail
    t.do(f"mount {HERO}")
    assert t.unit(HERO).mount == t.number(DRAGON)
    assert t.fields(HERO) == []  # nobody can aim at him
    assert t.unit(HERO).moved
    assert t.unit(DRAGON).moved


# -- hurt, and thrown off ----------------------------------------------------------------------------------------------


def breathed(mount: str, field: str, *others: dict[str, Any], dice: list[int], **about: Any) -> Table:
    """An enemy dragon on F8 breathes ahead, at a mount."""
    name = f"{DRAGON}_2" if mount == DRAGON else mount
    enemy = big(DRAGON, "F8", order="skirmish", side="orcs")
    ridden = big(mount, field, "N", order="hold", **about)
    t = on("shooting-1", enemy, ridden, unit(HERO, mount=name), *others, dice=dice)
    return t.answer("breath", "breathe ahead")


def rolled(t: Table) -> list[tuple[str, str, str, bool]]:
    """The dice of the breath: for what, against whom and where."""
    found = [roll for roll in t.events("roll") if roll["why"] in ("DW-E-DRA-11", "DW-E-DRA-15")]
    return [(roll["why"][-2:], roll["foe"], roll["hex"], roll["made"]) for roll in found]


@pytest.mark.rule("DW-E-DRA-15")
def test_breath_at_the_carriage_is_rolled_for_the_rider_apart() -> None:
    t = breathed(CHARIOT, "D8", FOE, dice=[13, 14, 13, 13])
    hit = [("11", CHARIOT, "E8", False), ("15", HERO, "E8", True)]
    assert rolled(t) == [*hit, ("11", CHARIOT, "D8", False), ("11", CHARIOT, "D9", False)]  # the team
    assert t.s.hits[element(t, HERO)] == 2


@pytest.mark.rule("DW-E-DRA-15")
def test_breath_at_the_team_alone_spares_the_rider() -> None:
    enemy = big(DRAGON, "F8", "S", order="skirmish", side="orcs")
    ridden = big(CHARIOT, "J8", "N", order="hold")
    t = on("shooting-1", enemy, ridden, unit(HERO, mount=CHARIOT), FOE, dice=[1, 1])
    t.answer("breath", "breathe ahead")
    assert {foe for _, foe, _, _ in rolled(t)} == {CHARIOT}


@pytest.mark.rule("DW-E-DRA-15")
@pytest.mark.parametrize(("die", "falls"), [(13, False), (14, True)])
def test_a_rider_who_falls_leaves_the_mount_alone(die: int, falls: bool) -> None:
    enemy, ridden = big(DRAGON, "F8", order="skirmish", side="orcs"), big(CHARIOT, "D8", "N", order="hold")
    t = on("shooting-1", enemy, ridden, unit(HERO, mount=CHARIOT), FOE, dice=[1, die, 1, 1])
    t.s.hits[element(t, HERO)] = 1
    t.answer("breath", "breathe ahead")
    assert bool(t.told("destroyed", unit=HERO)) is falls
    assert (t.unit(HERO).mount == NOBODY) is falls
    assert t.fields(CHARIOT)


def slain(*others: dict[str, Any], dice: list[int]) -> Table:
    """A ridden dragon with its head on C8 dies at the first die."""
    t = breathed(DRAGON, "C8", *others, dice=dice, hits=[1])
    assert t.fields(f"{DRAGON}_2") == []
    return t


@pytest.mark.rule("DW-E-LCM-04", "DW-DEC-35")
def test_the_rider_of_a_slain_dragon_stands_up_beside_its_head() -> None:
    t = slain(FOE, dice=[20, 1])
    assert (t.asked, t.question, t.options) == (["empire"], "stand-up", ["to B8", "to B9", "to C7", "to C9"])
    assert t.refuses("to H8") == ["DW-E-LCM-04"]
    t.do("to B9")
    assert t.fields(HERO) == ["B9"]
    assert t.unit(HERO).mount == NOBODY


@pytest.mark.rule("DW-E-LCM-04")
def test_where_all_is_full_beside_the_head_another_field_is_offered() -> None:
    t = slain(FOE, unit("noble_footsoldiers", "N", "B8 B9 C7 C9", order="hold"), dice=[20, *[1] * 8])
    assert t.question == "stand-up"
    assert t.options
    beside = {near for field in t.s.carcasses for near in t.s.around[field]} - {*t.s.carcasses}
    assert {t.s.area.at(field) for field in t.targets("to")} <= beside - {*t.s.around[t.s.area.at("C8")]}


@pytest.mark.rule("DW-E-LCM-04", "DW-E-DRA-15")
def test_who_falls_with_the_dragon_does_not_stand_up() -> None:
    enemy, ridden = big(DRAGON, "F8", order="skirmish", side="orcs"), big(DRAGON, "C8", order="hold", hits=[1])
    t = on("shooting-1", enemy, ridden, unit(HERO, mount=f"{DRAGON}_2"), FOE, dice=[20, 20])
    t.s.hits[element(t, HERO)] = 1
    t.answer("breath", "breathe ahead")
    assert t.told("destroyed", unit=HERO, hex="C8")
    assert t.question != "stand-up"
