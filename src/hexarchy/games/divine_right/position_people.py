"""Positions with the people of the Advanced game: Envoys and special mercenaries with chapters of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.state import DivineRightState

if TYPE_CHECKING:
    from hexarchy.games.divine_right.position import Reader

KEYS: Final = ("envoys", "old_friends")


def read(reader: Reader, s: DivineRightState) -> None:
    _envoys(reader, s)


def _envoys(reader: Reader, s: DivineRightState) -> None:
    """Each seat's Envoy card by its number, and the kingdom of an old friend."""
    drawn = [0] * len(s.players)
    for name, number in reader.table("envoys").items():
        card = reader.whole(f"envoys.{name}", number, 1, len(reader.world.envoy_cards))
        drawn[reader.seat(s, "envoys", name)] = card
    friends = [
        (reader.seat(s, "old_friends", name), reader.kingdom(f"old_friends.{name}", kingdom))
        for name, kingdom in reader.table("old_friends").items()
    ]
    changes.embassies(s, cards=tuple(drawn), friends=tuple(friends))
