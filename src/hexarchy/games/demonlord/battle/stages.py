"""The three ways to strike in a round: battle magic, missiles, melee (DL-BMG, DL-ATK).

In each stage every attack is rolled before any result is applied (DL-ATK-06, DL-BMG-10). Dice are rolled for the
phasing player first, his fights from left to right.
"""

from __future__ import annotations

from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import commands
from hexarchy.games.demonlord.battle import blows
from hexarchy.games.demonlord.battle.board import Board, battle_of
from hexarchy.games.demonlord.battle.losses import Losses
from hexarchy.games.demonlord.magic import casting
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import other

HOLD = -1


def fighters(s: DemonlordState, battle: Board) -> list[tuple[int, int]]:
    """(seat, unit) of everybody with an enemy opposite, in the order dice are rolled."""
    return [(seat, u) for seat in (s.phasing, other(s.phasing)) for f in battle.fights for u in f.sides[seat]]


def strike(s: DemonlordState, battle: Board, attacks: list[blows.Blow]) -> None:
    """Roll every attack that can hit, then let the targets check morale."""
    hits: list[tuple[int, bool]] = []
    for blow in attacks:
        if not blow.can_hit:
            continue  # DL-ATK-14
        about = {"kind": blow.kind, "unit": blow.attacker, "target": blow.target}
        dice = s.roll(blow.dice, 6, RULES[blow.kind], value=blow.value, modifiers=blow.modifiers, **about)
        if sum(dice) <= blow.value:
            hits.append((blow.target, blow.kind == blows.MAGIC))
    s.pop()
    if hits:
        s.push(Losses(tuple(hits)))


RULES = {blows.MAGIC: "DL-BMG-03", blows.MISSILE: "DL-ATK-07", blows.MELEE: "DL-ATK-07"}


@frame
class BattleMagic(Procedure):
    """Both players say for all their casters, before either answer is shown, who fires and at whom (DL-DEC-34)."""

    answers: tuple[tuple[int, int], ...] = ()  # (caster, target or HOLD), sealed until both are through

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        asks = []
        for seat in (s.phasing, other(s.phasing)):
            caster = self._next(s, battle, seat)
            if caster is not None:
                targets = self.targets(battle, seat, caster)
                if commands.always_fires(s, seat) and len(targets) == 1:
                    self.answers = (*self.answers, (caster, targets[0]))
                    return None
                options: list[Action] = [*(s.game.verbs.fire[t] for t in targets), s.game.verbs.hold]
                asks.append(Ask(seat, "battle-magic", "DL-DEC-34", options, unit=caster, hex=battle.hex))
        if asks:
            return tuple(asks)
        self._fire(s, battle)
        return None

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        self.answers = tuple(pair for pair in self.answers if s.owner(pair[0]) == seat)

    def _next(self, s: DemonlordState, battle: Board, seat: int) -> int | None:
        answered = {caster for caster, _ in self.answers}
        for caster in battle.characters(s, seat):
            if caster not in answered and self.may_fire(s, battle, seat, caster):
                return caster
        return None

    @staticmethod
    def may_fire(s: DemonlordState, battle: Board, seat: int, caster: int) -> bool:
        """With power, not bound by another spell this phase, and with a unit that has an enemy opposite."""
        if not s.world.units[caster].power:
            return False
        unspent = caster in battle.casters or caster not in s.phase.cast  # DL-BMG-07, DL-BMG-09
        return unspent and bool(BattleMagic.targets(battle, seat, caster))

    @staticmethod
    def targets(battle: Board, seat: int, caster: int) -> tuple[int, ...]:
        """The enemies facing the unit he is with (DL-BMG-04)."""
        return tuple(sorted(battle.opposite(dict(battle.escorts)[caster], seat)))

    def do_fire(self, s: DemonlordState, seat: int, target: int) -> None:
        caster = self._next(s, battle_of(s), seat)
        assert caster is not None
        self.answers = (*self.answers, (caster, target))

    def do_hold(self, s: DemonlordState, seat: int, target: int) -> None:
        self.do_fire(s, seat, HOLD)

    def _fire(self, s: DemonlordState, battle: Board) -> None:
        firing = sorted((s.owner(c) != s.phasing, c, target) for c, target in self.answers if target != HOLD)
        attacks = []
        for _, caster, target in firing:
            if caster not in battle.casters:
                casting.spend(s, s.owner(caster), caster)
                battle.casters = (*battle.casters, caster)
            attacks.append(blows.magic_missile(s, caster, target))
        strike(s, battle, attacks)


@frame
class Strikes(Procedure):
    """Every unit with an enemy opposite strikes one; whom an outnumbered unit strikes is settled first (DL-ATK-05)."""

    targets: tuple[tuple[int, int], ...] = ()

    def strikers(self, s: DemonlordState, battle: Board) -> list[tuple[int, int]]:
        """(seat, unit) of everybody who strikes in this stage."""
        return fighters(s, battle)

    def ask_target(self, s: DemonlordState, seat: int, unit: int, options: list[Action]) -> Ask:
        raise NotImplementedError

    def blow(self, s: DemonlordState, battle: Board, unit: int, target: int) -> blows.Blow:
        raise NotImplementedError

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        undecided = self._undecided(s, battle)
        if undecided is not None:
            seat, unit = undecided
            options = [s.game.verbs.target[foe] for foe in sorted(battle.opposite(unit, seat))]
            return self.ask_target(s, seat, unit, options)
        chosen = dict(self.targets)
        attacks = []
        for seat, unit in self.strikers(s, battle):
            target = chosen.get(unit, battle.opposite(unit, seat)[0])
            attacks.append(self.blow(s, battle, unit, target))
        strike(s, battle, attacks)
        return None

    def _undecided(self, s: DemonlordState, battle: Board) -> tuple[int, int] | None:
        chosen = dict(self.targets)
        for seat, unit in self.strikers(s, battle):
            if unit not in chosen and len(battle.opposite(unit, seat)) > 1:
                return seat, unit
        return None

    def do_target(self, s: DemonlordState, seat: int, target: int) -> None:
        undecided = self._undecided(s, battle_of(s))
        assert undecided is not None
        self.targets = (*self.targets, (undecided[1], target))


@frame
class Missiles(Strikes):
    """An outnumbered unit picks its own missile target (DL-DEC-35)."""

    def strikers(self, s: DemonlordState, battle: Board) -> list[tuple[int, int]]:
        """Missile 0 is no missile value at all (DL-CMP-20)."""
        return [(seat, unit) for seat, unit in fighters(s, battle) if s.world.units[unit].missile]

    def ask_target(self, s: DemonlordState, seat: int, unit: int, options: list[Action]) -> Ask:
        return Ask(seat, "missile-target", "DL-DEC-35", options, unit=unit, hex=battle_of(s).hex)

    def blow(self, s: DemonlordState, battle: Board, unit: int, target: int) -> blows.Blow:
        return blows.missile(s, battle, unit, target)


@frame
class Melee(Strikes):
    """The melee target of an outnumbered unit is picked by the player who outnumbers it (DL-DEC-36)."""

    def ask_target(self, s: DemonlordState, seat: int, unit: int, options: list[Action]) -> Ask:
        return Ask(other(seat), "melee-target", "DL-DEC-36", options, unit=unit, hex=battle_of(s).hex)

    def blow(self, s: DemonlordState, battle: Board, unit: int, target: int) -> blows.Blow:
        return blows.melee(s, battle, unit, target)
