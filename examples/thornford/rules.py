"""The procedures, in the order of the rulebook. Each asks, carries out the answer and says why it refuses another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, Outline, frame
from hexarchy.core.paths import Reach, reach_from
from hexarchy.core.together import Together
from hexarchy.core.ways import way
from thornford.state import NOBODY, OFF, REAVERS, WARDENS, ThornfordState

# -- the sequence of play ---------------------------------------------------------------------------------------------


@frame
class NameCaptains(Together):
    """Both name their captain at once, and neither sees the other's answer (TF-3)."""

    def seats(self, s: ThornfordState) -> tuple[int, ...]:
        return tuple(seat for seat in (REAVERS, WARDENS) if s.captains[seat] == NOBODY)

    def choosing(self, s: ThornfordState, seat: int) -> Frame:
        return NameCaptain(seat)

    def revealed(self, s: ThornfordState, results: Mapping[int, int]) -> None:
        for unit in results.values():
            s.name_captain(unit)


@frame
class NameCaptain(Frame):
    """One seat's choice: it ends with the unit that was named."""

    seat: int

    def step(self, s: ThornfordState) -> Asked:
        return Ask(self.seat, "captain", "TF-3", [s.game.captain[unit] for unit in s.band(self.seat)])

    def do_captain(self, s: ThornfordState, seat: int, unit: int) -> None:
        s.tell(seat, "captain-named", unit=unit)
        s.finish(unit)

    def why_captain(self, s: ThornfordState, seat: int, unit: int) -> list[Reason]:
        return [Reason("TF-3", "not-yours", unit=unit)]


@frame
class War(Frame):
    """Turn after turn, the reavers first (TF-2). It lies under everything else."""

    playing: bool = False

    def step(self, s: ThornfordState) -> Asked:
        self.playing = not self.playing
        if self.playing:
            s.emit("turn-begins", turn=s.turn, side=s.phasing)
            s.push(PlayerTurn())
        else:
            end_turn(s)
        return None


def end_turn(s: ThornfordState) -> None:
    if s.phasing == REAVERS:
        if s.held:
            s.end(REAVERS, scores(s), "TF-13")
        s.held = s.game.world.village in [s.where[unit] for unit in s.band(REAVERS)]
    elif s.turn == s.game.world.turns:
        s.end(WARDENS, scores(s), "TF-14")
    s.clock += 1


def scores(s: ThornfordState) -> tuple[int, int]:
    return len(s.band(REAVERS)), len(s.band(WARDENS))


class Part(Frame):
    """A part of a player's turn: one by one their units act, in the order they like (TF-2)."""

    __slots__ = ()
    QUESTION: ClassVar[str]
    ORDER: ClassVar[type[Order]]

    def step(self, s: ThornfordState) -> Asked:
        able = [unit for unit in s.band(s.phasing) if unit not in s.done and self.ORDER(unit).possible(s)]
        if able or s.done:  # when all have acted, their player still has the last word
            options = [*(s.game.unit[u] for u in able), s.game.end]
            return Ask(s.phasing, self.QUESTION, "TF-2", options, last_word=True)
        self.do_end(s, s.phasing, NOBODY)
        return None

    def do_unit(self, s: ThornfordState, seat: int, unit: int) -> None:
        s.push(self.ORDER(unit))

    def do_end(self, s: ThornfordState, seat: int, target: int) -> None:
        s.done = ()
        s.pop()

    def why_unit(self, s: ThornfordState, seat: int, unit: int) -> list[Reason]:
        if unit not in s.band(seat):
            return [Reason("TF-2", "not-yours", unit=unit)]
        return [Reason("TF-2", "has-acted" if unit in s.done else "nothing-to-do", unit=unit)]


# -- movement ---------------------------------------------------------------------------------------------------------


@frame
class Order(Frame):
    """What one unit is told to do, or to leave alone."""

    unit: int

    def possible(self, s: ThornfordState) -> bool:
        return True

    def do_stay(self, s: ThornfordState, seat: int, target: int) -> None:
        s.done = (*s.done, self.unit)
        s.pop()


@frame
class March(Order):
    """A unit moves (TF-4)."""

    def reach(self, s: ThornfordState) -> Reach:
        """The hexes it can come to, with their cost and the way there."""
        mp = s.game.world.units[self.unit].mp
        return reach_from(s.game.world.steps[mp], s.where[self.unit], mp, s.entry(s.phasing))

    def step(self, s: ThornfordState) -> Asked:
        hexes = [s.game.move[hex_] for hex_ in self.reach(s).costs]
        return Ask(s.phasing, "march", "TF-4", [*hexes, s.game.stay], unit=self.unit)

    def do_move(self, s: ThornfordState, seat: int, hex_: int) -> None:
        s.emit("moves", units=(self.unit,), **way(s.where[self.unit], self.reach(s).path(hex_) or (), hex_))
        s.put(self.unit, hex_)
        self.do_stay(s, seat, NOBODY)

    def why_move(self, s: ThornfordState, seat: int, hex_: int) -> list[Reason]:
        if hex_ in s.where:
            return [Reason("TF-6", "occupied", hex=hex_)]
        return [Reason("TF-4", "too-far", hex=hex_, mp=s.game.world.units[self.unit].mp)]


