"""Treasure and theft (DR-B-TRE)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.magic import powers
from tests.divine_right.magic import FIELD, RING, armies, fates, has, lies, mid
from tests.divine_right.sieges import GROAT, HOTHIOR, around
from tests.divine_right.table import WORLD, Table

COLIST, PORT_LORK = "0421", "0917"
MIVIOR = {"mivior": "first", "muetar": "second"}
MONARCH, OWN, THEIRS = "hothior_monarch", "hothior_army_1", "muetar_monarch"


def plunder(**more: Any) -> Table:
    t = mid("siege", hexes=around(GROAT, HOTHIOR), sieges={GROAT: "first"}, dice=[6], **more)
    return t.do(f"assault {GROAT}")


# -- plunder ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-TRE-01", "DR-DEC-41")
def test_a_plundered_castle_gives_a_treasure_to_a_besieger_of_the_owners_choice() -> None:
    t = plunder()
    assert t.asked == ["first"]
    assert t.answer("booty").targets("carry") == [*HOTHIOR]
    t.do(f"carry {HOTHIOR[3]}")
    assert has(t, HOTHIOR[3]) == ["treasure"]
    assert t.view(None)["magic"]["lost"] == {}


@pytest.mark.rule("DR-B-TRE-01", "DR-B-TRE-03")
def test_what_no_besieger_can_carry_lies_in_the_castle() -> None:
    t = plunder(treasures=[*HOTHIOR])
    assert lies(t, GROAT) == ["treasure"]


@pytest.mark.rule("DR-B-TRE-04")
def test_a_plundered_castle_hides_a_buried_treasure_that_is_found_once() -> None:
    assert plunder().view(None)["magic"]["buried"] == [GROAT]
    pieces = armies("hothior", 1, 2)
    t = mid("movement", hexes={GROAT: pieces}, plundered=[GROAT], buried=[GROAT], dice=[5, 6]).do("done")
    t.do(f"seek {OWN}")
    assert has(t, OWN) == ["treasure"]
    assert t.view(None)["magic"]["buried"] == []
    assert t.why("seek hothior_army_2") != []
    assert t.question != "moves-end"


# -- spending ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-TRE-02", "DR-DEC-22", "DR-B-PHS-06")
def test_a_treasure_in_a_friendly_castle_brings_in_a_mercenary_there() -> None:
    """The event of the phase comes after it."""
    t = mid("events", kingdoms=MIVIOR, hexes={COLIST: ["mivior_army_1"]}, treasures=["mivior_army_1"], dice=[6, 1])
    t.answer("turn-starts", "spend mivior_army_1").answer("hire", f"hire-army {COLIST}")
    assert len(t.events("hired")) == 1
    assert t.events("hired")[0]["to"] == COLIST
    assert has(t, "mivior_army_1") == []
    assert t.rolls("DR-B-EVT-01") == [(6, 1)]


@pytest.mark.rule("DR-B-TRE-02")
def test_a_fleet_is_hired_only_in_a_port() -> None:
    port = mid("events", hexes={PORT_LORK: [OWN]}, treasures=[OWN]).do(f"spend {OWN}")
    assert port.options == [f"hire-army {PORT_LORK}", f"hire-fleet {PORT_LORK}"]
    inland = mid("events", hexes={"1014": [OWN]}, treasures=[OWN], dice=[6, 1]).do(f"spend {OWN}")
    assert len(inland.events("hired")) == 1  # there is nothing to choose
    assert inland.events("hired")[0]["to"] == "1014"


@pytest.mark.rule("DR-B-TRE-02")
def test_it_may_be_kept() -> None:
    t = mid("events", hexes={PORT_LORK: [OWN]}, treasures=[OWN], dice=[6, 1]).answer("turn-starts", "done")
    assert has(t, OWN) == ["treasure"]


@pytest.mark.rule("DR-B-TRE-02")
def test_not_in_the_field_and_not_in_a_besieged_castle() -> None:
    field = mid("events", hexes={FIELD: [OWN], PORT_LORK: ["hothior_army_2"]}, treasures=[OWN, "hothior_army_2"])
    assert field.targets("spend") == ["hothior_army_2"]
    assert field.refuses(f"spend {OWN}") == ["DR-B-TRE-02"]
    hexes = {**around("1014", [f"muetar_army_{n}" for n in range(1, 9)]), "1014": [OWN]}
    besieged = mid("events", hexes=hexes, sieges={"1014": "second"}, treasures=[OWN], dice=[6, 1])
    assert besieged.question != "turn-starts"


@pytest.mark.rule("DR-B-TRE-02", "DR-B-MAG-10")
def test_the_spinning_wheel_adds_nothing_to_what_a_treasure_buys() -> None:
    t = mid(
        "events", hexes={PORT_LORK: [OWN, MONARCH]}, treasures=[OWN], devices={"spinning_wheel": MONARCH}, dice=[6, 1]
    )
    t.do(f"spend {OWN}", f"hire-army {PORT_LORK}")
    assert len(t.events("hired")) == 1


# -- carrying ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-TRE-03")
def test_nobody_carries_a_second_treasure() -> None:
    pieces = [MONARCH, *armies("hothior", 1, 2, 3)]
    t = mid("movement", hexes={FIELD: pieces}, treasures=[OWN, "hothior_army_2", MONARCH])
    t.do(f"give-treasure {OWN}")
    assert t.targets("carry") == ["hothior_army_3"]
    assert t.refuses("carry hothior_army_2") == t.refuses(f"carry {MONARCH}") == ["DR-B-TRE-03"]
    t.do("carry hothior_army_3")
    assert (has(t, OWN), has(t, "hothior_army_3")) == ([], ["treasure"])


@pytest.mark.rule("DR-B-TRE-07", "DR-B-EVT-04", "DR-B-TRE-03")
def test_the_treasure_of_a_regular_lost_to_mutiny_lies_in_the_space() -> None:
    t = mid("events", hexes={FIELD: [OWN], RING[0]: ["hothior_army_2"]}, treasures=[OWN], dice=[1, 3])
    t.answer("event-loss", f"lose {OWN}")
    assert lies(t, FIELD) == ["treasure"]


@pytest.mark.rule("DR-B-TRE-07")
def test_treasures_are_not_limited_and_have_no_points() -> None:
    pieces = armies("hothior", 1, 2, 3, 4, 5, 6)
    t = mid("movement", hexes={FIELD: pieces}, treasures=[*pieces, FIELD, FIELD, RING[0]])
    assert (lies(t, FIELD), lies(t, RING[0])) == (["treasure", "treasure"], ["treasure"])
    assert t.points("first") == 0
    after = plunder(treasures=[*HOTHIOR])
    assert after.points("first") == WORLD.castle_at[WORLD.grid.at(GROAT)].points


@pytest.mark.rule("DR-B-TRE-03", "DR-B-TRE-07")
def test_a_lost_treasure_is_sought_like_a_device() -> None:
    t = mid("movement", hexes={FIELD: [OWN]}, treasures=[FIELD], dice=[5]).do("done", f"seek {OWN}")
    assert (has(t, OWN), lies(t, FIELD)) == (["treasure"], [])


# -- theft ------------------------------------------------------------------------------------------------------------


def theft(*dice: int, thief: str = "rogue_1", **more: Any) -> Table:
    """A thief goes among Muetar's armies in the field, and movement is closed."""
    more = {"devices": {"helm": "muetar_army_1"}} | more
    hexes = {RING[0]: [thief], FIELD: armies("muetar", 1, 2)}
    t = mid("movement", hexes=hexes, masters={thief: "first"}, dice=[*dice], **more)
    return t.do(f"move {thief}", f"go {FIELD}").until("next-move").do("done")


