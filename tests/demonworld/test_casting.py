"""The magic phase (DW-E-MAG): spell points and rest, casting by levels, what goes wrong, effects, losses and tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.demonworld import Demonworld, hooks
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.magic import casting, wizards
from hexarchy.games.demonworld.magic.casting import Cast
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.singles import pace
from hexarchy.games.demonworld.words import MISSILE
from tests.demonworld import packs, table
from tests.demonworld.table import Table, unit

MEN, AXES, TROLLS = "noble_footsoldiers", "dwarf_eaters", "trolls"
FAR = unit(MEN, "S", "A1 A2 A3 A4", order="hold")
FAR_ORCS = unit("orc_guard", "N", "P1 P2 P3 P4", order="hold")


def at(phase: str, *units: Any, dice: Any = 1, **more: Any) -> Table:
    return table.at(phase, *units, dice=dice, level="expert", **more)


def gorradz(field: str = "L8", **more: Any) -> dict[str, Any]:
    return unit("gorradz", "N", field, **more)


def malagor(field: str = "C8", **more: Any) -> dict[str, Any]:
    return unit("malagor", "S", field, **more)


def points(t: Table, wizard: str) -> int:
    return wizards.of(t.s, t.number(wizard)).points


def cast(t: Table, spell: str, target: str, spent: int | None = None) -> Table:
    """One wizard's spell, with no more questions than there are."""
    t.do(f"cast {spell}")
    if t.question == "spell-target":
        t.do(target)
    if t.question == "spell-points":
        t.do(f"spend {spent}" if spent else t.options[0])
    if t.question == "staff-points":
        t.do("spend 0")
    return t


def first_value(t: Table, name: str) -> int:
    printed = t.s.entry(t.number(name)).card.printed.morale
    assert printed is not None
    return printed.a


def caster(t: Table) -> Any:
    """The wizard who is asked."""
    return t.ask_of(t.asked[0]).args["unit"]


# -- spell points ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-MAG-01")
def test_the_magic_phase_follows_the_orders() -> None:
    t = at("orders", gorradz(), FAR)
    t.until("cast")
    assert t.view(None)["step"] == "magic"
    assert "shooting-1" not in [event["phase"] for event in t.events("phase-begins")]
    t.do("none")
    phases = [event["phase"] for event in t.events("phase-begins")]
    assert phases[phases.index("magic") + 1] == "shooting-1"


@pytest.mark.rule("DW-E-MAG-03", "DW-E-MAG-07")
@pytest.mark.parametrize(("wizard", "has"), [("gorradz", 10), ("malagor", 10), ("sandor", 20), ("wyrrmsh", 30)])
def test_spell_points_by_level(wizard: str, has: int) -> None:
    t = at("magic", unit(wizard, "N", "H8"), FAR, FAR_ORCS)
    assert points(t, wizard) == has
    people = "orcs" if wizard in ("gorradz", "wyrrmsh") else "empire"
    known = [spell.id for spell in wizards.spells_of(t.s, 0)]
    assert known == [f"{people}_{number}" for number in range(1, 7)]
    foreign = "empire_3" if people == "orcs" else "orcs_3"
    assert t.refuses(f"cast {foreign}") == ["DW-E-MAG-07"]


@pytest.mark.rule("DW-E-MAG-04")
@pytest.mark.parametrize(("wizard", "before", "after"), [("sandor", 15, 20), ("sandor", 5, 13), ("gorradz", 0, 6)])
def test_rest_brings_spell_points_back(wizard: str, before: int, after: int) -> None:
    t = at("rally", unit(wizard, "N", "H8", spell_points=before), FAR, FAR_ORCS, step="rest")
    assert points(t, wizard) == after


def rested(*units: Any, phase: str = "magic", dice: Any = 1, answers: tuple[str, ...] = (), **more: Any) -> bool:
    """Does Gorradz regain points at the end of this round?"""
    t = at(phase, *units, FAR, FAR_ORCS, dice=dice, rounds=9, **more)
    for answer in answers:
        t.do(answer)
    while t.s.round == 2 and t.s.decision is not None:
        mild = next((a for a in ("none", "done", "ready", "stop", "close") if a in t.options), t.options[-1])
        t.do(mild)
    return bool(t.told("rests", unit="gorradz"))


