"""The Pirate Fleet (DR-A-PIR), and mercenary fleets that Tana has turned pirate: they rob commerce, bury what they have
taken, and change sides when Bilge Rat or Tana comes for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fallout, fate, hooks, losses, stacking
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.combat.strength import Clash, leads
from hexarchy.games.divine_right.magic.devices import borne_by, lost_in, move
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ADRIFT, AT_SEA, COAST, NAVIGABLE, NOBODY

PIRATES: Final = ("pirate_fleet", "tana")  # the switches that bring them
FLEET, BILGE_RAT, TANA, AL_DEBAR = "pirate_fleet", "bilge_rat", "tana", "al_debar"
CHIEFS: Final = (BILGE_RAT, TANA)
ALONE, STACKED = 2, 3  # what the Pirate Fleet needs to retreat (DR-A-PIR-03)
BOOTY: Final = 6  # and more (DR-T-A-PIRATE)
NEAR: Final = 3  # spaces from a port
HOLD: Final = 2  # Treasures


def pirate_fleet(s: DivineRightState) -> int:
    return s.world.index[FLEET]


def pirates(s: DivineRightState) -> int:
    """All fleets that are pirates, as a set."""
    return s.piracy.mutineers | 1 << pirate_fleet(s)


def is_pirate(s: DivineRightState, piece: int) -> bool:
    return bool(pirates(s) >> piece & 1)


def chiefs(s: DivineRightState, seat: int, units: Iterable[int]) -> list[int]:
    """Bilge Rat or Tana where they lead some of a seat's fleets."""
    found = [s.world.index[name] for name in CHIEFS]
    own = [hero for hero in found if s.where[hero] >= 0 and s.master[hero] == seat]
    fleets = [unit for unit in units if s.is_fleet(unit)]
    return [hero for hero in own if any(s.where[one] == s.where[hero] and leads(s, hero, one) for one in fleets)]


# -- they come and go -------------------------------------------------------------------------------------------------


@hooks.ENTRY(option=FLEET)
def enters(s: DivineRightState, piece: int, seat: int) -> int | None:
    """At sea on the western edge, or upon an enemy hero in a Small Boat (DR-A-PIR-01)."""
    if piece != pirate_fleet(s):
        return None
    edge = hex_set(space for space in hexes_of(s.world.sea) if s.world.grid.ids[space].startswith("00"))
    boats = s.spaces_of(s.boats & ~s.army[seat]) & s.world.sailable
    closed = party.enemy_ships(s, seat) | s.strange_castles(seat) | s.besieged_spaces | s.foes(seat) & s.world.land
    return (edge | boats) & ~closed


@hooks.LIFTED(option=PIRATES)
def forgotten(s: DivineRightState, piece: int, place: int) -> None:
    """A mutineer that is lost is a mercenary fleet like any other."""
    if s.piracy.mutineers >> piece & 1:
        mask = ~(1 << piece)
        changes.piracy(s, mutineers=s.piracy.mutineers & mask, zett=s.piracy.zett & mask)


def turn_coat(s: DivineRightState, fleet: int, seat: int, to: int = NOBODY) -> None:
    """A ship serves another player from now on. Those aboard who do not are put ashore, or share the fate of those
    whose ship is lost; it comes into a stack of the new master's, where one is named."""
    space = s.where[fleet]
    for load in s.cargo(fleet):
        changes.leave_deck(s, load)
        if s.world.land >> space & 1:
            continue
        if s.is_hero(load):
            fate.endanger(s, load, ADRIFT, NOBODY, space)
        else:
            losses.eliminate(s, load)
    changes.command(s, fleet, seat)
    if to != NOBODY and to != space:
        changes.shift(s, fleet, to)
    for follow in hooks.TURNED.of(s):
        follow(s, fleet, seat)
    s.emit("turns-coat", fleet=fleet, side=s.name(seat), hex=s.where[fleet])
    fallout.later(s, fallout.SIEGES)


def change_sides(s: DivineRightState, fleet: int, seat: int, to: int) -> None:
    """In a battle, which is all that this ship fights in the turn."""
    turn_coat(s, fleet, seat, to)
    changes.half(s, attacked=s.half.attacked | 1 << fleet)


# -- their company ----------------------------------------------------------------------------------------------------


