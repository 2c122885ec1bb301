"""Special mercenaries with a power of their own (DR-B-SMU, DR-B-HER-03, -04, -09, DR-B-FAT-09, -12, DR-B-SIE-22,
DR-B-KIN-08)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import captives, fate, losses, siege, status, victory
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.mercenaries import captains, special
from hexarchy.games.divine_right.movement import ground, modes, party
from hexarchy.games.divine_right.words import BATTLE, FOREST, KINGDOM_IDS, MOUNTAIN, PASS, SEARCH, SWAMP
from tests.divine_right.hirelings import card_at, drawing, embassy, game
from tests.divine_right.sieges import GROAT, HOTHIOR, MUETAR, around, bleed, ring, strike
from tests.divine_right.table import WORLD, Table

FIELD, BESIDE = "1716", "1717"  # open ground of Muetar
KEEP, LORK = "2018", "0917"
IMMER, ZORN = KINGDOM_IDS.index("immer"), KINGDOM_IDS.index("zorn")


def with_heroes(*names: str, units: tuple[str, ...] = HOTHIOR[:3], phase: str = "movement", **more: Any) -> Table:
    """The first seat's heroes and units on open ground of their own."""
    hexes = {"0916": [*names, *units], **more.pop("hexes", {})}
    masters = {**dict.fromkeys(names, "first"), **more.pop("masters", {})}
    monarchs = {name: seat for name, seat in masters.items() if not name.endswith("_monarch")}
    return game(phase, hexes=hexes, masters=monarchs, **more)


def number(*names: str) -> list[int]:
    return [WORLD.index[name] for name in names]


def leads(t: Table, hero: str, unit: str) -> bool:
    return strength.leads(t.s, *number(hero, unit))


def bonus(t: Table, hero: str, *, fleets: bool = False) -> int:
    return strength.bonus(t.s, WORLD.index[hero], fleets=fleets)


def points(t: Table, *members: str) -> int:
    return party.allowance(t.s, number(*members))


def costs(t: Table, *members: str) -> dict[str, int]:
    """What the spaces in reach cost a party."""
    found = modes.reach(t.s, number(*members), 0)
    return {WORLD.grid.ids[space]: cost for space, cost in found.costs.items()}


# -- leaders ----------------------------------------------------------------------------------------------------------

NORTH = ("northern_barbarian_1", "northern_barbarian_2", "northern_barbarian_3")


def horde(folk: str) -> tuple[str, ...]:
    return tuple(f"{folk}_{one}" for one in (1, 2, 3))


@pytest.mark.rule("DR-B-SMU-01", "DR-B-HER-03")
def test_juulute_leads_northern_barbarians_at_eight() -> None:
    t = with_heroes("juulute", units=NORTH, masters=dict.fromkeys(NORTH, "first"))
    assert points(t, "juulute", *NORTH) == 8
    assert bonus(t, "juulute") == 1
    t.do("move juulute")
    assert {*t.targets("with")} == {*NORTH}


@pytest.mark.rule("DR-B-HER-03")
@pytest.mark.parametrize(
    ("hero", "folk"),
    [("juulute", "northern_barbarian"), ("al_debar", "southern_barbarian"), ("kang", "eastern_horseman")],
)
def test_each_folk_follows_one_leader_alone(hero: str, folk: str) -> None:
    folks = ("northern_barbarian", "southern_barbarian", "eastern_horseman", "ogre")
    units = tuple(f"{name}_1" for name in folks)
    leaders = ("juulute", "al_debar", "kang", "schardenzar", "black_knight", "eloia")
    t = with_heroes(*leaders, units=units, masters=dict.fromkeys(units, "first"))
    assert [name for name in leaders if leads(t, name, f"{folk}_1")] == [hero]
    assert not any(leads(t, name, "ogre_1") for name in leaders)


@pytest.mark.rule("DR-B-HER-03")
def test_schardenzar_with_barbarians_is_refused_and_with_strange_regulars_is_not() -> None:
    regulars = ("immer_army_1",)
    t = with_heroes(
        "schardenzar", units=(*NORTH, *regulars), allies={"immer": "first"}, masters=dict.fromkeys(NORTH, "first")
    )
    t.do("move schardenzar")
    assert t.targets("with") == ["immer_army_1"]


@pytest.mark.rule("DR-B-SMU-07", "DR-B-HER-03")
def test_al_debar_leads_southern_barbarians_from_the_south_edge() -> None:
    folk = horde("southern_barbarian")
    t = with_heroes("al_debar", units=(*folk, *NORTH), masters=dict.fromkeys((*folk, *NORTH), "first"))
    assert points(t, "al_debar", *folk) == 8
    t.do("move al_debar")
    assert {*t.targets("with")} == {*folk}
    spaces = special.entry_spaces(t.s, WORLD.index["al_debar"], 0)
    assert [WORLD.grid.ids[space] for space in spaces] == sorted(WORLD.map.regions.barbarian_entry_south)


