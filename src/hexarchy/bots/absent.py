"""The absent player: gives the answers that the rules have for a seat that does not answer."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair, Player

ABSENT: Final = "absent"


class Absent(Player):
    """Does no more than it must. It needs no luck and remembers nothing, so it cannot fail."""

    name = ABSENT

    def choose(self, chair: Chair) -> Action:
        return chair.ask.default
