"""Famir (DE-18.3): the sword that binds its finder and drags him to Ssstoth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes, devices
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.words import BOX, DEATH, GONE, KINGDOMS, NECROMANCER, TERROR, other

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def quest_goes_on(s: DarkEmperorState) -> bool:
    """As long as Ssstoth lives, turned up or not (DE-18.N)."""
    return s.where[s.world.SSSTOTH] != GONE


def waits(s: DarkEmperorState, leader: int) -> bool:
    """A bearer nothing touches until his duel (DE-18.32a): with an enemy's Ssstoth, or dragged to a hidden marker."""
    monster, at = s.world.SSSTOTH, s.where[leader]
    if s.bearer(s.world.FAMIR) != leader or at < 0:
        return False
    if at == s.where[monster]:
        return s.side(monster) == other(s.side(leader))
    return leader in s.half.dragged and s.marker_at(at)


# -- taking it up -----------------------------------------------------------------------------------------------------


def pick_up(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """Where it lies, a leader of either player must take it up and the quest with it (DE-18.37)."""
    hex_ = s.where[s.world.FAMIR]
    if hex_ < 0 or hex_ not in hexes or not quest_goes_on(s):
        return None
    there = takers(s, hex_)
    return TakeUp(hex_) if there else None


def takers(s: DarkEmperorState, hex_: int) -> list[int]:
    """Those who hold the hex come first, as with any device; in an empty field friend and foe alike."""
    holders = [side for side in (NECROMANCER, KINGDOMS) if s.held[side] >> hex_ & 1]
    sides = holders if len(holders) == 1 and s.leaders(holders[0], hex_) else (NECROMANCER, KINGDOMS)
    return [leader for side in sides for leader in s.leaders(side, hex_)]


@frame
class TakeUp(Procedure):
    """The last owner chooses among several (DE-DEC-38)."""

    hex: int

    def step(self, s: DarkEmperorState) -> Asked:
        there = takers(s, self.hex)
        sides = {s.side(leader) for leader in there}
        asked = s.quest if s.quest >= 0 and len(sides) > 1 else s.side(there[0])
        options = [s.game.verbs.finder[leader] for leader in there]
        return Ask(asked, "take-up-famir", "DE-DEC-38", options, hex=self.hex)

    def do_finder(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        s.pop()
        changes.bear(s, s.world.FAMIR, leader)
        s.emit("finds", leader=leader, device=s.world.FAMIR)


# -- the pull ---------------------------------------------------------------------------------------------------------


def compulsion(s: DarkEmperorState) -> Frame | None:
    """At the start of every friendly Movement Segment (DE-18.31a, DE-18.36); magic spares Cos dol Cos (DE-19.3)."""
    bearer = s.bearer(s.world.FAMIR)
    if bearer < 0 or s.side(bearer) != s.phasing or bearer == s.world.COS or not quest_goes_on(s):
        return None
    return Compulsion(bearer) if s.where[bearer] >= 0 or s.where[bearer] == BOX else None


@frame
class Compulsion(Procedure):
    """At or below his own Hero Rating he moves freely; above it the sword takes him (DE-18.31a, DE-18.31b)."""

    leader: int
    pulled: bool = False

    def step(self, s: DarkEmperorState) -> Asked:
        if not self.pulled:
            rating = devices.own_hero(s, self.leader)
            (die,) = s.roll(1, 6, "DE-18.31a", leader=self.leader, needed=rating)
            if die <= rating:
                s.pop()
                return None
            self.pulled = True
        goals = self._goals(s)
        if not goals:
            self._drag(s, -1)
            return None
        return Ask(s.phasing, "pull", "DE-DEC-12", [s.game.verbs.pull[hex_] for hex_ in goals], leader=self.leader)

    def _goals(self, s: DarkEmperorState) -> list[int]:
        """Ssstoth's hex; while it is hidden, that of a hidden marker, without enemies if there is such."""
        at = s.where[s.world.SSSTOTH]
        hexes = [at] if at >= 0 else [hex_ for hex_, _ in s.hidden]
        hexes = [hex_ for hex_ in hexes if not closed(s, self.leader, hex_)]
        free = [hex_ for hex_ in hexes if at >= 0 or not s.enemy_of(s.phasing, hex_)]
        return sorted(free or hexes)

    def do_pull(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        self._drag(s, hex_)

    def _drag(self, s: DarkEmperorState, hex_: int) -> None:
        """His move for the segment ends there; if the place is closed to him he stays where he is."""
        from hexarchy.games.dark_emperor.settle import settle

        s.pop()
        s.half = s.half._replace(dragged=(*s.half.dragged, self.leader))
        was = s.where[self.leader]
        if hex_ >= 0 and hex_ != was:
            changes.shift(s, self.leader, hex_)
        s.emit("dragged", leader=self.leader, to=hex_)
        settle(s, *(at for at in (was, hex_) if at >= 0))


def closed(s: DarkEmperorState, leader: int, hex_: int) -> bool:
    """Holy ground for the unholy, flames for all (DE-18.31b)."""
    face = s.world.pieces[leader]
    holy = s.world.holy >> hex_ & 1 and (face.vampire or face.rune in (DEATH, TERROR))
    return bool(holy or s.burning >> hex_ & 1)
