"""Forced march (DR-A-FMA): a few movement points more, and what they cost.

A party that would go on names the space it wants to come to: the die depends on the whole way. What marches have left
of a unit is in `s.war` up to the end of the game turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.core.paths import Reach
from hexarchy.games.divine_right import changes, choices, fallout, fate, hooks, losses, status
from hexarchy.games.divine_right.advanced import omens
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.mercenaries import captains
from hexarchy.games.divine_right.mercenaries.named import stem
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.movement.march import March
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ARMY,
    BARBARIAN,
    KINGDOM_IDS,
    MERCENARY,
    NOBODY,
    PACES,
    REGULAR,
    SPECIAL,
)

SWITCH: Final = "forced_march"
MOST: Final = len(PACES)
LOST = "*"
TIRED, WORN, EXHAUSTED = 1, 2, 3  # marks A, B, C
MARKS: Final = {"": 0, LOST: 0, "-A": TIRED, "-B": WORN, "-C": EXHAUSTED}
TABLE: Final = (  # by the die, for each number of points wanted (DR-T-A-FORCEDMARCH)
    ("0", "1", "2*", "3*"),
    ("1*", "2*", "2-A", "3-B"),
    ("1-A", "2-B", "3-C", "4-C"),
    ("1-A", "2-A", "3-B", "4-C"),
    ("1", "2-A", "3-B", "4-B"),
    ("1", "2", "3-A", "4-B"),
    ("1", "2", "3", "4-A"),
)
CHIEFS: Final = ("ogsbogg", "kang", "juulute")  # whom Ogres and Barbarians follow further (DR-A-FMA-01)
NO_MEN: Final = ("werewolf", "vampire")
HARDY: Final = tuple(KINGDOM_IDS.index(name) for name in ("trolls", "ghem"))
ROUGH: Final = tuple(KINGDOM_IDS.index(name) for name in ("shucassam", "pon", "zorn", "neuth", "mivior", "ghem"))
GOOD: Final = 1  # class B, or A
RETREAT: Final = 2

# -- who may, and how likely ------------------------------------------------------------------------------------------


def troops(s: DivineRightState, members: Sequence[int]) -> list[int]:
    return [unit for unit in members if unit < s.world.first_hero]


def why_not(s: DivineRightState, march: March) -> list[Reason]:
    """The rules against a forced march (DR-A-FMA-01, DR-A-FMA-02, DR-A-FMA-11)."""
    members, pieces = march.members, s.world.pieces
    if march.way is not modes.FOOT:
        return [Reason("DR-A-FMA-01", "not-on-foot", unit=members[0])]
    spent = next((piece for piece in members if s.half.forced >> piece & 1), NOBODY)
    if spent != NOBODY:
        return [Reason("DR-A-FMA-02", "marched-already", unit=spent)]
    led = any(s.world.names[piece] in CHIEFS for piece in members)
    for unit in troops(s, members):
        if pieces[unit].kind != ARMY or pieces[unit].magical:
            return [Reason("DR-A-FMA-01", "no-forced-march", unit=unit)]
        if pieces[unit].of == BARBARIAN and not led:
            return [Reason("DR-A-FMA-01", "follows-no-such-leader", unit=unit)]
    if not troops(s, members) and (beast := next((hero for hero in members if stem(s, hero) in NO_MEN), NOBODY)) >= 0:
        return [Reason("DR-A-FMA-11", "no-forced-march", unit=beast)]
    return barred(s, members, 1 << s.where[members[0]] | s.half.trail)


def barred(s: DivineRightState, members: Sequence[int], spaces: int) -> list[Reason]:
    """What else forbids one through spaces."""
    return [reason for why in hooks.NOT_FORCED.of(s) for reason in why(s, members, spaces)][:1]


def further(s: DivineRightState, march: March) -> tuple[int, Reach]:
    """The points that are left, and where the party would come with all it could gain."""
    lay = s.lay  # as the question of the march has it
    allowance = march.way.allowance(s, march.members) if lay is None else lay.allowance
    return max(allowance - march.spent, 0), march.way.reach(s, march.members, march.spent - MOST)


def goals(s: DivineRightState, march: March, wanted: int) -> list[int]:
    """Spaces that points would bring within reach."""
    left, found = further(s, march)
    return _beyond(s, march, wanted, left, found)


def _beyond(s: DivineRightState, march: March, wanted: int, left: int, found: Reach) -> list[int]:
    near = sorted(space for space, cost in found.costs.items() if left < cost <= left + wanted)
    if not near or not barred(s, march.members, hex_set(found.came)):  # nothing is in the way anywhere
        return near
    return [space for space in near if not barred(s, march.members, hex_set(found.path(space) or (space,)))]


def modifiers(s: DivineRightState, members: Sequence[int], spaces: int) -> list[hooks.Modifier]:
    """DR-A-FMA-08, DR-A-FMA-09."""
    lands = {s.land_of[space] for space in hexes_of(spaces)}
    seats = {s.kingdoms[land].seat if land >= 0 else NOBODY for land in lands}
    units, leader = troops(s, members), party.leader_of(s, members)
    good = sum(
        (
            seats == {s.phasing},
            bool(units) and all(s.kingdom_of(unit) in HARDY for unit in units),
            leader != NOBODY and gifted(s, leader),
            leader != NOBODY and of_one_mind(s, leader, units),
        )
    )
    found = [("DR-A-FMA-08", good), ("DR-A-FMA-09", -hardships(s, spaces))]
    for more in hooks.FORCED_DIE.of(s):
        found += more(s, members, spaces)
    return [entry for entry in found if entry[1]]


def hardships(s: DivineRightState, spaces: int) -> int:
    """Enemy land, and rough ground (DR-A-FMA-09)."""
    lands = {s.land_of[space] for space in hexes_of(spaces)}
    foes = any(land >= 0 and s.kingdoms[land].seat not in (s.phasing, NOBODY) for land in lands)
    return foes + any(land < 0 or land in ROUGH for land in lands)


def gifted(s: DivineRightState, leader: int) -> bool:
    rating = strength.rating(s, leader)
    return rating <= GOOD if rating is not None else strength.bonus(s, leader, fleets=False) > 0


def of_one_mind(s: DivineRightState, leader: int, units: Sequence[int]) -> bool:
    """One kingdom's regulars, and mercenaries, under their own monarch or Great Captain."""
    pieces = [s.world.pieces[unit] for unit in units]
    homes = {piece.kingdom for piece in pieces if piece.of == REGULAR}
    others = all(piece.of in (REGULAR, MERCENARY, SPECIAL) for piece in pieces)
    return others and len(homes) == 1 and homes <= {status.realm(s, leader), captains.serves(s, leader)}


