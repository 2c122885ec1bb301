"""The variants (DL-VAR): Strategic Game, Long Game, First Move, Reduced Chance."""

from typing import Any

import pytest

from hexarchy.core.dice import ScriptedDice, SeededDice
from tests.demonlord.table import GAME, WORLD, Table, at, new

HOSAR, DEMON = {"0218": ["ba_baron"]}, {"1719": ["ta_khan"]}
REQUESTED = {"requested": [True, True], "arrived": [True, True]}


def strategic_end(**more: Any) -> Table:
    """The last turn of a Strategic Game is over. Nobody has the point for doing without reinforcements."""
    usual: dict[str, Any] = {"hosar": HOSAR, "demon": DEMON, **REQUESTED, **more}
    t = at("turn-end", turn=14, scenario="strategic", last_turn=14, **usual)
    t.log = list(t.s._happened)
    return t


def scored(t: Table, seat: str) -> dict[str, int]:
    (event,) = [event for event in t.events("points") if event["side"] == seat]
    return dict(event["scored"])


def long_game(phase: str = "hosar", *dice: int, **more: Any) -> Table:
    """The start of a phase of the Long Game."""
    usual: dict[str, Any] = {"hosar": HOSAR, "demon": DEMON, "scenario": "long"}
    return at("start", phase, dice=dice, **{**usual, **more})


def set_up(**options: Any) -> Table:
    """A new match gone on to the choice of spells."""
    t = new(**options)
    while t.question != ("spell-choice" if options.get("reduced_chance") else "spell-way"):
        t.do(t.options[0])
    return t


@pytest.mark.rule("DL-VAR-01")
def test_strategic_game_knows_no_sudden_death_and_no_points_by_the_turn() -> None:
    demon = {"0511": ["er_cavalry"], "1719": ["ta_khan"]}
    t = at("movement", "demon", hosar=HOSAR, demon=demon, scenario="strategic")
    t.do("unit er_cavalry", "move 0510")
    assert (t.controller("timur"), t.winner) == ("demon", None)
    t.until("movement").do("end").until("movement")
    assert t.events("points") == []
    assert at("turn-end", turn=3, hosar=HOSAR, demon=DEMON, scenario="strategic").question == "call-talks"
    assert at("turn-end", turn=2, hosar=HOSAR, demon=DEMON, scenario="strategic").question == "movement"


@pytest.mark.rule("DL-VAR-02")
@pytest.mark.parametrize(
    ("turn", "dice", "last"),
    [(14, (5, 6, 4), 18), (14, (5, 5), 0), (15, (5, 5), 0), (16, (5, 5, 1), 17), (14, (6, 6, 1), 15)],
)
def test_strategic_talks_double_the_dice_and_need_36(turn: int, dice: tuple[int, ...], last: int) -> None:
    t = at("turn-end", turn=turn, hosar=HOSAR, demon=DEMON, scenario="strategic", talks=True, dice=dice)
    t.answer("talks-go-on", "yes", "no")
    assert t.view(None)["last_turn"] == last


@pytest.mark.rule("DL-VAR-02")
def test_strategic_talks_begin_with_a_6() -> None:
    setting: dict[str, Any] = {"turn": 14, "hosar": HOSAR, "demon": DEMON, "scenario": "strategic"}
    t = at("turn-end", dice=[6, 1, 1], **setting).answer("call-talks", "yes", "no")
    assert t.view(None)["talks"] is True
    t = at("turn-end", dice=[5], **setting).answer("call-talks", "yes", "no")
    assert t.view(None)["talks"] is False


@pytest.mark.rule("DL-VAR-03")
def test_strategic_points_are_counted_once_at_the_end() -> None:
    t = at("movement", "demon", turn=13, hosar=HOSAR, demon=DEMON, scenario="strategic", last_turn=14)
    t.answer("movement", "end").answer("movement", "end")
    assert t.events("points") == []
    t.answer("movement", "end")
    assert [event["side"] for event in t.events("points")] == ["hosar", "demon"]
    assert t.winner == "hosar"  # one each: ties go to Hosar
    assert t.view(None)["result"]["scores"] == {"hosar": 1, "demon": 1}
    assert strategic_end(requested=[True, False]).winner == "demon"


