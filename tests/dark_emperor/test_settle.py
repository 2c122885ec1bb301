"""Events that interrupt (DE-PROC-4): what is settled at once, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import settle
from tests.dark_emperor.fighting import ALLIES, FIELD, combat, many
from tests.dark_emperor.random_positions import play
from tests.dark_emperor.table import Table, at, hex_at

VAMPIRE = "necro_greater_1"
IDLE = {"1710": ["mezal"]}
SITUATIONS = 30


def order(t: Table, *keys: str) -> list[str]:
    """Which of these events happened, in order; rolls by their rule."""
    told = [e.args["why"] if e.key == "roll" else e.key for e in t.log]
    return [key for key in told if key in keys]


@pytest.mark.rule("DE-PROC-4")
def test_the_order_of_the_matters() -> None:
    names = [f"{matter.__module__.rsplit('.', 1)[1]}.{matter.__name__}" for matter in settle.MATTERS]
    assert names == [
        "staff.take_command",
        "capture.lone_trains",
        "devices.lone_devices",
        "famir.pick_up",
        "escape.endangered",
        "elections.vacancy",
        "victory.final_death",
    ]


def story(seed: int) -> list[str]:
    """All that happens in a random situation, and what is true at every question of it."""
    return [f"{happened} {state.decision} {state.fields_to_json()}" for state, happened in play(seed)]


@pytest.mark.rule("DE-PROC-4")
def test_what_is_passed_over_would_have_changed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = [story(seed) for seed in range(SITUATIONS)]
    monkeypatch.setattr(settle, "_stirs", lambda s, hexes: True)
    assert [story(seed) for seed in range(SITUATIONS)] == quick


@pytest.mark.rule("DE-PROC-4", "DE-15.6b")
def test_the_doge_dies_and_another_has_the_torch_before_the_next_step() -> None:
    hexes = {"3006": [VAMPIRE], "3005": ["grip_nud"], "3104": ["padron_pletyy", "zelara_do_fornoy"], **IDLE}
    more: dict[str, Any] = {"doge": "grip_nud", "bears": {"grip_nud": ["torch_of_liberty"]}}
    t = at("movement", hexes=hexes, active=ALLIES, dice=[6, 1], **more)
    t.do(f"move {VAMPIRE}", "step 3005")
    t.answer("claim-devices", "none")
    assert t.where("grip_nud") == "dead"
    assert order(t, "DE-9.27b", "leader-dies", "DE-17b", "elected") == ["DE-9.27b", "leader-dies", "DE-17b", "elected"]
    assert t.bearer("torch_of_liberty") in ("padron_pletyy", "zelara_do_fornoy")
    assert t.question == "march"


@pytest.mark.rule("DE-PROC-4", "DE-9.33b")
def test_a_lone_train_is_captured_before_its_leader_rolls() -> None:
    hexes = {"2515": [VAMPIRE], FIELD: ["zola_siege_1", "farnon"], **IDLE}
    t = at("movement", hexes=hexes, active=ALLIES, dice=[1])
    t.do(f"move {VAMPIRE}", f"step {FIELD}")
    assert order(t, "train-captured", "DE-9.27b") == ["train-captured", "DE-9.27b"]
    t.do("place 1610")
    assert t.side("zola_siege_1") == "necromancer"
    assert t.question == "march"  # the captor need not stop
    t.do("stop")
    assert t.refuses("move zola_siege_1") == ["DE-9.33b"]  # from his next Movement Segment on


@pytest.mark.rule("DE-9.33b")
def test_two_trains_that_meet_with_nobody_else_stay_with_their_owners() -> None:
    t = combat("necro_siege", "zola_siege_1", dice=[5])
    settle.settle(t.s, hex_at(FIELD))
    t.s.run()
    assert (t.side("necro_siege"), t.side("zola_siege_1")) == ("necromancer", "kingdoms")
    assert t.question == "retreat"


@pytest.mark.rule("DE-9.33b", "DE-18.22a", "DE-8.G")
def test_a_monster_captures_a_lone_train_and_guards_one() -> None:
    hexes = {"2515": ["sirax"], FIELD: ["zola_siege_1"], **IDLE}
    t = at("movement", hexes=hexes, active=ALLIES, monsters={"sirax": "necromancer"})
    t.do("move sirax", f"go {FIELD}")
    assert t.side("zola_siege_1") == "necromancer"
    hexes = {"2515": [VAMPIRE], FIELD: ["zola_siege_1", "sirax"], **IDLE}
    t = at("movement", hexes=hexes, active=ALLIES, monsters={"sirax": "kingdoms"})
    t.do(f"move {VAMPIRE}", f"step {FIELD}")
    assert t.side("zola_siege_1") == "kingdoms"


@pytest.mark.rule("DE-PROC-4", "DE-15.7a")
def test_the_staff_comes_before_everything_else() -> None:
    """Legions that march into the wielder's hex fall to him: then he is not alone, and does not roll."""
    legion = "the_emperors_lament_iii"
    hexes = {"2515": [legion], FIELD: ["nikon_v"], **IDLE}
    more: dict[str, Any] = {"bears": {"nikon_v": ["staff_of_empire"]}, "undead": {legion: "necromancer"}}
    t = at("movement", hexes=hexes, active=ALLIES, **more)
    t.do(f"move {legion}", f"step {FIELD}")
    assert (t.question, t.asked) == ("command", ["kingdoms"])
    t.do("yes")
    assert t.side(legion) == "kingdoms"
    assert t.rolls("DE-9.27b") == []


