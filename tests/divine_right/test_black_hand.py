"""The Black Hand (DR-B-BLH): his tower and its Guardian, his creatures, battlefields, his powers."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.retreat import open_spaces
from hexarchy.games.divine_right.siege import conditions
from tests.divine_right.sieges import around, bleed, strike
from tests.divine_right.table import WORLD, Table, new
from tests.divine_right.table import at as table
from tests.divine_right.test_captives import settled

HAND, ZARDS = "black_hand_monarch", "3003"
DEAD, UNDEAD, COLOSSUS, FLEET, GUARDIAN = (
    "the_walking_dead",
    "the_undead_1",
    "the_colossus",
    "the_ghost_fleet",
    "the_guardian",
)
BONES = "1426"  # the Plain of Bones: an ancient battlefield in the open, nobody's land
HERE, BESIDE = "1425", "1526"
MUETAR = [f"muetar_army_{number}" for number in range(1, 13)]
GHEM = [f"ghem_army_{number}" for number in range(1, 6)]
HIRED = [f"mercenary_{number}" for number in range(1, 15)]
NUMBER = 12
EIGHT = ["1325", "1324", "1424", "1524", "1525", "1625", "1624", "1724"]


def at(phase: str, **more: Any) -> Table:
    """The Black Hand is the first seat's ally, unless said otherwise."""
    options = {"level": "intermediate", **more.pop("options", {})}
    return table(phase, options=options, **{"allies": {"black_hand": "first"}, **more})


def number(name: str) -> int:
    return WORLD.index[name]


def space(name: str) -> int:
    return WORLD.grid.at(name)


def end_moves(t: Table) -> Table:
    return t.do("done")


def next_turn(t: Table, seat: str) -> Table:
    """On to the next Diplomacy Phase of a seat, with nothing done."""
    for _ in range(300):
        t.do(next((a for a in ("done", "none", "no", "stop") if a in t.options), t.options[-1]))
        if t.question == "function" and t.asked == [seat]:
            return t
    raise AssertionError("it never comes")


# -- the hero and his tower -------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BLH-01")
def test_he_leads_the_walking_dead_at_seven() -> None:
    hero = WORLD.pieces[number(HAND)]
    assert (hero.move, hero.magical, hero.crowned) == (7, True, True)
    assert WORLD.castle_at[space(ZARDS)].intrinsic == 6
    t = at("movement", hexes={HERE: [HAND, DEAD]})
    t.do(f"move {HAND}", f"with {DEAD}")
    assert t.about["points"] == 7


@pytest.mark.rule("DR-B-BLH-01", "DR-B-BLH-03", "DR-B-ACT-03")
def test_guardian_and_walking_dead_take_the_field_with_him() -> None:
    t = at("diplomacy", allies={}, dice=[1, 6])
    t.do("activate black_hand")
    while t.question == "ploy":
        t.do("none")
    assert t.status("black_hand") == "ally"
    assert {*t.stack(ZARDS)} == {HAND, DEAD, GUARDIAN}
    assert (t.where(COLOSSUS), t.where(FLEET), t.where(UNDEAD)) == ("home", "home", "home")


@pytest.mark.rule("DR-B-BLH-02", "DR-B-SIE-21")
@pytest.mark.parametrize("allies", [{"black_hand": "second"}, {}])
def test_zards_cannot_be_besieged_while_the_guardian_stands(allies: dict[str, str]) -> None:
    """Whether he acts for a player or not."""
    ring = around(ZARDS, [*HIRED[:13], "schardenzar"])
    masters = {**dict.fromkeys(HIRED[:13], "first"), "schardenzar": "first"}
    zards = WORLD.castle_at[space(ZARDS)].index
    t = at("movement", allies=allies, hexes=ring, masters=masters)
    assert [reason.rule for reason in conditions(t.s, zards, 0)] == ["DR-B-BLH-02"]
    assert t.refuses(f"besiege {ZARDS}") == ["DR-B-BLH-02"]
    t = at("movement", allies=allies, hexes=ring, masters=masters, piles={"gone": [GUARDIAN]})
    assert conditions(t.s, zards, 0) == []


