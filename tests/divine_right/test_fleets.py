"""DR-B-FLT, DR-B-ISL: ships, ports, passengers and castaways."""

from typing import Any

import pytest

from hexarchy.games.divine_right import events, fate
from hexarchy.games.divine_right.movement import modes, party
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.table import WORLD, Table, at

MIVIOR: dict[str, Any] = {"allies": {"mivior": "first"}}
BOTH: dict[str, Any] = {"allies": {"mivior": "first", "rombune": "second"}}
# The Great Sea off the western edge, from north to south.
SEA = ["0014", "0015", "0016", "0017", "0018", "0019", "0020", "0021", "0022"]


def around(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


def violated(t: Table, kingdom: str) -> bool:
    return bool(t.s.kingdoms[KINGDOM_IDS.index(kingdom)].violated)


# -- sailing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FLT-01", "DR-T-B-TERRAIN")
def test_a_fleet_crosses_eight_spaces_of_sea() -> None:
    t = at("movement", hexes={SEA[0]: ["mivior_fleet_1"]}, **MIVIOR).do("move mivior_fleet_1")
    assert t.ask.args["points"] == 8
    t.do(f"go {SEA[8]}")
    assert t.where("mivior_fleet_1") == SEA[8]
    assert len(t.events("moves")[0]["via"]) == 8


@pytest.mark.rule("DR-B-FLT-01")
def test_fleets_keep_to_the_water() -> None:
    t = at("movement", hexes={"0421": ["mivior_fleet_1"]}, **MIVIOR).do("move mivior_fleet_1")
    assert all(WORLD.sailable >> WORLD.grid.at(space) & 1 for space in t.targets("go"))
    assert t.refuses("go 1014") == ["DR-B-FLT-01"]


@pytest.mark.rule("DR-B-FLT-02")
def test_no_fleet_enters_where_enemy_ships_are() -> None:
    hexes = {SEA[0]: ["mivior_fleet_1"], SEA[2]: ["rombune_fleet_1"]}
    t = at("movement", hexes=hexes, **BOTH).do("move mivior_fleet_1")
    assert t.refuses(f"go {SEA[2]}") == ["DR-B-FLT-02"]


@pytest.mark.rule("DR-B-FLT-02")
def test_a_fleet_passes_enemies_ashore_but_does_not_stop_there() -> None:
    """The coast (4,22) in a corner where no other water leads on."""
    hexes = {"0421": ["mivior_fleet_1"], "0422": ["muetar_army_1"]}
    t = at("movement", hexes=hexes, **MIVIOR).do("move mivior_fleet_1")
    assert t.refuses("go 0422") == ["DR-B-FLT-02"]
    found = modes.reach(t.s, (WORLD.index["mivior_fleet_1"],), 0)
    assert WORLD.grid.at("0422") in found.came  # ways may lead through it


@pytest.mark.rule("DR-B-FLT-07")
def test_the_river_deep_leads_to_lake_carth() -> None:
    carth = {space for space in range(WORLD.grid.size) if WORLD.water_of[space] == "lake_carth"} & {
        space for space in range(WORLD.grid.size) if WORLD.sailable >> space & 1
    }
    t = at("movement", hexes={"1318": ["mivior_fleet_1"]}, allies={"mivior": "first"})
    found = modes.reach(t.s, (WORLD.index["mivior_fleet_1"],), -40)
    assert carth
    assert carth & {*found.costs}


@pytest.mark.rule("DR-B-FLT-07", "DR-DEC-43")
def test_the_closed_boom_bars_enemies_until_port_lork_is_plundered() -> None:
    hexes = {"0818": ["mivior_fleet_1"], "0819": ["hothior_fleet_1"]}
    allies: dict[str, Any] = {"allies": {"mivior": "second"}}
    t = at("movement", phasing=1, hexes=hexes, **allies).do("move mivior_fleet_1")
    assert t.refuses("go 0918") == ["DR-B-FLT-07"]
    t = at("movement", phasing=1, hexes=hexes, plundered=["0917"], **allies).do("move mivior_fleet_1", "go 0918")
    assert t.where("mivior_fleet_1") == "0918"
    t = at("movement", hexes=hexes, **allies).do("move hothior_fleet_1", "go 0918")  # its own ships pass
    assert t.where("hothior_fleet_1") == "0918"


@pytest.mark.rule("DR-B-FLT-07", "DR-DEC-43")
def test_the_player_of_port_lork_opens_and_closes_the_boom() -> None:
    hexes = {"0818": ["mivior_fleet_1"], "1014": ["hothior_army_1"]}
    t = at("movement", hexes=hexes, allies={"mivior": "second"}).do("open-boom")
    assert t.s.boom_open
    assert "close-boom" in t.options
    assert "open-boom" not in at("movement", phasing=1, hexes=hexes, allies={"mivior": "second"}).options
    t = at("movement", phasing=1, hexes=hexes, allies={"mivior": "second"}, boom_open=True)
    t.do("move mivior_fleet_1", "go 0918")
    assert t.where("mivior_fleet_1") == "0918"


@pytest.mark.rule("DR-B-FLT-07")
def test_while_hothior_is_neutral_the_boom_is_closed_to_everybody() -> None:
    kingdoms = {"mivior": "first", "pon": "second"}
    t = at("movement", kingdoms=kingdoms, hexes={"0818": ["mivior_fleet_1"]}, boom_open=True).do("move mivior_fleet_1")
    assert t.refuses("go 0918") == ["DR-B-FLT-07"]
    assert t.s.boom_shut


# -- passengers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FLT-03", "DR-DEC-44")
def test_a_fleet_carries_one_unit_and_any_heroes() -> None:
    aboard = ["hothior_army_1", "hothior_monarch", "mivior_monarch"]
    hexes = {"0421": ["mivior_fleet_1", "hothior_army_2", *aboard]}
    t = at("movement", hexes=hexes, aboard=dict.fromkeys(aboard, "mivior_fleet_1"), **MIVIOR)
    t.do("move hothior_army_2")
    assert t.refuses("board mivior_fleet_1") == ["DR-B-FLT-03"]


@pytest.mark.rule("DR-B-FLT-03", "DR-B-FLT-04")
def test_boarding_sailing_and_landing_in_one_turn() -> None:
    hexes = {"0421": ["mivior_fleet_1", "mivior_army_1"]}
    t = at("movement", hexes=hexes, **MIVIOR)
    t.do("move mivior_army_1", "board mivior_fleet_1", "move mivior_fleet_1", "go 0920", "land mivior_army_1")
    assert t.where("mivior_army_1") == "0920"
    assert not t.s.aboard
    t.do("go 0819").until("next-move")  # the fleet goes on
    assert t.where("mivior_fleet_1") == "0819"
    assert t.refuses("move mivior_army_1") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-B-FLT-03")
def test_a_fleet_takes_up_passengers_on_its_way() -> None:
    hexes = {"0421": ["mivior_fleet_1"], "0422": ["mivior_army_1", "mivior_army_2"]}
    t = at("movement", hexes=hexes, **MIVIOR).do("move mivior_fleet_1", "go 0422")
    assert t.targets("with") == ["mivior_army_1", "mivior_army_2"]
    t.do("with mivior_army_1")
    assert t.targets("with") == []  # one unit a fleet
    t.do("go 0421")
    assert (t.where("mivior_army_1"), t.where("mivior_army_2")) == ("0421", "0422")


@pytest.mark.rule("DR-B-FLT-03")
def test_several_fleets_carry_one_unit_each() -> None:
    fleets, armies = ["mivior_fleet_1", "mivior_fleet_2"], ["mivior_army_1", "mivior_army_2", "mivior_army_3"]
    t = at("movement", hexes={"0421": [*fleets, *armies]}, **MIVIOR)
    t.do("move mivior_fleet_1", "with mivior_fleet_2", "with mivior_army_1", "with mivior_army_2")
    assert "mivior_army_3" not in t.targets("with")
    t.do("go 0422")
    assert {*t.stack("0422")} == {*fleets, *armies[:2]}
    assert t.targets("land") == armies[:2]
    t.do("land mivior_army_2", "go 0421")
    assert (t.where("mivior_army_1"), t.where("mivior_army_2")) == ("0421", "0422")


@pytest.mark.rule("DR-B-FLT-03")
def test_nobody_lands_on_a_mountainous_coast_or_at_sea() -> None:
    aboard: dict[str, Any] = {"aboard": {"mivior_army_1": "mivior_fleet_1"}, **MIVIOR}
    for space in ("0518", SEA[3]):
        t = at("movement", hexes={space: ["mivior_fleet_1", "mivior_army_1"]}, **aboard).do("move mivior_fleet_1")
        assert t.refuses("land mivior_army_1") == ["DR-B-FLT-03"]


@pytest.mark.rule("DR-B-FLT-04")
def test_who_has_marched_does_not_board() -> None:
    near = next(space for space in around("0421") if WORLD.land_of[WORLD.grid.at(space)] == 1 and space != "0422")
    hexes = {near: ["mivior_army_1"], "0421": ["mivior_fleet_1", "mivior_army_2"]}
    t = at("movement", hexes=hexes, **MIVIOR).do("move mivior_army_1", "go 0421")
    t.until("next-move")
    t.do("move mivior_fleet_1")
    assert "mivior_army_2" in t.targets("with")
    assert "mivior_army_1" not in t.targets("with")


@pytest.mark.rule("DR-B-FLT-04", "DR-B-HER-07")
def test_what_is_aboard_does_not_march() -> None:
    hexes = {"0422": ["mivior_fleet_1", "mivior_army_1"]}
    t = at("movement", hexes=hexes, aboard={"mivior_army_1": "mivior_fleet_1"}, **MIVIOR)
    assert t.refuses("move mivior_army_1") == ["DR-B-FLT-04"]


@pytest.mark.rule("DR-B-DIP-18", "DR-B-FLT-03")
def test_landing_on_a_neutral_coast_violates_and_sailing_past_does_not() -> None:
    kingdoms = {"rombune": "first", "muetar": "second"}
    hexes = {SEA[6]: ["rombune_fleet_1", "rombune_army_1"]}
    aboard = {"rombune_army_1": "rombune_fleet_1"}
    t = at("movement", kingdoms=kingdoms, hexes=hexes, aboard=aboard).do("move rombune_fleet_1", "go 0422")
    assert not violated(t, "mivior")
    t.do("land rombune_army_1")
    assert violated(t, "mivior")


@pytest.mark.rule("DR-B-DIP-22", "DR-B-FLT-03")
def test_a_hero_who_lands_may_ask_for_passage() -> None:
    kingdoms = {"rombune": "first", "muetar": "second"}
    hexes = {"0422": ["rombune_fleet_1", "rombune_monarch"]}
    aboard = {"rombune_monarch": "rombune_fleet_1"}
    for die, left in ((4, False), (3, True)):
        t = at("movement", kingdoms=kingdoms, hexes=hexes, aboard=aboard, dice=[die])
        t.do("move rombune_fleet_1", "land rombune_monarch", "ask-passage")
        assert (WORLD.index["rombune_monarch"] in t.s.aboard) == left
        assert not violated(t, "mivior")
        if left:
            assert t.refuses("land rombune_monarch") == ["DR-B-DIP-22"]


@pytest.mark.rule("DR-B-FLT-05", "DR-B-ISL-01")
def test_with_a_fleet_go_its_units_and_its_heroes_are_adrift() -> None:
    hexes = {SEA[4]: ["mivior_fleet_1", "mivior_army_1", "mivior_monarch"]}
    aboard = dict.fromkeys(("mivior_army_1", "mivior_monarch"), "mivior_fleet_1")
    t = at("events", hexes=hexes, aboard=aboard, dice=[1, 2, 3, 1, 1], **MIVIOR)
    assert t.where("mivior_fleet_1") == t.where("mivior_army_1") == "pool"
    assert t.rolls("DR-B-ISL-01") == [(3,)]
    assert t.where("mivior_monarch") == "0224"


@pytest.mark.rule("DR-B-FLT-06")
def test_ports_shelter_ships_a_castle_all_of_them() -> None:
    hexes = {"1320": ["mivior_fleet_1", "mivior_fleet_2"], "0421": ["mivior_fleet_3", "mivior_fleet_4"]}
    t = at("events", hexes=hexes, **MIVIOR)
    exposed = [WORLD.names[fleet] for fleet in events.at_sea(t.s, 0)]
    assert exposed == ["mivior_fleet_1", "mivior_fleet_2"]  # one of the two, as their owner likes
    t = at("events", hexes={"1320": ["mivior_fleet_1"]}, **MIVIOR)
    assert events.at_sea(t.s, 0) == []


@pytest.mark.rule("DR-B-FLT-10")
def test_fleets_fight_fleets() -> None:
    hexes = {SEA[0]: ["mivior_fleet_1", "mivior_fleet_2", "mivior_fleet_3"], SEA[1]: ["rombune_fleet_1"]}
    t = at("combat", hexes=hexes, dice=[2, 2], **BOTH).do(f"attack {SEA[1]}")
    t.do("commit mivior_fleet_1", "commit mivior_fleet_2", "commit mivior_fleet_3")
    t.until("retreat").do("no")
    assert t.where("rombune_fleet_1") == "pool"
    assert t.rolls("DR-B-COM-06") == [(2,), (2,)]


# -- ships give way ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FLT-12")
def test_a_fleet_gives_way_to_an_army_that_comes_ashore() -> None:
    near = next(space for space in around("1320") if WORLD.land >> WORLD.grid.at(space) & 1 and space != "1319")
    hexes = {near: ["hothior_army_1"], "1320": ["rombune_fleet_1", "rombune_army_1"]}
    t = at("movement", hexes=hexes, aboard={"rombune_army_1": "rombune_fleet_1"}, allies={"rombune": "second"})
    t.do("move hothior_army_1", "go 1320")
    if t.question == "refuge":
        assert t.asked == ["second"]
        t.do(t.options[0])
    assert t.where("hothior_army_1") == "1320"
    assert t.where("rombune_fleet_1") == t.where("rombune_army_1") != "1320"
    assert WORLD.sailable >> WORLD.grid.at(t.where("rombune_fleet_1")) & 1


@pytest.mark.rule("DR-B-FLT-12", "DR-B-DIP-08", "DR-B-PER-112")
@pytest.mark.parametrize("personality", [3, 12])
def test_a_fleet_puts_out_from_a_port_that_its_player_has_lost(personality: int) -> None:
    """The kingdom goes neutral, or over to the other side; what is aboard sails too, Mivior's own ships go home."""
    ships = ["hothior_fleet_1", "mercenary_fleet_1"]
    t = at(
        "diplomacy",
        phasing=1,
        allies={"mivior": "first"},
        personalities={"mivior": personality},
        hexes={"0421": ["mivior_monarch", *ships, "hothior_army_1", "mivior_fleet_1"]},
        aboard={"hothior_army_1": "hothior_fleet_1"},
        masters={"mercenary_fleet_1": "first"},
        hands={"second": ["bribe-2"]},
        dice=[1, 6],
    )
    t.do("deactivate mivior", "play bribe-2")
    for ship in ships:
        assert (t.question, t.asked, t.about["unit"]) == ("refuge", ["first"], WORLD.index[ship])
        assert all(
            WORLD.grid.distance(WORLD.grid.at("0421"), WORLD.grid.at(space)) == 1 for space in t.targets("escape")
        )
        t.do(t.options[0])
    assert t.where("hothior_army_1") == t.where("hothior_fleet_1") != "0421"
    assert "hothior_army_1" in t.stack(t.where("hothior_fleet_1"))


@pytest.mark.rule("DR-B-FLT-12", "DR-B-FLT-07")
def test_a_fleet_gives_way_where_the_boom_is_closed_to_it() -> None:
    boom = WORLD.grid.ids[WORLD.boom]
    hexes = {boom: ["mivior_fleet_1", "mivior_army_1"]}
    more: dict[str, Any] = {"allies": {"mivior": "second"}, "aboard": {"mivior_army_1": "mivior_fleet_1"}}
    t = at("movement", hexes=hexes, boom_open=True, **more).do("close-boom")
    if t.question == "refuge":
        assert t.asked == ["second"]
        t.do(t.options[0])
    assert t.where("mivior_fleet_1") == t.where("mivior_army_1") != boom
    own = at("movement", hexes={boom: ["hothior_fleet_1"]}, boom_open=True).do("close-boom")
    assert own.where("hothior_fleet_1") == boom
    lost = {"kingdoms": {"mivior": "first", "muetar": "second"}, "allies": {"hothior": "second"}}
    t = at("diplomacy", hexes=hexes, boom_open=True, hands={"first": ["bribe-2"]}, dice=[1, 6], **lost)
    t.do("deactivate hothior", "play bribe-2")  # while Hothior is neutral it is closed to everybody
    if t.question == "refuge":
        t.do(t.options[0])
    assert t.where("mivior_fleet_1") != boom


@pytest.mark.rule("DR-B-FLT-12", "DR-B-MOV-05")
def test_but_not_to_one_that_would_meet_units_ashore() -> None:
    near = next(space for space in around("1320") if WORLD.land >> WORLD.grid.at(space) & 1 and space != "1319")
    hexes = {near: ["hothior_army_1"], "1320": ["rombune_fleet_1", "rombune_army_1"]}
    t = at("movement", hexes=hexes, allies={"rombune": "second"}).do("move hothior_army_1")
    assert t.refuses("go 1320") == ["DR-B-MOV-05"]


# -- the Isle of Fright -----------------------------------------------------------------------------------------------


def sunk(space: str, die: int, **more: Any) -> Table:
    """Storms sink a fleet with the monarch of Mivior aboard: event 3, and then the die for their fate."""
    hexes = {space: ["mivior_fleet_1", "mivior_monarch"], **more.pop("hexes", {})}
    allies = {"mivior": "first", "rombune": "second"}
    return at(
        "events",
        hexes=hexes,
        aboard={"mivior_monarch": "mivior_fleet_1"},
        dice=[1, 2, die, 1, 1],
        allies=allies,
        **more,
    )


@pytest.mark.rule("DR-B-ISL-01", "DR-B-FAT-11")
@pytest.mark.parametrize("ring", [(0, -1), (-1, 0)])
@pytest.mark.parametrize(("others", "captor"), [(1, "first"), (2, "third")])
def test_of_several_enemies_with_ships_nearby_the_one_with_most_takes_the_castaway(
    ring: tuple[int, int], others: int, captor: str
) -> None:
    """In the phasing player's turn, wherever the ships lie; of equals the phasing player does."""
    sea = "0220"
    mine, theirs = (around(sea)[place] for place in ring)
    t = at(
        "combat",
        seats=3,
        kingdoms={"rombune": "first", "mivior": "second", "hothior": "third"},
        hexes={
            sea: ["mivior_fleet_1", "mivior_monarch"],
            theirs: [f"hothior_fleet_{number}" for number in range(1, others + 1)],
            mine: ["rombune_fleet_1"],
        },
        aboard={"mivior_monarch": "mivior_fleet_1"},
        dice=[6, 1, 3],
    )
    t.do(f"attack {sea}", "no")
    assert t.events("captured")[0]["side"] == captor


@pytest.mark.rule("DR-B-ISL-01")
def test_castaways_drown_are_taken_or_come_to_the_isle() -> None:
    assert sunk(SEA[4], 1).where("mivior_monarch") == "gone"
    assert sunk(SEA[4], 3).where("mivior_monarch") == "0224"
    near = next(space for space in around(SEA[4]) if WORLD.sea >> WORLD.grid.at(space) & 1)
    t = sunk(SEA[4], 3, hexes={near: ["rombune_fleet_1"]})
    assert t.events("captured")[0]["side"] == "second"


@pytest.mark.rule("DR-B-ISL-01")
def test_on_closed_waters_they_are_washed_ashore() -> None:
    zett = next(n for n in range(WORLD.grid.size) if WORLD.sea >> n & 1 and WORLD.water_of[n] not in ("great_sea", ""))
    t = sunk(WORLD.grid.ids[zett], 3)
    if t.question == "refuge":
        assert t.asked == ["first"]
        t.do(t.options[0])
    ashore = WORLD.grid.at(t.where("mivior_monarch"))
    assert WORLD.shores >> ashore & 1
    assert not WORLD.isle >> ashore & 1


@pytest.mark.rule("DR-B-ISL-02")
def test_on_the_isle_nobody_finds_them_and_their_regulars_miss_them() -> None:
    t = at("movement", hexes={"0224": ["mivior_monarch"], "0124": ["rombune_fleet_1"]}, **BOTH)
    assert fate.weakened(t.s, KINGDOM_IDS.index("mivior"))
    assert party.searchable(t.s, 1, WORLD.grid.at("0224")) == []
    assert t.refuses("move mivior_monarch") == ["DR-B-ISL-03"]


@pytest.mark.rule("DR-B-ISL-03")
def test_a_friendly_fleet_takes_a_castaway_off_and_lands_nobody() -> None:
    hexes = {"0224": ["mivior_monarch"], "0022": ["mivior_fleet_1", "mivior_army_1"]}
    t = at("movement", hexes=hexes, aboard={"mivior_army_1": "mivior_fleet_1"}, **MIVIOR)
    t.do("move mivior_fleet_1", "go 0224")
    assert t.s.aboard[WORLD.index["mivior_monarch"]] == WORLD.index["mivior_fleet_1"]
    assert not fate.weakened(t.s, KINGDOM_IDS.index("mivior"))
    assert t.refuses("land mivior_army_1") == ["DR-B-ISL-03"]
    t.do("go 0325")
    assert t.where("mivior_monarch") == "0325"


@pytest.mark.rule("DR-B-ISL-03")
def test_no_fleet_comes_to_the_isle_for_anything_else() -> None:
    hexes = {"0224": ["mivior_monarch"], "0124": ["rombune_fleet_1"]}
    t = at("movement", phasing=1, hexes=hexes, **BOTH).do("move rombune_fleet_1")
    assert t.refuses("go 0224") == ["DR-B-ISL-03"]
