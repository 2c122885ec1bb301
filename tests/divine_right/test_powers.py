"""What devices do (DR-B-MAG-06 to -23)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, fallout, hooks, siege
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.magic import powers
from hexarchy.games.divine_right.words import FOREST, KINGDOM_IDS
from tests.divine_right.magic import FIELD, RING, armies, clash, fates, has, lost, mid, sides
from tests.divine_right.sieges import GROAT, HIRED, HOTHIOR, PENNOL, around, hired
from tests.divine_right.table import WORLD, Table

MONARCH, THEIRS, OWN = "hothior_monarch", "muetar_monarch", "hothior_army_1"
ROGUE = {"masters": {"rogue_1": "first"}}
MIVIOR = {"mivior": "first", "muetar": "second"}


def settled(t: Table) -> Table:
    fallout.settle(t.s)
    t.s.run()
    t.log += t.s.opening()
    return t


def points(t: Table) -> int:
    """The movement points of the party that is asked."""
    number: int = t.answer("march").about["points"]
    return number


# -- movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-06")
@pytest.mark.parametrize(("bearer", "added"), [("mivior_monarch", 2), ("mivior_army_1", 0), ("mivior_fleet_1", 0)])
def test_the_bag_of_wind_adds_2_to_fleets_with_its_bearer_aboard(bearer: str, added: int) -> None:
    hexes = {"0220": ["mivior_fleet_1", "mivior_fleet_2", "mivior_monarch", "mivior_army_1"]}
    aboard = {"mivior_monarch": "mivior_fleet_1", "mivior_army_1": "mivior_fleet_1"}
    t = mid("movement", kingdoms=MIVIOR, hexes=hexes, aboard=aboard, devices={"bag_of_wind": bearer})
    t.do("move mivior_fleet_1", "with mivior_fleet_2")
    assert points(t) == WORLD.pieces[WORLD.index["mivior_fleet_1"]].move + added


@pytest.mark.rule("DR-B-MAG-06")
def test_other_fleets_have_nothing_of_the_wind() -> None:
    hexes = {"0220": ["mivior_fleet_1", "mivior_fleet_2", "mivior_monarch"]}
    t = mid(
        "movement",
        kingdoms=MIVIOR,
        hexes=hexes,
        aboard={"mivior_monarch": "mivior_fleet_1"},
        devices={"bag_of_wind": "mivior_monarch"},
    )
    assert points(t.do("move mivior_fleet_2")) == 8


@pytest.mark.rule("DR-B-MAG-18")
def test_striding_boots_add_3_to_one_who_goes_alone() -> None:
    t = mid("movement", hexes={FIELD: ["rogue_1"]}, devices={"striding_boots": "rogue_1"}, **ROGUE)
    assert points(t.do("move rogue_1")) == 10
    led = mid("movement", hexes={FIELD: [MONARCH, *armies("hothior", 1, 2, 3)]}, devices={"striding_boots": MONARCH})
    assert points(led.do(f"move {MONARCH}")) == 10
    assert points(led.do(f"with {OWN}")) == 7


@pytest.mark.rule("DR-B-MAG-11", "DR-B-TER-02", "DR-B-MOV-07")
def test_the_bearer_of_the_guiding_light_enters_a_forest_for_1_and_so_do_those_they_lead() -> None:
    wood = next(
        space
        for space, kinds in enumerate(WORLD.terrain)
        if kinds == FOREST
        and WORLD.land_of[space] < 0
        and WORLD.land_of[WORLD.field.near[space][0]] < 0
        and WORLD.land >> WORLD.field.near[space][0] & 1
    )
    start, goal = WORLD.grid.ids[WORLD.field.near[wood][0]], WORLD.grid.ids[wood]

    def cost(**more: Any) -> int:
        t = mid("movement", hexes={start: [MONARCH, OWN]}, **more).do(f"move {MONARCH}", f"with {OWN}")
        number: int = t.view("first")["decision"]["costs"][goal]
        return number

    assert cost() == 2
    assert cost(devices={"guiding_light": MONARCH}) == 1
    assert cost(devices={"guiding_light": OWN}) == 2  # a unit carries it without using it


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-10")
@pytest.mark.parametrize(("bearer", "number"), [(MONARCH, 3), (THEIRS, 2), (OWN, 2)])
def test_the_spinning_wheel_brings_one_more_mercenary(bearer: str, number: int) -> None:
    t = mid("events", hexes={FIELD: [OWN]}, devices={"spinning_wheel": bearer}, dice=[4, 4])
    assert t.question == "hire"
    assert t.about["number"] == number


@pytest.mark.rule("DR-B-MAG-10", "DR-B-EVT-10")
def test_the_wheel_spins_too_where_event_10_is_taken_as_a_mercenary() -> None:
    t = mid("events", hexes={"0917": armies("hothior", 1, 2, 3)}, devices={"spinning_wheel": MONARCH}, dice=[5, 5])
    t.answer("replacement", "hire-army 0917")
    assert (t.question, t.about["number"]) == ("hire", 1)
    t.do("hire-army 0917")
    assert len(t.events("hired")) == 2


@pytest.mark.rule("DR-B-MAG-16", "DR-B-EVT-09")
def test_an_epidemic_does_not_touch_the_stack_with_the_wand() -> None:
    hexes = {FIELD: [MONARCH, *armies("hothior", 1, 2)], RING[0]: armies("hothior", 3, 4)}
    t = mid("events", hexes=hexes, devices={"wand": MONARCH}, dice=[4, 5])
    assert t.answer("event-loss").targets("lose") == armies("hothior", 3, 4)
    alone = mid("events", hexes={FIELD: [MONARCH, OWN]}, devices={"wand": MONARCH}, dice=[4, 5])
    assert lost(alone) == []


# -- sieges -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-08")
@pytest.mark.parametrize(("place", "die", "falls"), [(THEIRS, 6, True), (THEIRS, 5, False), ("0917", 5, True)])
def test_the_silver_sentinel_takes_1_from_siege_rolls_and_a_natural_6_still_wins(
    place: str, die: int, falls: bool
) -> None:
    """Twelve against six: without the Sentinel a 5 would do."""
    hexes = {**around(GROAT, HIRED[:12]), GROAT: [THEIRS, *armies("muetar", 1, 2)]}
    t = mid(
        "siege",
        hexes=hexes,
        masters=hired("first", HIRED[:12]),
        sieges={GROAT: "first"},
        dice=[die],
        devices={"silver_sentinel": place},
    )
    t.do(f"assault {GROAT}")
    assert bool(t.events("castle-falls")) == falls


@pytest.mark.rule("DR-B-MAG-08")
def test_outside_the_walls_the_sentinel_does_nothing() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: [THEIRS]}
    for outside, total in (([], -1), ([THEIRS], 0)):
        t = mid("siege", hexes=hexes, sieges={GROAT: "first"}, outside=outside, devices={"silver_sentinel": THEIRS})
        found = powers.silver_sentinel(t.s, WORLD.castle_at[WORLD.grid.at(GROAT)].index, 0, [])
        assert sum(amount for _, amount in found) == total


# -- combat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-07", "DR-B-MAG-12", "DR-B-COM-10")
@pytest.mark.parametrize(("device", "rule"), [("head_of_orlog", "DR-B-MAG-07"), ("helm", "DR-B-MAG-12")])
def test_the_head_and_the_helm_make_a_leader_of_their_bearer(device: str, rule: str) -> None:
    """Three against three: a die of 4 counts 5."""
    t = clash([MONARCH, *armies("hothior", 1, 2, 3)], armies("muetar", 1, 2, 3), 4, 4, devices={device: MONARCH})
    assert sides(t) == ({rule: 1}, {})
    assert (t.question, t.asked, t.about["number"]) == ("casualty", ["second"], 1)


@pytest.mark.rule("DR-B-MAG-07", "DR-B-MAG-12")
def test_they_do_not_add_to_a_bonus_of_the_leaders_own_nor_to_each_other() -> None:
    own = ["immer_monarch", *armies("immer", 1, 2, 3)]
    genius: dict[str, Any] = {"allies": {"immer": "first"}, "personalities": {"immer": 16}}
    both = {"helm": "immer_monarch", "head_of_orlog": "immer_monarch"}
    t = clash(own, armies("muetar", 1, 2, 3), 4, 4, devices=both, **genius)
    assert sides(t)[0] == {"DR-B-COM-10": 1}


@pytest.mark.rule("DR-B-MAG-07")
def test_they_are_of_no_use_at_sea() -> None:
    t = mid(
        "combat",
        kingdoms=MIVIOR,
        hexes={"0220": ["mivior_fleet_1", "mivior_monarch"]},
        aboard={"mivior_monarch": "mivior_fleet_1"},
        devices={"helm": "mivior_monarch"},
    )
    monarch = WORLD.index["mivior_monarch"]
    assert strength.bonus(t.s, monarch, fleets=True) == WORLD.pieces[monarch].fleet_bonus
    assert strength.bonus(t.s, monarch, fleets=False) == 1


@pytest.mark.rule("DR-B-MAG-16")
@pytest.mark.parametrize(("dice", "removed"), [((4, 1), 2), ((2, 1), 0)])
def test_the_side_with_the_wand_loses_one_unit_fewer(dice: tuple[int, int], removed: int) -> None:
    """The attacker's die is higher by 3, then by 1."""
    theirs = [THEIRS, *armies("muetar", 1, 2, 3, 4)]
    t = clash(armies("hothior", 1, 2, 3, 4), theirs, *dice, 3, devices={"wand": THEIRS})
    while t.question == "casualty":
        t.do(t.options[0])
    assert len(lost(t)) == removed
    assert fates(t) == ([3] if removed else [])


