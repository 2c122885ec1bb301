"""The Selkies (DR-A-SEL): swimmers who come ashore, up every river, and at home on the Isle of Fright."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import captives, changes, choices, entering, fallout, fate, hooks
from hexarchy.games.divine_right.combat.elements import may_cross
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.movement.modes import Barriers
from hexarchy.games.divine_right.movement.swimmers import Swimming
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ALONG_RIVERS,
    AT_SEA,
    COAST,
    IN_DEEP,
    LAKESHORE,
    NAVIGABLE,
    NOBODY,
    ON_LAND,
    PLAYER,
    PRISON,
    RIVER,
    SEARCH,
)

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

SWITCH: Final = "selkies"
URMOFF: Final = "urmoff"
BANKS: Final = COAST | LAKESHORE | RIVER | NAVIGABLE


def selkies(s: DivineRightState) -> int:
    return s.world.index[SWITCH]


def on_isle(s: DivineRightState, piece: int) -> bool:
    return s.where[piece] >= 0 and bool(s.world.isle >> s.where[piece] & 1)


# -- in the water -----------------------------------------------------------------------------------------------------


@hooks.ENTRY(option=SWITCH)
def entry(s: DivineRightState, piece: int, seat: int) -> int | None:
    """On the Isle of Fright (DR-A-SEL-01)."""
    return s.world.isle if piece == selkies(s) else None


@hooks.ENTERED_PLAY(option=SWITCH)
def enters(s: DivineRightState, piece: int, space: int) -> None:
    if piece == selkies(s):
        changes.set_submerged(s, piece, False)


@modes.way(option=SWITCH)
class UpTheRivers(Swimming):
    """A point for every space of water, rivers and the Isle among them (DR-A-SEL-06)."""

    number: ClassVar[int] = ALONG_RIVERS

    def native(self, s: DivineRightState, piece: int) -> bool:
        return piece == selkies(s)

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        return False  # they carry nobody, and nobody keeps pace with them

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        """Air-breathers: also under water they end no move where they could not come up (DR-A-SEL-02)."""
        seat = s.phasing
        closed = s.strange_castles(seat) | s.besieged_spaces
        if not s.submerged >> members[0] & 1:
            closed |= party.enemy_ships(s, seat)
        stop = party.neutral_ports(s) | party.hidden_heroes(s, seat, afloat=True)
        return Barriers(closed, stop, s.foes(seat))

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        at = s.where[members[0]]
        wet = (s.world.swimmable | s.world.isle | s.world.spaces_with(BANKS)) >> space & 1
        if not wet or (at, space) in s.world.dry_sides:
            return [Reason("DR-A-SEL-04", "no-water-to-swim", hex=space)]
        closed, _, passed = self.barriers(s, members)
        return [Reason("DR-B-SWM-02", "closed-to-swimmers", hex=space)] if (closed | passed) >> space & 1 else []


@hooks.MOVES_CLOSED(option=SWITCH)
def draw_breath(s: DivineRightState) -> None:
    """They do not end their own turn submerged (DR-A-SEL-02); where they cannot come up they go to where they can."""
    unit = selkies(s)
    if not s.submerged >> unit & 1 or s.master[unit] != s.phasing:
        return
    if s.foes(s.phasing) >> s.where[unit] & 1:
        fallout.later(s, fallout.DISPLACED, unit, s.where[unit])
    changes.set_submerged(s, unit, False)
    s.emit("surfaces", unit=unit, hex=s.where[unit])


# -- ashore -----------------------------------------------------------------------------------------------------------


class Change(choices.Turn):
    """Where land and water meet they swim or count as a land unit, as their player likes (DR-A-SEL-03, DR-DEC-43)."""

    OPTION = SWITCH
    LANDS: ClassVar[bool]

    def options(self, s: DivineRightState, march: March) -> list[Action]:
        verbs = s.game.verbs
        return [] if self.why(s, march, 0) else [verbs.go_ashore if self.LANDS else verbs.take_to_water]

    def do(self, s: DivineRightState, march: March, target: int) -> None:
        unit = selkies(s)
        space = s.where[unit]
        s.ashore ^= 1 << unit
        if s.submerged >> unit & 1:
            changes.set_submerged(s, unit, False)
        march.gone = True
        s.emit("comes-ashore" if self.LANDS else "takes-to-water", unit=unit, hex=space)
        if self.LANDS:
            entering.units_enter(s, s.phasing, [unit], NOBODY, space)
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)

    def why(self, s: DivineRightState, march: March, target: int) -> list[Reason]:
        unit = selkies(s)
        shore = s.world.land & ~s.world.isle & s.world.spaces_with(BANKS)
        here = unit in march.members and shore >> s.where[unit] & 1
        if not here or bool(s.ashore >> unit & 1) == self.LANDS:
            return [Reason("DR-A-SEL-03", "no-shore", unit=march.members[0])]
        clear = not s.foes(s.phasing) >> s.where[unit] & 1
        return [] if clear else [Reason("DR-B-MOV-05", "enemies-there", hex=s.where[unit])]


@choices.turn
class GoAshore(Change):
    VERB = "go-ashore"
    LANDS = True


@choices.turn
class TakeToWater(Change):
    VERB = "take-to-water"
    LANDS = False


@hooks.RETREATS_TO(option=SWITCH)
def back_to_sea(s: DivineRightState, unit: int, space: int) -> bool:
    """As a land unit they may retreat into the open sea (DR-A-SEL-04)."""
    ashore = unit == selkies(s) and s.ashore >> unit & 1
    return bool(ashore and s.world.swimmable >> space & 1 and may_cross(s, unit, s.where[unit], space))


# -- whom they fight --------------------------------------------------------------------------------------------------


@hooks.TARGETS(option=SWITCH)
def targets(s: DivineRightState, unit: int) -> tuple[int, ...] | None:
    """On land or at sea, whichever they are of; out of a river those on its banks too (DR-A-SEL-03, -06). With Urmoff
    they fight wherever the two are (DR-A-SEL-05)."""
    if s.world.names[unit] == URMOFF:
        return AT_SEA, IN_DEEP
    if unit != selkies(s):
        return None
    if s.ashore >> unit & 1:
        return ON_LAND, IN_DEEP
    in_river = s.world.terrain[s.where[unit]] & (RIVER | NAVIGABLE)
    return (AT_SEA, ON_LAND, IN_DEEP) if in_river else (AT_SEA, IN_DEEP)


@hooks.MEETS(option=SWITCH)
def old_enemies(s: DivineRightState, unit: int, where: int) -> bool:
    foe = unit == selkies(s) or s.world.names[unit] == URMOFF
    return where == IN_DEEP and foe and not s.half.retreated >> unit & 1


@hooks.STRIKES_OVER(option=SWITCH)
def over_the_banks(s: DivineRightState, unit: int, space: int) -> bool:
    """Over all-land sides, and out of rivers (DR-A-SEL-04, DR-A-SEL-06); Urmoff and they over any (DR-A-SEL-05)."""
    if any(_enemies(s, unit, other) for other in s.units(space)):
        return True
    dry_foot = s.world.land >> space & 1 and (s.where[unit], space) not in s.world.water_sides
    return bool(unit == selkies(s) and dry_foot and ON_LAND in (targets(s, unit) or ()))


def _enemies(s: DivineRightState, unit: int, other: int) -> bool:
    pair = {s.world.names[unit], s.world.names[other]}
    return pair == {SWITCH, URMOFF} and s.master[unit] != s.master[other]


@hooks.MAY_ATTACK(option=SWITCH)
def home(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    """Nobody attacks them on the Isle of Fright (DR-A-SEL-08)."""
    safe = s.world.isle >> space & 1 and s.where[selkies(s)] == space
    return [Reason("DR-A-SEL-08", "safe-at-home", unit=selkies(s))] if safe else []


# -- the Isle of Fright -----------------------------------------------------------------------------------------------


@hooks.act
class GiveBoat(hooks.Act):
    """To a friend who is cast away there (DR-A-SEL-08)."""

    VERB = "give-boat"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-A-SEL-08"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [s.game.verbs.give_boat[hero] for hero in party.castaways(s, seat) if not self.why(s, seat, hero)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.take_boat(s, target)
        s.emit("is-given-boat", hero=target, hex=s.where[target])

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        friends = on_isle(s, selkies(s)) and s.master[selkies(s)] == seat
        helped = friends and target in party.castaways(s, seat) and target >= s.world.first_hero
        return [] if helped else [Reason("DR-A-SEL-08", "no-selkies-there", unit=target)]


@hooks.REACHED(option=SWITCH)
def reached(s: DivineRightState, hero: int) -> bool:
    """They alone search for heroes on the Isle (DR-A-SEL-09)."""
    return s.master[selkies(s)] == s.phasing and s.where[selkies(s)] == s.where[hero]


@hooks.act
class SearchIsle(hooks.Act):
    """Once for each in a phase (DR-A-SEL-09, DR-DEC-48)."""

    VERB = "search"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-A-SEL-09"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        space = s.where[selkies(s)]
        if not on_isle(s, selkies(s)) or s.master[selkies(s)] != seat:
            return []
        heroes = [hero for afloat in (False, True) for hero in party.searchable(s, seat, space, afloat=afloat)]
        return [s.game.verbs.search[hero] for hero in heroes]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        fate.endanger(s, target, SEARCH, seat, s.where[target])
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        return [Reason("DR-A-SEL-09", "only-selkies-search", unit=target)]


@hooks.CAPTURED(option=SWITCH)
def seized(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    """By them alone: held in a port, or let go in a Small Boat where there is none (DR-A-SEL-10)."""
    units = s.own_units(captor, space)
    kingdom = s.kingdom_of(hero)
    if [*units] != [selkies(s)] or (kingdom >= 0 and s.kingdoms[kingdom].status == PLAYER):
        return False
    if not ports(s, captor):
        if hero >= s.world.first_hero:
            changes.disembark(s, hero)
            changes.take_boat(s, hero)
        s.emit("let-go-in-boat", hero=hero, hex=space)
        return True
    changes.lift(s, hero, PRISON)
    s.push(PortPrison(hero, captor, space))
    return True


def ports(s: DivineRightState, seat: int) -> list[int]:
    castles = [s.castle_in(space) for space in s.friendly_castles(seat)]
    return [s.world.castles[castle].space for castle in castles if castle >= 0 and s.world.castles[castle].port]


@frame
class PortPrison(captives.Captive):
    """In which port (DR-DEC-75)?"""

    def step(self, s: DivineRightState) -> Asked:
        if not s.living(self.captor) or not ports(s, self.captor):
            self.do_release(s, self.captor, self.hero)
            return None
        options = [s.game.verbs.imprison[space] for space in ports(s, self.captor)]
        if len(options) > 1:
            return Ask(
                self.captor, "captive", "DR-A-SEL-10", options, default=options[0], hero=self.hero, hex=self.space
            )
        self.do_imprison(s, self.captor, ports(s, self.captor)[0])
        return None
