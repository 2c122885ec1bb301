"""Magic items (DW-S-ITM, DW-E-ITM): what they do, when they are lost, the ring's secret and the staff's points."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.games.demonworld import changes, morale, victory
from hexarchy.games.demonworld.magic import items, wizards
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.strike import FACTOR, Strike
from hexarchy.games.demonworld.words import EMPIRE, MISSILE, OBEDIENCE, ORCS
from tests.demonworld import table
from tests.demonworld.table import Table, unit
from tests.demonworld.test_casting import FAR, FAR_ORCS, at, cast, gorradz

MEN, AXES, SWORDS = "noble_footsoldiers", "dwarf_eaters", "light_orc_swordbearers"


def element(t: Table, field: str) -> int:
    return t.s.standing[t.s.area.at(field)]


def factor(t: Table, attacker: str, victim: str) -> int:
    """The Battle Factor: weapon, items and spells."""
    parts = Strike(element(t, attacker), element(t, victim)).modifiers(t.s)
    return sum(amount for rule, amount in parts if rule == FACTOR or "-ITM-" in rule)


def melee(own: dict[str, Any], foe: dict[str, Any], level: str = "standard") -> Table:
    return table.at("close", own, foe, level=level)


# -- bearers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ITM-01", "DW-B-WIN-09")
def test_lost_items_count_for_the_enemy() -> None:
    staff = unit("gorradz", "N", "L8", items=["fenraggs_staff"])
    t = at("close", staff, FAR, FAR_ORCS)
    assert victory.score(t.s, EMPIRE) == 0
    gone = at("close", {**staff, "fields": []}, FAR, FAR_ORCS)
    assert victory.score(gone.s, EMPIRE) == 150 + 100
    # The first element is the leader, the third the standard bearer: with it the banner is lost, not the unit.
    axes = unit(AXES, "N", "L8 L9 L10 L11", items=["war_banner"])
    t = at("close", axes, FAR)
    bearer = items.bearer(t.s, 0, "war_banner")
    assert victory.score(t.s, EMPIRE) == 0
    t.s._thaw()
    changes.remove(t.s, bearer)
    assert victory.score(t.s, EMPIRE) == 20
    assert not items.has(t.s, 0, "war_banner")
    assert victory.score(t.s, ORCS) == 0


@pytest.mark.rule("DW-S-ITM-01")
def test_items_work_in_the_standard_game() -> None:
    t = melee(unit(AXES, "N", "L8 L9 L10 L11", items=["war_banner"]), FAR)
    assert MoraleTest(MISSILE, 0).value(t.s) == 7


# -- what they do ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ITM-04")
def test_the_standard_of_victory() -> None:
    foe = unit(AXES, "N", "L8 L9 L10 L11", melee=1)
    plain = unit(MEN, "S", "K8 K9 K10 K11", melee=1)
    has, bare = melee({**plain, "items": ["standard_of_victory"]}, foe), melee(plain, foe)
    assert factor(bare, "K8", "L8") == 5
    assert factor(has, "K8", "L8") == 6
    hero = unit("gordan", "S", "K12", host=MEN, melee=1)
    both = table.at(
        "close", {**plain, "items": ["standard_of_victory"]}, {**foe, "fields": ["L12", "L11"]}, hero, level="expert"
    )
    parts = dict(Strike(element(both, "K12"), element(both, "L12")).modifiers(both.s))
    assert parts["DW-E-ITM-04"] == 1


@pytest.mark.rule("DW-E-ITM-05")
def test_the_sword_of_dread() -> None:
    t = melee(unit(MEN, "S", "K8 K9 K10", items=["sword_of_dread"]), FAR_ORCS)
    usual = t.s.entry(0).card.printed.fear
    assert morale.fear(t.s, 0) == usual + 2
    t.s._thaw()
    changes.remove(t.s, items.bearer(t.s, 0, "sword_of_dread"))
    assert morale.fear(t.s, 0) == usual
    hero = melee(unit("gordan", "S", "K8", items=["sword_of_dread"]), FAR_ORCS)
    assert morale.fear(hero.s, 0) == hero.s.entry(0).card.printed.fear + 2


@pytest.mark.rule("DW-E-ITM-06")
def test_the_sword_of_might() -> None:
    foe = unit(MEN, "S", "K8 K9 K10 K11", melee=1)
    t = melee(unit(SWORDS, "N", "L8 L9 L10 L11", melee=1, items=["sword_of_might"]), foe)
    leader = items.bearer(t.s, 0, "sword_of_might")
    field = t.s.field_id(t.s.at[leader])
    assert factor(t, field, "K8" if field == "L8" else "K9") == 10
    assert factor(t, "L11", "K11") == t.s.entry(0).card.melee_weapon(first_round=True).bf


@pytest.mark.rule("DW-E-ITM-07")
def test_the_war_banner() -> None:
    t = melee(unit(AXES, "N", "L8 L9 L10 L11", items=["war_banner"]), FAR)
    assert (MoraleTest(MISSILE, 0).value(t.s), MoraleTest(OBEDIENCE, 0).value(t.s)) == (7, 16)


# -- the staff ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ITM-03", "DW-E-MAG-20")
def test_fenraggs_staff() -> None:
    t = at("magic", gorradz(spell_points=0, items=["fenraggs_staff"]), FAR, FAR_ORCS, dice=[10])
    cast(t, "orcs_3", "enchant gorradz", 3)
    assert wizards.of(t.s, 0).staff == 7
    t = at("magic", gorradz(spell_points=5, items=["fenraggs_staff"]), FAR, FAR_ORCS, dice=[10])
    t.do("cast orcs_3", "enchant gorradz", "spend 6")
    assert t.question == "staff-points"
    assert t.targets("spend") == ["1", "2", "3", "4", "5", "6"]
    t.do("spend 4")
    wizard = wizards.of(t.s, 0)
    assert (wizard.points, wizard.staff) == (3, 6)
    t = at("rally", gorradz(spell_points=0, staff=4, items=["fenraggs_staff"]), FAR, FAR_ORCS, step="rest")
    assert wizards.of(t.s, 0).staff == 4  # never regenerated
    t = at("magic", gorradz(spell_points=5, items=["fenraggs_staff"]), FAR, FAR_ORCS, dice=[2, 14])
    t.do("cast orcs_3", "enchant gorradz", "spend 5", "spend 0")
    wizard = wizards.of(t.s, 0)
    assert (wizard.points, wizard.staff) == (0, 10)


# -- the ring ----------------------------------------------------------------------------------------------------------


def herkyn(**more: Any) -> dict[str, Any]:
    return unit("herkyn", "S", "C8", items=["algrims_ring"], **more)


@pytest.mark.rule("DW-E-ITM-02", "DW-DEC-13")
def test_algrims_ring_works_once() -> None:
    men = unit(MEN, "S", "D8 D9 D10 D11", order="hold")
    t = at("magic", herkyn(ring="empire_3"), men, FAR_ORCS)
    assert t.question == "use-ring"
    assert t.targets("cast") == ["empire_3"]
    assert t.refuses("cast empire_4") == ["DW-E-ITM-02"]
    t.do("cast empire_3")
    if t.question == "spell-target":
        t.do(f"enchant {MEN}")
    assert [spell for _, spell, _ in t.s.magic.under] == ["empire_3"]  # without a die
    assert not t.rolls("DW-E-MAG-12")
    assert not t.s.magic.rings
    again = at("magic", herkyn(), men, FAR_ORCS)
    assert again.question != "use-ring"


@pytest.mark.rule("DW-E-ITM-02")
def test_a_wizard_uses_the_ring_beside_a_spell() -> None:
    wizard = unit("malagor", "S", "C8", items=["algrims_ring"], ring="empire_3")
    men = unit(MEN, "S", "D8 D9 D10 D11", order="hold")
    t = at("magic", wizard, men, FAR_ORCS)
    t.answer("use-ring", "none")
    assert t.question == "cast"
    t.do("none")
    assert [*t.s.magic.rings] == [(0, "empire_3")]  # kept for later


@pytest.mark.rule("DW-E-ITM-02", "DW-DEC-02", "DW-B-INT-28")
def test_what_is_noted_for_the_ring_stays_secret() -> None:
    men = unit(MEN, "S", "D8 D9 D10 D11", order="hold")
    one, other = (at("magic", herkyn(ring=f"empire_{number}"), men, FAR_ORCS) for number in (3, 4))
    assert one.view("orcs") == other.view("orcs")
    assert one.view(None) == other.view(None)
    assert one.view("empire")["units"]["herkyn"]["ring"] == "empire_3"
    rng = random.Random(1)
    dealt = {one.s.redeal("orcs", rng).magic.rings[0][1] for _ in range(40)}
    assert dealt == {f"empire_{number}" for number in range(1, 7)}
    assert one.s.redeal("empire", rng).magic.rings == one.s.magic.rings


@pytest.mark.rule("DW-E-ITM-02", "DW-B-INT-28")
def test_whether_the_ring_finds_a_target_is_nobody_elses_business() -> None:
    t = at("magic", unit("herkyn", "S", "C8", items=["algrims_ring"], ring="empire_1"), FAR_ORCS)
    assert t.question == "use-ring"
    far = at("magic", unit("herkyn", "S", "A17", items=["algrims_ring"], ring="empire_3"), FAR_ORCS)
    assert far.question == "use-ring"
    assert far.options == ["none"]


@pytest.mark.rule("DW-E-ITM-02", "DW-DEC-02")
def test_a_spell_is_noted_before_the_battle() -> None:
    t = table.new("open_field", level="expert", points=1900)
    rng = random.Random(2)
    while t.question != "note-spell":
        ask = t.ask_of(rng.choice(t.asked))
        t.s.apply(ask.seat, pick(ask.options, rng))
    assert t.asked == ["empire"]
    assert t.targets("cast") == [f"empire_{number}" for number in range(1, 7)]
    assert t.refuses("cast orcs_3") == ["DW-E-ITM-02"]
    t.do("cast empire_6")
    assert t.s.magic.rings == ((t.number("gordan"), "empire_6"),)
    assert t.view("empire")["units"]["gordan"]["ring"] == "empire_6"
    assert t.view("orcs")["units"]["gordan"]["ring"] == "unknown"
