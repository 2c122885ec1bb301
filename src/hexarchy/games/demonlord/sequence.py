"""The sequence of play (DL-TRN): the outline of a phase, the two phases of a turn, and what runs out with each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from hexarchy.core.frames import Asked, Frame, Outline, frame
from hexarchy.games.demonlord import alliances, commands, control, prisoners, reinforcements, siege, truce
from hexarchy.games.demonlord.battle.step import BattleStep
from hexarchy.games.demonlord.magic.invocation import InvocationStep
from hexarchy.games.demonlord.magic.windows import RainsWindow, Window
from hexarchy.games.demonlord.movement import MovementStep
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState, Phase, Turn


def before_movement() -> Frame:
    return Window("before-movement")


def after_movement() -> Frame:
    return Window("after-movement")


def end_of_phase() -> Frame:
    return Window("end")


@frame
class PhaseSequence(Outline):
    """A phase from its start to its end (DL-TRN-03, DL-TRN-10, DL-TRN-11)."""

    OUTLINE: ClassVar[tuple[Callable[[], Frame], ...]] = (
        reinforcements.Replacements,
        reinforcements.Reinforcements,
        RainsWindow,
        before_movement,
        MovementStep,
        after_movement,
        InvocationStep,
        BattleStep,
        siege.SiegeStep,
        alliances.AllianceStep,
        alliances.SemiPermanentChecks,
        alliances.UnitsComeHome,
        end_of_phase,
        prisoners.Exchange,
    )

    # Where a hand-written position may start.
    STARTS: ClassVar[Mapping[str, int]] = {
        "start": 0,
        "reinforcements": 1,
        "rains": 2,
        "before-movement": 3,
        "movement": 4,
        "after-movement": 5,
        "invocation": 6,
        "battles": 7,
        "sieges": 8,
        "alliances": 9,
        "checks": 10,
        "returns": 11,
        "end": 12,
        "exchange": 13,
    }

    # What everybody may know of where the phase is: no finer, or an open window would tell what a player can cast.
    STEPS: ClassVar[tuple[str, ...]] = (
        *["start"] * 4,
        *["movement"] * 2,
        "invocation",
        "battles",
        "sieges",
        *["alliances"] * 3,
        *["end"] * 2,
    )


PHASE, PHASE_ENDS, TURN_ENDS = 0, 1, 2


@frame
class Campaign(Procedure):
    """Turn after turn, each of two phases (DL-TRN-01). It lies under everything else until the match is over."""

    next: int = PHASE

    def step(self, s: DemonlordState) -> Asked:
        if self.next == PHASE:
            self.next = PHASE_ENDS
            s.emit("phase-begins", turn=s.turn_number, side=s.phasing)
            s.push(PhaseSequence())
        elif self.next == PHASE_ENDS and s.clock & 1:
            self.next = TURN_ENDS
            s.push(truce.TurnEnd())
        else:
            if self.next == TURN_ENDS:
                end_turn(s)
            self.next = PHASE
            end_phase(s)
        return None


def end_phase(s: DemonlordState) -> None:
    """What runs out with a phase (DL-TRN-13)."""
    s.phase = Phase()
    commands.lapse(s)
    s.rains = tuple(rain for rain in s.rains if rain[0] > s.clock)
    s.fallen = tuple(entry for entry in s.fallen if entry[2] >= s.clock)  # this phase and the next (DL-SPL-27)
    s.set_clock(s.clock + 1, s.first)
    s.ground_changed()


def end_turn(s: DemonlordState) -> None:
    s.turn = Turn()
    for realm in range(len(s.realms)):
        if s.realms[realm].charmed:
            control.set_realm(s, realm, charmed=False)
