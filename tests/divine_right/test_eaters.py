"""The Eaters of Wisdom (DR-B-EOW): monarch, leader and combat unit in one, and their spells."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import captives, losses, status
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.siege import conditions
from hexarchy.games.divine_right.words import PASS
from tests.divine_right.sieges import TADAFAT, around
from tests.divine_right.table import WORLD, Table
from tests.divine_right.table import at as table
from tests.divine_right.test_captives import settled

EATERS, SCHOOL = "eaters_monarch", "1210"
HERE, BESIDE, BEYOND, FAR = "1425", "1526", "1626", "1727"  # open ground that is nobody's, one space from the next
MUETAR = [f"muetar_army_{number}" for number in range(1, 10)]
HOTHIOR = [f"hothior_army_{number}" for number in range(1, 10)]
HIRED = [f"mercenary_{number}" for number in range(1, 15)]


# Another unit for the second seat to attack.
ASIDE: dict[str, Any] = {"hexes": {"1525": [HIRED[2]]}, "masters": {HIRED[2]: "first"}}


def at(phase: str, **more: Any) -> Table:
    """The Eaters are the first seat's allies, unless said otherwise."""
    options = {"level": "intermediate", **more.pop("options", {})}
    return table(phase, options=options, **{"allies": {"eaters": "first"}, **more})


def field(phase: str, own: Any = (), foes: Any = (), **more: Any) -> Table:
    """The Eaters with some units in the open, others of the second seat beside them."""
    hexes = {HERE: [EATERS, *own], **({BESIDE: [*foes]} if foes else {}), **more.pop("hexes", {})}
    hired = {name: "first" for name in own if name in HIRED}
    return at(phase, hexes=hexes, masters=hired | more.pop("masters", {}), **more)


def number(name: str) -> int:
    return WORLD.index[name]


# -- what they are ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-EOW-01", "DR-B-CAP-12")
def test_they_attack_alone_as_two() -> None:
    piece = WORLD.pieces[number(EATERS)]
    assert (piece.strength, piece.siege, piece.move, piece.magical, piece.crowned) == (2, 2, 8, True, True)
    assert WORLD.castle_at[WORLD.grid.at(SCHOOL)].intrinsic == 5
    t = field("combat", foes=MUETAR[:1])
    assert t.targets("attack") == [BESIDE]
    found = strength.combat(t.s, [number(EATERS)], [number(MUETAR[0])], WORLD.grid.at(BESIDE), (-1, -1))
    assert found.attacker.modifiers == (("DR-B-COM-07", 1),)


@pytest.mark.rule("DR-B-EOW-01", "DR-B-HER-02")
def test_they_lead_units_at_their_own_pace() -> None:
    t = field("movement", own=HIRED[:2])
    t.do(f"move {EATERS}", f"with {HIRED[0]}", f"with {HIRED[1]}")
    assert t.about["points"] == 8
    assert party.allowance(t.s, [number(HIRED[0]), number(EATERS)]) == WORLD.pieces[number(HIRED[0])].move < 8
    t.do("go 1424")
    assert {*t.stack("1424")} == {EATERS, *HIRED[:2]}
    assert f"drop {HIRED[0]}" in t.options
    assert f"drop {EATERS}" not in t.options


@pytest.mark.rule("DR-B-EOW-01", "DR-B-HER-02")
def test_like_any_monarch_they_lead_no_regulars_of_others() -> None:
    t = field("movement", own=[HOTHIOR[0]])
    t.do(f"move {EATERS}")
    assert f"with {HOTHIOR[0]}" not in t.options


@pytest.mark.rule("DR-B-EOW-01", "DR-B-SET-09", "DR-B-ACT-03")
def test_they_take_the_field_at_the_invisible_school_once() -> None:
    t = at("diplomacy", allies={}, dice=[1, 6], hands={"first": []})
    t.do("activate eaters")
    while t.question == "ploy":
        t.do("none")
    assert t.status("eaters") == "ally"
    assert t.where(EATERS) == SCHOOL
    assert t.inside(EATERS)


@pytest.mark.rule("DR-B-EOW-01", "DR-B-GEN-08")
def test_nobody_disbands_them() -> None:
    t = field("movement")
    t.do(f"move {EATERS}")
    assert f"disband {EATERS}" not in t.options


