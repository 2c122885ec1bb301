"""The haunted spaces (DR-A-HAU): the Mounds, Ghost Wood and the Tomb of Olde, where the stories are true."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import captives, changes, fallout, fate, hooks
from hexarchy.games.divine_right.advanced import finds
from hexarchy.games.divine_right.magic.seeking import seeks, too_early
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ALOFT,
    BEAST,
    IN_WATER,
    MOVEMENT_PHASE,
    NOBODY,
    ON_GROUND,
    TRACK,
    TRANSFORMATION,
    WEREWOLF,
)

SWITCH: Final = "haunted_spaces"
DEATH, PLAYTHING = 1, 6  # of the Mounds and Ghost Wood (DR-T-A-HAUNTED)
GOLD: Final = (2, 3)
CURSE, NOTHING, TREASURE = (1, 2), (3, 4), (5,)  # of the Tomb (DR-T-A-TOMB)
MADNESS: Final = 1  # of Ghost Wood (DR-T-A-GHOSTWOOD)
WILD: Final = {
    2: (BEAST, IN_WATER),
    3: (BEAST, ON_GROUND),
    4: (BEAST, ALOFT),
    5: (WEREWOLF, NOBODY),
    6: (TRANSFORMATION, NOBODY),
}
GHOULS: Final = "ghouls"


def haunted(s: DivineRightState) -> int:
    """Ghost Wood is only with Curses (DR-A-HAU-04)."""
    wood = 1 << s.world.ghost_wood if s.options["curses"] else 0
    return 1 << s.world.mounds | 1 << s.world.tomb | wood


def favour(s: DivineRightState, seat: int) -> tuple[hooks.Modifier, ...]:
    """Of the Ghouls, if they are in play, wherever they are (DR-A-HAU-08)."""
    ghouls = s.world.index[GHOULS]
    if s.where[ghouls] < 0:
        return ()
    return (("DR-A-HAU-08", 1 if s.master[ghouls] == seat else -1),)


@hooks.act
class Brave(hooks.Act):
    """A hero tries their luck at the end of movement (DR-A-HAU-01, DR-A-HAU-06, DR-DEC-52); that is their search of the
    turn (DR-A-HAU-09)."""

    VERB = "brave"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-HAU-01"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        there = [piece for piece in s.pieces_of(seat) if haunted(s) >> s.where[piece] & 1]
        return [s.game.verbs.brave[hero] for hero in there if not self._bars(s, hero)]

    def _bars(self, s: DivineRightState, hero: int) -> list[Reason]:
        space = s.where[hero]
        if not haunted(s) >> space & 1:
            return [Reason("DR-A-HAU-01", "not-haunted", hex=space)]
        if not s.is_hero(hero) or not seeks(s, hero):
            return [Reason("DR-A-HAU-07", "no-seeker", unit=hero)]
        if s.half.leaving >> hero & 1 or s.beyond & ~s.underground & 1 << hero:
            return [Reason("DR-A-HAU-01", "not-haunted", hex=space)]
        if s.magic.sought >> hero & 1:
            return [Reason("DR-A-HAU-09", "has-sought", unit=hero)]
        in_tomb = space == s.world.tomb
        if finds.lucky(s, hero, space):
            return [Reason("DR-A-HAU-07" if in_tomb else "DR-A-HAU-02", "was-lucky", unit=hero)]
        searched = in_tomb and s.half.tombed
        return [Reason("DR-A-HAU-07", "tomb-was-searched", hex=space)] if searched else []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.magic(s, sought=s.magic.sought | 1 << target)
        (search_tomb if s.where[target] == s.world.tomb else meet_haunts)(s, seat, target)
        fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)


def meet_haunts(s: DivineRightState, seat: int, hero: int) -> None:
    """DR-T-A-HAUNTED."""
    space = s.where[hero]
    (die,) = s.roll(1, 6, "DR-A-HAU-01", hero=hero, hex=space)
    if die == DEATH:
        captives.kill(s, hero, NOBODY, points=False)
    elif die == PLAYTHING and space == s.world.mounds:
        carry_off(s, hero)
    elif die == PLAYTHING:
        lead_astray(s, hero)
    else:
        finds.remember(s, hero)
        if die in GOLD:
            finds.treasure(s, hero)
        else:
            finds.device(s, hero, "DR-A-HAU-01")


def carry_off(s: DivineRightState, hero: int) -> None:
    """As good as a wound, and the spirits drop them where they like (DR-A-HAU-03)."""
    s.emit("carried-off", hero=hero, hex=s.where[hero])
    fate.wound(s, hero)
    if s.where[hero] == TRACK:
        changes.wonders(s, carried=(*s.wonders.carried, (hero, NOBODY)))


def lead_astray(s: DivineRightState, hero: int) -> None:
    """DR-T-A-GHOSTWOOD."""
    (die,) = s.roll(1, 6, "DR-A-HAU-04", hero=hero, hex=s.where[hero])
    if die == MADNESS:
        fate.wound(s, hero)
    else:
        finds.curse(s, hero, *WILD[die])


def search_tomb(s: DivineRightState, seat: int, hero: int) -> None:
    """DR-T-A-TOMB: below 1 counts as 1, above 6 as 6."""
    adds = favour(s, seat)
    changes.half(s, tombed=True)
    (die,) = s.roll(1, 6, "DR-A-HAU-06", hero=hero, hex=s.where[hero], modifiers=adds)
    counts = min(max(die + sum(amount for _, amount in adds), 1), 6)
    if counts in CURSE:
        finds.curse(s, hero)
    elif counts not in NOTHING:
        finds.remember(s, hero)
        if counts in TREASURE:
            finds.treasure(s, hero)
        else:
            s.push(finds.Windfall(hero, "DR-A-HAU-06"))


# -- dropped somewhere ------------------------------------------------------------------------------------------------


@hooks.PLAYER_TURN_BEGINS(option=SWITCH)
def drop(s: DivineRightState) -> None:
    """When their time is up the Destination Table says where (DR-A-HAU-03)."""
    due = dict(s.track)
    carried = []
    for hero, space in s.wonders.carried:
        if s.where[hero] != TRACK:
            continue  # they have come back
        if space == NOBODY and due[hero] <= s.turn and s.master[hero] == s.phasing:
            (die,) = s.roll(1, 6, "DR-A-HAU-03", hero=hero)
            space = s.world.destinations[die - 1]
        carried.append((hero, space))
    changes.wonders(s, carried=tuple(carried))


@hooks.COMES_BACK(option=SWITCH)
def where_dropped(s: DivineRightState, hero: int) -> int | None:
    space = dict(s.wonders.carried).get(hero)
    return None if space is None else 0 if space == NOBODY else 1 << space
