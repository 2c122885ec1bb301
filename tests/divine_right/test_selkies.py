"""The Selkies (DR-A-SEL): in the water and ashore, up the rivers, and at home on the Isle of Fright."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.words import COAST, LAKESHORE, MOUNTAIN, NAVIGABLE, RIVER
from tests.divine_right.hirelings import place_in
from tests.divine_right.magic import armies, charge, fates
from tests.divine_right.table import WORLD, Table, at

ISLE = "0224"
HOME = {"kingdoms": {"hothior": "first", "mivior": "second"}}
SHORE = COAST | LAKESHORE | RIVER | NAVIGABLE


def ident(space: int) -> str:
    return WORLD.grid.ids[space]


def game(phase: str, hexes: dict[str, list[str]], *, on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", "selkies": on, **more.pop("options", {})}
    masters = {"selkies": "first", **more.pop("masters", {})}
    more.setdefault("surfaced", [] if more.get("ashore") else ["selkies"])
    return at(phase, hexes=hexes, options=options, masters=masters, **HOME | more)


# A coastal space of nobody's, with a dry side to land beyond which no swimmer goes, and the sea beside it.
BEACH, INLAND, SEA = next(
    (ident(space), ident(land), ident(sea))
    for space in range(WORLD.grid.size)
    if WORLD.terrain[space] & COAST and WORLD.land >> space & 1 and WORLD.land_of[space] < 0
    for land in WORLD.field.near[space]
    if WORLD.land >> land & 1
    and not WORLD.terrain[land] & (SHORE | MOUNTAIN)
    and WORLD.land_of[land] < 0
    and (space, land) not in WORLD.water_sides
    for sea in WORLD.field.near[space]
    if WORLD.sea >> sea & 1 and (space, sea) not in WORLD.dry_sides
)


# -- in the water ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SEL-01")
def test_they_enter_at_the_isle_of_fright() -> None:
    options = {"level": "intermediate", "selkies": True}
    number = place_in(at("siege", options=options), "selkies")
    t = at("events", options=options, dice=[3, 4, number])
    assert t.where("selkies") == ISLE
    assert t.view(None)["submerged"] == []
    t.until("next-move").do("move selkies")
    assert t.targets("go")


@pytest.mark.rule("DR-A-SEL-01", "DR-A-SEL-02", "DR-DEC-64")
def test_attacked_at_sea_they_retreat_on_a_3_and_stay_under_until_they_move() -> None:
    beside = next(ident(near) for near in WORLD.field.near[WORLD.grid.at(SEA)] if WORLD.sea >> near & 1)
    t = game("combat", {SEA: ["selkies"], beside: ["mivior_fleet_1"]}, phasing=1, dice=[3]).do(f"attack {SEA}")
    while t.question == "commit":
        t.do(t.options[0])
    assert (t.question, t.about["number"]) == ("retreat", 3)
    t.do("yes")
    if t.question == "retreat-where":
        t.do("under-water")
    assert t.view(None)["submerged"] == ["selkies"]
    assert t.rolls("DR-B-COM-06") == []
    again = game("combat", {SEA: ["selkies"], beside: ["mivior_fleet_1"]}, phasing=1, surfaced=[])
    assert again.targets("attack") == []


@pytest.mark.rule("DR-A-SEL-02")
def test_they_do_not_end_their_turn_submerged() -> None:
    t = game("movement", {SEA: ["selkies"]}, surfaced=[]).do("done")
    assert t.view(None)["submerged"] == []
    beside = next(ident(near) for near in WORLD.field.near[WORLD.grid.at(SEA)] if WORLD.sea >> near & 1)
    under = game("movement", {SEA: ["selkies"], beside: ["mivior_fleet_1"]}, surfaced=[]).do("move selkies")
    assert beside not in under.targets("go")


@pytest.mark.rule("DR-A-SEL-03", "DR-DEC-43")
def test_on_a_coast_they_swim_or_count_as_a_land_unit() -> None:
    t = game("movement", {BEACH: ["selkies"]}).do("move selkies")
    assert "go-ashore" in t.options
    t.do("go-ashore")
    assert t.view("second")["tales"]["ashore"] == ["selkies"]
    assert game("movement", {SEA: ["selkies"]}).do("move selkies").why("go-ashore") == ["DR-A-SEL-03"]
    back = game("movement", {BEACH: ["selkies"]}, ashore=["selkies"]).do("move selkies", "take-to-water")
    assert "ashore" not in back.view(None)["tales"]


@pytest.mark.rule("DR-A-SEL-03")
def test_ashore_armies_attack_them_and_fleets_do_not() -> None:
    own, ships = armies("mivior", 1, 2), ["mivior_fleet_1", "mivior_fleet_2"]
    hexes = {BEACH: ["selkies"], INLAND: own, SEA: ships}
    ashore = game("combat", hexes, phasing=1, ashore=["selkies"])
    assert ashore.do(f"attack {BEACH}").targets("commit") == own
    afloat = game("combat", hexes, phasing=1)
    assert afloat.do(f"attack {BEACH}").targets("commit") == ships


@pytest.mark.rule("DR-A-SEL-04")
def test_they_attack_over_a_dry_side_and_do_not_go_over_it() -> None:
    hexes = {BEACH: ["selkies"], INLAND: armies("mivior", 1)}
    t = game("combat", hexes, ashore=["selkies"], dice=[6, 1])
    assert t.targets("attack") == [INLAND]
    charge(t.do(f"attack {INLAND}"))
    assert t.question != "advance"
    assert t.where("selkies") == BEACH
    move = game("movement", {BEACH: ["selkies"]}, ashore=["selkies"]).do("move selkies")
    assert move.why(f"go {INLAND}") == ["DR-A-SEL-04"]


@pytest.mark.rule("DR-A-SEL-04", "DR-DEC-64")
def test_ashore_they_may_retreat_into_the_sea() -> None:
    hexes = {BEACH: ["selkies"], INLAND: armies("mivior", 1, 2)}
    t = game("combat", hexes, phasing=1, ashore=["selkies"], dice=[3]).do(f"attack {BEACH}")
    while t.question == "commit":
        t.do(t.options[0])
    t.do("yes")
    assert SEA in t.targets("retreat")
    assert "under-water" in t.options


@pytest.mark.rule("DR-A-SEL-05")
def test_urmoff_and_they_always_fight() -> None:
    hexes = {BEACH: ["selkies"], SEA: ["urmoff"]}
    more: dict[str, Any] = {"masters": {"urmoff": "second"}, "dice": [6, 1]}
    under = game("combat", hexes, **more)
    assert under.targets("attack") == [SEA]
    charge(under.do(f"attack {SEA}"))
    assert under.rolls("DR-B-COM-06")
    ashore = game("combat", hexes, phasing=1, ashore=["selkies"], **more)
    assert ashore.targets("attack") == [BEACH]
    fleet = game("combat", {BEACH: ["hothior_fleet_1"], SEA: ["urmoff"], ISLE: ["selkies"]}, **more)
    assert fleet.targets("attack") == []


@pytest.mark.rule("DR-A-SEL-06")
def test_they_swim_every_river() -> None:
    t = game("movement", {"0410": ["selkies"]}).do("move selkies")
    assert {"0411", "0412"} & {*t.targets("go")} or "0510" in t.targets("go")
    links = {("0411", "0412"), ("0410", "0510")}
    for start, end in links:
        assert end in game("movement", {start: ["selkies"]}).do("move selkies").targets("go")
    assert (
        game("movement", {"0410": ["selkies", "fox"]}, masters={"fox": "first"}).do("move selkies").targets("with")
        == []
    )


@pytest.mark.rule("DR-A-SEL-06")
def test_out_of_a_river_they_attack_those_on_its_banks() -> None:
    river, bank = next(
        (ident(space), ident(near))
        for space in range(WORLD.grid.size)
        if WORLD.terrain[space] & RIVER and not WORLD.terrain[space] & COAST and WORLD.land_of[space] == 2
        for near in WORLD.field.near[space]
        if WORLD.land >> near & 1 and near not in WORLD.castle_at and WORLD.land_of[near] == 2
    )
    t = game("combat", {river: ["selkies"], bank: armies("mivior", 1)})
    assert t.targets("attack") == [bank]


@pytest.mark.rule("DR-A-SEL-07")
def test_storms_do_not_touch_them() -> None:
    t = game("events", {SEA: ["selkies"]}, dice=[1, 2])
    assert t.where("selkies") == SEA
    assert t.question != "event-loss"


# -- the Isle of Fright ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-SEL-08")
def test_nobody_attacks_them_at_home() -> None:
    beside = next(ident(near) for near in WORLD.field.near[WORLD.grid.at(ISLE)] if WORLD.sea >> near & 1)
    t = game("combat", {ISLE: ["selkies"], beside: ["mivior_fleet_1"]}, phasing=1)
    assert t.targets("attack") == []


@pytest.mark.rule("DR-A-SEL-08")
def test_they_give_a_friend_who_is_cast_away_a_boat() -> None:
    t = game("movement", {ISLE: ["selkies", "hothior_monarch"]})
    assert t.why("move hothior_monarch") == ["DR-B-ISL-03"]
    assert t.targets("give-boat") == ["hothior_monarch"]
    t.do("give-boat hothior_monarch", "move hothior_monarch")
    assert t.targets("go")
    assert ISLE not in t.targets("go")
    alone = game("movement", {ISLE: ["hothior_monarch"], SEA: ["selkies"]})
    assert alone.why("give-boat hothior_monarch") == ["DR-A-SEL-08"]


@pytest.mark.rule("DR-A-SEL-09", "DR-DEC-48")
def test_they_alone_search_there() -> None:
    t = game("movement", {ISLE: ["selkies", "mivior_monarch"]}, dice=[3])
    assert t.targets("search") == ["mivior_monarch"]
    t.do("search mivior_monarch")
    assert fates(t) == [3]
    assert t.targets("search") == []  # once
    other = game("movement", {ISLE: ["mivior_monarch"], SEA: ["selkies"]})
    assert other.why("search mivior_monarch") == ["DR-A-SEL-09"]


@pytest.mark.rule("DR-A-SEL-10", "DR-DEC-75")
def test_a_hero_they_capture_is_held_in_a_port() -> None:
    t = game("movement", {ISLE: ["selkies", "juulute"]}, masters={"juulute": "second"}, dice=[6])
    t.do("search juulute")
    if t.question == "captive":
        ports = {ident(castle.space) for castle in WORLD.castles if castle.kingdom == 0 and castle.port}
        assert {*t.targets("imprison")} <= ports
        assert all(option.startswith("imprison") for option in t.options)
        t.do(t.options[0])
    assert t.where("juulute") == "prison"
    assert WORLD.castle_at[WORLD.grid.at(t.view(None)["prisoners"]["juulute"]["at"])].port


@pytest.mark.rule("DR-A-SEL-10")
def test_without_a_port_they_let_him_go_in_a_boat() -> None:
    kingdoms = {"immer": "first", "mivior": "second"}
    t = game(
        "movement", {ISLE: ["selkies", "juulute"]}, masters={"juulute": "second"}, dice=[6], kingdoms=kingdoms, turn=3
    )
    t.do("search juulute")
    assert (t.where("juulute"), t.view(None)["boats"]) == (ISLE, ["juulute"])
    while t.s.phasing != 1 or t.question != "next-move":
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert t.do("move juulute").targets("go")
