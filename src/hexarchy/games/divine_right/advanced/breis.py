"""Breis the Unicorn (DR-A-BRE): shy of armies and castles until a lady tames him; then she rides him, and he shields
her."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import captives, changes, fallout, fate, hooks
from hexarchy.games.divine_right.magic.devices import burden, hand_to, has_room, lost_in, remove, theatre
from hexarchy.games.divine_right.magic.seeking import hidden_in, too_early, turned_up
from hexarchy.games.divine_right.mercenaries.named import NONNUS, female
from hexarchy.games.divine_right.movement import ground, modes, party
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ADRIFT, GONE, MOVEMENT_PHASE, NOBODY, ON_ALL, ON_UNICORN, TRACK

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

SWITCH: Final = "breis"
# What tames him, and more (DR-T-A-BREIS).
WANTON, VIRTUOUS = ("magic_user_", "dancing_girl_"), ("fox", "daya", "eloia")
OF_WANTON, OF_VIRTUOUS, OF_OTHERS = 6, 4, 5
CURSED: Final = 1  # the die by which a device is (DR-A-BRE-12)

# -- he and she -------------------------------------------------------------------------------------------------------


def breis(s: DivineRightState) -> int:
    return s.world.index[SWITCH]


def tame(s: DivineRightState) -> bool:
    return s.unicorn.mistress != NOBODY


def together(s: DivineRightState, lady: int) -> bool:
    """Is a lady where he is, neither above nor below?"""
    return s.where[lady] == s.where[breis(s)] >= 0 and not s.beyond >> lady & 1


def with_mistress(s: DivineRightState) -> bool:
    return tame(s) and together(s, s.unicorn.mistress) and s.master[s.unicorn.mistress] == s.master[breis(s)]


def belongs_to(s: DivineRightState, lady: int) -> None:
    """She is his mistress now, and her player's is the unicorn."""
    changes.unicorn(s, mistress=lady)
    changes.command(s, breis(s), s.master[lady])


@hooks.GAME_TURN_ENDS(option=SWITCH)
def apart(s: DivineRightState) -> None:
    """Who is not with him when the game turn ends is his mistress no longer (DR-A-BRE-14). Who has passed all of it in
    the Temple may try again; they, and those who end it with Nonnus, have +1 (DR-A-BRE-08)."""
    if tame(s) and not with_mistress(s):
        s.emit("runs-wild", hero=breis(s))
        changes.unicorn(s, mistress=NOBODY)
    now, nonnus = s.unicorn, s.world.index[NONNUS]
    purged = now.pilgrims & _in_temple(s)
    healed = s.own(s.master[nonnus], s.where[nonnus]) if s.where[nonnus] >= 0 else ()
    blessed = purged | hex_set(hero for hero in healed if hero >= s.world.first_hero and female(s, hero))
    changes.unicorn(s, spurned=now.spurned & ~purged, blessed=now.blessed | blessed, pilgrims=0)


@hooks.GAME_TURN_BEGINS(option=SWITCH)
def at_dawn(s: DivineRightState) -> None:
    changes.unicorn(s, pilgrims=_in_temple(s))


def _in_temple(s: DivineRightState) -> int:
    there = (hero for space in hexes_of(s.world.temple) for hero in s.heroes(space))
    return hex_set(hero for hero in there if female(s, hero))


@hooks.LIFTED(option=SWITCH)
def lifted(s: DivineRightState, piece: int, place: int) -> None:
    """Off the map they are parted; the wounded only when the turn ends."""
    if place != TRACK and piece in (s.unicorn.mistress, breis(s)):
        changes.unicorn(s, mistress=NOBODY)


@hooks.RESTING(option=SWITCH)
def dies(s: DivineRightState, piece: int, by: int) -> None:
    forget(s, piece)


@hooks.SUCCEEDED(option=SWITCH)
def is_succeeded(s: DivineRightState, kingdom: int) -> None:
    forget(s, s.world.monarch_of[kingdom])


@hooks.LET_GO(option=SWITCH)
def forget(s: DivineRightState, piece: int) -> None:
    """Who comes back from the randomizer, or follows on a throne, is another lady."""
    now, mask = s.unicorn, ~(1 << piece)
    changes.unicorn(s, spurned=now.spurned & mask, blessed=now.blessed & mask)


# -- the wild unicorn -------------------------------------------------------------------------------------------------


@hooks.ENTRY(option=SWITCH)
def entry(s: DivineRightState, piece: int, seat: int) -> int | None:
    """In any empty scenic space (DR-A-BRE-01)."""
    if piece != breis(s):
        return None
    closed = s.world.isle | s.world.temple | s.castles_standing | hex_set(s.stacks)
    return s.world.scenic & s.world.land & ~closed


@hooks.BONUSES(option=SWITCH)
def gait(s: DivineRightState, piece: int) -> int:
    """All land is clear to him (DR-A-BRE-03)."""
    return ON_ALL if piece == breis(s) else 0


