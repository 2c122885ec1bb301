"""Set-up (DL-SET, DL-DEC-06 to 09): devotees, townships, special spells, and who has the first phase."""

from __future__ import annotations

from typing import Any

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Sequence, frame
from hexarchy.games.demonlord import changes
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEMON, GONE, HOSAR, OFF

PER_TEMPLE = 2  # DL-SET-04
TOWN_ADMITS = 3  # DL-SET-05
UNDECIDED, FIVE_AT_RANDOM, ONE_BY_CHOICE = 0, 1, 2


@frame
class FirstMove(Procedure):
    """First Move Variant: the higher die has the first phase in every turn (DL-VAR-15)."""

    def step(self, s: DemonlordState) -> Asked:
        s.pop()
        while s.options["first_move"]:
            hosar, demon = s.roll(2, 6, "DL-VAR-15")
            if hosar != demon:
                s.first = HOSAR if hosar > demon else DEMON
                s.emit("first-move", side=s.first)
                break
        return None


@frame
class PlaceDevotees(Procedure):
    """Hosar puts two of the eight devotees on each of his four temples (DL-SET-04, DL-DEC-07)."""

    def step(self, s: DemonlordState) -> Asked:
        left = [u.index for u in s.world.units if u.deploy == "temple" and s.where[u.index] == OFF]
        if not left:
            s.pop()
            return None
        temples = [h for h in sorted(s.world.temples_of_hosar) if len(s.stack(HOSAR, h)) < PER_TEMPLE]
        options = [s.game.verbs.place[h] for h in temples]
        return Ask(HOSAR, "place-devotee", "DL-DEC-07", options, unit=left[0])

    def do_place(self, s: DemonlordState, seat: int, hex_: int) -> None:
        unit = next(u.index for u in s.world.units if u.deploy == "temple" and s.where[u.index] == OFF)
        changes.put(s, unit, hex_)
        s.homes = (*s.homes, (unit, hex_))
        s.tell(HOSAR, "set-up", unit=unit, hex=hex_)

    def why_place(self, s: DemonlordState, seat: int, hex_: int) -> list[Reason]:
        if hex_ in s.world.temples_of_hosar:
            return [Reason("DL-SET-04", "temple-full", hex=hex_)]
        return [Reason("DL-SET-04", "no-temple-of-hosar", hex=hex_)]


