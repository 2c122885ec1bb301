"""What is named in a position: seats, kingdoms, pieces, castles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hexarchy.core import positions
from hexarchy.core.hexsets import hex_set
from hexarchy.core.inputs import shown
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS

if TYPE_CHECKING:
    from hexarchy.games.divine_right import DivineRight


class Names(positions.Reader):
    """Finds them."""

    def __init__(self, game: DivineRight, data: Mapping[str, Any]) -> None:
        super().__init__(game, game.world.grid, data)
        self.game = game
        self.world = game.world

    def seat(self, s: DivineRightState, key: str, value: Any) -> int:
        return self.one_of(key, value, s.setting.seats)

    def kingdom(self, key: str, value: Any) -> int:
        return self.one_of(key, value, KINGDOM_IDS)

    def piece(self, key: str, value: Any) -> int:
        name = self.string(key, value)
        if name not in self.world.index:
            raise self.wrong(key, f"there is no piece {shown(name)}")
        return self.world.index[name]

    def pieces_in(self, key: str, value: Any) -> list[int]:
        return [self.piece(key, name) for name in self.entries(key, value)]

    def pieces(self, key: str) -> list[int]:
        """The pieces a key of the position lists."""
        return self.pieces_in(key, self.data.get(key, []))

    def castle(self, key: str, value: Any) -> int:
        space = self.hex(key, value)
        if space not in self.world.castle_at:
            raise self.wrong(key, f"there is no castle in {value}")
        return self.world.castle_at[space].index

    def seats_in(self, s: DivineRightState, key: str, value: Any) -> int:
        found = 0
        for name in self.entries(key, value):
            found |= 1 << self.seat(s, key, name)
        return found

    def off_map(self, s: DivineRightState, key: str, piece: int) -> None:
        """Refuse a piece that is to be elsewhere and was placed on the map."""
        if s.where[piece] >= 0:
            raise self.wrong(key, f"{self.world.names[piece]} is on the map")

    def band(self, s: DivineRightState, key: str, value: Any) -> int:
        """Combat units on the map that rise together, as a set."""
        found = self.pieces_in(key, value)
        for unit in found:
            if s.where[unit] < 0 or unit >= self.world.first_hero:
                raise self.wrong(key, f"combat units on the map are needed, not {self.world.names[unit]}")
        return hex_set(found)
