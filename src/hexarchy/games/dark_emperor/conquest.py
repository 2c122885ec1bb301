"""Conquest (DE-6.3): land changes hands when its holders' Player-Turn ends with the enemy in all its cities."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes, victory
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import HOST, NECROMANCER, NEUTRAL, other


def taken(s: DarkEmperorState, kingdom: int, side: int) -> bool:
    """Do units of a side, and none of the other's, stand in every city (DE-6.3, DE-6.34a)?"""
    cities = s.world.homes[kingdom]
    return not cities & ~s.held[side] and not cities & s.held[other(side)]


def awaits_return(s: DarkEmperorState, kingdom: int) -> bool:
    """Is conquered land held by its kingdom's own side, which has not won it back? A betrayal did that (DE-6.34c)."""
    realm, side = s.kingdoms[kingdom], s.sides[kingdom]
    return realm.conquered and realm.assignee >= 0 and s.holder(kingdom) == side != realm.holder


def assignees(s: DarkEmperorState, kingdom: int, side: int) -> list[int]:
    """Under whom conquered land may be put: a kingdom of the conqueror's, or the Necromancer himself (DE-6.33a)."""
    found = [ally for ally in s.allied[side] if ally != kingdom]
    return [*found, HOST] if side == NECROMANCER else found


@frame
class EndOfPlayerTurn(Procedure):
    """One test for every change of hands (DE-6.34c), then the new holders say whose the land is to be (DE-DEC-39)."""

    tested: bool = False
    left: tuple[int, ...] = ()  # kingdoms whose land is to be put under a force

    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        if not self.tested:
            self.tested = True
            self._test(s)
            if s.result is not None:
                return None
        while self.left:
            kingdom = self.left[0]
            options = self._options(s, kingdom)
            if options:
                return Ask(s.kingdoms[kingdom].holder, "assign-land", "DE-DEC-39", options, kingdom=kingdom)
            self.left = self.left[1:]  # nobody to put it under: it lies idle until there is
        s.pop()
        return None

    def _test(self, s: DarkEmperorState) -> None:
        """Only land of the side whose turn ends can fall; so its friends always had a turn to win a city back."""
        loser, winner = s.phasing, other(s.phasing)
        for kingdom in sorted((*s.allied[winner], *s.allied[loser])):
            if not taken(s, kingdom, winner):
                continue
            if s.holder(kingdom) == loser:
                if victory.falls(s, kingdom, winner):
                    victory.empire_fallen(s)
                    return
                self._pass_to(s, kingdom, winner)
                s.emit("conquered", kingdom=kingdom, side=winner)
            elif s.holder(kingdom) == winner and awaits_return(s, kingdom):
                self._pass_to(s, kingdom, winner)
                s.emit("reconquered", kingdom=kingdom, side=winner)
        lands = enumerate(s.kingdoms)
        self.left = tuple([kingdom for kingdom, realm in lands if realm.conquered and self._idle(s, kingdom)])

    def _pass_to(self, s: DarkEmperorState, kingdom: int, side: int) -> None:
        changes.set_kingdom(s, kingdom, s.kingdoms[kingdom]._replace(conquered=True, holder=side, assignee=-1))

    def _idle(self, s: DarkEmperorState, kingdom: int) -> bool:
        """Land without an assignee; where a betrayal made its holders its friends they must win it back first."""
        realm = s.kingdoms[kingdom]
        if realm.assignee >= 0:
            return False
        won_back = realm.holder == other(s.phasing) and taken(s, kingdom, realm.holder)
        return realm.holder != s.sides[kingdom] or won_back

    def _options(self, s: DarkEmperorState, kingdom: int) -> list[Action]:
        """Who won it back for its own side may also restore it (DE-6.34b)."""
        holder = s.kingdoms[kingdom].holder
        options = [s.game.verbs.assign[force] for force in assignees(s, kingdom, holder)]
        return [s.game.verbs.restore, *options] if s.sides[kingdom] == holder else options

    def do_assign(self, s: DarkEmperorState, seat: int, force: int) -> None:
        kingdom, self.left = self.left[0], self.left[1:]
        changes.set_kingdom(s, kingdom, s.kingdoms[kingdom]._replace(assignee=force))
        s.emit("land-assigned", kingdom=kingdom, force=force)

    def do_restore(self, s: DarkEmperorState, seat: int, target: int) -> None:
        """Only a restored kingdom taxes and recruits again."""
        kingdom, self.left = self.left[0], self.left[1:]
        realm = s.kingdoms[kingdom]
        changes.set_kingdom(s, kingdom, realm._replace(conquered=False, holder=NEUTRAL, assignee=-1))
        s.emit("restored", kingdom=kingdom)
