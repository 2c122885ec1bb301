"""games, rules, simulate, replay, verify, odds, bench."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hexarchy import games
from hexarchy.cli import bench
from hexarchy.cli.outlook import bars
from hexarchy.core.dice import Dice
from hexarchy.core.events import WATCHING
from hexarchy.core.outlook import course
from hexarchy.core.records import Record
from hexarchy.core.text import LANGUAGES
from hexarchy.core.ways import gathered
from tests.cli.shell import GAME, mistake, run

POSITION = """
game = "demonlord"
turn = 4
phase = "demon"
step = "battles"
[stacks.hosar]
1004 = ["da_knights", "da_sergeants", "da_duke"]
0510 = ["ti_knights", "ti_prince"]
[stacks.demon]
1004 = ["er_cavalry", "er_lord"]
0510 = ["ni_foot_guards"]
[sieges]
0510 = 1
"""


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a match between bots, played to its end."""
    run("simulate", GAME, "--games", "1", "--seed", "3", "--records", str(tmp_path))
    (path,) = tmp_path.glob("*.json")
    return path


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """The record of a match begun with secret dice."""
    path = tmp_path / "secret.json"
    run("play", GAME, "--against", "random", "--save", str(path), typed=["1", "1", "1", "quit"])
    return path


def change(path: Path, **changes: Any) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, **changes}), encoding="utf-8")


