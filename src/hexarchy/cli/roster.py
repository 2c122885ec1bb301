"""The order of battle at the terminal: every unit, where it is or was last seen, as far as the seat may know."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hexarchy.cli.words import Words, fold
from hexarchy.core.page import Json


def show(console: Console, words: Words, scene: Json, said: str) -> None:
    """By side; `said`: only those whose line holds these words."""
    terms = fold(said).split()
    found: dict[str, list[tuple[str, str]]] = {}
    for piece, (side, where) in places(words, scene).items():
        if all(term in fold(f"{words.piece(piece)} {where}") for term in terms):
            found.setdefault(side, []).append((words.piece(piece), where))
    for side, entries in found.items():
        console.print(Text(f"{words.side(side)} ({len(entries)})", style="bold"))
        table = Table(box=None, show_header=False, padding=(0, 2))
        for name, where in entries:
            table.add_row(name, where)
        console.print(table)
    if not found:
        words.front.say("units-none")


def places(words: Words, scene: Json) -> dict[str, tuple[str, str]]:
    """Side and place of every counter: on the map, remembered, beside it, or nowhere that is known."""
    faces = {piece: face for piece, face in words.board.faces.items() if not piece.endswith("~")}
    known: dict[str, tuple[str, str]] = {}
    for stack in scene["stacks"]:
        for piece in stack["pieces"]:
            known[piece] = stack["side"], words.hex(stack["hex"])
    for seen in scene.get("seen") or ():
        known.setdefault(seen["piece"], (faces[seen["piece"]]["side"], words.say(seen["text"])))
    for box in scene["boxes"]:
        for row in box["rows"]:
            where = words.say(box["title"]) + (f": {words.say(row['title'])}" if len(box["rows"]) > 1 else "")
            for slot in row["slots"]:
                for piece in (*slot["pieces"], *slot.get("also", ())):
                    known.setdefault(piece, (row.get("side") or faces[piece]["side"], where))
    nowhere = words.front.text("units-nowhere")
    return {piece: known.get(piece) or (face["side"], nowhere) for piece, face in faces.items()}
