"""The sequence of action (DW-B-ORD-01, tables): rounds of phases, phases of steps.

The outline is the Expert Game's. A chapter opens a step (`step`) from its level on; steps that no chapter in force
opens are left out, and so are phases without any.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.hooking import Hook
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.records import Doings
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import (
    BASIC,
    CLOSE,
    MAGIC,
    MELEE,
    MOVEMENT,
    NO_ORDER,
    ORDERING,
    RALLY,
    SHOOTING_1,
    SHOOTING_2,
    START,
)

F = TypeVar("F", bound=Callable[[], Frame])

ROUND: Final = (
    (START, ("fire markers", "delayed fires", "wind", "spread", "high flyers")),
    (ORDERING, ("allot", "order dice", "place", "reveal", "obedience")),
    (MAGIC, ("cast", "magic losses", "magic tests")),
    (SHOOTING_1, ("first volley", "first closing up", "first missile tests")),
    (
        MOVEMENT,
        (
            *("flaming", "routs", "stragglers", "impetuous"),
            *("move step", "skirmish step", "attack step", "hold step"),
            *("out of the flames", "singles turn", "fires", "loading"),
        ),
    ),
    (SHOOTING_2, ("second volley", "second closing up", "second missile tests")),
    (MELEE, ("contact across", "strikes", "fly off", "losers", "across ends", "regrouping")),
    (RALLY, ("rally", "regenerate", "rest")),
    (CLOSE, ("orders expire", "last count")),
)
STEPS: Final = tuple((phase, name) for phase, names in ROUND for name in names)
PHASES: Final = tuple(phase for phase, _ in ROUND)
hooks.STEPS.update({name: Hook() for _, name in STEPS})


def step(name: str, *, level: int = BASIC, option: str | tuple[str, ...] = ()) -> Callable[[F], F]:
    """Let a frame be a step of the round, in place of that of lower levels."""
    return hooks.STEPS[name](level=level, option=option)  # type: ignore[return-value]


def first_of(phase: str) -> int:
    """The number of a phase's first step."""
    return next(number for number, (name, _) in enumerate(STEPS) if name == phase)


@frame
class War(Stages, Procedure):
    """Round after round. It lies under everything else."""

    stage: int = 0

    STAGES = ("open", "play")

    def open(self, s: DemonworldState) -> Asked:
        s.round += 1
        s.emit("round-begins", round=s.round)
        for begin in hooks.ROUND_BEGINS.of(s):
            begin(s)
        return None

    def play(self, s: DemonworldState) -> Asked:
        self.go("open")
        s.push(OneRound())
        return None


@frame
class OneRound(Procedure):
    """The steps of a round, one after the other."""

    at: int = 0

    def step(self, s: DemonworldState) -> Asked:
        """Phase by phase; magic follows the orders, and rallying ends the round (DW-S-SEQ-01, -07, DW-E-MAG-01)."""
        for left in hooks.BETWEEN_STEPS.of(s):
            asked = left(s)
            if asked is not None:
                s.push(asked)
                return None
        number = self.upcoming(s)
        self.at = min(number + 1, len(STEPS))
        if number < len(STEPS):
            phase, name = STEPS[number]
            make = hooks.STEPS[name].last(s)
            assert make is not None
            if s.phase != phase:
                enter(s, phase)
            s.push(make())
            return None
        s.phase = ""
        for end in hooks.ROUND_ENDS.of(s):
            end(s)
        s.finish()
        return None

    def upcoming(self, s: DemonworldState) -> int:
        """The number of the next step that a chapter opens."""
        steps = range(self.at, len(STEPS))
        return next((number for number in steps if hooks.STEPS[STEPS[number][1]].last(s) is not None), len(STEPS))


def enter(s: DemonworldState, phase: str) -> None:
    """A phase begins: what lasted for the one before is over."""
    s.phase = phase
    s.doings = Doings()
    for number, unit in enumerate(s.units):
        if unit.lost or unit.killed or unit.gave_up:
            s.units[number] = unit._replace(lost=0, killed=0, gave_up="")
    s.emit("phase-begins", phase=phase, round=s.round)
    for begin in hooks.PHASE_BEGINS.of(s):
        begin(s)


@step("orders expire")
@frame
class OrdersExpire(Procedure):
    """All orders are removed, and what units did in this round is over (DW-B-ORD-16)."""

    def step(self, s: DemonworldState) -> Asked:
        for number, unit in enumerate(s.units):
            s.units[number] = unit._replace(order=NO_ORDER, counters=(), moved=False, shot=False, stirred=False)
        s.finish()
        return None
