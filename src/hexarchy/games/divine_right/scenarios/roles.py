"""Parts that are no ordinary player's (DR-A-ADV-08): given out before kingdoms are drawn."""

from __future__ import annotations

from typing import Final

from hexarchy.games.divine_right import changes, hooks, openings
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

BOEWENN, KHAGAN, REVOLT, CIVIL_WAR = "boewenn", "khagan", "minarian_revolt", "storm_rider_civil_war"
ALL: Final = (BOEWENN, KHAGAN, REVOLT, CIVIL_WAR)
TITLES: Final = {BOEWENN: "boewenn", KHAGAN: "khagan", REVOLT: "satrap", CIVIL_WAR: "satrap"}


@hooks.DAWN(option=ALL)
def given_out(s: DivineRightState) -> None:
    """By the host, else by lot (DR-DEC-74)."""
    lord = _chosen(s, s.options["lord"], NOBODY)
    changes.venture(s, lord=lord)
    s.emit("plays-part", side=s.name(lord), part=TITLES[s.setting.scenario])
    if s.setting.scenario == CIVIL_WAR:
        invader = _chosen(s, s.options["invader"], lord)
        changes.venture(s, invader=invader)
        s.emit("plays-part", side=s.name(invader), part="invader")


def _chosen(s: DivineRightState, wish: str, taken: int) -> int:
    open_ = [seat for seat in range(len(s.players)) if seat != taken]
    wished = s.setting.seats.index(wish) if wish in s.setting.seats else NOBODY
    return wished if wished in open_ else s.draw(1, open_, "DR-A-ADV-08")[0]


@openings.DRAW_ORDER(option=ALL)
def parts_first(s: DivineRightState) -> list[int]:
    """The satrap draws a seat kingdom, or Boewenn has Neuth, before others draw; Boewenn's principal opponent comes
    next."""
    first = [s.venture.lord, *([s.venture.invader] if s.venture.invader != NOBODY else [])]
    return [*first, *(seat for seat in range(len(s.players)) if seat not in first)]
