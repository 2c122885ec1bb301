"""Redealing in the middle of battles and sieges: what one seat knows stays, what it does not know is resampled."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.game import BadInput
from hexarchy.games.demonlord.battle.board import battle_of
from hexarchy.games.demonlord.magic.windows import Window
from hexarchy.games.demonlord.reinforcements import PlaceArrivals
from hexarchy.games.demonlord.siege import SiegeLosses
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.view import hidden_from
from hexarchy.games.demonlord.words import DEMON, SPELLS
from tests.demonlord.fields import FATAL, HIT, MISS, field, line_up
from tests.demonlord.retreats import flee
from tests.demonlord.table import WORLD, Table, at, hex_at, names, new

RABAT = "0414"
ERUSH = ["er_cavalry", "er_levy", "er_patrol", "er_archers", "er_swordsmen"]


def deals(t: Table, seat: str, look: Callable[[DemonlordState], object]) -> list[object]:
    """What is seen in forty deals for a seat."""
    return [look(t.s.redeal(seat, random.Random(number))) for number in range(40)]


def waiting(seat: int) -> Callable[[DemonlordState], int]:
    return lambda s: len(battle_of(s).waiting[seat])


@pytest.mark.rule("DL-HID-03")
@pytest.mark.parametrize("left", [1, 3])
def test_whether_the_unit_to_be_matched_is_the_enemys_last_is_not_known(left: int) -> None:
    elsewhere = {"1605": ERUSH[left:], "1606": ["ni_orc_swords"]}
    t = at(
        "battles",
        "demon",
        hosar={"1004": ["ti_knights", "ti_sergeants"]},
        demon={"1004": ERUSH[:left], **{hex_: units for hex_, units in elsewhere.items() if units}},
    )
    t.do("terrain open")
    if t.question == "deploy":
        t.do("deploy er_cavalry")
    assert (t.question, t.asked) == ("match", ["hosar"])
    assert set(deals(t, "hosar", waiting(DEMON))) >= {0, 1, 2}


@pytest.mark.rule("DL-HID-03")
def test_who_must_put_a_unit_down_has_one_in_every_deal() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ti_knights", "ti_sergeants"]},
        demon={"1004": ["er_lord", *ERUSH[:3]], "1605": ERUSH[3:], "1606": ["ni_captain", "ni_orc_swords"]},
    )
    t.answer("terrain", "terrain open").do("deploy ti_knights")
    assert (t.question, t.asked) == ("match", ["demon"])
    assert 0 not in deals(t, "hosar", lambda s: len(battle_of(s).troops(DEMON)))


@pytest.mark.rule("DL-HID-03", "DL-SIE-25")
def test_relief_that_fights_without_the_garrison_is_resampled_with_it() -> None:
    garrison, relief = ["cr_militia", "cr_castle_guards", "cr_wizard"], ["ti_knights", "ti_sergeants"]
    t = at(
        "battles",
        hosar={RABAT: [*garrison, *relief], "0510": ["ti_peasants", "ti_spearmen", "ti_prince"]},
        demon={RABAT: ["er_levy", "er_cavalry"]},
        sieges={RABAT: 2},
        relief=relief,
    )
    t.answer("garrison-joins", "no").answer("terrain", "terrain open").do("deploy ti_knights")
    assert (t.question, t.asked) == ("match", ["demon"])

    def came(s: DemonlordState) -> tuple[str, ...]:
        return tuple(names(s.phase.relief))

    seen = deals(t, "demon", came)
    assert all("ti_knights" in units for units in seen if isinstance(units, tuple))
    assert len(set(seen)) > 5


@pytest.mark.rule("DL-HID-03", "DL-DEP-04")
def test_characters_still_to_be_placed_may_be_in_the_battle() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ti_knights", "ti_prince", "da_duke"]},
        demon={"1004": ["er_cavalry", "er_lord"], "1605": ["er_levy", "ni_captain"]},
    )
    t.answer("terrain", "terrain open")
    assert (t.question, t.asked) == ("place-character", ["hosar"])
    there = deals(t, "hosar", lambda s: len(s.characters(DEMON, hex_at("1004"))))
    assert set(there) == {0, 1, 2}
    assert set(deals(t, "hosar", lambda s: len(s.troops(DEMON, hex_at("1004"))))) == {1}


@pytest.mark.rule("DL-ALL-19")
def test_a_people_whose_units_fell_in_the_battle_is_not_forgotten() -> None:
    ally = {"GW": {"side": "hosar", "grade": "semi-permanent"}}
    t = field(
        ["gw_young_warriors", "ti_knights"],
        ["er_levy", "er_cavalry"],
        alliances=ally,
        dice=[*MISS, *HIT, FATAL],
    )
    line_up(t, "gw_young_warriors", "er_levy", "er_cavalry", "ti_knights")
    assert t.where("gw_young_warriors") == "dead"
    assert set(deals(t, t.asked[0], lambda s: battle_of(s).peoples)) == {((WORLD.GREAT_WOODS,), ())}


@pytest.mark.rule("DL-HID-03", "DL-HID-10")
def test_units_that_have_retreated_are_hidden_by_the_stack_they_joined() -> None:
    t = flee("0507", "ti_knights", "ti_spearmen", "ti_sergeants", phase="demon", hosar={"0406": ["da_duke"]})
    t.answer("retreat-group", "take ti_knights", "done").answer("retreat", "retreat 0406")
    t.answer("retreat-group", "take ti_spearmen", "done")
    assert t.stack("hosar", "0406") == ["da_duke", "ti_knights"]
    assert names(hidden_from(t.s, DEMON)) == ["ti_knights"]
    assert "ti_knights" not in str(t.view("demon"))


@pytest.mark.rule("DL-HID-06", "DL-WDR-24")
def test_routed_units_that_were_taken_are_in_one_pile_only() -> None:
    t = at(
        "battles",
        hosar={"0507": ["ti_crossbowmen", "ti_knights", "ti_spearmen"]},
        demon={"0507": ["er_archers", "er_cavalry"]},
        dice=[*MISS, *HIT, 4, *MISS * 2, 1, 1],
        then=SeededDice(1),
    )
    line_up(t, "ti_crossbowmen", "er_archers", "er_cavalry", "ti_knights").until("withdraw")
    assert t.view(None)["battle"]["routed"]["hosar"] == ["ti_crossbowmen"]
    t.do("yes")
    assert t.view(None)["prisoners"]["demon"] == ["ti_crossbowmen"]
    assert t.view(None)["battle"]["routed"]["hosar"] == []


@pytest.mark.rule("DL-HID-01", "DL-SIE-12")
@pytest.mark.parametrize("garrison", [["cr_militia"], ["cr_militia", "cr_castle_guards", "ti_knights"]])
def test_losses_the_enemy_owes_tell_nothing_of_how_many_he_has(garrison: list[str]) -> None:
    t = at(
        "sieges",
        "demon",
        hosar={RABAT: garrison, "0510": ["ti_peasants", "ti_spearmen", "ti_sergeants", "ti_men_at_arms"]},
        demon={RABAT: ["er_levy", "er_cavalry", "er_patrol", "er_archers"]},
        sieges={RABAT: 1},
        dice=[4, 4, 6, 6],
    )
    t.answer("siege-method", "assault")
    assert "demon" in t.asked

    def owed(s: DemonlordState) -> object:
        top = s.frames[-1]
        assert isinstance(top, SiegeLosses)
        return top.owed

    assert set(deals(t, "demon", owed)) == {(2, 3)}


@pytest.mark.rule("DL-HID-07")
def test_the_units_of_a_draw_that_is_being_placed_are_not_known() -> None:
    t = at("start", "demon", clash=True, hosar={"0510": ["ti_knights"]}, dice=[1], then=SeededDice(3))
    t.answer("request", "yes").answer("confirm-request", "yes")
    t.do("place 2201")

    def to_come(s: DemonlordState) -> tuple[int, ...]:
        top = s.frames[-1]
        assert isinstance(top, PlaceArrivals)
        assert len(top.units) == 8
        return top.units

    assert len(set(deals(t, "hosar", to_come))) > 10


@pytest.mark.rule("DL-HID-08")
def test_a_cast_that_is_not_announced_yet_is_not_known() -> None:
    """Any unit may be the caster in the deal, the enemy chooses anew."""
    t = at(
        "before-movement",
        hosar={"0510": ["ti_knights", "ho_priest"], "0506": ["ho_high_priest"]},
        demon={"0507": ["er_levy"]},
        spells={"hosar": ["spellgate"]},
        then=SeededDice(1),
    )
    t.do("cast spellgate")
    assert t.question == "cast-caster"
    assert None not in deals(t, "demon", lambda s: s.decision and s.decision.question)


@pytest.mark.rule("DL-HID-01", "DL-DEC-18")
@pytest.mark.parametrize("known", [False, True])
def test_in_every_deal_the_captor_is_asked_about_the_characters_who_entered(known: bool) -> None:
    """Nobody knows what the Demon has elsewhere; here he has no troops. A character who had his attempt is not it."""
    t = at(
        "movement",
        "demon",
        hosar={"0512": ["ti_prince", "ti_knights"]},
        demon={"0511": ["ni_captain"], "1605": ["er_lord", *ERUSH], **({"0512": ["ta_khan"]} if known else {})},
    )
    if known:
        t.s.turn = t.s.turn._replace(exposed=((WORLD.index_of("ta_khan"), hex_at("0512")),))
    t.do("unit ni_captain", "move 0512")
    assert (t.question, t.asked) == ("hunt", ["hosar"])
    assert set(deals(t, "hosar", lambda s: s.decision.question if s.decision else None)) == {"hunt"}


@pytest.mark.rule("DL-HID-01", "DL-SPL-15")
def test_whom_a_gate_that_has_worked_will_bring_is_not_known() -> None:
    """Hosar's gates take effect first; while he groups his characters the Demon's still stands open."""
    t = at(
        "before-movement",
        hosar={"0510": ["ti_knights", "da_duke", "cl_count", "ho_high_priest"]},
        demon={"0512": ["er_cavalry"], "0513": ["ni_orc_swords", "ni_high_priest", "er_lord", "ta_khan"]},
        spells={"hosar": ["spellgate"], "demon": ["spellgate"]},
        dice=[1, 1],
    )
    t.do("cast spellgate", "gate da_duke", "gate cl_count", "at 0512")
    t.do("cast spellgate", "gate er_lord", "done", "at 0514")
    assert (t.question, t.asked) == ("party", ["hosar"])
    window = next(number for number, frame in enumerate(t.s.frames) if isinstance(frame, Window))
    assert len(set(deals(t, "hosar", lambda s: s.frames[window].order[0][4]))) > 1  # type: ignore[attr-defined]


@pytest.mark.rule("DL-HID-01", "DL-SET-04")
def test_which_devotee_is_at_home_in_which_temple_is_not_known() -> None:
    t = new()
    while t.question == "place-devotee":
        t.do(t.options[0])
    own, enemy = (len(set(deals(t, seat, lambda s: s.homes))) for seat in ("hosar", "demon"))
    assert own == 1
    assert enemy > 10


@pytest.mark.rule("DL-HID-09")
def test_deals_for_a_seat_that_waits_leave_room_for_the_next_devotee() -> None:
    t = new()
    while t.question == "place-devotee":
        assert set(deals(t, "demon", lambda s: s.decision.question if s.decision else None)) == {"place-devotee"}
        t.do(t.options[0])


@pytest.mark.rule("DL-HID-09")
def test_deals_for_a_seat_that_waits_leave_the_caster_something_to_cast() -> None:
    """A deal without a spell for this moment would go on to the next step."""
    t = at(
        "after-movement",
        "demon",
        hosar={"0510": ["ti_knights"]},
        demon={"0512": ["ni_high_priest"], "0516": ["er_cavalry"]},
        spells={"demon": ["vision"]},
    )
    assert (t.question, t.asked) == ("window-after-movement", ["demon"])
    assert set(deals(t, "hosar", lambda s: s.decision.question if s.decision else None)) == {"window-after-movement"}


@pytest.mark.rule("DL-HID-09")
def test_whether_another_has_chosen_a_unit_to_march_is_not_known() -> None:
    t = at("movement", hosar={"0510": ["ti_knights", "ti_prince"]}, demon={"0516": ["er_cavalry"]})
    before = deals(t, "demon", DemonlordState.dumps)
    t.do("unit ti_knights", "ride ti_prince")
    assert deals(t, "demon", DemonlordState.dumps) == before


@pytest.mark.rule("DL-HID-09", "DL-END-03")
def test_whether_another_has_called_for_talks_is_not_known() -> None:
    tables = [
        at("turn-end", turn=3, hosar={"0510": ["ti_knights"]}, demon={"0516": ["er_cavalry"]}).do(said)
        for said in ("yes", "no")
    ]
    asked = tables[0].asked[0]
    called, silent = (deals(t, asked, DemonlordState.dumps) for t in tables)
    assert called == silent
    assert len({s.partition("TurnEnd")[2][:20] for s in map(str, called)}) == 2


@pytest.mark.rule("DL-HID-09", "DL-SET-05")
def test_which_township_another_is_about_to_place_is_not_known() -> None:
    t = new()
    while t.question != "township-unit":
        t.do(t.options[0])
    before = deals(t, "demon", DemonlordState.dumps)
    t.do(t.options[0])
    assert deals(t, "demon", DemonlordState.dumps) == before


FIVE = ["spellgate", "vision", "cloak", "earthpit", "necromon"]


def far_apart(**more: Any) -> Table:
    return at("start", hosar={"0510": ["ho_high_priest"]}, demon={"1605": ["er_levy"]}, **more)


@pytest.mark.rule("DL-MAG-08")
@pytest.mark.parametrize("count", [4, 5])
def test_whether_the_enemy_has_four_spells_or_five_is_not_known(count: int) -> None:
    known = FIVE[:count]
    t = far_apart(spells={"demon": known}, shown={"demon": ["spellgate"]})
    hands = [{SPELLS[spell] for spell in t.s.redeal("hosar", random.Random(n)).spells[DEMON]} for n in range(40)]
    assert {len(hand) for hand in hands} == {4, 5}
    assert set.intersection(*hands) == {"spellgate"}, "what was used is known, and nothing else is"
    assert set.union(*hands) == {SPELLS[spell] for spell in WORLD.spells[DEMON]}
    assert set(deals(t, "demon", lambda s: s.spells[DEMON])) == {t.s.spells[DEMON]}


@pytest.mark.rule("DL-VAR-17")
def test_with_reduced_chance_everybody_has_four() -> None:
    options = {"reduced_chance": True}
    t = far_apart(spells={"demon": FIVE[:4]}, shown={"demon": ["spellgate"]}, options=options)
    assert set(deals(t, "hosar", lambda s: len(s.spells[DEMON]))) == {4}


@pytest.mark.rule("DL-MAG-08")
def test_a_position_shows_no_spell_that_is_not_known() -> None:
    with pytest.raises(BadInput, match="only a spell that is known can have been shown"):
        far_apart(spells={"demon": ["vision"]}, shown={"demon": ["spellgate"]})
