"""The Combat Phase (DR-B-PHS-09): Lepers, all attacks declared, resolved one by one, heroes among enemies."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fallout, fate, hooks, openings, siege
from hexarchy.games.divine_right.combat.battle import Battle, standing
from hexarchy.games.divine_right.combat.elements import battlefield, defenders, may_strike, met, targets, why_not_strike
from hexarchy.games.divine_right.combat.lepers import Shunned, shunned
from hexarchy.games.divine_right.combat.relief import shut_in
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import AMONG_ENEMIES, IN_AIR, NOBODY
from hexarchy.games.divine_right.world import beside


@frame
class CombatPhase(Stages, hooks.OpenToActs):
    """DR-B-PHS-09."""

    stage: int = 0
    attacks: tuple[tuple[int, int, int], ...] = ()  # (space, attackers, element) declared and not fought yet
    struck: int = 0  # spaces attacked: each once a player turn (DR-B-COM-02)

    STAGES: ClassVar[tuple[str, ...]] = (
        "open",
        "acts",
        "lepers",
        "declare",
        "resolve",
        "last_fights",
        "among_enemies",
        "sieges",
        "last_acts",
        "settled",
    )

    @hooks.only_for(hooks.COMBAT_OPENS)
    def open(self, s: DivineRightState) -> Asked:
        for begin in hooks.COMBAT_OPENS.of(s):
            begin(s)
        settle(s)
        return None

    @hooks.only_at(hooks.COMBAT_STARTS)
    def acts(self, s: DivineRightState) -> Asked:
        return self.offer(s, hooks.COMBAT_STARTS)

    @hooks.only_at(hooks.COMBAT_ENDS)
    def last_acts(self, s: DivineRightState) -> Asked:
        return self.offer(s, hooks.COMBAT_ENDS)

    def lepers(self, s: DivineRightState) -> Asked:
        """Enemy stacks next to the Lepers retreat (DR-B-KIN-05)."""
        for space in shunned(s):
            s.push(Shunned(space))
        return None

    # -- declaring ----------------------------------------------------------------------------------------------------

    def declare(self, s: DivineRightState) -> Asked:
        """All attacks before any is fought (DR-B-COM-01, DR-DEC-59)."""
        committed = self.committed()
        verbs, struck = s.game.verbs, self.struck | s.half.struck
        options = [verbs.attack[space] for space in targets_of(s, committed) if not struck >> space & 1]
        if s.airborne:
            options += [verbs.attack_air[space] for space in skies(s, committed) if not struck >> space & 1]
        options += hooks.act_options(s, hooks.AMONG_ATTACKS)
        return Ask(s.phasing, "attack", "DR-B-COM-01", [*options, verbs.done]) if options else None

    def committed(self) -> int:
        """Units that take part in an attack already."""
        found = 0
        for _, units, _ in self.attacks:
            found |= units
        return found

    def do_attack(self, s: DivineRightState, seat: int, space: int) -> None:
        s.push(Declaration(space, self.committed()))

    def do_attack_air(self, s: DivineRightState, seat: int, space: int) -> None:
        """Flyers attack others in the air of a space (DR-B-FLY-03)."""
        s.push(Declaration(space, self.committed(), IN_AIR))

    def resumed(self, s: DivineRightState, child: object, value: object) -> None:
        if isinstance(child, Declaration) and isinstance(value, int):
            self.attacks = (*self.attacks, (child.space, value, child.element))
            self.struck |= 1 << child.space

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.stage += 1

    def why_attack(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        if (self.struck | s.half.struck) >> space & 1:
            return [Reason("DR-B-COM-02", "attacked-already", hex=space)]
        units = [unit for at in s.world.field.near[space] for unit in s.own_units(seat, at)]
        if not units:
            return [Reason("DR-B-COM-01", "nobody-beside", hex=space)]
        reasons = [reason for unit in units for reason in why_not_attack(s, unit, space)]
        return reasons[:1] or [Reason("DR-B-SIE-15", "needs-friends-outside", hex=space)]

    def why_attack_air(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        if (self.struck | s.half.struck) >> space & 1:
            return [Reason("DR-B-COM-02", "attacked-already", hex=space)]
        near = [unit for at in s.world.field.near[space] for unit in s.own_units(seat, at)]
        reasons = [reason for unit in near for reason in why_not_attack(s, unit, space, IN_AIR)]
        return reasons[:1] or [Reason("DR-B-COM-01", "nobody-beside", hex=space)]

    # -- fighting -----------------------------------------------------------------------------------------------------

    def resolve(self, s: DivineRightState) -> Asked:
        """In the order the player likes (DR-DEC-60)."""
        if hooks.FIRST_OF_ALL.any(s):
            self.go("resolve")
            return None
        for space, units, element in self.attacks:
            if not standing(s, units) or not defenders(s, space, s.phasing, element):
                s.emit("attack-dropped", hex=space)  # its units or its target are gone (DR-B-COM-19)
                self.attacks = tuple(entry for entry in self.attacks if entry[0] != space)
        if not self.attacks:
            return None
        if len(self.attacks) == 1:
            self.do_resolve(s, s.phasing, self.attacks[0][0])
            return None
        options = [s.game.verbs.resolve[space] for space, _, _ in self.attacks]
        return Ask(s.phasing, "resolve", "DR-B-COM-01", options)

    def do_resolve(self, s: DivineRightState, seat: int, space: int) -> None:
        attack = next(entry for entry in self.attacks if entry[0] == space)
        self.attacks = tuple(entry for entry in self.attacks if entry[0] != space)
        self.go("resolve")
        s.push(Battle(*attack))

    @hooks.only_for(hooks.LAST_OF_ALL)
    def last_fights(self, s: DivineRightState) -> Asked:
        if hooks.LAST_OF_ALL.any(s):
            self.go("last_fights")
        return None

    def among_enemies(self, s: DivineRightState) -> Asked:
        """Heroes stacked with the phasing player's units roll (DR-B-FAT-02)."""
        held, where, among = s.held[s.phasing], s.where, 0
        for hero in hexes_of(s.lone_heroes & ~s.army[s.phasing]):
            if held >> where[hero] & 1:
                among |= 1 << where[hero]
        found = [hero for space in hexes_of(among) for hero in s.heroes(space)] if among else []
        for seat in s.round_from(s.phasing) if found else ():  # DR-B-SEQ-06
            for hero in found:
                if s.master[hero] == seat != s.phasing and not s.airborne >> hero & 1:
                    fate.endanger(s, hero, AMONG_ENEMIES, s.phasing, s.where[hero])
        settle(s)
        return None

    def sieges(self, s: DivineRightState) -> Asked:
        """What combat made possible may be besieged (DR-B-SIE-03)."""
        verbs = s.game.verbs
        options: list[Action] = [
            verbs.besiege[s.world.castles[castle].space] for castle in siege.declarable(s, s.phasing)
        ]
        options += hooks.act_options(s, hooks.AFTER_COMBATS)
        return Ask(s.phasing, "besiege", "DR-B-SIE-03", [*options, verbs.done]) if options else None

    def do_besiege(self, s: DivineRightState, seat: int, space: int) -> None:
        siege.declare(s, s.castle_in(space), seat)
        settle(s)

    def settled(self, s: DivineRightState) -> Asked:
        if s.half.retreated:
            changes.half(s, retreated=0)
        fallout.later(s, fallout.SIEGES)
        settle(s)
        return None


