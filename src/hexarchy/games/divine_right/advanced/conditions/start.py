"""How kingdoms with a special condition come into play: who has them by their chits, and where the forces stand
(DR-A-SCO-06 to -08, -10, -12, -13, -24, -28, -33)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import cards, changes, crowns, events, fallout, hooks, status
from hexarchy.games.divine_right.advanced.conditions import table
from hexarchy.games.divine_right.advanced.health import sickness
from hexarchy.games.divine_right.mercenaries import barbarians, special, usurper
from hexarchy.games.divine_right.mercenaries.named import BILGE_RAT, BLACK_KNIGHT, SCHARDENZAR
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    GONE,
    INVASION,
    KINGDOM_IDS,
    MERCENARY_REVOLT,
    NOBODY,
    PESTILENCE,
    USURPATION,
)

BAND, INVADERS, NEAR = 6, 5, 4  # rebels, invaders, spaces from where they come in (DR-A-SCO-10, DR-A-SCO-28)
SICK_CASTLES: Final = 2  # DR-A-SCO-24
# Who leads the rebels, by the die (DR-T-A-MERCREVOLT); "": a Great Captain.
LEADERS: Final = ("juulute", BLACK_KNIGHT, SCHARDENZAR, BILGE_RAT, "trouble", "")
ACTIVE: Final = (USURPATION, MERCENARY_REVOLT, PESTILENCE, INVASION)  # kingdoms in play from the first turn
GHEM: Final = KINGDOM_IDS.index("ghem")
OUTPOST: Final = "Alzak"  # of Ghem, to which the Horsemen come as to its royal castle (DR-A-SCO-32)


@hooks.SET_UP(option=table.SWITCH)
def troubled_times(s: DivineRightState) -> None:
    """Chits are drawn for each such kingdom, before the first turn (DR-A-SCO-33)."""
    for one in reversed(s.conditions):
        if one.kind in ACTIVE:
            s.push(Outbreak(one.kingdom))


@frame
class Outbreak(Stages, Procedure):
    """One condition that brings a kingdom into play, and its enemies (DR-DEC-06)."""

    kingdom: int
    high: int = NOBODY  # the seat with the highest chit
    second: int = NOBODY
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("chits", "kingdom_joins", "sickness", "foes", "leader", "attached", "settled")

    def _kind(self, s: DivineRightState) -> int:
        return next(one.kind for one in s.conditions if one.kingdom == self.kingdom)

    def chits(self, s: DivineRightState) -> Asked:
        """The first drawn has the highest number."""
        seats = s.in_game
        if len(seats) < 2:
            s.finish()
            return None
        self.high, self.second = s.draw(2, seats, "DR-A-SCO-01")
        order = (s.name(self.high), s.name(self.second))
        s.emit("condition-chits", kingdom=self.kingdom, condition=self._kind(s), order=order)
        return None

    def kingdom_joins(self, s: DivineRightState) -> Asked:
        """For the highest chit, or where that has its enemies for the second; it acts from the first turn, and no
        Personality keeps it from that (DR-A-SCO-33)."""
        kind = self._kind(s)
        if kind == USURPATION:
            self._heir(s)
            s.push(usurper.Usurpation(self.kingdom, self.high, usurper.claimant(s), settled_in=True))
            return None
        seat = self.high if kind == PESTILENCE else self.second
        status.activate(s, self.kingdom, seat, fresh=False)
        return None

    def _heir(self, s: DivineRightState) -> None:
        """Where there is one, the True Heir is the second chit's, a die of turns ahead (DR-A-SCO-07)."""
        if crowns.USURPS.of(s):
            (die,) = s.roll(1, 6, "DR-A-SCO-07", kingdom=self.kingdom)
            s.lords = (*s.lords, (self.kingdom, self.second))
            changes.kingdom(s, self.kingdom, until=die)

    def sickness(self, s: DivineRightState) -> Asked:
        """The two castles with most units (DR-A-SCO-24); they are rolled for in their player's next turn."""
        if self._kind(s) != PESTILENCE:
            return None
        seat = self.high
        castles = [castle.space for castle in s.world.castles_of[self.kingdom] if s.stands(castle.index)]
        marked: list[int] = []
        while castles and len(marked) < SICK_CASTLES:
            most = max(len(s.own_units(seat, space)) for space in castles)
            fullest = [space for space in castles if len(s.own_units(seat, space)) == most]
            (space,) = s.draw(1, fullest, "DR-A-SCO-24") if len(fullest) > 1 else fullest
            castles.remove(space)
            marked.append(space)
        for space in marked:
            sickness.afflict(s, sickness.patients(s, seat, space))
        return None

    # -- rebels and invaders ------------------------------------------------------------------------------------------

    def foes(self, s: DivineRightState) -> Asked:
        """Where do they stand (DR-A-SCO-10, DR-A-SCO-28)?"""
        kind = self._kind(s)
        if kind not in (MERCENARY_REVOLT, INVASION):
            self.go("settled")
            return None
        rule = "DR-A-SCO-10" if kind == MERCENARY_REVOLT else "DR-A-SCO-28"
        spaces = camps(s, self.kingdom, self.high, kind)
        if not spaces or not self._band(s):
            self.go("settled")
            return None
        options = [s.game.verbs.place[space] for space in spaces]
        return Ask(self.high, "condition-forces", rule, options, kingdom=self.kingdom, number=len(self._band(s)))

    def _band(self, s: DivineRightState) -> list[int]:
        if self._kind(s) == MERCENARY_REVOLT:
            return events.hireable(s, NOBODY)[:BAND]
        folk = table.INVADERS[self.kingdom]
        tribe = next(iter(barbarians.names_open(s, self.high, folk)), NOBODY)
        return barbarians.stock(s, folk, tribe)[:INVADERS]

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        if self.STAGES[self.stage] == "attached":
            self._attach(s, space)
            return
        band, kind = self._band(s), self._kind(s)
        if kind == INVASION:
            barbarians.take_name(s, seat, table.INVADERS[self.kingdom], band)
        for unit in band:
            s.master[unit] = seat
            changes.put(s, unit, space)
        table.change(s, self.kingdom, seat=seat, band=hex_set(band))
        s.emit("condition-band", units=tuple(band), side=s.name(seat), kingdom=self.kingdom, hex=space)
        self.go("leader" if kind == MERCENARY_REVOLT else "settled")

    def leader(self, s: DivineRightState) -> Asked:
        """DR-A-SCO-12. Who is not in use, or in play already, leaves it to a Great Captain."""
        one = table.at(s, self.kingdom, MERCENARY_REVOLT)
        assert one is not None
        (die,) = s.roll(1, 6, "DR-A-SCO-12", kingdom=self.kingdom)
        hero, space = self._leader(s, LEADERS[die - 1]), s.where[next(iter(hexes_of(one.band)))]
        if hero == NOBODY:
            self.go("settled")
            return None
        table.change(s, self.kingdom, leader=hero)
        if (kind := s.world.card_of.get(hero, NOBODY)) != NOBODY:
            s.hands = s.hands.moved(s.hands.one(cards.DECK, kind), cards.OPEN + self.high)
        self._enter(s, hero, space)
        return None

    def _leader(self, s: DivineRightState, name: str) -> int:
        hero = s.world.index.get(name, NOBODY)
        kind = s.world.card_of.get(hero, NOBODY)
        if hero != NOBODY and s.where[hero] == GONE and s.hands.one(cards.DECK, kind) >= 0:
            return hero
        captains = [n for n in special.in_randomizer(s) if s.world.special_of[n].id == "great_captain"]
        return captains[0] if captains else NOBODY

    def _enter(self, s: DivineRightState, piece: int, space: int) -> None:
        s.where[piece], s.master[piece] = GONE, self.high
        changes.put(s, piece, space)
        s.emit("enters", unit=piece, side=s.name(self.high), to=space)

    def attached(self, s: DivineRightState) -> Asked:
        """The Guards wait in the Keep; the Reaver in a friendly port of its player's choice, or is lost
        (DR-A-SCO-13)."""
        one = table.at(s, self.kingdom, MERCENARY_REVOLT)
        unit = attached_to(s, NOBODY if one is None else one.leader)
        if unit == NOBODY:
            return None
        if not s.is_fleet(unit):
            self._attach(s, s.world.castles[s.world.lordless[0]].space)
            return None
        ports = hex_set(s.friendly_castles(self.high)) & s.world.ports
        options = [s.game.verbs.place[space] for space in hexes_of(ports)]
        return Ask(self.high, "condition-reaver", "DR-A-SCO-13", options, unit=unit) if options else None

    def _attach(self, s: DivineRightState, space: int) -> None:
        one = table.at(s, self.kingdom, MERCENARY_REVOLT)
        assert one is not None
        unit = attached_to(s, one.leader)
        self.go("settled")
        if not s.foes(self.high) >> space & 1:
            self._enter(s, unit, space)

    def settled(self, s: DivineRightState) -> Asked:
        fallout.settle(s)
        return None


