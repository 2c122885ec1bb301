"""Demonworld's own bots.

captain     a heuristic player: marches in lines, shoots and strikes by exact chances, sends enough against one enemy
captain-1   the captain whose units chose for themselves whom to go for; for the arena
"""

from __future__ import annotations

from typing import Final

from hexarchy.games.demonworld.bot.captain import Captain
from hexarchy.games.demonworld.bot.first import First

BOTS: Final = {"captain": Captain}
OPPONENTS: Final = {"captain-1": First}
