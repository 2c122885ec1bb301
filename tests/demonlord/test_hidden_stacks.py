"""Hidden stacks (DL-HID): what a player may know of the other's units.

Most tests lay two tables that differ only in what a seat may not know, play the same on both, and compare every byte of
what that seat is told.
"""

import json

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.table import WORLD, Table, at, new

TIMUR = [unit.id for unit in WORLD.units if unit.home == "TI" and unit.troop]


def told(t: Table, seat: str | None) -> str:
    """Every byte a seat has been told: its view and its log."""
    return json.dumps([t.view(seat), t.heard_by(seat)], sort_keys=True)


@pytest.mark.rule("DL-HID-01")
def test_set_up_shows_the_demon_one_unit_in_timur() -> None:
    t = new()
    assert len(t.view("hosar")["stacks"]["0510"]["hosar"]) == 9
    assert t.view("demon")["stacks"]["0510"] == {"hosar": t.stack("hosar", "0510")[:1]}
    hidden = t.stack("hosar", "0510")[1:]
    assert not [unit for unit in hidden if f'"{unit}"' in told(t, "demon")]


@pytest.mark.rule("DL-HID-01")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
@pytest.mark.parametrize("seat", ["demon", None])
def test_a_stack_of_nine_looks_like_a_stack_of_one(phase: str, seat: str | None) -> None:
    demon = {"0511": ["er_cavalry", "er_lord"]}
    tables = [
        at("movement", phase, hosar={"0510": stack}, demon=demon) for stack in (TIMUR[:1], [*TIMUR[:8], "ti_prince"])
    ]
    if phase == "demon":
        tables = [t.do("unit er_cavalry") for t in tables]
    assert told(tables[0], seat) == told(tables[1], seat)


@pytest.mark.rule("DL-HID-02")
def test_owner_arranges_his_stack_in_the_enemys_step() -> None:
    t = at("movement", "demon", hosar={"0510": ["ti_knights", "ti_prince"]}, demon={"1605": ["er_levy"]})
    assert t.asked == ["demon"]
    t.do("top ti_prince", seat="hosar")
    assert t.view("demon")["stacks"]["0510"]["hosar"] == ["ti_prince"]
    assert t.stack("hosar", "0510") == ["ti_prince", "ti_knights"]
    assert t.asked == ["demon"]
    assert t.heard_by("demon") == []


@pytest.mark.rule("DL-HID-02")
def test_nobody_arranges_the_others_stack() -> None:
    t = at("movement", hosar={"0510": ["ti_knights", "ti_prince"]}, demon={"1605": ["er_levy", "er_lord"]})
    assert t.refuses("top er_lord", seat="hosar") == ["DL-HID-02"]
    assert t.refuses("top ti_peasants", seat="hosar") == ["DL-HID-02"]


@pytest.mark.rule("DL-HID-02")
def test_stacks_are_frozen_while_a_battle_is_fought() -> None:
    far = {"1004": ["ti_knights"], "0510": ["ti_sergeants", "ti_prince"]}
    t = at("battles", hosar=far, demon={"1004": ["er_levy"]}, spells={"hosar": ["spellgate"]})
    assert t.question == "terrain"
    assert t.refuses("top ti_prince", seat="hosar") == ["DL-HID-02"]


@pytest.mark.rule("DL-HID-02")
@pytest.mark.parametrize(("step", "question"), [("battles", "battle-or-siege"), ("sieges", "next-siege")])
def test_stacks_are_free_before_the_first_resolution_of_a_step(step: str, question: str) -> None:
    both = {"0414": ["cr_militia"], "0302": ["da_peasants", "da_duke"]}
    sieges = {"0414": 1, "0302": 1} if step == "sieges" else {}
    t = at(step, "demon", hosar=both, demon={"0414": ["er_levy"], "0302": ["er_archers"]}, sieges=sieges)
    assert t.question == question
    t.do("top da_duke", seat="hosar")
    assert t.stack("hosar", "0302") == ["da_duke", "da_peasants"]


