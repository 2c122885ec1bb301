"""Sir Mortnoir (DR-A-MOR): welcome everywhere, and everywhere the ruin of those who listen to him.

Nobody tells friend from foe here: he harms the stack he is with, no matter whom it serves (DR-A-MOR-11).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fate, hooks, openings
from hexarchy.games.divine_right.combat.strength import Clash, bonus, rated, rating
from hexarchy.games.divine_right.movement.party import leader_of
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    AMONG_ENEMIES,
    COMBAT_PHASE,
    NOBODY,
    PASSING,
    SEARCH,
    SIEGED,
    SUSPICION,
)

SWITCH: Final = "mortnoir"
HARMLESS: Final = (PASSING, SIEGED, AMONG_ENEMIES)  # what others risk among enemies (DR-A-MOR-03, DR-A-MOR-15)
CLASS_A, CLASS_E = 0, 4  # of leaders, with tactical combat
SLOWER: Final = 2  # points (DR-A-MOR-09)

# -- whom he is with --------------------------------------------------------------------------------------------------


def him(s: DivineRightState) -> int:
    return s.world.index[SWITCH]


def beside(s: DivineRightState, piece: int) -> bool:
    """Is a piece in his stack: in his space, on the same side of the walls, neither above nor below?"""
    mortnoir = him(s)
    together = s.where[piece] == s.where[mortnoir] >= 0 and piece != mortnoir
    return together and s.is_inside(piece) == s.is_inside(mortnoir) and not s.beyond >> piece & 1


def stack(s: DivineRightState, seat: int) -> list[int]:
    """What a seat has in his stack."""
    at = s.where[him(s)]
    return [piece for piece in s.own(seat, at) if beside(s, piece)] if at >= 0 else []


def leaders(s: DivineRightState, seat: int) -> list[int]:
    return [piece for piece in stack(s, seat) if leader_of(s, [piece]) != NOBODY]


def shrewd(s: DivineRightState) -> int:
    """A leader in his stack with a bonus of their own, or of class A, who may see through him; NOBODY: none
    (DR-A-MOR-12)."""
    found = [hero for seat in s.round_from(max(s.phasing, 0)) for hero in leaders(s, seat)]
    return next((hero for hero in found if _gifted(s, hero)), NOBODY)


def _gifted(s: DivineRightState, hero: int) -> bool:
    return rating(s, hero) == CLASS_A or any(bonus(s, hero, fleets=fleets) > 0 for fleets in (False, True))


def advises(s: DivineRightState) -> bool:
    """Does he have an effect now: active, on the map, and trusted where a leader is shrewd (DR-A-MOR-12)?"""
    if not s.intrigue.active or s.where[him(s)] < 0 or unheard(s):
        return False
    return s.intrigue.vetted == s.turn or shrewd(s) == NOBODY


def unheard(s: DivineRightState) -> list[Reason]:
    """Why nobody where he is listens to him."""
    found = (why(s, s.where[him(s)]) for why in openings.NO_ADVICE.of(s))
    return next((reasons for reasons in found if reasons), [])


# -- coming and going -------------------------------------------------------------------------------------------------


@hooks.ENTRY(option=SWITCH)
def entry(s: DivineRightState, piece: int, seat: int) -> int | None:
    """With any enemy leader whom he can reach (DR-A-MOR-01)."""
    if piece != him(s):
        return None
    found = [
        hero
        for other in s.in_game
        for hero in s.pieces_of(other)
        if other != seat and leader_of(s, [hero]) != NOBODY and not s.beyond >> hero & 1 and s.is_hero(hero)
    ]
    closed = s.world.isle | s.world.temple | s.besieged_spaces
    return hex_set(s.where[hero] for hero in found) & ~closed


@hooks.ENTERED_PLAY(option=SWITCH)
def enters(s: DivineRightState, piece: int, space: int) -> None:
    """On the side of the walls where the leader is."""
    if piece == him(s) and not any(leaders(s, seat) for seat in s.in_game if seat != s.master[piece]):
        changes.set_inside(s, piece, False)


@hooks.MAY_BEAR(option=SWITCH)
def timid(s: DivineRightState, piece: int, thing: int) -> list[Reason]:
    """Neither devices nor Treasures (DR-A-MOR-02)."""
    return [Reason("DR-A-MOR-02", "bears-nothing", unit=piece)] if piece == him(s) else []


@hooks.SHIELDED(option=SWITCH)
def trusted(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """He enters castles and stacks of enemies and stays among them without a roll (DR-A-MOR-03, DR-A-MOR-15)."""
    return hero == him(s) and cause in HARMLESS


@hooks.WELCOME(option=SWITCH)
def free_passage(s: DivineRightState, hero: int) -> bool:
    return hero == him(s)


@hooks.HIDES(option=SWITCH)
def hosts_do_not_search(s: DivineRightState, hero: int) -> bool:
    """Not by the player with whose units he was stacked when the phase began (DR-A-MOR-04)."""
    return hero == him(s) and s.half.hosting


@hooks.UNHARMED(option=SWITCH)
def survives(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """Found by searchers he may join them (DR-A-MOR-04); suspected he has proved himself (DR-A-MOR-12); any other
    danger frightens him away, which is as good as a wound (DR-A-MOR-13)."""
    if hero != him(s):
        return False
    if cause == SEARCH:
        s.push(Join())
    elif cause == SUSPICION:
        changes.intrigue(s, vetted=s.turn)
        if s.phase == COMBAT_PHASE:
            bind(s)
    else:
        s.emit("frightened", hero=hero, hex=space)
        fate.wound(s, hero)
        return True
    return False


@hooks.LIFTED(option=SWITCH)
def lifted(s: DivineRightState, piece: int, place: int) -> None:
    """Off the map he advises nobody, and who leaves it forgets him."""
    bound = s.intrigue.spellbound & ~(1 << piece)
    changes.intrigue(s, spellbound=bound, active=s.intrigue.active and piece != him(s))


@frame
class Join(Procedure):
    """He goes along with those who searched for him, or stays where he is (DR-A-MOR-04, DR-DEC-49)."""

    def step(self, s: DivineRightState) -> Asked:
        mortnoir, verbs = him(s), s.game.verbs
        if s.where[mortnoir] < 0 or not stack(s, s.phasing):
            s.finish()
            return None
        return Ask(
            s.master[mortnoir],
            "join-searchers",
            "DR-A-MOR-04",
            [verbs.yes, verbs.no],
            default=verbs.no,
            hero=mortnoir,
            side=s.name(s.phasing),
            hex=s.where[mortnoir],
        )

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.half(s, company=s.half.company | hex_set(stack(s, s.phasing)))
        s.emit("joins-searchers", hero=him(s), side=s.name(s.phasing), hex=s.where[him(s)])
        s.finish()

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()


# -- stacks that move -------------------------------------------------------------------------------------------------


@hooks.MOVES_OPEN(option=SWITCH)
def partings(s: DivineRightState) -> None:
    """Leaders who begin their movement away from him are themselves again (DR-A-MOR-10); a stack without one is slow
    (DR-A-MOR-09); which enemies he is with is noted (DR-A-MOR-04, DR-A-MOR-14)."""
    seat, at = s.phasing, s.where[him(s)]
    away = hex_set(hero for hero in hexes_of(s.intrigue.spellbound & s.army[seat]) if s.where[hero] != at)
    changes.intrigue(s, spellbound=s.intrigue.spellbound & ~away)
    own = hex_set(stack(s, seat))
    units = own & s.world.units
    if advises(s) and not leaders(s, seat):
        changes.half(s, slowed=units)
    if seat != s.master[him(s)]:
        changes.half(s, company=own, hosting=bool(units))


@hooks.ALLOWANCE(option=SWITCH)
def dawdles(s: DivineRightState, members: Sequence[int]) -> int:
    led = leader_of(s, members) != NOBODY
    return 0 if led or not s.half.slowed & hex_set(members) else -SLOWER


@hooks.FOLLOWERS(option=SWITCH)
def follow(s: DivineRightState) -> None:
    if destinations(s):
        s.push(Follow())


def destinations(s: DivineRightState) -> list[int]:
    """Where pieces of the enemy stack he was in have gone (DR-A-MOR-14)."""
    at = s.where[him(s)]
    if at < 0:
        return []
    moved = [piece for piece in hexes_of(s.half.company & s.army[s.phasing] & ~s.beyond) if s.where[piece] != at]
    return [*hexes_of(hex_set(s.where[piece] for piece in moved) & ~s.world.isle & ~s.world.temple)]


@frame
class Follow(Procedure):
    """At the end of the enemy's movement his player places him with any of the stack he was in (DR-DEC-51)."""

    def step(self, s: DivineRightState) -> Asked:
        spaces, verbs = destinations(s), s.game.verbs
        if not spaces:  # his player, or theirs, has left the game meanwhile
            s.finish()
            return None
        options: list[Action] = [*(verbs.place[space] for space in spaces), verbs.none]
        return Ask(s.master[him(s)], "follow", "DR-A-MOR-14", options, default=verbs.none, hero=him(s))

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        mortnoir = him(s)
        hosts = [piece for piece in hexes_of(s.half.company) if s.where[piece] == space]
        s.emit("follows", hero=mortnoir, **{"from": s.where[mortnoir]}, to=space)
        changes.disembark(s, mortnoir)
        changes.shift(s, mortnoir, space, inside=any(s.is_inside(piece) for piece in hosts))
        changes.take_aboard(s, mortnoir)  # at sea he goes beside them in a boat
        s.finish()

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()