@pytest.mark.rule("DR-B-BLH-02", "DR-DEC-57")
@pytest.mark.parametrize(("own", "guardian", "gone"), [(5, 3, True), (3, 3, False), (2, 6, False)])
def test_a_magical_hero_beside_zards_may_exorcise_it(own: int, guardian: int, gone: bool) -> None:
    t = at(
        "combat",
        allies={"black_hand": "second"},
        hexes={"2903": ["schardenzar", "hothior_monarch", HIRED[0]], ZARDS: [HAND, GUARDIAN, DEAD]},
        masters={"schardenzar": "first", HIRED[0]: "first"},
        dice=[own, guardian],
    )
    assert t.question == "combat-starts"
    assert t.targets("exorcise") == ["schardenzar"]
    t.do("exorcise schardenzar")
    assert (t.where(GUARDIAN) == "gone") == gone
    if not gone:
        assert t.why("exorcise schardenzar")  # once a turn


@pytest.mark.rule("DR-B-BLH-02")
def test_his_own_player_and_heroes_without_magic_do_not_exorcise() -> None:
    t = at(
        "combat",
        allies={"black_hand": "first"},
        hexes={"2903": ["schardenzar"], ZARDS: [HAND, GUARDIAN], HERE: [DEAD], BESIDE: MUETAR[:1]},
        masters={"schardenzar": "first"},
    )
    assert not t.targets("exorcise")
    assert t.refuses("exorcise schardenzar") == ["DR-B-BLH-02"]


@pytest.mark.rule("DR-B-BLH-02")
def test_the_guardian_never_leaves() -> None:
    t = at("movement", hexes={ZARDS: [HAND, GUARDIAN, DEAD]})
    assert GUARDIAN not in t.targets("move")
    assert t.refuses(f"move {GUARDIAN}") == ["DR-B-BLH-02"]
    t.do(f"move {HAND}")
    assert t.targets("with") == [DEAD]


# -- creatures --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BLH-03", "DR-B-BLH-12")
def test_the_dead_are_remade_at_zards_and_may_attack_but_not_move() -> None:
    piece = WORLD.pieces[number(DEAD)]
    assert (piece.strength, piece.siege, piece.move) == (5, 1, 5)
    t = at("movement", turn=6, hexes={"3002": MUETAR[:1]})
    end_moves(t)
    assert t.targets("raise-dead") == [ZARDS]
    t.do(f"raise-dead {ZARDS}")
    assert t.where(DEAD) == ZARDS
    t.do("done")  # movement is over
    assert (t.question, t.targets("attack")) == ("attack", ["3002"])


@pytest.mark.rule("DR-B-BLH-03", "DR-B-BLH-04")
def test_or_on_a_recent_battlefield_without_enemies() -> None:
    t = at("movement", hexes={ZARDS: [HAND, GUARDIAN], BESIDE: MUETAR[:1]}, battlefields=[HERE, BESIDE])
    end_moves(t)
    assert {*t.targets("raise-dead")} == {ZARDS, HERE}
    assert t.refuses(f"raise-dead {BESIDE}") == ["DR-B-MOV-05"]
    assert t.refuses(f"raise-dead {BONES}") == ["DR-B-BLH-03"]


@pytest.mark.rule("DR-B-BLH-03")
def test_lost_in_combat_they_lie_where_they_can_be_raised_again() -> None:
    t = at("combat", hexes={HERE: [HAND, DEAD], BESIDE: MUETAR[:5]}, dice=[1, 6, 3])
    strike(t.do("done") if t.question == "combat-starts" else t, BESIDE, DEAD)
    while t.question == "retreat":
        t.do("no")
    assert t.where(DEAD) == "home"
    assert t.rolls("DR-B-FAT-01") == [(3,)]


