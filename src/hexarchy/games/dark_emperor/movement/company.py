"""A company: the pieces of one move order, as movement sees them: where they can go on to, and what it costs.

Walkers and ships remember the bank or shore they are on; `moored` lists it for each of `bound`.
"""

from __future__ import annotations

from functools import lru_cache

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.dark_emperor.combat.escape import unholy
from hexarchy.games.dark_emperor.crossing import ANY
from hexarchy.games.dark_emperor.spells import CALL_WIND, FLY, PART_SEA
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import AIR, FLEET, KINGDOM_COUNT, SETTLED, TRAIN, other
from hexarchy.games.dark_emperor.world import World


def inactive_land(s: DarkEmperorState) -> int:
    """The land of the kingdoms that are nobody's yet."""
    found = 0
    for kingdom in range(KINGDOM_COUNT):
        if s.inactive(kingdom):
            found |= s.world.lands[kingdom]
    return found


def marked(s: DarkEmperorState) -> int:
    """The hexes with markers that have not been turned up."""
    return hex_set(s.markers.lies) & ~(1 << s.world.grid.size)  # a marker that was turned up lies off the map


def ignores_flames(s: DarkEmperorState, piece: int) -> bool:
    """Monsters, Cos dol Cos and the Sons of the Morning (DE-13.11a)."""
    return piece >= s.world.first_monster or piece == s.world.COS or s.world.pieces[piece].immune


def has_fleet(s: DarkEmperorState, side: int, hex_: int) -> bool:
    kind = s.world.type
    return any(kind[unit] == FLEET for unit in s.units(side, hex_))


def cargo_of(s: DarkEmperorState, fleet: int) -> list[int]:
    return [load for load, ship in s.aboard.items() if ship == fleet]


Help = tuple[tuple[int, tuple[int, ...]], ...]  # (movement spell, units it serves)


def company_of(s: DarkEmperorState, group: tuple[int, ...]) -> Company:
    """The company that a group makes up now."""
    cargo: tuple[int, ...] = ()
    helped: Help = ()
    if s.aboard:
        cargo = tuple([load for piece in group if s.world.type[piece] == FLEET for load in cargo_of(s, piece)])
    if s.half.escorts:
        helped = tuple([(spell, units) for spell, caster, units in s.half.escorts if caster in group])
    return _company(s.world, group, s.side(group[0]), cargo, helped)


@lru_cache(maxsize=1024)
def _company(world: World, group: tuple[int, ...], side: int, cargo: tuple[int, ...], helped: Help) -> Company:
    """An order asks for its company again and again."""
    return Company(world, group, side, cargo, helped)


