"""The example of docs/architecture.md runs as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest


def test_the_example_of_the_architecture_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    exec(compile(example, "architecture.md", "exec"), {})  # noqa: S102
    assert "Result" in capsys.readouterr().out
