"""Overruns (DW-E-OVR): what may be moved onto, the way out, the dice, the shots before, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld.large.overrun import modifiers, way_out
from tests.demonworld.table import Table, unit
from tests.demonworld.test_large import CHARIOT, DRAGON, GIANT, GUN, base, big, foot, on

MEN = "noble_footsoldiers"


def man(fields: str, **more: Any) -> dict[str, Any]:
    """Elements that have moved, so that nobody reacts."""
    return foot(fields, **{"order": "skirmish", "moved": True, **more})


def treading(card: str, field: str, *others: dict[str, Any], dice: Any = 1, **more: Any) -> Table:
    order = more.pop("order", "attack")
    t = on("movement", big(card, field, order=order, **more), *others, step=f"{order} step", dice=dice)
    if t.question == "first-or-second":
        t.do("first" if t.asked == ["empire" if card in (DRAGON, CHARIOT) else "orcs"] else "second")
    return t.do(f"move {card}")


# -- what may be overrun -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-OVR-01", "DW-E-OVR-06", "DW-E-OVR-09")
def test_a_giant_treads_on_an_element_and_goes_on() -> None:
    """A giant on its way over one man: 20 on the die destroys him, and its move goes on."""
    t = treading(GIANT, "H8", man("G8 A1 A2 A3"), dice=[20])
    assert t.question == "large-operation"
    t.do("ahead-right")
    assert t.told("overruns", hex="G8")
    assert "G8" not in t.fields(MEN)
    assert base(t, GIANT) == {"G8", "H8", "H9"}
    assert t.told("strides")[-1]["points"] == 3
    assert t.question == "large-operation"
    assert "stop" in t.options


@pytest.mark.rule("DW-E-OVR-02")
@pytest.mark.parametrize(
    ("card", "other", "side", "refused"),
    [
        (GIANT, big(CHARIOT, "F8", "N", moved=True, order="skirmish"), "orcs", False),
        (GIANT, big(DRAGON, "G8", "S", moved=True, order="skirmish"), "orcs", True),
        (CHARIOT, big(GUN, "G9", "S", moved=True, order="hold"), "empire", True),
        (DRAGON, big(GUN, "G8", "S", moved=True, order="hold"), "empire", False),
    ],
)
def test_who_overruns_whom(card: str, other: dict[str, Any], side: str, refused: bool) -> None:
    t = treading(card, "H8", other, order="move")
    step = next(step for step in ("ahead-right", "ahead-left") if covers(t, card, step))
    if refused:
        assert t.refuses(step) == ["DW-E-OVR-02"]
    else:
        assert step in t.options


def covers(t: Table, card: str, step: str) -> bool:
    from hexarchy.games.demonworld.large.base import own_strides
    from hexarchy.games.demonworld.large.overrun import covered_by

    element = t.s.element_of(t.number(card))
    return any(one.name == step and covered_by(t.s, element, one) for one in own_strides(t.s, element))


@pytest.mark.rule("DW-E-OVR-03", "DW-E-OVR-15", "DW-DEC-35")
def test_all_newly_covered_are_attacked_once() -> None:
    t = treading(GIANT, "H8", man("G8 H9 A2 A3"), dice=[1, 1], order="move")
    t.do("ahead-right")
    assert (t.question, {*t.targets("at")}) == ("overrun-next", {"G8", "H9"})
    t.do("at H9")
    assert len([roll for roll in t.events("roll") if roll["why"] == "DW-E-OVR-06"]) == 2
    before = len(t.events("roll"))
    t.do("ahead-right")  # G8 and H9 stay under it, or are left
    assert len(t.events("roll")) == before


@pytest.mark.rule("DW-E-OVR-04")
def test_friends_are_not_spared() -> None:
    own = unit("trolls", "N", "G8 A1 A2 A3", order="skirmish", moved=True)
    t = treading(GIANT, "H8", own, dice=[20], order="move").do("ahead-right")
    assert t.told("overruns", foe="trolls")


@pytest.mark.rule("DW-E-OVR-05")
@pytest.mark.parametrize(
    ("taken", "points", "legal"), [("E8", 3, False), ("E8", 6, True), ("E8 E9", 6, False), ("E8 E9", 9, True)]
)
def test_a_chariot_needs_points_to_come_to_free_fields(taken: str, points: int, legal: bool) -> None:
    foe = unit("orc_guard", "S", f"{taken} A1 A2 A3", order="skirmish", moved=True)
    t = on("movement", big(CHARIOT, "F8", order="move"), foe, step="move step")
    s, element = t.s, 0
    from hexarchy.games.demonworld.large.base import own_strides
    from hexarchy.games.demonworld.large.overrun import why_no_way

    stride = next(one for one in own_strides(s, element) if one.name == "ahead-right")
    assert (why_no_way(s, element, stride, points) is None and stride.cost <= points) == legal


@pytest.mark.rule("DW-E-OVR-14")
@pytest.mark.parametrize(
    ("taken", "points", "legal"),
    [("E8", 3, False), ("E8", 5, False), ("E8", 6, True), ("E8 F9", 6, False), ("E8 F9", 9, True)],
)
def test_a_giants_way_out(taken: str, points: int, legal: bool) -> None:
    t = on("movement", big(GIANT, "F8", order="move"), man(f"{taken} P1 P2 P3"), step="move step")
    from hexarchy.games.demonworld.large.base import own_strides
    from hexarchy.games.demonworld.large.overrun import why_no_way

    stride = next(one for one in own_strides(t.s, 0) if one.name == "ahead-right")
    reason = why_no_way(t.s, 0, stride, points)
    assert (reason is None) == legal
    if not legal:
        assert reason is not None
        assert reason.rule == "DW-E-OVR-14"


@pytest.mark.rule("DW-E-OVR-05", "DW-E-OVR-14")
def test_refused_through_the_game_and_no_stop_on_others() -> None:
    t = treading(GIANT, "H8", man("G8 A1 A2 A3"), order="hold", hits=[5], dice=[1])
    assert t.refuses("ahead-right") == ["DW-E-OVR-14"]
    enough = treading(GIANT, "H8", man("G8 A1 A2 A3"), order="hold", dice=[1]).do("ahead-right")
    assert enough.refuses("stop") == ["DW-E-OVR-05"]
    assert all(option.startswith("swing backward") for option in enough.options)


@pytest.mark.rule("DW-E-OVR-14")
def test_the_way_out_searches_over_further_elements() -> None:
    """Straight over a man: three steps ahead, nine points."""
    t = on(
        "movement",
        big(CHARIOT, "H8", order="move"),
        unit("orc_guard", "S", "E8", moved=True, order="skirmish"),
        step="move step",
    )
    s = t.s
    assert way_out(s, 0, s.area.at("E8"), 0, 6)
    assert not way_out(s, 0, s.area.at("E8"), 0, 2)


# -- the dice ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-OVR-06", "DW-E-OVR-07")
@pytest.mark.parametrize(("order", "needed"), [("attack", 16), ("move", 18)])
def test_what_is_added(order: str, needed: int) -> None:
    """Myrlak against archers that hold: size 2 and initiative 2."""
    archers = unit("light_orc_archers", "S", "G8 A1 A2 A3", order="hold", side="empire")
    t = on("movement", big(GIANT, "H8", order=order), archers, step=f"{order} step")
    victim = t.s.standing[t.s.area.at("G8")]
    printed = t.s.entry(1).card.printed
    bonus = sum(amount for _, amount in modifiers(t.s, 0, victim))
    assert (printed.size, printed.initiative) == (2, 2)
    assert 20 - bonus == needed


@pytest.mark.rule("DW-E-OVR-09")
def test_chariots_and_guns_are_crushed_and_others_lose_a_hit_point() -> None:
    t = treading(DRAGON, "H8", big(GUN, "G8", "S", moved=True, order="hold"), order="move", dice=[20, 20, 20])
    step = next(step for step in ("ahead-right", "ahead-left") if covers(t, DRAGON, step))
    t.do(step)
    assert not t.s.bodies[t.number(GUN)]
    troll = unit("trolls", "S", "G8 A1 A2 A3", side="empire", moved=True, order="skirmish")
    tough = treading(GIANT, "H8", troll, dice=[20])
    victim = tough.s.standing[tough.s.area.at("G8")]
    hits = tough.s.hits[victim]
    tough.do("ahead-right")
    assert hits > 1
    assert tough.s.hits[victim] == hits - 1
    assert tough.s.at[victim] == tough.s.area.at("G8")


@pytest.mark.rule("DW-E-OVR-17")
def test_who_runs_is_trodden_down_without_a_die() -> None:
    t = treading(GIANT, "H8", man("G8 H9 A2 A3", routing=True), order="move")
    before = len(t.events("roll"))
    t.do("ahead-right", "at G8")
    assert t.fields(MEN) == ["A2", "A3"]
    assert len(t.events("roll")) == before


# -- coming up to it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-OVR-16", "DW-E-LME-01")
def test_a_step_to_the_enemy_is_an_attack_or_leads_to_an_overrun() -> None:
    t = treading(GIANT, "J8", foot("G8 G7 A2 A3", order="hold"), order="move").do("ahead-left")
    assert (t.question, t.options) == ("attack-or-overrun", ["attack", "overrun"])
    t.do("overrun")
    assert not t.in_melee(GIANT)
    assert t.question == "large-operation"
    assert "stop" not in t.options
    assert all(covers(t, GIANT, option.removeprefix("swing ")) for option in t.options)
    assert t.refuses("back-left") == ["DW-E-OVR-16"]
    attack = treading(GIANT, "J8", foot("G8 A1 A2 A3", order="hold"), order="move").do("ahead-left", "attack")
    assert attack.question == "reaction"
    assert attack.in_melee(GIANT)


@pytest.mark.rule("DW-E-OVR-16")
def test_no_overrun_is_promised_where_none_is_possible() -> None:
    t = treading(GIANT, "J8", foot("G8 A1 A2 A3", order="hold"), order="hold").do("ahead-left")
    assert t.question == "reaction"  # six points: an attack, without a question


# -- shots before it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-OVR-11", "DW-E-OVR-15", "DW-DEC-34")
def test_hold_shooters_fire_first_and_not_again() -> None:
    guns = unit("imperial_arquebusiers", "S", "G8 G7 G9 G10", order="hold")
    t = treading(GIANT, "H8", guns, order="attack", dice=[20, 20, *[1] * 9]).do("ahead-right")
    assert (t.question, t.asked) == ("shot-lead", ["empire"])
    hits = t.s.hits[t.s.element_of(t.number(GIANT))]
    t.do("take G8")
    while t.question != "large-operation" and t.asked == ["empire"]:
        t.do(
            next(option for option in t.options if option in ("close", "done"))
            if "done" in t.options or "close" in t.options
            else t.options[0]
        )
    assert t.s.hits[t.s.element_of(t.number(GIANT))] == hits - 1
    assert t.unit("imperial_arquebusiers").shot


@pytest.mark.rule("DW-E-OVR-11")
def test_they_shoot_at_what_overruns_them_and_at_nothing_else() -> None:
    """Other orcs stand nearer, in plain view of those that the giant is about to tread on."""
    guns, orcs = unit("imperial_arquebusiers", "S", "G8 G7 G9 G10", order="hold"), unit("orc_guard", "N", "J11 J12")
    t = treading(GIANT, "H8", guns, orcs, order="attack").do("ahead-right")
    t.do("take G10" if "take G10" in t.options else "take G8")
    fields = t.targets("at") if t.question == "shot-target" else []
    assert {t.s.standing[t.s.area.at(field)] for field in fields} <= {t.s.element_of(t.number(GIANT))}
    assert not {"J11", "J12"} & {*fields}


@pytest.mark.rule("DW-E-OVR-11")
def test_wounds_may_leave_it_no_way() -> None:
    """Six points, one wound: five are too few to come off again, and it stays where it is."""
    guns = unit("imperial_arquebusiers", "S", "G8 A1 A2 A3", order="hold")
    t = treading(GIANT, "H8", guns, order="skirmish", dice=[20, *[1] * 9])
    t.do("swing spot-left", "swing spot-right", "ahead-right", "take G8")
    if t.question == "shot-target":
        t.do(t.options[0])
    assert t.told("overrun-stopped")
    assert base(t, GIANT) == {"H8", "J7", "J8"}
    assert t.in_melee(GIANT)
    assert t.in_melee("imperial_arquebusiers")


@pytest.mark.rule("DW-E-OVR-18")
def test_one_that_falls_lies_where_it_last_stood_free() -> None:
    """It stands on a man it failed to overrun and is shot dead by those it would have covered next."""
    guns = unit("imperial_arquebusiers", "S", "F8 A1 A2 A3", order="hold")
    t = treading(GIANT, "H8", man("G8 P1 P2 P3"), guns, order="move", hits=[1], dice=[1, 20, *[1] * 9])
    t.do("ahead-right")
    assert t.refuses("stop") == ["DW-E-OVR-05"]
    t.do("ahead-left")
    assert t.question == "shot-lead"
    t.do("take F8")
    if t.question == "shot-target":
        t.do(t.options[0])
    assert not t.s.bodies[t.number(GIANT)]
    assert {t.s.field_id(field) for field in t.s.carcasses} == {"H8", "J7", "J8"}
    assert "G8" in t.fields(MEN)
    assert t.s.standing[t.s.area.at("G8")] in t.s.bodies[t.number(MEN)]


# -- afterwards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-OVR-12", "DW-DEC-17")
def test_gaps_are_closed_when_the_move_is_over() -> None:
    """The man trodden down stood before others, and the giant has gone on."""
    men = man("G8 F8 F9 A1 A2")
    t = treading(GIANT, "H8", men, order="move", dice=[20, *[1] * 30]).do("ahead-right")
    t.do("back-right", "stop")
    assert t.question == "close-up"
    assert "G8" not in t.fields(MEN)
    t.do(next(option for option in t.options if option.startswith("take")))
    if t.question == "close-up-to":
        t.do("to G8")
    assert "G8" in t.fields(MEN)


@pytest.mark.rule("DW-E-OVR-13")
def test_a_unit_overrun_and_left_keeps_its_movement() -> None:
    men = foot("G8 A1 A2 A3 A4 A5", order="attack")
    t = treading(GIANT, "H8", men, order="move", dice=[20, 6, 6, 6]).do(
        "ahead-right", "back-right", "back-right", "stop"
    )
    for _ in range(4):
        if t.question == "close-up":
            t.do("close")
    assert not t.unit(MEN).routing
    assert not t.unit(MEN).moved
    assert not t.in_melee(MEN)
    assert f"move {MEN}" in t.options


@pytest.mark.rule("DW-E-LME-06")
def test_whom_it_can_strike_at_the_end_is_in_melee() -> None:
    t = treading(GIANT, "H8", man("G8 F8 A2 A3 A4"), order="attack", dice=[20, 6, 6, 6]).do("ahead-right", "stop")
    for _ in range(4):
        if t.question == "close-up":
            t.do("close")
    assert t.in_melee(GIANT)
    assert t.in_melee(MEN)


@pytest.mark.rule("DW-E-LME-07")
def test_whom_it_cannot_strike_is_not() -> None:
    """A dragon that ends beside an enemy on its frontal flank alone."""
    guard = unit("orc_guard", "N", "G8 G10 A2 A3 A4", order="skirmish", moved=True)
    t = treading(DRAGON, "H8", guard, order="move", dice=[20, *[1] * 30]).do("ahead-right")
    for _ in range(6):
        if t.question == "overrun-next":
            t.do(t.options[0])
    assert base(t, DRAGON) == {"G8", "H8", "H9", "J8"}
    t.do("stop")
    for _ in range(4):
        if t.question == "close-up":
            t.do("close")
    assert not t.in_melee(DRAGON)


@pytest.mark.rule("DW-E-LME-05")
def test_a_large_element_that_is_attacked_overruns_nobody() -> None:
    charge = unit("orc_guard", "N", "H4 H5 H6 H7", order="attack")
    t = on("movement", charge, big(DRAGON, "F5", "S", order="hold"), step="attack step", dice=[6])
    t.do("move orc_guard", f"charge {DRAGON}", "advance-left")
    assert t.question == "large-reaction"
    t.do("stop")
    for _ in range(6):
        if t.question in ("finish-by", "finishing"):
            t.do("stop")
    assert t.in_melee(DRAGON)
    assert t.unit(DRAGON).moved


# -- slain monsters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-E-GIA-17", "DW-E-DRA-20")
@pytest.mark.parametrize("card", [GIANT, DRAGON])
def test_a_slain_monster_stays_as_an_obstacle(card: str) -> None:
    from hexarchy.games.demonworld import changes
    from hexarchy.games.demonworld.cover import sizes
    from hexarchy.games.demonworld.movement.strength import costs
    from hexarchy.games.demonworld.terrain import NOT_PASSABLE

    t = on("orders", big(card, "F8"), unit("trolls", "N", "K8"), unit("berserkers", "N", "K12"))
    fields = t.s.base(0)
    t.s._thaw()
    changes.wound(t.s, {0: t.s.hits[0]})
    assert {*t.s.carcasses} == {*fields}
    assert not any(field in t.s.standing for field in fields)
    assert all(sizes(t.s)[field] == 2 for field in fields)
    table = costs(t.s, 1)
    for field in fields:
        for direction, near in enumerate(t.s.around[field]):
            back = (direction + 3) % 6
            if near >= 0:
                assert table[near * 6 + back] >= NOT_PASSABLE