@pytest.mark.rule("DR-B-TRE-05", "DR-B-SMU-24", "DR-DEC-52")
@pytest.mark.parametrize(("die", "found"), [(4, []), (5, ["helm"])])
def test_a_rogue_who_survives_among_enemies_may_seek_what_they_carry(die: int, found: list[str]) -> None:
    t = theft(3, die)
    assert fates(t) == [3]
    t.answer("moves-end", "steal rogue_1")
    assert has(t, "rogue_1") == found
    assert t.why("steal rogue_1") != []


@pytest.mark.rule("DR-B-TRE-05")
@pytest.mark.parametrize(("fate", "bearer"), [(1, "muetar_army_2"), (3, "rogue_1"), (6, "muetar_army_2")])
def test_they_must_leave_in_the_next_movement_phase_and_survive_another_roll(fate: int, bearer: str) -> None:
    t = theft(3, 6).do("steal rogue_1")
    space = t.s.where[WORLD.index["rogue_1"]]
    assert t.view(None)["magic"]["loot"] == {"rogue_1": "helm"}
    # A turn later: in Muetar's turn nobody looks for the Rogue.
    later = mid(
        "movement",
        turn=4,
        hexes={FIELD: ["rogue_1", *armies("muetar", 2)]},
        masters={"rogue_1": "first"},
        devices={"helm": "rogue_1"},
        dice=[fate],
    )
    loot = ((WORLD.index["rogue_1"], WORLD.device["helm"], space, 3),)
    later.s.magic = later.s.magic._replace(loot=loot)
    later.do("move rogue_1", f"go {RING[0]}")
    assert fates(later) == [fate]
    if later.question == "captive":
        later.do(later.options[0])
    assert has(later, bearer) == ["helm"]
    assert later.view(None)["magic"]["loot"] == {}


