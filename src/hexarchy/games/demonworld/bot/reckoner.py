"""What one seat reckons with at one moment: what elements are worth, how fights go, where enemies are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from math import prod
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask
from hexarchy.core.together import Together
from hexarchy.games.demonworld import contact
from hexarchy.games.demonworld.bot.aspects import Aspects
from hexarchy.games.demonworld.bot.ways import ways
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS, turns
from hexarchy.games.demonworld.melee import reached
from hexarchy.games.demonworld.movement.strength import points_under
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import DESTROYS, SIDES_OF_DIE, Strike, quickness, weighed
from hexarchy.games.demonworld.terrain import OPEN_FIELD
from hexarchy.games.demonworld.words import ATTACK, BEAST, LEADER, MUSICIAN, SINGLE

ON_FIELDS: Final = ("take", "at", "support", "to", "swap", "high")
ABSOLUTE: Final = ("face", "lead", "shift")  # facings and directions as the compass has them
FIGURE_WORTH = {LEADER: 1.4, MUSICIAN: 1.2, BEAST: 1.0}


class Reckoner:
    """`s` is a state drawn from what the seat knows: it may be tried out on."""

    def __init__(self, s: DemonworldState, seat: int, aspects: Aspects) -> None:
        self.s = s
        self.seat = seat
        self.side = s.side_of_seat(seat)
        self.upper = s.upper == self.side
        self.aspects = aspects
        self._matches: dict[tuple[int, int], float] = {}
        self._roads: dict[int, Sequence[float]] = {}
        self._openings: dict[int, Sequence[float]] = {}

    # -- questions ----------------------------------------------------------------------------------------------------

    def unit(self, ask: Ask) -> int:
        """The unit a question is about."""
        return self.s.roster.index[ask.args["unit"]]

    def element(self, ask: Ask) -> int:
        """The element a question is about: it stands on the field that is named."""
        return self.s.standing[self.s.area.at(ask.args["hex"])]

    def field(self, option: Action) -> int:
        return self.s.field_named(option.target)

    def on(self, option: Action) -> int:
        """The element on the field an answer names."""
        return self.s.standing[self.field(option)]

    def counted(self, field: int) -> int:
        """The number of a field, counted from the seat's own edge: what is worth the same is told apart by it, so that
        neither edge is better than the other."""
        return field if self.upper else self.s.area.size - 1 - field

    def rank(self, option: Action) -> int:
        """Which of several answers of a verb comes first where nothing else tells them apart."""
        if option.verb in ON_FIELDS:
            return self.counted(self.field(option))
        if option.verb in ABSOLUTE:
            return option.target if self.upper else (option.target + DIRECTIONS // 2) % DIRECTIONS
        return option.index

    def centre(self, fields: list[int]) -> int:
        """Of some fields the one in their middle."""
        distance = self.s.area.grid.distance
        return min(fields, key=lambda field: (sum(distance(field, other) for other in fields), self.counted(field)))

    def tried(self, action: Action, s: DemonworldState | None = None) -> DemonworldState:
        """What becomes of the position with an answer."""
        trial = (s or self.s).clone()
        trial.apply(self.seat, action)
        return trial

    def drafting(self) -> Procedure | None:
        """The procedure in which the seat chooses, where others do at the same time."""
        top = self.s.frames[-1]
        found = top.under_way(self.s, self.seat) if isinstance(top, Together) else top
        return found if isinstance(found, Procedure) else None

    # -- what there is ------------------------------------------------------------------------------------------------

    @cached_property
    def foes(self) -> list[int]:
        """Enemy units on the area."""
        return [unit for unit in self.s.roster.of_side(1 - self.side) if self.s.bodies[unit]]

    def worth(self, element: int) -> float:
        """What the loss of an element counts: cards count only when all of it is gone, so the last are worth most."""
        s = self.s
        unit = s.roster.unit_of[element]
        each = s.entry(unit).points / max(1, self.left(unit)) * FIGURE_WORTH.get(s.roster.figure[element], 1.0)
        return each * (1 + self.aspects.last * self.lost(unit))

    def crowd(self, fields: Iterable[int]) -> float:
        """What stands on some fields and would be hit alike: enemies, less twice what friends are worth."""
        s = self.s
        struck = (s.standing[field] for field in fields if field in s.standing)
        return sum(self.worth(one) * (1 if s.roster.side_of[one] != self.side else -2) for one in struck)

    def left(self, unit: int) -> int:
        """The hits that destroy all that is left of a unit."""
        s = self.s
        return sum(s.hits[one] for one in s.entry(unit).elements if s.at[one] >= 0)

    def lost(self, unit: int) -> float:
        """The share of a unit that is gone."""
        entry = self.s.entry(unit)
        return 1 - self.left(unit) / (len(entry.elements) * entry.card.hit_points)

    def gap(self, unit: int, foe: int, s: DemonworldState | None = None) -> int:
        """Fields from one unit to another, at their nearest."""
        return self.gap_of((s or self.s).ground_of(unit), foe, s)

    def gap_of(self, fields: Iterable[int], foe: int, s: DemonworldState | None = None) -> int:
        s = s or self.s
        theirs, distances = s.ground_of(foe), s.area.grid.distances
        return min((distances(here)[there] for here in fields for there in theirs), default=255)

    @cached_property
    def apart(self) -> list[int]:
        """How far every field is from the nearest enemy."""
        s, found = self.s, [255] * self.s.area.size
        edge = [field for foe in self.foes for field in s.ground_of(foe)]
        way = 0
        while edge:
            for field in edge:
                found[field] = way
            way += 1
            near = dict.fromkeys(near for field in edge for near in s.around[field])
            edge = [field for field in near if field >= 0 and found[field] > way]
        return found

    def openings(self, unit: int) -> Sequence[float]:
        """How far every field is, for an element of a unit, from one beside an enemy that nobody has taken."""
        found = self._openings.get(unit)
        if found is None:
            free = [field for field in sorted(self.s.reach_of(1 - self.side)) if field not in self.s.standing]
            found = self._openings[unit] = ways(self.s, unit, free, within=True)
        return found

    def to_opening(self, unit: int, field: int) -> float:
        """The same of one who stands on the field: an element with an enemy beside it is there."""
        return 0.0 if field in self.s.reach_of(1 - self.side) else self.openings(unit)[field]

    def road(self, unit: int, foe: int) -> float:
        """How far a unit is from an enemy: its way there, and the turn it has to make before."""
        s = self.s
        here, there = self.centre(s.fields_of(unit)), self.centre(s.ground_of(foe))
        found = self._roads.get(unit)
        if found is None:
            found = self._roads[unit] = ways(s, unit, (here,))
        far = s.area.grid.distances(there)
        ahead = [far[near] if near >= 0 else far[here] + 1 for near in s.around[here]]
        best = [sum(ahead[way] for way in FRONT_DIRECTIONS[facing]) for facing in range(DIRECTIONS)]
        look = s.looks[s.bodies[unit][0]]
        away = min(turns(look, facing) for facing in range(DIRECTIONS) if best[facing] <= min(best))
        return min(found[field] for field in s.ground_of(foe)) + self.aspects.turning * away

    def paces(self, unit: int, order: int) -> int:
        """Fields of open ground a unit can go under an order."""
        return points_under(self.s, unit, order) // OPEN_FIELD

    def danger(self, unit: int) -> int:
        """How many fields farther than its enemies could come to attack it a unit stands: less than 1, they could."""
        return min((self.gap(unit, foe) - 1 - self.paces(foe, ATTACK) for foe in self.foes), default=255)

    # -- how fights go ------------------------------------------------------------------------------------------------

    def chance(self, unit: int, foe: int) -> float:
        """How likely an element of a unit destroys one of another where it charges it in front."""
        s = self.s
        added = weighed(
            s.game.world.weapons,
            s.entry(unit).card,
            s.entry(foe).card,
            first_round=True,
            charges=s.units[unit].order == ATTACK,
            zone=contact.FRONT,
        )
        needed = DESTROYS - sum(amount for _, amount in added)
        return min(max(SIDES_OF_DIE + 1 - needed, 1), SIDES_OF_DIE) / SIDES_OF_DIE

    def odds(self, unit: int, foe: int) -> float:
        """What a melee takes from the enemy, in points, for each point it costs."""
        found = self._matches.get((unit, foe))
        if found is None:
            found = self._matches[unit, foe] = self._odds(unit, foe)
        return found

    def _odds(self, unit: int, foe: int) -> float:
        s, weapons = self.s, self.s.game.world.weapons
        mine, theirs = len(s.bodies[unit]), len(s.bodies[foe])
        if not mine or not theirs:
            return 1.0
        ours, back = self.chance(unit, foe), self.chance(foe, unit)
        quick, slow = (
            sum(amount for _, amount in quickness(weapons, s.entry(one).card, s.units[one].order, first_round=True))
            for one in (unit, foe)
        )
        if quick > slow:  # who strikes first is struck back by fewer
            back *= 1 - ours
        elif quick < slow:
            ours *= 1 - back
        hits = [sum(s.hits[element] for element in s.bodies[one]) for one in (unit, foe)]
        gain = ours * s.entry(foe).points / hits[1]
        cost = back * s.entry(unit).points / hits[0]
        return gain * mine / max(0.01, self.aspects.own_risk * cost * theirs)

    def surviving(self, victim: int, announced: Iterable[Shot | Strike]) -> float:
        """How likely an element outlives the shots or strikes announced so far, of which some are meant for it."""
        if self.s.hits[victim] > 1:
            return 1.0
        aimed = (one for one in announced if (one.victim if isinstance(one, Strike) else one.target) == victim)
        return prod(1 - one.chance(self.s) for one in aimed)

    def balance(self, s: DemonworldState, unit: int) -> float:
        """What a unit's elements can do where they stand, less what is done to them."""
        found = 0.0
        for element in s.bodies[unit]:
            for blow, foes in reached(s, element).items():
                found += max((Strike(element, foe, blow=blow).chance(s) * self.worth(foe) for foe in foes), default=0.0)
            for foe in contact.touching(s, element):
                for blow, struck in reached(s, foe).items():
                    if element in struck:
                        risk = Strike(foe, element, blow=blow).chance(s) * self.worth(element)
                        found -= self.aspects.own_risk * risk / 2
        return found

    def shoots(self, unit: int) -> bool:
        """Is it a unit that rather shoots than fights?"""
        entry = self.s.entry(unit)
        return bool(entry.card.missiles) and entry.sort != SINGLE

    def stops(self, unit: int) -> int:
        """How many fields from an enemy a unit stops to shoot; 0 for those that fight."""
        if not self.shoots(unit):
            return 0
        return int(max(weapon.reach for weapon in self.s.entry(unit).card.missiles) * self.aspects.shooting_range)
