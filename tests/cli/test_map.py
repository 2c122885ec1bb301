"""The map in a terminal: hexes stand where the grid says, whatever they are called, and show what a scene says."""

from __future__ import annotations

import io
from typing import Any

from rich.cells import cell_len
from rich.console import Console

from hexarchy.cli import map as maps
from hexarchy.cli.front import Front
from hexarchy.cli.map import Map
from hexarchy.cli.streams import PLAIN
from hexarchy.cli.words import Words, initials
from hexarchy.core.hexes import Grid
from hexarchy.games.dark_emperor import GAME as DARK_EMPEROR
from tests.cli import drawn

SQUARE = Grid.numbered(3, 3)


def drawn_map(grid: Grid, scene: dict[str, Any], width: int = 80, focus: str | None = None, **more: Any) -> str:
    out = io.StringIO()
    words = drawn.words(drawn.board(grid, **more))
    Map(words, grid, scene, {}, "red").draw(Console(file=out, width=width, color_system=None), focus, 2)
    return out.getvalue()


def lines(shown: str) -> list[str]:
    """The map above its legend."""
    return [line.rstrip() for line in shown.partition("Ground:")[0].splitlines() if line.strip()]


def test_ids_of_any_length_stand_below_each_other() -> None:
    grid = Grid({"A1": (0, 0), "A2": (1, 0), "B1": (0, 1), "North": (1, 1)})
    assert lines(drawn_map(grid, drawn.scene())) == ["        A2    O", "A1    O", "        North O", "B1    O"]


def test_a_window_stays_on_a_map_that_begins_at_zero() -> None:
    grid = Grid.numbered(6, 6, first=(0, 0))
    shown = drawn_map(grid, drawn.scene(), 16, "0000")
    assert lines(shown) == ["       0100 O", "0000 O", "       0101 O", "0001 O"]
    shown = drawn_map(grid, drawn.scene(), 16, "0505")
    assert lines(shown) == ["       0504 O", "0404 O", "       0505 O", "0405 O"]


def test_a_large_piece_has_its_letter_in_each_hex_and_faces_from_its_own() -> None:
    lying = drawn.stack("0202", "red", "phalanx", hexes=["0201", "0202", "0203"], facing=1)
    shown = lines(drawn_map(SQUARE, drawn.scene(stacks=[lying])))
    assert [line[7:13].strip() for line in shown] == ["", "0201 O", "R", "0202 O", "R↗Phal", "0203 O", "R"]


def test_a_stack_faces_and_is_counted() -> None:
    assert "R↓2Pha" in drawn_map(SQUARE, drawn.scene(stacks=[drawn.stack("0202", "red", "phalanx", "guard", facing=3)]))


def test_sides_that_begin_alike_have_letters_of_their_own() -> None:
    stacks = [drawn.stack("0101", "rose", "guard"), drawn.stack("0301", "red", "guard")]
    shown = drawn_map(SQUARE, drawn.scene(stacks=stacks))
    assert "O1Guar" in shown
    assert "R1Guar" in shown
    assert "R Red, O Rose" in shown


def test_no_two_things_have_one_letter() -> None:
    given = initials({name: name for name in ("bog", "bay", "gob", "Öde", "oboe", "b")})
    assert given == {"bog": "B", "bay": "A", "gob": "G", "Öde": "O", "oboe": "E", "b": "b"}


def test_who_holds_a_place_and_what_is_marked_is_told_without_colour() -> None:
    place = {"hex": "0202", "id": "keep", "kind": "city", "name": drawn.both("Keep"), "fortress": True}
    marks = [{"hex": "0202", "kind": "control", "side": "blue"}, {"hex": "0302", "kind": "fire"}]
    shown = drawn_map(SQUARE, drawn.scene(marks=marks), places=[place])
    assert "0202♜O" in shown
    assert "(B)" in shown
    assert "     !" in shown
    assert "! more to know" in shown


def test_hexsides_stand_between_the_hexes_they_part() -> None:
    edges = [{"a": "0101", "b": "0201", "kind": "river"}, {"a": "0201", "b": "0202", "kind": "river"}]
    shown = lines(drawn_map(SQUARE, drawn.scene(), edges=edges))
    assert shown[0] == "0101 O        0301 O"
    assert shown[1] == "      ≈0201 O"
    assert shown[2] == "0102 O ______ 0302 O"


def test_wide_letters_take_two_columns_and_move_nothing() -> None:
    faces = {"guard": {"name": drawn.both("騎士団近衛兵"), "about": drawn.both("")}}
    stacks = [drawn.stack("0101", "red", "guard"), drawn.stack("0202", "rose", "guard")]
    shown = lines(drawn_map(SQUARE, drawn.scene(stacks=stacks), faces=faces))
    assert "R1騎士" in shown[1]
    assert cell_len(shown[1].partition("0201")[0]) == 7
    assert cell_len(shown[4].partition("0303")[0]) == 14


