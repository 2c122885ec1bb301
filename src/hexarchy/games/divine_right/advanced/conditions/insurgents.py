"""Mercenaries in revolt, Barbarians who invade: where they stay, how it ends (DR-A-SCO-11, -13 to -15, -29 to -31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, losses, openings, stacking
from hexarchy.games.divine_right.advanced.conditions import start, table
from hexarchy.games.divine_right.mercenaries import barbarians, captains
from hexarchy.games.divine_right.mercenaries.named import BILGE_RAT
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Condition
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, INVASION, MERCENARY, MERCENARY_REVOLT, NOBODY, SPECIAL

SWITCH = table.SWITCH
OUTSIDE: Final = 2  # game turns on end (DR-A-SCO-15)
KINDS: Final = (MERCENARY_REVOLT, INVASION)


def risings(s: DivineRightState) -> list[Condition]:
    return [one for kind in KINDS for one in table.of(s, kind)]


def led_by(s: DivineRightState, hero: int) -> Condition | None:
    """The revolt a hero leads."""
    return next((one for one in table.of(s, MERCENARY_REVOLT) if one.leader == hero and one.band), None)


# -- the kingdom ------------------------------------------------------------------------------------------------------


@openings.STAYS_ALLIED(option=SWITCH)
def under_attack(s: DivineRightState, kingdom: int) -> list[Reason]:
    """It does not leave its player while rebels are in it, or invaders on the map (DR-A-SCO-11, DR-A-SCO-31)."""
    if one := table.at(s, kingdom, MERCENARY_REVOLT):
        inside = any(s.land_of[s.where[unit]] == kingdom for unit in hexes_of(one.band))
        return [Reason("DR-A-SCO-11", "is-troubled", kingdom=kingdom)] if inside else []
    one = table.at(s, kingdom, INVASION)
    return [Reason("DR-A-SCO-31", "is-troubled", kingdom=kingdom)] if one and one.band else []


@hooks.NOT_LURED(option=SWITCH)
def true_to_the_cause(s: DivineRightState, unit: int) -> bool:
    """No mercenary in the kingdom is lured away while there are rebels (DR-A-SCO-11)."""
    land = s.land_of[s.where[unit]]
    return any(one.kingdom == land and one.band for one in table.of(s, MERCENARY_REVOLT))


# -- where they go ----------------------------------------------------------------------------------------------------


def _foreign(s: DivineRightState, kingdom: int) -> int:
    """The lands of all kingdoms but one."""
    found = 0
    for number, land in enumerate(s.game.lands):
        found |= land if number != kingdom and s.in_play(number) else 0
    return found


def reach(s: DivineRightState, kingdom: int) -> int:
    """What is not more than four steps from a kingdom (DR-A-SCO-29)."""
    found = s.game.lands[kingdom]
    for _ in range(start.NEAR):
        found |= s.world.field.beside(found)
    return found


def beyond(s: DivineRightState, members: Sequence[int]) -> tuple[int, Reason | None]:
    """Spaces closed to rebel leaders and invaders among some pieces, and the rule."""
    for piece in members:
        for one in table.of(s, INVASION):
            if one.band >> piece & 1:
                closed = _foreign(s, one.kingdom) | (s.world.field.all & ~reach(s, one.kingdom))
                return closed, Reason("DR-A-SCO-29", "keeps-to-kingdom", unit=piece, kingdom=one.kingdom)
        if one_led := led_by(s, piece):
            reason = Reason("DR-A-SCO-15", "keeps-to-kingdom", unit=piece, kingdom=one_led.kingdom)
            return _foreign(s, one_led.kingdom), reason
    return 0, None


@hooks.CLOSED(option=SWITCH)
def bounds(s: DivineRightState, members: Sequence[int]) -> int:
    return beyond(s, members)[0]


@hooks.WHY_CLOSED(option=SWITCH)
def why_bounds(s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
    closed, reason = beyond(s, members)
    return [reason] if reason is not None and closed >> space & 1 else []


@openings.RETREAT_LIMITS(option=SWITCH)
def retreats_within(s: DivineRightState, units: Sequence[int], spaces: Sequence[int]) -> Sequence[int]:
    """A retreat beyond is allowed only if nothing nearer is open (DR-A-SCO-29)."""
    closed = beyond(s, [unit for unit in units if led_by(s, unit) is None])[0]
    return [space for space in spaces if not closed >> space & 1] or spaces


@hooks.MAY_MOVE(option=SWITCH)
@hooks.about(lambda s: s.world.units if s.conditions else 0)
def waits(s: DivineRightState, piece: int) -> list[Reason]:
    """The Guards do not leave the Keep, the Reaver not its port, while the revolt goes on (DR-A-SCO-13)."""
    for one in table.of(s, MERCENARY_REVOLT):
        if one.band and piece < s.world.first_hero and piece == start.attached_to(s, one.leader):
            return [Reason("DR-A-SCO-13", "waits-for-the-revolt", unit=piece)]
    return []


# -- their leader -----------------------------------------------------------------------------------------------------


@openings.FOLLOWS(option=SWITCH)
def follows(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """Bilge Rat leads his rebels on land, a Great Captain mercenaries alone (DR-A-SCO-13, DR-A-SCO-14)."""
    one = led_by(s, hero)
    if one is None:
        return None
    if s.world.names[hero] == BILGE_RAT:
        return True if one.band >> unit & 1 else None
    return s.world.pieces[unit].of in (MERCENARY, SPECIAL) if captains.is_captain(s, hero) else None


def _outlaw(s: DivineRightState, piece: int) -> int:
    """The kingdom in which a Great Captain leads a revolt, or NOBODY."""
    one = led_by(s, piece) if captains.is_captain(s, piece) else None
    return NOBODY if one is None else one.kingdom


@hooks.MOVE(option=SWITCH)
def moves(s: DivineRightState, piece: int) -> int | None:
    """As the kingdom's monarch does (DR-A-SCO-14)."""
    kingdom = _outlaw(s, piece)
    return s.world.kingdoms[kingdom].monarch_move if kingdom != NOBODY else None


