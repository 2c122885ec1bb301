"""A bot for tests that says what it was told."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.events import Event


class Scripted:
    """Says the same words in every game, then wins."""

    name = "scripted"

    def __init__(self, words: str) -> None:
        self.words = iter(words.split())
        self.heard: list[str] = []

    def choose(self, chair: Chair) -> Action:
        said = next(self.words, "win")
        return next(action for action in chair.ask.options if action.text == said)

    def hear(self, events: list[Event]) -> None:
        self.heard += [event.key for event in events]
