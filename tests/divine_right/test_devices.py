"""Magic devices (DR-B-MAG-01 to -05, -24 to -26): bearers, handing over, death and capture, seeking, plunder."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.game import BadInput
from hexarchy.games.divine_right import fallout, fate, hooks, losses, status
from hexarchy.games.divine_right.magic import devices
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY
from tests.divine_right.magic import FIELD, RING, armies, clash, fates, has, lies, lost, mid, sides
from tests.divine_right.sieges import GROAT, HIRED, HOTHIOR, PENNOL, around, hired
from tests.divine_right.table import WORLD, Table, at, new

OWN, MONARCH, THEIRS = "hothior_army_1", "hothior_monarch", "muetar_monarch"
ELSEWHERE = {"1717": [THEIRS]}  # the game goes on when Pennol falls
WILLOWIK = WORLD.grid.ids[WORLD.space("Willowik")]


def settled(t: Table) -> Table:
    """Work off the consequences of what a test did to the state."""
    fallout.settle(t.s)
    t.s.run()
    t.log += t.s.opening()
    return t


# -- bearers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-01")
@pytest.mark.parametrize(("bearer", "added"), [(OWN, 0), (MONARCH, 1)])
def test_a_unit_carries_a_device_without_using_it(bearer: str, added: int) -> None:
    t = clash(
        [*armies("hothior", 1, 2, 3), MONARCH], armies("muetar", 1, 2, 3), 3, 3, devices={"head_of_orlog": bearer}
    )
    assert sum(sides(t)[0].values()) == added


@pytest.mark.rule("DR-B-MAG-01", "DR-B-MAG-02", "DR-DEC-44")
def test_heroes_bear_any_number_of_devices_and_units_one() -> None:
    borne = {"helm": MONARCH, "bag_of_wind": MONARCH, "striding_boots": OWN}
    t = mid("movement", hexes={FIELD: [MONARCH, *armies("hothior", 1, 2)]}, devices=borne)
    t.do("give bag_of_wind")
    assert t.targets("carry") == ["hothior_army_2"]
    assert t.refuses(f"carry {OWN}") == ["DR-B-MAG-01"]
    t.do("carry hothior_army_2", "give striding_boots", f"carry {MONARCH}")
    assert (has(t, MONARCH), has(t, OWN), has(t, "hothior_army_2")) == (["helm", "striding_boots"], [], ["bag_of_wind"])


@pytest.mark.rule("DR-B-MAG-01", "DR-B-FLT-03")
def test_a_fleet_carries_any_number_of_devices() -> None:
    borne = {"bag_of_wind": "mivior_fleet_1", "striding_boots": "mivior_monarch"}
    t = mid(
        "movement",
        kingdoms={"mivior": "first", "muetar": "second"},
        devices=borne,
        hexes={"0421": ["mivior_fleet_1", "mivior_monarch"]},
    )
    t.do("give striding_boots", "carry mivior_fleet_1")
    assert has(t, "mivior_fleet_1") == ["bag_of_wind", "striding_boots"]


# -- handing over -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-02")
def test_a_device_passes_between_friends_in_one_space_during_movement() -> None:
    two: dict[str, Any] = {"hexes": {FIELD: [MONARCH, "immer_monarch"]}, "allies": {"immer": "first"}}
    t = mid("movement", devices={"helm": MONARCH}, **two)
    t.do("give helm", "carry immer_monarch")
    assert (has(t, MONARCH), has(t, "immer_monarch")) == ([], ["helm"])
    fighting = mid("combat", devices={"helm": MONARCH}, **two).until("function")
    assert fighting.why("give helm", "first") == ["DR-B-SEQ-03"]


@pytest.mark.rule("DR-B-MAG-02")
def test_a_device_does_not_pass_to_another_space_or_to_enemies() -> None:
    apart = {FIELD: [MONARCH], RING[0]: [OWN]}
    t = mid("movement", hexes=apart, devices={"helm": MONARCH})
    assert t.refuses("give helm") == ["DR-B-MAG-02"]
    among = mid("movement", hexes={FIELD: [MONARCH, "muetar_army_1"]}, devices={"helm": MONARCH, "mask": THEIRS})
    assert among.refuses("give helm") == ["DR-B-MAG-02"]
    assert among.refuses("give mask") == ["DR-B-MAG-02"]


@pytest.mark.rule("DR-B-MAG-02")
def test_one_may_keep_it_after_all() -> None:
    t = mid("movement", hexes={FIELD: [MONARCH, OWN]}, devices={"helm": MONARCH}).do("give helm")
    assert t.answer("hand-over", "none").question == "next-move"
    assert has(t, MONARCH) == ["helm"]


# -- death and capture ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-03", "DR-B-MAG-26", "DR-DEC-76")
def test_the_device_of_a_dead_bearer_goes_to_the_stack_that_killed_them() -> None:
    """The monarch's stack loses a unit, the monarch dies: the winner says who takes the Helm."""
    own = ["immer_monarch", *armies("immer", 1, 2)]
    t = clash(own, armies("muetar", 1, 2, 3, 4), 1, 2, 1, allies={"immer": "first"}, devices={"helm": "immer_monarch"})
    assert fates(t) == []  # asked after the last fate roll, never before
    t.do("lose immer_army_1")
    assert fates(t) == [1]
    assert (t.question, t.asked) == ("spoils", ["second"])
    t.do("carry muetar_army_3")
    assert has(t, "muetar_army_3") == ["helm"]


