"""The panels beside the map: turn, points with their rules, places, states, prisoners, spells, reinforcements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from hexarchy.core.scene import Panel, Row, Text
from hexarchy.core.text import LANGUAGES, Argument
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.table.board_json import text, texts
from hexarchy.games.demonlord.table.wording import Wording
from hexarchy.games.demonlord.words import SEATS, SPELL_RULES, SPELLS

View = Mapping[str, Any]
YES: Final = "●"
NO: Final = "–"


def panels(game: Demonlord, view: View) -> list[Panel]:
    made = [
        _panel("turn", _turn(view)),
        _panel("points", _points(view)),
        _panel("fortresses", _places(game, view)),
        _panel("states", _states(game, view)),
        _panel("prisoners", _prisoners(view)),
        _panel("reinforcements", _reinforcements(view)),
        _panel("shown", _shown(game, view)),
    ]
    if "own" in view:
        made += [_panel("spells", _spells(game, view)), _panel("orders", _orders(game, view))]
    return [panel for panel in made if panel["rows"]]


def _panel(name: str, rows: list[Row]) -> Panel:
    return {"id": name, "title": text(f"panel-{name}"), "rows": rows}


def _row(label: Text, values: Mapping[str, object], rule: str = "") -> Row:
    row: Row = {"label": label, "values": {seat: str(value) for seat, value in values.items()}}
    if rule:
        row["rule"] = rule
    return row


def _label(game: Demonlord, key: str, words: Callable[[Wording], Mapping[str, Argument]]) -> Text:
    return {lang: texts(lang)(key, **words(game.wording(lang))) for lang in LANGUAGES}


def _ticks(values: Mapping[str, bool]) -> dict[str, str]:
    return {seat: YES if value else NO for seat, value in values.items()}


def _turn(view: View) -> list[Row]:
    rows = [_row(text("label-turn", turn=view["turn"]), {view["phase"]: YES}, "DL-TRN-01")]
    rows.append(_row(text("label-first"), {view["first"]: YES}))
    if view["talks"]:
        rows.append(_row(text("label-talks"), {}))
    if view["last_turn"]:
        rows.append(_row(text("label-last-turn", turn=view["last_turn"]), {}))
    return rows


def _points(view: View) -> list[Row]:
    """What is counted, each with the rule that counts it."""
    allies = {seat: sum(state["side"] == seat for state in view["states"].values()) for seat in SEATS}
    return [
        _row(text("label-points"), view["points"], "DL-VIC-01"),
        _row(text("label-fortresses"), view["fortresses"], "DL-VIC-03"),
        _row(text("label-allies"), allies, "DL-VIC-04"),
        _row(text("label-losses"), view["losses"], "DL-VIC-06"),
    ]


def _places(game: Demonlord, view: View) -> list[Row]:
    return [_place(game, site.id, view["control"][site.id]) for site in game.world.held_sites]


@cache  # as all rows of which there are few: the same each time, nobody may change them
def _place(game: Demonlord, name: str, side: str) -> Row:
    site = game.world.site[name]
    key = "label-capital" if site.capital else "label-fortress" if site.fortress else "label-place"
    return _row(_label(game, key, lambda w: {"site": w.name("site", name)}), {side: YES})


def _states(game: Demonlord, view: View) -> list[Row]:
    rows = []
    for code, state in view["states"].items():
        key = "label-unknown" if state.get("unknown") else "label-shaken" if state["shaken"] else "label-state"
        rows.append(_state(game, key, code, state["grade"], state["side"]))
    return rows


@cache
def _state(game: Demonlord, key: str, code: str, grade: str, side: str) -> Row:
    label = _label(game, key, lambda w: {"state": w.realm(code), "grade": w.name("grade", grade)})
    return _row(label, {side: YES})


def _prisoners(view: View) -> list[Row]:
    return [_row(text("label-prisoners"), {seat: len(view["prisoners"][seat]) for seat in SEATS}, "DL-PRI-01")]


def _reinforcements(view: View) -> list[Row]:
    return [
        _row(text("label-requested"), _ticks(view["requested"]), "DL-VIC-05"),
        _row(text("label-arrived"), _ticks(view["arrived"])),
    ]


def _shown(game: Demonlord, view: View) -> list[Row]:
    """Spells a side has been seen to know."""
    shown = view["spells_shown"]
    knowing = {spell: tuple(seat for seat in SEATS if spell in shown[seat]) for spell in SPELLS}
    return [_known(game, spell, by) for spell, by in knowing.items() if by]


@cache
def _known(game: Demonlord, spell: str, by: tuple[str, ...]) -> Row:
    return _row({lang: game.wording(lang).spell(spell) for lang in LANGUAGES}, dict.fromkeys(by, YES), "DL-MAG-08")


def _spells(game: Demonlord, view: View) -> list[Row]:
    """The seat's own, with what stands on the marker."""
    return [_spell(game, view["seat"], spell) for spell in view["own"]["spells"]]


@cache
def _spell(game: Demonlord, seat: str, spell: str) -> Row:
    marker = game.world.spells[SEATS.index(seat)][SPELLS.index(spell)]
    stands = {"power": marker.power, "success": marker.success}
    return _row(
        _label(game, "label-spell", lambda w: {"spell": w.spell(spell), **stands}), {seat: YES}, SPELL_RULES[spell]
    )


def _orders(game: Demonlord, view: View) -> list[Row]:
    """Standing orders for a stack or a siege; the others are seen where they are given."""
    rows = []
    for order in view["own"]["orders"]:
        if " " not in order:
            continue
        topic, place, what = order.split(" ")
        action = f"{topic}-{what} {place}"
        rows.append(_row({lang: game.wording(lang).option(action) for lang in LANGUAGES}, {view["seat"]: YES}))
    return rows
