"""Panels: what a seat may know, in tables. Shapes decide how a value is shown, so any game's view can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hexarchy.cli.words import Words

# Shown elsewhere: on the map, in the line above a question, in the question itself.
ELSEWHERE: Final = frozenset(
    ("game", "seat", "scenario", "options", "turn", "phase", "first", "step", "stacks", "decision", "own", "result")
)


def heading(words: Words, view: Mapping[str, Any]) -> str:
    """Turn, phase and step in one line."""
    text = words.front.text
    parts = []
    if view.get("turn"):
        parts.append(text("head-turn", turn=view["turn"]))
    if view.get("phase"):
        parts.append(text("head-phase", side=words.side(view["phase"])))
    step = view.get("step") or ""
    if step:
        parts.append(words.kind("step", step) or step.replace("-", " "))
    return " · ".join(parts)


def show_view(console: Console, words: Words, view: Mapping[str, Any]) -> None:
    """What stands between the seats, then what everybody sees, then what only this seat knows."""
    seats = words.game.seats
    shared = {key: value for key, value in view.items() if key not in ELSEWHERE and not _empty(value)}
    by_seat = {key: value for key, value in view.items() if _is_by(value, seats) and (_counts(value) or key in shared)}
    console.print(Text(heading(words, view), style="bold"))
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 2))
    table.add_column("")
    for seat in seats:
        table.add_column(words.side(seat), overflow="fold")
    for key, value in by_seat.items():
        table.add_row(label(words, key), *(_said(words, value[seat]) for seat in seats))
    console.print(table)
    _rows(console, words, {key: value for key, value in shared.items() if key not in by_seat})
    own = {key: value for key, value in view.get("own", {}).items() if not _empty(value)}
    if own:
        console.print(Text(words.front.text("view-own"), style="bold"))
        _rows(console, words, own)


def _rows(console: Console, words: Words, values: Mapping[str, Any]) -> None:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(style="default")
    table.add_column(overflow="fold")
    for key, value in values.items():
        meaning = f"view-{key}-{value}"  # of a number that stands for something
        said = words.front.text(meaning) if words.front.text.has(meaning) else _said(words, value)
        table.add_row(label(words, key), said)
    console.print(table)


def label(words: Words, key: str) -> str:
    """The name of a value: the game's, or ours, or its key."""
    return _label(words, key) or key.replace("_", " ")


def _label(words: Words, key: str) -> str:
    name = f"view-{key.replace('_', '-')}"
    return next((text(name) for text in (words.wording.text, words.front.text) if text.has(name)), "")


def _empty(value: Any) -> bool:
    """Nothing to tell: no, none, nobody, nowhere."""
    if isinstance(value, Mapping):
        return all(_empty(entry) for entry in value.values())
    return value is None or value is False or value in ("", [], ()) or (value == 0 and not isinstance(value, bool))


def _counts(value: Mapping[str, Any]) -> bool:
    """Numbers are worth telling even where they are nought."""
    return all(isinstance(entry, int) and not isinstance(entry, bool) for entry in value.values())


def _is_by(value: Any, seats: Sequence[str]) -> bool:
    return isinstance(value, Mapping) and set(value) == set(seats)


def _said(words: Words, value: Any) -> str:
    text = words.front.text
    if value is True or value is False:
        return text("yes" if value else "no")
    if isinstance(value, str):
        return words.name(value)
    if isinstance(value, Mapping):
        return _said_map(words, value)
    if isinstance(value, Sequence):
        return _said_list(words, value)
    return "–" if value is None else str(value)


def _said_list(words: Words, value: Sequence[Any]) -> str:
    """Names in a row; what faces each other, or goes together, in a line of its own."""
    if value and all(_is_by(entry, words.game.seats) for entry in value):
        return "\n".join(" ⚔ ".join(_said(words, entry[seat]) for seat in words.game.seats) for entry in value)
    if value and all(isinstance(entry, list) for entry in value):
        return "\n".join(" + ".join(_said(words, part) for part in entry) for entry in value)
    return ", ".join(_said(words, entry) for entry in value) or "–"


