"""The charts of Dark Emperor, made of the tables its rules read; and the rows that matter now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.charts import Chart, ChartRow, Lit
from hexarchy.core.page.maker import View
from hexarchy.core.page.texts import Text, alike
from hexarchy.core.wording import sentence, signed
from hexarchy.games.dark_emperor.combat.strength import MOUNTAINS_HINDER
from hexarchy.games.dark_emperor.data_schema import TerrainRow
from hexarchy.games.dark_emperor.table.scene_panels import percent
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import SIDES, TERRAINS, TYPES

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.table.scene import Scenes

NONE: Final = "–"
ALL_LOST: Final = -1
COLUMNS: Final = ("inf", "cav", "air", "siege", "nav")  # of the terrain chart, in the order of TYPES
# Rows of the terrain chart by what the board calls them.
GROUND: Final = {
    "coastal": "feature-coast",
    "river": "feature-river",
    "city": "place-city",
}
BATTLE_MODIFIERS: Final = ("DE-9.21", "DE-9.22", "DE-9.23a", "DE-9.24", "DE-9.31", "DE-9.32")


def charts(page: Scenes) -> Iterator[Chart]:
    yield _terrain(page)
    yield _combat(page)
    yield page.chart(
        "modifiers",
        [page("chart-effect")],
        map(page.told_rule, BATTLE_MODIFIERS),
        ("DE-9.25a", *BATTLE_MODIFIERS),
    )
    yield _attrition(page)
    yield _diplomacy(page)
    yield _heroic(page)
    yield _elections(page)
    yield _recruits(page)
    yield _victory(page)


def _sentence(text: Text) -> Text:
    return {lang: sentence(said) for lang, said in text.items()}


# -- the ground -------------------------------------------------------------------------------------------------------


def _terrain(page: Scenes) -> Chart:
    """Attrition points by type of unit, production, stacking, and what a battle there is like (DE-8.11a)."""
    table = page.game.world.tables.terrain_effects.row
    rows = [_ground(page, row) for row in table if isinstance(row.production, int) or row.terrain == "city"]
    columns = [_sentence(page.said(Wording.name, "type", kind)) for kind in TYPES]
    columns += [page(f"chart-{name}") for name in ("production", "stacking", "battle")]
    rules = ("DE-8.11a", "DE-8.11b", "DE-8.2", "DE-8.14a", "DE-7.13a", "DE-10a", "DE-9.24", "DE-9.31")
    return page.chart("terrain", columns, rows, rules, ground=True)


def _ground(page: Scenes, row: TerrainRow) -> ChartRow:
    where = GROUND.get(row.terrain, row.terrain)
    label = page.said(Wording.name, "terrain", row.terrain) if where == row.terrain else page(where)
    values = [getattr(row, column) for column in (*COLUMNS, "production", "stacking")]
    effects = {"mountain": ("DE-9.24", MOUNTAINS_HINDER), "city": ("DE-9.31", 0)}
    rule, amount = effects.get(row.terrain, ("", 0))
    battle: str | Text = page(f"chart-battle-{row.terrain}", amount=signed(amount)) if rule else NONE
    return ChartRow(where, _sentence(label), [*(_value(page, value) for value in values), battle], rule)


def _value(page: Scenes, value: int | str) -> str | Text:
    if isinstance(value, int):
        return NONE if value < 0 else str(value)
    return page(f"chart-{value.replace(' ', '-')}")


# -- battles and marches ----------------------------------------------------------------------------------------------


def _combat(page: Scenes) -> Chart:
    results = page.game.world.tables.combat_results
    ends = {results.lowest: "≤ {}", results.highest: "≥ {}"}
    rows = [
        ChartRow(
            str(row.roll),
            alike(ends.get(row.roll, "{}").format(signed(row.roll).removeprefix("+"))),
            [_result(page, row.attacker, row.attacker_retreats), _result(page, row.defender, row.defender_retreats)],
        )
        for row in results.row
    ]
    columns = [page("chart-attacker"), page("chart-defender")]
    return page.chart("combat", columns, rows, ("DE-9.25a", "DE-9.26a", "DE-9.21", "DE-EX-9.N"))


def _result(page: Scenes, lost: int, retreats: bool) -> str | Text:
    return page("chart-retreats", lost=lost) if retreats else str(lost or NONE)


def _attrition(page: Scenes) -> Chart:
    """Units a stack loses, by its points and the die; beyond the last column it is lost whole (DE-8.12b)."""
    table = page.game.world.tables.attrition
    starts = [1, *(limit + 1 for limit in table.column_limits)]
    columns = [alike(f"{low}–{high}") for low, high in zip(starts, table.column_limits, strict=False)]
    rows = [
        ChartRow(str(die), alike(str(die)), [page("chart-all") if n == ALL_LOST else str(n or NONE) for n in lost])
        for die, lost in enumerate(table.rows, 1)
    ]
    rules = ("DE-8.12a", "DE-8.12b", "DE-8.12c", "DE-8.1c", "DE-DEC-20")
    return page.chart("attrition", [*columns, alike(f"{starts[-1]}+")], rows, rules)


# -- councils ---------------------------------------------------------------------------------------------------------


def _diplomacy(page: Scenes) -> Chart:
    """What each player adds to two dice, the total that wins, and the chance without spells (DE-11.3)."""
    table = page.game.world.tables.diplomacy
    attitudes = page.game.world.attitudes
    rows = []
    for name in attitudes[0]:
        added = [attitude[name] for attitude in attitudes]
        cells = [f"{signed(amount)} · {percent(table.success - amount)}" for amount in added]
        rows.append(ChartRow(name, _sentence(page.said(Wording.courted, name)), cells))
    columns = [page.said(Wording.side, side) for side in SIDES[:2]]
    rules = ("DE-11.3", "DE-6.13", "DE-14.32", "DE-14.42", "DE-4.A4b", "DE-DEC-33")
    chart = page.chart("diplomacy", columns, rows, rules)
    chart.about = page("chart-diplomacy-about", success=table.success)
    return chart


def _heroic(page: Scenes) -> Chart:
    """The highest die that kills each monster, by Hero Rating."""
    table, world = page.game.world.tables.heroic_combat.rows, page.game.world
    beasts = [world.names[monster] for monster in world.monsters]
    rows = [
        ChartRow(
            str(row.hero),
            alike(f"{row.hero}+" if row is table[-1] else str(row.hero)),
            [f"≤ {getattr(row, beast)}" for beast in beasts],
        )
        for row in table
    ]
    columns = [page.said(Wording.unit, beast) for beast in beasts]
    return page.chart("heroic", columns, rows, ("DE-18.15a", "DE-4.A4c"))


def _elections(page: Scenes) -> Chart:
    rows = [
        ChartRow(row.doge, alike(f"{row.rolls[0]}–{row.rolls[-1]}"), [page.said(Wording.unit, row.doge)])
        for row in page.game.world.tables.elections.row
    ]
    return page.chart("elections", [page("leader-doge")], rows, ("DE-17a", "DE-4.B1c"))


def _recruits(page: Scenes) -> Chart:
    """What a unit of each type costs in gold."""
    costs: dict[str, set[int]] = {}
    for piece in page.game.world.pieces:
        if piece.kind == "unit" and piece.cost:
            costs.setdefault(TYPES[page.game.world.type[piece.index]], set()).add(piece.cost)
    rows = [
        ChartRow(kind, _sentence(page.said(Wording.name, "type", kind)), [" / ".join(map(str, sorted(costs[kind])))])
        for kind in TYPES
        if kind in costs
    ]
    return page.chart("recruits", [page("chart-gold")], rows, ("DE-7.2a", "DE-7.22"))


def _victory(page: Scenes) -> Chart:
    rows = [
        ChartRow(row.level, page.said(Wording.name, "grade", row.level), [_range(row.low, row.high)])
        for row in page.game.world.tables.victory.row
    ]
    return page.chart("victory", [page("chart-production")], rows, ("DE-20.3b", "DE-20.3a"))


def _range(low: int, high: int) -> str:
    return f"{low}+" if high > 999 else f"{low}–{high}"


# -- now --------------------------------------------------------------------------------------------------------------


def lit(page: Scenes, view: View) -> Lit:
    """Where the war stands, who can still be won over, who is Doge; the ground and the duel a question is about."""
    tables = page.game.world.tables
    found: dict[str, Sequence[str]] = {
        "victory": [row.level for row in tables.victory.row if row.low <= view["production"] <= row.high],
        "diplomacy": [name for name in view["chances"] if name in tables.diplomacy.necromancer],
        "elections": [view["doge"]] if view["doge"] else [],
    }
    args: Mapping[str, Any] = view["decision"].get("args", {})
    if args.get("hex"):
        found["terrain"] = _rows_of(page, args["hex"])
    rolls = {line["roll"] for told in _previews(view["decision"]) for line in told["lines"]}
    if rolls:
        ends = (tables.combat_results.lowest, tables.combat_results.highest)
        found["combat"] = [str(roll) for roll in sorted({min(max(roll, ends[0]), ends[1]) for roll in rolls})]
    leader = view["leaders"].get(args.get("leader"))
    if args.get("monster") and leader:
        rows = tables.heroic_combat.rows
        found["heroic"] = [str(rows[min(max(leader["hero"], 1), len(rows)) - 1].hero)]
    return {chart: rows for chart, rows in found.items() if rows}


def _previews(asked: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    """The battles that an answer is chosen between, each with the rolls its die can come to."""
    return [*asked.get("battles", {}).values(), *asked.get("leaders", {}).values()]


def _rows_of(page: Scenes, hex_: str) -> list[str]:
    world, number = page.game.world, page.game.world.grid.index[hex_]
    return [TERRAINS[world.terrain[number]], *([GROUND["city"]] if world.city_hexes >> number & 1 else [])]
