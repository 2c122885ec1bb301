"""Strict stacking (DR-B-STK-05): regulars of different kingdoms keep apart."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import stacking
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, RING

KINGDOMS = {"muetar": "first", "mivior": "second"}


def field(mover: str, there: list[str], level: str = "basic", on: bool = True, **more: Any) -> Table:
    """A piece of the first seat next to others of it, about to move; Zorn is its ally."""
    pieces = [mover, *there]
    masters = {piece: "first" for piece in pieces if not piece.startswith(("muetar", "zorn"))}
    given: dict[str, Any] = {"kingdoms": KINGDOMS, "allies": {"zorn": "first"}, "masters": masters}
    options = {"level": level, "strict_stacking": on}
    t = at("movement", hexes={RING[0]: [mover], FIELD: there}, options=options, **given | more)
    return t.do(f"move {mover}")


@pytest.mark.rule("DR-B-STK-05")
@pytest.mark.parametrize("level", ["basic", "intermediate"])
def test_regulars_of_different_kingdoms_do_not_end_together(level: str) -> None:
    t = field("zorn_army_1", ["muetar_army_1"], level)
    assert f"go {FIELD}" not in t.options
    assert t.refuses(f"go {FIELD}") == ["DR-B-STK-05"]
    assert f"go {FIELD}" in field("zorn_army_1", ["muetar_army_1"], level, on=False).options


@pytest.mark.rule("DR-B-STK-05")
def test_mercenaries_heroes_and_ones_own_may_join() -> None:
    assert f"go {FIELD}" in field("mercenary_1", ["muetar_army_1"]).options
    assert f"go {FIELD}" in field("zorn_army_1", ["mercenary_1"]).options
    assert f"go {FIELD}" in field("zorn_monarch", ["muetar_army_1"]).options
    assert f"go {FIELD}" in field("zorn_army_1", ["muetar_monarch"]).options
    assert f"go {FIELD}" in field("muetar_army_2", ["muetar_army_1"]).options
    assert f"go {FIELD}" in field("mercenary_1", ["muetar_army_1", "zorn_army_1"]).options


@pytest.mark.rule("DR-B-STK-05")
def test_a_mixed_party_ends_nowhere() -> None:
    hexes = {RING[0]: ["muetar_army_1", "zorn_army_1"]}
    given: dict[str, Any] = {"kingdoms": KINGDOMS, "allies": {"zorn": "first"}, "hexes": hexes}
    for on in (True, False):
        t = at("movement", options={"strict_stacking": on}, **given)
        t.do("move muetar_army_1")
        assert f"go {FIELD}" in t.options
        t.do("with zorn_army_1")
        assert (f"go {FIELD}" in t.options) != on


@pytest.mark.rule("DR-B-STK-05")
def test_it_binds_retreats_and_advances_but_not_those_who_take_the_field_or_stay() -> None:
    t = field("zorn_army_1", ["muetar_army_1"])
    goblin, space = WORLD.index["zorn_army_1"], WORLD.grid.at(FIELD)
    assert stacking.fitting(t.s, [goblin], [space]) == []  # what retreats and advances ask
    assert stacking.fits(t.s, [WORLD.index["zorn_army_2"]], space)  # it is still at home
    mixed = field("mercenary_1", ["muetar_army_1", "zorn_army_1"])
    assert stacking.fits(mixed.s, [goblin], space)  # it stands there