@pytest.mark.rule("DL-VAR-04")
def test_strategic_point_for_doing_without_reinforcements() -> None:
    t = strategic_end(requested=[False, True])
    assert (scored(t, "hosar"), scored(t, "demon")) == ({"DL-VAR-04": 1}, {})


@pytest.mark.rule("DL-VAR-05")
@pytest.mark.parametrize(
    ("losses", "points"), [([1, 2], ({"DL-VAR-05": 1}, {})), ([2, 1], ({}, {"DL-VAR-05": 1})), ([2, 2], ({}, {}))]
)
def test_strategic_point_for_the_losses_of_the_last_turn(losses: list[int], points: Any) -> None:
    t = strategic_end(losses=losses)
    assert (scored(t, "hosar"), scored(t, "demon")) == points


@pytest.mark.rule("DL-VAR-05")
def test_losses_of_an_earlier_turn_bring_no_strategic_point() -> None:
    setting: dict[str, Any] = {"hosar": HOSAR, "demon": DEMON, "scenario": "strategic", **REQUESTED}
    t = at("movement", "demon", turn=13, last_turn=14, losses=[0, 5], **setting)
    for _ in range(3):
        t.answer("movement", "end")
    assert scored(t, "hosar") == {}


@pytest.mark.rule("DL-VAR-06")
def test_strategic_points_for_ninnghiz_are_hosars_alone() -> None:
    assert scored(strategic_end(control={"ninnghiz": "hosar"}), "hosar") == {"DL-VAR-06": 2}
    assert scored(strategic_end(), "demon") == {}


@pytest.mark.rule("DL-VAR-07")
def test_strategic_points_for_the_enemys_allies() -> None:
    alliances = {"AH": {"side": "demon"}, "GW": {"side": "demon"}, "AN": {"side": "demon"}, "LY": {"side": "hosar"}}
    t = strategic_end(alliances=alliances)
    assert (scored(t, "hosar"), scored(t, "demon")) == ({"DL-VAR-07": 3}, {"DL-VAR-07": 1})


@pytest.mark.rule("DL-VAR-08")
def test_strategic_points_for_enemy_characters_dead_or_held() -> None:
    piles = {
        "dead": ["er_lord", "cm_warlock", "er_levy", "ti_prince"],
        "prisoners_of_hosar": ["ni_captain", "er_patrol"],
    }
    t = strategic_end(piles=piles)
    assert (scored(t, "hosar"), scored(t, "demon")) == ({"DL-VAR-08": 3}, {"DL-VAR-08": 1})
    back = strategic_end(demon={"2006": ["yo_yorgash"]})  # however often he has been killed
    assert scored(back, "hosar") == {}


@pytest.mark.rule("DL-VAR-09")
@pytest.mark.parametrize(
    ("lost", "points"), [([10, 12], ({"DL-VAR-09": 1}, {})), ([12, 10], ({}, {"DL-VAR-09": 1})), ([9, 9], ({}, {}))]
)
def test_strategic_point_for_troops_over_the_whole_game(lost: list[int], points: Any) -> None:
    t = strategic_end(troops_lost=lost)
    assert (scored(t, "hosar"), scored(t, "demon")) == points


@pytest.mark.rule("DL-VAR-09")
def test_troops_killed_or_captured_are_remembered_and_characters_are_not() -> None:
    hosar = {"0414": ["cr_militia", "cr_wizard"], **HOSAR}
    demon = {"0414": ["er_levy", "er_patrol"], **DEMON}
    setting: dict[str, Any] = {"sieges": {"0414": 4}, "scenario": "strategic", "last_turn": 14, **REQUESTED}
    t = at("sieges", "demon", turn=13, hosar=hosar, demon=demon, dice=[6, 6, 6, 5], **setting)  # one each
    t.do("invest").until("siege-losses").do("lose er_levy").until("movement")
    assert t.events("surrender")
    t.answer("movement", "end").answer("movement", "end")
    assert ("DL-VAR-09" in scored(t, "hosar"), "DL-VAR-09" in scored(t, "demon")) == (False, False)