@pytest.mark.rule("DR-B-EVT-04", "DR-B-EVT-09", "DR-B-EOW-01")
@pytest.mark.parametrize("dice", [(1, 3), (4, 5)])
def test_no_mutiny_and_no_epidemic_takes_them(dice: tuple[int, int]) -> None:
    t = field("events", own=HIRED[:2], dice=[*dice])
    assert t.question == "event-loss"
    assert {*t.targets("lose")} == {*HIRED[:2]}


@pytest.mark.rule("DR-B-EVT-02", "DR-B-EOW-09")
def test_an_untimely_death_may_be_theirs() -> None:
    t = field("events", dice=[1, 1, 1, 4])
    assert t.status("eaters") == "confused"


# -- fate -------------------------------------------------------------------------------------------------------------


def lost(own: int, theirs: int, units: int, *fates: int, **more: Any) -> Table:
    """Muetar attacks them and some mercenaries, with these dice."""
    t = field("combat", own=HIRED[:units], foes=MUETAR[:6], phasing=1, dice=[own, theirs, *fates], **more)
    t.do(f"attack {HERE}", *(f"commit {unit}" for unit in MUETAR[:6]))
    while t.question == "retreat":
        t.do("no")
    return t


@pytest.mark.rule("DR-B-EOW-11", "DR-B-COM-09")
def test_the_others_fall_first() -> None:
    # 6 against 2 + 3: odds of 1:1, nothing added. 4 against 2: two lost.
    t = lost(4, 2, 3, 3)
    assert t.question == "casualty"
    assert EATERS not in t.targets("lose")
    t.do(f"lose {HIRED[0]}", f"lose {HIRED[1]}")
    assert t.where(EATERS) == HERE


@pytest.mark.rule("DR-B-EOW-11", "DR-B-CAP-12", "DR-B-VIC-03")
def test_with_nobody_else_left_they_die() -> None:
    """Eaters and two others lose three: the enemy of their player scores their monarch's death."""
    t = lost(6, 2, 2, 4)
    assert t.where(EATERS) == "gone"
    assert t.points("second") == 40
    assert (t.status("eaters"), t.s.kingdoms[11].until) == ("confused", t.s.turn + 4)


@pytest.mark.rule("DR-B-EOW-09", "DR-B-COM-14")
def test_they_roll_for_their_fate_where_a_unit_died() -> None:
    t = lost(4, 2, 2, 1, 5)
    while t.question == "casualty":
        t.do(t.options[0])
    assert t.rolls("DR-B-FAT-01") == [(1,)]
    assert t.where(EATERS) == "gone"
    assert (t.status("eaters"), t.s.kingdoms[11].until) == ("confused", t.s.turn + 5)


@pytest.mark.rule("DR-B-EOW-09", "DR-B-CAP-02")
def test_captured_they_are_imprisoned_like_a_monarch() -> None:
    t = lost(4, 2, 3, 6)
    while t.question == "casualty":
        t.do(t.options[0])
    assert t.question == "captive"
    prison = t.targets("imprison")[0]
    assert f"release {EATERS}" in t.options
    t.do(f"imprison {prison}")
    assert t.where(EATERS) == "prison"
    assert t.points("second") == 30
    assert t.s.held[0] >> WORLD.grid.at(HERE) & 1  # a mercenary is left


@pytest.mark.rule("DR-B-EOW-09", "DR-B-CAP-04", "DR-B-CAP-12", "DR-B-VIC-01")
def test_a_player_who_loses_them_is_out() -> None:
    t = lost(6, 1, 1, 4, kingdoms={"eaters": "first", "muetar": "second"}, allies={})
    assert t.where(EATERS) == "gone"
    assert t.points("second") == 70
    assert t.winner == "second"


@pytest.mark.rule("DR-B-EOW-09", "DR-B-SIE-10", "DR-B-FAT-10")
def test_when_their_castle_falls_they_roll_and_escape() -> None:
    ring = around(SCHOOL, [*MUETAR[:9], "schardenzar"])
    t = at(
        "siege",
        phasing=1,
        hexes={**ring, SCHOOL: [EATERS, HIRED[0]], HERE: [HIRED[1]]},
        masters={HIRED[0]: "first", HIRED[1]: "first", "schardenzar": "second"},
        sieges={SCHOOL: "second"},
        dice=[6, 3, 3, 3],  # the siege, what chapters roll for the spoils, the fate
    )
    t.do(f"assault {SCHOOL}")
    assert t.where(HIRED[0]) == "pool"
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.where(EATERS) == TADAFAT  # the nearest friends


