"""Who follows on a throne is another: a child, a True Heir, a Usurper who is king (DR-A-TAC-07, DR-A-KHA-09)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME, captives, changes
from hexarchy.games.divine_right.advanced.curses import kinds, lost
from hexarchy.games.divine_right.advanced.thrones import rightful
from hexarchy.games.divine_right.scenarios import submission
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS, PRISON
from tests.divine_right.crowns import MUSCASTER, OWN, SWORN, awaited, contested, settle
from tests.divine_right.invariants import check
from tests.divine_right.sieges import HOTHIOR
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_heir import MONARCH, ROYAL, besieged
from tests.divine_right.test_khagan import FIELD, war
from tests.divine_right.test_khagan import settle as all_settled
from tests.divine_right.test_storm_riders import empire

TACTICAL: dict[str, Any] = {"options": {"tactical_combat": True}}


def rating(t: Table, hero: str) -> int | None:
    return dict(t.s.war.ratings).get(WORLD.index[hero])


@pytest.mark.rule("DR-A-TAC-07", "DR-A-HEI-08", "DR-B-TOK-06")
def test_a_child_on_the_throne_is_rated_and_judged_anew() -> None:
    t = besieged(4, ratings={MONARCH: "A"}, **TACTICAL)
    changes.magic(t.s, tested=1 << WORLD.index[MONARCH], black_hearted=1 << WORLD.index[MONARCH])
    t.do("done").until("next-move")
    t.do("done", "king")  # the besieger stays, and the heir appears
    assert t.where(MONARCH) == ROYAL
    assert rating(t, MONARCH) is None or MONARCH in [event["hero"] for event in t.events("rated")]
    assert not t.s.magic.tested >> WORLD.index[MONARCH] & 1


@pytest.mark.rule("DR-A-TAC-07", "DR-A-HEIR-01")
def test_a_true_heir_rolls_for_a_class_of_their_own() -> None:
    t = awaited("events", ratings={"immer_monarch": "A"}, **TACTICAL).do("king", f"place {MUSCASTER}")
    assert rating(t, "immer_monarch") is None


@pytest.mark.rule("DR-A-TAC-07", "DR-A-CIV-06")
def test_a_usurper_who_is_king_is_not_the_monarch_he_drove_out() -> None:
    t = contested("diplomacy", 5, ratings={"immer_monarch": "A"}, phasing=0, **TACTICAL)
    captives.kill(t.s, WORLD.index["immer_monarch"], 0)
    rightful.crown(t.s, WORLD.pieces[WORLD.index["immer_monarch"]].kingdom, rightful.USURPERS)
    settle(t, "deploy")
    assert rating(t, "immer_monarch") is None
    assert {t.master(unit) for unit in (*OWN, *SWORN)} <= {"first", None}


@pytest.mark.rule("DR-A-KHA-09", "DR-A-HEI-01")
def test_the_child_of_a_murderer_is_not_the_murderer() -> None:
    t = war(
        "movement",
        at_=FIELD,
        venture={"guilty": "hothior"},
        regencies={"second": 3},
        options={"heir": True},
        piles={"gone": [MONARCH]},
        hexes={ROYAL: HOTHIOR[:2]},
        dice=3,
    )
    while t.question != "son-or-daughter":
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    t.do("king")
    assert t.where(MONARCH) == ROYAL
    changes.lift(t.s, WORLD.index[MONARCH], PRISON)
    captives.execute(t.s, WORLD.index[MONARCH], 0)
    all_settled(t)
    assert not t.s.venture.avenged


# -- a usurped kingdom is in play -------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-RND-03", "DR-A-COU-04")
@pytest.mark.parametrize(("before", "drawn"), [({}, 1), ({"won": ["immer"]}, 0)])
def test_a_kingdom_that_a_coup_brings_into_play_brings_a_stranger(before: Any, drawn: int) -> None:
    options = {"level": "intermediate", "coup": True, "randomizer_options": True, "new_ally_draw": True}
    hands = {"first": ["usurper"]}
    t = at("diplomacy", options=options, hands=hands, personalities={"immer": 16}, dice=[1, 6], **before)
    t.do("coup immer")
    assert (t.ally_of("immer"), len(t.events("stranger"))) == ("first", drawn)


@pytest.mark.rule("DR-A-DEV-18", "DR-A-SCO-33")
def test_an_heirloom_is_the_usurpers_who_reigns() -> None:
    """Pon is usurped from the beginning, and the die is as it falls."""
    options: dict[str, Any] = {"special_conditions": True, "conditions": 1, "device_sources": True, "heirlooms": True}
    found = set()
    for seed in range(1, 9):
        dice = SeededDice(seed).after([2, 3, 1, 1])
        options |= {"level": "intermediate", "curses": True}
        state = GAME.new(options=options, dice=dice, seats=GAME.seats[:3])
        assert isinstance(state, DivineRightState)
        t = Table(state)
        t.log += t.s.opening()
        while t.s.turn == 0:
            t.do(t.options[0])
        found |= {event["hero"] for event in t.events("heirloom")}
    assert found == {"usurper"}


# -- who was lost when another took the throne ------------------------------------------------------------------------

LOST: dict[str, Any] = {
    "hexes": {"1504": ["vampire_1"]},
    "masters": {"vampire_1": "first"},
    "piles": {"gone": ["immer_monarch"]},
    "guises": {"vampire_1": {"hero": "immer_monarch", "grave": "1406"}},
    "curses": {"vampire_1": {"vampire": {"seat": "first"}}},
    "missing": {"immer": 6},
}


def nobody_waits_for_them(t: Table) -> None:
    """The monster is an ex-monarch, and free of the Curse a Wayfarer for ever."""
    assert t.view(None)["curses"]["missing"] == {}
    check(t.s)
    kinds.lift(t.s, t.s.curses[0])
    assert t.view(None)["curses"]["guises"]["wayfarer_1"]["realm"] == "immer"
    assert t.where("immer_monarch") in ("gone", "home")
    check(t.s)


@pytest.mark.rule("DR-A-COU-04", "DR-A-CURSE-71", "DR-A-CURSE-72")
@pytest.mark.parametrize("true_heir", [True, False])
def test_after_a_coup_nobody_waits_for_a_monarch_who_was_lost(true_heir: bool) -> None:
    options = {"level": "intermediate", "coup": True, "curses": True, "true_heir": true_heir}
    about: dict[str, Any] = {"allies": {"immer": "second"}, "personalities": {"immer": 14}, **LOST}
    t = at("diplomacy", options=options, hands={"first": ["usurper"]}, dice=[1, 6], **about).do("coup immer")
    settle(t)
    assert t.ally_of("immer") == "first"
    nobody_waits_for_them(t)


@pytest.mark.rule("DR-A-KHA-18", "DR-A-CURSE-72")
def test_nor_where_a_kingdom_has_submitted() -> None:
    t = war("diplomacy", options={"curses": True}, dice=[1], **{**LOST, "masters": {"vampire_1": "second"}})
    submission.submits(t.s, KINGDOM_IDS.index("immer"))
    nobody_waits_for_them(t)


@pytest.mark.rule("DR-A-SCW-29", "DR-A-CURSE-72")
def test_nor_where_a_vassal_was_deposed() -> None:
    gone = {"gone": ["immer_monarch"], **{key: value for key, value in LOST.items() if key != "piles"}}
    t = empire("diplomacy", options={"curses": True}, dice=[1], **gone).do("depose immer")
    nobody_waits_for_them(t)


@pytest.mark.rule("DR-B-PER-102", "DR-A-CURSE-71")
@pytest.mark.parametrize(("seat", "leaves"), [("second", True), ("third", False)])
def test_a_coward_leaves_an_alliance_in_which_a_monarch_is_held_dead(seat: str, leaves: bool) -> None:
    options = {"level": "intermediate", "curses": True}
    about = {**LOST, "allies": {"immer": "second", "ghem": seat}, "personalities": {"immer": 5, "ghem": 2}}
    t = at("movement", options=options, seats=3, **about)
    lost.give_up(t.s, KINGDOM_IDS.index("immer"))
    all_settled(t)
    assert t.status("immer") == "confused"
    assert (t.status("ghem") == "neutral") == leaves
