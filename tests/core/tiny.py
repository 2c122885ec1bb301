"""A tiny game for tests of the engine: two seats, one question, and an answer for each thing an action can do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from hexarchy.core.actions import Action, ActionTable
from hexarchy.core.decisions import Ask
from hexarchy.core.dice import DiceSource
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.game import BadInput, Game
from hexarchy.core.scenarios import Scenario, Scenarios
from hexarchy.core.setting import Setting
from hexarchy.core.state import State, state_class

VERBS: Final = (
    "keep",
    "think",
    "roll",
    "reveal",
    "whisper",
    "hand-over",
    "both",
    "win",
    "trap",
    "spin",
    "prime",
    "crash",
)


@state_class
class TinyState(State):
    """Counts what has been kept."""

    kept: int = 0

    def view(self, seat: int | str | None) -> dict[str, Any]:
        return {"kept": self.kept}


@frame
class Play(Frame):
    """Asks one seat, or both at once."""

    seat: int = 0
    both: bool = False
    trapped: bool = False
    spinning: bool = False
    primed: bool = False

    def step(self, s: TinyState) -> Asked:
        if self.spinning:
            return None
        if self.both:
            return tuple(Ask(seat, "what", "T-1", self._open(s, seat)) for seat in (0, 1))
        return Ask(self.seat, "what", "T-1", self._open(s, self.seat))

    def _open(self, s: TinyState, seat: int) -> list[Action]:
        actions = s.game.actions
        if self.trapped:
            return []
        spend = actions.of("spend") if seat == 1 and self.primed and s.kept else ()
        return [*(actions.of(verb)[0] for verb in VERBS), *spend]

    def do_prime(self, s: TinyState, seat: int, target: int) -> None:
        """From now on the right may spend what has been kept."""
        self.primed = True

    def do_spend(self, s: TinyState, seat: int, target: int) -> None:
        s.kept -= 1

    def do_keep(self, s: TinyState, seat: int, target: int) -> None:
        s.kept += 1

    def do_think(self, s: TinyState, seat: int, target: int) -> None:
        s.kept += 1
        s.tell(seat, "thought")

    def do_roll(self, s: TinyState, seat: int, target: int) -> None:
        s.roll(1, 6, "T-2", audience=(seat,))

    def do_reveal(self, s: TinyState, seat: int, target: int) -> None:
        s.emit("revealed")

    def do_whisper(self, s: TinyState, seat: int, target: int) -> None:
        s.tell(1 - seat, "whispered")

    def do_hand_over(self, s: TinyState, seat: int, target: int) -> None:
        self.seat = 1 - self.seat

    def do_both(self, s: TinyState, seat: int, target: int) -> None:
        self.both = not self.both

    def do_win(self, s: TinyState, seat: int, target: int) -> None:
        s.end(seat, (1, 0), "T-3")

    def do_trap(self, s: TinyState, seat: int, target: int) -> None:
        self.trapped = True

    def do_spin(self, s: TinyState, seat: int, target: int) -> None:
        self.spinning = True

    def do_crash(self, s: TinyState, seat: int, target: int) -> None:
        raise ZeroDivisionError("a defect")


class TinyGame(Game):
    name = "tiny"
    rules_version = "1"
    seats = ("left", "right")
    state_type = TinyState
    folder = Path(__file__).parent

    def __init__(self) -> None:
        self.actions = ActionTable()
        for verb in (*VERBS, "spend"):
            self.actions.single(verb)
        self.scenarios = Scenarios((Scenario("standard", "T-1"),), ())

    def first_state(self, setting: Setting, dice: DiceSource) -> TinyState:
        state = TinyState(game=self, dice=dice, frames=[Play()], setting=setting)
        state.emit("begins")
        return state

    def state_from_position(self, data: Mapping[str, Any], dice: DiceSource) -> TinyState:
        if not isinstance(data.get("kept"), int):
            raise BadInput("position: kept: a whole number is needed")
        dice = dice.after(data.get("dice", ()))
        return TinyState(game=self, dice=dice, frames=[Play()], setting=self.setting(), kept=data["kept"])

    def named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        return dict(args)


TINY: Final = TinyGame()