@pytest.mark.rule("DR-B-BLH-05", "DR-B-SCN-02")
def test_undead_rise_on_an_ancient_battlefield_and_stay_with_him() -> None:
    assert WORLD.pieces[number(UNDEAD)].strength == 4
    for name in ("1104", BONES, "3025", "3106"):
        assert WORLD.features["battlefield"] >> space(name) & 1
    t = at("movement", hexes={BONES: [HAND], ZARDS: [GUARDIAN, DEAD]})
    end_moves(t)
    t.do("raise-undead")
    assert t.where(UNDEAD) == BONES
    next_turn(t, "second")
    assert t.where(UNDEAD) == BONES


@pytest.mark.rule("DR-B-BLH-05")
def test_undead_apart_from_him_vanish_at_the_end_of_the_turn() -> None:
    t = at("movement", hexes={BONES: [UNDEAD], HERE: [HAND], ZARDS: [GUARDIAN, DEAD]})
    next_turn(t, "second")
    assert t.where(UNDEAD) == "home"
    t = at("movement", hexes={BONES: [UNDEAD, HAND], ZARDS: [GUARDIAN, DEAD]})
    t.do(f"move {HAND}", f"with {UNDEAD}", f"go {HERE}", "stop")
    next_turn(t, "second")
    assert t.where(UNDEAD) == HERE


@pytest.mark.rule("DR-B-BLH-12")
def test_no_second_undead_in_one_turn_and_no_end_to_them() -> None:
    t = at("movement", hexes={BONES: [HAND, UNDEAD], ZARDS: [GUARDIAN, DEAD]}, battlefields=[BONES])
    end_moves(t)
    assert {"raise-undead", "raise-colossus"} <= {*t.options}
    t.do("raise-undead")
    assert t.where("the_undead_2") == BONES
    assert "raise-undead" not in t.options
    assert t.refuses("raise-undead") == ["DR-B-BLH-12"]
    t.do("raise-colossus")
    assert t.where(COLOSSUS) == BONES


@pytest.mark.rule("DR-B-BLH-05", "DR-B-BLH-06", "DR-B-BLH-12")
def test_each_rises_on_its_own_kind_of_field() -> None:
    t = at("movement", hexes={HERE: [HAND], ZARDS: [GUARDIAN]}, battlefields=[HERE])
    assert "raise-colossus" not in t.options  # not before the end
    end_moves(t)
    assert t.refuses("raise-undead") == ["DR-B-BLH-05"]
    assert "raise-colossus" in t.options
    t = at("movement", hexes={BONES: [HAND], ZARDS: [GUARDIAN]})
    end_moves(t)
    assert t.refuses("raise-colossus") == ["DR-B-BLH-06"]
    assert t.refuses("raise-fleet") == ["DR-B-BLH-07"]


@pytest.mark.rule("DR-B-BLH-06")
def test_the_colossus_is_as_strong_as_its_enemy() -> None:
    t = at("combat", hexes={HERE: [HAND, COLOSSUS, DEAD], BESIDE: MUETAR[:7]}, colossus=HERE)
    foes = [number(name) for name in MUETAR[:7]]
    alone = strength.combat(t.s, [number(COLOSSUS)], foes, space(BESIDE), (-1, -1))
    assert (alone.attacker.strength, alone.attacker.modifiers, alone.defender.modifiers) == (7, (), ())
    both = strength.combat(t.s, [number(COLOSSUS), number(DEAD)], foes, space(BESIDE), (-1, -1))
    assert both.attacker.strength == 12
    defending = strength.combat(t.s, foes, [number(COLOSSUS)], space(HERE), (-1, -1))
    assert defending.defender.strength == 7


@pytest.mark.rule("DR-B-BLH-06", "DR-B-EOW-05")
def test_the_vortex_and_the_colossus_count_nothing_for_one_another() -> None:
    t = at(
        "combat",
        kingdoms={"eaters": "first", "black_hand": "second"},
        allies={},
        hexes={HERE: ["eaters_monarch"], BESIDE: [COLOSSUS, DEAD], BONES: [HAND]},
        colossus=BESIDE,
        dice=[3, 3],
    )
    t.do(f"vortex {BESIDE}")
    while t.question in ("attack", "retreat"):
        t.do("done" if t.question == "attack" else "no")
    assert t.events("battle-result")


