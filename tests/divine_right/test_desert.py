"""The deadly desert (DR-A-DES): what a stack loses that ends its movement in it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.table import Table, at
from tests.divine_right.test_combat import armies

DUNES, POST = "2328", "2429"  # in the desert; next to the Trading Post
HYYX = "2527"
OASIS = "2527"


def camped(space: str, units: list[str], *, on: bool = True, **more: Any) -> Table:
    """The first seat ends its Movement Phase with units in a space."""
    options = {"level": "intermediate", "deadly_desert": on}
    t = at("movement", hexes={space: units}, options=options, **more)
    return t.do("done")


@pytest.mark.rule("DR-A-DES-01")
def test_a_stack_that_ends_in_the_desert_loses_a_unit_moved_or_not() -> None:
    t = camped(DUNES, armies("hothior", 1, 2, 3, 4, 5))
    assert (t.question, t.asked) == ("attrition", ["first"])
    assert t.options == [f"lose {unit}" for unit in armies("hothior", 1, 2, 3, 4, 5)]
    t.do("lose hothior_army_2")
    assert t.where("hothior_army_2") == "pool"
    assert len(t.stack(DUNES)) == 4
    assert t.question != "attrition"
    assert camped(DUNES, armies("hothior", 1, 2), on=False).question != "attrition"


@pytest.mark.rule("DR-A-DES-02")
def test_next_to_the_trading_post_nobody_thirsts() -> None:
    t = camped(POST, armies("hothior", 1, 2))
    assert t.question != "attrition"


@pytest.mark.rule("DR-A-DES-03")
def test_hyyx_is_safe_for_the_player_of_its_knights_alone() -> None:
    assert camped(HYYX, armies("hothior", 1, 2)).question == "attrition"
    own = camped(HYYX, armies("hothior", 1, 2), masters={"hippogriffs": "first"})
    assert own.question == "attrition"  # they are not in play
    knights = {"hexes": {HYYX: armies("hothior", 1, 2), "1425": ["hippogriffs"]}, "masters": {"hippogriffs": "first"}}
    t = at("movement", options={"level": "intermediate", "deadly_desert": True}, **knights)
    assert t.do("done").question != "attrition"


@pytest.mark.rule("DR-A-DES-04")
def test_trolls_do_not_thirst_but_their_companions_do() -> None:
    units = ["trolls_army_1", "trolls_army_2", "trolls_army_3", "mercenary_1", "mercenary_2"]
    kingdoms = {"trolls": "first", "muetar": "second"}
    masters = {"mercenary_1": "first", "mercenary_2": "first"}
    t = camped(DUNES, units, kingdoms=kingdoms, masters=masters)
    assert t.options == ["lose mercenary_1", "lose mercenary_2"]
    assert camped(DUNES, units[:3], kingdoms=kingdoms).question != "attrition"
