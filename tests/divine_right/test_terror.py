"""The terror of Greystaff (DR-A-TER): boons without end, and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.hirelings import card_at
from tests.divine_right.magic import ALTARS, FIELD, armies, fates, lost
from tests.divine_right.table import WORLD, Table, at

SOUTH = [f"southern_barbarian_{number}" for number in (1, 2, 3)]
POSSESS = "possess immer"  # a boon without a die of its own


def game(stack: list[str], *dice: int, on: bool = True, **more: Any) -> Table:
    """A seat's units at the altars at the end of its Combat Phase."""
    options = {"level": "intermediate", "terror_greystaff": on, **more.pop("options", {})}
    strangers = [piece for piece in stack if not piece.startswith(("hothior", "muetar"))]
    masters = {**dict.fromkeys(strangers, "first"), **more.pop("masters", {})}
    hexes = {ALTARS: stack, **more.pop("hexes", {})}
    more.setdefault("hidden", {"immer": 4})
    return at("combat", hexes=hexes, options=options, masters=masters, dice=[*dice], **more)


def offer(t: Table, unit: str) -> Table:
    return t.do(f"sacrifice {unit}", POSSESS)


@pytest.mark.rule("DR-A-TER-01", "DR-DEC-72")
def test_boons_may_be_asked_as_often_as_one_likes() -> None:
    castle = WORLD.grid.ids[next(one.space for one in WORLD.castles if one.kingdom == 2)]
    t = game(armies("hothior", 1, 2), 6, 3, 6, 3)
    t.do("sacrifice hothior_army_1", f"earthquake {castle}")
    assert t.targets("sacrifice") == ["hothior_army_2"]
    t.do("sacrifice hothior_army_2")
    assert f"earthquake {castle}" in t.options
    plain = game(armies("hothior", 1, 2), 3, on=False).do("sacrifice hothior_army_1", f"earthquake {castle}")
    assert plain.targets("sacrifice") == []
    again = game(armies("hothior", 1), boons={"first": ["earthquake"]}).do("sacrifice hothior_army_1")
    assert f"earthquake {castle}" in again.options


@pytest.mark.rule("DR-A-TER-01")
def test_any_kind_of_unit_is_a_victim() -> None:
    t = game(["southern_barbarian_1", "hothior_army_1", "shadowwolves"], masters={"shadowwolves": "first"})
    assert {*t.targets("sacrifice")} == {"southern_barbarian_1", "hothior_army_1", "shadowwolves"}
    plain = game(["southern_barbarian_1", "hothior_army_1"], on=False)
    assert plain.targets("sacrifice") == ["hothior_army_1"]


@pytest.mark.rule("DR-A-TER-02")
def test_heroes_whose_stack_loses_a_unit_are_in_danger() -> None:
    """A flyer on the ground is torn away from the hero it stands with."""
    hexes = {FIELD: ["hippogriffs", "juulute", "muetar_monarch"]}
    masters = {"hippogriffs": "second", "juulute": "second"}
    t = game(armies("hothior", 1), 6, 6, 3, hexes=hexes, masters=masters)
    t.do("sacrifice hothior_army_1", "devil-wind hippogriffs")
    assert "hippogriffs" in lost(t)
    assert fates(t) == [3]  # Juulute's; a player monarch is spared
    plain = game(armies("hothior", 1), 6, 3, hexes=hexes, masters=masters, on=False)
    plain.do("sacrifice hothior_army_1", "devil-wind hippogriffs")
    assert fates(plain) == []


@pytest.mark.rule("DR-A-TER-02")
def test_in_a_firestorm_they_roll_once() -> None:
    hexes = {FIELD: [*armies("muetar", 1, 2, 3, 4, 5), "juulute"]}
    t = game(armies("hothior", 1), 6, 4, 4, 1, 1, 1, 3, hexes=hexes, masters={"juulute": "second"})
    t.do("sacrifice hothior_army_1", f"firestorm {FIELD}")
    t.do("lose muetar_army_1")
    assert len(lost(t)) == 3  # the victim and two others
    assert fates(t) == [3]


@pytest.mark.rule("DR-A-TER-03")
def test_barbarians_desert_and_come_no_more() -> None:
    t = game(
        [SOUTH[0], "hothior_army_1"],
        hexes={FIELD: SOUTH[1:], "1525": ["northern_barbarian_1"]},
        masters={**dict.fromkeys(SOUTH, "first"), "northern_barbarian_1": "first"},
    )
    offer(t, SOUTH[0])
    assert [t.where(name) for name in SOUTH] == ["pool"] * 3
    assert t.where("northern_barbarian_1") == "1525"
    while t.question != "function" or t.asked != ["first"]:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    regions = WORLD.map.regions
    south = {*regions.barbarian_entry_south} - {*regions.barbarian_entry_east, *regions.ogre_entry}
    assert {*t.targets("recruit")} >= {*regions.barbarian_entry_north}
    assert not south & {*t.targets("recruit")}