# -- games and rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_all_that_can_be_chosen(lang: str) -> None:
    output = run("games", lang=lang).output
    game = games.game(GAME)
    wording = game.wording(lang)
    for word in (GAME, *game.seats, "random", str(len(game.rulebook))):
        assert word in output
    assert all(wording.scenario(scenario.id).title in output for scenario in game.scenarios.all)
    assert all(switch.id in output and switch.rule in output for switch in game.scenarios.switches)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_outline_names_every_chapter(lang: str) -> None:
    output = run("rules", GAME, lang=lang).output
    assert all(chapter in output for chapter, _ in games.game(GAME).rulebook.sections(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_is_shown_with_its_ruling(lang: str) -> None:
    book = games.game(GAME).rulebook
    ruled = next(rule for rule in book if rule.ruling and rule.kind == "rule")
    rule = book.rule(ruled.id, lang)
    output = " ".join(run("rules", GAME, ruled.id.lower(), lang=lang).output.split())
    for part in (rule.id, rule.title, rule.text, rule.ruling):
        assert " ".join(part.split()) in output


@pytest.mark.parametrize(("lang", "one", "several"), [("en", "line", "lines"), ("fr", "ligne", "lignes")])
def test_one_line_of_the_rulebook_is_one_line(lang: str, one: str, several: str) -> None:
    book = games.game(GAME).rulebook
    single = next(rule for rule in book if rule.seed and rule.seed.partition(":")[2].isdecimal())
    span = next(rule for rule in book if "-" in rule.seed)
    assert f", {one} {single.seed.partition(':')[2]})" in run("rules", GAME, single.id, lang=lang).output
    assert f", {several} " in run("rules", GAME, span.id, lang=lang).output


def test_bots_are_named_in_the_language_of_the_screen() -> None:
    assert "captain (Capitaine)" in " ".join(run("games", lang="fr").output.split())


def test_rules_are_searched() -> None:
    output = run("rules", GAME, "siege", "magic").output
    assert "DL-SMG" in output
    assert len(output.splitlines()) > 1


# -- simulate ---------------------------------------------------------------------------------------------------------


def test_simulation_as_json_is_the_same_for_one_process_and_two() -> None:
    results = []
    for jobs in ("1", "2"):
        result = run("simulate", GAME, "--games", "6", "--seed", "11", "--swap", "--json", "--jobs", jobs)
        assert result.exit_code == 0
        results.append(json.loads(result.stdout))
    for result in results:
        del result["seconds"], result["decisions_per_second"]
    assert results[0] == results[1]
    assert results[0]["games"] == results[0]["finished"] == 6
    assert sum(results[0]["wins"].values()) + results[0]["draws"] == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulation_is_summed_up(lang: str) -> None:
    result = run("simulate", GAME, "--bots", "random,random", "--games", "2", lang=lang)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert games.game(GAME).wording(lang).side("hosar") in result.stdout


def test_scenario_and_options_are_played(tmp_path: Path) -> None:
    options = ["--scenario", "strategic", "--option", "first_move=yes", "--option", "reduced-chance=true"]
    run("simulate", GAME, "--games", "1", "--most", "30", "--records", str(tmp_path), *options)
    (path,) = tmp_path.iterdir()
    record = Record.load(path)
    assert record.scenario == "strategic"
    assert record.options == {"first_move": True, "reduced_chance": True}
    assert len(record.actions) == 30


def test_broken_game_makes_exit_code_1(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Broken:
        name = "random"

        def hear(self, events: object) -> None: ...

        def choose(self, chair: object) -> None:
            raise RuntimeError("a defect")

    monkeypatch.setattr("hexarchy.bots.make", lambda *args: Broken())
    result = run("simulate", GAME, "--games", "2", "--seed", "8", "--records", str(tmp_path))
    assert result.exit_code == 1
    assert "seed 8" in result.stderr
    assert "a defect" in result.stderr
    assert len(list(tmp_path.iterdir())) == 2


# -- replay and verify ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_finished_match_is_told_in_full(finished: Path, lang: str) -> None:
    result = run("replay", str(finished), lang=lang)
    assert result.exit_code == 0
    game = games.game(GAME)
    wording = game.wording(lang)
    record = Record.load(finished)
    state = record.start(game)
    output = "".join(result.stdout.split())
    events = state.opening() + [event for _, _, events in record.play(game, state) for event in events]
    told = [event for event in events if event.audience is None or WATCHING not in event.audience]
    for event in (one.event for one in gathered(game, told)):
        assert "".join(wording.event(event.key, game.named(event.args)).split()) in output


def test_replay_stops_and_shows_where_it_is(finished: Path) -> None:
    output = run("replay", str(finished), "--to", "4").stdout
    assert "After action 4" in output
    assert len(output) < len(run("replay", str(finished)).stdout)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_shows_who_was_likely_to_win_turn_by_turn(finished: Path, lang: str) -> None:
    game, record = games.game(GAME), Record.load(finished)
    points = list(course(game, record))
    output = run("replay", str(finished), lang=lang).stdout
    for seat in game.seats:
        (line,) = [
            line for line in output.splitlines() if game.wording(lang).side(seat) in line and bars(points, seat) in line
        ]
        assert "%" in line
    assert {"en": "Who wins?", "fr": "Qui gagne"}[lang] in output
    assert bars(points, game.seats[0])[-1] in "▁█"  # how it ended is certain


def test_replay_of_a_seat_tells_what_it_knew(finished: Path) -> None:
    game = games.game(GAME)
    record = Record.load(finished)
    state = record.start(game)
    heard = [event for _, _, events in record.play(game, state) for event in events if event.known_to(1)]
    told = [one.event for one in gathered(game, heard) if one.event.audience == (1,)]
    private = {
        game.wording("en").event(event.key, game.named(event.args)) for event in told if event.key != "only-choice"
    }
    assert private
    theirs, ours = (" ".join(run("replay", str(finished), "--seat", s).stdout.split()) for s in ("hosar", "demon"))
    for sentence in private:
        assert " ".join(sentence.split()) in ours
    assert not all(" ".join(sentence.split()) in theirs for sentence in private)


def test_unfinished_match_is_told_as_everybody_saw_it(secret: Path) -> None:
    output = run("replay", str(secret)).stdout
    assert "everybody saw" in output
    told = [line for line in output.splitlines() if "Set up at" in line]
    assert told
    assert all("a stack with" in line for line in told)  # and nothing of what lies beneath


@pytest.mark.parametrize("lang", LANGUAGES)
def test_good_record_is_good(secret: Path, lang: str) -> None:
    result = run("verify", str(secret), lang=lang)
    assert result.exit_code == 0
    assert ("est bon" if lang == "fr" else "is good") in result.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_dice_of_a_known_seed_are_not_called_good(finished: Path, lang: str) -> None:
    result = run("verify", str(finished), lang=lang)
    assert result.exit_code == 0  # nothing is wrong with it
    assert ("ne prouvent rien" if lang == "fr" else "prove nothing") in result.stdout


def test_dice_are_compared_with_what_was_shown_before(secret: Path) -> None:
    dice = Record.load(secret).dice
    assert isinstance(dice, Dice)
    assert run("verify", str(secret), "--commitment", dice.commitment).exit_code == 0
    result = run("verify", str(secret), "--commitment", "0" * 64)
    assert result.exit_code == 1
    assert "NOT as promised" in result.stdout


def test_commitment_is_shown_before_the_match(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = run("play", GAME, "--against", "random", "--save", str(path), typed=["1", "quit"]).stdout
    dice = Record.load(path).dice
    assert isinstance(dice, Dice)
    assert dice.commitment in "".join(output.split())


def test_tampered_record_is_found(finished: Path) -> None:
    actions = json.loads(finished.read_text(encoding="utf-8"))["actions"]
    change(finished, actions=actions[:-1])
    result = run("verify", str(finished))
    assert result.exit_code == 1
    assert "is WRONG" in result.stdout


def test_tampered_dice_are_found(secret: Path) -> None:
    dice = json.loads(secret.read_text(encoding="utf-8"))["dice"]
    change(secret, dice=[{**dice[0], **Dice(bytes(32)).to_json()}], digest=None)
    assert run("verify", str(secret)).exit_code == 1


def test_illegal_action_is_found(secret: Path) -> None:
    actions = json.loads(secret.read_text(encoding="utf-8"))["actions"]
    change(secret, actions=[*actions, "demon end"])
    result = run("verify", str(secret))
    assert result.exit_code == 1
    assert "cannot be played again" in result.stdout


def test_record_knows_its_data_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    path = tmp_path / "x.json"
    run("play", GAME, "--against", "random", "--data", str(pack), "--save", str(path), typed=["1", "quit"])
    assert Record.load(path).data_pack == str(pack)
    assert run("verify", str(path)).exit_code == 0
    pack.rmdir()
    assert str(pack) in mistake(run("verify", str(path)))


# -- odds -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_of_a_battle_and_a_siege(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    result = run("odds", str(path), "--games", "20", "--bot", "random", lang=lang)
    assert result.exit_code == 0
    assert "1004" in result.stdout
    assert "DL-SIE-17" in result.stdout
    assert ("Blocus" if lang == "fr" else "Investment") in result.stdout


def test_same_seed_gives_the_same_odds(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    first = run("odds", str(path), "--games", "20", "--bot", "random", "--seed", "4").stdout
    assert run("odds", str(path), "--games", "20", "--bot", "random", "--seed", "4").stdout == first


def test_no_fight_no_odds(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(f'game = "{GAME}"\nstep = "movement"\nrest = "start"\n', encoding="utf-8")
    assert "no fight" in run("odds", str(path)).stdout


# -- bench ------------------------------------------------------------------------------------------------------------


def test_bench_runs_the_benchmarks() -> None:
    assert bench.checkout() is not None


def test_bench_says_where_the_benchmarks_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "checkout", lambda: None)
    assert "benchmarks" in mistake(run("bench"))
