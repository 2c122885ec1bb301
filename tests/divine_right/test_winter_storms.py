"""Snow Storms and Blizzards (DR-A-WIN-07, -15, -16, -25): when they come, and what they take."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.table import WORLD, Table
from tests.divine_right.test_obelisk import next_event, pilgrim
from tests.divine_right.winter import ALTARR, MOUNTAIN, PLAIN, SOUTH, cold, pieces

STORM, BLIZZARD = (1, 2), (3, 4)
STRANGER = 1  # the die that draws one, for a 7 is an event too
IMMER = pieces("immer_army", 1, 2, 3, 4)
STONES = "0800"  # the Sacred Stones: scenic, in the Snow Area


def blizzard(*dice: int, **more: Any) -> Table:
    """The first player of the turn has rolled a 7."""
    return cold("events", dice=[*BLIZZARD, STRANGER, *dice], **more)


def rolls(t: Table) -> list[tuple[int, ...]]:
    return t.rolls("DR-B-FAT-01")


@pytest.mark.rule("DR-A-WIN-07")
def test_a_three_brings_a_snow_storm_and_a_seven_of_the_first_player_a_blizzard() -> None:
    t = cold("events", dice=[*STORM])
    assert t.events("snow-storm")
    assert not t.events("blizzard")
    assert t.view(None)["climate"]["snow"]
    t = blizzard()
    assert [event["side"] for event in t.events("blizzard")] == ["first"]
    assert t.view(None)["climate"]["blizzard"]
    assert not cold("events", turn=20, dice=[*BLIZZARD]).events("blizzard")
    assert not cold("events", turn=20, dice=[*STORM]).events("snow-storm")
    assert not cold("events", on=False, dice=[*STORM]).events("snow-storm")


@pytest.mark.rule("DR-A-WIN-07")
def test_only_the_first_player_brings_a_blizzard_but_any_a_snow_storm() -> None:
    assert not cold("events", dice=[*BLIZZARD], phasing=1).events("blizzard")
    assert [event["side"] for event in cold("events", dice=[*STORM], phasing=1).events("snow-storm")] == ["second"]
    three = {"immer": "first", "muetar": "second", "pon": "third"}
    t = cold("events", dice=[*BLIZZARD], phasing=1, seats=3, kingdoms=three, out=["first"], order=[*three.values()])
    assert [event["side"] for event in t.events("blizzard")] == ["second"]  # the first still in the game


@pytest.mark.rule("DR-A-WIN-07")
def test_the_event_itself_happens_too() -> None:
    assert blizzard().events("stranger")
    assert (
        cold("events", dice=[*STORM], hexes={"0220": ["mivior_fleet_1"]}, allies={"mivior": "first"}).where(
            "mivior_fleet_1"
        )
        == "pool"
    )


@pytest.mark.rule("DR-A-WIN-07", "DR-A-OME-02")
def test_of_two_events_of_a_destiny_only_the_chosen_one_counts() -> None:
    # Omens; a good one; destiny: a 3 and a 6.
    t = cold("events", dice=[1, 4, 2, 6, 1, 2, 3, 3], options={"omens": True})
    assert t.question == "destiny"
    assert not t.events("snow-storm")
    assert not t.do("heed 6").events("snow-storm")


@pytest.mark.rule("DR-A-WIN-07", "DR-A-OBE-01")
def test_a_prophecy_brings_a_storm_when_it_comes_true_and_not_before() -> None:
    t = pilgrim("juulute", *STORM, turn=22, options={"level": "intermediate", "winter": True, "obelisk": True})
    t.do("prophecy juulute", "yes")
    assert not t.events("snow-storm")
    assert [event["side"] for event in next_event(t).events("snow-storm")] == ["first"]


# -- what a Blizzard takes --------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-WIN-15", "DR-DEC-25")
def test_a_blizzard_takes_one_unit_of_every_stack_in_the_open() -> None:
    t = blizzard(hexes={PLAIN: IMMER, SOUTH: ["immer_army_5"], "2009": pieces("muetar_army", 1, 2)})
    assert (t.question, t.asked, t.about["hex"]) == ("frozen", ["first"], WORLD.grid.at(PLAIN))
    assert t.targets("lose") == IMMER
    t.do("lose immer_army_2")
    assert (t.question, t.asked) == ("frozen", ["second"])
    t.do("lose muetar_army_1")
    assert t.question != "frozen"
    assert [t.where(unit) for unit in ("immer_army_2", "immer_army_1", "immer_army_5")] == ["pool", PLAIN, SOUTH]


@pytest.mark.rule("DR-A-WIN-15")
def test_in_mountains_it_takes_two() -> None:
    t = blizzard(hexes={MOUNTAIN: IMMER})
    assert t.about["number"] == 2
    t.do("lose immer_army_1")
    assert t.about["number"] == 1
    t.do("lose immer_army_3")
    assert t.question != "frozen"
    assert t.stack(MOUNTAIN) == ["immer_army_2", "immer_army_4"]
    assert blizzard(hexes={MOUNTAIN: IMMER[:2]}).stack(MOUNTAIN) == []  # no choice


@pytest.mark.rule("DR-A-WIN-15")
def test_scenic_spaces_and_ones_own_castles_are_shelters() -> None:
    t = blizzard(hexes={STONES: IMMER[:2], ALTARR: [*IMMER[2:], "immer_monarch"]})
    assert not t.events("eliminated")
    t = blizzard(hexes={ALTARR: [*IMMER[2:], "immer_monarch"]}, plundered=[ALTARR])
    assert t.question == "frozen"


@pytest.mark.rule("DR-A-WIN-15", "DR-A-WIN-18")
def test_magical_special_and_hardy_units_live_on() -> None:
    hired = ["ogre_1", "ogsbogg", "shadowwolves"]
    masters = dict.fromkeys([*hired, "mercenary_1"], "first")
    t = blizzard(hexes={"1908": [*hired, "mercenary_1"]}, masters=masters)
    assert t.stack("1908") == sorted(hired, key=WORLD.index.__getitem__)
    trolls = blizzard(hexes={"2703": pieces("trolls_army", 1, 2)}, allies={"trolls": "first"})
    assert not trolls.events("eliminated")
    dead = blizzard(hexes={"2703": ["the_undead_1"]}, allies={"black_hand": "first"})
    assert not dead.events("eliminated")


@pytest.mark.rule("DR-A-WIN-16", "DR-T-A-BLIZZARD-HERO")
@pytest.mark.parametrize("die", [1, 2, 5, 6])
def test_a_hero_alone_in_the_snow_rolls_for_their_fate(die: int) -> None:
    given: dict[str, Any] = {
        "hexes": {PLAIN: ["zorn_monarch"]},
        "allies": {"zorn": "first"},
        "personalities": {"zorn": 1},
    }
    t = blizzard(die, **given)
    assert rolls(t) == [(die,)]
    assert (t.where("zorn_monarch") == "gone") == (die == 1)
    assert bool(t.events("snowed-in")) == (die == 6)


@pytest.mark.rule("DR-A-WIN-16")
def test_a_player_monarch_does_not_freeze_to_death_but_may_be_snowed_in_with_all_others() -> None:
    there: dict[str, Any] = {
        "hexes": {PLAIN: ["immer_monarch", "zorn_monarch", "schardenzar"]},
        "allies": {"zorn": "first"},
        "personalities": {"zorn": 1},
        "masters": {"schardenzar": "first"},
    }
    assert blizzard(1, 3, **there).where("immer_monarch") == PLAIN
    t = blizzard(6, 2, **there)
    assert len(rolls(t)) == 2  # not the sorcerer
    assert t.events("snowed-in")[0]["heroes"] == ["immer_monarch", "zorn_monarch"]
    t.until("next-move")
    assert t.refuses("move immer_monarch") == t.refuses("move zorn_monarch") == ["DR-A-WIN-16"]
    assert "move schardenzar" in t.options


@pytest.mark.rule("DR-A-WIN-16")
def test_with_a_unit_that_lives_on_in_a_castle_or_a_scenic_space_heroes_are_safe() -> None:
    for hexes in ({PLAIN: ["immer_monarch", *IMMER[:2]]}, {ALTARR: ["immer_monarch"]}, {STONES: ["immer_monarch"]}):
        t = blizzard(6, hexes=hexes)
        if t.question == "frozen":
            t.do("lose immer_army_1")
        assert not rolls(t)
    alone = blizzard(2, hexes={PLAIN: ["immer_monarch", "immer_army_1"]})
    assert (alone.where("immer_army_1"), rolls(alone)) == ("pool", [(2,)])


@pytest.mark.rule("DR-A-WIN-16")
def test_who_is_snowed_in_moves_again_the_turn_after() -> None:
    t = cold("movement", hexes={PLAIN: ["immer_monarch"]}, snow=True, snowed_in=["immer_monarch"], phasing=1)
    t.do("done").until("next-move")
    assert t.s.turn == 23
    assert not t.view(None)["climate"]["snowed_in"]


@pytest.mark.rule("DR-A-WIN-18")
def test_the_troll_monarch_does_not_mind_the_cold() -> None:
    t = blizzard(1, hexes={"2703": ["trolls_monarch"]}, allies={"trolls": "first"})
    assert not rolls(t)


@pytest.mark.rule("DR-A-WIN-16", "DR-B-CAP-04")
def test_frost_ends_no_players_game() -> None:
    for die in range(1, 7):
        assert blizzard(die, hexes={PLAIN: ["immer_monarch"]}).s.living(0)


# -- at sea -----------------------------------------------------------------------------------------------------------


def fleets(seat: str, *numbers: int) -> list[str]:
    return pieces(f"{seat}_fleet", *numbers)


SEAS: dict[str, Any] = {
    "seats": 3,
    "kingdoms": {"mivior": "first", "rombune": "second", "hothior": "third"},
    "hexes": {"0220": fleets("mivior", 1, 2, 3), "0226": fleets("rombune", 1, 2), "1219": fleets("hothior", 1)},
}


@pytest.mark.rule("DR-A-WIN-25", "DR-DEC-25")
def test_winter_storms_take_a_fleet_of_every_player_at_sea() -> None:
    t = cold("events", dice=[*STORM], **SEAS)
    assert (t.question, t.rule, t.asked, t.about["number"]) == ("lost-at-sea", "DR-A-WIN-25", ["first"], 1)
    t.do("lose mivior_fleet_1")
    assert t.asked == ["second"]
    t.do("lose rombune_fleet_2")
    assert [event["unit"] for event in t.events("eliminated")] == [
        "mivior_fleet_1",
        "rombune_fleet_2",
        "hothior_fleet_1",
    ]
    t = cold("events", turn=20, dice=[*STORM], **SEAS).do("lose mivior_fleet_1")
    assert len(t.events("eliminated")) == 1


@pytest.mark.rule("DR-A-WIN-25")
def test_a_blizzard_takes_two_fleets_of_each() -> None:
    t = cold("events", dice=[*BLIZZARD], **SEAS)
    assert (t.question, t.about["number"]) == ("lost-at-sea", 2)
    t.do("lose mivior_fleet_1", "lose mivior_fleet_2")
    gone = [event["unit"] for event in t.events("eliminated")]
    assert gone == ["mivior_fleet_1", "mivior_fleet_2", "rombune_fleet_1", "rombune_fleet_2", "hothior_fleet_1"]


@pytest.mark.rule("DR-A-WIN-25")
def test_a_player_who_resigns_meanwhile_is_not_asked() -> None:
    t = cold("events", dice=[*STORM], **SEAS)
    t.log += t.s.apply(1, "resign")
    t.do("lose mivior_fleet_1")
    assert t.asked == ["first"]
    assert "hothior_fleet_1" in [event["unit"] for event in t.events("eliminated")]