# -- what he does -----------------------------------------------------------------------------------------------------


class Declaration(hooks.Act):
    """At the end of a friendly Combat Phase he is declared active or not (DR-A-MOR-06, DR-DEC-72)."""

    MOMENT = hooks.COMBAT_ENDS
    RULE = "DR-A-MOR-06"
    OPTION = SWITCH
    ACTIVE: ClassVar[bool]

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if self.why(s, seat, NOBODY):
            return []
        return [s.game.verbs.advise if self.ACTIVE else s.game.verbs.keep_silent]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.half(s, advised=True)
        changes.intrigue(s, active=self.ACTIVE)
        s.emit("takes-charge" if self.ACTIVE else "falls-silent", hero=him(s), hex=s.where[him(s)])

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.where[him(s)] < 0 or s.master[him(s)] != seat:
            return [Reason(self.RULE, "not-yours", unit=him(s))]
        if self.ACTIVE and (reasons := unheard(s)):
            return reasons
        decided = s.half.advised or s.intrigue.active == self.ACTIVE
        return [Reason(self.RULE, "decided-already", unit=him(s))] if decided else []


@hooks.act
class Advise(Declaration):
    VERB = "advise"
    ACTIVE = True


@hooks.act
class KeepSilent(Declaration):
    VERB = "keep-silent"
    ACTIVE = False