@hooks.STACKING(option=PIRATES)
@hooks.about(pirates)
def keep_apart(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """Pirates keep company with fleets of a kingdom only under Bilge Rat or Tana (DR-A-PIR-02)."""
    all_ = stacking.company(s, pieces, space)
    rogues = [piece for piece in all_ if is_pirate(s, piece)]
    if not rogues or not any(s.is_fleet(piece) and s.kingdom_of(piece) != NOBODY for piece in all_):
        return []
    commanded = any(s.world.names[piece] in CHIEFS for piece in all_)
    return [] if commanded else [Reason("DR-A-PIR-02", "pirates-keep-apart", unit=rogues[0])]


@hooks.RETREAT_NEEDS(option=PIRATES)
def elusive(s: DivineRightState, unit: int, number: int) -> int | None:
    """The Pirate Fleet gets away more easily, most of all alone (DR-A-PIR-03); a pirate alone less easily from Bilge
    Rat and Tana (DR-A-PIR-07). A mutineer is no better than other mercenaries (DR-A-PIR-10)."""
    if not is_pirate(s, unit):
        return None
    others = [one for one in s.own_units(s.master[unit], s.where[unit]) if s.is_fleet(one) and one != unit]
    if unit == pirate_fleet(s):
        number = STACKED if others else ALONE
    battle = next((one for one in reversed(s.frames) if isinstance(one, Battle)), None)
    hunted = battle is not None and chiefs(s, s.phasing, battle.attackers(s))
    return number + 1 if hunted and not others else number


# -- commerce ---------------------------------------------------------------------------------------------------------


def treasures(s: DivineRightState, piece: int) -> int:
    return s.treasures.count(borne_by(s, piece))


@hooks.MAY_BEAR(option=PIRATES)
def hold(s: DivineRightState, piece: int, thing: int) -> list[Reason]:
    """Two Treasures at most (DR-A-PIR-04)."""
    full = thing == s.world.treasure and is_pirate(s, piece) and treasures(s, piece) >= HOLD
    return [Reason("DR-A-PIR-04", "hold-is-full", unit=piece)] if full else []


def near_port(s: DivineRightState, seat: int, space: int) -> list[hooks.Modifier]:
    """An unplundered port of an enemy within three spaces adds 1."""
    ports = [castle for castle in s.world.castles if castle.port and s.stands(castle.index)]
    hostile = [castle for castle in ports if s.castle_owner(castle.index) not in (NOBODY, seat)]
    found = any(s.world.grid.distance(space, castle.space) <= NEAR for castle in hostile)
    return [("DR-A-PIR-04", 1)] if found else []


def why_not_loot(s: DivineRightState, fleet: int) -> list[Reason]:
    space = s.where[fleet]
    if not is_pirate(s, fleet):
        return [Reason("DR-A-PIR-04", "is-no-pirate", unit=fleet)]
    if s.piracy.zett >> fleet & 1:
        return [Reason("DR-A-TAN-08", "meager-trade", unit=fleet)]
    if not s.world.sea >> space & 1:
        return [Reason("DR-A-PIR-04", "not-at-sea", unit=fleet)]
    if any(s.is_fleet(one) and not is_pirate(s, one) for one in s.own_units(s.master[fleet], space)):
        return [Reason("DR-A-PIR-04", "honest-company", unit=fleet)]
    if s.piracy.looted >> fleet & 1:
        return [Reason("DR-A-PIR-04", "has-looted", unit=fleet)]
    return hold(s, fleet, s.world.treasure)


@hooks.act
class Loot(hooks.Act):
    """At the end of movement, instead of fighting (DR-A-PIR-04, DR-T-A-PIRATE)."""

    VERB = "loot"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-PIR-04"
    OPTION = PIRATES

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        own = hexes_of(s.army[seat] & pirates(s))
        return [s.game.verbs.loot[fleet] for fleet in own if not why_not_loot(s, fleet)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.piracy(s, looted=s.piracy.looted | 1 << target)
        space = s.where[target]
        more = near_port(s, seat, space)
        if s.check(1, 6, self.RULE, ("at-least", BOOTY), more, unit=target, hex=space):
            s.treasures = tuple(sorted([*s.treasures, borne_by(s, target)]))
            s.emit("takes", unit=target, device=s.world.treasure, hex=space)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return (7 - BOOTY + sum(amount for _, amount in near_port(s, seat, s.where[target]))) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or why_not_loot(s, target)


@hooks.MAY_ATTACK(option=PIRATES)
def busy(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    return [Reason("DR-A-PIR-04", "has-looted", unit=unit)] if s.piracy.looted >> unit & 1 else []


@hooks.PLAYER_TURN_BEGINS(option=PIRATES)
def new_turn(s: DivineRightState) -> None:
    changes.piracy(s, looted=0, crews=0)


# -- buried treasure --------------------------------------------------------------------------------------------------


def hoard(s: DivineRightState, space: int) -> int:
    """How many Treasures that pirates buried in a space are still there."""
    return min(s.piracy.hoards.count(space), s.treasures.count(lost_in(space)))


@hooks.act
class Bury(hooks.Act):
    """On a coast or a navigable river, in the Movement Phase (DR-A-PIR-05)."""

    VERB = "bury"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-A-PIR-05"
    OPTION = PIRATES

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        own = hexes_of(s.army[seat] & pirates(s))
        return [s.game.verbs.bury[fleet] for fleet in own if not self.why(s, seat, fleet)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        space = s.where[target]
        move(s, s.world.treasure, borne_by(s, target), lost_in(space))
        changes.piracy(s, hoards=tuple(sorted([*s.piracy.hoards, space])))
        s.emit("buries", unit=target, hex=space)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.where[target] < 0 or s.master[target] != seat or not is_pirate(s, target):
            return [Reason("DR-A-PIR-05", "is-no-pirate", unit=target)]
        if not treasures(s, target):
            return [Reason("DR-A-PIR-05", "nothing-to-bury", unit=target)]
        shores = s.world.spaces_with(COAST | NAVIGABLE) & ~s.world.isle
        return [] if shores >> s.where[target] & 1 else [Reason("DR-A-PIR-05", "no-place-to-bury", unit=target)]


@hooks.act
class Unearth(hooks.Act):
    """Pirates know where it lies (DR-A-PIR-05)."""

    VERB = "unearth"
    MOMENT = hooks.AMONG_MOVES
    RULE = "DR-A-PIR-05"
    OPTION = PIRATES

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        own = hexes_of(s.army[seat] & pirates(s))
        return [s.game.verbs.unearth[fleet] for fleet in own if not self.why(s, seat, fleet)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        space, left = s.where[target], [*s.piracy.hoards]
        left.remove(space)
        changes.piracy(s, hoards=tuple(left))
        move(s, s.world.treasure, lost_in(space), borne_by(s, target))
        s.emit("takes", unit=target, device=s.world.treasure, hex=space)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.where[target] < 0 or s.master[target] != seat or not is_pirate(s, target):
            return [Reason("DR-A-PIR-05", "is-no-pirate", unit=target)]
        if not hoard(s, s.where[target]):
            return [Reason("DR-A-PIR-05", "nothing-buried", unit=target)]
        return hold(s, target, s.world.treasure)


@hooks.SEEKING(option=PIRATES)
def knows_pirates(s: DivineRightState, piece: int) -> Iterable[hooks.Modifier]:
    """Tana, Al-Debar and Bilge Rat know where pirates dig (DR-A-PIR-06)."""
    knows = s.world.names[piece] in (*CHIEFS, AL_DEBAR) and hoard(s, s.where[piece])
    return [("DR-A-PIR-06", 1)] if knows else ()


# -- Bilge Rat and Tana -----------------------------------------------------------------------------------------------


@hooks.STANDS(option=PIRATES)
def taken_over(s: DivineRightState, battle: Battle) -> None:
    """Attacked by one of them, a pirate that stands may join their faction, unless the other leads it (DR-A-PIR-07,
    DR-A-PIR-08)."""
    if battle.element != AT_SEA:
        return
    attackers, found = battle.attackers(s), battle.defenders(s)
    hunters = chiefs(s, s.phasing, attackers)
    if not hunters or chiefs(s, battle.foe, found):
        return
    for pirate in [unit for unit in found if is_pirate(s, unit)]:
        (die,) = s.roll(1, 6, "DR-A-PIR-07", unit=pirate, hex=battle.space)
        if die % 2 == 0:
            change_sides(s, pirate, s.phasing, s.where[hunters[0]])


@hooks.DECIDED(option=PIRATES)
def prize(s: DivineRightState, clash: Clash, due: tuple[int, int]) -> None:
    """A winner led by one of them may take a pirate of the losers in the place of one loss (DR-A-PIR-09)."""
    if clash.element != AT_SEA or bool(due[0]) == bool(due[1]):
        return
    losers, winners = (clash.defenders, clash.attackers) if due[1] else (clash.attackers, clash.defenders)
    seat, foe = s.master[winners[0]], s.master[losers[0]]
    hunters = chiefs(s, seat, winners)
    found = [unit for unit in losers if is_pirate(s, unit)]
    if found and hunters and not chiefs(s, foe, losers) and isinstance(s.frames[-1], Battle):
        for pirate in reversed(found):  # the first is asked about first
            s.push(Prize(pirate, seat, s.where[hunters[0]], int(bool(due[1]))))


@frame
class Prize(Procedure):
    """Spare one fleet and take the pirate (DR-DEC-68)? Of several one at most."""

    pirate: int
    seat: int
    to: int
    loser: int  # 0: the attacker, 1: the defender

    def step(self, s: DivineRightState) -> Asked:
        if not s.living(self.seat) or s.where[self.pirate] < 0 or s.master[self.pirate] == self.seat:
            s.finish()
            return None
        verbs = s.game.verbs
        at = s.where[self.pirate]
        return Ask(
            self.seat, "prize", "DR-A-PIR-09", [verbs.yes, verbs.no], default=verbs.yes, unit=self.pirate, hex=at
        )

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        while isinstance(below := s.frames[-1], Prize):
            s.finish()
        assert isinstance(below, Battle)
        below.spare(self.loser)
        change_sides(s, self.pirate, self.seat, self.to)
        fallout.settle(s)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