@pytest.mark.rule("DR-B-MAG-03")
def test_a_captured_bearer_loses_everything_to_the_captor() -> None:
    borne = {"helm": "immer_monarch", "bag_of_wind": "immer_monarch"}
    hexes = {FIELD: ["immer_monarch"], RING[0]: ["muetar_army_1", THEIRS]}
    t = mid("movement", phasing=1, hexes=hexes, allies={"immer": "first"}, devices=borne, dice=[6])
    t.do("move muetar_army_1", f"go {FIELD}", "search immer_monarch")
    t.answer("captive", next(option for option in t.options if option.startswith("imprison")))
    assert has(t, "muetar_army_1") == ["helm"]  # it takes one
    assert lies(t, FIELD) == ["bag_of_wind"]


@pytest.mark.rule("DR-B-MAG-03")
def test_a_bearer_killed_by_an_event_alone_leaves_it_lost_in_the_space() -> None:
    hexes = {FIELD: ["immer_monarch"]}
    t = mid("events", hexes=hexes, allies={"immer": "first"}, devices={"helm": "immer_monarch"}, dice=[1, 1, 1])
    assert t.where("immer_monarch") == "gone"  # event 2
    assert lies(t, FIELD) == ["helm"]
    assert t.events("lies-lost") == [{"device": "helm", "hex": FIELD}]


@pytest.mark.rule("DR-B-MAG-03", "DR-DEC-76")
def test_without_enemies_friends_in_the_space_take_it() -> None:
    hexes = {FIELD: ["immer_monarch", *armies("hothior", 1, 2)]}
    t = mid("events", hexes=hexes, allies={"immer": "first"}, devices={"helm": "immer_monarch"}, dice=[1, 1, 1])
    assert (t.asked, t.targets("carry")) == (["first"], [OWN, "hothior_army_2"])
    t.answer("spoils", "none")
    assert lies(t, FIELD) == ["helm"]


@pytest.mark.rule("DR-B-MAG-03", "DR-B-FAT-05")
def test_the_wounded_keep_what_they_bear() -> None:
    t = mid("movement", hexes={FIELD: [MONARCH, OWN]}, devices={"head_of_orlog": MONARCH}, dice=[4])
    fate.wound(t.s, WORLD.index[MONARCH])
    settled(t)
    assert t.where(MONARCH) == "track"
    assert (has(t, MONARCH), has(t, OWN)) == (["head_of_orlog"], [])