@pytest.mark.rule("DL-VAR-10")
def test_the_long_game_is_won_with_all_three_enemy_cities() -> None:
    demon = {"0511": ["er_cavalry"], "1719": ["ta_khan"]}
    alone = at("movement", "demon", hosar=HOSAR, demon=demon, scenario="long").do("unit er_cavalry", "move 0510")
    assert (alone.controller("timur"), alone.winner) == ("demon", None)
    taken = {"dansor": "demon", "barthek": "demon"}
    t = at("movement", "demon", hosar=HOSAR, demon=demon, scenario="long", control=taken)
    t.do("unit er_cavalry", "move 0510")
    assert (t.winner, t.view(None)["result"]["why"]) == ("demon", "DL-VAR-10")


@pytest.mark.rule("DL-VAR-10")
def test_the_long_game_knows_neither_truce_nor_points() -> None:
    t = at("turn-end", turn=9, hosar=HOSAR, demon=DEMON, scenario="long")
    t.log = list(t.s._happened)
    assert (t.question, t.s.turn_number) == ("movement", 10)
    assert t.events("points") == []


@pytest.mark.rule("DL-VAR-11")
def test_one_character_and_one_troop_unit_may_be_tried_each_phase() -> None:
    dead = ["ti_prince", "da_duke", "ti_knights", "ti_sergeants", "er_lord", "in_light_spirit", "ah_swordsmen"]
    piles = {"dead": dead, "prisoners_of_demon": ["ti_spearmen", "cl_count"]}
    t = long_game("hosar", 1, 1, piles=piles, alliances={"AH": {"side": "hosar"}})
    assert (t.question, t.asked) == ("replace-character", ["hosar"])
    assert t.targets("replace") == ["ti_prince", "da_duke"]  # not the living, prisoners, beings, enemies
    t.do("replace ti_prince")
    assert t.rolls("DL-VAR-12") == [(1,)]
    assert (t.question, t.targets("replace")) == ("replace-troop", ["ti_knights", "ti_sergeants", "ah_swordsmen"])
    t.do("replace ti_knights")
    assert (t.question, t.rolls("DL-VAR-12")) == ("movement", [(1,), (1,)])
    assert t.refuses("replace da_duke") == ["DL-VAR-11"]


@pytest.mark.rule("DL-VAR-11")
def test_replacements_belong_to_the_long_game() -> None:
    piles = {"dead": ["ti_prince", "ti_knights"]}
    assert at("start", hosar=HOSAR, demon=DEMON, piles=piles).question == "movement"
    t = long_game(piles=piles).answer("replace-character", "pass").answer("replace-troop", "pass")
    assert t.question == "movement"
    assert t.s.rolled == 0


@pytest.mark.rule("DL-VAR-12")
@pytest.mark.parametrize(
    ("unit", "die", "returns"),
    [
        ("ti_prince", 6, True),
        ("ti_prince", 5, False),
        ("ti_knights", 6, True),
        ("ti_knights", 5, True),
        ("ti_knights", 4, False),
    ],
)
def test_a_character_needs_6_and_a_troop_unit_5_or_6(unit: str, die: int, returns: bool) -> None:
    t = long_game("hosar", die, 6, piles={"dead": [unit]}).do(f"replace {unit}")
    assert t.where(unit) == ("0510" if returns else "dead")
    if not returns:  # a new try in a later turn
        t.answer("movement", "end").answer("movement", "end").do(f"replace {unit}")
        assert t.where(unit) == "0510"