def test_rivers_run_through_hexes_and_over_their_sides() -> None:
    stream = {"name": drawn.both("Ash"), "path": ["0101", "0201", "0302"], "to_sea": True}
    kinds = {"feature-river": drawn.both("river")}
    shown = drawn_map(SQUARE, drawn.scene(), streams=[stream], kinds=kinds)
    assert lines(shown)[:3] == ["0101 O        0301 O", "~~~~~~~0201 O", "0102 O ~~~~~~~0302 O"]
    assert "~ river" in shown


def test_a_stack_leaves_its_river_what_room_there_is() -> None:
    stream = {"name": drawn.both("Ash"), "path": ["0201", "0202"], "to_sea": False}
    both = [drawn.stack("0202", side, "guard") for side in ("red", "blue")]
    shown = lines(drawn_map(SQUARE, drawn.scene(stacks=both), streams=[stream]))
    assert shown[4][7:13] == "R1B1~~"


def test_kinds_of_places_have_signs_and_names_of_their_own() -> None:
    at = {"city": "0101", "holy": "0201", "magic": "0301", "battlefield": "0102", "well": "0202"}
    places = [{"hex": hex_, "id": kind, "kind": kind, "name": drawn.both(kind)} for kind, hex_ in at.items()]
    named = {f"place-{kind}": drawn.both(kind.upper()) for kind in at}
    shown = drawn_map(SQUARE, drawn.scene(), places=places, kinds=named)
    legend = [entry.split() for entry in shown.partition("Signs: ")[2].replace("\n", " ").split(",")]
    signs = {kind: sign for sign, kind in legend}
    assert len(set(signs.values())) == len(at)
    for kind, hex_ in at.items():
        assert f"{hex_}{signs[kind.upper()]}O" in shown


def test_every_sign_has_one_in_plain_letters() -> None:
    signs = {*maps.FORTRESS, *maps.CAPITAL, *maps.PLACE, *maps.KINDS.values(), *maps.OTHERS, *maps.ARROWS}
    signs |= {*maps.SIGNS.values(), *maps.BELOW.values()}
    assert not [sign for sign in signs if not sign.isascii() and sign not in PLAIN]
    on_hexes = {*maps.FORTRESS, *maps.CAPITAL, *maps.PLACE, *maps.KINDS.values(), *maps.OTHERS}
    assert len({PLAIN[sign] for sign in on_hexes}) == len(on_hexes)
    assert "?" not in map(PLAIN.get, on_hexes)


def test_open_stacks_and_rivers_of_a_whole_game_are_told() -> None:
    words = Words(Front("en"), DARK_EMPEROR)
    grid = words.board.grid
    assert grid
    scene = DARK_EMPEROR.scene(DARK_EMPEROR.new().view(0))
    out = io.StringIO()
    Map(words, grid, scene, {}, "necromancer").draw(Console(file=out, width=300, color_system=None), None, 30)
    shown, _, legend = out.getvalue().partition("Ground:")
    assert "?" not in shown
    assert shown.count("~") > 300
    for sign in ("~ river", "¦ Border", "★ capital", "† Holy Place", "✦ Magic hex", "× Battlefield", "◇ Rune hex"):
        assert sign in " ".join(legend.split())


def test_elements_face_and_bear_the_letter_of_their_unit() -> None:
    """One's own units have capitals, others' small letters; what an element bears and takes stands behind."""
    own = [{"hex": "0201", "facing": 5.5}, {"hex": "0202", "facing": 5.5, "figure": "L", "hits": 2}]
    unit = drawn.stack("0201", "red", "phalanx", hexes=["0201", "0202", "0203"], elements=own)
    foe = drawn.stack("0101", "blue", "guard", hexes=["0101"], elements=[{"hex": "0101", "facing": 2.5}])
    pointy = Grid.numbered(3, 3, flat=False)
    shown = drawn_map(pointy, drawn.scene(stacks=[foe, unit]))
    assert ["A↑" in shown, "A↑L2" in shown, "a↓" in shown] == [True] * 3
    assert "A Phalanx, a Guard" in shown


def test_ground_that_lies_nearly_everywhere_has_no_letter() -> None:
    told = drawn.board(SQUARE)
    woods = {"name": drawn.both("woods"), "paint": "#404040"}
    told["terrains"]["woods"] = woods
    told["hexes"][4] |= {"terrain": ["woods"], "centre": "woods"}
    shown = drawn_map(SQUARE, drawn.scene(), **{key: told[key] for key in ("hexes", "terrains")})
    assert [line.split()[1:] for line in lines(shown) if "0202" in line] == [["W"]]
    assert not [line for line in lines(shown) if " O" in line]
    assert "Ground: open, W woods" in shown