@pytest.mark.rule("DR-B-SMU-08", "DR-B-HER-03")
def test_kang_leads_eastern_horsemen_from_the_east_edge() -> None:
    folk = horde("eastern_horseman")
    t = with_heroes("kang", units=folk, masters=dict.fromkeys(folk, "first"))
    assert (points(t, "kang", *folk), bonus(t, "kang")) == (8, 1)
    assert leads(t, "kang", folk[0])
    spaces = special.entry_spaces(t.s, WORLD.index["kang"], 0)
    assert {WORLD.grid.ids[space] for space in spaces} == {*WORLD.map.regions.barbarian_entry_east}


@pytest.mark.rule("DR-B-SMU-02")
def test_rivers_are_roads_to_schardenzar() -> None:
    near = ring("2519")
    start = next(space for space in near if WORLD.land >> WORLD.grid.at(space) & 1)
    t = game(
        "movement", hexes={start: ["schardenzar", "rogue_1"]}, masters={"schardenzar": "first", "rogue_1": "first"}
    )
    assert costs(t, "schardenzar")["2519"] == 1
    assert costs(t, "rogue_1")["2519"] > 1
    bank = game(
        "movement", hexes={"1814": ["schardenzar", "rogue_1"]}, masters={"schardenzar": "first", "rogue_1": "first"}
    )
    assert (costs(bank, "schardenzar")["1815"], costs(bank, "schardenzar")["1816"]) == (1, 2)
    assert costs(bank, "rogue_1")["1815"] == 2
    assert costs(bank, "rogue_1").get("1816", 99) > 4  # over the river in the middle of a move: a long way round


@pytest.mark.rule("DR-B-SMU-05", "DR-B-FLT-10")
def test_bilge_rat_leads_fleets_and_no_siege() -> None:
    fleets = ("hothior_fleet_1", "hothior_fleet_2")
    t = game(
        "combat",
        hexes={LORK: ["bilge_rat", *fleets, "hothior_army_1"]},
        masters={"bilge_rat": "first"},
    )
    assert bonus(t, "bilge_rat", fleets=True) == 1
    assert leads(t, "bilge_rat", fleets[0])
    assert not leads(t, "bilge_rat", "hothior_army_1")
    assert bonus(t, "bilge_rat") == 0
    found = strength.combat(
        t.s, number(*fleets), number("muetar_army_1"), WORLD.grid.at("0817"), (number("bilge_rat")[0], -1)
    )
    assert ("DR-B-COM-10", 1) in found.attacker.modifiers


@pytest.mark.rule("DR-B-SMU-05", "DR-B-SMU-06", "DR-B-DIP-24")
def test_bilge_rat_enters_in_a_seaport_with_the_reaver() -> None:
    t = embassy(hand=("bilge-rat",)).do("enlist bilge-rat")
    assert {*t.targets("place")} == {LORK, "1318"}
    t.do(f"place {LORK}")
    assert t.where("bilge_rat") == t.where("reaver") == LORK
    landlocked = {"neuth": "first", "muetar": "second"}
    assert embassy(hand=("bilge-rat",), kingdoms=landlocked).refuses("enlist bilge-rat") == ["DR-B-DIP-24"]


@pytest.mark.rule("DR-B-SMU-06")
def test_the_reaver_against_two_fleets() -> None:
    t = game("combat", hexes={"0817": ["reaver"]}, masters={"reaver": "first"})
    found = strength.combat(
        t.s, number("reaver"), number("mivior_fleet_1", "mivior_fleet_2"), WORLD.grid.at("0816"), (-1, -1)
    )
    assert found.attacker.modifiers == (("DR-B-COM-07", 4),)
    assert points(t, "reaver") == 10
    assert siege.strength(t.s, number("reaver")) == 0


@pytest.mark.rule("DR-B-SMU-22", "DR-B-MOV-07")
def test_eloia_leads_without_a_bonus() -> None:
    hired = ("mercenary_1", "mercenary_2", "mercenary_3")
    t = with_heroes("eloia", units=hired, masters=dict.fromkeys(hired, "first"))
    assert points(t, "eloia", *hired) == 7
    assert bonus(t, "eloia") == 0
    t.do("move eloia")
    assert {*t.targets("with")} == {*hired}


@pytest.mark.rule("DR-B-SMU-24", "DR-B-HER-01")
def test_a_rogue_leads_nobody() -> None:
    t = with_heroes("rogue_1")
    assert not leads(t, "rogue_1", HOTHIOR[0])
    assert points(t, "rogue_1") == 7


# -- Great Captains ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-HER-04", "DR-DEC-11")
def test_a_great_captain_is_assigned_on_entry() -> None:
    t = drawing("great_captain_1", allies={"zorn": "first"})
    assert {*t.targets("place")} == {LORK, WORLD.grid.ids[WORLD.royal_seats[ZORN]]}
    t.do(f"place {WORLD.grid.ids[WORLD.royal_seats[ZORN]]}")
    assert captains.serves(t.s, WORLD.index["great_captain_1"]) == ZORN
    assert points(t, "great_captain_1") == 8
    assert t.view("second")["hirelings"]["captains"] == {"great_captain_1": "zorn"}