def _said_map(words: Words, value: Mapping[str, Any]) -> str:
    """Entries by what they say where that is shorter ("Alliance: Timur, Rabat"), else one by one."""
    if len(value) > 3 and all(isinstance(entry, str) for entry in value.values()):
        groups: dict[str, list[str]] = {}
        for key, entry in value.items():
            groups.setdefault(entry, []).append(words.name(key))
        return "\n".join(_labelled(words, words.name(entry), ", ".join(names)) for entry, names in groups.items())
    if all(isinstance(entry, Mapping) for entry in value.values()):
        return "\n".join(_labelled(words, _key(words, key), _flags(words, entry)) for key, entry in value.items())
    told = [(_key(words, key), _said(words, entry)) for key, entry in value.items() if not _empty(entry)]
    return ("\n" if len(told) > 2 else "; ").join(_labelled(words, *pair) for pair in told)


def _labelled(words: Words, name: str, value: str) -> str:
    return words.front.text("labelled", name=name, value=value)


def _flags(words: Words, entry: Mapping[str, Any]) -> str:
    """The values of an entry, and the names of the switches that are on."""
    told = []
    for key, value in entry.items():
        if value is True:
            told.append(label(words, key))
        elif not _empty(value):
            told.append(_said(words, value))
    return ", ".join(dict.fromkeys(told))


def _key(words: Words, key: str) -> str:
    """The label of a part of the view; other keys name a thing: a hex, a side, a unit."""
    return _label(words, key) or words.name(key)


# -- a stack and a unit ---------------------------------------------------------------------------------------------


def show_stack(console: Console, words: Words, view: Mapping[str, Any], number: str) -> None:
    """Who is in a hex, as far as the seat may know."""
    text = words.front.text
    board = words.board
    ground = ""
    if board is not None:
        names = board.grounds.get(board.ground[board.grid.index[number]], {})
        ground = names.get(words.front.lang, "")
    console.print(Text(f"{words.hex(number)}  {ground}".rstrip(), style="bold"))
    sides = view.get("stacks", {}).get(number, {})
    if not sides:
        console.print(text("stack-empty"))
    for side, stack in sides.items():
        hidden = side in words.game.seats and side != view.get("seat")
        console.print(text("stack-top-only" if hidden else "stack-whole", side=words.side(side), count=len(stack)))
        _faces(console, words, stack)


def _faces(console: Console, words: Words, units: Sequence[str]) -> None:
    """One line a unit: numbers first, then what is told in words."""
    faces = [{key: value for key, value in (words.game.face(unit) or {}).items() if key != "source"} for unit in units]
    numbers = [key for key, value in faces[0].items() if isinstance(value, int)] if faces else []
    others = [key for key in faces[0] if key not in numbers] if faces else []
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(words.front.text("face-name"), no_wrap=True)
    for key in numbers:
        table.add_column(face_label(words, key, short=True), justify="right", no_wrap=True)
    for key in others:
        table.add_column(face_label(words, key))
    for unit, face in zip(units, faces, strict=True):
        table.add_row(words.unit(unit), *(_printed(words, key, face.get(key, "")) for key in (*numbers, *others)))
    console.print(table)


def show_unit(console: Console, words: Words, unit: str, view: Mapping[str, Any]) -> None:
    """A counter's face, and where it is if that is known."""
    face = words.game.face(unit) or {}
    console.print(Text(words.unit(unit), style="bold") + Text(f"  {unit}", style="dim not bold"))
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 1))
    for key, value in face.items():
        if key != "source":
            table.add_row(face_label(words, key), _printed(words, key, value))
    console.print(table)
    for number, sides in view.get("stacks", {}).items():
        if any(unit in stack for stack in sides.values()):
            console.print(words.front.text("unit-at", hex=words.hex(number)))
    if "reconstruction" in str(face.get("source", "")):
        console.print(Text(words.front.text("unit-reconstruction"), style="dim"))


def face_label(words: Words, key: str, *, short: bool = False) -> str:
    name = f"face-{key}.short" if short else f"face-{key}"
    return words.front.text(name) if words.front.text.has(name) else key


def _printed(words: Words, key: str, value: Any) -> str:
    if value in ("", None, -1) or (value == 0 and key in ("missile", "melee", "morale", "power", "range")):
        return "–"
    named = words.kind(key, str(value))
    return named if named is not None else str(value)
