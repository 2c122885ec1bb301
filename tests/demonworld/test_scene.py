"""What a page is told of a battle: its own area, units as elements with a front, orders, cards, and what to leave to
the table."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hexarchy.core.dice import Dice, SeededDice
from hexarchy.core.match import Match
from hexarchy.core.page import telling
from hexarchy.core.records import Record
from hexarchy.core.ways import gathered
from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.state import DemonworldState
from tests.demonworld.table import at, new, unit
from tests.demonworld.test_staged_orders import staged

SEED = bytes([7] * 32)


def begun(scenario: str = "basic_small", **options: str | int) -> DemonworldState:
    state = GAME.new(scenario, options, dice=Dice(SEED))
    assert isinstance(state, DemonworldState)
    return state


def board(state: DemonworldState) -> dict[str, Any]:
    return dict(msgspec.to_builtins(GAME.draw_board(state.view(None))))


def scene(state: DemonworldState, seat: str) -> dict[str, Any]:
    return dict(GAME.scene(state.view(seat)))


def set_up(state: DemonworldState, seat: str) -> None:
    """Leave it to the table, and look no more."""
    while (answer := GAME.routine(state.view(seat), "deploy")) is not None:
        state.apply(seat, answer)
    state.apply(seat, "ready")


def ordered(state: DemonworldState) -> None:
    for seat in ("orcs", "empire"):
        set_up(state, seat)


def test_each_battle_lies_on_its_own_area() -> None:
    small, printed = board(begun()), board(begun("open_field", level="standard"))
    assert len(small["hexes"]) == 262
    assert {hex_["centre"] for hex_ in small["hexes"]} == {"open"}
    assert len(printed["hexes"]) > 900
    assert {"woods", "hill", "swamp"} <= {hex_["centre"] for hex_ in printed["hexes"]}
    assert printed["roads"]
    assert {edge["kind"] for edge in printed["edges"]} == {"hedge", "wall"}
    assert any("height-1" in hex_.get("features", ()) for hex_ in printed["hexes"])


def test_objectives_lie_on_the_board() -> None:
    assert [place["name"]["en"] for place in board(begun("basic_objectives"))["places"]] == [
        "Objective A",
        "Objective B",
    ]


def test_every_unit_has_a_face_with_all_its_card_says() -> None:
    faces = board(begun())["faces"]
    assert set(faces) == set(GAME.world.names)
    assert faces["trolls_2"]["name"]["en"] == f"{faces['trolls']['name']['en']} (2)"
    assert "Initiative" in faces["trolls"]["about"]["en"]


def test_a_set_up_is_seen_by_its_own_seat_alone() -> None:
    state = begun()
    set_up(state, "orcs")
    own, other = (scene(state, seat)["stacks"] for seat in ("orcs", "empire"))
    assert [stack["pieces"] for stack in own] == [["dwarf_eaters"], ["light_orc_archers"]]
    assert other == []


def test_a_unit_is_one_piece_of_elements_that_face_corners() -> None:
    state = begun()
    ordered(state)
    stacks = {stack["pieces"][0]: stack for stack in scene(state, "orcs")["stacks"]}
    orcs, empire = stacks["dwarf_eaters"], stacks["noble_footsoldiers"]
    assert [element["hex"] for element in orcs["elements"]] == orcs["hexes"]
    assert len(orcs["elements"]) == 10
    assert {element["facing"] for element in orcs["elements"]} == {2.5}  # south, between south-east and south-west
    assert {element["facing"] for element in empire["elements"]} == {5.5}  # north
    assert "loose" not in orcs


def test_the_sequence_begins_with_the_deployment_and_is_that_of_the_level() -> None:
    state = begun()
    steps = scene(state, "orcs")["steps"]
    assert [step["id"] for step in steps] == [
        *("deployment", "orders", "shooting-1", "movement", "shooting-2", "melee"),
    ]
    ordered(state)
    assert scene(state, "orcs")["steps"] == steps[1:]


def test_orders_are_given_to_all_at_once_and_lie_on_units_for_their_seat_alone() -> None:
    state = begun()
    ordered(state)
    asked = scene(state, "orcs")["decision"]
    plan = next(plan for plan in asked["plans"] if plan["text"]["en"].endswith("Attack"))
    assert plan["actions"] == ["give-attack dwarf_eaters", "give-attack light_orc_archers"]
    ready = next(option for option in asked["options"] if option["action"] == "ready")
    assert ready["sure"]["en"].startswith("2 units have no order yet.")
    for action in plan["actions"]:
        state.apply("orcs", action)
    signs = [stack.get("signs", []) for stack in scene(state, "orcs")["stacks"]]
    assert signs[:2] == [["order-attack"], ["order-attack"]]
    assert [stack.get("signs", []) for stack in scene(state, "empire")["stacks"]] == [[], [], [], []]
    state.apply("orcs", "ready")
    state.apply("empire", "ready")
    signs = [stack["signs"] for stack in scene(state, "empire")["stacks"]]
    assert signs == [["order-attack"], ["order-attack"], ["order-hold"], ["order-hold"]]


def test_the_orders_of_a_unit_stand_together() -> None:
    state = begun()
    ordered(state)
    options = scene(state, "orcs")["decision"]["options"]
    assert {option["verb"] for option in options if option["action"].endswith("dwarf_eaters")} == {"dwarf_eaters"}


@pytest.mark.parametrize("formation", ["line", "column"])
def test_what_an_operation_shows_is_what_comes_of_it(formation: str) -> None:
    """Every advance, shift, turn and wheel that is offered, element by element."""
    fields = {"line": "G5 G6 G7 G8 H6 H7 H8", "column": "G6 H6 J6 K6"}[formation]
    t = at("movement", unit("noble_footsoldiers", "N", fields, order="move"), unit("trolls", "S", "A1 A2"))
    t.do("move noble_footsoldiers")
    told = 0
    for option in scene(t.s, "empire")["decision"]["options"]:
        if "would" in option:
            s = t.s.clone()
            s.apply("empire", option["action"])
            now = next(one for one in scene(s, "empire")["stacks"] if one["pieces"] == ["noble_footsoldiers"])
            assert option["would"] == now["elements"], option["action"]
            told += 1
    assert told > 4
    if formation == "line":
        steps = {one["action"]: one["on"] for one in scene(t.s, "empire")["decision"]["options"]}
        assert (steps["advance-left"], steps["advance-right"]) == ({"hex": "F7"}, {"hex": "F8"})


def test_a_unit_in_disorder_is_seen_to_be() -> None:
    t = at("movement", unit("noble_footsoldiers", "N", "G5 G6 J9 K2", order="move"), unit("trolls", "S", "A1 A2"))
    stacks = {stack["pieces"][0]: stack for stack in scene(t.s, "empire")["stacks"]}
    assert stacks["noble_footsoldiers"]["loose"]
    assert "loose" not in stacks["trolls"]


def test_cards_lie_beside_the_board_ones_own_first() -> None:
    state = begun()
    ordered(state)
    panels = scene(state, "empire")["panels"]
    assert [panel["id"] for panel in panels] == ["units-empire", "units-orcs"]
    card = panels[1]["cards"][0]
    assert card["lines"][0]["en"] == "10 of 10 elements"
    assert any(line["en"].startswith("Weapons:") for line in card["lines"])


@pytest.mark.parametrize("level", ["basic", "standard", "expert"])
def test_every_question_of_some_rounds_makes_a_scene(level: str) -> None:
    """By routine where there is one, else by chance."""
    state, rng = begun("open_field", level=level), random.Random(5)
    for _ in range(400):
        if state.decision is None:
            break
        ask = state.decision.asks[0]
        seat = state.setting.seats[ask.seat]
        told = scene(state, seat)["decision"]
        assert told["question"]["fr"]
        rests = [plan["rest"] for plan in told["plans"] if "rest" in plan]
        offered = [option["action"] for option in told["options"]]
        answer = GAME.routine(state.view(seat), rests[0]) if rests else None
        state.apply(seat, answer or ("ready" if "ready" in offered else rng.choice(offered)))
    assert state.round >= 1


def test_moves_all_have_seen_are_taken_back() -> None:
    units = [unit("noble_footsoldiers", "N", "G5 G6 G7 G8", order="move"), unit("trolls", "S", "A1 A2")]
    position = {"round": 2, "phase": "movement", "options": {"level": "basic"}, "unit": units}
    match = Match(GAME, Record.begin(GAME, "open_field", dice=SeededDice(1), position=position))
    for action in ("move noble_footsoldiers", "advance-left", "wheel L60"):
        match.apply("empire", action)
    assert match.undoable("empire") == 3


# -- the ground, fire and wind ----------------------------------------------------------------------------------------


def test_hills_lie_in_light_and_shade() -> None:
    told = board(at("movement", unit("trolls", "N", "C3"), layout=[["4"]], level="standard").s)
    heights = {hex_["id"]: hex_.get("height", 0) for hex_ in told["hexes"]}
    assert told["relief"]
    assert [heights[field] for field in ("A1", "D10", "D12")] == [0, 1, 3]


def burning(**fire: Any) -> DemonworldState:
    return at(
        "movement",
        unit("trolls", "N", "O3", order="move"),
        unit("berserkers", "S", "A12"),
        level="expert",
        layout=[["1"]],
        options={"fire": True},
        fire=fire,
    ).s


def test_what_burns_is_told_with_the_rounds_it_still_burns() -> None:
    told = scene(burning(wind="NE", speed=3, burning={"E3": 2, "F4": 0}, delayed=["D4"]), "orcs")
    assert {mark["hex"]: (mark["kind"], mark["text"]["en"]) for mark in told["marks"]} == {
        "E3": ("fire", "Burning: 2 more rounds"),
        "F4": ("ash", "Burned down"),
        "D4": ("ember", "Burns from the next round on"),
    }
    assert told["wind"] == {"facing": 0, "speed": 3, "text": told["wind"]["text"]}
    assert told["wind"]["text"]["en"] == "Wind to the north-east, speed 3"


def test_without_fire_there_is_no_wind() -> None:
    told = scene(at("movement", unit("trolls", "N", "P3")).s, "orcs")
    assert "wind" not in told
    assert told["marks"] == []


def test_losses_and_what_moves_a_unit_are_seen_on_it() -> None:
    state = at("melee", unit("trolls", "N", "G4 - G6", impetuous=True), level="standard").s
    (stack,) = scene(state, "orcs")["stacks"]
    assert tuple(stack["strength"]) == (2, 10)
    assert "impetuous" in stack["signs"]


# -- the log ----------------------------------------------------------------------------------------------------------


def test_steps_ahead_are_told_as_one_way_with_all_they_cost() -> None:
    t = at("movement", unit("trolls", "N", "L8 L9 L10 L11 L12", order="move"), unit("berserkers", "S", "A12"))
    t.do("move trolls", "advance-left", "advance-right")
    (told,) = [it for it in gathered(GAME, t.log) if it.event.key == "advances"]
    line = telling.line(GAME, 1, told.event)
    assert (line.piece, line.from_, line.to, line.via) == ("trolls", "L10", "J10", ["K10", "J10"])
    assert line.text["en"] == "Trolls: ahead, L10 → J10 (6 points)."


def test_shifts_and_wheels_tell_where_a_unit_comes_from() -> None:
    t = at("movement", unit("berserkers", "N", "L8 L9 L10 L11 L12", order="move"), unit("trolls", "S", "A12"))
    t.do("move berserkers", "wheel L60")
    (wheels,) = t.events("wheels")
    assert (wheels["from"], wheels["to"]) == ("L10", "J9")  # the middle of its front


def test_an_element_that_moves_within_its_unit_draws_no_way() -> None:
    t = at("movement", unit("trolls", "N", "L8 L9 L10 L11", order="move"), unit("berserkers", "S", "A12"))
    t.do("move trolls", "regroup", "take L11", "to M11")
    (event,) = [event for event in t.log if event.key == "element-moves"]
    line = telling.line(GAME, 1, event)
    assert (line.from_, line.hex) == (None, "M11")
    assert line.text["en"] == "Trolls: L11 → M11."


def test_orders_that_are_turned_up_bear_their_mark() -> None:
    t = new(seed=3)
    for seat in ("orcs", "empire"):
        set_up(t.s, seat)
    t.do(*(action.text for action in t.ask_of("orcs").options if action.text.startswith("give-attack")), "ready")
    t.do("ready")
    signs = [telling.line(GAME, 1, event).sign for event in t.log if event.key == "ordered"]
    assert set(signs) == {"order-attack", "order-hold"}


def test_a_wall_that_is_torn_down_is_a_ruin() -> None:
    t = at("movement", unit("trolls", "N", "M8"), unit("berserkers", "S", "C4"), layout=[["1"]], razed=["J6-J7"])
    assert scene(t.s, "orcs")["ruins"] == [("J6", "J7")]
    standing = [{edge["a"], edge["b"]} for edge in board(t.s)["edges"] if edge["kind"] == "wall"]
    assert {"J6", "J7"} not in standing
    assert {"K7", "J7"} in standing


def test_what_a_unit_usually_does_stands_first() -> None:
    t = at("movement", unit("trolls", "N", "M8 M9 M10 M11", order="move"), unit("berserkers", "S", "C4"))
    asked = scene(t.do("move trolls").s, "orcs")["decision"]
    verbs = [*dict.fromkeys(option["verb"] for option in asked["options"])]
    assert verbs[:5] == ["advance-left", "advance-right", "wheel", "stop", "turn"]
    assert verbs[-1] == "shift"
    assert {option["action"] for option in asked["options"]} == {*t.options}


def test_the_table_sets_up_a_whole_army_with_commanders_wizards_and_bases() -> None:
    state = begun("open_field", level="expert", points=1900)
    while state.decision is not None and state.decision.question == "edge":
        ask = state.decision.asks[0]
        state.apply(ask.seat, ask.options[0])
    ordered(state)
    assert {len(unit["elements"]) > 0 for unit in state.view(None)["units"].values()} == {True}


def test_a_card_counts_no_elements_before_the_battle_and_lies_at_the_middle_of_the_front() -> None:
    state = begun()
    lines = [
        line["en"] for panel in scene(state, "orcs")["panels"] for card in panel["cards"] for line in card["lines"]
    ]
    assert not [line for line in lines if " of 10 elements" in line]
    ordered(state)
    made = scene(state, "orcs")
    places = {stack["pieces"][0]: stack["hex"] for stack in made["stacks"]}
    cards = [card for panel in made["panels"] for card in panel["cards"]]
    assert {card["id"]: card["hex"] for card in cards} == places
    assert "10 of 10 elements" in [line["en"] for line in cards[0]["lines"]]


@pytest.mark.rule("DW-B-INT-26")
@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ((4, 4), "equal, so again"),
        ((5, 4), "Orcs against Empire: the Orcs"),
        ((2, 4), "Orcs against Empire: the Empire"),
    ],
)
def test_a_roll_off_says_who_has_won_it(dice: tuple[int, int], said: str) -> None:
    args = {"dice": dice, "sides": 6, "why": "DW-B-MOV-46", "opposed": True, "needs": ("at-least", dice[1])}
    line = GAME.wording("en").event("roll", {**args, "made": dice[0] >= dice[1]})
    assert line.endswith(f"→ {dice[0]} against {dice[1]} ({said}).")


@pytest.mark.rule("DW-S-CMD-31", "DW-S-CMD-35")
def test_several_counters_at_a_unit_are_read_by_their_owner_alone() -> None:
    state = staged().do("give-attack orc_guard", seat="orcs").s
    assert guard(state, "orcs") == ("Attack", ["order-attack"])
    state.apply("orcs", "give-hold orc_guard")
    assert guard(state, "orcs") == ("Attack / Hold", ["order-hidden"])
    assert guard(state, "empire") == ("", [])


def guard(state: DemonworldState, seat: str) -> tuple[str, list[str]]:
    """What stands on the card of the guard, and on its counter."""
    made = scene(state, seat)
    (card,) = [card for panel in made["panels"] for card in panel["cards"] if card["id"] == "orc_guard"]
    (stack,) = [stack for stack in made["stacks"] if stack["pieces"] == ["orc_guard"]]
    figure = card.get("figure", "")
    return figure and figure["en"], stack.get("signs", [])


@pytest.mark.rule("DW-B-WIN-17")
def test_a_rider_who_is_seated_at_the_deployment_stands_nowhere() -> None:
    state = begun("open_field", level="expert", points=1900)
    while state.decision is not None and state.decision.question == "edge":
        state.apply(state.decision.asks[0].seat, state.decision.asks[0].options[0])
    for action in ("deploy imperial_chariot", "face N"):
        state.apply("empire", action if action in offered(state) else offered(state)[0])
    state.apply("empire", offered(state)[0])
    state.apply("empire", "deploy herkyn")
    state.apply("empire", "mount imperial_chariot")
    assert [stack["pieces"] for stack in scene(state, "empire")["stacks"]] == [["imperial_chariot"]]


def offered(state: DemonworldState) -> list[str]:
    ask = state.ask(state.setting.seat("empire"))
    assert ask is not None
    return [option.text for option in ask.options]
