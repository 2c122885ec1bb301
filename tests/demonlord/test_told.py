"""What is told of moves and dice: all of it to the owner, to the others what they can see (DL-HID-01, DL-HID-08)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.match import Match
from hexarchy.core.page.telling import line
from hexarchy.core.records import Record
from hexarchy.core.ways import gathered, way
from hexarchy.games.demonlord import sightings
from hexarchy.games.demonlord.words import SEATS
from tests.demonlord import test_promises
from tests.demonlord.table import GAME, Table, at, new
from tests.leaks import Watch

OTHERS = ("demon", None)


def lines(t: Table, seat: str | None, lang: str = "en") -> list[str]:
    """The log as a seat reads it."""
    number = None if seat is None else SEATS.index(seat)
    known = [event for event in t.log if event.known_to(number)]
    return [line(GAME, 1, one.event).text[lang] for one in gathered(GAME, known)]


def throw(t: Table, rule: str) -> Any:
    """The last throw for a rule, as a line of the log."""
    event = next(event for event in reversed(t.log) if event.args.get("why") == rule)
    return line(GAME, 1, event)


# -- marches ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-HID-01")
def test_a_march_is_told_with_its_way_and_to_others_with_what_is_on_top() -> None:
    hosar = {"0510": ["ti_knights", "ti_prince"], "0301": ["da_knights"]}
    t = at("movement", hosar=hosar, demon={"1605": ["er_levy"]})
    t.do("unit ti_knights", "ride ti_prince", "move 0512", "stop")
    (own,) = t.events("moved")
    assert (own["units"], own["from"], own["to"]) == (["ti_knights", "ti_prince"], "0510", "0512")
    assert own["via"] == ["0511", "0512"]
    (seen,) = t.events("marches")
    assert seen == {"unit": "ti_knights", "from": "0510", "via": ["0511", "0512"], "to": "0512"}
    assert lines(t, "hosar") == ["Timur Knights and Prince of Timur: Timur (0510) → 0512."]
    for other in OTHERS:
        assert lines(t, other) == ["Stack Timur (0510) → 0512, Timur Knights on top."]
        assert "ti_prince" not in json.dumps(t.heard_by(other))
    assert lines(t, "demon", "fr") == ["Pile Timur (0510) → 0512, Chevaliers de Timur au-dessus."]


@pytest.mark.rule("DL-HID-01")
def test_a_stack_that_marches_together_is_one_line_to_everybody() -> None:
    stack = ["ti_knights", "ti_spearmen", "ti_peasants", "ti_sergeants", "ti_prince"]
    t = at("movement", hosar={"0510": stack, "0301": ["da_knights"]}, demon={"1605": ["er_levy"]})
    t.do("unit ti_spearmen", "ride ti_prince", "move 0511", "stop")
    for unit in ("ti_peasants", "ti_sergeants", "ti_knights"):
        t.do(f"unit {unit}", "move 0511")
        if t.question == "march":
            t.do("stop")
    (own,) = lines(t, "hosar")
    assert own.endswith("Timur (0510) → 0511.")
    assert all(name in own for name in ("Knights", "Spearmen", "Peasants", "Sergeants", "Prince"))
    for other in OTHERS:
        assert lines(t, other) == ["Stack Timur (0510) → 0511, Timur Spearmen on top."]


@pytest.mark.rule("DL-HID-01")
def test_the_legs_of_a_march_are_one_line() -> None:
    t = at("movement", hosar={"0510": ["ti_knights"], "0301": ["da_knights"]}, demon={"1605": ["er_levy"]})
    t.do("unit ti_knights", "move 0511", "move 0512")
    assert len(t.events("marches")) == 2
    assert lines(t, "demon") == ["Stack Timur (0510) → 0512, Timur Knights on top."]


@pytest.mark.rule("DL-HID-01", "DL-HID-09")
def test_nothing_is_said_of_units_that_slip_from_one_stack_under_another() -> None:
    hosar = {"0510": ["ti_knights", "ti_prince"], "0511": ["ti_peasants"]}
    t = at("movement", hosar=hosar, demon={"1605": ["er_levy"]})
    for other in OTHERS:
        before = t.view(other)
        march = Table(t.s.clone()).do("unit ti_prince", "move 0511", "stop")
        assert march.where("ti_prince") == "0511"
        assert march.view(other) == before
        assert lines(march, other) == []


@pytest.mark.rule("DL-HID-01")
def test_who_comes_under_others_is_not_named_nor_where_they_went() -> None:
    hosar = {"0510": ["ti_knights"], "0511": ["ti_peasants"]}
    t = at("movement", hosar=hosar, demon={"1605": ["er_levy"]}).do("unit ti_knights", "move 0511", "stop")
    for other in OTHERS:
        assert lines(t, other) == ["Timur (0510) is left by all units of the Alliance of Hosar."]
        assert "0511" not in json.dumps(t.heard_by(other))


@pytest.mark.rule("DL-HID-01", "DL-HID-02")
def test_a_top_unit_that_slips_under_others_looks_like_one_that_was_put_below() -> None:
    """Whether it left or lies under the next one now, nobody else can tell."""
    hosar = {"0510": ["ti_knights", "ti_prince"], "0511": ["ti_peasants"]}
    left = at("movement", hosar=hosar, demon={"1605": ["er_levy"]}).do("unit ti_knights", "move 0511", "stop")
    stays = at("movement", hosar=hosar, demon={"1605": ["er_levy"]}).do("top ti_prince", seat="hosar")
    for other in OTHERS:
        assert left.view(other)["stacks"] == stays.view(other)["stacks"]
        assert left.heard_by(other) == stays.heard_by(other) == []


def test_the_test_for_leaks_finds_a_march_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    hosar = {"0510": ["ti_knights", "ti_prince"], "0301": ["da_knights"]}
    t = at("movement", hosar=hosar, demon={"1605": ["er_levy"]}).do("unit ti_knights", "ride ti_prince")
    watch = Watch(GAME, test_promises.TestPromises.hidden)
    watch.look(t.s)
    assert watch.ways

    def all_of_it(s: Any, seat: int, units: tuple[int, ...], start: int, via: Any, to: int) -> None:
        s.emit("moved", units=units, **way(start, via, to))

    monkeypatch.setattr(sightings, "moved", all_of_it)
    with pytest.raises(AssertionError):
        watch.look(t.s)


def test_a_march_that_is_told_can_be_taken_back_and_leaves_orders_of_others_alone() -> None:
    position = {
        "step": "movement",
        "stacks": {
            "hosar": {"0510": ["ti_knights", "ti_prince"], "0301": ["da_knights"]},
            "demon": {"1605": ["er_lord", "er_levy"]},
        },
    }
    match = Match(GAME, Record.begin(GAME, dice=SeededDice(1), position=position))
    match.apply("demon", "top er_levy")
    before = [event.key for _, event in match.log_for(1)]
    for action in ("unit ti_knights", "move 0511", "stop"):
        match.apply("hosar", action)
    assert [event.key for _, event in match.log_for(1)] == [*before, "marches"]
    assert (match.undoable("hosar"), match.undoable("demon")) == (3, 1)
    assert match.undo("hosar")
    assert match.undo("hosar")
    assert [event.key for _, event in match.log_for(1)] == before


# -- other ways -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-HID-08")
def test_a_spellgate_does_not_tell_where_it_was_opened() -> None:
    t = at(
        "movement",
        hosar={"0110": ["ti_knights", "ti_prince", "ho_priest"]},
        demon={"0114": ["ni_demonlord"]},
        spells={"hosar": ["spellgate"]},
        dice=(1,),
    ).do("cast spellgate", "gate ti_prince")
    while t.question != "movement":
        t.do(next(a for a in ("done", "at 0111", *t.options) if a in t.options))
    assert t.events("gated") == [{"units": ["ti_prince"], "from": "0110", "to": "0111"}]
    for other in OTHERS:
        assert [args for key, args in t.heard_by(other) if key == "comes-out"] == [{"unit": "ti_prince", "to": "0111"}]
        assert "0110" not in json.dumps(t.heard_by(other))


@pytest.mark.rule("DL-HID-10")
def test_reinforcements_that_arrive_together_are_one_line() -> None:
    t = at(
        "start", "demon", clash=True, hosar={"0510": ["ti_knights"]}, demon={"1811": ["ni_captain"]}, dice=(1,) * 10
    ).do("yes", "yes", "place-all 2201")
    (own,) = t.events("arrives")
    assert len(own["units"]) == 9
    assert [args for key, args in t.heard_by("hosar") if key == "arrival-seen"] == [
        {"unit": "ik_general", "to": "2201"}
    ]
    assert not [unit for unit in own["units"] if unit != "ik_general" and unit in json.dumps(t.heard_by("hosar"))]


@pytest.mark.rule("DL-HID-03")
def test_a_retreat_is_seen_by_all() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ti_knights", "ti_prince"]},
        demon={"1004": ["er_levy", "er_cavalry"]},
        then=SeededDice(3),
    )
    while not t.events("retreated"):
        t.do(next((a for a in ("yes", "outside", "done", "pass", "hold", "idle") if a in t.options), t.options[0]))
    told = t.events("retreated")[0]
    assert told["from"] == "1004"
    for seat in (*SEATS, None):
        assert ("retreated", told) in t.heard_by(seat)


# -- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SPL-12")
@pytest.mark.parametrize(("die", "made"), [(3, True), (4, False)])
def test_the_die_of_an_earthpit_at_a_place_tells_its_two_more(die: int, made: bool) -> None:
    t = at(
        "before-movement",
        "demon",
        hosar={"0510": ["ti_knights"]},
        demon={"0611": ["ni_demonlord", "er_cavalry"]},
        spells={"demon": ["earthpit"]},
        dice=(die,),
        then=SeededDice(1),
    ).do("cast earthpit", "at 0510")
    said = throw(t, "DL-MAG-15") if t.rolls("DL-MAG-15") else throw(t, "DL-MAG-16")
    assert said.made is made
    assert said.needs == {"en": "5 or less", "fr": "5 ou moins"}
    assert [(entry.rule, entry.amount, entry.text["en"]) for entry in said.modifiers] == [
        ("DL-SPL-12", 2, "A place in the hex")
    ]
    word = "success" if made else "failure"
    shown = f"→ {die} + 2 = {die + 2} ({word}: 5 or less needed"
    assert said.text["en"].endswith(f"{shown}, +2 A place in the hex).")
    assert said.brief is not None
    assert said.brief["en"].endswith(f"{shown}).")


@pytest.mark.rule("DL-CAP-08", "DL-CAP-09")
def test_the_dice_of_a_capture_tell_what_is_added_to_either() -> None:
    t = at(
        "movement",
        hosar={"0511": ["ti_prince"], "0301": ["da_knights"]},
        demon={"0510": ["er_levy", "ni_demonlord"]},
        control={"timur": "demon"},
        dice=(5, 4),
    ).do("unit ti_prince", "move 0510")
    said = throw(t, "DL-CAP-05")
    assert [(entry.rule, entry.amount) for entry in said.modifiers] == [("DL-CAP-08", -2), ("DL-CAP-09", 1)]
    assert (said.made, said.needs["en"]) == (False, "5 or more")
    assert said.text["en"].endswith(
        "5 − 2 = 3 against 4 + 1 = 5 (failure: 5 or more needed, −2 Inside enemy walls, "
        "other die: +1 Stronger magician)."
    )
    assert t.events("captured")


def test_no_die_outside_a_battle_is_thrown_without_saying_what_it_needs() -> None:
    """But for those that choose among several things: what they chose is told after them."""
    choose = {"DL-SIE-11", "DL-NEU-01", "DL-INV-18", "DL-END-06", "DL-VAR-15"}
    known = set()
    for seed in range(6):
        t, rng = new(("standard", "strategic", "long")[seed % 3], seed), random.Random(seed)
        for _ in range(1000):
            if t.s.decision is None:
                break
            t.do(pick(t.s.decision.asks[0].options, rng).text)
        for event in t.log:
            how_long = event.args.get("why") == "DL-VAR-02" and len(event.args["dice"]) == 1  # the war goes on
            if event.key == "roll" and event.args["why"] not in choose and not how_long:
                assert "needs" in event.args, event
                known.add(event.args["why"])
    assert len(known) > 8


# -- fights and digests -----------------------------------------------------------------------------------------------


def test_a_siege_that_goes_on_closes_its_board() -> None:
    t = at(
        "sieges",
        "demon",
        hosar={"0414": ["cr_militia", "cr_castle_guards"]},
        demon={"0414": ["er_levy", "er_cavalry", "er_patrol"]},
        sieges={"0414": 1},
        dice=(1, 1, 1, 1),
    ).do("assault")
    told = [line(GAME, 1, event) for event in t.log]
    assert [one.key for one in told if one.opens or one.closes] == ["siege-method", "siege-goes-on"]
    assert {one.hex for one in told if one.opens or one.closes} == {"0414"}


@pytest.mark.parametrize(
    ("key", "tally"),
    [("killed", "lost"), ("captured", "captured"), ("freed", "freed"), ("control", "fallen"), ("points", "points")]
    + [(key, "joined") for key in ("alliance", "legend", "invoked", "conjured", "revived", "reinforcements-arrive")],
)
def test_what_a_digest_counts(key: str, tally: str) -> None:
    assert GAME.tallies[key] == tally
    assert GAME.wording("en").text.has(f"event-{key}")


def test_no_order_is_read_back_as_it_was_typed() -> None:
    """A player is told what they ordered in words."""
    orders = [action.text for kind in GAME.standing.kinds for verb in kind.VERBS for action in GAME.actions.of(verb)]
    assert "order cloak-always" in orders
    for lang in ("en", "fr"):
        wording = GAME.wording(lang)
        said = [wording.event("order-taken", {"order": order}) for order in orders]
        assert not [text for text, order in zip(said, orders, strict=True) if order in text or "do-" in text]
