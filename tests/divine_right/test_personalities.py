"""The 22 Personality cards (DR-B-PER)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import siege
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE, attempt
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY
from tests.divine_right.table import WORLD, Table, at

IMMER = KINGDOM_IDS.index("immer")
CALM = (6, 1, 1)  # a player turn: no event, a card is drawn
(
    DISCIPLINED,
    COWARDLY,
    GALLANT,
    INDOLENT,
    AMOROUS,
    NEGLIGENT,
    OBSTINATE,
    GULLIBLE,
    IRASCIBLE,
    INCOMPETENT,
    GREEDY,
    TREACHEROUS,
    CURSED,
    MAD,
    LOYAL,
    GENIUS,
    INVALID,
    COMPROMISED,
    BELLICOSE,
    PARANOID,
    CHILD,
    BELOVED,
) = range(1, 23)
REGULARS = tuple(WORLD.names[unit] for unit in WORLD.regulars_of[IMMER])


def around(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


def court(personality: int, die: int, *more_dice: int, ally: bool = False, **more: Any) -> Table:
    """The first seat's ambassador before the monarch of Immer: neutral, or `ally` of the second seat."""
    allies = {"immer": "second"} if ally else {}
    hand = more.pop("hand", ())
    return at(
        "diplomacy",
        personalities={"immer": personality},
        allies={**allies, **more.pop("allies", {})},
        hands={"first": [*hand]},
        dice=[1, die, *more_dice],
        **more,
    )


def tried(personality: int, die: int, card: str = "", **more: Any) -> str:
    """Immer's status after an activation, or with `ally` a deactivation."""
    t = court(personality, die, hand=(card,) if card else (), **more)
    t.do("deactivate immer" if more.get("ally") else "activate immer", f"play {card}" if card else "none")
    return t.status("immer")


# -- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-PER-01")
def test_a_personality_dies_with_the_monarch() -> None:
    t = court(DISCIPLINED, 6, 1, 4, ally=True, hexes={"1508": ["immer_army_4"]})
    units = [WORLD.index["immer_army_4"]]
    assert strength.quality(t.s, units) == [("DR-B-PER-101", 1)]
    t.do("assassinate immer")
    assert t.where("immer_army_4") == "1508"
    assert strength.quality(t.s, units) == []


@pytest.mark.rule("DR-B-PER-01")
def test_what_is_still_face_down_moves_nothing() -> None:
    """A new monarch crowned at once by a violation (DR-B-ACT-06): the old one's units know nothing of the card."""
    t = at(
        "movement", allies={"immer": "second"}, hexes={"1508": ["immer_army_4"]}, hidden={"immer": DISCIPLINED}, dice=1
    )
    assert strength.quality(t.s, [WORLD.index["immer_army_4"]]) == []


@pytest.mark.rule("DR-B-PER-01")
def test_a_player_monarch_has_none() -> None:
    t = at("movement", personalities={"hothior": DISCIPLINED}, hexes={"0917": ["hothior_army_1"]}, dice=1)
    assert t.s.personality(0) == 0


@pytest.mark.rule("DR-B-PER-02")
def test_there_are_22_cards_each_with_its_rule() -> None:
    assert [card.id for card in WORLD.personalities] == list(range(1, 23))
    assert [card.rule for card in WORLD.personalities] == [f"DR-B-PER-{100 + card.id}" for card in WORLD.personalities]


# -- at court ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-PER-102")
def test_2_cowardly_threats_are_worth_1_more_and_never_banish() -> None:
    assert tried(COWARDLY, 4, "threats-1") == "ally"
    assert tried(COWARDLY, 4, "bribe-1") == "neutral"
    t = court(COWARDLY, 2, hand=("threats-2", "black-magic-2")).do("activate immer", "play threats-2")
    assert not t.view(None)["kingdoms"]["immer"]["banished"]
    t = court(COWARDLY, 2, hand=("threats-2", "black-magic-2")).do("activate immer", "play black-magic-2")
    assert t.view(None)["kingdoms"]["immer"]["banished"]