@hooks.MAY_BEAR(option=SWITCH)
def bears(s: DivineRightState, piece: int, thing: int) -> list[Reason]:
    """Nothing while he is wild, then one magic device (DR-A-BRE-02, DR-A-BRE-11)."""
    if piece != breis(s):
        return []
    if not tame(s):
        return [Reason("DR-A-BRE-02", "is-wild", unit=piece)]
    full = thing == s.world.treasure or bool(burden(s, piece))
    return [Reason("DR-A-BRE-11", "one-device", unit=piece)] if full else []


@hooks.CLOSED(option=SWITCH)
def shuns(s: DivineRightState, members: Sequence[int]) -> int:
    """Wild, he goes neither to armies nor to castles that stand (DR-A-BRE-04)."""
    if breis(s) not in members or tame(s):
        return 0
    return s.castles_standing | s.foes(s.phasing)


@hooks.KEEPS_OUT(option=SWITCH)
def why_shunned(s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
    shunned = shuns(s, members) >> space & 1
    return [Reason("DR-A-BRE-04", "shuns-armies", unit=breis(s), hex=space)] if shunned else []


@hooks.STACKING(option=SWITCH)
@hooks.about(lambda s: 1 << breis(s))
def not_among_armies(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    if breis(s) not in pieces or tame(s) or not any(unit not in pieces for unit in s.units(space)):
        return []
    return [Reason("DR-A-BRE-04", "shuns-armies", unit=breis(s), hex=space)]


@hooks.GOES_ALONG(option=SWITCH)
def not_with_armies(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """Nor does he go along with units, aboard a ship or in a stack."""
    wild = breis(s) in (piece, *members) and not tame(s)
    units = any(one < s.world.first_hero for one in (piece, *members))
    space = s.where[members[0]]
    return [Reason("DR-A-BRE-04", "shuns-armies", unit=breis(s), hex=space)] if wild and units else []


# -- taming -----------------------------------------------------------------------------------------------------------


def least(s: DivineRightState, lady: int) -> int:
    name = s.world.names[lady]
    if name.startswith(WANTON):
        return OF_WANTON
    return OF_VIRTUOUS if name in VIRTUOUS else OF_OTHERS


def blessing(s: DivineRightState, lady: int) -> tuple[hooks.Modifier, ...]:
    return (("DR-A-BRE-08", 1),) if s.unicorn.blessed >> lady & 1 else ()


@hooks.act
class Tame(hooks.Act):
    """A lady in his space tries at the end of her movement, be she an enemy (DR-A-BRE-05, DR-DEC-52)."""

    VERB = "tame"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-BRE-05"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        there = s.own(seat, s.where[breis(s)]) if s.where[breis(s)] >= 0 else ()
        return [s.game.verbs.tame[lady] for lady in there if not self._bars(s, lady)]

    def _bars(self, s: DivineRightState, lady: int) -> list[Reason]:
        if lady < s.world.first_hero or not female(s, lady):
            return [Reason("DR-A-BRE-05", "no-lady", unit=lady)]
        if not together(s, lady):
            return [Reason("DR-A-BRE-05", "not-with-breis", unit=lady)]
        if tame(s):
            return [Reason("DR-A-BRE-05", "has-a-mistress", unit=breis(s))]
        spurned = s.unicorn.spurned >> lady & 1
        return [Reason("DR-A-BRE-08", "was-spurned", unit=lady)] if spurned else []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        adds, now = blessing(s, target), s.unicorn
        changes.unicorn(s, blessed=now.blessed & ~(1 << target))
        about = {"hero": target, "hex": s.where[target]}
        if s.check(1, 6, "DR-A-BRE-06", ("at-least", least(s, target)), adds, **about):
            belongs_to(s, target)
            s.emit("tamed", hero=target, unit=breis(s), side=s.name(seat))
            return
        s.emit("spurned", hero=target, unit=breis(s))
        changes.unicorn(s, spurned=s.unicorn.spurned | 1 << target)
        if s.world.names[target].startswith(WANTON):
            captives.kill(s, target, NOBODY, points=False)  # DR-A-BRE-07
        else:
            fate.wound(s, target)
        fallout.settle(s)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return (7 - least(s, target) + len(blessing(s, target))) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)


# -- the tame unicorn -------------------------------------------------------------------------------------------------


@modes.way(option=SWITCH)
class Riding(modes.OnFoot):
    """His mistress rides him, as far and over such ground as he goes (DR-A-BRE-03, DR-A-BRE-11)."""

    number: ClassVar[int] = ON_UNICORN

    def offered(self, s: DivineRightState, members: Sequence[int]) -> bool:
        return with_mistress(s) and {*members} == {breis(s), s.unicorn.mistress}

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        return False

    def allowance(self, s: DivineRightState, members: Sequence[int]) -> int:
        return party.allowance(s, [breis(s)]) if breis(s) in members else 0

    def how(self, s: DivineRightState, members: Sequence[int]) -> ground.How:
        return party.profiles(s, [breis(s)])

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        march.meet(s, march.members, before, space)


@hooks.FOLLOWERS(option=SWITCH)
def scent(s: DivineRightState) -> None:
    """Where he and his mistress have ended their movement he finds what devices are lost there: one that is cursed is
    destroyed, the others are hers (DR-A-BRE-12)."""
    lady = s.unicorn.mistress
    if not with_mistress(s) or s.master[lady] != s.phasing:
        return
    space = s.where[lady]
    for thing in [thing for thing in hidden_in(s, space) if thing != s.world.treasure]:
        device = turned_up(s, space, thing)
        s.emit("scents", hero=breis(s), device=device, hex=space)
        if s.options["cursed_devices"]:
            (die,) = s.roll(1, 6, "DR-A-BRE-12", device=device, hex=space)
            if die == CURSED:
                remove(s, device)
                continue
            changes.sorcery(s, clean=s.sorcery.clean | 1 << device)  # nobody tests it again (DR-A-DEV-15)
        if has_room(s, lady, device):
            hand_to(s, device, lost_in(space), lady)


# -- fates ------------------------------------------------------------------------------------------------------------


@hooks.SHIELDED(option=SWITCH)
def shields(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """In his mistress's place he rolls (DR-A-BRE-13)."""
    if hero != s.unicorn.mistress or not with_mistress(s):
        return False
    if breis(s) not in fallout.noted(s, fallout.FATE):
        fate.endanger(s, breis(s), cause, captor, space)
    return True


@hooks.FATE_CAST(option=SWITCH)
def second_chance(s: DivineRightState, roll: fate.FateRoll) -> None:
    """What would kill or capture him is rolled again, and then his mistress rolls too (DR-A-BRE-09, DR-A-BRE-13)."""
    if roll.hero != breis(s) or roll.instead != NOBODY or not roll.harms(s):
        return
    if with_mistress(s):
        fallout.later(s, fallout.FATE, s.unicorn.mistress, roll.cause, roll.captor, roll.space)
    roll.again(s, "DR-A-BRE-09")


@hooks.UNHARMED(option=SWITCH)
def both_get_away(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """She has faced it with him, and goes where he must go, unless she has a roll of her own to make."""
    lady = s.unicorn.mistress
    if hero == breis(s) and with_mistress(s) and lady not in fallout.noted(s, fallout.FATE):
        changes.half(s, rolled=(*s.half.rolled, (lady, cause)))
        if cause == ADRIFT:
            fate.drift(s, lady, space)
        else:
            fate.get_away(s, lady, cause, space)
    return False


@hooks.CAPTURED(option=SWITCH)
def captured(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    """He goes back to the randomizer, unless a lady is among his captors: he is hers (DR-A-BRE-10)."""
    if hero != breis(s):
        return False
    spaces = theatre(s, space)
    ladies = [one for at in hexes_of(spaces) for one in s.own(captor, at) if one >= s.world.first_hero]
    able = [one for one in ladies if female(s, one) and not s.beyond >> one & 1 and one not in s.aboard]
    changes.unicorn(s, mistress=NOBODY)
    if able:
        s.push(NewMistress(captor, tuple(able)))
        return True
    escapes(s)
    return True


def escapes(s: DivineRightState) -> None:
    """Nobody holds him: he is gone until he is drawn again."""
    changes.lift(s, breis(s), GONE)
    changes.command(s, breis(s), NOBODY)
    for let_go in hooks.LET_GO.of(s):
        let_go(s, breis(s))


@frame
class NewMistress(Procedure):
    """Which of the captor's ladies does he follow (DR-A-BRE-10)?"""

    captor: int
    ladies: tuple[int, ...]

    def step(self, s: DivineRightState) -> Asked:
        able = [lady for lady in self.ladies if s.where[lady] >= 0 and s.master[lady] == self.captor]
        if s.where[breis(s)] < 0 or not able:  # a player has left the game meanwhile
            s.finish()
            if s.where[breis(s)] >= 0:
                escapes(s)
            return None
        if len(able) > 1:
            options = [s.game.verbs.choose[lady] for lady in able]
            return Ask(self.captor, "new-mistress", "DR-A-BRE-10", options, default=options[0], unit=breis(s))
        self.do_choose(s, self.captor, able[0])
        return None

    def do_choose(self, s: DivineRightState, seat: int, lady: int) -> None:
        s.finish()
        changes.disembark(s, breis(s))
        changes.shift(s, breis(s), s.where[lady], inside=s.is_inside(lady))
        belongs_to(s, lady)
        s.emit("tamed", hero=lady, unit=breis(s), side=s.name(seat))
