"""The end of a turn: points, truce talks, and the last turn (DL-TRN-12, DL-END-03 to 13)."""

from __future__ import annotations

from typing import Any

from hexarchy.core.decisions import Ask
from hexarchy.core.events import AT_LEAST
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import victory
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState

FIRST_TALKS = 3  # DL-END-03
TRUCE = 15  # DL-END-06
STRATEGIC_TRUCE = 36  # DL-VAR-02


@frame
class TurnEnd(Procedure):
    """Scoring first, then the talks: each player is asked once, the one of the first phase before the other."""

    scored: bool = False
    answers: tuple[bool, ...] = ()

    def step(self, s: DemonlordState) -> Asked:
        if not self.scored:
            self.scored = True
            victory.score_turn(s)
        turn = s.turn_number
        if s.story.last_turn == turn:
            victory.final_count(s)
            return None
        if s.scenario == "long" or s.story.last_turn or (turn < FIRST_TALKS and not s.story.talks):  # DL-END-10
            s.pop()
            return None
        if len(self.answers) < 2:
            seat = s.first ^ len(self.answers)
            verbs = s.game.verbs
            key, rule = ("talks-go-on", "DL-DEC-54") if s.story.talks else ("call-talks", "DL-DEC-53")
            return Ask(seat, key, rule, (verbs.yes, verbs.no), turn=turn)
        s.pop()
        self._talk(s)
        return None

    def do_yes(self, s: DemonlordState, seat: int, target: int) -> None:
        self.answers = (*self.answers, True)

    def do_no(self, s: DemonlordState, seat: int, target: int) -> None:
        self.answers = (*self.answers, False)

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """What the enemy has answered is told when both have."""
        self.answers = tuple(
            wants if s.first ^ index == seat else rng.choice((True, False)) for index, wants in enumerate(self.answers)
        )

    def _talk(self, s: DemonlordState) -> None:
        if s.story.talks:
            if any(self.answers):
                truce_roll(s)
            else:  # DL-END-09
                s.story = s.story._replace(talks=False)
                s.emit("talks-lapse")
            return
        for index, wants in enumerate(self.answers):
            if wants:
                opened = s.check(1, 6, "DL-END-03", (AT_LEAST, 6), side=s.first ^ index)
                if opened and not s.story.talks:
                    s.story = s.story._replace(talks=True)
                    s.emit("talks-begin")
        if s.story.talks:
            truce_roll(s)  # DL-END-08


def truce_roll(s: DemonlordState) -> None:
    """Two dice and the turn number decide whether the end of the war is fixed (DL-END-04 to 07, DL-VAR-02)."""
    turn = s.turn_number
    strategic = s.scenario == "strategic"
    if strategic:
        dice = s.roll(2, 6, "DL-VAR-02", needs=(AT_LEAST, (STRATEGIC_TRUCE - turn + 1) // 2))  # each counts twice
        total = sum(dice) * 2 + turn
    else:
        total = sum(s.roll(2, 6, "DL-END-04", needs=(AT_LEAST, TRUCE), modifiers=(("DL-END-04", turn),))) + turn
    if total >= 20 and not strategic:
        last = turn + 1
    elif total >= (STRATEGIC_TRUCE if strategic else TRUCE):
        (left,) = s.roll(1, 6, "DL-VAR-02" if strategic else "DL-END-06")
        last = turn + left
    else:
        s.emit("talks-nothing", total=total)
        return
    s.story = s.story._replace(last_turn=last)
    s.emit("last-turn", turn=last, total=total)