@pytest.mark.rule("DR-B-EOW-09", "DR-B-FLT-05", "DR-B-ISL-01", "DR-B-ISL-03")
def test_they_are_cast_away_with_a_ship_and_fetched_again() -> None:
    t = at(
        "movement",
        hexes={"0016": [EATERS, "mercenary_fleet_1"]},
        masters={"mercenary_fleet_1": "first"},
        aboard={EATERS: "mercenary_fleet_1"},
        dice=[3],
    )
    losses.eliminate(t.s, number("mercenary_fleet_1"))
    settled(t)
    isle = next(iter(space for space in range(WORLD.grid.size) if WORLD.isle >> space & 1))
    assert t.s.where[number(EATERS)] == isle
    assert party.why_not_move(t.s, number(EATERS))[0].rule == "DR-B-ISL-03"
    assert party.castaways(t.s, 0) == [number(EATERS)]


@pytest.mark.rule("DR-B-EOW-09", "DR-B-CAP-01")
def test_a_new_council_comes_after_confusion() -> None:
    t = field("movement", own=HIRED[:1], dice=[1])
    captives.kill(t.s, number(EATERS), 1)
    settled(t)
    assert t.status("eaters") == "confused"
    t.until("function", limit=400)
    while t.s.turn < 5 or t.question != "function":
        t.do("none" if "none" in t.options else t.options[-1])
    assert t.status("eaters") == "neutral"
    assert t.where(EATERS) == "home"


# -- one spell a turn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-EOW-02", "DR-B-EOW-10", "DR-DEC-57")
@pytest.mark.parametrize(("turn", "offered"), [(4, False), (5, False), (6, True)])
def test_no_spell_in_two_consecutive_turns(turn: int, offered: bool) -> None:
    """The Vortex of turn 4."""
    t = field("combat", foes=MUETAR[:2], turn=turn, spells={"vortex": 4})
    assert (f"vortex {BESIDE}" in t.options) == offered
    if not offered:
        assert t.refuses(f"vortex {BESIDE}") == ["DR-B-EOW-02"]


@pytest.mark.rule("DR-B-EOW-02")
def test_another_spell_may_follow_and_no_second_in_one_turn() -> None:
    t = field("combat", foes=MUETAR[:2], turn=5, spells={"reflector": 4})
    assert f"vortex {BESIDE}" in t.options
    t = field("combat", foes=MUETAR[:2], turn=4, spells={"bridge": 4})
    assert not t.targets("vortex")
    assert t.refuses(f"vortex {BESIDE}") == ["DR-B-EOW-02"]


@pytest.mark.rule("DR-B-EOW-02")
@pytest.mark.parametrize(("last", "barred"), [("mist", "enchant"), ("castle", "raise-mist")])
def test_mist_and_castle_do_not_follow_one_another(last: str, barred: str) -> None:
    t = field("movement", turn=5, spells={last: 4}).do("done")
    assert t.question != "moves-end" or barred not in t.options
    t = field("movement", turn=6, spells={last: 4}).do("done")
    assert barred in t.options


@pytest.mark.rule("DR-B-EOW-10", "DR-B-EOW-04", "DR-DEC-43")
def test_every_spell_has_its_moment() -> None:
    t = field("combat", foes=MUETAR[:1])
    assert t.refuses("raise-mist") == ["DR-B-EOW-10"]
    assert t.refuses("raise-bridge") == ["DR-B-EOW-10"]
    t = field("movement", foes=MUETAR[:1])
    assert "raise-bridge" in t.options
    assert "raise-mist" not in t.options
    assert t.refuses(f"vortex {BESIDE}") == ["DR-B-EOW-10"]
    t.do(f"move {EATERS}", "go 1424", "stop")
    assert t.refuses("raise-bridge") == ["DR-B-MOV-01"]
    t.do("done")
    assert t.question == "moves-end"
    assert t.options == ["raise-mist", "enchant", "done"]


