"""Positions: a situation written by hand in TOML, from which a match, a test, a lesson or a bug report starts.

    turn = 4
    phase = "demon"
    step = "battles"            # see PhaseSequence.STARTS

    [stacks.hosar]
    1004 = ["da_knights", "da_duke"]      # the visible unit first
    [stacks.demon]
    1004 = ["er_cavalry", "er_lord"]

Units that are named nowhere are not in play; `rest = "start"` puts those that start on the map where they start.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core import positions
from hexarchy.core.dice import DiceSource
from hexarchy.core.inputs import shown
from hexarchy.games.demonlord import changes, markers
from hexarchy.games.demonlord.magic.invocation import SPIRITS
from hexarchy.games.demonlord.sequence import PHASE_ENDS, TURN_ENDS, Campaign, PhaseSequence
from hexarchy.games.demonlord.state import DemonlordState, Realm
from hexarchy.games.demonlord.truce import TurnEnd
from hexarchy.games.demonlord.words import (
    BALRON,
    CAMPS,
    DEAD,
    DEMON,
    DWARF_KING,
    ENTERING,
    GONE,
    GRADES,
    HELD_BY_DEMON,
    HELD_BY_HOSAR,
    HOSAR,
    LEGEND,
    NEUTRAL,
    OFF,
    PERMANENT,
    SEATS,
    SEMI_PERMANENT,
    SPELLS,
    UNALLIED,
    WAITING,
)

if TYPE_CHECKING:
    from hexarchy.games.demonlord import Demonlord

PILES: Final = {
    "dead": DEAD,
    "prisoners_of_hosar": HELD_BY_HOSAR,
    "prisoners_of_demon": HELD_BY_DEMON,
    "gone": GONE,
    "waiting": WAITING,
    "entering": ENTERING,
}
# The rules know no such bounds; no match that was ever played comes near them.
MOST_TURNS: Final = 100
MOST_POINTS: Final = 1000
MOST_LOSSES: Final = 1000
KEYS: Final = frozenset(
    (
        *("turn", "phase", "first", "step"),
        *("stacks", "rest", "piles", "homes", "fallen", "relief"),
        *("control", "sieges", "alliances", "ula", "spirit"),
        *("spells", "shown", "cast", "rains", "pits", "lights", "darks"),
        *("points", "losses", "troops_lost", "requested", "arrived", "clash", "talks", "last_turn"),
    )
)


class Reader(positions.Reader):
    """Reads a position of Demonlord."""

    def __init__(self, game: Demonlord, data: Mapping[str, Any]) -> None:
        super().__init__(game, game.world.grid, data)
        self.game = game

    def unit(self, key: str, value: Any) -> int:
        if not isinstance(value, str) or value not in self.game.world.unit:
            raise self.wrong(key, f"there is no unit {shown(value)}")
        return self.game.world.index_of(value)

    def units(self, key: str, value: Any) -> tuple[int, ...]:
        return self.distinct(key, (self.unit(key, entry) for entry in self.entries(key, value)))

    def pair(self, key: str, usual: Any) -> list[Any]:
        """Something of each side."""
        values = self.entries(key, self.data.get(key, [usual, usual]))
        if len(values) != 2:
            raise self.wrong(key, "a list of two is needed: Hosar's, then Demon's")
        return values

    def counts(self, key: str, most: int) -> tuple[int, int]:
        hosar, demon = (self.whole(key, count, 0, most) for count in self.pair(key, 0))
        return hosar, demon

    def truths(self, key: str) -> tuple[bool, bool]:
        hosar, demon = (self.truth(key, value) for value in self.pair(key, False))
        return hosar, demon

    def lay(self, s: DemonlordState, key: str, unit: int, place: int) -> None:
        """Put a unit into a hex or a pile: only once."""
        if s.where[unit] != OFF:
            raise self.wrong(key, f"{self.game.world.units[unit].id} is placed twice")
        if place >= 0:
            changes.put(s, unit, place)
        else:
            s.where[unit] = place

    # -- parts --------------------------------------------------------------------------------------------------------

    def state(self, dice: DiceSource) -> DemonlordState:
        self.known_keys(KEYS)
        s = self.game.empty_state(self.setting(), self.dice(dice))
        self._time(s)
        self._alliances(s)
        self._piles(s)
        self._stacks(s)
        self._control(s)
        self._story(s)
        self._marks(s)
        self._frames(s)
        return s

    def _time(self, s: DemonlordState) -> None:
        first = self.one_of("first", self.data.get("first", "hosar"), SEATS)
        phasing = self.one_of("phase", self.data.get("phase", SEATS[first]), SEATS)
        turn = self.whole("turn", self.data.get("turn", 1), 1, MOST_TURNS)
        s.set_clock((turn - 1) * 2 + (phasing != first), first)

    def _alliances(self, s: DemonlordState) -> None:
        realms = list(s.realms)
        codes = self.game.world.realm_codes
        for code, entry in self.table("alliances").items():
            realm = self.one_of("alliances", code, codes)
            key, entry = f"alliances.{code}", self.mapping(f"alliances.{code}", entry)
            self.keys_of(key, entry, ("side", "grade", "shaken", "charmed", "away"))
            side = self.one_of(key, entry.get("side", "neutral"), CAMPS[:3])
            grade = self.one_of(key, entry.get("grade", "unallied" if side == NEUTRAL else "permanent"), GRADES)
            if grade not in ((UNALLIED, LEGEND) if side == NEUTRAL else (SEMI_PERMANENT, PERMANENT, LEGEND)):
                raise self.wrong(key, f"what is {GRADES[grade]} is not {CAMPS[side]}")
            shaken, charmed, away = (
                self.truth(f"{key}.{name}", entry.get(name, False)) for name in ("shaken", "charmed", "away")
            )
            realms[realm] = Realm(side, grade, shaken, charmed, s.clock + 1 if away else -1)
            home = self.game.world.site_at[self.game.world.realm_homes[realm]]
            s.control = (*s.control[: home.held], side, *s.control[home.held + 1 :])
        s.realms = tuple(realms)
        people = ("", "balron", "dwarf_king")
        ula = self.one_of("ula", self.data.get("ula", ""), people)
        s.story = s.story._replace(ula=(0, BALRON, DWARF_KING)[ula])

    def _piles(self, s: DemonlordState) -> None:
        for pile, entries in self.table("piles").items():
            place = PILES.get(pile)
            if place is None:
                raise self.wrong("piles", f"{shown(pile)} is none of {', '.join(PILES)}")
            for unit in self.units(f"piles.{pile}", entries):
                self.lay(s, f"piles.{pile}", unit, place)

        for name, entries in self.table("fallen").items():
            for unit in self.units(f"fallen.{name}", entries):
                self.lay(s, f"fallen.{name}", unit, DEAD)
                s.fallen = (*s.fallen, (unit, self.hex("fallen", name), s.clock))

    def _stacks(self, s: DemonlordState) -> None:
        for camp_name, hexes in self.table("stacks").items():
            camp = self.one_of("stacks", camp_name, CAMPS[:3])
            for name, entries in self.mapping(f"stacks.{camp_name}", hexes).items():
                key = f"stacks.{camp_name}.{name}"
                hex_ = self.hex(key, name)
                if camp == NEUTRAL and hex_ not in self.game.world.realm_at:
                    raise self.wrong(key, "neutral units stay in a homeland")
                for unit in self.units(key, entries):
                    if s.owner(unit) != camp:
                        raise self.wrong(key, f"{self.game.world.units[unit].id} does not belong to {camp_name}")
                    self.lay(s, key, unit, hex_)
        rest = self.data.get("rest", "off")
        self.one_of("rest", rest, ("off", "start", "neutrals"))
        for face in sorted(self.game.world.units, key=lambda u: (not u.troop, u.index)):
            wanted = rest == "start" or (rest == "neutrals" and face.side == NEUTRAL)
            if wanted and face.deploy == "start" and s.where[face.index] == OFF:
                changes.put(s, face.index, self.game.world.start_hex(face))
            if face.composition and s.story.ula and s.where[face.index] == OFF:
                chosen = ("", "balron", "dwarf_king")[s.story.ula]
                if face.composition != chosen:
                    s.where[face.index] = GONE
                elif wanted:
                    changes.put(s, face.index, self.game.world.realm_homes[face.realm])
        for name, entries in self.table("homes").items():
            for unit in self.units(f"homes.{name}", entries):
                s.homes = (*s.homes, (unit, self.hex("homes", name)))

    def _control(self, s: DemonlordState) -> None:
        known = [site.id for site in self.game.world.held_sites]
        for name, side in self.table("control").items():
            held = self.one_of("control", name, known)
            camp = self.one_of(f"control.{name}", side, CAMPS)
            s.control = (*s.control[:held], camp, *s.control[held + 1 :])
        for name, count in sorted(self.table("sieges").items()):
            hex_ = self.hex("sieges", name)
            if not s.is_fortress(hex_) or s.controller(hex_) not in (HOSAR, DEMON):
                raise self.wrong(f"sieges.{name}", "no player has a fortress there")
            s.sieges = {**s.sieges, hex_: self.whole(f"sieges.{name}", count, 0, 2 * MOST_TURNS)}

    def _story(self, s: DemonlordState) -> None:
        self._markers(s)
        last_turn = 0
        if "last_turn" in self.data:
            last_turn = self.whole("last_turn", self.data["last_turn"], s.turn_number, MOST_TURNS)
        s.story = s.story._replace(
            points=self.counts("points", MOST_POINTS),
            requested=self.truths("requested"),
            arrived=self._arrived(s),
            clash=self.truth("clash", self.data.get("clash", False)),
            talks=self.truth("talks", self.data.get("talks", False)),
            last_turn=last_turn,
            troops_lost=self.counts("troops_lost", MOST_LOSSES),
            spirit=self._spirit(s),
        )
        s.turn = s.turn._replace(losses=self.counts("losses", MOST_LOSSES))

    def _arrived(self, s: DemonlordState) -> tuple[bool, bool]:
        """Reinforcements that are in play have arrived: nobody draws them again (DL-REI-05)."""
        hosar, demon = (any(s.where[unit] != OFF for unit in pool) for pool in self.game.world.reinforcements)
        if "arrived" not in self.data:
            return hosar, demon
        said = self.truths("arrived")
        if (hosar and not said[HOSAR]) or (demon and not said[DEMON]):
            raise self.wrong("arrived", "reinforcements that are named have arrived")
        return said

    def _spirit(self, s: DemonlordState) -> int:
        """The spirit of the Great Woods that has been invoked; one that is named anywhere has been (DL-INV-19)."""
        known = [name for name in SPIRITS if s.where[self.game.world.index_of(name)] not in (OFF, GONE)]
        if "spirit" in self.data:
            self.one_of("spirit", self.data["spirit"], SPIRITS)
            known = [self.data["spirit"], *known]
        if len(set(known)) > 1:
            raise self.wrong("spirit", f"there is only one of {', '.join(SPIRITS)}")
        return self.game.world.index_of(known[0]) if known else -1

    def _markers(self, s: DemonlordState) -> None:
        hands, used = self._spells("spells"), self._spells("shown")
        for seat, name in enumerate(SEATS):
            if not {*used[seat]} <= {*hands[seat]}:
                raise self.wrong(f"shown.{name}", "only a spell that is known can have been shown")
            s.set_markers(seat, markers.laid(self.game.world, seat, hands[seat], used[seat]))

    def _spells(self, key: str) -> tuple[tuple[int, ...], ...]:
        """Spells of each side, of those on its markers (DL-MAG-05)."""
        table = self.table(key)
        for name in table:
            self.one_of(key, name, SEATS)
        known = []
        for seat, name in enumerate(SEATS):
            there_are = [SPELLS[spell] for spell in self.game.world.spells[seat]]
            spells = self.entries(f"{key}.{name}", table.get(name, ()))
            for spell in spells:
                self.one_of(f"{key}.{name}", spell, there_are)
            known.append(tuple(sorted(self.distinct(f"{key}.{name}", map(SPELLS.index, spells)))))
        return tuple(known)

    def _marks(self, s: DemonlordState) -> None:
        pits, lights, darks = (self.hexes(key) for key in ("pits", "lights", "darks"))
        pitted = tuple(u for h in pits for camp in s.stacks for u in camp.get(h, ()))
        s.phase = s.phase._replace(
            pits=pits,
            lights=lights,
            darks=darks,
            pitted=pitted,
            cast=self.units("cast", self.data.get("cast", [])),
            relief=self.units("relief", self.data.get("relief", [])),
        )
        if any(s.where[unit] not in s.sieges for unit in s.phase.relief):
            raise self.wrong("relief", "only who is in a besieged fortress can have come to its relief")
        if "rains" in self.data:
            s.rains = ((s.clock + 1, tuple(sorted(self.hexes("rains")))),)

    def _frames(self, s: DemonlordState) -> None:
        step = self.data.get("step", "start")
        if step == "turn-end":
            s.clock |= 1
            s.frames = [Campaign(TURN_ENDS), TurnEnd()]
            return
        self.one_of("step", step, (*PhaseSequence.STARTS, "turn-end"))
        s.frames = [Campaign(PHASE_ENDS), PhaseSequence(PhaseSequence.STARTS[step])]


def state_from_position(game: Demonlord, data: Mapping[str, Any], dice: DiceSource) -> DemonlordState:
    return Reader(game, data).state(dice)
