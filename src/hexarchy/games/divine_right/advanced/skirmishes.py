"""Skirmishing (DR-A-SKI): a force picks away at a stack it would not meet in the open."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fallout, fate, hooks, losses
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.battle import standing
from hexarchy.games.divine_right.combat.elements import defenders
from hexarchy.games.divine_right.combat.phase import CombatPhase, stands, why_not_attack
from hexarchy.games.divine_right.combat.relief import shut_in
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BATTLE, CHARACTER, NOBODY, ON_LAND

BEATEN, BEATEN_IN_SIEGE = 2, 3  # and less: the attacker loses a unit (DR-A-SKI-02, DR-A-SKI-06)
MORTNOIR = "mortnoir"
GOOD = 1  # class B, or A (DR-A-SKI-09)

# -- who may ----------------------------------------------------------------------------------------------------------


def gift(s: DivineRightState, hero: int) -> int:
    """What a leader who is committed adds; with ratings a class A or B counts as 1 (DR-A-SKI-09)."""
    rating = strength.rating(s, hero)
    return int(rating <= GOOD) if rating is not None else max(strength.bonus(s, hero, fleets=False), 0)


def captains(s: DivineRightState, seat: int, space: int, units: list[int]) -> list[int]:
    """A seat's leaders on the field who lead one of the units there: inside the walls only if these are."""
    inside = bool(units) and s.is_inside(units[0])
    return [
        hero
        for hero in s.mortals(space)
        if s.master[hero] == seat
        and s.world.pieces[hero].kind != CHARACTER
        and s.is_inside(hero) == inside
        and not s.half.leaving >> hero & 1
        and any(strength.leads(s, hero, unit) for unit in units)
    ]


def within_reach(s: DivineRightState, unit: int, space: int) -> bool:
    """Both inside a kingdom friendly to the attacker; or the wasteland, under a leader with a bonus (DR-A-SKI-01); or
    from a besieged castle the besiegers (DR-A-SKI-06)."""
    at, seat = s.where[unit], s.master[unit]
    if shut_in(s, unit):
        siege = s.siege_of(s.castle_in(at))
        return siege is not None and bool(s.held[siege.seat] >> space & 1)
    land = s.land_of[space]
    if land != NOBODY:
        return s.land_of[at] == land and s.kingdoms[land].seat == seat
    return any(gift(s, hero) for hero in captains(s, seat, at, [unit]))


def able(s: DivineRightState, space: int, committed: int) -> list[int]:
    return [
        unit
        for at in hexes_of(s.world.field.around[space] & stands(s))
        for unit in s.own_units(s.phasing, at)
        if not committed >> unit & 1
        and not s.airborne >> unit & 1
        and within_reach(s, unit, space)
        and not why_not_attack(s, unit, space, ON_LAND)
    ]


def declared(s: DivineRightState) -> tuple[int, int]:
    """Spaces under attack already, and the units that attack them."""
    phase = next(frame for frame in s.frames if isinstance(frame, CombatPhase))
    return phase.struck | s.half.struck, phase.committed()


