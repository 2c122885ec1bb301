"""What is true at one moment of a Divine Right match: the fields of a state, and the plain questions about seats and
pieces. Those about kingdoms and castles stand in state.py.

`where` and `master` alone say where pieces are and which seat commands them; `stacks` and `held` follow from them and
are kept up by changes.py. Everything else is an immutable value that is replaced, never changed. Sets of pieces,
spaces, castles and seats are whole numbers (core/hexsets.py).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.cups import Cups, cups_field
from hexarchy.core.fields import kept, reckoned, record, records
from hexarchy.core.hexsets import hexes_of
from hexarchy.core.paths import Reach
from hexarchy.core.state import State, state_class
from hexarchy.games.divine_right.hooking import courses
from hexarchy.games.divine_right.records import (
    Altar,
    Banishment,
    Barbaria,
    Chivalry,
    Claim,
    Climate,
    Condition,
    Crater,
    Curse,
    Embassies,
    Fortunes,
    Guise,
    Half,
    Health,
    Hirelings,
    Intrigue,
    Kingdom,
    Levies,
    Magic,
    Necromancy,
    Pairs,
    Piracy,
    Player,
    Prisoner,
    Regency,
    Revolt,
    Siege,
    Slumber,
    Sorcery,
    Spells,
    Unicorn,
    Uprising,
    Venture,
    War,
    Wonders,
)
from hexarchy.games.divine_right.words import (
    INTERMEDIATE,
    KINGDOM_IDS,
    LEVELS,
    NOBODY,
    POOL,
    TRIBE_NAMES,
)
from hexarchy.games.divine_right.world import World

if TYPE_CHECKING:
    from hexarchy.games.divine_right import DivineRight
    from hexarchy.games.divine_right.movement.modes import Lay


NO_CHITS: Final = Cups.laid((), 0)


def _stacks_copy(stacks: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    return stacks.copy()


def _pairs(mapping: Mapping[int, int], s: Situation) -> list[tuple[int, int]]:
    return sorted(mapping.items())


def _pairs_read(written: Sequence[tuple[int, int]], game: DivineRight) -> dict[int, int]:
    return dict(written)


def _uprising(value: Uprising, s: Situation) -> tuple[int, ...]:
    """The last field, of a later version than the others, only where it says something."""
    return value if value.together else value[:-1]


def _list_read(written: Sequence[int], game: DivineRight) -> list[int]:
    return list(written)


@state_class
class Situation(State):
    """See the module."""

    game: DivineRight
    turn: int = 0  # game turn
    order: tuple[int, ...] = ()  # seats in the order of their chits (DR-B-SEQ-02)
    chits: Cups = cups_field(default=NO_CHITS)  # their numbers, where they are kept secret (DR-A-SEC-01)
    at: int = 0  # how many of them have had their player turn
    phase: int = 0
    where: list[int] = kept(copy=list.copy, read=_list_read)  # piece -> space, or a place off the map
    master: list[int] = kept(copy=list.copy, read=_list_read)  # piece -> the seat that commands it
    inside: int = 0  # pieces inside the castle of their space (DR-B-SIE-05)
    aboard: Mapping[int, int] = kept(default_factory=dict, write=_pairs, read=_pairs_read)  # piece -> its fleet
    airborne: int = 0  # pieces in the air, riders too (DR-B-FLY-01)
    submerged: int = 0  # pieces under water (DR-B-SWM-02)
    boats: int = 0  # heroes in a Small Boat (DR-B-FLT-08)
    underground: int = 0  # pieces beneath the Tomb of Olde (DR-A-GHO-02)
    ashore: int = 0  # swimmers that count as land units (DR-A-SEL-03)
    tribes: tuple[int, ...] = (NOBODY,) * len(TRIBE_NAMES)  # the seat that bears each tribal name (DR-B-BAR-04)
    kingdoms: tuple[Kingdom, ...] = records(Kingdom)
    players: tuple[Player, ...] = records(Player)
    hands: Cups = cups_field()  # Diplomacy cards: see cards.py
    personalities: Cups = cups_field()
    banishments: tuple[Banishment, ...] = records(Banishment, default=())
    plundered: int = 0  # castles
    boom_open: bool = False  # DR-B-FLT-07
    sieges: tuple[Siege, ...] = records(Siege, default=())
    shaken: int = 0  # units that retreated and do not besiege until they have moved (DR-B-SIE-20)
    sheltered: int = 0  # heroes who came with free passage to a castle, and have sanctuary (DR-B-DIP-23)
    track: Pairs = ()  # (hero, game turn they come back)
    prisoners: tuple[Prisoner, ...] = records(Prisoner, default=())
    returning: tuple[int, ...] = ()  # seats that were voted back in (DR-B-CAP-05)
    fallout: tuple[tuple[int, ...], ...] = ()  # consequences still to come, in their order (fallout.py)
    half: Half = record(Half, default=Half())
    devices: Cups = cups_field()  # where each magic device is: see magic/devices.py
    treasures: tuple[int, ...] = ()  # where each Treasure is, in the same zones (DR-B-TRE-07)
    buried: int = 0  # spaces with a Buried Treasure (DR-B-TRE-04)
    magic: Magic = record(Magic, default=Magic())
    hirelings: Hirelings = record(Hirelings, default=Hirelings())
    spells: Spells = record(Spells, default=Spells())
    necromancy: Necromancy = record(Necromancy, default=Necromancy())
    levies: Levies = record(Levies, default=Levies())
    fortunes: Fortunes = record(Fortunes, default=Fortunes())
    embassies: Embassies = record(Embassies, default=Embassies())
    chivalry: Chivalry = record(Chivalry, default=Chivalry())
    piracy: Piracy = record(Piracy, default=Piracy())
    uprising: Uprising = record(Uprising, default=Uprising(), write=_uprising)
    climate: Climate = record(Climate, default=Climate())
    health: Health = record(Health, default=Health())
    revolt: Revolt = record(Revolt, default=Revolt())
    regencies: tuple[Regency, ...] = records(Regency, default=())
    conditions: tuple[Condition, ...] = records(Condition, default=())
    claims: tuple[Claim, ...] = records(Claim, default=())
    lords: Pairs = ()  # (kingdom in Confusion, the seat it acted for last) (DR-A-HEIR-01)
    venture: Venture = record(Venture, default=Venture())
    war: War = record(War, default=War())
    intrigue: Intrigue = record(Intrigue, default=Intrigue())
    unicorn: Unicorn = record(Unicorn, default=Unicorn())
    wonders: Wonders = record(Wonders, default=Wonders())
    altar: Altar = record(Altar, default=Altar())
    barbaria: Barbaria = record(Barbaria, default=Barbaria())
    curses: tuple[Curse, ...] = records(Curse, default=())
    guises: tuple[Guise, ...] = records(Guise, default=())
    sorcery: Sorcery = record(Sorcery, default=Sorcery())
    crater: Crater = record(Crater, default=Crater())
    slumber: Slumber = record(Slumber, default=Slumber())

    world: World = reckoned()
    hooks: tuple[tuple[Any, ...], ...] = reckoned()  # what answers at each of hooks.py
    phasing: int = reckoned(default=NOBODY)  # the seat whose player turn it is
    level: int = reckoned()
    land_of: tuple[int, ...] = reckoned()  # space -> kingdom, as this level has them (DR-B-SET-03)
    banners: Mapping[str, str] = reckoned()  # what seats are known by: the kingdoms that players have drawn
    allied: tuple[tuple[int, ...], ...] = reckoned()  # seat -> its own kingdom and allies; last those of NOBODY
    stacks: dict[int, tuple[int, ...]] = reckoned(default_factory=dict, copy=_stacks_copy)  # space -> pieces, in order
    # seat -> spaces with its combat units, not counting those in the air and under water: they hold nothing
    held: list[int] = reckoned(default_factory=list, copy=list.copy)
    army: list[int] = reckoned(default_factory=list, copy=list.copy)  # seat -> all it has on the map, as a set
    # Where the party on its way can go, as it was reckoned for the question that is put.
    open_ways: Reach | None = reckoned(default=None)
    lay: Lay | None = reckoned(default=None)  # what lies in its way, while its question is made

    def __post_init__(self) -> None:
        self.world = self.game.world_of(self.setting.scenario)
        self.level = LEVELS.index(self.options["level"])
        self.hooks = self.game.in_force(self.setting)
        self.courses = courses(self.hooks)
        self.land_of = self.world.land_of if self.level >= INTERMEDIATE else self.game.basic_land
        self._find_phasing()
        self.ally()
        self.raise_banners()

    def raise_banners(self) -> None:
        """Make anew what follows from the kingdoms of players."""
        drawn = zip(self.setting.seats, self.players, strict=True)
        self.banners = {seat: KINGDOM_IDS[one.kingdom] for seat, one in drawn if one.kingdom != NOBODY}

    def ally(self) -> None:
        """Make anew what follows from the seats for which kingdoms act."""
        found: tuple[list[int], ...] = tuple([] for _ in (*self.setting.seats, NOBODY))
        for number, kingdom in enumerate(self.kingdoms):
            found[kingdom.seat].append(number)
        self.allied = tuple(map(tuple, found))

    def loaded(self) -> None:
        self.restack()

    def restack(self) -> None:
        """Make all that follows from where every piece is and which seat commands it."""
        self.stacks = {}
        self.held = [0] * len(self.setting.seats)
        self.army = [0] * len(self.setting.seats)
        for piece, space in enumerate(self.where):
            if space >= 0:
                self.stacks[space] = (*self.stacks.get(space, ()), piece)
                seat = self.master[piece]
                self.army[seat] |= 1 << piece
                if piece < self.world.first_hero and not self.beyond >> piece & 1:
                    self.held[seat] |= 1 << space

    # -- time and seats -----------------------------------------------------------------------------------------------

    def set_order(self, order: tuple[int, ...], at: int = 0) -> None:
        self.order, self.at = order, at
        self._find_phasing()

    def _find_phasing(self) -> None:
        self.phasing = self.order[self.at] if self.at < len(self.order) else NOBODY

    def living(self, seat: int) -> bool:
        return not self.players[seat].out

    @property
    def in_game(self) -> list[int]:
        """The seats still in the game, in the order they sit."""
        return [seat for seat, player in enumerate(self.players) if not player.out]

    def to_the_right(self, seat: int) -> int:
        """The first player to the right: the next one in the circle who is still in the game (DR-B-SET-10)."""
        count = len(self.players)
        return next(n % count for n in range(seat + 1, seat + count + 1) if not self.players[n % count].out)

    def round_from(self, seat: int) -> Iterator[int]:
        """All seats in the game, from this one to the right (DR-B-SEQ-06)."""
        count = len(self.players)
        return (n % count for n in range(seat, seat + count) if not self.players[n % count].out)

    def name(self, seat: int) -> str:
        return self.setting.seats[seat]

    # -- pieces -------------------------------------------------------------------------------------------------------

    def stack(self, space: int) -> tuple[int, ...]:
        return self.stacks.get(space, ())

    def units(self, space: int) -> tuple[int, ...]:
        """All combat units in a space."""
        stack = self.stacks.get(space, ())
        return stack[: bisect_left(stack, self.world.first_hero)]

    def heroes(self, space: int) -> tuple[int, ...]:
        stack = self.stacks.get(space, ())
        return stack[bisect_left(stack, self.world.first_hero) :]

    def mortals(self, space: int) -> tuple[int, ...]:
        """Those in a space who roll for their fate: heroes, and the Eaters, who are one and a combat unit
        (DR-B-EOW-09)."""
        stack = self.stacks.get(space, ())
        heroes, monarchs = self.world.first_hero, self.world.monarch_units
        return tuple([piece for piece in stack if piece >= heroes or monarchs >> piece & 1])

    def own(self, seat: int, space: int) -> tuple[int, ...]:
        """What a seat has in a space."""
        master = self.master
        return tuple([piece for piece in self.stacks.get(space, ()) if master[piece] == seat])

    def own_units(self, seat: int, space: int) -> tuple[int, ...]:
        """A seat's combat units in a space, also those above and below it."""
        if not self.held[seat] >> space & 1 and not self.beyond & self.army[seat]:
            return ()
        master = self.master
        return tuple([unit for unit in self.units(space) if master[unit] == seat])

    def pieces_of(self, seat: int) -> list[int]:
        """All a seat has on the map, in canonical order."""
        return list(hexes_of(self.army[seat]))

    @property
    def lone_heroes(self) -> int:
        """All heroes on the map that are no combat units, as a set of pieces."""
        found = 0
        for army in self.army:
            found |= army
        return found & ~self.world.units

    def foes(self, seat: int) -> int:
        """The spaces in which other seats have combat units."""
        found = 0
        for other, spaces in enumerate(self.held):
            if other != seat:
                found |= spaces
        return found

    def foe_in(self, seat: int, space: int) -> bool:
        """Has another seat combat units in a space?"""
        return space in self.stacks and bool(self.foes(seat) >> space & 1)

    @property
    def beyond(self) -> int:
        """All pieces that are off the surface."""
        return self.airborne | self.submerged | self.underground

    def spaces_of(self, pieces: int) -> int:
        """The spaces in which pieces of a set stand."""
        found, where = 0, self.where
        for piece in hexes_of(pieces):
            found |= 1 << where[piece]
        return found

    def is_inside(self, piece: int) -> bool:
        return bool(self.inside >> piece & 1)

    def is_hero(self, piece: int) -> bool:
        """Is it a hero: a monarch, leader or character, also where it is a combat unit as well (DR-B-HER-01,
        DR-B-EOW-01)?"""
        return piece >= self.world.first_hero or bool(self.world.monarch_units >> piece & 1)

    def is_fleet(self, piece: int) -> bool:
        return bool(self.world.fleets >> piece & 1)

    @property
    def seagoing(self) -> int:
        """All that fight at sea: fleets, and what fights as one (DR-B-SWM-03) and is not ashore (DR-A-SEL-03)."""
        return self.world.fleets | self.world.swimmers & ~self.ashore

    def is_seagoing(self, unit: int) -> bool:
        return bool(self.seagoing >> unit & 1)

    def cargo(self, fleet: int) -> list[int]:
        if fleet not in self.aboard.values():
            return []
        return sorted([piece for piece, ship in self.aboard.items() if ship == fleet])

    def eliminated(self, kingdom: int) -> list[int]:
        """Regulars of a kingdom that can be replaced."""
        where = self.where
        return [unit for unit in self.world.regulars_of[kingdom] if where[unit] == POOL]

    def claim_to(self, kingdom: int) -> Claim | None:
        """What a True Heir claims."""
        return next((claim for claim in self.claims if claim.kingdom == kingdom), None) if self.claims else None

    def liege(self, piece: int) -> int:
        """The seat a piece is loyal to: its kingdom's, or the True Heir's (DR-A-HEIR-03)."""
        kingdom = self.world.pieces[piece].kingdom
        if kingdom < 0:
            return self.master[piece]
        claim = self.claim_to(kingdom)
        if claim is not None and (claim.sworn >> piece & 1 or piece == self.world.monarch_of[kingdom]):
            return claim.seat
        return self.kingdoms[kingdom].seat

    def kingdom_of(self, piece: int) -> int:
        return self.world.pieces[piece].kingdom
