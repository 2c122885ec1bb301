"""Dark Emperor's own bots.

captain     a heuristic player for either side: marches by computed odds, garrisons, courts, hires, casts, recruits
captain-1   the captain as it was first released, for the arena
"""

from __future__ import annotations

from functools import partial
from typing import Final

from hexarchy.games.dark_emperor.bot.aspects import FIRST
from hexarchy.games.dark_emperor.bot.captain import Captain

BOTS: Final = {"captain": Captain}
OPPONENTS: Final = {"captain-1": partial(Captain, aspects=FIRST)}
