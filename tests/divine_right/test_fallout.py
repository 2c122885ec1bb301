"""The fallout of a fallen monarch (DR-B-SEQ-07, -08, DR-B-CAP-04, -05, -10): in sieges, breakouts and battles, with
two, three and six players."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, cards, changes, fallout
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.sieges import (
    GROAT,
    HIRED,
    HOTHIOR,
    MUETAR,
    PENNOL,
    PLIBBA,
    TADAFAT,
    around,
    bleed,
    hired,
    ring,
    strike,
)
from tests.divine_right.table import WORLD, Table, at, new

COWARDLY = 2
CALM = (6, 1, 1)  # a player turn without an event: two dice and a card
FIELD, BESIDE = "1716", "1717"
IMMER, MUETAR_KINGDOM = KINGDOM_IDS.index("immer"), KINGDOM_IDS.index("muetar")


def settled(t: Table) -> Table:
    before = len(t.s._happened)
    fallout.settle(t.s)
    t.s.run()
    t.log += t.s._happened[before:]
    return t


def vote(t: Table, *answers: str) -> Table:
    """All who are asked whether a player may come back answer in turn."""
    assert t.question == "may-return"
    for seat, answer in zip(t.asked, answers, strict=True):
        t.do(answer, seat=seat)
    return t


def fallen(seats: int, *dice: int, monarch: str = "muetar_monarch", by: int = 0, **more: Any) -> Table:
    """A player monarch is killed in the first seat's Movement Phase."""
    t = at("movement", seats=seats, dice=dice, **more)
    captives.kill(t.s, WORLD.index[monarch], by)
    return settled(t)


# -- the chain of consequences ----------------------------------------------------------------------------------------


def sieges_of_muetar(seats: int, *dice: int, **more: Any) -> Table:
    """Hothior besieges Groat, with Muetar's monarch in it, and Plibba."""
    hexes = {**around(GROAT, HOTHIOR), **around(PLIBBA, HIRED[:4]), GROAT: ["muetar_monarch"], **more.pop("hexes", {})}
    masters = hired("first", HIRED[:4]) | more.pop("masters", {})
    sieges = {GROAT: "first", PLIBBA: "first", **more.pop("sieges", {})}
    t = at("siege", seats=seats, hexes=hexes, masters=masters, sieges=sieges, dice=dice, **more)
    return t.do("assault 2315")


@pytest.mark.rule("DR-B-SEQ-08", "DR-B-CAP-04", "DR-B-DIP-26")
@pytest.mark.parametrize("fate", [1, 6])
def test_a_siege_that_takes_a_player_monarch_strikes_off_the_other_siege_of_the_kingdom(fate: int) -> None:
    t = sieges_of_muetar(3, 6, fate, 3)
    vote(t, "no", "no")
    assert t.points("first") == 15 + 70
    assert not t.s.living(1)
    assert t.status("muetar") == "confused"
    assert t.question == "advance"
    assert not t.besieged(PLIBBA)
    t.do("done")
    assert t.question == "next-move"  # Plibba is not rolled for
    assert len(t.rolls("DR-B-SIE-07")) == 1


@pytest.mark.rule("DR-B-SEQ-08")
def test_the_order_of_consequences() -> None:
    """Fates, points, elimination, status, sieges; then the votes, and the advance last."""
    t = sieges_of_muetar(3, 6, 1, 3, allies={"immer": "second"}, personalities={"immer": 3})
    vote(t, "no", "no")
    told = [event.key for event in t.log]
    keys = ["castle-falls", "killed", "out-of-the-game", "deactivates", "confused", "siege-ends", "votes"]
    assert [key for key in told if key in keys] == keys
    assert t.question == "advance"


@pytest.mark.rule("DR-B-SEQ-08", "DR-B-VIC-01", "DR-B-CAP-04")
def test_between_two_players_the_fall_of_a_monarch_ends_the_game() -> None:
    t = sieges_of_muetar(2, 6, 6)
    assert t.winner == "first"
    assert t.s.result is not None
    assert t.s.result.why == "DR-B-VIC-01"
    assert t.points("first") == 85


