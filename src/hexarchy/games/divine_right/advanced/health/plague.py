"""The Black Plague (DR-A-BLP): the Black Hand's weapon in sieges, his own or others'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import captives, changes, hooks, refuge, siege, status
from hexarchy.games.divine_right.advanced.health import castles, epidemics
from hexarchy.games.divine_right.advanced.health.sickness import patients, susceptible
from hexarchy.games.divine_right.magic import powers
from hexarchy.games.divine_right.magicians.black_hand import necromancer, place, why_not_act
from hexarchy.games.divine_right.mercenaries.named import NONNUS, heals
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Siege
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BLACK_HAND, NOBODY

PLAGUE: Final = "black_plague"
RULE: Final = "DR-A-BLP-01"
BACKFIRES, TAKES = 1, 4  # DR-T-A-BLACKPLAGUE: a 1; a 4 and more
FATAL: Final = 6  # DR-T-A-PLAGUE-HERO


def rages(s: DivineRightState) -> bool:
    return s.health.plague != NOBODY


# -- invoking it ------------------------------------------------------------------------------------------------------


def scene_of(s: DivineRightState, castle: int, seat: int) -> int:
    """The spaces of a siege: the castle's, and those of the besiegers."""
    return 1 << s.world.castles[castle].space | s.spaces_of(hex_set(siege.besiegers(s, castle, seat)))


def at_siege(s: DivineRightState, piece: int, castle: int, seat: int) -> bool:
    """Is a piece inside the castle, or with besiegers?"""
    at = s.where[piece]
    if at < 0 or not scene_of(s, castle, seat) >> at & 1:
        return False
    return at != s.world.castles[castle].space or s.is_inside(piece)


def guarded(s: DivineRightState, castle: int, seat: int) -> bool:
    """Do the Wand, Nonnus or the Amulet keep the Plague from a siege, on whichever side (DR-A-BLP-09, -10)?"""
    healers = [s.world.index[NONNUS] if heals(s) else NOBODY, powers.wielder(s, "wand")]
    if any(one != NOBODY and at_siege(s, one, castle, seat) for one in healers):
        return True
    return any(powers.silent(s, space) for space in hexes_of(scene_of(s, castle, seat)))


def may_invoke(s: DivineRightState, castle: int, seat: int) -> bool:
    """One Plague at a time (DR-A-BLP-05)."""
    hand = necromancer(s)
    able = s.where[hand] >= 0 and not why_not_act(s, s.master[hand])
    return able and not rages(s) and at_siege(s, hand, castle, seat) and not guarded(s, castle, seat)


@hooks.BEFORE_ASSAULTS(option=PLAGUE)
def tempted(s: DivineRightState) -> None:
    found = tuple(one.castle for one in s.sieges if one.seat == s.phasing and not one.fresh)
    if found:
        s.push(Invocation(found))


@frame
class Invocation(Procedure):
    """His player is asked before the siege attack, in anybody's turn (DR-A-BLP-01, DR-DEC-38)."""

    castles: tuple[int, ...]

    def step(self, s: DivineRightState) -> Asked:
        while self.castles:
            castle = self.castles[0]
            if s.besieges(s.phasing, castle) and may_invoke(s, castle, s.phasing):
                options = [*self._enemies(s, castle), s.game.verbs.no]
                space = s.world.castles[castle].space
                seat = s.master[necromancer(s)]
                return Ask(seat, "plague", RULE, options, default=s.game.verbs.no, castle=castle, hex=space)
            self.castles = self.castles[1:]
        s.finish()
        return None

    def _enemies(self, s: DivineRightState, castle: int) -> list[Action]:
        verbs, own = s.game.verbs, s.master[necromancer(s)]
        found = [] if own == s.phasing else [verbs.plague_besiegers]
        return found if own == s.castle_owner(castle) else [*found, verbs.plague_besieged]

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        self.castles = self.castles[1:]

    def do_plague_besiegers(self, s: DivineRightState, seat: int, target: int) -> None:
        self._roll(s, seat, s.phasing)

    def do_plague_besieged(self, s: DivineRightState, seat: int, target: int) -> None:
        self._roll(s, seat, s.castle_owner(self.castles[0]))

    def _roll(self, s: DivineRightState, seat: int, victim: int) -> None:
        castle, self.castles = self.castles[0], self.castles[1:]
        space = s.world.castles[castle].space
        (die,) = s.roll(1, 6, RULE, side=s.name(seat), castle=castle, hex=space, needs=("at-least", TAKES))
        if die == BACKFIRES:
            _backfire(s, castle, seat)
        elif die >= TAKES and victim == s.phasing:
            _break_out(s, castle, victim, [one for one in siege.besiegers(s, castle, victim) if susceptible(s, one)])
        elif die >= TAKES:
            inside = [] if victim == NOBODY else patients(s, victim, space)
            _break_out(s, castle, victim, [unit for unit in inside if s.is_inside(unit)])
            if not s.health.plagued:
                castles.mark(s, castle)  # DR-A-BLP-03


def _backfire(s: DivineRightState, castle: int, seat: int) -> None:
    """It strikes his own side's nearest stack that is not all magic."""
    mortal = [space for space in hexes_of(s.spaces_of(s.army[seat] & s.world.units)) if patients(s, seat, space)]
    open_ = hex_set(space for space in mortal if not powers.silent(s, space))
    nearest = refuge.nearest(s, place(s), open_)
    if nearest:
        (space,) = s.draw(1, nearest, RULE) if len(nearest) > 1 else nearest
        _break_out(s, castle, seat, patients(s, seat, space))


