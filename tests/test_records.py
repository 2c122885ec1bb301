"""The recorded matches of every version replay to the same bytes, for ever; where they do not, it is said why."""

from __future__ import annotations

import contextlib
import tomllib
from pathlib import Path

import pytest

import hexarchy
from hexarchy.core.records import BadRecord, Record, verify

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.json"))
ASIDE = {entry["file"]: entry for entry in tomllib.loads((FOLDER / "put-aside.toml").read_text()).get("record", ())}


def name(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


def test_every_version_has_recorded_matches_of_every_game() -> None:
    assert {(path.parent.name, path.name.partition("-")[0]) for path in RECORDS} >= {
        ("0.1.0", "demonlord"),
        ("0.1.0", "dark_emperor"),
        ("0.2.0", "divine_right"),
        ("0.2.0", "demonworld"),
    }


@pytest.mark.parametrize("preset", ["first_war", "classic", "everything"])
def test_there_is_a_match_of_each_preset_of_divine_right(preset: str) -> None:
    record = Record.load(FOLDER / "0.2.0" / f"divine_right-{preset.replace('_', '-')}.json")
    game = hexarchy.game("divine_right")
    agreed = next(it.options for it in game.scenarios.presets if it.id == preset)
    assert record.options == game.setting("standard", agreed).options


@pytest.mark.parametrize("path", [path for path in RECORDS if name(path) not in ASIDE], ids=name)
def test_a_recorded_match_replays_to_its_digest(path: Path) -> None:
    record = Record.load(path)
    verdict = verify(record, hexarchy.game(record.game), record.stretches[0].commitment)
    assert verdict.dice_match
    assert verdict.digest_match, "the rules play this match differently: see tests/records/put-aside.toml"
    assert verdict.good


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_matches_of_every_version_go_on_under_the_rules_of_today(path: Path) -> None:
    record = Record.load(path)
    game = hexarchy.game(record.game)
    assert game.under(record.rules_version) is game
    assert game.under("0") is None


def test_what_is_put_aside_names_its_rule_and_reason() -> None:
    for file, entry in ASIDE.items():
        record = Record.load(FOLDER / file)
        game = hexarchy.game(record.game)
        assert game.rulebook[entry["rule"]].id == entry["rule"]
        assert entry["why"]
        assert entry["since"]
        with contextlib.suppress(BadRecord):
            assert not verify(record, game).digest_match, f"{file} replays: it need not be put aside"
