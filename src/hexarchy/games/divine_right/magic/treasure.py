"""Treasure (DR-B-TRE-01 to -04, -07), and what else a plundered castle gives (DR-B-MAG-24)."""

from __future__ import annotations

from collections.abc import Iterable

from hexarchy.core.actions import Action
from hexarchy.core.cups import ALL
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import events, fallout, hooks
from hexarchy.games.divine_right.magic.devices import RANDOMIZER, borne_by, carriers, give_back, hand_to, lost_in
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BARBARIAN, EVENTS_PHASE, NOBODY


def around(s: DivineRightState, seat: int, units: Iterable[int]) -> tuple[list[int], list[int]]:
    """Of besiegers the heroes with them, and the units themselves; not Barbarians, who leave after the siege
    (DR-B-TRE-01, DR-B-BAR-07)."""
    staying = [unit for unit in units if s.where[unit] >= 0 and s.world.pieces[unit].of != BARBARIAN]
    spaces = sorted({s.where[unit] for unit in units if s.where[unit] >= 0})
    return [hero for space in spaces for hero in s.heroes(space) if s.master[hero] == seat], staying


@hooks.FALLEN()
def draw(s: DivineRightState, castle: int, seat: int, units: Iterable[int]) -> None:
    """A royal castle gives its plunderer a device: to a hero among the besiegers, else to a unit, else it lies lost
    there (DR-B-MAG-24)."""
    printed = s.world.castles[castle]
    if not printed.royal or not s.devices.within(RANDOMIZER):
        return
    s.devices, (drawn,) = s.devices.drawn(s, 1, RANDOMIZER, lost_in(printed.space), ALL, "DR-B-MAG-24")
    device = s.devices.faces[drawn]
    s.emit("device-drawn", device=device, side=s.name(seat), hex=printed.space)
    heroes, staying = around(s, seat, units)
    fallout.later(s, fallout.BOOTY, device, printed.space, seat, hex_set([*heroes, *staying]))


@fallout.handles(fallout.BOOTY)
def divide(s: DivineRightState, thing: int, space: int, seat: int, besiegers: int) -> None:
    if s.living(seat):
        s.push(Booty(thing, space, seat, besiegers))


@frame
class Booty(Procedure):
    """Which besieger takes it, when those inside have met their fate (DR-DEC-41)?"""

    thing: int
    space: int
    seat: int
    besiegers: int

    def _able(self, s: DivineRightState) -> list[int]:
        """A device goes to a hero before it goes to a unit."""
        there = [piece for piece in hexes_of(self.besiegers) if s.where[piece] >= 0 and s.master[piece] == self.seat]
        able = carriers(s, there, self.thing)
        heroes = [piece for piece in able if s.is_hero(piece)]
        return heroes if heroes and self.thing != s.world.treasure else able

    def step(self, s: DivineRightState) -> Asked:
        able = self._able(s)
        if len(able) > 1:
            options = [s.game.verbs.carry[piece] for piece in able]
            rule = "DR-B-TRE-01" if self.thing == s.world.treasure else "DR-B-MAG-24"
            return Ask(self.seat, "booty", rule, options, default=options[0], device=self.thing, hex=self.space)
        if able:
            self.do_carry(s, self.seat, able[0])
        else:
            s.emit("lies-lost", device=self.thing, hex=self.space)
            s.finish()
        return None

    def do_carry(self, s: DivineRightState, seat: int, piece: int) -> None:
        hand_to(s, self.thing, lost_in(self.space), piece)
        s.finish()


@hooks.FALLEN()
def plunder(s: DivineRightState, castle: int, seat: int, units: Iterable[int]) -> None:
    """A plundered castle gives one Treasure, with a besieger who stays (DR-B-TRE-01), and hides another
    (DR-B-TRE-04)."""
    space = s.world.castles[castle].space
    s.buried |= 1 << space
    heroes, staying = around(s, seat, units)
    if not heroes and not staying:
        return
    treasure = s.world.treasure
    s.treasures = tuple(sorted([*s.treasures, lost_in(space)]))
    fallout.later(s, fallout.BOOTY, treasure, space, seat, hex_set([*heroes, *staying]))


# -- spending ---------------------------------------------------------------------------------------------------------


def hirings(s: DivineRightState, space: int) -> list[Action]:
    """What a Treasure can bring into a castle: an army, in a port a fleet (DR-B-TRE-02)."""
    return [option for option in events.hire_options(s) if option.target == space]


@hooks.act
class Spend(hooks.Act):
    """A Treasure in a friendly unbesieged castle brings in a common mercenary there, or is kept (DR-B-TRE-02,
    DR-DEC-22)."""

    VERB = "spend"
    MOMENT = hooks.TURN_STARTS
    RULE = "DR-B-TRE-02"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        castles = s.friendly_castles(seat)
        rich = [piece for piece in hexes_of(s.army[seat] & ~s.beyond) if borne_by(s, piece) in s.treasures]
        return [s.game.verbs.spend[piece] for piece in rich if s.where[piece] in castles and hirings(s, s.where[piece])]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.emit("spends", unit=target, hex=s.where[target])
        give_back(s, s.world.treasure, borne_by(s, target))
        s.push(Purchase(1, "DR-B-TRE-02", castle=s.where[target]))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != EVENTS_PHASE or borne_by(s, target) not in s.treasures:
            return []
        return [Reason("DR-B-TRE-02", "not-in-a-castle", unit=target)]


@frame
class Purchase(events.Hire):
    """An army or a fleet, in this castle alone."""

    castle: int = NOBODY

    def options(self, s: DivineRightState) -> list[Action]:
        return hirings(s, self.castle)
