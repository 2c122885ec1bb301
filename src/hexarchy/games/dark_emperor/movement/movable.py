"""Who may move (DE-8a, DE-DEC-14), and the rule that keeps the others back."""

from __future__ import annotations

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, KINGDOM_COUNT, other


def finish(s: DarkEmperorState, *pieces: int) -> None:
    """Their movement is over in this segment."""
    done = s.half.done
    for piece in pieces:
        done |= 1 << piece
    s.half = s.half._replace(done=done)


def pinned(s: DarkEmperorState, side: int) -> int:
    """The hexes in which flames of the enemy hold a side's units (DE-13.11b)."""
    found = 0
    for _, lit_by, hexes in s.flames:
        if lit_by == other(side):
            found |= hexes
    return found


def is_held(s: DarkEmperorState, piece: int, flames: int) -> bool:
    """Flames pin units, but neither leaders nor monsters nor the Sons of the Morning."""
    return bool(flames >> s.where[piece] & 1) and piece < s.world.unit_count and not s.world.pieces[piece].immune


def movable_in(s: DarkEmperorState, side: int, hex_: int) -> list[int]:
    """The units, leaders and monsters of a side in a hex that may still move; cargo goes with its fleet."""
    done, aboard, dragged = s.half.done, s.aboard, s.half.dragged
    found = [p for p in s.stack(side, hex_) if not done >> p & 1 and p not in aboard and p not in dragged]
    flames = pinned(s, side) if s.flames else 0
    return [piece for piece in found if not is_held(s, piece, flames)] if flames >> hex_ & 1 else found


def free(s: DarkEmperorState, side: int) -> int:
    """The set of pieces of a side that may still move, leaders in the Mercenary Box among them (DE-19.1)."""
    found = s.army[side]
    for leader in s.boxed[side]:
        found |= 1 << leader
    found &= ~s.half.done
    for piece in (*s.aboard, *s.half.dragged):
        found &= ~(1 << piece)
    if s.flames:
        flames = pinned(s, side) & s.held[side]
        for hex_ in hexes_of(flames):
            found &= ~hex_set(unit for unit in s.units(side, hex_) if is_held(s, unit, flames))
    return found


def movable(s: DarkEmperorState, side: int) -> list[int]:
    """All pieces of a side that may still move, in canonical order."""
    return list(hexes_of(free(s, side)))


def why_not(s: DarkEmperorState, side: int, piece: int) -> list[Reason]:
    """The rule against moving a piece now."""
    if piece in s.world.devices:
        return [Reason("DE-15.12a", "devices-are-carried", device=piece)]
    if s.force[piece] < KINGDOM_COUNT and s.inactive(s.force[piece]):
        return [Reason("DE-6.2", "inactive-do-nothing", piece=piece)]
    if s.side(piece) != side:
        return [Reason("DE-4.A2b", "not-yours-to-move", piece=piece)]
    if s.where[piece] < 0 and s.where[piece] != BOX:
        return [Reason("DE-4.A2b", "not-on-the-map", piece=piece)]
    if piece in s.half.dragged:
        return [Reason("DE-18.31b", "dragged-by-famir", leader=piece)]
    if s.half.landed >> piece & 1:
        return [Reason("DE-8.22c", "put-ashore", unit=piece)]
    if s.half.done >> piece & 1:
        return [_why_done(s, side, piece)]
    if piece in s.aboard:
        return [Reason("DE-8.21b", "cargo-goes-with-its-fleet", unit=piece)]
    if s.where[piece] >= 0 and is_held(s, piece, pinned(s, side)):
        return [Reason("DE-13.11b", "held-by-flames", unit=piece)]
    return []


def _why_done(s: DarkEmperorState, side: int, piece: int) -> Reason:
    if s.where[piece] == BOX:
        return Reason("DE-19.1", "in-the-box-until-next-turn", leader=piece)
    if piece in s.world.leaders:
        return Reason("DE-8.17", "stopped-by-a-marker", leader=piece)
    if piece in s.world.monsters:
        return Reason("DE-18.21a", "stopped-among-enemies", monster=piece)
    if s.force[piece] != s.world.forces[piece] and not any(piece in stack[3] for stack in s.half.stacks):
        return Reason("DE-9.33b", "just-captured", unit=piece)
    return Reason("DE-8a", "has-moved", unit=piece)