@pytest.mark.rule("DR-B-MAG-03", "DR-B-EVT-02")
def test_the_device_of_a_monarch_who_dies_off_the_map_is_lost_in_the_royal_castle() -> None:
    t = mid(
        "events",
        allies={"immer": "first"},
        track={"immer_monarch": 9},
        devices={"helm": "immer_monarch"},
        dice=[1, 1, 1],
    )
    assert t.where("immer_monarch") == "gone"
    assert lies(t, WORLD.grid.ids[WORLD.royal_seats[KINGDOM_IDS.index("immer")]]) == ["helm"]


@pytest.mark.rule("DR-B-MAG-26")
def test_spoils_of_a_battle_both_lose_lie_where_each_bearer_fell() -> None:
    """A tie of 3 kills all three units of each side, both bearers roll a 1."""
    own, theirs = ["immer_monarch", *armies("immer", 1, 2, 3)], ["pon_monarch", *armies("pon", 1, 2, 3)]
    t = clash(
        own,
        theirs,
        3,
        3,
        1,
        1,
        allies={"immer": "first", "pon": "second"},
        personalities={"immer": 3, "pon": 4},
        devices={"bag_of_wind": "immer_monarch", "cloak_of_dusk": "pon_monarch"},
    )
    assert len(lost(t)) == 6
    assert fates(t) == [1, 1]
    assert (lies(t, RING[0]), lies(t, FIELD)) == (["bag_of_wind"], ["cloak_of_dusk"])


@pytest.mark.rule("DR-B-MAG-26")
def test_the_winner_takes_from_the_space_of_the_combat_not_from_beyond() -> None:
    """Muetar's only army in the combat carries a device already; another in a space beside it is not of the combat."""
    own = ["immer_monarch", *armies("immer", 1, 2)]
    more: dict[str, Any] = {"hexes": {RING[1]: ["muetar_army_9"]}}
    borne = {"helm": "immer_monarch", "striding_boots": "muetar_army_1"}
    t = clash(own, ["muetar_army_1"], 1, 6, 1, allies={"immer": "first"}, devices=borne, **more)
    assert (lost(t), fates(t)) == (armies("immer", 1, 2), [1])
    assert (has(t, "muetar_army_9"), lies(t, RING[0])) == ([], ["helm"])


@pytest.mark.rule("DR-B-MAG-26", "DR-B-COM-09")
def test_what_a_lost_unit_carried_goes_to_the_enemy_too() -> None:
    t = clash(armies("hothior", 1, 2), armies("muetar", 1), 6, 1, devices={"helm": "muetar_army_1"})
    assert lost(t) == ["muetar_army_1"]
    t.answer("spoils", "carry hothior_army_2")
    assert has(t, "hothior_army_2") == ["helm"]


@pytest.mark.rule("DR-B-MAG-26", "DR-B-SIE-10")
def test_besiegers_take_what_was_carried_inside_a_castle_that_falls() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: ["muetar_army_7"]}
    t = mid("siege", hexes=hexes, sieges={GROAT: "first"}, devices={"helm": "muetar_army_7"}, dice=[6])
    t.do(f"assault {GROAT}").answer("spoils", f"carry {HOTHIOR[1]}")
    t.answer("booty", f"carry {HOTHIOR[0]}")
    assert (has(t, HOTHIOR[0]), has(t, HOTHIOR[1])) == (["treasure"], ["helm"])


@pytest.mark.rule("DR-B-DIP-25", "DR-DEC-76")
def test_a_monarch_who_leaves_keeps_devices_and_units_pass_them_on() -> None:
    hexes = {FIELD: ["immer_army_1", "mercenary_1", "mercenary_2"], RING[0]: ["immer_monarch"]}
    t = mid(
        "combat",
        hexes=hexes,
        allies={"immer": "first"},
        masters=hired("first", ("mercenary_1", "mercenary_2")),
        devices={"helm": "immer_monarch"},
        treasures=["immer_army_1"],
    )
    status.deactivate(t.s, KINGDOM_IDS.index("immer"))
    t.do("done") if t.question == "attack" else None
    status.leave(t.s, t.s.half.leaving)
    settled(t)
    assert t.targets("carry") == ["mercenary_1", "mercenary_2"]
    t.do("carry mercenary_2")
    assert (has(t, "mercenary_2"), has(t, "immer_monarch")) == (["treasure"], ["helm"])
    assert t.where("immer_monarch") == "home"


