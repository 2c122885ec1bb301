"""Routine: the answers nobody thinks about for long. In which order stacks roll for attrition hardly ever matters, and
which of several units alike is lost never does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor import DarkEmperor

View = Mapping[str, Any]
WEARING: Final = "attrition"
ROLLS: Final = ("next-attrition", "attrition-from")
LOSING: Final = "lose"  # and the last unit of those alike
LOSSES: Final = ("attrition-loss", "combat-loss", "excess")


def routine(game: DarkEmperor, view: View, rest: str) -> str | None:
    """See `Game.routine`. Of which kind the losses are is for their player to say."""
    asked = view["decision"]
    if not asked["asked"]:
        return None
    if rest == WEARING and asked["question"] in ROLLS:
        first: str = asked["options"][0]
        return first
    if rest.startswith(f"{LOSING} "):
        last = rest.partition(" ")[2]
        return next((f"lose {units[0]}" for units in alike(game, view) if last in units), None)
    return None


def alike(game: DarkEmperor, view: View) -> list[list[str]]:
    """The units a question of losses is about, those together that nothing tells apart: neither print nor ship."""
    asked, aboard = view["decision"], view["aboard"]
    if asked["question"] not in LOSSES:
        return []
    undead, loaded = set(view["undead"]), set(aboard.values())
    kinds: dict[tuple[Any, ...], list[str]] = {}
    for action in asked["options"]:
        unit = action.removeprefix("lose ")
        face = game.world.piece[unit]
        kind = (face.force, face.name, unit in undead, aboard.get(unit), unit if unit in loaded else None)
        kinds.setdefault(kind, []).append(unit)
    return list(kinds.values())
