"""Vampires and Werewolves (DR-A-CURSE-21, -22, -46 to -64): how they come, what they do, how they are destroyed."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.advanced.curses import gothic, kinds
from hexarchy.games.divine_right.magic.theft import is_thief
from hexarchy.games.divine_right.words import BATTLE, RIVER, VAMPIRE, WEREWOLF
from tests.divine_right.cursed import FIELD, MARKET, NEAR, OTHER, curse, curses, game, guises, meeting, next_turn
from tests.divine_right.table import WORLD, Table, new

PENNOL = WORLD.grid.ids[WORLD.space("Pennol")]
GRAVE = "1911"  # with (24,11) five spaces away, as the rule has it


def monster(name: str, space: str, *dice: int, hero: str = "", phase: str = "movement", **more: Any) -> Table:
    """A monster of the first seat; it was a hero of the second, or nobody."""
    masters = {name: "first", "rogue_9": "first", **({hero: "second"} if hero else {}), **more.pop("masters", {})}
    grave = {"grave": more.pop("grave", space)} if name.startswith("vampire") else {}
    kind = name.partition("_")[0]
    about: dict[str, Any] = {
        "guises": {name: {**({"hero": hero} if hero else {}), **grave}},
        "curses": {name: {kind: {"seat": "first"}}} if hero else {},
        "piles": {"gone": [hero]} if hero else {},
        **more,
    }
    hexes: dict[str, list[str]] = {MARKET: ["rogue_9"]}
    for at, stack in {space: [name], **about.pop("hexes", {})}.items():
        hexes[at] = [*hexes.get(at, []), *stack]
    if name not in [piece for stack in hexes.values() for piece in stack]:
        hexes[space] = [*hexes.get(space, []), name]
    return game(phase, hexes, masters=masters, dice=[*dice], **about)


@pytest.mark.rule("DR-B-FAT-04", "DR-A-CURSE-49")
def test_a_vampire_in_its_grave_is_looked_for_once() -> None:
    """It rolls for nothing there, and that is all that comes of it."""
    near = next(WORLD.grid.ids[one] for one in WORLD.field.near[WORLD.grid.at(GRAVE)] if WORLD.land >> one & 1)
    t = monster("vampire_1", GRAVE, phasing=1, hexes={near: ["mercenary_1"]}, masters={"mercenary_1": "second"})
    t.do("move mercenary_1", f"go {GRAVE}")
    assert t.question == "search"
    t.do("search vampire_1")
    assert t.question != "search"
    assert t.where("vampire_1") == GRAVE


# -- how they come ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-21", "DR-A-CURSE-47", "DR-A-CURSE-51", "DR-A-GEN-04")
def test_a_hero_becomes_a_vampire_buried_where_they_were_struck() -> None:
    t = curse(meeting(4), "fox", "vampire")
    assert (t.where("vampire_1"), t.master("vampire_1")) == (FIELD, "first")
    assert guises(t)["vampire_1"]["grave"] == FIELD
    assert t.where("fox") == "enchanted"


@pytest.mark.rule("DR-A-CURSE-47", "DR-A-GEN-04")
def test_a_monarch_is_buried_in_the_royal_castle() -> None:
    t = curse(meeting(4, victim="immer_monarch", allies={"immer": "second"}), "immer_monarch", "vampire")
    assert guises(t)["vampire_1"]["grave"] == t.where("vampire_1") == "1406"


@pytest.mark.rule("DR-A-CURSE-22", "DR-A-CURSE-57", "DR-A-GEN-05")
def test_a_hero_becomes_a_werewolf_under_who_cursed_them() -> None:
    t = curse(meeting(4), "fox", "werewolf")
    assert (t.where("werewolf_1"), t.master("werewolf_1")) == (FIELD, "first")
    assert not is_thief(t.s, WORLD.index["werewolf_1"])
    next_turn(t, "first").do("move werewolf_1")
    assert t.about["points"] == 7


@pytest.mark.rule("DR-A-CURSE-51", "DR-A-CURSE-19")
def test_a_random_vampire_obeys_the_highest_die() -> None:
    t = game("movement", {FIELD: ["fox"]}, seats=4, masters={"fox": "first"}, dice=[5, 5, 2, 1, 3])
    kinds.at_random_of(t.s, WORLD.index["fox"], VAMPIRE)
    assert t.master("vampire_1") == "third"


@pytest.mark.rule("DR-A-CURSE-46")
def test_a_fourth_of_a_kind_costs_another_its_life() -> None:
    old: dict[str, Any] = {f"werewolf_{number}": {} for number in (1, 2, 3)}
    t = meeting(4, hexes={OTHER: [*old]}, masters=dict.fromkeys(old, "second"), guises=old)
    t = curse(t, "fox", "werewolf")
    alive = [name for name in old if t.where(name) != "gone"]
    assert len(alive) == 3
    assert [t.where(name) for name in alive].count(FIELD) == 1


@pytest.mark.rule("DR-A-CURSE-48", "DR-DEC-54")
def test_a_grave_in_a_river_is_moved_by_the_vampires_player() -> None:
    river = next(name for name in WORLD.grid.ids if gothic_river(name))
    t = game(
        "movement",
        {river: ["schardenzar", "fox", "muetar_army_1"]},
        masters={"schardenzar": "first", "fox": "second"},
        dice=[4],
    ).do("done")
    t = curse(t, "fox", "vampire")
    assert (t.question, t.asked) == ("grave", ["first"])
    assert not any(gothic_river(space) for space in t.targets("place"))
    space = t.targets("place")[0]
    assert guises(t.do(f"place {space}"))["vampire_1"]["grave"] == space


def gothic_river(name: str) -> bool:
    at = WORLD.grid.at(name)
    wet = WORLD.spaces_with(RIVER) & WORLD.land & ~WORLD.castle_spaces
    return bool(wet >> at & 1) and WORLD.land_of[at] < 0


@pytest.mark.rule("DR-A-CURSE-52", "DR-A-CURSE-58", "DR-A-CURSE-71")
@pytest.mark.parametrize("kind", ["vampire", "werewolf"])
def test_a_monarch_is_none_any_more_and_is_waited_for(kind: str) -> None:
    t = meeting(4, 3, victim="immer_monarch", allies={"immer": "second"}, personalities={"immer": 4}, turn=5)
    t = curse(t, "immer_monarch", kind)
    assert t.view(None)["curses"]["missing"] == {"immer": 8}
    assert t.points("first") == 0


@pytest.mark.rule("DR-A-CURSE-52", "DR-A-CURSE-58")
@pytest.mark.parametrize("kind", [VAMPIRE, WEREWOLF])
def test_a_player_monarch_made_a_monster_at_random_puts_the_player_out(kind: int) -> None:
    t = game("movement", {FIELD: ["hothior_monarch"]}, seats=3, phasing=1, dice=[2, 5])
    kinds.at_random_of(t.s, WORLD.index["hothior_monarch"], kind)
    t.do("done")
    assert t.view(None)["players"]["first"]["out"]
    assert t.points("second") == t.points("third") == 0
    assert [t.master(name) for name in guises(t)] == ["third"]


# -- the Vampire ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-48")
def test_a_vampire_flies_five_and_stays_near_its_grave() -> None:
    t = monster("vampire_1", GRAVE).do("move vampire_1")
    assert t.about["points"] == 5
    assert "2411" in t.targets("go") or gothic_river("2411") or not WORLD.land >> WORLD.grid.at("2411") & 1
    assert t.why("go 2511") == ["DR-A-CURSE-48"]
    away = monster("vampire_1", "2311", grave=GRAVE).do("move vampire_1")
    far = [WORLD.grid.distance(WORLD.grid.at(GRAVE), WORLD.grid.at(space)) for space in away.targets("go")]
    assert max(far) == 5


@pytest.mark.rule("DR-A-CURSE-48")
def test_it_enters_a_river_but_does_not_cross_it() -> None:
    t = monster("vampire_1", GRAVE).do("move vampire_1")
    wet = [space for space in t.targets("go") if WORLD.spaces_with(RIVER) >> WORLD.grid.at(space) & 1]
    assert wet
    ways = t.view("first")["decision"]["ways"]
    assert all(not {*way[:-1]} & {*wet} for way in ways.values())
    assert all(WORLD.land >> WORLD.grid.at(space) & 1 for space in t.targets("go"))


@pytest.mark.rule("DR-A-CURSE-49")
def test_it_rolls_for_entering_a_stack_but_for_no_combat() -> None:
    t = monster("vampire_1", FIELD, 3, hexes={NEAR: ["muetar_army_1"]}).do("move vampire_1", f"go {NEAR}")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert gothic.at_home_in_the_grave(t.s, WORLD.index["vampire_1"], BATTLE)


@pytest.mark.rule("DR-A-CURSE-47")
def test_it_comes_and_goes_freely_where_its_grave_is() -> None:
    t = monster("vampire_1", NEAR, grave=FIELD, hexes={FIELD: ["muetar_army_1"]}).do("move vampire_1", f"go {FIELD}")
    assert t.rolls("DR-B-FAT-01") == []


@pytest.mark.rule("DR-A-CURSE-49")
@pytest.mark.parametrize("space", [FIELD, NEAR])
def test_the_amulet_destroys_it_in_its_space_or_grave(space: str) -> None:
    t = monster(
        "vampire_1",
        FIELD,
        grave=NEAR,
        hexes={OTHER: ["muetar_monarch"]},
        devices={"amulet": "muetar_monarch"},
        phasing=1,
    )
    t.do("move muetar_monarch", f"go {space}")
    assert t.where("vampire_1") == "gone"
    assert guises(t) == {}


@pytest.mark.rule("DR-A-CURSE-50")
@pytest.mark.parametrize(("dice", "where"), [((1, 2), FIELD), ((1, 3), "gone"), ((6, 4), FIELD), ((6, 1), "gone")])
def test_killed_or_captured_by_plain_troops_it_may_escape(dice: tuple[int, int], where: str) -> None:
    t = monster("vampire_1", FIELD, *dice, hexes={NEAR: ["muetar_army_1"]}).do("move vampire_1", f"go {NEAR}")
    assert t.where("vampire_1") == where


@pytest.mark.rule("DR-A-CURSE-50", "DR-A-CURSE-60")
@pytest.mark.parametrize("name", ["vampire_1", "werewolf_1"])
def test_with_magic_there_it_is_slain(name: str) -> None:
    hexes = {NEAR: ["muetar_army_1", "naara"]}
    t = monster(name, FIELD, 6, hexes=hexes, masters={"naara": "second"}).do(f"move {name}", f"go {NEAR}")
    assert t.where(name) == "gone"
    assert t.rolls("DR-A-CURSE-50") == t.rolls("DR-A-CURSE-60") == []
    hexes = {NEAR: ["muetar_army_1"]}
    t = monster(name, FIELD, 6, hexes=hexes, devices={"helm": "muetar_army_1"}).do(f"move {name}", f"go {NEAR}")
    assert t.where(name) == "gone"


@pytest.mark.rule("DR-A-CURSE-53", "DR-DEC-52")
@pytest.mark.parametrize(
    ("own", "theirs", "dead", "home"), [(5, 3, True, False), (3, 5, False, True), (4, 4, False, True)]
)
def test_it_assassinates_as_an_ambassador_would(own: int, theirs: int, dead: bool, home: bool) -> None:
    t = monster(
        "vampire_1", NEAR, own, theirs, grave=FIELD, hexes={NEAR: ["vampire_1", "eloia"]}, masters={"eloia": "second"}
    ).do("done")
    t.do("maul eloia")
    assert (t.where("eloia") == "gone") == dead
    assert t.where("vampire_1") == (FIELD if home else NEAR)
    assert t.points("first") == 0
    assert t.targets("maul") == []


@pytest.mark.rule("DR-A-CURSE-53")
def test_a_player_monarch_so_slain_is_out_and_nobody_scores() -> None:
    t = monster("vampire_1", NEAR, 5, 3, hexes={NEAR: ["vampire_1", "muetar_monarch"]}, seats=3).do("done")
    t.do("maul muetar_monarch")
    assert t.view(None)["players"]["second"]["out"]
    assert t.points("first") == 0


def hunt(*dice: int, helpers: tuple[str, ...] = (), **more: Any) -> Table:
    """A hero of the second seat at the Grave of the first seat's Vampire."""
    stack = ["eloia", *helpers]
    masters = dict.fromkeys(stack, "second")
    t = monster(
        "vampire_1",
        OTHER,
        *dice,
        grave=FIELD,
        hexes={OTHER: ["vampire_1"], FIELD: stack},
        masters={**masters, "rogue_8": "second"},
        phasing=1,
        **more,
    )
    t.do("done").do("hunt eloia")
    for one in helpers:
        if t.question == "hunters" and f"choose {one}" in t.options:
            t.do(f"choose {one}")
    return t.do("done") if t.question == "hunters" else t


