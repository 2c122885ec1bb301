"""What `admin` found, as tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hexarchy.cli.front import Front
from hexarchy.core.visible import visible
from hexarchy.server.story import texts

NONE: Final = "–"
KILO: Final = 1000
COLUMNS: Final = (
    "admin-col-id",
    "admin-col-game",
    "admin-col-made",
    "admin-col-touched",
    "admin-col-version",
    "admin-col-seats",
    "admin-col-over",
    "admin-col-aside",
)


def show_list(front: Front, matches: Iterable[Mapping[str, Any]]) -> None:
    text = front.text
    rows = [
        (
            match["id"],
            match["game"],
            _moment(match["made"]),
            _moment(match["touched"]),
            str(match["version"]),
            f"{match['people']}/{match['bots']}",
            text("yes" if match["over"] else "no"),
            match["aside"] or NONE,
        )
        for match in matches
    ]
    if rows:
        _print(front, map(text, COLUMNS), rows)
    front.say("admin-count", count=len(rows))


def show_match(front: Front, match: Mapping[str, Any]) -> None:
    text = front.text

    def yes(key: str) -> str:
        return text("yes" if match[key] else "no")

    def pairs(key: str) -> str:
        return ", ".join(f"{name}={value}" for name, value in (match[key] or {}).items()) or NONE

    aside = match["aside"]
    shown = {
        "admin-col-id": match["id"],
        "admin-col-game": match["game"],
        "admin-col-rules": str(match["rules_version"]),
        "admin-col-scenario": str(match["scenario"]),
        "admin-col-options": pairs("options"),
        "admin-col-position": yes("from_position"),
        "admin-col-made": _moment(match["made"]),
        "admin-col-touched": _moment(match["touched"]),
        "admin-col-taken": pairs("seats"),
        "admin-col-version": str(match["version"]),
        "admin-col-entries": pairs("entries"),
        "admin-col-over": yes("over"),
        "admin-col-bot-due": yes("bot_due"),
        "admin-col-aside": NONE if aside is None else f"{aside}: {texts(front.lang)(f'aside-{aside}')}",
        "admin-col-given-out": yes("given_out"),
        "admin-col-picture": NONE if match["picture"] is None else str(match["picture"]),
    }
    _print(front, (), [(text(key), value) for key, value in shown.items()])


def show_stats(front: Front, stats: Mapping[str, Any]) -> None:
    text = front.text
    headings = map(text, ("admin-col-game", "admin-col-running", "admin-col-over", "admin-col-aside"))
    games = [(game, *(str(n[state]) for state in ("running", "over", "aside"))) for game, n in stats["matches"].items()]
    if games:
        _print(front, headings, games)
        front.console.print()
    rows = [(text("admin-col-entries"), str(stats["entries"])), (text("admin-col-size"), _size(front, stats["bytes"]))]
    rows += [(text("admin-made-on", day=day), str(count)) for day, count in stats["made"].items()]
    rows += [(text("admin-aside-for", why=why), str(count)) for why, count in stats["aside"].items()]
    rows += [
        (text("admin-maker", name=one["maker"]), f"{one['matches']} ({front.percent(one['share'])})")
        for one in stats["makers"]
    ]
    _print(front, (), rows)


def _print(front: Front, headings: Iterable[str], rows: Iterable[Sequence[str]]) -> None:
    """In columns, of which nothing is cut off: a match is named by the whole of its id."""
    shown = [[visible(cell) for cell in row] for row in (tuple(headings), *rows) if row]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    for row in shown:
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        front.console.print(line.rstrip(), soft_wrap=True)


def _moment(at: str) -> str:
    return at.replace("T", " ")[:16] + "Z"


def _size(front: Front, size: float) -> str:
    *small, largest = front.text("admin-size-units").split()
    for unit in small:
        if size < KILO:
            return f"{front.decimal(size)} {unit}"
        size /= KILO
    return f"{front.decimal(size)} {largest}"