def attached_to(s: DivineRightState, leader: int) -> int:
    """The unit that comes with a leader of rebels, or NOBODY."""
    kind = s.world.card_of.get(leader, NOBODY)
    company = s.world.company_of.get(kind, ())
    return next((piece for piece in company if piece not in s.world.counters_of[kind]), NOBODY)


def camps(s: DivineRightState, kingdom: int, seat: int, kind: int) -> list[int]:
    """Land of a kingdom without a castle, free of enemies; for invaders near the edge they come from."""
    land = (
        s.game.lands[kingdom] & s.world.land & ~s.world.castle_spaces & ~s.world.isle & ~s.world.temple & ~s.foes(seat)
    )
    if kind == MERCENARY_REVOLT:
        return [*hexes_of(land)]
    if kingdom == GHEM:
        land &= outposts(s)
    distance, edge = s.world.grid.distance, [*hexes_of(barbarians.hordes(s.world).entries[table.INVADERS[kingdom]])]
    far = {space: min(distance(space, gate) for gate in edge) for space in hexes_of(land)}
    near = [space for space, steps in far.items() if steps <= NEAR]
    return near or [space for space, steps in far.items() if steps == min(far.values())]


def outposts(s: DivineRightState) -> int:
    """The lands around the two eastern castles of Ghem, each with what is next to it and so on."""
    found = 1 << s.world.space(OUTPOST) | 1 << s.world.royal_seats[GHEM]
    while True:
        more = (found | s.world.field.beside(found)) & s.game.lands[GHEM]
        if more == found:
            return found
        found = more