@pytest.mark.rule("DR-B-HER-04")
def test_a_great_captain_leads_the_regulars_of_that_kingdom_and_mercenaries() -> None:
    units = ("immer_army_1", "hothior_army_1", "mercenary_1", "ogre_1")
    t = with_heroes(
        "great_captain_1",
        units=units,
        allies={"immer": "first"},
        captains={"great_captain_1": "immer"},
        masters={"mercenary_1": "first", "ogre_1": "first"},
    )
    assert not leads(t, "great_captain_1", "ogre_1")
    t.do("move great_captain_1")
    assert {*t.targets("with")} == {"immer_army_1", "mercenary_1"}


@pytest.mark.rule("DR-B-HER-04", "DR-B-TER-12")
def test_a_great_captain_moves_on_the_ground_of_that_kingdom_like_its_monarch() -> None:
    t = with_heroes("great_captain_1", allies={"zorn": "first"}, captains={"great_captain_1": "zorn"})
    own = party.profile(t.s, WORLD.index["great_captain_1"])
    theirs = party.profile(t.s, WORLD.index["zorn_monarch"])
    assert own == theirs


@pytest.mark.rule("DR-B-HER-09", "DR-DEC-77")
def test_a_captain_whose_kingdom_leaves_is_assigned_to_another() -> None:
    t = with_heroes(
        "great_captain_1", "eloia", allies={"immer": "first"}, captains={"great_captain_1": "immer"}, phase="movement"
    )
    status.deactivate(t.s, IMMER)
    settle(t.s)
    t.s.run()
    assert t.question == "next-move"  # one kingdom is left: nobody is asked
    assert captains.serves(t.s, WORLD.index["great_captain_1"]) == 0
    assert points(t, "great_captain_1") == 7
    assert leads(t, "great_captain_1", HOTHIOR[0])


@pytest.mark.rule("DR-B-HER-09", "DR-DEC-77")
def test_of_two_kingdoms_left_the_player_names_one() -> None:
    t = with_heroes(
        "great_captain_1", allies={"immer": "first", "zorn": "first"}, captains={"great_captain_1": "immer"}
    )
    status.deactivate(t.s, IMMER)
    settle(t.s)
    t.s.run()
    t.answer("assign", "assign zorn")
    assert points(t, "great_captain_1") == 8


@pytest.mark.rule("DR-B-HER-09", "DR-B-CAP-08")
def test_a_captain_who_changes_sides_is_assigned_there() -> None:
    t = game(
        "diplomacy",
        masters={"great_captain_1": "second"},
        captains={"great_captain_1": "muetar"},
        prisoners={"great_captain_1": ["first", LORK]},
        dice=[1, 6],
    )
    t.do("parole great_captain_1")
    assert t.master("great_captain_1") == "first"
    t.until("next-move")
    assert captains.serves(t.s, WORLD.index["great_captain_1"]) == 0


@pytest.mark.rule("DR-B-SPM-04", "DR-B-HER-04", "DR-B-CAP-10")
def test_a_captain_who_is_let_go_serves_no_kingdom() -> None:
    own = {"masters": {"great_captain_1": "second"}, "captains": {"great_captain_1": "muetar"}}
    t = game("diplomacy", prisoners={"great_captain_1": ["first", LORK]}, dice=[1, 4], **own)
    t.do("parole great_captain_1")
    assert (t.where("great_captain_1"), t.s.hirelings.captains) == ("randomizer", ())
    t = game("movement", seats=3, hexes={FIELD: ["great_captain_1"]}, **own)
    victory.put_out(t.s, 1)
    assert (t.where("great_captain_1"), t.s.hirelings.captains) == ("randomizer", ())


@pytest.mark.rule("DR-B-SPM-04", "DR-B-HER-04")
def test_a_dead_captain_serves_no_kingdom() -> None:
    t = with_heroes("great_captain_1", captains={"great_captain_1": "hothior"})
    captives.kill(t.s, WORLD.index["great_captain_1"], 1)
    assert t.where("great_captain_1") == "randomizer"
    assert not t.s.hirelings.captains


# -- fates ------------------------------------------------------------------------------------------------------------


def danger(*dice: int, with_: tuple[str, ...], hero: str = "hothior_monarch", **more: Any) -> Table:
    """A hero of the first seat is searched for by the second in the field."""
    special_ = [name for name in (hero, *with_) if name in WORLD.index and WORLD.index[name] in WORLD.special_of]
    t = game(
        "movement",
        seats=3,
        hexes={FIELD: [hero, *with_]},
        masters=dict.fromkeys(special_, "first"),
        dice=[*dice],
        **more,
    )
    return search(t, hero)


def search(t: Table, hero: str, cause: int = SEARCH) -> Table:
    fate.endanger(t.s, WORLD.index[hero], cause, 1, WORLD.grid.at(FIELD))
    settle(t.s)
    t.s.run()
    return t


