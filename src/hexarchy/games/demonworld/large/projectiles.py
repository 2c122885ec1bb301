"""What projectiles do (DW-E-ART-37 to -45, -55 to -63, -68, -69): bolts and balls on their way, stones where they come
down. Armor and skill are no help against them, and they tell no friend from foe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexarchy.core.hexes import NOWHERE
from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.cover import sizes
from hexarchy.games.demonworld.large.flight import Flight, wall_top
from hexarchy.games.demonworld.state import DemonworldState

BOLT, BALL, SMALL_STONE, LARGE_STONE = "BOLT", "BALL", "Stone", "STONE"
KINDS: Final = (BOLT, BALL, SMALL_STONE, LARGE_STONE)  # as words.PROJECTILES has them
RULES: Final = {
    BOLT: "DW-E-ART-37",
    BALL: "DW-E-ART-39",
    SMALL_STONE: "DW-E-ART-55",
    LARGE_STONE: "DW-E-ART-57",
}  # of an attack on an element
NEEDED: Final = 20
LEFT: Final = (1, 2, 3)  # a D6 that sends it through the left one of two fields (DW-E-ART-36)
AT_THE_WALL: Final = 3  # a D6 up to this hits the wall, not the element behind it (DW-E-ART-44)
AT_THE_WALL_BEFORE_TALL: Final = 2
TALL: Final = 3
BREACH: Final = 5  # what breaking through a wall takes off (DW-E-ART-43)


class Shelling:
    """One shot of a gun. `wounds`: what all shots of the phase have done so far; `razed`: sides whose wall falls with
    the casualties. Who is shot down already stays on its field, but is not attacked any more and stops nothing
    (DW-E-ART-68)."""

    def __init__(self, s: DemonworldState, unit: int, name: str, factor: int, wounds: dict[int, int]) -> None:
        self.s: Final = s
        self.unit: Final = unit
        self.name: Final = name
        self.factor = factor
        self.wounds: Final = wounds
        self.razed: Final[list[int]] = []

    # -- attacks ------------------------------------------------------------------------------------------------------

    def fallen(self, element: int) -> bool:
        return self.wounds.get(element, 0) >= self.s.hits[element]

    def on(self, field: int) -> int | None:
        """The element on a field that can still be attacked."""
        element = self.s.standing.get(field)
        return None if element is None or self.fallen(element) else element

    def is_large(self, element: int) -> bool:
        return self.s.is_large(self.s.roster.unit_of[element])

    def attacks(self, element: int, field: int) -> bool:
        """Roll against an element: its Battle Factor and what protects the victim, nothing else (DW-E-ART-37)."""
        s, foe = self.s, self.s.name(self.s.unit_of(element))
        hooks.attacked(s, element)
        added = [(RULES[self.name], self.factor)]
        for add in hooks.SHELLS.of(s):
            added += add(s, element)
        start = s.field_id(s.at[s.element_of(self.unit)])
        about = {"unit": s.name(self.unit), "from": start, "foe": foe, "hex": s.field_id(field)}
        if not s.check(1, 20, RULES[self.name], ("at-least", NEEDED), added, **about):
            return False
        self.strike(element, field)
        return True

    def strike(self, element: int, field: int, points: int = 1) -> None:
        s = self.s
        hooks.attacked(s, element)
        self.wounds[element] = self.wounds.get(element, 0) + points
        s.emit("shell-hits", unit=s.name(self.unit), foe=s.name(s.unit_of(element)), hex=s.field_id(field))

    def attacks_wall(self, a: int, b: int, rule: str) -> bool:
        s = self.s
        about = {"unit": s.name(self.unit), "from": s.field_id(a), "hex": s.field_id(b)}
        if not s.check(1, 20, rule, ("at-least", NEEDED), [(rule, self.factor)], **about):
            return False
        self.razed.append(s.area.side(a, b))
        s.emit("wall-falls", **{"from": s.field_id(a), "to": s.field_id(b)})
        return True

    # -- bolts and balls ----------------------------------------------------------------------------------------------

    def flies(self, flight: Flight) -> None:
        """From field to field, until something stops it or it comes to its final target field (DW-E-ART-36)."""
        before = flight.start
        ways = [*flight.stations()]
        for number, fields in enumerate(ways):
            beyond = ways[number + 1][0] if number + 1 < len(ways) else NOWHERE
            field = fields[0] if len(fields) == 1 else self._left_or_right(flight, before, fields, beyond)
            if field != NOWHERE and not self._enters(flight, before, field):
                return
            before = field

    def _left_or_right(self, flight: Flight, before: int, fields: tuple[int, ...], beyond: int) -> int:
        """Which of two fields it flies through; NOWHERE where that makes no difference (DW-E-ART-36)."""
        if not any(self._matters(flight, before, field, beyond) for field in fields):
            return NOWHERE
        (die,) = self.s.roll(1, 6, "DW-E-ART-36", unit=self.s.name(self.unit))
        return fields[0] if die in LEFT else fields[1]

    def _matters(self, flight: Flight, before: int, field: int, beyond: int) -> bool:
        """Is there a wall, an element that it meets, growth, or a hill?"""
        if field == NOWHERE:
            return False
        walls = any(near != NOWHERE and self.s.between(near, field) == "wall" for near in (before, beyond))
        return walls or self._met(flight, field) is not None or flight.growth(field) > 0 or flight.buried(field)

    def _enters(self, flight: Flight, before: int, field: int) -> bool:
        """What it meets on a field, and on the side by which it comes there. Does it go on?"""
        if flight.buried(field):
            return self._stopped(field)
        element = self._met(flight, field)
        if self._wall_before(flight, before, field) and self._hits_wall(before, field, element):
            if self.name == BOLT or not self.attacks_wall(before, field, "DW-E-ART-43"):
                return self._stopped(field)
            self.factor -= BREACH
        self.factor -= flight.growth(field)
        if self.factor <= 0:
            return self._stopped(field)
        if element is None:
            return True
        return self._goes_on_after(element, field)

    def _wall_before(self, flight: Flight, before: int, field: int) -> bool:
        standing = before != NOWHERE and self.s.between(before, field) is not None
        return standing and flight.meets_wall(before, field)

    def _met(self, flight: Flight, field: int) -> int | None:
        element = self.on(field)
        return element if element is not None and flight.meets(field, sizes(self.s)[field]) else None

    def _stopped(self, field: int) -> bool:
        self.s.emit("shell-stops", unit=self.s.name(self.unit), hex=self.s.field_id(field))
        return False

    def _hits_wall(self, before: int, field: int, element: int | None) -> bool:
        """A wall protects what is no taller; of what is, a die decides whether it or the wall is hit (DW-E-ART-44)."""
        area = self.s.area
        if element is None:
            return True
        size = sizes(self.s)[field]
        if area.footing[field] + size <= wall_top(area, before, field):
            return True
        (die,) = self.s.roll(1, 6, "DW-E-ART-44", hex=self.s.field_id(field))
        return die <= (AT_THE_WALL_BEFORE_TALL if size >= TALL else AT_THE_WALL)

    def _goes_on_after(self, element: int, field: int) -> bool:
        if self.is_large(element):
            self.batters(element, field)
            return False
        if self.name == BALL:  # once, and on in any case (DW-E-ART-39)
            self.factor -= self.attacks(element, field)
        else:
            while not self.fallen(element):  # as long as it hits (DW-E-ART-37)
                if self.factor <= 0 or not self.attacks(element, field):
                    return self._stopped(field)
                self.factor -= 1
        return self.factor > 0 or self._stopped(field)

    def batters(self, element: int, field: int) -> None:
        """A Large Element is rolled for again and again until a roll fails; it stops the shot (DW-E-ART-41)."""
        while self.factor > 0 and not self.fallen(element) and self.attacks(element, field):
            self.factor -= 1

    # -- stones -------------------------------------------------------------------------------------------------------

    def lands(self, field: int) -> None:
        """A stone comes down; off the area it is lost (DW-E-ART-35)."""
        s = self.s
        if field == NOWHERE:
            s.emit("stone-lost", unit=s.name(self.unit))
            return
        s.emit("stone-lands", unit=s.name(self.unit), hex=s.field_id(field))
        struck = self.on(field)
        if self.name == SMALL_STONE:
            self._small(struck, field)
            return
        if struck is not None:  # whatever hit points it has (DW-E-ART-57)
            self.strike(struck, field, s.hits[struck])
        if not s.area.water[field]:  # DW-E-ART-62
            for near in self._shaken(field):
                beside = self.on(near)
                if beside is not None:
                    self.attacks(beside, near)
        for near in s.around[field]:
            if near != NOWHERE and s.between(near, field) == "wall":
                self.attacks_wall(field, near, "DW-E-ART-63")

    def _small(self, struck: int | None, field: int) -> None:
        """One field only; a Large Element is hit without a die (DW-E-ART-55)."""
        if struck is None:
            return
        if self.is_large(struck):
            self.strike(struck, field)
        else:
            self.attacks(struck, field)

    def _shaken(self, field: int) -> Iterator[int]:
        """The fields around that a large stone reaches: not those on higher ground (DW-E-ART-59). A Large Element is
        attacked on each of its own (DW-E-ART-60)."""
        height = self.s.area.height
        return (near for near in self.s.around[field] if near != NOWHERE and height[near] <= height[field])