@frame
class PlaceTownships(Procedure):
    """Hosar names a township unit and a town; the town's die decides (DL-SET-05 to 08, DL-DEC-08)."""

    unit: int = -1
    refused: tuple[tuple[int, int], ...] = ()  # (unit, town)

    def step(self, s: DemonlordState) -> Asked:
        verbs = s.game.verbs
        if self.unit >= 0:
            options = [verbs.place[h] for h in self._open(s, self.unit)]
            return Ask(HOSAR, "township-town", "DL-DEC-08", options, unit=self.unit)
        waiting = self._waiting(s)
        for unit in waiting:
            if not self._open(s, unit):  # DL-SET-07
                s.where[unit] = GONE
                s.emit("township-refused", unit=unit)
                return None
        if not waiting:
            s.pop()
            return None
        return Ask(HOSAR, "township-unit", "DL-DEC-08", [verbs.raise_[u] for u in waiting])

    def _waiting(self, s: DemonlordState) -> list[int]:
        return [u.index for u in s.world.units if u.deploy == "township" and s.where[u.index] == OFF]

    def _open(self, s: DemonlordState, unit: int) -> list[int]:
        """Towns that are empty and have not refused this unit (DL-SET-06)."""
        taken = {hex_ for _, hex_ in s.homes}
        return [h for h in sorted(s.world.towns) if h not in taken and (unit, h) not in self.refused]

    def do_raise(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.unit = unit

    def do_place(self, s: DemonlordState, seat: int, hex_: int) -> None:
        unit, self.unit = self.unit, -1
        (die,) = s.roll(1, 6, "DL-SET-05", unit=unit, hex=hex_)
        if die <= TOWN_ADMITS:
            changes.put(s, unit, hex_)
            s.homes = (*s.homes, (unit, hex_))
            s.emit("township-placed", unit=unit, hex=hex_)
        else:
            self.refused = (*self.refused, (unit, hex_))

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """Whom Hosar is about to place is seen when the town's die is rolled."""
        if seat != HOSAR:
            self.unit = -1

    def why_place(self, s: DemonlordState, seat: int, hex_: int) -> list[Reason]:
        if hex_ not in s.world.towns:
            return [Reason("DL-SET-08", "no-western-town", hex=hex_)]
        if (self.unit, hex_) in self.refused:
            return [Reason("DL-SET-07", "town-refused", hex=hex_)]
        return [Reason("DL-SET-06", "town-taken", hex=hex_)]


@frame
class DrawSpells(Procedure):
    """Both players, in secret: five at random, or one by choice and three at random; Reduced Chance: four by choice."""

    way: tuple[int, int] = (UNDECIDED, UNDECIDED)
    chosen: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    def step(self, s: DemonlordState) -> Asked:
        asks = [ask for seat in (HOSAR, DEMON) if (ask := self._ask(s, seat))]
        if asks:
            return tuple(asks)
        s.pop()
        s.spells = (self._draw(s, HOSAR), self._draw(s, DEMON))
        return None

    def _wanted(self, s: DemonlordState, seat: int) -> int:
        """How many spells this seat names himself."""
        if s.options["reduced_chance"]:
            return 4  # DL-VAR-17
        return 1 if self.way[seat] == ONE_BY_CHOICE else 0

    def _ask(self, s: DemonlordState, seat: int) -> Ask | None:
        verbs = s.game.verbs
        if not s.options["reduced_chance"] and self.way[seat] == UNDECIDED:
            return Ask(seat, "spell-way", "DL-DEC-09", (verbs.draw_five, verbs.choose_one))
        if len(self.chosen[seat]) < self._wanted(s, seat):
            left = [spell for spell in s.world.spells[seat] if spell not in self.chosen[seat]]
            return Ask(seat, "spell-choice", "DL-DEC-09", [verbs.learn[spell] for spell in sorted(left)])
        return None

    def do_draw_five(self, s: DemonlordState, seat: int, target: int) -> None:
        self._go(seat, FIVE_AT_RANDOM)

    def do_choose_one(self, s: DemonlordState, seat: int, target: int) -> None:
        self._go(seat, ONE_BY_CHOICE)

    def _go(self, seat: int, way: int) -> None:
        self.way = (way, self.way[1]) if seat == 0 else (self.way[0], way)

    def do_learn(self, s: DemonlordState, seat: int, spell: int) -> None:
        mine = (*self.chosen[seat], spell)
        self.chosen = (mine, self.chosen[1]) if seat == 0 else (self.chosen[0], mine)

    def _draw(self, s: DemonlordState, seat: int) -> tuple[int, ...]:
        """DL-MAG-07; nobody but the owner learns which (DL-MAG-08)."""
        own = self.chosen[seat]
        left = [spell for spell in sorted(s.world.spells[seat]) if spell not in own]
        count = 0 if s.options["reduced_chance"] else (5 if self.way[seat] == FIVE_AT_RANDOM else 3)
        known = tuple(sorted((*own, *s.draw(count, left, "DL-MAG-07"))))
        s.tell(seat, "spells-known", spells=known)
        return known

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        way, chosen = self.way[seat], self.chosen[seat]
        self.way = (way, UNDECIDED) if seat == 0 else (UNDECIDED, way)
        self.chosen = (chosen, ()) if seat == 0 else ((), chosen)

    def why_learn(self, s: DemonlordState, seat: int, spell: int) -> list[Reason]:
        return [Reason("DL-MAG-05", "not-your-spell", spell=spell)]


@frame
class SetUp(Sequence):
    """Deployment, devotees, townships, spells (DL-SET-09)."""

    OUTLINE = (FirstMove, PlaceDevotees, PlaceTownships, DrawSpells)
