"""A small game for three, to test orders and secrets: each seat holds one of three things and strikes the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from hexarchy.core.actions import Action, ActionTable
from hexarchy.core.cups import Cups, cups_field
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.game import Game
from hexarchy.core.scenarios import Scenario, Scenarios
from hexarchy.core.setting import Setting
from hexarchy.core.standing import Order, Standing
from hexarchy.core.state import State, state_class
from hexarchy.core.text import Catalog

CALLS = 40  # how many banners can be raised
SEATS = 3
HANDS, PILE = range(SEATS), SEATS
SHIELD = 0  # the first of three things; its holder may answer a blow


@state_class
class FeudState(State):
    raised: tuple[int, ...] = ()  # banners that wait for the turn to end
    sealed: tuple[int, ...] = (0,) * SEATS  # who would answer a blow with the shield
    struck: int = -1
    hands: Cups = cups_field()
    blows: int = 0
    log: tuple[str, ...] = ()

    def view(self, seat: int | str | None) -> dict[str, Any]:
        number = None if seat is None else self.setting.seat(seat)
        own = {} if number is None else {"sealed": self.sealed[number]}
        zones = [self.hands.seen(zone, number) for zone in (*HANDS, PILE)]
        return {
            "zones": zones,
            "sought": self.hands.sought(number),
            "log": self.log,
            "raised": self.raised,
            **own,
            **self.told_question(number),
        }

    def deal_hidden(self, seat: int, rng: Any) -> None:
        self.hands = self.hands.redealt(seat, rng)
        self.sealed = tuple(said if one == seat else 0 for one, said in enumerate(self.sealed))


@frame
class Turn(Frame):
    """Seats strike one after the other. Between two blows nothing is half done."""

    seat: int = 0

    AT_REST: ClassVar[bool] = True

    def step(self, s: FeudState) -> Asked:
        if s.game.standing.carried_out(s):
            return None
        if s.struck >= 0:
            s.struck, s.blows = -1, s.blows + 1
            s.emit("hit")
        verbs = s.game.actions
        return Ask(self.seat, "blow", "F-1", [*verbs.of("strike"), *verbs.of("swing")])

    def do_strike(self, s: FeudState, seat: int, target: int) -> None:
        s.struck = target
        self.seat = (seat + 1) % SEATS

    def do_swing(self, s: FeudState, seat: int, target: int) -> None:
        s.push(Swing(seat))


@frame
class Swing(Frame):
    """A blow in two steps: it is half done when it asks."""

    seat: int

    def step(self, s: FeudState) -> Asked:
        return Ask(self.seat, "whom", "F-2", s.game.actions.of("strike"))

    def do_strike(self, s: FeudState, seat: int, target: int) -> None:
        s.pop()
        s.struck = target

    def give_way(self, s: FeudState) -> None:
        raise AssertionError("it cannot be interrupted")


class Banner(Order):
    """Raised at any moment, seen when nothing is half done."""

    VERBS: ClassVar[tuple[str, ...]] = ("raise",)
    listed: ClassVar[int] = 0

    def offered(self, s: FeudState, seat: int) -> Iterable[Action]:
        Banner.listed += 1
        return [action for action in s.game.actions.of("raise") if action.target not in s.raised]

    def obey(self, s: FeudState, seat: int, action: Action) -> None:
        s.raised = (*s.raised, action.target)

    def why_not(self, s: FeudState, seat: int, action: Action) -> list[Reason]:
        return [Reason("F-3", "raised-already")]

    def due(self, s: FeudState) -> bool:
        return bool(s.raised)

    def carry_out(self, s: FeudState) -> None:
        s.log = (*s.log, f"banner {s.raised[0]}")
        s.raised = s.raised[1:]


class Shield(Order):
    """A sealed answer, given in advance by those who hold the shield and those who do not alike."""

    VERBS: ClassVar[tuple[str, ...]] = ("parry", "bear")

    def offered(self, s: FeudState, seat: int) -> Iterable[Action]:
        return s.game.actions.of("bear") if s.sealed[seat] else s.game.actions.of("parry")

    def obey(self, s: FeudState, seat: int, action: Action) -> None:
        s.sealed = (*s.sealed[:seat], int(action.verb == "parry"), *s.sealed[seat + 1 :])

    def due(self, s: FeudState) -> bool:
        return s.struck >= 0 and bool(s.sealed[s.struck]) and s.hands.one(s.struck, SHIELD) >= 0

    def carry_out(self, s: FeudState) -> None:
        s.hands = s.hands.moved(SHIELD, PILE)
        s.log = (*s.log, f"seat {s.struck} parries")
        s.struck = -1


class Feud(Game):
    name = "feud"
    rules_version = "1"
    seats = ("red", "green", "blue")
    state_type = FeudState
    folder = Path(__file__).parent
    standing = Standing(Banner(), Shield())

    def __init__(self) -> None:
        self.actions = ActionTable()
        self.actions.verb("strike", ["0", "1", "2"])
        for verb in ("swing", "parry", "bear"):
            self.actions.single(verb)
        self.actions.verb("raise", [str(number) for number in range(CALLS)])
        self.scenarios = Scenarios((Scenario("standard", "F-1"),), ())

    def first_state(self, setting: Setting, dice: DiceSource) -> FeudState:
        hands = Cups.laid(tuple(HANDS), SEATS, [1 << seat for seat in range(SEATS)])
        return FeudState(game=self, dice=dice, frames=[Turn()], setting=setting, hands=hands)

    def catalog(self, lang: str, *, strict: bool = True) -> Catalog:
        return Catalog(lang, {"feud.ftl": "ask-blow = A blow?\nask-whom = Whom?\n"}, strict=strict)

    def scene(self, view: Mapping[str, Any]) -> Any:
        return {"drawn": view}


FEUD = Feud()


def new(*hands: int) -> FeudState:
    """A match in which each seat holds one of three things."""
    state = FEUD.new(dice=SeededDice(1))
    assert isinstance(state, FeudState)
    state.hands = Cups.laid(
        [hands.index(thing) for thing in range(SEATS)], SEATS, [1 << hands.index(t) for t in range(3)]
    )
    return state
