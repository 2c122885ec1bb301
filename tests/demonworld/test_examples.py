"""Worked examples of the rulebook to their end: dice, fields and numbers that other tests of them leave out."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexes import NOWHERE
from hexarchy.games.demonworld import changes, shooting
from hexarchy.games.demonworld.large import artillery
from hexarchy.games.demonworld.large.blows import blows_of
from hexarchy.games.demonworld.large.flight import Flight, within_elevation
from hexarchy.games.demonworld.ledger import Ledger
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.sight import Lines, visible
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import BLOWS
from tests.demonworld import packs
from tests.demonworld.ground import area, sheet
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, at, unit
from tests.demonworld.test_casting import FAR, FAR_ORCS, MEN, cast, gorradz, points
from tests.demonworld.test_casting import at as expert
from tests.demonworld.test_second import hero, total
from tests.demonworld.test_shooting import archers, done, made, men, shoot
from tests.demonworld.test_sight import on

GUARD, GIANT, SWORDS = "orc_guard", "myrlak_cloudcook", "light_orc_swordbearers"


def moving(card: str, fields: str, order: str = "attack", **more: Any) -> Table:
    t = at("movement", unit(card, "N", fields, order=order), level="standard", step=f"{order} step", **more)
    return t.do(f"move {card}")


# -- movement ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-MOV-08", "DW-B-MOV-07")
def test_a_unit_with_one_maneuver_does_not_advance_after_it() -> None:
    assert Ledger(18, 1).maneuver().left == 0
    assert not Ledger(18, 1, spent=3).may_maneuver()


@pytest.mark.rule("DW-S-TER-10", "DW-S-TER-09")
def test_no_wheel_sweeps_a_swamp_and_nobody_regroups_into_or_over_it() -> None:
    fields = "G4 G5 G6 G7"
    dry = moving(GUARD, fields)
    assert "wheel L60" in dry.options
    dry.do("regroup", "take G7")
    assert "to F7" in dry.options
    wet = moving(GUARD, fields, layout=sheet(terrain={"F7": "x"}))
    assert wet.refuses("wheel L60") == ["DW-S-TER-09"]  # G7 would pass it on the way
    wet.do("regroup", "take G7")
    assert wet.refuses("to F7") == ["DW-S-TER-09"]
    assert "to F8" in wet.options


@pytest.mark.rule("DW-S-TER-29", "DW-S-TER-28")
def test_with_four_points_left_a_hedge_is_crossed_by_a_maneuver_only() -> None:
    """Sixteen points, twelve of them spent on open ground; a maneuver costs half, so it has to come first."""
    hedge = [f"{field}-{near}" for field in ("C4", "C5", "C6") for near in (f"B{field[1]}", f"B{int(field[1]) + 1}")]
    t = moving(SWORDS, "G4 G5 G6", layout=sheet(walls=hedge))
    small = t.do("take G4", "to F4", "to E4", "to D4", "to C4")
    assert small.refuses("to B4") == ["DW-B-MOV-51"]  # four points left, and it costs six
    near = moving(SWORDS, "C4 C5 C6 D5", layout=sheet(walls=hedge))
    near.do("regroup", "take C4", "to B4", "close")
    assert "B4" in near.fields(SWORDS)


@pytest.mark.rule("DW-B-ORD-20")
def test_a_unit_that_stayed_put_has_its_usual_points_in_the_next_turn() -> None:
    t = at("movement", unit(SWORDS, "N", "N4 N5 N6 N7", order="skirmish"), men("A1 A2"), step="skirmish step")
    t.do("done")
    asked = []
    while t.question != "orders":
        asked.append(t.question)
        t.do("done" if "done" in t.options else t.options[-1])
    assert "operation" not in asked  # nor does it move in another phase
    t.do(f"give-skirmish {SWORDS}", "ready", seat="orcs").do("ready", seat="empire")
    t.until("next-unit").do(f"move {SWORDS}")
    assert t.ask_of("orcs").args["points"] == 10


# -- shooting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-ORD-21", "DW-B-SHO-08")
def test_shots_that_were_not_used_are_gone() -> None:
    """Six may shoot and four do: nobody shoots twice, and the two left shoot neither now nor in the second phase."""
    own = archers("K4 K5 K6 K7 K8 K9")
    t = at("shooting-1", own, men("G4 G5 G6 G7 G8 G9"), dice=[1] * 6)
    for lead in ("K4", "K5", "K6", "K7"):
        shoot(t, lead, f"G{int(lead[1])}")
    assert t.targets("take") == ["K8", "K9"]
    assert t.refuses("take K4") == ["DW-B-SHO-08"]
    done(t)
    assert len(made(t)) == 4
    while t.s.phase != "melee" and t.s.round == 2:
        assert "take K8" not in t.options
        t.do(next((mild for mild in ("done", "stop", "ready", "none") if mild in t.options), t.options[-1]))
    check(t.s)


@pytest.mark.rule("DW-B-SHO-23")
def test_two_models_with_two_in_support_roll_an_eleven() -> None:
    """11 and 4 for the bow, less 1 for armor, 2 more for support, less 1 for each of two elements of few models."""
    t = at("shooting-1", unit("trolls", "N", "L6 L7"), unit(SWORDS, "S", "H7 A1 A2", side="empire"), dice=[11])
    trolls, swords = (t.s.roster.entries[number].card.printed for number in (0, 1))
    assert (trolls.models_per_element, swords.armor) == (2, 1)
    one = Shot(t.s.standing[t.s.area.at("L6")], t.s.standing[t.s.area.at("H7")], 4, (t.s.standing[t.s.area.at("L7")],))
    t.s._thaw()
    wounds: dict[int, int] = {}
    shooting.fire(t.s, [one], wounds)
    assert t.s.rolled == 1
    assert 11 + sum(amount for _, amount in one.modifiers(t.s, one.target)) == 14
    assert wounds == {}


@pytest.mark.rule("DW-S-SHO-27", "DW-S-SHO-28")
def test_top_points_on_hills() -> None:
    def top(height: int, *, size: int = 0, terrain: str = ".") -> list[int]:
        hill = area(height={"G5": height}, terrain={"G5": terrain})
        standing = on(hill, "G5", size=size) if size else {}
        return [top for twice, top in Lines(hill).obstacles(hill.at("G3"), hill.at("G9"), standing) if twice == 4]

    assert max(top(1, size=2)) == 4
    assert max(top(2, terrain="u")) == 5
    assert max(top(2, size=1)) == 5


@pytest.mark.rule("DW-S-SHO-42")
def test_shooter_and_target_both_stand_in_water() -> None:
    wet = area(terrain={"G3": "1", "G6": "1"})
    assert Lines(wet).seen(wet.at("G3"), wet.at("G6"), 3, 2, {}).modifier == -2
    dry = area()
    for sees, ground in ((2, dry), (0, wet)):  # over one of size 2, from an eye at 3 and at 2
        assert Lines(ground).seen(ground.at("G3"), ground.at("G11"), 3, 2, on(ground, "G5")).sections == sees


@pytest.mark.rule("DW-E-LRG-18")
def test_four_sections_of_a_giant_are_seen_over_small_ones() -> None:
    assert [visible(2, [(4, size)], 3, 0, 5) for size in (2, 1)] == [2, 4]


# -- formations and melee ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-FOR-02", "DW-S-FOR-14")
@pytest.mark.parametrize(("card", "bonus"), [("dwarf_eaters", 4), (SWORDS, 0)])
def test_a_wedge_without_training_has_no_weight(card: str, bonus: int) -> None:
    own, foe = unit(card, "N", "G5 H5 H6 J4 J5 J6", melee=2), unit(MEN, "S", "F5", melee=2)
    t = at("melee", own, foe, level="standard")
    assert t.orderly(card) is bool(bonus)
    added = dict(Strike(t.s.standing[t.s.area.at("G5")], t.s.standing[t.s.area.at("F5")]).modifiers(t.s))
    assert added.get("DW-S-FOR-14", 0) == bonus


@pytest.mark.rule("DW-S-MEL-02")
def test_a_hero_who_scores_25_by_an_18_or_so() -> None:
    """The book's sword of 8 against armor 1 needs an 18; Gordan's 7 and his skill of 3 need a 16."""
    t = hero(dice=[16]).do("take G5", "at F5", seat="empire")
    assert (total(t), t.question) == (25, "second-attack")


@pytest.mark.rule("DW-E-GIA-14")
def test_a_club_is_one_attack() -> None:
    t = at("close", unit(GIANT, "N", "F8"), level="expert")
    assert [BLOWS[blow.number] for blow in blows_of(t.s.battle, 0)] == ["weapon"]


# -- guns --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-ART-14")
def test_six_fields_are_short_range() -> None:
    t = at("close", unit("onager", "N", "O8"), level="expert", game=packs.guns())
    distance = t.s.area.grid.distance
    bands = {
        far: {artillery.band(t.s, 0, field) for field in range(t.s.area.size) if distance(t.s.at[0], field) == far}
        for far in (5, 6, 10, 11)
    }
    assert bands == {5: {None}, 6: {"short"}, 10: {"short"}, 11: {"medium"}}


@pytest.mark.rule("DW-E-ART-50", "DW-E-ART-49")
def test_the_limits_of_a_gun_on_a_hill() -> None:
    """A muzzle at 3, three fields away: down to 2, up to 6."""
    assert [within_elevation(3, 3, 0, top) for top in (1, 2, 3)] == [False, True, True]
    assert [within_elevation(3, 3, foot, foot + 2) for foot in (5, 6, 7)] == [True, True, False]


@pytest.mark.rule("DW-E-ART-46", "DW-E-ART-36")
@pytest.mark.parametrize(
    ("target", "path"), [("E7", ["C11", "D11", "D10", "D9", "E8", "E7"]), ("E10", ["D12", "D11", "E10"])]
)
def test_the_fields_a_shot_passes(target: str, path: list[str]) -> None:
    ground = area()
    start, there = ground.at("C12"), ground.at(target)
    flight = Flight(ground, start, ground.grid.vector(start, there))
    ways = [[ground.grid.ids[field] for field in fields if field != NOWHERE] for fields in flight.stations()]
    assert all(any(field in fields for fields in ways) for field in path)
    assert [fields[0] for fields in ways if len(fields) == 1 and fields[0] not in path] == []


# -- magic -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-MAG-09")
def test_who_has_ten_spell_points_casts_no_spell_of_level_twelve(monkeypatch: pytest.MonkeyPatch) -> None:
    t = expert("magic", gorradz(), FAR_ORCS, FAR)
    spell = t.s.game.world.cards.spells["orcs_1"]
    assert "cast orcs_1" in t.options
    harder = type(spell)(**{field: getattr(spell, field) for field in spell.__struct_fields__} | {"level": 12})
    monkeypatch.setitem(t.s.game.world.cards.spells, "orcs_1", harder)
    t = expert("magic", gorradz(), FAR_ORCS, FAR)
    assert t.refuses("cast orcs_1") == ["DW-E-MAG-08"]


@pytest.mark.rule("DW-E-MAG-26", "DW-E-MAG-25")
def test_two_spells_that_do_different_things_both_work() -> None:
    """Strength in the strike, Paralysis in the step."""
    strong = unit("baslian", "N", "G5", melee=2, spells=["empire_5", "empire_1"])
    t = expert("melee", strong, unit("berserkers", "S", "F5", melee=2), FAR, FAR_ORCS)
    added = dict(Strike(t.s.standing[t.s.area.at("G5")], t.s.standing[t.s.area.at("F5")]).modifiers(t.s))
    slow = expert("movement", unit("baslian", "N", "G5", spells=["empire_5", "empire_1"]), FAR, FAR_ORCS)
    slow.do("name baslian", "ready")
    assert added["DW-E-SPL-11"] == 1
    assert slow.ask_of("orcs").args["points"] == 16 - 6


@pytest.mark.rule("DW-E-MAG-35")
def test_a_bonus_for_melee_waits_until_the_routers_have_rallied() -> None:
    soldiers = unit(MEN, "S", "J8 J9", order="hold")
    t = expert("magic", gorradz(), unit("sandor", "S", "F8"), soldiers, FAR_ORCS, dice=[10, 10, 1, *[6] * 9])
    cast(t, "orcs_6", f"enchant {MEN}", 2)
    cast(t, "empire_5", f"enchant {MEN}", 3)
    assert (t.unit(MEN).routing, points(t, "sandor")) == (True, 17)
    t.until("rally").do("yes")
    assert not t.unit(MEN).routing
    assert not t.in_melee(MEN)
    own, orc = (t.s.roster.entries[t.number(name)].elements[0] for name in (MEN, GUARD))
    t.s._thaw()
    changes.shift(t.s, {orc: t.s.around[t.s.at[own]][0], own: t.s.at[own]})
    assert dict(Strike(own, orc).modifiers(t.s))["DW-E-SPL-11"] == 1
