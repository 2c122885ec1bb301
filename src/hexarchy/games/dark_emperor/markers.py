"""Magic hex markers (DE-18.1): turned up by leaders, and what they meet there."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import activation, changes, diplomacy
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import OWN


def must_duel(s: DarkEmperorState, monster: int) -> int:
    """The bearer of Famir among the phasing player's leaders with Ssstoth, who can only fight (DE-18.32a to 18.35)."""
    bearer = s.bearer(s.world.FAMIR)
    if monster != s.world.SSSTOTH or bearer < 0 or s.side(bearer) != s.phasing or bearer == s.world.COS:
        return -1
    return bearer if s.where[bearer] == s.where[monster] else -1


def challenge(s: DarkEmperorState, monster: int, champion: int = -1) -> None:
    """A duel to be fought in the Heroic Combat Segment; `champion` must go first, -1 leaves it to the owner."""
    s.half = s.half._replace(duels=(*s.half.duels, (monster, champion)))


@frame
class TurningUp(Procedure):
    """At the end of Diplomacy Resolution (DE-18.12a): markers, then monsters known before (DE-DEC-35, DE-DEC-36)."""

    met: tuple[int, ...] = ()  # monsters that have been dealt with in this phase

    AT_REST: ClassVar[bool] = True

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        beasts = (s.army[0] | s.army[1] | s.army[2]) >> s.world.first_monster
        return bool(beasts) or bool(cls._found(s))

    def step(self, s: DarkEmperorState) -> Asked:
        hexes = self._found(s)
        if hexes:
            return Ask(s.phasing, "turn-up", "DE-DEC-35", [s.game.verbs.reveal[hex_] for hex_ in hexes])
        for monster in s.world.monsters:
            if monster not in self.met and s.where[monster] >= 0:
                self.met = (*self.met, monster)
                s.push(Encounter(monster, known=True))
                return None
        s.pop()
        return None

    @staticmethod
    def _found(s: DarkEmperorState) -> list[int]:
        """Hexes with a marker and a leader of the phasing player's."""
        mine = s.stacks[s.phasing]
        return sorted([hex_ for hex_ in s.markers.lies if hex_ in mine and s.leaders(s.phasing, hex_)])

    def do_reveal(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        """Shown to all before anything is chosen. Who was safe only while it lay hidden rolls now (DE-18.31b)."""
        (piece,) = s.markers.inside(hex_)
        s.markers = s.markers.moved(s.markers.one(hex_, piece), s.world.grid.size)
        s.emit("turned-up", piece=piece, hex=hex_)
        if piece in s.world.devices:
            changes.drop(s, piece, hex_)
            s.push(Find(piece, hex_))
        else:
            changes.put(s, piece, hex_)
            self.met = (*self.met, piece)
            s.push(Encounter(piece, known=False))
            settle(s, hex_)


@frame
class Find(Procedure):
    """A device is picked up by one of the leaders there; Famir must be taken as well (DE-18.12a, DE-18.3a)."""

    device: int
    hex: int

    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        there = s.leaders(s.phasing, self.hex)
        if not there or s.where[self.device] != self.hex:  # they have changed sides (DE-6.16)
            s.pop()
            return None
        options = [s.game.verbs.finder[leader] for leader in there]
        return Ask(s.phasing, "finder", "DE-DEC-35", options, device=self.device, hex=self.hex)

    def do_finder(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        s.pop()
        changes.bear(s, self.device, leader)
        s.emit("finds", leader=leader, device=self.device)
        settle(s, self.hex)

    def why_finder(self, s: DarkEmperorState, seat: int, leader: int) -> list[Reason]:
        return [Reason("DE-18.12a", "not-where-it-lies", leader=leader, device=self.device)]


@frame
class Encounter(Procedure):
    """Leaders before a monster that serves nobody: parley or duel; one known before may be left alone (DE-DEC-36)."""

    monster: int
    known: bool

    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        monster, hex_ = self.monster, s.where[self.monster]
        bearer = must_duel(s, monster)
        there = s.leaders(s.phasing, hex_) if changes.is_wild(s, monster) else ()
        if bearer >= 0 or not there:
            s.pop()
            if bearer >= 0:
                challenge(s, monster, bearer)
            return None
        verbs = s.game.verbs
        options = [*(verbs.parley[leader] for leader in there), verbs.duel[monster]]
        if self.known:
            options.append(verbs.ignore[monster])  # DE-18.15c
        return Ask(s.phasing, "encounter", "DE-DEC-36", options, monster=monster, hex=hex_)

    def do_parley(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        """Ten or more brings it under control, otherwise it must be fought (DE-18.13)."""
        s.pop()
        monster, hex_ = self.monster, s.where[self.monster]
        if not diplomacy.attempt(s, seat, s.world.pieces[monster].id, leader, "DE-18.13"):
            challenge(s, monster)
            return
        changes.serve(s, monster, OWN[seat])
        s.emit("tamed", monster=monster, side=seat)
        settle(s, hex_)
        activation.offend(s, hex_, seat, "DE-6.12a")  # DE-18.21b

    def do_duel(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()
        challenge(s, self.monster)

    def do_ignore(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    def why_parley(self, s: DarkEmperorState, seat: int, leader: int) -> list[Reason]:
        return [Reason("DE-18.12b", "not-before-the-monster", leader=leader, monster=self.monster)]

    def why_ignore(self, s: DarkEmperorState, seat: int, target: int) -> list[Reason]:
        return [Reason("DE-18.12b", "must-be-dealt-with", monster=self.monster)]