@pytest.mark.rule("DR-A-CURSE-54")
@pytest.mark.parametrize(("dice", "where"), [((5, 2), "gone"), ((4,), OTHER)])
def test_found_by_day_it_is_destroyed(dice: tuple[int, ...], where: str) -> None:
    t = hunt(*dice)
    assert t.where("vampire_1") == where
    assert t.where("eloia") == FIELD


@pytest.mark.rule("DR-A-CURSE-54", "DR-DEC-53")
@pytest.mark.parametrize(
    ("own", "theirs", "helpers", "alive", "vampire"),
    [
        (3, 4, ("daya", "rogue_1"), True, "gone"),  # 3 + 2 against 4
        (3, 5, (), False, FIELD),
        (3, 4, ("naara",), True, "gone"),  # a magical one counts twice
        (2, 4, ("daya", "rogue_1"), False, "gone"),  # a tie kills all
    ],
)
def test_by_night_it_fights_the_hunters(own: int, theirs: int, helpers: Any, alive: bool, vampire: str) -> None:
    t = hunt(5, 1, own, theirs, helpers=helpers)
    assert t.where("vampire_1") == vampire
    assert (t.where("eloia") == FIELD) == alive
    assert all((t.where(one) == FIELD) == alive for one in helpers)


@pytest.mark.rule("DR-A-CURSE-54")
def test_bodyguards_do_not_help_and_some_do_not_hunt() -> None:
    t = monster(
        "vampire_1",
        OTHER,
        grave=FIELD,
        hexes={OTHER: ["vampire_1"], FIELD: ["mortnoir", "bodyguard_1"]},
        masters={"mortnoir": "first", "bodyguard_1": "first"},
    ).do("done")
    assert t.targets("hunt") == []
    assert t.why("hunt mortnoir") == ["DR-A-CURSE-54"]
    assert t.why("hunt rogue_9") == ["DR-A-CURSE-54"]
    t = hunt(5, 1, 3, 3, helpers=("bodyguard_1",))
    assert t.where("bodyguard_1") == FIELD


