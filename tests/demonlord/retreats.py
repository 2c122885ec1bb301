"""A battle that Hosar leaves after one round without a hit: what the tests of retreats start from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.demonlord.table import WORLD, Stacks, Table, at

MISS = (6, 6)
HIT = (1, 1)
HOSAR_FORTRESSES = ("timur", "dansor", "barthek", "gunthoz", "rabat", "lojar")
NO_FORTRESS: dict[str, Any] = {
    "control": dict.fromkeys(HOSAR_FORTRESSES, "demon")
}  # the direction of a Hosar retreat is free


def flee(
    hex_: str,
    *units: str,
    phase: str = "hosar",
    hosar: Stacks | None = None,
    demon: Stacks | None = None,
    checks: Iterable[int] | None = None,
    dice: Iterable[int] = (),
    warned: bool = False,
    **more: Any,
) -> Table:
    """Hosar's units, the first of them in the line, withdraw from Orc Swords; unless told, every check is a 1."""
    troops = sum(WORLD.is_troop[WORLD.index_of(u)] for u in units)
    rolled = [1] * troops if checks is None else list(checks)
    t = at(
        "battles",
        phase,
        hosar={hex_: units, **(hosar or {})},
        demon={hex_: ["ni_orc_swords"], **(demon or {})},
        dice=[*MISS * 2, *rolled, *dice],
        **more,
    )
    while t.question != "withdraw":
        first = f"deploy {units[0]}"
        t.do(first if first in t.options else mild(t))
    if phase == "demon":
        t.answer("withdraw", "no", seat="demon")
    t.answer("withdraw", "yes", seat="hosar")
    return t.answer("confirm-no-way-out", "yes") if warned else t


def mild(t: Table) -> str:
    return next((a for a in ("no", "done", "pass", "hold") if a in t.options), t.options[0])
