"""Magic segments (DE-12.1): rounds in which one player casts, spell after spell, until they pass."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.magic import refusals
from hexarchy.games.dark_emperor.magic.casting import Casting, castable
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import other


class Round(NamedTuple):
    """Which spells, whether the player whose turn it is not casts them, and the question put to them."""

    spells: tuple[int, ...]
    opponent: bool
    key: str
    rule: str


@frame
class MagicSegment(Procedure):
    """A failed caster may try again at once, at his lowered strength (DE-12.4); who has passed is not asked again."""

    opened: bool = False
    at: int = 0

    AT_REST: ClassVar[bool] = True
    ROUNDS: ClassVar[tuple[Round, ...]] = ()

    def open(self, s: DarkEmperorState) -> None:
        """What happens as the segment begins."""

    def step(self, s: DarkEmperorState) -> Asked:
        if not self.opened:
            self.opened = True
            self.open(s)
            if s.frames[-1] is not self:
                return None
        players = (s.phasing, other(s.phasing))
        for spells, opponent, key, rule in self.ROUNDS[self.at :]:
            side = players[opponent]
            found = castable(s, side, spells)
            if found:
                verbs = s.game.verbs
                return Ask(side, key, rule, [*[verbs.cast[spell] for spell in found], verbs.passes])
            self.at += 1
        if s.half.silenced:
            s.half = s.half._replace(silenced=0)  # the Negator is declared in each segment (DE-15.5a)
        s.pop()
        return None

    def do_cast(self, s: DarkEmperorState, seat: int, spell: int) -> None:
        s.push(Casting(seat, spell))

    def do_pass(self, s: DarkEmperorState, seat: int, target: int) -> None:
        self.at += 1

    def why_cast(self, s: DarkEmperorState, seat: int, spell: int) -> list[Reason]:
        if spell in self.ROUNDS[self.at].spells:
            return refusals.why_spell(s, seat, spell)
        if any(spell in later.spells for later in self.ROUNDS):
            return [Reason("DE-12.5", "spell-of-another-round", spell=spell)]
        return [Reason("DE-12.1a", "spell-of-another-segment", spell=spell)]
