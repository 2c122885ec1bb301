"""What is told of units that move or arrive: all of it to their owner, to the others what they can see (DL-HID-01).

Others see a stack come where nobody of its side stood, with one unit on top, and see a hex that is left by all. Who
slips under others, or away from under them, is not seen, and nothing is said of it, not even that it happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.core.ways import way
from hexarchy.games.demonlord.state import DemonlordState


def moved(s: DemonlordState, seat: int, units: tuple[int, ...], start: int, via: Sequence[int], to: int) -> None:
    """Units have marched from hex to hex."""
    s.tell(seat, "moved", units=units, **way(start, via, to))
    top = _on_top(s, seat, units, to)
    if top >= 0:
        s.tell_others(seat, "marches", unit=top, **way(start, via, to))
    else:
        _left(s, seat, start)


def gated(s: DemonlordState, seat: int, units: tuple[int, ...], start: int, to: int) -> None:
    """Units have gone through a Spellgate; where the caster found them is not told (DL-HID-08)."""
    s.tell(seat, "gated", units=units, **way(start, (), to))
    top = _on_top(s, seat, units, to)
    if top >= 0:
        s.tell_others(seat, "comes-out", unit=top, to=to)
    _left(s, seat, start)


def arrived(s: DemonlordState, camp: int, units: tuple[int, ...], to: int, key: str, seen: str) -> None:
    """Units have come onto the map: `key` is what their owner is told, `seen` what the others are."""
    if camp < len(s.setting.seats):
        s.tell(camp, key, units=units, to=to)
        top = _on_top(s, camp, units, to)
        if top >= 0:
            s.tell_others(camp, seen, unit=top, to=to)
    else:
        s.emit(key, units=units, to=to)  # a neutral's stack is open (DL-HID-05)


def _on_top(s: DemonlordState, camp: int, units: tuple[int, ...], hex_: int) -> int:
    """Which of these units all can see in a hex; -1 if others of their side lie above them."""
    top = s.stacks[camp][hex_][0]
    return top if top in units else -1


def _left(s: DemonlordState, seat: int, hex_: int) -> None:
    if hex_ not in s.stacks[seat]:
        s.tell_others(seat, "left", side=seat, **way(hex_, (), None))
