"""Magic devices (DR-B-MAG-01, -03, -05, -25, -26): where they are, who bears them, what becomes of them.

Each device lies in a zone of `s.devices`: the Magic Randomizer, the Temple, out of the game, lost in a space, or with a
bearer. All know where one is, but for markers that lie face down. Treasures are carried, lost and found like devices;
they are all alike, so `s.treasures` holds the zone of each. A *thing* is the number of a device, or a Treasure.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.cups import ALL, Cups
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fallout, fate, hooks, openings
from hexarchy.games.divine_right.assault import Assault
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import HOME, INTERMEDIATE, LEVELS, NOBODY, TRACK
from hexarchy.games.divine_right.world import World

PLACES: Final = ("randomizer", "temple", "aside")
RANDOMIZER, TEMPLE, ASIDE, LOST = range(4)  # lost in a space: LOST + space; then those with a bearer
ORIGINS: Final = {"randomizer": RANDOMIZER, "temple": TEMPLE}  # of others a chapter brings them into the game

# -- where they are ---------------------------------------------------------------------------------------------------


def laid_out(world: World, level: int, switches: frozenset[str], seats: int) -> Cups:
    """All devices of a match where they begin (DR-B-MAG-05); the Basic game has none."""
    zones, faces = [], []
    for number, entry in enumerate(world.devices if level >= INTERMEDIATE else ()):
        used = entry.level in LEVELS[: level + 1] and (not entry.option or entry.option in switches)
        zones += [ORIGINS.get(entry.origin, ASIDE) if used else ASIDE] * entry.count
        faces += [number] * entry.count
    return Cups.laid(zones, seats, ALL, faces)


def lost_in(space: int) -> int:
    """The zone of what lies in a space."""
    return LOST + space


def borne_by(s: DivineRightState, piece: int) -> int:
    """The zone of what a piece bears."""
    return LOST + s.world.grid.size + piece


def bearer(s: DivineRightState, device: int) -> int:
    """The piece that bears a device; NOBODY where none does."""
    return max(s.devices.lies[device] - LOST - s.world.grid.size, NOBODY)


def bearers(s: DivineRightState, zones: Iterable[int]) -> int:
    """Those who bear what lies in some zones, as a set."""
    first = borne_by(s, 0)
    return hex_set(zone - first for zone in zones if zone >= first)


def space_of(s: DivineRightState, device: int) -> int:
    """The space a device is in, borne or lost; NOBODY where it is in none, or lies there face down."""
    piece = bearer(s, device)
    if piece != NOBODY:
        return max(s.where[piece], NOBODY)
    return max(s.devices.lies[device] - LOST, NOBODY) if s.devices.knows(None, device) else NOBODY


def things_in(s: DivineRightState, zone: int) -> list[int]:
    """The things in a zone; a marker that lies face down is whatever it is."""
    return [*s.devices.inside(zone), *[s.world.treasure] * s.treasures.count(zone)]


def burden(s: DivineRightState, piece: int) -> list[int]:
    return things_in(s, borne_by(s, piece))


def is_gift(s: DivineRightState, thing: int) -> bool:
    """Is it a gift of the Temple?"""
    return thing < s.world.treasure and s.world.devices[thing].origin == "temple"


def has_gift(s: DivineRightState, piece: int) -> bool:
    return any(is_gift(s, thing) for thing in burden(s, piece))


def face_down(s: DivineRightState) -> list[int]:
    """Spaces with a marker that not everybody knows (DR-B-MAG-25)."""
    hidden = [zone for thing, zone in enumerate(s.devices.lies) if not s.devices.knows(None, thing)]
    return sorted({zone - LOST for zone in hidden if zone >= LOST})


# -- who may bear them ------------------------------------------------------------------------------------------------


def has_room(s: DivineRightState, piece: int, thing: int) -> bool:
    """Heroes bear any devices and one Treasure, a monarch one gift of the Temple at most; fleets carry all there is,
    other combat units one thing (DR-B-MAG-01, DR-B-TRE-03, DR-B-TOK-04, DR-B-FLT-03)."""
    if hooks.MAY_BEAR.any(s, piece, thing):
        return False
    if s.is_fleet(piece):
        return True
    held = burden(s, piece)
    if not s.is_hero(piece):
        return not held
    if thing == s.world.treasure:
        return thing not in held
    return not s.world.pieces[piece].crowned or not is_gift(s, thing) or not has_gift(s, piece)


def carriers(s: DivineRightState, pieces: Iterable[int], thing: int) -> list[int]:
    """Those of some pieces that can take a thing, heroes first."""
    able = [piece for piece in pieces if s.where[piece] >= 0 and has_room(s, piece, thing)]
    return sorted(able, key=lambda piece: (not s.is_hero(piece), piece))


# -- changing hands ---------------------------------------------------------------------------------------------------


def move(s: DivineRightState, thing: int, source: int, zone: int) -> None:
    """A thing goes from one zone to another, in sight of all."""
    if thing == s.world.treasure:
        left = [*s.treasures]
        left.remove(source)
        s.treasures = tuple(sorted([*left, zone]))
    else:
        s.devices = s.devices.moved(s.devices.one(source, thing), zone)


def hand_to(s: DivineRightState, thing: int, source: int, piece: int) -> None:
    """A piece takes a thing. What is where may change what a siege is worth (DR-B-MAG-14)."""
    move(s, thing, source, borne_by(s, piece))
    s.emit("takes", unit=piece, device=thing, hex=s.where[piece])
    fallout.later(s, fallout.SIEGES)
    for follow in hooks.ASSIGNED.of(s):
        follow(s, piece, thing)


def give_back(s: DivineRightState, thing: int, source: int) -> None:
    """A device goes back where it came from (DR-B-MAG-05); what comes from nowhere leaves the game, as a Treasure
    does."""
    if thing == s.world.treasure:
        left = [*s.treasures]
        left.remove(source)
        s.treasures = tuple(left)
    else:
        move(s, thing, source, ORIGINS.get(s.world.devices[thing].origin, ASIDE))


def bring(s: DivineRightState, device: int, space: int, seat: int) -> None:
    """A device comes into the game in a space: a seat's piece there takes it, or it lies there."""
    source = s.devices.lies[device]
    move(s, device, source, lost_in(space))
    s.emit("appears-there", device=device, hex=space)
    fallout.later(s, fallout.SPOILS, device, space, seat, NOBODY, 0)


