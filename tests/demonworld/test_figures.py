"""Special figures and what elements are (DW-S-SPF, DW-S-CHR): leaders, musicians, standard bearers, skills, wounds."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexarchy.games.demonworld import GAME, changes, singles
from hexarchy.games.demonworld.cards import Card
from hexarchy.games.demonworld.deploy import Deployment, Placing
from hexarchy.games.demonworld.morale import MoraleTest, fear
from hexarchy.games.demonworld.movement.strength import maneuvers
from hexarchy.games.demonworld.regroup import destroyed_by
from hexarchy.games.demonworld.roster import figures_of
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import (
    EMPIRE,
    FIGURES,
    LEADER,
    MISSILE,
    MUSICIAN,
    OBEDIENCE,
    ORCS,
    PLAIN,
    RALLYING,
    STANDARD_BEARER,
)
from hexarchy.games.demonworld.words import STANDARD as LEVEL
from tests.demonworld.table import Table, new, unit
from tests.demonworld.test_singles import KNIGHTS_FAR, alone, standard, with_


def figure_at(t: Table, field: str) -> str:
    return FIGURES[t.s.roster.figure[t.s.standing[t.s.area.at(field)]]]


# -- what they are -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-SPF-01")
def test_special_figures_are_elements_of_the_unit_in_place_of_plain_ones() -> None:
    form = GAME.world.cards["noble_footsoldiers"]
    found = [*figures_of(GAME.world.cards.at(LEVEL, "noble_footsoldiers"), form)]
    assert found == [LEADER, MUSICIAN, STANDARD_BEARER, *[PLAIN] * 7]
    t = standard("close", unit("noble_footsoldiers", "N", "K4 K5 K6 K7"), KNIGHTS_FAR, rounds=3)
    assert [figure_at(t, field) for field in ("K4", "K5", "K6", "K7")] == ["leader", "musician", "standard", "plain"]
    for element in t.s.bodies[0]:
        assert t.s.hits[element] == 1
        assert t.s.entry(t.s.roster.unit_of[element]).card.printed.armor == 2


@pytest.mark.rule("DW-S-SPF-02", "DW-S-SPF-03")
@pytest.mark.parametrize(
    ("card", "changed", "plain"),
    [
        ("noble_footsoldiers", {"normal_elements": 5, "elements": 8, "models_per_element": 5}, 5),
        ("order_knights", {"normal_elements": 8, "elements": 10, "models_per_element": 2, "musician": False}, 8),
    ],
)
def test_the_examples_of_units_with_special_figures(card: str, changed: dict[str, Any], plain: int) -> None:
    """Eight close-order elements with three special figures; ten of cavalry with two: one figure on each base."""
    form = msgspec.structs.replace(GAME.world.cards.all[card], **changed)
    found = [*figures_of(Card(form, LEVEL), form)]
    specials = form.leader + form.musician + form.standard_bearer
    assert (found.count(PLAIN), len(found) - found.count(PLAIN)) == (plain, specials)
    assert form.models_per_element - 1 == {5: 4, 2: 1}[form.models_per_element]  # plain models beside the figure


@pytest.mark.rule("DW-S-SPF-04", "DW-S-SPF-05", "DW-S-SPF-06")
def test_a_musician_adds_a_maneuver_as_long_as_he_is_there() -> None:
    t = standard("movement", unit("dwarf_eaters", "N", "K4 K5 K6 K7"), KNIGHTS_FAR)
    assert maneuvers(t.s, 0) == 2
    deaf = standard("movement", unit("dwarf_eaters", "N", "K4 - K6 K7"), KNIGHTS_FAR)
    assert maneuvers(deaf.s, 0) == 1


# -- fighting ----------------------------------------------------------------------------------------------------------


def strike(t: Table, here: str, there: str) -> dict[str, int]:
    at = t.s.area.at
    return dict(Strike(t.s.standing[at(here)], t.s.standing[at(there)]).modifiers(t.s))


@pytest.mark.rule("DW-S-SPF-07", "DW-S-SPF-08")
def test_leaders_and_standard_bearers_strike_with_one_more() -> None:
    foes = unit("imperial_arquebusiers", "S", "F4 F5 F6 F7", melee=2)
    t = standard("melee", unit("dwarf_eaters", "N", "G4 G5 G6 G7", melee=2), foes)
    assert strike(t, "G4", "F4")["DW-S-SPF-07"] == 1
    assert strike(t, "G6", "F6")["DW-S-SPF-08"] == 1
    assert strike(t, "G6", "F6")["DW-B-CHR-05"] == 7  # with it eight
    for field in ("G5", "G7"):
        assert not {"DW-S-SPF-07", "DW-S-SPF-08"} & strike(t, field, field.replace("G", "F")).keys()


@pytest.mark.rule("DW-S-SPF-07", "DW-S-SPF-08", "DW-S-CHR-05")
def test_in_support_they_add_no_more_than_others() -> None:
    foes = unit("imperial_arquebusiers", "S", "F5 F6", melee=2)
    t = standard("melee", unit("orc_guard", "N", "- - G4 G5", melee=2), foes)
    plain = Strike(t.s.standing[t.s.area.at("G4")], t.s.standing[t.s.area.at("F5")], 1).modifiers(t.s)
    t = standard("melee", unit("orc_guard", "N", "G5 - G4", melee=2), foes)
    led = Strike(t.s.standing[t.s.area.at("G4")], t.s.standing[t.s.area.at("F5")], 1).modifiers(t.s)
    assert plain == led  # a leader in support: +3, no more


@pytest.mark.rule("DW-S-CHR-05", "DW-S-CHR-06")
def test_skill_adds_to_ones_own_strike_and_guards_front_and_flanks() -> None:
    guard = unit("orc_guard", "N", "- - G4", melee=2)
    for field, zone in (("F4", -2), ("G3", -2), ("H4", 0)):
        t = standard("melee", guard, unit("berserkers", "S", f"- {field}", melee=2))
        found = strike(t, field, "G4")
        assert found["DW-S-CHR-05"] == 1
        assert found.get("DW-S-CHR-06", 0) == zone


@pytest.mark.rule("DW-S-CHR-05", "DW-S-CHR-07", "DW-S-CHR-04")
def test_skill_goes_by_use_shooting_skill_is_nothing_in_melee() -> None:
    """Arquebusiers shoot with skill one and fight with none."""
    t = standard("melee", unit("imperial_arquebusiers", "S", "F4", melee=2), unit("trolls", "N", "G4", melee=2))
    found = strike(t, "F4", "G4")
    assert "DW-S-CHR-05" not in found
    assert "DW-S-CHR-04" not in found
    card = GAME.world.cards.at(LEVEL, "imperial_arquebusiers")
    assert (card.shooting_skill, card.melee_skill) == (1, 0)


@pytest.mark.rule("DW-S-CHR-01")
def test_a_hero_falls_with_his_last_hit_point() -> None:
    foes = unit("trolls", "N", "G4", melee=1, fought=1)
    for hits, falls in ((3, False), (2, False), (1, True)):
        t = standard("melee", alone("gordan", "F4", "S", melee=1, fought=1, hits=[hits]), foes, dice=[2, 20])
        while t.question != "regroup" and t.s.phase == "melee":
            taken = next((option for option in t.options if option.startswith(("take", "at"))), t.options[-1])
            t.do(taken)
        assert (not t.s.bodies[t.number("gordan")]) == falls
        if not falls:
            assert t.s.hits[t.s.element_of(t.number("gordan"))] == hits - 1


@pytest.mark.rule("DW-S-CHR-02", "DW-S-CHR-03")
def test_lost_hit_points_are_no_casualties() -> None:
    """A hero who loses hit points and lives has lost nothing; the side that lost two elements has lost the melee."""
    t = standard(
        "melee",
        alone("gordan", "F4", "S", melee=1, fought=1),
        unit("orc_guard", "N", "- - G4 G5 G6", melee=1, fought=1),
        unit("berserkers", "S", "- F5 F6", melee=1, fought=1),
        dice=1,
    )
    s = t.s
    changes_of(s, {"F4": 2, "G5": 1, "G6": 1})
    assert s.hits[s.element_of(t.number("gordan"))] == 1
    assert destroyed_by(s, 0, ORCS) == 0
    assert destroyed_by(s, 0, EMPIRE) == 2


def changes_of(s: Any, wounds: dict[str, int]) -> None:
    s._thaw()
    changes.wound(s, {s.standing[s.area.at(field)]: hits for field, hits in wounds.items()})


@pytest.mark.rule("DW-S-CHR-08", "DW-S-CHR-09")
def test_morale_values_and_fear_are_those_of_the_card() -> None:
    knights = GAME.world.cards.all["order_knights"]
    assert knights.morale is not None
    assert (knights.morale.a, knights.morale.b) == (7, 16)
    t = standard("close", unit("trolls", "N", "K4 K5"), with_("kruuk", "K6", "trolls"), KNIGHTS_FAR, rounds=3)
    number = t.number("order_knights")
    assert [MoraleTest(kind, number).value(t.s) for kind in (MISSILE, RALLYING, OBEDIENCE)] == [7, 7, 16]
    assert fear(t.s, t.number("trolls")) == 2  # Kruuk, fear one, changes nothing
    assert fear(t.s, t.number("kruuk")) == 1


# -- changing places ---------------------------------------------------------------------------------------------------

RANKS = "K4 K5 K6 K7 L4 L5 L6 L7"


def moving(card: str = "dwarf_eaters", fields: str = RANKS, *more: Any, order: str = "hold") -> Table:
    t = standard("movement", unit(card, "N", fields, order=order), *more, KNIGHTS_FAR, step=f"{order} step")
    if t.question == "singles":
        t.do("ready")
    return t.do(f"move {card}")


@pytest.mark.rule("DW-S-SPF-10", "DW-S-SPF-11", "DW-B-MOV-53")
def test_leader_and_musician_change_places_with_two_others_for_one_maneuver() -> None:
    t = moving()
    assert t.ask_of("empire" if t.asked == ["empire"] else "orcs").args["maneuvers"] == 2
    t.do("exchange")
    assert t.targets("take") == ["K4", "K5", "K6"]  # leader, musician, standard bearer
    t.do("take K4", "swap L6")
    assert t.refuses("take L6") == ["DW-S-SPF-11"]
    t.do("take K5", "swap L7", "close")
    assert [figure_at(t, field) for field in ("L6", "L7", "K4", "K5")] == ["leader", "musician", "plain", "plain"]
    assert t.ask_of(t.asked[0]).args["maneuvers"] == 1
    t.do("exchange", "close")  # another costs another
    assert t.question != "operation"  # none is left


@pytest.mark.rule("DW-S-SPF-10")
def test_only_an_orderly_unit_exchanges_and_only_its_figures() -> None:
    assert moving(fields="K4 K5 K7 L5 M8").refuses("exchange") == ["DW-S-SPF-10"]
    t = moving().do("exchange")
    assert t.refuses("take L5") == ["DW-S-SPF-10"]
    bare = moving(fields="- - - K4 K5 K6 K7")
    assert bare.refuses("exchange") == ["DW-S-SPF-10"]


@pytest.mark.rule("DW-S-SPF-10", "DW-S-SPF-11")
def test_nobody_changes_places_across_a_cliff() -> None:
    t = moving()
    heights = list(t.s.area.height)
    heights[t.s.area.at("L7")] += 6
    area = t.s.area
    old = area.height
    try:
        area.height = tuple(heights)  # type: ignore[misc]
        t.do("exchange", "take K4")
        assert "swap L6" in t.options
        assert t.refuses("swap L7") == ["DW-S-SPF-10"]
    finally:
        area.height = old  # type: ignore[misc]


@pytest.mark.rule("DW-S-SPF-11")
def test_in_a_column_an_exchanged_element_may_turn_where_the_column_stays_one() -> None:
    t = moving(fields="H5 J5 K5 L5", order="move")
    assert t.formation("dwarf_eaters") in ("column", "line")
    t.do("exchange", "take H5", "swap L5")
    assert t.formation("dwarf_eaters") == "column"
    turns = [option for option in t.options if option.startswith("take")]
    assert "take H5" in turns  # now the last of the column leads it, and may face as it likes
    t.do("take H5", "face ENE")
    assert t.formation("dwarf_eaters") == "column"


@pytest.mark.rule("DW-S-CMD-17", "DW-S-SPF-11")
def test_a_commander_changes_places_together_with_special_figures() -> None:
    fields = "K4 K5 L4 K6 K7 L5 L6"  # the standard bearer stands behind
    t = moving("dwarf_eaters", fields, with_("kruuk", "L7", "dwarf_eaters"))
    assert t.orderly("dwarf_eaters")
    t.do("exchange", "take L7", "swap K7", "take L4", "swap K6", "close")
    assert (figure_at(t, "K7"), figure_at(t, "K6")) == ("commander", "standard")
    assert t.ask_of(t.asked[0]).args["maneuvers"] == 1


@pytest.mark.rule("DW-S-CMD-19", "DW-S-CMD-24")
def test_a_unit_that_comes_up_to_a_commander_may_take_him_in_or_go_on() -> None:
    t = moving("dwarf_eaters", "M4 M5 M6 M7", alone("kruuk", "K8"), order="move")
    assert t.refuses("join kruuk") == ["DW-S-CMD-19"]
    t.do("advance-right")
    assert "join kruuk" in t.options
    assert "advance-left" in t.options  # it may go on, round him
    t.do("join kruuk")
    assert singles.attached_to(t.s, t.number("dwarf_eaters")) == [t.number("kruuk")]
    assert t.question != "operation"


@pytest.mark.rule("DW-S-CMD-19")
def test_a_small_unit_takes_a_commander_in_between_the_moves_of_its_elements() -> None:
    t = moving("dwarf_eaters", "M5 M6", alone("kruuk", "K7"), order="move")
    assert t.question == "small-next"
    assert t.refuses("join kruuk") == ["DW-S-CMD-19"]
    t.do("take M6", "to L6", "done", "join kruuk")
    assert singles.attached_to(t.s, t.number("dwarf_eaters")) == [t.number("kruuk")]
    assert t.question != "small-next"


@pytest.mark.rule("DW-S-SPF-09")
def test_special_figures_stand_anywhere_in_their_unit() -> None:
    t = new("open_field", level="standard", ground="blank").until("edge").do("upper")
    seat = "orcs" if t.view(None)["upper"] == "orcs" else "empire"
    name = next(
        option.removeprefix("deploy ")
        for option in t.options_of(seat)
        if GAME.world.cards.all.get(option.removeprefix("deploy "))
    )
    t.do(f"deploy {name}", "form line-5", "face S", seat=seat)
    t.do(next(option for option in t.options_of(seat) if option.startswith("to ")), seat=seat)
    hand = t.view(seat)["draft"]["in_hand"]
    leader, last = hand[0]["field"], hand[-1]["field"]
    t.do(f"take {leader}", f"swap {last}", "close", seat=seat)
    sealed = t.s.frames[-1]
    assert isinstance(sealed, Deployment)
    own = sealed.under_way(t.s, t.s.setting.seat(seat))
    assert isinstance(own, Placing)
    stands = {element: t.s.field_id(field) for element, field, _ in own.placed}
    first = t.s.entry(t.number(name)).elements[0]
    assert t.s.roster.figure[first] == LEADER
    assert stands[first] == last  # in the rear rank


@pytest.mark.rule("DW-S-SPF-10")
def test_a_unit_of_three_exchanges_before_it_moves() -> None:
    """Leader, musician and a plain element of a unit with two maneuvers; each has one less afterwards."""
    men = unit("noble_footsoldiers", "N", "H3 H4 - H5", order="move")
    t = standard("movement", men, unit("trolls", "S", "A1 A2", order="hold"), step="move step")
    t.do("move noble_footsoldiers")
    assert "exchange" in t.options
    leader = t.s.standing[t.s.area.at("H3")]
    t.do("exchange", "take H3", "swap H5", "close")
    assert t.s.field_id(t.s.at[leader]) == "H5"
    assert t.question == "small-next"
    t.do("take H5")
    steps_ = 0
    while t.targets("to"):
        t.do(next(option for option in t.options if option.startswith("to ")))
        steps_ += 1
    assert steps_ == 2  # with half of sixteen points
    t.do("done")
    assert "exchange" not in t.options
