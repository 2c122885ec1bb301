"""Reinforcements (DL-REI) and, in the Long Game, replacements (DL-VAR-11 to 14): what comes at the start of a phase."""

from __future__ import annotations

from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_LEAST, AT_MOST
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonlord import changes, control, prisoners, sightings
from hexarchy.games.demonlord.procedure import Confirm, Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEAD, DEMON, ENTERING, GONE, HOSAR, OFF, WAITING, other


def arriving_count(s: DemonlordState, seat: int) -> int:
    """DL-REI-05, DL-REI-07; DL-VAR-18 in the Reduced Chance game."""
    if s.options["reduced_chance"]:
        return 9 if seat == HOSAR else 10
    return 8 if seat == HOSAR else 9


@frame
class Reinforcements(Procedure):
    """The request, its die, and the placing of what arrives (DL-REI-01 to 03, DL-REI-10)."""

    answered: bool = False

    def step(self, s: DemonlordState) -> Asked:
        seat = s.phasing
        if s.story.clash and not s.story.requested[seat] and not self.answered:
            verbs = s.game.verbs
            return Ask(seat, "request", "DL-DEC-11", (verbs.yes, verbs.no))
        s.pop()
        arriving = [u for u in s.pile(ENTERING) if s.owner(u) == seat]
        if s.story.requested[seat] and not s.story.arrived[seat]:
            if s.check(1, 6, "DL-REI-03", (AT_MOST, 3), side=seat):
                arriving += self._draw(s, seat)
            else:
                s.emit("reinforcements-delayed", side=seat)
        if arriving:
            s.push(PlaceArrivals(tuple(sorted(arriving))))
        return None

    def do_yes(self, s: DemonlordState, seat: int, target: int) -> None:
        s.push(Confirm(seat, "request", -1))

    def do_no(self, s: DemonlordState, seat: int, target: int) -> None:
        self.answered = True

    def resumed(self, s: DemonlordState, child: Frame, value: bool) -> None:
        """A request cannot be withdrawn (DL-REI-04)."""
        self.answered = True
        if value:
            seat = s.phasing
            asked = s.story.requested
            s.story = s.story._replace(requested=(True, asked[1]) if seat == 0 else (asked[0], True))
            s.emit("requested", side=seat)

    def _draw(self, s: DemonlordState, seat: int) -> list[int]:
        """Drawn unseen; the rest is out of the game, and only its owner knows who that is (DL-HID-07)."""
        pool = s.world.reinforcements[seat]
        drawn = s.draw(arriving_count(s, seat), pool, "DL-REI-05" if seat == DEMON else "DL-REI-07")
        for unit in pool:
            s.where[unit] = OFF if unit in drawn else GONE
        arrived = s.story.arrived
        s.story = s.story._replace(arrived=(True, arrived[1]) if seat == 0 else (arrived[0], True))
        s.emit("reinforcements-arrive", side=seat)
        s.tell(seat, "reinforcement-units", units=drawn)
        return list(drawn)


