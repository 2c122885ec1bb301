"""Worked examples of the rulebook to their end: dice, fields and numbers that other tests of them leave out."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexes import NOWHERE
from hexarchy.games.demonworld import GAME, Demonworld, changes, shooting
from hexarchy.games.demonworld.board import SheetForm
from hexarchy.games.demonworld.cover import sizes
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


@pytest.mark.rule("DW-B-CON-14", "DW-B-CON-12")
def test_contact_with_the_third_of_four_maneuvers_leaves_one_for_more_of_it() -> None:
    """Two to close the gap, the third forward; then each that is still free has one field to go to its front."""
    four = packs.changed("units.toml", ("maneuvers_card = 3", "maneuvers_card = 4"))
    knights, foe = unit("order_knights", "N", "G4 G5 G6 G9", order="attack"), unit(GUARD, "S", "E4 E8", order="hold")
    t = at("movement", knights, foe, step="attack step", game=four, level="standard").do("move order_knights")
    assert t.ask_of("empire").args["maneuvers"] == 4
    t.do("regroup", "take G9", "to G8", "close")
    assert not t.orderly("order_knights")
    t.do("regroup", "take G8", "to G7", "close")
    assert t.orderly("order_knights")
    assert t.ask_of("empire").args["maneuvers"] == 2
    t.do("shift NW")
    assert t.in_melee("order_knights")
    t.until("finishing")
    assert t.targets("take") == ["F6", "F7"]  # F4 and F5 touch the man on E4
    t.do("take F6", "to E5", "take F7")
    assert t.targets("to") == ["E6", "E7"]
    t.do("to E7")  # beside another element, and no further
    assert t.question != "finishing-to"
    assert t.fields("order_knights") == ["E5", "E7", "F4", "F5"]


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


@pytest.mark.rule("DW-E-LRG-10", "DW-E-LRG-09")
def test_a_giant_of_size_6_with_its_front_uphill() -> None:
    """It reaches up to 8 on the hill of height 2, and to 6 on its two other fields."""
    tall = packs.changed("large_elements.toml", ("size = 5", "size = 6"))
    tall.world.sheets.all[9] = SheetForm(9, "test", GAME.world.sheets.all[int(sheet(height={"F8": 1})[0][0])].rows)
    t = at("close", unit(GIANT, "N", "F8"), level="expert", game=tall, layout=[["9"]])
    sizes_ = sizes(t.s)
    fields = {t.s.field_id(field): field for field in t.s.base(t.s.element_of(0))}
    heights = {name: t.s.area.footing[field] + sizes_[field] for name, field in fields.items()}
    assert heights == {"F8": 8, "G7": 6, "G8": 6}


@pytest.mark.rule("DW-E-LRG-22", "DW-E-LRG-21")
@pytest.mark.parametrize(("direction", "struck"), [(1, "F8"), (2, "G8"), (3, "H8"), (4, ""), (5, ""), (6, "")])
def test_a_shot_at_one_field_of_a_giant_in_melee_goes_astray(direction: int, struck: str) -> None:
    """A on J8 names D, which is G7, or E; the front is hidden. B stands on H8, C on H9. With a 5 the shot goes astray,
    to where the second die says; what is there is hit with a 20."""
    men_ = unit(MEN, "N", "H8 H9", melee=1)
    guns = unit("imperial_arquebusiers", "N", "J8 P1 P2 P3", order="hold")
    t = at("shooting-2", unit(GIANT, "N", "F8", melee=1), men_, guns, level="expert", dice=[5, direction, 20])
    t.do("take J8")
    assert {*t.targets("at")} == {"G7", "G8", "H8", "H9"}
    t.do("at G7")
    t.do("done") if t.question == "shot-lead" else None
    hits = [(event["foe"], event["hex"]) for event in t.told("shot-hits")]
    assert hits == ([(MEN if struck == "H8" else GIANT, struck)] if struck else [])


# -- formations and melee ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-FOR-02", "DW-S-FOR-14")
@pytest.mark.parametrize(("card", "bonus"), [("dwarf_eaters", 4), (SWORDS, 0)])
def test_a_wedge_without_training_has_no_weight(card: str, bonus: int) -> None:
    own, foe = unit(card, "N", "G5 H5 H6 J4 J5 J6", melee=2), unit(MEN, "S", "F5", melee=2)
    t = at("melee", own, foe, level="standard")
    assert t.orderly(card) is bool(bonus)
    added = dict(Strike(t.s.standing[t.s.area.at("G5")], t.s.standing[t.s.area.at("F5")]).modifiers(t.s))
    assert added.get("DW-S-FOR-14", 0) == bonus


def blow(own: dict[str, Any], foe: dict[str, Any], die: int, game: Demonworld = GAME) -> Table:
    """The orcs' element on G5 strikes at the one on F5, which strikes at nobody, in a melee that goes on."""
    about = {"melee": 1, "fought": 1}
    t = at("melee", {**own, **about}, {**foe, **about, "side": "empire"}, dice=[die], game=game)
    while t.question == "strike" and "empire" in t.asked:
        t.do("done", seat="empire")
    t.do("take G5", seat="orcs")
    t.do("at F5") if "at F5" in t.options else None
    t.do("close") if "close" in t.options else None
    return t


@pytest.mark.rule("DW-B-MEL-20")
@pytest.mark.parametrize(("die", "fields"), [(16, []), (15, ["F5"])])
def test_a_handweapon_against_light_armor_destroys_on_a_16(die: int, fields: list[str]) -> None:
    """A factor of 5 against armor 1 and the same size."""
    t = blow(unit(SWORDS, "N", "G5"), unit(SWORDS, "S", "F5"), die)
    (roll,) = [roll for roll in t.events("roll") if roll["why"] == "DW-B-MEL-13"]
    assert (roll["dice"], sum(amount for _, amount in roll["modifiers"])) == ((die,), 4)
    assert t.fields(f"{SWORDS}_2") == fields


@pytest.mark.rule("DW-B-MEL-21")
def test_an_improvised_weapon_does_nothing_against_heavy_armor_on_a_20() -> None:
    """A factor of 3 against armor 3 and a size one larger."""
    plain = "size = 2\narmor = 2\nmelee_skill = 0"
    heavy = packs.changed("units.toml", (plain, "size = 3\narmor = 3\nmelee_skill = 0"))
    t = blow(unit("light_orc_archers", "N", "G5"), unit("dwarf_eaters", "S", "F5"), 20, heavy)
    (roll,) = [roll for roll in t.events("roll") if roll["why"] == "DW-B-MEL-13"]
    assert (roll["dice"], sum(amount for _, amount in roll["modifiers"])) == ((20,), -1)
    assert t.fields("dwarf_eaters") == ["F5"]


@pytest.mark.rule("DW-S-MEL-02")
def test_a_hero_with_a_sword_of_8_scores_25_by_an_18() -> None:
    """Against armor 1: 18 and 8, less 1. By a 17 he does not strike again."""
    sword = "bf = 7 }]\ninitiative = 3\nsize = 2\narmor = 2\nmelee_skill = 3"
    better = packs.changed(
        "commanders.toml", (sword, sword.replace("bf = 7", "bf = 8").replace("skill = 3", "skill = 0"))
    )
    t = hero(dice=[18], game=better).do("take G5", "at F5", seat="empire")
    assert (total(t), t.question) == (25, "second-attack")
    t = hero(dice=[17], game=better).do("take G5", "at F5", seat="empire")
    assert (total(t), t.question != "second-attack") == (24, True)


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