@pytest.mark.rule("DR-B-CAP-10")
def test_what_an_eliminated_player_had_lies_lost_and_gifts_return() -> None:
    hexes = {FIELD: ["muetar_army_1"], RING[0]: ["mercenary_1"], RING[1]: [THEIRS]}
    t = mid(
        "movement",
        seats=3,
        hexes=hexes,
        masters=hired("second", ("mercenary_1",)),
        devices={"bag_of_wind": "muetar_army_1", "helm": THEIRS, "striding_boots": "mercenary_1"},
    )
    t.do("resign", seat="second")
    assert (lies(t, FIELD), lies(t, RING[0])) == (["bag_of_wind"], ["striding_boots"])
    assert "helm" in t.view(None)["magic"]["temple"]


@pytest.mark.rule("DR-B-MAG-03", "DR-B-CAP-04", "DR-B-SEQ-08")
def test_who_captures_a_player_monarch_has_their_devices_though_the_player_is_out() -> None:
    hexes = {FIELD: [THEIRS], RING[0]: [OWN]}
    t = mid("movement", seats=3, hexes=hexes, devices={"helm": THEIRS}, dice=[6])
    t.do(f"move {OWN}", f"go {FIELD}", f"search {THEIRS}")
    assert t.s.players[1].out
    assert has(t, OWN) == ["helm"]


@pytest.mark.rule("DR-B-SEQ-08", "DR-B-CAP-10", "DR-B-CAP-11")
def test_the_gift_of_a_player_monarch_who_dies_alone_returns_to_the_temple() -> None:
    """Elimination comes before spoils: what is left of the estate is not taken by anybody."""
    t = mid("movement", seats=3, hexes={FIELD: [THEIRS]}, devices={"helm": THEIRS}, dice=[6, 6])
    fate.wound(t.s, WORLD.index[THEIRS])
    fallout.settle(t.s)
    t.s.run()
    assert t.s.players[1].out
    assert "helm" in t.view(None)["magic"]["temple"]


@pytest.mark.rule("DR-B-SEQ-08", "DR-B-MAG-26")
def test_who_leaves_takes_no_spoils() -> None:
    """Both monarchs fall in one combat: the attackers leave with theirs, and the Horn is picked up by friends."""
    own, theirs = ["immer_monarch", *armies("immer", 1, 2)], ["pon_monarch", *armies("pon", 1, 2)]
    more: dict[str, Any] = {"allies": {"immer": "first", "pon": "second"}, "devices": {"horn_of_rally": "pon_monarch"}}
    t = clash(own, theirs, 1, 1, 1, 1, **more)
    while t.question == "casualty":
        t.do(t.options[0])
    assert (t.where("immer_monarch"), t.where("pon_monarch")) == ("gone", "gone")
    assert lies(t, FIELD) == ["horn_of_rally"]  # Pon is about to leave too


@pytest.mark.rule("DR-B-MAG-03", "DR-B-MER-02")
def test_a_mercenary_who_is_lured_away_leaves_what_it_carries() -> None:
    everybody = {name: "second" for name in WORLD.names if name.startswith("mercenary_") and "fleet" not in name}
    hexes = {FIELD: [*everybody]}
    t = mid("events", hexes=hexes, masters=everybody, devices={"helm": "mercenary_1"}, dice=[4, 4])
    t.answer("hire", next(option for option in t.options if option.startswith("hire-army")))
    t.answer("lure", "lure mercenary_1")
    assert t.master("mercenary_1") == "first"
    assert has(t, "mercenary_1") == []