@pytest.mark.rule("DW-E-MAG-05")
def test_what_is_no_rest() -> None:
    tired = gorradz("L8", spell_points=4)
    assert rested(tired)
    assert not rested(tired, answers=("cast orcs_3", "enchant gorradz", "spend 3"), dice=[10])
    axes = unit(AXES, "N", "L7 L9 L10 L11", order="move")
    assert rested(gorradz("L8", spell_points=4, host=AXES), axes)
    t = at("movement", gorradz("L8", spell_points=4, host=AXES), axes, FAR, step="move step", rounds=9)
    assert not wizards.of(t.s, 0).busy
    t.until("next-unit").do("move dwarf_eaters", "advance-left", "stop")
    assert not wizards.rests(t.s, wizards.of(t.s, 0))


@pytest.mark.rule("DW-E-MAG-05")
def test_a_wizard_shot_at_does_not_rest() -> None:
    archers = unit("light_orc_archers", "N", "M8 M9 M10", order="skirmish", side="empire")
    t = at("shooting-1", archers, gorradz("H8", spell_points=4), FAR, FAR_ORCS, dice=[1, 1, 1])
    t.do("take M9")
    if t.question == "shot-target":
        t.do("at H8")
    t.do("close") if t.question == "shot-support" else None
    while t.question == "shot-lead":
        t.do("done")
    assert wizards.of(t.s, t.number("gorradz")).busy
    assert t.fields("gorradz") == ["H8"]


@pytest.mark.rule("DW-E-MAG-05")
def test_a_wizard_in_melee_does_not_rest() -> None:
    t = at("melee", gorradz("L8", spell_points=4, melee=2), unit(MEN, "S", "K8", melee=2, order="hold"), FAR_ORCS)
    assert wizards.of(t.s, 0).busy


# -- casting -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-MAG-08", "DW-E-MAG-09", "DW-DEC-12")
def test_a_spell_costs_at_least_its_level() -> None:
    t = at("magic", gorradz("L8", spell_points=2, hits=[1]), FAR_ORCS, unit(MEN, "S", "J8 J9 J10 J11", order="hold"))
    assert t.targets("cast") == ["orcs_2", "orcs_5", "orcs_6"]
    assert t.refuses("cast orcs_1") == ["DW-E-MAG-08"]
    t = at("magic", gorradz(), FAR_ORCS, FAR)
    t.do("cast orcs_1", "enchant gorradz")
    assert t.targets("spend") == ["7", "8", "9", "10"]
    assert t.refuses("spend 6") == ["DW-E-MAG-08"]
    assert t.refuses("spend 12") == ["DW-E-MAG-08"]


@pytest.mark.rule("DW-E-MAG-10")
def test_one_spell_in_each_magic_phase() -> None:
    t = at("magic", gorradz(), FAR_ORCS, FAR, dice=[10])
    t.do("cast orcs_3")
    assert t.refuses("cast orcs_2") == ["DW-E-MAG-10"]
    t.do("enchant gorradz", "spend 3")
    assert t.question != "cast"
    assert points(t, "gorradz") == 7


@pytest.mark.rule("DW-E-MAG-11", "DW-E-MAG-33")
def test_wizards_cast_by_levels_and_dice_for_the_sequence() -> None:
    t = at("magic", gorradz(), malagor(), unit("sandor", "S", "C5"), FAR_ORCS, FAR, dice=[2, 5, 10, 10])
    assert t.asked == ["empire"]  # five against two
    assert t.rolls("DW-E-MAG-11") == [(2, 5)]
    cast(t, "empire_5", "enchant malagor", 3)
    assert t.asked == ["orcs"]
    assert not t.rolls("DW-E-MAG-12")  # all of a level announce first
    cast(t, "orcs_3", "enchant gorradz", 3)
    assert len(t.rolls("DW-E-MAG-12")) == 2  # the first level is rolled before the second announces
    assert t.asked == ["empire"]
    assert caster(t) == "sandor"