@pytest.mark.rule("DR-B-FAT-09", "DR-B-FAT-12", "DR-DEC-08")
@pytest.mark.parametrize(("die", "place"), [(1, "randomizer"), (6, "randomizer"), (3, FIELD)])
def test_a_bodyguard_takes_the_roll(die: int, place: str) -> None:
    t = danger(die, with_=("bodyguard_1",))
    t.answer("fate-before", "stand-in bodyguard_1")
    assert t.where("bodyguard_1") == place
    assert t.where("hothior_monarch") == FIELD
    assert t.rolls("DR-B-FAT-01") == [(die,)]


@pytest.mark.rule("DR-B-FAT-09", "DR-B-FAT-12")
def test_a_hero_may_roll_without_the_bodyguard() -> None:
    t = danger(4, with_=("bodyguard_1",)).answer("fate-before", "none")
    assert t.where("bodyguard_1") == t.where("hothior_monarch") == FIELD


@pytest.mark.rule("DR-B-FAT-09", "DR-B-FAT-12")
def test_a_bodyguard_helps_once_a_player_turn() -> None:
    t = danger(3, 4, with_=("bodyguard_1",)).answer("fate-before", "stand-in bodyguard_1")
    search(t, "hothior_monarch", BATTLE)
    assert t.question == "next-move"
    assert t.s.rolled == 2  # without a question


@pytest.mark.rule("DR-B-SMU-09", "DR-B-FAT-12", "DR-DEC-08")
def test_nonnus_lets_a_companion_roll_again_once() -> None:
    t = danger(1, 4, 1, with_=("nonnus", "eloia"), hero="fox")
    t.answer("fate-after", "roll-again nonnus")
    assert t.where("fox") == FIELD
    search(t, "eloia")
    assert t.where("eloia") == "gone"  # once a turn


@pytest.mark.rule("DR-B-SMU-09", "DR-B-FAT-12")
def test_a_die_rolled_again_stands() -> None:
    t = danger(1, 1, with_=("nonnus",), hero="fox").do("roll-again nonnus")
    assert t.where("fox") == "gone"


@pytest.mark.rule("DR-B-SMU-09", "DR-B-FAT-12")
def test_after_a_bodyguards_die_nonnus_is_not_asked() -> None:
    t = danger(6, with_=("bodyguard_1", "nonnus")).answer("fate-before", "stand-in bodyguard_1")
    assert t.question == "next-move"
    assert t.where("bodyguard_1") == "randomizer"


@pytest.mark.rule("DR-B-SMU-09")
def test_a_harmless_die_and_nonnus_own_are_not_asked_about() -> None:
    assert danger(3, with_=("nonnus",)).question == "next-move"
    assert danger(1, with_=("fox",), hero="nonnus").where("nonnus") == "gone"


@pytest.mark.rule("DR-B-SMU-09", "DR-B-FAT-06", "DR-DEC-19")
def test_the_wounded_return_a_turn_sooner_to_nonnus() -> None:
    healing = {"hexes": {LORK: ["nonnus"]}, "masters": {"nonnus": "first", "fox": "first"}}
    t = game("events", track={"fox": 4}, dice=[6, 4], **healing)
    assert t.answer("hero-returns", f"place {LORK}").where("fox") == LORK
    stays = game("events", track={"fox": 4}, dice=[6, 4], **healing).answer("hero-returns", "none")
    assert stays.where("fox") == "track"
    assert game("events", track={"fox": 5}, dice=[6, 4], **healing).question != "hero-returns"


@pytest.mark.rule("DR-B-SMU-23")
@pytest.mark.parametrize(("die", "place"), [(6, FIELD), (1, "gone")])
def test_naara_is_killed_but_not_captured(die: int, place: str) -> None:
    assert danger(die, with_=(), hero="naara").where("naara") == place


@pytest.mark.rule("DR-B-SMU-23", "DR-DEC-11")
def test_all_land_is_clear_to_naara_who_enters_in_scenic_spaces() -> None:
    t = game("movement", hexes={"1802": ["naara", "rogue_1"]}, masters={"naara": "first", "rogue_1": "first"})
    assert max(costs(t, "naara").values()) == 8
    beside = [space for space in ring("1802") if space in costs(t, "naara")]
    assert {costs(t, "naara")[space] for space in beside} == {1}
    assert {costs(t, "rogue_1")[space] for space in beside} != {1}
    spaces = {WORLD.grid.ids[space] for space in special.entry_spaces(t.s, WORLD.index["naara"], 0)}
    assert {"1822", "1519"} <= spaces
    assert not {"0224", "1601", "0514", LORK} & spaces


@pytest.mark.rule("DR-B-SMU-26", "DR-DEC-11")
def test_a_drawn_bodyguard_is_placed_with_a_friendly_hero() -> None:
    t = drawing("bodyguard_1", hexes={LORK: ["hothior_monarch"], FIELD: ["muetar_monarch"]})
    assert t.where("bodyguard_1") == LORK


