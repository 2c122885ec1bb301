"""The charts of Demonlord, made of its data and of the objects that roll the dice; and the rows that matter now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from hexarchy.core.page.charts import Chart, ChartRow, Lit
from hexarchy.core.page.maker import View
from hexarchy.core.page.texts import Text, alike
from hexarchy.core.wording import sentence, signed
from hexarchy.games.demonlord.battle import blows
from hexarchy.games.demonlord.data_schema import Terrain
from hexarchy.games.demonlord.siege import MODIFIER_RULES
from hexarchy.games.demonlord.table.wording import Wording
from hexarchy.games.demonlord.words import SEATS, SPELL_RULES, SPELLS

if TYPE_CHECKING:
    from hexarchy.games.demonlord.table.scene import Scenes

RECONSTRUCTED: Final = "reconstruction"
NONE: Final = "–"
SURRENDER: Final = "S"
PLAIN_MODES: Final = ("F", "C", "W")
# Charts that the rulebook tells itself: what changes a throw, and what comes of a die.
TOLD: Final = {
    "modifiers": (
        "DL-ATK-08",
        "DL-ATK-09",
        "DL-ATK-10",
        "DL-ATK-11",
        "DL-ATK-12",
        "DL-MOR-02",
        "DL-MOR-03",
        "DL-NEU-12",
    ),
    "alliances": ("DL-ALL-12", "DL-ALL-13", "DL-ALL-14", "DL-ALL-15", "DL-ALL-16"),
    "capture": ("DL-CAP-05", "DL-CAP-06", "DL-CAP-07", "DL-CAP-08", "DL-CAP-09", "DL-CAP-11"),
    "truce": ("DL-END-05", "DL-END-06", "DL-END-07"),
}
SPEAKING: Final = {
    "modifiers": ("DL-ATK-07",),
    "alliances": ("DL-ALL-07", "DL-ALL-09", "DL-DEC-47"),
    "capture": ("DL-CAP-01",),
    "truce": ("DL-END-03", "DL-END-04"),
}


def charts(page: Scenes) -> Iterator[Chart]:
    yield _terrain(page)
    yield _rains(page)
    yield _hits(page)
    yield page.chart("modifiers", [page("chart-effect")], map(page.told_rule, TOLD["modifiers"]), _told("modifiers"))
    yield _morale(page)
    yield _siege(page)
    yield _siege_modifiers(page)
    yield _spells(page)
    for name in ("alliances", "capture", "truce"):
        yield page.chart(name, [page("chart-effect")], map(page.told_rule, TOLD[name]), _told(name))


def _told(name: str) -> tuple[str, ...]:
    return (*SPEAKING[name], *TOLD[name])


# -- the ground -------------------------------------------------------------------------------------------------------


def _movers(page: Scenes) -> list[tuple[int, Text]]:
    """Every kind of mover the counters have, with its name: the three modes, then the peoples that go their own way."""
    world = page.game.world
    plain = [(world.movers.index((mode, "")), page.said(Wording.name, "mode", mode)) for mode in PLAIN_MODES]
    peoples = [people for _, people in world.movers]
    for mover, (mode, people) in enumerate(world.movers):
        name = page.said(Wording.realm, people) if people else {}
        if people and peoples.count(people) > 1:
            name = page("chart-people", people=name, mode=page.said(Wording.name, "mode", mode))
        if people:
            plain.append((mover, name))
    return [(mover, _sentence(name)) for mover, name in plain]


def _sentence(text: Text) -> Text:
    return {lang: sentence(said) for lang, said in text.items()}


def _cost(value: int | None, sign: str = "") -> str:
    return NONE if value is None else f"{sign}{value}"


def _terrain(page: Scenes) -> Chart:
    """What a hexside of each terrain costs each mover, and what a battle on it is like."""
    game = page.game
    movers = _movers(page)
    rows = []
    for entry in game.world.chart.terrain:
        costs = [_cost(game.crossings.of_terrain(mover, entry.letter)) for mover, _ in movers]
        kind = {"area": "", "hexside": "edge-", "link": ""}[entry.kind]
        rows.append(
            _row(page, kind + entry.id, entry.id, [*costs, *_battle(entry)], entry.mp_source + entry.battle_source)
        )
    for feature in game.world.chart.feature:
        extra = [_cost(game.crossings.of_feature(mover, feature.id), "+") for mover, _ in movers]
        rows.append(_row(page, f"edge-{feature.id}", feature.id, [*extra, NONE, NONE, NONE], feature.source))
    columns = [*(name for _, name in movers), page("chart-size"), page("odds-missile"), page("odds-melee")]
    rules: tuple[str, ...] = (
        "DL-MOV-05",
        "DL-CMP-06",
        "DL-MOV-01",
        "DL-MOV-03",
        "DL-MOV-13",
        "DL-MOV-17",
        "DL-MOV-18",
        "DL-MOV-19",
    )
    rules += ("DL-MOV-20", "DL-MOV-24", "DL-NEU-08", "DL-NEU-09", "DL-NEU-10", "DL-NEU-13", "DL-BAT-09", "DL-BAT-10")
    return page.chart("terrain", columns, rows, (*rules, "DL-ATK-08"), ground=True)


def _battle(entry: Terrain) -> tuple[str, str, str]:
    if not entry.battle_size:
        return NONE, NONE, NONE
    return str(entry.battle_size), signed(entry.missile), signed(entry.melee)


def _row(page: Scenes, name: str, terrain: str, cells: Sequence[str | Text], source: str = "") -> ChartRow:
    label = _sentence(page.said(Wording.terrain, terrain))
    return ChartRow(name, label, cells, reconstructed=RECONSTRUCTED in source)


def _rains(page: Scenes) -> Chart:
    """The same where it rains, as far as that makes a difference."""
    crossings = page.game.crossings
    movers = _movers(page)
    rows = []
    for entry in page.game.world.chart.terrain:
        dry, wet = ([crossings.of_terrain(m, entry.letter, raining=rain) for m, _ in movers] for rain in (False, True))
        if dry != wet:
            rows.append(_row(page, entry.id, entry.id, [_cost(cost) for cost in wet]))
    for feature in page.game.world.chart.feature:
        extra = [_cost(crossings.of_feature(mover, feature.id, raining=True), "+") for mover, _ in movers]
        rows.append(_row(page, feature.id, feature.id, extra))
    rules = ("DL-SPL-35", "DL-SPL-31", "DL-SPL-34", "DL-SPL-36", "DL-SPL-38", "DL-SPL-39", "DL-SPL-40", "DL-SPL-45")
    return page.chart("rains", [name for _, name in movers], rows, rules)


# -- battles ----------------------------------------------------------------------------------------------------------


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def _hits(page: Scenes) -> Chart:
    """The chance of a blow by its value, on two dice and, of a magic missile, on one."""
    rows = []
    for value in range(blows.NEVER + 1, blows.CERTAIN + 1):
        two, one = (blows.Blow(kind, 0, 0, value, ()).chance for kind in (blows.MELEE, blows.MAGIC))
        rows.append(ChartRow(str(value), alike(f"≤ {value}"), [_percent(two), _percent(one)]))
    columns = [page("chart-two-dice"), page("chart-one-die")]
    return page.chart("hits", columns, rows, ("DL-ATK-07", "DL-ATK-14", "DL-BMG-03"))


def _morale(page: Scenes) -> Chart:
    rows = [
        ChartRow(str(value), alike(str(value)), [_percent(chance) for chance in blows.Morale(0, value, ()).chances])
        for value in range(blows.BEST_MORALE + 1)
    ]
    columns = [page(f"odds-{result}") for result in ("stands", "routs", "destroyed")]
    return page.chart("morale", columns, rows, ("DL-MOR-01", "DL-MOR-04", "DL-MOR-05", "DL-CMP-18"))


# -- sieges and magic -------------------------------------------------------------------------------------------------


def _siege(page: Scenes) -> Chart:
    rows = []
    for entry in page.game.world.siege_rows:
        lost = (entry.assault_besieger, entry.assault_defender, entry.investment_besieger, entry.investment_defender)
        rows.append(ChartRow(entry.total, alike(entry.total.replace("-", "–")), [_lost(page, n) for n in lost]))
    columns = [
        page(f"chart-{method}-{role}") for method in ("assault", "investment") for role in ("besieger", "defender")
    ]
    return page.chart("siege", columns, rows, ("DL-SIE-11", "DL-SIE-10", "DL-SIE-12", "DL-SIE-13"))


def _lost(page: Scenes, result: int | str) -> str | Text:
    return page("odds-surrender") if result == SURRENDER else str(result or NONE)


def _siege_modifiers(page: Scenes) -> Chart:
    rows = []
    for name, rule in MODIFIER_RULES.items():
        told = page.told_rule(rule)
        rows.append(ChartRow(rule, told.label, [signed(page.game.world.siege_modifiers[name]), *told.cells], rule))
    columns = [page("chart-added"), page("chart-effect")]
    return page.chart("siege-modifiers", columns, rows, ("DL-SIE-37", "DL-SIE-11", *MODIFIER_RULES.values()))


def _spells(page: Scenes) -> Chart:
    """What stands on each side's markers."""
    rows = []
    for number, spell in enumerate(SPELLS):
        printed = [page.game.world.spells[seat].get(number) for seat in range(len(SEATS))]
        cells = [NONE if it is None else page("chart-marker", power=it.power, success=it.success) for it in printed]
        rows.append(ChartRow(spell, page.said(Wording.spell, spell), cells, SPELL_RULES[spell]))
    columns = [page.said(Wording.side, seat) for seat in SEATS]
    return page.chart(
        "spells", columns, rows, ("DL-MAG-05", "DL-MAG-11", "DL-MAG-15", "DL-MAG-16", *SPELL_RULES.values())
    )


# -- now --------------------------------------------------------------------------------------------------------------


def lit(view: View, needs: Iterable[int]) -> Lit:
    """The ground of the battle, the values of its blows, the spells on offer, the chart a question is read in."""
    asked, found = view["decision"], dict[str, Sequence[str]]()
    battle = view["battle"]
    if battle and battle["terrain"]:
        found["terrain"] = [battle["terrain"]]
    if values := sorted({value for value in needs if blows.NEVER < value <= blows.CERTAIN}):
        found["hits"] = [str(value) for value in values]
    if not asked["asked"]:
        return found
    spells = [action.removeprefix("cast ") for action in asked["options"] if action.startswith("cast ")]
    if asked["args"].get("spell"):
        spells = [asked["args"]["spell"]]
    if spells:
        found["spells"] = spells
    if asked["question"] == "terrain":
        found["terrain"] = [action.partition(" ")[2] for action in asked["options"]]
    return found