@pytest.mark.rule("DL-HID-02")
@pytest.mark.parametrize("step", ["sieges", "movement"])
def test_stacks_are_frozen_while_a_siege_or_capture_is_resolved(step: str) -> None:
    if step == "sieges":
        t = at(
            step, "demon", hosar={"0414": ["cr_militia", "cr_wizard"]}, demon={"0414": ["er_levy"]}, sieges={"0414": 1}
        )
    else:
        hosar = {"0414": ["cr_militia", "cr_wizard"], "0110": ["ti_prince", "da_duke"]}
        t = at(step, "demon", hosar=hosar, demon={"0109": ["er_cavalry", "er_lord"]})
        t.do("unit er_cavalry", "move 0110")
    assert t.question in ("siege-method", "party")
    assert t.refuses("top cr_wizard", seat="hosar") == ["DL-HID-02"]


@pytest.mark.rule("DL-HID-02")
def test_without_a_command_the_order_stays() -> None:
    stacks = new().s.stacks[0].values()
    assert all(sorted(stack, key=lambda u: not WORLD.is_troop[u]) == list(stack) for stack in stacks)
    t = at("movement", hosar={"0510": ["ti_knights", "ti_prince"], "0511": ["ti_peasants"]})
    t.do("unit ti_peasants", "move 0510")
    assert t.stack("hosar", "0510") == ["ti_knights", "ti_prince", "ti_peasants"]
    t.do("unit ti_knights", "move 0509", "stop")
    assert t.view("demon")["stacks"]["0510"]["hosar"] == ["ti_prince"]


@pytest.mark.rule("DL-HID-03")
def test_deployment_tells_nothing_of_the_units_still_to_come() -> None:
    tables = []
    for stack in (TIMUR[:4], [*TIMUR[:8], "ti_prince"]):
        t = at(
            "battles",
            hosar={"1004": stack},
            demon={"1004": ["er_levy", "er_archers", "er_cavalry", "er_patrol", "er_swordsmen"]},
        )
        tables.append(t.do("terrain open", f"deploy {TIMUR[0]}"))
    one, other = tables
    assert one.view("demon")["battle"]["put_down"] == TIMUR[0]
    assert told(one, "demon") == told(other, "demon")
    for t in tables:
        t.do("deploy er_levy", "deploy er_archers", f"deploy {TIMUR[1]}")
    assert told(one, "demon") == told(other, "demon")
    assert told(one, None) == told(other, None)


@pytest.mark.rule("DL-HID-03")
def test_battle_shows_line_reserve_and_characters_and_nobody_else() -> None:
    fighting = [*TIMUR[:3], "ti_prince"]
    t = at(
        "battles",
        hosar={"1004": fighting, "1005": ["da_knights", "da_duke", "da_peasants"]},
        demon={"1004": ["er_cavalry"]},
        then=SeededDice(1),
    )
    t.do("terrain open", f"deploy {TIMUR[0]}")
    assert t.question == "place-character-with"
    t.do(f"with {TIMUR[0]}")
    battle = json.dumps(t.view("demon")["battle"])
    assert all(unit in battle for unit in fighting)
    assert "da_duke" not in told(t, "demon")
    assert "da_peasants" not in told(t, "demon")
    assert t.view("demon")["stacks"]["1005"]["hosar"] == ["da_knights"]


@pytest.mark.rule("DL-HID-03")
def test_units_seen_in_battle_are_hidden_again_after_it() -> None:
    t = at("battles", hosar={"1004": TIMUR[:3]}, demon={"1004": ["er_levy"]}, then=SeededDice(3))
    t.do("terrain open", f"deploy {TIMUR[1]}").until("movement")
    assert t.view("demon")["battle"] is None
    assert t.view("demon")["stacks"]["1004"]["hosar"] == t.stack("hosar", "1004")[:1]


@pytest.mark.rule("DL-HID-03")
def test_garrison_that_stays_inside_is_not_shown() -> None:
    t = at(
        "battles",
        hosar={"0414": ["cr_militia", "cr_castle_guards", "cr_wizard", "ti_knights", "ti_sergeants"]},
        demon={"0414": ["er_levy", "er_cavalry"]},
        sieges={"0414": 2},
        relief=["ti_knights", "ti_sergeants"],
        then=SeededDice(1),
    )
    t.answer("garrison-joins", "no").answer("terrain", "terrain open").do("deploy ti_knights", "deploy er_levy")
    assert "cr_castle_guards" not in told(t, "demon")
    assert "cr_wizard" not in told(t, "demon")
    assert "ti_sergeants" in told(t, "demon")


