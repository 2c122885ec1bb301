"""Storming castles (DR-A-STO): what a siege would take turns for, in one bloody day."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fallout, fate, hooks, losses, siege
from hexarchy.games.divine_right.advanced import tactics
from hexarchy.games.divine_right.assault import Assault
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.battle import standing
from hexarchy.games.divine_right.combat.phase import CombatPhase, why_not_fight
from hexarchy.games.divine_right.combat.strength import Clash, Combat
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.magic.powers import watches
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ARMY, BATTLE, NOBODY, ON_LAND

BY_CLASS: Final = (1, 1, 0, -1, -2)  # leaders from A to E (DR-T-A-STORM)
SENTINEL: Final = 2
SEA_DOGS: Final = ("tana", "bilge_rat")  # who bring their ships along (DR-A-STO-12)

# -- who may ----------------------------------------------------------------------------------------------------------


def why_not(s: DivineRightState, seat: int, castle: int) -> list[Reason]:
    """The rules against storming a castle: it takes a siege, or what could establish one (DR-A-STO-01)."""
    space = s.world.castles[castle].space
    if s.half.struck >> space & 1:
        return [Reason("DR-B-COM-02", "attacked-already", hex=space)]
    if s.besieges(seat, castle) is None and (reasons := siege.why_not_declare(s, castle, seat)):
        return reasons
    return [] if able(s, castle) else [Reason("DR-A-STO-01", "nobody-to-storm", castle=castle)]


def able(s: DivineRightState, castle: int, chosen: int = 0) -> list[int]:
    """The phasing player's units around a castle that may storm it, together with those chosen already."""
    space = s.world.castles[castle].space
    others = [*hexes_of(chosen)]
    return [
        unit
        for at in hexes_of(s.world.field.around[space] & s.held[s.phasing])
        for unit in s.own_units(s.phasing, at)
        if not chosen >> unit & 1
        and _storms(s, unit, others)
        and not why_not_fight(s, unit, space)
        and not apart(s, [*others, unit], space)
    ]


def apart(s: DivineRightState, units: list[int], space: int) -> list[Reason]:
    """Why units may not storm together: those who do not stack; to scale walls is not to live within them
    (DR-A-STO-14)."""
    reasons = [reason for why in hooks.STACKING.of(s) for reason in why(s, units, space)]
    return [reason for reason in reasons if reason.key != "enters-no-castle"]


def _storms(s: DivineRightState, unit: int, others: list[int]) -> bool:
    """Land units, also those that do not besiege (DR-A-STO-14); ships with those who lead them (DR-A-STO-12)."""
    if s.world.pieces[unit].kind == ARMY:
        return True
    return s.is_fleet(unit) and s.options["ships"] and sea_dog(s, [*others, unit]) != NOBODY


def sea_dog(s: DivineRightState, units: list[int]) -> int:
    """Tana or Bilge Rat among a force; NOBODY: neither of them."""
    spaces, seat = {s.where[unit] for unit in units}, s.master[units[0]]
    dogs = (s.world.index[name] for name in SEA_DOGS)
    return next((dog for dog in dogs if s.master[dog] == seat and s.where[dog] in spaces), NOBODY)


class Storming(hooks.Act):
    """Declared like any attack (DR-DEC-59); and when combats are over, also right after a siege (DR-A-STO-01)."""

    VERB = "storm"
    RULE = "DR-A-STO-01"
    OPTION = "storming"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        near = s.world.field.beside(s.held[seat]) & s.castles_standing
        castles = [s.castle_in(space) for space in hexes_of(near)]
        return [s.game.verbs.storm[s.world.castles[castle].space] for castle in castles if not why_not(s, seat, castle)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Force(s.castle_in(target)))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        castle = s.castle_in(target)
        return [Reason("DR-B-SIE-01", "no-castle", hex=target)] if castle < 0 else why_not(s, seat, castle)


@hooks.act
class Declared(Storming):
    MOMENT = hooks.AMONG_ATTACKS


@hooks.act
class AtLast(Storming):
    MOMENT = hooks.AFTER_COMBATS