# -- the Black Knight and the Keep ------------------------------------------------------------------------------------


def knight(*dice: int, at: str = FIELD, **more: Any) -> Table:
    hexes = {at: ["black_knight", *HOTHIOR[:2]], **more.pop("hexes", {})}
    masters = {"black_knight": "first", **more.pop("masters", {})}
    return game(more.pop("phase", "movement"), seats=3, hexes=hexes, masters=masters, dice=[*dice], **more)


@pytest.mark.rule("DR-B-SMU-03")
def test_the_black_knight_killed_is_disabled() -> None:
    t = search(knight(1, 1), "black_knight")
    assert t.where("black_knight") == FIELD
    assert t.s.hirelings.disabled
    assert not leads(t, "black_knight", HOTHIOR[0])
    search(t, "black_knight", BATTLE)  # a further kill
    assert t.where("black_knight") == FIELD
    t.do("move black_knight")
    assert not t.targets("with")


@pytest.mark.rule("DR-B-SMU-03")
def test_a_disabled_knight_moves_alone() -> None:
    t = knight(disabled=True, hexes={FIELD: ["black_knight", "fox", *HOTHIOR[:2]]}, masters={"fox": "first"})
    assert not t.do("move black_knight").targets("with")
    t.do("stop", f"move {HOTHIOR[0]}")
    assert {*t.targets("with")} == {"fox", HOTHIOR[1]}
    well = knight(hexes={FIELD: ["black_knight", "fox", *HOTHIOR[:2]]}, masters={"fox": "first"})
    assert {*well.do("move black_knight").targets("with")} == {"fox", *HOTHIOR[:2]}


@pytest.mark.rule("DR-B-SMU-03")
def test_a_disabled_knight_adds_nothing_and_recovers_in_the_keep() -> None:
    t = knight(at=KEEP, disabled=True)
    assert not strength.leaders(t.s, number("black_knight"), number(HOTHIOR[0]))
    t.do("done")
    assert not t.s.hirelings.disabled
    assert strength.leaders(t.s, number("black_knight"), number(HOTHIOR[0])) == number("black_knight")
    assert bonus(t, "black_knight") == 1
    ruin = knight(at=KEEP, disabled=True, plundered=[KEEP]).do("done")
    assert ruin.s.hirelings.disabled


@pytest.mark.rule("DR-B-SMU-03", "DR-B-CAP-07")
def test_the_black_knight_is_captured_like_others_and_executed_for_good() -> None:
    t = search(knight(6), "black_knight")
    t.answer("captive", "execute black_knight")
    assert (t.where("black_knight"), card_at(t, "black-knight")) == ("gone", "aside")


@pytest.mark.rule("DR-B-SMU-03", "DR-B-SPM-05")
@pytest.mark.parametrize("answer", ["execute", "parole"])
def test_the_next_to_call_the_knight_calls_him_whole(answer: str) -> None:
    t = game(
        "diplomacy",
        masters={"black_knight": "second"},
        prisoners={"black_knight": ["first", LORK]},
        disabled=True,
        dice=[1, 4],
    )
    t.do(f"{answer} black_knight")
    assert t.where("black_knight") == "gone"
    assert not t.s.hirelings.disabled


@pytest.mark.rule("DR-B-SMU-03", "DR-B-FAT-10")
def test_a_knight_struck_down_in_a_fallen_castle_gets_away() -> None:
    hexes = {**around(GROAT, HOTHIOR), GROAT: ["black_knight"], FIELD: ["muetar_army_1"]}
    t = game("siege", hexes=hexes, masters={"black_knight": "second"}, sieges={GROAT: "first"}, dice=[6, 1])
    t.do(f"assault {GROAT}")
    assert t.s.hirelings.disabled
    assert t.where("black_knight") != GROAT


@pytest.mark.rule("DR-B-SMU-04")
def test_the_stubstaff_guards() -> None:
    t = game("movement", hexes={FIELD: ["stubstaff_guards"]}, masters={"stubstaff_guards": "first"})
    clash = strength.Clash((WORLD.index["stubstaff_guards"],), (), 0, (-1, -1))
    assert strength.unit_strength(t.s, WORLD.index["stubstaff_guards"], clash) == 3
    assert siege.strength(t.s, number("stubstaff_guards")) == 2
    assert points(t, "stubstaff_guards") == 7


@pytest.mark.rule("DR-B-KIN-08")
def test_the_keep_is_friendly_to_the_player_of_the_knight_or_the_guards() -> None:
    keep = WORLD.castle_at[WORLD.grid.at(KEEP)]
    near = ring(KEEP)[0]
    empty = game("movement", hexes={near: ["hothior_army_1"]})
    assert empty.s.castle_owner(keep.index) == -1
    empty.do("move hothior_army_1")
    assert empty.why(f"go {KEEP}") == ["DR-B-SIE-06"]
    for name in ("black_knight", "stubstaff_guards"):
        t = game("movement", hexes={near: ["hothior_army_1"], FIELD: [name]}, masters={name: "first"})
        assert t.s.castle_owner(keep.index) == 0
        assert keep.space in t.s.friendly_castles(0)
        t.do("move hothior_army_1", f"go {KEEP}")
        assert t.inside("hothior_army_1")
    losses.eliminate(t.s, WORLD.index["stubstaff_guards"])
    assert t.s.castle_owner(keep.index) == -1


