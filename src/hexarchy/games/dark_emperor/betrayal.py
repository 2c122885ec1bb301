"""Betrayal (DE-6.16): at almost any moment the Necromancer gives up an ally, which can never come back to him."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.standing import Order
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.activation import append_preference
from hexarchy.games.dark_emperor.combat import capture
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import FIRST_GROUP, HOST, KINGDOMS, NECROMANCER


class Betrayal(Order):
    """A standing offer, never a question (DE-DEC-02). In their own turn not while anything is half done."""

    VERBS: ClassVar[tuple[str, ...]] = ("betray",)

    def offered(self, s: DarkEmperorState, seat: int) -> Sequence[Action]:
        if seat != NECROMANCER or (s.phasing == NECROMANCER and not (s.ask(NECROMANCER) and s.at_rest)):
            return ()
        return [s.game.verbs.betray[kingdom] for kingdom in s.allied[NECROMANCER] if kingdom not in s.betrayals]

    def why_not(self, s: DarkEmperorState, seat: int, action: Action) -> list[Reason]:
        """The Kingdoms player has no such power; the Necromancer not while anything of his is half done."""
        kingdom = action.target
        if seat != NECROMANCER:
            return [Reason("DE-6.16", "only-the-necromancer-betrays")]
        if s.sides[kingdom] != NECROMANCER:
            return [Reason("DE-6.16", "not-his-ally", kingdom=kingdom)]
        if kingdom in s.betrayals:
            return [Reason("DE-6.16", "betrayal-is-declared", kingdom=kingdom)]
        return [Reason("DE-6.16", "something-half-done")]

    def obey(self, s: DarkEmperorState, seat: int, action: Action) -> None:
        """At once in their own turn; in the Kingdoms player's when the segment in progress ends."""
        if s.phasing == NECROMANCER:
            s.frames[-1].give_way(s)
            betray(s, action.target)
        else:
            s.betrayals = (*s.betrayals, action.target)
            s.emit("betrayal-declared", kingdom=action.target)

    def due(self, s: DarkEmperorState) -> bool:
        return bool(s.betrayals)

    def carry_out(self, s: DarkEmperorState) -> None:
        betray(s, s.betrayals[0])


def betray(s: DarkEmperorState, kingdom: int) -> None:
    """An ally goes over to the Kingdoms, all at once."""
    s.betrayals = tuple(k for k in s.betrayals if k != kingdom)
    changes.take_side(s, kingdom, KINGDOMS)
    append_preference(s, KINGDOMS, kingdom)
    s.emit("betrayed", kingdom=kingdom)
    _remember_conquest(s, kingdom)
    capture.shift_trains(s)
    changes.part_from_strangers(s)
    settle_everywhere(s)
    if any(master == kingdom for master in s.masters):
        s.push(NewMasters(kingdom))


def _remember_conquest(s: DarkEmperorState, kingdom: int) -> None:
    """Those who conquered it are its friends now: it is lost until they stand in all its cities (DE-6.34c)."""
    realm = s.kingdoms[kingdom]
    if realm.conquered and s.holder(kingdom) == KINGDOMS and realm.assignee >= 0:
        changes.set_kingdom(s, kingdom, realm._replace(holder=NECROMANCER))


@frame
class NewMasters(Procedure):
    """Mercenaries that served a betrayed kingdom stay with the Necromancer player, who names a new master."""

    kingdom: int

    NAME: ClassVar[str] = "dark_emperor.activation:NewMasters"
    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        left = [group for group, master in enumerate(s.masters) if master == self.kingdom]
        if not left:
            s.pop()
            return None
        masters = [*s.allied[NECROMANCER], HOST]
        options = [s.game.verbs.master[force] for force in masters]
        return Ask(NECROMANCER, "new-master", "DE-DEC-02", options, force=FIRST_GROUP + left[0])

    def do_master(self, s: DarkEmperorState, seat: int, force: int) -> None:
        group = s.masters.index(self.kingdom)
        s.masters = (*s.masters[:group], force, *s.masters[group + 1 :])
