"""Set-up (DL-SET, DL-DEC-06 to 09): devotees, townships, special spells, and who has the first phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from hexarchy.core.cups import Cups
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, Frame, Outline, frame
from hexarchy.core.together import Together
from hexarchy.games.demonlord import changes, markers, sightings
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEMON, GONE, HOSAR, OFF

PER_TEMPLE = 2  # DL-SET-04
TOWN_ADMITS = 3  # DL-SET-05


@frame
class FirstMove(Procedure):
    """First Move Variant: the higher die has the first phase in every turn (DL-VAR-15)."""

    def step(self, s: DemonlordState) -> Asked:
        s.pop()
        while s.options["first_move"]:
            hosar, demon = s.roll(2, 6, "DL-VAR-15", opposed=True)
            if hosar != demon:
                s.set_clock(s.clock, HOSAR if hosar > demon else DEMON)
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
        sightings.arrived(s, HOSAR, (unit,), hex_, "set-up", "set-up-seen")

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
        if s.check(1, 6, "DL-SET-05", (AT_MOST, TOWN_ADMITS), unit=unit, hex=hex_):
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
class DrawSpells(Together):
    """Both players, in secret: five at random, or one by choice and three at random; Reduced Chance: four by choice."""

    def seats(self, s: DemonlordState) -> tuple[int, ...]:
        return HOSAR, DEMON

    def choosing(self, s: DemonlordState, seat: int) -> Frame:
        return ChooseSpells(seat, 4) if s.options["reduced_chance"] else ChooseWay(seat)  # DL-VAR-17

    def revealed(self, s: DemonlordState, results: Mapping[int, tuple[int, ...]]) -> None:
        own, theirs = self._draw(s, HOSAR, results[HOSAR]), self._draw(s, DEMON, results[DEMON])
        s.set_markers(HOSAR, own)
        s.set_markers(DEMON, theirs)

    def _draw(self, s: DemonlordState, seat: int, own: tuple[int, ...]) -> Cups:
        """DL-MAG-07; nobody but the owner learns which (DL-MAG-08)."""
        left = [spell for spell in sorted(s.world.spells[seat]) if spell not in own]
        count = 0 if s.options["reduced_chance"] else 3 if own else 5
        known = tuple(sorted((*own, *s.draw(count, left, "DL-MAG-07"))))
        s.tell(seat, "spells-known", spells=known)
        return markers.laid(s.world, seat, known)


@frame
class ChooseWay(Procedure):
    """Five at random, or one by choice and three at random (DL-MAG-07). Ends with the spells that were named."""

    seat: int

    def step(self, s: DemonlordState) -> Asked:
        verbs = s.game.verbs
        return Ask(self.seat, "spell-way", "DL-DEC-09", (verbs.draw_five, verbs.choose_one))

    def do_draw_five(self, s: DemonlordState, seat: int, target: int) -> None:
        s.finish(())

    def do_choose_one(self, s: DemonlordState, seat: int, target: int) -> None:
        s.push(ChooseSpells(seat, 1))

    def resumed(self, s: DemonlordState, child: Frame, value: tuple[int, ...]) -> None:
        s.finish(value)


@frame
class ChooseSpells(Procedure):
    """So many special spells by name."""

    seat: int
    wanted: int
    chosen: tuple[int, ...] = ()

    def step(self, s: DemonlordState) -> Asked:
        if len(self.chosen) == self.wanted:
            s.finish(self.chosen)
            return None
        left = [spell for spell in s.world.spells[self.seat] if spell not in self.chosen]
        return Ask(self.seat, "spell-choice", "DL-DEC-09", [s.game.verbs.learn[spell] for spell in sorted(left)])

    def do_learn(self, s: DemonlordState, seat: int, spell: int) -> None:
        self.chosen = (*self.chosen, spell)

    def why_learn(self, s: DemonlordState, seat: int, spell: int) -> list[Reason]:
        return [Reason("DL-MAG-05", "not-your-spell", spell=spell)]


@frame
class SetUp(Outline):
    """Deployment, devotees, townships, spells (DL-SET-09)."""

    OUTLINE: ClassVar[tuple[Callable[[], Frame], ...]] = (FirstMove, PlaceDevotees, PlaceTownships, DrawSpells)