@pytest.mark.rule("DR-B-MAG-16")
def test_the_wand_helps_attackers_too_and_only_its_own_side() -> None:
    own = [MONARCH, *armies("hothior", 1, 2, 3)]
    for devices, number in (({"wand": MONARCH}, 1), ({"wand": "0917"}, 2)):
        t = clash(own, armies("muetar", 1, 2, 3), 1, 3, 3, devices=devices)
        while t.question == "casualty":
            t.do(t.options[0])
        assert len(lost(t)) == number


# -- the Amulet -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-14")
def test_a_helm_is_worth_nothing_against_the_space_of_the_amulet() -> None:
    own, theirs = [MONARCH, *armies("hothior", 1, 2, 3)], [THEIRS, *armies("muetar", 1, 2, 3)]
    t = clash(own, theirs, 4, 4, devices={"helm": MONARCH, "amulet": THEIRS})
    assert sides(t)[0] == {"DR-B-MAG-12": 1, "DR-B-MAG-14": -1}
    beside = clash(own, theirs, 4, 4, devices={"helm": MONARCH, "amulet": MONARCH})
    assert sides(beside)[0] == {}


@pytest.mark.rule("DR-B-MAG-14")
@pytest.mark.parametrize(("bearer", "expected"), [(THEIRS, 0), ("muetar_army_1", 3)])
def test_magical_units_have_no_strength_in_its_space(bearer: str, expected: int) -> None:
    ghosts = WORLD.index["ghost_riders"]
    t = mid(
        "combat",
        hexes={FIELD: [THEIRS, "muetar_army_1"], RING[0]: ["ghost_riders"]},
        masters={"ghost_riders": "first"},
        devices={"amulet": bearer},
    )
    meeting = strength.Clash((ghosts,), (WORLD.index["muetar_army_1"],), WORLD.grid.at(FIELD), (-1, -1))
    assert WORLD.pieces[ghosts].magical
    printed = WORLD.pieces[ghosts].strength
    assert strength.unit_strength(t.s, ghosts, meeting) == (0 if expected == 0 else printed)


