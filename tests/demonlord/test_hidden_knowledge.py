"""Hidden stacks (DL-HID-06 to 10): piles, draws, announcements, questions, arrivals.

Most tests lay two tables that differ only in what a seat may not know, play the same on both, and compare every byte of
what that seat is told.
"""

import json

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.table import Table, at


def told(t: Table, seat: str | None) -> str:
    """Every byte a seat has been told: its view and its log."""
    return json.dumps([t.view(seat), t.heard_by(seat)], sort_keys=True)


@pytest.mark.rule("DL-HID-06")
def test_prisoners_are_public() -> None:
    t = at(
        "movement",
        hosar={"0510": ["ti_knights"]},
        piles={"prisoners_of_demon": ["ti_prince"], "prisoners_of_hosar": ["er_lord"]},
    )
    for seat in ("hosar", "demon", None):
        assert t.view(seat)["prisoners"] == {"hosar": ["er_lord"], "demon": ["ti_prince"]}


@pytest.mark.rule("DL-HID-06")
def test_routed_piles_of_a_battle_are_public() -> None:
    # both crossbows miss but one; the levy rolls its morale value and routs
    t = at(
        "battles",
        hosar={"1004": ["ti_crossbowmen", "ti_knights"]},
        demon={"1004": ["er_levy", "er_cavalry"]},
        dice=(1, 1, 6, 6, 3),
        then=SeededDice(1),
    )
    t.do("terrain open", "deploy ti_crossbowmen", "deploy er_levy")
    assert t.events("routs") == [{"unit": "er_levy", "hex": "1004"}]
    assert t.view("hosar")["battle"]["routed"]["demon"] == ["er_levy"]
    assert (
        t.view("demon")["battle"]["routed"] == t.view(None)["battle"]["routed"] == t.view("hosar")["battle"]["routed"]
    )


@pytest.mark.rule("DL-HID-07")
def test_losses_are_public() -> None:
    t = at(
        "sieges",
        "demon",
        hosar={"0414": ["cr_militia", "cr_castle_guards"]},
        demon={"0414": ["er_levy", "er_cavalry", "er_patrol"]},
        sieges={"0414": 1},
        dice=(3, 3, 1, 1),
    ).do("assault")
    assert t.answer("siege-losses", "lose cr_castle_guards").where("cr_castle_guards") == "dead"
    for seat in ("hosar", "demon", None):
        assert t.view(seat)["dead"] == ["cr_castle_guards"]
        assert ("killed", {"unit": "cr_castle_guards", "hex": "0414", "side": "hosar"}) in t.heard_by(seat)


@pytest.mark.rule("DL-HID-07", "DL-HID-10")
def test_nobody_but_the_owner_knows_which_reinforcements_were_left_out() -> None:
    tables = []
    for draw in ((1,) * 9, (1, 3, 3, 3, 3, 3, 3, 3, 3)):
        t = at(
            "start",
            "demon",
            clash=True,
            hosar={"0510": ["ti_knights"]},
            demon={"1811": ["ni_captain"]},
            dice=(1, *draw),
        )
        tables.append(t.do("yes", "yes", "place-all 2201"))
    one, other = tables
    assert one.where("ik_sorcerer") == "2201"
    assert other.where("ik_sorcerer") == "gone"
    assert len(one.stack("demon", "2201")) == len(other.stack("demon", "2201")) == 9
    assert one.view("hosar")["stacks"]["2201"] == {"demon": ["ik_general"]}
    assert told(one, "hosar") == told(other, "hosar")
    assert told(one, "demon") != told(other, "demon")


@pytest.mark.rule("DL-HID-07", "DL-HID-10")
def test_nobody_but_the_owner_knows_which_conjuration_was_not_drawn() -> None:
    tables = []
    for draw in ((1,) * 5, (2,) * 5):
        t = at(
            "invocation", "demon", hosar={"0510": ["ti_knights"]}, demon={"1414": ["ni_high_priest"]}, dice=(1, *draw)
        )
        tables.append(t.do("invoke ni_high_priest"))
    one, other = tables
    assert one.where("tnc_imps") == "off"
    assert other.where("tnc_imps") == "1414"
    assert len(one.stack("demon", "1414")) == 6
    assert told(one, "hosar") == told(other, "hosar")