@pytest.mark.rule("DR-B-PER-102")
@pytest.mark.parametrize(("owner", "status"), [("second", "neutral"), ("third", "ally")])
def test_2_cowardly_he_leaves_when_a_monarch_of_his_alliance_is_killed(owner: str, status: str) -> None:
    more: dict[str, Any] = {"allies": {"immer": "second", "pon": owner}, "seats": 3}
    t = at("diplomacy", personalities={"immer": COWARDLY}, dice=[1, 5, 3, 4], **more)
    t.do("assassinate pon")
    assert t.status("pon") == "confused"
    assert t.status("immer") == status


@pytest.mark.rule("DR-B-PER-103")
def test_3_gallant_the_smallest_alliance_is_favoured_and_the_largest_not() -> None:
    more: dict[str, Any] = {"seats": 3, "kingdoms": {"hothior": "first", "muetar": "second", "mivior": "third"}}
    t = court(GALLANT, 1, allies={"pon": "second", "rombune": "third", "neuth": "third"}, **more)
    assert [attempt(t.s, seat, IMMER, ACTIVATE).total for seat in range(3)] == [1, 0, -1]
    t = court(GALLANT, 1, allies={"pon": "second", "rombune": "third", "neuth": "first"}, **more)
    assert [attempt(t.s, seat, IMMER, ACTIVATE).total for seat in range(3)] == [0, 0, 0]
    t = court(GALLANT, 1, allies={"pon": "third"}, **more)
    assert [attempt(t.s, seat, IMMER, ACTIVATE).total for seat in range(3)] == [1, 1, -1]


@pytest.mark.rule("DR-B-PER-103")
def test_3_gallant_only_while_neutral_and_among_those_in_the_game() -> None:
    more: dict[str, Any] = {"seats": 3, "kingdoms": {"hothior": "first", "muetar": "second", "mivior": "third"}}
    t = court(GALLANT, 1, ally=True, **more)
    assert attempt(t.s, 0, IMMER, DEACTIVATE).total == 0
    t = court(GALLANT, 1, allies={"pon": "first", "rombune": "second"}, out=["third"], **more)
    assert attempt(t.s, 0, IMMER, ACTIVATE).total == 0


@pytest.mark.rule("DR-B-PER-104")
def test_4_indolent() -> None:
    assert tried(INDOLENT, 6, ally=True) == "neutral"
    assert tried(INDOLENT, 5) == "neutral"


@pytest.mark.rule("DR-B-PER-105")
def test_5_amorous() -> None:
    assert tried(AMOROUS, 4, "marriage-1") == "ally"
    assert tried(AMOROUS, 4, "bribe-1") == "neutral"


@pytest.mark.rule("DR-B-PER-107")
@pytest.mark.parametrize("card", ["bribe-2", "crass-bribe-2", "threats-2", "marriage-2"])
def test_7_obstinate(card: str) -> None:
    t = court(OBSTINATE, 5, hand=(card,)).do("activate immer", f"play {card}")
    assert t.status("immer") == "neutral"
    assert card not in t.hand("first")
    banishes = card in ("crass-bribe-2", "threats-2")
    assert t.view(None)["kingdoms"]["immer"]["banished"] == ({"first": 6} if banishes else {})
    assert tried(OBSTINATE, 5, "long-oration-1") == "ally"


@pytest.mark.rule("DR-B-PER-108")
def test_8_gullible() -> None:
    assert tried(GULLIBLE, 5) == "ally"
    assert tried(GULLIBLE, 6, ally=True) == "neutral"


@pytest.mark.rule("DR-B-PER-109")
@pytest.mark.parametrize(("card", "until"), [("long-oration-1", 6), ("threats-1", 8)])
def test_9_irascible(card: str, until: int) -> None:
    t = court(IRASCIBLE, 2, hand=(card,), turn=4).do("activate immer", f"play {card}")
    assert t.view(None)["kingdoms"]["immer"]["banished"] == {"first": until}


