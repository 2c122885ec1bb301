"""The sequence of play (DE-4), what is asked and what is not (DE-DEC-40, DE-DEC-41), and that it ends (DE-PROC-7)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.magic.undead import UndeadRecruitment
from hexarchy.games.dark_emperor.sequence import KingdomsTurn, NecromancersTurn
from hexarchy.games.dark_emperor.words import KINGDOM_IDS, NECROMANCER
from tests import tables
from tests.dark_emperor.fighting import many
from tests.dark_emperor.random_play import play
from tests.dark_emperor.table import Table, at, hex_at

FAR_AWAY = {"1512": ["necro_greater_1"], "0224": ["ferlarie_infantry_1"]}


def mildly(t: Table, *, limit: int) -> int:
    """Both players pass to the end of the Player-Turn; the number of questions that took."""
    clock = t.s.clock
    for count in range(limit):
        if t.question is None or t.s.clock != clock:
            return count
        t.do(next((a for a in tables.MILD if a in t.options), t.options[-1]))
    raise AssertionError(f"still asked {t.question} after {limit} questions")


@pytest.mark.rule("DE-4a", "DE-4.5")
def test_necromancer_and_kingdoms_take_turns_until_the_fourteenth_is_over() -> None:
    active = {"ferlarie": "kingdoms", "tal_pletor": "necromancer"}
    t = at("turn", turn=13, hexes=FAR_AWAY, active=active, then=SeededDice(1))
    t.log += t.s.opening()
    while t.question is not None:
        mildly(t, limit=100)
    halves = [(event["turn"], event["side"]) for event in t.events("player-turn")]
    assert halves == [(13, "necromancer"), (13, "kingdoms"), (14, "necromancer"), (14, "kingdoms")]
    assert [event["turn"] for event in t.events("turn-begins")] == [13, 14]
    assert len(t.events("final-count")) == 1


@pytest.mark.rule("DE-4b")
def test_the_phasing_player_is_whose_turn_it_is() -> None:
    for player, mine in (("necromancer", "necro_greater_1"), ("kingdoms", "ferlarie_infantry_1")):
        t = at("movement", player, hexes=FAR_AWAY, active={"ferlarie": "kingdoms"})
        assert GAME.seats[t.s.phasing] == player
        assert t.asked == [player]
        assert t.targets("move") == [mine]


@pytest.mark.rule("DE-4.B2", "DE-4.A3c")
def test_both_players_have_the_same_segments_after_recruitment() -> None:
    rest = []
    for half in (NecromancersTurn, KingdomsTurn):
        first = half.SEGMENTS.index("movement-magic")
        rest.append((half.SEGMENTS[first:], half.OUTLINE[first:]))
    assert rest[0] == rest[1]
    assert UndeadRecruitment in rest[0][1]
    assert list(dict.fromkeys(rest[0][0])) == [
        *("movement-magic", "movement", "attrition"),
        *("combat-magic", "combat", "undead", "stacking"),
        *("diplomacy-magic", "diplomacy", "heroic"),
    ]


@pytest.mark.rule("DE-4.A3d")
def test_the_phasing_player_alone_gives_up_what_is_too_many() -> None:
    crowds = {"2415": many("necro_greater", 7), "2515": many("zola_infantry", 7)}
    for player, crowded in (("necromancer", "2415"), ("kingdoms", "2515")):
        t = at("stacking", player, hexes=crowds, active={"zolahaureslor": "kingdoms"})
        assert (t.question, t.asked) == ("excess", [player])
        for unit in crowds[crowded][:3]:
            t.do(f"lose {unit}")
        assert t.question != "excess"
        sizes = {hex_: len(t.stack("necromancer", hex_)) + len(t.stack("kingdoms", hex_)) for hex_ in crowds}
        assert sizes == {**{"2415": 7, "2515": 7}, crowded: 4}


@pytest.mark.rule("DE-4.A4b", "DE-PROC-7")
def test_an_envoy_in_a_neutral_capital_speaks_once() -> None:
    t = at("diplomacy", hexes={"1610": ["mezal"], "1512": ["necro_greater_1"]}, dice=[3, 4])
    assert (t.question, t.options) == ("court", ["court lammarech", "end"])
    t.do("court lammarech")
    assert t.rolls("DE-11.3") == [(3, 4)]
    assert t.side("lammarech") == "neutral"
    assert t.question != "court"


@pytest.mark.rule("DE-4.A4c")
def test_who_fails_before_a_monster_duels_it_in_the_same_player_turn() -> None:
    wild: dict[str, Any] = {"monsters": {"slug": "neutral"}}
    t = at("diplomacy", hexes={"0307": ["slug", "mezal"], "1512": ["necro_greater_1"]}, dice=[1, 1, 6], **wild)
    t.answer("encounter", "parley mezal")
    assert t.rolls("DE-18.13") == [(1, 1)]
    assert t.rolls("DE-18.15a") == [(6,)]
    assert t.where("mezal") == "dead"
    happened = [event.key for event in t.log]
    assert happened.index("leader-dies") < happened.index("player-turn")


@pytest.mark.rule("DE-PROC-8", "DE-13.11a")
@pytest.mark.parametrize(("player", "burning"), [("necromancer", "1609"), ("kingdoms", "1610")])
def test_flames_go_out_as_their_own_sides_movement_magic_opens(player: str, burning: str) -> None:
    hexes = {"1512": ["mezal", "necro_greater_1"], "0224": ["silwer_flagriel", "ferlarie_infantry_1"]}
    more: dict[str, Any] = {"groups": {"silwer_flagriel": {"side": "kingdoms", "master": "ferlarie"}}}
    flames = {"silwer_flagriel": ["1609"], "mezal": ["1610"]}
    t = at("movement-magic", player, hexes=hexes, active={"ferlarie": "kingdoms"}, flames=flames, **more)
    assert t.s.burning == 1 << hex_at(burning)


# -- what is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-DEC-40", "DE-17a")
def test_without_pieces_the_kingdoms_are_asked_nothing_but_see_the_election() -> None:
    t = at("start", "kingdoms", 1, hexes={"1512": ["necro_greater_1"]}, rest="start", dice=[5])
    t.log += t.s.opening()
    assert (t.asked, t.s.turn_number) == (["necromancer"], 2)
    assert t.rolls("DE-17a") == [(5,)]
    assert t.events("elected") == [{"leader": "zelara_do_fornoy"}]


@pytest.mark.rule("DE-DEC-41")
def test_one_player_is_asked_and_the_other_can_only_betray() -> None:
    rng = random.Random(3)
    actions = list(GAME.actions)
    betrayals = 0
    for seed in range(6):
        for state in play(seed, 1500):
            if state.decision is None:
                break
            assert len(state.decision.seats) == 1
            if rng.random() > 0.05:
                continue
            waiting = 1 - state.decision.seats[0]
            tried = [*rng.sample(actions, 10), *list(state.decision.options)[:10], *state.commands(waiting)]
            for action in tried:
                if not state.why_not(waiting, action):
                    assert (waiting, action.verb) == (NECROMANCER, "betray")
                    betrayals += 1
    assert betrayals


@pytest.mark.rule("DE-PROC-7")
@pytest.mark.parametrize("player", ["necromancer", "kingdoms"])
def test_who_passes_at_every_question_comes_to_the_end(player: str) -> None:
    sides = {name: ("necromancer", "kingdoms")[n % 2] for n, name in enumerate(KINGDOM_IDS)}
    hosts = {"1820": ["necro_greater_1", "necro_greater_2", "padrech_dar_choim"], "2414": ["tol_morn", "mezal"]}
    t = at("start", player, 5, hexes=hosts, rest="start", active=sides, then=SeededDice(2))
    assert mildly(t, limit=80) > 3


@pytest.mark.rule("DE-PROC-7")
def test_every_repeatable_act_spends_something() -> None:
    """Units move once, envoys speak once, a caster's strength falls; only lone moves are free, and never required."""
    t = at("movement", hexes={"1512": ["necro_greater_1", "mezal"]}, active={"tal_pletor": "kingdoms"})
    t.do("move necro_greater_1", "step 1513", "stop")
    assert t.targets("move") == ["mezal"]
    for _ in range(3):
        t.do("move mezal", "go 1413", "move mezal", "go 1512")
    assert "end" in t.options
