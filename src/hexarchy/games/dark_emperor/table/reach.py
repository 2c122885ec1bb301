"""Enemy reach: how far the enemy's stacks can march within the first column of the attrition table (DE-8.12b).

Nothing stops a stack from going farther; but there it pays for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from hexarchy.core.page.areas import InReach
from hexarchy.games.dark_emperor.movement.company import company_of
from hexarchy.games.dark_emperor.movement.routes import Roads
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import SEATS, other


def reach(s: DarkEmperorState, seat: int) -> Iterator[InReach]:
    """Unit types go apart: a stack is as slow as its slowest, and nobody need take him along (DE-8.11b)."""
    enemy, ids = other(seat), s.world.grid.ids
    limit = s.world.tables.attrition.column_limits[0]
    for hex_ in sorted(s.stacks[enemy]):
        kinds = {s.world.type[unit]: unit for unit in reversed(s.units(enemy, hex_)) if unit not in s.aboard}
        for _, unit in sorted(kinds.items()):
            found = Roads(s, company_of(s, (unit,)), quiet=True).search(limit)
            if found:
                yield InReach(s.world.names[unit], ids[hex_], SEATS[enemy], [ids[to] for to in sorted(found)])
