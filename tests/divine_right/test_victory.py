"""Points and the end of the game (DR-B-VIC, DR-B-GEN-12), and players who leave it."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, changes, fallout, siege, victory
from tests.divine_right.table import WORLD, at
from tests.divine_right.test_combat import FIELD, RING, armies, charge

THREE = {"hothior": "first", "muetar": "second", "mivior": "third"}


@pytest.mark.rule("DR-B-VIC-01", "DR-B-GEN-12")
def test_most_points_win_after_the_last_turn() -> None:
    t = at("combat", turn=20, seats=3, phasing=2, kingdoms=THREE, points={"first": 85, "second": 60, "third": 85})
    assert t.s.result is not None
    assert t.ranks == (2, 3, 1)  # Mivior has four castles, Hothior three
    plundered = ["0516"]
    more: dict[str, Any] = {"plundered": plundered, "points": {"first": 85, "second": 60, "third": 85}}
    t = at("combat", turn=20, seats=3, phasing=2, kingdoms=THREE, **more)
    assert t.ranks == (1, 3, 1)  # equal in castles too: a shared victory
    t = at("combat", turn=20, seats=3, phasing=2, kingdoms=THREE, points={"first": 60, "second": 60, "third": 85})
    assert t.ranks == (2, 2, 1)  # equal totals share the rank


@pytest.mark.rule("DR-B-VIC-01")
def test_points_of_those_who_are_out_count_in_the_end() -> None:
    more: dict[str, Any] = {
        "order": ["first", "second"],
        "out": ["third"],
        "points": {"first": 10, "second": 20, "third": 90},
    }

    t = at("combat", turn=20, seats=3, phasing=1, kingdoms=THREE, **more)
    assert t.winner == "third"


@pytest.mark.rule("DR-B-VIC-01", "DR-B-VIC-03")
def test_the_last_player_monarch_wins_at_once() -> None:
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: ["muetar_monarch", *armies("muetar", 1)]}
    t = at("combat", turn=9, hexes=hexes, points={"second": 300}, dice=[6, 1, 6])
    charge(t.do(f"attack {FIELD}"))
    assert t.winner == "first"
    assert t.ranks == (1, 2)
    assert t.s.turn == 9
    assert t.points("first") == 70


@pytest.mark.rule("DR-B-VIC-02", "DR-B-VIC-05")
def test_castles_score_five_times_their_strength_royal_ones_ten_times() -> None:
    points = {castle.name: castle.points for castle in WORLD.castles}
    assert (points["Pennol"], points["Groat"], points["The Keep"]) == (40, 15, 10)
    for castle in WORLD.castles:
        assert castle.points == castle.intrinsic * (10 if castle.royal else 5)
    t = at("siege")
    siege.fall(t.s, WORLD.castle_at[WORLD.grid.at("1911")].index, 0)
    siege.fall(t.s, WORLD.castle_at[WORLD.space("The Keep")].index, 0)
    assert t.points("first") == 50
    number = WORLD.castle_at[WORLD.grid.at("1911")].index
    assert [reason.rule for reason in siege.conditions(t.s, number, 0)] == ["DR-B-SIE-12"]  # never twice


@pytest.mark.rule("DR-B-VIC-03", "DR-B-VIC-06")
@pytest.mark.parametrize(("die", "points"), [(1, 40), (6, 30)])
def test_the_monarch_of_an_enemys_ally(die: int, points: int) -> None:
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: ["immer_monarch", *armies("immer", 1)]}
    t = at("combat", hexes=hexes, allies={"immer": "second"}, dice=[6, 1, die, 3])
    charge(t.do(f"attack {FIELD}"))
    assert t.points("first") == points
    assert t.view("second")["players"]["first"]["points"] == points


@pytest.mark.rule("DR-B-VIC-03")
@pytest.mark.parametrize("die", [1, 6])
def test_a_player_monarch_is_worth_seventy_either_way(die: int) -> None:
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: ["muetar_monarch", *armies("muetar", 1)]}
    t = at("combat", seats=3, kingdoms=THREE, hexes=hexes, points={"second": 35}, dice=[6, 1, die, 3])
    charge(t.do(f"attack {FIELD}"))
    assert (t.points("first"), t.points("second")) == (70, 35)
    assert t.view(None)["players"]["second"]["out"] == 1


@pytest.mark.rule("DR-B-VIC-04")
def test_no_points_for_assassins_and_executioners() -> None:
    t = at("diplomacy", allies={"immer": "second"}, dice=[1, 6, 1, 3])
    t.do("assassinate immer")
    assert t.events("killed")
    assert (t.points("first"), t.status("immer")) == (0, "confused")
    more: dict[str, Any] = {"allies": {"immer": "second"}, "prisoners": {"immer_monarch": ["first", "0917"]}}
    t = at("diplomacy", dice=[1, 3], **more)
    t.do("execute immer_monarch")
    assert (t.points("first"), t.status("immer")) == (0, "confused")


@pytest.mark.rule("DR-B-VIC-06")
def test_points_are_open_and_may_be_negative() -> None:
    t = at("movement")
    changes.score(t.s, 0, -10, "DR-B-VIC-06")
    for seat in ("first", "second", None):
        assert t.view(seat)["players"]["first"]["points"] == -10


@pytest.mark.rule("DR-B-VIC-07", "DR-B-SEQ-08")
def test_if_the_last_two_fall_together_the_points_decide() -> None:
    hexes = {
        RING[0]: ["hothior_monarch", *armies("hothior", 1, 2)],
        FIELD: ["muetar_monarch", *armies("muetar", 1, 2)],
    }
    for points, winner in (({"first": 80, "second": 65}, "first"), ({"first": 65, "second": 80}, "second")):
        t = at("combat", turn=12, hexes=hexes, points=points, dice=[1, 1, 1, 1])
        charge(t.do(f"attack {FIELD}"))
        t.do("lose hothior_army_1", "lose muetar_army_1")
        assert t.s.result is not None
        assert t.s.result.why == "DR-B-VIC-07"
        assert t.winner == winner
        assert t.s.turn == 12


@pytest.mark.rule("DR-B-VIC-07")
def test_of_three_two_may_fall_together_and_the_third_has_won() -> None:
    hexes = {
        RING[0]: ["hothior_monarch", *armies("hothior", 1, 2)],
        FIELD: ["muetar_monarch", *armies("muetar", 1, 2)],
    }
    t = at("combat", seats=3, kingdoms=THREE, turn=12, hexes=hexes, points={"first": 300}, dice=[1, 1, 1, 1])
    charge(t.do(f"attack {FIELD}")).do("lose hothior_army_1", "lose muetar_army_1")
    assert t.winner == "third"
    assert not t.events("votes")  # nobody is asked whether they may come back


@pytest.mark.rule("DR-B-VIC-08")
def test_a_monarch_on_the_track_or_cast_away_is_still_one() -> None:
    t = at("movement", track={"muetar_monarch": 9})
    assert t.s.in_game == [0, 1]
    assert not victory.last_monarch(t.s)
    t = at("movement", hexes={"0224": ["muetar_monarch"]})
    t.until("function")
    assert t.s.result is None


# -- players who leave ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-CAP-10", "DR-B-CAP-11", "DR-B-GEN-14")
def test_who_resigns_is_out_and_nobody_scores() -> None:
    more: dict[str, Any] = {
        "hands": {"second": ["bribe-2"]},
        "allies": {"immer": "second"},
        "prisoners": {"immer_monarch": ["first", "0917"]},
        "masters": {"mercenary_1": "second"},
    }
    hexes = {FIELD: [*armies("muetar", 1), "mercenary_1"]}
    t = at("movement", seats=3, kingdoms=THREE, hexes=hexes, **more)
    t.do("resign", seat="second")
    assert [t.points(seat) for seat in ("first", "second", "third")] == [0, 0, 0]
    assert t.where("mercenary_1") == "pool"
    assert t.view(None)["players"]["second"]["cards"] == 0
    assert "bribe" not in str(t.view("first"))  # discarded unseen
    assert t.status("immer") == "neutral"
    assert not t.events("votes")
    assert t.question == "next-move"
    assert t.refuses("resign", seat="second") == [""]


@pytest.mark.rule("DR-B-GEN-14", "DR-B-COM-09", "DR-DEC-67")
def test_the_rules_lose_the_cheapest_unit_of_a_player_who_is_out() -> None:
    hexes = {
        RING[0]: armies("hothior", *range(1, 7)),
        FIELD: ["llomar", *armies("muetar", *range(1, 13))],
    }
    t = at("combat", seats=3, kingdoms=THREE, hexes=hexes, masters={"llomar": "second"}, dice=[6, 1])
    charge(t.do(f"attack {FIELD}"))
    assert (t.question, t.asked) == ("casualty", ["second"])
    t.do("resign", seat="second")
    assert [event["unit"] for event in t.events("eliminated")] == armies("muetar", 1, 2, 3)


@pytest.mark.rule("DR-B-FAT-11", "DR-B-SEQ-08")
def test_a_player_who_is_out_takes_no_prisoner() -> None:
    """Their units still defend until the end of the player turn, but do nothing for them."""
    hexes = {RING[0]: ["hothior_monarch", *armies("hothior", 1, 2)], FIELD: armies("muetar", 1, 2)}
    t = at("combat", seats=3, kingdoms=THREE, hexes=hexes, dice=[3, 1, 3, 6])
    t.do(f"attack {FIELD}", "commit hothior_army_1", "commit hothior_army_2")
    t.do("resign", seat="second")
    t.do("lose hothior_army_1") if t.question == "casualty" else None
    assert t.rolls("DR-B-FAT-01") == [(6,)]
    assert not t.events("captured")
    assert t.s.in_game == [0, 2]


@pytest.mark.rule("DR-B-CAP-05", "DR-B-GEN-16")
def test_all_others_vote_at_once_on_a_return_and_one_refusal_ends_it() -> None:
    four = {**THREE, "pon": "fourth"}
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: ["muetar_monarch", *armies("muetar", 1)]}
    for last, agreed in (("yes", 1), ("no", 0)):
        t = at("combat", seats=4, kingdoms=four, hexes=hexes, points={"second": 35}, dice=[6, 1, 1, 3])
        charge(t.do(f"attack {FIELD}"))
        assert t.question == "may-return"
        assert t.asked == ["first", "third", "fourth"]  # not the one it is about, nor others who are out
        assert t.status("muetar") == "confused"  # all else is settled before
        t.do("yes", seat="third").do("yes", seat="first")
        assert not t.events("votes")
        t.do(last, seat="fourth")
        assert t.events("votes")[0]["agreed"] == agreed
        assert t.s.returning == ((1,) if agreed else ())


@pytest.mark.rule("DR-B-GEN-16")
def test_a_voter_may_resign_in_the_middle_of_the_vote() -> None:
    four = {**THREE, "pon": "fourth"}
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: ["muetar_monarch", *armies("muetar", 1)]}
    t = at("combat", seats=4, kingdoms=four, hexes=hexes, dice=[6, 1, 1, 3])
    charge(t.do(f"attack {FIELD}"))
    t.do("no", seat="third").do("resign", seat="third")
    assert t.asked == ["first", "fourth"]
    t.do("yes", seat="first").do("yes", seat="fourth")
    assert t.events("votes")[0]["agreed"] == 1  # the voice of a player who is out does not count


@pytest.mark.rule("DR-B-SEQ-08", "DR-B-CAP-04")
def test_consequences_noted_together_are_settled_in_the_order_of_the_rule() -> None:
    t = at("movement", seats=3, kingdoms=THREE, allies={"immer": "second"})
    s = t.s
    captives.kill(s, WORLD.index["muetar_monarch"], 0)
    kinds = [entry[0] for entry in s.fallout]
    assert kinds == sorted(kinds)
    assert fallout.noted(s, fallout.OUT) == {1}