@frame
class PlaceArrivals(Procedure):
    """Each unit on one of its side's entrances, free of charge (DL-REI-06, DL-REI-08, DL-REI-09, DL-DEC-12)."""

    units: tuple[int, ...]

    def step(self, s: DemonlordState) -> Asked:
        if not self.units:
            s.pop()
            return None
        hexes = self.entrances(s)
        options: list[Action] = [s.game.verbs.place[h] for h in hexes]
        if len(self.units) > 1 and len(hexes) > 1:
            options += [s.game.verbs.place_all[h] for h in hexes]
        return Ask(s.phasing, "place-arrival", "DL-DEC-12", options, unit=self.units[0], left=len(self.units))

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """Whom the enemy has drawn is not seen: the deal may have drawn others (DL-HID-07)."""
        if s.phasing != seat and s.story.arrived[s.phasing]:
            freed = [u for u in self.units if s.where[u] in (ENTERING, DEAD)]
            drawn = [u for u in s.world.reinforcements[s.phasing] if s.where[u] == OFF]
            self.units = tuple(sorted((*freed, *drawn)))

    def entrances(self, s: DemonlordState) -> list[int]:
        """Those without enemy troops; any of them if all are occupied."""
        seat = s.phasing
        hexes = sorted(s.world.entrances[seat])
        return [h for h in hexes if not s.seen_hostile(seat, h)] or hexes

    def do_place(self, s: DemonlordState, seat: int, hex_: int) -> None:
        self._put(s, self.units[:1], hex_)

    def do_place_all(self, s: DemonlordState, seat: int, hex_: int) -> None:
        self._put(s, self.units, hex_)

    def _put(self, s: DemonlordState, units: tuple[int, ...], hex_: int) -> None:
        """Troops that hid at an entrance show themselves now, and close it unless all are held."""
        held = s.seen_hostile(s.phasing, hex_)
        if not held and changes.bars(s, other(s.phasing), hex_):
            return
        self.units = self.units[len(units) :]
        for unit in units:
            changes.put(s, unit, hex_)
            if unit == units[0]:  # the one on top, if any of them is
                sightings.arrived(s, s.phasing, units, hex_, "arrives", "arrival-seen")
            if held:
                s.phase = s.phase._replace(pinned=(*s.phase.pinned, unit))
            control.review(s, hex_)

    def why_place(self, s: DemonlordState, seat: int, hex_: int) -> list[Reason]:
        if hex_ in s.world.entrances[seat]:
            return [Reason("DL-REI-09", "entrance-occupied", hex=hex_)]
        return [Reason("DL-REI-06" if seat == DEMON else "DL-REI-08", "no-entrance", hex=hex_)]


@frame
class Replacements(Procedure):
    """Long Game: a try for a dead character, one for a dead troop unit, named before the die (DL-VAR-11, DL-DEC-10)."""

    asking: int = 0  # 0: a character, 1: a troop unit
    coming: int = -1  # a unit that came back and must be placed

    def step(self, s: DemonlordState) -> Asked:
        seat, verbs = s.phasing, s.game.verbs
        if self.coming >= 0:
            return self._place(s)
        if s.scenario != "long" or self.asking == 2 or s.controller(s.world.capitals[seat]) != seat:  # DL-VAR-14
            s.pop()
            return None
        dead = self.candidates(s, seat, troops=self.asking == 1)
        if not dead:
            self.asking += 1
            return None
        key = "replace-troop" if self.asking else "replace-character"
        return Ask(seat, key, "DL-DEC-10", [*(verbs.replace[u] for u in dead), verbs.passes])

    def candidates(self, s: DemonlordState, seat: int, *, troops: bool) -> list[int]:
        """The dead, not prisoners, and no invoked beings."""
        return [
            u
            for u in s.pile(DEAD)
            if s.owner(u) == seat and s.world.is_troop[u] == troops and s.world.units[u].deploy != "invoke"
        ]

    def do_pass(self, s: DemonlordState, seat: int, target: int) -> None:
        self.asking += 1

    def do_replace(self, s: DemonlordState, seat: int, unit: int) -> None:
        """A character returns on 6, a troop unit on 5 or 6 (DL-VAR-12)."""
        if s.check(1, 6, "DL-VAR-12", (AT_LEAST, 5 if s.world.is_troop[unit] else 6), unit=unit):
            self.coming = unit
            s.emit("replaced", unit=unit)
        self.asking += 1

    def _place(self, s: DemonlordState) -> Asked:
        """Like a freed prisoner, but in time to move (DL-VAR-13)."""
        unit = self.coming
        if s.world.units[unit].deploy == "reinforcement":
            self.coming = -1
            s.push(PlaceArrivals((unit,)))
            return None
        hexes = prisoners.places_for(s, unit)
        if not hexes:
            self.coming = -1
            s.where[unit] = WAITING
            return None
        options = [s.game.verbs.place[h] for h in hexes]
        return Ask(s.phasing, "place-arrival", "DL-DEC-12", options, unit=unit, left=1)

    def do_place(self, s: DemonlordState, seat: int, hex_: int) -> None:
        if changes.bars(s, other(seat), hex_):
            return  # troops that hid there: another place is looked for
        changes.put(s, self.coming, hex_)
        sightings.arrived(s, seat, (self.coming,), hex_, "arrives", "arrival-seen")
        self.coming = -1
        control.review(s, hex_)