@hooks.NATIVE(option=SWITCH)
def at_home(s: DivineRightState, piece: int) -> int | None:
    kingdom = _outlaw(s, piece)
    return kingdom if kingdom != NOBODY else None


@hooks.BONUSES(option=SWITCH)
def ground(s: DivineRightState, piece: int) -> int:
    kingdom = _outlaw(s, piece)
    return s.world.pieces[s.world.monarch_of[kingdom]].bonuses if kingdom != NOBODY else 0


# -- the end ----------------------------------------------------------------------------------------------------------


@hooks.LIFTED(option=SWITCH)
def one_less(s: DivineRightState, piece: int, place: int) -> None:
    for one in s.conditions:
        if one.kind in KINDS and one.band >> piece & 1:
            table.change(s, one.kingdom, band=one.band & ~(1 << piece))
            if not one.band & ~(1 << piece):
                fallout.later(s, fallout.CALM, one.kingdom)


@fallout.handles(fallout.CALM)
def calm(s: DivineRightState, kingdom: int) -> None:
    """The last of them is gone: so is their leader (DR-A-SCO-15), and the condition (DR-A-SCO-31)."""
    one = next((one for one in s.conditions if one.kingdom == kingdom and one.kind in KINDS), None)
    if one is None or one.band:
        return
    table.end(s, kingdom)
    leader = one.leader
    if leader == NOBODY or s.master[leader] != one.seat:
        return
    s.track = tuple(entry for entry in s.track if entry[0] != leader)
    s.prisoners = tuple(held for held in s.prisoners if held.hero != leader)
    s.emit("leave-the-map", units=(leader,))
    changes.lift(s, leader, GONE)
    changes.command(s, leader, NOBODY)
    for let_go in hooks.LET_GO.of(s):
        let_go(s, leader)
    fallout.later(s, fallout.SIEGES)


@hooks.GAME_TURN_ENDS(option=SWITCH)
def far_from_home(s: DivineRightState) -> None:
    """Rebels who are outside at the end of two game turns on end are gone (DR-A-SCO-15, DR-B-PHS-10)."""
    for one in table.of(s, MERCENARY_REVOLT):
        away, before = {}, dict(one.away)
        for unit in hexes_of(one.band):
            if s.land_of[s.where[unit]] != one.kingdom:
                away[unit] = before.get(unit, 0) + 1
        table.change(s, one.kingdom, away=tuple(sorted(away.items())))
        for unit, ends in away.items():
            if ends >= OUTSIDE:
                losses.eliminate(s, unit)


# -- more invaders (DR-A-SCO-30) --------------------------------------------------------------------------------------


@hooks.EVENTS_OPEN(option=SWITCH)
def reinforced(s: DivineRightState) -> None:
    for one in table.of(s, INVASION):
        if one.seat == s.phasing and 0 < one.band.bit_count() < start.INVADERS and _newcomer(s, one) != NOBODY:
            s.push(Reinforcement(one.kingdom))


def _newcomer(s: DivineRightState, one: Condition) -> int:
    tribe = next(iter(barbarians.names_open(s, one.seat, one.folk)), NOBODY)
    return next(iter(barbarians.stock(s, one.folk, tribe)), NOBODY)


@frame
class Reinforcement(Procedure):
    """Which stack does one more invader join?"""

    kingdom: int

    def step(self, s: DivineRightState) -> Asked:
        one = table.at(s, self.kingdom, INVASION)
        unit = NOBODY if one is None else _newcomer(s, one)
        if one is None or unit == NOBODY:
            s.finish()
            return None
        spaces = stacking.fitting(s, [unit], sorted({s.where[other] for other in hexes_of(one.band)}))
        if len(spaces) > 1:
            options = [s.game.verbs.place[space] for space in spaces]
            return Ask(one.seat, "condition-reinforced", "DR-A-SCO-30", options, kingdom=self.kingdom)
        if spaces:
            self.do_place(s, one.seat, spaces[0])
        else:
            s.finish()
        return None

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        s.finish()
        one = table.at(s, self.kingdom, INVASION)
        assert one is not None
        unit = _newcomer(s, one)
        s.master[unit] = seat
        changes.put(s, unit, space)
        table.change(s, self.kingdom, band=one.band | 1 << unit)
        s.emit("barbarians-join", units=(unit,), side=s.name(seat), hex=space)


@hooks.MAY_RECRUIT(option=SWITCH)
def no_others_of_the_kind(s: DivineRightState, seat: int, folk: int, space: int) -> list[Reason]:
    barred = any((one.seat, one.folk) == (seat, folk) and one.band for one in table.of(s, INVASION))
    return [Reason("DR-A-SCO-30", "invasion-goes-on")] if barred else []
