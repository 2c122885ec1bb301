"""The charts say what the rules roll and pay: no number stands in two places."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.page.charts import Chart
from hexarchy.core.position_files import load_position
from hexarchy.games.demonlord.crossing import DRY
from hexarchy.games.demonlord.state import DemonlordState
from tests.demonlord.table import GAME, WORLD, Table, at

EXAMPLE = Path(__file__).parents[2] / "docs" / "positions" / "battle-example.toml"
CHARTS: dict[str, Chart] = {chart.id: chart for chart in GAME.charts}


def cell(chart: str, row: str, column: int) -> str:
    found = next(entry for entry in CHARTS[chart].rows if entry.id == row).cells[column]
    return found if isinstance(found, str) else found["en"]


@pytest.mark.rule("DL-MOV-05")
@pytest.mark.parametrize(("letter", "terrain"), [("F", "forest"), ("H", "hills"), ("P", "swamp")])
def test_a_hexside_of_one_terrain_costs_what_the_chart_says(letter: str, terrain: str) -> None:
    """Somewhere on the map lies such a hexside, without a road or a river."""
    crossings = GAME.crossings
    a, b = next(
        (a, b)
        for (a, b) in sorted(crossings.banks)
        if {*crossings.letters(a, b, DRY), *crossings.letters(b, a, DRY)} == {letter}
        and (a, b) not in crossings.roads
        and (a, b) not in crossings.feature
    )
    for column, mode in enumerate(("F", "C", "W")):
        assert cell("terrain", terrain, column) == str(crossings.cost(WORLD.movers.index((mode, "")), a, b))


@pytest.mark.rule("DL-NEU-09", "DL-NEU-10")
def test_the_ancients_have_a_column_of_their_own() -> None:
    column = [name["en"] for name in CHARTS["terrain"].columns].index("The Ancients")
    assert [cell("terrain", row, column) for row in ("swamp", "forest", "mountain", "edge-alps")] == [
        "1",
        "1",
        "–",
        "–",
    ]


def test_the_siege_chart_is_the_siege_table() -> None:
    for total, column, method, role in (("4", 1, 0, 1), ("9", 0, 0, 0), ("12", 2, 1, 0)):
        assert cell("siege", total, column) == str(WORLD.siege_table[method][role][int(total)])
    assert cell("siege", "14-16", 0) == "surrender"


def test_the_ground_of_a_battle_is_lit_and_so_are_the_values_of_its_blows() -> None:
    content = {key: value for key, value in load_position(EXAMPLE).items() if key != "game"}
    state = GAME.position(content, SeededDice(1))
    assert isinstance(state, DemonlordState)
    t = Table(state)
    assert GAME.draw(t.s.view("hosar")).lit["terrain"] == [o.partition(" ")[2] for o in t.options]  # to choose from
    t.do("terrain hills")
    for _ in range(40):
        scene = GAME.draw(t.s.view(t.asked[0]))
        assert scene.lit["terrain"] == ["hills"]
        if scene.decision and scene.decision.attacks:
            break
        t.do(t.options[0])
    assert scene.decision
    assert scene.lit["hits"] == [str(value) for value in sorted({blow.needs for blow in scene.decision.attacks})]


def test_everything_of_both_sides_lies_open_at_the_end() -> None:
    t = at(
        "movement",
        hosar={"0510": ["ti_knights"]},
        demon={"1811": ["ni_foot_guards", "ni_demonlord"]},
        spells={"hosar": ["rains"], "demon": ["necromon"]},
    )
    hidden, bare = GAME.scene(t.s.view(0)), GAME.scene(t.s.open_view(None))
    stack = {"hex": "1811", "side": "demon"}
    assert {**stack, "pieces": ["ni_foot_guards"], "whole": False} in hidden["stacks"]
    assert {**stack, "pieces": ["ni_foot_guards", "ni_demonlord"], "whole": True} in bare["stacks"]
    spells = next(panel for panel in bare["panels"] if panel["id"] == "spells-all")
    assert [(row["label"]["en"].partition(":")[0], *row["values"]) for row in spells["rows"]] == [
        ("Rains", "hosar"),
        ("Necromon", "demon"),
    ]
