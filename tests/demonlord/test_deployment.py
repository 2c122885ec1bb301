"""Deployment (DL-DEP): matching pairs, reserves, characters, the battle size."""

from __future__ import annotations

import pytest

from tests.demonlord.fields import FOREST, HILLY, board, escorts, field, fights, line, line_up, place

HOSAR = [
    "ti_timurid_knights",
    "ti_knights",
    "ti_armored_sergeants",
    "ti_sergeants",
    "ti_men_at_arms",
    "ti_crossbowmen",
    "ti_spearmen",
    "ti_peasants",
    "gu_men",
    "gu_militia",
]
DEMON = [
    "ni_foot_guards",
    "ni_horse_guards",
    "ni_half_men_1",
    "ni_half_men_2",
    "ni_orc_swords",
    "er_cavalry",
    "er_patrol",
    "er_foot_guards",
    "er_swordsmen",
]


@pytest.mark.rule("DL-DEP-01")
def test_players_put_down_in_turn_and_the_other_answers_at_once() -> None:
    t = field(HOSAR[:4], DEMON[:4], phase="demon")
    order = []
    for unit in (DEMON[0], HOSAR[0], HOSAR[1], DEMON[1], DEMON[2], HOSAR[2]):
        order.append((t.asked[0], t.question))
        t.do(f"deploy {unit}")
    assert order == [
        ("demon", "deploy"),
        ("hosar", "match"),
        ("hosar", "deploy"),
        ("demon", "match"),
        ("demon", "deploy"),
        ("hosar", "match"),
    ]
    assert fights(t) == [([ours], [theirs]) for ours, theirs in zip(HOSAR[:4], DEMON[:4], strict=True)]


@pytest.mark.rule("DL-DEP-01")
def test_one_against_six_is_one_pair() -> None:
    t = field(HOSAR[:6], DEMON[:1]).do("deploy ti_sergeants")
    assert fights(t) == [(["ti_sergeants"], [DEMON[0]])]
    assert t.question == "reserves"


@pytest.mark.rule("DL-DEP-01")
def test_only_a_troop_unit_of_ones_own_can_be_put_down() -> None:
    t = field([*HOSAR[:3], "ti_prince"], DEMON[:3])
    for action in ("deploy ti_prince", f"deploy {DEMON[0]}"):
        assert t.refuses(action) == ["DL-DEP-01"]
    assert t.refuses(f"deploy {DEMON[0]}", seat="demon") == ["DL-DEP-01"]


@pytest.mark.rule("DL-DEP-02")
@pytest.mark.parametrize(
    ("hosar", "demon", "hex_", "pairs"),
    [(5, 8, HILLY, 5), (10, 9, FOREST, 5), (8, 5, HILLY, 5), (9, 9, HILLY, 7)],
)
def test_pairing_stops_when_a_side_is_through_or_the_line_is_full(
    hosar: int, demon: int, hex_: str, pairs: int
) -> None:
    t = field(HOSAR[:hosar], DEMON[:demon], hex_=hex_)
    if hex_ == HILLY:
        t.do("terrain hills")
    while t.question in ("deploy", "match"):
        t.do(t.options[0])
    assert len(fights(t)) == pairs
    assert all(len(ours) == len(theirs) == 1 for ours, theirs in fights(t))


@pytest.mark.rule("DL-DEP-03")
def test_the_rest_start_in_reserve_and_neither_strike_nor_are_struck() -> None:
    t = field(HOSAR[:8], DEMON[:5])
    line_up(t, HOSAR[0], DEMON[0], DEMON[1], HOSAR[1], HOSAR[2], DEMON[2], DEMON[3], HOSAR[3], HOSAR[4])
    reserve = HOSAR[5:8]
    assert board(t)["reserve"] == {"hosar": reserve, "demon": []}
    assert [event["units"] for event in t.events("in-reserve")] == [reserve]
    t.answer("reserves", "done").until("withdraw")
    rolls = t.events("roll")
    assert rolls
    assert not [event for event in rolls if event["unit"] in reserve or event["target"] in reserve]


@pytest.mark.rule("DL-DEP-04")
@pytest.mark.parametrize(
    ("ours", "theirs", "turns"),
    [
        (["ti_prince"], ["ni_captain", "er_lord", "ta_khan"], ["hosar", "demon", "demon", "demon"]),
        (["ti_prince", "da_duke"], ["ni_captain", "er_lord"], ["hosar", "demon", "hosar", "demon"]),
    ],
)
def test_characters_are_placed_in_turn_phasing_player_first(
    ours: list[str], theirs: list[str], turns: list[str]
) -> None:
    t = field([*HOSAR[:2], *ours], [*DEMON[:2], *theirs])
    line_up(t, HOSAR[0], DEMON[0])
    order = []
    while t.question in ("place-character", "place-character-with"):
        assert t.refuses("pass") == ["DL-DEC-30"]
        if t.question == "place-character-with":
            order.append(t.asked[0])
        t.do(t.options[0])
    assert order == turns
    assert len(escorts(t)) == 4


@pytest.mark.rule("DL-DEP-04")
def test_a_character_goes_with_troops_of_his_own_side_only() -> None:
    t = field([*HOSAR[:2], "ti_prince"], DEMON[:2])
    line_up(t, HOSAR[0], DEMON[0])
    assert t.targets("with") == HOSAR[:2]
    assert t.refuses(f"with {DEMON[0]}") == ["DL-CHB-01"]


@pytest.mark.rule("DL-DEP-05")
def test_several_characters_may_go_with_one_unit() -> None:
    t = field([*HOSAR[:2], "ti_prince", "da_duke", "cr_wizard"], DEMON[:2])
    line_up(t, HOSAR[0], DEMON[0])
    place(t, ti_prince=HOSAR[0], da_duke=HOSAR[0], cr_wizard=HOSAR[0])
    assert escorts(t) == {"ti_prince": HOSAR[0], "da_duke": HOSAR[0], "cr_wizard": HOSAR[0]}


@pytest.mark.rule("DL-DEP-06")
def test_a_character_may_be_with_a_reserve_unit_but_casts_nothing_there() -> None:
    t = field([*HOSAR[:2], "ti_prince"], DEMON[:1])
    line_up(t, HOSAR[0])
    place(t, ti_prince=HOSAR[1])
    assert board(t)["reserve"]["hosar"] == [HOSAR[1]]
    assert escorts(t) == {"ti_prince": HOSAR[1]}
    t.answer("reserves", "done").answer("move-character", "pass")
    assert t.question == "withdraw"


@pytest.mark.rule("DL-DEP-07")
def test_the_line_holds_no_more_units_than_the_battle_size() -> None:
    """Five in line and three in reserve in the hills: two can be brought up."""
    t = field([*HOSAR[:8], "ti_prince"], DEMON[:5], hex_=HILLY).do("terrain hills")
    while t.question in ("deploy", "match"):
        t.do(t.options[0])
    place(t)
    assert (board(t)["size"], len(line(t, "hosar"))) == (7, 5)
    first, second, third = t.targets("commit")
    t.do(f"commit {first}", f"commit {second}")
    assert t.question == "join-fight"
    assert t.refuses(f"commit {third}") == ["DL-DEP-07"]
    assert (len(line(t, "hosar")), board(t)["reserve"]["hosar"]) == (7, [third])
