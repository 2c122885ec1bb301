"""The Marshal and the Order of the Hippogriff (DR-A-MAR)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME, captives, siege
from hexarchy.games.divine_right.advanced import marshal
from hexarchy.games.divine_right.advanced.curses import kinds
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.retreat import needed
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.words import HUMAN, TRANSFORMATION
from tests.divine_right.beyond import airborne
from tests.divine_right.hirelings import LEVEL, card_at
from tests.divine_right.sieges import PENNOL, around
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, RING, armies

HYYX, BESIDE = "2527", "2627"
MARSHAL, ORDER = "marshal", "hippogriffs"
HEIGHTS = {**LEVEL, "marshal_hippogriff": True}
GENIUS, VIGILANT, FAVORITE, INSPIRING, ENGINEER, PIOUS = range(1, 7)


def game(
    phase: str, hexes: dict[str, list[str]], *, traits: tuple[int, ...] = (), foes: bool = False, **more: Any
) -> Table:
    """Marshal, Order and mercenaries serve the first seat, or the second."""
    placed = {piece for stack in hexes.values() for piece in stack}
    free = [piece for piece in placed if WORLD.pieces[WORLD.index[piece]].kingdom < 0]
    masters = dict.fromkeys(free, "second" if foes else "first")
    told = {"traits": list(traits), "number": 1, **more.pop("marshal", {})}
    options = HEIGHTS | more.pop("options", {})
    return at(
        phase, hexes=hexes, options=options, marshal=told, **{"masters": masters | more.pop("masters", {}), **more}
    )


def troop(*others: str) -> list[str]:
    return [MARSHAL, ORDER, *others]


def traits(t: Table) -> list[int]:
    found: list[int] = t.view(None)["marshal"]["traits"]
    return found


# -- they come and go -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MAR-01", "DR-A-MAR-05", "DR-T-A-MARSHAL")
def test_the_card_brings_both_to_hyyx_and_the_marshal_his_traits() -> None:
    t = at("diplomacy", options=HEIGHTS, dice=[1, 2, 2, 5], hands={"first": ["hippogriffs"]})
    t.do("enlist hippogriffs")
    assert (t.where(MARSHAL), t.where(ORDER)) == (HYYX, HYYX)
    assert card_at(t, "hippogriffs") == "open-first"
    assert t.rolls("DR-A-MAR-05") == [(2, 2, 5)]
    assert traits(t) == [VIGILANT, ENGINEER]
    assert [event["number"] for event in t.events("marshal-trait")] == [2, 5]


@pytest.mark.rule("DR-T-A-MARSHAL", "DR-A-MAR-05")
def test_the_table_has_six_rows() -> None:
    assert (marshal.GENIUS, marshal.VIGILANT, marshal.FAVORITE) == (1, 2, 3)
    assert (marshal.INSPIRING, marshal.ENGINEER, marshal.PIOUS) == (4, 5, 6)


def die_next_turn(number: int, *dice: int, **more: Any) -> Table:
    """The Marshal has been killed; it is the last player turn of the game turn, and the next one begins."""
    hexes = {HYYX: [ORDER], **more.pop("hexes", {})}
    t = game("combat", hexes, marshal={"number": number, "due": True}, phasing=1, turn=6, **more)
    while t.s.turn == 6:
        t.do(t.options[-1])
    return t


@pytest.mark.rule("DR-A-MAR-13", "DR-B-PHS-10")
@pytest.mark.parametrize(("number", "rolls"), [(1, 2), (2, 1), (3, 1)])
def test_another_takes_his_place_when_the_next_turn_begins(number: int, rolls: int) -> None:
    t = die_next_turn(number)
    assert t.where(MARSHAL) == HYYX
    assert t.master(MARSHAL) == "first"
    assert [len(dice) for dice in t.rolls("DR-A-MAR-05")] == [rolls]
    assert t.view(None)["marshal"]["number"] == number + 1
    assert not t.view(None)["marshal"]["due"]


@pytest.mark.rule("DR-A-MAR-13")
def test_the_new_one_rides_an_order_in_the_air() -> None:
    t = die_next_turn(1, airborne=[ORDER])
    assert airborne(t, MARSHAL)


@pytest.mark.rule("DR-A-MAR-13", "DR-A-TAC-07")
def test_the_new_one_is_a_leader_of_his_own_class() -> None:
    t = die_next_turn(1, options={"tactical_combat": True}, ratings={MARSHAL: "E"})
    assert t.where(MARSHAL) == HYYX
    assert [event["hero"] for event in t.events("rated")].count(MARSHAL) == 1


def slain(die: int, *more: int, **about: Any) -> Table:
    """The first seat attacks the Order, the Marshal and a mercenary; the mercenary dies, and he rolls."""
    hexes = {RING[0]: armies("hothior", 1, 2, 3, 4, 5, 6), FIELD: troop("mercenary_1")}
    t = game("combat", hexes, foes=True, dice=[6, 4, die, *more], **about)
    t.do(f"attack {FIELD}")
    while t.question in ("commit", "retreat", "attack"):
        commits = [option for option in t.options if option.startswith("commit")]
        t.do(commits[0] if commits else "no" if t.question == "retreat" else "done")
    return t.do("lose mercenary_1") if t.question == "casualty" else t


@pytest.mark.rule("DR-A-MAR-13", "DR-A-MAR-14")
@pytest.mark.parametrize("die", [1, 6])
def test_killed_or_captured_he_is_out_and_another_is_due(die: int) -> None:
    t = slain(die)
    assert t.where(MARSHAL) == "gone"
    assert t.question != "captive"
    assert t.view(None)["prisoners"] == {}
    assert t.view(None)["marshal"] == {"traits": [], "number": 1, "due": True}


@pytest.mark.rule("DR-A-MAR-09", "DR-B-FAT-12", "DR-DEC-08")
def test_a_favorite_of_the_gods_may_roll_again_and_must_accept_it() -> None:
    t = slain(1, 6, traits=(FAVORITE,))
    assert (t.question, t.options) == ("fate-after", ["trust-the-gods", "none"])
    t.do("trust-the-gods")
    assert t.rolls("DR-A-MAR-09") == [(6,)]
    assert t.where(MARSHAL) == "gone"
    saved = slain(6, 3, traits=(FAVORITE,)).do("trust-the-gods")
    assert saved.where(MARSHAL) == FIELD
    assert slain(3, traits=(FAVORITE,)).question != "fate-after"
    assert slain(1, traits=(GENIUS,)).where(MARSHAL) == "gone"


@pytest.mark.rule("DR-A-MAR-01", "DR-A-MAR-14", "DR-A-CURSE-35")
def test_taken_in_anothers_shape_he_is_replaced_all_the_same() -> None:
    t = game("movement", {HYYX: troop()}, traits=(GENIUS,), options={"curses": True})
    kinds.lay(t.s, WORLD.index[MARSHAL], TRANSFORMATION, 1)
    (guise,) = t.s.guises
    captives.capture(t.s, guise.counter, 1, t.s.where[guise.counter])
    assert t.where(MARSHAL) == "gone"
    assert t.view(None)["marshal"] == {"traits": [], "number": 1, "due": True}


@pytest.mark.rule("DR-A-MAR-15")
@pytest.mark.parametrize("where", ["there", "track"])
def test_with_the_order_he_is_gone_for_good(where: str) -> None:
    stack = troop() if where == "there" else [ORDER]
    away: dict[str, Any] = {} if where == "there" else {"track": {MARSHAL: 9}, "masters": {MARSHAL: "first"}}
    t = game("movement", {HYYX: stack}, traits=(1,), **away)
    t.do(f"move {ORDER}", f"disband {ORDER}")
    assert (t.where(ORDER), t.where(MARSHAL)) == ("gone", "gone")
    assert t.view(None)["marshal"] == {"traits": [], "number": 0, "due": False}
    assert t.view(None)["track"] == {}
    assert card_at(t, "hippogriffs") == "aside"


@pytest.mark.rule("DR-A-MAR-15", "DR-B-CAP-10")
def test_with_their_player_they_leave_and_the_card_is_discarded() -> None:
    t = game("movement", {HYYX: troop()}, seats=3, traits=(1,))
    t.do("resign", seat="first")
    assert (t.where(ORDER), t.where(MARSHAL), card_at(t, "hippogriffs")) == ("gone", "gone", "discard")
    assert not t.view(None)["marshal"]["due"]


# -- on the ground and in the air -------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-MAR-02")
def test_alone_he_flies_eight_spaces_over_everything() -> None:
    t = game("movement", {HYYX: [MARSHAL]}).do(f"move {MARSHAL}")
    t.do("by hippogriff")
    assert t.about["points"] == 8
    assert "2523" not in t.options
    far = next(
        space for space in t.targets("go") if WORLD.grid.distance(WORLD.grid.at(space), WORLD.grid.at(HYYX)) == 8
    )
    t.do(f"go {far}")
    assert t.where(MARSHAL) == far
    assert not airborne(t, MARSHAL)


@pytest.mark.rule("DR-A-MAR-02", "DR-B-FLY-06")
def test_he_rides_with_the_order() -> None:
    t = game("movement", {HYYX: troop()}).do(f"move {ORDER}", f"with {MARSHAL}")
    far = next(
        space for space in t.targets("go") if WORLD.grid.distance(WORLD.grid.at(space), WORLD.grid.at(HYYX)) == 8
    )
    t.do(f"go {far}")
    assert t.where(MARSHAL) == t.where(ORDER) == far


@pytest.mark.rule("DR-B-FLY-06")
def test_the_order_carries_its_marshal_and_one_other_hero() -> None:
    t = game("movement", {HYYX: troop("juulute", "nonnus")}).do(f"move {ORDER}", "with juulute")
    assert t.targets("with") == [MARSHAL]
    assert t.refuses("with nonnus") == ["DR-B-FLY-06"]


@pytest.mark.rule("DR-A-MAR-02", "DR-A-MAR-03")
def test_leading_land_units_he_walks_seven_points() -> None:
    t = game("movement", {FIELD: troop("mercenary_1", "mercenary_2", "mercenary_3")}).do(f"move {MARSHAL}")
    assert t.refuses("with mercenary_1") == ["DR-A-MAR-03"]
    t.do(f"with {ORDER}", "with mercenary_1", "with mercenary_2", "with mercenary_3")
    assert t.about["points"] == 7
    t.do(f"go {RING[1]}")
    assert {t.where(piece) for piece in troop("mercenary_3")} == {RING[1]}
    assert t.targets("drop") == ["mercenary_1", "mercenary_2", "mercenary_3"]


@pytest.mark.rule("DR-A-MAR-02", "DR-B-TER-02")
def test_he_pays_for_forests() -> None:
    forest = next(n for n in range(WORLD.grid.size) if WORLD.terrain[n] == 2 and WORLD.land_of[n] < 0)
    near = next(n for n in WORLD.field.near[forest] if WORLD.terrain[n] == 1)
    t = game("movement", {WORLD.grid.ids[near]: troop("mercenary_1")})
    t.do(f"move {MARSHAL}", f"with {ORDER}", "with mercenary_1", f"go {WORLD.grid.ids[forest]}")
    assert t.about["points"] == 5


@pytest.mark.rule("DR-A-MAR-03")
def test_without_the_order_he_leads_nobody() -> None:
    t = game("movement", {FIELD: [MARSHAL, "mercenary_1"], HYYX: [ORDER]}).do(f"move {MARSHAL}")
    assert t.targets("with") == []
    assert t.about["points"] == 7
    flown = game("movement", {FIELD: troop("mercenary_1")})
    flown.do(f"move {ORDER}", f"go {RING[1]}")
    flown.do("stop") if flown.question == "march" else None
    assert flown.do(f"move {MARSHAL}").targets("with") == []


@pytest.mark.rule("DR-A-MAR-04")
def test_after_a_move_he_led_the_order_flies_no_further() -> None:
    t = game("movement", {FIELD: troop("mercenary_1")})
    t.do(f"move {MARSHAL}", f"with {ORDER}", "with mercenary_1", f"go {RING[1]}", "stop")
    assert t.where(ORDER) == RING[1]
    assert t.refuses(f"move {ORDER}") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-A-MAR-10")
def test_an_inspiring_marshal_leads_eight_points() -> None:
    t = game("movement", {FIELD: troop("mercenary_1")}, traits=(INSPIRING,))
    t.do(f"move {MARSHAL}", f"with {ORDER}", "with mercenary_1")
    assert t.about["points"] == 8
    alone = game("movement", {FIELD: [MARSHAL]}, traits=(INSPIRING,))
    assert party.move_of(alone.s, WORLD.index[MARSHAL]) == 7


@pytest.mark.rule("DR-A-MAR-03")
def test_a_marshal_who_rode_last_turn_may_lead_this_turn() -> None:
    t = game("movement", {FIELD: troop("mercenary_1")}, aboard={MARSHAL: ORDER})
    t.do(f"move {MARSHAL}", f"with {ORDER}")
    assert t.targets("with") == ["mercenary_1"]


@pytest.mark.rule("DR-A-MAR-16", "DR-B-FLY-02")
def test_the_order_lands_at_the_end_of_every_flight() -> None:
    t = game("movement", {"0422": [ORDER]}, kingdoms={"mivior": "first", "muetar": "second"}).do(f"move {ORDER}")
    assert t.refuses("go 0220") == ["DR-B-FLY-02"]
    t.do("go 0520", "stop")
    assert not airborne(t, ORDER)


# -- before an attack -------------------------------------------------------------------------------------------------


def attacked(*dice: int, stack: list[str] | None = None, **more: Any) -> Table:
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: stack or troop()}
    t = game("combat", hexes, foes=True, dice=[*dice], **more).do(f"attack {FIELD}")
    while t.question in ("commit", "attack"):
        commits = [option for option in t.options if option.startswith("commit")]
        t.do(commits[0] if commits else "done")
    return t


@pytest.mark.rule("DR-A-MAR-17", "DR-B-FLY-04")
def test_the_order_rises_above_its_own_space_and_ground_troops_advance() -> None:
    t = attacked(3).answer("retreat", "yes")
    assert "into-air" in t.options
    t.do("into-air")
    assert airborne(t, ORDER)
    assert airborne(t, MARSHAL)  # he mounts with it
    assert t.question == "advance"
    t.do("advance hothior_army_1", "done")
    assert t.where("hothior_army_1") == t.where(ORDER) == FIELD
    assert attacked(2).answer("retreat", "yes").question != "retreat-where"


@pytest.mark.rule("DR-A-MAR-17")
def test_it_may_land_beside_or_hover_there() -> None:
    t = attacked(3).do("yes")
    assert {*t.targets("hover")} == {*RING}
    assert RING[0] not in t.targets("retreat")  # enemies stand there
    t.do(f"hover {RING[3]}")
    assert (t.where(ORDER), t.where(MARSHAL)) == (RING[3], RING[3])
    assert airborne(t, ORDER)
    ground = attacked(3).do("yes", f"retreat {RING[3]}")
    assert not airborne(ground, ORDER)


@pytest.mark.rule("DR-A-MAR-17")
def test_once_up_it_stays_up_for_its_next_movement_phase() -> None:
    t = game("movement", {FIELD: [ORDER]}, airborne=[ORDER], marshal={"aloft": True})
    t.do(f"move {ORDER}", f"go {RING[2]}", "stop")
    assert airborne(t, ORDER)
    t.do("done")
    assert not airborne(t, ORDER)
    assert t.where(ORDER) == RING[2]
    resting = game("movement", {FIELD: [ORDER]}, airborne=[ORDER], marshal={"aloft": True}).do("done")
    assert not airborne(resting, ORDER)


# -- the traits -------------------------------------------------------------------------------------------------------


def leader_bonus(t: Table, *units: str) -> int:
    numbers = [WORLD.index[unit] for unit in units]
    hero = WORLD.index[MARSHAL]
    able = strength.leaders(t.s, [hero], numbers, t.s.where[hero])
    return strength.bonus(t.s, hero, fleets=False) if able else 0


@pytest.mark.rule("DR-A-MAR-06", "DR-A-MAR-07")
def test_a_military_genius_adds_1_in_land_combat_with_the_order() -> None:
    t = game("combat", {FIELD: troop("mercenary_1")}, traits=(GENIUS,))
    assert leader_bonus(t, "mercenary_1") == 1
    assert strength.bonus(t.s, WORLD.index[MARSHAL], fleets=True) == 0
    alone = game("combat", {FIELD: [MARSHAL, "mercenary_1"], HYYX: [ORDER]}, traits=(GENIUS,))
    assert leader_bonus(alone, "mercenary_1") == 0
    assert leader_bonus(game("combat", {FIELD: troop("mercenary_1")}), "mercenary_1") == 0


@pytest.mark.rule("DR-A-MAR-08")
@pytest.mark.parametrize(("gifts", "need"), [((VIGILANT,), 3), ((GENIUS,), 4)])
def test_the_stack_of_a_vigilant_marshal_retreats_on_3(gifts: tuple[int, ...], need: int) -> None:
    t = game("combat", {FIELD: troop("mercenary_1")}, traits=gifts)
    assert needed(t.s, [WORLD.index["mercenary_1"]], HUMAN) == need


@pytest.mark.rule("DR-A-MAR-11", "DR-A-MAR-07")
def test_a_siege_engineer_adds_1_in_the_siege_he_takes_part_in() -> None:
    ring = around(PENNOL, armies("hothior", 1, 2, 3, 4, 5, 6))
    first, second = ring
    castle = WORLD.castle_at[WORLD.grid.at(PENNOL)].index

    def modifiers(gift: int, *, there: bool = True) -> dict[str, int]:
        stacks = {first: [*ring[first], *troop()] if there else ring[first], second: ring[second]}
        t = game("siege", stacks if there else {**stacks, HYYX: troop()}, traits=(gift,), sieges={PENNOL: "first"})
        return dict(siege.siege_roll(t.s, castle, 0).modifiers)

    assert modifiers(ENGINEER).get("DR-A-MAR-11") == 1
    assert modifiers(ENGINEER, there=False).get("DR-A-MAR-11") is None
    assert modifiers(GENIUS) == modifiers(PIOUS)  # a combat bonus is none in a siege


def test_the_page_shows_his_traits() -> None:
    t = game("movement", {HYYX: troop()}, traits=(2, 5))
    panel = next(panel for panel in GAME.scenes.scene(t.view("first")).panels if panel.id == "marshal")
    assert [row.rule for row in panel.rows] == ["DR-A-MAR-08", "DR-A-MAR-11"]


@pytest.mark.rule("DR-A-MAR-12", "DR-T-A-CURSE-LIFT")
@pytest.mark.parametrize(("gift", "die", "free"), [(PIOUS, 5, True), (PIOUS, 4, False), (GENIUS, 5, None)])
def test_a_pious_marshal_breaks_curses_once_in_a_movement_phase(gift: int, die: int, free: bool | None) -> None:
    cursed: dict[str, Any] = {"fox": {"doom": {}}, "juulute": {"doom": {}}}
    more: dict[str, Any] = {"options": {"curses": True}, "curses": cursed, "dice": [die]}
    t = game("movement", {FIELD: troop("fox", "juulute")}, traits=(gift,), **more).do("done")
    if free is None:
        assert t.targets("lift-curse") == []
        return
    t.do("lift-curse fox")
    assert t.rolls("DR-A-MAR-12") == [(die,)]
    assert ("fox" not in t.view(None)["curses"]["on"]) == free
    assert t.targets("lift-curse") == []  # he has prayed


@pytest.mark.rule("DR-A-MAR-12", "DR-A-MAR-06")
def test_he_prays_in_the_victims_space_and_with_the_order() -> None:
    more: dict[str, Any] = {"options": {"curses": True}, "curses": {"fox": {"doom": {}}}}
    for hexes in ({FIELD: troop(), RING[0]: ["fox"]}, {FIELD: [MARSHAL, "fox"], HYYX: [ORDER]}):
        t = game("movement", hexes, traits=(PIOUS,), **more).do("done")
        assert t.targets("lift-curse") == []
