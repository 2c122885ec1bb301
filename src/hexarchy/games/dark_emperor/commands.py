"""Commands: what a player may order at any moment. There is one: the Necromancer betrays an ally (DE-DEC-02)."""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.core.actions import Action
from hexarchy.games.dark_emperor import activation
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import NECROMANCER


def offered(s: DarkEmperorState, seat: int) -> Sequence[Action]:
    """A standing offer, never a question. In their own turn not while anything is half done."""
    if seat != NECROMANCER or s.result is not None or not s.frames:
        return ()
    if s.phasing == NECROMANCER and not _at_rest(s):
        return ()
    allies = [kingdom for kingdom in s.allied[NECROMANCER] if kingdom not in s.betrayals]
    return [s.game.verbs.betray[kingdom] for kingdom in allies]


def _at_rest(s: DarkEmperorState) -> bool:
    if s.decision is None or s.decision.ask(NECROMANCER) is None:
        return False
    return all(isinstance(frame, Procedure) and frame.at_rest(s) for frame in s.frames)


def obey(s: DarkEmperorState, seat: int, action: Action) -> None:
    """At once in their own turn; in the Kingdoms player's when the segment in progress ends (DE-6.16)."""
    if s.phasing == NECROMANCER:
        asking = s.frames[-1]
        if isinstance(asking, Procedure):
            asking.give_way(s)
        activation.betray(s, action.target)
    else:
        s.betrayals = (*s.betrayals, action.target)
        s.emit("betrayal-declared", kingdom=action.target)
