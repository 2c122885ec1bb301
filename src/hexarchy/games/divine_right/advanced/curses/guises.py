"""One counter in the place of another: heroes who are changed, and who become themselves again."""

from __future__ import annotations

from typing import Any

from hexarchy.games.divine_right import captives, changes, fallout, hooks
from hexarchy.games.divine_right.advanced.curses import kinds, table
from hexarchy.games.divine_right.magic.devices import borne_by, burden, move
from hexarchy.games.divine_right.records import Guise
from hexarchy.games.divine_right.refuge import nearest
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ENCHANTED, GONE, HOME, LOVE, NOBODY, TRACK, WAITING


def free(s: DivineRightState, name: str) -> list[int]:
    """Counters of a kind that are not in play."""
    own = [n for n in s.world.minors if s.world.special_of[n].id == name]
    return [n for n in own if s.where[n] == GONE and table.guise(s, n) is None]


def ashore(s: DivineRightState, space: int) -> int:
    """A space, or the nearest land where it is none."""
    land = s.world.land & ~s.world.isle & ~s.world.temple
    return space if land >> space & 1 else nearest(s, space, land)[0]


def _give_on(s: DivineRightState, old: int, new: int) -> None:
    """What was one piece's is another's: Curses, burden, what it has done in this turn."""
    s.curses = tuple(
        curse._replace(
            victim=new if curse.victim == old else curse.victim,
            goal=new if curse.kind == LOVE and curse.goal == old else curse.goal,
        )
        for curse in s.curses
    )
    for thing in burden(s, old):
        move(s, thing, borne_by(s, old), borne_by(s, new))
    changes.magic(s, loot=tuple((new if entry[0] == old else entry[0], *entry[1:]) for entry in s.magic.loot))
    half, bit = s.half, 1 << old
    for name in ("moved", "fresh"):
        if getattr(half, name) & bit:
            changes.half(s, **{name: getattr(s.half, name) & ~bit | 1 << new})
    changes.half(s, rolled=tuple((new if hero == old else hero, cause) for hero, cause in s.half.rolled))


def swap(s: DivineRightState, old: int, new: int, to: int, seat: int, space: int) -> None:
    """A piece leaves the map, another is put down, as it was where it stays in the same place with the same player."""
    at, same = s.where[old], s.where[old] == space and s.master[old] == seat
    inside, ship, boat = s.is_inside(old), s.aboard.get(old, NOBODY), s.boats >> old & 1
    _give_on(s, old, new)
    changes.lift(s, old, to)
    s.where[new], s.master[new] = GONE, seat
    changes.put(s, new, space, inside=inside if at == space else None)
    if same and ship != NOBODY:
        changes.embark(s, new, ship)
        changes.set_inside(s, new, s.is_inside(ship))
    elif same and boat:
        changes.take_boat(s, new)
    else:
        changes.take_aboard(s, new)
    fallout.later(s, fallout.SIEGES)


def put_on(s: DivineRightState, piece: int, counter: int, seat: int, space: int, **about: Any) -> Guise:
    """A counter takes the place of a hero, or of another counter that stands for one."""
    seen = table.guise(s, piece)
    hero, realm = (piece, NOBODY) if seen is None else (seen.hero, seen.realm)
    woman = bool(table.female(s, piece))
    s.prisoners = tuple(one for one in s.prisoners if one.hero != piece)
    new = Guise(counter, hero, realm, **{"female": woman, **about})
    s.guises = (*(one for one in s.guises if one != seen), new)
    swap(s, piece, counter, ENCHANTED if seen is None else GONE, seat, space)
    if seen is not None:
        changes.command(s, piece, NOBODY)
    s.emit("changes-shape", hero=piece, unit=counter, hex=space)
    return new


