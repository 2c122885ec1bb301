"""What the documents promise: positions that load, commands that exist, links that lead somewhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from hexarchy import games
from hexarchy.cli.app import COMMANDS
from hexarchy.cli.talk import NAMES
from hexarchy.cli.words import fold
from hexarchy.core.dice import SeededDice
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from tests.cli.shell import GAME, run

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
POSITIONS = sorted((DOCS / "positions").glob("*.toml"))
GUIDES = {"en": DOCS / "how-to-play.md", "fr": DOCS / "comment-jouer.md"}
READABLE = [ROOT / "README.md", DOCS / "serving.md", *GUIDES.values()]

# The rulebook's battle, decided as in the example; the same units are put down by themselves where there is no choice.
EXAMPLE = """
hosar: terrain hills
demon: deploy er_cavalry; hosar: deploy da_knights; hosar: deploy da_men_at_arms; demon: deploy er_swordsmen
demon: deploy er_foot_guards; hosar: deploy ti_crossbowmen; hosar: deploy gu_men; demon: deploy er_patrol
hosar: deploy da_mixed_infantry; demon: with er_patrol; hosar: with da_knights
hosar: commit da_sergeants; hosar: commit ti_sergeants; hosar: against er_foot_guards; hosar: against er_cavalry
demon: pass; hosar: pass; demon: fire gu_men; hosar: answer ti_sergeants; hosar: target da_knights; demon: yes
"""


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_position_can_be_played(path: Path) -> None:
    assert path.name in GUIDES["en"].read_text(encoding="utf-8")
    game = tomllib.loads(path.read_text(encoding="utf-8"))["game"]
    result = run("play", game, "--from", str(path), "--against", "random", "--seed", "1", typed=["view", "1", "1"])
    assert result.exit_code == 0
    assert "I do not understand" not in result.stdout


@pytest.mark.parametrize(("name", "said"), [("battle-example", "Battle at 1004"), ("siege-of-rabat", "Siege of Rabat")])
def test_position_has_odds(name: str, said: str) -> None:
    result = run("odds", str(DOCS / "positions" / f"{name}.toml"), "--games", "5", "--bot", "random")
    assert result.stdout.startswith(said)


def test_battle_of_the_rulebook_die_by_die() -> None:
    """With the line of dice the position asks to uncover, the battle ends as the example does."""
    text = (DOCS / "positions" / "battle-example.toml").read_text(encoding="utf-8")
    content = tomllib.loads(text.replace("# dice =", "dice ="))
    assert content.pop("game") == GAME
    game = games.game(GAME)
    match = Match(game, Record.begin(game, "standard", {}, SeededDice(1), content))
    for entry in re.split(r"[;\n]", EXAMPLE.strip()):
        seat, _, action = entry.strip().partition(": ")
        match.apply(seat, action)
    view = match.state.view(None)
    assert {"er_lord", "er_swordsmen"} <= set(view["dead"])
    assert view["prisoners"]["hosar"] == ["er_patrol"]


@pytest.mark.parametrize("path", READABLE, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        assert link.startswith("http") or (path.parent / link).exists(), link


@pytest.mark.parametrize("path", READABLE, ids=lambda path: path.name)
def test_commands_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = re.findall(r"\./run (?:--lang fr )?([a-z]+)", text)
    assert named
    assert set(named) <= {*COMMANDS, "test", "lint", "audit"}
    for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL):
        content = tomllib.loads(block)
        games.game(content.pop("game", GAME)).position(content)


@pytest.mark.parametrize("lang", GUIDES)
def test_guide_names_every_command_of_the_table(lang: str) -> None:
    rows = re.findall(r"^\| `([^` ]+)", GUIDES[lang].read_text(encoding="utf-8"), re.MULTILINE)
    known = {name for word in rows for name, spellings in NAMES.items() if fold(word) in spellings}
    assert known == NAMES.keys() - {"help"}
    shown = " ".join(run("play", GAME, "--against", "random", typed=["help"], lang=lang).stdout.split())
    assert [word for word in rows if f" {word} " not in shown] == []
