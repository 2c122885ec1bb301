"""What goes over the wire, read as a page reads it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from hexarchy.core.text import LANGUAGES


def built(thing: Any) -> Any:
    """A scene, board or chart as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def texts(told: Any) -> Iterator[str]:
    """Every sentence in what has arrived."""
    if isinstance(told, dict):
        if set(told) == set(LANGUAGES):
            yield from (text for text in told.values() if isinstance(text, str))
        else:
            for value in told.values():
                yield from texts(value)
    elif isinstance(told, list):
        for value in told:
            yield from texts(value)


def pieces(scene: Any) -> set[str]:
    """Every piece that lies on the board or beside it."""
    found = {piece for stack in scene["stacks"] for piece in stack["pieces"]}
    return found | {p for box in scene["boxes"] for row in box["rows"] for slot in row["slots"] for p in slot["pieces"]}