# -- seeking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-04", "DR-B-PHS-03", "DR-DEC-52")
@pytest.mark.parametrize("die", [4, 5])
def test_a_lost_device_is_found_on_a_5(die: int) -> None:
    t = mid("movement", hexes={FIELD: [MONARCH, OWN]}, devices={"helm": FIELD}, dice=[die])
    assert t.refuses(f"seek {MONARCH}") == ["DR-B-PHS-03"]
    t.do("done").answer("moves-end", f"seek {MONARCH}")
    assert (has(t, MONARCH), lies(t, FIELD)) == ((["helm"], []) if die == 5 else ([], ["helm"]))


@pytest.mark.rule("DR-B-MAG-04", "DR-DEC-52")
def test_each_unit_tries_once_a_turn() -> None:
    t = mid("movement", hexes={FIELD: [MONARCH, OWN]}, devices={"helm": FIELD}, dice=[4, 6]).do("done")
    t.do(f"seek {MONARCH}")
    assert t.refuses(f"seek {MONARCH}") == ["DR-B-MAG-04"]
    t.do(f"seek {OWN}")
    assert has(t, OWN) == ["helm"]


@pytest.mark.rule("DR-B-MAG-04")
def test_in_the_next_turn_they_try_again() -> None:
    t = mid("movement", hexes={FIELD: [MONARCH]}, devices={"helm": FIELD}, dice=[4]).do("done", f"seek {MONARCH}")
    t.until("moves-end")
    assert (t.asked, t.targets("seek")) == (["first"], [MONARCH])


@pytest.mark.rule("DR-B-MAG-04")
def test_engineers_and_bodyguards_do_not_seek() -> None:
    pieces = ["engineer_1", "bodyguard_1", "rogue_1"]
    t = mid("movement", hexes={FIELD: pieces}, masters=dict.fromkeys(pieces, "first"), devices={"helm": FIELD})
    t.do("done")
    assert t.targets("seek") == ["rogue_1"]
    assert t.refuses("seek engineer_1") == t.refuses("seek bodyguard_1") == ["DR-B-MAG-04"]


@pytest.mark.rule("DR-B-MAG-04")
def test_nothing_is_sought_where_nothing_lies_or_with_full_hands() -> None:
    t = mid("movement", hexes={FIELD: [OWN], RING[0]: ["hothior_army_2"]}, devices={"helm": FIELD, "mask": OWN})
    assert t.do("done").question != "moves-end"
    full = mid("movement", hexes={FIELD: [OWN, MONARCH]}, devices={"helm": FIELD, "bag_of_wind": OWN}).do("done")
    assert full.refuses(f"seek {OWN}") == ["DR-B-MAG-04"]


@pytest.mark.rule("DR-B-MAG-04", "DR-DEC-53")
def test_of_several_things_the_finder_takes_one() -> None:
    t = mid(
        "movement", hexes={FIELD: [MONARCH]}, devices={"helm": FIELD, "bag_of_wind": FIELD}, treasures=[FIELD], dice=[5]
    )
    t.do("done", f"seek {MONARCH}")
    assert t.targets("take") == ["helm", "bag_of_wind", "treasure"]
    t.answer("found", "take bag_of_wind")
    assert (has(t, MONARCH), lies(t, FIELD)) == (["bag_of_wind"], ["helm", "treasure"])


# -- the randomizer ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-05", "DR-B-SET-04")
def test_the_randomizer_of_the_intermediate_game_holds_nine_devices() -> None:
    t = new(2, level="intermediate")
    assert t.view(None)["magic"]["randomizer"] == 9
    assert len(t.view(None)["magic"]["temple"]) == 6
    assert "magic" not in new(2).view(None)


@pytest.mark.rule("DR-B-MAG-05")
def test_a_device_that_is_returned_can_be_drawn_again() -> None:
    others = [name for name in WORLD.device if WORLD.devices[WORLD.device[name]].origin == "randomizer"]
    borne = dict.fromkeys(others[:8], FIELD) | {others[8]: OWN}
    t = mid(
        "siege",
        hexes={**around(PENNOL, HIRED[:8]), FIELD: [OWN], **ELSEWHERE},
        masters=hired("first", HIRED[:8]),
        sieges={PENNOL: "first"},
        devices=borne,
        dice=[6],
    )
    device = WORLD.device[others[8]]
    devices.give_back(t.s, device, t.s.devices.lies[device])
    t.do(f"assault {PENNOL}").until("booty")
    assert t.events("device-drawn")[0]["device"] == others[8]


