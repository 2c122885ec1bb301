"""Arcs of fire and lines of sight (DW-B-SHO-10 to -14, DW-S-SHO-01 to -44): the rulebook's diagrams, field by field."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.axial import minus
from hexarchy.core.shapes import Wedge
from hexarchy.games.demonworld.board import Area, Laid
from hexarchy.games.demonworld.facing import CAVALRY_ARC, FACINGS, INFANTRY_ARC
from hexarchy.games.demonworld.sight import Lines, Seen, partial, visible
from tests.demonworld.ground import BLANK, SHEETS, area, axial, named

LINES = Lines(BLANK)
SHEETS_LINES = {number: Lines(Area(SHEETS, [[Laid(number)]])) for number in (1, 2, 3, 4)}


def on(ground: Area, *fields: str, size: int = 2) -> dict[int, int]:
    return dict.fromkeys(map(ground.at, fields), size)


def covered(arc: Wedge, field: str, facing: str, radius: int) -> set[str]:
    q, r = axial(field)
    return named([(q + dq, r + dr) for dq, dr in arc.ring(radius, FACINGS.index(facing))])


# -- arcs -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-SHO-10")
def test_infantry_shoots_straight_ahead() -> None:
    assert covered(INFANTRY_ARC, "G8", "N", 1) == {"F8", "F9"}
    assert covered(INFANTRY_ARC, "G8", "N", 2) == {"E7", "E8", "E9"}
    assert covered(INFANTRY_ARC, "G8", "N", 3) == {"D7", "D8", "D9", "D10"}
    for radius, facing in product(range(1, 6), range(6)):
        assert len(INFANTRY_ARC.ring(radius, facing)) == radius + 1


@pytest.mark.rule("DW-B-SHO-11")
def test_riders_shoot_to_their_bow_side() -> None:
    assert covered(CAVALRY_ARC, "G8", "N", 1) == {"F9", "F8", "G7", "H8"}
    for radius, facing in product(range(1, 6), range(6)):
        assert len(CAVALRY_ARC.ring(radius, facing)) == 3 * radius + 1


# -- the Basic Game ---------------------------------------------------------------------------------------------------


def clear(a: str, b: str, *others: str) -> bool:
    return LINES.clear(BLANK.at(a), BLANK.at(b), on(BLANK, *others))


@pytest.mark.rule("DW-B-SHO-12")
def test_a_line_along_a_side_is_blocked() -> None:
    assert clear("C3", "A3")
    assert not clear("C3", "A3", "B4")
    assert not clear("C3", "A3", "B3")


@pytest.mark.rule("DW-B-SHO-13")
def test_elements_a_to_e() -> None:
    others = ("G5", "E5", "E6", "F7")
    seen = {field: clear("G3", field, *(other for other in others if other != field)) for field in others}
    assert seen == {"G5": True, "E5": True, "F7": False, "E6": False}


@pytest.mark.rule("DW-B-SHO-14")
def test_a_rear_rank_does_not_shoot_over_the_front() -> None:
    own, foes = (("K5", "K6", "K7"), ("L5", "L6")), (("G4", "G5", "G6", "G7"), ("F5", "F6", "F7"))
    everybody = {field for ranks in (own, foes) for rank in ranks for field in rank}

    def targets(field: str) -> list[str]:
        arc = [target for target in (*foes[0], *foes[1]) if INFANTRY_ARC.holds(minus(axial(target), axial(field)))]
        return [target for target in arc if clear(field, target, *everybody - {field, target})]

    assert targets("K5") == ["G4", "G5", "G6"]
    assert [field for field in (*own[0], *own[1]) if targets(field)] == ["K5", "K6", "K7"]
    assert {target for field in own[0] for target in targets(field)} <= {*foes[0]}


# -- seen from the side -----------------------------------------------------------------------------------------------


def seen(eye: int, size: int, distance: int, *obstacles: tuple[float, int], foot: int = 0) -> int:
    return visible(eye, [(int(2 * at), top) for at, top in obstacles], distance, foot, size)


@pytest.mark.rule("DW-S-SHO-01")
def test_nothing_between_and_all_is_seen() -> None:
    assert LINES.seen(BLANK.at("G3"), BLANK.at("G9"), 2, 3, {}) == Seen(3, 3)


@pytest.mark.rule("DW-S-SHO-02", "DW-S-SHO-03", "DW-S-SHO-04", "DW-S-SHO-05")
def test_what_is_as_tall_hides() -> None:
    for at in range(1, 5):
        assert seen(2, 2, 5, (at, 2)) == 0
        assert [seen(3, size, 5, (at, 3)) for size in (1, 2, 3)] == [0, 0, 0]
        assert seen(2, 3, 5, (at, 3)) == 0


@pytest.mark.rule("DW-S-SHO-06", "DW-S-SHO-07", "DW-S-SHO-08")
def test_touching_the_top_of_an_obstacle_is_blocked() -> None:
    assert seen(3, 4, 6, (2, 2)) == 3  # the line to its foot touches the top
    assert seen(3, 4, 7, (2, 2)) == 4


@pytest.mark.rule("DW-S-SHO-09", "DW-S-SHO-10", "DW-S-SHO-11", "DW-S-SHO-12", "DW-S-SHO-13", "DW-S-SHO-14")
def test_drawn_sections() -> None:
    assert (seen(3, 2, 8, (2, 2)), seen(3, 1, 3, (2, 2))) == (2, 0)
    assert seen(3, 2, 6, (2, 2)) == 1
    assert seen(4, 2, 3, (2, 2)) == 0  # its top is in view, and no section
    assert (seen(2, 3, 2, (1, 2)), seen(2, 4, 2, (1, 2))) == (0, 1)


@pytest.mark.rule("DW-S-SHO-15", "DW-S-SHO-16", "DW-S-SHO-17", "DW-S-SHO-18")
def test_what_is_seen_in_part_is_harder_to_hit() -> None:
    assert [partial(sections, 5) for sections in (5, 4, 3, 2)] == [0, 0, -2, -4]
    assert (partial(1, 2), partial(1, 4), partial(3, 4)) == (-2, -4, 0)
    assert Seen(seen(2, 4, 3, (2, 1)), 4).modifier == 0
    assert Seen(0, 3).modifier is None


# -- over ground ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-SHO-19")
def test_low_ground_hides_nothing() -> None:
    rough = area(terrain=dict(zip(("G4", "G5", "G6", "G7"), "rsmx", strict=True)))
    assert Lines(rough).seen(rough.at("G3"), rough.at("G9"), 1, 1, {}) == Seen(1, 1)


@pytest.mark.rule("DW-S-SHO-20", "DW-S-SHO-30")
def test_woods_block_lines_through_them() -> None:
    wooded = area(terrain={"G5": "w"})
    lines, at = Lines(wooded), wooded.at
    assert lines.seen(at("G3"), at("G7"), 2, 2, {}).modifier is None
    assert lines.seen(at("G3"), at("G5"), 2, 2, {}).modifier == -2
    assert lines.seen(at("G5"), at("G7"), 2, 2, {}).modifier == 0


@pytest.mark.rule("DW-S-SHO-21", "DW-S-SHO-24")
def test_hills_count_where_they_are_crossed() -> None:
    hilly = area(height={"H6": 1})
    lines, at = Lines(hilly), hilly.at
    assert lines.seen(at("G5"), at("K6"), 2, 2, {}).modifier != 0  # through H6
    assert lines.seen(at("G5"), at("J5"), 2, 2, {}).modifier == 0  # along its side
    assert lines.seen(at("G5"), at("H9"), 2, 2, {}).modifier == 0
    between = area(height={"H5": 1, "H6": 2})
    assert [top for _, top in Lines(between).obstacles(between.at("G5"), between.at("J5"), {})] == [2]


@pytest.mark.rule("DW-S-SHO-22")
def test_an_element_that_is_touched_is_in_the_way() -> None:
    assert LINES.seen(BLANK.at("C3"), BLANK.at("A3"), 2, 2, on(BLANK, "B4")).sections == 0


@pytest.mark.rule("DW-S-SHO-25", "DW-S-SHO-26", "DW-S-SHO-27", "DW-S-SHO-28")
def test_everything_stands_on_its_field() -> None:
    hilly = area(height={"G5": 2, "G6": 1}, terrain={"G5": "u", "G6": "w"})
    tops = {top for _, top in Lines(hilly).obstacles(hilly.at("G3"), hilly.at("G9"), on(hilly, "G5", size=1))}
    assert tops == {5, 12, 0}


@pytest.mark.rule("DW-S-SHO-29")
def test_shooting_up_a_hill() -> None:
    hill = area(height=dict.fromkeys(("G5", "G6", "G7", "G8", "G9"), 1))
    lines, at = Lines(hill), hill.at

    def modifier(to: str, eye: int = 2, size: int = 2) -> int | None:
        return lines.seen(at("G3"), at(to), eye, size, {}).modifier

    assert [modifier(to) for to in ("G5", "G6", "G7")] == [0, -2, -2]
    assert modifier("G6", size=4) == 0
    assert modifier("G6", eye=3) == 0


@pytest.mark.rule("DW-S-SHO-31", "DW-S-SHO-32")
def test_the_edge_of_a_wood() -> None:
    wooded = area(terrain=dict.fromkeys(("G7", "G8", "F8", "H8"), "w"))
    lines, spots = Lines(wooded), {"A": "G5", "B": "G7", "E": "G8", "D": "F8", "C": "H8"}

    def modifier(pair: str) -> int | None:
        a, b = (wooded.at(spots[letter]) for letter in pair.split("-"))
        return lines.seen(a, b, 2, 2, {}).modifier

    assert {pair: modifier(pair) for pair in ("A-B", "B-A", "A-E", "A-C")} == {
        "A-B": -2,
        "B-A": 0,
        "A-E": None,
        "A-C": -2,
    }
    assert [modifier(pair) for pair in ("B-C", "B-D", "B-E", "E-B", "E-C", "E-D")] == [-2] * 6
    assert modifier("C-D") is None


@pytest.mark.rule("DW-S-SHO-34")
def test_a_giant_on_a_hill_looks_over_the_treetops() -> None:
    wooded = area(height={"G3": 3}, terrain={"G4": "w"})
    assert Lines(wooded).seen(wooded.at("G3"), wooded.at("G15"), 5, 4, {}).sections > 0
    assert Lines(wooded).seen(wooded.at("G3"), wooded.at("G15"), 4, 4, {}).sections == 0


@pytest.mark.rule("DW-S-SHO-35", "DW-S-SHO-36")
def test_underbrush() -> None:
    brush = area(terrain=dict.fromkeys((f"G{place}" for place in range(4, 18)), "u"))
    lines, at = Lines(brush), brush.at

    def modifier(eye: int, size: int, distance: int) -> int | None:
        return lines.seen(at("G3"), at(f"G{3 + distance}"), eye, size, {}).modifier

    assert [modifier(2, 2, 1), modifier(2, 2, 2), modifier(2, 4, 2)] == [0, -2, 0]
    assert [modifier(2, 1, 1), modifier(2, 1, 2), modifier(1, 2, 2), modifier(4, 1, 3)] == [0, None, None, 0]


@pytest.mark.rule("DW-S-SHO-37", "DW-S-SHO-38", "DW-S-SHO-39")
def test_walls_around_a_field() -> None:
    walled = area(walls=["L5-K6", "L6-K6", "K5-K6", "K6-K7", "K5-J5"])
    spots = {"A": "L5", "B": "L6", "C": "K5", "D": "K6", "H": "K7", "E": "J5", "F": "J6", "G": "J7"}

    def distances(pair: str) -> list[float]:
        a, b = (walled.at(spots[letter]) for letter in pair.split("-"))
        return sorted(twice / 2 for twice, top in Lines(walled).obstacles(a, b, {}) if top == 1)

    expected = {"A-D": [], "A-F": [], "F-A": [1.5], "A-G": [1.5], "G-A": [1.5, 2.5], "A-E": [1], "E-A": [1]}
    assert {pair: distances(pair) for pair in expected} == expected


@pytest.mark.rule("DW-S-SHO-40", "DW-S-SHO-44")
def test_behind_a_wall_one_shoots_out_and_is_half_seen() -> None:
    walled = area(walls=["G5-G6"])
    lines, at = Lines(walled), walled.at
    assert lines.seen(at("G6"), at("G3"), 1, 2, {}).modifier == 0
    assert lines.seen(at("G3"), at("G6"), 2, 2, {}).modifier == -2
    assert lines.seen(at("G3"), at("G6"), 2, 1, {}).modifier is None


@pytest.mark.rule("DW-S-SHO-41", "DW-S-SHO-42")
def test_water_hides_what_is_below_it() -> None:
    wet = area(terrain={"G3": "1", "G6": "1"})
    lines, at = Lines(wet), wet.at
    assert lines.seen(at("G9"), at("G6"), 2, 2, {}).modifier == -2
    assert lines.seen(at("G3"), at("G7"), 3, 2, on(wet, "G5")).sections == 0  # its eye is at 2
    assert lines.seen(at("G4"), at("G12"), 3, 2, on(wet, "G6")).sections == 2


@pytest.mark.rule("DW-S-SHO-43")
def test_summary_of_lines_a_to_d() -> None:
    ground = area(
        height={"G5": 1, "G6": 1},
        terrain={"G5": "u", "G9": "w"},
        walls=["G8-G9"],
    )
    lines, at = Lines(ground), {"A": ground.at("G3"), "B": ground.at("G5"), "C": ground.at("G7"), "D": ground.at("G9")}
    sizes = {"A": 1, "B": 2, "C": 2, "D": 2}

    def modifier(pair: str, **other: int) -> int | None:
        a, b = pair.split("-")
        there = {**sizes, **other}
        standing = {at[name]: size for name, size in there.items() if name not in (a, b)}
        return lines.seen(at[a], at[b], there[a], there[b], standing).modifier

    assert [modifier(f"A-{to}") for to in "BCD"] == [0, None, None]
    assert [modifier("B-A"), modifier("B-C"), modifier("B-C", B=3), modifier("B-D")] == [0, -2, 0, -4]
    assert [modifier("C-B"), modifier("C-D"), modifier("D-C"), modifier("D-B")] == [-2, -4, 0, -2]
    assert [modifier(f"{of}-D", D=1) for of in "ABC"] == [None, None, None]


# -- what always holds ------------------------------------------------------------------------------------------------

fields = st.integers(0, BLANK.size - 1)


@given(fields, fields, st.sets(fields, max_size=12))
def test_a_clear_line_is_clear_from_both_ends(a: int, b: int, others: set[int]) -> None:
    standing = dict.fromkeys(others, 2)
    assert LINES.clear(a, b, standing) == LINES.clear(b, a, standing)


@given(st.sampled_from([1, 2, 3, 4]), fields, fields, st.integers(1, 5), st.integers(1, 6))
def test_a_taller_target_never_shows_less(sheet: int, a: int, b: int, eye: int, size: int) -> None:
    lines = SHEETS_LINES[sheet]
    assert lines.seen(a, b, eye, size, {}).sections <= lines.seen(a, b, eye, size + 1, {}).sections
