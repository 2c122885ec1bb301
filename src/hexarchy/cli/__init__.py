"""The command line. Everything it says stands in `text/`; everything it knows of a game it asks the game."""

from __future__ import annotations


def main() -> None:
    """Entry point of `hexarchy` and `python -m hexarchy`."""
    from hexarchy.cli.app import App

    App().main()
