"""Demonlord's own bots.

captain     a heuristic player: garrisons, concentrates, besieges, casts, invokes, negotiates. It sees what its seat sees
captain-1   the captain as it was first released, for the arena
"""

from __future__ import annotations

from typing import Final

from hexarchy.games.demonlord.bot.captain import Captain

BOTS: Final = {"captain": Captain}
OPPONENTS: Final = {"captain-1": Captain}
