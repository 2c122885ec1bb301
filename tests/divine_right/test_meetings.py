"""Where two chapters of the Intermediate game meet."""

from __future__ import annotations

import pytest

from hexarchy.games.divine_right import captives, fallout, fate, losses, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.magic import greystaff
from hexarchy.games.divine_right.mercenaries import avalanche
from hexarchy.games.divine_right.refuge import displaced_to
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.beyond import airborne, table
from tests.divine_right.hirelings import embassy
from tests.divine_right.magic import ALTARS, FIELD, RING, TEMPLE, armies, has
from tests.divine_right.sieges import PENNOL, around
from tests.divine_right.table import WORLD, Table

HAMAHARA, URMOFF, OZERG, EATERS, HAND = "hamahara", "urmoff", "ozerg", "eaters_monarch", "black_hand_monarch"
NORTH = [f"northern_barbarian_{n}" for n in range(1, 6)]


def number(name: str) -> int:
    return WORLD.index[name]


def space(name: str) -> int:
    return WORLD.grid.at(name)


# -- the camp of the Wandering People ---------------------------------------------------------------------------------

SHORE, CAMP = "0818", "0916"


def camped(t: Table) -> bool:
    return t.view(None)["hirelings"]["camp"] is not None


@pytest.mark.rule("DR-B-WAN-02", "DR-B-FLY-01")
def test_what_flies_over_the_camp_drives_nobody_out() -> None:
    t = table("movement", hexes={"0914": [HAMAHARA]}, camp={CAMP: "second"}, dice=[1])
    t.do(f"move {HAMAHARA}", f"go {CAMP}").until("next-move")
    assert airborne(t, HAMAHARA)
    assert camped(t)


@pytest.mark.rule("DR-B-WAN-02", "DR-B-SWM-01")
def test_what_swims_along_the_shore_does_not_enter_the_camp() -> None:
    t = table("movement", hexes={"0719": [URMOFF]}, camp={SHORE: "second"}, dice=[1])
    t.do(f"move {URMOFF}", f"go {SHORE}")
    assert t.where(URMOFF) == SHORE
    assert camped(t)


@pytest.mark.rule("DR-B-TOK-05", "DR-B-WAN-02")
def test_nobody_is_cursed_in_the_temple() -> None:
    t = table(
        "movement", hexes={TEMPLE: ["muetar_monarch"], "0915": ["hothior_army_1"]}, camp={CAMP: "second"}, dice=[6]
    )
    t.do("move hothior_army_1", f"go {CAMP}")
    assert not camped(t)
    assert t.view(None)["hirelings"]["cursed"] == ["hothior_monarch"]


# -- avalanche --------------------------------------------------------------------------------------------------------

SLOPE, NEAR = "1700", "1600"


@pytest.mark.rule("DR-B-SMU-13", "DR-B-FLY-03")
def test_an_avalanche_does_not_reach_what_flies() -> None:
    hexes = {NEAR: [OZERG], SLOPE: [HAMAHARA, *armies("muetar", 1, 2, 3)]}
    t = table("combat", hexes=hexes, foes=(HAMAHARA,), dice=[6])
    assert number(HAMAHARA) not in avalanche.stack(t.s, space(SLOPE), 0)
    t.do(f"avalanche {SLOPE}")  # one of three, not two of four
    assert t.about["number"] == 1
    assert t.targets("lose") == armies("muetar", 1, 2, 3)


@pytest.mark.rule("DR-B-SMU-13", "DR-B-EOW-11", "DR-B-GEN-14")
def test_the_eaters_are_the_last_under_an_avalanche() -> None:
    hexes = {NEAR: [OZERG], SLOPE: [EATERS, "muetar_army_1"]}
    t = table("combat", hexes=hexes, allies={"eaters": "second"}, dice=[6])
    t.do(f"avalanche {SLOPE}")
    assert t.where("muetar_army_1") == "pool" or t.targets("lose") == ["muetar_army_1"]
    assert t.where(EATERS) == SLOPE


@pytest.mark.rule("DR-B-SMU-13", "DR-B-CAP-01", "DR-B-CAP-12")
def test_who_buries_the_eaters_scores_for_them() -> None:
    hexes = {NEAR: [OZERG], SLOPE: [EATERS]}
    t = table("combat", hexes=hexes, allies={"eaters": "second"}, dice=[6])
    t.do(f"avalanche {SLOPE}")
    assert t.where(EATERS) == "gone"
    assert t.points("first") == 40


@pytest.mark.rule("DR-B-GEN-14", "DR-B-EOW-11")
def test_the_cheapest_loss_is_never_a_monarch() -> None:
    t = table("combat", hexes={FIELD: [EATERS, "llomar"]}, allies={"eaters": "first"})
    assert losses.cheapest(t.s, [number(EATERS), number("llomar")]) == number("llomar")