@pytest.mark.rule("DL-HID-04")
def test_vision_lists_a_stack_to_the_casters_owner_only() -> None:
    nine = [*TIMUR, "ti_prince"]
    t = at(
        "before-movement",
        "demon",
        hosar={"0510": nine, "0511": ["da_knights"]},
        demon={"0611": ["ni_demonlord", "er_cavalry"]},
        spells={"demon": ["vision"]},
        dice=(5,),
    ).do("cast vision", "at 0510")
    seen = [args for key, args in t.heard_by("demon") if key == "vision"]
    assert [(args["hex"], sorted(args["units"])) for args in seen] == [("0510", sorted(nine))]
    assert "vision" not in dict(t.heard_by("hosar"))
    assert "vision" not in dict(t.heard_by(None))


@pytest.mark.rule("DL-HID-04")
def test_a_vision_that_fails_shows_nothing() -> None:
    t = at(
        "before-movement",
        "demon",
        hosar={"0510": ["ti_knights", "ti_prince"], "0511": ["da_knights"]},
        demon={"0611": ["ni_demonlord", "er_cavalry"]},
        spells={"demon": ["vision"]},
        dice=(6,),
    ).do("cast vision", "at 0510")
    assert "ti_prince" not in told(t, "demon")


@pytest.mark.rule("DL-HID-05")
def test_neutral_stacks_are_open_and_ula_is_unknown() -> None:
    t = new()
    army = sorted(unit.id for unit in WORLD.units if unit.home == "AH")
    for seat in ("hosar", "demon", None):
        view = t.view(seat)
        assert sorted(view["stacks"]["1401"]["neutral"]) == army
        assert "0902" not in view["stacks"]
        assert view["states"]["MU"]["unknown"] is True
        assert "unknown" not in view["states"]["AH"]


@pytest.mark.rule("DL-HID-05")
def test_ula_counts_as_holding_troops_without_a_magician() -> None:
    t = at("movement", hosar={"0903": ["ti_knights", "cr_wizard"]}, dice=(3, 3)).do("unit ti_knights", "move 0902")
    assert t.question == "confirm-attack-neutral"
    t.do("no", "stop", "unit cr_wizard", "move 0902")
    assert t.rolls("DL-CAP-05") == [(3, 3)]
    assert t.events("capture-escaped")  # his power is the only one: +1


@pytest.mark.rule("DL-HID-06")
def test_prisoners_are_public() -> None:
    t = at(
        "movement", hosar={"0510": ["ti_knights"]}, piles={"held by demon": ["ti_prince"], "held by hosar": ["er_lord"]}
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
        dice=(5, 5, 1, 1),
    ).do("assault")
    assert t.answer("siege-losses", "lose cr_castle_guards").where("cr_castle_guards") == "dead"
    for seat in ("hosar", "demon", None):
        assert t.view(seat)["dead"] == ["cr_castle_guards"]
        assert ("killed", {"unit": "cr_castle_guards", "hex": "0414"}) in t.heard_by(seat)


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
            requested=[False, True],
            dice=(1, *draw),
        )
        tables.append(t.do("place-all 2201"))
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
        (at("alliances", rest="neutrals", hosar={"1402": ["ti_knights"]}, dice=(4,)), ["court 1401"], "DL-ALL-07"),
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
        piles={"held by demon": ["ti_prince"], "held by hosar": ["er_lord"]},
    ).do("yes", "offer ti_prince", "give er_lord")
    assert t.where("ti_prince") == "0510"
    assert t.view("demon")["stacks"]["0510"]["hosar"] == ["ti_knights"]
    assert not [key for key, args in t.heard_by("demon") if args.get("unit") == "ti_prince" and args.get("hex")]
    assert ("freed-placed", {"unit": "ti_prince", "hex": "0510"}) in t.heard_by("hosar")


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
    ).do("cast necromon", "pass")
    assert t.view("hosar")["stacks"]["1605"]["demon"] == ["er_levy"]
    assert t.where("er_cavalry") == "1605"
    allied = {"AH": {"side": "demon", "away": True}}
    t = at("movement", "demon", demon={"1401": ["er_levy"]}, alliances=allied, piles={"away": ["ah_duke"]})
    t.until("movement").until("end") if t.question == "end" else t.do("end").until("movement").do("end")
