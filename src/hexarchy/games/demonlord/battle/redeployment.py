"""Redeployment (DL-RED, DL-CHB-03): reserves brought up, free units matched, fights joined, characters rearranged.

RED-14 is carried out to the letter: free units of both sides are matched in turn; what is left over on one side is put
up one by one and answered by a doubled unit of the other, or by a reserve where reserves may enter; a unit that gets no
answer may join a fight against a single enemy, or stay idle.
"""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord.battle.board import Board, Fight, battle_of, seat_set
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import other


@frame
class BringUpReserves(Procedure):
    """Each player, phasing first, names the reserves they bring up within the battle size (DL-RED-12)."""

    turn: int = 0  # 0: the phasing player, 1: the other

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        if self.turn == 2:
            s.pop()
            return None
        seat = s.phasing ^ self.turn
        if not battle.reserve[seat] or battle.room(s, seat) <= 0:
            self.turn += 1
            return None
        verbs = s.game.verbs
        options = [verbs.commit[u] for u in sorted(battle.reserve[seat])]
        if battle.line(seat):
            options.append(verbs.done)  # an empty line must be filled (DL-RED-13)
        return Ask(seat, "reserves", "DL-DEC-31", options, hex=battle.hex, room=battle.room(s, seat))

    def do_commit(self, s: DemonlordState, seat: int, unit: int) -> None:
        bring_up(s, seat, unit)

    def do_done(self, s: DemonlordState, seat: int, target: int) -> None:
        self.turn += 1

    def why_done(self, s: DemonlordState, seat: int, target: int) -> list[Reason]:
        return [Reason("DL-RED-13", "line-is-empty", hex=battle_of(s).hex)]


def bring_up(s: DemonlordState, seat: int, unit: int) -> None:
    """A reserve comes into the line, with nobody opposite yet."""
    battle = battle_of(s)
    battle.reserve = seat_set(battle.reserve, seat, tuple(u for u in battle.reserve[seat] if u != unit))
    battle.free = seat_set(battle.free, seat, (*battle.free[seat], unit))
    s.emit("reserve-up", unit=unit, hex=battle.hex)


