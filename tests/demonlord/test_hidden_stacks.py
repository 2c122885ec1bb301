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
