"""The three ways to strike in a round: battle magic, missiles, melee (DL-BMG, DL-ATK).

In each stage every attack is rolled before any result is applied (DL-ATK-06, DL-BMG-10). Dice are rolled for the
phasing player first, their fights from left to right.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.together import Together
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
        about: dict[str, Any] = {"kind": blow.kind, "unit": blow.attacker, "target": blow.target, "value": blow.value}
        needs, changed = (AT_MOST, blow.value), blow.modifiers
        dice = s.roll(blow.dice, 6, RULES[blow.kind], needs=needs, modifiers=changed, included=True, **about)
        if sum(dice) <= blow.value:
            hits.append((blow.target, blow.kind == blows.MAGIC))
    if hits:
        s.push(Losses(tuple(hits)))


RULES = {blows.MAGIC: "DL-BMG-03", blows.MISSILE: "DL-ATK-07", blows.MELEE: "DL-ATK-07"}


def may_fire(s: DemonlordState, battle: Board, seat: int, caster: int) -> bool:
    """With power, not bound by another spell this phase, and with a unit that has an enemy opposite."""
    if not s.world.units[caster].power:
        return False
    unspent = caster in battle.casters or caster not in s.phase.cast  # DL-BMG-07, DL-BMG-09
    return unspent and bool(magic_targets(battle, seat, caster))


def magic_targets(battle: Board, seat: int, caster: int) -> tuple[int, ...]:
    """The enemies facing the unit a caster is with (DL-BMG-04)."""
    return tuple(sorted(battle.opposite(dict(battle.escorts)[caster], seat)))


@frame
class BattleMagic(Together):
    """Both players say for all their casters, before either answer is shown, who fires and at whom (DL-DEC-34)."""

    def seats(self, s: DemonlordState) -> tuple[int, ...]:
        return s.phasing, other(s.phasing)

    def choosing(self, s: DemonlordState, seat: int) -> Frame:
        return AimMagic(seat)

    def revealed(self, s: DemonlordState, results: Mapping[int, tuple[tuple[int, int], ...]]) -> None:
        battle = battle_of(s)
        attacks = []
        for seat in (s.phasing, other(s.phasing)):
            for caster, target in sorted(aimed for aimed in results[seat] if aimed[1] != HOLD):
                if caster not in battle.casters:
                    casting.spend(s, seat, caster)
                    battle.casters = (*battle.casters, caster)
                attacks.append(blows.magic_missile(s, caster, target))
        strike(s, battle, attacks)


@frame
class AimMagic(Procedure):
    """One player's casters, each at one of the enemies opposite, or at none."""

    seat: int
    aimed: tuple[tuple[int, int], ...] = ()  # (caster, target or HOLD)

    def step(self, s: DemonlordState) -> Asked:
        battle = battle_of(s)
        caster = self._next(s, battle)
        if caster is None:
            s.finish(self.aimed)
            return None
        targets = magic_targets(battle, self.seat, caster)
        if commands.always_fires(s, self.seat) and len(targets) == 1:
            self.aimed = (*self.aimed, (caster, targets[0]))
            return None
        options: list[Action] = [*(s.game.verbs.fire[t] for t in targets), s.game.verbs.hold]
        return Ask(self.seat, "battle-magic", "DL-DEC-34", options, unit=caster, hex=battle.hex)

    def _next(self, s: DemonlordState, battle: Board) -> int | None:
        done = {caster for caster, _ in self.aimed}
        casters = battle.characters(s, self.seat)
        return next((c for c in casters if c not in done and may_fire(s, battle, self.seat, c)), None)

    def do_fire(self, s: DemonlordState, seat: int, target: int) -> None:
        caster = self._next(s, battle_of(s))
        assert caster is not None
        self.aimed = (*self.aimed, (caster, target))

    def do_hold(self, s: DemonlordState, seat: int, target: int) -> None:
        self.do_fire(s, seat, HOLD)


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
        s.pop()
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