@pytest.mark.rule("DR-A-CURSE-54")
def test_the_vampires_player_scores_for_a_monarch_who_hunts_it_in_vain() -> None:
    t = monster(
        "vampire_1",
        OTHER,
        5,
        1,
        2,
        5,
        grave=FIELD,
        hexes={OTHER: ["vampire_1"], FIELD: ["immer_monarch"]},
        allies={"immer": "second"},
        personalities={"immer": 4},
        phasing=1,
    )
    t.do("done", "hunt immer_monarch")
    assert t.points("first") == 40


@pytest.mark.rule("DR-A-CURSE-55", "DR-A-CURSE-61")
@pytest.mark.parametrize(("name", "rule"), [("vampire_1", "DR-A-CURSE-55"), ("werewolf_1", "DR-A-CURSE-61")])
def test_no_monster_boards_a_ship_or_steals(name: str, rule: str) -> None:
    t = monster(name, "0613", hexes={"0613": [name, "mercenary_fleet_1"]}, masters={"mercenary_fleet_1": "first"})
    t.do(f"move {name}")
    assert t.targets("board") == []
    assert t.why("board mercenary_fleet_1") == [rule]
    assert "by boat" not in t.options
    assert not is_thief(t.s, WORLD.index[name])


@pytest.mark.rule("DR-A-CURSE-56", "DR-A-CURSE-61")
@pytest.mark.parametrize("name", ["vampire_1", "werewolf_1"])
def test_cured_the_hero_is_back_in_the_first_alliance(name: str) -> None:
    t = monster(name, FIELD, hero="fox")
    kinds.lift(t.s, t.s.curses[0])
    assert (t.where("fox"), t.master("fox")) == (FIELD, "second")
    assert guises(t) == {}
    assert curses(t, "fox") == []


