"""Talk: what a person types at the table, and what is said back. One talk is one question to one seat."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from hexarchy.cli import panels, story
from hexarchy.cli.chart import Chart
from hexarchy.cli.front import Front, Mistake
from hexarchy.cli.keyboard import Keyboard
from hexarchy.cli.menu import Menu
from hexarchy.cli.plans import Plans, carry_out
from hexarchy.cli.words import Words, fold, units_in
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Refused
from hexarchy.core.hexes import NOWHERE
from hexarchy.core.match import Match
from hexarchy.core.scene import Json

# What may be typed, in both languages. A `:` before it says that no action is meant.
NAMES: Final = {
    "map": ("map", "carte", "m"),
    "stack": ("stack", "pile"),
    "unit": ("unit", "unite", "card", "fiche", "pion"),
    "view": ("view", "vue", "v"),
    "why": ("why", "pourquoi"),
    "rule": ("rule", "rules", "regle", "regles"),
    "odds": ("odds", "chances"),
    "log": ("log", "journal"),
    "undo": ("undo", "annuler", "u"),
    "save": ("save", "sauver"),
    "orders": ("orders", "ordres", "consignes"),
    "options": ("options", "choix", "o"),
    "help": ("help", "aide", "h", "?"),
    "quit": ("quit", "quitter", "q", "exit"),
}
DEALS: Final = 20  # how often hidden units are guessed for the odds
ODDS_GAMES: Final = 200
LOG_LINES: Final = 20
_SIGNED: Final = re.compile(r"[-+−]?[0-9]{1,9}")


class Talk:
    """Hears one line after the other; says whether the match has changed, and whether the line came to nothing."""

    NOTHING, CHANGED, AGAIN, QUIT, REFUSED = range(5)

    def __init__(
        self,
        front: Front,
        words: Words,
        match: Match,
        seat: int,
        menu: Menu,
        plans: Plans,
        save: Path | None,
        keyboard: Keyboard,
    ) -> None:
        self.front = front
        self.console = front.console
        self.words = words
        self.match = match
        self.seat = seat
        self.menu = menu
        self.plans = plans
        self.then: str | None = None  # the plan to be switched on at the next question
        self.rest: str | None = None  # what is to be gone on with at the next question
        self.save_path = save
        self.keyboard = keyboard

    def hear(self, said: str) -> int:
        said = " ".join(said.split())
        if not said:
            return self.NOTHING
        offered = [action.text for action in self.menu.actions if said in (action.text, action.text.partition(" ")[2])]
        if len(offered) == 1:
            return self._act(offered[0])
        if said in self.plans.listed:
            return self._plan(self.plans.listed[said])
        if said in self.plans.roads:
            return self._plan({"actions": self.plans.roads[said]})
        if _SIGNED.fullmatch(said) and not self.words.is_hex(said):
            return self._number(int(said))
        first, _, rest = said.partition(" ")
        meant = self.menu.meant(said)
        name = None if meant and first in self.menu.groups else _command(first)
        if name is None:
            return self._act(meant or self._named(said))
        do: Callable[[str], int | None] = getattr(self, f"_{name}")
        try:
            return do(rest) or self.NOTHING
        except Mistake as mistake:
            self.console.print(mistake.message)
        except KeyboardInterrupt:  # looking may take its time, and changes nothing
            self.front.say("interrupted")
        return self.REFUSED

    # -- answers and orders ------------------------------------------------------------------------------------------

    def _number(self, number: int) -> int:
        action = self.menu.pick(number)
        if action is None:
            self.front.say("play-no-number", count=len(self.menu.actions))
            return self.REFUSED
        return self._act(action.text)

    def _named(self, said: str) -> str:
        """An action whose target is called by its name, though it is not on offer now; else what was said."""
        verb, _, rest = said.partition(" ")
        if not rest or verb not in self.words.game.actions.verbs:
            return said
        wanted = fold(rest)
        found = [action.text for action in self.words.game.actions.of(verb) if wanted in self.words.called(action)]
        return found[0] if len(found) == 1 else said

    def _act(self, said: str) -> int:
        return self._plan({"actions": self.plans.around(said)})

    def _plan(self, plan: Json) -> int:
        """Switch a plan on or off, or carry it out."""
        if "id" in plan:
            self.plans.switch(plan)
            return self.AGAIN
        try:
            changed = carry_out(self.match, self.seat, plan)
        except Refused as refused:
            self._reasons(refused.reasons)
            return self.REFUSED
        self.then, self.rest = plan.get("then"), plan.get("rest")
        return self.CHANGED if changed else self.REFUSED

    def _reasons(self, reasons: object) -> None:
        assert isinstance(reasons, tuple | list)
        for reason in reasons:
            if reason.key != "unknown-action":
                self.console.print(self.words.reason(reason))
            else:
                self._not_understood(reason.args["said"], reason.args["nearest"] or "")

    def _not_understood(self, said: str, near: str) -> None:
        """With what may have been meant: an action of that verb, or one that is offered."""
        if near and (near.split()[0] == said.split()[0] or any(near == action.text for action in self.menu.actions)):
            self.front.say("play-not-understood-near", said=said, near=near)
        else:
            self.front.say("play-not-understood", said=said)

    def _why(self, said: str) -> None:
        if not said:
            self.front.say("play-why-what")
            return
        if said.isdecimal() and len(said) < 4:
            action = self.menu.pick(int(said))
            said = action.text if action else said
        said = self.menu.meant(said) or self._named(said)
        try:
            reasons = self.match.state.why_not(self.seat, said)
        except Refused as refused:
            self._reasons(refused.reasons)
            return
        if reasons:
            self._reasons(reasons)
        else:
            self.front.say("play-allowed")

    def _orders(self, said: str) -> None:
        """The standing orders, and what may be ordered at any time."""
        own = self.match.state.view(self.seat).get("own", {})
        standing = own.get("orders") or []
        self.front.say("play-orders-standing", orders=self.words.names(standing) or "–")
        groups: dict[str, list[Action]] = {}
        for action in self.match.state.commands(self.seat)[:]:  # one look at all of them
            groups.setdefault(action.verb, []).append(action)
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        for verb, actions in groups.items():
            general = self.words.general(actions[0])
            if general and len(actions) > 1:
                table.add_row(f"  {verb} …", general)
            else:
                for action in actions:
                    table.add_row(f"  {action.text}", self.words.option(action.text))
        self.console.print(table)

    def _undo(self, said: str) -> int:
        if self.match.undo(self.seat):
            self.front.say("play-undone")
            return self.CHANGED
        self.front.say("play-no-undo")
        return self.NOTHING

    # -- looking -----------------------------------------------------------------------------------------------------

    def _map(self, said: str) -> None:
        board = self.words.board
        if board is None or not board.grid.flat:
            self.front.say("play-no-map")
            return
        view = self.match.state.view(self.seat)
        costs = view.get("decision", {}).get("costs") or {}
        targets = [action.text.partition(" ")[2] for action in self.menu.actions]
        lit = {target: costs.get(target) for target in targets if target in board.grid.index}
        focus = self._hex(said) if said else None
        chart = Chart(self.words, board, view, lit)
        if focus is None and chart.across(self.console) < board.grid.columns:
            focus = self._middle(view, lit)
        rows = max((self.console.size.height - 6) // 2, 5) if self.keyboard.live else 9
        chart.draw(self.console, focus, rows)

    def _middle(self, view: dict[str, object], lit: dict[str, int | None]) -> str | None:
        """The hex the question is about, else a hex that may be chosen, else one of the seat's own."""
        decision = self.match.state.decision
        ask = decision.ask(self.seat) if decision else None
        about = self.words.game.named(ask.args).get("hex") if ask else None
        if isinstance(about, str) and self.words.is_hex(about):
            return about
        stacks = view.get("stacks")
        seat = self.words.game.seats[self.seat]
        own = [number for number, sides in stacks.items() if seat in sides] if isinstance(stacks, dict) else []
        return next(iter([*lit, *own]), None)

    def _hex(self, said: str) -> str:
        """A hex by its number or by the name of the place in it."""
        board = self.words.board
        assert board is not None
        meant = board.grid.meant(said)
        if meant != NOWHERE:
            return board.grid.ids[meant]
        wanted = fold(said)
        for hex_, place in board.places.items():
            if wanted and (wanted in fold(place.name) or wanted in fold(self.words.name(place.id))):
                return board.grid.ids[hex_]
        raise self.front.mistake("play-no-hex" if said else "play-which-hex", name=said)

    def _stack(self, said: str) -> None:
        if self.words.board is None:
            self.front.say("play-no-map")
            return
        panels.show_stack(self.console, self.words, self.match.state.view(self.seat), self._hex(said))

    def _unit(self, said: str) -> None:
        view = self.match.state.view(self.seat)
        known = dict.fromkeys(units_in(view))
        known.update(
            dict.fromkeys(t for a in self.words.game.actions for t in [a.text.partition(" ")[2]] if self._face(t))
        )
        if not said:
            self.front.say("play-unit-what")
            return
        found = self.words.find_unit(said, known)
        if len(found) == 1:
            panels.show_unit(self.console, self.words, found[0], view)
        elif found:
            names = ", ".join(f"{self.words.unit(unit)} ({unit})" for unit in found[:12])
            self.front.say("play-which-unit", names=names)
        else:
            self.front.say("play-no-unit", name=said)

    def _face(self, name: str) -> bool:
        return bool(name) and self.words.game.face(name) is not None

    def _view(self, said: str) -> None:
        panels.show_view(self.console, self.words, self.match.state.view(self.seat))

    def _rule(self, said: str) -> None:
        from hexarchy.cli.rules import Book

        book = Book(self.front, self.words.game, self.match.setting, everything=True)
        if said:
            book.look_up(said)
        else:
            book.outline()

    def _log(self, said: str) -> None:
        count = int(said) if said.isdecimal() and int(said) else LOG_LINES
        entries = self.match.log_for(self.seat)[-count:]
        story.tell(self.console, self.words, [event for _, event in entries])

    def _odds(self, said: str) -> None:
        """From what the seat knows: what is hidden is redealt each time, so the odds tell no secret."""
        from hexarchy.cli import chances

        rng = random.Random(len(self.match.record.actions))  # noqa: S311  (guesses, not secrets)
        deals = [self.match.state.redeal(self.seat, rng) for _ in range(DEALS)]
        seed = len(self.match.record.actions)
        if chances.show(self.front, self.words, deals, ODDS_GAMES, None, seed, self.seat):
            self.console.print(Text(self.front.text("odds-guessed"), style="dim"))
        else:
            self.front.say("odds-none")

    # -- the rest ----------------------------------------------------------------------------------------------------

    def _save(self, said: str) -> int:
        """To the match's own file; or to another, which becomes its own if it had none."""
        path = Path(said).expanduser() if said else self.save_path
        if path is None:
            self.front.say("play-save-where")
            return self.REFUSED
        if path != self.save_path and path.is_file():
            self.front.say("play-exists", path=str(path))
            return self.REFUSED
        try:
            self.match.sealed_record().save(path)
        except OSError as error:
            self.front.say("error-not-saved", path=str(path), why=self.front.trouble(error))
            return self.REFUSED
        self.front.say("play-saved" if self.save_path else "play-saved-here", path=str(path))
        self.save_path = self.save_path or path
        return self.NOTHING

    def _options(self, said: str) -> int:
        return self.AGAIN

    def _help(self, said: str) -> None:
        self.console.print(self.front.text("play-help"))

    def _quit(self, said: str) -> int:
        return self.QUIT


def _command(word: str) -> str | None:
    wanted = fold(word.removeprefix(":"))
    return next((name for name, spellings in NAMES.items() if wanted in spellings), None)
