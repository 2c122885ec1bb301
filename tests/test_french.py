"""French as it is spoken: what the texts and rulebooks of the games must not say."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexarchy
from hexarchy import games

ROOT = Path(__file__).resolve().parent.parent
TEXTS = [
    *sorted((ROOT / "src").rglob("fr/*.ftl")),
    *sorted((ROOT / "examples").rglob("fr/*.ftl")),
    *sorted((ROOT / "src").rglob("*.fr.toml")),
    *sorted((ROOT / "examples").rglob("*.fr.toml")),
]
BOOKS = [path for path in TEXTS if path.suffix == ".toml"]
NBSP = "\u00a0"
KINDS = ("rule", "decision")
# No-break spaces stand before : ; ! ? » and after «; a colon between digits (3:1) is none of these.
BADLY_SPACED = re.compile(rf"[^{NBSP}][;!?»]|[^{NBSP}\d]:|[^{NBSP}]:(?!\d)|«[^{NBSP}]| {NBSP}|{NBSP} |'")
# One is "en France", but "à Rabat"; and a hex may be named after a town, a lake or a battle.
BEFORE_A_PLACE = re.compile(r"\ben \{ \$(?:hex|hexes|to|town|place|source) \}")
NEVER = re.compile(
    r"\b(?:[Uu]n|du|[Cc]haque|[Ll]es) touchés?\b|Point des forteresses"
    r"|The (?:Confluence|Forges|Gates)\b|Battle of"
)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_text_stumbles(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if BEFORE_A_PLACE.search(line) or NEVER.search(line)] == []


def texts(value: object) -> Iterator[str]:
    """Every text of a data file but what a table calls its entries."""
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from texts(part)


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_rules_are_spaced_as_french_is_printed(path: Path) -> None:
    found = texts(tomllib.loads(path.read_text(encoding="utf-8")))
    assert [text for text in found if BADLY_SPACED.search(text)] == []


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_translated_book_says_all_and_in_the_same_order(path: Path) -> None:
    english = path.with_name(path.name.replace(".fr.toml", ".toml"))
    files = (tomllib.loads(file.read_text(encoding="utf-8")) for file in (english, path))
    entries, translated = ([[entry["id"] for entry in file.get(kind, ())] for kind in KINDS] for file in files)
    assert entries == translated


@pytest.mark.parametrize("name", games.names())
def test_no_place_on_a_french_map_is_called_in_english(name: str) -> None:
    places = [place["name"] for place in hexarchy.game(name).board_json()["places"]]
    assert [place["fr"] for place in places if re.search(r"\b(?:[Tt]he|of|Battle|Stair|Stone)\b", place["fr"])] == []
