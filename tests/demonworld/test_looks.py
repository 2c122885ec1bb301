"""What a player looks at on the map: zones, arcs of fire with ranges, lines of sight and what is in their way."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexarchy.core.hexes import UnknownHex
from hexarchy.games.demonworld import GAME, shot
from hexarchy.games.demonworld.state import DemonworldState
from tests.demonworld.random_play import clash
from tests.demonworld.table import Table, at, unit


def look(t: Table | DemonworldState, field: str, to: str | None = None) -> Any:
    return msgspec.to_builtins(GAME.look(t.s if isinstance(t, Table) else t, field, to))


def bands(t: Table, field: str) -> dict[str, set[str]]:
    return {band["kind"] + band.get("sign", ""): set(band["hexes"]) for band in look(t, field)["bands"]}


def test_zones_of_a_unit() -> None:
    """What lies before one of its elements is its front, whatever it is to another."""
    t = at("movement", unit("trolls", "N", "G8 G9"), unit("berserkers", "S", "B4"))
    assert look(t, "G8")["title"]["en"] == "Trolls"
    assert (
        bands(t, "G8")
        == bands(t, "G9")
        == {
            "front": {"F8", "F9", "F10"},
            "flank": {"G7", "G10"},
            "rear": {"H8", "H9", "H10"},
        }
    )


def test_an_empty_field_has_nothing_around_it() -> None:
    assert look(at("movement", unit("trolls", "N", "G8")), "B4") == {"hex": "B4"}


@pytest.mark.rule("DW-B-CHR-06", "DW-B-SHO-10")
def test_the_arc_of_fire_is_told_by_what_each_range_is_worth() -> None:
    t = at("movement", unit("imperial_arquebusiers", "N", "P8"), unit("trolls", "S", "B4"))
    told = bands(t, "P8")
    assert {"7", "3"} == {kind.removeprefix("range") for kind in told if kind.startswith("range")}
    assert {"O8", "O9", "L8"} <= told["range7"]
    assert "H8" in told["range3"]
    assert not told["range7"] & told["range3"]
    assert not {"P7", "P9", "A8"} & (told["range7"] | told["range3"])


def test_who_cannot_shoot_has_no_arc() -> None:
    assert "range" not in "".join(bands(at("movement", unit("trolls", "N", "G8")), "G8"))


@pytest.mark.rule("DW-B-SHO-12")
def test_in_the_basic_game_others_are_in_the_way() -> None:
    t = at("movement", unit("trolls", "N", "G8"), unit("berserkers", "S", "E7"))
    line = look(t, "J7", "C7")["line"]
    assert (line["from"], line["to"], line["seen"]) == ("J7", "C7", "none")
    assert [(one["hex"], one["text"]["en"]) for one in line["hidden_by"]] == [("E7", "Berserkers")]
    assert look(t, "J12", "C12")["line"]["seen"] == "all"


@pytest.mark.rule("DW-S-SHO-25")
def test_woods_hills_and_walls_are_named() -> None:
    t = at("movement", unit("trolls", "N", "A1"), layout=[["1"]], level="standard")
    woods, hill = look(t, "D1", "D8")["line"], look(t, "L4", "L14")["line"]
    assert woods["seen"] == hill["seen"] == "none"
    assert {one["text"]["en"] for one in woods["hidden_by"]} == {"Woods"}
    assert {one["text"]["en"] for one in hill["hidden_by"]} >= {"Hill"}
    wall = look(t, "J5", "J8")["line"]
    assert [one["text"]["en"] for one in wall["hidden_by"]] == ["Wall"]
    assert wall["seen"] == "some"


@pytest.mark.rule("DW-E-FIR-14")
def test_smoke_hides_everything() -> None:
    fire = {"wind": "NE", "speed": 1, "burning": {"C12": 4}}
    t = at(
        "movement",
        unit("trolls", "N", "O1", order="move"),
        unit("berserkers", "S", "A17"),
        layout=[["1"]],
        level="expert",
        options={"fire": True},
        fire=fire,
    )
    line = look(t, "C10", "C15")["line"]
    assert line["seen"] == "none"
    assert ("C12", "Smoke") in [(one["hex"], one["text"]["en"]) for one in line["hidden_by"]]


def test_fields_beyond_the_area_are_refused() -> None:
    t = at("movement", unit("trolls", "N", "G8"))
    with pytest.raises(UnknownHex):
        look(t, "Z40")
    with pytest.raises(UnknownHex):
        look(t, "G8", "Z40")


@pytest.mark.parametrize("level", ["basic", "standard"])
def test_a_line_says_what_a_shot_would_find(level: str) -> None:
    """Between any two elements the look and the rule of shooting agree."""
    met = set()
    for number, s in enumerate(clash(5, level=level)):
        if number % 40 or number > 400:
            continue
        for here, element in [*s.standing.items()][:8]:
            for there, target in [*s.standing.items()][-8:]:
                if len(s.base(element)) == len(s.base(target)) == 1 and s.side(s.unit_of(element)) != s.side(
                    s.unit_of(target)
                ):
                    line = look(s, s.field_id(here), s.field_id(there))["line"]
                    assert (line["seen"] == "none") == (shot.seen(s, element, there) is None)
                    assert bool(line["hidden_by"]) == (line["seen"] != "all")
                    met.add(line["seen"])
    assert {"all", "none"} <= met