def _break_out(s: DivineRightState, castle: int, seat: int, units: list[int]) -> None:
    changes.health(s, plague=castle, besieger=s.phasing, plagued=hex_set(units), tried=0)
    s.emit("plague-breaks-out", castle=castle, hex=s.world.castles[castle].space)
    if units:
        epidemics.strike(s, seat, units)


# -- its end (DR-A-BLP-04) --------------------------------------------------------------------------------------------


def vanish(s: DivineRightState) -> None:
    """It is gone, and the castle whose people it has struck has its strength again. While units have it, what their
    castle has lost is an Epidemic's, and comes back slowly (DR-A-EPI-16)."""
    now = s.health
    castle = now.plague
    dying = now.dying if now.plagued else now.dying & ~(1 << castle)
    afflicted = now.afflicted & ~now.plagued
    changes.health(s, plague=NOBODY, besieger=NOBODY, plagued=0, tried=0, afflicted=afflicted, dying=dying)
    s.emit("plague-vanishes", hex=s.world.castles[castle].space)
    if castles.damage(s, castle) and not now.plagued:
        castles.set_damage(s, castle, 0)


@hooks.SIEGE_ENDS(option=PLAGUE)
def siege_ends(s: DivineRightState, ended: Siege) -> None:
    if rages(s) and (ended.castle, ended.seat) == (s.health.plague, s.health.besieger):
        vanish(s)


@hooks.PLUNDERED(option=PLAGUE)
def castle_falls(s: DivineRightState, castle: int, seat: int) -> None:
    """With the castle it is over, and does not spread (DR-A-BLP-02)."""
    if castle == s.health.plague:
        vanish(s)


@hooks.FALLS(option=PLAGUE)
def hand_falls(s: DivineRightState, piece: int, by: int, space: int) -> None:
    if rages(s) and piece == necromancer(s):
        vanish(s)


@hooks.LEAVES_ALLIANCE(option=PLAGUE)
def hand_leaves(s: DivineRightState, kingdom: int, seat: int) -> None:
    if rages(s) and kingdom == BLACK_HAND:
        vanish(s)


@hooks.LIFTED(option=PLAGUE)
def nobody_left(s: DivineRightState, piece: int, place: int) -> None:
    """It needs victims: units, or the people of the castle."""
    if rages(s) and not s.health.plagued and not s.health.dying >> s.health.plague & 1:
        vanish(s)


@hooks.EVENTS_OPEN(option=PLAGUE)
def enough(s: DivineRightState) -> None:
    if rages(s) and s.master[necromancer(s)] == s.phasing:
        s.push(Mercy())


@frame
class Mercy(Procedure):
    """His player may end it (DR-DEC-21)."""

    def step(self, s: DivineRightState) -> Asked:
        if not rages(s):
            s.finish()
            return None
        verbs, space = s.game.verbs, s.world.castles[s.health.plague].space
        return Ask(s.phasing, "end-plague", "DR-A-BLP-04", [verbs.yes, verbs.no], default=verbs.no, hex=space)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()
        vanish(s)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()


# -- heroes (DR-A-BLP-08) ---------------------------------------------------------------------------------------------


@hooks.PLAGUE_STRIKES(option=PLAGUE)
def falls_ill(s: DivineRightState, hero: int) -> bool:
    """Not wounded, but sick for a die of turns, or dead; each hero once in a Plague. A player monarch is wounded."""
    if status.player_monarch(s, hero):
        return False
    if s.health.tried >> hero & 1:
        return True
    changes.health(s, tried=s.health.tried | 1 << hero)
    (die,) = s.roll(1, 6, "DR-A-BLP-08", hero=hero, hex=s.where[hero])
    if die == FATAL:
        captives.kill(s, hero, NOBODY, points=False)
    else:
        others = tuple(entry for entry in s.health.ill if entry[0] != hero)
        changes.health(s, ill=(*others, (hero, s.turn + die)))
        s.emit("falls-ill", hero=hero, turn=s.turn + die)
    return True


def is_ill(s: DivineRightState, hero: int) -> bool:
    return any(one == hero for one, _ in s.health.ill)


@hooks.HELPLESS(option=PLAGUE)
def helpless(s: DivineRightState, hero: int) -> bool:
    return is_ill(s, hero)


@hooks.MAY_SET_OUT(option=PLAGUE)
@hooks.about(lambda s: hex_set(hero for hero, _ in s.health.ill))
def must_be_carried(s: DivineRightState, piece: int) -> list[Reason]:
    return [Reason("DR-A-BLP-08", "must-be-carried", unit=piece)] if is_ill(s, piece) else []


@hooks.GOES_ALONG(option=PLAGUE)
def only_with_units(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    alone = is_ill(s, piece) and all(one >= s.world.first_hero for one in members)
    return [Reason("DR-A-BLP-08", "must-be-carried", unit=piece)] if alone else []


@hooks.GAME_TURN_BEGINS(option=PLAGUE)
def recover(s: DivineRightState) -> None:
    changes.health(s, ill=tuple(entry for entry in s.health.ill if entry[1] >= s.turn))


@hooks.LIFTED(option=PLAGUE)
def off_the_map(s: DivineRightState, piece: int, place: int) -> None:
    if is_ill(s, piece):
        changes.health(s, ill=tuple(entry for entry in s.health.ill if entry[0] != piece))
