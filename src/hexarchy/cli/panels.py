"""Panels: what a seat may know, as the game's scene says it (docs/protocol.md), and the faces of its counters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hexarchy.cli.words import Words
from hexarchy.core.scene import Json, Panel, Scene


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
    """The panels, what lies beside the map, what is marked on it, and what this seat has ordered."""
    scene = words.game.scene(view)
    console.print(Text(heading(words, view), style="bold"))
    for panel in scene["panels"]:
        _show_panel(console, words, panel)
    for box in scene["boxes"]:
        _show_rows(console, box["title"][words.front.lang], _box(words, box))
    text = words.front.text
    _show_rows(console, text("view-marks"), _marks(words, scene))
    _show_rows(console, text("view-orders"), _orders(words, scene))
    if scene["result"] is not None:
        console.print(Text(scene["result"]["text"][words.front.lang], style="bold"))


def _show_panel(console: Console, words: Words, panel: Panel) -> None:
    lang = words.front.lang
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 2))
    table.add_column(panel["title"][lang], overflow="fold")
    columns = list(dict.fromkeys((*words.game.seats, *(side for row in panel["rows"] for side in row["values"]))))
    for side in columns:
        table.add_column(words.side(side), justify="right")
    for row in panel["rows"]:
        table.add_row(f"  {row['label'][lang]}", *(row["values"].get(side, "") for side in columns))
    console.print(table)


def _show_rows(console: Console, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        return
    console.print(Text(title, style="bold"))
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2))
    table.add_column(max_width=max(console.width // 2, 28))
    table.add_column(overflow="fold")
    for name, value in rows:
        table.add_row(f"  {name}", "" if name.startswith(value) else value)  # a row may be about the one who lies there
    console.print(table)


def _box(words: Words, box: Json) -> list[tuple[str, str]]:
    """Row by row who lies there; those that go together joined."""
    told = []
    for row in box["rows"]:
        slots = [_slot(words, slot) for slot in row["slots"] if slot["pieces"]]
        if slots:
            told.append((row["title"][words.front.lang], ", ".join(slots)))
    return told


def _slot(words: Words, slot: Json) -> str:
    count = slot.get("count", 1)
    return " + ".join(map(words.unit, slot["pieces"])) + (f" ×{count}" if count > 1 else "")


def _marks(words: Words, scene: Scene) -> list[tuple[str, str]]:
    return [(words.hex(mark["hex"]), mark["text"][words.front.lang]) for mark in scene["marks"] if mark.get("text")]


def _orders(words: Words, scene: Scene) -> list[tuple[str, str]]:
    """The settings that hold now."""
    lang = words.front.lang
    return [(order["group"][lang], order["text"][lang]) for order in scene["commands"] if order.get("now")]


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
    stacks = [stack for stack in words.game.scene(view)["stacks"] if stack["hex"] == number]
    if not stacks:
        console.print(text("stack-empty"))
    for stack in stacks:
        key = "stack-whole" if stack["whole"] else "stack-top-only"
        console.print(text(key, side=words.side(stack["side"]), count=len(stack["pieces"])))
        _faces(console, words, stack["pieces"])


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
    """What a value of a counter is called: in the game's words, or in ours."""
    name = f"face-{key}.short" if short else f"face-{key}"
    return next((text(name) for text in (words.wording.text, words.front.text) if text.has(name)), key)


def _printed(words: Words, key: str, value: Any) -> str:
    if value in ("", None, -1, 0):
        return "–"
    named = words.kind(key, str(value))
    return named if named is not None else str(value)