# -- the Ghost Riders -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SMU-15", "DR-B-EOW-11", "DR-B-MAG-03")
def test_ghosts_take_units_before_the_eaters() -> None:
    ring = {near: [f"hothior_army_{n}"] for n, near in enumerate(RING[1:], 1)}
    hexes = {RING[0]: ["ghost_riders"], FIELD: [EATERS, "mercenary_1"], **ring}
    t = table("combat", hexes=hexes, allies={"eaters": "second"}, foes=("mercenary_1",), dice=[1, 3])
    t.do(f"attack {FIELD}", "commit ghost_riders")
    while t.question in ("commit", "attack"):
        t.do("done")
    assert t.where("mercenary_1") == "pool" or t.targets("lose") == ["mercenary_1"]
    assert t.where(EATERS) == FIELD


# -- the Souls of the Damned ------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BLH-09", "DR-B-FLT-08")
def test_souls_drive_no_boats_ashore() -> None:
    beside = WORLD.grid.ids[next(n for n in WORLD.field.near[space(SHORE)] if WORLD.land >> n & 1)]
    hexes = {beside: [HAND], SHORE: ["muetar_monarch", "muetar_army_1"]}
    t = table("combat", hexes=hexes, allies={"black_hand": "first"}, boats=["muetar_monarch"], dice=[1])
    t.do("souls")
    if t.question == "haunted":
        t.do(t.options[0])
    assert t.where("muetar_army_1") != SHORE
    assert t.where("muetar_monarch") == SHORE
    assert t.s.boats >> number("muetar_monarch") & 1


# -- the Enchanted Castle ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-EOW-07", "DR-B-GEN-05", "DR-B-FAT-05")
def test_the_enchanted_castle_is_gone_when_they_come_back() -> None:
    t = table("movement", hexes={RING[0]: [EATERS]}, allies={"eaters": "first"}, enchanted=FIELD)
    t.do(f"move {EATERS}", f"go {FIELD}")
    assert t.s.spells.castle == -1


@pytest.mark.rule("DR-B-EOW-04", "DR-B-EOW-07", "DR-B-FAT-05")
def test_a_wound_ends_what_they_have_cast() -> None:
    t = table("movement", hexes={FIELD: [EATERS]}, allies={"eaters": "first"}, enchanted=FIELD, mist=True, dice=[2])
    fate.wound(t.s, number(EATERS))
    assert t.where(EATERS) == "track"
    assert (t.s.spells.castle, t.s.spells.mist) == (-1, False)


# -- Barbarians and the Colossus aboard -------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BAR-07", "DR-B-FLT-03")
def test_no_ship_takes_barbarians_into_a_castle() -> None:
    port = "0421"
    kingdoms = {"mivior": "first", "muetar": "second"}
    for cargo, enters in (("mercenary_1", True), (NORTH[0], False)):
        t = table(
            "movement",
            kingdoms=kingdoms,
            hexes={"0220": ["mivior_fleet_1", cargo], "0318": ["mivior_monarch"]},
            aboard={cargo: "mivior_fleet_1"},
        )
        t.do("move mivior_fleet_1")
        assert (port in t.targets("go")) is enters


@pytest.mark.rule("DR-B-BLH-06", "DR-B-FLT-03")
def test_no_ship_takes_the_colossus_far_from_its_field() -> None:
    t = table(
        "movement",
        kingdoms={"mivior": "first", "muetar": "second"},
        allies={"black_hand": "first"},
        hexes={"0220": ["mivior_fleet_1", "the_colossus"]},
        aboard={"the_colossus": "mivior_fleet_1"},
        colossus="0421",
    )
    t.do("move mivior_fleet_1")
    assert t.targets("go")
    assert all(WORLD.grid.distance(space("0421"), space(goal)) <= 5 for goal in t.targets("go"))


@pytest.mark.rule("DR-B-BAR-07", "DR-B-GEN-05")
def test_displaced_barbarians_do_not_find_refuge_in_a_castle() -> None:
    castles = {castle.space for castle in WORLD.castles}
    t = table(
        "movement", kingdoms={"mivior": "first", "muetar": "second"}, hexes={"0318": ["mivior_monarch", NORTH[0]]}
    )
    assert not castles & {*displaced_to(t.s, number(NORTH[0]), space("0421"))}


# -- what heroes bear -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-MAG-01", "DR-B-EOW-01", "DR-B-HER-01")
def test_the_eaters_being_a_monarch_carry_and_use_any_devices() -> None:
    devices = {"guiding_light": EATERS, "head_of_orlog": EATERS, "striding_boots": EATERS}
    t = table("movement", hexes={FIELD: [EATERS]}, allies={"eaters": "first"}, devices=devices)
    assert {*has(t, EATERS)} == {*devices}
    assert strength.lead(t.s, number(EATERS), fleets=False) == ("DR-B-MAG-07", 1)
    assert t.do(f"move {EATERS}").about["points"] == 8  # a combat unit does not stride


