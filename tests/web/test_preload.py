"""What a table begins with is asked for at once, and no module waits for another to name it; the rest comes later."""

from __future__ import annotations

import re
from pathlib import Path

from hexarchy.server.app import WEB

LATER = re.compile(r"""\bimport\("(\.[^"]+)"\)""")
PART = re.compile(
    r"""^export const (\w+) = (?:part|spoken)\((?:"(\w+)", )?.*?import\("\./(\w+)\.js"\)((?:, "[\w-]+")*)\);""",
    re.MULTILINE,
)
IMPORT = re.compile(r"""^(?:import|export)\b[^;]*?\bfrom\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)";""", re.MULTILINE)


def reached(module: Path, found: set[Path], *, later: bool) -> set[Path]:
    """A module and all it imports; `later`: also what it imports when that is needed."""
    if module not in found:
        found.add(module)
        text = module.read_text()
        named = [one or other for one, other in IMPORT.findall(text)] + (LATER.findall(text) if later else [])
        for name in named:
            reached((module.parent / name).resolve(), found, later=later)
    return found


def named(kind: str, page: str = "index.html") -> set[str]:
    """The addresses in the head of a page after such a beginning of a tag."""
    return set(re.findall(rf'<{kind}[^>]* (?:href|src)="/static/([^"]+)"', (WEB / page).read_text()))


def parts() -> dict[str, set[Path]]:
    """The files of each part that can come later: module, styles, words (in French, which are longer)."""
    found = {}
    for name, words, module, styles in PART.findall((WEB / "js" / "parts.js").read_text()):
        files = {WEB / "css" / f"{style}.css" for style in re.findall(r"[\w-]+", styles)}
        files |= {WEB / "text" / "fr" / f"{words}.ftl"} if words else set()
        found[name] = files | reached(WEB / "js" / f"{module}.js", set(), later=False)
    return found


def table() -> set[Path]:
    """The files of every table: what it begins with, what it fetches when nobody waits, and a rematch at the end."""
    named_later = re.search(r"for \(const one of \[(.*)\]\) await", (WEB / "js" / "parts.js").read_text())
    assert named_later
    first = {WEB / "index.html", WEB / "icon.svg", WEB / "js" / "first.js", WEB / "text" / "fr" / "page.ftl"}
    first |= {WEB / style for style in named('link rel="stylesheet"')}
    first |= reached(WEB / "js" / "app.js", set(), later=False)
    always = re.sub(r"\.\.\.\(.*\), ", "", named_later[1])  # not what some matches have
    return first.union(*(parts()[name] for name in [*always.split(", "), "rematch"]))


def test_what_a_table_begins_with_is_preloaded() -> None:
    modules = {path.relative_to(WEB).as_posix() for path in reached(WEB / "js" / "app.js", set(), later=False)}
    assert len(modules) > 20
    assert named('link rel="modulepreload"') | named('script type="module"') == modules


def test_no_module_is_left_over() -> None:
    plain = {WEB / "js" / "first.js"}  # a script of its own
    builder = reached(WEB / "js" / "army.js", set(), later=True)  # and a page of its own
    assert set(WEB.glob("js/*.js")) <= reached(WEB / "js" / "app.js", set(), later=True) | plain | builder


def test_every_style_is_named() -> None:
    later = {path.relative_to(WEB).as_posix() for files in parts().values() for path in files if path.suffix == ".css"}
    assert later
    used = named('link rel="stylesheet"') | named('link rel="stylesheet"', "army.html") | later
    assert used == {path.relative_to(WEB).as_posix() for path in WEB.glob("css/*.css")}


def test_scripts_that_come_later_are_wrapped() -> None:
    """What a table begins with is kept small on the disk instead (`test_the_page_is_small`)."""
    begins = table().union(*(parts()[name] for name in ("help", "settings", "company")))
    later = {*(WEB / "js").glob("*.js")} - begins
    assert len(later) > 30
    assert [path.name for path in later for line in path.read_text().splitlines() if len(line) > 120] == []