# -- the march --------------------------------------------------------------------------------------------------------


@hooks.BEGINS_TO_MOVE(option=SWITCH)
def sets_out(s: DivineRightState, piece: int) -> None:
    changes.half(s, trail=0)


@hooks.PASSES(option=SWITCH)
def passes(s: DivineRightState, members: Sequence[int], way: Sequence[int]) -> None:
    changes.half(s, trail=s.half.trail | hex_set(way))


@hooks.ALLOWANCE(option=SWITCH)
def strides(s: DivineRightState, members: Sequence[int]) -> int:
    """Of a party the least that one of its units has gained; those who joined it later have gained nothing."""
    pace = dict(s.half.pace)
    return min(pace.get(piece, 0) for piece in troops(s, members) or members) if pace else 0


@choices.turn
class Force(choices.Turn):
    """One roll for a stack, before its last step (DR-A-FMA-02, DR-A-FMA-03, DR-DEC-44)."""

    VERB = "force-march"
    OPTION = SWITCH

    def options(self, s: DivineRightState, march: March) -> list[Action]:
        if march.halted or why_not(s, march):
            return []
        left, found = further(s, march)
        open_ = _beyond(s, march, MOST, left, found)
        if not open_:
            return []
        least = min(found.costs[space] for space in open_) - left
        return [s.game.verbs.force_march[number - 1] for number in range(least, MOST + 1)]

    def do(self, s: DivineRightState, march: March, target: int) -> None:
        s.push(ForcedMarch(target + 1))

    def why(self, s: DivineRightState, march: March, target: int) -> list[Reason]:
        first = march.members[0]
        return why_not(s, march) or [Reason("DR-A-FMA-03", "no-further", unit=first, number=target + 1)]


@frame
class ForcedMarch(Stages, Procedure):
    """Where to; the die; what it costs."""

    wanted: int
    loses: bool = False
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("goal", "loss", "settled")

    def goal(self, s: DivineRightState) -> Asked:
        march = self.parent(s, March)
        options = [s.game.verbs.go[space] for space in goals(s, march, self.wanted)]
        if len(options) == 1:
            self.do_go(s, s.phasing, options[0].target)
            return None
        first = march.members[0]
        return Ask(s.phasing, "force-march", "DR-A-FMA-03", options, unit=first, hex=s.where[first], number=self.wanted)

    def do_go(self, s: DivineRightState, seat: int, space: int) -> None:
        """A die under 1 counts as 1, over 7 as 7 (DR-A-FMA-12)."""
        march = self.parent(s, March)
        _, found = further(s, march)
        spaces = s.half.trail | hex_set(found.path(space) or (space,))
        added = modifiers(s, march.members, spaces)
        (die,) = s.roll(1, 6, "DR-A-FMA-03", unit=march.members[0], hex=s.where[march.members[0]], modifiers=added)
        counts = min(max(die + sum(amount for _, amount in added), 1), len(TABLE))
        cell = TABLE[counts - 1][self.wanted - 1]
        points, mark = int(cell[0]), MARKS[cell[1:]]
        members = hex_set(march.members)
        pace = tuple((piece, points) for piece in march.members)
        changes.half(s, forced=s.half.forced | members, pace=(*s.half.pace, *pace))
        s.emit("force-marches", units=march.members, points=points, mark=mark)
        units = troops(s, march.members)
        self.loses = cell[1:] == LOST or (bool(units) and mark >= WORN)
        if mark and units:
            exhaust(s, units, mark)
        self.go("loss")

    def loss(self, s: DivineRightState) -> Asked:
        """A unit, as its owner likes (DR-A-FMA-04, DR-DEC-55); of heroes alone one is hurt (DR-A-FMA-11)."""
        if not self.loses:
            return None
        members = self.parent(s, March).members
        pieces = losses.expendable(s, troops(s, members)) or [*members]
        if len(pieces) > 1:
            verbs = s.game.verbs
            heroes = pieces[0] >= s.world.first_hero
            options: list[Action] = [verbs.choose[piece] if heroes else verbs.lose[piece] for piece in pieces]
            cheap = options[0] if heroes else verbs.lose[losses.cheapest(s, pieces)]
            return Ask(s.phasing, "stragglers", "DR-A-FMA-04", options, default=cheap, hex=s.where[pieces[0]])
        self._take(s, pieces[0])
        return None

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        self._take(s, unit)

    def do_choose(self, s: DivineRightState, seat: int, hero: int) -> None:
        self._take(s, hero)

    def _take(self, s: DivineRightState, piece: int) -> None:
        self.loses = False
        self.go("settled")
        if piece >= s.world.first_hero:
            fate.wound(s, piece)
        else:
            losses.eliminate(s, piece)

    def settled(self, s: DivineRightState) -> Asked:
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)
        return None