@pytest.mark.rule("DR-B-SEQ-08", "DR-B-DIP-19", "DR-B-ACT-06")
def test_those_who_advance_into_the_castle_of_a_confused_kingdom_have_time_to_leave_it() -> None:
    t = sieges_of_muetar(3, 6, 1, 3)
    vote(t, "no", "no").answer("advance", "advance hothior_army_1", "done")
    assert t.where("hothior_army_1") == GROAT
    assert t.status("muetar") == "confused"
    assert not t.s.kingdoms[MUETAR_KINGDOM].violated


@pytest.mark.rule("DR-B-DIP-19", "DR-B-SIE-11")
@pytest.mark.parametrize("leave", [True, False])
def test_besiegers_who_may_not_move_have_time_to_leave_in_their_next_turn(leave: bool) -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: ["muetar_monarch"]}
    dice = [6, 1, 3, *CALM * 2, 3, 1, 2, *CALM]
    t = at("siege", seats=3, hexes=hexes, sieges={GROAT: "first"}, dice=dice).do("assault 2315")
    vote(t, "no", "no").answer("advance", "done").until("next-move").do("done")
    assert t.status("muetar") == "confused"  # those who made the attack could not go
    while (t.s.turn, t.asked, t.question) != (4, ["first"], "next-move"):
        t.until("next-move") if t.question != "next-move" else t.do("done")
    assert not t.s.kingdoms[MUETAR_KINGDOM].violated
    for unit in HOTHIOR if leave else ():
        t.do(f"move {unit}", f"disband {unit}")
    t.do("done")
    assert bool(t.s.kingdoms[MUETAR_KINGDOM].violated) is not leave


# -- out of the game --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-CAP-04", "DR-B-VIC-03", "DR-T-B-VICTORY")
@pytest.mark.parametrize("how", ["killed", "captured"])
def test_a_fallen_players_allies_go_neutral_and_they_keep_their_points(how: str) -> None:
    allies, hexes = {"immer": "second", "pon": "second"}, {FIELD: ["muetar_monarch"]}
    t = at("movement", seats=3, dice=[3, *CALM], allies=allies, points={"second": 35}, hexes=hexes)
    hero = WORLD.index["muetar_monarch"]
    if how == "killed":
        captives.kill(t.s, hero, 0)
    else:
        captives.capture(t.s, hero, 0, t.s.where[hero])
    settled(t)
    assert (t.points("first"), t.points("second")) == (70, 35)
    assert [t.status(kingdom) for kingdom in ("immer", "pon", "muetar")] == ["neutral", "neutral", "confused"]
    vote(t, "no", "no")
    t.do("done")
    assert t.asked == ["third"]  # the second has no turn


@pytest.mark.rule("DR-B-CAP-10")
def test_the_estate_of_an_eliminated_player() -> None:
    t = fallen(
        3,
        2,
        allies={"immer": "third"},
        hexes={FIELD: [*HIRED[:3], "muetar_army_1"], "1406": ["immer_army_1"]},
        masters=hired("second", HIRED[:3]),
        hands={"second": [*WORLD.card_kinds[:2]]},
        prisoners={"immer_monarch": ["second", PENNOL]},
    )
    while t.question == "refuge":
        assert t.asked == ["third"]
        t.do(t.options[0])
    assert [t.where(unit) for unit in HIRED[:3]] == ["pool"] * 3
    assert cards.hand(t.s, 1) == ()
    assert len(t.s.hands.within(cards.DISCARD)) == 2
    assert t.s.prisoners == ()
    assert (t.where("immer_monarch"), t.master("immer_monarch")) == ("1508", "third")
    assert t.where("muetar_army_1") == FIELD  # it leaves at the end of the player turn
    assert t.s.half.leaving >> WORLD.index["muetar_army_1"] & 1


@pytest.mark.rule("DR-B-CAP-10", "DR-B-ACT-05")
def test_the_kingdom_of_an_eliminated_player_is_an_ordinary_one_after_its_confusion() -> None:
    t = at("movement", seats=3, dice=5)
    captives.kill(t.s, WORLD.index["muetar_monarch"], 0)
    settled(t)
    vote(t, "no", "no")
    until = t.s.kingdoms[MUETAR_KINGDOM].until
    for _ in range(400):
        if t.s.turn > until:
            break
        t.do(next((option for option in t.options if option in ("done", "none", "no", "stop")), t.options[0]))
    assert t.status("muetar") == "neutral"
    assert cards.has_personality(t.s, MUETAR_KINGDOM)
    assert not cards.personality_known(t.s, MUETAR_KINGDOM, None)
    assert t.where("muetar_monarch") == "home"


