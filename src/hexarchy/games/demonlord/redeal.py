"""Redealing: a full state drawn from what one seat may know. All that a searching bot ever gets.

What is unknown is resampled: which of the enemy's units lie under the top units of their stacks, which
reinforcements and conjurations were left out, which special spells they know, where their devotees are at home, and all
dice to come. Nothing of the true state that is hidden from the seat goes into the deal.
"""

from __future__ import annotations

from typing import Any, Protocol

from hexarchy.core.frames import Frame
from hexarchy.games.demonlord import contact, markers
from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.battle.deployment import awaiting_match
from hexarchy.games.demonlord.magic.casting import Cast
from hexarchy.games.demonlord.movement import March
from hexarchy.games.demonlord.procedure import Confirm
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.view import hidden_from
from hexarchy.games.demonlord.words import GONE, OFF, other


class Rng(Protocol):
    """What a deal needs of a random generator."""

    def choice(self, seq: Any) -> Any: ...
    def shuffle(self, x: Any) -> None: ...
    def getrandbits(self, k: int) -> int: ...
    def randrange(self, stop: int, /) -> int: ...


def deal_hidden(s: DemonlordState, seat: int, rng: Rng) -> None:
    _forget_plans(s, other(seat))
    _deal_units(s, seat, rng)
    _deal_spells(s, seat, rng)
    _deal_homes(s, seat, rng)
    _forget(s, seat)
    s.ground_changed()


def _forget_plans(s: DemonlordState, enemy: int) -> None:
    """A cast before it is announced, a march before it meets others: which of them the enemy has begun is not told."""
    while _planned_by(s.frames[-1], s, enemy):
        s.pop()


def _planned_by(top: Frame, s: DemonlordState, enemy: int) -> bool:
    if isinstance(top, March):
        return s.phasing == enemy
    return isinstance(top, Cast | Confirm) and top.seat == enemy


def _deal_units(s: DemonlordState, seat: int, rng: Rng) -> None:
    """Hidden units are swapped with others that could as well be there, then spread over the enemy's stacks."""
    enemy = other(seat)
    hidden = hidden_from(s, seat)
    relieved = sorted({s.where[u] for u in s.phase.relief if s.owner(u) == enemy and s.world.is_troop[u]})
    for unit in hidden:
        _lift(s, enemy, unit)
    hidden = _swap_draws(s, enemy, hidden, rng)
    hexes = sorted(s.stacks[enemy])
    met = {f.hex for f in s.frames if isinstance(f, Board | contact.CharactersEnter)}  # elsewhere nobody is shown
    needy = [
        h for h in hexes if (h in met or h in s.sieges or h in s.phase.battles) and _holds_troops_for_sure(s, seat, h)
    ]
    open_ = {
        troops: [h for h in hexes if h not in met or not _fully_seen(s, enemy, h, troops=troops)] or hexes
        for troops in (True, False)
    }
    rng.shuffle(hidden)
    for hex_ in needy:
        troop = next((u for u in hidden if s.world.is_troop[u]), None)
        if troop is not None:
            hidden.remove(troop)
            _put(s, enemy, troop, hex_)
    for hex_ in _entered_by_characters(s, enemy):
        if not contact.strangers(s, enemy, hex_):
            character = next((u for u in hidden if not s.world.is_troop[u] and (u, hex_) not in s.turn.exposed), None)
            if character is not None:
                hidden.remove(character)
                _put(s, enemy, character, hex_)
    for unit in hidden:
        _put(s, enemy, unit, rng.choice(open_[s.world.is_troop[unit]]))
    _deal_relief(s, seat, relieved, rng)


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
        unseen = [u for u in pool if u in hidden or s.where[u] in (left_out, OFF)]
        playing = sum(u in hidden for u in unseen)
        left = sum(s.where[u] == left_out and u not in hidden for u in unseen)
        rng.shuffle(unseen)
        hidden = [u for u in hidden if u not in unseen] + unseen[:playing]
        for unit in unseen:
            s.where[unit] = OFF  # those left of a draw that is being placed, too
        for unit in unseen[len(unseen) - left :]:
            s.where[unit] = left_out
    return hidden