@pytest.mark.rule("DR-B-DIP-25", "DR-B-EOW-01")
def test_the_eaters_like_any_monarch_keep_what_they_bear_when_their_kingdom_leaves() -> None:
    hexes = {FIELD: [EATERS, "hothior_army_1"]}
    t = table("movement", hexes=hexes, allies={"eaters": "first"}, devices={"horn_of_rally": EATERS})
    status.leave(t.s, 1 << number(EATERS))
    assert t.where(EATERS) == "home"
    assert has(t, "hothior_army_1") == []
    assert has(t, EATERS) == ["horn_of_rally"]


@pytest.mark.rule("DR-B-MAG-03", "DR-B-ISL-01")
def test_a_fleet_that_fishes_a_hero_out_has_what_they_bear() -> None:
    sea, beside = "0220", WORLD.grid.ids[WORLD.field.near[space("0220")][0]]
    kingdoms = {"mivior": "first", "rombune": "second"}
    hexes = {sea: ["mivior_fleet_1", "rogue_1"], beside: ["rombune_fleet_1"]}
    t = table(
        "movement",
        kingdoms=kingdoms,
        hexes=hexes,
        masters={"rogue_1": "first"},
        aboard={"rogue_1": "mivior_fleet_1"},
        devices={"horn_of_rally": "rogue_1"},
        dice=[3],
    )
    losses.eliminate(t.s, number("mivior_fleet_1"))
    fallout.settle(t.s)
    t.s.run()
    assert t.question == "captive"
    t.do(t.options[0])
    assert has(t, "rombune_fleet_1") == ["horn_of_rally"]


@pytest.mark.rule("DR-B-TRE-01", "DR-B-MAG-24", "DR-B-BAR-07")
def test_a_hero_among_barbarians_keeps_the_booty_they_leave() -> None:
    """The Barbarians vanish, the hero is a besieger who stays."""
    stacks = around(PENNOL, NORTH[:4])
    first = next(iter(stacks))
    stacks[first].append("juulute")
    stacks["1717"] = ["muetar_monarch"]  # the game goes on when Pennol falls
    t = table("siege", hexes=stacks, allies={"immer": "second"}, sieges={PENNOL: "first"}, dice=[6, 1, 1, 1, 1])
    t.do(f"assault {PENNOL}")
    while t.question == "captive":
        t.do(t.options[-1])
    assert t.where(NORTH[0]) == "pool"
    found = has(t, "juulute")
    assert "treasure" in found
    assert len(found) == 2


# -- the Black Hand ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BLH-08", "DR-B-FLT-04")
def test_who_was_carried_does_not_vanish_as_well() -> None:
    t = table(
        "movement",
        kingdoms={"mivior": "first", "muetar": "second"},
        allies={"black_hand": "first"},
        hexes={"0220": ["mivior_fleet_1", HAND]},
        aboard={HAND: "mivior_fleet_1"},
    )
    assert "teleport" in t.options
    t.do("move mivior_fleet_1")
    t.do(f"go {t.targets('go')[0]}").until("next-move")
    assert t.refuses("teleport") == ["DR-B-FLT-04"]


@pytest.mark.rule("DR-B-BLH-05", "DR-B-DIP-18")
def test_who_raises_the_dead_on_neutral_land_violates_it() -> None:
    immer = KINGDOM_IDS.index("immer")
    field = next(
        ids for at, ids in enumerate(WORLD.grid.ids) if WORLD.land_of[at] == immer and at not in WORLD.castle_at
    )
    t = table("movement", hexes={"1425": [HAND]}, allies={"black_hand": "first"}, battlefields=[field]).do("done")
    t.do(f"raise-dead {field}")
    assert t.where("the_walking_dead") == field
    assert [event["kingdom"] for event in t.events("violates")] == ["immer"]


# -- wounds and curses ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FAT-13", "DR-B-WAN-02")
def test_the_wounded_are_not_cursed() -> None:
    hexes = {"0915": ["hothior_army_1"]}
    t = table("movement", hexes=hexes, track={"muetar_monarch": 6}, camp={CAMP: "second"}, dice=[6])
    t.do("move hothior_army_1", f"go {CAMP}")
    assert t.view(None)["hirelings"]["cursed"] == ["hothior_monarch"]