@pytest.mark.rule("DL-HID-08")
def test_a_cast_tells_caster_spell_target_and_die_but_not_where_he_stands() -> None:
    hosar = {"0610": ["ti_knights"], "0512": ["ti_sergeants"]}
    logs = []
    for hidden in hosar:
        stacks = {hex_: [*units, "cr_wizard"] if hex_ == hidden else units for hex_, units in hosar.items()}
        t = at("before-movement", hosar=stacks, demon={"0611": ["er_cavalry"]}, spells={"hosar": ["vision"]}, dice=(2,))
        t.do("cast vision")
        assert ("cast", {"side": "hosar", "unit": "cr_wizard", "spell": "vision", "hex": "0611"}) in t.heard_by("demon")
        assert [args["dice"] for key, args in t.heard_by("demon") if key == "roll"] == [(2,)]
        logs.append(told(t, "demon"))
    assert logs[0] == logs[1]


@pytest.mark.rule("DL-HID-08")
def test_invocation_alliance_reinforcement_and_capture_dice_are_public() -> None:
    cases = [
        (at("invocation", "demon", demon={"2006": ["ni_captain"]}, dice=(6,)), ["invoke ni_captain"], "DL-INV-04"),
        (at("alliances", rest="neutrals", hosar={"1402": ["ti_knights"]}, dice=(4,)), ["court 1401"], "DL-DEC-47"),
        (at("start", clash=True, hosar={"0510": ["ti_knights"]}, dice=(6,)), ["yes", "yes"], "DL-REI-03"),
        (
            at("movement", hosar={"0110": ["cl_count"]}, demon={"0109": ["er_levy"]}, dice=(1, 1)),
            ["unit cl_count", "move 0109"],
            "DL-CAP-05",
        ),
    ]
    for t, actions, rule in cases:
        t.do(*actions)
        for seat in ("hosar", "demon", None):
            assert rule in [args["why"] for key, args in t.heard_by(seat) if key == "roll"]


@pytest.mark.rule("DL-HID-09")
def test_declining_to_block_looks_like_a_stack_of_characters() -> None:
    tables = []
    for hidden in ([], ["ti_knights", "ti_sergeants"]):
        t = at(
            "movement",
            "demon",
            hosar={"0110": ["ti_prince", *hidden]},
            demon={"0109": ["er_cavalry", "er_lord"]},
            dice=(6, 1),
        ).do("unit er_cavalry", "move 0110")
        if hidden:
            assert t.asked == ["hosar"]
            assert t.view("demon")["decision"] == {"asked": False}
            t.answer("block", "silent")
        tables.append(t)
    assert tables[0].asked == tables[1].asked == ["demon"]
    assert told(tables[0], "demon") == told(tables[1], "demon")
    for t in tables:
        t.do("move 0111", "stop")
    assert told(tables[0], "demon") == told(tables[1], "demon")


@pytest.mark.rule("DL-HID-09")
def test_declining_to_hunt_looks_like_a_stack_of_characters() -> None:
    tables = []
    for hidden in ([], ["ti_knights"]):
        t = at("movement", "demon", hosar={"0110": ["ti_prince", *hidden]}, demon={"0109": ["er_lord"]})
        t.do("unit er_lord", "move 0110")
        tables.append(t.answer("hunt", "silent") if hidden else t)
    assert told(tables[0], "demon") == told(tables[1], "demon")


@pytest.mark.rule("DL-HID-09")
@pytest.mark.parametrize(
    "action", ["move 0110", "move 0510", "top er_lord", "cast vision", "unit ti_prince", "stack-show 0110"]
)
def test_refusals_do_not_tell_what_a_stack_holds(action: str) -> None:
    reasons = []
    for hidden in ([], ["ti_knights", "ti_sergeants", "ho_high_priest"]):
        t = at("movement", "demon", hosar={"0110": ["ti_prince", *hidden]}, demon={"1605": ["er_cavalry", "er_lord"]})
        reasons.append([repr(reason) for reason in t.do("unit er_cavalry").s.why_not("demon", action)])
    assert reasons[0] == reasons[1]


