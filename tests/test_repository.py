"""Promises of the tree itself."""

import ast
import importlib.metadata
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
EXAMPLES = sorted((ROOT / "examples").rglob("*.py"))
RULES = [path for path in SOURCES if {"core", "games"} & {*path.relative_to(ROOT).parts}] + EXAMPLES
REGISTRIES = [".".join(parts) for parts in [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org")]]
IGNORED = {".git", ".venv", ".venv-audit", "build", "dist", "__pycache__", ".hypothesis", ".import_linter_cache"}
MAX_LINES = 500


def read(path: str | Path) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def tree() -> Iterator[Path]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in IGNORED and not name.endswith(("_cache", ".egg-info"))]
        yield from (Path(folder, name) for name in files)


def pins(name: str) -> set[str]:
    return set(re.findall(r"^[\w.-]+(?:\[[\w,-]+\])?==\S+", read(f"requirements/{name}.txt"), re.MULTILINE))


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(read(path))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("game", ["demonlord", "dark_emperor"])
def test_rules_do_not_read_what_is_shown(game: str) -> None:
    """Only the game itself, and the view that a scene is made from, know the folder `table`."""
    folder = ROOT / "src/hexarchy/games" / game
    chapters = [path for path in folder.rglob("*.py") if not {"table", "bot"} & {*path.relative_to(folder).parts}]
    readers = {path.name for path in chapters if f"games.{game}.table" in read(path)}
    assert len(chapters) > 30
    assert readers <= {"__init__.py", "view.py"}


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").iterdir()), ids=lambda path: path.name)
def test_requirements_name_no_host(path: Path) -> None:
    assert "://" not in read(path)


def test_requirements_agree() -> None:
    assert pins("run")
    assert pins("run") < pins("postgres") < pins("dev")
    assert pins("audit")


def test_requirements_are_hashed() -> None:
    for name in ("run", "postgres", "dev", "audit"):
        assert not re.search(r"^[^\s#]+==[^\\]*$", read(f"requirements/{name}.txt"), re.MULTILINE)


def test_pins_name_the_extras_that_others_ask_for() -> None:
    """Else pip 23 tries the newest release first, has no hash for it and gives up: the pins break by themselves."""
    pinned = {re.split(r"[\[=]", pin)[0].lower(): pin for pin in pins("dev")}
    asked = [
        requirement
        for package in importlib.metadata.distributions()
        for requirement in package.requires or []
        if "extra ==" not in requirement and re.match(r"[\w.-]+\[", requirement)
    ]
    assert asked, "pytest-cov asks for coverage[toml]"
    for requirement in asked:
        name, extras = re.match(r"([\w.-]+)\[([^]]+)\]", requirement).groups()  # type: ignore[union-attr]
        assert f"{name.lower()}[{extras}]==" in pinned[name.lower()]


def test_tree_names_no_registry() -> None:
    needles = [host.encode() for host in REGISTRIES]
    assert [path for path in tree() if any(needle in path.read_bytes() for needle in needles)] == []


def test_ci_runs_what_the_readme_says() -> None:
    commands = re.findall(r"^ *(\./run \w+.*?)(?: +#.*)?$", read("README.md"), re.MULTILINE)
    assert "./run test" in commands
    assert re.search(r"^[^#\n]*\./run test$", read(".ci/run"), re.MULTILINE)


@pytest.mark.parametrize("name", ["run", ".ci/run"])
def test_scripts_are_executable(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_do_not_import_random(path: Path) -> None:
    assert "random" not in imports(path)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_source_file_is_short(path: Path) -> None:
    assert len(read(path).splitlines()) <= MAX_LINES


@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in SOURCES}), ids=lambda path: str(path.relative_to(ROOT))
)
def test_source_folder_is_a_package(folder: Path) -> None:
    """The import linter does not look into folders without it."""
    assert (folder / "__init__.py").exists()


def test_french_is_set_as_french_is() -> None:
    """No sign can begin a line, and apostrophes are curved."""
    texts = [*ROOT.glob("src/hexarchy/**/fr/*.ftl"), *ROOT.glob("examples/**/fr/*.ftl")]
    lines = [(path.name, line) for path in texts for line in path.read_text().splitlines() if not line.startswith("#")]
    assert len(lines) > 1000
    assert [line for line in lines if re.search(r" [:;!?»]|« |(?<=[^\W\d_])'(?=[^\W\d_])", line[1])] == []
