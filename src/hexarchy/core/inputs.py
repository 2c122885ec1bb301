"""What is read from others: plain values only, small and shallow, and complaints that never repeat more than a line.

A position is written by hand, or by someone who wants to see a server fall. Before a game looks at one, everything in
it is a table, list, string, whole number or truth value, and all of it together is bounded: so no reader needs to be
afraid of dates, of NaN, of a million keys or a thousand levels.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from reprlib import Repr
from typing import Any, Final

from hexarchy.core.visible import UNSEEN

MOST_BYTES: Final = 100_000  # of a position, in TOML or in its shortest other writing
MOST_VALUES: Final = 10_000
DEEPEST: Final = 8
LARGEST: Final = 2**53 - 1  # what JSON carries everywhere
LONGEST_SHOWN: Final = 60

_UNSEEMLY: Final = re.compile(f"[{UNSEEN}]")


class BadInput(ValueError):
    """A position, record or data file that cannot be used; the message names the place and the reason."""


# -- complaints -------------------------------------------------------------------------------------------------------


class _Short(Repr):
    """Looks at no more of a value than it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 2
        self.maxstring = self.maxother = LONGEST_SHOWN
        self.maxlist = self.maxtuple = self.maxdict = 4

    def repr_int(self, x: int, level: int) -> str:
        return "a huge number" if abs(x) > LARGEST else repr(x)


_short: Final = _Short()


def shown(value: object) -> str:
    """A value as a complaint repeats it: in a few words, with nothing in it that would disturb a terminal."""
    text = _short.repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


def shown_key(key: str) -> str:
    """A key, or the path to one, as a complaint names it."""
    return key if len(key) <= LONGEST_SHOWN and key.isprintable() else shown(key)


# -- contents ---------------------------------------------------------------------------------------------------------


def plain_content(content: object, name: str = "position") -> Mapping[str, Any]:
    """The same content, after making sure that it is a table of plain values, small and shallow."""
    if not isinstance(content, Mapping):
        raise BadInput(f"{name}: a table is needed, not {shown(content)}")
    size = count = 0
    ahead: list[tuple[str, object, int]] = [("", content, 1)]
    while ahead:
        path, value, depth = ahead.pop()
        size += _size(value)
        count += 1
        if size > MOST_BYTES or count > MOST_VALUES:
            raise BadInput(f"{name}: too large: at most {MOST_BYTES} bytes and {MOST_VALUES} values")
        reason = _fault(value)
        if reason is None and depth > DEEPEST:
            reason = f"more than {DEEPEST} tables and lists in one another"
        if reason is not None:
            raise BadInput(f"{name}: {shown_key(path)}: {reason}")
        ahead += [(inner, entry, depth + 1) for inner, entry in _inside(path, value)]
    return content


def _size(value: object) -> int:
    """The bytes of the shortest writing of a value, without those of the values inside it."""
    if isinstance(value, str):
        return len(value.encode(errors="replace")) + 2
    return len(value) if isinstance(value, Mapping | list | tuple) else 1


def _fault(value: object) -> str | None:
    """What is wrong with a value, its kind or its extent, whatever a game would make of it."""
    if isinstance(value, Mapping):
        odd = [key for key in value if not isinstance(key, str) or _UNSEEMLY.search(key)]
        return f"{shown(odd[0])} is no key" if odd else None
    if isinstance(value, str):
        return "what nobody sees has no place here: control, mark of direction" if _UNSEEMLY.search(value) else None
    if isinstance(value, bool | list | tuple):
        return None
    if isinstance(value, int):
        return None if abs(value) <= LARGEST else "such a number is beyond all bounds"
    return (
        f"a {type(value).__name__} ({shown(value)}) has no place here: there are tables, lists, strings, whole numbers"
    )


def _inside(path: str, value: object) -> Iterator[tuple[str, object]]:
    """Keys count as values: a table of long names is as large as one of long strings."""
    if isinstance(value, Mapping):
        for key, entry in value.items():
            yield path, key
            yield (f"{path}.{key}" if path else key), entry
    elif isinstance(value, list | tuple):
        for entry in value:
            yield path, entry
