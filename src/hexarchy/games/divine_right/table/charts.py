"""The charts of Divine Right, made of what its rules read; and the rows that matter now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.page.charts import Chart, ChartRow, Lit
from hexarchy.core.page.maker import View
from hexarchy.core.page.texts import alike
from hexarchy.games.divine_right.combat.retreat import NEEDED
from hexarchy.games.divine_right.events import EVENTS
from hexarchy.games.divine_right.movement.ground import COSTS
from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.victory import ALLYS_MONARCH_CAPTURED, ALLYS_MONARCH_KILLED, PLAYER_MONARCH
from hexarchy.games.divine_right.words import CLASSES, KINGDOM_IDS, MAGICIANS, TERRAINS

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes

RECONSTRUCTED: Final = "reconstruction"
NONE: Final = "–"
UNITS: Final = ("army", "fleet", "flying", "swimming")  # special mercenaries that fight
FEATURES: Final = ("river", "navigable_river")  # of a space, not its ground


def charts(page: Scenes) -> Iterator[Chart]:
    yield _ground(page)
    yield _events(page)
    yield _cards(page)
    yield _personalities(page)
    yield _retreat(page)
    yield _points(page)
    yield _order_of_battle(page)
    yield _mercenaries(page)


def _ground(page: Scenes) -> Chart:
    """What it costs to enter; terrains of one space are added up (DR-B-TER-11)."""
    rows = [ChartRow("clear", page.said(Wording.name, "terrain", "clear"), ["1", "1"], "DR-B-TER-01")]
    for bit, cost, eased, _ in COSTS:
        name = TERRAINS[bit.bit_length() - 1]
        where = f"feature-{name}" if name in FEATURES else name
        rows.append(ChartRow(where, page.said(Wording.name, "terrain", name), [str(cost), str(eased)]))
    columns = [page("chart-cost"), page("chart-eased")]
    return page.chart("ground", columns, rows, ("DR-B-TER-11", "DR-B-TER-12", "DR-B-TER-04"), ground=True)


def _events(page: Scenes) -> Chart:
    rows = [
        ChartRow(str(number), alike(str(number)), page.told_rule(rule := f"DR-B-EVT-{number:02}").cells, rule)
        for number in EVENTS
    ]
    return page.chart("events", [page("chart-effect")], rows, ("DR-B-EVT-01",))


def _cards(page: Scenes) -> Chart:
    world = page.game.world
    rows = [
        ChartRow(
            kind,
            page.said(Wording.card, kind),
            [str(card.count), page("chart-banishes") if card.banish_on_fail else NONE],
            card.rule,
        )
        for kind, card in zip(world.card_kinds, world.cards, strict=True)
    ]
    columns = [page("chart-count"), page("chart-fails")]
    return page.chart("cards", columns, rows, ("DR-B-CRD-04", "DR-B-DIP-17"))


def _personalities(page: Scenes) -> Chart:
    rows = [
        ChartRow(
            str(entry.id),
            page.said(Wording.personality, entry.id),
            [page.said(Wording.trait, entry.id)],
            entry.rule,
            RECONSTRUCTED in entry.source,
        )
        for entry in page.game.world.personalities
    ]
    return page.chart("personalities", [page("chart-effect")], rows, ("DR-B-PER-01",))


def _retreat(page: Scenes) -> Chart:
    rows = [
        ChartRow(kind, page(f"class-{kind.replace('_', '-')}"), [f"{needed}+"])
        for kind, needed in zip(CLASSES, NEEDED, strict=True)
    ]
    return page.chart("retreat", [page("chart-die")], rows, ("DR-B-RET-01", "DR-B-RET-02"))


def _points(page: Scenes) -> Chart:
    worth = {
        "player": (PLAYER_MONARCH, "DR-B-VIC-03"),
        "killed": (ALLYS_MONARCH_KILLED, "DR-B-VIC-03"),
        "captured": (ALLYS_MONARCH_CAPTURED, "DR-B-VIC-03"),
    }
    rows = [ChartRow(name, page(f"points-{name}"), [str(points)], rule) for name, (points, rule) in worth.items()]
    rows += [
        ChartRow(castle.name, page.said(Wording.castle, castle.name), [str(castle.points)], "DR-B-VIC-02")
        for castle in sorted(page.game.world.castles, key=lambda one: -one.points)
    ]
    return page.chart("points", [page("label-points")], rows, ("DR-B-VIC-01", "DR-B-VIC-02", "DR-B-VIC-03"))


def _order_of_battle(page: Scenes) -> Chart:
    """Armies, fleets, movement and castles of each kingdom of the Basic game."""
    world = page.game.world
    rows = []
    for number, name in enumerate(KINGDOM_IDS):
        if number in MAGICIANS:
            continue
        regulars = world.regulars_of[number]
        fleets = sum(world.fleets >> unit & 1 for unit in regulars)
        castles = ", ".join(
            f"{castle.name.replace(chr(39), '’')} {castle.intrinsic}" for castle in world.castles_of[number]
        )
        move = f"{world.kingdoms[number].regular_move} / {world.pieces[world.monarch_of[number]].move}"
        cells = [str(len(regulars) - fleets), str(fleets or NONE), move, castles or NONE]
        rows.append(ChartRow(name, page.said(Wording.kingdom, name), cells))
    columns = [page(f"chart-{column}") for column in ("armies", "fleets", "move", "castles")]
    return page.chart("order-of-battle", columns, rows, ("DR-B-KIN-01", "DR-B-ACT-03"))


def _mercenaries(page: Scenes) -> Chart:
    """Special mercenaries: strength and siege value, movement, and what each of them can do."""
    rows = []
    for entry in {entry.id: entry for entry in page.game.world.special_of.values()}.values():
        if entry.option:
            continue
        figures = f"{entry.strength} / {entry.siege}" if entry.class_ in UNITS else NONE
        name = page.said(Wording.name, "unit", entry.id)
        cells = [figures, str(entry.move or NONE), *page.told_rule(entry.rule).cells]
        rows.append(ChartRow(entry.id, name, cells, entry.rule, RECONSTRUCTED in entry.source))
    columns = [page(f"chart-{column}") for column in ("strength", "moves", "effect")]
    return page.chart("mercenaries", columns, rows, ("DR-B-SPM-01", "DR-B-SPM-02", "DR-B-SPM-03"))


def lit(page: Scenes, view: View) -> Lit:
    """The cards in one's hand, the Personalities that lie face up."""
    known = [str(realm["personality"]) for realm in view["kingdoms"].values() if realm["personality"]]
    found = {"personalities": known, "cards": list(dict.fromkeys(view.get("own", {}).get("hand", ())))}
    stacks = (sides.get(view["seat"], ()) for sides in view["stacks"].values())
    special = (page.game.world.special_of.get(page.game.world.index[piece]) for own in stacks for piece in own)
    found["mercenaries"] = list(dict.fromkeys(entry.id for entry in special if entry is not None))
    args = view["decision"].get("args", {})
    if args.get("kingdom") in KINGDOM_IDS:
        found["order-of-battle"] = [args["kingdom"]]
    return {chart: rows for chart, rows in found.items() if rows}
