"""Decision points of the set-up (DL-DEC-06 to 09)."""

import json

import pytest

from hexarchy.core.dice import ScriptedDice
from hexarchy.core.scenarios import BadOption
from tests.demonlord.asking import asks, only_choices
from tests.demonlord.table import GAME, WORLD, Table, new

TEMPLES = ["0209", "0421", "0603", "0811"]
TOWNS = ["0113", "0206", "0502", "0718", "0806"]
TOWNSHIPS = ["wt_horse", "wt_archers", "wt_peasants"]


def past_devotees(t: Table) -> Table:
    while t.question == "place-devotee":
        t.do(t.options[0])
    return t


def spells_of(t: Table, seat: str) -> list[str]:
    spells: list[str] = t.view(seat)["own"]["spells"]
    return spells


@pytest.mark.rule("DL-DEC-06")
def test_a_game_made_with_its_options_asks_for_none() -> None:
    t = new("long", dice=ScriptedDice((4, 4, 2, 5)), first_move=True)
    view = t.view(None)
    assert (view["scenario"], view["options"]) == ("long", {"first_move": True, "reduced_chance": False})
    assert t.s.rolled == 4  # the first-move dice, twice
    assert view["first"] == "demon"
    assert t.question == "place-devotee"


@pytest.mark.rule("DL-DEC-06")
def test_scenarios_and_options_on_offer() -> None:
    for scenario in ("standard", "strategic", "long"):
        t = new(scenario)
        assert (t.s.rolled, t.view(None)["first"], t.question) == (0, "hosar", "place-devotee")
    with pytest.raises(BadOption):
        GAME.new("short")
    with pytest.raises(BadOption):
        GAME.new("long", {"last_move": True})


@pytest.mark.rule("DL-DEC-07")
def test_hosar_puts_two_devotees_on_each_temple() -> None:
    t = new()
    assert sorted(option.removeprefix("place ") for option in asks(t, "hosar", "place-devotee", "DL-DEC-07")) == TEMPLES
    t.do("place 0603", "place 0603")
    assert t.refuses("place 0603") == ["DL-SET-04"]  # no 3-2-2-1
    assert t.refuses("place 0510") == ["DL-SET-04"]
    past_devotees(t)
    devotees = [unit.id for unit in WORLD.units if unit.home == "HO"]
    placed = [t.where(unit) for unit in devotees]
    assert sorted(placed) == sorted(TEMPLES * 2)


@pytest.mark.rule("DL-DEC-07")
def test_the_last_devotee_has_no_choice_left() -> None:
    t = past_devotees(new())
    assert [question for question, _ in only_choices(t, "hosar")] == ["place-devotee"] * 2
    assert only_choices(t, "demon") == []


@pytest.mark.rule("DL-DEC-08")
def test_hosar_names_a_township_unit_and_a_town() -> None:
    t = past_devotees(new(dice=ScriptedDice((4, 3, 1, 1))))
    assert asks(t, "hosar", "township-unit", "DL-DEC-08") == [f"raise {unit}" for unit in TOWNSHIPS]
    t.do("raise wt_archers")
    assert asks(t, "hosar", "township-town", "DL-DEC-08") == [f"place {town}" for town in TOWNS]
    t.do("place 0502")
    assert t.where("wt_archers") == "off"
    t.do("raise wt_archers")
    assert t.refuses("place 0502") == ["DL-SET-07"]
    t.do("place 0206")
    assert t.where("wt_archers") == "0206"
    t.do("raise wt_horse")
    assert t.refuses("place 0206") == ["DL-SET-06"]
    t.do("place 0502", "place 0113")  # the last of the three is named without a question
    assert ("township-unit", "raise wt_peasants") in only_choices(t, "hosar")
    assert t.question == "spell-way"


@pytest.mark.rule("DL-DEC-08")
def test_a_unit_refused_by_every_town_is_removed_without_a_question() -> None:
    t = past_devotees(new(dice=ScriptedDice((6,) * 15)))
    while t.question in ("township-unit", "township-town"):
        t.do(t.options[0])
    assert len(t.rolls("DL-SET-05")) == 15
    assert [t.where(unit) for unit in TOWNSHIPS] == ["gone"] * 3
    assert t.question == "spell-way"


@pytest.mark.rule("DL-DEC-09")
@pytest.mark.parametrize(("way", "count"), [("draw-five", 5), ("choose-one", 4)])
def test_both_pick_their_way_of_drawing_spells_in_secret(way: str, count: int) -> None:
    t = new().until("spell-way")
    assert (t.asked, t.rule) == (["hosar", "demon"], "DL-DEC-09")
    assert t.options_of("hosar") == t.options_of("demon") == ["draw-five", "choose-one"]
    before = json.dumps(t.view("hosar"), sort_keys=True)
    t.do(way, seat="demon")
    assert json.dumps(t.view("hosar"), sort_keys=True) == before
    if way == "choose-one":
        assert t.options_of("demon") == [
            f"learn {spell}"
            for spell in ("vision", "cloak", "forcemarch", "earthpit", "spellgate", "darkness", "necromon")
        ]
        t.do("learn necromon", seat="demon")
        assert json.dumps(t.view("hosar"), sort_keys=True) == before
    t.do("draw-five", seat="hosar")
    assert (len(spells_of(t, "demon")), len(spells_of(t, "hosar"))) == (count, 5)
    assert ("necromon" in spells_of(t, "demon")) or way == "draw-five"
    assert [key for key, _ in t.heard_by("hosar")].count("spells-known") == 1


@pytest.mark.rule("DL-DEC-09")
def test_reduced_chance_lets_both_choose_four() -> None:
    t = new(reduced_chance=True).until("spell-choice")
    assert (t.asked, t.rule) == (["hosar", "demon"], "DL-DEC-09")
    for spell in ("vision", "cloak", "earthpit", "spellgate"):
        t.do(f"learn {spell}", seat="hosar")
        assert f"learn {spell}" not in t.options_of("hosar")
    assert t.options_of("hosar") == []
    for spell in ("vision", "darkness", "necromon", "cloak"):
        t.do(f"learn {spell}", seat="demon")
    assert spells_of(t, "hosar") == ["vision", "cloak", "earthpit", "spellgate"]
    assert spells_of(t, "demon") == ["vision", "cloak", "darkness", "necromon"]