@pytest.mark.rule("DR-B-MAG-24", "DR-DEC-41")
def test_the_plunder_of_a_royal_castle_holds_a_device_for_a_hero() -> None:
    hexes = around(PENNOL, HIRED[:8])
    first = next(iter(hexes))
    hexes[first].append(MONARCH)
    hexes |= ELSEWHERE
    t = mid("siege", hexes=hexes, masters=hired("first", HIRED[:8]), sieges={PENNOL: "first"}, dice=[6])
    t.do(f"assault {PENNOL}").answer("booty", f"carry {HIRED[0]}")  # the Treasure
    (drawn,) = t.events("device-drawn")
    assert has(t, MONARCH) == [drawn["device"]]


@pytest.mark.rule("DR-B-MAG-24", "DR-DEC-41")
def test_without_a_hero_a_besieging_unit_takes_the_device() -> None:
    hexes = around(PENNOL, HIRED[:8]) | ELSEWHERE
    t = mid("siege", hexes=hexes, masters=hired("first", HIRED[:8]), sieges={PENNOL: "first"}, dice=[6])
    t.do(f"assault {PENNOL}").answer("booty", f"carry {HIRED[0]}").answer("booty", f"carry {HIRED[1]}")
    assert has(t, HIRED[0]) == [t.events("device-drawn")[0]["device"]]
    assert has(t, HIRED[1]) == ["treasure"]


@pytest.mark.rule("DR-B-MAG-24", "DR-B-TRE-01")
def test_barbarians_leave_the_device_in_the_castle() -> None:
    wild = [f"northern_barbarian_{number}" for number in range(1, 10)]
    t = mid("siege", hexes=around(PENNOL, wild), masters=hired("first", wild), sieges={PENNOL: "first"}, dice=[6])
    t.do(f"assault {PENNOL}")
    assert lies(t, PENNOL) == [t.events("device-drawn")[0]["device"]]
    assert t.view(None)["magic"]["borne"] == {}  # and no Treasure: nobody who stays took part


@pytest.mark.rule("DR-B-MAG-24", "DR-B-TRE-01", "DR-B-BAR-07")
def test_a_monarch_who_leads_barbarians_takes_device_and_treasure() -> None:
    wild = [f"northern_barbarian_{number}" for number in range(1, 10)]
    hexes = around(PENNOL, wild)
    hexes[next(iter(hexes))].append(MONARCH)
    hexes |= ELSEWHERE
    t = mid("siege", hexes=hexes, masters=hired("first", wild), sieges={PENNOL: "first"}, dice=[6])
    t.do(f"assault {PENNOL}")
    assert has(t, MONARCH) == [t.events("device-drawn")[0]["device"], "treasure"]


@pytest.mark.rule("DR-B-MAG-24")
@pytest.mark.parametrize("castle", [GROAT, PENNOL])
def test_no_device_from_another_castle_or_from_an_empty_randomizer(castle: str) -> None:
    out = [name for name in WORLD.device if WORLD.devices[WORLD.device[name]].origin == "randomizer"]
    t = mid(
        "siege",
        hexes=around(castle, HIRED[:8]),
        masters=hired("first", HIRED[:8]),
        sieges={castle: "first"},
        devices={} if castle == GROAT else dict.fromkeys(out, FIELD),
        dice=[6],
    )
    t.do(f"assault {castle}")
    assert t.events("device-drawn") == []


# -- in the open ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-25")
def test_devices_are_public_but_for_markers_that_lie_face_down() -> None:
    t = mid(
        "movement",
        hexes={FIELD: [MONARCH]},
        devices={"helm": MONARCH, "mask": RING[0]},
        markers={WILLOWIK: "bag_of_wind"},
    )
    for seat in (None, "first", "second"):
        seen = t.view(seat)["magic"]
        assert seen["borne"] == {MONARCH: ["helm"]}
        assert seen["lost"] == {RING[0]: ["mask"], WILLOWIK: ["unknown"]}
        assert seen["randomizer"] == 8
    assert t.s.bared()["magic"]["lost"][WILLOWIK] == ["bag_of_wind"]  # once the match is over


