"""Royal treasure (DR-A-RTR): who may look for it, and who is not paid when it is gone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.magic import has
from tests.divine_right.table import WORLD, Table, at

PENNOL, PLIBBA = "1911", WORLD.grid.ids[WORLD.space("Plibba")]
OUT = WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(PENNOL)][0]]
HIRED = ["mercenary_1", "ercii", "fox", "muetar_army_1"]


def vault(*dice: int, thief: str = "rogue_1", space: str = PENNOL, on: bool = True, **more: Any) -> Table:
    """A Rogue of the first seat is in a castle of Muetar; at the end of movement."""
    options = {"level": "intermediate", "royal_treasure": on}
    hexes = {space: [thief], **more.pop("hexes", {})}
    masters = {thief: "first", **more.pop("masters", {})}
    return at("movement", hexes=hexes, masters=masters, options=options, dice=list(dice), **more)


def offered(t: Table) -> list[str]:
    t.do("done")
    return t.options if t.question == "moves-end" else []


@pytest.mark.rule("DR-A-RTR-01")
@pytest.mark.parametrize(("die", "found"), [(4, []), (5, ["treasure"])])
def test_a_rogue_may_find_a_treasure_in_an_enemy_royal_castle(die: int, found: list[str]) -> None:
    t = vault(die)
    assert t.view(None)["magic"]["borne"] == {}
    assert t.refuses("rob rogue_1") == ["DR-B-PHS-03"]
    assert "rob rogue_1" in offered(t)
    t.do("rob rogue_1")
    assert has(t, "rogue_1") == found
    assert t.view(None)["magic"]["loot"] == ({"rogue_1": "treasure"} if found else {})
    assert len(t.s.treasures) == len(found)


@pytest.mark.rule("DR-A-RTR-01")
def test_nobody_else_finds_it_nor_elsewhere() -> None:
    assert "rob fox" not in offered(vault(thief="fox"))
    assert "rob rogue_1" not in offered(vault(space=PLIBBA))  # not royal
    assert "rob rogue_1" not in offered(vault(plundered=[PENNOL]))
    assert "rob rogue_1" not in offered(vault(on=False))
    own = vault(space=WORLD.grid.ids[WORLD.space("Port Lork")])
    assert "rob rogue_1" not in offered(own)
    neutral = vault(space=WORLD.grid.ids[WORLD.space("Castle Altarr")])
    assert "rob rogue_1" not in offered(neutral)  # there is no enemy who would lose it


@pytest.mark.rule("DR-A-RTR-01")
def test_he_tries_once_a_turn() -> None:
    t = vault(1, 6)
    t.do("done", "rob rogue_1")
    assert t.question != "moves-end" or "rob rogue_1" not in t.options


def escape(fate: int, **more: Any) -> Table:
    """A turn later the Rogue leaves Pennol with the Treasure."""
    t = vault(fate, turn=4, treasures=["rogue_1"], **more)
    rogue = WORLD.index["rogue_1"]
    loot = ((rogue, WORLD.treasure, WORLD.grid.at(PENNOL), 3),)
    t.s.magic = t.s.magic._replace(loot=loot, vaults=((rogue, 1),))
    return t.do("move rogue_1", f"go {OUT}").until("next-move")


def guarded(units: list[str]) -> dict[str, Any]:
    masters = {unit: "second" for unit in units if not unit.startswith("muetar")}
    return {"hexes": {PENNOL: ["rogue_1", "muetar_army_2"], PLIBBA: units}, "masters": masters}


@pytest.mark.rule("DR-A-RTR-02", "DR-DEC-73")
def test_when_he_is_out_the_enemy_loses_a_mercenary_at_the_end_of_the_combat_phase() -> None:
    t = escape(3, **guarded(HIRED))
    assert t.events("brings-out")
    assert t.events("cannot-pay") == [{"side": "second"}]
    assert all(t.where(unit) == PLIBBA for unit in HIRED)
    t.until("pay-day")
    assert t.asked == ["second"]
    assert t.s.phasing == 0
    assert sorted(t.options) == ["lose ercii", "lose mercenary_1"]  # neither heroes nor regulars
    t.do("lose ercii")
    assert t.where("ercii") == "randomizer"
    assert t.where("mercenary_1") == PLIBBA
    assert t.question != "pay-day"
    assert t.s.magic.vaults == ()


@pytest.mark.rule("DR-A-RTR-02")
def test_who_has_no_mercenaries_loses_none_and_a_rogue_who_is_caught_costs_nothing() -> None:
    t = escape(3, **guarded(["muetar_army_1"]))
    assert t.events("cannot-pay")
    while t.s.phasing == 0:
        assert t.question != "pay-day"
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    caught = escape(1, **guarded(HIRED))
    assert caught.where("rogue_1") == "randomizer"
    assert not caught.events("cannot-pay")
    while caught.s.phasing == 0:
        assert caught.question != "pay-day"
        caught.log += caught.s.apply(caught.ask.seat, caught.ask.default)
    assert caught.s.magic.vaults == ()
