"""What a page shows of Divine Right: the board, stacks with those inside the walls, helps for sieges."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from hexarchy.core.text import LANGUAGES, Catalog
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.table.board import board
from hexarchy.games.divine_right.table.rivers import wet
from tests.divine_right.beyond import table
from tests.divine_right.table import WORLD, at
from tests.divine_right.test_table_promises import moments
from tests.wire import built, texts

SCENES = GAME.scenes
BOARD = board(SCENES)
RING = [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at("1014")]]


def test_no_text_of_the_page_is_missing() -> None:
    keys = {key for lang in LANGUAGES for key in Catalog.load(lang, [GAME.folder / "table" / "text"]).keys()}  # noqa: SIM118
    starts = {key.partition("-")[0] for key in keys}
    missing = re.compile(rf"(?:{'|'.join(starts)})(?:-[a-z_]+)+", re.IGNORECASE)
    shown = [BOARD, list(SCENES.charts()), *(SCENES.scene(s.view(seat)) for s in moments(2) for seat in (0, 1, None))]
    said = {text for thing in shown for text in texts(built(thing))}
    assert len(said) > 500
    assert [text for text in said if missing.fullmatch(text)] == []


def test_magic_is_seen_on_the_map() -> None:
    t = at(
        "movement",
        options={"level": "intermediate"},
        kingdoms={"eaters": "first", "black_hand": "second"},
        hexes={"1425": ["eaters_monarch"], "1526": ["black_hand_monarch", "the_undead_1", "the_colossus"]},
        colossus="1526",
        battlefields=["1526", "1625"],
        enchanted="1425",
        mist=True,
    )
    scene = SCENES.scene(t.s.view("first"))
    found = {(mark.hex, mark.kind) for mark in scene.marks}
    assert {("1526", "battlefield"), ("1625", "battlefield"), ("1425", "mist"), ("1425", "enchanted")} <= found
    shown = {piece for stack in scene.stacks for piece in stack.pieces}
    assert shown <= {*BOARD.faces}
    kinds = {*BOARD.drawings}
    assert {f"mark-{kind}" for _, kind in found if kind != "control"} <= kinds
    assert {f"picture-{BOARD.faces[piece].picture}" for piece in ("the_undead_1", "eaters_monarch")} <= kinds


# -- the board ---------------------------------------------------------------------------------------------------------


def test_every_space_castle_and_piece_is_drawn() -> None:
    assert len(BOARD.hexes) == WORLD.grid.size
    castles = {place.hex: place for place in BOARD.places if place.kind == "castle"}
    assert len(castles) == len(WORLD.castles)
    assert castles["0917"].capital
    assert castles["0917"].port
    assert castles["0917"].value == {"en": "3", "fr": "3"}
    emblems = [side.emblem for name, side in BOARD.sides.items() if name != "neutral"]
    assert len(set(emblems)) == 8


def test_the_face_of_a_piece_inside_differs() -> None:
    assert BOARD.faces["hothior_army_1"].fill == "solid"
    assert BOARD.faces["hothior_army_1~"].fill == "outline"
    assert "inside the castle" in BOARD.faces["hothior_army_1~"].about["en"]


def test_rivers_run_from_space_to_space_and_pass_through_all_of_theirs() -> None:
    crossed: set[str] = set()
    for stream in BOARD.streams:
        path = [WORLD.grid.at(hex_) for hex_ in stream.path]
        assert all(b in WORLD.field.near[a] for a, b in pairwise(path)), stream
        assert stream.to_sea == wet(WORLD, path[-1])
        crossed.update(stream.path)
    spaces = {space for river in WORLD.map.river if not river.navigable for space in river.spaces}
    assert spaces <= crossed


# -- the scene ---------------------------------------------------------------------------------------------------------


def test_those_inside_the_walls_are_turned() -> None:
    t = at("movement", phasing=1, hexes={"1014": ["hothior_army_1"]})
    scene = SCENES.scene(t.s.view(1))
    assert set(scene.turned) == set(t.s.view(1)["inside"])


@pytest.mark.rule("DR-B-SIE-02")
def test_the_siege_overlay_shows_what_is_still_open() -> None:
    t = at("movement", phasing=1, hexes={RING[0]: ["muetar_army_1"], "1014": ["hothior_army_1"]})
    (sieges,) = [overlay for overlay in SCENES.scene(t.s.view(1)).overlays if overlay.id == "sieges"]
    (open_,) = [entry for entry in sieges.entries if entry.sign == "×"]
    assert RING[0] not in open_.hexes
    assert set(open_.hexes) < set(RING)
    assert not SCENES.scene(t.s.view(None)).overlays[1].entries


@pytest.mark.rule("DR-B-SIE-19", "DR-B-SIE-23")
def test_around_a_port_the_helper_asks_for_fleets_on_the_sea() -> None:
    """Zefnar lies on the coast: armies beside it leave the sea open."""
    zefnar = next(castle for castle in WORLD.castles if castle.name == "Zefnar")
    near = [WORLD.grid.ids[one] for one in WORLD.field.near[zefnar.space] if WORLD.land >> one & 1]
    t = at("movement", hexes={near[0]: ["hothior_army_1", "hothior_army_2"]}, allies={"shucassam": "second"})
    work = t.s.view(0)["siege_works"]["Zefnar"]
    assert work["open_sea"]
    assert near[0] in work["covered"]
    entries = {entry.sign: entry for entry in overlay(t, "sieges")}
    assert list(entries["⚓"].hexes) == work["open_sea"]
    assert "a fleet here" in entries["⚓"].text["en"]
    (strengths,) = [entry for sign, entry in entries.items() if ":" in sign]
    assert "One point of siege strength is missing" in strengths.text["en"]


@pytest.mark.rule("DR-A-FOR-09")
def test_the_helper_speaks_of_forts_too() -> None:
    fort, beside = "1216", "1215"
    t = at(
        "movement",
        hexes={fort: ["muetar_army_1"], beside: ["hothior_army_1"]},
        options={"level": "intermediate", "forts": True},
        forts=[fort],
    )
    (work,) = t.s.view(0)["siege_works"].values()
    assert work["at"] == fort
    assert (work["own"], work["theirs"]) == (1, 1)
    assert beside in work["covered"]
    assert work["open"]


def overlay(t: Any, name: str) -> Any:
    (found,) = [overlay for overlay in SCENES.scene(t.s.view(0)).overlays if overlay.id == name]
    return found.entries


def test_a_declared_siege_is_marked_with_its_besieger() -> None:
    stacks = {space: [f"muetar_army_{number}"] for number, space in enumerate(RING[::2], 1)}
    t = at("movement", phasing=1, hexes={**stacks, "1014": ["hothior_army_1"]}, dice=4)
    t.do("besiege 1014")
    marks = [mark for mark in SCENES.scene(t.s.view(0)).marks if mark.kind == "siege"]
    assert [(mark.hex, mark.side) for mark in marks] == [("1014", "second")]


def test_a_whole_stack_marches() -> None:
    t = at("movement", phasing=1, hexes={RING[0]: ["muetar_army_1", "muetar_army_2", "muetar_monarch"]})
    decision = SCENES.scene(t.s.view(1)).decision
    assert decision is not None
    (plan,) = [plan for plan in decision.plans if plan.on and plan.on.hex == RING[0]]
    assert plan.actions[0] == "move muetar_monarch"
    t.do(*plan.actions)
    assert t.question == "march"
    march = SCENES.scene(t.s.view(1)).decision
    assert march is not None
    ways = [option for option in march.options if option.verb == "go"]
    assert ways
    assert all(option.via[-1] == option.on.hex and option.cost is not None for option in ways)


@pytest.mark.parametrize(
    ("company", "where", "warned"),
    [((), RING[0], True), (("muetar_army_1",), RING[0], False), ((), None, False)],
    ids=["alone in the open", "with a unit", "in the royal castle"],
)
def test_movement_is_not_ended_by_accident_with_a_monarch_alone(
    company: tuple[str, ...], where: str | None, warned: bool
) -> None:
    monarch = {where: ["muetar_monarch", *company]} if where else {}
    t = at("movement", phasing=1, hexes={**monarch, RING[3]: ["muetar_army_2"]})
    decision = SCENES.scene(t.s.view(1)).decision
    assert decision is not None
    (end,) = [option for option in decision.options if option.action == "done"]
    assert end.sure is not None
    assert end.sure["en"].startswith("Your monarch stands in the open") is warned


@pytest.mark.rule("DR-B-FLY-01", "DR-B-SWM-02", "DR-B-FLT-08")
def test_marks_tell_who_is_in_the_air_under_water_or_in_a_boat() -> None:
    hexes = {"2108": ["hamahara", "hothior_army_1"], "0220": ["urmoff"], "0322": ["rogue_1"]}
    t = table("movement", hexes=hexes, boats=["rogue_1"])
    marks = {mark.kind: mark for mark in SCENES.scene(t.s.view(1)).marks if mark.kind in ("air", "deep", "boat")}
    assert {kind: mark.hex for kind, mark in marks.items()} == {"air": "2108", "deep": "0220", "boat": "0322"}
    assert marks["air"].text == {
        "en": "In the air: Hamahara the Air Dragon.",
        "fr": "Dans les airs\u00a0: Hamahara le Dragon de l’Air.",
    }
