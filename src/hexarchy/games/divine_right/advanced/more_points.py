"""Additional victory points (DR-A-VPO): lists players choose from, each a part of the switch. All in force are added up
(DR-A-VPO-10), and none of them is in force with the switch alone (DR-A-VPO-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexarchy.games.divine_right import changes, hooks
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.magic import devices
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY

CASTLE, OWN_CASTLE, OWN_ROYAL = 3, 5, 10
GIFT: Final = 10
ESTEEM: Final = 5
ESTEEMED: Final = (1, 11, 14, 15, 16, 18, 22)  # Personalities
DESPISED: Final = (2, 4, 6, 10, 17, 20, 21)
HIRED: Final = 2  # any other special mercenary
WORTH: Final = {
    "schardenzar": 15,
    **dict.fromkeys(("juulute", "kang", "bilge_rat", "black_knight"), 10),
    **dict.fromkeys(("marshal", "trouble", "ogsbogg", "hamahara", "ghost_riders", "great_captain"), 5),
    **dict.fromkeys(("scum", "peasants"), 0),
}
MINOR: Final = {"immer": 5, "pon": 10, "ghem": 10, "hothior": 10, "trolls": 20}
RATED: Final = (10, 5, 0, -5, -10)  # from A to E


@hooks.PLUNDERED(option="castle_losses")
def castle_lost(s: DivineRightState, castle: int, by: int) -> None:
    """By an enemy's act, of a kingdom that was active then, and held with it (DR-A-VPO-02)."""
    printed = s.world.castles[castle]
    if printed.kingdom < 0 or not s.active(printed.kingdom) or castle == s.revolt.castle:
        return
    claim, seat = s.claim_to(printed.kingdom), s.kingdoms[printed.kingdom].seat
    if claim is not None and claim.castles >> castle & 1:  # the True Heir's (DR-A-HEIR-02)
        seat = claim.seat
    if seat == by:
        return
    if s.players[seat].kingdom == printed.kingdom:
        lost = OWN_ROYAL if printed.royal else OWN_CASTLE
    else:
        lost = OWN_CASTLE if printed.royal else CASTLE
    changes.score(s, seat, -lost, "DR-A-VPO-02", castle=castle, hex=printed.space)


@hooks.GAME_ENDS(option="temple_gifts")
def gifts(s: DivineRightState) -> None:
    """For each gift of the Temple a player holds at the end (DR-A-VPO-03)."""
    for piece, seat in enumerate(s.master):
        held = sum(devices.is_gift(s, thing) for thing in devices.burden(s, piece)) if seat != NOBODY else 0
        changes.score(s, seat, GIFT * held, "DR-A-VPO-03")


@hooks.SLAIN(option="attrition")
def destroyed(s: DivineRightState, unit: int, seat: int) -> None:
    """DR-A-VPO-04."""
    changes.score(s, seat, 1, "DR-A-VPO-04")


@hooks.MONARCH_AWARD(option="personalities")
def esteem(s: DivineRightState, kingdom: int) -> Iterable[hooks.Modifier]:
    """DR-A-VPO-05, DR-A-VPO-06."""
    card = s.personality(kingdom)
    if card in ESTEEMED:
        return [("DR-A-VPO-05", ESTEEM)]
    return [("DR-A-VPO-06", -ESTEEM)] if card in DESPISED else []


@hooks.TAKEN(option="special_mercenaries")
def mercenary_taken(s: DivineRightState, piece: int, seat: int) -> None:
    """The Black Knight each time (DR-A-VPO-07)."""
    if special.for_hire(s, piece):
        changes.score(s, seat, WORTH.get(s.world.special_of[piece].id, HIRED), "DR-A-VPO-07")


@hooks.MONARCH_AWARD(option="minor_thrones")
def minor_throne(s: DivineRightState, kingdom: int) -> Iterable[hooks.Modifier]:
    """DR-A-VPO-08."""
    less = MINOR.get(KINGDOM_IDS[kingdom], 0)
    return [("DR-A-VPO-08", -less)] if less else []


@hooks.MONARCH_AWARD(option="rated_monarchs")
def rated(s: DivineRightState, kingdom: int) -> Iterable[hooks.Modifier]:
    """Where monarchs have a rating: with Tactical Combat (DR-A-VPO-09)."""
    rating = strength.rating(s, s.world.monarch_of[kingdom])
    return [("DR-A-VPO-09", RATED[rating])] if rating is not None and RATED[rating] else []
