"""What is refused out of its moment, and by which rule (DE-4, DE-6.16, DE-6.2, DE-6.21, DE-12.1a)."""

from __future__ import annotations

import pytest

from hexarchy.core.text import LANGUAGES
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.words import NECROMANCER
from tests.dark_emperor.table import Table, at, new

# Answers that mean nothing without a question.
PLAIN = ("yes", "no", "pass", "end", "stop", "none", "cancel")
HEXES = {
    "1512": ["necro_greater_1", "mezal"],
    "0224": ["ferlarie_infantry_1", "ferlor"],
    "2414": ["zola_infantry_1"],
    "1109": ["pletor_infantry_1"],
}
ACTIVE = {"ferlarie": "kingdoms", "tal_pletor": "necromancer"}


def table(segment: str = "movement", player: str = "necromancer") -> Table:
    return at(segment, player, hexes=HEXES, active=ACTIVE)


@pytest.mark.rule("DE-DEC-41")
@pytest.mark.parametrize("player", ["necromancer", "kingdoms"])
def test_every_order_out_of_its_moment_is_refused_with_a_rule(player: str) -> None:
    rules = {entry.id for entry in GAME.rulebook}
    for t in (new(), table(player=player)):
        for verb in GAME.actions.verbs:
            action = GAME.actions.of(verb)[0]
            for seat in GAME.seats:
                reasons = t.s.why_not(seat, action)
                assert all(reason.rule in rules for reason in reasons if reason.rule), reasons
                assert verb in PLAIN or not reasons or any(reason.rule for reason in reasons), (seat, action, reasons)
                for lang in LANGUAGES:
                    for reason in reasons:
                        assert GAME.wording(lang).reason(reason)


@pytest.mark.rule("DE-4.A2b", "DE-4.A3b", "DE-4.A4b", "DE-4.A1a", "DE-4.A2c", "DE-4.A4c", "DE-7.21")
def test_an_order_belongs_to_its_segment() -> None:
    t = table("recruitment")
    said = {
        "move necro_greater_1": "DE-4.A2b",
        "fight 1512": "DE-4.A3b",
        "court lammarech": "DE-4.A4b",
        "stack 1512": "DE-4.A2c",
        "champion mezal": "DE-4.A4c",
        "embark pletor_infantry_1": "DE-8.21c",
    }
    assert {action: t.refuses(action, seat="necromancer")[0] for action in said} == said
    t = table("movement")
    assert t.refuses("raise-lesser 1512") == ["DE-4.A1a"]
    assert t.refuses("recruit pletor_infantry_2") == ["DE-7.21"]
    assert t.refuses("gift tal_pletor") == ["DE-7.22"]


@pytest.mark.rule("DE-6.21", "DE-4b")
def test_a_player_acts_in_his_own_player_turn() -> None:
    assert table().refuses("move ferlarie_infantry_1", seat="kingdoms") == ["DE-6.21"]
    assert table(player="kingdoms").refuses("move necro_greater_1", seat="necromancer") == ["DE-6.21"]
    assert table(player="kingdoms").refuses("raise-lesser 0224", seat="kingdoms") == ["DE-7.3"]


@pytest.mark.rule("DE-6.2")
def test_the_inactive_obey_nobody() -> None:
    for player in GAME.seats:
        assert table("recruitment", player).refuses("move zola_infantry_1", seat=player) == ["DE-6.2"]


@pytest.mark.rule("DE-6.16", "DE-DEC-02")
def test_who_cannot_betray_and_whom() -> None:
    t = table(player="kingdoms")
    assert t.refuses("betray ferlarie", seat="kingdoms") == ["DE-6.16"]
    assert t.refuses("betray lammarech", seat="necromancer") == ["DE-6.16"]
    t.do("betray tal_pletor", seat="necromancer")
    keys = [reason.key for reason in t.s.why_not(NECROMANCER, "betray tal_pletor")]
    assert keys == ["betrayal-is-declared"]
    marching = table().do("move necro_greater_1")
    marching.do(f"step {marching.targets('step')[0]}")
    assert [r.key for r in marching.s.why_not(NECROMANCER, "betray tal_pletor")] == ["something-half-done"]