# -- the Werewolf -----------------------------------------------------------------------------------------------------


def wolf(*dice: int, victim: str = "eloia", **more: Any) -> Table:
    masters = {} if victim.endswith("_monarch") else {victim: "second"}
    t = monster("werewolf_1", FIELD, *dice, hexes={FIELD: ["werewolf_1", victim]}, masters=masters, **more).do("done")
    return t.do(f"maul {victim}")


@pytest.mark.rule("DR-A-CURSE-59", "DR-T-A-WEREWOLF", "DR-DEC-52")
@pytest.mark.parametrize(
    ("dice", "where"), [((1,), "gone"), ((2,), FIELD), ((5,), FIELD), ((6, 3), "track"), ((6, 1), "enchanted")]
)
def test_a_one_slays_a_six_wounds(dice: tuple[int, ...], where: str) -> None:
    t = wolf(*dice)
    assert t.where("eloia") == where
    if where == "enchanted":
        assert (t.where("werewolf_2"), t.master("werewolf_2")) == (FIELD, "first")


@pytest.mark.rule("DR-A-CURSE-59")
def test_a_player_monarch_bitten_is_only_wounded() -> None:
    assert wolf(6, 1, victim="muetar_monarch").where("muetar_monarch") == "track"


@pytest.mark.rule("DR-A-CURSE-59")
def test_a_garrisoned_castle_protects() -> None:
    t = monster("werewolf_1", PENNOL, hexes={PENNOL: ["werewolf_1", "muetar_monarch", "muetar_army_1"]}).do("done")
    assert t.targets("maul") == []
    assert t.why("maul muetar_monarch") == ["DR-A-CURSE-59"]
    t = monster("werewolf_1", PENNOL, hexes={PENNOL: ["werewolf_1", "muetar_monarch"]}).do("done")
    assert t.targets("maul") == ["muetar_monarch"]


