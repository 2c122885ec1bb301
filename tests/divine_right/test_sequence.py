"""The sequence of play (DR-B-SEQ) and the fine points of the phases (DR-B-PHS)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME, fallout
from hexarchy.games.divine_right.words import KINGDOM_IDS, PHASES
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, RING, armies, charge

THREE = {"hothior": "first", "muetar": "second", "mivior": "third"}


def ring(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


def order(t: Table) -> list[str]:
    return [str(event["side"]) for event in t.events("player-turn")]


def play_on(t: Table, turns: int) -> Table:
    """Mild answers until so many player turns have begun."""
    for _ in range(2000):
        if t.question is None or len(t.events("player-turn")) >= turns:
            return t
        ask = t.ask
        t.log += t.s.apply(ask.seat, ask.default)
    raise AssertionError("it goes on for ever")


@pytest.mark.rule("DR-B-SEQ-01", "DR-B-VIC-01")
def test_the_game_ends_after_turn_twenty() -> None:
    t = play_on(at("combat", turn=20, phasing=1, points={"first": 10, "second": 30}), 9)
    assert t.s.result is not None
    assert t.winner == "second"
    t = play_on(at("combat", turn=19, phasing=1), 1)
    assert t.s.turn == 20
    assert t.s.result is None


@pytest.mark.rule("DR-B-SEQ-02")
def test_chits_are_drawn_anew_by_all_who_are_still_in() -> None:
    t = play_on(at("combat", seats=3, phasing=2, dice=[3, 1, 1]), 3)
    assert t.events("turn-order")[0]["order"] == ["third", "first", "second"]
    assert order(t)[:3] == ["third", "first", "second"]
    t = play_on(at("combat", seats=3, phasing=1, out=["third"], order=["first", "second"], dice=[2, 1]), 2)
    assert t.events("turn-order")[0]["order"] == ["second", "first"]
    firsts = {at("combat", phasing=1, dice=seed).events("turn-order")[0]["order"][0] for seed in range(1, 12)}
    assert len(firsts) == 2


@pytest.mark.rule("DR-B-SEQ-03", "DR-B-PHS-01")
def test_the_phases_come_in_their_order_and_acts_of_others_are_refused() -> None:
    hexes = {RING[0]: armies("hothior", 1), FIELD: armies("muetar", 1)}
    t = at("events", hexes=hexes, dice=[6, 1])
    seen: list[str] = []
    while t.s.phasing == 0 and t.question:
        if not seen or seen[-1] != PHASES[t.s.phase]:
            seen.append(PHASES[t.s.phase])
        if t.s.phase < 4:
            assert t.refuses(f"attack {FIELD}") == ["DR-B-SEQ-03"]
        if t.s.phase > 1:
            assert t.why("activate immer") == ["DR-B-SEQ-03"]
        ask = t.ask
        t.log += t.s.apply(ask.seat, ask.default)
    assert seen == ["diplomacy", "movement", "combat"]  # with a question; no event, no siege


@pytest.mark.rule("DR-B-SEQ-04", "DR-B-PHS-07")
def test_a_card_is_drawn_each_turn_and_hands_have_no_limit() -> None:
    t = at("diplomacy", hands={"first": ["bribe-2", "blackmail-2"]})
    assert len(t.hand("first")) == 3
    assert t.log[0].key == "draws-card"


@pytest.mark.rule("DR-B-SEQ-05")
def test_a_hero_returns_in_their_owners_phase_of_the_turn_they_are_due() -> None:
    hexes = {"1425": armies("muetar", 1)}
    t = at("combat", turn=6, phasing=1, hexes=hexes, track={"hothior_monarch": 7}, dice=[2, 1])
    assert t.s.turn == 7
    assert order(t)[0] == "second"
    assert t.where("hothior_monarch") == "track"  # it is not their owner's turn yet
    play_on(t, 2)
    assert t.question == "hero-returns"
    assert t.asked == ["first"]


@pytest.mark.rule("DR-B-SEQ-06")
def test_effects_at_the_same_instant_come_by_seats_from_the_phasing_player() -> None:
    hexes = {FIELD: [*armies("muetar", 1), "rogue_1", "rogue_2", "rogue_3"]}
    masters = {"rogue_1": "first", "rogue_2": "fourth", "rogue_3": "third"}
    t = at("combat", seats=4, phasing=1, hexes=hexes, masters=masters, dice=[3, 3, 3])
    rolled = [GAME.named(e.args)["hero"] for e in t.log if e.key == "roll" and e.args["why"] == "DR-B-FAT-01"]
    assert rolled == ["rogue_3", "rogue_2", "rogue_1"]  # third, fourth, first: to the right of the second


@pytest.mark.rule("DR-B-SEQ-06", "DR-B-SEQ-08")
def test_consequences_of_one_kind_come_as_they_were_noted() -> None:
    s = at("movement").s
    for piece in (9, 4, 7):
        fallout.later(s, fallout.FREED, piece)
    s.fallout = s.fallout[1:]
    fallout.later(s, fallout.FREED, 1)
    assert [entry[2] for entry in s.fallout] == [4, 7, 1]


@pytest.mark.rule("DR-B-SEQ-07")
def test_a_player_out_before_their_turn_is_passed_over() -> None:
    t = at("movement", seats=3, kingdoms=THREE, order=["first", "second", "third"])
    t.do("resign", seat="second")
    play_on(t, 1)
    assert order(t) == ["third"]


@pytest.mark.rule("DR-B-SEQ-07")
def test_a_player_out_in_their_turn_loses_the_rest_of_it() -> None:
    hexes = {RING[0]: armies("hothior", 1, 2), FIELD: armies("muetar", 1), "1014": armies("hothior", 5)}
    t = at("movement", seats=3, kingdoms=THREE, order=["first", "second", "third"], hexes=hexes)
    t.do("move hothior_army_1").do("resign", seat="first")
    assert order(t) == ["second"]
    assert t.where("hothior_army_1") == "home"
    assert t.status("hothior") == "confused"
    assert t.asked == ["second"]


@pytest.mark.rule("DR-B-SEQ-07", "DR-B-COM-16")
def test_the_attack_in_hand_is_finished_for_the_other_side() -> None:
    """On a tie the attacker gives up in the middle of their losses: the defender bears theirs all the same."""
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: [*armies("muetar", 1, 2, 3), "muetar_monarch"]}
    t = at("combat", seats=3, kingdoms=THREE, hexes=hexes, dice=[2, 2, 5, 4])
    charge(t.do(f"attack {FIELD}"))
    t.do("lose hothior_army_1")
    t.do("resign", seat="first")
    assert (t.question, t.asked) == ("casualty", ["second"])
    t.do("lose muetar_army_1", "lose muetar_army_2")
    assert len(t.rolls("DR-B-FAT-01")) == 1
    assert t.where("muetar_army_3") == FIELD
    assert t.where("hothior_army_2") == "home"
    assert order(t) == ["second"]


@pytest.mark.rule("DR-B-SEQ-08", "DR-B-VIC-02", "DR-B-VIC-03")
def test_a_castle_falls_with_a_player_monarch_in_it() -> None:
    """A's siege attack on Groat captures player monarch B: points, B is out, Muetar is confused, A's second siege of
    Muetar's castle is struck off before its roll."""
    hexes = {"2315": ["muetar_monarch"]}
    names = {"hothior": "first", "muetar": "second", "ghem": "third"}
    allies = {"mivior": "first", "immer": "first"}
    for castle, kingdom in (("2315", "mivior"), ("1714", "immer")):
        for number, space in enumerate(ring(castle), 1):
            hexes[space] = [f"{kingdom}_army_{number}"]
    sieges = {"2315": "first", "1714": "first"}
    t = at("siege", seats=3, kingdoms=names, allies=allies, hexes=hexes, sieges=sieges, dice=[6, 6, 3])
    assert t.targets("assault") == ["2315", "1714"]
    t.do("assault 2315")
    assert [(event["side"], event["points"]) for event in t.events("scores")] == [("first", 15), ("first", 70)]
    assert t.points("first") == 85
    assert t.status("muetar") == "confused"
    keys = [event.key for event in t.log]
    assert keys.index("castle-falls") < keys.index("captured") < keys.index("out-of-the-game") < keys.index("confused")
    t.until("advance")
    assert not t.besieged("1714")
    t.do("done")
    assert t.question != "assault"
    assert len(t.rolls("DR-B-SIE-07")) == 1


