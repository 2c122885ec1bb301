"""Positions with the people of the Advanced game: Envoys and special mercenaries with chapters of their own."""

from __future__ import annotations

from typing import Final

from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.state import DivineRightState

KEYS: Final = ("envoys", "old_friends")


class People(Names):
    """Reads them."""

    def people(self, s: DivineRightState) -> None:
        self._envoys(s)

    def _envoys(self, s: DivineRightState) -> None:
        """Each seat's Envoy card by its number, and the kingdom of an old friend."""
        drawn = [0] * len(s.players)
        for name, number in self.table("envoys").items():
            card = self.whole(f"envoys.{name}", number, 1, len(self.world.envoy_cards))
            drawn[self._seat(s, "envoys", name)] = card
        friends = [
            (self._seat(s, "old_friends", name), self._kingdom(f"old_friends.{name}", kingdom))
            for name, kingdom in self.table("old_friends").items()
        ]
        changes.embassies(s, cards=tuple(drawn), friends=tuple(friends))