@pytest.mark.rule("DR-A-CURSE-60", "DR-DEC-19")
@pytest.mark.parametrize(
    ("dice", "where"), [((1, 2, 1), "track"), ((1, 3), "gone"), ((6, 4, 1), "track"), ((6, 1), "gone")]
)
def test_a_werewolf_is_slain_or_driven_off(dice: tuple[int, ...], where: str) -> None:
    t = monster("werewolf_1", FIELD, *dice, hexes={NEAR: ["muetar_army_1"]}).do("move werewolf_1", f"go {NEAR}")
    assert t.where("werewolf_1") == where
    if where == "track":
        next_turn(t, "first", "hero-returns")
        spaces = [WORLD.grid.at(space) for space in t.targets("place")]
        assert all(WORLD.land_of[space] < 0 for space in spaces)
        assert len(spaces) > 50


# -- all monsters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-63")
@pytest.mark.parametrize("name", ["vampire_1", "werewolf_1"])
def test_they_violate_no_border(name: str) -> None:
    t = monster(name, "1105").do(f"move {name}", "go 1206")
    assert t.question != "passage"
    assert t.view(None)["kingdoms"]["immer"]["penalties"] == []


@pytest.mark.rule("DR-A-CURSE-64")
def test_a_friendly_hero_in_its_space_is_attacked() -> None:
    t = monster("werewolf_1", FIELD, 1, 1, hexes={FIELD: ["werewolf_1", "eloia"]}, masters={"eloia": "first"})
    t.do("done").do("done")
    assert t.where("eloia") == "gone"
    assert len(t.events("monster-attacks")) == 1


