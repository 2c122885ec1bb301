"""Every mistake of the user is one sentence on the error stream, with exit code 2."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from hexarchy.core.text import LANGUAGES
from tests.cli.shell import GAME, mistake, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    run("play", GAME, "--seed", "1", "--against", "random", "--save", str(path), typed=["1", "1", "quit"])
    return path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "'chess'"),
        (["play"], "GAME"),
        (["play", "chess"], GAME),
        (["play", GAME, "--against", "karpov"], "random"),
        (["play", GAME, "--scenario", "short"], "standard"),
        (["play", GAME, "--option", "magic=on"], "'magic'"),
        (["play", GAME, "--option", "first_move=maybe"], "'maybe'"),
        (["play", GAME, "--against", "random", "--seat", "elves"], "'elves'"),
        (["play", GAME, "--seat", "hosar"], "--against"),
        (["play", GAME, "--seed", "one"], "'one'"),
        (["play", GAME, "--from", "nowhere.toml"], "nowhere.toml"),
        (["play", GAME, "--load", "nowhere.json"], "nowhere.json"),
        (["play", GAME, "--save", "no/such/folder/x.json"], "no/such/folder"),
        (["play", GAME, "--data", "no-such-pack"], "no-such-pack"),
        (["play", GAME, "--load", "x.json", "--seed", "1"], "--load"),
        (["play", GAME, "--from", "x.toml", "--scenario", "standard"], "--scenario"),
        (["play", GAME, "--sead", "1"], "--sead"),
        (["play", GAME, "--seed"], "--seed"),
        (["play", GAME, "again"], "again"),
        (["simulate", "chess"], "chess"),
        (["simulate", GAME, "--bots", "random,karpov"], "karpov"),
        (["simulate", GAME, "--bots", "random,random,random"], "3 bots"),
        (["simulate", GAME, "--games", "0"], "--games"),
        (["simulate", GAME, "--games", "many"], "many"),
        (["simulate", GAME, "--scenario", "short"], "short"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["verify", "nowhere.json"], "nowhere.json"),
        (["rules", "chess"], "chess"),
        (["rules", GAME, "DL-XXX-99"], "DL-XXX-99"),
        (["rules", GAME, "zeppelin"], "zeppelin"),
        (["odds", "nowhere.toml"], "nowhere.toml"),
        (["odds", "nowhere.toml", "--game", "chess"], "chess"),
        (["games", "--lang", "la"], "'la'"),
        (["a\u202eb"], r"a\u202eb"),
        (["play", "a\u202eb\x1b[31m"], r"a\u202eb\x1b[31m"),
        (["play", GAME, "--a\u202eb"], r"--a\u202eb"),
        (["play", GAME, "again\u202e"], r"again\u202e"),
        (["replay", "a\x1b[31m.json"], r"a\x1b[31m.json"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_mistake(arguments: list[str], said: str) -> None:
    assert said in mistake(run(*arguments))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_the_language(lang: str) -> None:
    said = mistake(run("play", "chess", lang=lang))
    assert said.startswith("Erreur\u00a0: Il n’y a pas de jeu" if lang == "fr" else "Error: There is no game")


@pytest.mark.parametrize("content", ["not json", "{}", "[1]", '{"format": 1}', '{"format": 7}'])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_file_that_is_no_record(tmp_path: Path, command: str, content: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(content, encoding="utf-8")
    assert "x.json" in mistake(run(command, str(path)))


@pytest.mark.parametrize(
    "content",
    [
        "turn = ",
        'turn = "four"',
        'colour = "red"',
        'step = "lunch"',
        '[stacks.hosar]\n9999 = ["ti_prince"]',
        "game = 'go'",
    ],
)
def test_position_that_cannot_be_used(tmp_path: Path, content: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(content, encoding="utf-8")
    mistake(run("odds", str(path)))
    mistake(run("play", GAME, "--from", str(path)))


def test_data_pack_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "units.toml").write_text("unit = 3", encoding="utf-8")
    assert "units.toml" in mistake(run("play", GAME, "--data", str(tmp_path)))


def test_record_of_an_unknown_game(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**data, "game": "go"}), encoding="utf-8")
    assert "'go'" in mistake(run("replay", str(record)))


def test_record_of_other_rules(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**data, "rules_version": "0"}), encoding="utf-8")
    for command in (["replay"], ["verify"], ["play", GAME, "--load"]):
        assert "version 0" in mistake(run(*command, str(record)))


def test_record_that_does_not_lead_to_its_end(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**data, "digest": "0" * 32}), encoding="utf-8")
    assert "does not lead" in mistake(run("play", GAME, "--load", str(record)))


def test_record_with_an_illegal_action(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["actions"].append("hosar win")
    record.write_text(json.dumps(data), encoding="utf-8")
    assert "action 3" in mistake(run("play", GAME, "--load", str(record)))
    assert "action 3" in mistake(run("replay", str(record)))


def test_replay_beyond_the_end(record: Path) -> None:
    assert "only 2 actions" in mistake(run("replay", str(record), "--to", "3"))


def test_replay_of_an_unknown_seat(record: Path) -> None:
    assert "'elves'" in mistake(run("replay", str(record), "--seat", "elves"))


@pytest.mark.parametrize(
    ("content", "key"),
    [
        ("[stacks]\nhosar = 3", "stacks"),
        ("rains = 3", "rains"),
        ('[sieges]\n0510 = "x"', "sieges"),
        ("[alliances]\nMU = 3", "alliances"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_value_of_the_wrong_kind_is_named_by_its_key(tmp_path: Path, content: str, key: str, lang: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(f'game = "demonlord"\nturn = 2\n{content}\n', encoding="utf-8")
    said = mistake(run("odds", str(path), lang=lang))
    assert key in said
    assert "object" not in said


def test_what_the_system_has_against_a_file_is_told_in_the_language(tmp_path: Path) -> None:
    binary = tmp_path / "x.bin"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "ce fichier n’existe pas" in mistake(run("odds", "nowhere.toml", lang="fr"))
    assert "ce fichier n’existe pas" in mistake(run("verify", "nowhere.json", lang="fr"))
    for command in (["odds"], ["replay"], ["verify"], ["play", GAME, "--load"], ["play", GAME, "--from"]):
        assert "it is a folder" in mistake(run(*command, str(tmp_path)))
        mistake(run(*command, str(binary)))


def test_truncated_record(record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8")[:300], encoding="utf-8")
    for command in (["replay"], ["verify"], ["play", GAME, "--load"]):
        assert "not a record" in mistake(run(*command, str(record)))


def test_records_cannot_go_where_a_file_is(record: Path) -> None:
    assert "a file is in the way" in mistake(run("simulate", GAME, "--games", "1", "--records", str(record)))


def test_game_and_seat_are_found_however_they_are_written() -> None:
    assert run("rules", GAME.upper()).exit_code == 0
    for seat in ("DEMON", "demons", "Démons", "alliance de hosar"):
        assert run("play", GAME, "--against", "random", "--seat", seat).exit_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_position_that_is_no_ordinary_file(tmp_path: Path, lang: str) -> None:
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "large.toml").write_text("#" * 200_000, encoding="utf-8")
    for name, said in (
        (str(tmp_path / "fifo"), ("ordinary file", "fichier ordinaire")),
        ("/dev/zero", ("ordinary file", "fichier ordinaire")),
        (str(tmp_path), ("folder", "dossier")),
        (str(tmp_path / "large.toml"), ("too large", "trop gros")),
    ):
        assert said[lang == "fr"] in mistake(run("odds", name, lang=lang))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("dice = [7]\nturn = 3\nstep = 'checks'\n[alliances.AH]\nside = 'hosar'\ngrade = 'semi-permanent'", "die 0"),
        ("scenario = 'long'", "nobody is asked"),
        ("turn = 2026-01-01", "turn"),
        ("talks = 'false'", "talks"),
    ],
)
def test_position_of_which_no_match_can_come(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(content.replace("'semi-permanent'", "'semi-permanent'\nshaken = true"), encoding="utf-8")
    assert said in mistake(run("play", GAME, "--from", str(path)))
