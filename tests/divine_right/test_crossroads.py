"""Where two chapters of the Advanced game meet."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, fallout, siege, status, subjects, victory
from hexarchy.games.divine_right.advanced import militia
from hexarchy.games.divine_right.advanced.health import plague
from hexarchy.games.divine_right.advanced.thrones import revolt
from hexarchy.games.divine_right.records import Siege
from hexarchy.games.divine_right.scenarios import deploying, vassals
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY
from tests.divine_right import test_blockades as blockades
from tests.divine_right import test_militia as levies
from tests.divine_right import test_plague as sickness
from tests.divine_right import test_revolt as barons
from tests.divine_right.crowns import ALTARR, OWN, SWORN, WIRZOR, contested
from tests.divine_right.invariants import check
from tests.divine_right.scenario_tables import begin
from tests.divine_right.sieges import GROAT, HOTHIOR, around, ring
from tests.divine_right.table import WORLD, Table, new
from tests.divine_right.test_captives import settled
from tests.divine_right.test_storm_riders import REVOLT, empire

MILITIA = [name for name in WORLD.names if name.startswith("militia_")]
ELSEWHERE = "2010"


def under_arms(number: int) -> dict[str, Any]:
    """So many militia are in the field for the second seat already."""
    taken = MILITIA[:number]
    return {"hexes": {ELSEWHERE: taken}, "masters": dict.fromkeys(taken, "second")}


# -- counters that are used up ----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BRV-03", "DR-A-BRV-05")
def test_no_revolt_rises_without_a_single_unit() -> None:
    t = barons.simmering(**under_arms(len(MILITIA)))
    assert "rise" not in t.options
    assert [reason.key for reason in t.s.why_not("first", "rise")] == ["no-militia-left"]
    few = barons.simmering(**under_arms(len(MILITIA) - 1)).do("rise")
    assert few.stack(barons.FIELD) == [MILITIA[-1], "rebel"]
    check(few.s)


@pytest.mark.rule("DR-A-MIL-01", "DR-A-MIL-02")
def test_a_call_to_arms_raises_those_who_are_left() -> None:
    immer = KINGDOM_IDS.index("immer")
    taken = under_arms(len(MILITIA) - 1)
    t = levies.game("combat", {levies.FIELD: ["muetar_army_1"], **taken["hexes"]}, masters=taken["masters"])
    assert militia.strength(t.s, immer) == 1
    t.do("call-militia immer")
    while t.question == "militia":
        t.do(t.options[0])
    assert sum(levies.mustered(t).values()) == 1
    none = under_arms(len(MILITIA))
    full = levies.game("combat", {levies.FIELD: ["muetar_army_1"], **none["hexes"]}, masters=none["masters"])
    assert "call-militia immer" not in full.options


# -- the Rebel in another's shape -------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BRV-05", "DR-A-CURSE-27", "DR-A-CURSE-28", "DR-A-CURSE-47")
@pytest.mark.parametrize(
    ("counter", "about"),
    [("wayfarer_1", {}), ("beast_1", {"form": "land"}), ("vampire_1", {"grave": barons.FIELD})],
)
def test_with_the_revolt_goes_the_shape_its_leader_has(counter: str, about: dict[str, Any]) -> None:
    t = barons.risen(
        where={barons.FIELD: [*barons.BAND, counter]},
        options={"curses": True},
        guises={counter: {"hero": "rebel", **about}},
        masters={counter: "first"},
    )
    revolt.end(t.s)
    assert (t.where("rebel"), t.where(counter), t.s.guises) == ("gone", "gone", ())
    check(t.s)


# -- a port with fleets and troops inside -----------------------------------------------------------------------------


@pytest.mark.rule("DR-B-COM-02", "DR-B-COM-05", "DR-B-SIE-14", "DR-A-BFL-01", "DR-A-BFL-02")
def test_a_coast_with_troops_and_fleets_is_attacked_once_on_land_or_at_sea() -> None:
    inside = [*blockades.OWN, "mivior_army_1", "mivior_army_2"]
    outside = ["hothior_army_1", "hothior_fleet_1"]
    t = blockades.blockade({blockades.COLIST: inside, blockades.OFFING: outside}, 3, 4)
    t.do(f"break-out {blockades.OFFING}")
    assert [f"commit {unit}" for unit in ("mivior_army_1", blockades.OWN[0])] == [t.options[0], t.options[2]]
    t.do(f"commit {blockades.OWN[0]}")
    assert not [option for option in t.options if "army" in option]
    while t.question != "break-out":
        t.do("no" if "no" in t.options else "done" if "done" in t.options else t.options[0])
    assert blockades.OFFING not in t.targets("break-out")
    check(t.s)


@pytest.mark.rule("DR-B-COM-02", "DR-B-SIE-14", "DR-B-SIE-16", "DR-A-BFL-01", "DR-A-BFL-02")
@pytest.mark.parametrize("verb", ["break-out", "break-in"])
def test_besiegers_at_sea_are_attacked_from_within_or_from_without(verb: str) -> None:
    inside = [*blockades.OWN, "mivior_army_1"]
    t = blockades.blockade({blockades.COLIST: inside, blockades.OFFING: ["mivior_fleet_3"]}, 3, 4)
    assert blockades.SEA in t.targets("break-out")
    assert t.targets("break-in") == [blockades.SEA]
    t.do(f"{verb} {blockades.SEA}")
    while t.question != "break-out":
        t.do(next((one for one in ("no", "advance mivior_fleet_3") if one in t.options), t.options[-1]))
        check(t.s)
    assert blockades.SEA not in [*t.targets("break-out"), *t.targets("break-in")]
    assert t.targets("break-out")  # the troops inside go for those on land


# -- the Black Plague and an Epidemic ---------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BLP-04", "DR-A-EPI-16")
def test_what_an_epidemic_cost_a_castle_does_not_come_back_with_the_plague_of_its_besiegers() -> None:
    given: dict[str, Any] = {"dying": [GROAT], "damage": {GROAT: 1}, "plague": {GROAT: "first"}}
    hexes = {**around(GROAT, HOTHIOR), ELSEWHERE: [sickness.HAND]}
    sick = sickness.siege_of(side="second", phase="movement", hexes=hexes, plagued=[*HOTHIOR[:2]], **given)
    plague.vanish(sick.s)
    assert (sickness.own_strength(sick), sickness.health(sick)["dying"]) == (2, ["Groat"])
    people = sickness.siege_of(side="second", phase="movement", hexes=hexes, **given)
    plague.vanish(people.s)
    assert (sickness.own_strength(people), sickness.health(people)["dying"]) == (3, [])


# -- a garrison that goes over while others besiege it ----------------------------------------------------------------


@pytest.mark.rule("DR-A-HEIR-06", "DR-B-SIE-04", "DR-B-SIE-17")
def test_a_third_players_siege_goes_on_against_the_heir() -> None:
    ours, theirs = [f"mercenary_{n}" for n in range(1, 9)], [f"mercenary_{n}" for n in range(10, 15)]
    hexes = {**around(WIRZOR, ours), **around(WIRZOR, theirs, (1, 4))}
    hexes[ring(WIRZOR)[0]] += ["immer_monarch", *SWORN]
    hexes |= {WIRZOR: [OWN[1]], ALTARR: ["usurper", OWN[0]], "1407": [*OWN[2:]]}
    masters = {**dict.fromkeys(ours, "second"), **dict.fromkeys(theirs, "third")}
    t = contested("siege", 5, hexes=hexes, masters=masters, sieges={WIRZOR: "second"}, castles=(), seats=3)
    castle = WORLD.castle_at[WORLD.grid.at(WIRZOR)].index
    t.s.sieges = (*t.s.sieges, Siege(castle, 2, t.s.turn, fresh=False))
    t.do("yes")
    assert [one.seat for one in t.s.sieges] == [2]
    assert t.s.castle_owner(castle) == 1
    assert not siege.conditions(t.s, castle, 2)
    check(t.s)


# -- vassals who leave their liege ------------------------------------------------------------------------------------

PON = KINGDOM_IDS.index("pon")
CROW = "2817"  # the royal castle of Pon


def garrisoned() -> Table:
    """A Great Captain of the satrap serves his inactive vassal Pon, in which he has a prisoner of the rebel's."""
    return empire(
        "diplomacy",
        REVOLT,
        hexes={"0917": ["great_captain_3"]},
        masters={"great_captain_3": "first"},
        captains={"great_captain_3": "pon"},
        allies={"rombune": "second"},
        prisoners={"rombune_monarch": ["first", CROW]},
        dice=[1],
    )


