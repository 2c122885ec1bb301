"""Curses that leave a hero their shape: Doom, Paralysis, the Unclean, Personality Change (DR-A-CURSE-23, -24, -26,
-30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import cards, changes, fallout, hooks, stacking, status
from hexarchy.games.divine_right.advanced.curses import table
from hexarchy.games.divine_right.advanced.curses.kinds import Kind, curse_kind
from hexarchy.games.divine_right.movement.party import leader_of
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Curse
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    DOOM,
    LEADING,
    NOBODY,
    PARALYSIS,
    PERSONALITY,
    UNCLEAN,
    WANDERER,
)

# -- Doom (DR-A-CURSE-23) ---------------------------------------------------------------------------------------------


@curse_kind
class Doom(Kind):
    NUMBER = DOOM


@hooks.FATE_TWICE(option="curses")
def doomed(s: DivineRightState, hero: int) -> str | None:
    """A second die, unless the first kills or captures."""
    return "DR-A-CURSE-23" if table.works(s, hero, DOOM) else None


# -- Paralysis (DR-A-CURSE-24) ----------------------------------------------------------------------------------------


@curse_kind
class Paralysis(Kind):
    NUMBER = PARALYSIS


@hooks.MAY_SET_OUT(option="curses")
@hooks.about(lambda s: hex_set(one.victim for one in s.curses))
def inert(s: DivineRightState, piece: int) -> list[Reason]:
    return [Reason("DR-A-CURSE-24", "is-paralysed", unit=piece)] if table.works(s, piece, PARALYSIS) else []


@hooks.GOES_ALONG(option="curses")
def carried(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """Only a combat unit carries one who cannot move."""
    if not table.works(s, piece, PARALYSIS) or min(members) < s.world.first_hero:
        return []
    return [Reason("DR-A-CURSE-24", "is-paralysed", unit=piece)]


@hooks.HELPLESS(option="curses")
def helpless(s: DivineRightState, hero: int) -> bool:
    """Without any ability; Wanderers neither have one (DR-A-CURSE-65)."""
    return table.works(s, hero, PARALYSIS) or table.works(s, hero, WANDERER)


@hooks.UNABLE(option="curses")
def nobody_follows(s: DivineRightState, piece: int, what: int) -> bool:
    """The Unclean do not lead."""
    return what == LEADING and table.works(s, piece, UNCLEAN)


@hooks.DEVICE_FAILS(option="curses")
def numb(s: DivineRightState, hero: int, device: str) -> bool:
    return table.works(s, hero, PARALYSIS)


# -- the Unclean (DR-A-CURSE-26) --------------------------------------------------------------------------------------


@curse_kind
class Unclean(Kind):
    """Struck among others they go away from them."""

    NUMBER = UNCLEAN

    def begin(self, s: DivineRightState, curse: Curse) -> int:
        _avoid(s, curse.victim)
        return curse.victim


def _shunned(s: DivineRightState, hero: int, space: int, stack: Sequence[int]) -> bool:
    """Is a space closed to one who is unclean: a friendly castle, or friendly combat units but the Lepers?"""
    castle = s.castle_in(space)
    if castle >= 0 and s.castle_owner(castle) == s.master[hero]:
        return True
    return any(piece < s.world.first_hero and piece != s.world.lepers for piece in stack)


def _avoid(s: DivineRightState, hero: int) -> None:
    space = s.where[hero]
    if space >= 0 and _shunned(s, hero, space, s.own(s.master[hero], space)):
        changes.disembark(s, hero)
        fallout.later(s, fallout.DISPLACED, hero, space)


@hooks.STACKING(option="curses")
@hooks.about(table.cursed)
def contagious(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """Neither do they come to others, nor others to them. Who comes from off the map goes away afterwards."""
    if not s.curses:
        return []
    stack = sorted(stacking.company(s, pieces, space))
    for hero in stack:
        if s.where[hero] >= 0 and table.works(s, hero, UNCLEAN) and _shunned(s, hero, space, stack):
            return [Reason("DR-A-CURSE-26", "is-unclean", unit=hero, hex=space)]
    return []


@hooks.GOES_ALONG(option="curses")
def neither_led(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """Nobody leads them, and no unit marches with them."""
    if not s.curses or not any(table.works(s, one, UNCLEAN) for one in (*members, piece)):
        return []
    led = leader_of(s, members) != NOBODY and table.works(s, piece, UNCLEAN)
    units = [one for one in (*members, piece) if one < s.world.first_hero and one != s.world.lepers]
    return [Reason("DR-A-CURSE-26", "is-unclean", unit=piece, hex=s.where[piece])] if led or units else []


@hooks.GOES_ABOARD(option="curses")
def no_berth(s: DivineRightState, piece: int) -> list[Reason]:
    unclean = table.works(s, piece, UNCLEAN)
    return [Reason("DR-A-CURSE-26", "is-unclean", unit=piece, hex=s.where[piece])] if unclean else []


@hooks.MOVES_OPEN(option="curses")
@hooks.MOVES_CLOSED(option="curses")
@hooks.PLAYER_TURN_ENDS(option="curses")
def go_away(s: DivineRightState) -> None:
    """Who has come among others against their will leaves them."""
    for curse in s.curses:
        if curse.kind == UNCLEAN and curse.on:
            _avoid(s, curse.victim)


# -- Personality Change (DR-A-CURSE-30) -------------------------------------------------------------------------------

DRAWN: Final = 2


@curse_kind
class Personality(Kind):
    """Another card, of two that its caster alone has seen; the old one is kept as it lay."""

    NUMBER = PERSONALITY

    def why_not(self, s: DivineRightState, victim: int) -> list[Reason]:
        cardless = table.has_card(s, victim) == NOBODY or not s.personalities.within(cards.PERSONALITY_DECK)
        return [Reason("DR-A-CURSE-19", "has-no-card", unit=victim)] if cardless else []

    def begin(self, s: DivineRightState, curse: Curse) -> int:
        kingdom = table.has_card(s, curse.victim)
        s.personalities = s.personalities.poured(1 + kingdom, cards.KEPT + kingdom)
        many = min(DRAWN, len(s.personalities.within(cards.PERSONALITY_DECK)))
        known = 1 << curse.seat
        s.personalities, _ = s.personalities.drawn(
            s, many, cards.PERSONALITY_DECK, cards.BESIDE, known, "DR-A-CURSE-30"
        )
        s.push(Endowment(kingdom, curse.seat))
        return curse.victim

    def end(self, s: DivineRightState, curse: Curse) -> int:
        hero = table.true_self(s, curse.victim)
        cards.restore_personality(s, s.kingdom_of(hero))
        return curse.victim

    def forget(self, s: DivineRightState, curse: Curse) -> None:
        hero = table.true_self(s, curse.victim)
        if hero != NOBODY:
            cards.discard_kept(s, s.kingdom_of(hero))


@frame
class Endowment(Procedure):
    """Which of the two does the monarch get (DR-DEC-54)?"""

    kingdom: int
    seat: int

    def step(self, s: DivineRightState) -> Asked:
        faces = s.personalities.inside(cards.BESIDE)
        options = [s.game.verbs.endow[face - 1] for face in faces]
        if len(faces) == 1 or not s.living(self.seat):
            self.do_endow(s, self.seat, faces[0] - 1)
            return None
        return Ask(self.seat, "endowment", "DR-A-CURSE-30", options, default=options[0], put=True, kingdom=self.kingdom)

    def do_endow(self, s: DivineRightState, seat: int, face: int) -> None:
        """A Cursed monarch leaves the alliance at once, as with Possession."""
        s.finish()
        thing = s.personalities.one(cards.BESIDE, face + 1)
        s.personalities = s.personalities.moved(thing, 1 + self.kingdom)
        s.personalities = s.personalities.poured(cards.BESIDE, cards.PERSONALITY_DECK)
        s.emit("personality", kingdom=self.kingdom, personality=face + 1)
        if face + 1 == status.CURSED:
            status.turn_away(s, self.kingdom)
        fallout.settle(s)
