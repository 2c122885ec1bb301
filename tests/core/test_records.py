"""Records: they say everything, replay to the same bytes, and survive an interrupted write."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from hexarchy.core.dice import Dice, SeededDice
from hexarchy.core.match import Match
from hexarchy.core.records import BadRecord, Record, verify
from hexarchy.core.stretches import Stretch
from tests.core.tiny import TINY

SECRET = Dice(bytes(range(32)))


def played(*actions: str, dice: Dice | SeededDice = SECRET) -> Record:
    match = Match(TINY, Record.begin(TINY, dice=dice))
    for action in actions:
        match.apply("left", action)
    return match.sealed_record()


def test_saved_record_is_the_same_when_loaded(tmp_path: Path) -> None:
    record = played("keep", "roll", "think")
    record.save(tmp_path / "match.json")
    loaded = Record.load(tmp_path / "match.json")
    assert loaded.to_json() == record.to_json()
    assert loaded.replay(TINY).digest() == record.digest


def test_replay_stops_where_it_is_told() -> None:
    assert played("keep", "keep", "keep").replay(TINY, 2).view(0) == {"kept": 2}


def test_position_is_part_of_the_record() -> None:
    match = Match(TINY, Record.begin(TINY, dice=SECRET, position={"kept": 40}))
    match.apply("left", "keep")
    again = Record.from_json(match.sealed_record().to_json())
    assert again.replay(TINY).view(0) == {"kept": 41}


def test_good_record_is_good() -> None:
    verdict = verify(played("keep", "roll", "win"), TINY, SECRET.commitment)
    assert verdict.good
    assert verdict.finished
    assert verdict.actions == 3


def test_other_dice_than_promised_are_found() -> None:
    verdict = verify(played("keep"), TINY, Dice(bytes(32)).commitment)
    assert not verdict.dice_match
    assert not verdict.good


def test_open_dice_keep_no_promise() -> None:
    assert not verify(played("keep", dice=SeededDice(1)), TINY, SECRET.commitment).sound
    verdict = verify(played("keep", "roll", dice=SeededDice(1)), TINY)
    assert verdict.sound
    assert not verdict.committed
    assert not verdict.good


def test_scripted_dice_are_seen_and_prove_nothing() -> None:
    record = Record.begin(TINY, dice=SECRET, position={"kept": 0, "dice": [3]})
    record.actions = [("left", "roll"), ("left", "roll")]
    verdict = verify(record, TINY)
    assert [die.number for die in verdict.thrown] == [0, 1]
    assert verdict.thrown[0].value == 3
    assert verdict.sound
    assert not verdict.good


MIXED = SECRET.mixed_with({"left": bytes(32)})
OTHER = Dice(bytes(range(1, 33)))


def stretched() -> Record:
    """A match that was imported after its first die and rolls on with dice a seat has mixed."""
    record = Record.begin(TINY)
    record.stretches = (Stretch(0, OTHER, brought=True), Stretch(1, MIXED))
    match = Match(TINY, record)
    for action in ("roll", "roll"):
        match.apply("left", action)
    return match.sealed_record()


def test_each_stretch_rolls_its_own_dice() -> None:
    verdict = verify(Record.from_json(stretched().to_json()), TINY)
    assert [die.value for die in verdict.thrown] == [OTHER.die(0, 6), MIXED.die(1, 6)]
    assert verdict.good


@pytest.mark.parametrize("known", [OTHER, SECRET])
def test_a_stretch_may_have_been_promised_elsewhere(known: Dice) -> None:
    assert verify(stretched(), TINY, known.commitment).good
    assert not verify(stretched(), TINY, "0" * 64).sound


@pytest.mark.parametrize("start", [1, 2, 2**40])
def test_a_stretch_without_a_die_keeps_no_promise(start: int) -> None:
    """The secret is known after the match: with it anybody could write a record of other dice that names it."""
    record = played("roll", dice=OTHER)
    record.stretches = (*record.stretches, Stretch(start, SECRET))
    assert not verify(record, TINY, SECRET.commitment).dice_match
    assert verify(record, TINY, OTHER.commitment).dice_match
    brought = played("roll", dice=OTHER)
    brought.stretches = (Stretch(0, OTHER, brought=True), Stretch(start, SECRET))
    assert verify(brought, TINY, SECRET.commitment).dice_match == (start == 1)  # it was imported, and given up at once


def test_a_promise_of_a_match_without_dice_is_kept() -> None:
    assert verify(played("keep"), TINY, SECRET.commitment).good


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ((0, "commitment"), "0" * 64),
        ((1, "commitment"), OTHER.commitment),
        ((1, "contributions", "left", "commitment"), "0" * 64),
        ((1, "contributions", "left", "value"), "11" * 32),
    ],
)
def test_an_untrue_claim_of_a_stretch_is_found(path: tuple[int | str, ...], value: str) -> None:
    data: Any = stretched().to_json()
    data["digest"] = None
    place = data["dice"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    assert not verify(Record.from_json(data), TINY).sound


@pytest.mark.parametrize(
    "dice",
    [
        [],
        {},
        [SECRET.to_json()],
        [{**SECRET.to_json(), "from": 1}],
        [{**SECRET.to_json(), "from": 0}, {**SECRET.to_json(), "from": 0}],
        [{**SECRET.to_json(), "from": 0, "commitment": "ab\n"}],
        [{**SECRET.to_json(), "from": 0, "contributions": {"left": "00"}}],
        [{**SECRET.to_json(), "from": 0, "contributions": {"left": {"commitment": "00", "value": "00"}}}],
        [{"kind": "stretches", "parts": [], "from": 0}],
    ],
)
def test_stretches_that_do_not_follow_are_refused(dice: Any) -> None:
    with pytest.raises(BadRecord):
        Record.from_json({**played("keep").to_json(), "dice": dice})


def test_the_old_format_is_still_read() -> None:
    now = played("keep", "roll").to_json()
    old = {**now, "format": 1, "dice": SECRET.to_json(), "commitment": SECRET.commitment}
    record = Record.from_json(old)
    assert record.to_json() == now
    assert verify(record, TINY).good
    assert not verify(Record.from_json({**old, "commitment": "0" * 64}), TINY).sound


def test_dice_changed_in_the_file_are_found_without_a_commitment() -> None:
    data = played("keep").to_json()
    data["dice"][0] |= Dice(bytes(32)).to_json()
    data["digest"] = None
    assert not verify(Record.from_json(data), TINY).dice_match


def test_changed_action_is_found() -> None:
    data = played("keep", "keep").to_json()
    data["actions"][1] = "left think"
    data["actions"].append("left keep")
    verdict = verify(Record.from_json(data), TINY)
    assert not verdict.digest_match
    assert not verdict.good


def test_illegal_action_is_refused() -> None:
    data = played("keep").to_json()
    data["actions"].append("right keep")
    with pytest.raises(BadRecord, match="action 2"):
        verify(Record.from_json(data), TINY)


def test_other_rules_version_is_refused() -> None:
    record = played("keep")
    record.rules_version = "0"
    with pytest.raises(BadRecord, match="rules version 0"):
        verify(record, TINY)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 99},
        {"dice": {"kind": "loaded"}},
        {"actions": [1]},
        {"options": 3},
        {"game": None, "remove": "game"},
        {"remove": "digest"},
    ],
)
def test_broken_record_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    data = {**played("keep").to_json(), **change}
    data.pop(change.get("remove", ""), None)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadRecord, match=r"match\.json"):
        Record.load(path)


@pytest.mark.parametrize("content", ["", "no json", "[]", '"text"', "{}"])
def test_file_that_is_no_record_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadRecord):
        Record.load(path)


def test_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="No such file"):
        Record.load(tmp_path / "nothing.json")


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_interrupted_save_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    path = tmp_path / "match.json"
    played("keep").save(path)
    before = path.read_bytes()

    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, broken, interrupted)
    with pytest.raises(KeyboardInterrupt):
        played("keep", "keep").save(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("kind", ["device", "pipe", "folder"])
def test_what_is_no_file_is_refused_at_once(tmp_path: Path, kind: str) -> None:
    path = Path("/dev/zero") if kind == "device" else tmp_path / "record.json"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    with pytest.raises(BadRecord, match=re.escape(str(path))):
        Record.load(path)