@pytest.mark.rule("DR-B-BLH-06")
def test_the_colossus_goes_no_farther_than_five_spaces_from_its_field() -> None:
    t = at("movement", hexes={"1724": [HAND, COLOSSUS]}, colossus=BONES)
    t.do(f"move {COLOSSUS}")
    near, far = (WORLD.grid.distance(space(BONES), space(name)) for name in ("1825", "1924"))
    assert (near, far) == (5, 6)
    goals = {WORLD.grid.distance(space(BONES), space(name)) for name in t.targets("go")}
    assert max(goals) == 5
    assert t.refuses("go 1924") == ["DR-B-BLH-06"]


@pytest.mark.rule("DR-B-BLH-06")
def test_the_colossus_besieges_nothing() -> None:
    assert WORLD.pieces[number(COLOSSUS)].siege == 0


@pytest.mark.rule("DR-B-BLH-07", "DR-B-BLH-12")
def test_the_ghost_fleet_rises_on_the_coast_and_stays_near_him() -> None:
    piece = WORLD.pieces[number(FLEET)]
    assert (piece.strength, piece.move, piece.magical) == (4, 8, True)
    t = at("movement", hexes={"0422": [HAND], ZARDS: [GUARDIAN, DEAD]})
    end_moves(t)
    t.do("raise-fleet")
    assert t.where(FLEET) == "0422"
    next_turn(t, "second")
    assert t.where(FLEET) == "0422"


@pytest.mark.rule("DR-B-BLH-07")
@pytest.mark.parametrize(("him", "where"), [("0522", "0422"), ("0622", "home")])
def test_two_spaces_inland_the_ghost_fleet_vanishes(him: str, where: str) -> None:
    t = at("movement", hexes={"0422": [FLEET], him: [HAND], ZARDS: [GUARDIAN, DEAD]})
    next_turn(t, "second")
    assert t.where(FLEET) == where


@pytest.mark.rule("DR-B-BLH-07", "DR-B-DIP-25")
def test_who_is_aboard_when_it_vanishes_finds_other_ground() -> None:
    t = at(
        "movement",
        hexes={"0322": [FLEET, HIRED[0]], ZARDS: [HAND, GUARDIAN, DEAD]},
        masters={HIRED[0]: "first"},
        aboard={HIRED[0]: FLEET},
    )
    for _ in range(60):
        if t.where(FLEET) == "home":
            break
        t.do(next((a for a in ("done", "none") if a in t.options), t.options[-1]))
    while t.question == "refuge":
        t.do(t.options[0])
    assert WORLD.land >> space(t.where(HIRED[0])) & 1
    assert t.s.aboard == {}


@pytest.mark.rule("DR-B-BLH-11")
def test_the_living_do_not_stand_with_the_dead() -> None:
    masters = dict.fromkeys(HIRED, "first")
    t = at("movement", hexes={HERE: [HIRED[0]], BESIDE: [UNDEAD, HAND], "1625": [HIRED[1]]}, masters=masters)
    t.do(f"move {HIRED[0]}")
    assert BESIDE not in t.targets("go")
    assert t.refuses(f"go {BESIDE}") == ["DR-B-BLH-11"]
    assert "1627" in t.targets("go")  # past them they may go
    t.do("stop", f"move {UNDEAD}")
    assert t.refuses("go 1625") == ["DR-B-BLH-11"]


@pytest.mark.rule("DR-B-BLH-11", "DR-B-EVT-14")
def test_inside_the_tower_they_may() -> None:
    t = at("events", hexes={ZARDS: [HAND, DEAD, GUARDIAN], HERE: [UNDEAD]}, dice=[4, 4])
    assert t.question == "hire"
    assert ZARDS in t.targets("hire-army")
    t.do(f"hire-army {ZARDS}")
    assert {DEAD, "mercenary_1"} <= {*t.stack(ZARDS)}


