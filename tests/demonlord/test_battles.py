"""Battles (DL-BAT): when they take place, their order, their rounds and their ground."""

from __future__ import annotations

import pytest

from tests.demonlord.fields import (
    FATAL,
    HILLY,
    HIT,
    MISS,
    OPEN,
    SIXES,
    blows,
    board,
    clash,
    field,
    line_up,
    place,
    rounds,
)

KILL = (*HIT, *MISS, FATAL)  # a duel in which the phasing player's unit strikes down the other at once


@pytest.mark.rule("DL-BAT-01")
def test_troops_of_both_players_in_a_hex_fight() -> None:
    t = clash({"0908": ["ti_spearmen"], "0510": ["ti_knights"]}, {"0908": ["er_levy"]}, then=SIXES)
    assert t.events("battle-begins") == [{"hex": "0908"}]
    assert blows(t, "melee") == [("ti_spearmen", "er_levy", 7), ("er_levy", "ti_spearmen", 4)]


@pytest.mark.rule("DL-BAT-01")
def test_troops_in_neighbouring_hexes_do_not_fight() -> None:
    t = clash({"0507": ["ti_spearmen"]}, {"0508": ["er_levy"]})
    assert not t.events("battle-begins")


@pytest.mark.rule("DL-BAT-02")
@pytest.mark.parametrize("side", ["hosar", "demon"])
def test_characters_alone_bring_on_no_battle(side: str) -> None:
    stacks = {"hosar": {OPEN: ["ti_knights"]}, "demon": {OPEN: ["er_cavalry"]}}
    stacks[side] = {OPEN: ["ti_prince" if side == "hosar" else "er_lord"]}
    t = clash(stacks["hosar"], stacks["demon"])
    assert not t.events("battle-begins")


@pytest.mark.rule("DL-BAT-02")
def test_a_lone_character_before_a_fortress_brings_on_no_choice() -> None:
    t = clash({"0414": ["cr_castle_guards"]}, {"0414": ["er_lord"]}, phase="demon")
    assert t.siege("0414") is None
    assert t.question != "battle-or-siege"


@pytest.mark.rule("DL-BAT-02")
def test_troops_that_come_upon_a_lone_character_only_try_to_capture_him() -> None:
    t = clash({"0507": ["ti_knights"]}, {OPEN: ["er_lord"]}, step="movement", dice=[6, 1])
    t.do("unit ti_knights", f"move {OPEN}")
    assert t.rolls("DL-CAP-05") == [(6, 1)]
    t.do("stop")
    assert (t.where("er_lord"), t.view(None)["phase"]) == (OPEN, "demon")
    assert not t.events("battle-begins")


@pytest.mark.rule("DL-BAT-03")
def test_the_owner_of_a_fortress_chooses_battle_or_siege() -> None:
    attackers = ["er_cavalry", "er_patrol", "er_foot_guards", "er_swordsmen", "er_archers", "er_levy"]
    t = field(["cr_castle_guards"], attackers, hex_="0414", phase="demon")
    assert (t.question, t.asked, t.options) == ("battle-or-siege", ["hosar"], ["battle", "siege"])
    assert t.refuses("battle", seat="demon") == ["DL-BAT-04"]
    besieged = field(["cr_castle_guards"], attackers, hex_="0414", phase="demon").do("siege")
    assert besieged.siege("0414") is not None
    assert not besieged.events("battle-begins")
    t.do("battle")
    assert t.siege("0414") is None
    assert t.events("battle-begins") == [{"hex": "0414"}]


@pytest.mark.rule("DL-BAT-04")
def test_more_besiegers_do_not_reopen_the_choice() -> None:
    t = clash(
        {"0414": ["cr_castle_guards"]},
        {"0414": ["er_levy"], "0415": ["er_cavalry"]},
        step="movement",
        phase="demon",
        sieges={"0414": 1},
    )
    t.do("unit er_cavalry", "move 0414", "end")
    assert t.where("er_cavalry") == "0414"
    assert t.question == "siege-method"
    assert t.refuses("battle", seat="hosar") == ["DL-BAT-04"]
    assert not t.events("battle-begins")


@pytest.mark.rule("DL-BAT-04")
def test_the_besieged_may_choose_battle_in_their_own_phase() -> None:
    t = field(["cr_castle_guards"], ["er_levy"], hex_="0414", sieges={"0414": 1})
    assert (t.question, t.asked) == ("sortie", ["hosar"])
    t.do("yes")
    assert t.events("battle-begins") == [{"hex": "0414"}]