@pytest.mark.rule("DR-B-CAP-10", "DR-B-SIE-17")
def test_the_sieges_of_an_eliminated_player_end() -> None:
    t = fallen(3, 2, hexes=around(TADAFAT, HIRED[:4]), masters=hired("second", HIRED[:4]), sieges={TADAFAT: "second"})
    assert not t.besieged(TADAFAT)
    assert [event["side"] for event in t.events("siege-ends")] == ["second"]
    over = fallen(2, hexes=around(TADAFAT, HIRED[:4]), masters=hired("second", HIRED[:4]), sieges={TADAFAT: "second"})
    assert (over.winner, over.s.sieges) == ("first", ())  # at once, though the game is over


@pytest.mark.rule("DR-B-CAP-11")
def test_a_monarch_who_dies_without_an_enemy_scores_for_nobody() -> None:
    t = fallen(3, 2, by=-1)
    assert [t.points(seat) for seat in ("first", "second", "third")] == [0, 0, 0]
    assert not t.s.living(1)


@pytest.mark.rule("DR-B-PER-102", "DR-B-SEQ-08")
def test_a_coward_leaves_when_a_monarch_of_the_alliance_is_killed_and_stays_when_one_is_captured() -> None:
    more: dict[str, Any] = {"allies": {"immer": "second", "pon": "second"}, "personalities": {"immer": COWARDLY}}
    t = fallen(3, 2, monarch="pon_monarch", **more)
    assert (t.status("pon"), t.status("immer")) == ("confused", "neutral")
    t = at("movement", seats=3, hexes={FIELD: ["pon_monarch"]}, **more)
    captives.capture(t.s, WORLD.index["pon_monarch"], 0, WORLD.grid.at(FIELD))
    settled(t)
    assert (t.status("pon"), t.status("immer")) == ("ally", "ally")
    other = {**more, "allies": {"immer": "third", "pon": "second"}}
    assert fallen(3, 2, monarch="pon_monarch", **other).status("immer") == "ally"


@pytest.mark.rule("DR-B-PER-102", "DR-B-CAP-04")
def test_the_coward_of_a_fallen_player_leaves_once() -> None:
    t = fallen(3, 2, allies={"immer": "second"}, personalities={"immer": COWARDLY})
    assert t.status("immer") == "neutral"
    assert len(t.events("deactivates")) == 1


# -- back into the game -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-CAP-05", "DR-DEC-18", "DR-B-GEN-16")
@pytest.mark.parametrize(("seats", "voters"), [(3, 2), (6, 5)])
def test_all_others_vote_at_the_same_time(seats: int, voters: int) -> None:
    t = fallen(seats, 2)
    assert t.question == "may-return"
    assert t.asked == [seat for seat in t.s.setting.seats if seat != "second"]
    assert len(t.asked) == voters
    first = t.asked[0]
    t.do("no", seat=first)
    assert first not in t.asked
    assert not t.events("votes")  # nothing is shown before all have answered
    for seat in [*t.asked]:
        t.do("yes", seat=seat)
    assert t.events("votes")[0]["agreed"] == 0  # one refusal is enough
    assert t.s.returning == ()


@pytest.mark.rule("DR-B-CAP-05", "DR-DEC-18")
def test_nobody_votes_with_one_player_left_or_no_neutral_kingdom() -> None:
    assert fallen(2).winner == "first"
    others = [name for name in KINGDOM_IDS[:11] if name not in ("hothior", "muetar", "mivior")]
    t = fallen(3, 2, allies=dict.fromkeys(others, "third"))
    assert t.question == "next-move"
    confused = {name: 9 for name in others if name != "immer"}
    t = fallen(3, 2, confused=confused, allies={"immer": "first"})
    assert t.question == "next-move"


