"""The Usurper (DR-B-USU): a stranger on the throne of a kingdom in Confusion."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, deployment, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY
from tests.divine_right.hirelings import card_at, embassy, game
from tests.divine_right.table import WORLD, Table

IMMER = KINGDOM_IDS.index("immer")
ROYAL = WORLD.grid.ids[WORLD.royal_seats[IMMER]]
REGULARS = [WORLD.names[unit] for unit in WORLD.regulars_of[IMMER]]
USURPER = WORLD.index["usurper"]
WITHOUT_MIVIOR = {"hothior": "first", "muetar": "second", "pon": "third"}


def throne(*dice: int, kingdom: str = "immer", **more: Any) -> Table:
    """A kingdom in Confusion, and the card in the hand of the first seat. The Personality that is drawn is the first
    of the deck: Disciplined."""
    gone = {"gone": [f"{kingdom}_monarch"], **more.pop("piles", {})}
    more = {"confused": {kingdom: 9}, "hidden": {kingdom: 2}, **more}
    return embassy(*(dice or (1,)), hand=("usurper",), seats=3, piles=gone, **more)


def drawn(personality: int) -> int:
    """The die that draws this card."""
    return 1 + [card.id for card in WORLD.personalities if card.id != 2].index(personality)


def pick_all(t: Table) -> Table:
    while t.question in ("serving", "deploy"):
        t.do(t.options[0])
    return t


@pytest.mark.rule("DR-B-USU-01", "DR-DEC-36", "DR-DEC-33")
def test_half_the_regulars_rounded_up_deploy_with_him() -> None:
    t = throne().do("usurp immer")
    assert t.question == "serving"
    assert t.about["number"] == -(-len(REGULARS) // 2)
    t.do(f"choose {REGULARS[-1]}")
    pick_all(t)
    assert t.where("usurper") == ROYAL
    assert (t.status("immer"), t.ally_of("immer")) == ("ally", "first")
    there = [name for name in REGULARS if t.master(name) == "first"]
    assert len(there) == -(-len(REGULARS) // 2)
    assert REGULARS[-1] in there
    assert card_at(t, "usurper") == "open-first"


@pytest.mark.rule("DR-B-USU-01")
def test_of_nine_surviving_regulars_five_deploy() -> None:
    own = [WORLD.names[unit] for unit in WORLD.regulars_of[KINGDOM_IDS.index("mivior")]]
    t = throne(kingdom="mivior", piles={"pool": own[9:]}, kingdoms=WITHOUT_MIVIOR).do("usurp mivior")
    assert t.about["number"] == 5
    assert len([name for name in own if pick_all(t).master(name) == "first"]) == 5


@pytest.mark.rule("DR-B-USU-01", "DR-B-DIP-07")
def test_he_acts_at_once_and_his_regulars_do_not() -> None:
    t = pick_all(throne().do("usurp immer")).until("next-move")
    assert "move usurper" in t.options
    assert not [name for name in REGULARS if f"move {name}" in t.options]


@pytest.mark.rule("DR-B-USU-01", "DR-B-USU-04")
def test_only_a_kingdom_in_confusion_whose_royal_castle_is_free_of_enemies() -> None:
    assert throne().refuses("usurp pon") == ["DR-B-USU-01"]
    assert throne(hexes={ROYAL: ["muetar_army_1"]}, plundered=[ROYAL]).refuses("usurp immer") == ["DR-B-USU-01"]
    assert embassy(hand=("bribe-1",), confused={"immer": 9}).refuses("usurp immer") == ["DR-B-CRD-03"]


@pytest.mark.rule("DR-B-USU-04")
@pytest.mark.parametrize("kingdom", ["trolls", "black_hand", "eaters"])
def test_some_thrones_are_safe(kingdom: str) -> None:
    t = embassy(hand=("usurper",), seats=3, confused={kingdom: 9})
    assert t.refuses(f"usurp {kingdom}") == ["DR-B-USU-04"]


@pytest.mark.rule("DR-B-USU-04")
def test_he_never_touches_a_player_kingdom() -> None:
    assert throne().refuses("usurp muetar") == ["DR-B-USU-01"]


@pytest.mark.rule("DR-B-USU-02")
def test_he_moves_like_the_old_monarch_under_a_personality_that_was_not_in_use() -> None:
    t = pick_all(throne(kingdom="zorn", hidden={"zorn": 1}).do("usurp zorn"))
    assert party.move_of(t.s, USURPER) == 8
    zorn = KINGDOM_IDS.index("zorn")
    assert t.s.personality(zorn) == 2  # the first of the deck, without the old one
    assert party.profile(t.s, USURPER) == party.profile(t.s, WORLD.monarch_of[zorn])
    t.until("next-move").do("move usurper")
    assert t.s.alliance(0) == (0, zorn)


@pytest.mark.rule("DR-B-USU-02", "DR-B-PER-110")
def test_an_incompetent_usurper_moves_like_the_regulars() -> None:
    t = pick_all(throne(drawn(deployment.INCOMPETENT)).do("usurp immer"))
    assert t.s.personality(IMMER) == deployment.INCOMPETENT
    assert party.move_of(t.s, USURPER) == 5


@pytest.mark.rule("DR-B-USU-02", "DR-B-PER-117")
def test_an_invalid_usurper_does_not_leave_the_royal_castle() -> None:
    t = pick_all(throne(drawn(17)).do("usurp immer")).until("next-move")
    assert t.refuses("move usurper") == ["DR-B-PER-117"]


@pytest.mark.rule("DR-B-USU-02", "DR-B-PER-113")
def test_personality_13_deactivates_him_at_once() -> None:
    t = throne(drawn(status.CURSED)).do("usurp immer")
    assert t.where("usurper") == "gone"
    assert t.status("immer") == "neutral"
    assert card_at(t, "usurper") == "discard"
    assert t.where("immer_monarch") == "home"


def reign(personality: int = 4, **more: Any) -> Table:
    hexes = {"1716": ["usurper"], ROYAL: REGULARS[:4], **more.pop("hexes", {})}
    return game(
        "movement",
        seats=3,
        hexes=hexes,
        masters={"usurper": "second"},
        allies={"immer": "second"},
        piles={"gone": ["immer_monarch"]},
        usurped="immer",
        personalities={"immer": personality},
        **more,
    )


@pytest.mark.rule("DR-B-USU-02", "DR-B-PER-116", "DR-B-PER-121")
def test_a_genius_leads_well_and_a_child_leads_nobody() -> None:
    number = [USURPER, WORLD.index[REGULARS[0]]]
    plain, genius, child = (reign(personality=card) for card in (4, strength.GENIUS, strength.CHILD))
    assert [strength.bonus(t.s, USURPER, fleets=False) for t in (plain, genius)] == [0, 1]
    assert [strength.leads(t.s, *number) for t in (plain, child)] == [True, False]


@pytest.mark.rule("DR-B-USU-02", "DR-B-HER-02")
def test_he_leads_the_fleets_of_his_kingdom_like_its_monarch() -> None:
    t = game(
        "movement",
        seats=3,
        kingdoms=WITHOUT_MIVIOR,
        hexes={"0421": ["mivior_fleet_1"], "1716": ["usurper"]},
        masters={"usurper": "second"},
        allies={"mivior": "second"},
        piles={"gone": ["mivior_monarch"]},
        usurped="mivior",
    )
    assert strength.leads(t.s, USURPER, WORLD.index["mivior_fleet_1"])


def settled(t: Table) -> Table:
    settle(t.s)
    t.s.run()
    return t


@pytest.mark.rule("DR-B-USU-03", "DR-T-B-VICTORY")
def test_killed_he_brings_forty_points_and_the_kingdom_is_neutral() -> None:
    t = reign()
    captives.kill(t.s, USURPER, 0)
    settled(t)
    assert t.points("first") == 40
    assert (t.where("usurper"), card_at(t, "usurper")) == ("gone", "aside")
    assert t.status("immer") == "neutral"
    assert t.where("immer_monarch") == "home"
    t.until("function")  # at the end of the player turn they go home
    assert all(t.where(name) == "home" for name in REGULARS[:4])


@pytest.mark.rule("DR-B-USU-03")
def test_captured_he_is_out_of_the_game_without_points() -> None:
    t = reign()
    captives.capture(t.s, USURPER, 0, WORLD.grid.at("1716"))
    settled(t)
    assert t.points("first") == 0
    assert (t.where("usurper"), card_at(t, "usurper"), t.s.prisoners) == ("gone", "aside", ())
    assert t.status("immer") == "neutral"


@pytest.mark.rule("DR-B-USU-03", "DR-B-VIC-04")
def test_nobody_scores_for_an_assassin_or_for_ones_own() -> None:
    t = reign()
    captives.kill(t.s, USURPER, 0, points=False)
    assert settled(t).points("first") == 0
    t = reign()
    captives.kill(t.s, USURPER, 1)
    assert settled(t).points("second") == 0


@pytest.mark.rule("DR-B-USU-02", "DR-B-DIP-08")
def test_deactivated_he_leaves_with_the_kingdom() -> None:
    t = reign()
    status.deactivate(t.s, IMMER)
    settled(t)
    assert t.where("usurper") == "gone"
    assert card_at(t, "usurper") == "discard"
    assert (t.status("immer"), t.where("immer_monarch")) == ("neutral", "home")
    assert t.s.hirelings.usurped == -1


@pytest.mark.rule("DR-B-USU-02", "DR-B-EVT-02")
def test_untimely_death_may_befall_the_usurper() -> None:
    t = game(
        "events",
        seats=3,
        hexes={"0916": ["usurper"]},
        masters={"usurper": "first"},
        allies={"immer": "first"},
        piles={"gone": ["immer_monarch"]},
        usurped="immer",
        dice=[1, 1, 1],
    )
    assert t.where("usurper") == "gone"
    assert t.status("immer") == "neutral"


@pytest.mark.rule("DR-B-USU-03", "DR-B-CAP-10")
def test_with_his_player_he_goes() -> None:
    t = reign()
    t.s.apply("second", "resign")
    assert t.where("usurper") == "gone"
    assert t.status("immer") == "neutral"
    assert t.s.hirelings.usurped == -1


@pytest.mark.rule("DR-B-DIP-14", "DR-B-DIP-21", "DR-B-USU-03")
def test_banishment_for_an_assassination_and_an_oath_end_with_the_usurper() -> None:
    more: dict[str, Any] = {"allies": {"immer": "second"}, "masters": {"usurper": "second"}, "usurped": "immer"}
    t = game("diplomacy", hexes={"1406": ["usurper"]}, friends={"immer": "third"}, seats=3, dice=[1, 3, 3], **more)
    t.do("assassinate immer")
    assert t.s.banishments
    captives.kill(t.s, WORLD.index["usurper"], 2)
    settled(t)
    assert t.status("immer") == "neutral"
    assert t.s.banishments == ()
    assert t.s.kingdoms[IMMER].friend == NOBODY
