"""Areas a player asks to see on the map: how far the others can come, and where a spell works before it is chosen.

They are reckoned from a deal of what the seat knows, never from the match itself, so they cannot tell a secret; and in
every deal they are the same, which the promises test.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from hexarchy.core.dice import BadScript, DiceRunOut
from hexarchy.core.page.scene import Overlay, OverlayEntry
from hexarchy.core.page.telling import said
from hexarchy.core.page.texts import Text

if TYPE_CHECKING:
    from hexarchy.core.actions import Action
    from hexarchy.core.decisions import Ask
    from hexarchy.core.game import Game
    from hexarchy.core.state import State
    from hexarchy.core.wording import Wording

REACH: Final = "reach"
DEEPEST: Final = 3  # choices that are looked ahead: who casts, at what, how far
MOST_TRIED: Final = 60  # ways to go on, for each answer


class InReach(NamedTuple):
    """A piece that is seen in `hex`, and the hexes it can come to in the next turn of its side."""

    piece: str
    hex: str
    side: str
    hexes: Sequence[str]


class Areas(msgspec.Struct):
    """As overlays: REACH, and one for each answer that is still to be aimed, called like the answer."""

    overlays: Sequence[Overlay]


def areas(deal: State, seat: int) -> Areas:
    """What a seat may ask to see, in a state redealt for it."""
    return Areas([_reach(deal, seat), *(_cast(deal, seat, action) for action in _aimed(deal, seat))])


def _reach(deal: State, seat: int) -> Overlay:
    game = deal.game
    found = [OverlayEntry(it.side, _comes(game, it), "", it.hexes) for it in game.reach(deal, seat)]
    note = _text(game, "reach-note" if found else "reach-none")
    return Overlay(REACH, _text(game, "reach-title"), "", found, note)


def _comes(game: Game, found: InReach) -> Text:
    def say(wording: Wording) -> str:
        return wording.text("reach-comes", unit=wording.unit(found.piece), hex=wording.hex(found.hex))

    return said(game, say)


def _cast(deal: State, seat: int, action: Action) -> Overlay:
    game, ask, told = deal.game, deal.ask(seat), deal.game.area(deal, seat, action)
    hexes = _Ahead(deal, seat).hexes(action) if told is None else sorted(told)
    assert ask is not None
    title = said(game, lambda wording: wording.option(action.text, ask.key))
    entries = [OverlayEntry("", title, "", hexes)] if hexes else []
    note = "area-none" if not hexes else "area-note" if told is None else "area-works"
    return Overlay(action.text, title, "", entries, _text(game, note))


def _text(game: Game, key: str) -> Text:
    return said(game, lambda wording: wording.text(key))


def _aimed(deal: State, seat: int) -> Iterator[Action]:
    """Answers that bear a rule of their own, as spells do; where they lead one can only see by taking them."""
    ask, page = deal.ask(seat), deal.game.scenes
    for action in ask.options if ask else ():
        verb, _, target = action.text.partition(" ")
        if page.rule_of(verb, target):
            yield action


class _Ahead:
    """Looks ahead from an answer: choice by choice, as long as this seat alone is asked and no die has fallen."""

    def __init__(self, deal: State, seat: int) -> None:
        self.deal = deal
        self.seat = seat
        self.tried = 0
        self.pieces: dict[str, str] | None = None

    def hexes(self, action: Action) -> list[str]:
        return sorted(set(self._from(self.deal, action, DEEPEST)))

    def _from(self, state: State, action: Action, depth: int) -> list[str]:
        if self.tried >= MOST_TRIED:
            return []
        self.tried += 1
        then = state.clone()
        try:
            happened = then.apply(self.seat, action)
        except (BadScript, DiceRunOut):
            return []
        forced = [
            event.args["action"] for event in happened if event.key == "only-choice" and event.known_to(self.seat)
        ]
        ask = then.ask(self.seat)
        if ask is None or then.rolled != state.rolled or self._is_back(ask):
            return self._aimed_at(forced) or self._where(forced[-1:])  # all there was to choose was chosen by itself
        answers = [option.text for option in ask.options]
        aimed = self._aimed_at(answers)
        if aimed or depth == 1:
            return aimed
        further = [hex_ for option in ask.options for hex_ in self._from(then, option, depth - 1)]
        return further or self._where(answers)

    def _is_back(self, ask: Ask) -> bool:
        """The question one came from: what was begun is over."""
        before = self.deal.ask(self.seat)
        return before is not None and (ask.key, ask.args) == (before.key, before.args)

    def _aimed_at(self, answers: Iterable[str]) -> list[str]:
        known = self.deal.game.scenes.hexes
        return [target for answer in answers if (target := answer.partition(" ")[2]) in known]

    def _where(self, answers: Iterable[str]) -> list[str]:
        """Where the pieces are that are chosen from, as far as the seat sees them."""
        if self.pieces is None:
            stacks = self.deal.game.draw(self.deal.view(self.seat)).stacks
            self.pieces = {piece: stack.hex for stack in stacks for piece in stack.pieces}
        targets = (answer.partition(" ")[2] for answer in answers)
        return [self.pieces[target] for target in targets if target in self.pieces]