@pytest.mark.rule("DR-B-BLH-11")
def test_together_they_do_not_leave_it() -> None:
    t = at("movement", hexes={ZARDS: [HAND, DEAD, HIRED[0]]}, masters={HIRED[0]: "first"})
    t.do(f"move {HAND}", f"with {DEAD}")
    assert t.targets("go")
    t.do(f"with {HIRED[0]}")
    assert t.targets("go") == []


@pytest.mark.rule("DR-B-BLH-11", "DR-B-RET-03", "DR-B-COM-13")
def test_nor_do_the_living_retreat_to_the_dead_or_advance_with_them() -> None:
    t = at("combat", hexes={HERE: [HIRED[0]], BONES: [UNDEAD, HAND]}, masters={HIRED[0]: "first"}, phasing=1)
    assert space(BONES) not in open_spaces(t.s, 0, space(HERE), [number(HIRED[0])])
    assert space("1424") in open_spaces(t.s, 0, space(HERE), [number(HIRED[0])])


# -- battlefields -----------------------------------------------------------------------------------------------------


def fought(**more: Any) -> Table:
    """Hothior attacks Muetar in the open and kills one."""
    t = at(
        "combat",
        hexes={HERE: ["hothior_army_1", "hothior_army_2"], BESIDE: MUETAR[:2], ZARDS: [HAND, GUARDIAN, DEAD]},
        dice=[5, 4, *[6] * 9],
        **more,
    )
    strike(t, BESIDE, "hothior_army_1", "hothior_army_2")
    while t.question == "retreat":
        t.do("no")
    return bleed(t)


@pytest.mark.rule("DR-B-BLH-04", "DR-B-BLH-13")
def test_where_units_died_in_combat_there_is_a_battlefield() -> None:
    t = fought()
    assert t.s.necromancy.fields == (space(BESIDE),)
    assert t.view(None)["magicians"]["fields"] == [BESIDE]
    t = fought(battlefields=[HERE, BESIDE])
    assert t.s.necromancy.fields == (space(HERE), space(BESIDE))


@pytest.mark.rule("DR-B-BLH-13")
def test_no_marker_is_laid_while_he_is_in_play_for_nobody() -> None:
    t = table(
        "combat",
        options={"level": "intermediate"},
        hexes={HERE: ["hothior_army_1", "hothior_army_2"], BESIDE: MUETAR[:2]},
        dice=[5, 4],
    )
    strike(t, BESIDE, "hothior_army_1", "hothior_army_2")
    while t.question == "retreat":
        t.do("no")
    bleed(t)
    assert t.s.necromancy.fields == ()


@pytest.mark.rule("DR-B-BLH-04", "DR-B-BLH-13", "DR-DEC-71")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("owner", ["first", "second"])
def test_a_ninth_takes_the_place_of_the_oldest_if_his_player_likes(answer: str, owner: str) -> None:
    t = fought(battlefields=EIGHT, allies={"black_hand": owner})
    assert (t.question, t.asked) == ("battlefield", [owner])
    assert t.about["hex"] == space(BESIDE)
    t.do(answer)
    names = [*EIGHT[1:], BESIDE] if answer == "yes" else EIGHT
    assert t.s.necromancy.fields == tuple(map(space, names))


@pytest.mark.rule("DR-B-BLH-13", "DR-B-BLH-12", "DR-B-CAP-12")
def test_markers_stay_when_he_deactivates_and_go_when_he_dies() -> None:
    hexes = {HERE: [HAND, UNDEAD], BONES: [COLOSSUS], BESIDE: MUETAR[:2]}
    t = at("movement", seats=3, hexes=hexes, battlefields=[BESIDE], colossus=BESIDE)
    status.deactivate(t.s, NUMBER)
    settled(t)
    assert t.s.necromancy.fields == (space(BESIDE),)
    assert {t.where(name) for name in (UNDEAD, COLOSSUS)} == {"home"}
    t = at("movement", seats=3, hexes=hexes, battlefields=[BESIDE], colossus=BESIDE, dice=[4])
    captives.kill(t.s, number(HAND), 1)
    settled(t)
    assert t.points("second") == 40
    assert t.status("black_hand") == "confused"
    assert t.s.necromancy.fields == ()
    assert {t.where(name) for name in (UNDEAD, COLOSSUS)} == {"home"}


