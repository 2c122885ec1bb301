"""Routine: the answers nobody thinks about for long. In which order stacks roll for attrition hardly ever matters, and
which of several units alike is lost never does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.words import FORCES

View = Mapping[str, Any]
WEARING: Final = "attrition"
ROLLS: Final = ("next-attrition", "attrition-from")
LOSING: Final = "lose"  # and the last unit of those alike
UNIT_VERBS: Final = ("lose", "move", "with")
SETUP: Final = "setup"
PREY: Final = "tal_pletor"  # where the gate opens for a player who does not mind: rich, with weak garrisons
LOSSES: Final = ("attrition-loss", "combat-loss", "excess")


def routine(game: DarkEmperor, view: View, rest: str) -> str | None:
    """See `Game.routine`. Of which kind the losses are is for their player to say."""
    asked = view["decision"]
    if not asked["asked"]:
        return None
    if rest == WEARING and asked["question"] in ROLLS:
        first: str = asked["options"][0]
        return first
    if rest == SETUP and asked["question"] == "gate":
        gate = f"gate {game.world.grid.ids[game.world.capitals[FORCES.index(PREY)]]}"
        return gate if gate in asked["options"] else None
    if rest.startswith(f"{LOSING} ") and asked["question"] in LOSSES:
        last = f"lose {rest.partition(' ')[2]}"
        return next((actions[0] for actions in alike(game, view) if last in actions), None)
    return None


def alike(game: DarkEmperor, view: View) -> list[list[str]]:
    """The answers with units, those together between which nothing tells: neither print nor place, nor what befell."""
    at = {unit: hex_ for hex_, sides in view["stacks"].items() for pieces in sides.values() for unit in pieces}
    kinds: dict[tuple[Any, ...], list[str]] = {}
    for action in view["decision"]["options"]:
        verb, _, unit = action.partition(" ")
        if verb in UNIT_VERBS and game.world.piece[unit].kind == "unit":
            face = game.world.piece[unit]
            kind = (verb, face.force, face.name, at.get(unit), *_story(view, unit))
            kinds.setdefault(kind, []).append(action)
    return list(kinds.values())


def _story(view: View, unit: str) -> tuple[Any, ...]:
    """What tells units of one print apart: raised, won over, aboard or carrying, on which shore, helped by a spell."""
    aboard = view["aboard"]
    return (
        unit in view["undead"],
        view["serves"].get(unit),
        unit in view["commanded"],
        aboard.get(unit),
        unit if unit in aboard.values() else None,
        view["moorings"].get(unit),
        tuple((spell["spell"], spell["caster"]) for spell in view["escorts"] if unit in spell["units"]),
    )