@hooks.SIEGES_OPEN(option=SWITCH)
def before_sieges(s: DivineRightState) -> None:
    """Where he would have his say in a siege attack he must be trusted first (DR-A-MOR-12)."""
    at = s.where[him(s)]
    for siege in s.sieges:
        castle = s.world.castles[siege.castle]
        near = 1 << castle.space | s.world.field.around[castle.space]
        if siege.seat == s.phasing and not siege.fresh and at >= 0 and near >> at & 1:
            suspect(s)
            return


@hooks.COMBAT_OPENS(option=SWITCH)
def before_combat(s: DivineRightState) -> None:
    """He must be trusted where he would have his say, by those he is with in their own turn, and by those who can be
    attacked; then leaders listen to him."""
    at = s.where[him(s)]
    if at < 0 or not s.intrigue.active:
        return
    near = 1 << at | s.world.field.around[at]
    if near & s.spaces_of(s.army[s.phasing]):
        suspect(s)
    bind(s)


def suspect(s: DivineRightState) -> None:
    """A roll each game turn where a shrewd leader is in the stack; his hosts kill or capture him (DR-A-MOR-12). Where
    nobody listens to him he has nothing to prove."""
    if not s.intrigue.active or unheard(s) or advises(s):
        return
    host = s.master[shrewd(s)]
    captor = NOBODY if host == s.master[him(s)] else host
    s.emit("suspected", hero=him(s), leader=shrewd(s), hex=s.where[him(s)])
    fate.endanger(s, him(s), SUSPICION, captor, s.where[him(s)])


