"""Winter on the ground and at court (DR-A-WIN): the calendar, forage, snow, ice, storms that stop armies."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.options import BadOption
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.advanced import forced_march
from hexarchy.games.divine_right.words import KINGDOM_IDS
from hexarchy.games.divine_right.words import MOUNTAIN as MOUNTAINS
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_sequence import play_on
from tests.divine_right.winter import (
    ALTARR,
    BORDER,
    FROST,
    GAP,
    MOUNTAIN,
    NEAR,
    PLAIN,
    SOUTH,
    SWAMP,
    WOOD,
    cold,
    costs,
    pieces,
    points,
)

IMMER = pieces("immer_army", 1, 2, 3, 4)
KEEP_ROW = 18
PON = KINGDOM_IDS.index("pon")

# -- the year ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-WIN-01", "DR-DEC-01")
def test_turn_21_follows_turn_20_and_the_year_ends_with_turn_30() -> None:
    t = play_on(cold("combat", turn=20, phasing=1), 1)
    assert (t.s.turn, t.s.result) == (21, None)
    assert t.events("winter-comes")
    assert play_on(cold("combat", turn=30, phasing=1), 1).s.result is not None
    assert play_on(at("combat", turn=20, phasing=1, options={"level": "intermediate"}), 1).s.result is not None


@pytest.mark.rule("DR-A-WIN-01", "DR-A-LEN-01")
def test_the_table_may_agree_on_another_last_turn_or_on_none() -> None:
    agreed: dict[str, Any] = {"variable_length": True, "last_turn": 34}
    assert play_on(cold("combat", turn=30, phasing=1, options=agreed), 1).s.turn == 31
    assert play_on(cold("combat", turn=34, phasing=1, options=agreed), 1).s.result is not None
    endless = play_on(cold("combat", turn=60, phasing=1, options={"to_the_last": True}), 1)
    assert (endless.s.turn, endless.s.result) == (61, None)
    assert endless.view(None)["last_turn"] == 0
    endless.log += endless.s.apply(1, "resign")
    assert endless.winner == "first"
    with pytest.raises(BadOption):
        GAME.new(options={"to_the_last": True}, dice=SeededDice(1), seats=GAME.seats[:2])


@pytest.mark.rule("DR-A-WIN-28")
def test_after_turn_30_comes_the_first_turn_of_a_new_year() -> None:
    agreed: dict[str, Any] = {"variable_length": True, "last_turn": 60}
    t = play_on(cold("combat", turn=30, phasing=1, options=agreed, blizzard=25), 1)
    climate = t.view(None)["climate"]
    assert (climate["year"], climate["turn"], climate["winter"], climate["snow"]) == (2, 1, False, False)
    assert [event["year"] for event in t.events("spring-comes")] == [2]
    assert not t.s.climate.blizzard
    winter_again = play_on(cold("combat", turn=50, phasing=1, options=agreed), 1)
    assert winter_again.view(None)["climate"] | {"snowed_in": []} == {
        "year": 2,
        "turn": 21,
        "winter": True,
        "snow": False,
        "blizzard": False,
        "storm": False,
        "snowed_in": [],
    }


@pytest.mark.rule("DR-A-WIN-28")
def test_the_turns_to_come_are_named_by_year() -> None:
    def titles(t: Table, lang: str) -> list[str]:
        cards = [card for panel in GAME.scene(t.view(None))["panels"] for card in panel.get("cards", ())]
        return [card["title"][lang] for card in cards if card["id"].startswith("turn-")]

    t = cold("movement", turn=33, options={"variable_length": True, "last_turn": 60})
    assert titles(t, "en")[:: len(titles(t, "en")) - 1] == ["Turn 3 of year 2", "Turn 30 of year 2"]
    assert titles(t, "fr")[0] == "Tour 3 de l’année 2"
    assert titles(cold("movement", turn=3, options={"to_the_last": True}), "en")[0] == "Turn 3"


@pytest.mark.rule("DR-A-WIN-02")
def test_the_snow_area_ends_with_the_row_of_stump_hole() -> None:
    rows = {int(name[2:]) for space, name in enumerate(WORLD.grid.ids) if WORLD.snow >> space & 1}
    assert rows == set(range(10))
    assert WORLD.grid.ids[WORLD.space("Stump Hole")].endswith("09")


@pytest.mark.rule("DR-A-WIN-03", "DR-A-WIN-23")
def test_the_map_shows_the_lines_of_winter_when_they_matter() -> None:
    def washed(t: Table) -> dict[str, int]:
        """The southernmost row of each area that is painted."""
        overlays = GAME.scenes.scene(t.s.view(0)).overlays
        painted = {one.id: one.entries[0].hexes for one in overlays if one.id in ("snow", "poor-forage")}
        return {name: max(int(hex_[2:]) for hex_ in hexes) for name, hexes in painted.items()}

    assert washed(cold("movement", turn=12)) == {}
    assert washed(cold("movement", snow=False)) == {"poor-forage": 9}
    assert washed(cold("movement", snow=True)) == {"snow": 9, "poor-forage": KEEP_ROW - 1}


# -- forage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-WIN-03", "DR-T-A-SNOW")
def test_units_that_start_in_the_snow_area_and_their_leaders_lose_a_point() -> None:
    there: dict[str, Any] = {"hexes": {PLAIN: ["immer_monarch", *IMMER]}}
    assert points(cold("movement", **there), "immer_army_1") == 4
    assert points(cold("movement", **there), "immer_monarch", "immer_army_1") == 6
    assert points(cold("movement", **there), "immer_monarch") == 7
    assert points(cold("movement", turn=20, **there), "immer_army_1") == 5
    assert points(cold("movement", on=False, **there), "immer_army_1") == 5


@pytest.mark.rule("DR-A-WIN-03")
def test_who_sets_out_south_of_the_snow_area_finds_forage() -> None:
    assert points(cold("movement", hexes={SOUTH: IMMER}), "immer_army_1") == 5
    t = cold("movement", hexes={SOUTH: IMMER})
    t.do("move immer_army_1", f"go {BORDER}")
    assert t.about["points"] == 4  # of 5: it began in the south


@pytest.mark.rule("DR-A-WIN-03")
def test_a_leader_who_takes_up_hungry_units_on_the_way_loses_the_point_then() -> None:
    t = cold("movement", hexes={SOUTH: ["immer_monarch"], BORDER: IMMER})
    t.do("move immer_monarch", f"go {BORDER}")
    assert t.about["points"] == 6
    assert t.do("with immer_army_1").about["points"] == 5


@pytest.mark.rule("DR-A-WIN-03")
@pytest.mark.parametrize("piece", ["ogre_1", "eaters_monarch", "the_undead_1", "ogsbogg"])
def test_some_folk_need_no_forage(piece: str) -> None:
    allies = {"eaters": "first", "black_hand": "first"}
    t = cold("movement", hexes={"1908": [piece]}, allies=allies, masters={piece: "first"})
    assert points(t, piece) == WORLD.pieces[WORLD.index[piece]].move


@pytest.mark.rule("DR-A-WIN-04")
def test_trolls_march_further_in_winter() -> None:
    trolls: dict[str, Any] = {
        "kingdoms": {"trolls": "first", "muetar": "second"},
        "hexes": {"2702": ["trolls_monarch", "trolls_army_1"]},
    }
    assert points(cold("movement", **trolls), "trolls_army_1") == 6
    assert points(cold("movement", **trolls), "trolls_monarch") == 8
    assert points(cold("movement", turn=20, **trolls), "trolls_army_1") == 4
    ally: dict[str, Any] = {
        "allies": {"trolls": "first"},
        "personalities": {"trolls": 10},
        "hexes": {"2702": ["trolls_monarch"]},
    }
    assert points(cold("movement", **ally), "trolls_monarch") == 6  # Incompetent: as the regulars


@pytest.mark.rule("DR-A-WIN-23")
def test_after_the_first_snow_forage_is_poor_up_to_the_row_of_the_keep() -> None:
    def left(space: str, *, snow: bool) -> int:
        t = cold("movement", hexes={space: ["mercenary_1"]}, masters={"mercenary_1": "first"}, snow=snow)
        return points(t, "mercenary_1")

    south = next(
        name
        for space, name in enumerate(WORLD.grid.ids)
        if int(name[2:]) == KEEP_ROW and WORLD.land >> space & 1 and WORLD.land_of[space] < 0
    )
    assert int(WORLD.grid.ids[WORLD.space("The Keep")][2:]) == KEEP_ROW
    assert left(FROST, snow=True) == 4
    assert left(south, snow=True) == 5
    assert left(FROST, snow=False) == 5
    assert left(WOOD, snow=True) == 5  # in the snow itself forage is no matter any more (DR-A-WIN-08)


# -- snow and ice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-WIN-08", "DR-T-A-SNOW")
def test_snow_costs_a_point_more_for_every_space() -> None:
    def price(snow: bool, piece: str, start: str, space: str) -> int:
        t = cold("movement", hexes={start: [piece]}, masters={"mercenary_1": "first"}, snow=snow)
        return costs(t, piece)[space]

    assert price(True, "immer_army_1", PLAIN, ALTARR) == 2
    assert price(False, "immer_army_1", PLAIN, ALTARR) == 1
    assert price(True, "mercenary_1", "1508", WOOD) == 3
    assert price(True, "immer_monarch", PLAIN, NEAR) == 2  # heroes too
    assert price(True, "immer_army_1", BORDER, SOUTH) == 1  # out of the snow


@pytest.mark.rule("DR-A-WIN-08")
def test_a_forest_bonus_helps_in_snow() -> None:
    elves: dict[str, Any] = {"kingdoms": {"neuth": "first", "muetar": "second"}, "hexes": {"1508": ["neuth_army_1"]}}
    assert costs(cold("movement", **elves, snow=True), "neuth_army_1")[WOOD] == 2


@pytest.mark.rule("DR-A-WIN-08", "DR-A-ZOC-03")
def test_snow_and_a_zone_of_control_are_both_paid() -> None:
    horde = ["muetar_monarch", *pieces("muetar_army", *range(1, 11))]
    given: dict[str, Any] = {"hexes": {WOOD: horde, "1708": ["immer_army_1"]}, "snow": True}
    t = cold("movement", options={"zones_of_control": True}, **given)
    assert costs(t, "immer_army_1")[BORDER] == 3
    assert costs(cold("movement", **given), "immer_army_1")[BORDER] == 2


@pytest.mark.rule("DR-A-WIN-09", "DR-T-A-SNOW")
def test_frozen_swamps_cost_one_and_the_snow() -> None:
    def price(snow: bool) -> int:
        t = cold("movement", hexes={"1107": ["mercenary_1"]}, masters={"mercenary_1": "first"}, snow=snow)
        return costs(t, "mercenary_1")[SWAMP]

    assert (price(True), price(False)) == (2, 2)
    assert WORLD.snow >> WORLD.grid.at(SWAMP) & 1


@pytest.mark.rule("DR-A-WIN-09")
def test_a_swamp_with_a_river_in_it_is_still_dear() -> None:
    given: dict[str, Any] = {"hexes": {"2509": ["mercenary_1"]}, "masters": {"mercenary_1": "first"}}
    assert costs(cold("movement", **given), "mercenary_1")["2609"] == 4
    assert costs(cold("movement", **given, snow=True), "mercenary_1")["2609"] == 1 + 2 + 1


@pytest.mark.rule("DR-A-WIN-09")
def test_small_boats_stop_in_the_snow_area() -> None:
    shore: dict[str, Any] = {"hexes": {"0406": ["immer_monarch"]}, "allies": {"neuth": "first"}}
    assert "by boat" in cold("movement", **shore).do("move immer_monarch").options
    t = cold("movement", **shore, snow=True).do("move immer_monarch")
    assert "by boat" not in t.options
    afloat = cold("movement", **shore, snow=True, boats=["immer_monarch"]).do("move immer_monarch")
    assert "land immer_monarch" in afloat.options
    assert not afloat.targets("go")
    assert afloat.refuses("go 0506") == ["DR-A-WIN-09"]


@pytest.mark.rule("DR-A-WIN-10")
def test_urmoff_lies_in_the_ice_until_spring() -> None:
    there: dict[str, Any] = {"hexes": {"0506": ["urmoff"]}, "masters": {"urmoff": "first"}}
    t = cold("movement", turn=23, **there, snow=True)
    assert t.refuses("move urmoff") == ["DR-A-WIN-10"]
    assert "move urmoff" in cold("movement", turn=23, **there).options
    assert "move urmoff" in cold("movement", turn=31, options={"to_the_last": True}, **there).options


@pytest.mark.rule("DR-A-WIN-11")
def test_frozen_rivers_are_no_roads_to_schardenzar() -> None:
    there: dict[str, Any] = {"hexes": {"2309": ["schardenzar"]}, "masters": {"schardenzar": "first"}, "allies": {}}
    river = "2308"
    open_ = costs(cold("movement", **there), "schardenzar")[river]
    assert (open_, costs(cold("movement", **there, snow=True), "schardenzar")[river]) == (1, 3)


@pytest.mark.rule("DR-A-WIN-14")
def test_mountains_under_snow_are_closed_but_to_those_at_home_there() -> None:
    def refused(*party: str, snow: bool = True, **more: Any) -> list[str]:
        ours = {piece: "first" for piece in party if not piece.startswith(("immer", "zorn", "ghem"))}
        given: dict[str, Any] = {"hexes": {GAP: [*party]}, "masters": ours, "allies": {"zorn": "first"}, "snow": snow}
        t = cold("movement", **{**given, **more})
        t.do(f"move {party[0]}", *(f"with {piece}" for piece in party[1:]))
        return [] if f"go {MOUNTAIN}" in t.options else t.refuses(f"go {MOUNTAIN}")

    assert WORLD.terrain[WORLD.grid.at(MOUNTAIN)] & MOUNTAINS
    assert refused("immer_monarch", "immer_army_1") == ["DR-A-WIN-14"]
    assert refused("immer_monarch") == ["DR-A-WIN-14"]
    assert refused("immer_army_1", snow=False) == []
    assert refused("zorn_army_1") == []
    assert refused("zorn_army_1", "immer_army_1") == ["DR-A-WIN-14"]
    assert refused("schardenzar", "immer_army_1") == []  # magical, and +1
    assert refused("black_knight", "immer_army_1") == []  # +1
    flying: dict[str, Any] = {"masters": {"hippogriffs": "first"}, "hexes": {GAP: ["hippogriffs"]}}
    assert refused("hippogriffs", **flying) == []


# -- storms -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-WIN-12")
def test_the_storm_of_a_player_stops_their_units_in_the_snow_area() -> None:
    t = cold("events", hexes={"1508": IMMER, SOUTH: ["immer_monarch", "immer_army_5"]}, dice=[1, 2]).until("next-move")
    assert [event["side"] for event in t.events("snow-storm")] == ["first"]
    assert t.refuses("move immer_army_1") == ["DR-A-WIN-12"]
    t.do("move immer_army_5")
    assert t.refuses(f"go {BORDER}") == ["DR-A-WIN-12"]
    t.do("stop", "move immer_monarch")
    assert f"go {BORDER}" in t.options  # a hero without combat units


@pytest.mark.rule("DR-A-WIN-12")
def test_the_others_move_in_a_snow_storm() -> None:
    given: dict[str, Any] = {"hexes": {"2309": ["muetar_army_1"]}, "dice": [1, 2]}
    t = cold("events", **given).until("next-move").do("done").until("next-move")
    assert t.asked == ["second"]
    assert "move muetar_army_1" in t.options


@pytest.mark.rule("DR-A-WIN-13", "DR-A-WIN-17")
def test_no_combat_unit_moves_in_the_snow_area_in_a_blizzard() -> None:
    given: dict[str, Any] = {
        "hexes": {"1508": [*IMMER, "hippogriffs"], SOUTH: ["immer_army_5"], "1205": ["immer_monarch"]},
        "masters": {"hippogriffs": "first"},
    }
    t = cold("movement", blizzard=22, **given)
    assert t.refuses("move immer_army_1") == ["DR-A-WIN-13"]
    assert t.refuses("move hippogriffs") == ["DR-A-WIN-17"]
    t.do("move immer_army_5")
    assert t.refuses(f"go {BORDER}") == ["DR-A-WIN-13"]
    assert "move immer_monarch" in t.do("stop").options
    assert "move immer_army_1" in cold("movement", blizzard=21, **given).options  # the turn after


@pytest.mark.rule("DR-A-WIN-17")
def test_flyers_do_not_fly_into_a_blizzard() -> None:
    given: dict[str, Any] = {"hexes": {SOUTH: ["hippogriffs"]}, "masters": {"hippogriffs": "first"}}
    t = cold("movement", blizzard=22, **given).do("move hippogriffs")
    assert t.refuses("go 1605") == ["DR-A-WIN-17"]
    assert "go 1605" in cold("movement", **given).do("move hippogriffs").options


@pytest.mark.rule("DR-A-WIN-18")
def test_hardy_folk_move_in_a_blizzard_and_pay_for_the_snow() -> None:
    hired = ["ogre_1", "ogsbogg", "hamahara", "shadowwolves"]
    given: dict[str, Any] = {
        "hexes": {"1908": hired},
        "masters": dict.fromkeys(hired, "first"),
        "allies": {"trolls": "first"},
    }
    t = cold("movement", blizzard=22, **given)
    assert {f"move {piece}" for piece in hired} <= {*t.options}
    assert costs(t, "ogre_1")["2008"] == 2
    trolls = cold("movement", blizzard=22, allies={"trolls": "first"}, hexes={"2702": ["trolls_army_1"]})
    assert "move trolls_army_1" in trolls.options


@pytest.mark.rule("DR-A-WIN-22")
def test_after_a_blizzard_southern_allies_do_not_enter_the_snow() -> None:
    def refused(**more: Any) -> list[str]:
        t = cold("movement", hexes={"2010": ["muetar_army_1"]}, **more).do("move muetar_army_1")
        return [] if "go 2009" in t.options else t.refuses("go 2009")

    ally: dict[str, Any] = {"kingdoms": {"immer": "first", "pon": "second"}, "allies": {"muetar": "first"}}
    assert refused(**ally, blizzard=21) == ["DR-A-WIN-22"]
    assert refused(**ally, snow=True) == []  # a storm alone does not frighten them
    own: dict[str, Any] = {"kingdoms": {"muetar": "first", "pon": "second"}}
    assert refused(**own, blizzard=21) == []
    inside = cold("movement", hexes={"2009": ["muetar_army_1"]}, **ally, blizzard=21).do("move muetar_army_1")
    assert "go 2008" in inside.options  # who is there already is not kept in a place


@pytest.mark.rule("DR-A-WIN-27", "DR-T-B-AVALANCHE")
def test_on_snow_avalanches_fall_sooner_and_further_south() -> None:
    slope, beside = "1111", "1110"

    def thrown(die: int, **more: Any) -> Table:
        given: dict[str, Any] = {
            "hexes": {beside: ["ozerg"], slope: pieces("muetar_army", 1, 2)},
            "masters": {"ozerg": "first"},
        }
        return cold("combat", dice=[die], **given, **more)

    assert f"avalanche {slope}" not in thrown(3).options
    t = thrown(3, snow=True).do(f"avalanche {slope}")
    assert (t.question, t.rule) == ("casualty", "DR-B-SMU-13")
    assert thrown(2, snow=True).do(f"avalanche {slope}").question != "casualty"


# -- courts -----------------------------------------------------------------------------------------------------------


def embassy(die: int, **more: Any) -> Table:
    given: dict[str, Any] = {"kingdoms": {"hothior": "first", "rombune": "second"}, "dice": [1, die], **more}
    return cold("diplomacy", **given)


@pytest.mark.rule("DR-A-WIN-19", "DR-T-B-DIPMOD")
def test_northern_kingdoms_are_easier_to_win_away() -> None:
    given: dict[str, Any] = {"allies": {"immer": "second", "pon": "second"}, "personalities": {"immer": 16, "pon": 1}}
    assert embassy(6, **given).do("deactivate immer").until("next-move").ally_of("immer") is None
    assert embassy(6, **given).do("deactivate pon").until("next-move").ally_of("pon") == "second"
    assert embassy(6, turn=20, **given).do("deactivate immer").until("next-move").ally_of("immer") == "second"


@pytest.mark.rule("DR-A-WIN-20")
def test_northern_kingdoms_do_not_activate_before_spring() -> None:
    t = embassy(6, turn=25)
    for kingdom in ("zorn", "immer", "neuth", "ghem"):
        assert t.refuses(f"activate {kingdom}") == ["DR-A-WIN-20"]
    assert {"activate black_hand", "activate pon"} <= {*t.options}
    assert "activate zorn" in embassy(6, turn=31, options={"to_the_last": True}).options


@pytest.mark.rule("DR-A-WIN-20", "DR-B-EVT-12")
def test_help_from_afar_does_not_come_out_of_the_snow() -> None:
    won = dict.fromkeys(("mivior", "muetar", "shucassam", "pon", "eaters", "black_hand", "trolls"), "second")
    given: dict[str, Any] = {"kingdoms": {"hothior": "first", "rombune": "second"}, "allies": won, "dice": [6, 6]}
    t = cold("events", **given).until("function")
    assert not t.events("joins")
    t = cold("events", turn=20, **given).until("function")
    assert [event["side"] for event in t.events("joins")] == ["first"]


@pytest.mark.rule("DR-A-WIN-20", "DR-B-ACT-10")
def test_a_siege_wakes_a_northern_kingdom_even_in_winter() -> None:
    around = ["1103", "1202", "1204", "1302", "1303", "1304"]
    hexes: dict[str, Any] = {space: [f"hothior_army_{number}"] for number, space in enumerate(around, 1)}
    given: dict[str, Any] = {"kingdoms": {"hothior": "first", "rombune": "second"}, "penalties": {"immer": ["first"]}}
    t = cold("movement", hexes=hexes, **given)
    t.do("besiege 1203")
    assert t.ally_of("immer") == "second"


@pytest.mark.rule("DR-A-WIN-26", "DR-T-B-DIPMOD")
def test_kingdoms_north_of_the_keep_are_harder_to_win_after_the_first_snow() -> None:
    given: dict[str, Any] = {"hands": {"first": ["bribe-1"]}, "personalities": {"muetar": 16, "shucassam": 1}}

    def won(kingdom: str, **more: Any) -> bool:
        t = embassy(5, **given, **more).do(f"activate {kingdom}", "play bribe-1").until("next-move")
        return t.ally_of(kingdom) == "first"

    assert not won("muetar", snow=True)
    assert won("muetar")
    assert won("shucassam", snow=True)


@pytest.mark.rule("DR-A-WIN-21")
def test_no_northern_barbarians_in_winter_and_fewer_others() -> None:
    t = embassy(3)
    assert t.refuses("recruit 0600") == ["DR-A-WIN-21"]
    assert t.refuses("recruit 3406") == ["DR-A-WIN-21"]  # eastern ones, but in the Snow Area
    assert "recruit 3412" in t.options
    assert {"recruit 0600", "recruit 3406"} <= {*embassy(3, turn=20).options}
    riders = pieces("eastern_horseman", 1, 2, 3)
    given: dict[str, Any] = {"hexes": {"3112": riders}, "masters": dict.fromkeys(riders, "first")}
    t = embassy(3, **given).do("recruit 3412")
    assert (t.question, t.about["number"]) == ("deserter", 2)
    assert len(embassy(5).do("recruit 0009").events("barbarians-join")[0]["units"]) == 3


@pytest.mark.rule("DR-A-WIN-05")
def test_northern_barbarians_go_home_when_winter_comes() -> None:
    wild = pieces("northern_barbarian", 1, 2)
    given: dict[str, Any] = {
        "hexes": {"1508": [*wild, "southern_barbarian_1"]},
        "masters": dict.fromkeys([*wild, "southern_barbarian_1"], "first"),
    }
    t = play_on(cold("combat", turn=20, phasing=1, **given), 1)
    assert [t.where(unit) for unit in (*wild, "southern_barbarian_1")] == ["pool", "pool", "1508"]


@pytest.mark.rule("DR-A-WIN-05", "DR-B-SIE-17")
def test_a_siege_of_northern_barbarians_ends_with_their_leaving() -> None:
    basimar = "2409"
    around = ["2309", "2408", "2410", "2508", "2509", "2510"]
    wild = pieces("northern_barbarian", *range(1, 13))
    hexes: dict[str, Any] = {space: wild[2 * n : 2 * n + 2] for n, space in enumerate(around)}
    given: dict[str, Any] = {"hexes": hexes, "masters": dict.fromkeys(wild, "first"), "sieges": {basimar: "first"}}
    t = cold("movement", turn=20, phasing=1, **given)
    assert t.besieged(basimar)
    assert not play_on(t, 1).besieged(basimar)


# -- the harvest ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-WIN-24", "DR-DEC-79", "DR-T-A-HARVEST")
def test_the_harvest_brings_back_a_unit_for_each_castle() -> None:
    standing = pieces("muetar_army", *range(7, 14))
    standing = [unit for unit in standing if unit in WORLD.index]
    given: dict[str, Any] = {"kingdoms": {"muetar": "first", "immer": "second"}, "hexes": {"2011": standing}}
    t = cold("events", turn=21, dice=[1, 3], **given)
    assert (t.question, t.rule, t.about["number"]) == ("replacement", "DR-A-WIN-24", 5)
    for left in (5, 4, 3, 2, 1):
        assert t.about["number"] == left
        t.do(t.options[0])
    assert t.rule != "DR-A-WIN-24"
    assert len(t.events("comes-back")) == 5
    assert cold("events", turn=22, dice=[1, 3], **given).rule != "DR-A-WIN-24"


@pytest.mark.rule("DR-A-WIN-24")
def test_kingdoms_that_act_for_nobody_get_them_at_home() -> None:
    lost = pieces("pon_army", 1, 2, 3, 4)
    few = {"pon": lost, "zorn": pieces("nithmere_goblins", *range(1, 8)), "trolls": ["trolls_army_1"]}
    piles: dict[str, Any] = {"pool": [unit for units in few.values() for unit in units]}
    t = play_on(cold("combat", turn=20, phasing=1, piles=piles), 1)
    left = {kingdom: sum(t.where(unit) == "pool" for unit in units) for kingdom, units in few.items()}
    assert left == {"pon": 1, "zorn": 2, "trolls": 1}


@pytest.mark.rule("DR-A-WIN-24")
def test_no_kingdom_reaps_twice_and_none_goes_empty() -> None:
    three: dict[str, Any] = {"muetar": "first", "immer": "second", "rombune": "third"}
    t = cold("movement", turn=21, seats=3, phasing=1, kingdoms=three, allies={"pon": "third"})
    before = len(t.s.eliminated(PON))
    t.log += t.s.apply(2, "resign")  # before their turn came: Pon has its harvest all the same
    assert len(play_on(t, 1).s.eliminated(PON)) == before - 3
    t = cold("events", turn=21, seats=3, phasing=2, kingdoms=three, allies={"pon": "third"})
    assert (t.asked, t.rule) == (["third"], "DR-A-WIN-24")
    t = t.until("function") if t.question != "function" else t
    back = len(t.s.eliminated(PON))
    t.log += t.s.apply(2, "resign")
    assert len(play_on(t, 1).s.eliminated(PON)) == back


@pytest.mark.rule("DR-A-WIN-06")
def test_bad_forage_enemies_and_rough_ground_take_two_at_most_from_a_forced_march() -> None:
    t = cold("movement", options={"forced_march": True}, kingdoms={"hothior": "first", "zorn": "second"})
    units = [WORLD.index["hothior_army_1"]]
    enemy_and_rough, rough = "2301", "1908"  # of Zorn; wasteland

    def taken(space: str) -> int:
        found = forced_march.modifiers(t.s, units, 1 << WORLD.grid.at(space))
        return sum(amount for _, amount in found if amount < 0)

    assert (taken(rough), taken(enemy_and_rough)) == (-2, -2)