@pytest.mark.rule("DR-B-MAG-14")
def test_no_device_works_beside_the_amulet() -> None:
    hexes = {FIELD: [MONARCH, "immer_monarch"]}
    t = mid(
        "movement",
        hexes=hexes,
        allies={"immer": "first"},
        devices={"amulet": "immer_monarch", "striding_boots": MONARCH},
    )
    assert powers.wielder(t.s, "striding_boots") == -1
    assert points(t.do(f"move {MONARCH}")) == 7


# -- retreats ---------------------------------------------------------------------------------------------------------


def attacked(*dice: int, **more: Any) -> Table:
    """Muetar's stack in the field is attacked and tries to retreat."""
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: [THEIRS, *armies("muetar", 1, 2)]}
    t = mid("combat", hexes=hexes, dice=[*dice], **more).do(f"attack {FIELD}")
    while t.question in ("commit", "attack"):
        t.do(next((option for option in t.options if option.startswith("commit")), "done"))
    return t.answer("retreat", "yes")


@pytest.mark.rule("DR-B-MAG-17")
@pytest.mark.parametrize(("devices", "retreats"), [({"sword_wizardry": THEIRS}, True), ({}, False)])
def test_a_stack_with_the_sword_of_wizardry_retreats_on_2(devices: dict[str, str], retreats: bool) -> None:
    t = attacked(2, 1, 1, devices=devices)
    assert (t.question == "retreat-where") == retreats