# -- the phases -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-PHS-01")
def test_breakouts_come_before_siege_attacks() -> None:
    hexes = {"1014": armies("hothior", 5, 6), "0917": ["hothior_monarch"]}
    hexes |= {space: [f"muetar_army_{number}"] for number, space in enumerate(ring("1014"), 1)}
    hexes |= {space: [f"immer_army_{number}"] for number, space in enumerate(ring("2315"), 1)}
    sieges = {"1014": "second", "2315": "first"}
    t = at("siege", hexes=hexes, allies={"immer": "first"}, sieges=sieges, dice=[1, 1, 1])
    assert t.question == "break-out"
    assert t.refuses("assault 2315")
    t.do("done")
    assert t.question == "assault"
    assert t.refuses(f"break-out {ring('1014')[0]}")


@pytest.mark.rule("DR-B-PHS-02", "DR-B-PHS-03", "DR-B-PHS-08")
def test_a_siege_is_declared_between_two_moves() -> None:
    spaces = ring("2315")
    hexes = {space: armies("hothior", number) for number, space in enumerate(spaces[::2], 1)}
    hexes[RING[0]] = armies("hothior", 4)
    t = at("movement", hexes=hexes)
    assert "besiege 2315" in t.options
    t.do("besiege 2315")
    assert t.besieged("2315")
    assert t.question == "next-move"
    assert "move hothior_army_4" in t.options
    t.do("move hothior_army_1")
    t.do(f"go {next(space for space in t.targets('go') if space not in spaces)}")
    assert not t.besieged("2315")  # it is looked at after each move


