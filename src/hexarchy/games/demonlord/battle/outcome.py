"""How a battle ends (DL-EOB): who won, and what becomes of routed units, characters and the fortress."""

from __future__ import annotations

from hexarchy.games.demonlord import capture, changes, control
from hexarchy.games.demonlord.battle.board import Board, seat_set
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import SEMI_PERMANENT, other


def settle(s: DemonlordState, battle: Board) -> None:
    """A side has lost all its troops, or both have. Withdrawals are settled where they are made."""
    if battle.over:
        return
    standing = [seat for seat in (0, 1) if battle.troops(seat)]
    if len(standing) == 1:
        destroyed(s, battle, other(standing[0]))
    else:
        mutual_destruction(s, battle)


def destroyed(s: DemonlordState, battle: Board, loser: int) -> None:
    """The loser's routed units are prisoners, their characters stay and face capture (DL-EOB-03, DL-MOR-09)."""
    winner = other(loser)
    take_routed(s, battle, loser, winner)
    won(s, battle, winner)
    end_siege(s, battle.hex)
    control.review(s, battle.hex)
    if s.result is None:
        capture.threaten(s, battle.hex, loser, winner, again=True)  # a garrison that stayed inside guards (DL-EOB-08)


def mutual_destruction(s: DemonlordState, battle: Board) -> None:
    """Nobody won: all routed units are lost, and only characters remain (DL-EOB-05)."""
    s.emit("battle-over", hex=battle.hex, side=None)
    for seat in (0, 1):
        for unit in battle.routed[seat]:
            changes.kill(s, unit)
        shake(s, battle, seat)
    if battle.aloof:
        s.phase = s.phase._replace(relief=without(s.phase.relief, battle.hex, s))
        control.review(s, battle.hex)
    elif battle.hex in s.sieges:
        control.lift_siege(s, battle.hex)


def take_routed(s: DemonlordState, battle: Board, loser: int, winner: int) -> None:
    for unit in battle.routed[loser]:
        changes.capture(s, unit, winner)
    battle.routed = seat_set(battle.routed, loser, ())


def won(s: DemonlordState, battle: Board, winner: int) -> None:
    """The winner holds the hex; their routed units are back in the stack, which they never left (DL-EOB-02)."""
    s.emit("battle-over", hex=battle.hex, side=winner)
    if battle.routed[winner]:
        s.emit("routed-return", units=battle.routed[winner], hex=battle.hex)
    shake(s, battle, other(winner))


def shake(s: DemonlordState, battle: Board, loser: int) -> None:
    """A semi-permanent ally with units in the beaten stack will be checked (DL-ALL-19)."""
    for realm in battle.peoples[loser]:
        if s.realms[realm].grade == SEMI_PERMANENT and s.realms[realm].side == loser:
            control.set_realm(s, realm, shaken=True)


def without(relief: tuple[int, ...], hex_: int, s: DemonlordState) -> tuple[int, ...]:
    return tuple(u for u in relief if s.where[u] != hex_)


def end_siege(s: DemonlordState, hex_: int) -> None:
    """Relief is inside from now on; where the battle left only one side's troops the siege is over (DL-SIE-41).

    Its characters roll, they are not simply taken.
    """
    s.phase = s.phase._replace(relief=without(s.phase.relief, hex_, s))
    if hex_ in s.sieges and not (s.has_troops(0, hex_) and s.has_troops(1, hex_)):
        control.lift_siege(s, hex_)
