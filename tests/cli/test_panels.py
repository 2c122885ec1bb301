"""A scene in words: panels, boxes, hexes, counters, results; on narrow screens too."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from hexarchy.cli import panels
from hexarchy.cli.menu import Menu
from hexarchy.core.hexes import Grid
from tests.cli import drawn

GRID = Grid.numbered(3, 3)
RANKS = {"red": 1, "rose": 1, "blue": 3}


def told(show: Any, *args: Any, width: int = 80, board: dict[str, Any] | None = None) -> str:
    """What a function prints of a scene."""
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None)
    show(console, drawn.words(drawn.board(GRID, **(board or {}))), *args)
    assert all(len(line.rstrip()) <= width for line in out.getvalue().splitlines())
    return out.getvalue()


def row(title: str, *slots: list[str], **more: Any) -> dict[str, Any]:
    return {"id": title, "title": drawn.both(title), "slots": [{"pieces": pieces} for pieces in slots], **more}


def flat(text: str) -> str:
    return " ".join(text.split())


def test_lines_of_a_fight_face_each_other() -> None:
    rows = [
        row("Reserve", ["guard"], side="red"),
        row("Ours", ["phalanx", "guard"], [], side="red"),
        row("Theirs", ["guard"], ["phalanx"], side="blue"),
    ]
    shown = told(panels.show_box, {"id": "x", "title": drawn.both("Fight"), "hex": "0101", "rows": rows})
    assert [flat(line) for line in shown.splitlines()] == [
        *("Fight", "Reserve Guard", "Ours Theirs", "Phalanx + Guard Guard", "– Phalanx")
    ]


def test_a_box_tells_how_many_are_alike_and_leaves_out_empty_rows() -> None:
    rows = [row("Dead", ["guard"]), row("Lost")]
    rows[0]["slots"][0]["count"] = 6
    shown = told(panels.show_box, {"id": "x", "title": drawn.both("Beside"), "rows": rows})
    assert flat(shown) == "Beside Dead Guard ×6"


@pytest.mark.parametrize(
    ("names", "said"),
    [(["Guard 1", "Guard 2", "Guard 30"], "Guard ×3"), (["Anna", "Guard 1", "Guard 2"], "Anna, Guard ×2")],
)
def test_many_alike_are_counted_by_name(names: list[str], said: str) -> None:
    faces = {name: {"name": drawn.both(name)} for name in names}
    rows = [row("Dead", names[:1])]
    rows[0]["slots"][0] |= {"count": 3, "also": names[1:]}
    shown = told(panels.show_box, {"id": "x", "title": drawn.both("Beside"), "rows": rows}, board={"faces": faces})
    assert flat(shown) == f"Beside Dead {said}"


@pytest.mark.parametrize(("width", "said"), [(80, "Gold Red Rose Blue Coins 1 2 3"), (24, "Gold Coins Red 1, Rose 2,")])
def test_a_panel_has_a_column_for_each_side_if_they_fit(width: int, said: str) -> None:
    rows = [{"label": drawn.both("Coins"), "values": {"blue": "3", "red": "1", "rose": drawn.both("2")}}]
    panel = {"id": "gold", "title": drawn.both("Gold"), "rows": rows}
    assert said in flat(told(panels.show_scene, drawn.scene(panels=[panel]), width=width))


def test_ranks_are_told_where_there_are_more_than_two() -> None:
    result = {"ranks": RANKS, "scores": {"red": 4, "rose": 3, "blue": 1}, "text": drawn.both("Over.")}
    shown = flat(told(panels.show_scene, drawn.scene(result=result)))
    assert shown.endswith("Over. Ranks 1. Red (4), Rose (3) 3. Blue (1)")


def test_two_are_not_ranked() -> None:
    result = {"ranks": {"red": 1, "blue": 2}, "scores": {}, "text": drawn.both("Over.")}
    assert flat(told(panels.show_scene, drawn.scene(result=result))).endswith("Over.")


def test_steps_show_where_we_are() -> None:
    steps = [{"id": name, "name": drawn.both(name)} for name in ("move", "fight")]
    assert "move › [fight]" in told(panels.show_scene, drawn.scene(step=steps[1], steps=steps))


def test_a_hex_tells_all_that_is_known_of_it() -> None:
    board = {
        "places": [{"hex": "0202", "id": "k", "kind": "city", "name": drawn.both("Keep"), "capital": True}],
        "edges": [{"a": "0202", "b": "0203", "kind": "river"}],
    }
    scene = drawn.scene(
        stacks=[drawn.stack("0203", "red", "phalanx", hexes=["0202", "0203"])],
        marks=[{"hex": "0202", "kind": "fire", "text": drawn.both("It burns.")}],
        overlays=[{"entries": [{"text": drawn.both("Pays 3."), "hexes": ["0202"]}]}],
    )
    shown = flat(told(panels.show_hex, scene, "0202", board=board))
    assert shown == "Keep (0202) open · city, capital · river → 0203 Red (1): Phalanx about phalanx It burns. Pays 3."


def test_a_hex_names_every_place_river_and_fight_in_it() -> None:
    both = drawn.both
    more = {
        "places": [
            {"hex": "0202", "id": "k", "kind": "city", "name": both("Keep")},
            {"hex": "0202", "id": "w", "kind": "well", "name": both("Deep Well"), "value": both("3")},
        ],
        "streams": [{"name": both("Ash"), "path": ["0202", "0203"], "to_sea": True}],
        "kinds": {"feature-river": both("river"), "place-city": both("city"), "place-well": both("well")},
        "labels": [{"name": both("Grey Sea"), "kind": "water", "hexes": ["0203"]}],
    }
    board = {**more, "hexes": [dict(hex_, features=["river"]) for hex_ in drawn.board(GRID)["hexes"]]}
    fight = {"id": "battle", "title": both("Battle"), "hex": "0202", "rows": [row("Line", ["guard"])]}
    scene = drawn.scene(boxes=[fight], marks=[{"hex": "0202", "kind": "control", "side": "blue"}])
    shown = flat(told(panels.show_hex, scene, "0202", board=board))
    assert shown == "Keep (0202) open · river (Ash) · city · Deep Well: well 3 Held by Blue. Battle Line Guard"
    assert "Grey Sea" in told(panels.show_hex, scene, "0203", board=board)


def test_the_side_of_a_counter_that_is_up_is_shown() -> None:
    faces = {"ghoul": {"name": drawn.both("Ghoul"), "about": drawn.both("alive")}}
    faces["ghoul~"] = {"name": drawn.both("Ghoul"), "about": drawn.both("undead")}
    scene = drawn.scene(stacks=[drawn.stack("0202", "red", "ghoul")], turned=["ghoul"])
    assert flat(told(panels.show_hex, scene, "0202", board={"faces": faces})).endswith("Ghoul undead")
    assert flat(told(panels.show_piece, scene, "ghoul", board={"faces": faces})) == "Ghoul ghoul alive undead At 0202."


def test_a_piece_beside_the_map_is_found_in_its_box() -> None:
    box = {"id": "x", "title": drawn.both("Prisoners"), "rows": [row("Of blue", ["guard"])]}
    assert "Prisoners: Of blue" in told(panels.show_piece, drawn.scene(boxes=[box]), "guard")


def test_orders_are_told_by_what_they_have_in_common() -> None:
    orders: list[dict[str, Any]] = [
        {"action": f"top {piece}", "text": drawn.both("On top"), "on": {"piece": piece}}
        for piece in ("guard", "phalanx")
    ]
    orders.append({"action": "fire all", "text": drawn.both("All"), "group": drawn.both("Fire"), "on": {}, "now": True})
    shown = flat(told(panels.show_orders, drawn.scene(commands=orders)))
    assert shown == "Your orders Fire All top … On top …"


# -- answers ----------------------------------------------------------------------------------------------------------


def menu(*options: dict[str, Any], **more: Any) -> Menu:
    decision = {"options": [{"on": {}, "verb": option["action"].split()[0], **option} for option in options], **more}
    return Menu(drawn.words(drawn.board(GRID)), decision, {})


def shown(made: Menu, width: int = 60) -> list[str]:
    out = io.StringIO()
    made.show(Console(file=out, width=width, color_system=None))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_an_answer_like_another_is_taken_but_not_listed() -> None:
    answers = [
        {"action": f"lose {piece}", "text": drawn.both(piece), "on": {"piece": piece}} for piece in ("phalanx", "guard")
    ]
    made = menu(answers[0], {**answers[1], "like": "lose phalanx"})
    assert shown(made) == ["   1 phalanx  lose phalanx"]
    assert made.named("guard") == made.meant("guard") == "lose guard"


def test_answers_tell_their_price_their_chance_and_their_rule() -> None:
    blow = {"by": "guard", "on": "phalanx", "chance": 0.725}
    cast = {"action": "cast", "text": drawn.both("Cast"), "rule": "XX-1"}
    strike = {"action": "hit phalanx", "text": drawn.both("Hit"), "on": {"piece": "phalanx"}, "cost": 2}
    made = menu(strike, cast, subject={"piece": "guard"}, attacks=[blow])
    assert shown(made) == ["   1 Hit ·2 72.5%  hit phalanx", "   2 Cast XX-1"]


def test_many_answers_say_once_what_they_share() -> None:
    answers = [
        {"action": f"go {hex_}", "text": drawn.both(f"Go to {hex_}"), "on": {"hex": hex_}} for hex_ in GRID.ids[:6]
    ]
    assert shown(menu(*answers))[0] == "  Go to …  (go …)"
    assert shown(menu(*answers))[1].split()[:4] == ["1", "0101", "2", "0102"]
    assert max(map(len, shown(menu(*answers), width=20))) <= 20