class Company:
    """See the module. Devices go where they are carried and matter to nothing here."""

    __slots__ = (
        "bound",
        "cargo",
        "fleets",
        "kinds",
        "leads",
        "members",
        "must_land",
        "seabed",
        "side",
        "trains_only",
        "units",
        "vampires",
        "walkers",
        "wind",
    )

    def __init__(
        self, world: World, group: tuple[int, ...], side: int, cargo: tuple[int, ...] = (), helped: Help = ()
    ) -> None:
        self.side, self.cargo = side, cargo
        self.members = tuple([piece for piece in group if piece < world.first_device])
        self.units = tuple([piece for piece in group if piece < world.unit_count])
        self.walkers = tuple([unit for unit in self.units if world.type[unit] not in (AIR, FLEET)])
        self.fleets = tuple([unit for unit in self.units if world.type[unit] == FLEET])
        self.vampires = any(world.is_vampire[unit] for unit in self.units)
        self.leads = any(piece in world.leaders for piece in group)
        beasts = [piece for piece in group if piece in world.monsters]
        self.kinds = _types(world, self.units)
        self.trains_only = self.kinds == 1 << TRAIN and not beasts
        self.must_land = bool(self.kinds & ~(1 << FLEET))  # DE-8.31, DE-13.21
        self.seabed = self.wind = False
        if helped:
            self._read_spells(world, helped)
        swimming = (world.SSSTOTH,) if world.SSSTOTH in beasts else ()
        self.bound = (*self.walkers, *self.fleets, *swimming)

    def _read_spells(self, world: World, helped: Help) -> None:
        """What movement spells do for those who travel with their caster (DE-8.15): Fly, Part Sea, Call Wind."""
        flying, dry, driven = (_served(helped, spell) for spell in (FLY, PART_SEA, CALL_WIND))
        aloft = tuple(unit for unit in self.walkers if unit in flying)
        self.walkers = tuple(unit for unit in self.walkers if unit not in flying)
        if aloft:
            self.kinds = _types(world, tuple(unit for unit in self.units if unit not in aloft)) | 1 << AIR
        self.seabed = bool(self.walkers) and dry.issuperset(self.walkers)
        self.wind = not self.must_land and driven.issuperset(self.fleets)

    # -- ways ---------------------------------------------------------------------------------------------------------

    def moored(self, s: DarkEmperorState) -> tuple[int, ...]:
        """The bank or shore each is on now."""
        if not s.moorings:
            return (ANY,) * len(self.bound)
        return tuple(s.moorings.get(piece, ANY) for piece in self.bound)

    def passable(self, s: DarkEmperorState, hex_: int, moored: tuple[int, ...]) -> int:
        """The neighbouring hexes all of them could step into by the map alone (DE-8.14)."""
        crossings = s.game.crossings
        found = s.world.field.around[hex_]
        on_foot = len(self.walkers)
        if on_foot:
            if not self.seabed:
                found &= crossings.land_masks[hex_]
            if hex_ == crossings.strait:
                for bank in set(moored[:on_foot]) - {ANY}:
                    found &= crossings.banks[bank] | s.world.sea
        for shore in moored[on_foot:]:
            found &= crossings.naval_masks.get((hex_, shore), 0)
        return found

    def ways(self, s: DarkEmperorState, hex_: int, moored: tuple[int, ...]) -> int:
        """Where they may step to."""
        found = self.passable(s, hex_, moored)
        found &= ~self.barred(s, found)
        if self.trains_only:
            found &= ~self.unguarded(s)
        if self.must_land and found & s.world.sea and (self.trains_only or s.burning >> hex_ & 1):
            found &= ~self._traps(s, found & s.world.sea)
        return found

    def barred(self, s: DarkEmperorState, hexes: int) -> int:
        """Of these hexes those that are closed to one of them, whatever the hexside."""
        found = 0
        if hexes & s.world.holy and hex_set((*self.members, *self.cargo)) & (s.world.unholy | s.risen):
            found |= s.world.holy  # DE-8.F
        if s.flames and not all(ignores_flames(s, piece) for piece in self.members):
            found |= s.burning  # DE-13.11a
        return found & hexes

    def unguarded(self, s: DarkEmperorState) -> int:
        """Hexes with enemies where trains alone find nobody to guard them (DE-8.G)."""
        found = 0
        for hex_ in hexes_of(s.fought_over(other(self.side))):
            friends = s.fighters(self.side, hex_)
            if all(piece < s.world.unit_count and s.world.type[piece] == TRAIN for piece in friends):
                found |= 1 << hex_
        return found

    def _traps(self, s: DarkEmperorState, seas: int) -> int:
        """Sea hexes from which no land could be reached any more: there is no way back to where flames burn."""
        field = s.world.field
        closed = self.barred(s, field.all) | (self.unguarded(s) if self.trains_only else 0)
        return hex_set(sea for sea in hexes_of(seas) if not field.flood(1 << sea, field.all & ~closed) & s.world.land)

    def arrive(self, s: DarkEmperorState, hex_: int, to: int, moored: tuple[int, ...]) -> tuple[int, ...]:
        """The banks and shores they are on after a step."""
        crossings = s.game.crossings
        on_foot = len(self.walkers)
        dry = to == crossings.strait and bool(s.world.land >> hex_ & 1)
        bank = crossings.bank_from(hex_) if dry else ANY
        ships = [crossings.sailing[hex_, shore][to] for shore in moored[on_foot:]]
        return (*(bank,) * on_foot, *ships)

    # -- costs --------------------------------------------------------------------------------------------------------

    def toll(self, s: DarkEmperorState, hex_: int) -> int:
        """Attrition points for entering a hex: the highest rate among them (DE-8.11a, DE-8.11b)."""
        crossings = s.game.crossings
        if self.seabed and s.world.sea >> hex_ & 1:
            rates, land = crossings.rates[hex_], s.world.rates[SETTLED]  # DE-13.21
            return max(rates[kind] if kind in (AIR, FLEET) else land[kind] for kind in hexes_of(self.kinds))
        return crossings.tolls[self.kinds][hex_]

    def gauntlet(self, s: DarkEmperorState, hex_: int) -> int:
        """What it costs besides to go on through a hex: the strength of the enemies in it (DE-8.13a)."""
        return sum(s.strength(piece) for piece in s.fighters(other(self.side), hex_))

    def reckoned(self, points: int) -> int:
        """The total as it counts: half with the wind called for them (DE-13.31)."""
        return points // 2 if self.wind else points

    # -- where they must stop -----------------------------------------------------------------------------------------

    def halted(self, s: DarkEmperorState, hex_: int) -> list[Reason]:
        """The rule that ends their move in a hex they have entered."""
        if s.world.rivers >> hex_ & 1:
            if self.vampires:
                return [Reason("DE-8.32a", "vampires-stop-at-rivers", hex=hex_)]
            escorted = self.fleets or has_fleet(s, self.side, hex_)
            if self.walkers and not escorted and has_fleet(s, other(self.side), hex_):
                return [Reason("DE-8.24", "fleet-holds-the-river", hex=hex_)]
        if self.leads and s.marker_at(hex_):
            return [Reason("DE-8.17", "marker-stops-leaders", hex=hex_)]
        return []

    def why_barred(self, s: DarkEmperorState, hex_: int) -> list[Reason]:
        """The rule that closes a hex to one of them."""
        for piece in (*self.members, *self.cargo):
            if s.world.holy >> hex_ & 1 and unholy(s, piece):
                return [Reason("DE-8.F", "holy-ground", piece=piece)]
        return [Reason("DE-13.11a", "flames", hex=hex_)]


def _types(world: World, units: tuple[int, ...]) -> int:
    return hex_set(world.type[unit] for unit in units)


def _served(helped: Help, spell: int) -> set[int]:
    return {unit for cast, units in helped if cast == spell for unit in units}