def bind(s: DivineRightState) -> None:
    """Leaders who begin their Combat Phase with him lose their leadership (DR-A-MOR-07)."""
    new = hex_set(leaders(s, s.phasing)) & ~s.intrigue.spellbound if advises(s) else 0
    if new:
        changes.intrigue(s, spellbound=s.intrigue.spellbound | new)
        s.emit("spellbound", hero=him(s), heroes=tuple(hexes_of(new)), hex=s.where[him(s)])


def spellbound(s: DivineRightState, hero: int) -> bool:
    return bool(s.intrigue.spellbound >> hero & 1)


@hooks.POWERLESS(option=SWITCH)
def powerless(s: DivineRightState, hero: int) -> bool:
    return spellbound(s, hero)


@hooks.GOES_ALONG(option=SWITCH)
def nobody_obeys(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """Nor do units march with them."""
    alone = spellbound(s, members[0]) and piece < s.world.first_hero
    return [Reason("DR-A-MOR-07", "spellbound", unit=members[0])] if alone else []


@hooks.COMBAT_MODIFIERS(option=SWITCH)
def bad_advice(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[hooks.Modifier]:
    """-1 for a stack whose leaders listen to him (DR-A-MOR-07), unless their classes count; and for one that has no
    other leader (DR-A-MOR-09)."""
    force = clash.side(defending=defending)
    advised = [unit for unit in force if beside(s, unit)] if advises(s) else []
    if (advised and not leaders(s, s.master[advised[0]])) or s.half.slowed & hex_set(force):
        return [("DR-A-MOR-09", -1)]
    return [("DR-A-MOR-07", -1)] if listens(s, force) and not rated(s, clash.element) else []


@hooks.FORCE_RATING(option=SWITCH)
def class_e(s: DivineRightState, clash: Clash, defending: bool, rank: int) -> int:
    return CLASS_E if listens(s, clash.side(defending=defending)) else rank


def listens(s: DivineRightState, force: Sequence[int]) -> bool:
    """Is a force led by those who listen to him?"""
    advised = [unit for unit in force if beside(s, unit)] if advises(s) else []
    return bool(advised) and any(spellbound(s, hero) for hero in leaders(s, s.master[advised[0]]))


@hooks.RETREAT_NEEDS(option=SWITCH)
def late_retreat(s: DivineRightState, unit: int, number: int) -> int | None:
    """His stack retreats on one more (DR-A-MOR-08)."""
    return number + 1 if advises(s) and beside(s, unit) else None


@hooks.SIEGE_MODIFIERS(option=SWITCH)
def sieges(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> Iterable[hooks.Modifier]:
    """-1 with besiegers he is with, +1 where he is inside (DR-A-MOR-08)."""
    if not advises(s):
        return
    if any(beside(s, unit) for unit in units):
        yield "DR-A-MOR-08", -1
    if s.where[him(s)] == s.world.castles[castle].space and s.is_inside(him(s)):
        yield "DR-A-MOR-08", 1
