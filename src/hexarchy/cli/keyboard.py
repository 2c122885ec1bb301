"""The keyboard: lines from a person, a pipe or a test; and the screen wiped when it changes hands."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console

from hexarchy.cli.front import interactive


class Keyboard:
    """Reads lines. EOFError at the end of the input, KeyboardInterrupt on Ctrl-C, as `input` does."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = interactive()
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401  (line editing and history for `input`)

    def ask(self, prompt: str) -> str:
        if self.live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(f"{prompt}{line.strip()}", soft_wrap=True)  # so that a transcript can be read
        return line.strip()

    def wipe(self) -> None:
        """Leave nothing of one player for the next: on the screen, above it or in the history of lines."""
        if not self.live:
            return
        sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
        sys.stdout.flush()
        with suppress(ImportError):
            import readline

            readline.clear_history()