@pytest.mark.rule("DL-BAT-05")
def test_the_phasing_player_picks_the_next_battle() -> None:
    t = clash(
        {OPEN: ["ti_knights"], "0507": ["ti_sergeants"], "0809": ["ti_spearmen"]},
        {OPEN: ["er_cavalry"], "0507": ["er_patrol"], "0809": ["er_levy"]},
        phase="demon",
        dice=KILL * 3,
        then=SIXES,
    )
    assert (t.question, t.asked, t.targets("fight")) == ("next-battle", ["demon"], [OPEN, "0507", "0809"])
    assert t.refuses(f"fight {OPEN}", seat="hosar") == ["DL-BAT-05"]
    t.do("fight 0507")
    assert (t.question, t.asked, t.targets("fight")) == ("next-battle", ["demon"], [OPEN, "0809"])
    t.do("fight 0809")
    assert [event["hex"] for event in t.events("battle-begins")] == ["0507", "0809", OPEN]


@pytest.mark.rule("DL-BAT-06")
def test_a_battle_is_fought_to_its_end_in_its_step() -> None:
    t = field(["ti_knights"], ["er_cavalry"], dice=(*MISS, *MISS) * 5 + KILL)
    for fought in range(1, 6):
        assert (t.question, rounds(t), t.view(None)["step"]) == ("withdraw", fought, "battles")
        t.do("no", "no")
    assert rounds(t) == 6
    assert t.stack("hosar", OPEN) == ["ti_knights"]
    assert t.stack("demon", OPEN) == []


@pytest.mark.rule("DL-BAT-07")
def test_a_round_has_five_stages_in_order() -> None:
    """A reserve comes up and joins a fight, magic frees a unit, missiles free two more, then comes melee."""
    t = field(
        ["ti_prince", "ti_crossbowmen", "ti_men_at_arms", "ti_knights", "ti_spearmen"],
        ["er_archers", "er_levy", "er_swordsmen"],
        dice=[1, FATAL, *HIT],
    )
    line_up(t, "ti_men_at_arms", "er_archers", "er_levy", "ti_crossbowmen", "ti_knights", "er_swordsmen")
    place(t, ti_prince="ti_men_at_arms")
    t.answer("reserves", "commit ti_spearmen").answer("join-fight", "against er_swordsmen")
    t.answer("move-character", "pass").answer("battle-magic", "fire er_archers")
    t.answer("join-fight", "against er_levy").answer("missile-target", "target ti_crossbowmen")
    t.do("target ti_knights").answer("join-fight", "against er_swordsmen", "idle").answer(
        "melee-target", "target ti_knights"
    )
    assert t.question == "withdraw"
    told = [
        event.args.get("stage") or event.args.get("kind") or event.key
        for event in t.log
        if event.key in ("battle-stage", "reserve-up", "joins-fight", "roll") and event.args.get("why") != "DL-MOR-01"
    ]
    assert [key for i, key in enumerate(told) if i == 0 or told[i - 1] != key] == [
        "reserves",
        "reserve-up",
        "joins-fight",
        "battle-magic",
        "magic",
        "joins-fight",
        "missiles",
        "missile",
        "joins-fight",
        "melee",
        "withdrawal",
    ]


@pytest.mark.rule("DL-BAT-08")
def test_another_round_follows_while_both_have_troops_and_nobody_withdraws() -> None:
    t = field(["ti_knights", "ti_sergeants"], ["er_cavalry", "er_patrol"])
    line_up(t, "ti_knights", "er_cavalry")
    for fought in (1, 2, 3):
        assert (t.question, rounds(t)) == ("withdraw", fought)
        t.do("no", "no")
    assert (t.question, rounds(t), board(t)["round"]) == ("withdraw", 4, 4)


@pytest.mark.rule("DL-BAT-09")
def test_the_other_player_picks_one_of_several_terrains() -> None:
    t = field(["ti_knights"], ["er_cavalry"], hex_=HILLY, phase="demon")
    assert (t.question, t.asked, t.targets("terrain")) == ("terrain", ["hosar"], ["hills", "open"])
    t.do("terrain hills")
    assert t.events("battle-terrain") == [{"hex": HILLY, "terrain": "hills"}]


@pytest.mark.rule("DL-BAT-09")
def test_a_single_terrain_is_nobodys_choice() -> None:
    t = field(["ti_knights"], ["er_cavalry"], hex_="1605").answer("battle-or-siege", "battle")
    assert t.question == "withdraw"
    assert t.events("battle-terrain") == [{"hex": "1605", "terrain": "open"}]


@pytest.mark.rule("DL-BAT-10")
def test_nobody_fights_in_a_lake() -> None:
    t = field(["ti_knights"], ["er_cavalry"], hex_="0318")
    assert "L" in t.s.world.hexes[t.s.world.grid.at("0318")].t
    assert t.question == "withdraw"
    assert t.events("battle-terrain") == [{"hex": "0318", "terrain": "open"}]


@pytest.mark.rule("DL-BAT-10")
def test_only_the_ground_of_the_hex_can_be_picked() -> None:
    t = field(["ti_knights"], ["er_cavalry"], hex_=HILLY)
    for ground in ("forest", "lake"):
        assert t.refuses(f"terrain {ground}") == ["DL-BAT-10"]