def _deal_relief(s: DemonlordState, seat: int, hexes: list[int], rng: Rng) -> None:
    """Which of the enemy's units in a besieged hex came to its relief is not known until they are put down."""
    enemy = other(seat)
    relief = [u for u in s.phase.relief if s.owner(u) == seat]
    for hex_ in hexes:
        board = _battle_in(s, hex_)
        if board and not board.aloof:
            continue  # garrison and relief fight as one
        seen = _put_down(s, board, enemy) if board else set()
        relief += [u for u in s.phase.relief if u in seen]
        if board and board.round:
            continue
        unseen = [u for u in s.stack(enemy, hex_) if u not in seen]
        came = [u for u in unseen if rng.choice((True, False))]
        troops = [u for u in reversed(unseen) if s.world.is_troop[u]]
        if troops and not any(u in came for u in troops) and (board is None or _troops_to_come(s, seat, board)):
            came.append(troops[0])
        relief += came
    s.phase = s.phase._replace(relief=tuple(sorted(relief)))


def _battle_in(s: DemonlordState, hex_: int) -> Board | None:
    return next((f for f in s.frames if isinstance(f, Board) and f.hex == hex_), None)


def _put_down(s: DemonlordState, board: Board, enemy: int) -> set[int]:
    """The enemy's units the battle has shown."""
    shown = {*board.line(enemy), *board.reserve[enemy], *board.routed[enemy], *board.characters(s, enemy)}
    return shown | {awaiting_match(s)}


def _troops_to_come(s: DemonlordState, seat: int, board: Board) -> bool:
    """Is it sure that the enemy has troops still to be put down? Not while their last one may wait for its match."""
    if not board.deploying:
        return False
    put_down = awaiting_match(s)
    return put_down < 0 or s.owner(put_down) == seat


def _holds_troops_for_sure(s: DemonlordState, seat: int, hex_: int) -> bool:
    """A siege or a battle shows that there are troops, even under a character."""
    enemy = other(seat)
    board = _battle_in(s, hex_)
    if board is not None and _troops_to_come(s, seat, board):
        seen = _put_down(s, board, enemy)
        return not any(s.world.is_troop[u] and u not in seen for u in s.stacks[enemy][hex_])
    if hex_ in s.sieges or hex_ in s.phase.battles:
        return not any(s.world.is_troop[u] for u in s.stacks[enemy][hex_])
    return False


def _entered_by_characters(s: DemonlordState, enemy: int) -> list[int]:
    """Where enemy characters have just come in. They may be hunted, so there are no troops with them (DL-CAP-02).

    Nobody may be there: their troops were gated away, and nobody was left behind.
    """
    entered = [f.hex for f in s.frames if isinstance(f, contact.CharactersEnter) and f.seat == enemy]
    return [hex_ for hex_ in entered if hex_ in s.stacks[enemy]]


def _fully_seen(s: DemonlordState, enemy: int, hex_: int, *, troops: bool) -> bool:
    """Once they are put down everybody in a battle is known, troops first; only a garrison that stays inside is not."""
    if troops and hex_ in _entered_by_characters(s, enemy):
        return True
    board = _battle_in(s, hex_)
    if board is None or board.deploying or (board.aloof and s.controller(hex_) == enemy):
        return False
    return troops or board.round > 0


def _deal_spells(s: DemonlordState, seat: int, rng: Rng) -> None:
    """The enemy knows the spells they have used; the rest of their hand may be any."""
    enemy = other(seat)
    s.set_markers(enemy, markers.redealt(s.markers[enemy], seat, rng, few=s.options["reduced_chance"]))


def _deal_homes(s: DemonlordState, seat: int, rng: Rng) -> None:
    """Which devotee was set up in which temple only their owner knows; towns say openly whom they take."""
    devotees = [
        (unit, hex_) for unit, hex_ in s.homes if s.owner(unit) != seat and s.world.units[unit].deploy == "temple"
    ]
    temples = sorted(hex_ for _, hex_ in devotees)
    rng.shuffle(temples)
    dealt = dict(zip(sorted(unit for unit, _ in devotees), temples, strict=True))
    s.homes = tuple((unit, dealt.get(unit, hex_)) for unit, hex_ in s.homes)


def _forget(s: DemonlordState, seat: int) -> None:
    """The enemy's standing orders are secret; who stands in a pit follows from where units are now."""
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