@pytest.mark.rule("DR-B-PHS-04", "DR-B-PHS-09")
def test_deactivated_units_leave_at_the_end_of_the_combat_phase() -> None:
    hexes = {FIELD: armies("immer", 1), RING[0]: armies("muetar", 1)}
    t = at("diplomacy", phasing=1, hexes=hexes, allies={"immer": "first"}, personalities={"immer": 8}, dice=[1, 6])
    t.do("deactivate immer")
    if t.question == "ploy":
        t.do("none")
    assert t.status("immer") == "neutral"
    assert t.where("immer_army_1") == FIELD  # they still defend
    t.until("attack")
    t.do(f"attack {FIELD}")
    assert (t.question, t.asked) == ("retreat", ["first"])
    t.do("no")
    play_on(t, 1)
    assert t.where("immer_army_1") in ("home", "pool")


@pytest.mark.rule("DR-B-PHS-05")
def test_in_anothers_turn_one_is_asked_only_what_the_rules_name() -> None:
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: armies("muetar", 1, 2, 3)}
    t = at("movement", hexes=hexes, dice=[4, 3])
    assert t.asked == ["first"]
    assert t.why("move muetar_army_1", seat="second") == ["DR-B-PHS-05"]
    t.do("done")
    charge(t.do(f"attack {FIELD}"))
    assert (t.question, t.asked) == ("casualty", ["second"])


@pytest.mark.rule("DR-B-PHS-07")
def test_prisoners_come_before_the_ambassador() -> None:
    more: dict[str, Any] = {"allies": {"immer": "second"}, "prisoners": {"immer_monarch": ["first", "0917"]}}
    t = at("diplomacy", dice=[1, 1, 1], **more)
    assert t.question == "prisoners"
    t.do("done").until("function")
    assert t.refuses("execute immer_monarch")


@pytest.mark.rule("DR-B-PHS-09")
def test_heroes_among_the_phasing_players_units_roll_after_the_combats() -> None:
    hexes = {RING[0]: [*armies("hothior", 1), "rogue_1"], FIELD: armies("muetar", 1)}
    t = at("combat", hexes=hexes, masters={"rogue_1": "second"}, dice=[6, 1, 4])
    charge(t.do(f"attack {FIELD}")).do("done")
    whys = [event.args["why"] for event in t.log if event.key == "roll"]
    assert whys.index("DR-B-COM-06") < whys.index("DR-B-FAT-01")


@pytest.mark.rule("DR-B-PHS-10")
def test_between_two_game_turns() -> None:
    """A new monarch is crowned before the chits are drawn; nobody is asked."""
    t = at("combat", turn=6, phasing=1, confused={"immer": 6, "pon": 7}, peace={"rombune": 6}, dice=4)
    keys = [event.key for event in t.log]
    assert keys.index("turn-begins") < keys.index("crowned") < keys.index("turn-order")
    assert [t.status(name) for name in ("immer", "pon", "rombune")] == ["neutral", "confused", "neutral"]


@pytest.mark.rule("DR-B-CAP-05", "DR-B-SEQ-07")
def test_who_gives_up_as_they_come_back_leaves_nobody_behind() -> None:
    others = [name for name in KINGDOM_IDS if name not in ("hothior", "muetar", "mivior", "zorn")]
    t = at("movement", seats=3, phasing=1, out=["second"], kingdoms=THREE, confused=dict.fromkeys(others, 19))
    t.s.returning = (1,)
    t.do("done")
    assert (t.asked, t.question) == (["second"], "deploy")
    assert t.master("zorn_army_1") == "second"
    t.s.apply("second", "resign")
    assert t.where("zorn_army_1") == "home"