@pytest.mark.rule("DR-B-EOW-10", "DR-B-DIP-07")
def test_just_activated_they_cast_nothing() -> None:
    t = field("combat", foes=MUETAR[:1], fresh=[EATERS], own=HIRED[:1])
    assert not t.targets("vortex")
    assert t.why(f"vortex {BESIDE}") == ["DR-B-DIP-07"]


# -- the spells -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-EOW-03", "DR-DEC-43")
def test_over_the_bridge_all_ground_is_clear_and_water_no_bar() -> None:
    """1111 is a mountain with a river; between 1211 and 1311, forest, river and shore, there is water."""
    plain = at("movement", hexes={"1211": [EATERS]}).do(f"move {EATERS}").view("first")["decision"]["costs"]
    assert (plain["1311"] > 1, plain["1111"]) == (True, 5)
    t = at("movement", hexes={"1211": [EATERS, HIRED[0]]}, masters={HIRED[0]: "first"})
    t.do("raise-bridge", f"move {EATERS}", f"with {HIRED[0]}")
    costs = t.view("first")["decision"]["costs"]
    assert (costs["1311"], costs["1111"]) == (1, 1)
    t.do("go 1111")
    assert t.about["points"] == 7
    assert t.targets("go")
    assert t.where(HIRED[0]) == "1111"


@pytest.mark.rule("DR-B-EOW-03")
def test_the_bridge_is_for_their_own_stack_and_this_turn() -> None:
    t = at("movement", hexes={"1211": [EATERS, HIRED[0]]}, masters={HIRED[0]: "first"}).do("raise-bridge")
    assert "1311" not in t.do(f"move {HIRED[0]}").targets("go")
    t = at("movement", hexes={"1211": [EATERS]}, turn=4, spells={"bridge": 3})
    assert t.do(f"move {EATERS}").view("first")["decision"]["costs"]["1311"] > 1


@pytest.mark.rule("DR-B-EOW-04")
def test_nobody_finds_them_in_the_mist() -> None:
    t = field("movement", own=HIRED[:1], foes=MUETAR[:3]).do("done", "raise-mist")
    assert t.s.spells.mist
    t = field(
        "combat",
        own=HIRED[:1],
        foes=MUETAR[:3],
        phasing=1,
        mist=True,
        hexes={"1525": [HIRED[2]]},
        masters={HIRED[2]: "first"},
    )
    assert t.targets("attack") == ["1525"]
    assert t.refuses(f"attack {HERE}") == ["DR-B-EOW-04"]


@pytest.mark.rule("DR-B-EOW-04")
def test_the_mist_lifts_as_their_next_turn_begins() -> None:
    t = field("combat", foes=MUETAR[:3], mist=True, phasing=1, own=HIRED[:1], **ASIDE)
    assert t.s.spells.mist
    t.until("function")
    while t.asked != ["first"]:
        assert t.s.spells.mist
        t.do("none" if "none" in t.options else t.options[-1])
    assert not t.s.spells.mist
    assert t.events("mist-lifts")


@pytest.mark.rule("DR-B-EOW-04", "DR-B-SIE-14")
def test_nor_does_anybody_break_out_against_them() -> None:
    pon = around("1714", [EATERS, *HIRED[:11]])
    where = next(space for space, units in pon.items() if EATERS in units)
    hired = dict.fromkeys(HIRED[:11], "first")
    inside = {"1714": ["muetar_monarch", MUETAR[0]]}
    for mist in (False, True):
        t = at("siege", phasing=1, hexes={**pon, **inside}, masters=hired, sieges={"1714": "first"}, mist=mist)
        assert (where in t.targets("break-out")) != mist


@pytest.mark.rule("DR-B-EOW-05")
@pytest.mark.parametrize(("own", "theirs", "killed"), [(3, 3, 3), (2, 5, 0), (6, 2, 4)])
def test_the_vortex_has_no_odds_and_costs_nothing(own: int, theirs: int, killed: int) -> None:
    t = field("combat", own=HIRED[:1], foes=MUETAR[:6], dice=[own, theirs])
    t.do(f"vortex {BESIDE}")
    while t.question in ("attack", "retreat"):
        t.do("done" if t.question == "attack" else "no")
    result = t.events("battle-result")[0]
    assert (result["own"], result["theirs"]) == (0, killed)
    rolls = [event.args["modifiers"] for event in t.log if event.key == "roll" and event.args["why"] == "DR-B-COM-06"]
    assert rolls == [(), ()]
    assert t.where(EATERS) == HERE


