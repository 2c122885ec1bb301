"""The screen: a console that says what it is given, in lines that end where their text ends."""

from __future__ import annotations

import re
from typing import IO, Any, Final, NoReturn, cast

from rich import _wrap
from rich.console import Console

# Rich breaks lines at any blank, also at those that hold a French word and its colon together.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

_BLANKS: Final = re.compile(r" +(?=\n)")


class Screen(Console):
    """See the module."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, stderr=stderr)
        if not self.is_terminal:
            self.file = cast(IO[str], Tidy(self.file))

    def on_broken_pipe(self) -> NoReturn:
        """Rich would end with exit code 1; that the reader of a pipe has seen enough is no failure."""
        raise BrokenPipeError


class Tidy:
    """A stream without blanks at the ends of lines: tables fill every cell up to its width."""

    def __init__(self, stream: IO[str]) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self.stream.write(_BLANKS.sub("", text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)