@pytest.mark.rule("DR-B-CAP-05")
def test_a_player_comes_back_with_a_random_neutral_kingdom_and_no_points() -> None:
    """Turn 3, Confusion of six turns: Muetar is not drawn. The only neutral kingdom is Pon."""
    others = [name for name in KINGDOM_IDS[:11] if name not in ("hothior", "muetar", "mivior", "pon")]
    t = at(
        "movement",
        seats=3,
        phasing=2,
        allies=dict.fromkeys(others, "first"),
        points={"second": 35},
        penalties={"pon": ["second", "third"], "immer": ["second"]},
        personalities={"pon": 3},
        dice=[6, 1, 1, 1, 1, 6, 1, 1],
    )
    captives.kill(t.s, WORLD.index["muetar_monarch"], 0)
    settled(t)
    assert not t.s.living(1)
    vote(t, "yes", "yes").do("done")
    while t.question == "deploy":
        t.do(t.options[0])
    assert t.s.turn == 4
    assert t.s.living(1)
    assert t.s.name(t.s.kingdoms[KINGDOM_IDS.index("pon")].seat) == "second"
    assert (t.status("pon"), t.points("second")) == ("player", 0)
    assert t.where("pon_monarch") == "2817"
    assert cards.hand(t.s, 1) == ()
    assert not cards.has_personality(t.s, KINGDOM_IDS.index("pon"))
    assert t.s.kingdoms[KINGDOM_IDS.index("pon")].violated == 1 << 2
    assert t.s.kingdoms[IMMER].violated == 0
    assert sorted(t.s.order) == [0, 1, 2]


@pytest.mark.rule("DR-B-CAP-05", "DR-B-DIP-30")
def test_who_comes_back_has_a_monarch_even_if_the_last_one_is_a_captive() -> None:
    others = [name for name in KINGDOM_IDS[:11] if name not in ("hothior", "muetar", "mivior", "pon")]
    t = at(
        "movement",
        seats=3,
        phasing=2,
        allies=dict.fromkeys(others, "first"),
        prisoners={"pon_monarch": ["first", "0917"]},
        dice=[6, 1, 1, 1, 1, 6, 1, 1],
    )
    captives.kill(t.s, WORLD.index["muetar_monarch"], 0)
    vote(settled(t), "yes", "yes").do("done")
    assert t.where("pon_monarch") == "2817"
    assert t.s.prisoners == ()


# -- the phasing player falls -----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SEQ-07", "DR-B-FAT-02")
@pytest.mark.parametrize(("seats", "next_"), [(3, "second"), (6, "second")])
def test_a_phasing_player_killed_on_the_march_loses_the_rest_of_the_turn(seats: int, next_: str) -> None:
    hexes = {BESIDE: ["hothior_monarch"], FIELD: ["muetar_army_1"], "0917": ["hothior_army_1"]}
    t = at("movement", seats=seats, hexes=hexes, dice=[1, 2, *CALM])
    t.do("move hothior_monarch", f"go {FIELD}")
    vote(t, *["no"] * (seats - 1))
    assert t.points("second") == 70
    assert not t.s.living(0)
    assert t.where("hothior_army_1") == "home"
    assert t.s.name(t.s.phasing) == next_
    assert t.question == "function"


@pytest.mark.rule("DR-B-SEQ-07")
def test_a_player_killed_before_their_turn_is_passed_over() -> None:
    t = fallen(3, 2, *CALM)
    vote(t, "no", "no")
    t.do("done")
    assert t.s.name(t.s.phasing) == "third"


def breakout(seats: int, *dice: int) -> Table:
    """Four of Hothior with their monarch break out against three of the besiegers, whose monarch is with them."""
    hexes = {
        **around(TADAFAT, [*MUETAR[:3], "muetar_monarch", *MUETAR[3:9]], (0, 0, 0, 0, 3, 3, 3, 3, 3, 3)),
        TADAFAT: [*HOTHIOR[:4], "hothior_monarch"],
    }
    t = at("siege", seats=seats, hexes=hexes, sieges={TADAFAT: "second"}, dice=dice)
    return bleed(strike(t, ring(TADAFAT)[0], *HOTHIOR[:4], verb="break-out").answer("retreat", "no"))


