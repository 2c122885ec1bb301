"""Positions: a situation written by hand in TOML, from which a match, a test, a lesson or a bug report starts.

    turn = 4
    player = "necromancer"
    segment = "combat"              # see sequence.py; a segment's first step

    [kingdoms.lammarech]
    side = "kingdoms"
    gold = 20
    [hexes]
    1610 = ["lammarech_cavalry_1", "lordolam", "necro_greater_1"]
    [bears]
    lordolam = ["loslom"]

`rest = "start"` puts everything that is named nowhere where it stands at the start. Otherwise units named nowhere are
in their pool, mercenaries in their box, the dead on their battlefields; leaders, devices and monsters are out of play.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core import positions
from hexarchy.core.dice import DiceSource
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.core.inputs import shown
from hexarchy.games.dark_emperor import changes, setup
from hexarchy.games.dark_emperor.position_sense import senseless
from hexarchy.games.dark_emperor.sequence import ENDED, HALVES, Campaign
from hexarchy.games.dark_emperor.state import DarkEmperorState, Kingdom, Pairs, under_markers
from hexarchy.games.dark_emperor.words import (
    BOX,
    DEAD,
    FIELD,
    FIRST_GROUP,
    FORCES,
    GONE,
    GROUP_IDS,
    HIDDEN,
    HOST,
    KINGDOM_IDS,
    LAST_TURN,
    NEUTRAL,
    NOBODY,
    OWN,
    POOL,
    SEATS,
    SIDES,
    WAITING,
)

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor import DarkEmperor

PILES: Final = {"pool": POOL, "gone": GONE, "box": BOX, "dead": DEAD, "waiting": WAITING}
# The rules know no such bounds; no match that was ever played comes near them.
MOST_GOLD: Final = 10_000
MOST_GAINED: Final = 20
MOST_CAST: Final = 100
KEYS: Final = frozenset(
    (
        *("turn", "player", "segment", "rest"),
        *("kingdoms", "groups", "preference", "doge"),
        *("hexes", "piles", "bears", "aboard", "moorings", "hidden", "undead", "monsters", "blades"),
        *("gains", "deaths", "revived", "returns", "trenches", "flames"),
        *("spent", "drained", "uses", "inspired", "charged", "breaches", "fallen", "entered"),
    )
)


class Reader(positions.Reader):
    """Reads a position of Dark Emperor."""

    def __init__(self, game: DarkEmperor, data: Mapping[str, Any]) -> None:
        super().__init__(game, game.world.grid, data)
        self.game = game
        self.placed: set[int] = set()

    def piece(self, key: str, value: Any, among: Collection[int] | None = None) -> int:
        """A piece, of those that can be meant here."""
        if not isinstance(value, str) or value not in self.game.world.piece:
            raise self.wrong(key, f"there is no piece {shown(value)}")
        found = self.game.world.index_of(value)
        if among is not None and found not in among:
            raise self.wrong(key, f"{value} has no place here")
        return found

    def pieces(self, key: str, value: Any, among: Collection[int] | None = None) -> tuple[int, ...]:
        return self.distinct(key, (self.piece(key, entry, among) for entry in self.entries(key, value)))

    def listed(self, key: str, among: Collection[int] | None = None) -> tuple[int, ...]:
        """The pieces a key of the position lists."""
        return self.pieces(key, self.data.get(key, []), among)

    def pairs(self, key: str, among: Collection[int], least: int, most: int) -> Pairs:
        """A table from pieces to whole numbers."""
        rows = ((self.piece(key, name, among), self.whole(key, n, least, most)) for name, n in self.table(key).items())
        return tuple(sorted(rows))

    def lists(self, key: str, owners: Collection[int], among: Collection[int]) -> Pairs:
        """A table from pieces to lists of pieces."""
        rows = (
            (self.piece(key, name, owners), self.pieces(f"{key}.{name}", b, among))
            for name, b in self.table(key).items()
        )
        return tuple((a, b) for a, listed in rows for b in listed)

    def state(self, dice: DiceSource) -> DarkEmperorState:
        self.known_keys(KEYS)
        s = self.game.empty_state(self.setting(), self.dice(dice))
        player = self.one_of("player", self.data.get("player", SEATS[0]), SEATS)
        turn = self.whole("turn", self.data.get("turn", 1), 1, LAST_TURN)
        s.set_clock((turn - 1) * 2 + player)
        self._sides(s)
        self._pieces(s)
        self._devices(s)
        self._ships(s)
        self._story(s)
        self._orphans(s)
        s.restack()
        for key, reason in senseless(s):
            raise self.wrong(key, reason)
        self._frames(s, player)
        return s

    # -- parts --------------------------------------------------------------------------------------------------------

    def _sides(self, s: DarkEmperorState) -> None:
        sides, kingdoms, masters = list(s.sides), list(s.kingdoms), list(s.masters)
        for name, entry in self.table("kingdoms").items():
            kingdom = self.one_of("kingdoms", name, KINGDOM_IDS)
            key, entry = f"kingdoms.{name}", self.mapping(f"kingdoms.{name}", entry)
            sides[kingdom] = self.one_of(key, entry.get("side", "kingdoms"), SIDES)
            self.keys_of(key, entry, ("side", "gold", "conquered", "holder", "assignee"))
            kingdoms[kingdom] = Kingdom(
                self.whole(f"{key}.gold", entry.get("gold", 0), 0, MOST_GOLD),
                self.truth(f"{key}.conquered", entry.get("conquered", False)),
                self.one_of(key, entry.get("holder", "neutral"), SIDES),
                self.one_of(key, entry["assignee"], FORCES) if "assignee" in entry else -1,
            )
        for name, entry in self.table("groups").items():
            group = self.one_of("groups", name, GROUP_IDS)
            key, entry = f"groups.{name}", self.mapping(f"groups.{name}", entry)
            self.keys_of(key, entry, ("side", "master"))
            sides[FIRST_GROUP + group] = self.one_of(key, entry.get("side", "kingdoms"), SIDES)
            masters[group] = self.one_of(key, entry.get("master", "host"), FORCES)
        for kingdom, realm in enumerate(kingdoms):  # whose conquest assigned land is need not be said
            if realm.assignee >= 0 and realm.holder == NEUTRAL:
                kingdoms[kingdom] = realm._replace(holder=sides[realm.assignee])
        s.sides, s.kingdoms, s.masters = tuple(sides), tuple(kingdoms), tuple(masters)
        orders = self.table("preference")
        self.keys_of("preference", orders, SEATS)
        usual = [[HOST], []]
        for side, listed in enumerate(usual):
            listed += [kingdom for kingdom in range(len(KINGDOM_IDS)) if sides[kingdom] == side]
            if SEATS[side] in orders:
                key = f"preference.{SEATS[side]}"
                order = [self.one_of(key, name, FORCES) for name in self.entries(key, orders[SEATS[side]])]
                if not {*self.distinct(key, order)} <= {*listed}:
                    raise self.wrong(key, f"only {', '.join(FORCES[force] for force in listed)} are to be ranked")
                usual[side] = [*order, *(force for force in listed if force not in order)]
        s.preference = (tuple(usual[0]), tuple(usual[1]))

    def _pieces(self, s: DarkEmperorState) -> None:
        world = self.game.world
        force = list(s.force)
        for name, side in self.table("undead").items():
            unit = self.piece("undead", name, world.units)
            s.risen |= 1 << unit
            force[unit] = OWN[self.one_of("undead", side, SEATS)]
        for name, side in self.table("monsters").items():
            owner = self.one_of("monsters", side, SIDES)
            force[self.piece("monsters", name, world.monsters)] = OWN[owner] if owner < len(OWN) else NOBODY
        s.force = tuple(force)
        if self.data.get("rest") == "start":
            setup.place_all(s)
            lists = ((key, entries) for key in ("hexes", "piles") for entries in self.table(key).values())
            for piece in {piece for key, entries in lists for piece in self.pieces(key, entries)}:
                if piece in world.devices:
                    changes.remove(s, piece)
                else:
                    changes.lift(s, piece, GONE)
        else:
            self.one_of("rest", self.data.get("rest", "off"), ("off", "start"))
            for piece in range(world.count):
                s.where[piece] = self._usual(piece)
        self._lay(s)

    def _usual(self, piece: int) -> int:
        """Where a piece is that nobody speaks of."""
        face = self.game.world.pieces[piece]
        if face.battlefield >= 0:
            return FIELD
        if FIRST_GROUP <= face.force < FIRST_GROUP + len(GROUP_IDS):
            return BOX
        if piece == self.game.world.PADRECH:
            return DEAD  # gone for good he would have lost the war (DE-20.1)
        return POOL if face.kind == "unit" or piece in self.game.world.swords else GONE

    def _lay(self, s: DarkEmperorState) -> None:
        for name, entries in self.table("hexes").items():
            hex_ = self.hex("hexes", name)
            for piece in self.pieces(f"hexes.{name}", entries):
                self._once(f"hexes.{name}", piece)
                if piece in s.world.devices:
                    changes.drop(s, piece, hex_)
                else:
                    changes.put(s, piece, hex_)
        for pile, entries in self.table("piles").items():
            place = PILES.get(pile)
            if place is None:
                raise self.wrong("piles", f"{shown(pile)} is none of {', '.join(PILES)}")
            for piece in self.pieces(f"piles.{pile}", entries, self._fit_for(place)):
                self._once(f"piles.{pile}", piece)
                s.where[piece] = place
        hidden = []
        for name, what in self.table("hidden").items():
            piece = self.piece(f"hidden.{name}", what, s.world.markers)
            self._once(f"hidden.{name}", piece)
            s.where[piece] = HIDDEN
            hidden.append((self.hex("hidden", name), piece))
        self.distinct("hidden", (hex_ for hex_, _ in hidden))
        s.markers = under_markers(hidden)

    def _fit_for(self, place: int) -> Collection[int]:
        """What can be in a place off the map."""
        world = self.game.world
        return {
            POOL: (*world.units, *world.swords),
            GONE: range(world.count),
            BOX: range(world.first_monster),
            DEAD: world.leaders,
            WAITING: (*world.units, *world.leaders, world.TORCH),
        }[place]

    def _once(self, key: str, piece: int) -> None:
        if piece in self.placed:
            raise self.wrong(key, f"{self.game.world.pieces[piece].id} is placed twice")
        self.placed.add(piece)

    def _devices(self, s: DarkEmperorState) -> None:
        world = s.world
        for name, entries in self.table("bears").items():
            key, leader = f"bears.{name}", self.piece("bears", name, world.leaders)
            for device in self.pieces(key, entries):
                if device not in world.devices:
                    raise self.wrong(key, f"{world.pieces[device].id} is no device")
                self._once(key, device)
                changes.bear(s, device, leader)
        for name, kind in self.table("blades").items():
            number = self.piece("blades", name, world.swords) - world.first_sword
            face = self.one_of("blades", kind, ("living", "heros"))
            s.blades = (*s.blades[:number], face, *s.blades[number + 1 :])

    def _ships(self, s: DarkEmperorState) -> None:
        """Land units aboard a fleet of their side, one in each (DE-8.2); fleets and others on a shore there is."""
        world, crossings = s.world, self.game.crossings
        fleets, foot = [*hexes_of(world.fleets)], [*hexes_of(world.foot)]
        for name, ship in self.table("aboard").items():
            load, fleet = self.piece("aboard", name, foot), self.piece(f"aboard.{name}", ship, fleets)
            if not s.where[load] == s.where[fleet] >= 0 or s.side(load) != s.side(fleet):
                raise self.wrong(f"aboard.{name}", "a fleet of the same side in the same hex is needed")
            s.aboard = {**s.aboard, load: fleet}
        self.distinct("aboard", s.aboard.values())
        for piece, shore in self.pairs("moorings", range(world.first_device), 0, 1):
            sails = piece == world.SSSTOTH or piece in fleets
            at = s.where[piece]
            if not ((at, shore) in crossings.naval_masks if sails else at == crossings.strait):
                raise self.wrong("moorings", f"{world.pieces[piece].id} is on no such shore")
            s.moorings = {**s.moorings, piece: shore}

    def _story(self, s: DarkEmperorState) -> None:
        world = s.world
        people = range(world.unit_count, world.first_device)  # leaders and monsters
        gains = list(s.gains)
        for leader, gain in self.pairs("gains", world.leaders, 0, MOST_GAINED):
            gains[leader - world.unit_count] = gain
        s.gains = tuple(gains)
        s.doge = self.piece("doge", self.data["doge"], world.candidates) if "doge" in self.data else -1
        self._deaths(s)
        s.revived = self.listed("revived", world.leaders)
        s.trenches = hex_set(self.hexes("trenches"))
        for name, hexes in self.table("flames").items():
            caster, key = self.piece("flames", name, people), f"flames.{name}"
            burning = [self.hex(key, hex_) for hex_ in self.entries(key, hexes)]
            s.flames = (*s.flames, (caster, s.side(caster), hex_set(burning)))
        s.turn = s.turn._replace(
            spent=self.pairs("spent", people, 0, MOST_CAST),
            drained=self._drained(people),
            uses=self.lists("uses", world.leaders, world.devices),
            inspired=self.listed("inspired", people),
            charged=self.listed("charged", world.devices),
            breaches=hex_set(self.hexes("breaches")),
        )
        fallen = [
            (self.hex("fallen", a), u)
            for a, b in self.table("fallen").items()
            for u in self.pieces("fallen", b, world.units)
        ]
        entered = [
            (self.piece("entered", a, range(world.first_device)), self.hex("entered", b))
            for a, b in self.table("entered").items()
        ]
        s.half = s.half._replace(fallen=tuple(fallen), entered=tuple(entered))

    def _drained(self, people: Collection[int]) -> Pairs:
        """A device and who cast with its strength, once for each casting (DE-15.11f)."""
        found: list[tuple[int, int]] = []
        for name, casters in self.table("drained").items():
            key, device = f"drained.{name}", self.piece("drained", name, self.game.world.devices)
            found += [(device, self.piece(key, caster, people)) for caster in self.entries(key, casters, MOST_CAST)]
        return tuple(found)

    def _deaths(self, s: DarkEmperorState) -> None:
        """The dead lie where they fell, each with his turn (DE-14.22); two of them come back (DE-16a)."""
        world = s.world
        for name, entry in self.table("deaths").items():
            key, leader = f"deaths.{name}", self.piece("deaths", name, world.leaders)
            where_and_when = self.entries(key, entry)
            if len(where_and_when) != 2:
                raise self.wrong(key, "a list of two is needed: the hex and the turn")
            turn = self.whole(key, where_and_when[1], 1, s.turn_number)
            self._bury(s, leader)
            s.deaths = (*s.deaths, (leader, self.hex(key, where_and_when[0]), turn))
        s.returns = self.pairs("returns", (world.PADRECH, world.TOL_MORN), 1, LAST_TURN + 2)
        for leader, _ in s.returns:
            self._bury(s, leader)

    def _bury(self, s: DarkEmperorState, leader: int) -> None:
        """Who is said to be dead is dead, unless the position has put him elsewhere."""
        if leader not in self.placed:
            s.where[leader] = DEAD

    def _orphans(self, s: DarkEmperorState) -> None:
        """What a leader bears at the start goes out of play with him, unless the position says where it is."""
        for device in s.world.devices:
            bearer = s.bearer(device)
            if bearer >= 0 and device not in self.placed and s.where[bearer] < 0 and s.where[bearer] != BOX:
                changes.remove(s, device)

    def _frames(self, s: DarkEmperorState, player: int) -> None:
        """The match goes on at the beginning of a segment, of the Player-Turn (`start`) or of the turn (`turn`), or
        before the gate opens (`set-up`), with the markers where `hidden` has laid them."""
        segment = self.data.get("segment", "start")
        half = HALVES[player]
        if segment == "set-up":
            s.frames = [Campaign(), setup.SetUp(laid=True)]
        elif segment == "turn":
            s.frames = [Campaign()]
        elif segment == "start":
            s.frames = [Campaign(ENDED), half()]
        else:
            s.frames = [Campaign(ENDED), half(self.one_of("segment", segment, half.SEGMENTS))]


def state_from_position(game: DarkEmperor, data: Mapping[str, Any], dice: DiceSource) -> DarkEmperorState:
    return Reader(game, data).state(dice)
