"""Events, refusals and results as a page tells them, for any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core import decisions
from hexarchy.core.page.scene import Line, Modifier, Reason, Result
from hexarchy.core.page.texts import Text
from hexarchy.core.text import LANGUAGES

if TYPE_CHECKING:
    from hexarchy.core.events import Event
    from hexarchy.core.game import Game
    from hexarchy.core.wording import Wording

# What an argument of an event is called in the log.
_NAMES: Final = {
    "hex": "hex",
    "to": "to",
    "from": "from_",
    "via": "via",
    "made": "made",
    "leader": "piece",  # where leaders are no units
    "unit": "piece",
    "units": "pieces",
    "target": "target",
    "foe": "target",
    "dice": "dice",
    "why": "rule",
    "side": "side",
}


def said(game: Game, say: Callable[[Wording], str]) -> Text:
    """A sentence in every language."""
    return {lang: say(game.wording(lang)) for lang in LANGUAGES}


def line(game: Game, number: int, event: Event) -> Line:
    """An event as a line of the log of everybody who may know it."""
    args = game.named(event.args)
    known = {**args, "banners": event.banners}
    text = said(game, lambda wording: wording.event(event.key, known))
    about = {name: args[key] for key, name in _NAMES.items() if args.get(key) not in (None, "", (), [])}
    if "to" in about:  # where a way ends is the place to look at
        about.setdefault("hex", about["to"])
    if event.key in game.in_part:
        about.pop("from_", None)
    if event.key in game.turned_up:
        about["sign"] = game.turned_up[event.key].format(**args)
    if "needs" in args:
        about["needs"] = said(game, lambda wording: wording.needed(args["needs"]))
    modifiers = [
        *(modifier(game, *given) for given in args.get("modifiers", ())),
        *(modifier(game, *given, theirs=True) for given in args.get("against", ())),
    ]
    if modifiers:
        about["brief"] = said(game, lambda wording: wording.roll(known, added=False))
    return Line(
        number,
        event.key,
        text,
        opens=event.key in game.openings,
        closes=event.key in game.closings,
        tally=game.tallies.get(event.key),
        turn=event.key in game.turns,
        modifiers=modifiers,
        **about,
    )


def modifier(game: Game, rule: str, amount: int, *, theirs: bool = False) -> Modifier:
    """What is added to a throw, or to the one against it, under the name of what it is for."""
    return Modifier(
        rule, amount, said(game, lambda wording: wording.theirs(wording.added(rule)) if theirs else wording.added(rule))
    )


def reason(game: Game, given: decisions.Reason) -> Reason:
    """A refusal: its rule and its sentence."""
    return Reason(given.rule, said(game, lambda wording: wording.reason(given)))


def result(game: Game, told: Mapping[str, Any]) -> Result:
    """The end of a match as a view tells it, with its sentence."""
    text = said(game, lambda wording: wording.result(told))
    return Result(told["winner"], told["winners"], told["ranks"], told["scores"], told["why"], text)
