"""The Obelisk (DR-A-OBE): who is told a prophecy, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.table import WORLD, Table, at

OPTIONS = {"level": "intermediate", "obelisk": True}
OBELISK = "1822"
BESIDE = next(WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(OBELISK)])
KINGDOMS = {"shucassam": "first", "muetar": "second"}


def pilgrim(hero: str, *dice: int, on: bool = True, **more: Any) -> Table:
    """A hero of the first seat goes to the Obelisk."""
    masters = {} if hero.endswith("_monarch") else {hero: "first"}
    options = OPTIONS if on else {"level": "intermediate"}
    given: dict[str, Any] = {"kingdoms": KINGDOMS, "hexes": {BESIDE: [hero]}, "masters": masters, "options": options}
    t = at("movement", dice=list(dice), **given | more)
    t.do(f"move {hero}", f"go {OBELISK}")
    return t.do("stop") if "stop" in t.options else t


def next_event(t: Table) -> Table:
    """On to what follows the first seat's next random event."""
    begun = len(t.events("event"))
    while not [event for event in t.events("event")[begun:] if event["side"] == "first"]:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    return t


@pytest.mark.rule("DR-A-OBE-01", "DR-DEC-53")
def test_a_prophecy_that_is_kept_comes_true_without_a_roll() -> None:
    t = pilgrim("juulute", 4, 4)
    assert "prophecy juulute" in t.options
    t.do("prophecy juulute")
    assert (t.question, t.about["event"]) == ("prophecy", 8)
    t.do("yes")
    assert t.view(None)["omens"]["foretold"] == {"first": 8}
    next_event(t)
    assert [event["number"] for event in t.events("event") if event["side"] == "first"] == [8]
    rolls = [event for event in t.events("roll") if event["why"] == "DR-B-EVT-01"]
    assert [event for event in rolls if event["side"] == "first"] == []
    assert t.view(None)["omens"]["foretold"] == {}
    assert "prophecy juulute" not in pilgrim("juulute", on=False).options


@pytest.mark.rule("DR-A-OBE-02")
def test_a_prophecy_that_is_rejected_is_forgotten() -> None:
    t = pilgrim("juulute", 1, 1).do("prophecy juulute", "no")
    assert t.events("prophecy-rejected")[0]["event"] == 2
    assert t.view("second")["omens"]["foretold"] == {}
    next_event(t)
    assert [one for one in t.events("roll") if one["why"] == "DR-B-EVT-01" and one["side"] == "first"]


@pytest.mark.rule("DR-A-OBE-01")
@pytest.mark.parametrize(
    ("hero", "spoken_to"),
    [("great_captain_1", True), ("shucassam_monarch", True), ("fox", True), ("rogue_1", False), ("engineer_1", False)],
)
def test_it_speaks_to_those_with_a_name_and_to_great_captains(hero: str, spoken_to: bool) -> None:
    t = pilgrim(hero, captains={hero: "shucassam"} if hero.startswith("great") else {})
    assert (f"prophecy {hero}" in t.options) == spoken_to
    if not spoken_to:
        assert t.why(f"prophecy {hero}") == ["DR-A-OBE-01"]


@pytest.mark.rule("DR-A-OBE-01")
def test_they_must_end_a_move_there() -> None:
    t = at("movement", kingdoms=KINGDOMS, hexes={OBELISK: ["shucassam_monarch"]}, options=OPTIONS)
    assert "prophecy shucassam_monarch" not in t.options
    assert t.refuses("prophecy shucassam_monarch") == ["DR-A-OBE-01"]


@pytest.mark.rule("DR-A-OBE-03")
def test_no_hero_hears_more_than_one() -> None:
    t = pilgrim("juulute", 4, 4).do("prophecy juulute", "no")
    assert t.refuses("prophecy juulute") == ["DR-A-OBE-03"]
    assert t.view(None)["omens"]["heard"] == ["juulute"]


@pytest.mark.rule("DR-A-OBE-01")
def test_a_later_prophecy_takes_the_place_of_an_earlier_one() -> None:
    hexes = {BESIDE: ["juulute", "fox"]}
    t = pilgrim("juulute", 4, 4, 3, 3, hexes=hexes, masters={"juulute": "first", "fox": "first"})
    t.do("prophecy juulute", "yes", "move fox", f"go {OBELISK}")
    if "stop" in t.options:
        t.do("stop")
    t.do("prophecy fox", "yes")
    assert t.view(None)["omens"]["foretold"] == {"first": 6}


@pytest.mark.rule("DR-A-OBE-01")
def test_the_prophecy_of_a_player_who_is_out_is_gone() -> None:
    t = pilgrim("juulute", 4, 4, kingdoms=KINGDOMS | {"mivior": "third"}, seats=3).do("prophecy juulute", "yes")
    t.log += t.s.apply(0, "resign")
    assert t.view(None)["omens"]["foretold"] == {}