@pytest.mark.rule("DR-B-MAG-17", "DR-B-GEN-07")
def test_the_bearer_of_the_sword_is_magical_and_of_the_bag_not() -> None:
    t = mid(
        "movement",
        hexes={FIELD: ["rogue_1", MONARCH]},
        devices={"bag_of_wind": "rogue_1", "sword_wizardry": MONARCH},
        **ROGUE,
    )
    assert not powers.magical(t.s, WORLD.index["rogue_1"])
    assert powers.magical(t.s, WORLD.index[MONARCH])


@pytest.mark.rule("DR-B-MAG-20", "DR-DEC-64")
def test_a_failed_retreat_is_rolled_again_with_the_horn_once_a_game_turn() -> None:
    t = attacked(3, 5, devices={"horn_of_rally": THEIRS})
    assert (t.question, t.asked) == ("horn", ["second"])
    t.do("yes")
    assert t.rolls("DR-B-RET-01") == [(3,), (5,)]
    t.answer("retreat-where", t.options[0])
    assert t.events("retreats")
    powers.use(t.s, "horn_of_rally")
    assert powers.horn_of_rallying(t.s, 1, t.s.where[WORLD.index[THEIRS]]) is None


@pytest.mark.rule("DR-B-MAG-20")
def test_the_second_roll_stands_and_a_second_use_is_refused() -> None:
    t = attacked(3, 2, 1, 1, devices={"horn_of_rally": THEIRS}).answer("horn", "yes")
    assert t.rolls("DR-B-RET-01") == [(3,), (2,)]
    assert t.question != "horn"
    assert t.events("retreats") == []
    assert powers.horn_of_rallying(t.s, 1, WORLD.grid.at(FIELD)) is None
    t.s.turn += 1
    assert powers.horn_of_rallying(t.s, 1, WORLD.grid.at(FIELD)) is not None


@pytest.mark.rule("DR-B-MAG-20")
def test_the_horn_may_stay_silent_and_rallies_its_own_stack_only() -> None:
    silent = attacked(3, 1, 1, devices={"horn_of_rally": THEIRS}).answer("horn", "no")
    assert silent.rolls("DR-B-RET-01") == [(3,)]
    assert attacked(3, 1, 1, devices={"horn_of_rally": MONARCH}).question != "horn"


# -- fates ------------------------------------------------------------------------------------------------------------


def searched(*dice: int, friends: tuple[str, ...] = ()) -> Table:
    """Two armies come one after the other into the space of a lone bearer of the Cloak."""
    hexes = {FIELD: ["immer_monarch", *friends], RING[0]: armies("muetar", 1, 2)}
    t = mid(
        "movement",
        phasing=1,
        seats=3,
        hexes=hexes,
        allies={"immer": "first"},
        dice=[*dice],
        devices={"cloak_of_dusk": "immer_monarch"},
    )
    return t.do("move muetar_army_1", f"go {FIELD}", "search immer_monarch")


@pytest.mark.rule("DR-B-MAG-21", "DR-B-FAT-12")
def test_a_lone_bearer_of_the_cloak_is_not_taken_on_a_6() -> None:
    t = searched(6)
    assert (t.question, t.asked, t.options) == ("fate-after", ["first"], ["wear-cloak", "none"])
    t.do("wear-cloak")
    assert t.where("immer_monarch") == FIELD
    assert t.events("captured") == []


@pytest.mark.rule("DR-B-MAG-21")
def test_a_second_6_in_the_same_game_turn_captures_them() -> None:
    t = searched(6).do("wear-cloak")
    captor = t.s.master[WORLD.index["muetar_army_1"]]
    fallout.later(t.s, fallout.FATE, WORLD.index["immer_monarch"], 0, captor, WORLD.grid.at(FIELD))
    t.s.dice = t.s.dice.after([6])
    settled(t)
    assert t.events("captured")


@pytest.mark.rule("DR-B-MAG-21")
@pytest.mark.parametrize("die", [1, 3])
def test_the_cloak_helps_against_nothing_but_a_6(die: int) -> None:
    t = searched(die)
    assert t.question != "fate-after"
    assert bool(t.events("killed")) == (die == 1)


@pytest.mark.rule("DR-B-MAG-21")
def test_the_cloak_does_not_hide_a_whole_army() -> None:
    own = ["immer_monarch", *armies("immer", 1, 2, 3)]
    t = clash(
        own,
        armies("muetar", 1, 2, 3),
        1,
        2,
        6,
        seats=3,
        allies={"immer": "first"},
        devices={"cloak_of_dusk": "immer_monarch"},
    )
    t.do("lose immer_army_1")
    assert t.question != "fate-after"
    assert t.events("captured")


# -- the Chain --------------------------------------------------------------------------------------------------------


