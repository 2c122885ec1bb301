"""Changes of the map and the piles: units put down, lifted, killed, captured, freed. Both sides of `where`/`stacks`."""

from __future__ import annotations

from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEAD, DEMON, HELD_BY, NEUTRAL, OFF, other


def put(s: DemonlordState, unit: int, hex_: int) -> None:
    """Set a unit that is off the map down in a hex, at the bottom of its side's stack (DL-HID-02, DL-HID-10)."""
    camp = s.owner(unit)
    stacks = s.stacks[camp]
    below = stacks.get(hex_)
    if below is None:
        stacks[hex_] = (unit,)
        _ground_changed(s, camp)
    else:
        stacks[hex_] = (*below, unit)
    s.where[unit] = hex_


def lift(s: DemonlordState, unit: int, to: int = OFF) -> None:
    """Take a unit off the map; when it lay on top the next one becomes visible."""
    hex_ = s.where[unit]
    s.where[unit] = to
    if hex_ < 0:
        return
    camp = s.owner(unit)
    stacks = s.stacks[camp]
    left = tuple([u for u in stacks[hex_] if u != unit])
    if left:
        stacks[hex_] = left
    else:
        del stacks[hex_]
        _ground_changed(s, camp)


def shift(s: DemonlordState, unit: int, hex_: int) -> None:
    """Move a unit from hex to hex."""
    lift(s, unit)
    put(s, unit, hex_)


def show(s: DemonlordState, unit: int) -> None:
    """Bring a unit to the top of its stack."""
    camp, hex_ = s.owner(unit), s.where[unit]
    stack = s.stacks[camp][hex_]
    s.stacks[camp][hex_] = (unit, *(u for u in stack if u != unit))


def show_troop(s: DemonlordState, camp: int, hex_: int) -> int:
    """Bring the first troop unit of a stack to the top, where the rules ask for one to be shown (DL-ENM-07)."""
    unit = s.troops(camp, hex_)[0]
    show(s, unit)
    return unit


def bars(s: DemonlordState, camp: int, hex_: int) -> bool:
    """Do a camp's troops close a hex to others? Where a character hides them one shows itself.

    Up to then nothing may tell of them: what is offered depends on what is seen (DL-HID-09).
    """
    if not s.has_troops(camp, hex_):
        return False
    if not s.seen_troops(camp, hex_):
        s.emit("troop-shown", unit=show_troop(s, camp, hex_), hex=hex_)
    return True


def _ground_changed(s: DemonlordState, camp: int) -> None:
    """What a side's paths depend on is where the others stand."""
    if camp == NEUTRAL:
        s.ground_changed()
    else:
        s.grounds[other(camp)] = None


def kill(s: DemonlordState, unit: int) -> None:
    """A destroyed unit is out of the game for good (DL-MOR-10), but for Necromon, invocations and replacements."""
    owner, hex_ = s.owner(unit), s.where[unit]
    _count_loss(s, unit, owner)
    lift(s, unit, DEAD)
    if owner == DEMON:
        s.fallen = (*s.fallen, (unit, hex_, s.clock))
    s.emit("killed", unit=unit, hex=hex_, side=owner)


def capture(s: DemonlordState, unit: int, captor: int) -> None:
    """The unit leaves the map and joins the captor's prisoners (DL-CAP-07, DL-PRI-01)."""
    owner, hex_ = s.owner(unit), s.where[unit]
    _count_loss(s, unit, owner)
    lift(s, unit, HELD_BY[captor])
    s.emit("captured", unit=unit, hex=hex_, side=captor)


def _count_loss(s: DemonlordState, unit: int, owner: int) -> None:
    """Losses of the turn and of the match (DL-VIC-06, DL-VAR-09); an unallied neutral's count for nobody."""
    s.story = s.story._replace(clash=True)
    if owner == NEUTRAL:
        return
    lost = _plus(s.turn.losses, owner)
    s.turn = s.turn._replace(losses=lost)
    if s.world.is_troop[unit]:
        s.story = s.story._replace(troops_lost=_plus(s.story.troops_lost, owner))


def _plus(pair: tuple[int, int], seat: int) -> tuple[int, int]:
    return (pair[0] + 1, pair[1]) if seat == 0 else (pair[0], pair[1] + 1)


def change_owner(s: DemonlordState, units: list[int], was: int, now: int) -> None:
    """Units on the map that belong to another camp from now on: from one camp's stacks to the other's."""
    for unit in units:
        hex_ = s.where[unit]
        if hex_ < 0:
            continue
        left = tuple(u for u in s.stacks[was][hex_] if u != unit)
        if left:
            s.stacks[was][hex_] = left
        else:
            del s.stacks[was][hex_]
        s.stacks[now][hex_] = (*s.stacks[now].get(hex_, ()), unit)
    s.ground_changed()
