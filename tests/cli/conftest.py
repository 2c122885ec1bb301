"""Tables the commands are tried at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import GAME

MOVING = 'turn = 3\nphase = "hosar"\nstep = "movement"\nrest = "start"\n'


@pytest.fixture
def movement(tmp_path: Path) -> str:
    """A file with the position in which a movement begins."""
    path = tmp_path / "movement.toml"
    path.write_text(MOVING, encoding="utf-8")
    return str(path)


@pytest.fixture
def moving(movement: str) -> list[str]:
    """The command that opens a table at it, against chance."""
    return ["play", GAME, "--from", movement, "--against", "random", "--seed", "1"]