# -- afterwards -------------------------------------------------------------------------------------------------------


def exhaust(s: DivineRightState, units: Sequence[int], mark: int) -> None:
    others = tuple(entry for entry in s.war.tired if entry[0] not in units)
    changes.war(s, tired=(*others, *((unit, mark) for unit in units)))


def condition(s: DivineRightState, unit: int) -> int:
    """How tired a unit is: as the worst of its stack (DR-A-FMA-10)."""
    if not s.war.tired or s.where[unit] < 0:
        return 0
    marks = dict(s.war.tired)
    near = s.own_units(s.master[unit], s.where[unit])
    return max(marks.get(one, 0) for one in near if s.is_inside(one) == s.is_inside(unit))


@hooks.MAY_ATTACK(option=SWITCH)
def too_tired(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    """For the rest of the game turn (DR-A-FMA-06, DR-A-FMA-07)."""
    mark = condition(s, unit)
    if mark < WORN:
        return []
    return [Reason("DR-A-FMA-06" if mark == WORN else "DR-A-FMA-07", "worn-out", unit=unit)]


def _lag(s: DivineRightState, clash: Clash, defending: bool) -> hooks.Modifier:
    """Tired attackers (DR-A-FMA-05), exhausted defenders (DR-A-FMA-07)."""
    mark = max((condition(s, unit) for unit in clash.side(defending=defending)), default=0)
    if defending:
        return "DR-A-FMA-07", int(mark == EXHAUSTED)
    return "DR-A-FMA-05", int(mark == TIRED)


@hooks.COMBAT_MODIFIERS(option=SWITCH)
def sore_feet(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    rule, lag = _lag(s, clash, defending)
    return [(rule, -1)] if lag and not strength.rated(s, clash.element) else []


@hooks.FORCE_RATING(option=SWITCH)
def disorder(s: DivineRightState, clash: Clash, defending: bool, rating: int) -> int:
    """Where forces are rated: a class lower, or two."""
    _, lag = _lag(s, clash, defending)
    return rating + (2 if defending else 1) * lag


@hooks.RETREAT_NEEDS(option=SWITCH)
def stumbling(s: DivineRightState, unit: int, number: int) -> int | None:
    return number + RETREAT if condition(s, unit) == EXHAUSTED else None


@hooks.PLAYER_TURN_ENDS(option=SWITCH)
def rested(s: DivineRightState) -> None:
    """Who is only tired has recovered when the Combat Phase is over."""
    changes.war(s, tired=tuple(entry for entry in s.war.tired if entry[1] != TIRED))


@hooks.GAME_TURN_ENDS(option=SWITCH)
def new_day(s: DivineRightState) -> None:
    changes.war(s, tired=())


@hooks.LIFTED(option=SWITCH)
def lifted(s: DivineRightState, piece: int, place: int) -> None:
    if s.war.tired:
        changes.war(s, tired=tuple(entry for entry in s.war.tired if entry[0] != piece))


# -- omens ------------------------------------------------------------------------------------------------------------


@hooks.FORCED_DIE(option="omens")
def good_day(s: DivineRightState, members: Sequence[int], spaces: int) -> Iterable[hooks.Modifier]:
    return [(omens.GOOD, 1)] if omens.is_good(s, omens.MARCHING) else []


@hooks.NOT_FORCED(option="omens")
def bad_day(s: DivineRightState, members: Sequence[int], spaces: int) -> list[Reason]:
    return [Reason(omens.BAD, "no-forced-march", unit=members[0])] if omens.is_bad(s, omens.MARCHING) else []
