"""Elections in Kelaron Oiret (DE-17) and the Torch of Liberty (DE-15.6), which goes to the Doge."""

from __future__ import annotations

from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, GONE


def candidates(s: DarkEmperorState) -> list[int]:
    """The leaders of Kelaron who live, in the order of the table."""
    return [leader for leader in s.world.candidates if lives(s, leader)]


def lives(s: DarkEmperorState, leader: int) -> bool:
    return s.where[leader] >= 0 or s.where[leader] == BOX


def elect(s: DarkEmperorState) -> None:
    """Three run by the table, two by odd and even, one is Doge without a die (DE-17a to 17c). Nobody has a choice."""
    running = candidates(s)
    if not running:
        s.doge = -1
        return
    if len(running) == 1:
        s.doge = running[0]
    else:
        (die,) = s.roll(1, 6, "DE-17a" if len(running) == len(s.world.candidates) else "DE-17b")
        s.doge = _winner(s, running, die)
    if s.where[s.world.TORCH] != GONE:  # once out it is never lit again (DE-15.6c)
        changes.bear(s, s.world.TORCH, s.doge)  # DE-15.6a
    s.emit("elected", leader=s.doge)


def _winner(s: DarkEmperorState, running: list[int], die: int) -> int:
    if len(running) == 2:
        return running[0] if die % 2 else running[1]
    return next(leader for leader, row in zip(running, s.world.tables.elections.row, strict=True) if die in row.rolls)


def vacancy(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """A dead Doge is followed at once (DE-15.6b); with the last candidate the Torch goes out (DE-15.6c)."""
    if s.doge >= 0 and lives(s, s.doge):
        return None
    if s.doge >= 0:
        elect(s)
    torch = s.world.TORCH
    if s.where[torch] != GONE and not candidates(s):
        changes.remove(s, torch)
        s.emit("torch-goes-out")
    return None


@frame
class ElectionSegment(Procedure):
    """In odd turns the Kingdoms player's Recruitment Phase ends with an election (DE-4.B1c)."""

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return bool(s.turn_number % 2)

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        if candidates(s):
            elect(s)
        return None
