"""The boxes beside the map: leaders with what they bear, recruitment pools, mercenaries, the dead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hexarchy.core.scene import Json, Text
from hexarchy.core.text import LANGUAGES
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.table.board_json import text, texts
from hexarchy.games.dark_emperor.words import FORCES, GROUP_IDS, SIDES

View = Mapping[str, Any]


def boxes(game: DarkEmperor, view: View) -> list[Json]:
    made = [
        *(_box(f"leaders-{side}", list(_leaders(game, view, side))) for side in SIDES),
        _box("pools", list(_pools(game, view))),
        _box("box", list(_box_rows(game, view))),
        _box("waiting", [_row("all", text("row-all"), view["waiting"])]),
        _box("fields", list(_fields(game, view))),
        _box("dead", list(_dead(game, view))),
    ]
    return [box for box in made if any(row["slots"] for row in box["rows"])]


def _box(name: str, rows: list[Json]) -> Json:
    return {"id": name, "title": text(f"box-{name}"), "rows": rows}


def _row(name: str, title: Text, pieces: Sequence[str]) -> Json:
    return {"id": name, "title": title, "slots": [{"pieces": [piece]} for piece in pieces]}


# -- leaders ----------------------------------------------------------------------------------------------------------


def _leaders(game: DarkEmperor, view: View, side: str) -> Iterator[Json]:
    """A row for each leader on the map: where he is, his ratings now, his devices (DE-8.4)."""
    for name, leader in view["leaders"].items():
        if leader["side"] == side and leader["at"] in game.world.grid.index:
            title = {lang: _told(game, lang, name, leader, view["doge"]) for lang in LANGUAGES}
            yield {"id": name, "title": title, "side": side, "slots": [{"pieces": [name, *leader["bears"]]}]}


def _told(game: DarkEmperor, lang: str, name: str, leader: Mapping[str, Any], doge: str | None) -> str:
    words, say = game.wording(lang), texts(lang)
    parts = [words.unit(name), words.hex(leader["at"]), say("leader-hero", value=leader["hero"])]
    if name == doge:
        parts.append(say("leader-doge"))
    parts += [
        say("leader-magic", rune=words.rune(power["rune"]), left=power["left"], full=power["full"])
        for power in leader["magic"]
    ]
    if leader["used"]:
        parts.append(say("leader-used", devices=words.listed([words.unit(device) for device in leader["used"]])))
    return " · ".join(parts)


# -- units off the map ------------------------------------------------------------------------------------------------


def _pools(game: DarkEmperor, view: View) -> Iterator[Json]:
    """What each force can still raise: one counter of a kind, and how many there are."""
    for force in FORCES:
        if force in view["pools"]:
            title = {lang: game.wording(lang).force(force) for lang in LANGUAGES}
            yield {"id": f"pool-{force}", "title": title, "slots": _alike(game, view["pools"][force])}


def _alike(game: DarkEmperor, units: Sequence[str]) -> list[Json]:
    kinds: dict[str, list[str]] = {}
    for unit in units:
        kinds.setdefault(game.world.piece[unit].name, []).append(unit)
    return [{"pieces": [some[0]], "count": len(some)} for some in kinds.values()]


def _box_rows(game: DarkEmperor, view: View) -> Iterator[Json]:
    """The groups for hire, each with its leader, then those who came to speak with them (DE-19)."""
    piece = game.world.piece
    homes = {name: FORCES[piece[name].force] for name in view["box"]}
    for group in GROUP_IDS:
        title = {lang: _group_told(game, lang, group, view["groups"][group]) for lang in LANGUAGES}
        yield _row(f"group-{group}", title, [name for name, home in homes.items() if home == group])
    guests = [name for name, home in homes.items() if home not in GROUP_IDS]
    yield _row("guests", text("row-guests"), guests)


def _group_told(game: DarkEmperor, lang: str, group: str, known: Mapping[str, Any]) -> str:
    words = game.wording(lang)
    if known["side"] not in game.seats:
        return words.force(group)
    return texts(lang)("row-hired", group=words.force(group), side=words.side(known["side"]))


def _fields(game: DarkEmperor, view: View) -> Iterator[Json]:
    for hex_, units in view["fields"].items():
        yield _row(f"field-{hex_}", {lang: game.wording(lang).hex(hex_) for lang in LANGUAGES}, units)


def _dead(game: DarkEmperor, view: View) -> Iterator[Json]:
    """Leaders who may come back, then what has left the game for good."""
    back = [name for name in view["dead"] if name in view["returns"]]
    for name in back:
        turn = view["returns"][name]
        title = {
            lang: texts(lang)("row-returns", leader=game.wording(lang).unit(name), turn=turn) for lang in LANGUAGES
        }
        yield _row(f"returns-{name}", title, [name])
    yield _row("dead", text("row-dead"), [name for name in view["dead"] if name not in back])
    yield _row("gone", text("row-gone"), [name for name in view["gone"] if game.world.piece[name].kind != "device"])
