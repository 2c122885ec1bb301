"""Fire (DW-E-FIR): wind, spreading, what burns and how long, who must leave it, and what is shot in flames."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.demonworld import Demonworld, command, cover, fire, flaming, hooks
from hexarchy.games.demonworld.board import DATA, ROWS
from hexarchy.games.demonworld.facing import COMPASS
from hexarchy.games.demonworld.movement.strength import costs
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.victory import score
from tests.demonworld.invariants import check
from tests.demonworld.random_play import played, position
from tests.demonworld.table import Table, unit

UNDERBRUSH, GROWN, WOODED, HALF = "9", "8", "7", "6"
ARCHERS, TROLLS, MEN = "light_orc_archers", "trolls", "noble_footsoldiers"
FAR = unit(MEN, "S", "A1 A2 A3 A4", order="hold")
FAR_ORCS = unit("orc_guard", "N", "P1 P2 P3 P4", order="hold")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Demonworld:
    """Sheets on which everything grows: underbrush, grown fields, woods; and one with underbrush in rows G and H."""
    pack: Path = tmp_path_factory.mktemp("pack")
    sheets = {9: dict.fromkeys(ROWS, "u"), 8: dict.fromkeys(ROWS, "g"), 7: dict.fromkeys(ROWS, "w")}
    sheets[6] = {row: "u" if row in "GH" else "." for row in ROWS}
    written = [(DATA / "maps.toml").read_text(encoding="utf-8")]
    for number, rows in sheets.items():
        written.append(f'\n[[sheet]]\nnumber = {number}\ntitle = "test"\nrows = [')
        for at, row in enumerate(ROWS):
            wide = 17 + at % 2
            written.append(f'{{ row = "{row}", terrain = "{rows[row] * wide}", height = "{"0" * wide}" }},')
        written.append("]" + ('\nroads = [["H8", "H9", "H10"]]' if number == 6 else ""))
    (pack / "maps.toml").write_text("\n".join(written), encoding="utf-8")
    return Demonworld(pack)


class Ground:
    """Lays tables of the Expert Game with fire."""

    def __init__(self, game: Demonworld) -> None:
        self.game = game

    def __call__(self, phase: str, *units: Any, dice: Any = 1, sheet: str = UNDERBRUSH, **more: Any) -> Table:
        options = {"level": "expert", "fire": True, **more.pop("options", {})}
        content = {"round": 2, "phase": phase, "layout": [[sheet]], "options": options, "unit": [*units], **more}
        source = SeededDice(dice) if isinstance(dice, int) else SeededDice(1).after(dice)
        table = Table(self.game.position(content, source))  # type: ignore[arg-type]
        table.log += table.s.opening()
        return table


@pytest.fixture
def at(game: Demonworld) -> Ground:
    return Ground(game)


def wind(t: Table) -> tuple[int, int]:
    """Its direction as the rulebook counts them, and its speed."""
    return t.s.fires.wind + 1, t.s.fires.speed


def markers(t: Table) -> dict[str, int]:
    return {t.s.field_id(field): marker for field, marker in t.s.fires.markers}


def element(t: Table, field: str) -> int:
    return t.s.standing[t.s.area.at(field)]


def needed(t: Table, rule: str) -> list[int]:
    """What the dice of a rule had to show."""
    rolls = [event.args for event in t.log if event.key == "roll" and event.args["why"] == rule]
    return [20 - sum(amount for _, amount in roll["modifiers"]) for roll in rolls]


def rolled_for(t: Table, rule: str) -> list[str]:
    return [event.args["hex"] for event in t.log if event.key == "roll" and event.args["why"] == rule]


# -- the option and the wind -------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-01")
def test_without_the_option_there_is_no_fire(at: Ground) -> None:
    t = at("start", FAR, FAR_ORCS, options={"fire": False})
    assert not t.rolls("DW-E-FIR-02")
    t = at("movement", FAR, FAR_ORCS, step="fires", options={"fire": False})
    assert t.question != "start-fire"
    assert at("movement", FAR, FAR_ORCS, step="fires").question == "start-fire"
    t = at("movement", unit(ARCHERS, "N", "K4 K5", order="hold"), FAR, options={"fire": False})
    assert t.question != "flaming"
    assert not hooks.FLAMES.of(t.s)
    assert "fire" not in t.view(None)


@pytest.mark.rule("DW-E-FIR-02")
def test_the_first_wind_is_diced_for(at: Ground) -> None:
    t = at("start", FAR, FAR_ORCS, dice=[3, 5])
    assert wind(t) == (3, 5)
    assert t.view(None)["fire"]["wind"] == COMPASS[2]


@pytest.mark.rule("DW-E-FIR-03", "DW-E-FIR-04")
@pytest.mark.parametrize(
    ("die", "before", "after"),
    [
        (1, (3, 5), (4, 5)),
        (2, (3, 5), (4, 5)),
        (13, (3, 5), (3, 7)),
        (3, (1, 2), (6, 2)),
        (4, (2, 2), (1, 2)),
        (5, (5, 2), (1, 2)),
        (6, (1, 2), (5, 2)),
        (7, (1, 6), (1, 7)),
        (9, (1, 6), (1, 7)),
        (10, (1, 1), (1, 0)),
        (12, (1, 0), (1, 0)),
        (14, (1, 1), (1, 0)),
        (15, (1, 3), (1, 3)),
        (20, (1, 3), (1, 3)),
    ],
)
def test_the_wind_changes(at: Ground, die: int, before: tuple[int, int], after: tuple[int, int]) -> None:
    t = at("start", FAR, FAR_ORCS, dice=[die], fire={"wind": COMPASS[before[0] - 1], "speed": before[1]})
    assert wind(t) == after


# -- what burns --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-05", "DW-E-FIR-06", "DW-E-FIR-08")
@pytest.mark.parametrize(("sheet", "needs", "marker"), [(UNDERBRUSH, 15, 5), (GROWN, 16, 5), (WOODED, 15, 10)])
def test_a_fire_is_started(at: Ground, sheet: str, needs: int, marker: int) -> None:
    for die, lit in ((needs, True), (needs - 1, False)):
        t = at("movement", unit(ARCHERS, "N", "K4 K5", order="hold"), step="fires", sheet=sheet, dice=[die])
        t.do("take K4", "to J4", "done")
        assert needed(t, "DW-E-FIR-05") == [needs]
        assert markers(t) == ({"J4": marker} if lit else {})


@pytest.mark.rule("DW-E-FIR-05", "DW-DEC-37")
def test_who_may_start_fires(at: Ground) -> None:
    def asked(**more: Any) -> str | None:
        return at("movement", unit(ARCHERS, "N", "K4 K5", **more), step="fires").question

    assert asked(order="hold") == "start-fire"
    assert asked(order="skirmish") != "start-fire"
    assert asked(order="hold", melee=1) != "start-fire"
    t = at("movement", unit(TROLLS, "N", "K4 K5", order="hold"), step="fires")
    assert t.question != "start-fire"
    t = at("movement", unit("order_knights", "N", "K4 K5", order="hold"), step="fires")
    assert t.question != "start-fire"
    t = at("movement", unit("baslian", "N", "K4"), step="fires")
    assert t.question == "start-fire"  # a commander on his own


@pytest.mark.rule("DW-E-FIR-05")
def test_a_giant_lights_fields_beside_any_part_of_its_base(at: Ground) -> None:
    """It looks the other way; behind it underbrush grows."""
    t = at("movement", unit("myrlak_cloudcook", "N", "E8", order="hold"), FAR, sheet=HALF, step="fires", dice=[15])
    t.do("take E8", seat="orcs")
    assert t.targets("to") == ["G7", "G8", "G9"]
    t.do("to G9", seat="orcs")
    assert t.told("catches-fire", hex="G9")


@pytest.mark.rule("DW-E-FIR-05")
def test_who_has_maneuvered_starts_no_fire(at: Ground) -> None:
    line, far = unit("dwarf_eaters", "N", "K4 K5 K6 K7", order="hold"), unit(MEN, "S", "A1 A2", order="move")
    t = at("movement", line, far, step="hold step")
    t.do("move dwarf_eaters", "turn 180", "stop")
    assert t.question != "start-fire"
    assert at("movement", line, far, step="hold step").do("done").question == "start-fire"


@pytest.mark.rule("DW-E-FIR-05")
def test_who_tries_to_start_a_fire_shoots_no_more(at: Ground) -> None:
    foe = unit(MEN, "S", "G4 G5", order="move")
    t = at("movement", unit(ARCHERS, "N", "K4 K5", order="hold"), foe, step="fires", sheet=HALF, dice=[1])
    assert t.question != "start-fire"  # nothing that burns beside them
    t = at("movement", unit(ARCHERS, "N", "J4 J5", order="hold"), foe, step="fires", sheet=HALF, dice=[1])
    t.do("take J4", "to H4", "done")
    assert t.question == "shot-lead"
    assert t.refuses("take J4") == ["DW-E-FIR-05"]
    assert t.targets("take") == ["J5"]


@pytest.mark.rule("DW-E-FIR-05")
def test_one_field_each_and_only_empty_ones(at: Ground) -> None:
    t = at("movement", unit(ARCHERS, "N", "K4 K5", order="hold"), step="fires")
    t.do("take K4")
    assert "K5" not in t.targets("to")
    assert t.refuses("to K5") == ["DW-E-FIR-07"]
    t.do("to J4")
    assert t.refuses("take K4") == ["DW-E-FIR-05"]


@pytest.mark.rule("DW-E-FIR-07")
def test_open_ground_and_roads_do_not_burn(at: Ground) -> None:
    t = at("movement", unit(ARCHERS, "N", "J4 J5", order="hold"), step="fires", sheet=HALF)
    t.do("take J4")
    assert {field[0] for field in t.targets("to")} == {"H"}
    assert t.refuses("to K4") == ["DW-E-FIR-07"]
    t = at("movement", unit(ARCHERS, "N", "J8", order="hold"), step="fires", sheet=HALF)
    assert t.question != "start-fire"  # H8 and H9 are a road


@pytest.mark.rule("DW-E-FIR-09")
def test_markers_drop_and_fields_burn_down(at: Ground) -> None:
    t = at(
        "start", FAR, FAR_ORCS, dice=[20, 20, 20, 20], fire={"wind": "NE", "speed": 3, "burning": {"E6": 1, "J9": 4}}
    )
    assert markers(t)["E6"] == 0
    assert markers(t)["J9"] == 3
    assert not {"D6", "D7", "E7"} & {*rolled_for(t, "DW-E-FIR-10")}
    assert not fire.combustible(t.s, t.s.area.at("E6"))
    assert t.told("burned-down", hex="E6")


# -- spreading ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-10", "DW-E-FIR-11")
def test_three_fires_in_underbrush(at: Ground) -> None:
    blaze = {"wind": "NE", "speed": 4, "burning": {"E6": 5, "F7": 5, "H7": 5}}
    t = at("start", FAR, FAR_ORCS, dice=[20, *[1] * 8], fire=blaze)
    assert sorted(rolled_for(t, "DW-E-FIR-10")) == ["D6", "D7", "E7", "E7", "F8", "G6", "G7", "H8"]
    assert {*needed(t, "DW-E-FIR-10")} == {11}
    t = at("start", FAR, FAR_ORCS, dice=[20, 10, 10, 10, 11, 10, 10, 10, 10], fire=blaze)
    assert markers(t) == {"E6": 4, "F7": 4, "H7": 4, "E7": 5}  # on the second die
    t = at("start", FAR, FAR_ORCS, dice=[20, 10, 10, 11, 10, 10, 10, 10], fire=blaze)
    assert rolled_for(t, "DW-E-FIR-10").count("E7") == 1  # once lit it is not rolled for again
    t = at("start", FAR, FAR_ORCS, dice=[20, *[1] * 6], fire={**blaze, "burning": {"E6": 1, "F7": 5, "H7": 5}})
    assert sorted(rolled_for(t, "DW-E-FIR-10")) == ["E7", "F8", "G6", "G7", "H8"]  # E6 has burned down


@pytest.mark.rule("DW-E-FIR-10")
def test_a_lull_spreads_nothing_and_grown_fields_catch_less(at: Ground) -> None:
    t = at("start", FAR, FAR_ORCS, dice=[20], fire={"wind": "NE", "speed": 0, "burning": {"E6": 5}})
    assert not t.rolls("DW-E-FIR-10")
    t = at(
        "start", FAR, FAR_ORCS, dice=[20, 1, 1, 1], sheet=GROWN, fire={"wind": "NE", "speed": 4, "burning": {"E6": 5}}
    )
    assert {*needed(t, "DW-E-FIR-10")} == {12}


@pytest.mark.rule("DW-E-FIR-28")
def test_the_order_of_a_burning_round(at: Ground) -> None:
    t = at("start", FAR, FAR_ORCS, dice=[20, 1, 1, 1], sheet=GROWN, fire={"wind": "NE", "speed": 4, "delayed": ["E6"]})
    assert markers(t) == {"E6": 5}
    assert sorted(rolled_for(t, "DW-E-FIR-10")) == ["D6", "D7", "E7"]
    t = at("movement", unit("dwarf_eaters", "N", "K4 K5", order="hold"), FAR, step="fires", sheet=GROWN, dice=[16])
    t.do("take K4", "to J4", "done", seat="orcs")
    t.do("done", seat="empire")
    assert t.told("catches-fire", hex="J4")
    t.until("orders")
    assert markers(t)["J4"] == 4


# -- in flames ---------------------------------------------------------------------------------------------------------

AROUND = {"wind": "NE", "speed": 0}


@pytest.mark.rule("DW-E-FIR-12")
def test_nobody_enters_a_burning_field(at: Ground) -> None:
    line = unit("dwarf_eaters", "N", "K4 K5 K6 K7", order="attack")
    t = at("movement", line, step="attack step", fire={**AROUND, "burning": {"J5": 5}})
    t.do("move dwarf_eaters")
    assert t.refuses("advance-left") == ["DW-E-FIR-12"]
    assert "advance-left" in at("movement", line, step="attack step").do("move dwarf_eaters").options
    small = unit("dwarf_eaters", "N", "K4 K5", order="attack")
    t = at("movement", small, step="attack step", fire={**AROUND, "burning": {"J4": 5}})
    t.do("move dwarf_eaters", "take K4")
    assert "J4" not in t.targets("to")
    assert "J3" in t.targets("to")
    assert t.refuses("to J4") == ["DW-E-FIR-12"]


@pytest.mark.rule("DW-E-FIR-12")
def test_who_stands_in_flames_neither_shoots_nor_supports_nor_strikes(at: Ground) -> None:
    foe = unit(MEN, "S", "G4 G5", order="move")
    burning = {**AROUND, "burning": {"J4": 5}}
    t = at("shooting-2", unit(ARCHERS, "N", "J3 J4 J5", order="hold"), foe, sheet=HALF, fire=burning)
    assert t.refuses("take J4") == ["DW-E-FIR-12"]
    t.do("take J3")
    if t.question == "shot-target":
        t.do("at G4")
    assert t.question != "shot-support" or "J4" not in t.targets("support")
    axes = unit("dwarf_eaters", "N", "J4", order="attack", melee=2)
    men = unit(MEN, "S", "H4", order="hold", melee=2)
    assert "orcs" not in at("melee", axes, men, step="strikes", fire=burning).asked_for("strike")
    assert "orcs" in at("melee", axes, men, step="strikes").asked_for("strike")


@pytest.mark.rule("DW-E-FIR-13", "DW-E-FIR-12")
def test_elements_leave_flames_singly_or_perish(at: Ground) -> None:
    line = unit("dwarf_eaters", "N", "K4 K5 K6 K7 K8", order="hold")
    t = at("movement", line, step="hold step", fire={**AROUND, "burning": {"K5": 5}})
    t.do("move dwarf_eaters", "leave-flames", "take K5")
    assert t.question == "leave-flames-to"
    assert "done" not in t.options
    t.do("to L5", "done")
    assert t.fields("dwarf_eaters") == ["K4", "K6", "K7", "K8", "L5"]
    t = at("movement", line, step="hold step", fire={**AROUND, "burning": {"K5": 5}}).do("done")
    assert t.fields("dwarf_eaters") == ["K4", "K6", "K7", "K8"]
    assert t.told("burned", hex="K5")


@pytest.mark.rule("DW-E-FIR-13")
def test_elements_leave_with_the_points_of_their_order(at: Ground) -> None:
    line = unit("dwarf_eaters", "N", "K4 K5 K6 K7 K8", order="attack")
    t = at("movement", line, step="attack step", fire={**AROUND, "burning": {"K5": 5}})
    t.do("move dwarf_eaters", "leave-flames", "take K5", "to J5")
    assert "done" in t.options
    assert len(t.targets("to")) > 2
    t.do("done")
    assert t.question == "operation"
    assert "advance-left" not in t.options  # with an element out of its place they are in disorder


@pytest.mark.rule("DW-E-FIR-13")
def test_elements_in_melee_leave_by_one_field(at: Ground) -> None:
    axes = unit("dwarf_eaters", "N", "K4 K5", order="attack", melee=1)
    men = unit(MEN, "S", "J4 J5", order="hold", melee=1)
    t = at("movement", axes, men, step="hold step", fire={**AROUND, "burning": {"K4": 5}})
    t.answer("leave-flames", "take K4")
    assert {"L4", "L3"} <= {*t.targets("to")} or t.targets("to")
    out = t.targets("to")[-1]
    t.do(f"to {out}")
    assert t.question != "leave-flames-to"
    assert out in t.fields("dwarf_eaters")


@pytest.mark.rule("DW-E-FIR-13", "DW-E-FIR-29", "DW-E-FIR-28")
def test_a_field_between_three_fires_is_like_burning(at: Ground) -> None:
    blaze = {**AROUND, "burning": {"F7": 5, "H7": 5, "G6": 5}}
    far, lone = unit(MEN, "S", "A1 A2", order="move"), unit("dwarf_eaters", "N", "G7", order="hold")
    t = at("movement", lone, far, step="hold step", fire=blaze)
    g7 = t.s.area.at("G7")
    assert g7 in fire.in_flames(t.s)
    assert g7 not in cover.smoke(t.s)
    assert "G7" not in markers(t)
    table = costs(t.s, t.number(MEN))
    assert all(table[near * 6 + (way + 3) % 6] >= NOT_PASSABLE for way, near in enumerate(t.s.around[g7]) if near >= 0)
    t.do("done")
    assert not t.fields("dwarf_eaters")
    t = at("movement", lone, far, step="hold step", fire={**AROUND, "burning": {"F7": 5, "H7": 5}})
    assert t.s.area.at("G7") not in fire.in_flames(t.s)


@pytest.mark.rule("DW-E-FIR-14")
def test_smoke_hides_everything(at: Ground) -> None:
    def sees(**fires: Any) -> bool:
        giant, archers = unit("myrlak_cloudcook", "S", "D5"), unit(ARCHERS, "N", "N5", order="skirmish")
        t = at("shooting-1", archers, giant, sheet="0", **fires)
        return cover.in_view(t.s, t.s.roster.entries[1].elements[0], t.s.area.at("N5")) is not None

    assert sees()
    row = [f"J{number}" for number in range(1, 18)]
    assert not sees(fire={**AROUND, "burning": dict.fromkeys(row, 5)})
    assert sees(fire={**AROUND, "burning": dict.fromkeys(row, 0)})  # burned down


# -- flame attacks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-15", "DW-E-FIR-16")
def test_breath_lights_empty_fields_from_the_next_round_on(at: Ground) -> None:
    t = at("movement", unit(ARCHERS, "N", "K4", order="hold"), step="fires", dice=[14, 13])
    s, fields = t.s, [t.s.area.at(field) for field in ("J4", "J5", "K4")]
    s._thaw()
    for flames in hooks.FLAMES.of(s):
        flames(s, fields, 6)
    assert [s.field_id(field) for field in s.fires.delayed] == ["J4"]
    assert s.rolled == 2  # none for the field with an element on it
    assert not s.fires.markers


# -- flaming arrows ----------------------------------------------------------------------------------------------------


def bowmen(fields: str, **more: Any) -> dict[str, Any]:
    return unit(ARCHERS, "N", fields, **{"order": "hold", **more})


@pytest.mark.rule("DW-E-FIR-17", "DW-E-FIR-18", "DW-DEC-19")
def test_who_announces_flaming_arrows(at: Ground) -> None:
    guns = unit("imperial_arquebusiers", "S", "A3", order="hold")
    t = at("movement", bowmen("K4 K5"), guns, FAR_ORCS)
    assert t.question == "flaming"
    assert t.asked == ["orcs"]
    assert t.targets("flame") == [ARCHERS]
    assert t.refuses("flame orc_guard") == ["DW-E-FIR-17"]
    assert at("movement", bowmen("K4 K5", order="skirmish")).question != "flaming"
    assert at("movement", bowmen("K4 K5", melee=1)).question != "flaming"


@pytest.mark.rule("DW-DEC-19", "DW-B-INT-27")
def test_announcements_are_sealed(at: Ground) -> None:
    other = unit(ARCHERS, "S", "B4 B5", order="hold", side="empire")
    t = at("movement", bowmen("K4 K5"), other)
    before = t.view("empire")
    t.do(f"flame {ARCHERS}", seat="orcs")
    after = t.view("empire")
    assert after == before
    t.do("ready", seat="empire")
    assert t.view("empire")["fire"]["flaming"] == [ARCHERS]


@pytest.mark.rule("DW-E-FIR-18")
def test_announced_arrows_are_shot_in_the_second_phase(at: Ground) -> None:
    foe = unit("orc_guard", "S", "F4 F5", order="move", side="empire")
    prepared = {"flaming": [ARCHERS]}
    t = at("shooting-2", bowmen("K4 K5 K6"), foe, sheet="0", fire=prepared, dice=[20])
    t.answer("shot-lead", "done").answer("flame-lead", "take K5", "at F4")
    t.do("done")
    assert t.fields("orc_guard") == ["F5"]
    t = at("shooting-2", bowmen("K4 K5 K6"), foe, sheet="0", fire=prepared, dice=[1])
    t.answer("shot-lead", "take K5")
    t.do("at F4") if t.question == "shot-target" else None
    if t.question == "shot-support":
        t.do("close")
    while t.question == "shot-lead":
        t.do("done")
    assert t.question != "flame-lead"  # given up for an ordinary shot
    assert at("shooting-1", bowmen("K4 K5 K6"), foe, sheet="0", fire=prepared).question != "flame-lead"


@pytest.mark.rule("DW-E-FIR-18")
def test_arrows_prepared_in_vain(at: Ground) -> None:
    foe = unit("orc_guard", "S", "J4 J5", order="attack", side="empire", melee=2)
    t = at("shooting-2", bowmen("K4 K5 K6", melee=2), foe, sheet=HALF, fire={"flaming": [ARCHERS]})
    assert t.question not in ("shot-lead", "flame-lead")
    assert at("shooting-2", bowmen("K4 K5 K6", melee=2), foe, sheet=HALF).question == "shot-lead"
    turned = at(
        "movement", bowmen("K4 K5 K6 K7"), unit("orc_guard", "S", "E5", order="move", side="empire"), sheet=HALF
    )
    turned.do(f"flame {ARCHERS}").until("next-unit")
    while turned.question == "next-unit" and "orcs" not in turned.asked:
        turned.do("done")
    turned.do(f"move {ARCHERS}", "turn-some", "take K7", "face ENE", "close", "stop").until("shot-lead")
    turned.do("done")
    assert turned.question != "flame-lead"  # they maneuvered, and may shoot as others do


@pytest.mark.rule("DW-E-FIR-18")
def test_who_prepares_arrows_does_not_regroup_when_attacked(at: Ground) -> None:
    attacker = unit("orc_guard", "S", "H4 H5 H6 H7", order="attack", side="empire")
    reacts = at("movement", bowmen("K4 K5 K6 K7"), attacker, step="attack step", sheet="0")
    reacts.do("move orc_guard", "advance-left")
    assert reacts.question == "reaction"
    t = at("movement", bowmen("K4 K5 K6 K7"), attacker, step="attack step", sheet="0", fire={"flaming": [ARCHERS]})
    t.do("move orc_guard", "advance-left")
    assert t.question != "reaction"
    assert t.in_melee(ARCHERS)


@pytest.mark.rule("DW-E-FIR-19", "DW-E-FIR-20")
def test_flaming_arrows_against_creatures(at: Ground) -> None:
    foe = unit("orc_guard", "S", "F4 F5 F6", order="move", side="empire")
    t = at("shooting-2", bowmen("K4 K5 K6"), foe, sheet="0", fire={"flaming": [ARCHERS]}, dice=[19, 18, 20])
    t.do("done")
    for lead, target in (("K4", "F4"), ("K5", "F5"), ("K6", "F6")):
        t.do(f"take {lead}", f"at {target}")  # nobody is asked for support
    assert t.fields("orc_guard") == ["F5"]
    s = t.s
    archer = element(t, "K5")
    skill = s.entry(s.roster.unit_of[archer]).card.shooting_skill
    rolls = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DW-B-SHO-21"]
    assert [sum(amount for _, amount in roll["modifiers"]) for roll in rolls] == [1 + skill] * 3


@pytest.mark.rule("DW-E-FIR-19")
def test_few_models_shoot_flaming_arrows_worse(at: Ground) -> None:
    t = at("close", bowmen("K4"))
    assert flaming.factor(t.s, element(t, "K4")) == 1
    trolls = at("close", unit(TROLLS, "N", "K4"))
    assert flaming.factor(trolls.s, element(trolls, "K4")) == int(
        trolls.s.entry(0).card.printed.models_per_element >= 4
    )


@pytest.mark.rule("DW-E-FIR-21", "DW-E-FIR-22")
def test_five_elements_against_a_wood(at: Ground) -> None:
    prepared = {"flaming": [ARCHERS]}
    t = at("shooting-2", bowmen("O4 O5 O6 O7 O8"), FAR, sheet=HALF, fire=prepared, dice=[11])
    t.do("take O6", "at H6", "support O5", "support O4", "support O7", "support O8")
    assert needed(t, "DW-E-FIR-21") == [11]
    assert t.told("will-burn", hex="H6")
    t.until("orders")
    assert markers(t)["H6"] == 5


@pytest.mark.rule("DW-E-FIR-23")
def test_a_gun_without_the_entry_has_no_incendiary_projectiles(at: Ground) -> None:
    gun = unit("varrigs_strong_arm", "N", "K7", order="hold", side="orcs")
    t = at("movement", bowmen("O4 O5"), gun, FAR, sheet="0")
    assert t.targets("flame") == [ARCHERS]
    assert t.refuses("flame varrigs_strong_arm") == ["DW-E-FIR-23"]


@pytest.mark.rule("DW-E-FIR-24", "DW-E-FIR-25", "DW-E-FIR-26")
@pytest.mark.parametrize(("die", "hit"), [(14, True), (13, False)])
def test_an_incendiary_projectile_of_six(at: Ground, die: int, hit: bool) -> None:
    def comes_down(t: Table, field: str) -> dict[int, int]:
        t.s._thaw()
        wounds: dict[int, int] = {}
        flaming.incendiary(t.s, t.s.area.at(field), 6, wounds)
        return wounds

    t = at("close", unit("dwarf_eaters", "N", "K4"), unit("baslian", "N", "K6"), dice=[die])
    assert comes_down(t, "K4") == ({element(t, "K4"): 1} if hit else {})
    t = at("close", unit("dwarf_eaters", "N", "K4"), unit("baslian", "N", "K6"), dice=[die])
    assert comes_down(t, "K6") == ({element(t, "K6"): 1} if hit else {})
    t = at("close", unit("imperial_chariot", "N", "K4"), dice=[die])
    assert comes_down(t, "K4") == ({element(t, "K4"): t.s.hits[element(t, "K4")]} if hit else {})
    t = at("close", unit("dwarf_eaters", "N", "K4"), dice=[die])
    assert comes_down(t, "J4") == {}
    assert [t.s.field_id(field) for field in t.s.fires.delayed] == (["J4"] if hit else [])


@pytest.mark.rule("DW-E-FIR-24", "DW-E-SPL-08")
@pytest.mark.parametrize(("die", "hit"), [(15, False), (16, True)])
def test_a_magic_shield_lessens_incendiary_projectiles_as_those_of_other_guns(at: Ground, die: int, hit: bool) -> None:
    t = at("close", unit("dwarf_eaters", "N", "K4", spells=["empire_2"]), dice=[die])
    t.s._thaw()
    wounds: dict[int, int] = {}
    flaming.incendiary(t.s, t.s.area.at("K4"), 6, wounds)
    assert bool(wounds) is hit


@pytest.mark.rule("DW-E-FIR-13", "DW-E-LCM-04")
@pytest.mark.parametrize(("burning", "dies"), [(["L8", "K8"], True), (["K8"], False)])
def test_the_passenger_of_a_burning_chariot_burns_where_the_carriage_burns(
    at: Ground, burning: list[str], dies: bool
) -> None:
    """The animals are on K8 and K9, the carriage is on L8. A chariot with a field in flames is destroyed."""
    roll, hero = unit("imperial_chariot", "N", "K8", order="hold"), unit("gordan", mount="imperial_chariot")
    fires = dict.fromkeys(burning, 3)
    t = at("movement", roll, hero, FAR_ORCS, step="fires", fire={"burning": fires, "wind": "NE", "speed": 0})
    while t.s.phase == "movement":
        t.do("done" if "done" in t.options else t.options[-1], seat=t.asked[0])
    assert t.fields("imperial_chariot") == []
    assert bool(t.told("destroyed", unit="gordan")) is dies
    assert bool(t.fields("gordan")) is not dies


@pytest.mark.rule("DW-E-FIR-01", "DW-E-SPL-12")
@pytest.mark.parametrize("agreed", [False, True])
def test_a_flame_strike_lights_nothing_where_fire_was_not_agreed_on(at: Ground, agreed: bool) -> None:
    sandor = unit("sandor", "S", "C8")
    t = at("magic", sandor, FAR, FAR_ORCS, options={"fire": agreed}, dice=[20, *[20] * 8])
    t.do("cast empire_6", "at D8")
    if t.question == "spell-points":
        t.do(t.options[0])
    assert bool(t.s.fires.markers) is agreed


# -- trolls ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CHR-10")
def test_trolls_regain_the_first_hit_of_a_round(at: Ground) -> None:
    t = at("rally", unit(TROLLS, "N", "K4 K5", hits=[1, 2], order="hold"), FAR, step="regenerate")
    assert t.s.hits[element(t, "K4")] == 2


@pytest.mark.rule("DW-E-FIR-27", "DW-S-CHR-10")
def test_burns_of_trolls_stay(at: Ground) -> None:
    foe = unit(TROLLS, "S", "F4 F5", order="move", side="empire")
    t = at("shooting-2", bowmen("K4 K5 K6"), foe, sheet="0", fire={"flaming": [ARCHERS]}, dice=[20])
    t.do("done", "take K4", "at F4", "done").until("orders")
    assert t.s.hits[element(t, "F4")] == 1
    assert not t.told("regenerates")


@pytest.mark.rule("DW-E-FIR-09", "DW-E-FIR-02")
def test_a_scenario_has_its_own_wind_and_counts_burnt_grain(
    at: Ground, game: Demonworld, monkeypatch: pytest.MonkeyPatch
) -> None:
    forms = game.world.battles.forms
    monkeypatch.setitem(forms, "open_field", forms["expert_burning_hedgerows"])
    t = at("start", FAR, FAR_ORCS)
    assert wind(t) == (3, 3)
    assert not t.rolls("DW-E-FIR-02")
    burnt = {**AROUND, "burning": {"E6": 0, "E8": 4}}
    grain, brush = (at("orders", FAR, FAR_ORCS, sheet=sheet, fire=burnt).s for sheet in (GROWN, UNDERBRUSH))
    assert [score(grain, side) for side in range(2)] == [20, 0]
    assert [score(brush, side) for side in range(2)] == [0, 0]


# -- where fire meets other chapters -----------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-12")
def test_large_elements_enter_no_flames(at: Ground) -> None:
    giant = unit("myrlak_cloudcook", "N", "K8", order="move", side="orcs")
    plain = at("movement", giant, FAR, step="move step", sheet="0").until("next-unit").do("move myrlak_cloudcook")
    assert "ahead-left" in plain.options
    row = {f"H{number}": 5 for number in range(1, 18)} | {f"J{number}": 5 for number in range(1, 18)}
    blaze = {**AROUND, "burning": row}
    t = at("movement", giant, FAR, step="move step", sheet="0", fire=blaze).until("next-unit")
    t.do("move myrlak_cloudcook")
    assert t.refuses("ahead-left") == ["DW-E-FIR-12"]


@pytest.mark.rule("DW-E-FIR-13")
def test_a_large_element_in_melee_brings_its_whole_base_out(at: Ground) -> None:
    giant = unit("myrlak_cloudcook", "N", "K8", order="hold", side="orcs", melee=1)
    men = unit(MEN, "S", "H8 H9 J8 J9", order="hold", melee=1)
    t = at("close", giant, men, sheet="0")
    base = [t.s.field_id(field) for field in t.s.base(t.s.entry(0).elements[0])]
    t = at(
        "movement",
        giant,
        unit(MEN, "S", "A1 A2", order="hold"),
        step="hold step",
        sheet="0",
        fire={**AROUND, "burning": {base[0]: 5}},
    )
    t.until("leave-flames")
    assert t.do(t.options[0]).fields("myrlak_cloudcook")
    assert not fire.is_bound(t.s, t.s.entry(0).elements[0])
    t = at(
        "movement",
        giant,
        unit(MEN, "S", "A1 A2", order="hold"),
        step="hold step",
        sheet="0",
        fire={**AROUND, "burning": {base[0]: 5}},
    )
    t.until("leave-flames").do("stop")
    assert not t.fields("myrlak_cloudcook")


@pytest.mark.rule("DW-E-FIR-12")
def test_a_commander_in_flames_gives_no_orders(at: Ground) -> None:
    herkyn, empire = unit("herkyn", "N", "L8"), 1
    assert command.commanders(at("orders", herkyn, FAR, FAR_ORCS).s, empire) == [0]
    t = at("orders", herkyn, FAR, FAR_ORCS, fire={**AROUND, "burning": {"L8": 5}})
    assert command.commanders(t.s, empire) == []


@pytest.mark.rule("DW-E-FIR-23", "DW-E-ART-71")
def test_a_gun_that_announced_and_stood_still_shoots_fire(at: Ground) -> None:
    gun = unit("varrigs_strong_arm", "N", "K7", order="hold", side="orcs")
    for phase, prepared in (("shooting-2", True), ("shooting-1", False)):
        t = at(phase, gun, bowmen("O4 O5"), FAR, sheet="0", fire={"flaming": ["varrigs_strong_arm"]})
        (kind,) = hooks.INCENDIARY.of(t.s)
        assert kind.announced(t.s, 0) is prepared
    t.s._thaw()
    t.s.phase = "shooting-2"
    assert kind.announced(t.s, 0)
    t.s.units[0] = t.s.units[0]._replace(stirred=True)  # it has turned
    assert not kind.announced(t.s, 0)


# -- at random ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-FIR-12", "DW-E-FIR-13")
def test_random_battles_in_flames_come_to_no_dead_end(game: Demonworld) -> None:
    asked: Counter[str] = Counter()
    for seed in range(12):
        rng = random.Random(seed)
        content = position(seed, "expert")
        burning = {f"{rng.choice('DEFKLM')}{rng.randint(2, 12)}": rng.randint(1, 5) for _ in range(6)}
        content |= {"layout": [[UNDERBRUSH]], "fire": {"wind": "NE", "speed": 4, "burning": burning}}
        content["options"] = {"level": "expert", "fire": True}
        content["unit"].append(unit(ARCHERS, "N", "O4 O5 O6 O7", order="hold", side="orcs"))
        content["phase"] = "movement"
        state = game.position(content, SeededDice(seed))
        for number, on in enumerate(played(state, seed, asked, 300, 0.6)):  # type: ignore[arg-type]
            if number % 20 == 0:
                check(on)
                assert game.from_json(on.to_json()).digest() == on.digest()
            if on.phase == "shooting-2":
                assert not any(fire.is_bound(on, element) for element in range(on.roster.size)) or on.fires.lighters
    assert {"leave-flames", "start-fire", "flaming", "flame-lead", "flame-target"} <= {*asked}


@pytest.mark.rule("DW-E-FIR-13", "DW-B-MEL-37")
def test_who_leaves_flames_out_of_a_melee_draws_others_into_it(at: Ground) -> None:
    men, orcs = unit(MEN, "N", "F8 F2 F3 F4", melee=1, fought=1), unit("orc_guard", "S", "E8", melee=1, fought=1)
    trolls = unit(TROLLS, "N", "H8 P1 P2 P3", order="hold", moved=True)
    t = at("movement", men, orcs, trolls, step="out of the flames", fire={"burning": {"F8": 5}}).do("take F8", "to G8")
    assert t.in_melee(TROLLS)
    assert t.told("drawn-in", unit=TROLLS)


@pytest.mark.rule("DW-E-FIR-13", "DW-E-ART-21", "DW-E-FIR-23")
@pytest.mark.parametrize(("burns", "goes"), [("M8", True), ("A1", False)])
def test_a_gun_that_holds_goes_back_from_a_fire_at_its_muzzle(at: Ground, burns: str, goes: bool) -> None:
    gun, men = unit("varrigs_strong_arm", "N", "M8", order="hold"), unit(MEN, "S", "C1 C2 C3", order="move")
    t = at("movement", gun, men, sheet="0", step="hold step", fire={"burning": {burns: 5}}).do(
        "move varrigs_strong_arm"
    )
    assert ("back-left" in t.options) is goes
    assert "ahead-left" not in t.options
