"""What serves every game names none: no game, seat, unit or place stands in core, bots, arena, server or web."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexarchy import games
from hexarchy.core.text import LANGUAGES

SOURCE = Path(__file__).resolve().parent.parent / "src/hexarchy"
SHARED = [
    path
    for folder in ("core", "bots", "arena", "server", "web")
    for path in sorted((SOURCE / folder).rglob("*"))
    if path.suffix in (".py", ".ftl", ".js", ".css", ".html") and "vendor" not in path.parts
]
# Seats and pieces of a game that are called by a word anybody uses.
ORDINARY = {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "marshal", "trouble"}


def words_of(name: str) -> set[str]:
    """The names in a game's own data, as its board tells them; capitals count, but for the game and its seats."""
    game = games.game(name)
    seats = set(game.seats) - ORDINARY
    found = {f"(?i:{word})" for word in (name, name.replace("_", "-"), name.replace("_", " "), *seats)}
    names = set()
    try:
        board = game.board_json()
    except NotImplementedError:
        return found  # a game that no page can show yet
    for entry in (board["title"], *(board["sides"][seat]["name"] for seat in game.seats)):
        names |= {entry[lang] for lang in LANGUAGES}
    for ident, face in board["faces"].items():
        names |= {ident, *(face["name"][lang] for lang in LANGUAGES)}
    for place in board["places"]:
        names |= {place["id"], *(place["name"][lang] for lang in LANGUAGES)}
    return found | {re.escape(word) for word in names - ORDINARY}


@pytest.mark.parametrize("name", games.names())
def test_shared_code_names_no_game(name: str) -> None:
    words = sorted(words_of(name), key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)({'|'.join(words)})(?!\w)")
    found = [
        f"{path.relative_to(SOURCE)}:{number}: {match[0]}"
        for path in SHARED
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for match in pattern.finditer(line)
    ]
    assert found == []
