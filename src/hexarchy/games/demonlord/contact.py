"""Meeting others: what happens when units come into a hex where enemies or neutrals are (DL-ENM-05 to 09, DL-CAP-16).

Nothing here may tell the mover more than is seen: a stack with a character on top may hold troops or not, and its owner
is asked in silence (DL-HID-09).
"""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import alliances, capture, changes, commands, control
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import NEUTRAL, other


def enter(s: DemonlordState, seat: int, units: tuple[int, ...], hex_: int) -> bool:
    """Units of a seat have come into a hex together. True if that calls for a procedure, which has been started."""
    with_troops = any(s.world.is_troop[u] for u in units)
    if hex_ in s.sieges and s.controller(hex_) == seat:
        s.phase = s.phase._replace(relief=(*s.phase.relief, *units))
    meets = s.stack(other(seat), hex_) or s.stack(NEUTRAL, hex_) or s.neutral_troops(hex_)
    if not meets:
        if with_troops:
            control.review(s, hex_)
        return False
    s.push(TroopsEnter(seat, hex_) if with_troops else CharactersEnter(seat, hex_, units))
    return True


def must_show(s: DemonlordState, camp: int, hex_: int) -> bool:
    """In the hex of a fortress they control the owner may not pass for characters only (DL-ENM-07).

    Nor in any other place whose control is kept: that it does not change would give the troops away (DL-HID-09).
    """
    return s.controller(hex_) == camp


def top_is_troop(s: DemonlordState, camp: int, hex_: int) -> bool:
    return s.world.is_troop[s.stacks[camp][hex_][0]]


@frame
class TroopsEnter(Procedure):
    """Troops come into a hex with others: neutrals are attacked, enemies block or their characters are hunted.

    Ends with whether the troops may go no farther.
    """

    seat: int
    hex: int
    met_neutrals: bool = False
    silent: bool = False
    stopped: bool = False

    def step(self, s: DemonlordState) -> Asked:
        enemy = other(self.seat)
        if not self.met_neutrals:
            self.met_neutrals = True
            self._meet_neutrals(s)
            return None
        if not s.stack(enemy, self.hex) or self.stopped or self.silent:
            s.finish(self.stopped)
            control.review(s, self.hex)
            return None
        if s.has_troops(enemy, self.hex):
            if top_is_troop(s, enemy, self.hex):
                self.stopped = True  # DL-ENM-01
                return None
            if must_show(s, enemy, self.hex):
                self.do_show(s, enemy, 0)
                return None
            standing = commands.stack_order(s, enemy, self.hex)
            if standing is None:
                verbs = s.game.verbs
                return Ask(enemy, "block", "DL-DEC-17", (verbs.show, verbs.silent), hex=self.hex)
            if standing == "show":
                self.do_show(s, enemy, 0)
                return None
        self.do_silent(s, enemy, 0)
        return None

    def do_show(self, s: DemonlordState, seat: int, target: int) -> None:
        shown = changes.show_troop(s, other(self.seat), self.hex)
        s.emit("troop-shown", unit=shown, hex=self.hex)
        self.stopped = True

    def do_silent(self, s: DemonlordState, seat: int, target: int) -> None:
        """Characters only, or what passes for them: they are hunted, the troops may go on (DL-CAP-01, DL-CAP-12)."""
        self.silent = True
        capture.threaten(s, self.hex, other(self.seat), self.seat, hidden_troops=True)

    def _meet_neutrals(self, s: DemonlordState) -> None:
        if s.neutral_troops(self.hex):
            alliances.attacked(s, s.world.realm_at[self.hex], self.seat)
            self.stopped = True  # DL-ENM-08: its stack is open, there is nothing to show
        elif s.stack(NEUTRAL, self.hex):
            capture.threaten(s, self.hex, NEUTRAL, self.seat)  # DL-CAP-18


def strangers(s: DemonlordState, camp: int, hex_: int) -> tuple[int, ...]:
    """A camp's characters in a hex who have not had their capture attempt there in this turn (DL-CAP-03)."""
    return tuple(c for c in s.characters(camp, hex_) if (c, hex_) not in s.turn.exposed)


@frame
class CharactersEnter(Procedure):
    """Characters without troops come into a hex with others (DL-ENM-05, DL-ENM-09).

    Ends with whether any of them may go no farther.
    """

    seat: int
    hex: int
    units: tuple[int, ...]
    revived: bool = False  # by Necromon, where he fell: he did not come from outside (DL-SPL-30)
    met: bool = False
    stopped: bool = False

    def step(self, s: DemonlordState) -> Asked:
        enemy = other(self.seat)
        if self.met:
            s.finish(self.stopped)
            return None
        if s.neutral_troops(self.hex):
            self._hunt(s, NEUTRAL)
        elif s.has_troops(self.seat, self.hex) or not s.has_troops(enemy, self.hex) or self._had_his_attempt(s):
            self.met = True  # DL-CAP-02, DL-CAP-03: nothing to fear
        elif top_is_troop(s, enemy, self.hex):
            self._hunt(s, enemy)
        else:
            standing = commands.stack_order(s, enemy, self.hex)
            if standing is None:
                verbs = s.game.verbs
                return Ask(enemy, "hunt", "DL-DEC-18", (verbs.show, verbs.silent), hex=self.hex)
            if standing == "show":
                self.do_show(s, enemy, 0)
            else:
                self.met = True
        return None

    def _had_his_attempt(self, s: DemonlordState) -> bool:
        return not self.revived and all((unit, self.hex) in s.turn.exposed for unit in self.units)

    def do_show(self, s: DemonlordState, seat: int, target: int) -> None:
        shown = changes.show_troop(s, other(self.seat), self.hex)
        s.emit("troop-shown", unit=shown, hex=self.hex)
        self._hunt(s, other(self.seat))

    def do_silent(self, s: DemonlordState, seat: int, target: int) -> None:
        self.met = True

    def _hunt(self, s: DemonlordState, captor: int) -> None:
        self.met = True
        walls = s.holds_fortress(captor, self.hex) and not self.revived
        capture.threaten(s, self.hex, self.seat, captor, only=self.units, entered=walls, again=self.revived)

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """Who of the enemy has come in is not seen; whom Necromon revived was told."""
        if seat != self.seat and not self.revived:
            self.units = strangers(s, self.seat, self.hex)[:1]

    def halted(self, s: DemonlordState, characters: tuple[int, ...]) -> None:
        self.stopped = self.stopped or any(c in self.units for c in characters)


# What may open where a march comes upon others.
MEETINGS: Final = (TroopsEnter, CharactersEnter, capture.Capture)