@pytest.mark.rule("DR-B-PER-111")
def test_11_greedy() -> None:
    assert tried(GREEDY, 4, "bribe-1") == "ally"
    assert tried(GREEDY, 3, "crass-bribe-2") == "ally"
    assert tried(GREEDY, 4, "marriage-1") == "neutral"
    t = court(GREEDY, 2, hand=("crass-bribe-2",)).do("activate immer", "play crass-bribe-2")
    assert not t.view(None)["kingdoms"]["immer"]["banished"]


@pytest.mark.rule("DR-B-PER-112")
def test_12_treacherous_he_comes_over_as_a_fresh_ally() -> None:
    t = court(TREACHEROUS, 6, ally=True, hand=("bribe-1",), hexes={"1911": ["immer_army_1", "immer_monarch"]})
    t.do("deactivate immer", "play bribe-1")
    assert t.ally_of("immer") == "first"
    assert t.where("immer_army_1") == t.where("immer_monarch") == "1406"
    assert t.master("immer_army_1") == "first"
    assert t.refuses("move immer_army_1") == ["DR-B-DIP-07"]


@pytest.mark.rule("DR-B-PER-112", "DR-B-ACT-08")
def test_12_treacherous_only_a_roll_brings_him_over() -> None:
    hexes = {"1406": ["hothior_army_1"], "1508": ["immer_monarch"]}
    t = court(TREACHEROUS, 6, 3, ally=True, hexes=hexes, plundered=["1406"]).do("impose-peace immer")
    assert t.status("immer") == "peace"
    assert tried(TREACHEROUS, 5, ally=True) == "ally"


@pytest.mark.rule("DR-B-PER-113")
def test_13_cursed_only_white_magic_wins_him_first_and_is_remembered() -> None:
    assert tried(CURSED, 6, "bribe-2") == "neutral"
    assert tried(CURSED, 6) == "neutral"
    t = court(CURSED, 5, hand=("white-magic-1",)).do("activate immer", "play white-magic-1")
    assert t.ally_of("immer") == "first"
    assert attempt(t.s, 0, IMMER, DEACTIVATE).modifiers == (("DR-B-PER-113", 1),)
    assert attempt(t.s, 1, IMMER, DEACTIVATE).modifiers == (("DR-B-PER-113", -1),)


@pytest.mark.rule("DR-B-PER-113")
def test_13_cursed_once_won_anything_may_win_him_again() -> None:
    assert tried(CURSED, 6, won=["immer"]) == "ally"
    assert tried(CURSED, 6, "bribe-1", ally=True) == "neutral"


@pytest.mark.rule("DR-B-PER-114")
def test_14_mad_every_roll_adds_1_and_a_failed_one_kills_the_ambassador() -> None:
    t = court(MAD, 4).do("activate immer", "none")
    assert t.status("immer") == "neutral"
    assert t.view(None)["players"]["first"]["idle"] == 2
    t = court(MAD, 6, ally=True).do("deactivate immer", "none")
    assert t.status("immer") == "neutral"
    assert t.view(None)["players"]["first"]["idle"] == 0


@pytest.mark.rule("DR-B-PER-114", "DR-DEC-36")
def test_14_mad_half_the_regulars_serve_as_his_player_picks() -> None:
    chits = (1, 1)
    t = court(MAD, 5, *CALM, *chits, *CALM).do("activate immer", "none")
    assert t.question == "serving"
    assert t.targets("choose") == [*REGULARS]
    t.do("choose immer_army_1", "choose immer_army_4", "choose immer_army_6", "choose immer_army_8")
    assert [unit for unit in REGULARS if t.where(unit) != "home"] == [f"immer_army_{n}" for n in (1, 4, 6, 8)]
    assert t.where("immer_monarch") == "1406"
    t.do("done").answer("function", "none").do("done")
    assert t.asked == ["first"]
    assert len([unit for unit in REGULARS if t.where(unit) == "home"]) == 5  # nobody else ever comes