# -- combat -----------------------------------------------------------------------------------------------------------


class Blow:
    """One attack as a seat knows it: modifiers with their rules, and what each die does. Odds and dice read this."""

    def __init__(self, s: ThornfordState, seat: int, attacker: int, target: int) -> None:
        world, here, there = s.game.world, s.where[attacker], s.where[target]
        known = {*s.shown, s.captains[seat]}
        found = [("TF-9", world.units[attacker].strength - world.units[target].strength)]
        found.append(("TF-10", -(world.ground[there] != ".") - (world.between(here, there) in world.river)))
        found.append(("TF-11", (attacker in known) - (target in known)))
        self.modifiers = tuple((rule, amount) for rule, amount in found if amount)

    def result(self, die: int) -> str:
        total = die + sum(amount for _, amount in self.modifiers)
        return "destroyed" if total >= 6 else "driven-back" if total >= 4 else "nothing" if total >= 2 else "repulsed"

    def chance(self, *results: str) -> float:
        return sum(self.result(die) in results for die in range(1, 7)) / 6


@frame
class Attack(Order):
    """A unit attacks an enemy beside it (TF-8)."""

    def foes(self, s: ThornfordState) -> list[int]:
        return s.enemies_beside(s.game.world.seat[self.unit], s.where[self.unit])

    def possible(self, s: ThornfordState) -> bool:
        return bool(self.foes(s))

    def step(self, s: ThornfordState) -> Asked:
        foes = [s.game.attack[foe] for foe in self.foes(s)]
        return Ask(s.phasing, "attack", "TF-8", [*foes, s.game.stay], unit=self.unit)

    def do_attack(self, s: ThornfordState, seat: int, target: int) -> None:
        self.do_stay(s, seat, NOBODY)
        for fighter in (self.unit, target):
            show_captain(s, fighter)
        blow = Blow(s, seat, self.unit, target)
        (die,) = s.roll(1, 6, "TF-9", unit=self.unit, target=target, modifiers=blow.modifiers)
        result = blow.result(die)
        if result == "nothing":
            s.emit("nothing", unit=self.unit, target=target)
        elif result == "repulsed":
            destroy(s, self.unit)
        else:
            s.push(Aftermath(self.unit, target, result == "driven-back"))

    def why_attack(self, s: ThornfordState, seat: int, target: int) -> list[Reason]:
        return [Reason("TF-8", "not-beside", unit=self.unit, target=target)]


@frame
class Aftermath(Frame):
    """The beaten unit gives way or dies, and the victor takes its hex (TF-12)."""

    victor: int
    beaten: int
    lives: bool

    def step(self, s: ThornfordState) -> Asked:
        world, owner, here = s.game.world, s.game.world.seat[self.beaten], s.where[self.beaten]
        free = [h for h in world.grid.neighbours[here] if h >= 0 and world.between(here, h) not in world.river]
        hexes = sorted(h for h in free if h not in s.where and not s.enemies_beside(owner, h))
        if self.lives and hexes:
            return Ask(owner, "retreat", "TF-12", [s.game.retreat[h] for h in hexes], unit=self.beaten)
        destroy(s, self.beaten)
        self.advance(s, here)
        return None

    def do_retreat(self, s: ThornfordState, seat: int, hex_: int) -> None:
        left = s.where[self.beaten]
        s.emit("retreats", units=(self.beaten,), **way(left, (hex_,), hex_))
        s.put(self.beaten, hex_)
        self.advance(s, left)

    def advance(self, s: ThornfordState, hex_: int) -> None:
        s.pop()
        s.emit("advances", units=(self.victor,), **way(s.where[self.victor], (hex_,), hex_))
        s.put(self.victor, hex_)

    def why_retreat(self, s: ThornfordState, seat: int, hex_: int) -> list[Reason]:
        return [Reason("TF-12", "no-way-back", hex=hex_)]


def show_captain(s: ThornfordState, unit: int) -> None:
    """A captain's first fight shows him; another's shows that it is not his (TF-3)."""
    if unit in s.captains and unit not in s.shown:
        s.shown = (*s.shown, unit)
        s.emit("captain-shown", unit=unit)
    if unit not in s.fought:
        s.fought = (*s.fought, unit)


def destroy(s: ThornfordState, unit: int) -> None:
    s.emit("destroyed", unit=unit, hex=s.where[unit])
    s.put(unit, OFF)
    if not s.band(owner := s.game.world.seat[unit]):
        s.end(1 - owner, scores(s), "TF-14")


@frame
class Movement(Part):
    QUESTION: ClassVar[str] = "movement"
    ORDER: ClassVar[type[Order]] = March


@frame
class Combat(Part):
    QUESTION: ClassVar[str] = "combat"
    ORDER: ClassVar[type[Order]] = Attack


@frame
class PlayerTurn(Outline):
    """TF-2, as an outline."""

    OUTLINE: ClassVar[tuple[Callable[[], Frame], ...]] = (Movement, Combat)
    STEPS: ClassVar[tuple[str, ...]] = ("movement", "combat")