@pytest.mark.rule("DR-B-HER-09", "DR-B-CAP-06", "DR-A-SCW-17", "DR-A-SCW-25")
@pytest.mark.parametrize("won", [True, False])
def test_an_inactive_vassal_that_leaves_its_liege_takes_its_prisons_and_leaves_its_captain(won: bool) -> None:
    t = garrisoned()
    if won:
        status.activate(t.s, PON, 1, fresh=True)
    else:
        subjects.release(t.s, PON)
    assert fallout.noted(t.s, fallout.ASSIGN) == {WORLD.index["great_captain_3"]}
    assert fallout.noted(t.s, fallout.JAILS) == {PON}
    assert not vassals.is_vassal(t.s, PON)
    assert bool(t.s.venture.stiff >> PON & 1) is won
    assert bool(t.s.venture.freed >> PON & 1) is not won


@pytest.mark.rule("DR-A-SCW-13", "DR-A-SCW-14", "DR-B-CAP-05")
@pytest.mark.parametrize(("hero", "seat"), [("kang", 2), ("khagan", 0), ("muetar_monarch", 1)])
def test_who_has_lost_a_part_of_the_scenario_keeps_the_points_and_does_not_come_back(hero: str, seat: int) -> None:
    t = empire("movement", inactive=("immer",), venture={"vassals": ["immer"]})
    assert victory.neutral_kingdoms(t.s)
    captives.kill(t.s, WORLD.index[hero], NOBODY, points=False)
    settled(t)
    assert t.s.players[seat].out
    assert (t.question == "may-return") is (hero == "muetar_monarch")


