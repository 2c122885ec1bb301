"""Taking back: where everything lies open a move reveals nothing, and stands only once something came of it."""

from __future__ import annotations

from hexarchy.core.dice import SeededDice
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.games.dark_emperor import GAME


def table(player: str, side: str, *actions: str) -> Match:
    """In a player's Movement Segment: a unit and a leader of each in Lammarech, which is on a side or none."""
    position = {
        "turn": 3,
        "player": player,
        "segment": "movement",
        "hexes": {"1610": ["lammarech_cavalry_1", "lordolam"], "1511": ["necro_greater_1"], "0101": ["mezal"]},
        "kingdoms": {"lammarech": {"side": side}},
    }
    made = Match(GAME, Record.begin(GAME, dice=SeededDice(1), position=position))
    for action in actions:
        made.apply(player, action)
    return made


def where(match: Match, piece: str) -> str:
    stacks: dict[str, dict[str, list[str]]] = match.state.view(None)["stacks"]
    return next(hex_ for hex_, sides in stacks.items() if any(piece in pieces for pieces in sides.values()))


def test_steps_all_have_seen_are_taken_back() -> None:
    match = table("kingdoms", "kingdoms", "move lammarech_cavalry_1", "step 1609", "step 1608", "stop")
    assert match.undoable("kingdoms") == 4
    for _ in range(4):
        assert match.undo("kingdoms")
    assert where(match, "lammarech_cavalry_1") == "1610"


def test_a_leader_comes_back_from_where_he_was_sent() -> None:
    match = table("kingdoms", "kingdoms", "move lordolam", "go 1609")
    assert match.undo("kingdoms")
    assert where(match, "lordolam") == "1610"


def test_a_kingdom_that_was_roused_stays_awake() -> None:
    match = table("necromancer", "neutral", "move necro_greater_1", "step 1510")
    assert [event.key for _, event in match.log][-2:] == ["steps", "activated"]
    assert not match.can_undo("necromancer")