@pytest.mark.rule("DE-PROC-4")
def test_leaders_roll_in_the_order_of_the_list() -> None:
    hexes = {"2515": [VAMPIRE], FIELD: ["nikon_v", "stommarren"], **IDLE}
    t = at("movement", hexes=hexes, active=ALLIES, dice=[6, 6])
    t.do(f"move {VAMPIRE}", f"step {FIELD}")
    assert [e["leader"] for e in t.events("leader-dies")] == ["stommarren", "nikon_v"]


@pytest.mark.rule("DE-PROC-4", "DE-6.11a")
def test_the_phasing_players_leaders_roll_first() -> None:
    """A trespass elsewhere turns a city's garrison on one side's guest; the mover's hunt catches the other's."""
    hexes = {"1717": [VAMPIRE], "1718": ["farnon"], "1820": ["tol_morn", "stavror_infantry_1"], **IDLE}
    t = at("movement", hexes=hexes, active={"zolahaureslor": "kingdoms"}, dice=[6, 6])
    t.do(f"move {VAMPIRE}", "step 1718")
    assert [e["leader"] for e in t.events("leader-dies")] == ["tol_morn", "farnon"]


@pytest.mark.rule("DE-PROC-4", "DE-20.1")
def test_victory_is_looked_for_last() -> None:
    more: dict[str, Any] = {"bears": {"paisach": ["loslom"]}, "dice": [6, 6]}
    t = combat(VAMPIRE, "padrech_dar_choim", "paisach", *many("zola_legions", 6), player="kingdoms", **more)
    t.do("leader paisach", "use loslom", "none")
    assert t.winner == "kingdoms"
    assert t.question is None


@pytest.mark.rule("DE-PROC-4", "DE-15.7a")
def test_legions_that_fall_to_the_staff_take_no_train() -> None:
    legion = "the_emperors_lament_iii"
    hexes = {"2515": [legion], FIELD: ["nikon_v", "zola_siege_1"], **IDLE}
    more: dict[str, Any] = {"bears": {"nikon_v": ["staff_of_empire"]}, "undead": {legion: "necromancer"}}
    t = at("movement", hexes=hexes, active=ALLIES, **more)
    t.do(f"move {legion}", f"step {FIELD}").answer("command", "yes")
    assert (t.side(legion), t.side("zola_siege_1")) == ("kingdoms", "kingdoms")
    assert t.events("train-captured") == []


@pytest.mark.rule("DE-PROC-4")
def test_what_one_leader_bore_is_taken_before_the_next_one_rolls() -> None:
    hexes = {"2515": [VAMPIRE, "mezal"], FIELD: ["nikon_v", "stommarren"], "1710": ["tol_morn"]}
    t = at("movement", hexes=hexes, active=ALLIES, bears={"stommarren": ["loslom"]}, dice=[6, 6])
    t.do(f"move {VAMPIRE}", "with mezal", f"step {FIELD}").answer("claim-devices", "none")
    assert (t.question, t.rolls("DE-9.27b")) == ("spoils", [(6,)])
    t.do("finder mezal")
    assert t.rolls("DE-9.27b") == [(6,), (6,)]


@pytest.mark.rule("DE-PROC-4")
def test_all_roll_before_a_doge_is_elected() -> None:
    """Two of the three candidates are caught together and die: there is nobody left to vote on."""
    hexes = {"3006": [VAMPIRE], "3005": ["grip_nud", "zelara_do_fornoy"], "3104": ["padron_pletyy"], **IDLE}
    t = at("movement", hexes=hexes, active=ALLIES, dice=[6, 6], doge="grip_nud")
    t.do(f"move {VAMPIRE}", "step 3005")
    assert [event["leader"] for event in t.events("leader-dies")] == ["grip_nud", "zelara_do_fornoy"]
    assert t.events("elected") == [{"leader": "padron_pletyy"}]
