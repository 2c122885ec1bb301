"""Data files of a game: read from its folder or from a data pack that replaces some of them, and held to their form."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import TypeVar

import msgspec

from hexarchy.core.inputs import BadInput

T = TypeVar("T")
_reading = Lock()  # msgspec crashes where two threads make it acquainted with one form at the same time


def read(folders: list[Path], name: str, form: type[T]) -> T:
    """Read a data file from the first folder that has it. What is wrong is said with file, key and reason."""
    path = next((folder / name for folder in folders if (folder / name).is_file()), folders[-1] / name)
    try:
        with _reading:
            return msgspec.toml.decode(path.read_bytes(), type=form)
    except msgspec.ValidationError as error:
        reason, _, key = str(error).partition(" - at `$")
        where = key.rstrip("`").lstrip(".") or "the whole file"
        raise BadInput(f"{path}: {where}: {reason}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: not a TOML file: {error}") from None
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