@pytest.mark.rule("DR-B-TRE-05")
def test_who_stays_another_turn_has_to_give_it_up() -> None:
    t = mid(
        "movement",
        turn=4,
        hexes={FIELD: ["rogue_1", *armies("muetar", 2)]},
        masters={"rogue_1": "first"},
        devices={"helm": "rogue_1"},
    )
    t.s.magic = t.s.magic._replace(loot=((WORLD.index["rogue_1"], WORLD.device["helm"], WORLD.grid.at(FIELD), 3),))
    assert t.refuses("give helm") == ["DR-B-MAG-02"]
    t.do("done")
    assert t.events("takes") == [{"unit": "muetar_army_2", "device": "helm", "hex": FIELD}]


@pytest.mark.rule("DR-B-TRE-05")
def test_a_thief_does_not_use_what_is_not_brought_out() -> None:
    t = theft(3, 6, devices={"striding_boots": "muetar_army_1"}).do("steal rogue_1")
    assert has(t, "rogue_1") == ["striding_boots"]
    assert powers.wielder(t.s, "striding_boots") == -1


@pytest.mark.rule("DR-B-TRE-05", "DR-DEC-53")
def test_of_several_things_the_thief_takes_one() -> None:
    t = theft(3, 6, devices={"helm": "muetar_army_1"}, treasures=["muetar_army_2"]).do("steal rogue_1")
    t.answer("found", "take treasure")
    assert (has(t, "rogue_1"), has(t, "muetar_army_1")) == (["treasure"], ["helm"])


@pytest.mark.rule("DR-B-SMU-21", "DR-B-TRE-05", "DR-T-B-SEEK")
def test_fox_adds_1() -> None:
    assert has(theft(3, 4, thief="fox").do("steal fox"), "fox") == ["helm"]
    assert has(theft(3, 3, thief="fox").do("steal fox"), "fox") == []


@pytest.mark.rule("DR-B-TRE-06")
def test_player_monarchs_and_units_do_not_steal() -> None:
    hexes = {RING[0]: [MONARCH, "rogue_1", "mortnoir"], FIELD: armies("muetar", 1)}
    t = mid(
        "movement",
        seats=3,
        hexes=hexes,
        masters={"rogue_1": "first", "mortnoir": "first"},
        devices={"helm": "muetar_army_1"},
        dice=[3, 3, 3],
    )
    t.do(f"move {MONARCH}", "with rogue_1", "with mortnoir", f"go {FIELD}").until("next-move").do("done")
    assert t.answer("moves-end").targets("steal") == ["rogue_1"]
    assert t.refuses(f"steal {MONARCH}") == t.refuses("steal mortnoir") == ["DR-B-TRE-06"]


@pytest.mark.rule("DR-B-TRE-05")
def test_who_has_not_come_among_enemies_this_turn_has_nothing_to_steal() -> None:
    t = mid(
        "movement",
        hexes={FIELD: ["rogue_1", OWN], RING[0]: ["muetar_army_1"]},
        masters={"rogue_1": "first"},
        devices={"helm": "muetar_army_1", "mask": FIELD},
    ).do("done")
    assert t.refuses("steal rogue_1") == ["DR-B-TRE-05"]
    assert t.targets("seek") == [OWN, "rogue_1"]


@pytest.mark.rule("DR-B-TRE-05", "DR-B-CAP-10", "DR-B-CAP-11")
def test_what_a_thief_has_not_brought_out_stays_though_the_player_gives_up() -> None:
    t = theft(3, 6, seats=3).do("steal rogue_1")
    assert has(t, "rogue_1") == ["helm"]
    t.do("resign", seat="first").answer("spoils", "carry muetar_army_2")
    assert has(t, "muetar_army_2") == ["helm"]
    assert t.s.magic.loot == ()
