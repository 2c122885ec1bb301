"""Staged orders (DW-S-CMD-31 to -36): several counters at a unit, shown after those of others; what was discarded."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.demonworld import Demonworld
from hexarchy.games.demonworld.board import DATA
from tests import leaks, tables
from tests.demonworld.table import Table, unit
from tests.demonworld.test_command import GIVES, GUARD, KNIGHTS, gives, ready, table
from tests.demonworld.test_singles import with_

MEN = unit("noble_footsoldiers", "S", "D10 D11 D12 D13")


def staged() -> Table:
    """Baslian with the guard, Herkyn with the footsoldiers, and a unit of each side that has one counter."""
    eaters = unit("dwarf_eaters", "N", "N4 N5 N6 N7")
    return table(
        GUARD, with_("baslian", "K8", "orc_guard"), eaters, MEN, with_("herkyn", "D14", "noble_footsoldiers"), KNIGHTS
    )


def laid() -> Table:
    t = staged()
    t.do("give-attack orc_guard", "give-hold orc_guard", "give-move dwarf_eaters", seat="orcs")
    t.do(
        "give-attack noble_footsoldiers", "give-hold noble_footsoldiers", "give-move noble_footsoldiers", seat="empire"
    )
    return t.do("give-skirmish order_knights", seat="empire")


@pytest.mark.rule("DW-S-CMD-31", "DW-DEC-08")
def test_two_stars_lay_two_different_counters_at_the_unit_they_joined() -> None:
    t = staged()
    t.do("give-attack orc_guard", seat="orcs")
    assert gives(t, "orc_guard") == [give for give in GIVES if give != "give-attack"]
    t.do("give-hold orc_guard", seat="orcs")
    assert not gives(t, "orc_guard")
    assert t.refuses("give-move orc_guard", seat="orcs") == ["DW-S-CMD-28"]
    assert t.view("orcs")["draft"] == {"orders": {"orc_guard": ["attack", "hold"]}}
    t.do("recall orc_guard", seat="orcs")
    assert t.view("orcs")["draft"] == {"orders": {}}


@pytest.mark.rule("DW-S-CMD-32")
def test_three_stars_lay_three() -> None:
    t = laid()
    assert not gives(t, "noble_footsoldiers", "empire")
    ready(t)
    assert len(t.unit("noble_footsoldiers").counters) == 3


@pytest.mark.rule("DW-S-CMD-35", "DW-DEC-09", "DW-S-CMD-36")
def test_units_with_two_counters_choose_when_single_ones_are_shown_then_those_with_three() -> None:
    t = ready(laid())
    assert t.order("dwarf_eaters") == "move"
    assert t.order("order_knights") == "skirmish"
    assert (t.question, t.asked) == ("keep-order", ["orcs"])
    assert t.options == ["give-attack orc_guard", "give-hold orc_guard"]
    assert t.refuses("give-move orc_guard") == ["DW-S-CMD-35"]
    assert t.order("noble_footsoldiers") is None
    t.do("give-hold orc_guard")
    assert t.order("orc_guard") == "hold"
    assert (t.question, t.asked) == ("keep-order", ["empire"])
    t.do("give-move noble_footsoldiers")
    assert t.order("noble_footsoldiers") == "move"
    assert all(not true.counters for true in t.s.units)


@pytest.mark.rule("DW-S-CMD-35")
def test_each_stage_is_that_of_its_own_units() -> None:
    trolls = unit("trolls", "N", "M4 M5 M6")
    king = unit("herkyn", "N", "M7", side="orcs", host="trolls")
    t = table(GUARD, with_("baslian", "K8", "orc_guard"), trolls, king, KNIGHTS)
    t.do("give-attack orc_guard", "give-hold orc_guard", seat="orcs")
    t.do("give-attack trolls", "give-hold trolls", "give-move trolls", seat="orcs")
    ready(t.do("give-hold order_knights", seat="empire"))
    assert t.options == ["give-attack orc_guard", "give-hold orc_guard"]
    assert [reason.key for reason in t.s.why_not("orcs", "give-hold trolls")] == ["another-stage"]
    assert [reason.key for reason in t.s.why_not("orcs", "give-move orc_guard")] == ["no-such-counter"]
    assert t.ask_of("orcs").default.text == "give-attack orc_guard"  # the first, if time runs out
    t.do("give-hold orc_guard")
    assert {option.split()[1] for option in t.options} == {"trolls"}


@pytest.mark.rule("DW-S-CMD-35", "DW-DEC-09")
def test_owners_of_units_with_as_many_counters_do_not_see_each_others_choice() -> None:
    other = unit("berserkers", "S", "B10 B11 B12")
    t = table(
        GUARD,
        with_("baslian", "K8", "orc_guard"),
        other,
        unit("baslian", "S", "B13", side="empire", host="berserkers"),
        KNIGHTS,
    )
    t.do("give-attack orc_guard", "give-hold orc_guard", seat="orcs")
    t.do("give-attack berserkers", "give-hold berserkers", "give-hold order_knights", seat="empire")
    ready(t)
    assert (t.question, t.asked) == ("keep-order", ["orcs", "empire"])
    before = json.dumps(t.view("empire"))
    t.do("give-attack orc_guard", seat="orcs")
    assert json.dumps(t.view("empire")) == before
    t.do("give-hold berserkers", seat="empire")
    assert (t.order("orc_guard"), t.order("berserkers")) == ("attack", "hold")


@pytest.mark.rule("DW-B-INT-28", "DW-S-CMD-35")
def test_how_many_counters_lie_at_a_unit_is_open_and_which_is_its_owners_alone() -> None:
    t = ready(laid())
    for seat in ("orcs", "empire", None):
        assert t.view(seat)["units"]["noble_footsoldiers"]["counters"] == 3
        assert t.view(seat)["units"]["orc_guard"]["counters"] == 2
    assert t.view("orcs")["units"]["orc_guard"]["own_counters"] == ["attack", "hold"]
    assert "own_counters" not in t.view("empire")["units"]["orc_guard"]
    assert "own_counters" not in t.view(None)["units"]["orc_guard"]


def pair(first: str, second: str, kept: str) -> Table:
    """The same battle with other counters at the guard, of which the same is kept."""
    t = staged()
    t.do(f"give-{first} orc_guard", f"give-{second} orc_guard", "give-move dwarf_eaters", seat="orcs")
    t.do(
        "give-attack noble_footsoldiers", "give-hold noble_footsoldiers", "give-move noble_footsoldiers", seat="empire"
    )
    t.do("give-skirmish order_knights", seat="empire")
    return ready(t).do(f"give-{kept} orc_guard")


@pytest.mark.rule("DW-B-INT-28", "DW-S-CMD-36")
def test_discarded_counters_are_hidden_for_ever() -> None:
    a, b = pair("attack", "hold", "hold"), pair("move", "hold", "hold")
    for seat in ("empire", None):
        assert leaks.dumps(a.view(seat)) == leaks.dumps(b.view(seat))
        assert a.heard_by(seat) == b.heard_by(seat)
    assert a.s.digest() == b.s.digest()  # they are gone, even from the state


@pytest.mark.rule("DW-B-INT-28")
def test_a_redeal_lays_other_counters_as_many_and_keeps_ones_own() -> None:
    t = ready(laid())
    rng, dealt = random.Random(1), set()
    for _ in range(40):
        deal: Any = t.s.redeal("empire", rng)
        assert deal.view("empire") == t.view("empire")
        assert deal.units[t.number("noble_footsoldiers")].counters == t.unit("noble_footsoldiers").counters
        counters = deal.units[t.number("orc_guard")].counters
        assert len(set(counters)) == 2
        dealt.add(counters)
    assert len(dealt) == 6  # every pair of four


@pytest.fixture(scope="module")
def king(tmp_path_factory: pytest.TempPathFactory) -> Demonworld:
    """The game with a Herkyn of four stars."""
    folder = tmp_path_factory.mktemp("pack")
    text = (DATA / "commanders.toml").read_text(encoding="utf-8")
    text = text.replace("stars = 3", "stars = 4").replace("command_bonus = 3", "command_bonus = 4")
    (folder / "commanders.toml").write_text(text, encoding="utf-8")
    return Demonworld(folder)


@pytest.mark.rule("DW-S-CMD-33", "DW-DEC-08", "DW-DEC-09")
def test_with_four_stars_nothing_is_laid_and_the_unit_chooses_last(king: Demonworld) -> None:
    units = [GUARD, with_("baslian", "K8", "orc_guard"), MEN, with_("herkyn", "D14", "noble_footsoldiers"), KNIGHTS]
    content = {"round": 2, "phase": "orders", "options": {"level": "standard"}, "unit": units}
    t = tables.Table(king, king.position(content, SeededDice(1)))
    assert not any("noble" in option for option in t.options_of("empire"))
    t.do("give-attack orc_guard", "give-hold orc_guard", "ready", seat="orcs")
    t.do("give-hold order_knights", "ready", seat="empire")
    assert (t.question, t.asked) == ("keep-order", ["orcs"])
    t.do("give-hold orc_guard")
    assert (t.question, t.asked) == ("keep-order", ["empire"])
    assert t.options == [f"{give} noble_footsoldiers" for give in GIVES]


@pytest.mark.rule("DW-S-CMD-33", "DW-S-CMD-26")
def test_with_four_stars_he_orders_four_units_from_afar(king: Demonworld) -> None:
    bare = [
        unit("noble_footsoldiers", "S", "- D10 D11"),
        unit("imperial_arquebusiers", "S", "- B4 B5"),
        unit("berserkers", "S", "- B10 B11"),
        unit("order_knights", "S", "- D4 D5"),
        unit("berserkers", "S", "- D14 D15"),
        unit("herkyn", "S", "C8"),
        GUARD,
    ]
    content = {"round": 2, "phase": "orders", "options": {"level": "standard"}, "unit": bare}
    t = tables.Table(king, king.position(content, SeededDice(1)))
    for _ in range(4):
        assert t.question == "allot"
        t.do(t.options[0])
    assert t.question == "orders"
