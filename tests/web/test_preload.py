"""Everything the page imports is asked for at once: no module waits for another to name it."""

from __future__ import annotations

import re
from pathlib import Path

from hexarchy.server.app import WEB

IMPORT = re.compile(r"""^(?:import|export)\b[^;]*?\bfrom\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)";""", re.MULTILINE)


def reached(module: Path, found: set[Path]) -> set[Path]:
    """A module and all it imports."""
    if module not in found:
        found.add(module)
        for named in IMPORT.findall(module.read_text()):
            reached((module.parent / (named[0] or named[1])).resolve(), found)
    return found


def named(kind: str) -> set[str]:
    """The addresses in the head of the page after such a beginning of a tag."""
    return set(re.findall(rf'<{kind}[^>]* (?:href|src)="/static/([^"]+)"', (WEB / "index.html").read_text()))


def test_every_module_is_preloaded() -> None:
    modules = {path.relative_to(WEB).as_posix() for path in reached(WEB / "js" / "app.js", set())}
    assert len(modules) > 20
    assert named('link rel="modulepreload"') | named('script type="module"') == modules


def test_no_module_is_left_over() -> None:
    assert set(WEB.glob("js/*.js")) <= reached(WEB / "js" / "app.js", set())


def test_texts_and_styles_are_all_named() -> None:
    assert named('link rel="preload"') == {path.relative_to(WEB).as_posix() for path in WEB.glob("text/*.ftl")}
    assert named('link rel="stylesheet"') == {path.relative_to(WEB).as_posix() for path in WEB.glob("css/*.css")}