@pytest.mark.rule("DL-VAR-13")
def test_a_replaced_unit_appears_at_home_in_time_to_move() -> None:
    t = long_game("hosar", 6, piles={"dead": ["ti_knights"]}).do("replace ti_knights")
    assert t.question == "movement"
    t.do("unit ti_knights", "move 0511")
    assert t.where("ti_knights") == "0511"


@pytest.mark.rule("DL-VAR-13")
def test_a_replaced_unit_whose_home_is_closed_goes_where_a_freed_one_would() -> None:
    hosar, demon = {"0510": ["ti_peasants"]}, {"0510": ["er_levy"]}
    t = long_game("hosar", 6, piles={"dead": ["ti_knights"]}, hosar=hosar, demon=demon, sieges={"0510": 1})
    t.do("replace ti_knights")
    assert t.targets("place") == ["0405", "0414"]
    t.do("place 0414")
    assert t.where("ti_knights") == "0414"


@pytest.mark.rule("DL-VAR-13", "DL-HID-09")
def test_troops_hidden_at_a_replaced_units_home_show_themselves_and_close_it() -> None:
    """Gunthoz and Rabat are equally near: in one of them there are others in hiding."""
    demon = {"0510": ["er_lord", "er_levy"], "0405": ["cg_castellan", "cg_orcs"]}
    t = long_game("hosar", 6, piles={"dead": ["ti_knights"]}, hosar={"0218": ["ba_baron"]}, demon=demon)
    t.do("replace ti_knights")
    assert t.events("troop-shown") == [{"unit": "er_levy", "hex": "0510"}]
    assert (t.question, t.targets("place")) == ("place-arrival", ["0405", "0414"])
    t.do("place 0405")
    assert t.events("troop-shown")[1:] == [{"unit": "cg_orcs", "hex": "0405"}]
    assert t.where("ti_knights") == "0414"


@pytest.mark.rule("DL-VAR-13", "DL-SIE-03")
def test_replaced_troops_alone_at_home_hold_it_again() -> None:
    t = long_game("demon", 6, piles={"dead": ["er_patrol"]}, control={"erush": "hosar"}).do("replace er_patrol")
    assert (t.where("er_patrol"), t.controller("erush")) == ("1605", "demon")


@pytest.mark.rule("DL-VAR-13")
def test_replaced_reinforcements_use_their_entrances() -> None:
    t = long_game("demon", 5, piles={"dead": ["ik_ogres"]}, **REQUESTED).do("replace ik_ogres")
    assert t.targets("place") == ["2201", "2214", "2223"]
    t.do("place 2214")
    assert t.where("ik_ogres") == "2214"


@pytest.mark.rule("DL-VAR-14")
@pytest.mark.parametrize(("phase", "capital", "foe"), [("hosar", "timur", "demon"), ("demon", "nisshar", "hosar")])
def test_no_replacements_while_the_capital_is_lost(phase: str, capital: str, foe: str) -> None:
    piles = {"dead": ["ti_prince", "ni_captain"]}
    t = long_game(phase, piles=piles, control={capital: foe})
    assert t.question == "movement"
    assert t.refuses(f"replace {'ti_prince' if phase == 'hosar' else 'ni_captain'}") == ["DL-VAR-11"]
    assert long_game(phase, piles=piles).question == "replace-character"


@pytest.mark.rule("DL-VAR-15")
def test_the_higher_die_has_the_first_phase_of_every_turn() -> None:
    dice = ScriptedDice((4, 4, 3, 5), then=SeededDice(1))  # a tie is rolled again
    t = set_up(dice=dice, first_move=True)
    assert t.view(None)["first"] == "demon"
    t.do("draw-five").do("draw-five")
    for _ in range(3000):
        if t.s.turn_number > 2:
            break
        t.do(next((mild for mild in ("pass", "no", "end") if mild in t.options), t.options[-1]))
    phases = [(event["turn"], event["side"]) for event in t.events("phase-begins")]
    assert phases[:4] == [(1, "demon"), (1, "hosar"), (2, "demon"), (2, "hosar")]


