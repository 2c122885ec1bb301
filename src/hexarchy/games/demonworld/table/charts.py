"""The charts of Demonworld, made of what its rules read; and the rows that matter now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.page.charts import Chart, ChartRow, Lit
from hexarchy.core.page.maker import View
from hexarchy.games.demonworld.board import OPEN
from hexarchy.games.demonworld.large import drift
from hexarchy.games.demonworld.strike import SIDES_OF_DIE
from hexarchy.games.demonworld.table.board import HILL, PAINTS
from hexarchy.games.demonworld.terrain import (
    ARTILLERY,
    BARRED,
    CHARIOT,
    CHART,
    DIFFICULT,
    ELEMENT,
    GIANT,
    LONE,
    OBSTACLE,
    OPEN_FIELD,
    ROUGH,
    SWAMP,
)

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes

NONE: Final = "–"
# What is added to a die, rule by rule.
ADDED: Final = {
    "shots": ("DW-B-CHR-06", "DW-B-CHR-01", "DW-B-SHO-15", "DW-B-SHO-21", "DW-S-CHR-04", "DW-S-SHO-15", "DW-S-SHO-30"),
    "strikes": (
        *("DW-B-CHR-05", "DW-B-CHR-01", "DW-B-CHR-02", "DW-B-MEL-14", "DW-B-MEL-15", "DW-B-MEL-16", "DW-B-MEL-17"),
        *("DW-B-MEL-18", "DW-B-MEL-19", "DW-S-CHR-05", "DW-S-CHR-06", "DW-S-SPF-07", "DW-S-SPF-08", "DW-S-TER-20"),
    ),
    "morale": (
        *("DW-S-MOR-10", "DW-S-MOR-11", "DW-S-MOR-18", "DW-S-MOR-20", "DW-S-CHR-09", "DW-S-MOR-32", "DW-S-MOR-36"),
        *("DW-S-MOR-43", "DW-S-MOR-67", "DW-S-CMD-01"),
    ),
    "orders": ("DW-B-ORD-03", "DW-B-ORD-07", "DW-B-ORD-12", "DW-B-ORD-14", "DW-B-MEL-02"),
    "magic": ("DW-E-MAG-12", "DW-E-MAG-15", "DW-E-MAG-19", "DW-E-MAG-28"),
    "fire": ("DW-E-FIR-02", "DW-E-FIR-09", "DW-E-FIR-12", "DW-E-FIR-13", "DW-E-FIR-19", "DW-E-FIR-21"),
}
# The questions each belongs to.
ASKED: Final = {
    "shots": ("shot-lead", "shot-target", "shot-support"),
    "strikes": ("strike", "strike-at", "support", "second-attack", "second-attack-at"),
    "morale": ("rally",),
    "magic": ("cast", "spell-points", "staff-points"),
    "fire": ("flame-lead", "flame-target", "flame-support"),
}


def charts(page: Scenes) -> Iterator[Chart]:
    yield _ground(page)
    yield _obstacles(page)
    yield _drift(page)
    for name, rules in ADDED.items():
        yield page.chart(name, [page("chart-effect")], [page.told_rule(rule) for rule in rules], rules[:2])


def _ground(page: Scenes) -> Chart:
    """Points to enter a field, by its letter on the sheets; water, which goes by depth and size, the rules tell."""
    land = [letter for letter in PAINTS if letter in (OPEN, HILL) or letter in DIFFICULT + ROUGH + SWAMP]
    columns = [page(f"chart-mover-{name}") for name in ("element", "lone", "giant", "chariot", "artillery")]
    rows = [ChartRow(PAINTS[letter][0], page(f"land-{PAINTS[letter][0]}"), _points(letter)) for letter in land]
    return page.chart("terrain", columns, rows, ("DW-S-TER-02", "DW-S-TER-12", "DW-S-TER-13"), ground=True)


def _points(letter: str) -> list[str]:
    found = []
    for row in (ELEMENT, LONE):
        difficult, rough = CHART[row]
        cost = difficult if letter in DIFFICULT else rough if letter in ROUGH else OPEN_FIELD
        found.append(NONE if letter == SWAMP else str(cost))
    return [*found, *(NONE if letter in BARRED[row] else str(OPEN_FIELD) for row in (GIANT, CHARIOT, ARTILLERY))]


def _obstacles(page: Scenes) -> Chart:
    rows = [ChartRow(f"edge-{kind}", page(f"edge-{kind}"), [f"+{OBSTACLE}"]) for kind in ("hedge", "wall")]
    return page.chart("obstacles", [page("chart-mover-element")], rows, ("DW-S-TER-28",), ground=True)


def _drift(page: Scenes) -> Chart:
    """In how many of twenty cases a gun's shot comes down so."""
    bands, table = (drift.SHORT, drift.MEDIUM, drift.LONG), page.game.world.drift
    results = {band: [table.result(band, die) for die in range(1, SIDES_OF_DIE + 1)] for band in bands}
    names = (*reversed(drift.DRIFTS), drift.JAM, drift.LOAD_LOST, drift.DESTROYED)
    rows = [
        ChartRow(
            name, page(f"drift-{name.replace('_', '-')}"), [str(results[band].count(name) or NONE) for band in bands]
        )
        for name in names
    ]
    return page.chart("drift", [page(f"chart-{band}") for band in bands], rows, ("DW-E-ART-27", "DW-E-ART-31"))


def lit(view: View) -> Lit:
    """What is added to the dice of the answers of now; of a question that belongs to a chart its first row."""
    asked = view["decision"]
    if not asked["asked"]:
        return {}
    told = {rule for one in asked.get("prospects", {}).values() for rule, _ in one["modifiers"]}
    found = {}
    for name, questions in ASKED.items():
        if asked["question"] in questions:
            found[name] = [rule for rule in ADDED[name] if rule in told] or [ADDED[name][0]]
    if asked["question"] == "orders":
        found["orders"] = list(ADDED["orders"][:1])
    if asked["question"] == "gun-target":
        found["drift"] = ["no_drift"]
    return found
