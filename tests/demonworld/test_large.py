"""Large Elements (DW-E-LRG, DW-E-LME): how they stand, move, are shot at, and fight."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexarchy.games.demonworld import GAME, contact, morale, shot
from hexarchy.games.demonworld.cards import Card, WeaponForm
from hexarchy.games.demonworld.cover import sizes, view_of, view_on
from hexarchy.games.demonworld.large.base import allowance
from hexarchy.games.demonworld.movement.strength import costs
from hexarchy.games.demonworld.roster import fighter
from hexarchy.games.demonworld.sight import partial, visible
from hexarchy.games.demonworld.strike import Strike, weighed
from hexarchy.games.demonworld.terrain import GIANT as GIANTS
from hexarchy.games.demonworld.terrain import NOT_PASSABLE, Ground, Mover
from hexarchy.games.demonworld.words import EXPERT, HOLD, ORDERS
from tests.demonworld.ground import area, sheet
from tests.demonworld.table import Table, at, unit

GIANT, DRAGON, CHARIOT, GUN = "myrlak_cloudcook", "imperial_dragonrider", "imperial_chariot", "varrigs_strong_arm"
WEAPONS = GAME.world.weapons
STEPS = ["ahead-left", "ahead-right", "side-left", "side-right", "back-left", "back-right"]


def big(card: str, field: str, facing: str = "N", **more: Any) -> dict[str, Any]:
    return unit(card, facing, field, **more)


def on(phase: str, *units: dict[str, Any], ground: dict[str, Any] | None = None, **more: Any) -> Table:
    if ground is not None:
        more["layout"] = sheet(**ground)
    return at(phase, *units, level="expert", **more)


def moving(card: str, field: str, *others: dict[str, Any], order: str = "attack", facing: str = "N") -> Table:
    """A Large Element is chosen to move."""
    t = on("movement", big(card, field, facing, order=order), *others, step=f"{order} step")
    if t.question == "first-or-second":
        t.do("first" if t.asked == [GAME.world.cards[card].army] else "second")
    return t.do(f"move {card}")


def attack(t: Table, step: str) -> Table:
    """A step that brings it to enemies, as an attack."""
    t.do(step)
    return t.do("attack") if t.question == "attack-or-overrun" else t


def strides(t: Table) -> list[str]:
    return [option for option in t.options if option != "stop"]


def base(t: Table, card: str) -> set[str]:
    return {t.s.field_id(field) for field in t.s.base(t.s.element_of(t.number(card)))}


# -- how they stand ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-LRG-01", "DW-E-DRA-01", "DW-E-DRA-02", "DW-E-GIA-02")
@pytest.mark.parametrize(("card", "fields"), [(GIANT, 3), (DRAGON, 4), (CHARIOT, 3), (GUN, 4)])
def test_bases_cover_three_or_four_fields(card: str, fields: int) -> None:
    t = on("orders", big(card, "F8"))
    assert len(base(t, card)) == fields
    assert sum(element == 0 for element in t.s.standing.values()) == fields
    assert len(t.view(None)["units"][card]["elements"][0]["base"]) == fields


@pytest.mark.rule("DW-E-LRG-03")
def test_each_gets_an_order_that_counts_in_its_step() -> None:
    units = [big(DRAGON, "M8", order="attack"), unit("berserkers", "N", "O3 O4 O5 O6", order="attack")]
    others = [unit("noble_footsoldiers", "N", "O9 O10 O11 O12", order="attack")]
    foes = [unit("trolls", "S", "B3 B4 B5 B6", order="attack"), unit("orc_guard", "S", "B9 B10 B11", order="attack")]
    t = on("movement", *units, *others, *foes, step="attack step")
    assert (t.question, t.asked) == ("first-or-second", ["orcs"])  # two against three
    t = on("orders", big(DRAGON, "M8"))
    assert f"give-hold {DRAGON}" in t.options


@pytest.mark.rule("DW-E-LRG-06")
@pytest.mark.parametrize(("order", "points"), [("move", 26), ("attack", 18), ("skirmish", 10), ("hold", 3)])
def test_points_by_order_with_some_for_hold(order: str, points: int) -> None:
    t = on("orders", big(CHARIOT, "F8"))
    assert allowance(t.s, 0, ORDERS.index(order)) == points


@pytest.mark.rule("DW-E-LRG-14", "DW-E-LRG-15")
def test_wounds_slow_them() -> None:
    t = on("orders", big(GIANT, "F8", hits=[2]))
    assert [allowance(t.s, 0, ORDERS.index(order)) for order in ("move", "attack", "skirmish", "hold")] == [
        20,
        14,
        8,
        2,
    ]
    t = on("movement", big(GIANT, "F8", order="hold", hits=[2]), step="hold step")
    assert t.question != "large-operation"  # two points are too few for anything
    chariot = on("orders", big(CHARIOT, "F8", hits=[2]))
    assert [allowance(chariot.s, 0, order) for order in range(4)] == [24, 8, 16, 1]


# -- how they move -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-LRG-23", "DW-E-GIA-08", "DW-E-GIA-09", "DW-DEC-30")
def test_what_a_giant_in_the_open_is_offered() -> None:
    t = moving(GIANT, "H8")
    assert t.question == "large-operation"
    assert t.options[:6] == STEPS
    assert len([option for option in t.options if option.startswith("swing")]) == 8
    assert t.options[-1] == "stop"
    assert t.refuses("regroup") == ["DW-E-LRG-06"]
    assert t.refuses("move trolls") == ["DW-B-MOV-48"]


@pytest.mark.rule("DW-E-GIA-08", "DW-E-DRA-06")
@pytest.mark.parametrize("card", [GIANT, DRAGON])
def test_steps_cost_three_four_and_five(card: str) -> None:
    for step, cost in zip(STEPS, (3, 3, 4, 4, 5, 5), strict=True):
        t = moving(card, "H8", order="move")
        t.do(step)
        assert t.told("strides")[-1]["points"] == cost
        assert t.facing(card) == "N"


@pytest.mark.rule("DW-E-GIA-09", "DW-E-GIA-10")
def test_a_giant_turns_as_often_as_it_can_pay() -> None:
    t = moving(GIANT, "F8", order="hold")  # six points
    t.do("swing forward-right")
    assert base(t, GIANT) == {"F9", "F8", "G8"}
    assert t.facing(GIANT) == "ENE"
    t.do("swing spot-left")
    assert t.question != "large-operation"
    assert base(t, GIANT) == {"F9", "F8", "G8"}
    assert t.facing(GIANT) == "WNW"


@pytest.mark.rule("DW-E-DRA-07")
def test_a_dragon_turns_about_its_middle_and_never_on_the_spot() -> None:
    t = moving(DRAGON, "E8")
    assert t.refuses("swing spot-right") == ["DW-E-LRG-23"]
    t.do("swing backward-left")
    assert base(t, DRAGON) == {"F8", "F9", "G8", "G9"}
    assert t.facing(DRAGON) == "WNW"


@pytest.mark.rule("DW-E-LRG-07", "DW-E-LRG-08", "DW-E-GIA-05", "DW-E-DRA-04")
@pytest.mark.parametrize(("terrain", "passable"), [("w", True), ("o", True), ("x", False), ("3", True), ("2", True)])
def test_ground_is_passable_for_three_points_or_not_at_all(terrain: str, passable: bool) -> None:
    t = on("movement", big(GIANT, "H8", order="attack"), step="attack step", ground={"terrain": {"G8": terrain}})
    t.do(f"move {GIANT}")
    assert ("ahead-right" in t.options) == passable
    single = costs(t.s, 0)[t.s.area.at("H8") * 6]  # to the north-east, of one field of it
    assert single == (3 if passable else NOT_PASSABLE)
    if passable:
        t.do("ahead-right")
        assert t.told("strides")[-1]["points"] == 3
    else:
        assert t.refuses("ahead-right") == ["DW-E-LRG-08"]


@pytest.mark.rule("DW-E-GIA-05", "DW-E-GIA-06", "DW-E-DRA-05")
@pytest.mark.parametrize(
    ("card", "levels", "cost"), [(GIANT, 1, 3), (GIANT, 2, 5), (GIANT, 3, None), (DRAGON, 3, 6), (DRAGON, 4, None)]
)
def test_heights(card: str, levels: int, cost: int | None) -> None:
    """A giant of size 5 climbs two levels, a dragon of size 6 three."""
    high = {f"{row}{n}": levels for row in "ABCDEFG" for n in range(1, 18)}
    t = on("movement", big(card, "H8", order="attack"), step="attack step", ground={"height": high})
    t.do(f"move {card}")
    if cost is None:
        assert t.refuses("ahead-left") == ["DW-E-LRG-08"]
        return
    t.do("ahead-left")
    assert t.told("strides")[-1]["points"] == cost
    if card == GIANT:
        t.do("ahead-left")  # the back fields follow
        assert t.told("strides")[-1]["points"] == cost


@pytest.mark.rule("DW-E-GIA-07", "DW-E-GIA-10")
def test_a_height_is_paid_each_time_a_part_crosses_it() -> None:
    high = {f"{row}{n}": 2 for row in "ABCDEFG" for n in range(1, 18)}
    t = on("movement", big(GIANT, "H8", order="move"), step="move step", ground={"height": high})
    t.do(f"move {GIANT}", "ahead-left", "ahead-left", "ahead-left")
    assert [event["points"] for event in t.told("strides")] == [5, 5, 3]
    t = on("movement", big(GIANT, "H8", order="move"), step="move step", ground={"height": high})
    t.do(f"move {GIANT}", "swing forward-right")  # no part of it comes up
    t.do("swing forward-left", "ahead-left", "swing front-right")
    assert [event["points"] for event in t.told("strides")][-2:] == [5, 3]


@pytest.mark.rule("DW-E-GIA-06", "DW-E-DRA-05")
@pytest.mark.parametrize(("card", "depth"), [(GIANT, 3), (DRAGON, 4)])
def test_how_deep_they_wade(card: str, depth: int) -> None:
    t = on("orders", big(card, "H8"))
    row = Mover(GIANTS, size=t.s.entry(0).card.printed.size)
    for deep, stands in ((depth, True), (depth + 1, False)):
        pool = area(terrain={"G8": "1"})
        pool.water = tuple(deep * shallow for shallow in pool.water)  # type: ignore[misc]
        extra = Ground(pool, EXPERT).surcharge(row, pool.at("H8"), pool.at("G8"))
        assert (extra < NOT_PASSABLE) == stands


@pytest.mark.rule("DW-E-LRG-23")
def test_the_area_ends_for_all_fields_of_a_base() -> None:
    t = moving(GIANT, "B2")
    assert "ahead-left" in t.options
    assert t.refuses("side-left") == ["DW-B-MOV-50"]


@pytest.mark.rule("DW-E-LRG-06")
def test_nothing_dearer_than_what_is_left() -> None:
    t = attack(moving(GIANT, "H8", order="hold"), "ahead-left")
    assert strides(t)[:2] == ["ahead-left", "ahead-right"]
    assert t.refuses("side-left") == ["DW-E-LRG-06"]


# -- contact and attacks -----------------------------------------------------------------------------------------------


def foot(fields: str, **more: Any) -> dict[str, Any]:
    return unit("noble_footsoldiers", "S", fields, **{"order": "hold", **more})


@pytest.mark.rule("DW-E-LRG-04", "DW-E-LME-01")
@pytest.mark.parametrize("order", ["hold", "move", "attack", "skirmish"])
def test_any_order_lets_it_attack_to_its_front(order: str) -> None:
    t = attack(moving(GIANT, "H8", foot("F8 F9 F10 F11", moved=True), order=order), "ahead-left")
    assert t.in_melee(GIANT)
    assert t.in_melee("noble_footsoldiers")


@pytest.mark.rule("DW-E-LRG-04")
def test_contact_comes_by_no_other_step() -> None:
    t = moving(GIANT, "H8", foot("H10 H11 H12 H13"), order="hold")
    assert t.refuses("side-right") == ["DW-E-LRG-04"]
    assert t.refuses("swing forward-right") == ["DW-E-LRG-04"]


@pytest.mark.rule("DW-E-ART-64")
def test_a_gun_attacks_nobody() -> None:
    t = moving(GUN, "H8", foot("F8 F9 F10 F11"), order="skirmish")
    assert t.refuses("ahead-left") == ["DW-E-ART-64"]


@pytest.mark.rule("DW-E-LME-02", "DW-DEC-32")
def test_an_unmoved_unit_turns_freely_and_moves_as_far_as_its_maneuvers() -> None:
    t = attack(moving(GIANT, "H8", unit("noble_footsoldiers", "N", "F8 F9 F10 F11", order="hold")), "ahead-left")
    assert (t.question, t.asked) == ("reaction", ["empire"])
    before = t.ask_of("empire").args["maneuvers"]
    t.do("turn 180")
    assert t.ask_of("empire").args["maneuvers"] == before
    t.do("regroup", "take F11", "to E11", "close")
    assert t.ask_of("empire").args["maneuvers"] == before - 1


@pytest.mark.rule("DW-E-LME-02")
def test_a_unit_that_has_moved_stays() -> None:
    t = attack(moving(GIANT, "H8", foot("F8 F9 F10 F11", moved=True)), "ahead-left")
    assert t.question == "large-operation"


@pytest.mark.rule("DW-E-LME-03")
def test_the_attacker_goes_on_in_contact() -> None:
    t = attack(moving(GIANT, "H8", foot("F8 F9 F10 F11", moved=True), order="hold"), "ahead-left")
    assert t.refuses("back-left") == ["DW-E-LRG-06"]
    t.do("swing forward-right")
    assert t.facing(GIANT) == "ENE"
    far = attack(moving(GIANT, "H8", foot("F8 F9 F10 F11", moved=True)), "ahead-left")
    assert far.refuses("back-left") == ["DW-E-LME-03"]


@pytest.mark.rule("DW-E-LME-04")
def test_an_attacked_large_element_moves_with_its_points_for_hold() -> None:
    chariot = big(CHARIOT, "E8", "N", order="hold")
    t = attack(moving(GIANT, "H8", chariot, order="skirmish"), "ahead-right")
    assert (t.question, t.asked) == ("large-reaction", ["empire"])
    t.do("ahead-left")
    assert base(t, CHARIOT) == {"D8", "D9", "E8"}
    assert not t.in_melee(CHARIOT)
    assert not t.in_melee(GIANT)
    assert t.unit(CHARIOT).moved
    assert t.question == "large-operation"


@pytest.mark.rule("DW-E-LME-04")
def test_a_gun_under_attack_may_only_turn() -> None:
    t = attack(moving(DRAGON, "H8", big(GUN, "F8", "S", order="hold")), "ahead-left")
    assert t.question == "large-reaction"
    assert t.refuses("ahead-left") == ["DW-E-LME-04"]


@pytest.mark.rule("DW-E-LRG-24")
def test_it_counts_as_one_element_however_many_of_its_fields_are_touched() -> None:
    t = on("melee", big(GIANT, "F8", melee=1), unit("berserkers", "S", "E7 E8", melee=1, fought=1))
    s = t.s
    berserker = s.standing[s.area.at("E8")]
    assert contact.touching(s, berserker) == [0]
    beside = on("melee", big(GIANT, "F8", melee=1), unit("berserkers", "S", "F7", melee=1, fought=1)).s
    soldier = beside.standing[beside.area.at("F7")]
    assert len(contact.pairs(beside, soldier, 0)) == 2
    assert contact.touching(beside, soldier) == [0]


@pytest.mark.rule("DW-E-LRG-24")
def test_who_comes_up_behind_it_attacks_it() -> None:
    """It cannot strike there, and is in melee all the same."""
    men = unit("noble_footsoldiers", "N", "J6 J7 J8 J9", order="attack")
    t = on("movement", big(GIANT, "F8", order="hold", moved=True), men, step="attack step", dice=[6])
    t.do("move noble_footsoldiers")
    if t.question == "charge":
        t.do(f"charge {GIANT}")
    t.do("advance-left")
    assert t.in_melee(GIANT)
    assert t.in_melee("noble_footsoldiers")


@pytest.mark.rule("DW-E-LME-05")
def test_in_the_melee_it_has_begun_it_overruns_nobody() -> None:
    t = attack(moving(GIANT, "H8", foot("F8 F9 F10 F11", moved=True)), "ahead-right")
    assert t.in_melee(GIANT)
    assert t.refuses("ahead-left") == ["DW-E-LME-05"]
    assert t.refuses("ahead-right") == ["DW-E-LME-05"]


# -- melee -------------------------------------------------------------------------------------------------------------


def strike(t: Table, attacker: str, victim: str, blow: int = 0) -> dict[str, int]:
    s = t.s
    one, two = (s.standing[s.area.at(field)] for field in (attacker, victim))
    return dict(Strike(one, two, 0, blow).modifiers(s))


def armed_with(name: str, factor: int) -> Card:
    """A foot soldier with a weapon no card of the book has."""
    held = [WeaponForm(name=name, kind="melee", bf=factor)]
    plain = GAME.world.cards.all["noble_footsoldiers"]
    return Card(msgspec.structs.replace(plain, weapons=held), EXPERT)


def fight(*units: dict[str, Any], **more: Any) -> Table:
    return on("melee", *({"melee": 1, "fought": 1} | one for one in units), **more)


@pytest.mark.rule("DW-E-GIA-04", "DW-E-DRA-21", "DW-E-GIA-03", "DW-E-DRA-03")
@pytest.mark.parametrize(
    ("card", "front", "field", "bonus"),
    [
        *[(GIANT, "F8", field, bonus) for field, bonus in (("E7", 0), ("F7", 0), ("G6", 2), ("G9", 2), ("H8", 4))],
        *[(DRAGON, "E8", field, bonus) for field, bonus in (("E7", 0), ("F7", 2), ("G9", 2), ("H8", 4), ("D9", 0))],
    ],
)
def test_bonus_against_flank_and_rear(card: str, front: str, field: str, bonus: int) -> None:
    foe = unit("orc_guard", "S", field, side="orcs" if card == DRAGON else "empire")
    t = fight(big(card, front), foe)
    assert strike(t, field, front).get("DW-B-MEL-18", 0) == bonus


@pytest.mark.rule("DW-E-LME-10")
def test_monsters_gain_nothing_by_striking_from_behind() -> None:
    t = fight(big(GIANT, "F8"), unit("noble_footsoldiers", "N", "E8"))
    assert "DW-B-MEL-18" not in strike(t, "F8", "E8")


@pytest.mark.rule("DW-E-LME-10", "DW-E-LME-13")
def test_a_chariots_crew_gains_by_it() -> None:
    crew = 8
    t = fight(big(CHARIOT, "F8"), unit("orc_guard", "S", "H8"))
    assert strike(t, "G8", "H8", crew)["DW-B-MEL-18"] == 4
    front = fight(big(CHARIOT, "F8"), unit("orc_guard", "N", "H8"))
    assert "DW-B-MEL-18" not in strike(front, "G8", "H8", crew)
    giant = fight(big(CHARIOT, "F8"), big(GIANT, "H8", "N"))
    assert "DW-B-MEL-18" not in strike(giant, "G8", "H8", crew)


@pytest.mark.rule("DW-E-GIA-16")
def test_a_giants_club_against_light_infantry() -> None:
    """Battle Factor 6 on Myrlak's card, where the example's giant has 7: 6 + 3 - 1."""
    for facing in ("N", "S", "ENE"):
        t = fight(big(GIANT, "F8"), unit("noble_footsoldiers", facing, "E8"))
        found = strike(t, "F8", "E8")
        armor = t.s.entry(1).card.printed.armor
        assert found["DW-B-CHR-05"] == 6
        assert found["DW-B-CHR-02"] == 3
        assert found.get("DW-B-CHR-01", 0) == -armor


@pytest.mark.rule("DW-E-LRG-02")
def test_pikes_and_spears_go_for_monsters_as_for_riders() -> None:
    spears = armed_with("spear", 6)
    for name, factor in ((GIANT, 7), (DRAGON, 7), (CHARIOT, 7), (GUN, 6)):
        other = Card(fighter(GAME.world.cards[name]), EXPERT)
        found = dict(weighed(WEAPONS, spears, other, first_round=False, charges=False, zone="front"))
        assert found["DW-B-CHR-05"] == factor
        assert "DW-B-MEL-15" not in found  # their models are not counted


@pytest.mark.rule("DW-E-LRG-11", "DW-E-LRG-12")
def test_the_worse_height_counts_for_both() -> None:
    """A standard element on the upper level touches two fields, one level with it, one lower."""
    t = fight(big(GIANT, "F8"), unit("noble_footsoldiers", "ENE", "F7"), ground={"height": {"F7": 1, "F8": 1}})
    assert "DW-S-TER-20" not in strike(t, "F7", "F8")
    assert strike(t, "F8", "F7")["DW-S-TER-20"] == -1


@pytest.mark.rule("DW-E-LRG-13")
def test_two_large_elements_on_a_slope() -> None:
    """Each touches the other with a field above it and with one below."""
    ground = {"height": {"E8": 1, "F10": 1}}
    t = fight(big(DRAGON, "E8"), big(GIANT, "E10", "ENE"), ground=ground)
    touching = {(t.s.field_id(a), t.s.field_id(b)) for a, b in contact.pairs(t.s, 0, 1)}
    assert touching == {("E8", "E9"), ("F9", "E9"), ("F9", "F10")}
    assert strike(t, "E8", "E10", 3)["DW-S-TER-20"] == -1
    assert strike(t, "E10", "E8")["DW-S-TER-20"] == -1


@pytest.mark.rule("DW-E-LME-13")
def test_pikes_count_where_one_field_is_on_their_front() -> None:
    t = fight(big(GIANT, "F8"), unit("noble_footsoldiers", "ENE", "F7"))
    assert {contact.zone_struck(t.s, here, 1) for here, _ in contact.pairs(t.s, 0, 1)} == {"front", "flank"}
    zone = contact.side_struck(t.s, 0, 1)
    giant = Card(fighter(GAME.world.cards[GIANT]), EXPERT)
    found = weighed(WEAPONS, giant, armed_with("pike", 5), first_round=True, charges=False, zone=zone)
    assert dict(found)["DW-B-MEL-17"] == -1


@pytest.mark.rule("DW-E-LME-14", "DW-E-DRA-16", "DW-E-DRA-18", "DW-DEC-40")
def test_each_attack_of_a_dragon_is_declared_on_its_own() -> None:
    """Bite and rider ahead, tail behind; none of them twice."""
    foes = unit("orc_guard", "S", "D8 D9 H8 H9", melee=1, fought=1)
    t = on("melee", big(DRAGON, "E8", melee=1, fought=1), foes)
    for _ in range(10):
        if t.question == "strike" and t.asked == ["empire"]:
            break
        t.do("done")
    t.do("take E8", seat="empire")
    assert t.targets("blow") == ["bite", "tail", "rider"]
    t.do("blow bite", seat="empire")
    assert {*t.targets("at")} == {"D8", "D9"}
    t.do("at D8", "take E8", seat="empire")
    assert t.targets("blow") == ["tail", "rider"]
    t.do("blow tail", seat="empire")
    assert {*t.targets("at")} == {"H8", "H9"}


@pytest.mark.rule("DW-E-DRA-16")
@pytest.mark.parametrize(
    ("field", "blows"), [("F7", []), ("G7", ["tail"]), ("E7", ["rider"]), ("D9", ["bite", "rider"])]
)
def test_what_a_dragon_strikes_where(field: str, blows: list[str]) -> None:
    from hexarchy.games.demonworld.melee import reached
    from hexarchy.games.demonworld.words import BLOWS

    t = fight(big(DRAGON, "E8"), unit("orc_guard", "S", field))
    assert [BLOWS[blow] for blow, foes in reached(t.s, 0).items() if foes] == blows


@pytest.mark.rule("DW-E-GIA-12", "DW-E-GIA-14")
@pytest.mark.parametrize(
    ("field", "strikes"), [("E7", True), ("E8", True), ("F7", False), ("G6", False), ("H8", False)]
)
def test_a_club_in_both_hands_reaches_the_two_fields_ahead(field: str, strikes: bool) -> None:
    from hexarchy.games.demonworld.melee import foes_before

    t = fight(big(GIANT, "F8"), unit("noble_footsoldiers", "S", field))
    assert bool(foes_before(t.s, 0)) == strikes


@pytest.mark.rule("DW-E-LRG-05")
def test_they_never_test_their_morale() -> None:
    t = on("shooting-2", big(GIANT, "F8", hits=[1]), unit("trolls", "N", "L3 L4"), unit("berserkers", "S", "A1"))
    assert not morale.tests(t.s, 0)
    assert morale.tests(t.s, 1)
    assert t.s.entry(0).card.printed.fear == 3


# -- the end of a melee phase ------------------------------------------------------------------------------------------


def regrouping(*units: dict[str, Any]) -> Table:
    return fight(*units, step="regrouping", dice=[6, 1])


@pytest.mark.rule("DW-E-LME-08", "DW-E-OVR-08")
def test_a_monster_goes_two_fields_and_turns_even_out_of_contact() -> None:
    t = regrouping(big(GIANT, "F8"), unit("noble_footsoldiers", "S", "E7 E8"))
    t.do("first")
    t.do("take F8")
    assert t.question == "large-regroup"
    assert t.refuses("ahead-left") == ["DW-E-OVR-08"]
    t.do("back-left", "back-left")
    assert t.refuses("back-left") == ["DW-E-LME-08"]
    t.do("swing spot-right")
    assert t.question != "large-regroup"
    assert base(t, GIANT) == {"H7", "J6", "J7"}


@pytest.mark.rule("DW-E-LME-08")
def test_a_chariot_only_goes_ahead() -> None:
    t = regrouping(unit("orc_guard", "N", "H8 H9"), big(CHARIOT, "F8"))
    t.do("second").do("take F8")
    assert t.refuses("back-left") == ["DW-E-LME-08"]
    assert "ahead-left" in t.options


# -- alongside ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-LME-07")
def test_beside_fields_it_cannot_strike_nobody_fights() -> None:
    t = on("orders", big(DRAGON, "E8"), unit("orc_guard", "N", "F7 F6 F5 F4"))
    assert contact.touched_units(t.s, 0) == []
    assert contact.beside_units(t.s, 0) == [1]
    assert "give-attack orc_guard" in t.options_of("orcs")
    ahead = on("orders", big(DRAGON, "E8"), unit("orc_guard", "N", "D8 D7 D6 D5"))
    assert contact.touched_units(ahead.s, 0) == [1]


# -- shots at them -----------------------------------------------------------------------------------------------------


def aims(t: Table, field: str) -> dict[str, int]:
    s = t.s
    return {s.field_id(there): best for there, best in shot.aims(s, s.standing[s.area.at(field)]).items()}


@pytest.mark.rule("DW-E-LRG-25")
def test_range_is_taken_to_the_field_that_suits_the_shooter() -> None:
    t = on("shooting-1", unit("light_orc_archers", "N", "N8", order="skirmish"), big(DRAGON, "H8"))
    reach = max(limit for limit, _ in shot.weapons(t.s, t.s.standing[t.s.area.at("N8")])[0].bands)
    assert list(aims(t, "N8")) == ["K8"]  # the back field is nearest, all are seen alike
    far = on("shooting-1", unit("light_orc_archers", "N", "P8", order="skirmish"), big(DRAGON, "B8"))
    distances = {f: far.s.area.grid.distance(far.s.area.at(f), far.s.area.at("P8")) for f in base(far, DRAGON)}
    assert {*aims(far, "P8")} <= {field for field, away in distances.items() if away <= reach}


@pytest.mark.rule("DW-E-LRG-09", "DW-E-LRG-10")
def test_each_field_has_the_height_of_its_ground() -> None:
    """A giant with its front on a hill hides more there than on its other fields."""
    others = [unit("berserkers", "S", "B8"), unit("trolls", "N", "L8")]
    t = on("shooting-1", big(GIANT, "F8"), *others, ground={"height": {"F8": 1}})
    looks = t.s.battle.lines.obstacles(t.s.area.at("L8"), t.s.area.at("B8"), sizes(t.s))
    tops = {twice // 2: top for twice, top in looks if top > 2}
    assert tops == {4: 5, 5: 7}  # at the back fields, and at the front field


@pytest.mark.rule("DW-E-LRG-17")
def test_a_giant_in_water() -> None:
    wet = {"terrain": dict.fromkeys(["F8", "E8", "E7"], "2")}
    t = on("shooting-1", big(GIANT, "F8", "S"), unit("berserkers", "N", "J8"), ground=wet)
    assert base(t, GIANT) == {"F8", "E7", "E8"}
    seen = view_on(t.s, 1, t.s.area.at("F8"))
    assert (seen.sections, seen.modifier) == (3, -2)


@pytest.mark.rule("DW-E-LRG-16", "DW-E-LRG-18")
@pytest.mark.parametrize(("men", "cover"), [("G7 G8", -4), ("G8", 0), ("P9", 0)])
def test_over_others_the_field_seen_best_counts(men: str, cover: int) -> None:
    """Two in the way of a giant three fields off; without one of them a field of it is seen freely."""
    guns = unit("imperial_arquebusiers", "N", "J8", order="hold")
    t = on("shooting-2", guns, big(GIANT, "E7"), unit("orc_guard", "N", men))
    giant = t.s.element_of(1)
    assert t.s.entry(2).card.printed.size == 2
    assert view_of(t.s, 0, giant).modifier == cover
    aimed = next(field for field in shot.aims(t.s, 0) if t.s.standing[field] == giant)
    added = dict(shot.Shot(0, giant, 5, (), aimed).modifiers(t.s, giant))
    assert added.get("DW-S-SHO-15", 0) == cover


@pytest.mark.rule("DW-E-LRG-18")
def test_over_small_ones_only_one_section_is_hidden() -> None:
    sections = visible(2, [(4, 1)], 3, 0, 5)
    assert partial(sections, 5) == 0


@pytest.mark.rule("DW-E-LRG-19", "DW-E-LRG-20")
def test_a_tall_one_is_picked_out_of_a_melee() -> None:
    """Size 6 among men of size 2: three of six sections are in view, so no shot goes astray."""
    archers = unit("light_orc_archers", "N", "N8", order="skirmish")
    guard = unit("orc_guard", "N", "H8 J8", melee=1)
    t = on("shooting-1", archers, guard, big(DRAGON, "G8", "S", melee=1), dice=[20])
    dragon = t.s.element_of(2)
    assert contact.touching(t.s, dragon)
    assert view_of(t.s, 0, dragon).modifier == -2
    assert not shot.in_melee(t.s, 0, dragon)
    t.do("take N8")
    if t.question == "shot-target":
        t.do("at G8")
    assert t.told("shot-hits", foe=DRAGON)
    assert not [roll for roll in t.events("roll") if roll["why"] == "DW-B-SHO-24"]
    low = visible(2, [(8, 1)], 5, 0, 6)
    assert partial(low, 6) == 0


@pytest.mark.rule("DW-E-LRG-26")
def test_one_that_attacked_under_hold_may_still_shoot() -> None:
    t = on("shooting-2", big(GIANT, "F8", order="hold", melee=2), unit("noble_footsoldiers", "S", "E8", melee=2))
    assert shot.may_shoot(t.s, 0)
    assert allowance(t.s, 0, HOLD) == 6


@pytest.mark.rule("DW-E-LRG-21", "DW-E-LRG-22")
@pytest.mark.parametrize(
    ("dice", "struck"), [([3, 20], "giant"), ([5, 6, 20], "giant"), ([5, 3, 20], "foot"), ([5, 1], "nobody")]
)
def test_a_shot_into_its_melee_names_a_field_and_may_go_astray(dice: list[int], struck: str) -> None:
    """Men of size 2 behind a giant of size 5 leave two of its sections in view: fewer than half."""
    men = unit("noble_footsoldiers", "N", "H7 H8 H9", melee=1)
    guns = unit("imperial_arquebusiers", "N", "L8 P1 P2 P3", order="hold")
    t = on("shooting-2", big(GIANT, "F8", melee=1), men, guns, dice=dice)
    lead = t.s.standing[t.s.area.at("L8")]
    assert shot.in_melee(t.s, lead, 0)
    assert {*aims(t, "L8")} >= {"G7", "G8"}
    t.do("take L8", "at G8")
    if t.question == "shot-lead":
        t.do("done")
    hit = {event["foe"] for event in t.told("shot-hits")}
    assert hit == {"giant": {GIANT}, "foot": {"noble_footsoldiers"}, "nobody": set()}[struck]


def clubbed(die: int) -> Table:
    """A giant strikes the man before it, who strikes nobody; both have the same initiative."""
    men = unit("noble_footsoldiers", "S", "E8 A1 A2 A3 A4 A5", melee=1, fought=1)
    t = on("melee", big(GIANT, "F8", melee=1, fought=1), men, dice=[die, *([6] if die == 20 else [6, 1])])
    t.do("done", seat="empire").do("take F8", seat="orcs")
    return t


@pytest.mark.rule("DW-E-LME-09")
def test_who_destroyed_more_chooses_who_moves_first() -> None:
    t = clubbed(20)
    assert (t.question, t.asked) == ("regroup-first", ["orcs"])
    assert not [roll for roll in t.events("roll") if roll["why"] == "DW-B-MEL-27"]
    none = clubbed(1)
    assert none.question == "regroup-first"
    assert [roll for roll in none.events("roll") if roll["why"] == "DW-B-MEL-27"]


@pytest.mark.rule("DW-E-LME-11")
def test_no_second_attack_however_high_the_score() -> None:
    t = clubbed(20)
    (blow,) = [roll for roll in t.events("roll") if roll["why"] == "DW-B-MEL-13"]
    assert 20 + sum(amount for _, amount in blow["modifiers"]) >= 25
    assert not t.told("only-choice", question="second-attack")
    # With Attack orders he strikes before men with Move orders; one is left to strike at.
    men = unit("noble_footsoldiers", "N", "F8 F9 A1 A2", order="move", melee=2)
    t = on("melee", big(GIANT, "G8", order="attack", melee=2), men, dice=[20])
    t.do("take G8", "at F9")
    assert t.told("destroyed", hex="F9")
    assert t.question == "regroup-first"


# -- pursuit -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-LME-12", "DW-E-LME-04")
def test_a_unit_follows_a_chariot_that_steps_away() -> None:
    """It attacks again with its last points, and the chariot does not react a second time."""
    guard = unit("orc_guard", "N", "H5 H6 H7 H8", order="attack")
    t = on("movement", guard, big(CHARIOT, "E6", "N", order="hold"), step="attack step", dice=[6])
    t.do("move orc_guard")
    if t.question == "charge":
        t.do(f"charge {CHARIOT}")
    t.do("advance-right")
    assert t.question == "large-reaction"
    t.do("ahead-left")
    assert (t.question, t.asked) == ("operation", ["orcs"])
    assert not t.in_melee("orc_guard")
    assert t.refuses("regroup") == ["DW-E-LME-12"]
    assert t.refuses("shift SE") == ["DW-E-LME-12"]
    left = t.ask_of("orcs").args["points"]
    t.do("advance-left")
    if t.question == "operation" and left >= 6:
        t.do("advance-left")
    assert t.question != "large-reaction"


@pytest.mark.rule("DW-E-LME-12")
def test_a_giant_follows_what_steps_away_from_it() -> None:
    chariot = big(CHARIOT, "E8", "N", order="hold")
    t = attack(moving(GIANT, "H8", chariot, order="attack"), "ahead-right").do("ahead-left")
    assert t.question == "large-operation"
    assert t.refuses("back-left") == ["DW-E-LME-12"]
    t.do("ahead-left")
    assert t.in_melee(CHARIOT)


# -- declared alongside ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-LME-07", "DW-DEC-49")
@pytest.mark.parametrize(("order", "offered"), [("attack", True), ("skirmish", True), ("move", False)])
def test_contact_alongside_is_declared_without_a_step(order: str, offered: bool) -> None:
    guard = unit("orc_guard", "ENE", "F7 E6 D6 C5", order=order)
    t = on("movement", big(DRAGON, "E8", order="hold"), guard, step=f"{order} step", dice=[6])
    t.do("move orc_guard")
    if t.question == "charge":
        t.do(f"charge {DRAGON}")
    assert (f"alongside {DRAGON}" in t.options) == offered
    if offered:
        t.do(f"alongside {DRAGON}")
        assert t.in_melee(DRAGON)
        assert t.in_melee("orc_guard")


@pytest.mark.rule("DW-E-LME-07", "DW-DEC-49")
def test_a_large_element_declares_it_in_its_own_step() -> None:
    t = moving(DRAGON, "E8", unit("orc_guard", "N", "F7 F6 F5 F4", order="skirmish", moved=True))
    t.do("alongside orc_guard")
    assert t.in_melee(DRAGON)
    assert t.in_melee("orc_guard")