# -- his move and powers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-BLH-08", "DR-B-BLH-12", "DR-DEC-44")
def test_he_vanishes_to_his_tower_instead_of_moving() -> None:
    t = at("movement", hexes={BONES: [HAND, UNDEAD], ZARDS: [GUARDIAN]})
    t.do("teleport")
    assert t.where(HAND) == ZARDS
    assert t.where(UNDEAD) == BONES
    assert HAND not in t.targets("move")
    assert t.refuses("teleport") == ["DR-B-MOV-01"]
    t = at("movement", hexes={BONES: [HAND], ZARDS: [GUARDIAN]}).do(f"move {HAND}", f"go {HERE}", "stop")
    assert t.refuses("teleport") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-B-BLH-08")
def test_from_aboard_a_ship_too_but_not_to_enemies() -> None:
    t = at("movement", hexes={"0322": [FLEET, HAND], ZARDS: [GUARDIAN]}, aboard={HAND: FLEET})
    t.do("teleport")
    assert (t.where(HAND), t.s.aboard) == (ZARDS, {})
    t = at("movement", hexes={BONES: [HAND], ZARDS: MUETAR[:1]}, plundered=[ZARDS])
    assert t.refuses("teleport") == ["DR-B-BLH-08"]


def haunt(**more: Any) -> Table:
    """Humans on one side of him, Dwarves on the other."""
    return at(
        "combat",
        kingdoms={"hothior": "first", "ghem": "second"},
        allies={"black_hand": "first", "muetar": "second"},
        hexes={HERE: [HAND, DEAD], "1524": MUETAR[:2], BESIDE: GHEM[:2], **more.pop("hexes", {})},
        **more,
    )


@pytest.mark.rule("DR-B-BLH-09", "DR-DEC-57", "DR-DEC-58")
def test_stacks_beside_him_flee_or_stand_and_cannot_retreat() -> None:
    t = haunt(dice=[3, 3, 3, 3])
    assert "souls" in t.options
    t.do("souls")
    assert (t.question, t.asked) == ("haunted", ["second"])
    t.do("retreat 1624")
    assert all(t.where(unit) == "1624" for unit in MUETAR[:2])
    assert all(t.where(unit) == BESIDE for unit in GHEM[:2])
    assert t.events("stands-fast")
    while t.question == "combat-starts":
        t.do("done")
    t.do(f"attack {BESIDE}")
    while t.question in ("commit", "attack"):
        t.do("done")
    assert t.question != "retreat"
    assert t.events("battle-result")


@pytest.mark.rule("DR-B-BLH-09")
def test_who_has_nowhere_to_flee_dies() -> None:
    ring = [WORLD.grid.ids[near] for near in WORLD.field.near[space("1524")] if WORLD.grid.ids[near] != HERE]
    hexes = {name: [unit] for name, unit in zip(ring, HIRED, strict=False)}
    t = at(
        "combat",
        hexes={HERE: [HAND, DEAD], "1524": [*MUETAR[:2], "muetar_monarch"], **hexes},
        masters=dict.fromkeys(HIRED[: len(ring)], "first"),
        dice=[3, 3],
    )
    t.do("souls")
    assert all(t.where(unit) == "pool" for unit in MUETAR[:2])
    assert t.rolls("DR-B-FAT-01") == [(3,)]