@pytest.mark.rule("DR-A-TER-04")
def test_after_one_mercenary_none_are_to_be_had_and_after_two_all_are_gone() -> None:
    hired = [f"mercenary_{number}" for number in range(1, 7)]
    t = game(hired[:2], hexes={FIELD: hired[2:]}, masters=dict.fromkeys(hired, "first"))
    offer(t, hired[0])
    assert [t.where(name) for name in hired[2:]] == [FIELD] * 4
    assert t.view("second")["tales"]["altar"]["hired"] == {"first": 1}
    offer(t, hired[1])
    assert [t.where(name) for name in hired[2:]] == ["pool"] * 4


@pytest.mark.rule("DR-A-TER-04")
def test_nobody_hires_out_to_them_again() -> None:
    t = offer(game(["mercenary_1", "hothior_army_1"], masters={"mercenary_1": "first"}), "mercenary_1")
    events = []
    for _ in range(400):
        if t.s.turn > 8 or t.question is None:
            break
        events.append((t.question, t.asked[0]))
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert ("hire", "first") not in events
    assert not [event for event in t.events("hired") if event["side"] == "first"]


@pytest.mark.rule("DR-A-TER-05")
def test_human_special_units() -> None:
    stack = ["ercii", "ozerg", "hothior_army_1"]
    others = {FIELD: ["fox", "juulute"], "1525": ["ogsbogg"]}
    masters = dict.fromkeys(["ercii", "ozerg", "fox", "juulute", "ogsbogg"], "first")
    t = offer(game(stack, hexes=others, masters=masters), "ercii")
    assert (t.where("fox"), t.where("juulute")) == (FIELD, FIELD)
    offer(t, "ozerg")
    assert (t.where("fox"), t.where("juulute"), t.where("ogsbogg")) == ("randomizer", "gone", "1525")
    assert card_at(t, "juulute") == "discard"


@pytest.mark.rule("DR-A-TER-05")
def test_after_the_first_no_special_mercenary_comes() -> None:
    t = game(["ercii", "hothior_army_1"], masters={"ercii": "first"}, hands={"first": ["juulute"]})
    offer(t, "ercii")
    while t.question != "function" or t.asked != ["first"]:
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert t.targets("enlist") == []
    assert t.why("enlist juulute") == ["DR-A-TER-05"]


@pytest.mark.rule("DR-A-TER-06")
def test_scum_are_never_replaced_and_non_humans_leave_together() -> None:
    scum = offer(game(["scum_1", "scum_2"], masters={"scum_1": "first", "scum_2": "first"}), "scum_1")
    assert scum.where("scum_2") == ALTARS
    assert "altar" not in scum.view(None)["tales"]
    assert scum.s.altar.burnt == 1 << WORLD.index["scum_1"]
    masters = {"ogsbogg": "first", "hamahara": "first", "ercii": "first"}
    t = offer(game(["ogsbogg", "ercii"], hexes={FIELD: ["hamahara"]}, masters=masters), "ogsbogg")
    assert (t.where("hamahara"), t.where("ercii")) == ("gone", ALTARS)
    assert card_at(t, "hamahara") == "discard"


@pytest.mark.rule("DR-A-TER-07")
@pytest.mark.parametrize(("before", "die", "dies"), [(2, 3, True), (2, 4, False), (0, 2, False)])
def test_the_guards_murder_a_monarch_for_too_many_victims(before: int, die: int, dies: bool) -> None:
    t = game(
        ["immer_army_1", "hothior_army_1"],
        die,
        allies={"immer": "first"},
        masters={"immer_army_1": "first"},
        hidden={"pon": 3},
        personalities={"immer": 4},
        sacrificed={"immer": before},
    )
    t.do("sacrifice immer_army_1", "possess pon")
    assert (t.status("immer") == "confused") == dies
    assert t.view(None)["tales"]["altar"]["regulars"] == {"immer": before + 1}


@pytest.mark.rule("DR-A-TER-08")
def test_with_the_player_monarch_the_game_is_over() -> None:
    for options in ({}, {"heir": True}):
        t = offer(game(armies("hothior", 1, 2), 1, seats=3, options=options), "hothior_army_1")
        assert not t.s.living(0)
        assert t.points("second") == t.points("third") == 0


@pytest.mark.rule("DR-A-TER-09")
def test_the_count_follows_the_kingdom() -> None:
    t = game(
        ["immer_army_1", "muetar_army_1"],
        4,
        allies={"immer": "second"},
        masters={"immer_army_1": "second"},
        hidden={"pon": 3},
        personalities={"immer": 4},
        sacrificed={"immer": 3},
        phasing=1,
    )
    t.do("sacrifice immer_army_1", "possess pon")
    assert t.status("immer") == "confused"
