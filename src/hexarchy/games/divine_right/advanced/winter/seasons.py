"""The year (DR-A-WIN-01, -05, -24, -28): winter comes with turn 21, spring with a new year."""

from __future__ import annotations

from typing import Final

from hexarchy.games.divine_right import calendar, changes, events, hooks
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.mercenaries import barbarians
from hexarchy.games.divine_right.records import Climate
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import HOME, KINGDOM_IDS

WINTER: Final = "winter"
RULE: Final = "DR-A-WIN-24"
# What the harvest gives back where it is not a unit for each castle (DR-T-A-HARVEST).
HARVESTS: Final = {"neuth": 3, "zorn": 5, "trolls": 0, "black_hand": 0}


def is_winter(s: DivineRightState) -> bool:
    return calendar.is_winter(s.turn)


@hooks.LAST_TURN(option=WINTER)
def last_turn(s: DivineRightState) -> int | None:
    """As agreed, else the last of the first year; or never (DR-A-WIN-01)."""
    if s.options["to_the_last"]:
        return 0
    return None if s.options["variable_length"] else calendar.YEAR


@hooks.GAME_TURN_BEGINS(option=WINTER)
def turn_begins(s: DivineRightState) -> None:
    changes.climate(s, snowed_in=0)
    turn = calendar.turn_of_year(s.turn)
    if turn == calendar.ONSET:
        s.emit("winter-comes")
        _go_home(s)
        _gather(s)
        settle(s)
    elif turn == 1 and s.turn > calendar.YEAR:
        s.climate = Climate()
        s.emit("spring-comes", year=calendar.year(s.turn))


def _go_home(s: DivineRightState) -> None:
    """Northern Barbarians leave the map (DR-A-WIN-05)."""
    northern = barbarians.hordes(s.world).counters[barbarians.NORTHERN]
    barbarians.depart(s, [unit for unit in northern if s.where[unit] >= 0])


# -- the harvest ------------------------------------------------------------------------------------------------------


def harvest(s: DivineRightState, kingdom: int) -> int:
    """How many eliminated units it gives back: printed castles count, plundered or not."""
    return HARVESTS.get(KINGDOM_IDS[kingdom], len(s.world.castles_of[kingdom]))


def _gather(s: DivineRightState) -> None:
    """Kingdoms that act for nobody have their replacements in the force pool."""
    for kingdom in range(len(s.kingdoms)):
        if not s.active(kingdom) and not s.climate.harvested >> kingdom & 1:
            changes.climate(s, harvested=s.climate.harvested | 1 << kingdom)
            for unit in s.eliminated(kingdom)[: harvest(s, kingdom)]:
                s.where[unit] = HOME


@hooks.COME_ON(option=WINTER)
def reap(s: DivineRightState) -> None:
    """Those that act for the phasing player get them as by an event, each once (DR-A-WIN-24, DR-DEC-79)."""
    if calendar.turn_of_year(s.turn) != calendar.ONSET:
        return
    for kingdom in reversed(s.alliance(s.phasing)):
        count = harvest(s, kingdom)
        if count and not s.climate.harvested >> kingdom & 1:
            s.push(events.Return(count, 1 << kingdom, RULE))
        changes.climate(s, harvested=s.climate.harvested | 1 << kingdom)


@hooks.GAME_TURN_ENDS(option=WINTER)
def gather_the_rest(s: DivineRightState) -> None:
    """Who stopped acting for a player before that player's turn came has them at home."""
    if calendar.turn_of_year(s.turn) == calendar.ONSET:
        _gather(s)
