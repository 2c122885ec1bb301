"""Decisions: what a match waits for, whom it asks, and why an answer is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from hexarchy.core.actions import NO_TARGET, Action

DECLINE: Final = ("pass", "no", "none", "done", "end", "stop", "keep", "cancel")  # how an action leaves things be


def mildest(options: Sequence[Action], mild: Sequence[str] = DECLINE) -> Action:
    """The option that does least: one that is called `mild`, the first name before the next; else the first without a
    target; else the first.
    """
    plain = {option.text: option for option in options if option.target == NO_TARGET}
    named = next((plain[text] for text in mild if text in plain), None)
    return named or next(iter(plain.values()), options[0])


@final
class Ask:
    """One question to one seat: a text key with arguments, its rule, and the legal answers in canonical order.

    `default`: the answer the rules give for a seat that does not answer; the mildest where they say nothing. `put`: it
    is put though there is one answer only, as whether there are more depends on what the others may not know.
    `last_word`: its seat may want to look, or to take back, before what it closes is over (`State.last_words`).
    """

    __slots__ = ("_default", "args", "key", "last_word", "options", "put", "rule", "seat")

    def __init__(
        self,
        seat: int,
        key: str,
        rule: str,
        options: Sequence[Action],
        default: Action | None = None,  # by name, like the rest; a `*` here costs every question three lookups
        put: bool = False,
        last_word: bool = False,
        **args: Any,
    ) -> None:
        self.seat = seat
        self.key = key
        self.rule = rule
        self.options = options
        self.args = args
        self._default = default
        self.put = put
        self.last_word = last_word

    @property
    def default(self) -> Action:
        """Looked for when it is needed: few questions go without an answer."""
        return self._default or mildest(self.options)

    def repeats(self, other: Ask) -> bool:
        """Is it the question that `other` is, put again?"""
        return (self.seat, self.key, [*self.options]) == (other.seat, other.key, [*other.options])

    def __repr__(self) -> str:
        return f"<ask {self.seat} {self.key} ({self.rule}): {len(self.options)} options>"


class Decision:
    """What the match waits for. Several seats may be asked at once; their answers stay sealed until all are in."""

    __slots__ = ("asks",)

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        self.asks = asks

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(ask.seat for ask in self.asks)

    @property
    def question(self) -> str:
        return self.asks[0].key

    @property
    def rule(self) -> str:
        return self.asks[0].rule

    @property
    def options(self) -> Sequence[Action]:
        """The answers open to the first seat asked: all there is to know when one seat is asked."""
        return self.asks[0].options

    def ask(self, seat: int) -> Ask | None:
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def __repr__(self) -> str:
        return f"<Decision {self.asks}>"


class Reason:
    """Why an action is refused: a rule id, and a text key with arguments."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, **args: Any) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.rule, self.key, self.args) == (other.rule, other.key, other.args)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.rule} {self.key} {self.args}>"


class Refused(Exception):
    """An action that was not allowed. Nothing has changed."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("; ".join(f"{r.rule} {r.key}".strip() for r in reasons))
        self.reasons = tuple(reasons)

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(reason.rule for reason in self.reasons)


class DeadEnd(Exception):
    """A question without a legal answer: always a defect of the rules code, never of a player."""


class NeverEnds(DeadEnd):
    """A match that goes on and on without asking anybody: it can neither be played nor come to an end."""


class NoDeal(LookupError):
    """Nothing was found that a seat might not know: where a position was written that no play leads to."""
