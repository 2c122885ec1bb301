"""Divine Right at the command line: three seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexarchy import games
from hexarchy.core.records import Record
from tests.cli.shell import said

NAME = "divine_right"


@pytest.mark.parametrize(
    ("rule", "lang", "end"),
    [
        ("DR-B-SEQ-01", "en", "(rule)"),
        ("DR-B-SEQ-01", "fr", "(règle)"),
        ("DR-B-SEQ-08", "en", "(rule; reconstructed: no source at hand says all of this)"),
        ("DR-B-SEQ-08", "fr", "(règle\u00a0; reconstituée\u00a0: aucune source à notre portée ne dit tout cela)"),
    ],
)
def test_a_rule_says_whether_it_was_reconstructed(rule: str, lang: str, end: str) -> None:
    assert " ".join(said("rules", NAME, rule, typed=[], lang=lang).split()).endswith(" ".join(end.split()))


def test_three_sit_down_and_one_plays_on(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said(
        "play",
        NAME,
        "--players",
        "3",
        "--against",
        "random",
        "--seed",
        "1",
        "--save",
        str(path),
        typed=["queen", "view"],
    )
    record = Record.load(path)
    assert record.start(games.game(NAME)).setting.seats == ("first", "second", "third")
    assert ("first", "queen") in [(seat, action) for seat, action in record.actions]
    assert "Who rules your kingdom, a king or a queen?" in output
    assert "The score" in output


def test_in_french() -> None:
    output = said("--lang", "fr", "play", NAME, "--players", "3", "--against", "random", "--seed", "1", typed=["king"])
    assert "Qui règne sur votre royaume, un roi ou une reine" in output


def test_its_charts_can_be_read() -> None:
    assert "Order of battle" in said("charts", NAME, typed=[])


def test_map_and_cards_are_read_at_the_terminal() -> None:
    """The hexes are pointy-topped; cards have a line each."""
    output = said(
        "play", NAME, "--players", "3", "--against", "random", "--seed", "1", typed=["queen", "map 1911", "view"]
    )
    assert "1911★C" in output
    assert "1912 C" in output
    assert "This game has no map" not in output
    assert "Kingdoms, and your chance there without a card" in output
    assert "Personality face down" in output
    assert "Turn 20" in output


def test_a_whole_turn_of_classic(tmp_path: Path) -> None:
    """An embassy that wins an ally, a refusal with its reason, a march, and what the three others did until one is
    asked again."""
    path = tmp_path / "x.json"
    typed = ["queen", "orders", "a", "why move mivior_army_1", "view", "a", "1207", "stop", "b", "stop", "done"]
    table = ("--preset", "classic", "--players", "4", "--against", "captain", "--seed", "1")
    output = said("play", NAME, *table, "--save", str(path), typed=typed)
    own = [action for seat, action in Record.load(path).actions if seat == "first"]
    assert own[:3] == ["queen", "activate mivior", "play blackmail-2"]
    assert "go 1207" in own
    assert own[-1] == "done"
    assert "There is nothing to order beside the question." in output
    assert "Mivior joins Immer!" in output
    assert "has only just taken the field and does not act before your next turn. (DR-B-DIP-07" in output
    assert "Mercenaries ×14, Savages ×5" in output  # and not the first of them, by its number
    assert "Princess Daya, " in output  # who is one of a kind keeps her name
    for other in ("Ghem", "Hothior", "the Black Hand"):
        assert f"Turn 1: {other}." in output
    assert "Turn 2 · Immer · Diplomacy" in output
