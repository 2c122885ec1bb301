"""What can be agreed on, as the server tells it and holds to it; and which rules are in force in a match."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from hexarchy import games
from hexarchy.server import catalogue
from tests.browser.house import ROOT
from tests.server.house import begin

Json = dict[str, Any]


@pytest.fixture
def brimming(monkeypatch: pytest.MonkeyPatch) -> Json:
    monkeypatch.setenv(games.VARIABLE, str(ROOT / "tests" / "games" / "brimming"))
    told: Json = msgspec.json.decode(msgspec.json.encode(catalogue.told(games.game("brimming"))))
    return told


def option(told: Json, name: str) -> Json:
    (found,) = [entry for entry in told["options"] if entry["id"] == name]
    return dict(found)


def test_the_catalogue_tells_groups_and_presets(brimming: Json) -> None:
    assert len(brimming["options"]) == 40
    assert [group["id"] for group in brimming["groups"]] == ["length", "people", "magic", "war"]
    assert brimming["groups"][2]["title"] == {"en": "Magic", "fr": "Magie"}
    first = brimming["presets"][1]
    assert (first["id"], first["scenario"], first["title"]["fr"]) == ("first_war", "standard", "Première guerre")
    assert first["options"] == {"level": "basic", "variable_length": True, "last_turn": 10}
    assert brimming["scenarios"][1]["fixed"] == {"level": "basic"}


def test_the_catalogue_tells_what_an_option_takes(brimming: Json) -> None:
    switch, number, words = (option(brimming, name) for name in ("hidden_curses", "last_turn", "level"))
    assert (switch["choices"], switch["usual"], switch["idle"]) == ([False, True], True, False)
    assert (number["range"], number["usual"], number["choices"]) == ([5, 40], 20, [])
    assert words["names"]["expert"] == {"en": "Expert", "fr": "Expert"}
    assert words["names"]["basic"]["fr"] == "De base"
    assert number["group"] == "length"


def test_the_catalogue_tells_what_an_option_needs_and_excludes(brimming: Json) -> None:
    monsters, curses, length = (option(brimming, name) for name in ("monsters", "curses", "variable_length"))
    on = [True]
    assert monsters["depends"] == [
        [{"option": "curses", "values": on}, {"option": "haunted", "values": on}],
        [{"option": "danger", "values": on}],
    ]
    assert monsters["needs"]["en"] == "Needs “Curses” or “Haunted places”, and “The temple of danger”."
    assert curses["depends"] == [[{"option": "level", "values": ["standard", "expert"]}]]
    assert curses["needs"]["fr"] == "Demande «\u00a0Niveau\u00a0»\u00a0: Normal ou Expert."
    assert length["conflicts"] == [{"option": "khagan", "values": on}]
    assert length["needs"] is None


def test_a_match_is_refused_with_the_sentence(client: TestClient) -> None:
    problem = begin(client, 422, options={"frogs": True})
    assert problem["title"] == "bad-option"
    assert problem["detail"] == "there is no option 'frogs'; there is first_move, reduced_chance"


def test_a_match_tells_what_it_is_played_with_and_which_rules_are_not_in_force(client: TestClient) -> None:
    made = begin(client, scenario="long", options={"first_move": True})
    told = client.get(f"/api/matches/{made['match']}/setting").json()
    assert told["title"]["en"] == "Long Game · First Move Variant"
    assert told["scenario"] == "long"
    assert told["options"] == {"first_move": True, "reduced_chance": False}
    assert told["seats"] == ["hosar", "demon"]
    lacking = told["not_in_force"]
    assert lacking["DL-END-01"]["en"] == "Needs the scenario “Standard game”."
    assert lacking["DL-VAR-17"]["fr"].startswith("Demande «\u00a0")
    assert lacking["DL-SET-10"]["en"] == "Needs “First Move Variant”: off."
    assert "DL-VAR-10" not in lacking
    assert "DL-MOV-06" not in lacking


def test_no_match_no_setting(client: TestClient) -> None:
    assert client.get("/api/matches/0123456789abcdef/setting").status_code == 404
