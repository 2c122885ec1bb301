"""Capturing characters (DL-CAP): a lone character among enemy troops rolls against them.

The chapter that finds such a situation calls `threaten`; the procedure groups the characters into parties and rolls.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.decisions import Ask
from hexarchy.core.events import Modifiers
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import changes
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import NEUTRAL, other

FORTRESS_PENALTY: Final = 2  # DL-CAP-08


def threaten(
    s: DemonlordState,
    hex_: int,
    camp: int,
    captor: int,
    *,
    only: tuple[int, ...] | None = None,
    entered: bool = False,
    again: bool = False,
    hidden_troops: bool = False,
) -> None:
    """Start the capture attempt against a camp's lone characters in a hex, if there is one to be made.

    `captor` is the camp whose troops try; the opponent of the characters' side rolls and keeps them if it is a neutral
    (DL-ENM-09). `entered` characters came into an enemy fortress (DL-CAP-08); `again` ignores the once-a-turn limit
    (DL-EOB-04); `hidden_troops` were not shown to protect them (DL-ENM-07).
    """
    if s.has_troops(camp, hex_) and not hidden_troops:
        return  # DL-CAP-02
    endangered = s.characters(camp, hex_) if only is None else only
    if not again:
        endangered = tuple(c for c in endangered if (c, hex_) not in s.turn.exposed)  # DL-CAP-03, DL-CAP-17
    if endangered:
        s.push(Capture(hex_, camp, captor, tuple(sorted(endangered)), entered))


@frame
class Capture(Procedure):
    """One capture situation in one hex. `parties` grows until every character belongs to one (DL-CAP-10)."""

    hex: int
    camp: int
    captor: int
    characters: tuple[int, ...]
    entered: bool
    parties: tuple[tuple[int, ...], ...] = ()

    FREEZES_STACKS: ClassVar[bool] = True

    def step(self, s: DemonlordState) -> Asked:
        grouped = sum(map(len, self.parties))
        if grouped < len(self.characters):
            if self.camp == NEUTRAL:  # nobody to ask for a neutral's characters: each rolls for himself
                self.do_apart(s, 0, 0)
                return None
            verbs = s.game.verbs
            parties = tuple(verbs.party[party[0]] for party in self.parties)
            next_ = self.characters[grouped]
            return Ask(self.camp, "party", "DL-DEC-19", (verbs.apart, *parties), unit=next_, hex=self.hex)
        s.pop()
        self._roll(s)
        return None

    def do_apart(self, s: DemonlordState, seat: int, target: int) -> None:
        self.parties = (*self.parties, (self.characters[sum(map(len, self.parties))],))

    def do_party(self, s: DemonlordState, seat: int, leader: int) -> None:
        joins = self.characters[sum(map(len, self.parties))]
        self.parties = tuple((*p, joins) if p[0] == leader else p for p in self.parties)

    def _roll(self, s: DemonlordState) -> None:
        s.turn = s.turn._replace(exposed=(*s.turn.exposed, *((c, self.hex) for c in self.characters)))
        holder = self._holder(s)
        own, theirs = self.modifiers(s)
        halted: list[int] = []
        for party in self.parties:
            escape, catch = s.contest(6, "DL-CAP-05", own, theirs, unit=party[0], hex=self.hex, party=len(party))
            if catch > escape:
                for character in party:
                    changes.capture(s, character, holder)
            elif catch == escape:
                halted.extend(party)
                s.emit("capture-halted", units=party, hex=self.hex)
            else:
                s.emit("capture-escaped", units=party, hex=self.hex)
        for below in s.frames:
            if isinstance(below, Procedure):
                below.halted(s, tuple(halted))

    def _holder(self, s: DemonlordState) -> int:
        """Who keeps the captives: the captor, or for a neutral the opponent of the characters' side (DL-ENM-09)."""
        return other(self.camp) if self.captor == NEUTRAL else self.captor

    def modifiers(self, s: DemonlordState) -> tuple[Modifiers, Modifiers]:
        """What is added to the characters' die and to the troops' (DL-CAP-08, DL-CAP-09, DL-CAP-11)."""
        walls = (("DL-CAP-08", -FORTRESS_PENALTY),) if self.entered else ()
        strongest, rival = s.best_power(self.camp, self.hex), s.best_power(self.captor, self.hex)
        if strongest == rival:
            return walls, ()
        magic = (("DL-CAP-09", 1),)
        return ((*walls, *magic), ()) if strongest > rival else (walls, magic)