@pytest.mark.rule("DR-A-CURSE-64")
def test_friendly_units_look_for_it() -> None:
    t = monster("werewolf_1", FIELD, 3, hexes={NEAR: ["hothior_army_1"]})
    t.do("move hothior_army_1", f"go {FIELD}")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    t = monster("werewolf_1", FIELD, 1, 1, hexes={FIELD: ["werewolf_1", "hothior_army_1"]}).do("done").do("done")
    assert t.where("werewolf_1") == "gone"


@pytest.mark.rule("DR-A-CURSE-64")
def test_a_vampire_rolls_in_any_castle_without_its_grave() -> None:
    t = monster("vampire_1", "0916", 3).do("move vampire_1", "go 0917")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    t = monster("vampire_1", "0916", 3, grave="0917").do("move vampire_1", "go 0917")
    assert t.rolls("DR-B-FAT-01") == []


@pytest.mark.rule("DR-A-CURSE-51", "DR-A-ADV-09")
def test_with_its_player_out_it_passes_to_the_right() -> None:
    t = monster("vampire_1", FIELD, seats=3, hero="fox").do("resign", seat="first")
    assert t.master("vampire_1") == "second"
    owner = monster("vampire_1", FIELD, seats=3, hero="fox").do("resign", seat="second")
    assert owner.where("vampire_1") == FIELD
    kinds.lift(owner.s, owner.s.curses[0])
    assert owner.where("fox") in ("randomizer", "gone")


# -- at the start -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-CURSE-62", "DR-DEC-02")
def test_two_players_have_a_vampire_and_a_werewolf_before_kingdoms_are_drawn() -> None:
    t = new(2, level="intermediate", curses=True, gothic_start=True)
    assert (t.question, t.about["number"]) == ("gothic-place", 1)
    assert t.view(None)["players"]["first"]["kingdom"] is None
    assert not {*t.targets("place")} & {WORLD.grid.ids[castle.space] for castle in WORLD.castles}
    t.do(f"place {FIELD}")
    assert guises(t)["vampire_1"]["grave"] == FIELD
    t.do(f"place {NEAR}")
    assert t.question == "king-or-queen"
    assert {*guises(t)} == {"vampire_1", "werewolf_1"}
    assert t.targets("lift-curse") == []


@pytest.mark.rule("DR-A-CURSE-62", "DR-DEC-02")
@pytest.mark.parametrize(("magic", "count"), [(False, 2), (True, 3)])
def test_the_others_choose_a_stranger_who_waits_in_the_royal_castle(magic: bool, count: int) -> None:
    t = new(3, level="intermediate", curses=True, gothic_start=True, magic_users=magic)
    t.do(f"place {FIELD}", f"place {NEAR}")
    assert t.question == "gothic-choice"
    assert len(t.options) == count
    third = t.asked[0]
    t.do("choose rogue_1")
    while t.question == "king-or-queen":
        t.do("king")
    while t.question == "deploy":
        t.do(t.options[0])
    royal = WORLD.royal_seats[t.s.players[t.s.setting.seat(third)].kingdom]
    assert t.where("rogue_1") == WORLD.grid.ids[royal]


@pytest.mark.rule("DR-A-CURSE-62")
def test_such_a_monster_cannot_be_cured() -> None:
    t = monster("werewolf_1", "3400", phase="diplomacy", hands={"second": ["white-magic-2"]}, phasing=1)
    assert t.targets("dispel") == []
    t = monster("werewolf_1", "3400").do("done")
    assert t.why("lift-curse werewolf_1") == ["DR-A-CURSE-12"]