def prison_falls(**more: Any) -> Table:
    """Immer's monarch, Hothior's ally, lies in Groat, which Hothior besieges: it falls in turn 6."""
    hexes = {**around(GROAT, HOTHIOR), GROAT: ["muetar_army_1"]}
    t = mid(
        "siege",
        turn=6,
        hexes=hexes,
        allies={"immer": "first"},
        sieges={GROAT: "first"},
        prisoners={"immer_monarch": ["second", GROAT]},
        dice=[6],
        **more,
    )
    t.do(f"assault {GROAT}")
    while t.question in ("booty", "spoils", "advance"):
        t.do(t.options[-1] if t.question == "advance" else t.options[0])
    return t


@pytest.mark.rule("DR-B-MAG-23")
def test_a_prisoner_with_the_chain_is_free_after_the_next_movement_phase_of_their_own_side() -> None:
    t = prison_falls(devices={"chain_of_binding": "muetar_army_1"})
    assert t.where("immer_monarch") == "prison"
    assert t.s.prisoners[0].captor == 0
    for _ in range(4):
        t.until("next-move")
        assert t.where("immer_monarch") == "prison"  # the phase that follows in turn 6 is not the one
        last = t.s.turn == 7 and t.asked == ["first"]
        t.do("done")
        if last:
            break
    assert t.s.turn == 7
    assert t.s.prisoners == ()
    assert t.events("freed")


@pytest.mark.rule("DR-B-MAG-23", "DR-B-CAP-06")
def test_without_the_chain_they_are_free_at_once() -> None:
    t = prison_falls()
    assert t.s.prisoners == ()


@pytest.mark.rule("DR-B-MAG-23")
def test_their_own_side_cannot_release_them_before() -> None:
    t = prison_falls(devices={"chain_of_binding": "muetar_army_1"})
    for _ in range(8):  # until the Diplomacy Phase of turn 7 is over
        if t.s.turn == 7 and t.s.phasing == 0 and t.s.phase > 1:
            break
        assert t.question != "prisoners"
        t.do(next((option for option in ("done", "none", "stop", "no") if option in t.options), t.options[-1]))
    assert t.s.turn == 7
    assert t.where("immer_monarch") == "prison"


@pytest.mark.rule("DR-B-MAG-23")
def test_when_the_kingdom_of_the_prison_leaves_the_prisoner_stays() -> None:
    chain: dict[str, Any] = {"devices": {"chain_of_binding": GROAT}}
    for more, stays in ((chain, True), ({}, False)):
        t = mid(
            "movement",
            kingdoms={"hothior": "first", "pon": "second"},
            allies={"muetar": "second", "immer": "first"},
            prisoners={"immer_monarch": ["second", GROAT]},
            **more,
        )
        captives.free_those_in(t.s, KINGDOM_IDS.index("muetar"), 1)
        settled(t)
        assert bool(t.s.prisoners) == stays


@pytest.mark.rule("DR-B-MAG-23")
def test_the_next_holder_of_the_castle_is_the_next_jailer() -> None:
    t = mid(
        "events",
        kingdoms={"hothior": "first", "pon": "second", "mivior": "third"},
        seats=3,
        allies={"muetar": "third", "immer": "first"},
        prisoners={"immer_monarch": ["second", GROAT]},
        devices={"chain_of_binding": GROAT},
    )
    for begin in hooks.PLAYER_TURN_BEGINS.of(t.s):
        begin(t.s)
    assert t.s.prisoners[0].captor == 2
    assert not powers.held_fast(t.s, WORLD.index["immer_monarch"])


# -- where two chapters meet ------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-01", "DR-B-FAT-05")
def test_who_is_off_the_map_uses_nothing() -> None:
    t = mid("events", track={MONARCH: 9}, hexes={"0917": [OWN]}, devices={"spinning_wheel": MONARCH}, dice=[4, 4])
    assert t.about["number"] == 2
    assert has(t, MONARCH) == ["spinning_wheel"]


@pytest.mark.rule("DR-B-MAG-14", "DR-B-SIE-06")
def test_magical_defenders_count_nothing_in_a_castle_with_the_amulet() -> None:
    magical = "the_walking_dead"
    for bearer, value in ((THEIRS, 0), ("0917", WORLD.pieces[WORLD.index[magical]].siege)):
        t = mid("siege", hexes={PENNOL: [THEIRS, magical]}, masters={magical: "second"}, devices={"amulet": bearer})
        assert siege.strength(t.s, [WORLD.index[magical]]) == value
