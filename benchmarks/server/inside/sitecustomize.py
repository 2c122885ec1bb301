"""What a trial does inside the server's processes, all of them; the product has no part in it.

HEXARCHY_TRIAL_OPENED names a file to which every path is written that a process opens. HEXARCHY_TRIAL_RULES changes the
rules of a game, as an upgrade would: ``demonlord:refuse pass-phase`` or ``fail`` instead, ``demonlord:version 2``.
"""

from __future__ import annotations

import os
import sys
from typing import Any

OPENED, RULES = "HEXARCHY_TRIAL_OPENED", "HEXARCHY_TRIAL_RULES"


def note_opened(where: str) -> None:
    noted = os.open(where, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def note(event: str, args: tuple[Any, ...]) -> None:
        if event in ("open", "os.listdir", "os.scandir") and isinstance(args[0], str | bytes):
            os.write(noted, os.fsencode(args[0]).replace(b"\n", b"?") + b"\n")

    sys.addaudithook(note)


def change_rules(told: str) -> None:
    from hexarchy import games
    from hexarchy.core.decisions import Reason, Refused
    from hexarchy.core.state import State

    name, _, change = told.partition(":")
    kind, _, what = change.partition(" ")
    game = games.game(name)
    if kind == "version":
        game.rules_version = what
        type(game).earlier_rules = ()
        return
    apply = State.apply

    def stricter(self: State, seat: int | str, action: Any) -> Any:
        if self.game is game and str(getattr(action, "text", action)).split(" ", 1)[0] == what:
            raise KeyError(what) if kind == "fail" else Refused([Reason("", "not-offered", action=what)])
        return apply(self, seat, action)

    State.apply = stricter  # type: ignore[method-assign]


if where := os.environ.get(OPENED):
    note_opened(where)
if told := os.environ.get(RULES):
    change_rules(told)