@pytest.mark.rule("DR-B-BLH-09", "DR-B-BLH-10", "DR-B-BLH-12")
@pytest.mark.parametrize("power", ["souls", "wings"])
@pytest.mark.parametrize(("last", "offered"), [(2, False), (1, True)])
def test_powers_are_not_used_in_consecutive_turns(power: str, last: int, offered: bool) -> None:
    t = haunt(powers={power: last})
    assert any(option.split()[0] == power for option in t.options) == offered
    if not offered:
        rule = "DR-B-BLH-09" if power == "souls" else "DR-B-BLH-10"
        assert t.refuses("souls" if power == "souls" else f"wings {BESIDE}") == [rule]


@pytest.mark.rule("DR-B-BLH-10", "DR-DEC-57")
def test_under_the_wings_attacks_on_one_stack_are_at_plus_one() -> None:
    t = haunt()
    assert {*t.targets("wings")} == {"1524", BESIDE}
    t.do(f"wings {BESIDE}")
    for name, stack, more in ((BESIDE, GHEM[:2], 1), ("1524", MUETAR[:2], 0)):
        found = strength.combat(t.s, [number(DEAD)], [number(unit) for unit in stack], space(name), (-1, -1))
        assert dict(found.attacker.modifiers).get("DR-B-BLH-10", 0) == more
        assert "DR-B-BLH-10" not in dict(found.defender.modifiers)
    next_turn(t, "second")
    assert t.s.necromancy.target == -1


@pytest.mark.rule("DR-B-BLH-12", "DR-B-PHS-09")
def test_powers_wait_for_his_combat_phase_and_raisings_for_the_end_of_movement() -> None:
    t = at("movement", hexes={BONES: [HAND, DEAD], BESIDE: MUETAR[:2], ZARDS: [GUARDIAN]})
    assert t.refuses("souls") == ["DR-B-BLH-12"]
    assert t.refuses(f"wings {BESIDE}") == ["DR-B-BLH-12"]
    assert "raise-undead" not in t.options
    t = haunt()
    assert t.refuses("raise-undead") == ["DR-B-BLH-12"]
    assert t.refuses("teleport") == ["DR-B-BLH-12"]


@pytest.mark.rule("DR-B-KIN-05")
def test_his_creatures_do_not_shrink_from_the_lepers() -> None:
    lepers: dict[str, Any] = {"kingdoms": {"hothior": "first", "shucassam": "second"}}
    t = at(
        "combat", hexes={HERE: [HAND, DEAD, HIRED[0]], BESIDE: ["the_lepers"]}, masters={HIRED[0]: "first"}, **lepers
    )
    while t.question == "combat-starts":
        t.do("done")
    assert t.targets("attack") == [BESIDE]
    t.do(f"attack {BESIDE}")
    assert t.events("battle-begins")[0]["units"] == [DEAD]


# -- as a player's own kingdom ----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SET-05", "DR-B-SET-06", "DR-B-SET-07", "DR-B-CAP-12")
def test_magicians_are_drawn_like_any_kingdom_and_are_neither_king_nor_queen() -> None:
    seen = set()
    for seed in range(40):
        t = new(3, seed, level="intermediate")
        mine = {t.s.players[seat].kingdom for seat in range(3)}
        for kingdom in mine & {11, 12}:
            seat = next(seat for seat in range(3) if t.s.players[seat].kingdom == kingdom)
            assert t.s.decision is not None
            assert seat not in t.s.decision.seats
            assert not t.s.personalities.within(1 + kingdom)
            seen.add(kingdom)
    assert seen == {11, 12}


@pytest.mark.rule("DR-B-HER-02", "DR-B-HER-04", "DR-B-BLH-01")
def test_monarchs_and_captains_of_other_kingdoms_do_not_lead_his_creatures() -> None:
    leaders = {"hothior_monarch": False, HAND: True, "great_captain_1": False, "juulute": True}
    hired = dict.fromkeys(("great_captain_1", "juulute"), "first")
    t = at("movement", hexes={HERE: [*leaders, DEAD]}, masters=hired, captains={"great_captain_1": "hothior"})
    for leader, leads in leaders.items():
        assert strength.leads(t.s, WORLD.index[leader], WORLD.index[DEAD]) is leads
