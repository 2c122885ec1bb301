"""Set-up (DL-SET): who starts where, devotees, townships, spells, the first phase; and the erratum (DL-ERR)."""

from typing import Any

import pytest

from hexarchy.core.dice import ScriptedDice, SeededDice
from hexarchy.core.game import BadInput
from tests.demonlord.table import GAME, WORLD, Table, at, new

TEMPLES = ["0209", "0421", "0603", "0811"]
TOWNS = ["0113", "0206", "0502", "0718", "0806"]
DEVOTEES = [unit.id for unit in WORLD.units if unit.home == "HO"]


def devotees_placed(*dice: int, **options: Any) -> Table:
    """The devotees stand, two on each temple; the townships come next."""
    t = new(dice=ScriptedDice(dice, then=SeededDice(1)), **options)
    while t.question == "place-devotee":
        t.do(t.options[0])
    return t


def raise_(t: Table, unit: str, town: str) -> Table:
    """Name a township unit, if there is a choice, and a town."""
    if t.question == "township-unit":
        t.do(f"raise {unit}")
    return t.answer("township-town", f"place {town}")


def townships_placed(**options: Any) -> Table:
    t = devotees_placed(1, 1, 1, **options)
    raise_(t, "wt_horse", "0113")
    raise_(t, "wt_archers", "0206")
    return raise_(t, "wt_peasants", "0502")


@pytest.mark.rule("DL-SET-01")
@pytest.mark.parametrize(
    ("code", "hex_", "count"),
    [
        ("TI", "0510", 9),
        ("BA", "0218", 8),
        ("GU", "0405", 2),
        ("DA", "0302", 6),
        ("CR", "0414", 4),
        ("CL", "1201", 3),
        ("NI", "1811", 12),
        ("ER", "1605", 7),
        ("TA", "1719", 7),
        ("CM", "1119", 4),
        ("CG", "1510", 3),
        ("CZ", "2017", 2),
    ],
)
def test_units_start_in_the_hex_of_their_homeland(code: str, hex_: str, count: int) -> None:
    t = new()
    homes = [t.where(unit.id) for unit in WORLD.units if unit.home == code]
    assert homes == [hex_] * count


@pytest.mark.rule("DL-SET-02")
def test_beings_that_wait_for_invocation_start_off_the_map() -> None:
    t = new()
    waiting = {unit.id for unit in WORLD.units if unit.deploy == "invoke"}
    named = {"in_light_spirit", "inr_west_wizard", "an_old_one", "gw_beast_god", "gw_forest_spirit"}
    assert waiting == named | {unit.id for unit in WORLD.units if unit.home in ("TNC", "TS", "YO")}
    assert {t.where(unit) for unit in waiting} == {"off"}


@pytest.mark.rule("DL-SET-03")
def test_reinforcements_start_off_the_map() -> None:
    t = new()
    assert [len(pool) for pool in WORLD.reinforcements] == [9, 11]
    assert {t.where(WORLD.units[unit].id) for pool in WORLD.reinforcements for unit in pool} == {"off"}


@pytest.mark.rule("DL-SET-04")
def test_two_devotees_on_each_temple_of_hosar() -> None:
    t = new()
    assert (t.question, t.asked, t.targets("place")) == ("place-devotee", ["hosar"], TEMPLES)
    assert t.refuses("place 1414") == ["DL-SET-04"]  # a temple, but of Ninnghiz
    t.do("place 0421", "place 0421")
    assert t.refuses("place 0421") == ["DL-SET-04"]
    assert t.targets("place") == ["0209", "0603", "0811"]
    t.do("place 0811", "place 0209", "place 0603", "place 0811", "place 0209")
    assert t.question == "township-unit"  # the last place was no choice
    assert [len(t.stack("hosar", temple)) for temple in TEMPLES] == [2, 2, 2, 2]
    assert {t.where(unit) for unit in DEVOTEES[:2]} == {"0421"}


@pytest.mark.rule("DL-SET-05")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_town_admits_a_township_unit_on_1_to_3(die: int) -> None:
    t = raise_(devotees_placed(die), "wt_horse", "0502")
    assert t.rolls("DL-SET-05") == [(die,)]
    assert t.where("wt_horse") == "0502"


@pytest.mark.rule("DL-SET-05")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_a_town_refuses_a_township_unit_on_4_to_6(die: int) -> None:
    t = raise_(devotees_placed(die), "wt_horse", "0502")
    assert t.where("wt_horse") == "off"
    t.do("raise wt_horse")
    assert t.targets("place") == ["0113", "0206", "0718", "0806"]


@pytest.mark.rule("DL-SET-06")
def test_a_town_takes_one_unit_and_may_refuse_one_yet_take_another() -> None:
    t = raise_(devotees_placed(6, 1), "wt_horse", "0502")
    raise_(t, "wt_archers", "0502")
    assert t.where("wt_archers") == "0502"
    t.do("raise wt_peasants")
    assert "0502" not in t.targets("place")
    assert t.refuses("place 0502") == ["DL-SET-06"]