@pytest.mark.rule("DR-B-EOW-05", "DR-B-TER-08")
def test_the_vortex_is_as_strong_as_the_stack_counts() -> None:
    """In a pass the defenders count double, and the Vortex with them."""
    target = next(space for space in range(WORLD.grid.size) if WORLD.terrain[space] & PASS)
    beside = next(space for space in WORLD.field.near[target] if WORLD.land >> space & 1)
    here, there = WORLD.grid.ids[beside], WORLD.grid.ids[target]
    t = at("combat", hexes={here: [EATERS], there: MUETAR[:3]}, dice=[4, 4])
    t.do(f"vortex {there}")
    while t.question in ("attack", "retreat"):
        t.do("done" if t.question == "attack" else "no")
    rolls = [event.args["modifiers"] for event in t.log if event.key == "roll" and event.args["why"] == "DR-B-COM-06"]
    assert all("DR-B-COM-07" not in dict(modifiers) for modifiers in rolls)


@pytest.mark.rule("DR-B-EOW-05", "DR-B-KIN-05")
def test_the_vortex_spares_not_even_the_lepers() -> None:
    t = field("combat", kingdoms={"hothior": "first", "shucassam": "second"}, foes=["the_lepers"], dice=[6, 1])
    assert t.targets("attack") == []
    t.do(f"vortex {BESIDE}")
    while t.question in ("attack", "retreat"):
        t.do("done" if t.question == "attack" else "no")
    assert t.where("the_lepers") == "pool"


@pytest.mark.rule("DR-B-EOW-06", "DR-DEC-57")
@pytest.mark.parametrize(("own", "theirs", "killed"), [(2, 5, 0), (5, 2, 3), (1, 6, 0)])
def test_the_reflector_throws_their_stack_two_spaces_far(own: int, theirs: int, killed: int) -> None:
    t = field("combat", own=HIRED[:3], hexes={BEYOND: MUETAR[:5]}, dice=[own, theirs])
    assert t.targets("attack") == []
    assert t.targets("reflect") == [BEYOND]
    t.do(f"reflect {BEYOND}")
    while t.question in ("attack", "retreat"):
        t.do("done" if t.question == "attack" else "no")
    assert {*t.events("battle-begins")[0]["units"]} == {EATERS, *HIRED[:3]}
    result = t.events("battle-result")[0]
    assert (result["own"], result["theirs"]) == (0, killed)
    assert all(t.where(unit) == HERE for unit in (EATERS, *HIRED[:3]))  # they do not advance over two spaces


@pytest.mark.rule("DR-B-EOW-06")
def test_three_spaces_are_too_far_for_the_reflector() -> None:
    t = field("combat", own=HIRED[:3], hexes={FAR: MUETAR[:4], "1524": MUETAR[4:5]})
    assert t.targets("reflect") == ["1524"]
    assert t.refuses(f"reflect {FAR}") == ["DR-B-EOW-06"]


@pytest.mark.rule("DR-B-EOW-10", "DR-B-COM-02")
def test_a_spell_is_in_place_of_their_attack() -> None:
    t = field("combat", own=HIRED[:2], foes=MUETAR[:2], hexes={"1524": MUETAR[2:3]}, dice=[3, 4])
    t.do(f"vortex {BESIDE}")
    assert t.targets("attack") == ["1524"]  # each stack is attacked once
    t.do("attack 1524")
    assert {*t.targets("commit")} == {*HIRED[:2]}