@pytest.mark.rule("DR-B-PER-115", "DR-DEC-31")
def test_15_loyal_neither_a_roll_nor_force_parts_him_from_his_ally() -> None:
    hexes = {"1406": ["hothior_army_1"], "1508": ["immer_monarch"]}
    t = court(LOYAL, 5, 3, 4, ally=True, hexes=hexes, plundered=["1406"])
    assert t.question == "function"
    assert t.refuses("deactivate immer") == ["DR-B-PER-115"]
    assert t.do("assassinate immer").status("immer") == "confused"


@pytest.mark.rule("DR-B-PER-118")
def test_18_compromised() -> None:
    assert tried(COMPROMISED, 3, "blackmail-2") == "ally"
    t = court(COMPROMISED, 3, hand=("blackmail-2",)).do("activate immer", "play blackmail-2")
    assert t.s.kingdoms[IMMER].blackmailed
    held: dict[str, Any] = {"ally": True, "blackmailed": ["immer"]}
    assert tried(COMPROMISED, 6, "bribe-1", **held) == "ally"
    assert tried(COMPROMISED, 4, "blackmail-2", **held) == "neutral"
    assert tried(COMPROMISED, 6, "bribe-1", ally=True) == "neutral"


@pytest.mark.rule("DR-B-PER-119")
def test_19_bellicose() -> None:
    assert tried(BELLICOSE, 5) == "ally"
    assert tried(BELLICOSE, 6, "bribe-1", ally=True) == "ally"
    assert tried(BELLICOSE, 6, "bribe-2", ally=True) == "neutral"


# -- in the field -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-PER-101", "DR-B-PER-106")
@pytest.mark.parametrize(
    ("card", "rule", "amount"), [(DISCIPLINED, "DR-B-PER-101", 1), (NEGLIGENT, "DR-B-PER-106", -1)]
)
def test_1_and_6_troops_well_and_ill_kept(card: int, rule: str, amount: int) -> None:
    t = court(card, 1, ally=True, hexes={"1508": ["immer_army_1", "immer_army_2"]})
    own = [WORLD.index[f"immer_army_{number}"] for number in (1, 2)]
    others = [WORLD.index[f"muetar_army_{number}"] for number in (1, 2, 3)]
    assert strength.quality(t.s, [*own, *others[:2]]) == [(rule, amount)]
    assert strength.quality(t.s, [own[0], *others]) == []
    fought = strength.combat(t.s, others, own, WORLD.grid.at("1508"), (NOBODY, NOBODY))
    assert (rule, amount) in fought.defender.modifiers
    attacked = strength.combat(t.s, own, others, WORLD.grid.at("1508"), (NOBODY, NOBODY))
    assert (rule, amount) in attacked.attacker.modifiers


@pytest.mark.rule("DR-B-PER-101", "DR-B-PER-106")
@pytest.mark.parametrize("card", [DISCIPLINED, NEGLIGENT])
def test_1_and_6_never_in_sieges(card: int) -> None:
    ring = {space: [f"immer_army_{number}"] for number, space in enumerate(around("1014"), 1)}
    t = at(
        "siege",
        phasing=1,
        allies={"immer": "second"},
        hexes=ring,
        personalities={"immer": card},
        dice=1,
        sieges={"1014": "second"},
    )
    roll = siege.siege_roll(t.s, WORLD.castle_at[WORLD.grid.at("1014")].index, 1)
    assert not [rule for rule, _ in roll.modifiers if rule.startswith("DR-B-PER")]


