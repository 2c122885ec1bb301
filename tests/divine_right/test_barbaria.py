"""Barbarians of the Advanced Game (DR-A-BAR): raised by their leaders, treacherous, or under one lord."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import openings
from hexarchy.games.divine_right.advanced import barbaria
from tests.divine_right.hirelings import card_at
from tests.divine_right.magic import FIELD, RING, armies, fates
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_storm_riders import empire

STONES = WORLD.grid.ids[WORLD.destinations[0]]
STORMS, DESERTION, NOTHING = (1, 2), (5, 6), (1, 3)
NORTH = [f"northern_barbarian_{number}" for number in (16, 17, 18, 19)]
EAST = [f"eastern_horseman_{number}" for number in (16, 17)]


def game(phase: str, switch: str, hexes: dict[str, list[str]], *dice: int, on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", switch: on, **more.pop("options", {})}
    strangers = [
        piece for stack in hexes.values() for piece in stack if not piece.startswith(("hothior", "muetar", "immer"))
    ]
    masters = {**dict.fromkeys(strangers, "first"), **more.pop("masters", {})}
    return at(phase, hexes=hexes, options=options, masters=masters, dice=[*dice], **more)


def joined(t: Table) -> list[str]:
    return [unit for event in t.events("barbarians-join") for unit in event["units"]]


# -- leaders who raise their kind --------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BAR-01", "DR-A-BAR-02", "DR-A-BAR-03")
@pytest.mark.parametrize(
    ("hero", "space", "folk"),
    [
        ("al_debar", "2628", "southern_barbarian"),
        ("al_debar", "2028", ""),
        ("juulute", "1402", "northern_barbarian"),
        ("juulute", "1403", ""),
        ("kang", "3222", "eastern_horseman"),
        ("kang", "3122", ""),
    ],
)
def test_one_of_their_kind_joins_a_leader_in_his_marches(hero: str, space: str, folk: str) -> None:
    near = [name for name in WORLD.grid.ids if name[2:] == space[2:] and WORLD.land_of[WORLD.grid.at(name)] < 0]
    if WORLD.land_of[WORLD.grid.at(space)] >= 0:
        space = near[0] if hero == "juulute" else space
    t = game("events", "barbarian_options", {space: [hero]}, *NOTHING)
    assert len(joined(t)) == bool(folk)
    assert all(unit.startswith(folk) and t.where(unit) == space for unit in joined(t))
    assert joined(game("events", "barbarian_options", {space: [hero]}, *NOTHING, on=False)) == []
    if folk:
        t.until("next-move")
        assert joined(t)[0] in t.targets("move")  # he may act at once


@pytest.mark.rule("DR-A-BAR-01")
def test_fifteen_are_enough() -> None:
    horde = [f"northern_barbarian_{number}" for number in range(1, 6)]
    horde += [f"eastern_horseman_{number}" for number in (1, 2, 3, 4, 5, 16, 17)] + ["ogre_1", "ogre_2", "ogre_3"]
    t = game("events", "barbarian_options", {"2628": ["al_debar"], FIELD: horde[:5], RING[0]: horde[5:]}, *NOTHING)
    assert joined(t) == []


@pytest.mark.rule("DR-A-BAR-03", "DR-A-SCW-08")
def test_the_invader_who_has_kangs_counter_is_not_kang() -> None:
    t = empire("events", options={"barbarian_options": True}, phasing=2, dice=[*NOTHING])
    assert t.s.world.names[openings.lord(t.s, 2)] == "kang"
    assert barbaria.marches(t.s, "kang", t.s.where[WORLD.index["kang"]])
    assert joined(t) == []


# -- treachery ---------------------------------------------------------------------------------------------------------


def quarrel(
    *dice: int, stack: tuple[str, ...] = ("schardenzar",), event: tuple[int, int] = DESERTION, **more: Any
) -> Table:
    hexes = {FIELD: [*stack, *NORTH], **more.pop("hexes", {})}
    t = game("events", "barbarian_treachery", hexes, *event, *dice, **more)
    while t.question == "event-loss":
        t.do(t.options[0])
    return t


@pytest.mark.rule("DR-A-BAR-10", "DR-A-BAR-12")
def test_a_leader_among_barbarians_may_be_slain_and_they_vanish() -> None:
    t = quarrel(1)
    assert fates(t) == [1]
    assert t.where("schardenzar") == "gone"
    assert [t.where(unit) for unit in NORTH] == ["pool"] * 4
    spared = quarrel(3)
    assert (spared.where("schardenzar"), spared.where(NORTH[0])) == (FIELD, FIELD)
    assert fates(quarrel(3, event=STORMS)) == [3]
    assert fates(quarrel(event=(3, 3))) == []
    assert fates(quarrel(on=False)) == []


@pytest.mark.rule("DR-A-BAR-10")
def test_not_where_others_are_with_them() -> None:
    assert fates(quarrel(stack=("schardenzar", "hothior_army_1"))) == []
    assert fates(quarrel(stack=("fox",))) == []  # no leader


@pytest.mark.rule("DR-A-BAR-11")
def test_a_hero_who_is_sold_may_change_sides() -> None:
    hexes = {RING[3]: armies("muetar", 1)}
    t = quarrel(6, 5, hexes=hexes)
    assert t.events("sold")[0]["side"] == "second"
    if t.question == "recruit":
        t.do(t.options[0])
    assert (t.master("schardenzar"), t.where("schardenzar")) == ("second", RING[3])
    assert [t.where(unit) for unit in NORTH] == ["pool"] * 4
    refused = quarrel(6, 4, hexes=hexes)
    assert refused.where("schardenzar") == "gone"
    assert card_at(refused, "schardenzar") == "discard"


@pytest.mark.rule("DR-A-BAR-11", "DR-DEC-29")
def test_a_monarch_who_is_sold_is_held_without_points() -> None:
    t = quarrel(6, stack=("immer_monarch",), allies={"immer": "first"})
    if t.question == "captive":
        assert t.asked == ["second"]
        assert all(option.startswith("imprison") for option in t.options)
        t.do(t.options[0])
    assert t.view(None)["prisoners"]["immer_monarch"]["captor"] == "second"
    assert t.points("second") == 0


@pytest.mark.rule("DR-A-BAR-11")
def test_a_player_monarch_who_is_sold_is_out() -> None:
    t = quarrel(6, stack=("hothior_monarch",), seats=3)
    assert not t.s.living(0)
    assert t.points("second") == t.points("third") == 0


@pytest.mark.rule("DR-A-BAR-13")
@pytest.mark.parametrize("friend", ["juulute", "nonnus"])
def test_friends_of_their_kind_protect(friend: str) -> None:
    assert fates(quarrel(stack=("schardenzar", friend))) == []
    assert len(fates(quarrel(3, 3, stack=("schardenzar", "kang")))) == 2
    east = game("events", "barbarian_treachery", {FIELD: ["kang", *EAST]}, *DESERTION)
    assert fates(east) == []


# -- lords of Barbaria -------------------------------------------------------------------------------------------------


def council(*dice: int, space: str = STONES, hero: str = "juulute", **more: Any) -> Table:
    return game("movement", "lords_of_barbaria", {space: [hero]}, *dice, **more).do("done")


@pytest.mark.rule("DR-A-BAR-14", "DR-DEC-52")
def test_a_council_is_called_and_votes_in_a_later_turn() -> None:
    t = council()
    assert t.targets("council") == ["juulute"]
    t.do("council juulute")
    assert t.events("council-called")
    assert t.rolls("DR-A-BAR-15") == []
    assert t.targets("council") == []
    assert t.view("second")["tales"]["councils"] == ["juulute"]
    assert council(space=FIELD).targets("council") == []
    south = next(WORLD.grid.ids[space] for space in range(WORLD.grid.size) if WORLD.edges["south"] >> space & 1)
    assert council(space=south, hero="al_debar").targets("council") == ["al_debar"]
    assert council(on=False).targets("council") == []


@pytest.mark.rule("DR-A-BAR-14")
def test_who_leaves_must_call_another() -> None:
    t = game("movement", "lords_of_barbaria", {FIELD: ["juulute"]}, councils={"juulute": 2}).do("done")
    assert "councils" not in t.view(None)["tales"]


@pytest.mark.rule("DR-A-BAR-15", "DR-T-A-LORDS")
def test_the_vote() -> None:
    called: dict[str, Any] = {"councils": {"juulute": 2}}
    for die in (5, 6):
        assert council(die, **called).do("council juulute").view(None)["tales"]["lords"] == ["juulute"]
    assert council(1, **called).do("council juulute").where("juulute") == "gone"
    again = council(3, **called).do("council juulute")
    assert again.view(None)["tales"]["councils"] == ["juulute"]
    assert "lords" not in again.view(None)["tales"]


@pytest.mark.rule("DR-A-BAR-16")
def test_only_the_lords_player_recruits_his_kind() -> None:
    edge = WORLD.map.regions.barbarian_entry_north[3]
    more: dict[str, Any] = {"lords": ["juulute"], "hands": {"first": [], "second": []}}
    other = game("diplomacy", "lords_of_barbaria", {FIELD: ["juulute"]}, 1, masters={"juulute": "second"}, **more)
    assert edge not in other.targets("recruit")
    assert other.why(f"recruit {edge}") == ["DR-A-BAR-16"]
    own = game("diplomacy", "lords_of_barbaria", {FIELD: ["juulute"]}, 1, **more)
    assert edge in own.targets("recruit")


@pytest.mark.rule("DR-A-BAR-16")
@pytest.mark.parametrize("lord", [True, False])
def test_when_all_of_his_are_in_play_the_lord_takes_any_tribe(lord: bool) -> None:
    horde = [piece.id for piece in WORLD.pieces if piece.id.startswith("northern_barbarian")]
    mine = [*horde[:5], *horde[15:]]  # the Savages, and those without a name
    assert len(mine) < 15
    edge = WORLD.map.regions.barbarian_entry_north[3]
    more: dict[str, Any] = {"lords": ["juulute"] if lord else [], "tribes": {"savages": "first"}}
    t = game("diplomacy", "lords_of_barbaria", {FIELD: ["juulute", *mine]}, 1, **more)
    assert (edge in t.targets("recruit")) == lord