def take_off(s: DivineRightState, counter: int) -> int:
    """A counter is gone, and the hero stands where it stood: in their own alliance, or off the map with it. The piece
    they are now; NOBODY: there is no hero."""
    seen = table.guise(s, counter)
    if seen is None or seen.hero == NOBODY:
        return NOBODY
    hero, space = seen.hero, s.where[counter]
    s.guises = tuple(one for one in s.guises if one != seen)
    kingdom = s.kingdom_of(hero)
    seat = s.liege(hero)
    if space >= 0 and seat != NOBODY and s.living(seat):
        swap(s, counter, hero, GONE, seat, space)
        changes.command(s, counter, NOBODY)
        s.emit("is-themselves", hero=hero, hex=space)
        return hero
    _give_on(s, counter, hero)
    s.track = tuple((hero if who == counter else who, turn) for who, turn in s.track)
    place = s.where[counter] if s.where[counter] == TRACK and seat != NOBODY else HOME if kingdom >= 0 else GONE
    s.prisoners = tuple(one for one in s.prisoners if one.hero != counter)
    changes.lift(s, counter, GONE)
    changes.command(s, counter, NOBODY)
    s.where[hero] = place
    s.master[hero] = seat if place == TRACK else NOBODY
    if place == GONE:
        for let_go in hooks.LET_GO.of(s):
            let_go(s, hero)
    return hero


def discard(s: DivineRightState, counter: int) -> None:
    """A counter is gone, and with it what it stood for."""
    s.guises = tuple(one for one in s.guises if one.counter != counter)
    kinds.forget(s, counter)
    s.track = tuple(entry for entry in s.track if entry[0] != counter)
    s.prisoners = tuple(one for one in s.prisoners if one.hero != counter)
    if s.where[counter] != GONE:
        changes.lift(s, counter, GONE)
        changes.command(s, counter, NOBODY)


@hooks.RESTING(option=table.GUISED)
def lies_down(s: DivineRightState, piece: int, by: int) -> None:
    """With a counter dies the hero it stood for; what others knew of it is settled there (DR-A-CURSE-50)."""
    seen = table.guise(s, piece)
    kinds.forget(s, piece)
    if seen is None:
        return
    s.guises = tuple(one for one in s.guises if one != seen)
    if seen.hero == NOBODY:
        return
    if table.is_monster(s, piece) and s.world.pieces[seen.hero].crowned:
        return  # a monarch no longer: the kingdom waits until the term is over (DR-A-CURSE-52)
    captives.kill(s, seen.hero, by, points=by != NOBODY)


@hooks.LIFTED(option=table.GUISED)
def lifted(s: DivineRightState, piece: int, place: int) -> None:
    """A hero who leaves the game while another counter stands for them takes it along."""
    seen = table.guise_of(s, piece)
    if s.where[piece] == ENCHANTED and seen is not None:
        discard(s, seen.counter)


@hooks.LEAVES_ALLIANCE(option=table.GUISED)
def kingdom_leaves(s: DivineRightState, kingdom: int, seat: int) -> None:
    """A changed monarch goes home with the kingdom; a monster is no monarch."""
    seen = table.guise_of(s, s.world.monarch_of[kingdom])
    if seen is not None and not table.is_monster(s, seen.counter):
        unmask(s, seen)


@hooks.LET_GO(option=table.GUISED)
def let_go(s: DivineRightState, hero: int) -> None:
    """Who is let go in another's shape is let go themselves; a monarch waits for the kingdom to take them back."""
    seen = table.guise(s, hero)
    if seen is None:
        return
    discard(s, hero)
    if seen.hero == NOBODY or s.where[seen.hero] != ENCHANTED:
        return
    kingdom = s.kingdom_of(seen.hero)
    if kingdom >= 0:
        seat = s.liege(seen.hero)
        s.where[seen.hero], s.master[seen.hero] = (HOME if seat == NOBODY else WAITING), seat
        return
    s.where[seen.hero], s.master[seen.hero] = GONE, NOBODY
    for follow in hooks.LET_GO.of(s):
        follow(s, seen.hero)


@hooks.LENT(option=table.GUISED)
def estate(s: DivineRightState, seat: int) -> None:
    """Monsters pass to the player on the right (DR-A-CURSE-51); others are themselves for a last time, and share what
    becomes of their player's heroes (DR-A-GEN-02)."""
    for one in s.guises:
        if s.master[one.counter] != seat:
            continue
        if table.is_monster(s, one.counter):
            changes.command(s, one.counter, s.to_the_right(seat))
            s.emit("monster-passes", unit=one.counter, side=s.name(s.master[one.counter]))
        elif one.hero != NOBODY:
            unmask(s, one)
        else:
            discard(s, one.counter)


def unmask(s: DivineRightState, one: Guise) -> None:
    """A hero has their own shape again, though the Curse is on them: it waits."""
    for curse in table.on(s, one.counter):
        table.change(s, curse, on=curse.on and curse.kind not in table.SHAPES)
    take_off(s, one.counter)