@pytest.mark.rule("DR-B-KIN-08", "DR-B-CAP-06")
def test_those_held_in_the_keep_go_free_when_its_keepers_are_gone() -> None:
    held: dict[str, Any] = {
        "prisoners": {"fox": ["first", KEEP]},
        "masters": {"fox": "second", "stubstaff_guards": "first"},
    }
    t = game("movement", seats=3, hexes={FIELD: ["stubstaff_guards"]}, **held)
    losses.eliminate(t.s, WORLD.index["stubstaff_guards"])
    settle(t.s)
    t.s.run()
    assert not t.s.prisoners
    held["masters"] |= {"black_knight": "first"}
    t = game("movement", seats=3, hexes={FIELD: ["stubstaff_guards", "black_knight"]}, **held)
    losses.eliminate(t.s, WORLD.index["stubstaff_guards"])
    settle(t.s)
    t.s.run()
    assert t.s.prisoners


@pytest.mark.rule("DR-B-KIN-08", "DR-B-CAP-06")
@pytest.mark.parametrize("guards", [True, False])
def test_those_held_in_the_keep_go_free_when_the_knight_is_taken_and_no_guard_is_left(guards: bool) -> None:
    keepers = ["black_knight", "stubstaff_guards"][: 1 + guards]
    masters = {"fox": "second", **dict.fromkeys(keepers, "first")}
    t = game("movement", hexes={FIELD: keepers}, prisoners={"fox": ["first", KEEP]}, masters=masters)
    captives.capture(t.s, WORLD.index["black_knight"], 1, WORLD.grid.at(FIELD))
    settle(t.s)
    t.s.run()
    t.answer("captive", t.options[0])  # in the nearest prison
    assert ([one.hero for one in t.s.prisoners] == [WORLD.index["black_knight"]]) is not guards


@pytest.mark.rule("DR-B-KIN-08", "DR-B-SIE-17", "DR-B-CAP-08")
def test_a_siege_of_the_keep_ends_when_the_knight_joins_the_besieger() -> None:
    t = game(
        "diplomacy",
        hexes=around(KEEP, HOTHIOR[:4]),
        masters={"black_knight": "second"},
        prisoners={"black_knight": ["first", LORK]},
        sieges={KEEP: "first"},
        dice=[1, 5],
    )
    t.do("parole black_knight").until("next-move")
    assert not t.s.sieges


@pytest.mark.rule("DR-B-KIN-08", "DR-B-VIC-05")
def test_the_empty_keep_is_besieged_without_activating_anybody() -> None:
    t = game("movement", hexes=around(KEEP, HOTHIOR[:4]))
    t.do(f"besiege {KEEP}")
    assert not t.events("joins")
    t = game("siege", hexes=around(KEEP, HOTHIOR[:4]), sieges={KEEP: "first"}, dice=[6])
    t.do(f"assault {KEEP}")
    assert t.points("first") == 10


@pytest.mark.rule("DR-B-KIN-08", "DR-B-SIE-01")
def test_the_keep_is_not_besieged_by_its_friend() -> None:
    t = game(
        "movement", hexes={**around(KEEP, HOTHIOR[:4]), FIELD: ["black_knight"]}, masters={"black_knight": "first"}
    )
    assert t.refuses(f"besiege {KEEP}") == ["DR-B-SIE-01"]


# -- sieges -----------------------------------------------------------------------------------------------------------


def roll_at_groat(
    *heroes: str, inside: tuple[str, ...] = (), units: tuple[str, ...] = HOTHIOR[:4], **more: Any
) -> siege.SiegeRoll:
    hexes = around(GROAT, units)
    hexes[ring(GROAT)[0]] += [*heroes]
    hexes[GROAT] = [*inside]
    masters = {**dict.fromkeys(heroes, "first"), **dict.fromkeys(inside, "second"), **more.pop("masters", {})}
    t = game("siege", hexes=hexes, masters=masters, sieges={GROAT: "first"}, **more)
    return siege.siege_roll(t.s, WORLD.castle_at[WORLD.grid.at(GROAT)].index, 0)


@pytest.mark.rule("DR-B-SIE-22", "DR-B-SMU-25", "DR-T-B-SIEGE")
def test_one_engineer_with_the_besiegers_adds_one() -> None:
    assert not roll_at_groat().wins(5)
    assert roll_at_groat("engineer_1").wins(5)
    assert roll_at_groat("engineer_1", "engineer_2").total == 1