@pytest.mark.rule("DR-B-SEQ-07", "DR-B-SIE-14")
def test_a_phasing_player_whose_monarch_dies_in_their_own_breakout() -> None:
    t = breakout(3, 2, 4, 1, 2, *CALM)  # two are lost, the monarch rolls 1
    vote(t, "no", "no")
    assert not t.s.living(0)
    assert t.points("second") == 70
    assert t.s.name(t.s.phasing) == "second"
    assert not t.besieged(TADAFAT)
    assert all(t.where(unit) in ("home", "pool") for unit in HOTHIOR)


@pytest.mark.rule("DR-B-SEQ-07", "DR-B-SIE-14", "DR-B-SIE-17")
def test_a_besieger_whose_monarch_dies_in_a_breakout_is_out_and_the_siege_with_them() -> None:
    t = breakout(3, 5, 2, 1, 2)
    vote(t, "no", "no")
    assert not t.s.living(1)
    assert t.points("first") == 70
    assert not t.besieged(TADAFAT)
    assert t.s.name(t.s.phasing) == "first"
    t.until("next-move")
    t.do("move hothior_army_1")
    assert t.targets("go")


def battle(seats: int, *dice: int, **more: Any) -> Table:
    """Both monarchs are in a battle of four against four."""
    hexes = {
        FIELD: [*MUETAR[:4], "muetar_monarch"],
        BESIDE: [*HOTHIOR[:4], "hothior_monarch"],
        **more.pop("hexes", {}),
    }
    t = at("combat", seats=seats, hexes=hexes, dice=dice, **more)
    return bleed(strike(t, FIELD, *HOTHIOR[:4]).answer("retreat", "no"))


@pytest.mark.rule("DR-B-SEQ-07")
def test_a_phasing_player_whose_monarch_dies_in_battle_advances_nowhere() -> None:
    t = battle(3, 2, 4, 1, 2, *CALM)
    vote(t, "no", "no")
    assert not t.s.living(0)
    assert t.s.name(t.s.phasing) == "second"
    assert [t.where(unit) for unit in HOTHIOR[:2]] == ["home", "home"]


@pytest.mark.rule("DR-B-VIC-07", "DR-B-SEQ-06", "DR-B-SEQ-08")
def test_the_last_two_monarchs_fall_in_one_combat_and_the_points_decide() -> None:
    t = battle(2, 2, 2, 1, 1, points={"first": 10, "second": 25})
    assert t.s.result is not None
    assert t.s.result.why == "DR-B-VIC-07"
    assert (t.points("first"), t.points("second")) == (80, 95)
    assert t.winner == "second"


@pytest.mark.rule("DR-B-VIC-07", "DR-B-VIC-01", "DR-B-SEQ-06")
def test_two_of_three_fall_at_once_and_the_third_wins() -> None:
    t = battle(3, 2, 2, 1, 1, points={"first": 10, "second": 25})
    assert t.winner == "third"
    assert t.s.result is not None
    assert t.s.result.why == "DR-B-VIC-01"


@pytest.mark.rule("DR-B-SEQ-06", "DR-B-SEQ-07", "DR-B-CAP-05")
def test_two_of_six_fall_at_once_and_the_others_vote_on_each() -> None:
    t = battle(6, 2, 2, 1, 1, 2, 2, *CALM)
    assert [event["side"] for event in t.events("out-of-the-game")] == ["first", "second"]  # the phasing player first
    assert t.asked == ["third", "fourth", "fifth", "sixth"]
    vote(t, "yes", "yes", "yes", "yes")
    vote(t, "yes", "no", "yes", "yes")
    assert len(t.s.returning) == 1
    assert t.s.name(t.s.phasing) == "third"
    assert all(t.where(unit) in ("home", "pool") for unit in (*HOTHIOR, *MUETAR))


@pytest.mark.rule("DR-B-SEQ-08", "DR-B-COM-19", "DR-B-CAP-10")
def test_an_attack_on_the_mercenaries_of_a_player_who_fell_meanwhile_is_dropped() -> None:
    hexes = {
        FIELD: ["muetar_army_1", "muetar_monarch"],
        BESIDE: [*HOTHIOR[:5]],
        "1818": ["mercenary_1"],
        "1817": ["hothior_army_6"],
    }
    t = at("combat", seats=3, hexes=hexes, masters={"mercenary_1": "second"}, dice=[6, 1, 1, 2, *CALM])
    t.do(f"attack {FIELD}")
    for unit in HOTHIOR[:5]:
        if f"commit {unit}" in t.options:
            t.do(f"commit {unit}")
    while t.question == "commit":
        t.do("done")
    t.do("attack 1818")
    while t.question in ("commit", "attack"):
        t.do("done")
    t.answer("resolve", f"resolve {FIELD}").answer("retreat", "no")
    vote(t, "no", "no")
    t.answer("advance", "done")
    assert t.where("mercenary_1") == "pool"
    assert [event["hex"] for event in t.events("attack-dropped")] == ["1818"]


