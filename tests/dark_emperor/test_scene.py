"""Boards and scenes of Dark Emperor hold what docs/protocol.md says, in both languages, and name only what exists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hexarchy.core.batches import plain
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.table.previews import losses
from hexarchy.games.dark_emperor.words import KINGDOM_IDS
from tests.dark_emperor.random_play import play
from tests.dark_emperor.table import WORLD, at, new
from tests.wire import pieces, texts

BOARD = GAME.board_json()
FACES = set(BOARD["faces"])
SCENE = {
    "turn",
    "turns",
    "phase",
    "step",
    "steps",
    "stacks",
    "turned",
    "marks",
    "boxes",
    "panels",
    "overlays",
    "decision",
}
SCENE |= {"lit", "waiting", "commands", "result"}


def moments(seed: int, every: int = 25, most: int = 1500) -> Iterator[DarkEmperorState]:
    for number, state in enumerate(play(seed, most)):
        if number % every == 0:
            yield state


# -- the board ---------------------------------------------------------------------------------------------------------


def test_board_is_whole() -> None:
    hexes = {entry["id"] for entry in BOARD["hexes"]}
    assert hexes == set(WORLD.grid.ids)
    assert {piece.id for piece in WORLD.pieces} <= FACES
    assert {hex_ for stream in BOARD["streams"] for hex_ in stream["path"]} <= hexes
    assert {hex_ for label in BOARD["labels"] for hex_ in label["hexes"]} <= hexes
    assert {entry["centre"] for entry in BOARD["hexes"]} == set(BOARD["terrains"])
    assert all(texts({**BOARD, "faces": None}))


def test_every_land_hex_has_its_realm_and_realms_their_borders() -> None:
    regions = {entry["id"]: entry.get("region") for entry in BOARD["hexes"]}
    assert {hex_ for hex_, region in regions.items() if region} == {WORLD.grid.ids[h] for h in hexes_of(WORLD.land)}
    for edge in BOARD["edges"]:
        assert edge["kind"] == "border"
        assert regions[edge["a"]] != regions[edge["b"]]
    assert len({look["paint"] for look in BOARD["regions"].values()}) == len(BOARD["regions"])


def test_every_kind_has_its_word_and_its_drawing() -> None:
    kinds = {f"place-{place['kind']}" for place in BOARD["places"]} | {"place-capital", "place-port", "edge-border"}
    kinds |= {f"feature-{name}" for entry in BOARD["hexes"] for name in entry.get("features", ())}
    assert kinds == set(BOARD["kinds"])
    assert {f"place-{kind}" for kind in ("magic", "battlefield", "rune", "holy", "port")} <= set(BOARD["drawings"])


@pytest.mark.rule("DE-3.1b")
def test_counters_show_what_is_printed() -> None:
    def values(face: str) -> list[str]:
        return [value["text"] for value in BOARD["faces"][face]["values"]]

    assert values("necro_greater_1") == ["3"]
    assert values("he_sups_on_prana") == ["+1", "1"]
    assert BOARD["faces"]["he_sups_on_prana"]["letter"]["en"] == "De"
    assert values("tol_morn") == ["4"]
    assert values("padrech_dar_choim") == ["2", "4"]
    assert (values("lammarech_cavalry_1"), values("lammarech_cavalry_1~")) == (["3"], ["2"])
    assert (values("sword_1"), values("sword_1~")) == (["+1"], ["+2"])


def test_square_and_circle_tell_kingdoms_apart() -> None:
    looks: dict[int, set[tuple[str, str | None, str]]] = {}
    for piece in WORLD.pieces[: WORLD.first_monster]:
        face = BOARD["faces"][piece.id]
        looks.setdefault(piece.force, set()).add((face["paint"], face.get("disc"), face["tag"]))
    assert all(len(found) == 1 for found in looks.values())
    assert len({next(iter(found))[:2] for found in looks.values()}) == len(looks)


# -- scenes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_scene_is_whole_and_names_what_exists(seed: int) -> None:
    rules = {rule.id for rule in GAME.rulebook}
    for state in moments(seed):
        for seat in (0, 1, None):
            scene: Any = GAME.scene(state.view(seat))
            assert {*scene, "turned"} == SCENE  # left out where no counter is turned
            named = scene if state.decision else {**scene, "step": None}  # a match that is over is in no step
            assert all(texts(named))
            assert {row["rule"] for panel in scene["panels"] for row in panel["rows"] if "rule" in row} <= rules
            assert pieces(scene) <= FACES
            assert {f"{piece}~" for piece in scene.get("turned", ())} <= FACES
            asked = state.decision is not None and seat is not None and state.decision.ask(seat) is not None
            assert (scene["decision"] is not None) == asked


@pytest.mark.parametrize("seed", [3])
def test_options_are_tied_to_what_is_on_the_table(seed: int) -> None:
    for state in moments(seed, 7):
        if state.decision is None:
            return
        ask = state.decision.asks[0]
        scene: Any = GAME.scene(state.view(ask.seat))
        assert [option["action"] for option in scene["decision"]["options"]] == [a.text for a in ask.options]
        shown = pieces(scene)
        for option in scene["decision"]["options"]:
            on = option["on"]
            assert on.get("button") or on.get("hex") in WORLD.grid.index or on.get("piece") in shown


def test_every_piece_lies_somewhere_but_what_is_hidden() -> None:
    t = new().do("gate 1512")
    scene: Any = GAME.scene(t.s.view(0))
    counted = sum(slot.get("count", 1) - 1 for box in scene["boxes"] for row in box["rows"] for slot in row["slots"])
    hidden = len(t.s.hidden) + len(WORLD.swords)  # and swords not forged yet
    assert len(pieces(scene)) + counted == WORLD.count - hidden


def test_leaders_lie_with_what_they_bear() -> None:
    t = new().do("gate 1512")
    scene: Any = GAME.scene(t.s.view(0))
    stack = next(stack for stack in scene["stacks"] if "skydor" in stack["pieces"])
    assert stack["pieces"][-2:] == ["skydor", "the_scythe_device"]


# -- plans -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-PROC-1")
def test_the_offered_road_can_be_followed() -> None:
    hexes = {"1610": ["lammarech_cavalry_1", "lammarech_cavalry_2"]}
    t = at("movement", "kingdoms", hexes=hexes, active={"lammarech": "kingdoms"})
    t.do("move lammarech_cavalry_1")
    scene: Any = GAME.scene(t.s.view(1))
    road = next(plan for plan in scene["decision"]["plans"] if plan["on"]["hex"] == "1606")
    assert (road["cost"], road["via"]) == (4, ["1609", "1608", "1607", "1606"])
    assert road["text"]["en"].endswith("4 points, 0–1 lost")
    for action in road["actions"]:
        if plain(action) in t.options:
            t.do(plain(action))
    assert t.where("lammarech_cavalry_1") == "1606"
    assert t.question == "movement"


def test_a_whole_stack_moves_at_once() -> None:
    t = new().do("gate 1512")
    while t.question != "movement":
        t.do(t.options[-1])
    scene: Any = GAME.scene(t.s.view(0))
    (plan,) = (plan for plan in scene["decision"]["plans"] if plan["on"]["hex"] == "1512")
    t.do(*plan["actions"])
    assert t.question == "gather"
    assert len(t.s.decision.asks[0].args["units"]) == len(plan["actions"])  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("points", "size", "expected"), [(0, 3, (0, 0)), (6, 1, (0, 1)), (20, 2, (1, 2)), (40, 3, (3, 3))]
)
def test_losses_foretold(points: int, size: int, expected: tuple[int, int]) -> None:
    assert losses(GAME, points, size) == expected


# -- overlays ----------------------------------------------------------------------------------------------------------


def test_overlays_tell_of_taxes_and_envoys() -> None:
    t = new().do("gate 1512")
    overlays = {overlay["id"]: overlay for overlay in GAME.scene(t.s.view(1))["overlays"]}
    taxes = [entry for entry in overlays["taxes"]["entries"] if "1512" in entry["hexes"]]
    assert [(entry["sign"], entry["side"]) for entry in taxes] == [("1", "necromancer")]
    envoys = {entry["hexes"][0]: entry["sign"] for entry in overlays["diplomacy"]["entries"]}
    assert envoys["3020"] == "100 %"  # Starkeep welcomes the Kingdoms


def test_the_overlay_of_diplomacy_says_so_when_nobody_is_left_to_win_over() -> None:
    view = dict(new().s.view(1))
    told = {overlay["id"]: overlay for overlay in GAME.scene(view)["overlays"]}["diplomacy"]
    assert told["entries"]
    assert "note" not in told
    empty = {overlay["id"]: overlay for overlay in GAME.scene({**view, "chances": {}})["overlays"]}["diplomacy"]
    assert empty["entries"] == []
    assert "all have taken sides" in empty["note"]["en"]


def test_what_lies_under_the_markers_is_told_once_the_match_is_over() -> None:
    s = new().s
    marks = {hex_: s.world.names[s.markers.inside(hex_)[0]] for hex_ in s.marked}
    hidden, bare = (GAME.scene(view)["marks"] for view in (s.view(0), s.open_view(0)))
    assert len(marks) > 3
    for hex_, piece in marks.items():
        at, name = s.world.grid.ids[hex_], GAME.wording("en").unit(piece)
        before, after = (next(m for m in them if (m["hex"], m["kind"]) == (at, "marker")) for them in (hidden, bare))
        assert name not in before["text"]["en"]
        assert name.removeprefix("The ") in after["text"]["en"]


def test_the_rows_of_the_results_that_the_die_can_come_to_are_lit() -> None:
    view = dict(new().s.view(0))
    lines = [{"roll": roll} for roll in (13, 14, 15, 16, 17, 18)]
    view["decision"] = {**view["decision"], "battles": {"2414": {"lines": lines}}}
    assert GAME.scenes.lit(view)["combat"] == ["13", "14", "15"]


@pytest.mark.rule("DE-PROC-1", "DE-8.1a")
def test_a_march_says_what_it_will_set_off() -> None:
    """Kingdoms roused, leaders hunted, trains taken, a stack joined: by a step or at the end of a road."""
    hexes = {
        "1610": ["lammarech_cavalry_1", "lammarech_infantry_1"],
        "1609": ["necro_siege"],
        "1608": ["tol_morn"],
    }
    t = at("movement", "kingdoms", hexes=hexes, active={"lammarech": "kingdoms"}, dice=[6])
    t.do("move lammarech_infantry_1", "step 1510", "step 1509", "stop", "move lammarech_cavalry_1")
    asked = GAME.scene(t.s.view(1))["decision"]
    assert asked
    steps = {option["on"]["hex"]: option["text"] for option in asked["options"] if option["verb"] == "step"}
    roads = {plan["on"]["hex"]: plan["text"] for plan in asked["plans"]}
    assert steps["1609"]["en"].endswith("; takes Necromancer’s Siege Train")
    assert steps["1710"]["en"].endswith(" lost")
    assert "; hunts Tol Morn" in roads["1608"]["en"]
    assert roads["1509"]["en"].endswith("; joins a stack with 4 points: one roll for all, on the higher total")
    assert roads["1308"]["fr"].endswith("\N{NO-BREAK SPACE}; fait un ennemi de plus\N{NO-BREAK SPACE}: Tal Pletor")


def test_names_of_realms_and_seas_belong_to_their_own_hexes() -> None:
    """The page looks for the best place over them."""
    wet = {hex_["id"] for hex_ in BOARD["hexes"] if hex_["centre"] == "all_sea"}
    named = [label for label in BOARD["labels"] if label["kind"] == "region"]
    for label, kingdom in zip(named, KINGDOM_IDS, strict=True):
        assert set(label["hexes"]) == {hex_["id"] for hex_ in BOARD["hexes"] if hex_.get("region") == kingdom}
    seas = [set(label["hexes"]) for label in BOARD["labels"] if label["kind"] == "water"]
    assert len(seas) == len(WORLD.map.crater_sea)
    assert set.union(*seas) <= wet
    assert sum(map(len, seas)) == len(set.union(*seas))


def test_no_two_forces_and_no_two_sides_look_the_same() -> None:
    """Not the Necromancer's host and Tal Pletor either, whose counters were both printed grey."""
    looks = {(face["paint"], face.get("disc"), face["tag"]) for face in BOARD["faces"].values() if face["tag"]}
    painted = {(paint, disc): tag for paint, disc, tag in looks}
    assert len(painted) == len({tag for _, _, tag in looks}) == len(looks)
    host, pletor = (next(paint for paint, _, tag in looks if tag == wanted) for wanted in ("NE", "TP"))
    assert host != pletor
    assert len({side["emblem"] for side in BOARD["sides"].values()}) == len(BOARD["sides"])
    assert len({side["paint"] for side in BOARD["sides"].values()}) == len(BOARD["sides"])
