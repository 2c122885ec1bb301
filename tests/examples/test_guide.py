"""docs/add-a-game.md quotes real files: every piece of code in it stands there, line for line."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from hexarchy.cli.app import COMMANDS

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```', GUIDE, re.MULTILINE | re.DOTALL)
QUOTED = [(file, code) for _, file, code in BLOCKS if file]
FOLDERS = ("src", "tests", "examples", "docs", "tools", "benchmarks")
FILES = [f"/{path.relative_to(ROOT).as_posix()}" for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")]


def stands_in(code: str, text: str) -> bool:
    """Are these lines there, one after the other, however deep they are indented? A line with "…" leaves some out."""
    first, _, rest = code.partition("…\n")
    wanted, lines = textwrap.dedent(first).splitlines(), text.splitlines()
    parts = (textwrap.dedent("\n".join(lines[n : n + len(wanted)])).splitlines() for n in range(len(lines)))
    return wanted in parts and (not rest or stands_in(rest, text))


@pytest.mark.parametrize(("file", "code"), QUOTED, ids=[f"{n}-{file}" for n, (file, _) in enumerate(QUOTED)])
def test_what_the_guide_quotes_stands_in_the_file(file: str, code: str) -> None:
    assert stands_in(code, (ROOT / file).read_text(encoding="utf-8"))


def test_the_guide_quotes_all_its_code() -> None:
    assert len(QUOTED) > 12
    assert {language for language, file, _ in BLOCKS if not file} == {"", "sh"}, "only commands and the tree of files"
    assert {file.rsplit("/", 1)[-1] for file, _ in QUOTED} >= {
        "__init__.py",
        "state.py",
        "rules.py",
        "view.py",
        "page.py",
    }


@pytest.mark.parametrize("page", [GUIDE, ARCHITECTURE], ids=["guide", "architecture"])
def test_files_that_are_named_exist(page: str) -> None:
    named = set(re.findall(r"`([\w./-]+\.(?:py|toml|md|txt|js|ftl))`", page))
    assert len(named) > 10
    assert [name for name in sorted(named) if not any(file.endswith(f"/{name}") for file in FILES)] == []
    links = re.findall(r"\]\((?!http)([^)#]+)", page)
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_commands_of_the_guide_exist() -> None:
    assert set(re.findall(r"\./run ([a-z]+)", GUIDE)) <= {*COMMANDS, "test", "lint"}
