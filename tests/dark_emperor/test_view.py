"""Views hold all that is open and nothing that lies under a marker."""

from __future__ import annotations

import json
import random

import pytest

from hexarchy.games.dark_emperor import GAME, view
from hexarchy.games.dark_emperor.combat.odds import preview
from tests.dark_emperor.random_play import play
from tests.dark_emperor.table import WORLD, Table, at, hex_at, new

SEATS = (0, 1, None)


def battle() -> Table:
    return at(
        "combat",
        hexes={"1610": ["lammarech_cavalry_1", "lordolam", "necro_greater_1", "necro_greater_2", "tol_morn"]},
        active={"lammarech": "kingdoms"},
    )


@pytest.mark.rule("DE-PROC-6")
@pytest.mark.parametrize("seed", [1, 2])
def test_views_differ_only_in_the_questions(seed: int) -> None:
    for number, state in enumerate(play(seed, 1200)):
        if number % 40:
            continue
        views = [state.view(seat) for seat in SEATS]
        for seen in views:
            for name in ("seat", "decision", "own"):
                seen.pop(name, None)
        assert views[0] == views[1] == views[2]


@pytest.mark.rule("DE-PROC-6")
@pytest.mark.parametrize("seed", [3, 4])
def test_what_lies_under_markers_is_nobodys_to_know(seed: int) -> None:
    """Resampled, everything that anybody sees stays the same to the byte; nor does the dice secret show."""
    rng = random.Random(seed)
    for number, state in enumerate(play(seed, 1200)):
        if number % 60:
            continue
        other = state.redeal(0, rng)
        for seat in SEATS:
            seen, dealt = (json.dumps(s.view(seat), sort_keys=True) for s in (state, other))
            assert seen == dealt
            assert json.dumps(GAME.scene(state.view(seat))) == json.dumps(GAME.scene(other.view(seat)))
            assert '"dice"' not in seen


@pytest.mark.parametrize("seed", [1, 5])
def test_what_is_remembered_is_what_would_be_reckoned(seed: int) -> None:
    """Land, pools and leaders are remembered by what they depend on: nothing may be missing from that."""
    for number, state in enumerate(play(seed, 1200)):
        if number % 5:
            continue
        seen = json.dumps(state.view(0))
        view._KNOWN_LEADERS.clear()
        for part in (view._serving, view._pools, view._fields, view._divided, view._worths):
            part.cache_clear()
        assert json.dumps(state.view(0)) == seen


@pytest.mark.rule("DE-PROC-6")
def test_the_question_of_the_other_is_open() -> None:
    t = new()
    assert t.s.view(0)["decision"]["asked"]
    seen = t.s.view(None)["decision"]
    assert (seen["asked"], seen["of"], seen["question"]) == (False, "necromancer", "gate")
    assert "options" not in seen


def test_a_view_is_plain_data() -> None:
    t = new().do("gate 1512")
    seen = t.s.view(0)
    assert json.loads(json.dumps(seen)) == seen


def test_leaders_show_ratings_and_devices() -> None:
    t = new().do("gate 1512")
    leaders = t.s.view(None)["leaders"]
    assert leaders["padrech_dar_choim"]["magic"] == [{"rune": "death", "left": 4, "full": 4, "device": None}]
    assert leaders["skydor"]["bears"] == ["the_scythe_device"]
    assert leaders["saar"]["at"] == "box"


def test_land_tells_who_collects_it() -> None:
    t = new().do("gate 1512")
    land = t.s.view(0)["land"]
    assert sum(len(entry["hexes"]) for entry in land) == WORLD.land.bit_count()
    found = next(entry for entry in land if "1512" in entry["hexes"])
    assert (found["side"], found["pays"], found["worth"]) == ("necromancer", "host", 1)
    assert all(entry["pays"] is None for entry in land if entry["side"] == "neutral")


@pytest.mark.rule("DE-PROC-1")
def test_a_move_order_shows_points_and_roads() -> None:
    t = at("movement", "kingdoms", hexes={"1610": ["lammarech_cavalry_1"]}, active={"lammarech": "kingdoms"})
    t.do("move lammarech_cavalry_1")
    asked = t.s.view(1)["decision"]
    assert asked["costs"]["1609"] == 1
    assert asked["reach"]["1606"] == {"points": 4, "via": ["1609", "1608", "1607", "1606"]}
    t.do("step 1609")
    asked = t.s.view(1)["decision"]
    assert asked["reach"]["1606"] == {"points": 4, "via": ["1608", "1607", "1606"]}


def test_battles_are_seen_as_they_will_be_fought() -> None:
    t = battle()
    seen = t.s.view(0)["decision"]
    if seen["question"] == "next-battle":
        assert seen["battles"]["1610"]["strengths"] == {"necromancer": 6, "kingdoms": 6}
        t.do("fight 1610")
        seen = t.s.view(0)["decision"]
    assert seen["question"] == "battle-leader"
    told = seen["leaders"]["leader tol_morn"]
    foreseen = preview(t.s, hex_at("1610"))
    assert told["modifiers"] == [{"rule": m.rule, "amount": m.amount} for m in foreseen.modifiers]
    assert told["holds"] == round(foreseen.chance(0), 4)
    assert seen["leaders"]["none"]["holds"] < told["holds"]


def test_odds_of_each_leader() -> None:
    t = battle()
    if t.question == "next-battle":
        t.do("fight 1610")
    (odds,) = GAME.odds([t.s], 1, lambda s, seat: t.s.decision.options[0], asked=0)  # type: ignore[union-attr]
    shares = {course.action: course.outcomes["necromancer"] for course in odds.courses}
    told = t.s.view(0)["decision"]["leaders"]
    assert shares == {action: pytest.approx(entry["holds"], abs=1e-3) for action, entry in told.items()}
    assert sum(odds.throws[0].chances.values()) == pytest.approx(1)
    assert all(GAME.odds_text(line)["fr"] for line in odds.throws[0].chances)


@pytest.mark.rule("DE-9.25b")
def test_nobody_is_expected_to_lose_more_than_he_has() -> None:
    host = [f"necro_greater_{n}" for n in range(1, 7)]
    t = at(
        "movement", hexes={"1610": [*host, "lammarech_infantry_1"], "0101": ["mezal"]}, active={"lammarech": "kingdoms"}
    )
    (odds,) = GAME.odds([t.s], 1, lambda s, seat: t.s.decision.options[0])  # type: ignore[union-attr]
    assert odds.losses["kingdoms"] == 1
