"""Boards and scenes hold what docs/protocol.md says, in both languages, and name only what exists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hexarchy.core.text import Catalog, compare
from hexarchy.games.demonlord.battle import blows
from hexarchy.games.demonlord.battle.board import Board, battle_of
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import ARMOR
from hexarchy.server import story
from tests.demonlord.random_play import play
from tests.demonlord.table import GAME, Table, at
from tests.wire import pieces, texts

BOARD = GAME.board_json()
TEXTS = GAME.folder / "table" / "text"
SCENE = {
    "turn",
    "turns",
    "phase",
    "step",
    "steps",
    "stacks",
    "marks",
    "boxes",
    "panels",
    "decision",
    "waiting",
    "commands",
    "result",
}


def moments(seed: int, every: int = 9, most: int = 700) -> Iterator[DemonlordState]:
    for number, state in enumerate(play(seed)):
        if number > most:
            return
        if number % every == 0:
            yield state


def rules(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("rule"), str):
            yield value["rule"]
        for inner in value.values():
            yield from rules(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from rules(inner)


@pytest.mark.parametrize("folder", [TEXTS, story.TEXTS], ids=["scene", "server"])
def test_languages_are_equals(folder: Any) -> None:
    english, french = (Catalog.load(lang, [folder]) for lang in ("en", "fr"))
    assert compare(english, french) == []


def test_board_is_whole() -> None:
    assert [(entry["id"], entry["at"]) for entry in BOARD["hexes"]] == [
        *zip(GAME.world.grid.ids, GAME.world.grid.cells, strict=True)
    ]
    assert set(BOARD["faces"]) == set(GAME.world.unit)
    hexes = {entry["id"] for entry in BOARD["hexes"]}
    assert {side for edge in BOARD["edges"] for side in (edge["a"], edge["b"])} <= hexes
    assert {hex_ for road in BOARD["roads"] for hex_ in road} <= hexes
    assert {terrain for entry in BOARD["hexes"] for terrain in entry["terrain"]} <= set(BOARD["terrains"])
    assert all(len(entry["sides"]) == 6 for entry in BOARD["hexes"])
    assert all(texts(BOARD))


def test_reconstructed_values_are_flagged() -> None:
    for unit in GAME.world.units:
        assert BOARD["faces"][unit.id]["reconstructed"] == ("reconstruction" in unit.source)
    assert BOARD["notes"]


def test_faces_show_what_is_printed() -> None:
    fills = {"heavy": "solid", "medium": "outline", "none": "light"}
    for unit in GAME.world.units:
        face = BOARD["faces"][unit.id]
        shown = [value["text"].strip("/") for value in face["values"]]
        if unit.troop:
            assert shown == [str(value) for value in (unit.missile, unit.melee, unit.morale, unit.mp)]
            assert face["fill"] == fills[tuple(ARMOR)[unit.armor]]
        else:
            magic = [str(unit.power), str(unit.range)] if unit.power else ["–"]
            assert shown == [*magic, str(unit.mp)]
        assert face["shape"] == ("troop" if unit.troop else "person")
        assert face["badge"] == (f"+{unit.leadership}" if unit.leadership >= 0 else None)
        assert (face["letter"], face["tag"]) == (unit.mode, unit.home)
        assert f"{unit.mp} MP" in face["about"]["en"]
        assert f"{unit.mp} PM" in face["about"]["fr"]


def test_every_kind_of_place_and_hexside_has_its_word() -> None:
    kinds = {f"place-{place['kind']}" for place in BOARD["places"]} | {
        f"edge-{edge['kind']}" for edge in BOARD["edges"]
    }
    kinds |= {f"place-{flag}" for flag in ("fortress", "capital") if any(place[flag] for place in BOARD["places"])}
    assert kinds == set(BOARD["kinds"])
    assert BOARD["legend"]


@pytest.mark.parametrize("seed", [1, 2])
def test_scene_is_whole_and_names_what_exists(seed: int) -> None:
    for state in moments(seed):
        for seat in (0, 1, None):
            scene: Any = GAME.scene(state.view(seat))
            assert {*scene} - {"lit"} == SCENE  # left out where no row of a chart matters now
            named = scene if state.decision else {**scene, "step": None}  # a match that is over is in no step
            assert all(texts(named))
            assert set(rules(scene)) <= {*(rule.id for rule in GAME.rulebook), ""}
            assert pieces(scene) <= set(GAME.world.unit)
            asked = state.decision is not None and seat is not None and state.decision.ask(seat) is not None
            assert (scene["decision"] is not None) == asked
            assert (scene["waiting"] is None) == asked


@pytest.mark.parametrize("seed", [3])
def test_options_are_tied_to_what_is_on_the_table(seed: int) -> None:
    for state in moments(seed, 3):
        assert state.decision is not None
        ask = state.decision.asks[0]
        scene: Any = GAME.scene(state.view(ask.seat))
        assert [option["action"] for option in scene["decision"]["options"]] == [a.text for a in ask.options]
        shown = pieces(scene)
        for option in scene["decision"]["options"]:
            on = option["on"]
            assert on.get("button") or on.get("hex") in GAME.world.grid.index or on.get("piece") in shown


def battle() -> Table:
    """Two armies lined up, their leaders with them."""
    t = at(
        "battles",
        hosar={"1004": ["da_knights", "ti_knights", "da_duke"]},
        demon={"1004": ["er_cavalry", "er_patrol", "er_lord"]},
        dice=[1] * 200,
    )
    while True:
        found = next((frame for frame in t.s.frames if isinstance(frame, Board)), None)
        if found is not None and found.round and found.fights:
            return t
        t.do(t.options[0])


def test_battle_lines_face_each_other_with_their_characters() -> None:
    t = battle()
    board = battle_of(t.s)
    scene: Any = GAME.scene(t.view(t.asked[0]))
    box = scene["boxes"][0]
    rows = {row["id"]: row for row in box["rows"]}
    assert box["hex"] == "1004"
    assert len(rows["hosar-line"]["slots"]) == len(rows["demon-line"]["slots"])
    units = GAME.world.units
    for number, fight in enumerate(board.fights):
        for seat, side in enumerate(("hosar", "demon")):
            slot = rows[f"{side}-line"]["slots"][number]["pieces"]
            troops = [units[u].id for u in fight.sides[seat]]
            characters = [units[c].id for u in fight.sides[seat] for c in board.with_unit(u)]
            assert sorted(slot) == sorted(troops + characters)


def test_odds_shown_are_the_odds_rolled() -> None:
    t = battle()
    board = battle_of(t.s)
    shown = GAME.scene(t.view(t.asked[0]))["decision"]["attacks"]
    assert shown
    for attack in shown:
        by, on = GAME.world.index_of(attack["by"]), GAME.world.index_of(attack["on"])
        if attack["kind"] == "magic":
            blow = blows.magic_missile(t.s, by, on)
        else:
            blow = (blows.missile if attack["kind"] == "missile" else blows.melee)(t.s, board, by, on)
        assert (attack["needs"], attack["dice"]) == (blow.value, blow.dice)
        assert [(m["rule"], m["amount"]) for m in attack["modifiers"]] == list(blow.modifiers)
