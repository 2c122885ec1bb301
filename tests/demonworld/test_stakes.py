"""The scenarios of all levels (stakes.py, battles.toml): that each can be chosen, played by two or four seats and to
its end; other victories than by points, the way off the area, the tarn."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import GAME, victory
from hexarchy.games.demonworld.magic import wizards
from hexarchy.games.demonworld.words import CROSSED, EMPIRE, LEVELS, LOST, ORCS
from tests.demonworld.random_play import whole
from tests.demonworld.table import Table, at, new, unit

FORMS = GAME.world.battles.forms
REARGUARD, STRONG_ARM, TARN = "standard_rearguard", "expert_strong_arm", "expert_wizards"
GUN, CHARIOT, KNIGHTS = "varrigs_strong_arm", "imperial_chariot", "order_knights"
EATERS, MEN = "dwarf_eaters", "noble_footsoldiers"


def in_(scenario: str, phase: str, *units: Any, **more: Any) -> Table:
    form = FORMS[scenario]
    layout = [[*row] for row in form.layout]
    return at(phase, *units, level=form.level, scenario=scenario, layout=layout, rounds=form.rounds, **more)


# -- what can be chosen ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-INT-01", "DW-B-WIN-06")
def test_every_scenario_of_every_level_can_be_chosen() -> None:
    listed = {one.id for one in GAME.scenarios.all}
    assert listed == {*FORMS, "open_field"}
    for name, form in FORMS.items():
        options = GAME.scenarios.options(name, {})
        assert options["level"] == form.level
        assert options["fire"] is (form.fire == "on")
    assert GAME.scenarios.options("expert_grand_battle", {"fire": True})["fire"] is True


@pytest.mark.rule("DW-B-INT-25")
@pytest.mark.parametrize("name", sorted(FORMS))
def test_every_scenario_has_cards_for_each_of_four_seats(name: str) -> None:
    t = new(name, seats=4)
    assert all(t.s.roster.of_seat(seat) for seat in range(4))
    assert LEVELS[t.s.level] == FORMS[name].level


@pytest.mark.parametrize("name", sorted(set(FORMS) - {"basic_small"}))
def test_a_random_battle_of_it_comes_to_its_end(name: str) -> None:
    seats = 4 if name in ("standard_rearguard", "expert_strong_arm") else 2
    *_, last = whole(1, name, seats=seats, most=60_000, bold=0.2)
    assert last.result is not None


# -- one thing to destroy ----------------------------------------------------------------------------------------------


def at_the_gun(gun: str = "3/H8", *more: Any, knights: str = "1/C2 1/C3", **about: Any) -> Table:
    own = unit(GUN, "N", gun) if gun else unit(GUN)
    men = unit(KNIGHTS, "N", knights) if knights else unit(KNIGHTS)
    return in_(STRONG_ARM, "close", own, men, unit("light_orc_archers", "N", "1/P2"), *more, **about)


@pytest.mark.rule("DW-B-WIN-08", "DW-B-WIN-07")
def test_with_the_gun_destroyed_the_battle_is_over_and_won() -> None:
    t = at_the_gun("")
    assert t.winner == "empire"
    assert not at_the_gun().s.result


@pytest.mark.rule("DW-B-WIN-08")
def test_who_keeps_the_gun_to_the_last_round_has_won() -> None:
    assert at_the_gun(round=8).winner == "orcs"


@pytest.mark.rule("DW-B-WIN-08")
def test_a_gun_destroyed_with_nobody_left_to_tell_is_a_draw() -> None:
    t = at_the_gun("", unit("gordan", "N", "1/C5"), knights="")  # a hero is neither a unit nor the chariot
    assert t.s.result is not None
    assert t.winner is None


# -- a rearguard -------------------------------------------------------------------------------------------------------


def breaking_through(*units: Any, phase: str = "close", **more: Any) -> Table:
    return in_(REARGUARD, phase, *units, **{"round": 8, **more})


@pytest.mark.rule("DW-B-WIN-08", "DW-B-WIN-15")
@pytest.mark.parametrize(
    ("fields", "points", "about"),
    [
        ("2/M5 2/M6 2/M7 2/M8 2/M9", 100, {}),  # half of ten
        ("2/M5 2/M6 2/M7 2/M8 2/L9", 0, {}),
        ("2/P5 2/P6 2/P7 2/P8 2/O9 2/L2", 100, {}),
        ("2/M5 2/M6 2/M7 2/M8 2/M9", 0, {"routing": True}),
    ],
)
def test_units_of_which_half_have_come_to_the_last_rows_count(fields: str, points: int, about: dict[str, Any]) -> None:
    t = breaking_through(unit(EATERS, "S", fields, **about), unit(MEN, "N", "2/B1 2/B2"), unit("gordan", "N", "2/B5"))
    assert victory.score(t.s, ORCS) == points


@pytest.mark.rule("DW-B-WIN-08")
def test_the_rearguard_counts_units_stopped_and_the_field_it_holds() -> None:
    far = unit("orc_guard", "S", "4/B1 4/B2")
    t = breaking_through(unit(EATERS), far, unit(MEN, "N", "2/H9"))
    assert victory.score(t.s, EMPIRE) == 100 + 150
    t = breaking_through(unit(EATERS), far, unit("trolls", "S", "2/G9"), unit(MEN, "N", "2/H9"))
    assert victory.score(t.s, EMPIRE) == 100  # in contact with an enemy
    assert breaking_through(far, unit(MEN, "N", "2/H9")).winner == "empire"


def marching(fields: str, order: str = "move", facing: str = "S", **about: Any) -> Table:
    own = unit(EATERS, facing, fields, order=order, **about)
    t = breaking_through(own, unit(MEN, "N", "4/B1 4/B2", order="hold"), phase="movement", step=f"{order} step")
    return t.do(f"move {EATERS}")


@pytest.mark.rule("DW-B-MOV-50")
def test_who_stands_on_the_last_row_and_looks_off_it_may_cross() -> None:
    t = marching("2/P4 2/P5 2/P6 2/P7 2/P8 2/O4 2/O5 2/O6 2/O7")
    left = dict(t.ask_of("orcs").args)["points"]
    t.do("cross")
    assert (len(t.fields(EATERS)), dict(t.ask_of("orcs").args)["points"]) == (4, left - 3)
    assert [t.s.at[element] for element in t.s.entry(0).elements].count(CROSSED) == 5
    assert t.unit(EATERS).lost == 0
    assert "cross" not in t.options
    assert t.refuses("cross") == ["DW-B-MOV-50"]
    t.do("stop")
    assert victory.score(t.s, ORCS) == 100
    assert not victory.eliminated(t.s, 0)


@pytest.mark.rule("DW-B-MOV-50")
def test_nobody_crosses_sideways_nor_from_another_row_nor_the_defender() -> None:
    assert "cross" not in marching("2/P4 2/P5 2/P6 2/P7", facing="N").options
    assert "cross" not in marching("2/O4 2/O5 2/O6 2/O7").options
    men = unit(MEN, "S", "2/P4 2/P5 2/P6 2/P7", order="move")
    t = breaking_through(men, unit(EATERS, "N", "4/B1", order="hold"), phase="movement", step="move step")
    assert "cross" not in t.do(f"move {MEN}").options


@pytest.mark.rule("DW-B-MOV-50", "DW-B-WIN-16")
def test_a_small_unit_crosses_whole_and_its_movement_is_over() -> None:
    t = marching("2/P4 2/P5").do("cross")
    assert t.question != "small-next"
    assert not t.s.alive(0)
    assert [*{t.s.at[element] for element in t.s.entry(0).elements}] != [LOST]


@pytest.mark.rule("DW-B-WIN-04")
def test_the_rearguard_deploys_first_and_openly() -> None:
    t = new(REARGUARD)
    assert t.asked == ["empire"]
    for card in FORMS[REARGUARD].empire:
        t.do(f"deploy {card}")
        while t.question != "deploy":
            t.do("close" if "close" in t.options else t.options[0])
    t.do("ready")
    assert t.asked == ["orcs"]
    seen = t.view("orcs")["units"]
    assert all(element.get("field") for name in (MEN, "berserkers") for element in seen[name]["elements"])


# -- a tarn ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-MAG-04")
@pytest.mark.parametrize(("beside", "cast", "gains"), [(False, False, 8), (True, False, 10), (True, True, -3)])
def test_who_stands_at_the_tarn_and_has_not_cast_regains_more(beside: bool, cast: bool, gains: int) -> None:
    wizard = unit("sandor", "N", tarnside() if beside else "4/B1", spell_points=8)
    men = unit(MEN, "N", "3/A1 3/A2", order="hold")
    t = in_(TARN, "magic", wizard, men, unit("orc_guard", "S", "4/P1 4/P2", order="hold"), dice=[3])
    if cast:
        spell = next(option for option in t.options if option.startswith("cast "))
        t.do(spell)
        while t.question in ("spell-target", "spell-points"):
            t.do(t.options[0])
    while t.s.round == 2:
        last = [one for one in ("none", "ready", "done", "stop", "close") if one in t.options]
        t.do(last[0] if last else t.options[0], seat=t.asked[0])
    spent = gains if not cast else -GAME.world.cards.spells[spell.split()[1]].level
    assert wizards.of(t.s, 0).points == 8 + spent


def tarnside() -> str:
    area = new(TARN).s.area
    for field, near in enumerate(area.grid.neighbours):
        if not area.water[field] and any(other >= 0 and area.water[other] for other in near):
            return area.grid.ids[field]
    raise AssertionError("there is no water")
