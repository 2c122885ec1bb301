"""Nothing that a seat may not know is in any byte it is sent: scenes, pushes, answers, refusals, the past."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from starlette.testclient import TestClient

from hexarchy.core.dice import Dice
from hexarchy.core.page.telling import line
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.view import hidden_from
from tests.demonlord.random_play import play
from tests.demonlord.table import GAME
from tests.server.house import Json, Person, all_seats, begin, sit

SEEDS = (3,)


def named(sent: bytes) -> set[str]:
    """Every unit whose id stands in some bytes."""
    text = sent.decode()
    return {unit.id for unit in GAME.world.units if f'"{unit.id}"' in text or f" {unit.id}" in text}


def hidden(state: DemonlordState, seat: int) -> set[str]:
    return {GAME.world.units[unit].id for unit in hidden_from(state, seat)}


def test_scene_of_a_seat_names_no_unit_hidden_from_it() -> None:
    """Of the map, the boxes, the panels and the question: the log tells the past, when units were seen."""
    looked = 0
    for seed in (1, 2, 3):
        for number, state in enumerate(play(seed)):
            if number % 7:
                continue
            for seat in (0, 1):
                scene: Json = dict(GAME.scene(state.view(seat)))
                sent = json.dumps(scene).encode()
                assert not named(sent) & hidden(state, seat)
                looked += 1
            if number > 900:
                break
    assert looked > 300


def test_scene_does_not_depend_on_what_is_hidden() -> None:
    rng = random.Random(5)
    for number, state in enumerate(play(11)):
        if number % 40 == 0 and state.decision is not None:
            seat = state.decision.seats[0]
            other = state.redeal(seat, rng)
            assert json.dumps(GAME.scene(other.view(seat))) == json.dumps(GAME.scene(state.view(seat)))
        if number > 800:
            break


@pytest.mark.parametrize("seed", SEEDS)
def test_no_byte_sent_over_the_wire_names_a_unit_that_was_never_seen(
    client: TestClient, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match over HTTP, with a copy of the true state beside it: what A is sent names only what A may have seen."""
    dice = Dice(bytes([seed] * 32))
    monkeypatch.setattr(Dice, "fresh", lambda: dice)
    made = begin(client)
    people = sit(client, made)
    watcher = Person(client, made["match"])
    state = GAME.new(dice=dice)
    assert isinstance(state, DemonlordState)
    rng = random.Random(seed)
    may_know: list[set[str]] = [set(), set()]
    everything = {unit.id for unit in GAME.world.units}
    learn(may_know, state)
    for number in range(120):
        scenes = {seat: person.scene() for seat, person in people.items()}
        if number % 8 == 0:
            watcher.scene()
            for seat, person in people.items():
                offered = {o["action"] for o in (scenes[seat]["decision"] or {"options": []})["options"]}
                barred = [a.text for a in GAME.actions.of("move") if a.text not in offered]
                person.act(rng.choice(barred), scenes[seat]["version"], 409)
                person.post("/why", {"action": f"top {rng.choice(sorted(everything & known(state, seat)))}"})
        asked = next(seat for seat, scene in scenes.items() if scene["decision"])
        action = rng.choice(scenes[asked]["decision"]["options"])["action"]
        people[asked].act(action, scenes[asked]["version"])
        for event in state.apply(asked, action):
            for one in (0, 1):
                if event.known_to(one):
                    may_know[one] |= named(msgspec.json.encode(line(GAME, 0, event)))
        learn(may_know, state)
        if state.decision is None:
            break
    for name, person in people.items():
        person.get("/at/40")
        never = everything - may_know[GAME.setting().seat(name)]
        assert never
        for sent in person.sent:
            assert not named(sent) & never
    both = may_know[0] & may_know[1]
    assert not set().union(*(named(sent) for sent in watcher.sent)) - both


def known(state: DemonlordState, seat: str) -> set[str]:
    return {GAME.world.units[unit].id for unit in state.on_map(GAME.setting().seat(seat))}


def learn(may_know: list[set[str]], state: DemonlordState) -> None:
    """What both see on the map now, and what is each one's own."""
    for seat in (0, 1):
        enemy = {GAME.world.units[u].id for u in state.on_map(1 - seat)}
        everybody = {unit.id for unit in GAME.world.units if state.where[unit.index] != -1}
        may_know[seat] |= everybody - (enemy & hidden(state, seat))
        may_know[seat] |= {unit.id for unit in GAME.world.units if state.owner(unit.index) == seat}
        ask = state.decision.ask(seat) if state.decision else None
        may_know[seat] |= {a.text.partition(" ")[2] for a in ask.options} if ask else set()


@pytest.mark.parametrize("path", ["", "/verify", "/at/0"])
def test_dice_stay_secret_until_the_end(client: TestClient, path: str) -> None:
    made = begin(client)
    matches = client.app.app.state.matches  # type: ignore[attr-defined]
    running = client.portal.call(matches.shelf.get, made["match"])  # type: ignore[union-attr]
    secret = running.match.record.dice.to_json()["secret"]
    person = sit(client, made)["hosar"]
    person.get(path)
    assert secret.encode() not in person.sent[-1]
    person.mark("resign", 0)
    assert person.get("/verify")["secret"] == secret


def test_spells_of_the_other_side_are_not_told(client: TestClient) -> None:
    made = begin(client)
    both = all_seats(client, made)
    while (scene := both.scene())["step"]["id"] == "set-up":
        options = [o["action"] for o in scene["decision"]["options"]]
        both.act(options[0], scene["version"])
    people = sit(client, made)
    own = {seat: panel_labels(person.scene(), "spells") for seat, person in people.items()}
    assert all(own.values())
    assert panel_labels(Person(client, made["match"]).scene(), "spells") == set()
    hosar, demon = people["hosar"].scene(), people["demon"].scene()
    assert not [line for line in hosar["log"] if line["key"] == "spells-known" and line in demon["log"]]


def panel_labels(scene: Json, name: str) -> set[str]:
    return {row["label"]["en"] for panel in scene["panels"] if panel["id"] == name for row in panel["rows"]}
