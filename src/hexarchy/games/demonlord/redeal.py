"""Redealing: a full state drawn from what one seat may know. All that a searching bot ever gets.

What is unknown is dealt anew at random: which of the enemy's units lie under the top units of his stacks, which
reinforcements and conjurations were left out, which special spells he knows, and all dice to come. Nothing of the true
state that is hidden from the seat goes into the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.battle.deployment import Deployment
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.view import hidden_from
from hexarchy.games.demonlord.words import GONE, OFF, other

if TYPE_CHECKING:
    from hexarchy.games.demonlord.state import DemonlordState


class Rng(Protocol):
    """What a deal needs of a random generator."""

    def choice(self, seq: Any) -> Any: ...
    def shuffle(self, x: Any) -> None: ...
    def getrandbits(self, k: int) -> int: ...


def redeal(s: DemonlordState, seat: int, rng: Rng) -> DemonlordState:
    new = s.with_fresh_dice(rng.getrandbits(64))
    new._thaw()
    _deal_units(new, seat, rng)
    _deal_spells(new, seat, rng)
    _forget(new, seat)
    for frame in new.frames:
        if isinstance(frame, Procedure):
            frame.redealt(new, seat, rng)
    new.ground_changed()
    new.run()
    return new


def _deal_units(s: DemonlordState, seat: int, rng: Rng) -> None:
    """Hidden units are swapped with others that could as well be there, then spread over the enemy's stacks."""
    enemy = other(seat)
    hidden = hidden_from(s, seat)
    for unit in hidden:
        _lift(s, enemy, unit)
    hidden = _swap_draws(s, enemy, hidden, rng)
    hexes = sorted(s.stacks[enemy])
    needy = [h for h in hexes if _holds_troops_for_sure(s, seat, h)]
    open_ = [h for h in hexes if not _fully_seen(s, enemy, h)] or hexes
    rng.shuffle(hidden)
    for hex_ in needy:
        troop = next((u for u in hidden if s.world.is_troop[u]), None)
        if troop is not None:
            hidden.remove(troop)
            _put(s, enemy, troop, hex_)
    for unit in hidden:
        _put(s, enemy, unit, rng.choice(open_))


def _lift(s: DemonlordState, enemy: int, unit: int) -> None:
    hex_ = s.where[unit]
    s.stacks[enemy][hex_] = tuple(u for u in s.stacks[enemy][hex_] if u != unit)
    s.where[unit] = OFF


def _put(s: DemonlordState, enemy: int, unit: int, hex_: int) -> None:
    s.stacks[enemy][hex_] = (*s.stacks[enemy][hex_], unit)
    s.where[unit] = hex_


def _swap_draws(s: DemonlordState, enemy: int, hidden: list[int], rng: Rng) -> list[int]:
    """Which units of an unseen draw are in play and which were left out is not known (DL-HID-07)."""
    for pool, left_out in (
        (s.world.reinforcements[enemy], GONE if s.story.arrived[enemy] else None),
        (s.world.conjurations if s.story.conjured else (), OFF),
    ):
        if left_out is None or not pool or s.world.units[pool[0]].side != enemy:
            continue
        unseen = [u for u in pool if u in hidden or s.where[u] == left_out]
        playing = sum(u in hidden for u in unseen)
        rng.shuffle(unseen)
        hidden = [u for u in hidden if u not in unseen] + unseen[:playing]
        for unit in unseen[playing:]:
            s.where[unit] = left_out
        for unit in unseen[:playing]:
            s.where[unit] = OFF
    return hidden


def _holds_troops_for_sure(s: DemonlordState, seat: int, hex_: int) -> bool:
    """A siege or a battle to come shows that there are troops, even under a character."""
    enemy = other(seat)
    if hex_ in s.sieges or hex_ in s.phase.battles:
        return not any(s.world.is_troop[u] for u in s.stacks[enemy][hex_])
    board = next((f for f in s.frames if isinstance(f, Board) and f.hex == hex_), None)
    if board is None or not board.waiting[enemy]:
        return False
    top = s.frames[-1]
    to_be_put_down = not board.terrain or (isinstance(top, Deployment) and top.put_down < 0)
    return to_be_put_down and not any(u in board.waiting[enemy] for u in s.stacks[enemy][hex_])


def _fully_seen(s: DemonlordState, enemy: int, hex_: int) -> bool:
    """Once a battle is deployed everybody in it is known; only a garrison that stays inside is not."""
    board = next((f for f in s.frames if isinstance(f, Board) and f.hex == hex_), None)
    if board is None or board.waiting[enemy] or not board.terrain:
        return False
    return not (board.aloof and s.controller(hex_) == enemy)


def _deal_spells(s: DemonlordState, seat: int, rng: Rng) -> None:
    """The enemy knows the spells he has shown and, of the rest, as many as make four or five."""
    enemy = other(seat)
    if not s.spells[enemy]:
        return
    rest = [spell for spell in sorted(s.world.spells[enemy]) if spell not in s.shown[enemy]]
    rng.shuffle(rest)
    count = 4 if s.options["reduced_chance"] else rng.choice((4, 5))
    known = tuple(sorted((*s.shown[enemy], *rest[: max(count - len(s.shown[enemy]), 0)])))
    s.spells = (known, s.spells[1]) if enemy == 0 else (s.spells[0], known)


def _forget(s: DemonlordState, seat: int) -> None:
    """The enemy's standing orders are his secret; who stands in a pit follows from where units are now."""
    enemy = other(seat)
    s.orders = ((), s.orders[1]) if enemy == 0 else (s.orders[0], ())
    passing = s.phase.passing
    mine = [u for u in s.phase.pitted if s.owner(u) != enemy]
    theirs = [u for h in s.phase.pits for u in s.stack(enemy, h)]
    marched = [u for u in s.phase.marched if s.owner(u) != enemy]
    s.phase = s.phase._replace(
        passing=(0, passing[1]) if enemy == 0 else (passing[0], 0),
        pitted=tuple(sorted((*mine, *theirs))),
        marched=tuple(marched),
    )
