"""Positions as TOML: the text of one and the file of one. Who types a path may name a file; nothing sent ever does."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from hexarchy.core.files import read_text
from hexarchy.core.inputs import DEEPEST, MOST_BYTES, BadInput

LONGEST_REASON: Final = 120
# A key of many parts: tomllib takes a time that grows with the square of their number. No part is looked at twice.
_PART: Final = r"""(?:(?<![\w-])[\w-]++|(?<!\\)"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_LONG_KEY: Final = re.compile(rf"{_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{DEEPEST}}}")


def load_position(path: Path) -> dict[str, Any]:
    """The content of a position's file; what is wrong with it is told with the file, the line and the reason."""
    try:
        return parse_position(read_position_file(path))
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: not a text file: {error.reason}") from None
    except BadInput as error:
        raise BadInput(f"{path}: not a TOML file: {error}") from None


def read_position_file(path: Path) -> str:
    return read_text(path, MOST_BYTES)


def parse_position(text: str) -> dict[str, Any]:
    """The content of a position from its TOML; the complaint is the reason with its line."""
    if len(text) > MOST_BYTES or len(text.encode(errors="replace")) > MOST_BYTES:
        raise BadInput(f"at most {MOST_BYTES} bytes")
    long_key = _LONG_KEY.search(text)
    if long_key:
        line = text.count("\n", 0, long_key.start()) + 1
        raise BadInput(f"a key of more than {DEEPEST} parts (at line {line})")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadInput(f"more than {DEEPEST} tables and lists in one another") from None
    except ValueError as error:  # also of a number with thousands of digits, which is no TOMLDecodeError
        reason = str(error)
        raise BadInput(reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…") from None