@pytest.mark.rule("DL-VAR-15")
def test_the_first_move_dice_may_leave_hosar_first() -> None:
    assert set_up(dice=ScriptedDice((6, 5), then=SeededDice(1)), first_move=True).view(None)["first"] == "hosar"
    tied = ScriptedDice((4, 4, 6, 5), then=SeededDice(1))
    assert set_up(dice=tied, first_move=True).view(None)["first"] == "hosar"
    assert set_up(dice=ScriptedDice((1, 5), then=SeededDice(1))).view(None)["first"] == "hosar"


@pytest.mark.rule("DL-VAR-16")
@pytest.mark.parametrize("scenario", ["standard", "strategic", "long"])
@pytest.mark.parametrize("reduced", [False, True])
def test_first_move_goes_with_every_scenario(scenario: str, reduced: bool) -> None:
    t = new(scenario, dice=ScriptedDice((2, 3), then=SeededDice(1)), first_move=True, reduced_chance=reduced)
    assert (t.view(None)["scenario"], t.view(None)["first"]) == (scenario, "demon")
    assert [entry.id for entry in GAME.scenarios.all] == ["standard", "strategic", "long"]


@pytest.mark.rule("DL-VAR-17")
def test_reduced_chance_lets_each_player_pick_four_spells() -> None:
    t = set_up(reduced_chance=True)
    assert (t.question, t.asked) == ("spell-choice", ["hosar", "demon"])
    assert (len(t.options_of("hosar")), len(t.options_of("demon"))) == (7, 7)
    rolled = t.s.rolled
    for spell in ("vision", "rains", "light", "cloak"):
        t.do(f"learn {spell}", seat="hosar")
    assert t.asked == ["demon"]
    for spell in ("necromon", "vision", "darkness", "earthpit"):
        t.do(f"learn {spell}", seat="demon")
    assert t.view("hosar")["own"]["spells"] == ["vision", "cloak", "light", "rains"]
    assert t.view("demon")["own"]["spells"] == ["vision", "earthpit", "darkness", "necromon"]
    assert t.s.rolled == rolled


@pytest.mark.rule("DL-VAR-18")
@pytest.mark.parametrize(
    ("phase", "code", "entrance", "arrive"), [("hosar", "ME", "0108", 9), ("demon", "IK", "2201", 10)]
)
def test_reduced_chance_brings_one_more_reinforcement(phase: str, code: str, entrance: str, arrive: int) -> None:
    options = {"reduced_chance": True}
    t = at("start", phase, hosar=HOSAR, demon=DEMON, clash=True, options=options, dice=[1], then=SeededDice(1))
    t.answer("request", "yes").do("yes", f"place-all {entrance}")
    assert sum(t.where(unit.id) == entrance for unit in WORLD.units if unit.home == code) == arrive


@pytest.mark.rule("DL-VAR-19")
def test_reduced_chance_leaves_ninnghiz_and_the_inner_kingdom_to_chance() -> None:
    left_out, missing = set(), set()
    for seed in range(12):
        setting: dict[str, Any] = {"hosar": HOSAR, "options": {"reduced_chance": True}, "then": SeededDice(seed)}
        t = at("invocation", "demon", demon={"1414": ["ni_high_priest"]}, dice=[1], **setting)
        t.do("invoke ni_high_priest")
        conjured = {u.id for u in WORLD.units if u.home == "TNC" and t.where(u.id) == "1414"}
        assert len(conjured) == 5
        left_out.add(tuple(sorted({u.id for u in WORLD.units if u.home == "TNC"} - conjured)))
        t = at("start", "demon", demon=DEMON, clash=True, dice=[1], **setting)
        t.do("yes", "yes", "place-all 2201")
        missing.add(tuple(u.id for u in WORLD.units if u.home == "IK" and t.where(u.id) == "gone"))
    assert len(left_out) > 2
    assert len(missing) > 2