# -- earthquakes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-GRE-02", "DR-B-FLY-01")
def test_an_earthquake_does_not_shake_what_flies() -> None:
    hexes = {PENNOL: [HAMAHARA, "immer_army_1"]}
    t = table("movement", hexes=hexes, allies={"immer": "second"}, foes=(HAMAHARA,), dice=[6, 6, 6, 6])
    greystaff.earthquake(t.s, WORLD.castle_at[space(PENNOL)].index)
    assert t.where(HAMAHARA) == PENNOL
    assert t.where("immer_army_1") == "pool"


@pytest.mark.rule("DR-B-SMU-15", "DR-B-MAG-14")
def test_ghosts_frighten_nobody_where_the_amulet_is() -> None:
    for devices, rolls in (({}, 1), ({"amulet": "muetar_monarch"}, 0)):
        hexes = {RING[0]: ["ghost_riders"], FIELD: ["muetar_monarch", "muetar_army_1"]}
        t = table("combat", hexes=hexes, devices=devices, dice=[6])
        t.do(f"attack {FIELD}")
        while t.question in ("commit", "attack"):
            t.do(t.options[0] if t.question == "commit" else "done")
        assert len(t.rolls("DR-B-SMU-15")) == rolls


# -- out of a siege ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SIE-13", "DR-B-FAT-02", "DR-B-MAG-09")
def test_who_flies_out_of_a_besieged_castle_on_the_carpet_risks_their_life() -> None:
    hexes = {PENNOL: ["immer_monarch"], **around(PENNOL, armies("muetar", 1, 2, 3, 4, 5, 6))}
    t = table(
        "movement",
        hexes=hexes,
        allies={"immer": "first"},
        sieges={PENNOL: "second"},
        devices={"flying_carpet": "immer_monarch"},
        dice=[4],
    )
    assert t.besieged(PENNOL)
    t.do("move immer_monarch", "by carpet")
    goal = next(goal for goal in t.targets("go") if WORLD.land_of[space(goal)] < 0)
    t.do(f"go {goal}")
    assert t.rolls("DR-B-FAT-01") == [(4,)]


# -- the Usurper ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-USU-01", "DR-B-DIP-09")
def test_regulars_about_to_leave_are_among_the_surviving() -> None:
    """Their monarch died earlier in the same turn: half of them serve the Usurper, the others are gone."""
    hexes = {"1812": armies("immer", 1, 2, 3, 4)}
    t = embassy(3, hand=("usurper",), hexes=hexes, allies={"immer": "first"}, seats=3)
    captives.kill(t.s, number("immer_monarch"), -1)
    fallout.settle(t.s)
    t.s.run()
    assert t.status("immer") == "confused"
    t.do("usurp immer")
    while t.question == "serving":
        t.do(t.options[0])
    t.until("next-move")
    serving = [unit for unit in WORLD.regulars_of[KINGDOM_IDS.index("immer")] if t.s.where[unit] >= 0]
    assert len(serving) == 2
    assert not any(t.s.half.leaving >> unit & 1 for unit in serving)


# -- the Dead and those who take the field ----------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BLH-11", "DR-B-ACT-03")
def test_regulars_do_not_take_the_field_among_the_dead() -> None:
    """They wait until the Dead have gone; the monarch, being a hero, does not mind."""
    immer = KINGDOM_IDS.index("immer")
    homes = [WORLD.pieces[unit].home for unit in WORLD.regulars_of[immer]]
    royal = WORLD.royal_seats[immer]
    home = next(at for at in homes if at != royal)
    for dead, waits in (("the_walking_dead", True), ("mercenary_1", False)):
        hexes = {WORLD.grid.ids[home]: [dead], FIELD: [HAND]}
        t = table("diplomacy", hexes=hexes, allies={"black_hand": "first"}, dice=[1])
        status.activate(t.s, immer, 0, fresh=True)
        t.s.run()
        own = [unit for unit in WORLD.regulars_of[immer] if WORLD.pieces[unit].home == home]
        assert all((t.s.where[unit] == home) is not waits for unit in own)
        assert t.s.where[WORLD.monarch_of[immer]] == royal


# -- over a place is not in it ----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-TRE-02", "DR-B-FLY-02")
@pytest.mark.parametrize(("bearer", "spends"), [("hothior_army_1", True), (HAMAHARA, False)])
def test_no_treasure_is_spent_from_the_air(bearer: str, spends: bool) -> None:
    t = table("events", hexes={"0917": ["hothior_monarch", bearer]}, treasures=[bearer])
    assert (f"spend {bearer}" in t.options) is spends


@pytest.mark.rule("DR-B-GRE-08", "DR-B-FLY-02")
def test_what_flies_over_the_altars_does_not_stand_there() -> None:
    t = table("combat", hexes={ALTARS: [HAMAHARA, "llomar"]})
    assert greystaff.victims(t.s, 0) == [number("llomar")]