@frame
class Force(Procedure):
    """Who storms: at least one unit; they do nothing else in this turn."""

    castle: int
    units: int = 0

    def step(self, s: DivineRightState) -> Asked:
        space = s.world.castles[self.castle].space
        options: list[Action] = [s.game.verbs.commit[unit] for unit in able(s, self.castle, self.units)]
        if not options:
            self.do_done(s, s.phasing, NOBODY)
            return None
        options += [s.game.verbs.done] if self.units else []
        return Ask(s.phasing, "storm", "DR-A-STO-01", options, castle=self.castle, hex=space)

    def do_commit(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.units |= 1 << unit

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        half, space = s.half, s.world.castles[self.castle].space
        changes.half(
            s,
            attacked=half.attacked | self.units,
            struck=half.struck | 1 << space,
            storms=(*half.storms, (self.castle, self.units)),
        )
        phase = self.parent(s, CombatPhase)
        s.finish()
        if phase.STAGES[phase.stage] != "declare":
            last(s)

    def why_commit(self, s: DivineRightState, seat: int, unit: int) -> list[Reason]:
        space = s.world.castles[self.castle].space
        if not _storms(s, unit, [*hexes_of(self.units)]):
            return [Reason("DR-A-STO-02", "only-land-units", unit=unit)]
        return why_not_fight(s, unit, space) or apart(s, [*hexes_of(self.units), unit], space)


@hooks.LAST_OF_ALL(option="storming")
def last(s: DivineRightState) -> bool:
    """When combats in the field are over."""
    if not s.half.storms:
        return False
    (castle, units), *rest = s.half.storms
    changes.half(s, storms=tuple(rest))
    s.push(Storm(castle, units))
    return True


# -- the dice ---------------------------------------------------------------------------------------------------------


def assess(s: DivineRightState, castle: int, attackers: list[int]) -> tuple[Clash, Combat]:
    """A storm as it stands: land units against walls and those inside (DR-A-STO-02)."""
    space, inside = s.world.castles[castle].space, siege.garrison(s, castle)
    around = sorted({s.where[unit] for unit in attackers})
    own = [hero for at in around for hero in s.mortals(at) if s.master[hero] == s.phasing]
    theirs = [hero for hero in s.mortals(space) if s.is_inside(hero) and s.master[hero] != s.phasing]
    leaders = _best(s, own, attackers), _best(s, theirs, inside)
    clash = Clash(tuple(attackers), tuple(inside), space, leaders, ON_LAND)
    led = [[_led(s, clash, defending=defending)] for defending in (False, True)]
    for unit in attackers:
        if s.world.pieces[unit].siege_bonus:
            led[0].append((s.world.pieces[unit].rule, 1))
    if watches(s, castle):
        led[1].append(("DR-A-STO-13", SENTINEL))
    return clash, strength.weigh(s, clash, (led[0], led[1]), siege.intrinsic(s, castle))


def whole(s: DivineRightState, castle: int, clash: Clash) -> int:
    """What a storm must win by: the strength of the walls and of those inside."""
    return siege.intrinsic(s, castle) + sum(strength.unit_strength(s, unit, clash) for unit in clash.defenders)


def decided(combat: Combat, own: int, theirs: int, needed: int) -> tuple[bool, tuple[int, int]]:
    """Whether a castle falls by these dice, and the units attacker and defender lose (DR-A-STO-05, -06, -09, -10)."""
    won = own + combat.attacker.total - theirs - combat.defender.total
    if won > 0:
        return (True, (1, 0)) if won >= needed else (False, (1, 1))
    return False, (-2 * won, 0) if won < 0 else (max(own + combat.attacker.total, 0), 1)


def _best(s: DivineRightState, heroes: list[int], units: list[int]) -> int:
    """The best leader of a side counts (DR-A-STO-03)."""
    able = [
        hero
        for hero in heroes
        if not s.half.leaving >> hero & 1
        and not strength.afloat(s, hero, units)
        and any(strength.leads(s, hero, unit) for unit in units)
    ]
    if strength.rated(s, ON_LAND):
        rated = [hero for hero in able if strength.rating(s, hero) is not None]
        return min(rated, key=lambda hero: strength.rating(s, hero) or 0, default=NOBODY)
    return max(able, key=lambda hero: strength.bonus(s, hero, fleets=False), default=NOBODY)


def _led(s: DivineRightState, clash: Clash, *, defending: bool) -> hooks.Modifier:
    """By class where leaders are rated, else their bonus; a castle without one is of class C (DR-A-TAC-04)."""
    leader = clash.leaders[defending]
    if not strength.rated(s, ON_LAND):
        return strength.lead(s, leader, fleets=False) if leader != NOBODY else ("", 0)
    found = tactics.led(s, leader, clash.space)
    rank = tactics.C if found is None else found
    for adjust in hooks.FORCE_RATING.of(s):
        rank = adjust(s, clash, defending, rank)
    return "DR-A-STO-03", BY_CLASS[min(max(rank, 0), len(BY_CLASS) - 1)]


# -- the storm --------------------------------------------------------------------------------------------------------


@frame
class Storm(Assault):
    """A siege is established if there is none yet; no retreat (DR-A-STO-04); dice; losses; fates; advance."""

    foe: int = NOBODY  # the seat that defends
    due: tuple[int, int] = (0, 0)  # units still to be lost by attacker and defender
    bled: int = 0  # spaces that have lost a unit

    STAGES: ClassVar[tuple[str, ...]] = (
        "establish",
        "dice",
        "casualties",
        "plunder",
        "fates",
        "settled",
        "advance",
        "settled_again",
    )

    def _force(self, s: DivineRightState, side: int) -> list[int]:
        return siege.garrison(s, self.castle) if side else standing(s, self.units)

    def establish(self, s: DivineRightState) -> Asked:
        if not self._force(s, 0) or not self._can(s):
            self._drop(s)
        elif s.besieges(s.phasing, self.castle) is None:
            siege.declare(s, self.castle, s.phasing)
            settle(s)
        return None

    def _can(self, s: DivineRightState) -> bool:
        return s.besieges(s.phasing, self.castle) is not None or not siege.why_not_declare(s, self.castle, s.phasing)

    def _drop(self, s: DivineRightState) -> None:
        s.emit("attack-dropped", hex=s.world.castles[self.castle].space)
        self.go("settled_again")

    def dice(self, s: DivineRightState) -> Asked:
        """Both sides roll; who loses what depends on the difference (DR-A-STO-05, -06, -09, -10)."""
        attackers, inside = self._force(s, 0), self._force(s, 1)
        if not attackers or s.besieges(s.phasing, self.castle) is None:
            self._drop(s)
            return None
        printed = s.world.castles[self.castle]
        self.units = hex_set(attackers)
        self.foe = s.master[inside[0]] if inside else s.castle_owner(self.castle)
        touch(s, self.castle)
        clash, combat = assess(s, self.castle, attackers)
        s.emit("storms", castle=self.castle, side=s.name(s.phasing), units=tuple(attackers), hex=printed.space)
        (own,) = s.roll(
            1, 6, "DR-A-STO-02", side=s.name(s.phasing), hex=printed.space, modifiers=combat.attacker.modifiers
        )
        (theirs,) = s.roll(1, 6, "DR-A-STO-02", castle=self.castle, modifiers=combat.defender.modifiers)
        won = own + combat.attacker.total - theirs - combat.defender.total
        self.fallen, lost = decided(combat, own, theirs, whole(s, self.castle, clash))
        for spare in hooks.LOSSES.of(s) if not self.fallen else ():
            lost = spare(s, clash, lost)
        if lost[1] and not inside:
            self._shake(s, last_point=won == 0)
            lost = (lost[0], 0)
        self.due = (min(lost[0], len(attackers)), min(lost[1], len(inside)))
        for follow in hooks.DECIDED.of(s):
            follow(s, clash, (self.due[0], len(inside) if self.fallen else self.due[1]))
        return None

    def _shake(self, s: DivineRightState, *, last_point: bool) -> None:
        """With nobody inside, the walls lose a point (DR-A-STO-07); on a tie never their last (DR-A-STO-10)."""
        if not last_point or siege.intrinsic(s, self.castle) > 1:
            breach(s, self.castle)
            self.bled |= 1 << s.world.castles[self.castle].space

    def casualties(self, s: DivineRightState) -> Asked:
        """Their owners pick them, the attacker first (DR-DEC-67)."""
        for side in (0, 1):
            due, units = self.due[side], self._force(s, side)
            if not due:
                continue
            if due < len(units):
                seat = s.master[units[0]]
                units = losses.expendable(s, units)
                options = [s.game.verbs.lose[unit] for unit in units]
                cheap, space = s.game.verbs.lose[losses.cheapest(s, units)], s.world.castles[self.castle].space
                return Ask(seat, "casualty", "DR-A-STO-06", options, default=cheap, hex=space, number=due)
            for unit in units:
                self._lose(s, unit)
            self.due = (0, self.due[1]) if side == 0 else (self.due[0], 0)
        return None

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        own, theirs = self.due
        self.due = (own - 1, theirs) if seat == s.phasing else (own, theirs - 1)
        self._lose(s, unit)

    def _lose(self, s: DivineRightState, unit: int) -> None:
        self.bled |= 1 << s.where[unit]
        losses.eliminate(s, unit, by=self.foe if s.master[unit] == s.phasing else s.phasing)

    def borne_alone(self, s: DivineRightState) -> bool:
        """The dice have fallen and the attacker is out: the castle still bears what they brought (DR-B-SEQ-07)."""
        self.due = (0, self.due[1])
        return not self.fallen and self.STAGES.index("casualties") <= self.stage <= self.STAGES.index("fates")

    def plunder(self, s: DivineRightState) -> Asked:
        """Everybody inside shares the fate of the castle (DR-A-STO-05). Unlike those whom a siege starves out, units
        have fallen in combat (DR-A-VPO-04, DR-A-KHA-24)."""
        if self.fallen:
            for unit in self._force(s, 1):
                if not s.world.monarch_units >> unit & 1:
                    losses.slain(s, unit, s.phasing)
            siege.take(s, self.castle, s.phasing, self._force(s, 0))
        else:
            s.emit("siege-goes-on", castle=self.castle, hex=s.world.castles[self.castle].space)
        return None

    def fates(self, s: DivineRightState) -> Asked:
        """Heroes in spaces that have lost a unit roll, inside the walls all of them (DR-A-STO-04); nobody is captured
        among those who have taken a castle (DR-A-STO-11)."""
        within = s.world.castles[self.castle].space
        for space in hexes_of(self.bled):
            for hero in s.mortals(space):
                if space == within and s.is_inside(hero) and s.master[hero] != s.phasing:
                    fate.endanger(s, hero, BATTLE, s.phasing, space)
                elif s.master[hero] == s.phasing and hero not in s.aboard and not (s.boats | s.airborne) >> hero & 1:
                    fate.endanger(s, hero, BATTLE, NOBODY if self.fallen else self.foe, space)
        for end in hooks.BATTLE_ENDS.of(s):
            end(s, self.bled)
        return None


# -- walls ------------------------------------------------------------------------------------------------------------


@hooks.DAMAGE(option="storming")
def damage(s: DivineRightState, castle: int) -> int:
    return next((lost for one, lost, _ in s.war.breaches if one == castle), 0)


def breach(s: DivineRightState, castle: int) -> None:
    """A point of a castle's own strength; a later plunder scores its full value (DR-A-STO-07)."""
    _set(s, castle, damage(s, castle) + 1)
    s.emit("walls-breached", castle=castle, number=siege.intrinsic(s, castle), hex=s.world.castles[castle].space)


def _set(s: DivineRightState, castle: int, lost: int) -> None:
    others = tuple(entry for entry in s.war.breaches if entry[0] != castle)
    changes.war(s, breaches=(*others, (castle, lost, s.turn)) if lost else others)


def touch(s: DivineRightState, castle: int) -> None:
    """It is attacked: damaged walls are not mended in this game turn."""
    _set(s, castle, damage(s, castle))


@hooks.BESIEGED(option="storming")
def besieged(s: DivineRightState, castle: int, seat: int) -> None:
    touch(s, castle)


@hooks.PLAYER_TURN_ENDS(option="storming")
def still_besieged(s: DivineRightState) -> None:
    for castle, _, _ in s.war.breaches:
        if s.siege_of(castle) is not None:
            touch(s, castle)


@hooks.COMBAT_OPENS(option="storming")
def repair(s: DivineRightState) -> None:
    """In their owner's Combat Phase of the next game turn without storm or siege (DR-A-STO-08)."""
    for castle, _, turn in s.war.breaches:
        if s.castle_owner(castle) == s.phasing:
            _mend(s, castle, turn)


@hooks.GAME_TURN_ENDS(option="storming")
def repair_neutral(s: DivineRightState) -> None:
    """Those of a kingdom that acts for nobody, and has no Combat Phase, when that game turn is over."""
    for castle, _, turn in s.war.breaches:
        if s.castle_owner(castle) == NOBODY:
            _mend(s, castle, turn)


def _mend(s: DivineRightState, castle: int, attacked: int) -> None:
    if attacked < s.turn and s.siege_of(castle) is None:
        _set(s, castle, 0)
        s.emit("walls-repaired", castle=castle, hex=s.world.castles[castle].space)
        fallout.later(s, fallout.SIEGES)


@hooks.PLUNDERED(option="storming")
def razed(s: DivineRightState, castle: int, by: int) -> None:
    _set(s, castle, 0)
