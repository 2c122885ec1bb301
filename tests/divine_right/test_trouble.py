"""Trouble and the Peasants (DR-A-TRO)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME, captives, events, fate, siege
from hexarchy.games.divine_right.advanced.curses.table import why_immune
from hexarchy.games.divine_right.combat.retreat import needed
from hexarchy.games.divine_right.movement import modes
from hexarchy.games.divine_right.words import CURSES, FOREST, HUMAN, KINGDOM_IDS, LOVE, NOBODY, SWAMP
from tests.divine_right.hirelings import LEVEL, card_at
from tests.divine_right.magic import has
from tests.divine_right.sieges import PENNOL, around
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import armies, charge, sides

TROUBLE, BARTERTOWN = "trouble", "2325"
FIELD, BESIDE = "2112", "2113"  # of Muetar
WASTE, WASTE_2 = "2427", "2527"
SWORDS = tuple(f"mercenary_{number}" for number in range(1, 15))
MUETAR = KINGDOM_IDS.index("muetar")


def peasants(*numbers: int) -> list[str]:
    return [f"peasant_{number}" for number in numbers]


def game(phase: str, hexes: dict[str, list[str]], *, foes: tuple[str, ...] = (), **more: Any) -> Table:
    """Hothior has Trouble, Peasants and mercenaries; Muetar is the enemy."""
    placed = [piece for stack in hexes.values() for piece in stack]
    free = [piece for piece in placed if WORLD.pieces[WORLD.index[piece]].kingdom < 0]
    masters = {piece: "second" if piece in foes else "first" for piece in free} | more.pop("masters", {})
    options = {**LEVEL, "trouble_peasants": True, **more.pop("options", {})}
    return at(phase, hexes=hexes, options=options, **{"masters": masters, **more})


RISEN: dict[str, Any] = {"uprising": {"kingdom": "muetar"}}


def in_the_field(t: Table) -> list[str]:
    return [name for name in peasants(1, 2, 3, 4) if t.s.where[WORLD.index[name]] >= 0]


# -- she comes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TRO-01")
def test_she_enters_at_bartertown_with_her_sell_swords() -> None:
    t = game("diplomacy", {}, hands={"first": ["trouble"]}).do("enlist trouble")
    assert t.where(TROUBLE) == BARTERTOWN
    assert "mercenary_1" in t.stack(BARTERTOWN)
    assert t.master("mercenary_1") == "first"
    none_left = game("diplomacy", {PENNOL: list(SWORDS)}, foes=SWORDS, hands={"first": ["trouble"]}).do(
        "enlist trouble"
    )
    assert none_left.stack(BARTERTOWN) == [TROUBLE]


@pytest.mark.rule("DR-A-TRO-01")
def test_where_enemies_hold_it_she_enters_beside_it() -> None:
    t = game("diplomacy", {BARTERTOWN: ["muetar_army_1"]}, hands={"first": ["trouble"]}).do("enlist trouble")
    assert "2326" in t.targets("place")
    assert BARTERTOWN not in t.targets("place")
    t.do("place 2326")
    assert t.where(TROUBLE) == t.where("mercenary_1") == "2326"


@pytest.mark.rule("DR-A-TRO-02", "DR-DEC-15")
def test_one_mercenary_under_her_is_not_hired_away() -> None:
    others = {"0917": list(SWORDS[1:])}
    t = game("events", {FIELD: [TROUBLE, SWORDS[0]], **others}, phasing=1)
    assert SWORDS[0] not in {WORLD.names[unit] for unit in events.lurable(t.s, NOBODY)}
    assert SWORDS[1] in {WORLD.names[unit] for unit in events.lurable(t.s, NOBODY)}


@pytest.mark.rule("DR-A-TRO-02", "DR-DEC-15", "DR-B-MER-02")
def test_of_several_her_player_names_the_one_she_keeps() -> None:
    t = game("events", {FIELD: [TROUBLE, *SWORDS[:3]], "0917": list(SWORDS[3:])}, phasing=1, dice=[4, 4])
    t.answer("hire", next(option for option in t.options if option.startswith("hire-army")))
    assert (t.question, t.asked, t.targets("choose")) == ("shield", ["first"], list(SWORDS[:3]))
    t.do(f"choose {SWORDS[1]}").answer("lure")
    assert SWORDS[1] not in t.targets("lure")
    assert {SWORDS[0], SWORDS[2]} <= {*t.targets("lure")}


# -- the revolt -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TRO-03", "DR-T-A-PEASANTS", "DR-DEC-72")
def test_two_peasants_join_her_at_the_end_of_each_combat_phase() -> None:
    t = game("combat", {FIELD: [TROUBLE]})
    assert (t.question, t.options) == ("combat-ends", ["raise-peasants", "done"])
    t.do("raise-peasants")
    assert in_the_field(t) == peasants(1, 2)
    assert t.where("peasant_1") == FIELD
    assert t.view(None)["uprising"]["kingdom"] == "muetar"
    assert t.question != "combat-ends"
    again = game("combat", {FIELD: [TROUBLE, *peasants(1, 2)]}, **RISEN).do("raise-peasants")
    assert in_the_field(again) == peasants(1, 2, 3, 4)
    full = game("combat", {FIELD: [TROUBLE, *peasants(1, 2, 3, 4)]}, **RISEN)
    assert full.question != "combat-ends"
    quiet = game("combat", {FIELD: [TROUBLE]}).do("done")
    assert in_the_field(quiet) == []


@pytest.mark.rule("DR-A-TRO-03", "DR-B-PHS-09")
def test_they_rise_after_the_last_combat_and_only_in_an_enemy_kingdom() -> None:
    assert game("combat", {WASTE: [TROUBLE]}).question != "combat-ends"
    neutral = game("combat", {"1305": [TROUBLE]})
    assert neutral.question != "combat-ends"
    t = game("combat", {FIELD: [TROUBLE], BESIDE: armies("muetar", 1), "2114": armies("hothior", 1, 2)})
    assert t.question == "attack"
    assert "raise-peasants" not in t.options


@pytest.mark.rule("DR-A-TRO-05")
def test_when_the_last_peasant_is_gone_there_are_no_more() -> None:
    t = game("movement", {FIELD: [TROUBLE, "peasant_1"]}, **RISEN).do("move peasant_1", "disband peasant_1")
    assert t.view(None)["uprising"]["spent"]
    over = game("combat", {FIELD: [TROUBLE]}, uprising={"kingdom": "muetar", "spent": True})
    assert over.question != "combat-ends"


@pytest.mark.rule("DR-A-TRO-06", "DR-T-A-PEASANTS")
@pytest.mark.parametrize(
    ("nonnus", "where", "joined"),
    [("first", BESIDE, 3), ("second", BESIDE, 1), ("first", "1714", 2), ("second", WASTE, 2)],
)
def test_nonnus_is_dear_to_the_country_people(nonnus: str, where: str, joined: int) -> None:
    t = game("combat", {FIELD: [TROUBLE], where: ["nonnus"]}, masters={"nonnus": nonnus})
    while t.question != "combat-ends":
        t.do(t.options[-1])
    t.do("raise-peasants")
    assert len(in_the_field(t)) == joined


@pytest.mark.rule("DR-A-TRO-06")
def test_not_so_in_other_kingdoms() -> None:
    field = next(
        n
        for n in range(WORLD.grid.size)
        if WORLD.land_of[n] == KINGDOM_IDS.index("shucassam") and WORLD.terrain[n] == 1
    )
    t = game("combat", {WORLD.grid.ids[field]: [TROUBLE, "nonnus"]}, allies={"shucassam": "second"}).do(
        "raise-peasants"
    )
    assert len(in_the_field(t)) == 2


@pytest.mark.rule("DR-A-TRO-08")
def test_none_rise_in_a_kingdom_of_her_own_player() -> None:
    t = game("combat", {"1305": [TROUBLE]}, allies={"immer": "first"})
    assert t.question != "combat-ends"


@pytest.mark.rule("DR-A-TRO-09")
def test_her_first_revolt_binds_her() -> None:
    t = game("combat", {"1305": [TROUBLE]}, allies={"immer": "second"}, **RISEN)
    assert t.question != "combat-ends"
    other = game("combat", {"1305": [TROUBLE]}, allies={"immer": "second"})
    assert other.question == "combat-ends"


@pytest.mark.rule("DR-A-TRO-07")
def test_peasants_leave_and_return_with_their_kingdom() -> None:
    three: dict[str, Any] = {"seats": 3, "kingdoms": {"hothior": "first", "pon": "second", "mivior": "third"}}
    t = game("diplomacy", {FIELD: [TROUBLE, *peasants(1, 2)]}, allies={"muetar": "second"}, personalities={"muetar": 1},
             dice=[1, 6], hands={"first": ["bribe-1"]}, **RISEN, **three)  # fmt: skip
    t.do("deactivate muetar", "play bribe-1")
    assert t.ally_of("muetar") is None
    while t.s.phasing == 0:
        t.do(next((mild for mild in ("done", "none", "stop", "no") if mild in t.options), t.options[-1]))
    assert in_the_field(t) == []
    assert t.where("peasant_1") == "home"
    assert not t.view(None)["uprising"]["spent"]


@pytest.mark.rule("DR-A-TRO-07")
@pytest.mark.parametrize("seat", ["second", "first"])
def test_they_return_if_it_acts_for_an_enemy_again(seat: str) -> None:
    three: dict[str, Any] = {"seats": 3, "kingdoms": {"hothior": "first", "pon": "second", "mivior": "third"}}
    phasing = 1 if seat == "second" else 0
    t = game("diplomacy", {WASTE: [TROUBLE]}, piles={"home": peasants(1, 2)}, personalities={"muetar": 1},
             dice=[1, 6], phasing=phasing, **RISEN, **three)  # fmt: skip
    t.do("activate muetar")
    t.do("none") if t.question == "ploy" else None
    if seat == "second":
        assert (t.question, t.asked) == ("rising", ["first"])
        t.do(f"place {FIELD}", f"place {BESIDE}")
        assert (t.where("peasant_1"), t.where("peasant_2"), t.master("peasant_2")) == (FIELD, BESIDE, "first")
    else:
        assert t.question != "rising"
        assert in_the_field(t) == []


@pytest.mark.rule("DR-A-ADV-09", "DR-B-CAP-10")
def test_with_her_player_all_of_them_leave() -> None:
    t = game("movement", {FIELD: [TROUBLE, *peasants(1, 2, 3)]}, seats=3, phasing=1, **RISEN)
    t.do("resign", seat="first")
    assert in_the_field(t) == []
    assert t.where(TROUBLE) == "gone"
    assert card_at(t, "trouble") == "discard"


# -- command ----------------------------------------------------------------------------------------------------------


def march(units: list[str], *dice: int, **more: Any) -> Table:
    t = game("movement", {WASTE: [TROUBLE, *units, *more.pop("others", [])]}, dice=[*dice], **more).do(
        f"move {TROUBLE}"
    )
    for unit in units:
        t.do(f"with {unit}")
    return t.do(f"go {WASTE_2}")


@pytest.mark.rule("DR-A-TRO-10")
@pytest.mark.parametrize(("die", "follows"), [(5, True), (4, False)])
def test_the_die_must_exceed_what_she_would_lead(die: int, follows: bool) -> None:
    """She leads one already and wants five in all: 5 + 1 exceeds 5."""
    t = march(list(SWORDS[:5]), die, uprising={"band": [SWORDS[0]]})
    assert t.rolls("DR-A-TRO-10") == [(die,)]
    assert (t.question == "march") == follows
    if follows:
        t.do(f"go {WASTE_2}")
        assert {t.where(unit) for unit in SWORDS[:5]} == {WASTE_2}
        assert len(t.rolls("DR-A-TRO-10")) == 1


@pytest.mark.rule("DR-A-TRO-10")
def test_no_roll_for_those_who_follow_her_nor_where_a_leader_vouches() -> None:
    assert march(list(SWORDS[:2]), uprising={"band": list(SWORDS[:2])}).rolls("DR-A-TRO-10") == []
    vouched = march(list(SWORDS[:3]), others=["juulute"])
    assert vouched.rolls("DR-A-TRO-10") == []
    assert vouched.where(SWORDS[2]) == WASTE_2
    alone = march([], others=list(SWORDS[:2]))
    assert alone.rolls("DR-A-TRO-10") == []
    country = game("movement", {FIELD: [TROUBLE, *peasants(1, 2)]}, **RISEN)
    country.do(f"move {TROUBLE}", "with peasant_1", "with peasant_2", f"go {BESIDE}")
    assert country.where("peasant_2") == BESIDE
    assert country.rolls("DR-A-TRO-10") == []


@pytest.mark.rule("DR-A-TRO-11", "DR-DEC-46")
def test_refused_she_is_displaced_with_whom_she_likes_of_her_own() -> None:
    t = march(list(SWORDS[:5]), 1, uprising={"band": [SWORDS[0]]})
    assert (t.question, t.options) == ("rejected", [f"with {SWORDS[0]}", "done"])
    t.do(f"with {SWORDS[0]}").answer("rejected-where")
    assert {*t.targets("place")} <= {WORLD.grid.ids[n] for n in WORLD.field.near[WORLD.grid.at(WASTE)]}
    t.do(f"place {WASTE_2}")
    assert (t.where(TROUBLE), t.where(SWORDS[0]), t.where(SWORDS[1])) == (WASTE_2, WASTE_2, WASTE)
    assert t.question == "next-move"
    assert f"move {SWORDS[1]}" in t.options
    assert f"move {TROUBLE}" not in t.options


@pytest.mark.rule("DR-A-TRO-10")
def test_she_asks_once_in_a_phase() -> None:
    t = game("movement", {WASTE: [TROUBLE, SWORDS[0]], WASTE_2: [SWORDS[1]]}, dice=[6])
    t.do(f"move {TROUBLE}", f"with {SWORDS[0]}", f"go {WASTE_2}", f"go {WASTE_2}")
    assert t.targets("with") == []
    assert t.refuses(f"with {SWORDS[1]}") == ["DR-A-TRO-10"]


# -- hard to kill -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TRO-12")
@pytest.mark.parametrize(
    ("dice", "where"), [((4, 3), "track"), ((3,), "gone"), ((4, 6, 5), "track"), ((4, 6, 6), "gone")]
)
def test_killed_she_regenerates_on_an_even_die(dice: tuple[int, ...], where: str) -> None:
    t = game("movement", {FIELD: [TROUBLE]}, dice=[*dice])
    captives.kill(t.s, WORLD.index[TROUBLE], NOBODY)
    assert t.where(TROUBLE) == where


@pytest.mark.rule("DR-A-TRO-12")
def test_a_death_of_a_severe_wound_is_final() -> None:
    t = game("movement", {FIELD: [TROUBLE]}, dice=[6, 6, 2])
    fate.wound(t.s, WORLD.index[TROUBLE])
    assert t.where(TROUBLE) == "gone"


# -- what Peasants are like -------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-TRO-04", "DR-A-TRO-17")
@pytest.mark.parametrize(("led", "need"), [(True, 4), (False, 5)])
def test_peasants_retreat_on_5_and_with_her_on_4(led: bool, need: int) -> None:
    t = game("combat", {FIELD: [*peasants(1, 2), *([TROUBLE] if led else [])]}, **RISEN)
    assert needed(t.s, [WORLD.index["peasant_1"]], HUMAN) == need


@pytest.mark.rule("DR-A-TRO-14")
@pytest.mark.parametrize(("led", "number", "modifier"), [(False, 2, -1), (True, 2, None), (False, 1, None)])
def test_they_are_undisciplined_without_her(led: bool, number: int, modifier: int | None) -> None:
    own = [*peasants(*range(1, number + 1)), *SWORDS[:2], *([TROUBLE] if led else [])]
    t = game("combat", {FIELD: own, BESIDE: armies("muetar", 1)}, dice=[3, 3], **RISEN).do(f"attack {BESIDE}")
    charge(t)
    assert sides(t)[0].get("DR-A-TRO-14") == modifier
    assert WORLD.pieces[WORLD.index["peasant_1"]].strength == 1


@pytest.mark.rule("DR-A-TRO-15")
@pytest.mark.parametrize("terrain", [FOREST, SWAMP])
def test_the_ground_of_their_kingdom_is_easy_to_them_and_her(terrain: int) -> None:
    plain = [n for n in range(WORLD.grid.size) if WORLD.terrain[n] == terrain and not WORLD.scenic >> n & 1]
    place = next(n for n in plain if WORLD.land_of[n] >= 0 and KINGDOM_IDS[WORLD.land_of[n]] != "rombune")
    number = WORLD.land_of[place]
    kingdom = KINGDOM_IDS[number]
    sides_ = WORLD.river_sides | WORLD.water_sides
    beside = [n for n in WORLD.field.near[place] if WORLD.land_of[n] == number and WORLD.land >> n & 1]
    near = next(n for n in beside if n not in WORLD.castle_at and (n, place) not in sides_)
    seats = {"rombune": "first", kingdom: "second"}
    for stack, cost in (([TROUBLE, "peasant_1"], 1), ([TROUBLE], 2)):
        t = game("movement", {WORLD.grid.ids[near]: stack}, kingdoms=seats, uprising={"kingdom": kingdom})
        members = tuple(WORLD.index[name] for name in stack)
        assert modes.reach(t.s, members, 0).costs[place] == cost


@pytest.mark.rule("DR-A-TRO-16")
@pytest.mark.parametrize(("rabble", "regulars", "refused"), [(3, 2, True), (2, 3, False)])
def test_half_a_force_of_peasants_does_not_besiege(rabble: int, regulars: int, refused: bool) -> None:
    units = [*peasants(*range(1, rabble + 1)), *armies("hothior", *range(1, regulars + 1))]
    t = game("movement", {**around(PENNOL, units), "1014": [TROUBLE]}, **RISEN)
    castle = WORLD.castle_at[WORLD.grid.at(PENNOL)].index
    reasons = [reason.rule for reason in siege.conditions(t.s, castle, 0)]
    assert ("DR-A-TRO-16" in reasons) == refused


@pytest.mark.rule("DR-A-TRO-18", "DR-DEC-26")
def test_a_lost_peasant_is_replaced_with_her_in_its_kingdom() -> None:
    more: dict[str, Any] = {"piles": {"pool": ["peasant_2"]}, "dice": [3, 3], **RISEN}
    t = game("events", {FIELD: [TROUBLE, "peasant_1"]}, **more)
    assert (t.question, "return peasant_2" in t.options) == ("replacement", True)
    t.do("return peasant_2")
    assert t.where("peasant_2") == FIELD
    away = game("events", {WASTE: [TROUBLE], FIELD: ["peasant_1"]}, **more)
    assert "return peasant_2" not in away.options


@pytest.mark.rule("DR-A-TRO-19")
def test_they_stay_in_their_kingdom_and_the_wasteland() -> None:
    border = next(
        (n, m)
        for n in range(WORLD.grid.size)
        if WORLD.land_of[n] == MUETAR and WORLD.land >> n & 1 and n not in WORLD.castle_at
        for m in WORLD.field.near[n]
        if WORLD.land_of[m] not in (MUETAR, NOBODY) and WORLD.land >> m & 1 and m not in WORLD.castle_at
    )
    inside, outside = (WORLD.grid.ids[n] for n in border)
    name = KINGDOM_IDS[WORLD.land_of[border[1]]]
    t = game(
        "movement",
        {inside: ["peasant_1"]},
        kingdoms={"rombune": "first", "muetar": "second"},
        allies={name: "first"},
        **RISEN,
    )
    t.do("move peasant_1")
    assert all(WORLD.land_of[WORLD.grid.at(space)] in (MUETAR, NOBODY) for space in t.targets("go"))
    assert t.refuses(f"go {outside}") == ["DR-A-TRO-19"]


@pytest.mark.rule("DR-A-TRO-19", "DR-B-PHS-10")
@pytest.mark.parametrize("astray", [True, False])
def test_two_turns_in_the_wasteland_disperse_them(astray: bool) -> None:
    told = {"kingdom": "muetar", "astray": ["peasant_1"] if astray else []}
    t = game("combat", {WASTE: ["peasant_1"], FIELD: ["peasant_2"]}, phasing=1, turn=8, uprising=told)
    while t.s.turn == 8:
        t.do(t.options[-1])
    assert (t.where("peasant_1") == "pool") == astray
    assert t.where("peasant_2") == FIELD


def test_the_page_shows_the_revolt() -> None:
    t = game("movement", {FIELD: [TROUBLE, "peasant_1"]}, **RISEN)
    panel = next(panel for panel in GAME.scenes.scene(t.view("first")).panels if panel.id == "uprising")
    assert [row.rule for row in panel.rows] == ["DR-A-TRO-03"]


# -- Al-Debar finds Trouble -------------------------------------------------------------------------------------------


HIM = "al_debar"
FEUD: dict[str, Any] = {"options": {"al_debar_trouble": True}}


def she_comes(*dice: int, friends: bool = True, **more: Any) -> Table:
    """Trouble moves to Al-Debar, who serves the second seat."""
    there = [HIM, *(["southern_barbarian_1"] if friends else [])]
    fate_roll = [3] if friends else []
    t = game(
        "movement", {WASTE: [TROUBLE], WASTE_2: there}, foes=tuple(there), dice=[*fate_roll, *dice], **FEUD, **more
    )
    t.do(f"move {TROUBLE}", f"go {WASTE_2}")
    t.do("stop") if t.question == "march" else None
    return t.do("done")


@pytest.mark.rule("DR-A-BAR-04", "DR-A-BAR-06")
def test_among_his_friends_they_duel_and_the_loser_is_out_for_the_winners_die() -> None:
    t = she_comes(5, 3)
    assert t.rolls("DR-A-BAR-04") == [(5, 3)]
    assert t.view(None)["track"] == {HIM: 8}  # turn 3 and 5 more
    assert t.view(None)["uprising"]["reconciled"]
    draw = she_comes(4, 4)
    assert (draw.where(TROUBLE), draw.where(HIM)) == (WASTE_2, WASTE_2)


@pytest.mark.rule("DR-A-BAR-04")
def test_a_winning_six_is_a_severe_wound_from_which_she_does_not_regenerate() -> None:
    t = she_comes(1, 6, 6)
    assert t.where(TROUBLE) == "gone"
    assert t.where(HIM) == WASTE_2  # there is nobody to carry off
    assert t.rolls("DR-A-TRO-12") == []


@pytest.mark.rule("DR-A-BAR-06", "DR-A-BAR-09")
def test_if_he_wins_he_carries_her_off() -> None:
    t = she_comes(2, 4, 2)
    assert t.where(TROUBLE) == "gone"
    assert card_at(t, "trouble") == "aside"
    assert t.view(None)["track"] == {HIM: 5}


@pytest.mark.rule("DR-A-BAR-05")
@pytest.mark.parametrize(("die", "duel"), [(4, False), (5, True)])
def test_alone_she_has_to_find_him_first(die: int, duel: bool) -> None:
    t = she_comes(die, 4, 4, friends=False)
    assert t.rolls("DR-A-BAR-05") == [(die,)]
    assert bool(t.rolls("DR-A-BAR-04")) == duel


@pytest.mark.rule("DR-A-BAR-06")
def test_once_she_has_won_they_leave_each_other_alone() -> None:
    assert she_comes(uprising={"reconciled": True}).rolls("DR-A-BAR-04") == []


def he_comes(*dice: int, friends: bool, **more: Any) -> Table:
    """Al-Debar moves to Trouble."""
    there = [TROUBLE, *(["mercenary_1"] if friends else [])]
    hexes = {WASTE: there, WASTE_2: [HIM], **more.pop("hexes", {})}
    t = game("movement", hexes, foes=(HIM,), phasing=1, dice=[*dice], **{**FEUD, **more})
    t.do(f"move {HIM}", f"go {WASTE}")
    t.do("stop") if t.question == "march" else None
    return t.do("done")


@pytest.mark.rule("DR-A-BAR-08", "DR-A-BAR-09")
@pytest.mark.parametrize(("die", "found"), [(5, True), (4, False)])
def test_a_lone_trouble_he_has_to_seek(die: int, found: bool) -> None:
    t = he_comes(die, *([2] if found else [3, 3]), friends=False)
    assert t.rolls("DR-A-BAR-08") == [(die,)]
    assert (t.where(TROUBLE), t.where(HIM)) == (("gone", "track") if found else (WASTE, WASTE))
    assert bool(t.rolls("DR-A-BAR-04")) != found


@pytest.mark.rule("DR-A-BAR-07")
def test_in_her_stack_he_is_a_thief() -> None:
    """He rolls for coming among enemies; if he does not find her they fight, else he has to get out with her."""
    t = he_comes(3, 3, 2, 2, friends=True)
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.rolls("DR-A-BAR-07") == [(3,)]
    assert t.rolls("DR-A-BAR-04") == [(2, 2)]
    taken = he_comes(3, 5, 3, 4, friends=True)
    assert taken.rolls("DR-B-FAT-01") == [(3,), (3,)]
    assert (taken.where(TROUBLE), taken.view(None)["track"]) == ("gone", {HIM: 7})
    caught = he_comes(3, 5, 1, friends=True)
    assert (caught.where(TROUBLE), caught.where(HIM)) == (WASTE, "gone")
    assert caught.rolls("DR-A-BAR-04") == []


@pytest.mark.rule("DR-A-BAR-06", "DR-A-BAR-09", "DR-B-MAG-03")
@pytest.mark.parametrize("dice", [(3, 5, 3, 4), (3, 3, 2, 4, 2)], ids=["stolen", "beaten"])
def test_what_she_bore_stays_where_she_was(dice: tuple[int, ...]) -> None:
    """Her friends there take it, however he got her."""
    t = he_comes(*dice, friends=True, devices={"wand": TROUBLE})
    assert t.where(TROUBLE) == "gone"
    assert has(t, "mercenary_1") == ["wand"]


@pytest.mark.rule("DR-A-BAR-09", "DR-DEC-19")
def test_he_comes_back_in_the_south_east() -> None:
    t = game("events", {}, turn=8, track={HIM: 8}, masters={HIM: "first"}, uprising={"abducted": True}, **FEUD)
    assert t.question == "hero-returns"
    south = {WORLD.grid.ids[space] for space in range(WORLD.grid.size) if WORLD.edges["south"] >> space & 1}
    post = WORLD.grid.ids[WORLD.space("Trading Post")][:2]
    assert {*t.targets("place")} == {space for space in south if space[:2] > post}


@pytest.mark.rule("DR-A-TRO-13", "DR-A-CURSE-05")
def test_no_curse_but_love_touches_her() -> None:
    t = game("movement", {FIELD: [TROUBLE]}, options={"curses": True})
    harmless = [kind for kind in range(len(CURSES)) if why_immune(t.s, WORLD.index[TROUBLE], kind)]
    assert harmless == [kind for kind in range(len(CURSES)) if kind != LOVE]
