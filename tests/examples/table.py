"""A table for the rules of the example: units by hex, with the captains far from everything unless they are named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexarchy.core.dice import SeededDice
from tests.tables import Table
from thornford import GAME

ALOOF = {"crow_riders": "0706", "reeves_riders": "0701"}


def at(units: Mapping[str, str], *, captains: Sequence[str] = tuple(ALOOF), **more: Any) -> Table:
    """The movement of the phasing player. Captains who keep aloof stand in the eastern corners."""
    aloof = {unit: hex_ for unit, hex_ in ALOOF.items() if unit in captains}
    position = {"units": {**aloof, **units}, "captains": list(captains), **more}
    return Table(GAME, GAME.position(position, SeededDice(1)))


def fight(units: Mapping[str, str], *dice: int, **more: Any) -> Table:
    """The combat of the phasing player, with these dice."""
    return at(units, dice=list(dice), **more).do("end")


def where(t: Table, unit: str) -> str | None:
    """The hex of a unit."""
    return next((hex_ for hex_, sides in t.view(None)["stacks"].items() if [unit] in sides.values()), None)