def remove(s: DivineRightState, device: int) -> None:
    """A device leaves the game, wherever it is."""
    zone = s.devices.lies[device]
    if zone != ASIDE:
        move(s, device, zone, ASIDE)
        s.emit("is-gone", device=device)


# -- bearers who fall or leave ----------------------------------------------------------------------------------------


@hooks.FALLS()
def fallen(s: DivineRightState, piece: int, by: int, space: int) -> None:
    """What the dead and the captured bore lies there until the dice have fallen, then goes to the enemies who did it,
    else to friends in the space (DR-B-MAG-03, DR-B-MAG-26, DR-B-TRE-03)."""
    let_go(s, piece, by, space)


@hooks.LIFTED()
def lifted(s: DivineRightState, piece: int, to: int) -> None:
    """The wounded keep what they bear, and so do monarchs who go home; of others who leave the map friends take it
    (DR-B-DIP-25)."""
    if to != TRACK and not (to == HOME and s.world.pieces[piece].crowned):
        let_go(s, piece, NOBODY, s.where[piece])


def let_go(s: DivineRightState, piece: int, by: int, space: int, *, stolen_only: bool = False) -> None:
    """What a piece bears lies in a space, and who takes it is settled with all other consequences."""
    things = burden(s, piece)
    if not things:
        return
    if space < 0:  # off the map: in the monarch's royal castle, or nowhere
        kingdom = s.kingdom_of(piece)
        space = s.world.royal_seats[kingdom] if kingdom >= 0 else NOBODY
    stolen = {thing: at for thief, thing, at, _ in s.magic.loot if thief == piece}
    for thing in [thing for thing in things if not stolen_only or thing in stolen]:
        at = stolen.get(thing, space)  # what is stolen and not brought out stays where it was (DR-B-TRE-05)
        if at == NOBODY:
            give_back(s, thing, borne_by(s, piece))
            continue
        move(s, thing, borne_by(s, piece), lost_in(at))
        robbed = fate.captor_in(s, s.master[piece], at) if thing in stolen and by == NOBODY else by
        spaces = 1 << at if thing in stolen else theatre(s, at)
        fallout.later(s, fallout.SPOILS, thing, at, s.master[piece], robbed, spaces)
    if stolen:
        changes.magic(s, loot=tuple(entry for entry in s.magic.loot if entry[0] != piece))