@pytest.mark.rule("DR-B-MAG-25", "DR-B-MAG-04")
def test_a_marker_that_is_found_is_shown_to_all() -> None:
    t = mid("movement", hexes={WILLOWIK: [MONARCH]}, markers={WILLOWIK: "bag_of_wind"}, dice=[5]).do("done")
    t.do(f"seek {MONARCH}")
    assert has(t, MONARCH) == ["bag_of_wind"]


@pytest.mark.rule("DR-B-MAG-25")
def test_a_device_that_lies_face_down_does_nothing() -> None:
    """Otherwise a siege roll would tell what lies in the castle."""
    hexes = around(GROAT, HOTHIOR)
    t = mid("siege", hexes=hexes, sieges={GROAT: "first"}, markers={GROAT: "silver_sentinel"}, dice=[5])
    t.do(f"assault {GROAT}")
    (roll,) = [event.args for event in t.log if event.key == "roll" and event.args["why"] == "DR-B-SIE-07"]
    assert "DR-B-MAG-08" not in dict(roll["modifiers"])


# -- what other chapters use ------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-WAN-01", "DR-B-WAN-04")
def test_a_device_can_be_brought_into_the_game_and_taken_out() -> None:
    carpet = WORLD.device["flying_carpet"]
    t = mid("movement", hexes={FIELD: [MONARCH]})
    devices.bring(t.s, carpet, WORLD.grid.at(FIELD), 0)
    settled(t)
    assert has(t, MONARCH) == ["flying_carpet"]
    devices.remove(t.s, carpet)
    assert has(t, MONARCH) == []
    devices.bring(t.s, carpet, WORLD.grid.at(RING[0]), 0)
    settled(t)
    assert lies(t, RING[0]) == ["flying_carpet"]


@pytest.mark.rule("DR-B-WAN-01", "DR-B-WAN-02", "DR-B-WAN-04")
def test_the_gifts_of_the_wandering_people_come_and_go_with_their_camp() -> None:
    """They appear in the royal castle; one that has come to another player leaves the game as well."""
    gifts = ["flying_carpet", "spinning_wheel", "guiding_light"]
    t = mid("movement", hexes={"0917": [MONARCH], FIELD: [THEIRS]})
    for pitch in hooks.CAMP_PITCHED.of(t.s):
        pitch(t.s, 0)
    settled(t)
    assert has(t, MONARCH) == gifts
    devices.hand_to(t.s, WORLD.device[gifts[0]], t.s.devices.lies[WORLD.device[gifts[0]]], WORLD.index[THEIRS])
    for strike in hooks.CAMP_STRUCK.of(t.s):
        strike(t.s)
    assert has(t, MONARCH) == has(t, THEIRS) == []


@pytest.mark.rule("DR-B-FLT-05", "DR-B-MAG-26")
def test_what_goes_down_with_a_ship_lies_in_the_sea() -> None:
    t = mid(
        "movement",
        kingdoms={"mivior": "first", "muetar": "second"},
        hexes={"0220": ["mivior_fleet_1"]},
        devices={"helm": "mivior_fleet_1"},
    )
    losses.eliminate(t.s, WORLD.index["mivior_fleet_1"])
    settled(t)
    assert lies(t, "0220") == ["helm"]


def test_positions_place_devices_and_say_what_is_wrong() -> None:
    for wrong in ({"devices": {"hat": FIELD}}, {"markers": {FIELD: "helm"}}, {"meditating": {MONARCH: ["helm"]}}):
        with pytest.raises(BadInput):
            mid("movement", **wrong)
    with pytest.raises(BadInput):
        at("movement", devices={"helm": FIELD})
    assert devices.bearer(mid("movement").s, WORLD.device["helm"]) == NOBODY
