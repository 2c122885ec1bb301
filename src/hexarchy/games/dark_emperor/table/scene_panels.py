"""The panels beside the map: the war and its end, treasuries, order of preference, diplomacy, magic."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from hexarchy.core.scene import Panel, Row, Text
from hexarchy.core.text import LANGUAGES, Argument
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.table.board_json import text, texts
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import EMPIRE, EMPIRE_WAKES, KINGDOM_IDS, LAST_TURN, SEATS, SIDES

View = Mapping[str, Any]
YES: Final = "●"
# Chances in 36 to roll so much or more with two dice.
TWO_DICE: Final = {2: 36, 3: 35, 4: 33, 5: 30, 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3, 12: 1}


def panels(game: DarkEmperor, view: View) -> list[Panel]:
    made = [
        _panel("war", _war(game, view)),
        _panel("victory", _victory(game, view)),
        _panel("treasuries", _treasuries(game, view)),
        _panel("preference", _preference(game, view)),
        _panel("diplomacy", _diplomacy(game, view)),
        _panel("magic", _magic(game, view)),
    ]
    return [panel for panel in made if panel["rows"]]


def _panel(name: str, rows: Iterator[Row]) -> Panel:
    return {"id": name, "title": text(f"panel-{name}"), "rows": list(rows)}


def _row(label: Text, values: Mapping[str, object], rule: str = "") -> Row:
    row: Row = {"label": label, "values": {side: str(value) for side, value in values.items()}}
    if rule:
        row["rule"] = rule
    return row


def _label(game: DarkEmperor, key: str, words: Callable[[Wording], Mapping[str, Argument]]) -> Text:
    return {lang: texts(lang)(key, **words(game.wording(lang))) for lang in LANGUAGES}


def _war(game: DarkEmperor, view: View) -> Iterator[Row]:
    necromancer = SEATS[0]
    yield _row(text("label-turn", turn=view["turn"], last=LAST_TURN), {view["phase"]: YES}, "DE-4a")
    if view["turn"] < EMPIRE_WAKES and view["kingdoms"][KINGDOM_IDS[EMPIRE]]["side"] not in SEATS:
        yield _row(text("label-empire", turn=EMPIRE_WAKES), {}, "DE-6.14a")
    yield _row(text("label-production"), {necromancer: view["production"]}, "DE-20.3a")
    yield _row(text("label-maximum"), {necromancer: view["vampires"]["maximum"]}, "DE-7.31")
    yield _row(text("label-vampires"), {necromancer: view["vampires"]["in_play"]}, "DE-7.32")
    allies = {seat: sum(realm["side"] == seat for realm in view["kingdoms"].values()) for seat in SEATS}
    yield _row(text("label-kingdoms"), allies, "DE-6.1")
    yield _row(text("label-units"), _units(game, view))
    if view["doge"]:
        side = view["leaders"][view["doge"]]["side"] if view["doge"] in view["leaders"] else SIDES[2]
        yield _row(_label(game, "label-doge", lambda w: {"leader": w.unit(view["doge"])}), {side: YES}, "DE-17a")


def _units(game: DarkEmperor, view: View) -> dict[str, int]:
    """Units on the map."""
    piece = game.world.piece
    return {
        seat: sum(piece[name].kind == "unit" for sides in view["stacks"].values() for name in sides.get(seat, ()))
        for seat in SEATS
    }


def _victory(game: DarkEmperor, view: View) -> Iterator[Row]:
    """The table of DE-20.3b; what would hold if the war ended now is marked."""
    for row in game.world.tables.victory.row:
        range_ = f"{row.low}+" if row.high > 999 else f"{row.low}–{row.high}"
        grade = {lang: game.wording(lang).name("grade", row.level) for lang in LANGUAGES}
        label = {lang: f"{range_} · {name}" for lang, name in grade.items()}
        now = row.low <= view["production"] <= row.high
        yield _row(label, {SEATS[0]: YES} if now else {}, "DE-20.3b")


def _treasuries(game: DarkEmperor, view: View) -> Iterator[Row]:
    """Gold of the active kingdoms, with what they would collect now (DE-7.1)."""
    for name, realm in view["kingdoms"].items():
        if realm["side"] in SEATS:
            key = "label-conquered" if realm["conquered"] else "label-treasury"
            income = realm["income"]
            label = _label(game, key, lambda w, name=name, income=income: {"kingdom": w.force(name), "income": income})  # type: ignore[misc]
            yield _row(label, {realm["side"]: realm["gold"]}, "DE-7.15")


def _preference(game: DarkEmperor, view: View) -> Iterator[Row]:
    """Whose forces take foreign land first (DE-7.11d)."""
    for seat in SEATS:
        for rank, force in enumerate(view["preference"][seat], 1):
            if len(view["preference"][seat]) > 1:
                yield _row({lang: game.wording(lang).force(force) for lang in LANGUAGES}, {seat: rank}, "DE-7.11d")


def _diplomacy(game: DarkEmperor, view: View) -> Iterator[Row]:
    """Each player's chance to win over each force that is nobody's, without spells (DE-11.3)."""
    for name, least in view["chances"].items():
        label = {lang: str(game.wording(lang).words({"name": name})["name"]) for lang in LANGUAGES}
        label = {lang: told[:1].upper() + told[1:] for lang, told in label.items()}
        yield _row(label, {seat: percent(least[seat]) for seat in SEATS}, "DE-11.3")


def percent(least: int) -> str:
    """The chance to roll at least so much with two dice."""
    return f"{round(TWO_DICE.get(max(least, 2), 0) / 0.36)} %"


def _magic(game: DarkEmperor, view: View) -> Iterator[Row]:
    """Magic Strength left this turn, of the most there is (DE-12.21a)."""
    for name, leader in view["leaders"].items():
        for power in leader["magic"]:
            if leader["side"] in SEATS:
                label = _label(
                    game,
                    "label-magic",
                    lambda w, name=name, rune=power["rune"]: {"leader": w.unit(name), "rune": w.rune(rune)},  # type: ignore[misc]
                )
                yield _row(label, {leader["side"]: f"{power['left']}/{power['full']}"}, "DE-12.21a")
