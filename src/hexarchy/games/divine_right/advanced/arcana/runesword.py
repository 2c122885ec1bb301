"""The Runesword (DR-A-DEV-07 to -11): a demon in the shape of a sword, which fights for the blood of a friend."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.games.divine_right import captives, changes, fallout, hooks, losses
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.magic.devices import RANDOMIZER, TEMPLE, bearer, move
from hexarchy.games.divine_right.magic.powers import silent, wielder
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import COMBAT_PHASE, NOBODY

SWITCH: Final = "runesword"
RUNESWORD, WIZARDRY = "runesword", "sword_wizardry"
FRENZY: Final = 6


def victims(s: DivineRightState, seat: int) -> list[int]:
    """Friendly heroes beside the wielder who could be sacrificed."""
    hero = wielder(s, RUNESWORD)
    if hero == NOBODY or s.master[hero] != seat or s.half.leaving >> hero & 1:
        return []
    others = [one for one in s.mortals(s.where[hero]) if one != hero and s.master[one] == seat]
    return [one for one in others if not s.half.leaving >> one & 1]


@hooks.act
class Feed(hooks.Act):
    """At the start of the Combat Phase a friend of the wielder is sacrificed, for one attack (DR-A-DEV-07,
    DR-DEC-57)."""

    VERB = "feed"
    MOMENT = hooks.COMBAT_STARTS
    RULE = "DR-A-DEV-07"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        return [] if s.sorcery.fed else [s.game.verbs.feed[hero] for hero in victims(s, seat)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.sorcery(s, fed=True)
        s.emit("sword-fed", hero=target, unit=wielder(s, RUNESWORD))
        captives.kill(s, target, NOBODY, points=False)
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != COMBAT_PHASE:
            return []
        fed = s.sorcery.fed
        return [Reason(self.RULE, "sword-has-fed" if fed else "no-victim-for-the-sword", unit=target)]


@hooks.PLAYER_TURN_BEGINS(option=SWITCH)
def hungry(s: DivineRightState) -> None:
    changes.sorcery(s, fed=False)


@hooks.OVERPOWERS(option=SWITCH)
def strikes(s: DivineRightState, battle: Battle) -> tuple[int, int] | None:
    """The wielder's attack: the enemy rolls nothing and loses a die of units (DR-A-DEV-07); without a sacrifice it is a
    combat like any other (DR-A-DEV-08)."""
    hero = wielder(s, RUNESWORD)
    if not s.sorcery.fed or hero == NOBODY or s.master[hero] != s.phasing or silent(s, battle.space):
        return None
    if s.where[hero] not in {s.where[unit] for unit in battle.attackers(s)}:
        return None
    changes.sorcery(s, fed=False)
    (die,) = s.roll(1, 6, "DR-A-DEV-07", hero=hero, hex=battle.space)
    if die == FRENZY:
        (toll,) = s.roll(1, 6, "DR-A-DEV-09", hero=hero, hex=s.where[hero])
        s.push(Frenzy(hero, s.where[hero], toll))
    return 0, die


@frame
class Frenzy(Stages, Procedure):
    """The sword feeds on friends in its space and beside it: their player says which units; if there are too few, all
    heroes there die as well (DR-A-DEV-09, DR-DEC-67)."""

    hero: int
    space: int
    left: int
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("units", "heroes")

    def _spaces(self, s: DivineRightState) -> list[int]:
        return [self.space, *s.world.field.near[self.space]]

    def _units(self, s: DivineRightState) -> list[int]:
        units = [unit for space in self._spaces(s) for unit in s.own_units(s.phasing, space)]
        return [unit for unit in units if not s.world.monarch_units >> unit & 1]

    def units(self, s: DivineRightState) -> Asked:
        found = self._units(s)
        if not self.left or not found:
            return None
        lose = s.game.verbs.lose
        if len(found) > self.left:
            options = [lose[unit] for unit in found]
            cheap = lose[losses.cheapest(s, found)]
            return Ask(s.phasing, "frenzy", "DR-A-DEV-09", options, default=cheap, hex=self.space, number=self.left)
        for unit in found:
            if s.where[unit] >= 0:
                losses.eliminate(s, unit)
                self.left -= 1
        return None

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        losses.eliminate(s, unit)
        self.left -= 1

    def heroes(self, s: DivineRightState) -> Asked:
        s.finish()
        if self.left > 0:
            found = [hero for space in self._spaces(s) for hero in s.mortals(space) if s.master[hero] == s.phasing]
            for hero in found:
                captives.kill(s, hero, NOBODY, points=False)
        fallout.settle(s)
        return None


# -- two swords -------------------------------------------------------------------------------------------------------


@hooks.ASSIGNED(option=SWITCH)
def not_both(s: DivineRightState, piece: int, thing: int) -> None:
    """No player holds both: the Sword of Wizardry goes back to the Temple (DR-A-DEV-10)."""
    rune, other = (bearer(s, s.world.device[name]) for name in (RUNESWORD, WIZARDRY))
    if NOBODY not in (rune, other) and s.master[rune] == s.master[other]:
        send_back(s, WIZARDRY)


@hooks.PLAYER_TURN_BEGINS(option=SWITCH)
def gifts_come(s: DivineRightState) -> None:
    not_both(s, NOBODY, NOBODY)


def send_back(s: DivineRightState, name: str) -> None:
    device = s.world.device[name]
    move(s, device, s.devices.lies[device], TEMPLE if name == WIZARDRY else RANDOMIZER)
    s.emit("sword-goes", device=device)


@hooks.BATTLE_BEGINS(option=SWITCH)
def may_duel(s: DivineRightState, battle: Battle) -> None:
    """Are both swords in opposing stacks (DR-A-DEV-11)?"""
    swords = [wielder(s, RUNESWORD), wielder(s, WIZARDRY)]
    if NOBODY in swords or silent(s, battle.space):
        return
    attacking = {s.where[unit] for unit in battle.attackers(s)}
    own = [hero for hero in swords if s.master[hero] == s.phasing and s.where[hero] in attacking]
    theirs = [hero for hero in swords if s.master[hero] == battle.foe and s.where[hero] == battle.space]
    if len(own) == len(theirs) == 1 and not s.is_inside(theirs[0]):
        s.push(SwordDuel(own[0], theirs[0]))


@frame
class SwordDuel(Procedure):
    """Either player may have them duel, the attacker is asked first (DR-DEC-65): the high die wins, ties stand off, and
    the attack is called off."""

    own: int
    theirs: int
    refused: int = 0

    def step(self, s: DivineRightState) -> Asked:
        if self.refused == 2 or s.where[self.own] < 0 or s.where[self.theirs] < 0:
            s.finish()
            return None
        verbs, seat = s.game.verbs, s.master[(self.own, self.theirs)[self.refused]]
        return Ask(seat, "sword-duel", "DR-A-DEV-11", [verbs.yes, verbs.no], default=verbs.no, hero=self.own)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        self.refused += 1

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        battle = self.parent(s, Battle)
        mine, yours = s.roll(2, 6, "DR-A-DEV-11", hero=self.own, unit=self.theirs, hex=battle.space)
        s.finish()
        battle.go("end")
        if mine == yours:
            s.emit("swords-stand-off", hex=battle.space)
            return
        loser, winner = (self.theirs, self.own) if mine > yours else (self.own, self.theirs)
        send_back(s, RUNESWORD if loser == wielder(s, RUNESWORD) else WIZARDRY)
        captives.kill(s, loser, s.master[winner])
        fallout.settle(s)