@pytest.mark.rule("DR-B-SMU-25", "DR-B-SIE-09")
def test_an_engineer_inside_takes_one_away_but_a_natural_six_wins() -> None:
    roll = roll_at_groat(inside=("engineer_1",))
    assert roll.modifiers == (("DR-B-SMU-25", -1),)
    assert roll.wins(6)
    six = roll_at_groat(inside=("engineer_1",), units=HOTHIOR)
    assert six.total == 0
    assert not six.wins(5)


@pytest.mark.rule("DR-B-SMU-10")
def test_ogsbogg_in_a_siege() -> None:
    roll = roll_at_groat(units=(*HOTHIOR[:3], "ogsbogg"), masters={"ogsbogg": "first"})
    assert roll.own == 7
    assert ("DR-B-SMU-10", 1) in roll.modifiers


@pytest.mark.rule("DR-B-SMU-10", "DR-B-DIP-24")
def test_ogsbogg_enters_at_stump_hole() -> None:
    t = embassy(hand=("ogsbogg",)).do("enlist ogsbogg")
    assert t.where("ogsbogg") == "0009"
    assert points(t, "ogsbogg") == 4


# -- units ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SMU-17", "DR-B-SMU-18", "DR-B-SMU-19")
@pytest.mark.parametrize(
    ("name", "in_combat", "in_siege", "moves"), [("ercii", 2, 1, 5), ("shadowwolves", 3, 0, 7), ("llomar", 6, 4, 4)]
)
def test_minor_units(name: str, in_combat: int, in_siege: int, moves: int) -> None:
    t = game("movement", hexes={FIELD: [name]}, masters={name: "first"})
    clash = strength.Clash((WORLD.index[name],), (), 0, (-1, -1))
    assert strength.unit_strength(t.s, WORLD.index[name], clash) == in_combat
    assert siege.strength(t.s, number(name)) == in_siege
    assert points(t, name) == moves


@pytest.mark.rule("DR-B-SMU-17", "DR-B-SMU-18")
@pytest.mark.parametrize(("name", "terrain"), [("ercii", SWAMP), ("shadowwolves", FOREST)])
def test_minor_units_on_their_own_ground(name: str, terrain: int) -> None:
    pairs = [
        (WORLD.grid.ids[near], WORLD.grid.ids[space])
        for space, kinds in enumerate(WORLD.terrain)
        if kinds == terrain and not WORLD.scenic >> space & 1 and WORLD.land_of[space] < 0
        for near in WORLD.field.near[space]
        if WORLD.land_of[near] < 0 and WORLD.land >> near & 1 and near not in WORLD.castle_at
    ]
    start, goal = pairs[0]
    t = game("movement", hexes={start: [name, "mercenary_1"]}, masters={name: "first", "mercenary_1": "first"})
    assert costs(t, name)[goal] == 1
    assert costs(t, "mercenary_1")[goal] == 2


@pytest.mark.rule("DR-B-SMU-17", "DR-DEC-11")
def test_the_ercii_enter_at_willowik() -> None:
    assert drawing("ercii").where("ercii") == "0811"


@pytest.mark.rule("DR-B-SMU-19")
def test_llomar_need_not_stop_in_mountains() -> None:
    t = drawing("llomar")
    assert t.where("llomar") == "1830"
    halting = ground.halting(WORLD, party.profiles(t.s, number("llomar")))
    assert not halting
    assert ground.halting(WORLD, party.profiles(t.s, number("mercenary_1")))


def attack(*defenders: str, dice: tuple[int, ...], masters: dict[str, str] | None = None, **more: Any) -> Table:
    """Three of Hothior attack what stands in the field."""
    t = game(
        "combat",
        seats=3,
        hexes={FIELD: [*defenders], BESIDE: [*HOTHIOR[:3]], **more.pop("hexes", {})},
        masters=masters or {},
        dice=[*dice],
        **more,
    )
    return strike(t, FIELD, *HOTHIOR[:3])


@pytest.mark.rule("DR-B-SMU-14", "DR-B-COM-09")
def test_the_scum_take_the_losses_of_others() -> None:
    scum = ["scum_1", "scum_2"]
    t = attack(*scum, *MUETAR[:2], dice=(4, 2), masters=dict.fromkeys(scum, "second")).answer("retreat", "no")
    bleed(t, *scum)
    assert [t.where(name) for name in scum] == ["gone", "gone"]
    assert [t.where(name) for name in MUETAR[:2]] == [FIELD, FIELD]


@pytest.mark.rule("DR-B-SMU-14", "DR-B-RET-01", "DR-T-B-RETREAT")
@pytest.mark.parametrize(("die", "gone"), [(4, False), (3, True)])
def test_the_scum_alone_retreat_or_are_removed(die: int, gone: bool) -> None:
    scum = ["scum_1", "scum_2"]
    t = attack(*scum, dice=(die, 1, 1, 1, 1), masters=dict.fromkeys(scum, "second")).answer("retreat", "yes")
    if t.question == "retreat-where":
        t.do(t.options[0])
    assert all((t.where(name) == "gone") is gone for name in scum)
    assert not t.rolls("DR-B-COM-06")
    assert t.question == "advance"


