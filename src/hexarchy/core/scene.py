"""Scenes: what a page draws, as plain JSON (docs/protocol.md). Made from a view, so it holds what its seat may know.

Every sentence is there in all languages at once (`Text`): switching language needs no request.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict

from hexarchy.core.text import LANGUAGES

if TYPE_CHECKING:
    from hexarchy.core.events import Event
    from hexarchy.core.game import Game
    from hexarchy.core.wording import Wording

Text = dict[str, str]  # language -> sentence
Json = dict[str, Any]


class Entry(TypedDict):
    """One line of the log. `n`: the version of the match it belongs to."""

    n: int
    key: str
    text: Text
    hex: NotRequired[str]
    to: NotRequired[str]
    piece: NotRequired[str]
    pieces: NotRequired[list[str]]
    target: NotRequired[str]
    dice: NotRequired[list[int]]
    rule: NotRequired[str]
    side: NotRequired[str]
    opens: NotRequired[bool]  # a fight begins in this hex


class Row(TypedDict):
    label: Text
    values: dict[str, str]
    rule: NotRequired[str]


class Panel(TypedDict):
    id: str
    title: Text
    rows: list[Row]


class Scene(TypedDict):
    """The part of a scene that is the game's to say; the server adds version, match, seats, log and dice."""

    turn: int
    phase: str
    step: Json
    steps: list[Json]
    stacks: list[Json]
    marks: list[Json]
    boxes: list[Json]
    panels: list[Panel]
    decision: Json | None
    waiting: Text | None
    commands: list[Json]
    result: Json | None
    turned: NotRequired[list[str]]  # pieces that show the back of their counters
    overlays: NotRequired[list[Json]]


# What an argument of an event is called in the log.
_NAMES: Final = {
    "hex": "hex",
    "to": "to",
    "unit": "piece",
    "units": "pieces",
    "target": "target",
    "dice": "dice",
    "why": "rule",
    "side": "side",
}


def said(game: Game, say: Callable[[Wording], str]) -> Text:
    """A sentence in every language."""
    return {lang: say(game.wording(lang)) for lang in LANGUAGES}


def entry(game: Game, number: int, event: Event) -> Entry:
    """An event as a line of the log of everybody who may know it."""
    args = game.named(event.args)
    line: Entry = {"n": number, "key": event.key, "text": said(game, lambda wording: wording.event(event.key, args))}
    about = {name: args[key] for key, name in _NAMES.items() if args.get(key) not in (None, "", (), [])}
    line.update(about)  # type: ignore[typeddict-item]
    if event.key in game.openings:
        line["opens"] = True
    return line


def reason_json(game: Game, reason: Any) -> Json:
    """A refusal: its rule and its sentence."""
    return {"rule": reason.rule, "text": said(game, lambda wording: wording.reason(reason))}


def result_json(game: Game, result: Mapping[str, Any]) -> Json:
    """The end of a match as a view tells it, with its sentence."""
    text = said(game, lambda wording: wording.result(result))
    ended = {key: result[key] for key in ("winner", "winners", "ranks", "scores")}
    return {**ended, "rule": result["why"], "text": text}
