"""State: everything true in a match at one moment, and the loop that moves it from question to question.

A state is a few references to immutable values, so a clone is cheap and taking back is keeping the old one. The frames
on its stack are the only things changed in place; clones share them until one of the two goes on (`_thaw`).
The log is never inside the state: `apply` returns the events and forgets them.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar, dataclass_transform

from hexarchy.core import fields
from hexarchy.core.actions import RESIGN, Action, UnknownAction
from hexarchy.core.decisions import Ask, DeadEnd, Decision, NeverEnds, NoDeal, Reason, Refused
from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.core.events import AT_LEAST, Event, Modifiers, Needs, made, total, weighing
from hexarchy.core.frames import ALL_STAGES, Courses, Frame, frame_from_json
from hexarchy.core.results import Result
from hexarchy.core.setting import Seat, Setting
from hexarchy.core.visible import visible

if TYPE_CHECKING:
    from hexarchy.core.game import Game

STATE_FORMAT = 1
# Between two questions. In random play no game has come to a hundred.
STEPS: Final = range(10_000)
MOST_DEALS: Final = 200  # until one agrees with what a seat knows; the first nearly always does


# Fields of every state that `to_json` writes itself.
_OWN: Final = ("game", "dice", "frames", "rolled", "result", "setting", "last_words")


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class State:
    """Base of every game's state. A subclass adds its fields (`state_class`), `view` and `deal_hidden`."""

    game: Game
    dice: DiceSource
    frames: list[Frame]
    rolled: int = 0
    result: Result | None = None
    setting: Setting
    last_words: bool = False  # is a seat asked for the word that closes something even where no other is left?
    quiet: bool = fields.reckoned(default=False)
    decision: Decision | None = fields.reckoned(default=None)  # what the match waits for; None when it is over
    # The stages of procedures; a game may leave out those in which nothing happens.
    courses: Courses = fields.reckoned(default_factory=lambda: ALL_STAGES)
    _shared: bool = fields.reckoned(default=False)
    _happened: list[Event] = fields.reckoned(default_factory=list)

    @property
    def scenario(self) -> str:
        return self.setting.scenario

    @property
    def options(self) -> Mapping[str, Any]:
        return self.setting.options

    # -- what the outside uses --------------------------------------------------------------------------------------

    def apply(self, seat: Seat, action: Action | str) -> list[Event]:
        """Carry out an action of a seat and all that follows from it without anybody's choice."""
        seat = seat if type(seat) is int else self.setting.seat(seat)
        chosen = action if type(action) is Action else self._read(action)
        ask = None if self.decision is None else self.decision.ask(seat)
        if ask is None or chosen not in ask.options:
            return self._command(self.setting.seat(seat), chosen)  # one who answers is a seat
        if self._shared:
            self._thaw()
        self._happened = []
        top = self.frames[-1]
        if top.BY_VERB:
            getattr(top, chosen.handler)(self, seat, chosen.target)
        else:
            top.take(self, seat, chosen)
        self.run()
        return self.opening() if self._happened else []

    def _command(self, seat: int, order: Action) -> list[Event]:
        """Carry out what a seat orders without being asked: it resigns, or its rules allow it at any moment."""
        gives_up = order is RESIGN
        if self._why_not_resign(seat) if gives_up else order not in self.commands(seat):
            raise Refused(self.why_not(seat, order))
        self._thaw()
        self._happened = []
        if gives_up:
            self.resign(seat)
        else:
            self.game.standing.obey(self, seat, order)
        self.run()
        return self.opening()

    def _why_not_resign(self, seat: int) -> list[Reason]:
        if self.result is not None:
            return [Reason("", "match-is-over")]
        return [] if self.living(seat) else [Reason("", "out-of-play")]

    def living(self, seat: int) -> bool:
        """Is a seat still in play? A game whose rules eliminate players says who."""
        return True

    def resign(self, seat: int) -> None:
        """A seat gives up: with two sides the other has won. A game for more says what becomes of its pieces."""
        sides = self.setting.sides
        if len({*sides}) != 2:
            raise NotImplementedError(f"{self.game.name} does not say what becomes of a seat that is given up")
        ranks = tuple(2 if side == sides[seat] else 1 for side in sides)
        self.result = Result(ranks, (), "")
        names = self.setting.seats
        self.emit("resigned", side=names[seat], winner=self.result.told(names)["winner"])

    def ask(self, seat: int) -> Ask | None:
        """What a seat is asked, if it is."""
        return None if self.decision is None else self.decision.ask(seat)

    def opening(self) -> list[Event]:
        """What happened before the first question of a new match or position. It is told once."""
        happened, self._happened = self._happened, []
        if self.game.bannered:
            banners = self.game.banners(self)
            for event in happened:
                event.banners = banners
        return happened

    def why_not(self, seat: Seat, action: Action | str) -> list[Reason]:
        """The rules that forbid the action now; empty when it is allowed."""
        seat = self.setting.seat(seat)
        chosen = self._read(action)
        if chosen is RESIGN:
            return self._why_not_resign(seat)
        if chosen in self.commands(seat):
            return []
        if self.decision is None:
            return [Reason("", "match-is-over")]
        ask = self.decision.ask(seat)
        if ask is not None and chosen in ask.options:
            return []
        reasons = self.frames[-1].why_not(self, seat, chosen) if ask is not None else []
        if not reasons:
            reasons = self.game.standing.why_not(self, seat, chosen) or self.reasons(seat, chosen)
        if not reasons and ask is None:
            reasons = [Reason("", "not-your-decision")]
        return reasons or [Reason(ask.rule if ask else "", "not-offered", action=chosen.text)]

    def commands(self, seat: int) -> Sequence[Action]:
        """Orders a seat may give without being asked (core/standing.py)."""
        return self.game.standing.open_to(self, seat)

    @property
    def at_rest(self) -> bool:
        """Is nothing half done?"""
        return all(frame.at_rest(self) for frame in self.frames)

    def reasons(self, seat: int, action: Action) -> list[Reason]:
        """What the game says of an action nothing on the stack offers: whose moment it is, which rule forbids it."""
        return self.game.reasons(self, seat, action)

    def clone(self) -> Self:
        """Both states hold the same frames until one of them goes on. `state_class` writes it."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know. Its game says so."""
        return self.game.view(self, None if seat is None else self.setting.seat(seat))

    def bared(self) -> dict[str, Any]:
        """What a view holds instead, or more, once nothing is a secret any more."""
        return self.game.bared(self)

    def open_view(self, seat: Seat | None) -> dict[str, Any]:
        """The view of a match that is over, or of the past of one: everything lies open to everybody."""
        return {**self.view(seat), **self.bared()}

    def redeal(self, seat: Seat, rng: Any) -> Self:
        """A full state drawn from what a seat may know: the same view and question, other dice, other secrets.

        Nothing of the true state that is hidden from the seat goes into it. While another seat is asked, a deal may
        leave it nothing to choose, and the match would go on. But it was asked: such a deal is not what happened.
        """
        number = self.setting.seat(seat)
        asked = self.decision is None or self.decision.ask(number) is not None
        known = None if asked else self.view(number)
        for _ in range(MOST_DEALS):
            try:
                new = self._deal(number, rng)
            except DeadEnd:
                if asked:
                    raise
                continue
            if asked or new.view(number) == known:
                return new
        raise NoDeal(f"no deal agrees with what {self.setting.seats[number]} knows")

    def _deal(self, seat: int, rng: Any) -> Self:
        new = self.with_fresh_dice(rng.getrandbits(64))
        new._thaw()
        new.deal_hidden(seat, rng)
        for frame in new.frames:
            frame.redealt(new, seat, rng)
        new.run()
        new._happened = []
        return new

    def deal_hidden(self, seat: int, rng: Any) -> None:
        """Replace all that is hidden from a seat by what it might be as well.

        The state is a copy with dice of its own; its question is asked again afterwards.
        """
        self.game.deal_hidden(self, seat, rng)

    def told_question(self, seat: int | None) -> dict[str, Any]:
        """The question as the view of a seat tells it; those that are not asked are not told what others are."""
        ask = None if seat is None else self.ask(seat)
        if ask is None:
            return {"asked": False}
        return {
            "asked": True,
            "question": ask.key,
            "rule": ask.rule,
            "args": self.game.named(ask.args),
            "options": [action.text for action in ask.options],
        }

    def told_result(self) -> dict[str, Any] | None:
        return self.result.told(self.setting.seats) if self.result else None

    # -- the loop ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Go on until a seat has a choice or the match is over.

        A single legal answer is no choice, unless it is put all the same, or a last word and the match waits for those.
        """
        frames = self.frames
        for _ in STEPS:
            if self.result is not None:
                self.decision = None
                return
            asked = frames[-1].step(self)
            if asked is None:
                continue
            if type(asked) is Ask:
                if len(asked.options) > 1 and (not self.game.eliminates or self.living(asked.seat)):  # nearly always
                    self.decision = Decision((asked,))
                    return
                asked = (asked,)
            if not self._answered(asked):
                self.decision = Decision(asked)
                return
        raise NeverEnds(f"nobody is asked anything in {len(STEPS)} steps, and it does not end")

    def _answered(self, asks: tuple[Ask, ...]) -> bool:
        """Is one of these questions none, so that the rules answer it?"""
        for ask in asks:
            if len(ask.options) < 2 and not ((ask.put or (ask.last_word and self.last_words)) and ask.options):
                self._answer_for(ask)
                return True
            if self.game.eliminates and not self.living(ask.seat):
                self.frames[-1].take(self, ask.seat, ask.default)
                return True
        return False

    def _answer_for(self, ask: Ask) -> None:
        if not ask.options:
            raise DeadEnd(f"{ask.key} ({ask.rule}) has no legal answer")
        only = ask.options[0]
        self.tell(ask.seat, "only-choice", question=ask.key, action=only.text)
        self.frames[-1].take(self, ask.seat, only)

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def pop(self) -> None:
        """End the procedure on top and uncover the one below it."""
        self.frames.pop()

    def finish(self, value: Any = None) -> None:
        """End the procedure on top with a value, which goes to the one below it."""
        child = self.frames.pop()
        self.frames[-1].resumed(self, child, value)

    def end(self, winner: int | None, scores: tuple[int, ...], why: str) -> None:
        """One seat has won, or nobody."""
        self.end_ranked(Result.of(winner, scores, why))

    def end_ranked(self, result: Result) -> None:
        self.result = result
        told = result.told(self.setting.seats)
        winner, winners, ranks = told["winner"], told["winners"], told["ranks"]
        self.emit("match-over", winner=winner, winners=winners, ranks=ranks, scores=told["scores"], why=result.why)

    # -- dice and events --------------------------------------------------------------------------------------------

    def roll(
        self,
        count: int,
        sides: int,
        why: str,
        *,
        needs: Needs | None = None,
        modifiers: Modifiers | None = None,
        included: bool = False,
        wins: Callable[[int], bool] | None = None,
        **about: Any,
    ) -> tuple[int, ...]:
        """Roll dice that everybody sees, for a purpose: `why` is the rule, `about` what they are for.

        `needs`: what they have to show with `modifiers` added to them, or where these are `included` in it already.
        `wins` says whether they do where a natural number counts for itself.
        """
        values = self._thrown(count, sides)
        if not self.quiet:
            args = {"dice": values, "sides": sides, "why": why, **about}
            if modifiers is not None:
                args["modifiers"] = weighing(modifiers)
            if included:
                args["included"] = True
            if needs is not None:
                args["needs"] = needs
                shown = sum(values) if included else total(values, modifiers or ())
                args["made"] = made(shown, needs) if wins is None else wins(sum(values))
            self._happened.append(Event("roll", args))
        return values

    def check(self, count: int, sides: int, why: str, needs: Needs, modifiers: Modifiers = (), **about: Any) -> bool:
        """Roll dice that have to show something. Do they?"""
        return made(self.score(count, sides, why, needs, modifiers, **about), needs)

    def score(self, count: int, sides: int, why: str, needs: Needs, modifiers: Modifiers = (), **about: Any) -> int:
        """The same where it matters by how much: what they show in all."""
        values = self._thrown(count, sides)
        found = total(values, modifiers) if modifiers else sum(values)
        if not self.quiet:
            args = {"dice": values, "sides": sides, "why": why, **about}
            if modifiers:
                args["modifiers"] = weighing(modifiers)
            args["needs"] = needs
            args["made"] = made(found, needs)
            self._happened.append(Event("roll", args))
        return found

    def _thrown(self, count: int, sides: int) -> tuple[int, ...]:
        first = self.rolled
        self.rolled = first + count
        die = self.dice.die
        return tuple([die(number, sides) for number in range(first, first + count)])

    def contest(
        self, sides: int, why: str, modifiers: Modifiers = (), against: Modifiers = (), **about: Any
    ) -> tuple[int, int]:
        """Two dice against each other, each with its modifiers: their totals. The first has to show no less."""
        number = self.rolled
        own, theirs = self.dice.die(number, sides), self.dice.die(number + 1, sides)
        self.rolled = number + 2
        mine, yours = total((own,), modifiers), total((theirs,), against)
        if not self.quiet:
            needs, told = (AT_LEAST, yours), {"modifiers": weighing(modifiers), "against": weighing(against)}
            args = {"dice": (own, theirs), "sides": sides, "why": why, **about, "opposed": True}
            args |= {"needs": needs, "made": mine >= yours}
            self._happened.append(Event("roll", args | {key: value for key, value in told.items() if value}))
        return mine, yours

    def draw(self, count: int, pool: Sequence[int], why: str) -> tuple[int, ...]:
        """Take `count` of the pool at random and unseen: no event, what becomes known is the caller's to say."""
        if count == 1:
            number, self.rolled = self.rolled, self.rolled + 1
            return (pool[self.dice.die(number, len(pool)) - 1],)
        left = list(pool)
        drawn = []
        for _ in range(count):
            drawn.append(left.pop(self.dice.die(self.rolled, len(left)) - 1))
            self.rolled += 1
        return tuple(sorted(drawn))

    def shuffled(self, pool: Sequence[int], why: str) -> list[int]:
        """All of the pool, in the order in which they are drawn one after the other."""
        left, die, number = list(pool), self.dice.die, self.rolled
        self.rolled += len(left)
        return [left.pop(die(number + count, len(left)) - 1) for count in range(len(left))]

    def emit(self, key: str, **args: Any) -> None:
        """Say what happened to everybody."""
        if not self.quiet:
            self._happened.append(Event(key, args))

    def tell(self, seat: int, key: str, **args: Any) -> None:
        """Say what happened to one seat."""
        if not self.quiet:
            self._happened.append(Event(key, args, (seat,)))

    def tell_others(self, seat: int, key: str, **args: Any) -> None:
        """Say what happened to everybody but one seat, which was told more."""
        if not self.quiet:
            self._happened.append(Event(key, args, self.setting.all_but[seat]))

    # -- saving -----------------------------------------------------------------------------------------------------

    def fields_to_json(self) -> dict[str, Any]:
        """The fields of the game's own; `state_class` writes it."""
        raise NotImplementedError

    @classmethod
    def from_json(cls, game: Game, data: Mapping[str, Any], dice: DiceSource) -> Self:
        frames = [frame_from_json(entry) for entry in data["frames"]]
        result = Result.from_json(data["result"])
        own = fields.read_all(fields.saved(cls, _OWN), data, game)
        setting = game.setting(data["scenario"], data["options"], data.get("seats"), data.get("lists"))
        new = cls(game=game, dice=dice, frames=frames, setting=setting, rolled=data["rolled"], result=result, **own)
        new.last_words = data.get("last_words", False)
        new.loaded()
        return new

    def loaded(self) -> None:
        """Make what follows from the fields that were saved."""

    def to_json(self) -> dict[str, Any]:
        return {
            "format": STATE_FORMAT,
            "game": self.game.name,
            "dice": self.dice.to_json(),
            "rolled": self.rolled,
            "frames": [frame.to_json() for frame in self.frames],
            "result": self.result.to_json() if self.result else None,
            **self.setting.to_json(),
            **({"last_words": True} if self.last_words else {}),
            **self.fields_to_json(),
        }

    def dumps(self) -> str:
        return json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine."""
        return hashlib.blake2b(self.dumps().encode(), digest_size=16).hexdigest()

    # -- inside -----------------------------------------------------------------------------------------------------

    def _read(self, action: Action | str) -> Action:
        if isinstance(action, Action):
            return action
        try:
            return self.game.actions.parse(action)
        except UnknownAction as unknown:
            said = visible(unknown.said)
            raise Refused([Reason("", "unknown-action", said=said, nearest=unknown.nearest)]) from None

    def _thaw(self) -> None:
        if self._shared:
            self.frames = [frame.copy() for frame in self.frames]
            self._shared = False

    def with_fresh_dice(self, seed: int) -> Self:
        """A clone whose future dice are others: search must not know what will be rolled."""
        new = self.clone()
        new.dice = SeededDice(seed)
        new.rolled = 0
        return new


S = TypeVar("S", bound=State)


@dataclass_transform(
    kw_only_default=True,
    eq_default=False,
    field_specifiers=(fields.kept, fields.reckoned, fields.record, fields.records),
)
def state_class(cls: type[S]) -> type[S]:
    """Make a class with annotated fields the state of a game: slots, `__init__`, `clone` and JSON."""
    made = dataclass(slots=True, kw_only=True, eq=False, repr=False)(cls)
    copied = tuple(one for one in dataclasses.fields(made) if one.name not in ("_shared", "_happened"))
    rest = ("new._happened = []", "self._shared = new._shared = True")
    made.clone = fields.copier(made, "clone", copied, *rest)  # type: ignore[method-assign]
    made.fields_to_json = fields.writer(made, "fields_to_json", fields.saved(made, _OWN))  # type: ignore[method-assign]
    return made
