"""The state of a Divine Right match: everything true at one moment, and the plain questions the rules put to it.

`where` and `master` alone say where pieces are and which seat commands them; `stacks` and `held` follow from them and
are kept up by changes.py. Everything else is an immutable value that is replaced, never changed. Sets of pieces,
spaces, castles and seats are whole numbers (core/hexsets.py).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.actions import Action
from hexarchy.core.cups import Cups, cups_field
from hexarchy.core.decisions import Reason
from hexarchy.core.fields import kept, reckoned, record, records
from hexarchy.core.hexsets import hexes_of
from hexarchy.core.state import State, state_class
from hexarchy.games.divine_right.records import (
    Altar,
    Banishment,
    Barbaria,
    Chivalry,
    Climate,
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
    War,
    Wonders,
)
from hexarchy.games.divine_right.words import (
    ALLY,
    CONFUSED,
    FLEET,
    HOTHIOR,
    INTERMEDIATE,
    LEVELS,
    MAGICIANS,
    NOBODY,
    PHASE_OF,
    PHASES,
    PLAYER,
    POOL,
    TRIBE_NAMES,
    TROLLS,
)
from hexarchy.games.divine_right.world import World

if TYPE_CHECKING:
    from hexarchy.games.divine_right import DivineRight


NO_CHITS: Final = Cups.laid((), 0)


def _stacks_copy(stacks: dict[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    return stacks.copy()


def _pairs(mapping: Mapping[int, int], s: DivineRightState) -> list[tuple[int, int]]:
    return sorted(mapping.items())


def _pairs_read(written: Sequence[tuple[int, int]], game: DivineRight) -> dict[int, int]:
    return dict(written)


def _list_read(written: Sequence[int], game: DivineRight) -> list[int]:
    return list(written)


@state_class
class DivineRightState(State):
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
    uprising: Uprising = record(Uprising, default=Uprising())
    climate: Climate = record(Climate, default=Climate())
    health: Health = record(Health, default=Health())
    revolt: Revolt = record(Revolt, default=Revolt())
    regencies: tuple[Regency, ...] = records(Regency, default=())
    war: War = record(War, default=War())
    intrigue: Intrigue = record(Intrigue, default=Intrigue())
    unicorn: Unicorn = record(Unicorn, default=Unicorn())
    wonders: Wonders = record(Wonders, default=Wonders())
    altar: Altar = record(Altar, default=Altar())
    barbaria: Barbaria = record(Barbaria, default=Barbaria())
    curses: tuple[Curse, ...] = records(Curse, default=())
    guises: tuple[Guise, ...] = records(Guise, default=())
    sorcery: Sorcery = record(Sorcery, default=Sorcery())
    slumber: Slumber = record(Slumber, default=Slumber())

    world: World = reckoned()
    hooks: tuple[tuple[Any, ...], ...] = reckoned()  # what answers at each of hooks.py
    phasing: int = reckoned(default=NOBODY)  # the seat whose player turn it is
    level: int = reckoned()
    land_of: tuple[int, ...] = reckoned()  # space -> kingdom, as this level has them (DR-B-SET-03)
    stacks: dict[int, tuple[int, ...]] = reckoned(default_factory=dict, copy=_stacks_copy)  # space -> pieces, in order
    # seat -> spaces with its combat units, not counting those in the air and under water: they hold nothing
    held: list[int] = reckoned(default_factory=list, copy=list.copy)
    army: list[int] = reckoned(default_factory=list, copy=list.copy)  # seat -> all it has on the map, as a set

    def __post_init__(self) -> None:
        self.world = self.game.world
        self.level = LEVELS.index(self.options["level"])
        self.hooks = self.game.in_force(self.options)
        self.land_of = self.world.land_of if self.level >= INTERMEDIATE else self.game.basic_land
        self._find_phasing()

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

    def foes(self, seat: int) -> int:
        """The spaces in which other seats have combat units."""
        found = 0
        for other, spaces in enumerate(self.held):
            if other != seat:
                found |= spaces
        return found

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
        return self.world.pieces[piece].kind == FLEET

    def is_seagoing(self, unit: int) -> bool:
        """Does it fight at sea: a fleet, or what fights as one (DR-B-SWM-03) and is not ashore (DR-A-SEL-03)?"""
        return bool((self.world.fleets | self.world.swimmers & ~self.ashore) >> unit & 1)

    def cargo(self, fleet: int) -> list[int]:
        return sorted([piece for piece, ship in self.aboard.items() if ship == fleet])

    def eliminated(self, kingdom: int) -> list[int]:
        """Regulars of a kingdom that can be replaced."""
        where = self.where
        return [unit for unit in self.world.regulars_of[kingdom] if where[unit] == POOL]

    def kingdom_of(self, piece: int) -> int:
        return self.world.pieces[piece].kingdom

    # -- kingdoms -----------------------------------------------------------------------------------------------------

    def in_play(self, kingdom: int) -> bool:
        """Is a kingdom part of this game at all (DR-B-SET-03)?"""
        return self.level >= INTERMEDIATE or kingdom not in MAGICIANS

    def alliance(self, seat: int) -> list[int]:
        """A player's own kingdom and allies (DR-B-GEN-03)."""
        return [number for number, kingdom in enumerate(self.kingdoms) if kingdom.seat == seat]

    def active(self, kingdom: int) -> bool:
        """Does it act for a player?"""
        return self.kingdoms[kingdom].status in (PLAYER, ALLY)

    def neutral_land(self, space: int) -> int:
        """The kingdom that does not act for any player to which a space belongs; NOBODY elsewhere (DR-B-DIP-18)."""
        kingdom = self.land_of[space]
        return NOBODY if kingdom < 0 or self.active(kingdom) else kingdom

    def personality(self, kingdom: int) -> int:
        """The number of the card in force on a kingdom's monarch; 0: none (DR-B-PER-01). What lies face down is not in
        force yet, and a player monarch or a dead one has none."""
        if self.kingdoms[kingdom].status in (PLAYER, CONFUSED):
            return 0
        cards = self.personalities
        lying = cards.within(kingdom + 1)
        return cards.faces[lying[0]] if lying and cards.knows(None, lying[0]) else 0

    def has_personality(self, kingdom: int, card: int) -> bool:
        return self.personality(kingdom) == card

    # -- castles ------------------------------------------------------------------------------------------------------

    def stands(self, castle: int) -> bool:
        """Is a castle unplundered? A fort that is taken is gone."""
        if castle >= self.world.first_fort:
            return bool(self.war.forts >> castle - self.world.first_fort & 1)
        return not self.plundered >> castle & 1

    def castle_in(self, space: int) -> int:
        """The number of the unplundered castle in a space, or of its fort; NOBODY: a plundered one is no castle
        (DR-B-SIE-12)."""
        if self.war.forts >> space & 1:
            return self.world.first_fort + space
        castle = self.world.castle_at.get(space)
        return castle.index if castle is not None and self.stands(castle.index) else NOBODY

    def walled(self, piece: int, space: int) -> bool:
        """Is a piece that enters a space within walls, unless it stays outside (DR-B-SIE-05)? A fort is no port
        (DR-A-FOR-09)."""
        if self.war.forts >> space & 1:
            return not self.is_fleet(piece)
        return self.castle_in(space) >= 0

    def siege_of(self, castle: int) -> Siege | None:
        """The siege of a castle; of several, each player's own, the one declared first (DR-B-SIE-04)."""
        return next((siege for siege in self.sieges if siege.castle == castle), None)

    def besieges(self, seat: int, castle: int) -> Siege | None:
        """A seat's siege of a castle (DR-B-SIE-24)."""
        return next((siege for siege in self.sieges if siege.castle == castle and siege.seat == seat), None)

    def besieged(self, space: int) -> bool:
        castle = self.castle_in(space)
        return castle >= 0 and self.siege_of(castle) is not None

    def castle_owner(self, castle: int) -> int:
        """The seat a castle is friendly to (DR-B-GEN-04); NOBODY: neutral."""
        printed = self.world.castles[castle]
        if castle >= self.world.first_fort:
            return self._occupant(printed.space)
        if castle == self.rebel_castle:
            return self.revolt.seat
        if not self.stands(castle):
            holders = [seat for seat, held in enumerate(self.held) if held >> printed.space & 1]
            if holders:
                return holders[0]
        return self.game.friend_of(self, castle) if printed.kingdom < 0 else self.kingdoms[printed.kingdom].seat

    @property
    def rebel_castle(self) -> int:
        """The castle that holds with a revolt, or NOBODY: not where units of its own side stand in it (DR-A-BRV-01)."""
        castle = self.revolt.castle
        if castle == NOBODY or not self.stands(castle):
            return NOBODY
        lord = self.kingdoms[self.revolt.kingdom].seat
        manned = lord != NOBODY and self.held[lord] >> self.world.castles[castle].space & 1
        return NOBODY if manned else castle

    def shut_to(self, seat: int, space: int) -> bool:
        """Is there a castle that is not a seat's? An empty fort is open to all (DR-A-FOR-06)."""
        castle = self.castle_in(space)
        owner = self.castle_owner(castle) if castle >= 0 else seat
        return owner != seat and (owner != NOBODY or castle < self.world.first_fort)

    def _occupant(self, space: int) -> int:
        """The seat with a combat unit inside a fort; NOBODY: it is open to all (DR-A-FOR-06)."""
        inside = (self.master[unit] for unit in self.units(space) if self.is_inside(unit))
        return next(inside, NOBODY)

    @property
    def boom_shut(self) -> bool:
        """Is the Boom closed? It is to everybody while Hothior acts for nobody, and gone with Port Lork
        (DR-B-FLT-07)."""
        lork = self.world.castle_at[self.world.port_lork].index
        return self.stands(lork) and not (self.boom_open and self.active(HOTHIOR))

    @property
    def besieged_spaces(self) -> int:
        found = 0
        for siege in self.sieges:
            found |= 1 << self.world.castles[siege.castle].space
        return found

    @property
    def castles_standing(self) -> int:
        """Spaces of unplundered castles and of forts."""
        found = self.world.castle_spaces
        for castle in hexes_of(self.plundered):
            found &= ~(1 << self.world.castles[castle].space)
        return found | self.war.forts

    def strange_castles(self, seat: int) -> int:
        """Spaces of unplundered castles that are not a seat's: closed to its combat units (DR-B-SIE-06). A fort is
        closed by those in it."""
        found = self.castles_standing & ~self.war.forts
        for kingdom in self.alliance(seat):
            found &= ~self.world.homes[kingdom]
        for castle in self.world.lordless:
            if self.game.friend_of(self, castle) == seat:
                found &= ~(1 << self.world.castles[castle].space)
        if (castle := self.rebel_castle) != NOBODY:  # before they rise rebels keep nobody out (DR-A-BRV-01)
            space = 1 << self.world.castles[castle].space
            found = found & ~space if self.revolt.seat == seat else found | space if self.revolt.risen else found
        return found

    def friendly_castles(self, seat: int) -> list[int]:
        """Spaces of castles friendly to a seat and not besieged: plundered ones only with its units in them."""
        world, found = self.world, 0
        for kingdom in self.alliance(seat):
            found |= world.homes[kingdom]
        for castle in world.lordless:
            if self.game.friend_of(self, castle) == seat:
                found |= 1 << world.castles[castle].space
        doubtful = [*hexes_of(self.plundered), *([self.rebel_castle] if self.rebel_castle != NOBODY else ())]
        for castle in doubtful:
            space = 1 << world.castles[castle].space
            found = found | space if self.castle_owner(castle) == seat else found & ~space
        found &= ~self.besieged_spaces
        castles = [castle.space for castle in world.castles if found >> castle.space & 1]
        return [*castles, *self.friendly_forts(seat)] if self.war.forts else castles

    def friendly_forts(self, seat: int) -> list[int]:
        """Forts a seat occupies, not besieged, in a space that is no friendly castle anyway (DR-A-FOR-09)."""
        forts = self.war.forts & self.held[seat] & ~self.besieged_spaces
        for castle in hexes_of(self.plundered):
            forts &= ~(1 << self.world.castles[castle].space)
        return [space for space in hexes_of(forts) if self._occupant(space) == seat]

    def strongholds(self, seat: int) -> list[int]:
        """Friendly castles, and the Face, which is one to the Trolls' player while no enemy is in it (DR-B-KIN-07)."""
        face = self.world.royal_seats[TROLLS]
        counts = self.kingdoms[TROLLS].seat == seat and not self.foes(seat) >> face & 1
        return [*self.friendly_castles(seat), *([face] if counts else [])]

    # -- outside ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | str | None) -> dict[str, Any]:
        return self.game.view(self, None if seat is None else self.setting.seat(seat))

    def reasons(self, seat: int, action: Action) -> list[Reason]:
        """An act of another phase, or of another player's turn (DR-B-SEQ-03, DR-B-PHS-05)."""
        phase = PHASE_OF.get(action.verb, NOBODY)
        if phase == NOBODY or self.phasing == NOBODY:
            return []
        if phase != self.phase:
            return [Reason("DR-B-SEQ-03", "another-phase", phase=PHASES[phase])]
        if seat == self.phasing:
            return []
        banners = self.game.banners(self)
        return [Reason("DR-B-PHS-05", "not-your-turn", side=self.name(self.phasing), banners=banners)]

    def bared(self) -> dict[str, Any]:
        return self.game.bared(self)

    def resign(self, seat: int) -> None:
        self.game.resign(self, seat)

    def deal_hidden(self, seat: int, rng: Any) -> None:
        self.hands = self.hands.redealt(seat, rng)
        self.personalities = self.personalities.redealt(seat, rng)
        self.devices = self.devices.redealt(seat, rng)
        self.chits = self.chits.redealt(seat, rng) if self.chits.lies else self.chits
