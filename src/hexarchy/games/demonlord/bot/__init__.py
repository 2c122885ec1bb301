"""Demonlord's own bots.

captain   a heuristic player: garrisons, concentrates, besieges, casts, invokes, negotiates. It sees what its seat sees
"""

from __future__ import annotations

from typing import Final

from hexarchy.games.demonlord.bot.captain import Captain

BOTS: Final = {"captain": Captain}
