"""Single elements (DW-S-CMD): how commanders and wizards stand on the area, alone or attached, move, join and leave."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hexarchy.core.inputs import BadInput
from hexarchy.games.demonworld import GAME, singles
from hexarchy.games.demonworld.victory import score
from hexarchy.games.demonworld.words import EMPIRE
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, at, new, unit

TROLLS = unit("trolls", "N", "K4 K5 K6 K7")
KNIGHTS = unit("order_knights", "S", "C4 C5 C6 C7")


def standard(phase: str, *units: Any, **about: Any) -> Table:
    return at(phase, *units, level="standard", **about)


def alone(card: str, field: str, facing: str = "N", **more: Any) -> dict[str, Any]:
    return unit(card, facing, field, **more)


def with_(card: str, field: str, host: str, facing: str = "N", **more: Any) -> dict[str, Any]:
    return unit(card, facing, field, host=host, **more)


# -- how they stand ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-02", "DW-S-CMD-01")
def test_a_commander_is_one_element_with_a_card_and_hit_points_of_its_own() -> None:
    t = standard("orders", TROLLS, alone("kruuk", "M5"), alone("herkyn", "B5", "S"), KNIGHTS)
    kruuk = t.number("kruuk")
    (element,) = t.s.bodies[kruuk]
    card = t.s.entry(kruuk).card.printed
    assert (t.s.hits[element], card.models_per_element, card.initiative) == (3, 1, 3)
    assert singles.independent(t.s, kruuk)
    assert (singles.stars(t.s, t.number("herkyn")), singles.stars(t.s, kruuk)) == (3, 1)
    check(t.s)


@pytest.mark.rule("DW-S-CMD-12", "DW-S-CMD-24")
def test_attached_it_is_an_element_of_its_host_and_beside_it_undeclared_it_is_none() -> None:
    t = standard("orders", alone("kruuk", "L5"), with_("baslian", "K8", "trolls"), TROLLS, KNIGHTS)
    trolls, baslian = t.number("trolls"), t.number("baslian")
    assert t.fields("trolls") == ["K4", "K5", "K6", "K7", "K8"]
    assert not t.s.bodies[baslian]
    assert t.s.unit_of(singles.element_of(t.s, baslian)) == trolls
    assert singles.attached_to(t.s, trolls) == [baslian]
    assert singles.command_bonus(t.s, trolls) == 2  # not 3: Kruuk stands beside it, no more
    assert t.view(None)["units"]["baslian"]["host"] == "trolls"
    check(t.s)
    again = GAME.from_json(json.loads(t.s.dumps()))
    assert again.bodies == t.s.bodies  # type: ignore[attr-defined]


def test_positions_attach_only_singles_to_units_of_their_side() -> None:
    with pytest.raises(BadInput, match="own side"):
        standard("orders", TROLLS, with_("herkyn", "K8", "trolls"))
    with pytest.raises(BadInput, match="own side"):
        standard("orders", TROLLS, unit("orc_guard", "N", "L4 L5", host="trolls"))


# -- deployment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-WIN-17", "DW-DEC-05")
def test_commanders_are_deployed_alone_attached_or_in_the_place_of_an_element() -> None:
    t = new("open_field", level="standard", ground="blank").until("edge").do("upper")
    if t.view(None)["upper"] != "orcs":
        t = new("open_field", level="standard", ground="blank").until("edge").do("lower")
    mine = [option for option in t.options_of("orcs") if option.startswith("deploy ")]
    assert "deploy baslian" in mine
    t.do("deploy baslian", seat="orcs")
    assert not any(option.startswith("join") for option in t.options_of("orcs"))  # nobody stands there yet
    field = next(option for option in t.options_of("orcs") if option.startswith("to "))
    t.do(field, "face S", seat="orcs")
    host = next(option.removeprefix("deploy ") for option in mine if option != "deploy baslian")
    t.do(f"deploy {host}", "form line-5", "face S", seat="orcs")
    t.do([option for option in t.options_of("orcs") if option.startswith("to ")][-1], "close", seat="orcs")
    t.do("deploy baslian", f"join {host}", seat="orcs")
    place = next(option for option in t.options_of("orcs") if option.startswith("to "))
    t.do(place, seat="orcs")
    swaps = [option for option in t.options_of("orcs") if option.startswith("swap ")]
    assert len(swaps) == 10
    t.do(swaps[0], "face S", seat="orcs")
    placed = {entry["field"]: entry for entry in t.view("orcs")["draft"]["placed"]}
    taken = swaps[0].removeprefix("swap ")
    assert placed[taken] == {"unit": "baslian", "field": taken, "facing": "S", "host": host}
    assert placed[place.removeprefix("to ")]["unit"] == host
    assert len(placed) == 11
    t.do(f"deploy {host}", seat="orcs")  # taken up again with who is attached to it
    assert t.view("orcs")["draft"]["placed"] == []


# -- outliving ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-CMD-41")
def test_a_commander_outlives_his_unit_and_fights_on_as_a_single_element() -> None:
    t = standard(
        "melee",
        unit("dwarf_eaters", "N", "G4", melee=2),
        with_("kruuk", "G5", "dwarf_eaters"),
        unit("order_knights", "S", "F4 F5", melee=2),
        dice=[20],
    )
    t.do("done", seat="orcs").do("take F4", "close", "done", seat="empire")
    kruuk = t.number("kruuk")
    assert not t.s.bodies[t.number("dwarf_eaters")]
    assert singles.independent(t.s, kruuk)
    assert t.in_melee("kruuk")
    check(t.s)
    while t.question != "regroup" or "take G5" not in t.options:
        t.do("done" if "done" in t.options else t.options[0])
    assert t.asked == ["orcs"]  # he regroups as an element of the melee
    assert score(t.s, EMPIRE) == 180
