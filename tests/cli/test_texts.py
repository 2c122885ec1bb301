"""The texts of the command line: complete in both languages, and all of them used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexarchy.cli.admin import JOBS
from hexarchy.cli.app import COMMANDS
from hexarchy.cli.front import TEXTS, Front
from hexarchy.core.text import LANGUAGES, Catalog, compare

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(TEXTS.parent.glob("*.py")))
# Keys that are put together from a name.
MADE = ("os-", "rule-kind-")
NAMED = [*COMMANDS, *(f"admin-{job}" for job in JOBS)]
MADE_OF_COMMANDS = {f"{command}-{part}" for command in NAMED for part in ("short", "about")}
ODDS_KINDS = {"odds-battle", "odds-siege"}


def catalog(lang: str) -> Catalog:
    return Catalog.load(lang, [TEXTS])


def test_languages_are_equals() -> None:
    assert compare(catalog("en"), catalog("fr")) == []


@pytest.mark.parametrize("key", catalog("en").keys())
def test_text_is_used(key: str) -> None:
    if key.startswith(MADE):
        prefix = next(prefix for prefix in MADE if key.startswith(prefix))
        assert prefix.rstrip("-") in SOURCE
    elif key not in MADE_OF_COMMANDS | ODDS_KINDS:
        assert f'"{key}"' in SOURCE or f"'{key}'" in SOURCE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_code_has_a_text(lang: str) -> None:
    """Keys asked for by name: `text("…")`, `say("…")`, `mistake("…")`, `key="…"`."""
    asked = re.findall(r"""(?:text|say|mistake)\(\s*["']([a-z][a-z-]+)["']""", SOURCE)
    asked += re.findall(r"""key="([a-z][a-z-]+)\"""", SOURCE)
    known = catalog(lang)
    assert len(asked) > 100
    assert sorted({key for key in asked if not known.has(key)}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_its_texts(lang: str) -> None:
    assert all(catalog(lang).has(key) for key in MADE_OF_COMMANDS)


def test_numbers_are_written_as_the_language_has_it() -> None:
    assert Front("en").percent(0.125) == "12.5%"
    assert Front("fr").percent(0.125) == "12,5\u00a0%"


def test_texts_name_no_game() -> None:
    for path in sorted(Path(TEXTS).rglob("*.ftl")):
        assert "demonlord" not in path.read_text(encoding="utf-8").lower()