@pytest.mark.rule("DR-B-PER-110", "DR-DEC-36", "DR-DEC-23")
def test_10_incompetent_two_regulars_come_at_a_time() -> None:
    t = court(INCOMPETENT, 6).do("activate immer", "none")
    t.answer("serving", "choose immer_army_8", "choose immer_army_6")
    assert [unit for unit in REGULARS if t.where(unit) != "waiting"] == ["immer_army_6", "immer_army_8"]
    assert t.where("immer_monarch") == "1406"
    came = []
    waiting = [unit for unit in REGULARS if unit not in ("immer_army_6", "immer_army_8")]
    while waiting:
        more: dict[str, Any] = {
            "allies": {"immer": "first"},
            "piles": {"waiting": waiting},
            "personalities": {"immer": INCOMPETENT},
        }
        t = at("events", dice=[*CALM], **more)
        while t.question == "serving":
            t.do(t.options[0])
        left = [unit for unit in waiting if t.where(unit) == "waiting"]
        came.append(len(waiting) - len(left))
        waiting = left
    assert came == [2, 2, 2, 1]


@pytest.mark.rule("DR-B-PER-110")
@pytest.mark.parametrize(("card", "points"), [(INCOMPETENT, 5), (GENIUS, 7)])
def test_10_incompetent_he_moves_no_faster_than_his_regulars(card: int, points: int) -> None:
    more: dict[str, Any] = {
        "allies": {"immer": "first"},
        "personalities": {"immer": card},
        "hexes": {"1407": ["immer_monarch"]},
    }
    t = at("movement", dice=1, **more).do("move immer_monarch")
    assert t.s.decision is not None
    assert t.s.decision.asks[0].args["points"] == points


@pytest.mark.rule("DR-B-PER-116")
def test_16_genius_leads_with_a_bonus_on_land() -> None:
    more: dict[str, Any] = {"allies": {"immer": "second"}, "hexes": {"1508": ["immer_army_1", "immer_monarch"]}}
    t = at("movement", personalities={"immer": GENIUS}, dice=1, **more)
    monarch, unit, foe = (WORLD.index[name] for name in ("immer_monarch", "immer_army_1", "hothior_army_1"))
    assert strength.leaders(t.s, [monarch], [unit]) == [monarch]
    fought = strength.combat(t.s, [foe], [unit], WORLD.grid.at("1508"), (NOBODY, monarch))
    assert ("DR-B-COM-10", 1) in fought.defender.modifiers
    assert strength.bonus(t.s, monarch, fleets=True) == 0
    plain = at("movement", personalities={"immer": LOYAL}, dice=1, **more)
    assert strength.leaders(plain.s, [monarch], [unit]) == []


@pytest.mark.rule("DR-B-PER-117", "DR-B-PER-121")
@pytest.mark.parametrize("card", [INVALID, CHILD])
def test_17_and_21_stay_in_the_royal_castle_while_their_regulars_march(card: int) -> None:
    more: dict[str, Any] = {"allies": {"immer": "first"}, "personalities": {"immer": card}}
    t = at("movement", hexes={"1406": ["immer_army_1", "immer_monarch"]}, dice=1, **more)
    assert t.refuses("move immer_monarch") == ["DR-B-PER-117"]
    t.do("move immer_army_1")
    assert "with immer_monarch" not in t.options
    assert t.do("go 1407").where("immer_army_1") == "1407"


@pytest.mark.rule("DR-B-PER-117")
def test_17_invalid_freed_he_is_in_the_royal_castle_again() -> None:
    more: dict[str, Any] = {"allies": {"immer": "second"}, "prisoners": {"immer_monarch": ["first", "0917"]}}
    t = at("diplomacy", personalities={"immer": INVALID}, dice=[1], **more).do("release immer_monarch")
    assert t.where("immer_monarch") == "1406"
    assert t.master("immer_monarch") == "second"
    other = at("diplomacy", personalities={"immer": LOYAL}, dice=[1], **more)
    other.do("release immer_monarch")
    assert other.where("immer_monarch") != "1406"


