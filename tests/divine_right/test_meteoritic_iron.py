"""Meteoritic iron (DR-A-MET): who may ask for the range, and what fails within it."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import GAME, captives, dampening, fate, hooks
from hexarchy.games.divine_right.advanced.curses import kinds
from hexarchy.games.divine_right.advanced.curses.lift import curable
from hexarchy.games.divine_right.advanced.curses.place import why_not_curse
from hexarchy.games.divine_right.advanced.health import plague, sickness
from hexarchy.games.divine_right.advanced.meteoritic_iron import Sounding
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.magic import greystaff, powers
from hexarchy.games.divine_right.magicians.black_hand import Wings
from hexarchy.games.divine_right.mercenaries import named
from hexarchy.games.divine_right.records import Siege
from hexarchy.games.divine_right.words import BLACK_HAND, CURSES, DOOM, INSPIRING, KINGDOM_IDS, NOBODY
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_promises import Watch

CRATER, BESIDE, NEAR, EDGE, FAR = "1229", "1329", "1429", "1729", "1811"
PARROS = "1128"
OPTIONS: dict[str, Any] = {"level": "intermediate", "meteoritic_iron": True}


def iron(phase: str, hexes: Any = None, *, on: bool = True, options: Any = (), seats: int = 2, **more: Any) -> Table:
    """Pieces of no kingdom serve the first seat."""
    placed = [piece for stack in (hexes or {}).values() for piece in stack]
    free = [piece for piece in placed if WORLD.pieces[WORLD.index[piece]].kingdom < 0]
    masters = {**dict.fromkeys(free, "first"), **more.pop("masters", {})}
    agreed = {**OPTIONS, "meteoritic_iron": on, **dict(options)}
    return at(phase, hexes=hexes or {}, masters=masters, options=agreed, seats=seats, **more)


def index(name: str) -> int:
    return WORLD.index[name]


def spaces(*names: str) -> int:
    return sum(1 << WORLD.grid.at(name) for name in names)


def added(t: Table, leader: str) -> list[tuple[str, int]]:
    """What counts for the attacker where an army of Hothior attacks one of Muetar next to the Crater."""
    own, theirs = [index("hothior_army_1")], [index("muetar_army_1")]
    fight = strength.combat(t.s, own, theirs, WORLD.grid.at(BESIDE), (index(leader), NOBODY))
    return [*fight.attacker.modifiers]


# -- the range --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MET-01")
def test_the_range_counts_the_crater_as_the_first_space() -> None:
    t = iron("movement", crater=3)
    distance, crater = WORLD.grid.distance, WORLD.grid.at(CRATER)
    rings = {space for space in range(WORLD.grid.size) if distance(space, crater) <= 2}
    assert {*hexes_of(dampening.dampened(t.s))} == rings
    assert dampening.dampened(iron("movement", crater=1).s) == spaces(CRATER)
    assert dampening.dampened(iron("movement", crater=3, on=False).s) == 0
    assert t.view(None)["tales"]["crater"] == 3
    t.s.turn += 1
    assert dampening.dampened(t.s) == 0


@pytest.mark.rule("DR-A-MET-01", "DR-DEC-13")
def test_all_are_asked_from_the_phasing_player_on_and_the_first_request_uses_up_the_turn() -> None:
    t = iron("movement", {NEAR: ["juulute"]}, devices={"helm": "juulute"}, seats=3, dice=[4])
    assert (t.question, t.rule, t.ask.seat) == ("crater", "DR-A-MET-01", 0)
    t.do("no")
    assert t.ask.seat == 1
    t.do("yes")
    assert t.rolls("DR-A-MET-01") == [(4,)]
    assert t.question == "next-move"
    assert t.view(None)["tales"]["crater"] == 4
    again = iron("movement", {NEAR: ["juulute"]}, devices={"helm": "juulute"}, crater=1)
    assert again.question == "next-move"


@pytest.mark.rule("DR-A-MET-01", "DR-DEC-13")
def test_nobody_is_asked_where_no_magic_is_near_or_without_the_switch() -> None:
    assert iron("movement", {FAR: ["juulute"]}, devices={"helm": "juulute"}).question == "next-move"
    assert iron("movement", {NEAR: ["juulute"]}).question == "next-move"
    assert iron("movement", {NEAR: ["juulute"]}, devices={"helm": "juulute"}, on=False).question == "next-move"


@pytest.mark.rule("DR-A-MET-01", "DR-A-MET-05", "DR-DEC-13")
def test_a_request_comes_before_the_act_it_is_to_disturb() -> None:
    hexes = {NEAR: ["black_hand_monarch"], "1528": ["muetar_army_1"]}
    about: dict[str, Any] = {"allies": {"black_hand": "first"}}

    def spread(*answers: str, die: int) -> Table:
        t = iron("combat", hexes, dice=[die], **about)
        return t.do("wings 1528", *answers)

    calm = spread("no", "no", die=6)
    assert [event["hex"] for event in calm.events("wings")] == ["1528"]
    undone = spread("no", "yes", die=6)
    assert undone.events("wings") == []
    assert undone.events("magic-fails")
    short = spread("yes", die=1)  # the Crater alone
    assert short.events("wings")


@pytest.mark.rule("DR-A-MET-01", "DR-DEC-13")
def test_all_are_asked_when_attacks_are_declared_and_before_sieges() -> None:
    hexes = {NEAR: ["hothior_monarch", "hothior_army_1"], BESIDE: ["muetar_army_1"]}
    t = iron("combat", hexes, devices={"helm": "hothior_monarch"}, dice=[3])
    t.do(f"attack {BESIDE}")
    while t.question in ("commit", "attack", "attack-with"):
        t.do(t.options[0] if t.options[0].startswith("commit") else "done")
    assert t.question == "crater"
    t.do("yes")
    assert t.view(None)["tales"]["crater"] == 3
    siege = iron("siege", hexes, devices={"helm": "hothior_monarch"})
    siege.s.sieges = (Siege(WORLD.castle_at[WORLD.grid.at(PARROS)].index, siege.s.phasing, 2, fresh=False),)
    for before in hooks.BEFORE_ASSAULTS.of(siege.s):
        before(siege.s)
    assert isinstance(siege.s.frames[-1], Sounding)


# -- devices ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MET-02")
@pytest.mark.parametrize("device", ["helm", "head_of_orlog", "wand", "sword_wizardry", "amulet", "mask"])
def test_devices_fail_within_range(device: str) -> None:
    for space, works in ((BESIDE, False), (FAR, True)):
        t = iron("diplomacy", {space: ["hothior_monarch"]}, devices={device: "hothior_monarch"}, crater=3)
        assert (powers.wielder(t.s, device) == index("hothior_monarch")) == works


@pytest.mark.rule("DR-A-MET-02", "DR-A-MET-09")
def test_the_helm_adds_nothing_within_range_nor_against_it() -> None:
    hexes = {NEAR: ["hothior_monarch", "hothior_army_1"], BESIDE: ["muetar_army_1"]}
    for reach, more in ((1, 1), (2, 0), (3, 0)):  # neither, the target, both
        t = iron("combat", hexes, devices={"helm": "hothior_monarch"}, crater=reach)
        assert (
            dict(added(t, "hothior_monarch")).get("DR-B-MAG-12", 0)
            + dict(added(t, "hothior_monarch")).get("DR-B-MAG-14", 0)
            == more
        )


@pytest.mark.rule("DR-A-MET-02")
def test_the_sorcerers_ship_vanishes_with_the_die() -> None:
    sea = next(
        WORLD.grid.ids[n] for n in hexes_of(WORLD.crater_rings[6] & WORLD.coast & WORLD.sailable) if n != WORLD.crater
    )
    hexes = {sea: ["eaters_monarch", "the_sorcerers_ship"]}
    t = iron("movement", hexes, allies={"eaters": "first"}, dice=[6]).do("yes")
    assert t.where("the_sorcerers_ship") == "home"


# -- Curses, boons ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MET-03", "DR-A-MET-09")
def test_no_curse_is_placed_where_curser_or_victim_is_within_range() -> None:
    hexes = {NEAR: ["schardenzar"], BESIDE: ["fox"]}
    for reach, refused in ((1, False), (2, True), (3, True)):
        t = iron("movement", hexes, options={"curses": True}, masters={"fox": "second"}, crater=reach)
        reasons = why_not_curse(t.s, index("schardenzar"), index("fox"), DOOM)
        assert (["DR-A-MET-09"] if refused else []) == [reason.rule for reason in reasons]
        assert bool(kinds.why_not(t.s, index("fox"), DOOM)) == refused


@pytest.mark.rule("DR-A-MET-03")
def test_no_random_curse_falls_and_none_is_lifted() -> None:
    t = iron("movement", {BESIDE: ["fox"]}, options={"curses": True}, crater=3)
    kinds.at_random(t.s, index("fox"))
    assert t.s.curses == ()
    about: dict[str, Any] = {"options": {"curses": True}, "curses": {"fox": {"doom": {}}}}
    about["devices"] = {"amulet": "fox"}
    cure = {reach: iron("movement", {BESIDE: ["fox"]}, crater=reach, **about) for reach in (1, 3)}
    assert curable(cure[1].s, index("fox"))
    assert not curable(cure[3].s, index("fox"))


@pytest.mark.rule("DR-A-MET-08")
def test_curses_that_lie_already_go_on_working() -> None:
    about: dict[str, Any] = {"options": {"curses": True}, "curses": {"fox": {"paralysis": {}}}}
    t = iron("movement", {BESIDE: ["fox"]}, crater=6, **about)
    assert t.view(None)["curses"]["on"]["fox"] == [{"curse": CURSES[3], "works": True}]
    assert t.refuses("move fox")


@pytest.mark.rule("DR-A-MET-08")
def test_a_vampire_flies_from_its_grave_within_range() -> None:
    about: dict[str, Any] = {
        "options": {"curses": True},
        "guises": {"vampire_1": {"hero": "juulute", "grave": BESIDE}},
        "curses": {"vampire_1": {"vampire": {"seat": "first"}}},
        "piles": {"enchanted": ["juulute"]},
    }
    t = iron("movement", {BESIDE: ["vampire_1"]}, crater=6, **about)
    assert "move vampire_1" in t.options
    t.do("move vampire_1")
    assert any(option.startswith("go ") for option in t.options)


@pytest.mark.rule("DR-A-MET-04")
def test_no_boon_of_greystaff_strikes_within_range() -> None:
    near, far = (iron("combat", {BESIDE: ["juulute"]}, crater=reach) for reach in (3, 1))
    parros = WORLD.grid.at(PARROS)
    assert parros not in greystaff.targets(near.s, 0, greystaff.EARTHQUAKE)
    assert parros in greystaff.targets(far.s, 0, greystaff.EARTHQUAKE)
    assert WORLD.grid.at(BESIDE) not in greystaff.targets(near.s, 0, greystaff.FIRESTORM)
    assert WORLD.grid.at(BESIDE) in greystaff.targets(far.s, 0, greystaff.FIRESTORM)


# -- the Black Hand and others ----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MET-05")
def test_the_powers_of_the_black_hand_fail() -> None:
    hexes = {NEAR: ["black_hand_monarch"], "1528": ["muetar_army_1"]}
    about: dict[str, Any] = {"allies": {"black_hand": "first"}}
    for reach, works in ((1, True), (6, False)):
        t = iron("combat", hexes, crater=reach, **about)
        assert ("souls" in t.options) == ("wings 1528" in t.options) == works
        moved = iron("movement", hexes, crater=reach, **about)
        assert ("teleport" in moved.options) == works
    reasons = Wings().why(iron("combat", hexes, crater=6, **about).s, 0, WORLD.grid.at("1528"))
    assert [reason.rule for reason in reasons] == ["DR-B-BLH-12"]  # the phase has gone on: there was nothing to do


@pytest.mark.rule("DR-A-MET-05")
def test_the_black_plague_is_not_invoked_within_range() -> None:
    """The Black Hand is inside Parros, which is besieged."""
    ring = [WORLD.grid.ids[n] for n in WORLD.field.near[WORLD.grid.at(PARROS)]]
    land = [space for space in ring if WORLD.land >> WORLD.grid.at(space) & 1]
    hexes = {PARROS: ["black_hand_monarch", "rombune_army_1"], land[0]: ["muetar_army_1"]}
    about: dict[str, Any] = {
        "allies": {"black_hand": "first", "rombune": "first"},
        "options": {"raging_epidemics": True, "black_plague": True},
    }
    castle = WORLD.castle_at[WORLD.grid.at(PARROS)].index
    near, far = (iron("siege", hexes, crater=reach, **about) for reach in (3, 1))
    assert plague.guarded(near.s, castle, 1)
    assert not plague.guarded(far.s, castle, 1)


@pytest.mark.rule("DR-A-MET-05", "DR-A-MET-07")
@pytest.mark.parametrize("die", [3, 1])
def test_what_magic_alone_keeps_is_gone_at_once(die: int) -> None:
    hexes = {NEAR: ["black_hand_monarch", "the_undead_1", "the_walking_dead", "the_colossus"], BESIDE: ["ghost_riders"]}
    t = iron("movement", hexes, allies={"black_hand": "first"}, dice=[die], colossus=NEAR, battlefields=[NEAR])
    assert t.question == "crater"
    t.do("yes")
    kept = die == 1
    for unit in ("the_undead_1", "the_walking_dead", "the_colossus"):
        assert (t.where(unit) == NEAR) == kept
    assert (t.where("ghost_riders") == BESIDE) == kept
    assert t.where("black_hand_monarch") == NEAR


@pytest.mark.rule("DR-A-MET-07")
def test_ghost_riders_who_come_within_range_are_eliminated() -> None:
    t = iron("movement", {EDGE: ["ghost_riders"]}, crater=3)
    t.do("move ghost_riders")
    t.do(f"go {BESIDE}")
    t.until("next-move")
    assert t.where("ghost_riders") == "gone"
    free = iron("movement", {EDGE: ["ghost_riders"]}, crater=1).do("move ghost_riders", f"go {BESIDE}")
    assert free.where("ghost_riders") == BESIDE


@pytest.mark.rule("DR-A-MET-06", "DR-A-MET-09")
def test_schardenzar_adds_nothing_to_a_combat() -> None:
    t = iron("combat", {NEAR: ["schardenzar"]}, crater=3)
    assert hooks.unable(t.s, index("schardenzar"), INSPIRING)
    assert not hooks.unable(iron("combat", {NEAR: ["schardenzar"]}, crater=2).s, index("schardenzar"), INSPIRING)
    hexes = {NEAR: ["schardenzar", "hothior_army_1"], BESIDE: ["muetar_army_1"]}
    total = {
        reach: sum(amount for _, amount in added(iron("combat", hexes, crater=reach), "schardenzar"))
        for reach in (1, 2, 3)
    }
    assert total[1] == total[2] + 1 == total[3] + 1


@pytest.mark.rule("DR-A-MET-06")
def test_the_black_knight_dies_for_good_there() -> None:
    for reach, place in ((3, "gone"), (1, BESIDE)):
        t = iron("diplomacy", {BESIDE: ["black_knight"]}, crater=reach)
        captives.kill(t.s, index("black_knight"), 1)
        assert t.where("black_knight") == place


@pytest.mark.rule("DR-A-MET-06", "DR-A-EPI-07", "DR-A-BLP-09")
def test_nonnus_cannot_heal_there() -> None:
    for reach, heals in ((3, False), (1, True)):
        about: dict[str, Any] = {
            "track": {"juulute": 4},
            "masters": {"juulute": "first"},
            "allies": {"rombune": "first"},
        }
        t = iron("diplomacy", {PARROS: ["nonnus", "rombune_army_1"]}, crater=reach, **about)
        assert named.heals(t.s) == heals
        assert bool(fate.sooner(t.s, 0)) == heals
        assert sickness.healer(t.s, 0, spaces(PARROS)) == heals


@pytest.mark.rule("DR-A-MET-07")
def test_the_troop_plays_no_music_there() -> None:
    for reach, plays in ((3, False), (1, True)):
        t = iron("combat", {BESIDE: ["wandering_troop"], NEAR: ["muetar_army_1"]}, crater=reach, dice=[6])
        units = [index("wandering_troop")]
        assert named.music(t.s, WORLD.grid.at(BESIDE), [index("muetar_army_1")], units) == plays


# -- where chapters meet ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MET-02", "DR-B-MAG-14")
def test_the_amulet_undoes_nothing_there() -> None:
    t = iron("combat", {BESIDE: ["hothior_monarch"]}, devices={"amulet": "hothior_monarch"}, crater=3)
    assert not powers.dispelled(t.s, WORLD.grid.at(BESIDE))
    assert powers.why_no_magic(t.s, WORLD.grid.at(BESIDE))[0].rule == "DR-A-MET-09"


@pytest.mark.rule("DR-A-MET-01", "DR-B-CRD-06", "DR-B-GEN-14")
def test_the_question_betrays_nothing() -> None:
    secrets: dict[str, Any] = {
        "hands": {"first": ["bribe-1"], "second": ["white-magic-2", "black-knight"]},
        "hidden": {"pon": 14, "zorn": 13},
    }
    watching, met = Watch(GAME), []
    t = iron("movement", {NEAR: ["juulute"]}, devices={"helm": "juulute"}, seats=3, dice=[4], **secrets)
    for _ in range(3):
        met.append(t.question)
        watching.look(t.s)
        t.do("no")
    assert met == ["crater"] * 3


def test_the_black_hands_creatures_are_all_known() -> None:
    names = {WORLD.names[piece] for piece in WORLD.creatures_of[BLACK_HAND]}
    assert {"the_walking_dead", "the_undead_1", "the_colossus"} <= names
    assert any("ghost" in name and "fleet" in name for name in names)
    assert KINGDOM_IDS[BLACK_HAND] == "black_hand"
