"""Courts and Barbarians in winter (DR-A-WIN-19 to -21, -26)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.advanced.winter.ground import northern
from hexarchy.games.divine_right.advanced.winter.seasons import WINTER, is_winter
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE
from hexarchy.games.divine_right.mercenaries.barbarians import EASTERN, NORTHERN, OGRES
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import BLACK_HAND

SCARCE: Final = {EASTERN: -1, OGRES: -2}  # DR-A-WIN-21


@hooks.DIPLOMACY_MODIFIERS(option=WINTER)
def cold_courts(
    s: DivineRightState, seat: int, kingdom: int, function: int, card: int, by: int
) -> Iterable[hooks.Modifier]:
    """Northern kingdoms are easier to win away; after the first snow those north of the Keep are harder to win."""
    if not is_winter(s):
        return ()
    if function == DEACTIVATE and kingdom in northern(s):
        return [("DR-A-WIN-19", 1)]
    if function == ACTIVATE and s.climate.snow and kingdom in middle(s):
        return [("DR-A-WIN-26", -1)]
    return ()


def middle(s: DivineRightState) -> list[int]:
    """Kingdoms whose royal castle lies between the Snow Area and the row of the Keep."""
    return [castle.kingdom for castle in s.world.castles if castle.royal and s.world.frost >> castle.space & 1]


@hooks.STAYS_NEUTRAL(option=WINTER)
def winter_sleep(s: DivineRightState, kingdom: int) -> list[Reason]:
    """Northern kingdoms do not stir before spring, but for the Black Hand (DR-A-WIN-20)."""
    asleep = is_winter(s) and kingdom in northern(s) and kingdom != BLACK_HAND
    return [Reason("DR-A-WIN-20", "waits-for-spring", kingdom=kingdom)] if asleep else []


@hooks.RECRUITING(option=WINTER)
def scarce(s: DivineRightState, seat: int, folk: int, by: int) -> Iterable[hooks.Modifier]:
    return [("DR-A-WIN-21", SCARCE[folk])] if is_winter(s) and folk in SCARCE else ()


@hooks.MAY_RECRUIT(option=WINTER)
def none_to_recruit(s: DivineRightState, seat: int, folk: int, space: int) -> list[Reason]:
    gone = folk == NORTHERN or (folk == EASTERN and s.world.snow >> space & 1)
    return [Reason("DR-A-WIN-21", "no-barbarians-in-winter", hex=space)] if is_winter(s) and gone else []
