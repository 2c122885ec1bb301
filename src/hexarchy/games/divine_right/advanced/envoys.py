"""Envoys (DR-A-ENV): a senior diplomat for each player, who travels like a hero and has a card of his own. His work
stands in embassies.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import changes, hooks, openings, victory
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import AMONG_ENEMIES, GONE, MERCENARY, NOBODY, PASSING, SIEGED, SPECIAL

ENVOYS: Final = "envoys"
NOTHING: Final[Mapping[str, Any]] = {}


def envoy_of(s: DivineRightState, seat: int) -> int:
    return s.world.envoys[seat]


def is_envoy(s: DivineRightState, piece: int) -> bool:
    return piece in s.world.envoys


def card_of(s: DivineRightState, hero: int) -> int:
    """The number of an Envoy's card; 0: none, or it is no Envoy."""
    drawn = s.embassies.cards
    seat = s.world.envoys.index(hero) if is_envoy(s, hero) else len(drawn)
    return drawn[seat] if seat < len(drawn) else 0


def talents(s: DivineRightState, hero: int) -> Mapping[str, Any]:
    """What his card lets him do, by the names of diplomacy_cards.toml."""
    number = card_of(s, hero)
    return s.world.envoy_cards[number].effects if number else NOTHING


def by_card(s: DivineRightState, hero: int, talent: str) -> list[hooks.Modifier]:
    """What a talent adds, and by which rule."""
    amount = talents(s, hero).get(talent, 0)
    return [(s.world.envoy_cards[card_of(s, hero)].rule, amount)] if amount else []


# -- they enter the game, and leave it --------------------------------------------------------------------------------


@hooks.SET_UP(option=ENVOYS)
def appoint(s: DivineRightState) -> None:
    """Each player places one in the royal deployment space and draws a card that lies open (DR-A-ENV-01)."""
    left, drawn = [*s.world.envoy_cards], [0] * len(s.players)
    for seat in s.in_game:
        envoy, home = envoy_of(s, seat), openings.court(s, seat)
        s.master[envoy] = seat
        changes.put(s, envoy, home)
        (drawn[seat],) = s.draw(1, left, "DR-A-ENV-01")
        left.remove(drawn[seat])
        s.emit("envoy-appointed", hero=envoy, side=s.name(seat), hex=home, envoy=drawn[seat])
    changes.embassies(s, cards=tuple(drawn))
    for seat in reversed(s.in_game):
        if "chosen_kingdom" in talents(s, envoy_of(s, seat)):
            s.push(OldFriend(seat))


@frame
class OldFriend(Procedure):
    """He names the kingdom of an old friend, in the open (DR-A-ENV-107, DR-DEC-05)."""

    seat: int

    def step(self, s: DivineRightState) -> Asked:
        open_ = victory.neutral_kingdoms(s)
        if not s.living(self.seat) or not open_:
            s.finish()
            return None
        options = [s.game.verbs.befriend[kingdom] for kingdom in open_]
        return Ask(self.seat, "old-friend", "DR-A-ENV-107", options, hero=envoy_of(s, self.seat))

    def do_befriend(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        changes.embassies(s, friends=(*s.embassies.friends, (seat, kingdom)))
        s.emit("old-friend", hero=envoy_of(s, seat), kingdom=kingdom)
        s.finish()


@hooks.PLAYER_OUT(option=ENVOYS)
def recalled(s: DivineRightState, seat: int) -> None:
    """With his player he leaves the game, wherever he is, and his card with him (DR-A-ENV-14)."""
    envoy = envoy_of(s, seat)
    s.prisoners = tuple(one for one in s.prisoners if one.hero != envoy)
    s.track = tuple(entry for entry in s.track if entry[0] != envoy)
    changes.lift(s, envoy, GONE)
    changes.command(s, envoy, NOBODY)
    cards = [0 if number == seat else card for number, card in enumerate(s.embassies.cards)]
    friends = tuple(entry for entry in s.embassies.friends if entry[0] != seat)
    changes.embassies(s, cards=tuple(cards), friends=friends)


# -- on his way -------------------------------------------------------------------------------------------------------


def monarch(s: DivineRightState, envoy: int) -> int:
    """Whose pace and bonuses are his."""
    return openings.lord(s, s.world.envoys.index(envoy))


@hooks.MOVE(option=ENVOYS)
def pace(s: DivineRightState, piece: int) -> int | None:
    """As far as his monarch (DR-A-ENV-03), the Wanderer 2 further (DR-A-ENV-111)."""
    if not is_envoy(s, piece):
        return None
    more: int = talents(s, piece).get("move", 0)
    return s.world.pieces[monarch(s, piece)].move + more


@hooks.BONUSES(option=ENVOYS)
def bonuses(s: DivineRightState, piece: int) -> int:
    """What is printed on the monarch (DR-A-ENV-03)."""
    return s.world.pieces[monarch(s, piece)].bonuses if is_envoy(s, piece) else 0


@hooks.WELCOME(option=ENVOYS)
def welcome(s: DivineRightState, hero: int) -> bool:
    """Every neutral kingdom lets him pass, and shelters him (DR-A-ENV-12)."""
    return is_envoy(s, hero)


@hooks.IMMUNE(option=ENVOYS)
def immunity(s: DivineRightState, hero: int, unit: int, space: int) -> bool:
    """In a royal castle not of his own kingdom nobody looks for him; in an enemy kingdom neither mercenaries do nor its
    own people, such as hold its castles (NOBODY) (DR-A-ENV-13)."""
    if not is_envoy(s, hero):
        return False
    seat, land, castle = s.master[hero], s.land_of[space], s.castle_in(space)
    if castle >= 0 and s.world.castles[castle].royal and land != s.players[seat].kingdom:
        return True
    if land < 0 or s.kingdoms[land].seat in (NOBODY, seat):
        return False
    piece = s.world.pieces[unit]
    for_hire = piece.of in (MERCENARY, SPECIAL) and piece.kingdom == NOBODY
    return unit == NOBODY or for_hire or piece.kingdom == land


@hooks.SHIELDED(option=ENVOYS)
def untouched(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """Among enemies he is in danger only where one of them may look for him (DR-A-ENV-15); the Wanderer goes in and out
    of besieged castles (DR-A-ENV-111)."""
    if cause == SIEGED:
        return bool(talents(s, hero).get("free_exit"))
    if not is_envoy(s, hero) or cause not in (PASSING, AMONG_ENEMIES):
        return False
    seats = [captor] if cause == AMONG_ENEMIES else [seat for seat in s.in_game if seat != s.master[hero]]
    foes = [unit for seat in seats for unit in s.own_units(seat, space) if not s.beyond >> unit & 1]
    return all(immunity(s, hero, unit, space) for unit in foes or [NOBODY])


# -- what he is not ---------------------------------------------------------------------------------------------------


@hooks.STEADFAST(option=ENVOYS)
def loyal(s: DivineRightState, hero: int) -> bool:
    """He is no mercenary: who captures him imprisons or kills him (DR-A-ENV-02, DR-A-ENV-11)."""
    return is_envoy(s, hero)


@hooks.MAY_BEAR(option=ENVOYS)
def empty_handed(s: DivineRightState, piece: int, thing: int) -> list[Reason]:
    """He carries no magic devices (DR-A-ENV-09)."""
    carries = not is_envoy(s, piece) or thing == s.world.treasure
    return [] if carries else [Reason("DR-A-ENV-09", "bears-nothing", unit=piece)]