# -- those who give up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-CAP-11", "DR-B-CAP-10")
def test_a_captor_who_gives_up_holds_nobody() -> None:
    hexes = {FIELD: ["immer_monarch", "muetar_army_1"]}
    t = at("movement", seats=3, allies={"immer": "second"}, hexes=hexes, dice=[2, *CALM])
    captives.capture(t.s, WORLD.index["immer_monarch"], 0, WORLD.grid.at(FIELD))
    settled(t).do("resign", seat="first")
    while t.question == "refuge":
        t.do(t.options[0])
    assert t.s.prisoners == ()
    assert t.master("immer_monarch") == "second"
    assert t.s.where[WORLD.index["immer_monarch"]] >= 0
    assert t.s.name(t.s.phasing) == "second"


@pytest.mark.rule("DR-B-CAP-11", "DR-B-SEQ-07")
def test_a_phasing_player_who_gives_up_while_a_hero_flees_does_not_strand_the_hero() -> None:
    hexes = {**around(PENNOL, HOTHIOR), PENNOL: ["muetar_monarch"], "1916": ["muetar_army_1"]}
    t = at("siege", seats=3, hexes=hexes, sieges={PENNOL: "first"}, dice=[6, 3, 2, *CALM])
    distance, grid = WORLD.grid.distance, WORLD.grid
    far = distance(grid.at(PENNOL), grid.at(PLIBBA))
    other = next(
        grid.ids[space]
        for space in range(grid.size)
        if distance(grid.at(PENNOL), space) == far and grid.ids[space] != PLIBBA and WORLD.land >> space & 1
    )
    changes.shift(t.s, WORLD.index["muetar_army_1"], grid.at(other))
    t.do(f"assault {PENNOL}")
    assert (t.question, t.asked) == ("refuge", ["second"])
    t.do("resign", seat="first")
    assert (t.question, t.asked) == ("refuge", ["second"])
    t.do(f"escape {PLIBBA}")
    assert t.where("muetar_monarch") == PLIBBA
    assert t.s.name(t.s.phasing) == "second"


@pytest.mark.rule("DR-B-CAP-11", "DR-B-CAP-05")
def test_a_voter_who_gives_up_has_no_voice() -> None:
    t = fallen(4, 2, 2)
    t.do("yes", seat="first").do("resign", seat="third")
    t.do("yes", seat="fourth")
    assert t.events("votes")[0]["agreed"] == 1


@pytest.mark.rule("DR-B-CAP-11", "DR-B-DIP-08", "DR-B-PER-112")
def test_nobody_is_won_away_from_a_player_who_gives_up_while_the_card_is_chosen() -> None:
    """Immer is neutral by then, and its Treacherous monarch comes over to nobody."""
    more: dict[str, Any] = {"personalities": {"immer": 12}, "hands": {"first": ["bribe-2"]}}
    t = at("diplomacy", seats=3, allies={"immer": "second"}, dice=[1, 6, 6], **more).do("deactivate immer")
    t.do("resign", seat="second")
    assert t.question != "ploy"
    assert t.status("immer") == "neutral"
    assert "bribe-2" in t.hand("first")
    assert t.rolls("DR-B-DIP-08") == []


@pytest.mark.rule("DR-B-SEQ-07", "DR-B-CAP-10")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_any_player_may_give_up_at_any_question(seats: int) -> None:
    """From the first question of a match on, one after the other; the last one left wins."""
    for seed in range(3):
        t = new(seats, seed)
        for _ in range(40 * seed + 5):
            t.do(t.options[(seed * 7) % len(t.options)])
        for _ in range(seats - 1):
            t.do("resign", seat=t.asked[-1])
        assert t.s.result is not None
