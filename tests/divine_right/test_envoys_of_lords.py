"""What a scenario forbids an ambassador it forbids the Envoy too (DR-A-ENV-01)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.table import WORLD, Table
from tests.divine_right.test_khagan import war
from tests.divine_right.test_storm_riders import empire

ALTARR = WORLD.grid.ids[WORLD.royal_seats[KINGDOM_IDS.index("immer")]]
ON: dict[str, Any] = {"options": {"envoys": True, "coup": True, "curses": True}}
DOOMED: dict[str, Any] = {"curses": {"fox": {"doom": {}}}}


def at_altarr(seat: int) -> str:
    return WORLD.names[WORLD.envoys[seat]]


def offered(t: Table) -> set[str]:
    return {*(t.do("envoy").options if "envoy" in t.options else ())}


@pytest.mark.rule("DR-A-ENV-01", "DR-A-KHA-05")
def test_the_khagans_envoy_plots_no_more_than_his_ambassador() -> None:
    own = at_altarr(0)
    hexes = {ALTARR: [own, "fox"]}
    masters = {own: "first", "fox": "first"}
    hands = {"first": ["usurper", "white-magic-2"]}
    t = war("diplomacy", hexes=hexes, masters=masters, hands=hands, dice=[1], **ON, **DOOMED)
    assert t.refuses("dispel fox") == ["DR-A-KHA-05"]
    assert not offered(t) & {"coup immer", "dispel fox"}


@pytest.mark.rule("DR-A-ENV-01", "DR-A-SCW-09")
@pytest.mark.parametrize(("turn", "open_"), [(6, False), (7, True)])
def test_nor_does_the_invaders_before_turn_7(turn: int, open_: bool) -> None:
    own = at_altarr(2)
    hexes = {ALTARR: [own, "fox"]}
    masters = {own: "third", "fox": "third"}
    about: dict[str, Any] = {"hexes": hexes, "masters": masters, "inactive": ("pon",), **ON, **DOOMED}
    hands = {"third": ["usurper", "white-magic-2"]}
    t = empire("diplomacy", phasing=2, turn=turn, venture={"vassals": ["pon"]}, hands=hands, dice=[1], **about)
    assert ("dispel fox" in t.options) == open_
    assert ({"coup immer", "dispel fox"} <= offered(t)) == open_
