"""The terror of Greystaff (DR-A-TER): boons for any victims and as often as one likes, at the price of friends, crowns
and lives."""

from __future__ import annotations

from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import captives, changes, fallout, fate, hooks, losses, status
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.mercenaries.barbarians import depart, in_service
from hexarchy.games.divine_right.mercenaries.named import SCUM, stem
from hexarchy.games.divine_right.records import Pairs
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BARBARIAN, FOLKS, GONE, MAGIC, MERCENARY, NOBODY, POOL, REGULAR

SWITCH: Final = "terror_greystaff"
ENOUGH: Final = 2  # sacrifices after which all others of a kind are lost


@hooks.LAVISH(option=SWITCH)
def lavish(s: DivineRightState) -> bool:
    """Boons as often as desired, any number and kind of units (DR-A-TER-01)."""
    return True


@hooks.STRUCK_DOWN(option=SWITCH)
def shaken(s: DivineRightState, seat: int, space: int) -> None:
    """Heroes whose stack loses a unit to Greystaff roll for their fate, but for player monarchs (DR-A-TER-02)."""
    rolling = fallout.noted(s, fallout.FATE)
    for hero in s.own(seat, space) if seat != NOBODY else ():
        if s.is_hero(hero) and not status.player_monarch(s, hero) and hero not in rolling:
            fate.endanger(s, hero, MAGIC, NOBODY, space)


# -- the price --------------------------------------------------------------------------------------------------------


@hooks.SACRIFICED(option=SWITCH)
def outrage(s: DivineRightState, unit: int, seat: int) -> None:
    printed = s.world.pieces[unit]
    if printed.of == BARBARIAN:
        _barbarians(s, unit, seat)
    elif printed.of == MERCENARY:
        _mercenaries(s, seat)
    elif unit in s.world.special_of:
        _strangers(s, unit, seat)
    elif printed.of == REGULAR:
        _subjects(s, printed.kingdom)
    fallout.later(s, fallout.SIEGES)


def counted(pairs: Pairs, seat: int) -> int:
    return dict(pairs).get(seat, 0)


def _one_more(pairs: Pairs, seat: int) -> Pairs:
    return tuple(sorted({**dict(pairs), seat: counted(pairs, seat) + 1}.items()))


def _barbarians(s: DivineRightState, unit: int, seat: int) -> None:
    """Their kind is never recruited again, and who serves deserts (DR-A-TER-03)."""
    folk = FOLKS.index(stem(s, unit))
    changes.altar(s, folks=tuple(sorted({*s.altar.folks, (seat, folk)})))
    s.emit("barbarians-appalled", side=s.name(seat), folk=folk)
    depart(s, [*hexes_of(in_service(s, seat, folk))])


@hooks.MAY_RECRUIT(option=SWITCH)
def no_recruits(s: DivineRightState, seat: int, folk: int, space: int) -> list[Reason]:
    return [Reason("DR-A-TER-03", "appalled", folk=folk)] if (seat, folk) in s.altar.folks else []


def _mercenaries(s: DivineRightState, seat: int) -> None:
    """After the first none are to be had, with the second all are gone (DR-A-TER-04)."""
    changes.altar(s, hired=_one_more(s.altar.hired, seat))
    s.emit("mercenaries-appalled", side=s.name(seat))
    if counted(s.altar.hired, seat) >= ENOUGH:
        for unit in (*s.world.mercenaries, *s.world.mercenary_fleets):
            if s.where[unit] >= 0 and s.master[unit] == seat:
                losses.eliminate(s, unit)


@hooks.NO_HIRING(option=SWITCH)
def nobody_to_hire(s: DivineRightState, seat: int) -> bool:
    return counted(s.altar.hired, seat) > 0


def _strangers(s: DivineRightState, unit: int, seat: int) -> None:
    """Of human ones as of mercenaries (DR-A-TER-05); one that is not human takes all its like along; the Scum nobody
    minds, and nobody replaces (DR-A-TER-06)."""
    human = s.world.special_of[unit].human
    if stem(s, unit) == SCUM:
        changes.altar(s, burnt=s.altar.burnt | 1 << unit)
        return
    if human:
        changes.altar(s, special=_one_more(s.altar.special, seat))
        s.emit("strangers-appalled", side=s.name(seat))
        if counted(s.altar.special, seat) < ENOUGH:
            return
    for piece, entry in s.world.special_of.items():
        alike = entry.human if human else not entry.human and piece < s.world.first_hero
        if alike and s.master[piece] == seat and s.where[piece] >= 0 and special.for_hire(s, piece):
            turn_away(s, piece)


def turn_away(s: DivineRightState, piece: int) -> None:
    """To the randomizer, or with its card discarded. Who is aboard finds other ground."""
    for load in s.cargo(piece):
        changes.disembark(s, load)
        fallout.later(s, fallout.DISPLACED, load, s.where[load])
    s.emit("turns-away", unit=piece, hex=s.where[piece])
    changes.lift(s, piece, GONE)
    changes.command(s, piece, NOBODY)
    for let_go in hooks.LET_GO.of(s):
        let_go(s, piece)


@hooks.NO_STRANGERS(option=SWITCH)
def nobody_comes(s: DivineRightState, seat: int) -> list[Reason]:
    return [Reason("DR-A-TER-05", "strangers-stay-away")] if counted(s.altar.special, seat) else []


@hooks.BURNT(option=SWITCH)
def burnt(s: DivineRightState, piece: int) -> bool:
    return bool(s.altar.burnt >> piece & 1)


def _subjects(s: DivineRightState, kingdom: int) -> None:
    """If a die is not more than a kingdom's victims so far its guardsmen murder the monarch (DR-A-TER-07), and with a
    player monarch the game is over for their player, without an heir (DR-A-TER-08). The count follows the kingdom
    (DR-A-TER-09)."""
    regulars = [*s.altar.regulars]
    regulars[kingdom] += 1
    changes.altar(s, regulars=tuple(regulars))
    victims = regulars[kingdom]
    (die,) = s.roll(1, 6, "DR-A-TER-07", kingdom=kingdom, needs=("at-most", victims))
    ruler = status.ruler(s, kingdom)
    if die <= victims and s.where[ruler] not in (GONE, POOL):  # where a child is to follow there is nobody to murder
        s.emit("murdered-by-guards", kingdom=kingdom)
        captives.kill(s, ruler, NOBODY, points=False, heir=False)