@pytest.mark.rule("DR-B-SMU-14", "DR-B-FAT-02")
def test_a_hero_among_scum_that_are_removed_rolls() -> None:
    scum = ["scum_1", "scum_2"]
    t = attack(*scum, "fox", dice=(3, 4), masters=dict.fromkeys([*scum, "fox"], "second")).answer("retreat", "yes")
    assert t.rolls("DR-B-FAT-01") == [(4,)]


@pytest.mark.rule("DR-B-SMU-16")
def test_the_troop_plays_to_those_who_attack_it() -> None:
    t = attack("wandering_troop", dice=(5,), masters={"wandering_troop": "second"})
    assert not t.rolls("DR-B-COM-06")
    assert t.where("wandering_troop") == FIELD
    assert t.events("entranced")
    assert not t.events("battle-result")


@pytest.mark.rule("DR-B-SMU-16")
def test_where_the_music_fails_the_troop_fights_with_six() -> None:
    t = attack("wandering_troop", dice=(4, 3, 3), masters={"wandering_troop": "second"}).answer("retreat", "no")
    assert t.rolls("DR-B-SMU-16") == [(4,)]
    assert [event["modifiers"] for event in t.events("roll") if event["why"] == "DR-B-COM-06"][1] == (
        ("DR-B-COM-07", 1),
    )


# -- the Avalanche ----------------------------------------------------------------------------------------------------

OZERG = WORLD.grid.at("2206")
SLOPES = [*hexes_of(WORLD.spaces_with(MOUNTAIN) & WORLD.snow & ~WORLD.castle_spaces & ~WORLD.scenic)]
SLOPE = next(WORLD.grid.ids[space] for space in SLOPES if 0 < WORLD.grid.distance(space, OZERG) <= 2)


def under_snow(*dice: int, count: int = 4, at: str = SLOPE, **more: Any) -> Table:
    hexes = {"2206": ["ozerg"], at: [*MUETAR[:count]]}
    return game("combat", seats=3, hexes=hexes, masters={"ozerg": "first"}, dice=[*dice], **more)


@pytest.mark.rule("DR-B-SMU-13", "DR-T-B-AVALANCHE", "DR-DEC-57")
def test_an_avalanche_removes_one_unit_for_each_three() -> None:
    t = under_snow(5).answer("combat-starts", f"avalanche {SLOPE}")
    assert t.asked == ["second"]
    t.answer("casualty", f"lose {MUETAR[3]}").answer("casualty", f"lose {MUETAR[2]}")
    assert len(t.stack(SLOPE)) == 2


@pytest.mark.rule("DR-B-SMU-13", "DR-T-B-AVALANCHE")
def test_an_avalanche_may_fail_and_is_tried_once() -> None:
    t = under_snow(4).do(f"avalanche {SLOPE}")
    assert len(t.stack(SLOPE)) == 4
    assert t.question != "combat-starts"


@pytest.mark.rule("DR-T-B-AVALANCHE", "DR-T-B-RECRUIT")
def test_the_table_tells_the_chances() -> None:
    assert under_snow().view("first")["decision"]["chances"] == {f"avalanche {SLOPE}": 33}
    t = game("movement", hexes={"1320": ["juulute"]}, masters={"juulute": "first"}).do("done")
    assert t.view("first")["decision"]["chances"] == {"hire-rogue 1320": 50}


@pytest.mark.rule("DR-B-SMU-13")
def test_only_mountains_and_passes_of_the_snow_area_within_three_spaces() -> None:
    open_ = WORLD.field.around[OZERG] & WORLD.land & ~WORLD.spaces_with(MOUNTAIN | PASS)
    plain = WORLD.grid.ids[next(iter(hexes_of(open_)))]
    assert under_snow(at=plain).question != "combat-starts"
    far = next(WORLD.grid.ids[space] for space in SLOPES if WORLD.grid.distance(space, OZERG) == 4)
    assert under_snow(at=far).question != "combat-starts"
    warm = WORLD.spaces_with(MOUNTAIN | PASS) & ~WORLD.snow & ~WORLD.castle_spaces
    south = next(iter(hexes_of(warm)))
    near = next(space for space in WORLD.field.near[south] if WORLD.land >> space & 1)
    hexes = {WORLD.grid.ids[near]: ["ozerg"], WORLD.grid.ids[south]: [*MUETAR[:4]]}
    assert game("combat", hexes=hexes, masters={"ozerg": "first"}).question != "combat-starts"


@pytest.mark.rule("DR-B-SMU-13")
def test_the_ozerg_mountaineers_enter_at_ozerg() -> None:
    t = embassy(hand=("ozerg",)).do("enlist ozerg")
    assert t.where("ozerg") == "2206"
    assert siege.strength(t.s, number("ozerg")) == 2