@pytest.mark.rule("DR-B-PER-117", "DR-B-FAT-06")
def test_17_invalid_healed_he_is_in_the_royal_castle_again() -> None:
    more: dict[str, Any] = {"allies": {"immer": "first"}, "track": {"immer_monarch": 3}}
    t = at("events", personalities={"immer": INVALID}, dice=[*CALM], **more)
    assert t.where("immer_monarch") == "1406"
    assert at("events", personalities={"immer": LOYAL}, dice=[*CALM], **more).question == "hero-returns"


@pytest.mark.rule("DR-B-PER-120")
def test_20_paranoid_half_his_regulars_stay_inside() -> None:
    out = [f"immer_army_{number}" for number in range(1, 6)]
    rest = [unit for unit in REGULARS if unit not in out]
    more: dict[str, Any] = {"allies": {"immer": "first"}, "personalities": {"immer": PARANOID}}
    t = at("movement", hexes={"1105": out, "1206": rest}, dice=1, **more)
    t.do(f"move {rest[0]}")
    assert "go 1207" in t.options  # inside they act as they like
    assert "go 1105" not in t.options
    t = at("movement", hexes={"1105": out[1:], "1206": [out[0], *rest]}, dice=1, **more)
    t.do(f"move {rest[0]}")
    assert "go 1105" in t.options
    t.do(f"with {rest[1]}")
    assert "go 1105" not in t.options


@pytest.mark.rule("DR-B-PER-120")
def test_20_paranoid_not_by_sea_either() -> None:
    fleet, army = "mivior_fleet_1", "mivior_army_1"
    more: dict[str, Any] = {"allies": {"mivior": "first"}, "aboard": {army: fleet}, "hexes": {"0422": [fleet, army]}}
    free = at("movement", personalities={"mivior": LOYAL}, dice=1, **more).do(f"move {fleet}")
    assert "go 0423" in free.options
    t = at("movement", personalities={"mivior": PARANOID}, dice=1, **more).do(f"move {fleet}")
    assert "go 0423" not in t.options
    assert "go 0522" in t.options


@pytest.mark.rule("DR-B-PER-121")
def test_21_child_leads_nobody() -> None:
    more: dict[str, Any] = {"allies": {"immer": "first"}, "hexes": {"1406": ["immer_army_1", "immer_monarch"]}}
    t = at("movement", personalities={"immer": CHILD}, dice=1, **more)
    assert not strength.leads(t.s, WORLD.index["immer_monarch"], WORLD.index["immer_army_1"])


@pytest.mark.rule("DR-B-PER-121", "DR-B-EVT-10")
@pytest.mark.parametrize(("card", "offered"), [(CHILD, False), (LOYAL, True)])
def test_21_child_no_replacement_by_event_10(card: int, offered: bool) -> None:
    t = at("events", allies={"immer": "first"}, personalities={"immer": card}, dice=[5, 5])
    assert t.question == "replacement"
    assert ("return immer_army_4" in t.options) == offered
    assert "return hothior_army_1" in t.options


@pytest.mark.rule("DR-B-PER-122")
def test_22_beloved_at_court() -> None:
    assert tried(BELOVED, 6, "bribe-1", ally=True) == "ally"
    assert tried(BELOVED, 6, "bribe-2", ally=True) == "neutral"
    assert tried(BELOVED, 6) == "ally"


@pytest.mark.rule("DR-B-PER-122", "DR-B-EVT-06")
@pytest.mark.parametrize(("card", "count"), [(BELOVED, 3), (LOYAL, 2)])
def test_22_beloved_event_6_brings_one_more_of_his_back(card: int, count: int) -> None:
    t = at("events", allies={"immer": "first"}, personalities={"immer": card}, dice=[4, 2, 1])
    while t.question == "replacement":
        t.do(next(option for option in t.options if option.startswith("return immer_")))
    assert len([unit for unit in REGULARS if t.where(unit) != "pool"]) == count


@pytest.mark.rule("DR-B-PER-115")
def test_15_loyal_may_be_assassinated_and_is_a_neutral_as_others_are() -> None:
    t = court(LOYAL, 6)
    assert not ambassador.why_not(t.s, 0, IMMER, ACTIVATE)