@frame
class Redeploy(Procedure):
    """Free units redeploy after magic and after missiles, without reserves (DL-RED-02)."""

    putter: int = -1  # whose turn it is to put up a unit
    put_up: int = -1
    surplus: tuple[int, ...] = ()  # free units that got no answer and have yet to join a fight or hold their ground
    holding: tuple[int, ...] = ()  # those that hold their ground

    RESERVES: ClassVar[bool] = False

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        if self.putter < 0:
            self.putter = s.phasing
        if self.put_up >= 0:
            return self._ask_answer(s)
        waiting = (self._unmatched(battle, 0), self._unmatched(battle, 1))
        if waiting[0] and waiting[1]:
            return self._ask_put_up(s, self.putter, waiting[self.putter])
        for seat in (0, 1):
            if waiting[seat]:
                return self._ask_put_up(s, seat, waiting[seat])
        return self._ask_join(s)

    # -- matching -----------------------------------------------------------------------------------------------------

    def _unmatched(self, battle: Board, seat: int) -> list[int]:
        """Free units that have not been put up yet."""
        return sorted(u for u in battle.free[seat] if u not in self.surplus and u not in self.holding)

    def _ask_put_up(self, s: DemonlordState, seat: int, units: list[int]) -> Asked:
        """While both sides have free units they take turns (DL-RED-05); then the side that has them puts up each."""
        if not self._answers(s, other(seat)):
            self.surplus = (*self.surplus, *units)
            return None
        options = [s.game.verbs.put_up[u] for u in units]
        return Ask(seat, "put-up", "DL-DEC-32", options, hex=battle_of(s).hex)

    def do_put_up(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.put_up = unit

    def _answers(self, s: DemonlordState, seat: int) -> list[int]:
        """Who can meet a free enemy: a free unit, else a doubled one, or a reserve where they may enter (DL-RED-08)."""
        battle = battle_of(s)
        free = self._unmatched(battle, seat)
        if free:
            return free  # DL-RED-04
        doubled = [u for fight in battle.fights for u in fight.callable(seat)]
        fresh = battle.reserve[seat] if self.RESERVES and battle.room(s, seat) > 0 else ()
        return sorted((*doubled, *fresh))

    def _ask_answer(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        seat = other(s.owner(self.put_up))
        answers = self._answers(s, seat)
        verbs = s.game.verbs
        options = [verbs.answer[u] for u in answers]
        if all(u in battle.reserve[seat] for u in answers):
            options.append(verbs.idle)  # bringing up a reserve is always a choice
        return Ask(seat, "answer", "DL-DEC-32", options, hex=battle.hex, unit=self.put_up)

    def do_answer(self, s: DemonlordState, seat: int, unit: int) -> None:
        battle = battle_of(s)
        foe, self.put_up = self.put_up, -1
        if unit in battle.reserve[seat]:
            bring_up(s, seat, unit)
        if unit in battle.free[seat]:
            battle.free = seat_set(battle.free, seat, tuple(u for u in battle.free[seat] if u != unit))
        else:
            battle.call_away(unit, seat)
        rival = other(seat)
        battle.free = seat_set(battle.free, rival, tuple(u for u in battle.free[rival] if u != foe))
        battle.pair_up(foe, rival, unit)
        self.putter = seat
        s.emit("face-off", unit=foe, foe=unit)

    def do_idle(self, s: DemonlordState, seat: int, target: int) -> None:
        """No reserve answers; or a surplus unit holds its ground (DL-RED-11)."""
        if self.put_up >= 0:
            self.surplus = (*self.surplus, self.put_up)
            self.put_up = -1
        else:
            self.holding = (*self.holding, self.surplus[0])
            self.surplus = self.surplus[1:]

    # -- surplus ------------------------------------------------------------------------------------------------------

    def _ask_join(self, s: DemonlordState) -> Asked:
        """Surplus units may double up where the enemy has exactly one unit (DL-RED-06, DL-RED-10)."""
        battle = battle_of(s)
        while self.surplus:
            unit = self.surplus[0]
            seat = s.owner(unit)
            foes = sorted(f.sides[other(seat)][0] for f in battle.fights if len(f.sides[other(seat)]) == 1)
            if foes:
                verbs = s.game.verbs
                options = [*(verbs.against[foe] for foe in foes), verbs.idle]
                return Ask(seat, "join-fight", "DL-DEC-32", options, hex=battle.hex, unit=unit)
            self.surplus = self.surplus[1:]
        s.pop()
        return None

    def why_against(self, s: DemonlordState, seat: int, foe: int) -> list[Reason]:
        """Free enemies have to be met first, and nobody joins against two."""
        battle = battle_of(s)
        enemy = other(seat)
        if self._unmatched(battle, enemy):
            return [Reason("DL-RED-04", "free-enemies-first", unit=foe)]
        fight = battle.fight_of(foe, enemy)
        if fight and len(fight.sides[enemy]) > 1:
            return [Reason("DL-RED-10", "never-two-against-two", unit=foe)]
        return []

    def why_commit(self, s: DemonlordState, seat: int, unit: int) -> list[Reason]:
        battle = battle_of(s)
        if self.RESERVES and unit in battle.reserve[seat] and battle.room(s, seat) <= 0:
            return [Reason("DL-DEP-07", "line-is-full", unit=unit, size=battle.size(s))]
        return []

    def why_answer(self, s: DemonlordState, seat: int, unit: int) -> list[Reason]:
        """Only a unit that is doubled up can leave its enemy, and of those not the fixed one."""
        battle = battle_of(s)
        if self._unmatched(battle, seat):
            return [Reason("DL-RED-04", "free-units-first", unit=unit)]
        if unit in battle.reserve[seat]:
            return [Reason("DL-DEP-07" if self.RESERVES else "DL-RED-02", "no-reserves-now", unit=unit)]
        return [Reason("DL-RED-09", "cannot-be-called-away", unit=unit)] if battle.fight_of(unit, seat) else []

    def why_idle(self, s: DemonlordState, seat: int, target: int) -> list[Reason]:
        return [Reason("DL-RED-08", "must-be-met", unit=self.put_up)] if self.put_up >= 0 else []

    def do_against(self, s: DemonlordState, seat: int, foe: int) -> None:
        battle = battle_of(s)
        unit, self.surplus = self.surplus[0], self.surplus[1:]
        battle.free = seat_set(battle.free, seat, tuple(u for u in battle.free[seat] if u != unit))
        battle.fights = tuple(
            Fight(seat_set(f.sides, seat, (*f.sides[seat], unit)), f.fixed) if foe in f.sides[other(seat)] else f
            for f in battle.fights
        )
        s.emit("joins-fight", unit=unit, foe=foe)


@frame
class RedeployAtStart(Redeploy):
    """At the start of a round a free enemy may also be met by a reserve (DL-RED-08, DL-RED-12)."""

    RESERVES: ClassVar[bool] = True


@frame
class RearrangeCharacters(Procedure):
    """In turn, phasing first, each may move characters to other units, each once; a pass ends it (DL-CHB-03)."""

    turn: int = -1
    passed: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    character: int = -1

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        verbs = s.game.verbs
        if self.character >= 0:
            now = dict(battle.escorts)[self.character]
            options = [verbs.with_[u] for u in battle.troops(self.turn) if u != now]
            return Ask(self.turn, "move-character-to", "DL-DEC-33", options, unit=self.character)
        if self.turn < 0:
            self.turn = s.phasing
        for seat in (self.turn, other(self.turn)):
            movable = self._movable(s, seat)
            if movable:
                self.turn = seat
                options = [*(verbs.character[c] for c in movable), verbs.passes]
                return Ask(seat, "move-character", "DL-DEC-33", options, hex=battle.hex)
        s.pop()
        return None

    def _movable(self, s: DemonlordState, seat: int) -> list[int]:
        battle = battle_of(s)
        if seat in self.passed or len(battle.troops(seat)) < 2:
            return []
        return [c for c in battle.characters(s, seat) if c not in self.moved]

    def do_pass(self, s: DemonlordState, seat: int, target: int) -> None:
        self.passed = (*self.passed, seat)
        self.turn = other(seat)

    def do_character(self, s: DemonlordState, seat: int, character: int) -> None:
        self.character = character

    def why_character(self, s: DemonlordState, seat: int, character: int) -> list[Reason]:
        return [Reason("DL-CHB-03", "moved-this-round", unit=character)] if character in self.moved else []

    def do_with(self, s: DemonlordState, seat: int, unit: int) -> None:
        battle_of(s).join(self.character, unit)
        s.emit("escorts", character=self.character, unit=unit)
        self.moved = (*self.moved, self.character)
        self.character = -1
        self.turn = other(seat)
