"""Positions of Divine Right: situations written by hand, from which tests, lessons and bug reports start.

turn = 3
order = ["first", "second"]          # this turn's chits; `at` counts those who have had their turn
phase = "movement"                   # the match goes on at its beginning
kingdoms = { hothior = "first", muetar = "second" }   # player kingdoms, in the order of the seats' own
allies = { immer = "first" }
hexes = { "0917" = ["hothior_monarch", "hothior_army_1"] }
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.dice import DiceSource
from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import cards, changes, hooks, victory
from hexarchy.games.divine_right import position_curses as curses
from hexarchy.games.divine_right import position_people as people
from hexarchy.games.divine_right import position_setups as setups
from hexarchy.games.divine_right import position_tales as tales
from hexarchy.games.divine_right import position_thrones as thrones
from hexarchy.games.divine_right import position_war as war
from hexarchy.games.divine_right import position_year as year
from hexarchy.games.divine_right.magic import devices
from hexarchy.games.divine_right.magic.greystaff import BOONS
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.records import FOREVER, Banishment, Hirelings, Prisoner, Siege
from hexarchy.games.divine_right.sequence import PlayerTurn, Reign
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ALLY,
    CONFUSED,
    GONE,
    HOME,
    KINGDOM_IDS,
    NEUTRAL,
    NOBODY,
    PEACE,
    PHASES,
    PLACES,
    PLAYER,
    POOL,
    PRISON,
    SPELLS,
    TRACK,
    TRIBE_NAMES,
    VASSAL,
    WAITING,
)

if TYPE_CHECKING:
    from hexarchy.games.divine_right import DivineRight

KEYS: Final = (
    "turn",
    "order",
    "at",
    "phase",
    "kingdoms",
    "allies",
    "inactive",
    "confused",
    "peace",
    "queens",
    "hexes",
    "piles",
    "outside",
    "aboard",
    "airborne",
    "surfaced",
    "boats",
    "tribes",
    "masters",
    "personalities",
    "hidden",
    "hands",
    "plundered",
    "sieges",
    "boom_open",
    "points",
    "penalties",
    "grace",
    "executions",
    "banishments",
    "prisoners",
    "track",
    "shaken",
    "fresh",
    "won",
    "friends",
    "blackmailed",
    "attacked",
    "idle",
    "assassins",
    "out",
    "devices",
    "markers",
    "treasures",
    "buried",
    "tested",
    "black_hearted",
    "meditating",
    "boons",
    "captains",
    "usurped",
    "disabled",
    "camp",
    "cursed",
    "spells",
    "mist",
    "enchanted",
    "powers",
    "battlefields",
    "colossus",
    "green",
    "diluted",
    "called",
    "fallen",
    "mustered",
    *people.KEYS,
    *tales.KEYS,
    *war.KEYS,
    *year.KEYS,
    *curses.KEYS,
    *setups.KEYS,
    *thrones.KEYS,
)
POWERS: Final = ("souls", "wings")
MOST_POINTS: Final = 10_000
MOST_FIELDS: Final = 8  # DR-B-BLH-04


class Reader(Names):
    """Reads one position."""

    def state(self, dice: DiceSource) -> DivineRightState:
        self.known_keys(KEYS)
        s = self.game.empty_state(self.setting(), self.dice(dice))
        self.world = s.world
        s.turn = self.whole("turn", self.data.get("turn", 1), 1, victory.last_turn(s) or FOREVER)
        self._kingdoms(s)
        for name in self.entries("plundered", self.data.get("plundered", [])):  # before pieces: nobody is inside a ruin
            s.plundered |= 1 << self.castle("plundered", name)
        war.raise_forts(self, s)
        self._pieces(s)
        self._castles(s)
        self._hirelings(s)
        self._cards(s)
        self._seats(s)
        self._magicians(s)
        self._levies(s)
        self._magic(s)
        people.read(self, s)
        tales.read(self, s)
        war.read(self, s)
        year.read(self, s)
        curses.read(self, s)
        setups.read(self, s)
        named = [self.seat(s, "order", seat) for seat in self.entries("order", self.data.get("order", []))]
        order = self.distinct("order", named) or tuple(s.in_game)
        if not order:
            raise self.wrong("out", "at least one seat stays in the game")
        s.set_order(order, self.whole("at", self.data.get("at", 0), 0, len(order) - 1))
        for keep in hooks.ORDER_DRAWN.of(s):
            keep(s, s.at + 1)
        phase = self.one_of("phase", self.data.get("phase", PHASES[0]), PHASES)
        s.frames = [Reign(stage=Reign.STAGES.index("player_turns")), PlayerTurn(stage=phase)]
        return s

    # -- parts --------------------------------------------------------------------------------------------------------

    def _kingdoms(self, s: DivineRightState) -> None:
        """With the crowns that are claimed: who follows an Heir serves the Heir's seat."""
        thrones.read(self, s)
        taken = self.table("kingdoms")
        for name, seat in taken.items():
            kingdom, number = self.kingdom("kingdoms", name), self.seat(s, f"kingdoms.{name}", seat)
            changes.kingdom(s, kingdom, status=PLAYER, seat=number, won=True)
            changes.player(s, number, kingdom=kingdom)
        parts = self.table("venture")
        without = {self.seat(s, f"venture.{part}", parts[part]) for part in ("lord", "invader") if part in parts}
        if any(player.kingdom == NOBODY and seat not in without for seat, player in enumerate(s.players)):
            raise self.wrong("kingdoms", "every seat needs a kingdom")
        for name, seat in self.table("allies").items():
            kingdom = self.kingdom("allies", name)
            changes.kingdom(s, kingdom, status=ALLY, seat=self.seat(s, f"allies.{name}", seat), won=True)
        for key, status in (("confused", CONFUSED), ("peace", PEACE)):
            for name, until in self.table(key).items():
                kingdom = self.kingdom(key, name)
                changes.kingdom(s, kingdom, status=status, until=self.whole(f"{key}.{name}", until, 0, FOREVER))
        for name, seat in self.table("inactive").items():
            changes.kingdom(
                s, self.kingdom("inactive", name), status=VASSAL, seat=self.seat(s, f"inactive.{name}", seat)
            )
        for name in self.entries("queens", self.data.get("queens", [])):
            changes.kingdom(s, self.kingdom("queens", name), queen=True)
        for name in self.entries("won", self.data.get("won", [])):
            changes.kingdom(s, self.kingdom("won", name), won=True)
        for name, seat in self.table("friends").items():
            changes.kingdom(s, self.kingdom("friends", name), friend=self.seat(s, f"friends.{name}", seat))
        for name in self.entries("blackmailed", self.data.get("blackmailed", [])):
            changes.kingdom(s, self.kingdom("blackmailed", name), blackmailed=True)
        for name, turn in self.table("attacked").items():
            attacked = self.whole(f"attacked.{name}", turn, 0, FOREVER)
            changes.kingdom(s, self.kingdom("attacked", name), attacked=attacked)
        for key, field in (("penalties", "violated"), ("executions", "executed"), ("grace", "grace")):
            for name, seats in self.table(key).items():
                changes.kingdom(s, self.kingdom(key, name), **{field: self.seats_in(s, f"{key}.{name}", seats)})

    def _pieces(self, s: DivineRightState) -> None:
        """Pieces of a kingdom serve its seat, others the one `masters` names."""
        masters = {
            self.piece("masters", name): self.seat(s, "masters", seat) for name, seat in self.table("masters").items()
        }
        placed: set[int] = set()

        def once(key: str, piece: int) -> None:
            if piece in placed:
                raise self.wrong(key, f"{self.world.names[piece]} is placed twice")
            placed.add(piece)

        for name, entries in self.table("hexes").items():
            space = self.hex("hexes", name)
            for piece in self.pieces_in(f"hexes.{name}", entries):
                once(f"hexes.{name}", piece)
                kingdom = self.world.pieces[piece].kingdom
                seat = masters.get(piece, s.liege(piece) if kingdom >= 0 else NOBODY)
                if seat == NOBODY:
                    raise self.wrong(f"hexes.{name}", f"nobody commands {self.world.names[piece]}: say who in masters")
                s.master[piece] = seat
                changes.put(s, piece, space)
        for name, entries in self.table("piles").items():
            place = -1 - self.one_of("piles", name, PLACES)
            for piece in self.pieces_in(f"piles.{name}", entries):
                once(f"piles.{name}", piece)
                s.where[piece] = place
                if place == WAITING and self.world.pieces[piece].kingdom >= 0:
                    s.master[piece] = s.liege(piece)
        for piece, seat in masters.items():
            s.master[piece] = seat
        # What nobody speaks of: monarchs and regulars of kingdoms in the field are eliminated, others are at home.
        for kingdom, record in enumerate(s.kingdoms):
            if record.status in (PLAYER, ALLY):
                for piece in (*self.world.regulars_of[kingdom], self.world.monarch_of[kingdom]):
                    if piece not in placed:
                        s.where[piece] = GONE if self.world.pieces[piece].crowned else POOL
                        s.master[piece] = NOBODY
            elif record.status == NEUTRAL:
                assert all(s.where[piece] in (HOME, GONE, -1) for piece in self.world.regulars_of[kingdom])
        for piece in self.pieces_in("outside", self.data.get("outside", [])):
            changes.set_inside(s, piece, False)
        for name, fleet in self.table("aboard").items():
            load, ship = self.piece("aboard", name), self.piece(f"aboard.{name}", fleet)
            if not (s.is_fleet(ship) or ship in self.world.riders) or s.where[load] != s.where[ship]:
                raise self.wrong(f"aboard.{name}", "a fleet in the same space is needed")
            changes.embark(s, load, ship)
            changes.set_inside(s, load, s.is_inside(ship))
        self._layers(s)
        for piece in self.pieces_in("shaken", self.data.get("shaken", [])):
            s.shaken |= 1 << piece
        changes.half(s, fresh=hex_set(self.pieces_in("fresh", self.data.get("fresh", []))))

    def _layers(self, s: DivineRightState) -> None:
        """Who is in the air or up from the deep, against their nature; heroes in boats; who bears a tribal name."""
        for piece in self.pieces_in("airborne", self.data.get("airborne", [])):
            if not self.world.flyers >> piece & 1 or s.where[piece] < 0:
                raise self.wrong("airborne", f"{self.world.names[piece]} cannot fly")
            changes.rise(s, piece)
        for piece in self.pieces_in("surfaced", self.data.get("surfaced", [])):
            if not s.submerged >> piece & 1:
                raise self.wrong("surfaced", f"{self.world.names[piece]} is not under water")
            changes.set_submerged(s, piece, False)
        for piece in self.pieces_in("boats", self.data.get("boats", [])):
            if piece < self.world.first_hero or s.where[piece] < 0 or not self.world.rowable >> s.where[piece] & 1:
                raise self.wrong("boats", f"no boat for {self.world.names[piece]}")
            changes.take_boat(s, piece)
        for name, seat in self.table("tribes").items():
            tribe, number = self.one_of("tribes", name, TRIBE_NAMES), self.seat(s, f"tribes.{name}", seat)
            s.tribes = (*s.tribes[:tribe], number, *s.tribes[tribe + 1 :])

    def _castles(self, s: DivineRightState) -> None:
        s.sieges = tuple(
            Siege(war.site(self, s, "sieges", name), self.seat(s, f"sieges.{name}", seat), s.turn, fresh=False)
            for name, seat in self.table("sieges").items()
        )
        s.boom_open = self.truth("boom_open", self.data.get("boom_open", False))
        for name, held in self.table("prisoners").items():
            hero, entry = self.piece("prisoners", name), self.entries(f"prisoners.{name}", held)
            if len(entry) != 2:
                raise self.wrong(f"prisoners.{name}", "a list of two is needed: the captor and the space")
            self.off_map(s, f"prisoners.{name}", hero)
            s.where[hero] = PRISON
            prisoner = Prisoner(hero, self.seat(s, "prisoners", entry[0]), self.hex("prisoners", entry[1]))
            s.prisoners = (*s.prisoners, prisoner)
        for name, turn in self.table("track").items():
            hero = self.piece("track", name)
            kingdom = self.world.pieces[hero].kingdom
            self.off_map(s, f"track.{name}", hero)
            s.where[hero] = TRACK
            if kingdom >= 0:
                s.master[hero] = s.liege(hero)
            s.track = (*s.track, (hero, self.whole(f"track.{name}", turn, 1, FOREVER)))

    def _hirelings(self, s: DivineRightState) -> None:
        """What special mercenaries bring with them; a card lies open where its counters are in play."""
        s.hirelings = Hirelings(
            captains=tuple(
                (self.piece("captains", name), self.kingdom(f"captains.{name}", kingdom))
                for name, kingdom in self.table("captains").items()
            ),
            usurped=self.kingdom("usurped", self.data["usurped"]) if "usurped" in self.data else NOBODY,
            pretenders=thrones.pretenders(self),
            disabled=self.truth("disabled", self.data.get("disabled", False)),
            cursed=hex_set(self.pieces_in("cursed", self.data.get("cursed", []))),
        )
        for name, seat in self.table("camp").items():
            host, people = self.seat(s, f"camp.{name}", seat), self.world.card_kinds.index("wandering-people")
            card = s.hands.one(cards.DECK, people)
            if card < 0:
                raise self.wrong("camp", "there is no card of the Wandering People left in the deck")
            changes.hirelings(s, camp=self.hex("camp", name), host=host)
            s.hands = s.hands.moved(card, cards.OPEN + host)
        for piece, kind in self.world.card_of.items():
            card = max(s.hands.one(zone, kind) for zone in (cards.DECK, cards.ASIDE))
            if s.master[piece] != NOBODY and card >= 0:
                s.hands = s.hands.moved(card, cards.OPEN + s.master[piece])

    def _cards(self, s: DivineRightState) -> None:
        """Hands by kinds of cards; Personalities by number, face up, those of `hidden` face down."""
        kinds = self.world.card_kinds
        for name, entries in self.table("hands").items():
            seat = self.seat(s, "hands", name)
            for kind in self.entries(f"hands.{name}", entries):
                card = s.hands.one(cards.DECK, self.one_of(f"hands.{name}", kind, kinds))
                if card < 0:
                    raise self.wrong(f"hands.{name}", f"there is no {kind} left in the deck")
                s.hands = s.hands.moved(card, cards.HAND + seat, 1 << seat)
        for key, known in (("personalities", -1), ("hidden", 0)):
            for name, number in self.table(key).items():
                kingdom = self.kingdom(key, name)
                face = self.whole(f"{key}.{name}", number, 1, len(self.world.personalities))
                thing = s.personalities.one(cards.PERSONALITY_DECK, face)
                if thing < 0:
                    raise self.wrong(f"{key}.{name}", f"card {face} is named twice")
                s.personalities = s.personalities.moved(thing, 1 + kingdom, known)

    def _seats(self, s: DivineRightState) -> None:
        for name, points in self.table("points").items():
            changes.player(
                s, self.seat(s, "points", name), points=self.whole(f"points.{name}", points, -MOST_POINTS, MOST_POINTS)
            )
        for name, turns in self.table("idle").items():
            changes.player(s, self.seat(s, "idle", name), idle=self.whole(f"idle.{name}", turns, 0, 2))
        for name in self.entries("assassins", self.data.get("assassins", [])):
            changes.player(s, self.seat(s, "assassins", name), assassin=True)
        for number, name in enumerate(self.entries("out", self.data.get("out", [])), start=1):
            changes.player(s, self.seat(s, "out", name), out=number)
        found = []
        for name, entries in self.table("banishments").items():
            seat = self.seat(s, "banishments", name)
            for kingdom, until in self.mapping(f"banishments.{name}", entries).items():
                turn = self.whole(f"banishments.{name}", until, 1, FOREVER)
                found.append(Banishment(seat, self.kingdom("banishments", kingdom), turn))
        s.banishments = tuple(found)

    def _magicians(self, s: DivineRightState) -> None:
        """Game turns in which spells and powers were used last; what lasts of them; recent battlefields in order."""
        cast = list(s.spells.cast)
        for name, turn in self.table("spells").items():
            cast[self.one_of("spells", name, SPELLS)] = self.whole(f"spells.{name}", turn, 1, s.turn)
        castle = self.hex("enchanted", self.data["enchanted"]) if "enchanted" in self.data else NOBODY
        mist = self.truth("mist", self.data.get("mist", False))
        s.spells = s.spells._replace(cast=tuple(cast), mist=mist, castle=castle)
        used = {}
        for name, turn in self.table("powers").items():
            used[POWERS[self.one_of("powers", name, POWERS)]] = self.whole(f"powers.{name}", turn, 1, s.turn)
        fields = self.hexes("battlefields")
        if len(fields) > MOST_FIELDS:
            raise self.wrong("battlefields", f"at most {MOST_FIELDS} entries")
        colossus = self.hex("colossus", self.data["colossus"]) if "colossus" in self.data else NOBODY
        s.necromancy = s.necromancy._replace(fields=fields, colossus=colossus, **used)
        if s.where[self.world.index["the_colossus"]] >= 0 and colossus == NOBODY:
            raise self.wrong("colossus", "the field it rose from is needed")

    def _levies(self, s: DivineRightState) -> None:
        """Conscripts each kingdom has raised, and those whose armies suffer from them; militia called, lost, and in the
        field, each with its kingdom."""
        counts = {}
        for key in ("green", "called", "fallen"):
            found = [0] * len(KINGDOM_IDS)
            for name, count in self.table(key).items():
                found[self.kingdom(key, name)] = self.whole(f"{key}.{name}", count, 0, len(self.world.castles))
            counts[key] = tuple(found)
        mustered = []
        for name, kingdom in self.table("mustered").items():
            unit = self.piece("mustered", name)
            if not name.startswith("militia_") or s.where[unit] < 0:
                raise self.wrong(f"mustered.{name}", "militia on the map is needed")
            mustered.append((unit, self.kingdom(f"mustered.{name}", kingdom)))
        entries = self.entries("diluted", self.data.get("diluted", []))
        diluted = hex_set(self.kingdom("diluted", name) for name in entries)
        changes.levies(s, **counts, diluted=diluted, mustered=tuple(mustered))

    # -- magic --------------------------------------------------------------------------------------------------------

    def _magic(self, s: DivineRightState) -> None:
        """Devices by their bearer, their space, or `temple`, `randomizer`, `aside`; markers lie face down."""
        for name, place in self.table("devices").items():
            thing = self._device(s, "devices", name)
            s.devices = s.devices.moved(thing, self._zone(s, f"devices.{name}", place))
        for name, device in self.table("markers").items():
            thing = self._device(s, f"markers.{name}", device)
            if s.devices.lies[thing] != devices.RANDOMIZER:
                raise self.wrong(f"markers.{name}", f"{device} is not in the Magic Randomizer")
            s.devices = s.devices.moved(thing, devices.lost_in(self.hex("markers", name)), 0)
        places = [
            self._zone(s, "treasures", place) for place in self.entries("treasures", self.data.get("treasures", []))
        ]
        s.treasures = tuple(sorted(places))
        s.buried = hex_set(self.hex("buried", name) for name in self.entries("buried", self.data.get("buried", [])))
        black = hex_set(self.pieces_in("black_hearted", self.data.get("black_hearted", [])))
        tested = black | hex_set(self.pieces_in("tested", self.data.get("tested", [])))
        boons = [
            (self.seat(s, "boons", name), self.one_of(f"boons.{name}", boon, BOONS))
            for name, entries in self.table("boons").items()
            for boon in self.entries(f"boons.{name}", entries)
        ]
        vigils = []
        for name, entry in self.table("meditating").items():
            gift = self.entries(f"meditating.{name}", entry)
            if len(gift) != 2:
                raise self.wrong(f"meditating.{name}", "a list of two is needed: the gift and the turn")
            turn = self.whole(f"meditating.{name}", gift[1], 1, FOREVER)
            vigils.append((self.piece("meditating", name), self._device(s, f"meditating.{name}", gift[0]), turn))
        changes.magic(s, tested=tested, black_hearted=black, boons=tuple(boons), meditating=tuple(vigils))

    def _device(self, s: DivineRightState, key: str, value: Any) -> int:
        thing = self.one_of(key, value, tuple(self.world.device))
        if thing >= len(s.devices.lies):
            raise self.wrong(key, "there are no magic devices in the Basic game")
        return thing

    def _zone(self, s: DivineRightState, key: str, value: Any) -> int:
        """A piece that bears something, a space it lies in, or one of the places beside the map."""
        name = self.string(key, value)
        if name in devices.PLACES:
            return devices.PLACES.index(name)
        if name in self.world.index:
            return devices.borne_by(s, self.world.index[name])
        return devices.lost_in(self.hex(key, name))


def state_from_position(game: DivineRight, data: Mapping[str, Any], dice: DiceSource) -> DivineRightState:
    return Reader(game, data).state(dice)
