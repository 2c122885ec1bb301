"""Charts: the tables of a game as it prints them, sent when a player opens them. They never change.

A game makes them of its own data, so no number is written twice. Which rows matter now a scene says (`Scene.lit`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from hexarchy.core.page.texts import Text


class ChartRow(msgspec.Struct, omit_defaults=True):
    """`id`: what a scene lights it by. Of a chart of the ground it is a word of the board: a terrain, `edge-<kind>`,
    `feature-<kind>`, `place-<kind>` or `road`."""

    id: str
    label: Text
    cells: Sequence[str | Text]
    rule: str = ""
    reconstructed: bool = False


class Chart(msgspec.Struct, omit_defaults=True, kw_only=True):
    """`head`: what its rows are; `columns`: one for each cell. `rules`: those that speak of it. `ground`: a hex's own
    rows are shown with it."""

    id: str
    title: Text
    head: Text
    columns: Sequence[Text]
    rows: Sequence[ChartRow]
    rules: Sequence[str]
    about: Text | None = None
    ground: bool = False


class Charts(msgspec.Struct):
    """All of a game."""

    charts: Sequence[Chart]


# For a scene: the rows that matter now, by chart.
Lit = Mapping[str, Sequence[str]]
