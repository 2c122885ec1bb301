"""The Temple of Kings (DR-B-TOK): who enters, the test of the gods, meditation and gifts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.magic.devices import TEMPLE, borne_by, has_gift, move
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, MONARCH, MOVEMENT_PHASE

BLACK_HEARTED: Final = 2  # and less (DR-T-B-TEST)
PURE: Final = 6
# The Gift Table by the die: the gift, and the game turns of meditation (DR-T-B-GIFT).
GIFTS: Final = (("helm", 3), ("airboat", 2), ("amulet", 2), ("mask", 1), ("wand", 1), ("sword_wizardry", 2))
AS_MONARCHS: Final = ("daya",)

# -- who enters -------------------------------------------------------------------------------------------------------


def may_enter(s: DivineRightState, piece: int) -> bool:
    """Monarchs and Princess Daya; no combat unit, so not the Eaters, who are one (DR-B-TOK-01, DR-B-TOK-06)."""
    if piece < s.world.first_hero:
        return False
    royal = s.world.pieces[piece].kind == MONARCH or s.world.names[piece] in AS_MONARCHS
    return royal or hooks.PILGRIMS.any(s, piece)


@hooks.ADMITS()
def admit(s: DivineRightState, members: Sequence[int]) -> int:
    return s.world.temple if all(may_enter(s, piece) for piece in members) else 0


@hooks.KEEPS_OUT()
def keep_out(s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
    return [Reason("DR-B-TOK-01", "only-monarchs", hex=space)] if s.world.temple >> space & 1 else []


@hooks.HIDES()
def holy_ground(s: DivineRightState, hero: int) -> bool:
    """Nobody is searched for in the Temple (DR-B-TOK-05)."""
    return in_temple(s, hero)


def in_temple(s: DivineRightState, hero: int) -> bool:
    return s.where[hero] >= 0 and bool(s.world.temple >> s.where[hero] & 1)


# -- the test ---------------------------------------------------------------------------------------------------------


def free_gifts(s: DivineRightState) -> list[int]:
    """By the rows of the table: gifts in the Temple that nobody meditates for."""
    promised = {gift for _, gift, _ in s.magic.meditating}
    devices = [s.world.device[name] for name, _ in GIFTS]
    return [row for row, device in enumerate(devices) if s.devices.lies[device] == TEMPLE and device not in promised]


def why_not_test(s: DivineRightState, hero: int) -> list[Reason]:
    if not may_enter(s, hero):
        return [Reason("DR-B-TOK-01", "no-monarch", unit=hero)]
    if not in_temple(s, hero):
        return [Reason("DR-B-TOK-02", "not-in-the-temple", unit=hero)]
    if has_gift(s, hero):
        return [Reason("DR-B-TOK-04", "has-a-gift", unit=hero)]
    if s.magic.black_hearted >> hero & 1:
        return [Reason("DR-B-TOK-02", "black-hearted", unit=hero)]
    if s.magic.tested >> hero & 1:
        return [Reason("DR-B-TOK-06", "was-tested", unit=hero)]
    for bar in hooks.MAY_ASK_GODS.of(s):
        if reasons := bar(s, hero):
            return reasons
    return [] if free_gifts(s) else [Reason("DR-B-TOK-04", "no-gift-left", unit=hero)]


@hooks.act
class Test(hooks.Act):
    """A monarch asks the gods, once (DR-B-TOK-02, DR-B-TOK-06, DR-DEC-52)."""

    VERB = "test"
    MOMENT = hooks.MOVES_END
    RULE = "DR-B-TOK-02"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        there = [hero for space in hexes_of(s.world.temple) for hero in s.heroes(space) if s.master[hero] == seat]
        return [s.game.verbs.test[hero] for hero in there if not why_not_test(s, hero)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        be_judged(s, target)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or why_not_test(s, target)


def be_judged(s: DivineRightState, hero: int) -> None:
    """The gods judge, and give a gift if there is one left and the hero has none (DR-B-TOK-02, DR-B-TOK-04)."""
    changes.magic(s, tested=s.magic.tested | 1 << hero)
    (die,) = s.roll(1, 6, "DR-B-TOK-02", hero=hero, hex=s.where[hero])
    if die <= BLACK_HEARTED:
        blacken(s, hero)
        for follow in hooks.CONDEMNED.of(s):
            follow(s, hero)
    elif has_gift(s, hero) or not (free := free_gifts(s)):
        return
    elif die == PURE:
        s.push(Choice(hero))
    else:
        (row,) = s.roll(1, 6, "DR-B-TOK-03", hero=hero, hex=s.where[hero])
        meditate(s, hero, next((one for one in free if one >= row - 1), free[0]))


def blacken(s: DivineRightState, hero: int) -> None:
    changes.magic(s, black_hearted=s.magic.black_hearted | 1 << hero)
    s.emit("black-hearted", hero=hero)


@frame
class Choice(Procedure):
    """The pure choose among the free gifts (DR-B-TOK-02, DR-DEC-53)."""

    hero: int

    def step(self, s: DivineRightState) -> Asked:
        options = [s.game.verbs.take[s.world.device[GIFTS[row][0]]] for row in free_gifts(s)]
        return Ask(s.master[self.hero], "gift", "DR-B-TOK-02", options, hero=self.hero)

    def do_take(self, s: DivineRightState, seat: int, thing: int) -> None:
        s.finish()
        meditate(s, self.hero, next(row for row, (name, _) in enumerate(GIFTS) if s.world.device[name] == thing))


def meditate(s: DivineRightState, hero: int, row: int) -> None:
    """They stay as many turns as the table says (DR-B-TOK-03)."""
    name, turns = GIFTS[row]
    device = s.world.device[name]
    changes.magic(s, meditating=(*s.magic.meditating, (hero, device, s.turn + turns)))
    s.emit("meditates", hero=hero, device=device, turn=s.turn + turns)


@hooks.PLAYER_TURN_BEGINS()
def end_meditations(s: DivineRightState) -> None:
    """Who has left has no gift; whose time has come has it with the start of the turn (DR-B-TOK-03)."""
    for entry in s.magic.meditating:
        hero, device, turn = entry
        left = not in_temple(s, hero)
        if left or (turn <= s.turn and s.master[hero] == s.phasing):
            changes.magic(s, meditating=tuple(other for other in s.magic.meditating if other != entry))
            if left or has_gift(s, hero):
                s.emit("forfeits", hero=hero, device=device)
            else:
                move(s, device, TEMPLE, borne_by(s, hero))
                s.emit("takes", unit=hero, device=device, hex=s.where[hero])


@hooks.PLAYER_TURN_ENDS()
def forget_the_dead(s: DivineRightState) -> None:
    """A new monarch has not been judged."""
    _forget(s, sum(1 << hero for hero in s.world.heroes if s.where[hero] == GONE))


@hooks.SUCCEEDED()
def is_succeeded(s: DivineRightState, kingdom: int) -> None:
    """Also one who is crowned in the same turn (DR-B-ACT-06)."""
    _forget(s, 1 << s.world.monarch_of[kingdom])


def _forget(s: DivineRightState, dead: int) -> None:
    if s.magic.tested & dead:
        changes.magic(s, tested=s.magic.tested & ~dead, black_hearted=s.magic.black_hearted & ~dead)
