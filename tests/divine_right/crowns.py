"""Tables with a disputed crown: Immer, usurped by the first seat and claimed for the second."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.table import WORLD, Table, at

ALTARR, WIRZOR, MUSCASTER, GAP = "1406", "1203", "1508", "1805"
IMMER = tuple(WORLD.names[unit] for unit in WORLD.regulars_of[KINGDOM_IDS.index("immer")])
OWN, SWORN = IMMER[:4], IMMER[4:8]  # the Usurper's, the Heir's
OPTIONS = {"level": "intermediate", "true_heir": True}


def awaited(phase: str, *dice: int, due: int = 3, options: Any = (), claim: Any = (), **more: Any) -> Table:
    """The True Heir has not appeared yet, and is due now."""
    hexes = {ALTARR: ["usurper", *OWN], **more.pop("hexes", {})}
    piles = {"gone": ["immer_monarch"], "home": SWORN, **more.pop("piles", {})}
    about = {"side": "second", "due": due, "sworn": [*SWORN], **dict(claim)}
    return _struggle(phase, dice, options, about, hexes=hexes, piles=piles, **more)


def contested(
    phase: str,
    *dice: int,
    hexes: Mapping[str, Sequence[str]] | None = None,
    options: Any = (),
    claim: Any = (),
    castles: Sequence[str] = (MUSCASTER,),
    **more: Any,
) -> Table:
    """Both are in the field: the Usurper in the royal castle, the Heir in Muscaster."""
    stacks = hexes if hexes is not None else {ALTARR: ["usurper", *OWN], MUSCASTER: ["immer_monarch", *SWORN]}
    placed = {piece for stack in stacks.values() for piece in stack}
    sworn = [unit for unit in SWORN if unit in placed]
    about = {"side": "second", "sworn": sworn, "castles": [*castles], **dict(claim)}
    return _struggle(phase, dice, options, about, hexes=stacks, **more)


def _struggle(phase: str, dice: Any, options: Any, claim: Any, **more: Any) -> Table:
    masters = {"usurper": "first", **more.pop("masters", {})}
    about = {"allies": {"immer": "first"}, "usurped": "immer", "masters": masters, "claims": {"immer": claim}}
    about["allies"] |= more.pop("allies", {})
    return at(
        phase, dice=[*dice], options={**OPTIONS, **dict(options)}, phasing=more.pop("phasing", 1), **about, **more
    )


def claim_to(t: Table, kingdom: str = "immer") -> dict[str, Any]:
    found: dict[str, Any] = t.view(None)["claims"][kingdom]
    return found


def settle(t: Table, *questions: str) -> Table:
    """Answer questions in which it does not matter how."""
    while t.question in (questions or ("deploy", "serving", "replacing")):
        t.do(t.options[0])
    return t