def theatre(s: DivineRightState, space: int) -> int:
    """The spaces of a combat or siege attack that goes on; elsewhere the one space (DR-B-MAG-26)."""
    for one in reversed(s.frames):
        if isinstance(one, Battle):
            standing = hex_set(s.where[unit] for unit in hexes_of(one.units) if s.where[unit] >= 0)
            return standing | one.bled | 1 << one.space
        if isinstance(one, Assault):
            around = hex_set(s.where[unit] for unit in hexes_of(one.units) if s.where[unit] >= 0)
            return around | 1 << s.world.castles[one.castle].space
    return 1 << space


@fallout.handles(fallout.SPOILS)
def share(s: DivineRightState, thing: int, space: int, seat: int, foe: int, spaces: int) -> None:
    s.push(Spoils(thing, space, seat, foe, spaces))


@frame
class Spoils(Procedure):
    """Who takes what a bearer has lost: the gaining player names the carrier (DR-B-MAG-26, DR-DEC-76)."""

    thing: int
    space: int
    seat: int  # the bearer's
    foe: int  # the enemies who did it, or NOBODY
    spaces: int  # of the enemies

    def step(self, s: DivineRightState) -> Asked:
        if self.thing not in things_in(s, lost_in(self.space)):
            s.finish()
            return None
        seat, able = self._gainer(s)
        if len(able) > 1:
            verbs = s.game.verbs
            options: list[Action] = [*(verbs.carry[piece] for piece in able), verbs.none]
            return Ask(seat, "spoils", "DR-B-MAG-26", options, default=options[0], device=self.thing, hex=self.space)
        if able:
            self.do_carry(s, seat, able[0])
        else:
            self.do_none(s, seat, NOBODY)
        return None

    def _gainer(self, s: DivineRightState) -> tuple[int, list[int]]:
        """The side that gets it, and its pieces that can take it: the enemy's, else friends in the space."""
        for seat, spaces in ((self.foe, self.spaces), (self.seat, 1 << self.space)):
            if seat == NOBODY or not s.living(seat):
                continue
            pieces = [piece for space in hexes_of(spaces) for piece in s.own(seat, space)]
            able = carriers(s, [piece for piece in pieces if not s.half.leaving >> piece & 1], self.thing)
            if able:
                return seat, able
        return NOBODY, []

    def do_carry(self, s: DivineRightState, seat: int, piece: int) -> None:
        hand_to(s, self.thing, lost_in(self.space), piece)
        s.finish()

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        if is_gift(s, self.thing) and self.seat != NOBODY and not s.living(self.seat):
            give_back(s, self.thing, lost_in(self.space))  # DR-B-CAP-10
        else:
            s.emit("lies-lost", device=self.thing, hex=self.space)
        s.finish()


@hooks.PLAYER_OUT()
def estate(s: DivineRightState, seat: int) -> None:
    """What an eliminated player's pieces bear lies lost where they are, gifts go back to the Temple (DR-B-CAP-10)."""
    for piece in range(s.world.count):
        if s.master[piece] != seat:
            continue
        for thing in burden(s, piece):
            if is_gift(s, thing) or s.where[piece] < 0:
                give_back(s, thing, borne_by(s, piece))
            else:
                move(s, thing, borne_by(s, piece), lost_in(s.where[piece]))
                s.emit("lies-lost", device=thing, hex=s.where[piece])


@hooks.PLAYER_TURN_BEGINS()
def new_turn(s: DivineRightState) -> None:
    changes.magic(s, sought=0, looked=False, sacrificed=False)


# -- gifts of the Wandering People ------------------------------------------------------------------------------------


def camp_gifts(s: DivineRightState) -> list[int]:
    return [number for number, entry in enumerate(s.world.devices) if entry.origin == "wandering_people"]


@hooks.CAMP_PITCHED()
def bring_gifts(s: DivineRightState, seat: int) -> None:
    """The Carpet, the Wheel and the Light appear in their host's royal castle (DR-B-WAN-01)."""
    for device in camp_gifts(s):
        bring(s, device, openings.court(s, seat), seat)


@hooks.CAMP_STRUCK()
def take_gifts(s: DivineRightState) -> None:
    """They leave the game with the camp, wherever they are (DR-B-WAN-02, DR-B-WAN-04)."""
    for device in camp_gifts(s):
        remove(s, device)
