"""Divine Right's own bots.

captain     a heuristic player for any kingdom: diplomacy every turn, sieges by expected points, attacks by exact odds
"""

from __future__ import annotations

from typing import Final

from hexarchy.games.divine_right.bot.captain import Captain

BOTS: Final = {"captain": Captain}
