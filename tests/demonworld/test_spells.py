"""The twelve spells (DW-E-SPL): whom they can be cast on, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import hooks, singles
from hexarchy.games.demonworld.magic import spells
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.movement import strength
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import ATTACK, MISSILE, MOVE, OBEDIENCE, SKIRMISH
from tests.demonworld.table import Table, unit
from tests.demonworld.test_casting import FAR, FAR_ORCS, at, cast, first_value, gorradz, malagor

MEN, AXES, ARCHERS, KNIGHTS = "noble_footsoldiers", "dwarf_eaters", "light_orc_archers", "order_knights"
BASLIAN = "baslian"


def element(t: Table, field: str) -> int:
    return t.s.standing[t.s.area.at(field)]


def strike(t: Table, attacker: str, victim: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for rule, amount in Strike(element(t, attacker), element(t, victim)).modifiers(t.s):
        found[rule] = found.get(rule, 0) + amount
    return found


def total(t: Table, attacker: str, victim: str) -> int:
    return sum(strike(t, attacker, victim).values())


def shot(t: Table, lead: str, victim: str, **more: Any) -> int:
    target = element(t, victim)
    return sum(amount for _, amount in Shot(element(t, lead), target, 4, **more).modifiers(t.s, target))


def fighting(own: tuple[str, ...] = (), other: tuple[str, ...] = ()) -> Table:
    axes = unit(AXES, "N", "L8 L9 M8 M9", melee=1, order="hold", spells=[*own])
    men = unit(MEN, "S", "K8 K9 J8 J9", melee=1, order="hold", spells=[*other])
    return at("close", axes, men)


# -- orcs --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-SPL-01")
def test_stone_skin() -> None:
    assert total(fighting(other=("orcs_1",)), "L8", "K8") == total(fighting(), "L8", "K8") - 2
    archers, foe = unit(ARCHERS, "N", "N8 N9"), unit(MEN, "S", "H8 H9")
    plain, stone = at("close", archers, foe), at("close", archers, {**foe, "spells": ["orcs_1"]})
    assert shot(stone, "N8", "H8") == shot(plain, "N8", "H8") - 2
    assert shot(stone, "N8", "H8", flaming=True) == shot(plain, "N8", "H8", flaming=True)  # armor does not count
    t = at("magic", gorradz(), unit(AXES, "N", "M8 M9", spells=["orcs_1"]), FAR_ORCS, FAR, dice=[10])
    cast(t, "orcs_1", f"enchant {AXES}", 7)
    assert len(t.s.magic.under) == 1  # a second one changes nothing


@pytest.mark.rule("DW-E-SPL-02")
def test_confusion() -> None:
    axes = unit(AXES, "N", "L8 L9 L10 L11", order="attack", spells=["orcs_2"])
    assert (
        strength.maneuvers(at("close", axes).s, 0) == strength.maneuvers(at("close", {**axes, "spells": []}).s, 0) - 1
    )
    t = at("magic", gorradz(), unit(MEN, "S", "J8 J9 J10 J11", order="hold"), FAR_ORCS, dice=[10])
    t.do("cast orcs_2")
    assert t.refuses("enchant gorradz") == ["DW-E-SPL-02"]  # one unit
    t.do(f"enchant {MEN}", "spend 2")
    assert [(spell, until) for _, spell, until in t.s.magic.under] == [("orcs_2", 3)]
    s, men = t.s, t.number(MEN)
    s._thaw()
    usual = s.entry(men).card.maneuvers(musician=True)
    for round_, has in ((2, usual - 1), (3, usual - 1), (4, usual)):
        s.round = round_
        assert strength.maneuvers(s, men) == has


@pytest.mark.rule("DW-E-SPL-02")
def test_confused_units_without_maneuvers_may_only_advance() -> None:
    def berserkers(fields: str, *under: str) -> Table:
        own = unit("berserkers", "S", fields, order="attack", spells=[*under])
        t = at("movement", own, {**FAR_ORCS, "order": "move"}, step="attack step")
        return t.until("next-unit").do("move berserkers")

    assert berserkers("L8 L9 L10 L11").targets("turn")
    t = berserkers("L8 L9 L10 L11", "orcs_2")
    assert not t.targets("turn")
    assert not t.targets("wheel")
    assert "regroup" not in t.options
    assert "advance-left" in t.options
    assert berserkers("L8 L9").do("take L8").targets("face")
    small = berserkers("L8 L9", "orcs_2").do("take L8")
    assert not small.targets("face")  # not even the free turns of a small unit
    assert small.targets("to")


@pytest.mark.rule("DW-E-SPL-03", "DW-E-SPL-11", "DW-E-SPL-04")
def test_strength_and_affliction() -> None:
    assert strike(fighting(("orcs_3",)), "L8", "K8")["DW-E-SPL-03"] == 1
    assert strike(fighting(("empire_5",)), "L8", "K8")["DW-E-SPL-11"] == 1
    assert strike(fighting(("orcs_4",)), "L8", "K8")["DW-E-SPL-04"] == -1
    usual = total(fighting(), "L8", "K8")
    assert total(fighting(("orcs_3", "orcs_4")), "L8", "K8") == usual
    assert total(fighting(other=("orcs_3",)), "L8", "K8") == usual
    chariot = unit("imperial_chariot", "S", "H8")
    t = at("magic", gorradz(), chariot, FAR_ORCS)
    t.do("cast orcs_3")
    assert t.refuses("enchant imperial_chariot") == ["DW-E-SPL-03"]
    t = at("magic", malagor(), chariot, FAR_ORCS)
    t.do("cast empire_5")
    assert t.refuses("enchant imperial_chariot") == ["DW-E-SPL-11"]


@pytest.mark.rule("DW-E-SPL-05")
def test_healing() -> None:
    hurt = gorradz(hits=[1])
    t = at("magic", hurt, FAR_ORCS, FAR, dice=[10])
    t.do("cast orcs_5")
    if t.question == "spell-target":
        assert t.refuses(f"enchant {MEN}") == ["DW-E-SPL-05"]
        t.do("enchant gorradz")
    t.do("spend 1")
    assert t.s.hits[t.number("gorradz")] == 2
    whole = at("magic", gorradz(), FAR_ORCS, FAR, dice=[10])
    cast(whole, "orcs_5", "enchant gorradz", 1)
    assert whole.s.hits[0] == 2  # never more than at the beginning
    far = at("magic", gorradz("L8"), unit("wyrrmsh", "N", "E8", hits=[1]), FAR_ORCS, FAR)
    far.do("cast orcs_5")
    assert "wyrrmsh" not in far.targets("enchant") if far.question == "spell-target" else True
    both = at(
        "magic", gorradz("L8"), unit("wyrrmsh", "N", "L9"), unit("baslian", "N", "M9", hits=[1]), FAR, dice=[10, 10]
    )
    cast(both, "orcs_5", "enchant baslian", 1)
    cast(both, "orcs_5", "enchant baslian", 1)
    assert both.s.hits[element(both, "M9")] == 2  # once for each element and phase
    weak = at("magic", gorradz("L8"), unit("malagor", "S", "L9", side="orcs"), FAR_ORCS, FAR)
    weak.do("next gorradz") if weak.question == "casts-next" else None
    weak.do("cast orcs_5")
    assert weak.question != "spell-target" or "malagor" not in weak.targets("enchant")  # began with one hit point


@pytest.mark.rule("DW-E-SPL-06")
def test_nameless_fear() -> None:
    men = unit(MEN, "S", "J8 J9", order="hold")
    t = at("magic", gorradz(), men, FAR_ORCS, dice=[10, 1])
    t.do("cast orcs_6")
    assert t.refuses("enchant gorradz") == ["DW-E-SPL-06"] if t.question == "spell-target" else True
    t.do(f"enchant {MEN}") if t.question == "spell-target" else None
    t.do("spend 2")
    (test,) = [event.args for event in t.log if event.key == "roll" and event.args.get("test") == "missile"]
    assert test["needs"][1] == first_value(t, MEN) + 2
    assert t.unit(MEN).routing


# -- empire ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-SPL-07")
def test_paralysis() -> None:
    t = at("close", unit(BASLIAN, "N", "L8", spells=["empire_1"]), FAR)
    assert singles.pace(t.s, 0) == singles.pace(at("close", unit(BASLIAN, "N", "L8"), FAR).s, 0) - 6
    often = at("close", unit(BASLIAN, "N", "L8", spells=["empire_1"] * 6), FAR)
    assert singles.pace(often.s, 0) == 0
    t = at("magic", malagor("C8"), unit(AXES, "N", "H8 H9"), unit(BASLIAN, "N", "H6"), FAR_ORCS, dice=[10])
    t.do("cast empire_1")
    assert t.refuses(f"enchant {AXES}") == ["DW-E-SPL-07"]
    giant = at("close", unit("myrlak_cloudcook", "S", "H8", spells=["empire_1"]), FAR_ORCS)
    assert [strength.points_under(giant.s, 0, order) for order in (MOVE, ATTACK, SKIRMISH)] == [18, 12, 6]


@pytest.mark.rule("DW-E-SPL-08")
def test_magic_shield() -> None:
    archers, foe = unit(ARCHERS, "N", "N8 N9"), unit(MEN, "S", "H8 H9")
    plain, shield = at("close", archers, foe), at("close", archers, {**foe, "spells": ["empire_2"]})
    assert shot(shield, "N8", "H8") == shot(plain, "N8", "H8") - 2
    assert total(fighting(other=("empire_2",)), "L8", "K8") == total(fighting(), "L8", "K8")
    (shells,) = [
        sum(amount for add in hooks.SHELLS.of(t.s) for _, amount in add(t.s, element(t, "H8"))) for t in (shield,)
    ]
    assert shells == -2  # guns too


@pytest.mark.rule("DW-E-SPL-09", "DW-E-SPL-10")
def test_bless_and_curse() -> None:
    def values(*under: str) -> tuple[int, int]:
        t = at("close", unit(AXES, "N", "L8 L9", spells=[*under]), FAR)
        return MoraleTest(MISSILE, 0).value(t.s), MoraleTest(OBEDIENCE, 0).value(t.s)

    assert values() == (9, 16)
    assert values("empire_3") == (6, 16)
    assert values("empire_4") == (12, 19)
    t = at("magic", malagor("H8"), unit(AXES, "N", "L8 L9", spells=["empire_4"]), FAR_ORCS, dice=[10])
    cast(t, "empire_4", f"enchant {AXES}", 3)
    assert len(t.s.magic.under) == 1


@pytest.mark.rule("DW-E-SPL-12")
def test_flame_strike() -> None:
    around = "L8 L7 L9 K8 K9 M8 M9"
    axes = unit(AXES, "N", around, order="hold")
    t = at("magic", malagor("D8"), axes, FAR_ORCS, dice=[10, 13, 12, 13, 12, 12, 12, 12, 6])
    t.do("cast empire_6", "at L8", "spend 3")
    rolls = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DW-E-SPL-12"]
    assert len(rolls) == 7
    assert rolls[0]["hex"] == "L8"
    assert {20 - sum(amount for _, amount in roll["modifiers"]) for roll in rolls} == {13}
    assert len(t.fields(AXES)) == 5
    while t.question == "close-up":
        t.do("close")
    needed = [event.args["needs"][1] for event in t.log if event.key == "roll" and event.args.get("test") == "missile"]
    assert needed == [9 + 2] or t.told("morale-certain", unit=AXES)


@pytest.mark.rule("DW-E-SPL-12")
def test_flame_strike_hits_a_large_element_on_each_of_its_fields() -> None:
    giant = unit("myrlak_cloudcook", "N", "L8", side="orcs")
    t = at("magic", malagor("D8"), giant, FAR_ORCS, dice=[10, 13, 13, 12, 12])
    base = t.s.base(t.s.entry(1).elements[0])
    center = base[0]
    struck = [field for field in spells.area_of(t.s, center) if field in base]
    before = t.s.hits[t.s.entry(1).elements[0]]
    t.do("cast empire_6", f"at {t.s.field_id(center)}", "spend 3")
    assert len(t.rolls("DW-E-SPL-12")) == len(struck) > 1
    assert t.s.hits[t.s.entry(1).elements[0]] == before - 2


@pytest.mark.rule("DW-E-SPL-12", "DW-E-LRG-25")
def test_flame_strike_is_aimed_at_any_field_of_a_dragon_in_view() -> None:
    """Its head hides its tail, and what stands behind that."""
    dragon, axes = unit("imperial_dragonrider", "N", "E8", side="orcs"), unit(AXES, "N", "J8 J9")
    t = at("magic", malagor("C8"), dragon, axes, FAR_ORCS).do("cast empire_6")
    assert {"E8", "F8", "F9", "G8"} <= {*t.targets("at")}
    assert t.refuses("at J8") == ["DW-E-MAG-31"]


@pytest.mark.rule("DW-E-SPL-12")
def test_flame_strike_range_and_fire() -> None:
    t = at("magic", malagor("A8"), FAR_ORCS, unit(AXES, "N", "P9"))
    t.do("cast empire_6")
    assert t.refuses("at P8") == ["DW-E-MAG-31"]
    assert "M8" in t.targets("at")
    s = at("magic", malagor("C8"), FAR_ORCS, layout=[["3"]], options={"fire": True}, dice=[20] * 7).s
    s._thaw()
    woods = next(
        field
        for field in range(s.area.size)
        if s.area.terrain[field] in "ugw" and field not in s.area.road and field not in s.standing
    )
    lit = spells.flame_strike(s, woods, {})
    assert woods in lit
    t = at("magic", malagor("C8"), FAR_ORCS, unit(AXES, "N", "J9"), layout=[["3"]], options={"fire": True})
    assert t.question == "cast"
