"""Late arrival (reserves.py): who is kept back, the die that tells when they come, and how they enter."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexarchy.bots.staff import Staff
from hexarchy.core.chairs import Chair
from hexarchy.core.dice import SeededDice
from hexarchy.core.inputs import BadInput
from hexarchy.games.demonworld import GAME, reserves, victory
from hexarchy.games.demonworld.bot.captain import Captain
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EMPIRE, ORCS, WAITING
from hexarchy.games.demonworld.zones import own_zone
from tests.demonworld.invariants import check, written
from tests.demonworld.random_play import whole
from tests.demonworld.table import Table, at, new, unit

EATERS, ARCHERS, TROLLS, MEN = "dwarf_eaters", "light_orc_archers", "trolls", "noble_footsoldiers"


def late(level: str = "basic", seats: int = 2, **options: Any) -> Table:
    t = new("open_field", seats=seats, level=level, kind="late_arrival", ground="blank", **options)
    return t.do("upper" if t.asked == ["orcs"] else "lower")  # the orcs have the upper edge


def kept(t: Table, seat: str) -> list[str]:
    return list(t.view(seat)["draft"]["kept"])


def keep_back(t: Table, seat: str, *cards: str) -> Table:
    return t.do(*(f"keep-back {card}" for card in cards), seat=seat)


def set_up(t: Table) -> Table:
    """All deploy: those that come first in the list are kept back."""
    while t.s.round == 0:
        seat = t.asked[0]
        options = t.options_of(seat)
        last = [one for one in ("ready", "close") if one in options]
        down = {entry["unit"] for entry in t.view(seat)["draft"].get("placed", ())}
        fresh = [one for one in options if one.partition(" ")[2] not in down]
        t.do(last[0] if last else fresh[0], seat=seat)
    return t


# -- who is kept back --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DEC-03")
def test_each_seat_keeps_back_half_its_cards_by_points_and_chooses_which() -> None:
    t = late()
    assert t.asked_for("keep-back") == ["orcs", "empire"]
    points = {t.s.name(u): t.s.entry(u).points for u in t.s.roster.of_seat(ORCS)}
    assert t.ask_of("orcs").args["points"] == -(-sum(points.values()) // 2)
    keep_back(t, "orcs", TROLLS)
    assert t.ask_of("orcs").args["points"] == -(-sum(points.values()) // 2) - points[TROLLS]
    assert t.refuses(f"keep-back {TROLLS}", seat="orcs") == ["DW-DEC-03"]
    assert t.refuses(f"keep-back {MEN}", seat="orcs") == ["DW-B-INT-25"]
    while t.ask_of("orcs").key == "keep-back":
        t.do(t.options_of("orcs")[0], seat="orcs")
    back = sum(points[card] for card in kept(t, "orcs"))
    assert 2 * back >= sum(points.values())
    assert t.refuses(f"deploy {TROLLS}", seat="orcs") == ["DW-DEC-03"]
    assert {one.partition(" ")[2] for one in t.options_of("orcs")} == {*points} - {*kept(t, "orcs")}


@pytest.mark.rule("DW-DEC-03", "DW-B-INT-28", "DW-B-WIN-04")
def test_nobody_sees_who_is_kept_back_before_all_have_deployed() -> None:
    t = late()
    before = json.dumps(t.view("empire")), json.dumps(t.view(None))
    keep_back(t, "orcs", TROLLS)
    assert (json.dumps(t.view("empire")), json.dumps(t.view(None))) == before
    dealt = t.s.redeal("empire", random.Random(1))
    assert dealt.view("orcs")["draft"]["kept"] == []
    set_up(t)
    assert "reserves" not in json.loads(before[0])
    told = t.view("empire")["reserves"]["orcs"]
    assert told["round"] == 0
    assert TROLLS in told["units"]
    assert t.view("empire") | {"seat": None, "decision": None, "draft": None} == t.view(None) | {
        "seat": None,
        "decision": None,
        "draft": None,
    }
    assert t.told("kept-back", side="orcs")[0]["units"] == told["units"]
    assert t.view("empire")["units"][TROLLS]["away"] == {"waiting": len(t.s.entry(t.number(TROLLS)).elements)}


@pytest.mark.rule("DW-DEC-03")
def test_the_last_that_can_fight_on_its_own_is_not_kept_back() -> None:
    few = {"empire": "army: empire\norder_knights\ngordan\nherkyn\n"}
    options = {"level": "standard", "points": 600, "kind": "late_arrival"}
    state = GAME.new("open_field", options, SeededDice(1), lists=few)
    assert isinstance(state, DemonworldState)
    t = Table(state)
    t.do("lower", seat=t.asked[0])
    assert t.options_of("empire") == ["keep-back gordan", "keep-back herkyn"]
    assert t.refuses("keep-back order_knights", seat="empire") == ["DW-DEC-03"]
    keep_back(t, "empire", "gordan")
    assert kept(t, "empire") == ["gordan", "herkyn"]  # less than half: there is nobody else
    assert t.ask_of("empire").key == "deploy-shape"


@pytest.mark.rule("DW-DEC-03", "DW-B-INT-25")
def test_of_four_seats_each_keeps_back_half_of_its_own() -> None:
    t = late("standard", seats=4, points=1500)
    assert t.asked_for("keep-back") == ["orcs", "empire", "orcs_2", "empire_2"]
    set_up(t)
    for seat in range(4):
        own = t.s.roster.of_seat(seat)
        back = sum(t.s.entry(unit).points for unit in own if reserves.waiting(t.s, unit))
        assert back * 2 >= sum(t.s.entry(unit).points for unit in own) or back


# -- when they come ----------------------------------------------------------------------------------------------------


def waits(*units: Any, phase: str = "close", round: int = 1, **more: Any) -> Table:
    own = unit(EATERS, "S", "H4 H5 H6 H7", order="hold")
    others = unit(MEN, "N", "O4 O5 O6 O7", order="hold")
    return at(phase, own, others, *units, round=round, rounds=6, **more)


RESERVE = {"card": TROLLS, "waiting": True}


@pytest.mark.rule("DW-DEC-03")
@pytest.mark.parametrize(("die", "comes"), [(6, 2), (4, 2), (3, 3), (1, 3)])
def test_a_die_for_each_side_tells_the_round(die: int, comes: int) -> None:
    t = waits(RESERVE, dice=[die])
    assert t.s.round == 2
    assert t.rolls("DW-DEC-03") == [(die,)]
    assert t.told("reserves", side="orcs")[0]["round"] == comes
    assert t.view("empire")["reserves"] == {
        "orcs": {"round": comes, "units": [TROLLS]},
        "empire": {"round": 0, "units": []},
    }
    known = waits(RESERVE, dice=[die], comes={"orcs": 5 - comes})  # it is written already
    assert (known.rolls("DW-DEC-03"), reserves.comes(known.s, ORCS)) == ([], 5 - comes)
    both = waits(RESERVE, {"card": "order_knights", "waiting": True}, dice=[die, 7 - die])
    assert [both.view(None)["reserves"][side]["round"] for side in ("orcs", "empire")] == [comes, 5 - comes]


@pytest.mark.rule("DW-DEC-03", "DW-B-WIN-16", "DW-B-WIN-10")
def test_a_side_whose_cards_are_still_to_come_is_not_out_of_the_battle() -> None:
    t = at("close", unit(EATERS), RESERVE, unit(MEN, "N", "O4 O5"), round=2, rounds=6)
    assert t.s.result is None
    assert not victory.eliminated(t.s, t.number(TROLLS))
    assert victory.eliminated(t.s, t.number(EATERS))


@pytest.mark.rule("DW-DEC-03", "DW-B-ORD-02")
def test_who_waits_gets_no_order() -> None:
    t = waits(RESERVE, phase="orders", round=2, comes={"orcs": 2})
    assert not [one for one in t.options_of("orcs") if TROLLS in one]
    assert t.refuses(f"give-attack {TROLLS}", seat="orcs") == ["DW-B-ORD-02"]


# -- how they come -----------------------------------------------------------------------------------------------------


def entering(*units: Any, **more: Any) -> Table:
    return waits(*(units or (RESERVE,)), phase="movement", round=2, **{"comes": {"orcs": 2}, **more})


@pytest.mark.rule("DW-DEC-03", "DW-B-WIN-17", "DW-B-MOV-45")
@pytest.mark.parametrize("level", ["basic", "standard", "expert"])
def test_they_enter_before_the_move_step_with_a_move_order_and_have_moved(level: str) -> None:
    t = entering(RESERVE, {"card": ARCHERS, "waiting": True}, level=level)
    assert (t.question, t.asked, t.s.phase) == ("deploy", ["orcs"], "movement")
    assert t.options == [f"deploy {TROLLS}", f"deploy {ARCHERS}"]
    assert t.refuses(f"deploy {EATERS}") == ["DW-DEC-03"]
    assert t.refuses("ready") == ["DW-B-WIN-17"]  # there is room: it must come
    t.do(f"deploy {TROLLS}", "form line-5", "face S")
    assert {one[3] for one in t.options} <= {*"BCD"}
    assert t.refuses("to H8") == ["DW-B-WIN-03"]
    t.do("to D9", "close", f"deploy {ARCHERS}", "form line-5", "face S", "to D16", "close", "ready")
    assert {field[0] for field in t.fields(TROLLS)} <= {*"BCD"}
    assert (t.order(TROLLS), t.unit(TROLLS).moved) == ("move", True)
    assert t.told("enters", unit=TROLLS)
    assert t.question != "deploy"
    check(t.s)
    assert t.view(None)["reserves"]["orcs"]["units"] == []


@pytest.mark.rule("DW-DEC-03")
def test_in_an_earlier_round_nobody_comes() -> None:
    assert entering(comes={"orcs": 3}).question != "deploy-shape"
    again = waits(RESERVE, phase="movement", round=3, comes={"orcs": 2})  # who found no room tries again
    assert again.question == "deploy-shape"


@pytest.mark.rule("DW-DEC-03", "DW-B-ORD-03", "DW-B-MOV-49")
def test_they_enter_on_free_fields_away_from_enemies() -> None:
    near = unit("berserkers", "N", "C9", order="hold")
    t = entering({"card": "kruuk", "waiting": True}, near, unit(ARCHERS, "S", "B2 B3", order="hold"), level="standard")
    fields = {one.removeprefix("to ") for one in t.options}
    zone = {t.s.field_id(field) for field in own_zone(t.s, 0)}
    taken = {"C9", *(t.s.field_id(near) for near in t.s.around[t.s.area.at("C9")]), "B2", "B3"}
    assert fields == zone - taken


@pytest.mark.rule("DW-DEC-03", "DW-S-TER-09")
def test_they_enter_on_ground_they_could_go_on() -> None:
    state = at(
        "movement",
        unit(EATERS, "S", "3/H4 3/H5", order="hold"),
        unit(MEN, "N", "4/O4 4/O5", order="hold"),
        RESERVE,
        level="standard",
        layout=[["3", "4"]],
        round=2,
        comes={"orcs": 2},
    ).s
    placing = state.frames[-1].piles[0][0]  # type: ignore[attr-defined]
    room = placing.room(state, 2)
    water = {field for field in own_zone(state, 0) if state.area.terrain[field] in "3x"}
    assert not room & water
    assert room


@pytest.mark.rule("DW-DEC-03")
def test_who_finds_no_room_waits_for_another_round() -> None:
    full = [
        unit(card, "N", " ".join(f"{row}{n}" for n in range(first, first + 8)), order="hold", side="empire")
        for card, row, first in (
            ("berserkers", "C", 2),
            ("order_knights", "C", 10),
            ("imperial_arquebusiers", "B", 1),
            ("berserkers", "B", 10),
        )
    ]
    t = entering(RESERVE, *full)
    assert t.question != "deploy"
    assert t.s.at[t.s.entry(t.number(TROLLS)).elements[0]] == WAITING


@pytest.mark.rule("DW-DEC-03", "DW-S-CMD-12")
def test_commanders_come_with_those_they_are_attached_to() -> None:
    t = entering(RESERVE, {"card": "kruuk", "waiting": True}, level="standard")
    t.do(f"deploy {TROLLS}", "form line-5", "face S", "to D9", "close", "deploy kruuk", f"join {TROLLS}")
    t.do(t.options[0], "face S", "ready")
    kruuk = t.number("kruuk")
    assert t.s.units[kruuk].host == t.number(TROLLS)
    assert t.s.units[kruuk].order == -1
    check(t.s)


@pytest.mark.rule("DW-DEC-03", "DW-E-LRG-01")
def test_large_elements_enter_too() -> None:
    t = entering({"card": "myrlak_cloudcook", "waiting": True}, level="expert")
    t.do("face S")
    t.do(t.options[0], "ready")
    assert t.s.alive(t.number("myrlak_cloudcook"))
    check(t.s)


@pytest.mark.rule("DW-DEC-03", "DW-B-INT-28")
def test_both_sides_enter_at_once_and_unseen() -> None:
    t = entering(RESERVE, {"card": "order_knights", "waiting": True}, comes={"orcs": 2, "empire": 2})
    assert t.asked_for("deploy-shape") == ["orcs", "empire"]
    before = json.dumps(t.view("empire"))
    t.do("form line-5", "face S", "to D9", "close", "ready", seat="orcs")
    assert json.dumps(t.view("empire")) == before
    written(t.s)


@pytest.mark.rule("DW-DEC-03")
def test_positions_are_read_and_written() -> None:
    t = entering(comes={"orcs": 3})
    written(t.s)
    with pytest.raises(BadInput):
        waits(RESERVE, comes={"orcs": 1})
    with pytest.raises(BadInput):
        waits({"card": TROLLS, "waiting": "soon"})
    for more in ({"fields": ["D4"]}, {"melee": 1}, {"host": EATERS}, {"aloft": 1}):
        with pytest.raises(BadInput, match="still to come"):
            waits({**RESERVE, **more})
    with pytest.raises(BadInput, match="no unit"):
        waits(RESERVE, unit("kruuk", "S", "D4", host=TROLLS), level="standard")
    with pytest.raises(BadInput):
        at("close", unit(EATERS, "S", "H4"), rearguard={"attacker": "elves", "field": "H9"})
    with pytest.raises(BadInput):
        at("close", unit(EATERS, "S", "H4"), rearguard={"attacker": "orcs", "field": "Z9"})


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DEC-03")
def test_a_panel_says_who_comes_when() -> None:
    def rows(t: Table) -> list[tuple[Any, Any]]:
        panels = GAME.scenes.scene(t.view("empire")).panels
        found = [panel for panel in panels if panel.id == "reserves"]
        return [(row.label["en"], row.values["orcs"]["en"]) for panel in found for row in panel.rows]  # type: ignore[index]

    assert rows(entering(comes={"orcs": 3})) == [("Trolls", "round 3")]
    early = waits(RESERVE, phase="orders")
    assert rows(early) == [("Trolls", "round 2 or 3")]
    panels = GAME.scenes.scene(early.view("orcs")).panels
    trolls = next(card for panel in panels for card in panel.cards if card.id == TROLLS)
    assert trolls.lines[0]["en"] == "Off the area: comes later."


@pytest.mark.rule("DW-DEC-03", "DW-B-INT-28")
def test_cards_say_who_is_kept_back_to_their_owner_alone() -> None:
    def told(seat: str) -> bool:
        panels = GAME.scenes.scene(t.view(seat)).panels
        lines = next(card.lines for panel in panels for card in panel.cards if card.id == TROLLS)
        return {"en": "Off the area: comes later.", "fr": "Hors de l’aire\u00a0: arrive plus tard."} in lines

    t = keep_back(late(), "orcs", TROLLS)
    assert told("orcs")
    assert not told("empire")


@pytest.mark.rule("DW-DEC-03")
def test_a_set_up_left_to_the_table_names_cards_too() -> None:
    t = late()
    for _ in range(200):
        if t.s.round:
            break
        seat = t.asked[0]
        said = GAME.routine(t.view(seat), "deploy") or "ready"
        t.do(said, seat=seat)
    assert t.s.round == 1


# -- the captain -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DEC-03")
@pytest.mark.parametrize("level", ["basic", "expert"])
def test_captains_keep_cards_back_and_bring_them_all_in(level: str) -> None:
    state = GAME.new("open_field", {"level": level, "kind": "late_arrival", "rounds": 5}, SeededDice(3))
    assert isinstance(state, DemonworldState)
    captains: list[Staff[Any]] = [Captain(random.Random(seat)) for seat in (0, 1)]
    back: set[int] = set()
    for _ in range(4_000):
        if state.decision is None or (state.round == 4):
            break
        ask = state.decision.asks[0]
        state.apply(ask.seat, captains[ask.seat].choose(Chair(state, ask.seat)))
        if state.round == 1:
            back = {unit for unit in range(len(state.units)) if reserves.waiting(state, unit)}
    assert {state.side(unit) for unit in back} == {ORCS, EMPIRE}
    assert not any(reserves.waiting(state, unit) for unit in back)


@pytest.mark.rule("DW-DEC-03")
@pytest.mark.parametrize(("friends", "columns"), [("H1 H2 H3 H4", range(8)), ("H14 H15 H16 H17", range(10, 18))])
def test_a_captain_brings_them_in_where_their_friends_are(friends: str, columns: range) -> None:
    own, others = unit(EATERS, "S", friends, order="hold"), unit(MEN, "N", "O8 O9", order="hold")
    t = at("movement", own, others, RESERVE, round=2, comes={"orcs": 2})
    captain = Captain(random.Random(1))
    while not t.s.alive(t.number(TROLLS)):
        t.do(captain.choose(Chair(t.s, ORCS)).text)
    assert {t.s.area.grid.cells[field][0] for field in t.s.fields_of(t.number(TROLLS))} <= {*columns}


# -- whole battles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-DEC-03")
@pytest.mark.parametrize(("level", "seats"), [("basic", 2), ("standard", 4)])
def test_a_random_battle_comes_to_its_end(level: str, seats: int) -> None:
    options: dict[str, Any] = {"level": level, "kind": "late_arrival", "rounds": 5}
    for number, state in enumerate(whole(2, "open_field", seats=seats, most=40_000, bold=0.2, **options)):
        if number % 40 == 0:
            check(state)
        if number % 200 == 0:
            written(state)
    assert state.result is not None
