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

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core import positions
from hexarchy.core.dice import DiceSource
from hexarchy.core.hexsets import hex_set
from hexarchy.games.dark_emperor import changes, setup
from hexarchy.games.dark_emperor.sequence import ENDED, HALVES, Campaign
from hexarchy.games.dark_emperor.state import DarkEmperorState, Kingdom
from hexarchy.games.dark_emperor.words import (
    BOX,
    CARRIED,
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
NOWHERE_YET: Final = -99
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

    def __init__(self, game: DarkEmperor, data: Mapping[str, Any], name: str) -> None:
        super().__init__(game, game.world.grid, data, name)
        self.game = game

    def piece(self, key: str, value: Any) -> int:
        if value not in self.game.world.piece:
            raise self.wrong(key, f"there is no piece '{value}'")
        return self.game.world.index_of(value)

    def pieces(self, key: str, value: Any) -> list[int]:
        return [self.piece(key, entry) for entry in self.entries(key, value)]

    def pairs(self, key: str) -> tuple[tuple[int, int], ...]:
        """A table from pieces to whole numbers."""
        return tuple(sorted((self.piece(key, name), self.whole(key, n)) for name, n in self.table(key).items()))

    def state(self, dice: DiceSource) -> DarkEmperorState:
        self.known_keys(KEYS)
        scenario, options = self.scenario()
        s = self.game.empty_state(scenario, options, self.dice(dice))
        player = self.one_of("player", self.data.get("player", SEATS[0]), SEATS)
        turn = self.whole("turn", self.data.get("turn", 1), 1)
        if turn > LAST_TURN:
            raise self.wrong("turn", f"there are {LAST_TURN} turns")
        s.set_clock((turn - 1) * 2 + player)
        self._sides(s)
        self._pieces(s)
        self._devices(s)
        self._story(s)
        s.restack()
        self._frames(s, player)
        return s

    # -- parts --------------------------------------------------------------------------------------------------------

    def _sides(self, s: DarkEmperorState) -> None:
        sides, kingdoms, masters = list(s.sides), list(s.kingdoms), list(s.masters)
        for name, entry in self.table("kingdoms").items():
            kingdom = self.one_of("kingdoms", name, KINGDOM_IDS)
            key, entry = f"kingdoms.{name}", self.mapping(f"kingdoms.{name}", entry)
            sides[kingdom] = self.one_of(key, entry.get("side", "kingdoms"), SIDES)
            kingdoms[kingdom] = Kingdom(
                self.whole(key, entry.get("gold", 0)),
                bool(entry.get("conquered", False)),
                self.one_of(key, entry.get("holder", "neutral"), SIDES),
                self.one_of(key, entry["assignee"], FORCES) if "assignee" in entry else -1,
            )
        for name, entry in self.table("groups").items():
            group = self.one_of("groups", name, GROUP_IDS)
            key, entry = f"groups.{name}", self.mapping(f"groups.{name}", entry)
            sides[FIRST_GROUP + group] = self.one_of(key, entry.get("side", "kingdoms"), SIDES)
            masters[group] = self.one_of(key, entry.get("master", "host"), FORCES)
        s.sides, s.kingdoms, s.masters = tuple(sides), tuple(kingdoms), tuple(masters)
        orders = self.table("preference")
        usual = [[HOST], []]
        for side, listed in enumerate(usual):
            listed += [kingdom for kingdom in range(len(KINGDOM_IDS)) if sides[kingdom] == side]
            if SEATS[side] in orders:
                usual[side] = [self.one_of("preference", name, FORCES) for name in orders[SEATS[side]]]
        s.preference = (tuple(usual[0]), tuple(usual[1]))

    def _pieces(self, s: DarkEmperorState) -> None:
        world = self.game.world
        force = list(s.force)
        for name, side in self.table("undead").items():
            unit = self.piece("undead", name)
            s.risen |= 1 << unit
            force[unit] = OWN[self.one_of("undead", side, SEATS)]
        for name, side in self.table("monsters").items():
            owner = self.one_of("monsters", side, SIDES)
            force[self.piece("monsters", name)] = OWN[owner] if owner < len(OWN) else NOBODY
        s.force = tuple(force)
        if self.data.get("rest") == "start":
            setup.place_all(s)
            named = {piece for key in ("hexes", "piles") for entry in self.table(key).values() for piece in entry}
            for piece in self.pieces("hexes", sorted(named)):
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
        placed: set[int] = set()
        for name, entries in self.table("hexes").items():
            hex_ = self.hex("hexes", name)
            for piece in self.pieces(f"hexes.{name}", entries):
                self._once(placed, f"hexes.{name}", piece)
                if piece in s.world.devices:
                    changes.drop(s, piece, hex_)
                else:
                    changes.put(s, piece, hex_)
        for pile, entries in self.table("piles").items():
            place = PILES.get(pile)
            if place is None:
                raise self.wrong("piles", f"'{pile}' is none of {', '.join(PILES)}")
            for piece in self.pieces(f"piles.{pile}", entries):
                self._once(placed, f"piles.{pile}", piece)
                s.where[piece] = place
        hidden = []
        for name, what in self.table("hidden").items():
            piece = self.piece(f"hidden.{name}", what)
            self._once(placed, f"hidden.{name}", piece)
            s.where[piece] = HIDDEN
            hidden.append((self.hex("hidden", name), piece))
        s.hidden = tuple(sorted(hidden))

    def _once(self, placed: set[int], key: str, piece: int) -> None:
        if piece in placed:
            raise self.wrong(key, f"{self.game.world.pieces[piece].id} is placed twice")
        placed.add(piece)

    def _devices(self, s: DarkEmperorState) -> None:
        for name, entries in self.table("bears").items():
            leader = self.piece("bears", name)
            for device in self.pieces(f"bears.{name}", entries):
                if device not in s.world.devices:
                    raise self.wrong(f"bears.{name}", f"{s.world.pieces[device].id} is no device")
                changes.bear(s, device, leader)
                s.where[device] = CARRIED
        for name, kind in self.table("blades").items():
            number = self.piece("blades", name) - s.world.first_sword
            face = self.one_of("blades", kind, ("living", "heros"))
            s.blades = (*s.blades[:number], face, *s.blades[number + 1 :])
        s.aboard = {self.piece("aboard", a): self.piece("aboard", b) for a, b in self.table("aboard").items()}
        s.moorings = dict(self.pairs("moorings"))

    def _story(self, s: DarkEmperorState) -> None:
        gains = list(s.gains)
        for leader, gain in self.pairs("gains"):
            gains[leader - s.world.unit_count] = gain
        s.gains = tuple(gains)
        s.doge = self.piece("doge", self.data["doge"]) if "doge" in self.data else -1
        for name, (hex_, turn) in self.table("deaths").items():
            leader = self.piece("deaths", name)
            s.where[leader] = DEAD
            s.deaths = (*s.deaths, (leader, self.hex("deaths", hex_), self.whole("deaths", turn, 1)))
        s.revived = tuple(self.pieces("revived", self.data.get("revived", [])))
        s.returns = self.pairs("returns")
        s.trenches = hex_set(self.hexes("trenches"))
        for name, hexes in self.table("flames").items():
            caster = self.piece("flames", name)
            s.flames = (*s.flames, (caster, s.side(caster), hex_set(self.hex("flames", hex_) for hex_ in hexes)))
        s.turn = s.turn._replace(
            spent=self.pairs("spent"),
            drained=tuple(
                (self.piece("drained", a), c)
                for a, b in self.table("drained").items()
                for c in self.pieces("drained", b)
            ),
            uses=tuple(
                (self.piece("uses", a), d) for a, b in self.table("uses").items() for d in self.pieces("uses", b)
            ),
            inspired=tuple(self.pieces("inspired", self.data.get("inspired", []))),
            charged=tuple(self.pieces("charged", self.data.get("charged", []))),
            breaches=hex_set(self.hexes("breaches")),
        )
        fallen = [(self.hex("fallen", a), u) for a, b in self.table("fallen").items() for u in self.pieces("fallen", b)]
        entered = [(self.piece("entered", a), self.hex("entered", b)) for a, b in self.table("entered").items()]
        s.half = s.half._replace(fallen=tuple(fallen), entered=tuple(entered))

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


def state_from_position(game: DarkEmperor, data: Mapping[str, Any], name: str, dice: DiceSource) -> DarkEmperorState:
    return Reader(game, data, name).state(dice)
