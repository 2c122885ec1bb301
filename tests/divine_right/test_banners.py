"""Players are known by the kingdom they have drawn: in the log, in questions and refusals, beside the map."""

from __future__ import annotations

from hexarchy.core.match import Match
from hexarchy.core.page import telling
from hexarchy.core.records import Record
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.table.wording import Wording
from tests.divine_right.table import at, new

EN, FR = (Wording(GAME, lang) for lang in ("en", "fr"))


def test_before_the_draw_a_player_is_a_number() -> None:
    t = new(3)
    told = [telling.line(GAME, 0, event).text["en"] for event in t.log]
    assert GAME.banners(GAME.empty_state(t.s.setting, t.s.dice)) == {}
    assert any("draws" in line or "rules" in line for line in told)


def test_lines_call_players_by_their_kingdom() -> None:
    t = at("diplomacy", kingdoms={"pon": "first", "trolls": "second"}, dice=[3, 3])
    t.do("duel second")
    (roll,) = [event for event in t.log if event.key == "roll" and event.args["why"] == "DR-B-DIP-15"]
    line = telling.line(GAME, 1, roll)
    assert line.side == "first"  # the seat, which the page paints
    assert "Pon" in line.text["en"]
    assert "the Troll King" in line.text["en"]
    assert "le Roi des Trolls" in line.text["fr"]


def test_a_list_of_players_is_one_of_kingdoms() -> None:
    args = {"order": ["second", "first"], "banners": {"first": "pon", "second": "ghem"}}
    assert EN.words(args)["order"] == "Ghem and Pon"
    told = {"scores": {"first": 3, "second": 8}, "winners": ["second"], "banners": args["banners"]}
    assert EN.words(told)["scores"] == "Pon 3, Ghem 8"
    assert FR.words(told)["winners"] == "Ghem"


def test_scenes_name_them_so() -> None:
    t = at("diplomacy", kingdoms={"pon": "first", "trolls": "second"})
    scene = GAME.scenes.scene(t.s.view("first"))
    assert scene.names["second"] == {"en": "Troll King", "fr": "Roi des Trolls"}
    assert scene.decision is not None
    duel = next(option for option in scene.decision.options if option.action == "duel second")
    assert "the Troll King" in duel.text["en"]


def test_refusals_name_them_so() -> None:
    t = at("diplomacy", kingdoms={"pon": "first", "ghem": "second"})
    (reason,) = t.s.why_not("second", "activate immer")
    assert "Pon" in EN.reason(reason)


def test_records_and_states_know_nothing_of_it() -> None:
    match = Match(GAME, Record.begin(GAME))
    assert "banners" not in match.state.to_json()


def test_dice_are_called_by_what_they_are_for() -> None:
    assert EN.label("DR-B-EVT-01") == "Random event"  # the rule itself is called "Roll" in its chapter
    assert FR.label("DR-B-PER-103") == FR.personality(3)
    assert EN.label("DR-B-SIE-07") == EN.title("DR-B-SIE-07")