@pytest.mark.rule("DR-B-EOW-07")
def test_behind_enchanted_walls_four_count_eight() -> None:
    """Two for the Eaters, two mercenaries; attacked by four."""
    for enchanted, odds in ((HERE, 1), (None, 0)):
        more = {"enchanted": enchanted} if enchanted else {}
        t = field("combat", own=HIRED[:2], foes=MUETAR[:4], phasing=1, **more)
        units = [number(name) for name in (EATERS, *HIRED[:2])]
        found = strength.combat(t.s, [number(name) for name in MUETAR[:4]], units, WORLD.grid.at(HERE), (-1, -1))
        assert found.defender.strength == (8 if enchanted else 4)
        assert dict(found.defender.modifiers).get("DR-B-COM-07", 0) == odds


@pytest.mark.rule("DR-B-EOW-07")
def test_the_castle_vanishes_as_they_leave_it() -> None:
    t = field("movement", own=HIRED[:2], enchanted=HERE, spells={"castle": 1})
    t.do(f"move {HIRED[0]}", "go 1424", "stop")
    assert t.s.spells.castle == WORLD.grid.at(HERE)
    t.do(f"move {EATERS}", "go 1424")
    assert t.s.spells.castle == -1
    t.do(f"go {HERE}")
    assert t.s.spells.castle == -1


@pytest.mark.rule("DR-B-EOW-07", "DR-B-EOW-10")
def test_it_bars_nobodys_way_and_is_no_castle_to_besiege() -> None:
    t = field("movement", own=HIRED[:1])
    t.do("done", "enchant")
    assert t.s.spells.castle == WORLD.grid.at(HERE)
    assert t.s.castle_in(WORLD.grid.at(HERE)) < 0


@pytest.mark.rule("DR-B-EOW-08", "DR-DEC-43")
def test_the_ship_carries_their_whole_stack_over_eight_spaces_and_is_gone() -> None:
    own = [EATERS, *HIRED[:3]]
    t = at(
        "movement",
        hexes={"0522": own},
        masters=dict.fromkeys(HIRED[:3], "first"),
        allies={"eaters": "first", "mivior": "first"},
    )
    t.do("call-ship")
    assert t.where("the_sorcerers_ship") == "0522"
    t.do("move the_sorcerers_ship", *(f"with {unit}" for unit in HIRED[:3]))
    assert t.about["points"] == 8
    goal = max(t.targets("go"), key=lambda space: t.view("first")["decision"]["costs"][space])
    t.do(f"go {goal}")
    assert {t.where(unit) for unit in own} == {goal}
    t.until("function")
    assert t.where("the_sorcerers_ship") == "home"
    assert all(WORLD.land >> WORLD.grid.at(t.where(unit)) & 1 for unit in own)
    assert t.s.aboard == {}


@pytest.mark.rule("DR-B-EOW-08")
def test_no_ship_comes_inland() -> None:
    t = field("movement")
    assert "call-ship" not in t.options
    assert t.refuses("call-ship") == ["DR-B-EOW-08"]


# -- where chapters meet ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-08", "DR-B-DIP-09", "DR-B-EOW-04", "DR-B-EOW-07")
def test_deactivated_they_lose_what_they_have_cast_and_go_home() -> None:
    t = field("combat", own=HIRED[:1], foes=MUETAR[:1], phasing=1, mist=True, enchanted=HERE, **ASIDE)
    status.deactivate(t.s, 11)
    settled(t)
    assert (t.s.spells.mist, t.s.spells.castle) == (False, -1)
    t.until("function")
    assert t.where(EATERS) == "home"


@pytest.mark.rule("DR-B-SIE-21", "DR-B-EOW-01")
def test_with_them_among_the_besiegers_a_magic_castle_can_be_besieged() -> None:
    ring = around("3003", [EATERS, *HIRED[:12]])
    for units, rule in ((ring, "DR-B-BLH-02"), (around("3003", HIRED[:13]), "DR-B-SIE-21")):
        t = at("movement", hexes=units, masters=dict.fromkeys(HIRED, "first"))
        zards = WORLD.castle_at[WORLD.grid.at("3003")].index
        assert [reason.rule for reason in conditions(t.s, zards, 0)] == [rule]


@pytest.mark.rule("DR-B-EOW-01", "DR-B-HER-01", "DR-B-SMU-26")
def test_a_bodyguard_enters_with_them_as_with_any_hero() -> None:
    t = at("movement", hexes={HERE: [EATERS]})
    assert WORLD.grid.at(HERE) in special.entry_spaces(t.s, WORLD.index["bodyguard_1"], 0)
