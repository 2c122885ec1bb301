"""Leaders alone among enemies (DE-8.16b, DE-9.27b): the roll to escape, and where they flee to."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.hexsets import OnSet
from hexarchy.core.ways import way
from hexarchy.games.dark_emperor import changes, claims, devices, famir
from hexarchy.games.dark_emperor.procedure import Fray, Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import other


def endangered(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """The next leader who must roll: the phasing player's first, in the order of the leader list (DE-PROC-4)."""
    mine, theirs = s.stacks[s.phasing], s.stacks[other(s.phasing)]
    shared = [hex_ for hex_ in hexes if hex_ in mine and hex_ in theirs]
    for side in (s.phasing, other(s.phasing)) if shared else ():
        alone = perilous(s, side)
        found = [leader for hex_ in shared if alone >> hex_ & 1 for leader in s.leaders(side, hex_)]
        found = [leader for leader in found if not famir.waits(s, leader)]
        if found:
            return EscapeRoll(min(found))
    return None


def perilous(s: DarkEmperorState, side: int) -> int:
    """Hexes with enemy units or monsters, and none of one's own; a friendly monster is company (DE-9.27b)."""
    return s.fought_over(other(side)) & ~s.fought_over(side)


def unholy(s: DarkEmperorState, piece: int) -> bool:
    """Whom Holy Places are closed to: vampires, undead, Tol Morn, leaders of Death or Terror (DE-8.F)."""
    return bool((s.world.unholy | s.risen) >> piece & 1)


def barred(s: DarkEmperorState, leader: int) -> int:
    """Where a leader of his kind cannot be: holy ground for the unholy (DE-8.F), flames for all but Cos (DE-13.11a)."""
    found = s.world.holy if unholy(s, leader) else 0
    return found if leader == s.world.COS else found | s.burning


def refuges(s: DarkEmperorState, leader: int) -> int:
    """Any hex without enemies that is not closed to him; the Mercenary Box is no hex (DE-8.16b)."""
    return s.world.field.all & ~s.fought_over(other(s.side(leader))) & ~barred(s, leader)


def _beaten(s: DarkEmperorState, hex_: int) -> bool:
    """Is a battle being fought here? Who has to flee from it is of the side its result drives out.

    So he counts as forced to retreat (DE-14.12b): one who lost all his units is no better off than one who kept some.
    """
    return any(isinstance(frame, Fray) and frame.hex == hex_ for frame in s.frames)


@frame
class EscapeRoll(Procedure):
    """At or below his Hero Rating he escapes with his devices, above it he dies (DE-9.27b).

    Ends with the hex he flees to.
    """

    leader: int
    claimed: bool = False
    escaped: bool = False

    def step(self, s: DarkEmperorState) -> Asked:
        if self.escaped:
            options = OnSet(s.game.verbs.place, refuges(s, self.leader))
            return Ask(s.side(self.leader), "flee-to", "DE-DEC-19", options, leader=self.leader)
        if not self.claimed:
            self.claimed = True
            s.push(claims.Claim(self.leader, claims.ESCAPE))
            return None
        if s.check(1, 6, "DE-9.27b", (AT_MOST, devices.hero(s, self.leader)), leader=self.leader):
            self.escaped = True
            s.emit("escapes", leader=self.leader, hex=s.where[self.leader])
        else:
            s.pop()
            side, hex_ = s.side(self.leader), s.where[self.leader]
            changes.slay(s, self.leader, "DE-9.27b", for_ever=(hex_, side) in s.half.bane)
        return None

    def do_place(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        """Flight rouses no kingdom (DE-8.16b)."""
        if _beaten(s, s.where[self.leader]):
            s.half = s.half._replace(retreated=(*s.half.retreated, self.leader))
        was = s.where[self.leader]
        changes.shift(s, self.leader, hex_)
        s.emit("flees", units=(self.leader,), **way(was, (), hex_))
        s.finish(hex_)

    def why_place(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        if s.world.holy >> hex_ & 1 and unholy(s, self.leader):
            return [Reason("DE-8.F", "holy-ground", piece=self.leader)]
        if barred(s, self.leader) >> hex_ & 1:
            return [Reason("DE-13.11a", "flames", hex=hex_)]
        return [Reason("DE-8.16b", "enemies-there", hex=hex_)]