@pytest.mark.rule("DL-SET-07")
def test_a_unit_refused_by_every_open_town_is_left_out() -> None:
    t = devotees_placed(6, 6, 6, 6, 6)
    for town in TOWNS[:4]:
        raise_(t, "wt_horse", town)
    t.do("raise wt_horse")
    assert t.where("wt_horse") == "gone"  # the fifth town was no choice
    assert t.events("township-refused") == [{"unit": "wt_horse"}]
    assert t.targets("raise") == ["wt_archers", "wt_peasants"]


@pytest.mark.rule("DL-SET-07")
def test_a_unit_tries_each_town_once_and_the_order_is_free() -> None:
    t = raise_(devotees_placed(6, 6), "wt_horse", "0113")
    raise_(t, "wt_archers", "0206")
    assert t.targets("raise") == ["wt_horse", "wt_archers", "wt_peasants"]
    t.do("raise wt_horse")
    assert t.refuses("place 0113") == ["DL-SET-07"]
    assert "0206" in t.targets("place")


@pytest.mark.rule("DL-SET-08")
def test_the_five_western_towns() -> None:
    t = devotees_placed().do("raise wt_horse")
    assert t.targets("place") == TOWNS
    names = {site.name for site in WORLD.sites if site.kind == "village" and site.home == "WT"}
    assert names == {"Horkan", "Darton", "Belbitz", "Kimat", "Fergeni"}
    assert t.refuses("place 0914") == ["DL-SET-08"]  # Rouna, a village but of the Great Woods


@pytest.mark.rule("DL-SET-09")
def test_spells_are_drawn_last_and_in_secret() -> None:
    t = townships_placed()
    assert (t.question, t.asked) == ("spell-way", ["hosar", "demon"])
    t.do("choose-one", "learn rains", seat="hosar")
    assert t.asked == ["demon"]
    told = [key for key, _ in t.heard_by("demon")]
    assert not [event for event in t.heard_by("demon") if "rains" in str(event)]
    assert "spells-known" not in told
    assert t.view("demon")["own"]["spells"] == []
    assert t.options == ["draw-five", "choose-one"]
    t.do("draw-five", seat="demon")
    assert (len(t.view("hosar")["own"]["spells"]), len(t.view("demon")["own"]["spells"])) == (4, 5)
    assert "rains" in t.view("hosar")["own"]["spells"]


@pytest.mark.rule("DL-SET-10")
def test_hosar_has_the_first_phase_of_every_turn() -> None:
    t = townships_placed().do("draw-five").do("draw-five")
    for _ in range(2000):
        if t.s.turn_number > 3:
            break
        t.do(next((mild for mild in ("pass", "no", "end") if mild in t.options), t.options[-1]))
    phases = [(event["turn"], event["side"]) for event in t.events("phase-begins")]
    assert phases[:6] == [(turn, side) for turn in (1, 2, 3) for side in ("hosar", "demon")]


@pytest.mark.rule("DL-SET-11")
def test_hosar_sits_west_and_demon_east() -> None:
    seats = GAME.presentation.seats
    assert (seats["hosar"], seats["demon"]) == ("west", "east")
    assert WORLD.grid.ids[0].startswith("01")  # column 01 is the western edge of the map as it is drawn


@pytest.mark.rule("DL-SET-12")
def test_the_first_turn_knows_an_alliance_attempt() -> None:
    t = at("alliances", turn=1, hosar={"1402": ["ti_knights"]}, rest="neutrals", dice=[1]).do("court 1401")
    assert t.state_of("AH") == ("hosar", 2)


@pytest.mark.rule("DL-SET-12")
def test_the_first_turn_knows_invocations_but_of_the_light_spirit() -> None:
    """So do spells, battles and sieges: no step of a phase looks at the turn."""
    for turn, asked in ((1, False), (2, True)):
        t = at("invocation", turn=turn, hosar={"0603": ["ho_priest"]}, demon={"1811": ["ni_captain"]})
        assert (t.question == "invocation") is asked
    t = at("invocation", "demon", turn=1, demon={"2006": ["ni_high_priest"]})
    assert t.question == "invocation"


@pytest.mark.rule("DL-SET-12")
def test_reinforcements_wait_for_the_first_clash_and_talks_for_turn_3() -> None:
    hosar, demon = {"0510": ["ti_knights"]}, {"1811": ["ni_captain"]}
    assert at("start", turn=1, hosar=hosar, demon=demon).question == "movement"
    assert at("start", turn=1, hosar=hosar, demon=demon, clash=True).question == "request"
    assert at("turn-end", turn=1, hosar=hosar, demon=demon).question == "movement"
    assert at("turn-end", turn=3, hosar=hosar, demon=demon).question == "call-talks"


@pytest.mark.rule("DL-ERR-01")
def test_the_foot_guards_of_nisshar_are_infantry() -> None:
    guards = WORLD.unit["ni_foot_guards"]
    assert (guards.mode, guards.missile, guards.melee, guards.morale, guards.mp) == ("F", 6, 8, 6, 3)
    assert GAME.presentation.picture(guards) != GAME.presentation.picture(WORLD.unit["ni_horse_guards"])


def test_a_position_names_what_is_wrong_with_it() -> None:
    with pytest.raises(BadInput, match="losses"):
        at("movement", losses=3)
