"""One combat, step by step (DR-B-COM-16): retreat, strength, dice, casualties, fates, advance."""

from __future__ import annotations

from typing import Any, ClassVar

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, entering, fallout, fate, hooks, losses, stacking
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.elements import defenders, may_cross
from hexarchy.games.divine_right.combat.relief import Relief, relievable
from hexarchy.games.divine_right.combat.retreat import Retreat
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.movement.party import paranoid
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BATTLE, IN_AIR, NOBODY, ON_LAND


def standing(s: DivineRightState, units: int) -> list[int]:
    """Of the units that were to attack those that still can (DR-B-COM-19)."""
    return [unit for unit in hexes_of(units & ~s.half.leaving) if s.where[unit] >= 0 and s.master[unit] == s.phasing]


@frame
class Battle(Stages, Procedure):
    """Units against a space."""

    space: int
    units: int  # the attackers
    element: int = ON_LAND  # or at sea, or in the air
    may_advance: bool = True
    foe: int = NOBODY  # the seat that defends
    leaders: tuple[int, int] = (NOBODY, NOBODY)
    asked: int = 0  # how many of the two sides have named their leader
    answered: int = 0  # chapters that have let the defender answer
    joined: int = 0  # others of the defender's who have joined the defence, and do not retreat
    edge: tuple[str, int] = ("", 0)  # what the attacker adds in this combat alone, and by which rule
    due: tuple[int, int] = (0, 0)  # units still to be lost by attacker and defender
    bled: int = 0  # spaces that have lost a unit
    castles: tuple[tuple[int, bool], ...] = ()  # that the attack may relieve, and whether units stand all around
    placed: int = 0  # attackers that went into one or stay outside it: they advance no further
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = (
        "muster",
        "begin",
        "answers",
        "retreat",
        "settled",
        "captains",
        "tactics",
        "dice",
        "casualties",
        "fates",
        "settled_again",
        "advance",
        "left_behind",
        "end",
    )

    # -- who fights ---------------------------------------------------------------------------------------------------

    def attackers(self, s: DivineRightState) -> list[int]:
        """Those still there and able: units of a kingdom that has left drop out (DR-B-COM-19)."""
        return standing(s, self.units)

    def defenders(self, s: DivineRightState) -> list[int]:
        found = self.surface(s)
        if self.joined:
            others = hexes_of(self.joined & ~hex_set(found))
            found += [unit for unit in others if s.where[unit] == self.space and s.master[unit] == self.foe]
        return found

    def surface(self, s: DivineRightState) -> list[int]:
        """Those who were attacked, without others who have joined them."""
        found = defenders(s, self.space, s.phasing, self.element)
        return [unit for unit in found if not self.joined >> unit & 1] if self.joined else found

    def clash(self, s: DivineRightState) -> strength.Clash:
        return strength.Clash(
            tuple(self.attackers(s)), tuple(self.defenders(s)), self.space, self.leaders, self.element
        )

    def muster(self, s: DivineRightState) -> Asked:
        """An attack whose units or target are gone is dropped; where only some of its units are, the rest go on or drop
        it (DR-B-COM-19)."""
        attackers = self.attackers(s)
        if not attackers or not self.defenders(s):
            self._drop(s)
        elif hex_set(attackers) != self.units:
            verbs = s.game.verbs
            return Ask(s.phasing, "go-on", "DR-B-COM-19", [verbs.yes, verbs.no], default=verbs.no, hex=self.space)
        return None

    def _drop(self, s: DivineRightState) -> None:
        s.emit("attack-dropped", hex=self.space)
        self.go("end")

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        self.units = hex_set(self.attackers(s))

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        self._drop(s)

    def begin(self, s: DivineRightState) -> Asked:
        found = self.defenders(s)
        self.foe = s.master[found[0]]
        changes.half(s, attacked=s.half.attacked | self.units)
        self.castles = relievable(s, self.space) if self.may_advance else ()
        for kingdom, royal in enumerate(s.world.royal_seats):
            if royal == self.space:
                changes.kingdom(s, kingdom, attacked=s.turn)  # what holds it is contested (DR-B-ACT-07)
        s.emit(
            "battle-begins",
            hex=self.space,
            side=s.name(s.phasing),
            foe=s.name(self.foe),
            units=tuple(self.attackers(s)),
        )
        for follow in hooks.BATTLE_BEGINS.of(s):
            follow(s, self)
        if hooks.CALLED_OFF.any(s, self.space, self.attackers(s), found):
            self.go("end")
        return None

    def answers(self, s: DivineRightState) -> Asked:
        pending = hooks.ANSWERS.of(s)
        if self.answered < len(pending):
            self.answered += 1
            self.go("answers")
            pending[self.answered - 1](s, self)
        return None

    def retreat(self, s: DivineRightState) -> Asked:
        if not hooks.BEFORE_RETREAT.any(s, self):
            aloft = any(s.airborne >> unit & 1 for unit in self.attackers(s))
            s.push(Retreat(self.space, self.foe, hex_set(self.surface(s)), aloft=aloft))
        return None

    def settled(self, s: DivineRightState) -> Asked:
        for stand in hooks.STANDS.of(s):
            stand(s, self)
        settle(s)
        return None

    # -- the leaders that count ---------------------------------------------------------------------------------------

    def captains(self, s: DivineRightState) -> Asked:
        """Each side names one leader, the attacker first (DR-B-COM-20, DR-DEC-66)."""
        for scatter in hooks.SCATTERED.of(s):
            for unit in scatter(s, self.defenders(s)):
                self._lose(s, unit)
        if not self.defenders(s) or not self.attackers(s):
            self.go("fates" if self.bled else "advance")
            return None
        while self.asked < 2:
            able = self._leaders(s, self.asked)
            if len(able) > 1:
                seat, verbs = (s.phasing, self.foe)[self.asked], s.game.verbs
                options = [*(verbs.leader[hero] for hero in able), verbs.none]
                return Ask(seat, "leader", "DR-B-COM-20", options, default=options[0], hex=self.space)
            self._name(able[0] if able else NOBODY)
        return None

    def _leaders(self, s: DivineRightState, side: int) -> list[int]:
        if side:
            heroes = [hero for hero in s.mortals(self.space) if s.master[hero] == self.foe and not s.is_inside(hero)]
            return strength.leaders(s, heroes, self.defenders(s), self.space, self.element)
        spaces = {s.where[unit] for unit in self.attackers(s)}
        heroes = [hero for space in sorted(spaces) for hero in s.mortals(space) if s.master[hero] == s.phasing]
        able = [hero for hero in heroes if not s.half.leaving >> hero & 1]
        return strength.leaders(s, able, self.attackers(s), self.space, self.element)

    def _name(self, leader: int) -> None:
        own, theirs = self.leaders
        self.leaders = (leader, theirs) if self.asked == 0 else (own, leader)
        self.asked += 1

    def do_leader(self, s: DivineRightState, seat: int, hero: int) -> None:
        self._name(hero)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        self._name(NOBODY)

    def tactics(self, s: DivineRightState) -> Asked:
        """Where one side has no say, nobody decides what to do, and nobody rolls (DR-A-DEV-07)."""
        for overpower in hooks.OVERPOWERS.of(s):
            if (lost := overpower(s, self)) is not None:
                self._decide(s, lost)
                self.go("casualties")
                return None
        if hooks.BEFORE_DICE.any(s, self):
            self.castles = ()  # nobody has fought their way anywhere
            self.go("fates")
        return None

    # -- dice and casualties ------------------------------------------------------------------------------------------

    def dice(self, s: DivineRightState) -> Asked:
        """Each side rolls a die and adds its modifiers (DR-B-COM-06)."""
        attackers, found = self.attackers(s), self.defenders(s)
        clash = self.clash(s)
        combat = strength.combat(s, attackers, found, self.space, self.leaders, self.element, self.edge)
        about: dict[str, Any] = {"hex": self.space}
        (own,) = s.roll(1, 6, "DR-B-COM-06", side=s.name(s.phasing), modifiers=combat.attacker.modifiers, **about)
        (theirs,) = s.roll(1, 6, "DR-B-COM-06", side=s.name(self.foe), modifiers=combat.defender.modifiers, **about)
        lost = combat.losses(own, theirs)
        for spare in hooks.LOSSES.of(s):
            lost = spare(s, clash, lost)
        self._decide(s, lost)
        return None

    def _decide(self, s: DivineRightState, lost: tuple[int, int]) -> None:
        """No side loses more than it has (DR-B-COM-18)."""
        self.due = (min(lost[0], len(self.attackers(s))), min(lost[1], len(self.defenders(s))))
        s.emit("battle-result", hex=self.space, own=self.due[0], theirs=self.due[1])
        for follow in hooks.DECIDED.of(s):
            follow(s, self.clash(s), self.due)

    def casualties(self, s: DivineRightState) -> Asked:
        """The loser picks, the attacker before the defender on a tie (DR-B-COM-09, DR-B-COM-16, DR-DEC-67)."""
        for side, units in ((0, self.attackers(s)), (1, self.defenders(s))):
            due = self.due[side]
            if not due:
                continue
            if due < len(units):
                seat = (s.phasing, self.foe)[side]
                units = losses.expendable(s, units)
                options = [s.game.verbs.lose[unit] for unit in units]
                cheap = s.game.verbs.lose[losses.cheapest(s, units)]
                return Ask(seat, "casualty", "DR-B-COM-09", options, default=cheap, hex=self.space, number=due)
            for unit in units:
                self._lose(s, unit)
            self._bear(side, due)
            self.go("casualties")  # on a tie the defender's come next
            return None
        return None

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        self._lose(s, unit)
        self._bear(int(seat != s.phasing), 1)

    def _bear(self, side: int, lost: int) -> None:
        own, theirs = self.due
        self.due = (own - lost, theirs) if side == 0 else (own, theirs - lost)

    def spare(self, side: int) -> None:
        """One unit less is lost: by the attacker (0) or the defender (1)."""
        self._bear(side, 1)

    def _lose(self, s: DivineRightState, unit: int) -> None:
        self.bled |= 1 << s.where[unit]
        losses.eliminate(s, unit, by=self.foe if s.master[unit] == s.phasing else s.phasing)

    def borne_alone(self, s: DivineRightState) -> bool:
        """The dice have fallen and the attacker is out: the defender still bears what they brought (DR-B-SEQ-07)."""
        self.due = (0, self.due[1])
        return self.STAGES.index("casualties") <= self.stage <= self.STAGES.index("fates")

    def fates(self, s: DivineRightState) -> Asked:
        """Heroes in a space that lost a unit roll, the defender's first, then the phasing player's and others to their
        right (DR-B-COM-14, -16, -21, DR-B-SEQ-06)."""
        seats = [self.foe, *s.round_from(s.phasing)]
        adrift = fallout.noted(s, fallout.FATE)
        rolling = []
        for space in hexes_of(self.bled):
            for hero in s.mortals(space):
                seat = s.master[hero]
                if seat == NOBODY or hero in adrift or (space == self.space and s.is_inside(hero)):
                    continue
                if not self._touched(s, hero):
                    continue
                rolling.append((seat != self.foe, seats.index(seat) if seat in seats else len(seats), hero, space))
        for _, _, hero, space in sorted(rolling):
            captor = self.foe if s.master[hero] == s.phasing else s.phasing
            fate.endanger(s, hero, BATTLE, captor, space)
        return None

    def _touched(self, s: DivineRightState, hero: int) -> bool:
        """Riders share the fate of what carries them; what happens in the air does not touch those below."""
        if s.airborne >> hero & 1:
            return self.element == IN_AIR or bool(self.units >> s.aboard.get(hero, hero) & 1)
        return self.element != IN_AIR or not s.held[s.master[hero]] >> s.where[hero] & 1

    def settled_again(self, s: DivineRightState) -> Asked:
        settle(s)
        return None

    # -- advance ------------------------------------------------------------------------------------------------------

    def advance(self, s: DivineRightState) -> Asked:
        """If all defenders died or retreated any attackers may advance one space (DR-B-COM-13, DR-DEC-70); those who
        came to relieve a castle may go into it before, win or lose (DR-B-SIE-16)."""
        if self.castles:
            (castle, ringed), self.castles = self.castles[0], self.castles[1:]
            self.go("advance")
            s.push(Relief(castle, self.space, self.units & ~self.placed, ringed))
            return None
        if not self.may_advance or self.defenders(s) or not self._open(s):
            return None
        around = s.world.field.around[self.space]
        ready = [
            unit
            for unit in self.attackers(s)
            if not self.placed >> unit & 1
            and around >> s.where[unit] & 1
            and may_cross(s, unit, s.where[unit], self.space)
            and stacking.fits(s, [unit], self.space)
            and not paranoid(s, [unit], self.space)
        ]
        if not ready:
            return None
        verbs = s.game.verbs
        options = [*(verbs.advance[unit] for unit in ready), verbs.done]
        return Ask(s.phasing, "advance", "DR-B-COM-13", options, hex=self.space)

    def resumed(self, s: DivineRightState, child: object, value: object) -> None:
        if isinstance(child, Relief) and isinstance(value, int):
            self.placed |= value

    def _open(self, s: DivineRightState) -> bool:
        """Not into the space of an unplundered enemy castle, nor where enemies still stand."""
        return not s.shut_to(s.phasing, self.space) and not s.foes(s.phasing) >> self.space & 1

    def do_advance(self, s: DivineRightState, seat: int, unit: int) -> None:
        before = s.where[unit]
        s.emit("advances", unit=unit, **{"from": before}, to=self.space)
        changes.shift(s, unit, self.space)
        entering.units_enter(s, seat, [unit], before, self.space)

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.go("left_behind")

    def left_behind(self, s: DivineRightState) -> Asked:
        """Heroes who have rolled, unharmed, and are now among those who came in: they get away (DR-B-FAT-10)."""
        for hero in s.heroes(self.space):
            if (hero, BATTLE) in s.half.rolled and hero not in s.aboard and fate.among_enemies(s, hero):
                fallout.later(s, fallout.ESCAPE, hero, self.space)
        return None

    def end(self, s: DivineRightState) -> Asked:
        fallout.later(s, fallout.SIEGES)
        for follow in hooks.AFTER_BATTLE.of(s):
            follow(s, self)
        s.emit("battle-over", hex=self.space)
        s.finish()
        for end in hooks.BATTLE_ENDS.of(s):
            end(s, self.bled)
        settle(s)
        return None
