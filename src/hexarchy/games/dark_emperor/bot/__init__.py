"""Dark Emperor's own bots.

captain     a heuristic player for either side: marches by computed odds, garrisons, courts, hires, casts, recruits
captain-1   the captain as it was first released, for the arena; so are two of its kind:
bold        attacks at lower odds
cautious    attacks at higher odds only
"""

from __future__ import annotations

from functools import partial
from typing import Final

from hexarchy.games.dark_emperor.bot.aspects import BOLD, CAUTIOUS, FIRST
from hexarchy.games.dark_emperor.bot.captain import Captain

BOTS: Final = {"captain": Captain}
OPPONENTS: Final = {
    "captain-1": partial(Captain, aspects=FIRST),
    "bold": partial(Captain, aspects=BOLD),
    "cautious": partial(Captain, aspects=CAUTIOUS),
}
