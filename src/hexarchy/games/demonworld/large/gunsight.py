"""What the crew of an indirect gun sees and remembers (DW-E-ART-52 to -54, -70, -71): it needs a reason to fire at a
field, and that is an enemy it sees or saw, or something to set on fire."""

from __future__ import annotations

from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.cover import sizes, smoke
from hexarchy.games.demonworld.large import artillery
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT, ORDERING, SHOOTING_2

MOMENTS = (ORDERING, SHOOTING_2)  # as a round begins, and after everybody has moved


def in_view(s: DemonworldState, unit: int) -> frozenset[int]:
    """The elements of which a crew sees any part at all (DW-E-ART-52), remembered as long as nobody moves.

    Standard Elements do not hide those right behind them: a crew that sees the first rank knows of the second
    (DW-E-ART-53).
    """
    key = ("gunsight", unit)
    found: frozenset[int] | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = _in_view(s, unit)
    return found


def _in_view(s: DemonworldState, unit: int) -> frozenset[int]:
    known = sizes(s)
    own = s.element_of(unit)
    others = [element for element in dict.fromkeys(s.standing.values()) if element != own]
    low = {field for field, element in s.standing.items() if not s.is_large(s.roster.unit_of[element])}
    tall = {field: size for field, size in known.items() if field not in low}
    seen = [element for element in others if _glimpsed(s, unit, element, known)]
    hidden = {element for element in others if element not in seen}
    edge = list(seen)
    while edge:
        element = edge.pop()
        for behind in _beside(s, element):
            if behind in hidden and _glimpsed(s, unit, behind, tall):
                hidden.discard(behind)
                edge.append(behind)
    return frozenset(others) - hidden


def _beside(s: DemonworldState, element: int) -> list[int]:
    found = (s.standing.get(near) for field in _fields(s, element) for near in s.around[field])
    return [other for other in dict.fromkeys(found) if other is not None and other != element]


def _fields(s: DemonworldState, element: int) -> tuple[int, ...]:
    return s.covered(element, s.at[element], s.looks[element])


def _glimpsed(s: DemonworldState, unit: int, element: int, obstacles: dict[int, int]) -> bool:
    """Is any point of an element seen over these obstacles, from the front field at the height of the crew?"""
    here, known, fields = artillery.front(s, unit), sizes(s), _fields(s, element)
    if len(fields) > 1:  # its own base hides nothing of it
        obstacles = {field: size for field, size in obstacles.items() if field not in fields}
    lines = s.battle.lines
    return any(lines.glimpsed(here, there, known[here], known[there], obstacles, smoke(s), s.razed) for there in fields)


def reasonable(s: DemonworldState, unit: int) -> frozenset[int]:
    """Fields a crew has a reason to fire at: those of enemies in view and beside them, and those where it saw one
    since the previous round began (DW-E-ART-54)."""
    sighted = artillery.loaded(s, unit).sighted  # this changes though nobody moves
    key = ("reasonable", unit, sighted)
    found: frozenset[int] | None = s.memo.get(key)
    if found is None:
        side, fields = s.side(unit), {field for field, _ in sighted}
        for element in in_view(s, unit):
            if s.roster.side_of[element] != side:
                for field in _fields(s, element):
                    fields |= {field, *s.around[field]}
        fields.discard(-1)
        found = s.memo[key] = frozenset(fields)
    return found


@hooks.PHASE_BEGINS(level=EXPERT)
def look_out(s: DemonworldState) -> None:
    """Crews remember where enemies stood in view, in this round and in the one before (DW-E-ART-54, -70)."""
    if s.phase not in MOMENTS:
        return
    for unit in s.roster.guns:
        if s.bodies[unit] and artillery.indirect(s, unit):
            sighted = {field: last for field, last in artillery.loaded(s, unit).sighted if last >= s.round - 1}
            enemies = (element for element in in_view(s, unit) if s.roster.side_of[element] != s.side(unit))
            sighted |= {field: s.round for element in enemies for field in _fields(s, element)}
            changes.gun(s, unit, sighted=tuple(sorted(sighted.items())))
