"""Demonworld's own bots.

captain     a heuristic player: marches in lines, shoots and strikes by exact chances, charges where it pays
"""

from __future__ import annotations

from typing import Final

from hexarchy.games.demonworld.bot.captain import Captain

BOTS: Final = {"captain": Captain}