@pytest.mark.rule("DL-HID-09")
def test_a_window_and_its_skipping_stay_secret() -> None:
    """Hosar is asked for Rains, asked in the window, or for his first move: the demon is told the same."""
    tables = []
    for spells in (["rains"], ["spellgate"], ["earthpit"]):
        t = at(
            "start", "demon", hosar={"0510": ["ho_high_priest"]}, demon={"1605": ["er_levy"]}, spells={"hosar": spells}
        )
        tables.append(t)
    assert [t.question for t in tables] == ["window-rains", "window-before-movement", "window-before-movement"]
    assert len({told(t, "demon") for t in tables}) == 1
    silent = at("start", "demon", hosar={"0510": ["ho_high_priest"]}, demon={"1605": ["er_levy"]})
    for t in tables:
        t.do("pass")
    assert {json.dumps(t.view("demon"), sort_keys=True) for t in (*tables, silent)} == {
        json.dumps(silent.view("demon"), sort_keys=True)
    }


@pytest.mark.rule("DL-HID-10")
def test_freed_units_are_hidden_by_the_stack_they_join() -> None:
    t = at(
        "exchange",
        hosar={"0510": ["ti_knights"]},
        demon={"1605": ["er_levy"]},
        piles={"prisoners_of_demon": ["ti_prince"], "prisoners_of_hosar": ["er_lord"]},
    ).do("yes", "offer ti_prince", "give er_lord")
    assert t.where("ti_prince") == "0510"
    assert t.view("demon")["stacks"]["0510"]["hosar"] == ["ti_knights"]
    assert not [
        key for key, args in t.heard_by("demon") if args.get("unit") == "ti_prince" and args.keys() & {"hex", "to"}
    ]
    assert ("freed-placed", {"units": ["ti_prince"], "to": "0510"}) in t.heard_by("hosar")


@pytest.mark.rule("DL-HID-10")
def test_invoked_revived_and_returning_units_go_under_the_stack() -> None:
    t = at("invocation", "demon", demon={"2006": ["er_levy", "ni_demonlord"]}, dice=(1,)).do("invoke ni_demonlord")
    assert t.stack("demon", "2006") == ["er_levy", "ni_demonlord", "yo_yorgash"]
    assert t.view("hosar")["stacks"]["2006"]["demon"] == ["er_levy"]
    t = at(
        "end",
        "demon",
        demon={"1605": ["er_levy", "ni_high_priest"]},
        fallen={"1605": ["er_cavalry"]},
        spells={"demon": ["necromon"]},
        dice=(1,),
    ).do("cast necromon")
    assert t.view("hosar")["stacks"]["1605"]["demon"] == ["er_levy"]
    assert t.where("er_cavalry") == "1605"


@pytest.mark.rule("DL-HID-10")
def test_units_that_come_home_are_hidden_by_the_stack_there() -> None:
    shaken = {"AH": {"side": "hosar", "grade": "semi-permanent", "shaken": True}}
    home = {"1401": ["ah_duke"], "1402": ["ah_swordsmen"]}
    t = at("checks", hosar=home, demon={"1605": ["er_levy"]}, alliances=shaken, dice=(6,))
    t.do("end").until("movement")
    assert t.stack("demon", "1401") == ["ah_duke", "ah_swordsmen"]
    assert t.view("hosar")["stacks"]["1401"]["demon"] == ["ah_duke"]


@pytest.mark.rule("DL-HID-09", "DL-ENM-07")
@pytest.mark.parametrize("hidden", [True, False])
def test_troops_do_not_hide_where_control_would_give_them_away(hidden: bool) -> None:
    """At Ninnghiz the Warlock passes for alone only if he is: were there troops, Hosar would not gain the temple."""
    t = at(
        "movement",
        hosar={"1413": ["ti_knights", "ti_prince"]},
        demon={"1414": ["cm_warlock", "cm_guards"] if hidden else ["cm_warlock"]},
        control={"ninnghiz": "demon"},
        dice=[6, 1],
    )
    t.do("unit ti_knights", "move 1414")
    assert t.events("troop-shown") == ([{"unit": "cm_guards", "hex": "1414"}] if hidden else [])
    assert t.controller("ninnghiz") == ("demon" if hidden else "hosar")
    assert t.question == ("movement" if hidden else "march")
