"""Positions of Demonworld: situations written by hand, from which tests, lessons and bug reports start.

round = 2
phase = "movement"                # the match goes on at its beginning; `step = "attack step"`: at one of its steps
options = { level = "standard" }
layout = [["0"]]                  # sheets by number: [["1", "3 turned"]]
objectives = { A = ["G5", 200] }
razed = ["C4-C5"]                 # walls that are torn down
rearguard = { attacker = "orcs", field = "H9" } # who has to break through, and the field the others hold
comes = { orcs = 3 }              # the round in which units that are `waiting = true` enter
[[unit]]
card = "trolls"                   # a second unit of the card is called "trolls_2"
facing = "N"
fields = ["G4", "-", "G6 ENE"]    # special figures come first; one that faces otherwise says so; "-": lost, as are all
                                  # those after the last
order = "attack"
load = 4                          # load points of a gun
melee = 1                         # in melee since this round; `fought`: melee phases
[[unit]]
card = "baslian"                  # a commander or wizard: one element on its own
fields = ["H5"]
host = "trolls"                   # attached to this unit; `mount`: on this chariot or dragon; without both, independent
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.dice import DiceSource
from hexarchy.core.hexes import Grid, UnknownHex
from hexarchy.core.inputs import shown
from hexarchy.core.positions import Reader as Plain
from hexarchy.games.demonworld import battle as battles
from hexarchy.games.demonworld import changes, contact
from hexarchy.games.demonworld.board import MOST_ACROSS, MOST_DOWN, Area, Laid
from hexarchy.games.demonworld.data_schema import ItemForm, LargeForm, WizardForm
from hexarchy.games.demonworld.facing import COMPASS, FACINGS
from hexarchy.games.demonworld.random_battle import HELD_WORTH, UNIT_WORTH
from hexarchy.games.demonworld.records import Fires, Flight, Magic, Unit, Wizardry
from hexarchy.games.demonworld.reserves import EARLY, LATE, LateRound, LateWar
from hexarchy.games.demonworld.roster import COPIES, Force
from hexarchy.games.demonworld.scenario import LEAST_VALUE, MOST_VALUE, Rearguard
from hexarchy.games.demonworld.sequence import PHASES, STEPS, OneRound, War, enter, first_of
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import (
    ALOFT,
    EXPERT,
    FULL_LOAD,
    LEVELS,
    LOST,
    NO_ORDER,
    NOBODY,
    ORDERS,
    RIDING,
    SIDES,
    SINGLE,
    WAITING,
)

if TYPE_CHECKING:
    from hexarchy.games.demonworld import Demonworld

KEYS: Final = (
    *("round", "rounds", "phase", "step", "layout", "objectives", "razed", "unit", "fire"),
    *("rearguard", "comes"),
)
UNIT_KEYS: Final = (
    *("card", "side", "seat", "facing", "fields", "hits", "order", "counters", "melee", "fought", "moved"),
    *("routing", "impetuous", "target", "host", "mount", "items", "load", "aloft"),
    *("spell_points", "staff", "barred", "ring", "spells", "shot", "astray", "waiting"),
)
OFF_AREA_KEYS: Final = ("card", "side", "seat", "items", "load", "spell_points", "staff", "ring", "waiting")
GONE: Final = "-"
OPEN_FIELD: Final = "open_field"  # the scenario that leaves all of it to the players
MOST_UNITS: Final = 60
MOST_ROUNDS: Final = 100
MOST_WIND, MOST_MARKED = 100, 10
MOST_RAZED: Final = 200
LONGEST_NAME: Final = 40
NO_GRID: Final = Grid({"-": (0, 0)})


class Reader(Plain):
    """Reads one position."""

    game: Demonworld

    def __init__(self, game: Demonworld, data: Mapping[str, Any]) -> None:
        super().__init__(game, NO_GRID, data)
        self.game = game
        self.waiting: list[int] = []  # units that are still to come

    def state(self, dice: DiceSource) -> DemonworldState:
        self.known_keys(KEYS)
        self.data = {"scenario": OPEN_FIELD, **self.data}
        setting = self.setting()
        level = LEVELS.index(setting.options["level"])
        tables = [self.mapping("unit", one) for one in self.entries("unit", self.data.get("unit", []), MOST_UNITS)]
        for table in tables:
            self.keys_of("unit", table, UNIT_KEYS)
        forces = tuple(self._force(table, setting.sides, level) for table in tables)
        card, count = next(iter(Counter(force.card for force in forces).most_common(1)), ("", 0))
        if count > COPIES:
            raise self.wrong("unit.card", f"at most {COPIES} units of {shown(card)}")
        layout = self._layout()
        rounds = self.whole("rounds", self.data.get("rounds", MOST_ROUNDS), 1, MOST_ROUNDS)
        zones = battles.usual_zones(layout)
        area = self.game.world.sheets.area(layout)
        self.waiting = [unit for unit, table in enumerate(tables) if self._waits(table)]
        special = self._rearguard(area), bool(self.waiting)
        objectives = tuple(self._objectives(area))
        laid = battles.battle(self.game.world, level, layout, forces, rounds, zones, objectives, "", *special)
        self.grid = laid.area.grid
        s = self.game.empty_state(setting, laid, self.dice(dice))
        s.razed = tuple(
            sorted(self._side(s.area, side) for side in self.entries("razed", self.data.get("razed", []), MOST_RAZED))
        )
        s.round = self.whole("round", self.data.get("round", 1), 1, rounds)
        names = s.roster.index
        for unit, table in enumerate(tables):
            self._unit(s, unit, table, names)
        s.muster()
        self._fires(s)
        for unit, true in enumerate(s.units):
            for foe in contact.beside_units(s, unit):
                if true.melee and s.units[foe].melee:
                    changes.declare(s, unit, foe)
        self._magic(s, tables)
        self._begin(s)
        return s

    def _magic(self, s: DemonworldState, tables: Sequence[Mapping[str, Any]]) -> None:
        """What wizards and rings have left, and the lasting spells units are under."""
        known, read = s.offers.spells, list[Wizardry]()
        for wizard in s.wizards:
            table = tables[wizard.unit]
            points = self.whole("unit.spell_points", table.get("spell_points", wizard.points), 0, wizard.points)
            staff = self.whole("unit.staff", table.get("staff", wizard.staff), 0, wizard.staff)
            barred = self.whole("unit.barred", table.get("barred", 0), 0, MOST_ROUNDS)
            read.append(wizard._replace(points=points, staff=staff, barred=barred))
        s.wizards = tuple(read)
        under, rings = list[tuple[int, str, int]](), list[tuple[int, str]]()
        for unit, table in enumerate(tables):
            names = self.entries("unit.spells", table.get("spells", []), len(known))
            under += [(unit, known[self.one_of("unit.spells", spell, known)], 0) for spell in names]
            if "ring" in table:
                rings.append((unit, known[self.one_of("unit.ring", table["ring"], known)]))
        s.magic = Magic(tuple(under), tuple(rings))

    def _fires(self, s: DemonworldState) -> None:
        """`burning`: fields with their markers; `delayed`: those that will burn."""
        table = self.table("fire")
        self.keys_of("fire", table, ("wind", "speed", "burning", "delayed", "flaming"))
        wind, markers = table.get("wind"), self.mapping("fire.burning", table.get("burning", {}))
        delayed = self.entries("fire.delayed", table.get("delayed", []), s.area.size)
        flaming = self.entries("fire.flaming", table.get("flaming", []), len(s.units))
        s.fires = Fires(
            wind=NOBODY if wind is None else self.one_of("fire.wind", wind, COMPASS),
            speed=self.whole("fire.speed", table.get("speed", 0), 0, MOST_WIND),
            markers=tuple(
                sorted(
                    (self._field(s.area, field), self.whole("fire.burning", marker, 0, MOST_MARKED))
                    for field, marker in markers.items()
                )
            ),
            delayed=tuple(sorted(self._field(s.area, self.string("fire.delayed", field)) for field in delayed)),
            flaming=tuple(sorted(self.one_of("fire.flaming", name, s.roster.names) for name in flaming)),
        )

    def _layout(self) -> battles.Layout:
        """Sheets row by row; a rectangle without gaps (DW-B-WIN-01)."""
        rows = [
            self.entries("layout", row, MOST_ACROSS)
            for row in self.entries("layout", self.data.get("layout", [["0"]]), MOST_DOWN)
        ]
        if not rows or len({len(row) for row in rows}) > 1 or not rows[0]:
            raise self.wrong("layout", "sheets form a rectangle without gaps")
        return tuple(tuple(self._sheet(sheet) for sheet in row) for row in rows)

    def _objectives(self, area: Area) -> Iterator[tuple[str, int, int]]:
        for name, written in self.table("objectives").items():
            if len(name) > LONGEST_NAME:
                raise self.wrong("objectives", f"a name of at most {LONGEST_NAME} characters is needed")
            entry = self.entries("objectives", written, 2)
            if len(entry) < 2:
                raise self.wrong("objectives", "a field and its points are needed")
            field = self._field(area, self.string("objectives", entry[0]))
            yield name, field, self.whole("objectives", entry[1], LEAST_VALUE, MOST_VALUE)

    def _rearguard(self, area: Area) -> Rearguard | None:
        if "rearguard" not in self.data:
            return None
        table = self.table("rearguard")
        self.keys_of("rearguard", table, ("attacker", "field"))
        attacker = self.one_of("rearguard.attacker", table.get("attacker"), SIDES)
        field = self._field(area, self.string("rearguard.field", table.get("field")))
        return Rearguard(attacker, UNIT_WORTH, field, HELD_WORTH)

    def _waits(self, table: Mapping[str, Any]) -> bool:
        """Is a unit still to come? Then nothing has happened to it."""
        if not self.truth("unit.waiting", table.get("waiting", False)):
            return False
        others = [key for key in table if key not in OFF_AREA_KEYS]
        if others:
            raise self.wrong("unit.waiting", f"a unit that is still to come has no {shown(others[0])}")
        return True

    def _comes(self, s: DemonworldState) -> tuple[int, ...]:
        """As it is written; else the dice are thrown when their round begins, or have been."""
        table = self.table("comes")
        self.keys_of("comes", table, SIDES)
        if not table and s.round < EARLY:
            return ()
        return tuple(self.whole("comes", table.get(side, LATE), EARLY, MOST_ROUNDS) for side in SIDES)

    def _side(self, area: Area, written: Any) -> int:
        a, _, b = self.string("razed", written).partition("-")
        here, there = self._field(area, a), self._field(area, b)
        if area.between(here, there) is None:
            raise self.wrong("razed", f"there is no wall between {shown(a)} and {shown(b)}")
        return area.side(here, there)

    def _sheet(self, written: Any) -> Laid:
        name = self.string("layout", written)
        number, _, turned = name.partition(" ")
        if number not in map(str, self.game.world.sheets.all) or turned not in ("", "turned"):
            raise self.wrong("layout", f"there is no sheet {shown(name)}")
        return battles.laid(name)

    def _force(self, table: Mapping[str, Any], sides: tuple[str, ...], level: int) -> Force:
        """A unit fights for the army on its card unless the position says otherwise."""
        card = self.string("unit.card", table.get("card"))
        form = self.game.world.cards.get(card)
        if form is None or isinstance(form, ItemForm):
            raise self.wrong("unit.card", f"there is no card {shown(card)}")
        if isinstance(form, WizardForm | LargeForm) and level < EXPERT:
            raise self.wrong("unit.card", f"{shown(card)} is a card of the Expert Game")
        army = form.army
        side = self.one_of("unit.side", table.get("side", army if army in SIDES else SIDES[0]), SIDES)
        seats = [seat for seat, name in enumerate(sides) if name == SIDES[side]]
        number = self.whole("unit.seat", table.get("seat", 1), 1, len(seats))
        items = [self.string("unit.items", item) for item in self.entries("unit.items", table.get("items", []), 4)]
        for item in items:
            if item not in self.game.world.cards.items:
                raise self.wrong("unit.items", f"there is no item {shown(item)}")
        return Force(card, side, seats[number - 1], tuple(items))

    def _unit(self, s: DemonworldState, unit: int, table: Mapping[str, Any], names: Mapping[str, int]) -> None:
        entry = s.entry(unit)
        usual = self.one_of("unit.facing", table.get("facing", "N"), FACINGS)
        fields = self.entries("unit.fields", table.get("fields", []), len(entry.elements))
        hits = self.entries("unit.hits", table.get("hits", []), len(fields))
        for number, element in enumerate(entry.elements):
            s.at[element] = WAITING if unit in self.waiting else LOST
            if number < len(fields) and fields[number] != GONE:
                field, _, facing = self.string("unit.fields", fields[number]).partition(" ")
                s.at[element] = self._field(s.area, field)
                s.looks[element] = self.one_of("unit.fields", facing, FACINGS) if facing else usual
                self._stand(s, element, field)
            if number < len(hits):
                s.hits[element] = self.whole("unit.hits", hits[number], 1, s.hits[element])
        order = table.get("order")
        counters = self.entries("unit.counters", table.get("counters", []), len(ORDERS))
        s.units[unit] = Unit(
            order=NO_ORDER if order is None else self.one_of("unit.order", order, ORDERS),
            counters=tuple(self.one_of("unit.counters", one, ORDERS) for one in counters),
            melee=self.whole("unit.melee", table.get("melee", 0), 0, s.round),
            fought=self.whole("unit.fought", table.get("fought", 0), 0, MOST_ROUNDS),
            moved=self.truth("unit.moved", table.get("moved", False)),
            routing=self.truth("unit.routing", table.get("routing", False)),
            impetuous=self.truth("unit.impetuous", table.get("impetuous", False)),
            target=self._other("unit.target", table, names),
            host=self._host(s, unit, table, names),
            mount=self._other("unit.mount", table, names),
            shot=self.truth("unit.shot", table.get("shot", False)),
            astray=tuple(self._astray(s, unit, table)),
        )
        if s.units[unit].mount != NOBODY:
            s.at[entry.elements[0]] = RIDING
        if "aloft" in table:
            if len(entry.elements) != 1:
                raise self.wrong("unit.aloft", f"{entry.name} does not fly as one")
            s.at[entry.elements[0]] = ALOFT
            s.flights += (Flight(unit, self.whole("unit.aloft", table["aloft"], 0, MOST_ROUNDS)),)
        if "load" in table:
            if unit not in s.roster.guns:
                raise self.wrong("unit.load", f"{entry.name} is no gun")
            changes.gun(s, unit, load=self.whole("unit.load", table["load"], 0, FULL_LOAD))

    def _astray(self, s: DemonworldState, unit: int, table: Mapping[str, Any]) -> Iterator[int]:
        """Its elements that still rout, by their fields."""
        own = {s.at[element]: element for element in s.entry(unit).elements if s.at[element] >= 0}
        for name in self.entries("unit.astray", table.get("astray", []), len(own)):
            field = self._field(s.area, self.string("unit.astray", name))
            if field not in own:
                raise self.wrong("unit.astray", f"{s.name(unit)} has no element on {shown(name)}")
            yield own[field]

    def _host(self, s: DemonworldState, unit: int, table: Mapping[str, Any], names: Mapping[str, int]) -> int:
        """The unit a single element is attached to: one of its own side."""
        host = self._other("unit.host", table, names)
        if host != NOBODY and (s.entry(unit).sort != SINGLE or s.side(host) != s.side(unit)):
            raise self.wrong("unit.host", "a commander or wizard is attached to a unit of their own side")
        return host

    def _stand(self, s: DemonworldState, element: int, field: str) -> None:
        """Nobody stands where another does, and a base lies on the area."""
        prints = s.battle.footprints[element] if s.battle.footprints else None
        if prints is not None and prints.covered(s.at[element], s.looks[element]) is None:
            raise self.wrong("unit.fields", f"the base on {field} is not wholly on the area")
        for covered in s.covered(element, s.at[element], s.looks[element]):
            if covered in s.standing:
                raise self.wrong("unit.fields", f"two elements stand on {field}")
            s.standing[covered] = element

    def _other(self, key: str, table: Mapping[str, Any], names: Mapping[str, int]) -> int:
        name = table.get(key.partition(".")[2])
        if name is None:
            return NOBODY
        if not isinstance(name, str) or name not in names or names[name] in self.waiting:
            raise self.wrong(key, f"there is no unit {shown(name)}")
        return names[name]

    def _field(self, area: Area, name: str) -> int:
        try:
            return area.at(name)
        except UnknownHex:
            raise self.wrong("unit.fields", f"there is no field {shown(name)}") from None

    def _begin(self, s: DemonworldState) -> None:
        """The match goes on at a step of the round."""
        phase = PHASES[self.one_of("phase", self.data.get("phase", PHASES[1]), PHASES)]
        number = first_of(phase)
        if "step" in self.data:
            names = [name for of, name in STEPS if of == phase]
            number += self.one_of("step", self.data["step"], names)
        s.frames = [War(), OneRound(number)]
        if s.battle.late or "comes" in self.data:
            s.frames = [LateWar(comes=self._comes(s)), LateRound(number)]
        enter(s, phase)


def state_from_position(game: Demonworld, data: Mapping[str, Any], dice: DiceSource) -> DemonworldState:
    return Reader(game, data).state(dice)
