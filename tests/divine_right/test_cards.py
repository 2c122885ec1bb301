"""Diplomacy cards: what there is of them, how they are used, and who may know of them (DR-B-CRD)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from hexarchy.games.divine_right import cards
from tests.divine_right.table import WORLD, at, new

PLOYS = {
    ("long_oration", 1): 3,
    ("long_oration", 2): 2,
    ("bribe", 1): 3,
    ("bribe", 2): 2,
    ("crass_bribe", 2): 3,
    ("threats", 1): 2,
    ("threats", 2): 2,
    ("marriage", 1): 3,
    ("marriage", 2): 1,
    ("blackmail", 2): 2,
    ("blackmail", 3): 1,
    ("white_magic", 1): 2,
    ("white_magic", 2): 2,
    ("black_magic", 2): 3,
    ("black_magic", 3): 1,
}


@pytest.mark.rule("DR-B-CRD-01")
def test_the_deck_of_the_basic_game_is_the_32_ploys() -> None:
    hands = new(2).s.hands
    found = Counter(hands.inside(cards.DECK))
    assert {(WORLD.cards[kind].type, WORLD.cards[kind].modifier): count for kind, count in found.items()} == PLOYS
    assert found.total() == 32


@pytest.mark.rule("DR-B-CRD-03", "DR-DEC-34")
@pytest.mark.parametrize("die", [2, 6])
def test_a_ploy_is_discarded_whatever_comes_of_it(die: int) -> None:
    t = at("diplomacy", hands={"first": ["threats-2"]}, dice=[1, die])
    assert "threats-2" in t.hand("first")
    t.do("activate immer", "play threats-2")
    assert "threats-2" not in t.hand("first")
    assert t.view("second")["cards"]["discarded"] == ["threats-2"]
    assert bool(t.view(None)["kingdoms"]["immer"]["banished"]) == (die == 2)


@pytest.mark.rule("DR-B-CRD-03")
def test_a_card_is_used_only_with_a_roll_and_only_one_that_is_held() -> None:
    t = at("diplomacy", hands={"first": ["threats-2"]}, allies={"immer": "second"}, dice=[1, 3, 3])
    assert t.refuses("play threats-2")
    t.do("deactivate immer")
    assert t.options == ["play long-oration-1", "play threats-2", "none"]
    assert t.refuses("play bribe-1") == ["DR-B-CRD-03"]
    other = at("diplomacy", hands={"first": ["threats-2"]}, allies={"immer": "second"}, dice=[1, 3, 3])
    other.do("assassinate immer")
    assert other.question == "next-move"  # no card was asked for
    assert "threats-2" in other.hand("first")


@pytest.mark.rule("DR-B-CRD-04", "DR-B-DIP-17", "DR-T-B-BANISH")
@pytest.mark.parametrize(
    ("card", "until"),
    [
        ("long-oration-1", None),
        ("bribe-1", None),
        ("marriage-1", None),
        ("white-magic-1", None),
        ("crass-bribe-2", 6),
        ("threats-1", 5),
        ("blackmail-3", 7),
        ("black-magic-3", 7),
    ],
)
def test_four_ploys_are_without_risk_and_four_banish_on_failure(card: str, until: int | None) -> None:
    t = at("diplomacy", hands={"first": [card]}, dice=[1, 2]).do("activate immer", f"play {card}")
    assert t.status("immer") == "neutral"
    assert t.view(None)["kingdoms"]["immer"]["banished"].get("first") == until


@pytest.mark.rule("DR-B-CRD-04")
def test_all_ploys_add_their_number() -> None:
    for kind, card in enumerate(WORLD.cards):
        if card.mercenary:
            continue
        name = WORLD.card_kinds[kind]
        t = at("diplomacy", hands={"first": [name]}, dice=[1, 6 - card.modifier]).do("activate immer", f"play {name}")
        assert t.status("immer") == "ally", name


@pytest.mark.rule("DR-B-CRD-04", "DR-B-PER-113")
@pytest.mark.parametrize(("card", "status"), [("white-magic-1", "ally"), ("black-magic-3", "neutral")])
def test_only_white_magic_first_wins_a_cursed_monarch(card: str, status: str) -> None:
    t = at("diplomacy", hands={"first": [card]}, personalities={"immer": 13}, dice=[1, 6])
    assert t.do("activate immer", f"play {card}").status("immer") == status


@pytest.mark.rule("DR-B-CRD-05")
def test_without_a_card_left_nobody_draws() -> None:
    t = at("movement", dice=[6, 1])
    t.s.hands = t.s.hands.poured(cards.DECK, cards.ASIDE)
    t.do("done")
    assert t.asked == ["second"]
    assert t.hand("second") == []


@pytest.mark.rule("DR-B-CRD-05", "DR-B-SET-08")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    t = at("movement", dice=[6, 1, 1])
    one = t.s.hands.one(cards.DECK, WORLD.card_kinds.index("bribe-2"))
    t.s.hands = t.s.hands.moved(one, cards.DISCARD).poured(cards.DECK, cards.ASIDE)
    t.do("done")
    assert t.hand("second") == ["bribe-2"]
    assert t.view(None)["cards"] == {"deck": 0, "discarded": []}


@pytest.mark.rule("DR-B-CRD-06", "DR-B-GEN-13", "DR-DEC-34")
def test_the_others_never_hear_of_a_card_that_is_not_played() -> None:
    t = at("diplomacy", hands={"first": ["blackmail-3", "white-magic-2"]}, dice=[1, 3])
    t.do("activate immer")
    for seat in ("second", None):
        told = json.dumps([{**t.view(seat), "options": {}}, t.heard_by(seat)])
        assert not [kind for kind in WORLD.card_kinds if f'"{kind}"' in told]
        assert "white-magic" not in told
    assert t.view("second")["players"]["first"]["cards"] == 3
    t.do("play blackmail-3")
    assert [args["card"] for key, args in t.heard_by("second") if key == "plays"] == ["blackmail-3"]
    assert "white-magic-2" not in json.dumps(t.heard_by("second"))


@pytest.mark.rule("DR-B-CRD-06", "DR-B-GEN-14")
def test_the_question_for_a_card_is_put_whatever_the_hand_holds() -> None:
    options = {"level": "intermediate"}
    t = at("diplomacy", options=options, hands={"first": ["juulute"]}, dice=[33, 6])
    t.do("activate immer")
    assert (t.question, t.options) == ("ploy", ["none"])  # no ploy among them, and nobody can tell


@pytest.mark.rule("DR-B-DIP-12")
@pytest.mark.parametrize(("die", "status"), [(5, "neutral"), (6, "ally")])
def test_the_eaters_heed_no_card_and_it_is_lost(die: int, status: str) -> None:
    options = {"level": "intermediate"}
    t = at("diplomacy", options=options, hands={"first": ["black-magic-3"]}, dice=[1, die])
    t.do("activate eaters", "play black-magic-3")
    assert t.status("eaters") == status
    assert "black-magic-3" not in t.hand("first")


@pytest.mark.rule("DR-B-DIP-12", "DR-T-B-DIPLOMACY")
@pytest.mark.parametrize(("die", "status"), [(5, "ally"), (6, "neutral")])
def test_only_a_natural_6_deactivates_magicians(die: int, status: str) -> None:
    more: dict[str, Any] = {"allies": {"black_hand": "second"}, "hexes": {"3003": ["black_hand_monarch"]}}
    t = at("diplomacy", options={"level": "intermediate"}, hands={"first": ["black-magic-3"]}, dice=[1, die], **more)
    assert t.do("deactivate black_hand", "play black-magic-3").status("black_hand") == status


@pytest.mark.rule("DR-B-DIP-12")
def test_in_the_basic_game_there_are_no_magicians_to_work_on() -> None:
    t = at("diplomacy", dice=[1])
    assert t.refuses("activate eaters") == ["DR-B-SET-03"]
    assert not {"eaters", "black_hand"} & {*t.targets("activate")}
