"""What the page shows of magic."""

from __future__ import annotations

import pytest

from hexarchy.games.divine_right import GAME
from tests.divine_right.magic import FIELD, RING, TEMPLE, mid
from tests.divine_right.table import at

SCENES = GAME.scenes
THINGS = {
    "hexes": {FIELD: ["hothior_monarch"], TEMPLE: ["muetar_monarch"]},
    "devices": {"helm": "hothior_monarch", "bag_of_wind": RING[0]},
    "markers": {RING[2]: "striding_boots"},
    "treasures": [RING[1]],
    "buried": ["2315"],
    "meditating": {"muetar_monarch": ["wand", 5]},
    "black_hearted": ["muetar_monarch"],
    "boons": {"second": ["tempest"]},
}


def test_what_lies_on_the_map_is_marked() -> None:
    marks = SCENES.scene(mid("movement", **THINGS).s.view("first")).marks
    found = {(mark.hex, mark.kind): mark.text["en"] for mark in marks}
    assert found[FIELD, "borne"] == "Hothior monarch: the Helm of Wisdom."
    assert found[RING[0], "device"] == "Lost here: the Bag of Wind."
    assert found[RING[1], "treasure"] == "Lost here: a Treasure."
    assert found[RING[2], "device"] == "Lost here: a marker that lies face down."
    assert found["2315", "treasure"] == "A Buried Treasure."


@pytest.mark.rule("DR-B-MAG-25")
def test_a_panel_says_who_has_what_and_what_it_does() -> None:
    (panel,) = [one for one in SCENES.scene(mid("movement", **THINGS).s.view("second")).panels if one.id == "magic"]
    said = {row.label["en"]: (row.values, row.rule) for row in panel.rows}
    assert said["The Helm of Wisdom: leads at +1 in land combat · Hothior monarch"] == ({"first": "●"}, "DR-B-MAG-12")
    assert "A marker that lies face down · lost at The Plain of Bones (1426)" in said
    assert "In meditation until turn 5: Muetar monarch, for the Wand of Healing" in said
    assert said["Boons of Greystaff received"][0] == {"second": {"en": "Tempest", "fr": "Tourmente"}}
    assert "Le Sac de Vent" in str([row.label["fr"] for row in panel.rows])


def test_the_basic_game_has_no_such_panel() -> None:
    assert "magic" not in [panel.id for panel in SCENES.scene(at("movement").s.view("first")).panels]


def test_every_device_has_its_words() -> None:
    for device in GAME.world.device:
        told = SCENES.about_thing(device)
        assert told["en"] != told["fr"]
        assert not told["en"].startswith("thing-")


def test_marks_have_drawings() -> None:
    kinds = {drawing.kind for drawing in GAME.presentation.drawings}
    assert {"mark-device", "mark-borne", "mark-treasure"} <= kinds
