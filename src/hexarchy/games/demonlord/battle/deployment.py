"""Deployment (DL-DEP): matching pairs, reserves, and the characters placed with them."""

from __future__ import annotations

from typing import Any

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord.battle.board import battle_of, seat_set
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import other


@frame
class Deployment(Procedure):
    """In turn one player puts down a troop unit and the other faces it with another, phasing first (DL-DEP-01)."""

    pairs: int = 0
    put_down: int = -1  # the unit that waits for its match

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        putter = s.phasing ^ (self.pairs & 1)
        matching = self.put_down >= 0
        if not matching and (self.pairs == battle.size(s) or not all(battle.waiting)):  # DL-DEP-02
            battle.reserve, battle.waiting = battle.waiting, ((), ())  # DL-DEP-03
            s.pop()
            self._tell_reserves(s)
            return None
        seat = other(putter) if matching else putter
        options = [s.game.verbs.deploy[u] for u in battle.waiting[seat]]
        return Ask(seat, "match" if matching else "deploy", "DL-DEC-29", options, hex=battle.hex, unit=self.put_down)

    def _tell_reserves(self, s: DemonlordState) -> None:
        battle = battle_of(s)
        for seat in (s.phasing, other(s.phasing)):
            if battle.reserve[seat]:
                s.emit("in-reserve", side=seat, units=battle.reserve[seat], hex=battle.hex)  # DL-HID-03

    def do_deploy(self, s: DemonlordState, seat: int, unit: int) -> None:
        battle = battle_of(s)
        battle.waiting = seat_set(battle.waiting, seat, tuple(u for u in battle.waiting[seat] if u != unit))
        s.emit("put-down", unit=unit, hex=battle.hex)  # DL-HID-03
        if self.put_down < 0:
            self.put_down = unit
        else:
            battle.pair_up(unit, seat, self.put_down)
            self.put_down = -1
            self.pairs += 1

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """The unit put down is seen: it is not among those the deal gives the enemy to put down."""
        battle, enemy = battle_of(s), other(seat)
        left = tuple(u for u in battle.waiting[enemy] if u != self.put_down)
        battle.waiting = seat_set(battle.waiting, enemy, left)


def awaiting_match(s: DemonlordState) -> int:
    """The unit that was put down and waits for its match; -1 if none does."""
    top = s.frames[-1]
    return top.put_down if isinstance(top, Deployment) else -1


@frame
class PlaceCharacters(Procedure):
    """In turn, phasing player first, each places one character with a friendly unit; nobody may pass (DL-DEP-04)."""

    turn: int = -1
    character: int = -1

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        if self.turn < 0:
            self.turn = s.phasing
        if not self._left(s, self.turn):
            self.turn = other(self.turn)
            if not self._left(s, self.turn):
                s.pop()
                return None
        verbs = s.game.verbs
        if self.character < 0:
            options = [verbs.character[c] for c in self._left(s, self.turn)]
            return Ask(self.turn, "place-character", "DL-DEC-30", options, hex=battle.hex)
        options = [verbs.with_[u] for u in battle.troops(self.turn)]
        return Ask(self.turn, "place-character-with", "DL-DEC-30", options, unit=self.character)

    def _left(self, s: DemonlordState, seat: int) -> list[int]:
        battle = battle_of(s)
        placed = {c for c, _ in battle.escorts}
        return [c for c in battle.participants(s, seat, troops=False) if c not in placed]

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """Whom the enemy is about to place is not seen before he is put down."""
        if self.turn != seat:
            self.character = -1

    def do_character(self, s: DemonlordState, seat: int, character: int) -> None:
        self.character = character

    def do_with(self, s: DemonlordState, seat: int, unit: int) -> None:
        battle_of(s).join(self.character, unit)
        s.emit("escorts", character=self.character, unit=unit)
        self.character = -1
        self.turn = other(seat)
