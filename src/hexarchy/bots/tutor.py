"""The tutor: sits opposite a learner, gives the answers the chapter has for it and otherwise plays as another would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.events import Event


class Tutor(Player):
    """It remembers nothing: an answer is given whenever its question comes and it is on offer."""

    name = "tutor"

    def __init__(self, answers: Mapping[str, Sequence[str]], otherwise: Player) -> None:
        self.answers = answers
        self.otherwise = otherwise

    def choose(self, chair: Chair) -> Action:
        offered = {option.text: option for option in chair.ask.options}
        for wanted in self.answers.get(chair.ask.key, ()):
            if wanted in offered:
                return offered[wanted]
        return self.otherwise.choose(chair)

    def hear(self, events: list[Event]) -> None:
        self.otherwise.hear(events)