@pytest.mark.rule("DL-BAT-10")
def test_walls_have_no_effect_in_battle() -> None:
    t = field(["ti_knights"], ["er_cavalry"], hex_="1605").do("battle")
    assert blows(t, "melee") == [("ti_knights", "er_cavalry", 8), ("er_cavalry", "ti_knights", 8)]


@pytest.mark.rule("DL-BAT-11")
def test_the_way_in_does_not_bind_the_terrain() -> None:
    """Cavalry that pays one MP came over an open hexside."""
    t = clash({HILLY: ["ti_knights"]}, {"1005": ["er_cavalry"]}, step="movement", phase="demon", then=SIXES)
    t.do("unit er_cavalry")
    assert t.view("demon")["decision"]["costs"][HILLY] == 1
    t.do(f"move {HILLY}")
    assert (t.question, t.asked, t.targets("terrain")) == ("terrain", ["hosar"], ["hills", "open"])


@pytest.mark.rule("DL-BAT-12")
def test_everybody_in_the_hex_takes_part() -> None:
    army = ["ti_knights", "ti_sergeants", "ti_men_at_arms", "ti_crossbowmen", "ti_spearmen", "ti_peasants", "gu_men"]
    t = field([*army, "gu_militia"], ["er_levy"])
    assert t.refuses("done") == ["DL-DEC-29"]
    assert t.refuses("pass") == ["DL-DEC-29"]
    line_up(t, "gu_militia")
    assert board(t)["reserve"]["hosar"] == army


@pytest.mark.rule("DL-BAT-13")
def test_all_fortress_choices_come_before_the_first_battle() -> None:
    t = clash(
        {"0510": ["ti_knights"], "0414": ["cr_castle_guards"], "0302": ["da_knights"], HILLY: ["gu_men"]},
        {"0510": ["er_cavalry"], "0414": ["er_levy"], "0302": ["er_patrol"], HILLY: ["er_archers"]},
        phase="demon",
        sieges={"0302": 1},
        then=SIXES,
    )
    asked = []
    while t.question == "battle-or-siege":
        asked.append(t.view("hosar")["decision"]["args"]["hex"])
        assert not t.events("battle-begins")
        t.do("siege" if asked[-1] == "0510" else "battle")
    assert asked == ["0414", "0510"]
    assert (t.question, t.targets("fight")) == ("next-battle", ["0414", HILLY])


@pytest.mark.rule("DL-BAT-13")
def test_sorties_and_relief_are_settled_before_the_first_battle_too() -> None:
    t = clash(
        {"0510": ["ti_knights"], "0414": ["cr_castle_guards", "ti_sergeants"], OPEN: ["gu_men"]},
        {"0510": ["er_cavalry"], "0414": ["er_levy"], OPEN: ["er_archers"]},
        sieges={"0510": 1, "0414": 1},
        relief=["ti_sergeants"],
        then=SIXES,
    )
    t.answer("garrison-joins", "no").answer("sortie", "no")
    assert (t.question, t.targets("fight")) == ("next-battle", ["0414", OPEN])


@pytest.mark.rule("DL-BAT-14")
def test_a_battle_whose_troops_are_gone_is_dropped_and_none_is_added() -> None:
    """The Priest's Spellgate takes the only troop unit out of the second battle into a third hex."""
    t = clash(
        {OPEN: ["ti_knights"], "0507": ["ti_sergeants"], "0605": ["ho_priest"]},
        {OPEN: ["er_cavalry"], "0507": ["er_patrol"]},
        spells={"hosar": ["spellgate"]},
        dice=[*KILL, 1],
        then=SIXES,
    )
    t.answer("window-before-battles", "pass").answer("next-battle", f"fight {OPEN}")
    t.answer("window-between-battles", "cast spellgate").do("gate ti_sergeants", "at 0505")
    assert t.where("ti_sergeants") == "0505"
    assert t.events("battle-begins") == [{"hex": OPEN}]
    assert t.view(None)["marks"]["battles"] == []


@pytest.mark.rule("DL-BAT-14", "DL-SIE-25")
def test_the_battle_of_a_relief_that_was_gated_away_is_dropped_for_the_garrison_stays_inside() -> None:
    t = clash(
        {OPEN: ["ti_knights"], "0414": ["cr_militia", "ti_sergeants", "da_duke"], "0412": ["ho_priest"]},
        {OPEN: ["er_cavalry"], "0414": ["er_patrol"]},
        sieges={"0414": 1},
        relief=["ti_sergeants", "da_duke"],
        spells={"hosar": ["spellgate"]},
        dice=[*KILL, 1],
        then=SIXES,
    )
    t.answer("window-before-battles", "pass").answer("garrison-joins", "no")
    t.answer("next-battle", f"fight {OPEN}").answer("window-between-battles", "cast spellgate")
    t.do("gate ti_sergeants", "at 0413")
    assert t.events("battle-begins") == [{"hex": OPEN}]
    assert t.siege("0414") == 1
    assert t.question == "siege-method"