@hooks.act
class Skirmish(hooks.Act):
    """Declared like any attack, and instead of one on the same stack (DR-A-SKI-07, DR-DEC-59)."""

    VERB = "skirmish"
    MOMENT = hooks.AMONG_ATTACKS
    RULE = "DR-A-SKI-01"
    OPTION = "skirmishing"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        struck, committed = declared(s)
        near = s.world.field.beside(stands(s)) & s.foes(seat) & ~struck
        return [s.game.verbs.skirmish[space] for space in hexes_of(near) if able(s, space, committed)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Force(target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if declared(s)[0] >> target & 1:
            return [Reason("DR-A-SKI-07", "attacked-already", hex=target)]
        return [Reason("DR-A-SKI-01", "no-skirmish-there", hex=target)]


@frame
class Force(Procedure):
    """Units of one stack."""

    space: int
    units: int = 0

    def step(self, s: DivineRightState) -> Asked:
        found = able(s, self.space, declared(s)[1] | self.units)
        first = next(iter(hexes_of(self.units)), NOBODY)
        if first != NOBODY:
            found = [
                unit for unit in found if s.where[unit] == s.where[first] and shut_in(s, unit) == shut_in(s, first)
            ]
        if not found:
            self.do_done(s, s.phasing, NOBODY)
            return None
        options: list[Action] = [s.game.verbs.commit[unit] for unit in found]
        options += [s.game.verbs.done] if self.units else []
        return Ask(s.phasing, "skirmish", "DR-A-SKI-01", options, hex=self.space)

    def do_commit(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.units |= 1 << unit

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        """It is the one attack of each of them."""
        half = s.half
        changes.half(
            s,
            attacked=half.attacked | self.units,
            struck=half.struck | 1 << self.space,
            skirmishes=(*half.skirmishes, (self.space, self.units)),
        )
        s.finish()


# -- the skirmish -----------------------------------------------------------------------------------------------------


@hooks.FIRST_OF_ALL(option="skirmishing")
def before_combats(s: DivineRightState) -> bool:
    if not s.half.skirmishes:
        return False
    (space, units), *rest = s.half.skirmishes
    changes.half(s, skirmishes=tuple(rest))
    if standing(s, units) and defenders(s, space, s.phasing, ON_LAND):
        s.push(Harassment(space, units))
    else:
        s.emit("attack-dropped", hex=space)
    return True


@frame
class Harassment(Stages, Procedure):
    """Leaders are committed, the attacker rolls, one side loses a unit; no retreat, no advance (DR-A-SKI-08)."""

    space: int
    units: int
    leaders: tuple[int, int] = (NOBODY, NOBODY)  # committed by attacker and defender
    asked: int = 0  # how many of the two have said whom they commit
    loser: int = NOBODY  # 0 the attacker, 1 the defender
    danger: int = NOBODY  # the side one of whose leaders is in danger
    able: tuple[int, ...] = ()  # those it may be
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("commit", "die", "casualty", "endanger", "settled")

    def _seat(self, s: DivineRightState, side: int) -> int:
        found = self._force(s, side)
        return s.master[found[0]] if found else NOBODY

    def _force(self, s: DivineRightState, side: int) -> list[int]:
        return defenders(s, self.space, s.phasing, ON_LAND) if side else standing(s, self.units)

    def commit(self, s: DivineRightState) -> Asked:
        """The attacker first (DR-A-SKI-04, DR-DEC-66)."""
        while self.asked < 2:
            units = self._force(s, self.asked)
            seat = s.master[units[0]]
            gifted = [hero for hero in captains(s, seat, s.where[units[0]], units) if gift(s, hero)]
            if gifted:
                verbs = s.game.verbs
                options = [*(verbs.leader[hero] for hero in gifted), verbs.none]
                return Ask(seat, "skirmish-leader", "DR-A-SKI-04", options, default=verbs.none, hex=self.space)
            self.asked += 1
        return None

    def do_leader(self, s: DivineRightState, seat: int, hero: int) -> None:
        self.leaders = (hero, NOBODY) if self.asked == 0 else (self.leaders[0], hero)
        self.asked += 1

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        self.asked += 1

    def _modifiers(self, s: DivineRightState) -> tuple[hooks.Modifier, ...]:
        """The attacker's leader adds, the defender's subtracts; Sir Mortnoir always harms his side (DR-A-SKI-05)."""
        found = []
        for side, sign in ((0, 1), (1, -1)):
            if self.leaders[side] != NOBODY:
                found.append(("DR-A-SKI-04", sign * gift(s, self.leaders[side])))
            if adviser(s, self._force(s, side)) != NOBODY:
                found.append(("DR-A-SKI-05", -sign))
        return tuple(found)

    def die(self, s: DivineRightState) -> Asked:
        """Only the attacker rolls, and only the natural die endangers a leader (DR-A-SKI-02, DR-A-SKI-03)."""
        forces = (self._force(s, 0), self._force(s, 1))
        own, theirs = (s.name(self._seat(s, side)) for side in (0, 1))
        s.emit("skirmish", hex=self.space, side=own, foe=theirs, units=tuple(forces[0]))
        modifiers = self._modifiers(s)
        (die,) = s.roll(1, 6, "DR-A-SKI-02", side=own, hex=self.space, modifiers=modifiers)
        counts = min(max(die + sum(amount for _, amount in modifiers), 1), 6)
        self.loser = int(counts > (BEATEN_IN_SIEGE if shut_in(s, forces[0][0]) else BEATEN))
        self.danger = {1: 0, 6: 1}.get(die, NOBODY)
        if self.danger != NOBODY:
            self.able = endangered(s, forces[self.danger], self.leaders[self.danger])
        return None

    def casualty(self, s: DivineRightState) -> Asked:
        units = self._force(s, self.loser)
        units = [unit for unit in units if not s.world.monarch_units >> unit & 1] or units
        if len(units) > 1:
            lose = s.game.verbs.lose
            default = lose[losses.cheapest(s, units)]
            options = [lose[unit] for unit in units]
            seat = self._seat(s, self.loser)
            return Ask(seat, "casualty", "DR-A-SKI-02", options, default=default, hex=self.space, number=1)
        self.do_lose(s, NOBODY, units[0])
        return None

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        losses.eliminate(s, unit, by=self._seat(s, 1 - self.loser))
        self.go("endanger")

    def endanger(self, s: DivineRightState) -> Asked:
        """One leader and no other hero, chosen by their owner unless they were committed (DR-A-SKI-03, DR-DEC-69)."""
        able = [hero for hero in self.able if s.where[hero] >= 0]
        if len(able) > 1:
            options = [s.game.verbs.choose[hero] for hero in able]
            return Ask(s.master[able[0]], "endangered", "DR-A-SKI-03", options, hex=self.space)
        for hero in able:
            self.do_choose(s, s.master[hero], hero)
        return None

    def do_choose(self, s: DivineRightState, seat: int, hero: int) -> None:
        captor = s.phasing if self.danger else self._seat(s, 1)
        fate.endanger(s, hero, BATTLE, captor, s.where[hero])
        self.go("settled")

    def settled(self, s: DivineRightState) -> Asked:
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)
        return None


def adviser(s: DivineRightState, units: list[int]) -> int:
    """Sir Mortnoir, where he is with a force of his own side, or advises one of another's."""
    him = s.world.index[MORTNOIR]
    there = bool(units) and s.where[him] == s.where[units[0]]
    there = there and (s.master[him] == s.master[units[0]] or s.intrigue.active)
    return him if there and s.is_inside(him) == s.is_inside(units[0]) else NOBODY


def endangered(s: DivineRightState, units: list[int], committed: int) -> tuple[int, ...]:
    """Who may be the one in danger: who was committed, else any leader there, else Sir Mortnoir (DR-A-SKI-05)."""
    if committed != NOBODY:
        return (committed,)
    found = captains(s, s.master[units[0]], s.where[units[0]], units)
    him = adviser(s, units)
    return tuple(found) or ((him,) if him != NOBODY else ())