def why_not_attack(s: DivineRightState, unit: int, space: int, where: int = NOBODY) -> list[Reason]:
    """The rules against a unit's attack on a space. `where`: on land, at sea or in the air; NOBODY: wherever on the
    surface it finds an enemy."""
    if reasons := why_not_fight(s, unit, space):
        return reasons
    if where == NOBODY:
        found = met(s, unit, space)[1]
    elif where not in targets(s, unit):
        aloft = where == IN_AIR
        return [Reason("DR-B-FLY-03" if aloft else "DR-B-COM-05", "nobody-to-fight", unit=unit, hex=space)]
    else:
        found = defenders(s, space, s.phasing, where)
    if not found:
        return _nobody(s, unit, space)
    if reasons := why_not_strike(s, unit, found):
        return reasons
    if found == [s.world.lepers] and not hooks.STRIKES_LEPERS.any(s, unit):
        return [Reason("DR-B-KIN-05", "lepers-are-shunned", hex=space)]
    return []


def why_not_fight(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    """The rules against a unit's attack on a space, whatever it finds there (DR-B-COM-02, -04, -05, DR-B-EVT-05,
    DR-B-KIN-05)."""
    half, bit = s.half, 1 << unit
    if (half.fresh | half.leaving | half.sieging | half.broke_out | half.attacked) & bit:
        return [_why_tied(s, unit)]
    if unit in s.aboard:
        return [Reason("DR-B-COM-04", "is-aboard", unit=unit)]
    if half.omen != NOBODY and s.kingdom_of(unit) == half.omen:
        return [Reason("DR-B-EVT-05", "omens-forbid", kingdom=half.omen)]
    if unit == s.world.lepers:
        return [Reason("DR-B-KIN-05", "lepers-do-not-attack", unit=unit)]
    for why in hooks.MAY_ATTACK.of(s):
        if reasons := why(s, unit, space):
            return reasons
    if not may_strike(s, unit, space):
        return [Reason("DR-B-COM-05", "water-between", unit=unit, hex=space)]
    return []


def _why_tied(s: DivineRightState, unit: int) -> Reason:
    half, bit = s.half, 1 << unit
    if half.fresh & bit:
        return Reason("DR-B-COM-04", "just-activated", unit=unit)
    if half.leaving & bit:
        return Reason("DR-B-DIP-09", "is-leaving", unit=unit)
    if half.sieging & bit:
        return Reason("DR-B-SIE-11", "made-a-siege-attack", unit=unit)
    if half.broke_out & bit:
        return Reason("DR-B-SIE-14", "broke-out", unit=unit)
    return Reason("DR-B-COM-02", "has-attacked", unit=unit)


def _nobody(s: DivineRightState, unit: int, space: int) -> list[Reason]:
    """Why a unit finds nobody to fight: what there is is of another element, in the air or under water."""
    foes = [other for other in s.units(space) if s.master[other] not in (s.phasing, NOBODY)]
    if any(s.submerged >> other & 1 for other in foes) and s.is_seagoing(unit):
        return [Reason("DR-B-SWM-02", "is-submerged", hex=space)]
    if any(s.airborne >> other & 1 for other in foes):
        return [Reason("DR-B-FLY-03", "is-in-the-air", hex=space)]
    return [Reason("DR-B-COM-05", "nobody-to-fight", unit=unit, hex=space)]


def able(s: DivineRightState, space: int, committed: int, where: int = NOBODY) -> list[int]:
    """The phasing player's units that may attack a space."""
    near = s.world.field.around[space] & stands(s)
    return [
        unit
        for at in hexes_of(near)
        for unit in s.own_units(s.phasing, at)
        if not committed >> unit & 1 and not why_not_attack(s, unit, space, where)
    ]


def stands(s: DivineRightState) -> int:
    """Spaces from which the phasing player's units may attack."""
    beyond = s.beyond & s.army[s.phasing] & s.world.units
    return s.held[s.phasing] | s.spaces_of(beyond) if beyond else s.held[s.phasing]


def targets_of(s: DivineRightState, committed: int) -> list[int]:
    foes = s.foes(s.phasing)
    if hooks.MEETS.of(s):
        foes |= s.spaces_of(s.submerged & ~s.army[s.phasing])
    near = beside(s.world, stands(s)) & foes
    return [space for space in hexes_of(near) if _attacked(s, space, committed)]


def _attacked(s: DivineRightState, space: int, committed: int) -> bool:
    """May any unit attack a space that is not shut in?"""
    for at in hexes_of(s.world.field.around[space] & stands(s)):
        for unit in s.own_units(s.phasing, at):
            if not committed >> unit & 1 and not shut_in(s, unit) and not why_not_attack(s, unit, space):
                return True
    return False


def skies(s: DivineRightState, committed: int) -> list[int]:
    """Spaces in the air of which flyers may attack others."""
    own = s.world.flyers & s.army[s.phasing]
    hostile = s.spaces_of(s.airborne & s.world.units & ~s.army[s.phasing])
    near = s.world.field.beside(s.spaces_of(own)) & hostile
    return [space for space in hexes_of(near) if able(s, space, committed, IN_AIR)]


@frame
class Declaration(Procedure):
    """Who joins an attack: units of one element, at least one (DR-B-COM-02)."""

    space: int
    committed: int  # in other attacks
    element: int = NOBODY  # where they fight: the first of them decides
    units: int = 0

    def _able(self, s: DivineRightState) -> list[int]:
        found = able(s, self.space, self.committed | self.units, self.element)
        found = [unit for unit in found if not self._apart(s, unit)]
        return found if self._with_friends(s) else [unit for unit in found if not shut_in(s, unit)]

    def _apart(self, s: DivineRightState, unit: int) -> list[Reason]:
        """Why a unit does not join those that attack already."""
        return openings.JOINS_ATTACK.why(s, self.units, unit)

    def _with_friends(self, s: DivineRightState) -> bool:
        """Do units take part that are not shut in, so that others may make a sortie (DR-B-SIE-15)?"""
        return any(not shut_in(s, unit) for unit in hexes_of(self.units))

    def step(self, s: DivineRightState) -> Asked:
        options = [s.game.verbs.commit[unit] for unit in self._able(s)]
        if not options:
            s.finish(self.units)
            return None
        more = [s.game.verbs.done] if self.units else []
        return Ask(s.phasing, "commit", "DR-B-COM-02", [*options, *more], hex=self.space)

    def do_commit(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.units |= 1 << unit
        if self.element == NOBODY:
            self.element = battlefield(s, unit, self.space)

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish(self.units)

    def why_commit(self, s: DivineRightState, seat: int, unit: int) -> list[Reason]:
        if shut_in(s, unit) and not self._with_friends(s):
            return [Reason("DR-B-SIE-15", "needs-friends-outside", unit=unit)]
        return self._apart(s, unit) or why_not_attack(s, unit, self.space, self.element)