@pytest.mark.rule("DW-DEC-48", "DW-E-MAG-33")
def test_the_owner_chooses_among_wizards_of_one_level() -> None:
    t = at("magic", malagor("C8"), unit("malagor", "S", "C6"), FAR_ORCS)
    assert t.question == "casts-next"
    t.do("next malagor_2")
    assert caster(t) == "malagor_2"


@pytest.mark.rule("DW-E-MAG-12", "DW-E-MAG-13", "DW-E-MAG-14")
@pytest.mark.parametrize(
    ("level", "spent", "die", "works"),
    [(3, 3, 3, True), (15, 15, 15, True), (15, 15, 14, False), (15, 20, 5, True), (15, 20, 4, False)],
)
def test_what_the_die_has_to_show(
    level: int, spent: int, die: int, works: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = at("close", unit("wyrrmsh", "N", "L8"), FAR, dice=[die])
    t.s._thaw()
    spell = t.s.game.world.cards.spells["orcs_3"]
    stronger = type(spell)(**{field: getattr(spell, field) for field in spell.__struct_fields__} | {"level": level})
    monkeypatch.setitem(t.s.game.world.cards.spells, "orcs_3", stronger)
    assert casting.succeeds(t.s, Cast(0, "orcs_3", 0, spent)) is works
    assert points(t, "wyrrmsh") == 30 - spent  # gone either way


# -- gone wrong --------------------------------------------------------------------------------------------------------


def wrong(*dice: int, spent: int = 7, others: tuple[Any, ...] = (), **more: Any) -> Table:
    """A spell of Gorradz goes wrong; the first of the dice is that of the table."""
    t = at("magic", gorradz(**more), *others, FAR_ORCS, FAR, dice=[2, *dice])
    return cast(t, "orcs_1", "enchant gorradz", spent)


@pytest.mark.rule("DW-E-MAG-15")
@pytest.mark.parametrize("die", [1, 2])
def test_a_natural_one_or_two_always_goes_wrong(die: int) -> None:
    t = at("magic", gorradz(), FAR_ORCS, FAR, dice=[die, 15])
    cast(t, "orcs_3", "enchant gorradz", 10)
    assert t.rolls("DW-E-MAG-15") == [(15,)]
    assert not t.told("spell-works")


@pytest.mark.rule("DW-E-MAG-16")
def test_the_wizard_is_lost() -> None:
    t = wrong(1)
    assert not t.fields("gorradz")


@pytest.mark.rule("DW-E-MAG-17", "DW-E-MAG-18")
@pytest.mark.parametrize(("spent", "hits"), [(11, 3), (10, 2), (7, 2), (5, 1), (1, 1)])
def test_recoil(spent: int, hits: int) -> None:
    t = at("magic", unit("wyrrmsh", "N", "L8"), FAR_ORCS, FAR, dice=[2, 2])
    cast(t, "orcs_5", "enchant wyrrmsh", spent)
    assert t.told("recoil", count=hits)
    assert (t.s.hits[0], bool(t.fields("wyrrmsh"))) == (max(0, 2 - hits), hits < 2)


@pytest.mark.rule("DW-E-MAG-19", "DW-E-MAG-34")
def test_a_discharge_strikes_all_around() -> None:
    axes, men = unit(AXES, "N", "L7 M8 M9 N8 N9", order="hold"), unit(MEN, "S", "K8 J8 J9 H8", order="hold", melee=1)
    t = at("magic", gorradz("L8", melee=1), axes, men, dice=[2, 6, 12, 13, 12, 12, 13, 6, 6])
    cast(t, "orcs_1", "enchant gorradz", 7)
    rolls = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DW-E-MAG-19"]
    assert next(roll["hex"] for roll in rolls) == "L8"
    assert {roll["needs"][1] - sum(amount for _, amount in roll["modifiers"]) for roll in rolls} == {13}
    assert [roll["made"] for roll in rolls] == [False, True, False, False, True]
    assert len(t.fields(AXES)) + len(t.fields(MEN)) == 7
    while t.question == "close-up":
        t.do("close")
    tests = [event.args["unit"] for event in t.log if event.key == "roll" and event.args.get("test") == "missile"]
    certain = [event["unit"] for event in t.events("morale-certain")]
    assert {*tests, *certain} == {AXES, MEN}


@pytest.mark.rule("DW-E-MAG-20")
def test_magic_is_lost_for_good() -> None:
    t = wrong(10)
    assert points(t, "gorradz") == 0
    assert wizards.of(t.s, 0).lost
    t = at("rally", gorradz(spell_points=0), FAR, FAR_ORCS, step="rest")
    assert points(t, "gorradz") == 6
    t = wrong(13)
    while t.s.round == 2:
        t.do(t.options[-1])
    assert points(t, "gorradz") == 0
    staff = wrong(10, items=["fenraggs_staff"])
    assert wizards.available(wizards.of(staff.s, 0)) == 10


@pytest.mark.rule("DW-E-MAG-21")
def test_spell_points_are_lost_and_come_back() -> None:
    t = wrong(17)
    assert points(t, "gorradz") == 0
    assert not wizards.of(t.s, 0).lost


@pytest.mark.rule("DW-E-MAG-22")
def test_three_rounds_of_shock() -> None:
    t = wrong(18)
    assert wizards.of(t.s, 0).barred == 4  # cast in round 2
    assert at("magic", gorradz(barred=4), FAR_ORCS, FAR, round=4).question != "cast"
    assert at("magic", gorradz(barred=4), FAR_ORCS, FAR, round=5).question == "cast"
    t = at("rally", gorradz(spell_points=2, barred=4), FAR, FAR_ORCS, step="rest", round=4)
    assert points(t, "gorradz") == 2


# -- effects together --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-MAG-23", "DW-E-MAG-24")
def test_a_test_comes_after_all_spells() -> None:
    men = unit(MEN, "S", "J8 J9", order="hold")
    t = at("magic", gorradz(), unit("sandor", "S", "F8"), men, FAR_ORCS, dice=[10, 10, 6])
    cast(t, "orcs_6", f"enchant {MEN}", 2)
    cast(t, "empire_3", f"enchant {MEN}", 3)
    (test,) = [event.args for event in t.log if event.key == "roll" and event.args.get("test") == "missile"]
    first = first_value(t, MEN)
    assert test["needs"][1] == first + 2 - 3


@pytest.mark.rule("DW-E-MAG-25", "DW-E-MAG-26", "DW-E-MAG-27", "DW-E-MAG-32")
def test_effects_add_up() -> None:
    t = at("close", unit(AXES, "N", "L8 L9 L10 L11", spells=["empire_4"], items=["war_banner"]), FAR, round=8)
    assert MoraleTest(MISSILE, 0).value(t.s) == first_value(t, AXES) + 3 - 2
    both = at("close", unit(AXES, "N", "L8 L9", spells=["orcs_3", "orcs_1"]), FAR)
    assert both.view(None)["units"][AXES]["spells"] == ["orcs_3", "orcs_1"]


@pytest.mark.rule("DW-E-MAG-28")
def test_of_two_that_exclude_each_other_one_prevails(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at("close", unit("wyrrmsh", "N", "L8"), unit("sandor", "S", "K8"), FAR, dice=[11, 11, 14, 15, 2, 1])
    t.s._thaw()
    spell = t.s.game.world.cards.spells["orcs_3"]
    rival = type(spell)(**{f: getattr(spell, f) for f in spell.__struct_fields__} | {"excludes": ["empire_4"]})
    monkeypatch.setitem(t.s.game.world.cards.spells, "orcs_3", rival)
    one, other = Cast(0, "orcs_3", 2, 10), Cast(1, "empire_4", 2, 7)
    assert casting.prevailing(t.s, [one, other]) == [one]  # 21 against 18
    assert casting.prevailing(t.s, [one, Cast(1, "empire_4", 2, 9)]) == [one]  # 24 against 24, then 12 against 10
    assert casting.prevailing(t.s, [Cast(0, "orcs_1", 2), other]) == [Cast(0, "orcs_1", 2), other]


@pytest.mark.rule("DW-E-MAG-30")
def test_an_attached_hero_is_a_target_of_their_own() -> None:
    hero = unit("baslian", "N", "L8", host=AXES)
    axes = unit(AXES, "N", "L7 L9 M8 M9", order="hold")
    t = at("magic", gorradz("M7"), hero, axes, FAR, dice=[10])
    cast(t, "orcs_1", f"enchant {AXES}", 7)
    under = [(t.s.name(one), spell) for one, spell, _ in t.s.magic.under]
    assert under == [(AXES, "orcs_1")]


@pytest.mark.rule("DW-E-MAG-31")
def test_range_and_sight_of_spells() -> None:
    near = unit(MEN, "S", "C8 A9", order="hold")
    t = at("magic", gorradz("P8"), near, FAR_ORCS)
    t.do("cast orcs_3")
    assert MEN in t.targets("enchant")
    far = at("magic", gorradz("P8"), unit(MEN, "S", "C8 A17", order="hold"), FAR_ORCS)
    far.do("cast orcs_3")
    assert far.refuses(f"enchant {MEN}") == ["DW-E-MAG-31"]


@pytest.mark.rule("DW-E-MAG-33")
def test_who_casts_nothing() -> None:
    burning = {"burning": {"L8": 5}}
    fire = {"options": {"fire": True}, "fire": {"wind": "NE", "speed": 0, **burning}}
    assert at("magic", gorradz(), FAR_ORCS, FAR, **fire).question != "cast"
    assert at("magic", gorradz(melee=1), unit(MEN, "S", "K8", melee=1), FAR_ORCS).question == "cast"


@pytest.mark.rule("DW-E-MAG-34")
def test_a_unit_tests_once_against_the_worst_value() -> None:
    men = unit(MEN, "S", "J8 J9", order="hold")
    two = unit("wyrrmsh", "N", "L9")
    t = at("magic", gorradz(), two, men, FAR_ORCS, dice=[10, 10, 6])
    cast(t, "orcs_6", f"enchant {MEN}", 2)
    cast(t, "orcs_6", f"enchant {MEN}", 2)
    tests = [event.args for event in t.log if event.key == "roll" and event.args.get("test") == "missile"]
    assert len(tests) == 1
    assert tests[0]["needs"][1] == first_value(t, MEN) + 2


@pytest.mark.rule("DW-E-MAG-35")
def test_a_lasting_spell_stays_on_a_unit_that_routs() -> None:
    men = unit(MEN, "S", "J8 J9", order="hold")
    t = at("magic", gorradz(), unit("sandor", "S", "F8"), men, FAR_ORCS, dice=[10, 10, 1])
    cast(t, "orcs_6", f"enchant {MEN}", 2)
    cast(t, "empire_5", f"enchant {MEN}", 3)
    assert t.unit(MEN).routing
    assert points(t, "sandor") == 17
    assert [spell for _, spell, _ in t.s.magic.under] == ["empire_5"]


@pytest.mark.rule("DW-E-MAG-02")
def test_wizards_move_like_commanders() -> None:
    t = at("movement", gorradz("O8"), FAR, FAR_ORCS, step="skirmish step")
    t.do("name gorradz", "ready").until("single")
    for _ in range(8):
        t.do(t.options[0])  # 24 points over open ground: eight fields
    assert not t.targets("to")
    assert t.unit("gorradz").stirred


@pytest.mark.rule("DW-E-MAG-06")
def test_a_wizard_of_the_fourth_level_rests(tmp_path: Path) -> None:
    text = (DATA / "wizards.toml").read_text(encoding="utf-8")
    strong = {"level = 1": "level = 4", "spell_points = 10": "spell_points = 40", "recover = 6": "recover = 12"}
    for plain, more in strong.items():
        text = text.replace(plain, more, 1)  # Gorradz comes first
    (tmp_path / "wizards.toml").write_text(text, encoding="utf-8")
    game = Demonworld(tmp_path)
    for before, after in ((24, 36), (36, 40)):
        content = {
            **{"round": 2, "rounds": 3, "phase": "rally", "step": "rest", "options": {"level": "expert"}},
            "unit": [gorradz(spell_points=before), FAR, FAR_ORCS],
        }
        t = Table(game.position(content, SeededDice(1)))  # type: ignore[arg-type]
        assert points(t, "gorradz") == after


# -- on a mount --------------------------------------------------------------------------------------------------------

CHARIOT = "imperial_chariot"


def carried(field: str = "L8", *others: Any, phase: str = "magic", dice: Any = 1, **more: Any) -> Table:
    """Malagor on the carriage of a chariot, behind its animals."""
    roll = unit(CHARIOT, "N", field, order="hold", **more)
    return at(phase, roll, unit("malagor", mount=CHARIOT), *others, FAR_ORCS, dice=dice)


@pytest.mark.rule("DW-E-MAG-02")
def test_a_wizard_rides_like_a_commander() -> None:
    t = at("movement", unit(CHARIOT, "N", "H8", order="move"), malagor("J9"), FAR_ORCS, step="move step")
    t.do("ready", f"move {CHARIOT}").answer("large-operation", "stop")
    assert (t.question, t.options) == ("mount", ["none", "mount malagor"])
    t.do("mount malagor")
    assert t.unit("malagor").mount == t.number(CHARIOT)


@pytest.mark.rule("DW-E-MAG-02", "DW-E-MAG-31")
@pytest.mark.parametrize(("field", "able"), [("D9", True), ("C9", False)])
def test_from_a_carriage_a_wizard_casts_as_far_as_from_its_field(field: str, able: bool) -> None:
    """The animals are in row S, the carriage in row T: D is the fifteenth row from there."""
    roll, men = unit(CHARIOT, "N", "S8", order="hold"), unit(MEN, "N", field, order="hold")
    near = unit("berserkers", "N", "V9", order="hold")
    t = at("magic", roll, unit("malagor", mount=CHARIOT), men, near, FAR_ORCS, layout=[["0"], ["0"]])
    t.do("cast empire_3")
    assert (f"enchant {MEN}" in t.options) is able


@pytest.mark.rule("DW-E-MAG-30")
def test_a_rider_is_a_target_of_its_own() -> None:
    t = at("magic", unit(CHARIOT, "N", "L8", order="hold"), unit("herkyn", mount=CHARIOT), gorradz("L6"), FAR_ORCS)
    t.do("cast orcs_1")
    assert {"enchant herkyn", f"enchant {CHARIOT}"} <= {*t.options}


@pytest.mark.rule("DW-E-MAG-33", "DW-E-FLY-09")
def test_nobody_casts_from_high_above() -> None:
    dragon = {"card": "imperial_dragonrider", "facing": "N", "fields": [], "aloft": 0}
    t = at("magic", dragon, unit("malagor", mount="imperial_dragonrider"), unit(MEN, "N", "G8 G9"), FAR_ORCS)
    assert t.question != "cast"


@pytest.mark.rule("DW-E-MAG-05")
@pytest.mark.parametrize(("stirs", "gains"), [(False, 4), (True, 0)])
def test_a_wizard_rests_on_a_mount_that_does_nothing(stirs: bool, gains: int) -> None:
    roll = unit(CHARIOT, "N", "L8", order="move")
    t = at("movement", roll, unit("malagor", mount=CHARIOT, spell_points=6), FAR_ORCS, step="move step")
    t.do(f"move {CHARIOT}").answer("dismount", "none")
    if stirs:
        t.do("ahead-left")
    t.answer("large-operation", "stop")
    while t.s.phase != "orders":
        t.do("none" if "none" in t.options else t.options[-1], seat=t.asked[0])
    assert points(t, "malagor") == 6 + gains


@pytest.mark.rule("DW-E-MAG-19", "DW-E-MAG-02")
def test_a_discharge_on_a_carriage_strikes_what_is_around_it() -> None:
    men = unit(MEN, "N", "N8", order="hold")
    t = carried("L8", men, dice=[1, 6, 20, 20, 1, 1])
    cast(t, "empire_3", f"enchant {MEN}", 5)
    struck = [(roll["foe"], roll["hex"]) for roll in t.events("roll") if roll["why"] == "DW-E-MAG-19"]
    assert struck[0] == ("malagor", "M9")
    assert {CHARIOT, MEN} == {foe for foe, _ in struck[1:]}


@pytest.mark.rule("DW-E-MAG-29")
def test_who_is_kept_from_moving_still_has_what_another_spell_adds() -> None:
    """Paralysis three times takes 18 points of a commander's 16; no spell of the book adds any, so a further one is
    put in force."""
    lame = unit("baslian", "N", "H8", spells=["empire_1"] * 3)
    t = at("movement", lame, FAR, FAR_ORCS, step="move step")
    hastened = [*t.s.hooks]
    hastened[hooks.POINTS.number] = (*hooks.POINTS.of(t.s), lambda s, unit: 5)
    assert pace(t.s, 0) == 0
    t.s.hooks = tuple(hastened)
    assert pace(t.s, 0) == 5
    t.do("name baslian", "ready")
    assert dict(t.ask_of("orcs").args)["points"] == 5


# -- what disturbs a rest ----------------------------------------------------------------------------------------------


def after(t: Table, *does: str) -> int:
    """The spell points of Sandor when the round is over."""
    t.do(*does)
    while t.s.round == 2:
        last = [one for one in ("none", "ready", "done", "stop", "close") if one in t.options]
        t.do(last[0] if last else t.options[0], seat=t.asked[0])
    return points(t, "sandor")


@pytest.mark.rule("DW-E-MAG-05")
@pytest.mark.parametrize(("field", "rests"), [("F8", False), ("C2", True)])
def test_breath_disturbs_a_rest_though_it_misses(field: str, rests: bool) -> None:
    dragon = unit("imperial_dragonrider", "N", "G8", order="skirmish", side="orcs")
    sandor = unit("sandor", "S", field, spell_points=5)
    t = at("shooting-1", dragon, sandor, FAR_ORCS, FAR, dice=[1])
    assert after(t, "breathe ahead") == (13 if rests else 5)


@pytest.mark.rule("DW-E-MAG-05", "DW-E-ART-37")
@pytest.mark.parametrize(("field", "rests"), [("F8", False), ("C2", True)])
def test_a_bolt_disturbs_a_rest_though_it_misses(field: str, rests: bool) -> None:
    gun = unit("ballista", "N", "O8", order="hold", side="orcs")
    men = unit(MEN, "S", "B8 B9 B10", order="hold")
    sandor = unit("sandor", "S", field, spell_points=5)
    t = at("shooting-2", gun, sandor, men, FAR_ORCS, dice=[20, 1, 1, 1], game=packs.guns())
    assert after(t, "at F8") == (13 if rests else 5)


@pytest.mark.rule("DW-E-MAG-05", "DW-E-SPL-12")
@pytest.mark.parametrize(("center", "rests"), [("K8", False), ("K12", True)])
def test_a_flame_strike_disturbs_a_rest_though_it_misses(center: str, rests: bool) -> None:
    sandor = unit("sandor", "N", "J8", spell_points=5, side="orcs")
    striker = unit("sandor", "S", "C8", side="empire")
    t = at("magic", striker, sandor, FAR, FAR_ORCS, dice=[1, 6, 20, *[1] * 8])
    cast(t, "empire_6", f"at {center}").answer("cast", "none")
    assert wizards.of(t.s, 1).busy is not rests