# -- monsters at the start of a scenario ------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-62", "DR-A-CURSE-47", "DR-A-KHA-01", "DR-A-SCW-08")
@pytest.mark.parametrize(("scenario", "role"), [("khagan", "lord"), ("storm_rider_civil_war", "invader")])
def test_monsters_do_not_march_with_a_conquerors_host(scenario: str, role: str) -> None:
    for monster in ("vampire_1", "werewolf_1"):
        t, lair = loose(scenario, role, monster)
        while t.s.turn == 0:
            mine = t.asked == [t.master(monster)] and t.question == "scenario-forces"
            assert not (mine and t.about.get("unit") == WORLD.index[monster])
            t.do(t.options[-2] if mine and len(t.options) > 1 else t.options[-1])
        assert t.where(monster) == lair
        host = deploying.host(t.s, getattr(t.s.venture, role))
        camps = {t.where(WORLD.names[piece]) for piece in host}
        assert lair not in camps


def loose(scenario: str, role: str, monster: str) -> tuple[Table, str]:
    """A scenario in which a monster is the conqueror's, and where it is."""
    for seed in range(1, 60):
        t = begin(scenario, 3, seed, level="intermediate", curses=True, gothic_start=True)
        while t.question in ("gothic-place", "gothic-choice"):
            t.do(t.options[0])
        if t.master(monster) == t.s.name(getattr(t.s.venture, role)):
            return t, t.where(monster)
    raise AssertionError("no conqueror has drawn it")


@pytest.mark.rule("DR-A-CURSE-62", "DR-A-RND-01", "DR-B-SPM-03")
def test_strangers_of_the_opening_draw_enter_in_their_own_way() -> None:
    options: dict[str, Any] = {"level": "intermediate", "curses": True, "gothic_start": True}
    t = new(3, 1, **options, randomizer_options=True, opening_draw=True)
    while t.question != "entry":
        assert t.s.turn == 0, "nobody asks where they come from"
        t.do(t.options[0])
    assert t.where(WORLD.names[t.about["unit"]]) == "waiting"
