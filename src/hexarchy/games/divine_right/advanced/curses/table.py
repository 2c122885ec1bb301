"""The Curse Table (DR-T-A-CURSE): who is under which Curse, which of them work together, whom none can touch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import cards, status
from hexarchy.games.divine_right.magic.temple import in_temple
from hexarchy.games.divine_right.mercenaries import named
from hexarchy.games.divine_right.records import Curse, Guise
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BEAST,
    BLACK_HAND,
    EATERS,
    LOVE,
    NOBODY,
    PARALYSIS,
    PLAYER,
    PRISON,
    TRANSFORMATION,
    VAMPIRE,
    WANDERER,
    WEREWOLF,
)

# Of these a hero is under one at a time; the later waits (DR-A-CURSE-18).
INCOMPATIBLE: Final = (
    *((PARALYSIS, other) for other in (WANDERER, BEAST, TRANSFORMATION, LOVE)),
    *((WANDERER, other) for other in (BEAST, TRANSFORMATION, LOVE)),
    (BEAST, TRANSFORMATION),
)
SHAPES: Final = (VAMPIRE, WEREWOLF, TRANSFORMATION, BEAST)  # that change the counter
IMMUNE: Final = ("naara", "breis", "schardenzar")  # and the magicians themselves (DR-A-CURSE-05)
TROUBLE: Final = "trouble"
# Switches by which a counter may stand for another hero, or for one who has lost a throne.
GUISED: Final = ("curses", "temple_of_danger", "isle_of_fright_adv", "true_heir")
MONSTERS: Final = ("vampire_", "werewolf_")

# -- who is under which -----------------------------------------------------------------------------------------------


def on(s: DivineRightState, piece: int) -> list[Curse]:
    """The Curses on a piece, in the order they fell."""
    return [curse for curse in s.curses if curse.victim == piece]


def find(s: DivineRightState, piece: int, kind: int) -> Curse | None:
    return next((curse for curse in s.curses if curse.victim == piece and curse.kind == kind), None)


def cursed(s: DivineRightState) -> int:
    """All who are under one, as a set."""
    return hex_set([curse.victim for curse in s.curses]) if s.curses else 0


def works(s: DivineRightState, piece: int, kind: int) -> bool:
    """Is a piece under a Curse that is not held back by another?"""
    return bool(s.curses) and any(one.on and one.victim == piece and one.kind == kind for one in s.curses)


def in_force(s: DivineRightState, piece: int) -> list[int]:
    """Of the Curses on a piece those that work: the Vampire's overrides all, the Werewolf's all others; of two that do
    not go together the first (DR-A-CURSE-18). What changes a shape waits until its victim is on the map."""
    kinds = [curse.kind for curse in on(s, piece)]
    for gothic in (VAMPIRE, WEREWOLF):
        if gothic in kinds and (s.where[piece] >= 0 or s.where[piece] == PRISON):
            return [gothic]
    found: list[int] = []
    for kind in kinds:
        clash = any((kind, other) in INCOMPATIBLE or (other, kind) in INCOMPATIBLE for other in found)
        if not clash and (kind not in SHAPES or s.where[piece] >= 0):
            found.append(kind)
    return found


def change(s: DivineRightState, curse: Curse, **changed: Any) -> Curse:
    """A Curse with some fields replaced."""
    new = curse._replace(**changed)
    s.curses = tuple(new if one == curse else one for one in s.curses)
    return new


def strike_off(s: DivineRightState, curses: Iterable[Curse]) -> None:
    gone = [*curses]
    s.curses = tuple(curse for curse in s.curses if curse not in gone)


# -- guises -----------------------------------------------------------------------------------------------------------


def guise(s: DivineRightState, counter: int) -> Guise | None:
    """What a counter stands for, where it stands for another piece."""
    return next((one for one in s.guises if one.counter == counter), None) if s.guises else None


def guise_of(s: DivineRightState, hero: int) -> Guise | None:
    """The counter that stands for a hero."""
    return next((one for one in s.guises if one.hero == hero), None) if s.guises else None


def change_guise(s: DivineRightState, one: Guise, **changed: Any) -> Guise:
    new = one._replace(**changed)
    s.guises = tuple(new if other == one else other for other in s.guises)
    return new


def is_monster(s: DivineRightState, piece: int) -> bool:
    return s.world.names[piece].startswith(MONSTERS)


def is_vampire(s: DivineRightState, piece: int) -> bool:
    return s.world.names[piece].startswith(MONSTERS[VAMPIRE])


def is_beast(s: DivineRightState, piece: int) -> bool:
    return s.world.names[piece].startswith("beast_")


def true_self(s: DivineRightState, piece: int) -> int:
    """The hero a piece is, or stands for; NOBODY: a monster that is none, or a monarch who is none any more."""
    seen = guise(s, piece)
    return piece if seen is None else seen.hero


def female(s: DivineRightState, piece: int) -> bool | None:
    """Is a hero a woman, as love sees it: the Black Hand is a man, the Eaters are neither (DR-A-CURSE-29)?"""
    return False if s.kingdom_of(piece) == BLACK_HAND else named.female(s, piece)


# -- whom none can touch ----------------------------------------------------------------------------------------------


def why_immune(s: DivineRightState, piece: int, kind: int) -> list[Reason]:
    """The rules by which no Curse falls on a piece, no matter who sends it (DR-A-CURSE-05)."""
    hero, names = true_self(s, piece), s.world.names
    seen = guise(s, piece)
    if hero == NOBODY and (seen is None or seen.realm == NOBODY):
        return [Reason("DR-A-CURSE-05", "is-immune", unit=piece)]  # a monster that is nobody
    if is_vampire(s, piece) or (is_monster(s, piece) and kind != VAMPIRE):
        return [Reason("DR-A-CURSE-18", "cursed-already", unit=piece)]
    who = hero if hero != NOBODY else piece
    if names[who] in IMMUNE or s.kingdom_of(who) in (EATERS, BLACK_HAND):
        return [Reason("DR-A-CURSE-05", "is-immune", unit=piece)]
    if names[who] == TROUBLE and kind != LOVE:
        return [Reason("DR-A-CURSE-05", "is-immune", unit=piece)]
    if in_temple(s, piece):
        return [Reason("DR-A-CURSE-05", "in-the-temple", unit=piece)]
    if find(s, piece, kind) is not None:
        return [Reason("DR-A-CURSE-18", "cursed-already", unit=piece)]
    return []


def why_not_directed(s: DivineRightState, piece: int) -> list[Reason]:
    """Nobody directs a Curse at a player monarch (DR-A-CURSE-01, DR-A-CURSE-06)."""
    if status.player_monarch(s, piece):
        return [Reason("DR-A-CURSE-01", "is-a-player-monarch", unit=piece)]
    return []


def has_card(s: DivineRightState, piece: int) -> int:
    """The kingdom of a monarch who has a Personality card; NOBODY: there is none (DR-A-CURSE-19)."""
    hero = true_self(s, piece)
    if hero == NOBODY or not s.world.pieces[hero].crowned:
        return NOBODY
    kingdom = s.kingdom_of(hero)
    return kingdom if s.kingdoms[kingdom].status != PLAYER and cards.has_personality(s, kingdom) else NOBODY
