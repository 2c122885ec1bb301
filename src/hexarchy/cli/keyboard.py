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
        self.waiting: list[str] = []  # what was typed after a ";" and is still to be said
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401  (line editing and history for `input`)

    def ask(self, prompt: str) -> str:
        """One line, or the part of it up to a ";". What nobody saw being typed is shown, so that it can be read."""
        typed = not self.waiting and self.live
        if not self.waiting:
            self.waiting = [part.strip() for part in self.line(prompt).split(";")]
        said = self.waiting.pop(0)
        if not typed:
            self.console.print(f"{prompt}{said}", soft_wrap=True)
        return said

    def line(self, prompt: str) -> str:
        if self.live:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def again(self, said: str) -> None:
        """To be said once more, before all that was to be said next."""
        self.waiting.insert(0, said)

    def forget(self) -> None:
        """What was to be said next: something came in between."""
        self.waiting.clear()

    def wipe(self) -> None:
        """Leave nothing of one player for the next: on the screen, above it or in the history of lines."""
        self.forget()
        if not self.live:
            return
        sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
        sys.stdout.flush()
        with suppress(ImportError):
            import readline

            readline.clear_history()
