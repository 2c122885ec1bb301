"""Vampires (DE-7.3): the maximum the land can feed, and the raising of new ones."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes, control
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import KINGDOMS, NECROMANCER, POOL


def in_play(s: DarkEmperorState) -> int:
    return ((s.army[0] | s.army[1] | s.army[2]) & s.world.vampire_set).bit_count()


def in_pool(s: DarkEmperorState, *, greater: bool) -> int:
    """The next vampire of a kind to be raised, or -1 (DE-7.34)."""
    pieces = s.world.pieces
    return next((v for v in s.world.vampires if s.where[v] == POOL and pieces[v].greater == greater), -1)


@frame
class VampireRecruitment(Procedure):
    """One vampire at a time, free of gold, while fewer are in play than the land feeds (DE-4.A1a, DE-7.3, DE-7.32)."""

    maximum: int = -1  # reckoned as the segment opens (DE-7.31)
    raised: tuple[int, ...] = ()  # the city of each vampire raised in this segment

    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        if self.maximum < 0:
            self.maximum = control.vampire_maximum(s)
            s.emit("vampire-maximum", maximum=self.maximum, count=in_play(s))
        verbs, left = s.game.verbs, self.maximum - in_play(s)
        cities = self.cities(s) if left > 0 else []
        options = []
        if cities and in_pool(s, greater=True) >= 0:
            options += [verbs.raise_greater[hex_] for hex_ in cities]
        if cities and in_pool(s, greater=False) >= 0:
            options += [verbs.raise_lesser[hex_] for hex_ in cities]
        if not (options or self.raised):
            s.pop()
            return None
        return Ask(NECROMANCER, "raise-vampires", "DE-DEC-05", [*options, verbs.end], last_word=True, left=left)

    def cities(self, s: DarkEmperorState) -> list[int]:
        """City hexes with a vampire that has not raised one in this segment, and no enemy near (DE-7.33a, DE-7.33b)."""
        held = s.held[NECROMANCER]
        return [city.hex for city in s.world.cities if held >> city.hex & 1 and self._may_raise(s, city.hex)]

    def _may_raise(self, s: DarkEmperorState, hex_: int) -> bool:
        pieces = s.world.pieces
        there = sum(pieces[unit].vampire for unit in s.units(NECROMANCER, hex_))
        done = self.raised.count(hex_)
        return there - done > done and not enemies_near(s, hex_)

    def do_raise_greater(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        self._raise(s, in_pool(s, greater=True), hex_)

    def do_raise_lesser(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        self._raise(s, in_pool(s, greater=False), hex_)

    def _raise(self, s: DarkEmperorState, vampire: int, hex_: int) -> None:
        self.raised = (*self.raised, hex_)
        changes.put(s, vampire, hex_)
        s.emit("vampire-raised", unit=vampire, hex=hex_)

    def do_end(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    def why_raise_greater(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        return self._why(s, hex_, greater=True)

    def why_raise_lesser(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        return self._why(s, hex_, greater=False)

    def _why(self, s: DarkEmperorState, hex_: int, *, greater: bool) -> list[Reason]:
        if in_pool(s, greater=greater) < 0:
            return [Reason("DE-7.34", "vampire-pool-empty")]
        if hex_ not in s.world.city_at:
            return [Reason("DE-7.33a", "vampires-only-in-cities", hex=hex_)]
        if enemies_near(s, hex_):
            return [Reason("DE-7.33b", "enemies-near-city", hex=hex_)]
        return [Reason("DE-7.33a", "no-vampire-left-to-raise", hex=hex_)]


def enemies_near(s: DarkEmperorState, hex_: int) -> bool:
    """Enemy units in the city or next to it; monsters and inactive kingdoms forbid nothing (DE-7.33b, DE-18.22a)."""
    return bool(s.held[KINGDOMS] & (s.world.field.around[hex_] | 1 << hex_))
