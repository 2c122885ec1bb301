"""Talk: what a person types at the table, and what is said back. One talk is one question to one seat."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import msgspec
from rich.text import Text

from hexarchy.cli.board import scene_of
from hexarchy.cli.front import Mistake
from hexarchy.cli.keyboard import Keyboard
from hexarchy.cli.looks import Looks
from hexarchy.cli.menu import Menu
from hexarchy.cli.plans import Begun, Plans, moment_of
from hexarchy.cli.words import Words, fold
from hexarchy.core.actions import RESIGN
from hexarchy.core.decisions import Reason, Refused
from hexarchy.core.match import Match
from hexarchy.core.page import Json
from hexarchy.core.page.goals import goals

# What may be typed, in both languages. A `:` before it says that no action is meant.
NAMES: Final = {
    "map": ("map", "carte", "m"),
    "stack": ("stack", "pile", "hex"),
    "unit": ("unit", "unite", "card", "fiche", "pion"),
    "view": ("view", "vue", "v"),
    "why": ("why", "pourquoi"),
    "rule": ("rule", "rules", "regle", "regles"),
    "odds": ("odds", "chances"),
    "charts": ("charts", "chart", "tables", "table"),
    "units": ("units", "unites", "roster"),
    "reach": ("reach", "portee"),
    "log": ("log", "journal"),
    "undo": ("undo", "annuler", "u"),
    "save": ("save", "sauver"),
    "orders": ("orders", "ordres", "consignes"),
    "options": ("options", "choix", "o"),
    "resign": ("resign", "abandonner"),
    "help": ("help", "aide", "h", "?"),
    "quit": ("quit", "quitter", "q", "exit"),
}
YES: Final = ("y", "yes", "o", "oui")
_SIGNED: Final = re.compile(r"[-+−]?[0-9]{1,9}")


class Talk:
    """Hears one line after the other; says whether the match has changed, and whether the line came to nothing."""

    NOTHING, CHANGED, AGAIN, QUIT, REFUSED = range(5)

    def __init__(
        self, words: Words, match: Match, seat: int, keyboard: Keyboard, save: Path | None, begun: Begun
    ) -> None:
        self.front = words.front
        self.console = words.front.console
        self.words = words
        self.match = match
        self.seat = seat
        self.keyboard = keyboard
        self.save_path = save
        self.scene = scene_of(match, seat)
        self.decision: Json = self.scene["decision"]
        own = [stack for stack in self.scene["stacks"] if stack["side"] == match.setting.sides[seat]]
        self.menu = Menu(words, self.decision, {piece: stack["hex"] for stack in own for piece in stack["pieces"]})
        self.begun = begun
        self.moment = moment_of(self.scene)
        self.plans = Plans(self.decision, words, begun.switched, begun.waiting(match, seat, self.moment))
        rows = max((self.console.size.height - 6) // 2, 5) if keyboard.live else 9
        self.looks = Looks(words, match, seat, self.scene, self.menu, self.plans, rows)

    def ask(self) -> None:
        """Put the question."""
        question = Text(self.words.say(self.decision["question"]), style="bold")
        question.append(f"  ({self.decision['rule']})" if self.decision["rule"] else "", style="dim not bold")
        self.console.print(question)
        self.menu.show(self.console)
        self.plans.show(self.console)
        if self.decision.get("goals") and "to" not in self.menu.groups:
            self.console.print(Text(f"     {self.front.text('play-goals-hint', hex=self._here())}", style="dim"))

    def hear(self, said: str) -> int:
        said = " ".join(said.split())
        if not said:
            return self.NOTHING
        if offered := self.menu.named(said):
            return self._act(offered)
        if plan := self.plans.listed.get(said) or self.plans.roads.get(said):
            return self._plan(plan)
        if self.decision.get("goals") and (found := self._goals(*said.split(" "))):
            return self._to_goal(found)
        if self.decision.get("goals") and "to" not in self.menu.groups and self.words.is_hex(said.upper()):
            return self._no_goal(said.upper())
        if _SIGNED.fullmatch(said) and not self.words.is_hex(said):
            return self._number(int(said))
        first, _, rest = said.partition(" ")
        meant = self.menu.meant(said)
        name = None if meant and first in self.menu.groups else _command(first)
        if name is None:
            way = None if meant else self._way_to(said)
            return self._leave(way, said) if way else self._act(meant or self._named(said))
        do: Callable[[str], int | None] = getattr(self.looks, name, None) or getattr(self, f"_{name}")
        try:
            return do(rest) or self.NOTHING
        except Mistake as mistake:
            self.console.print(mistake.message)
        except KeyboardInterrupt:  # looking may take its time, and changes nothing
            self.front.say("interrupted")
        return self.REFUSED

    # -- goals -------------------------------------------------------------------------------------------------------

    def _here(self) -> str:
        """Where the piece stands that is asked about."""
        acting = self.decision.get("subject", {}).get("piece")
        return next((stack["hex"] for stack in self.scene["stacks"] if acting in stack["pieces"]), "")

    def _goals(self, hex_: str, number: str = "1", *more: str) -> list[tuple[int, Json]]:
        """The ways to a hex with their numbers, the one that is meant first: they differ by how it faces there."""
        if more or not self.words.is_hex(hex_.upper()) or not number.isdecimal():
            return []
        there = [plan for plan in self._ways() if plan["on"]["hex"] == hex_.upper()]
        numbered, at = [*enumerate(there, 1)], int(number) - 1
        return [*numbered[at : at + 1], *numbered[:at], *numbered[at + 1 :]] if 0 <= at < len(there) else []

    def _ways(self) -> list[Json]:
        """Every place the piece can go to, the cheapest first."""
        rng = random.Random(len(self.match.record.actions))  # noqa: S311  (a guess, not a secret)
        plans = msgspec.to_builtins(goals(self.match.state.redeal(self.seat, rng), self.seat).plans)
        return [plan for plan in plans if "hex" in plan.get("on", {}) and "via" in plan]

    def _no_goal(self, hex_: str) -> int:
        """The middle of its front cannot come there; but where may it go, so that another part of it does?"""
        covering = (plan for plan in self._ways() if hex_ in [element["hex"] for element in plan.get("would", ())])
        near = next((plan["on"]["hex"] for plan in covering), None)
        self.front.say("play-goals-none" if near is None else "play-goals-near", hex=hex_, near=near or "")
        return self.REFUSED

    def _to_goal(self, found: list[tuple[int, Json]]) -> int:
        """Go there, and tell how else one could."""
        (_, first), *others = found
        self.console.print(self.words.say(first["text"]))
        if others:
            self.front.say("play-goals", count=len(others))
        for number, plan in others:
            self.console.print(Text(f"  {number} {self.words.say(plan['text'])}", style="dim"))
        return self._plan(first)

    # -- answers -----------------------------------------------------------------------------------------------------

    def _number(self, number: int) -> int:
        action = self.menu.pick(number)
        if action is None:
            self.front.say("play-no-number", count=len(self.menu.listed))
            return self.REFUSED
        return self._act(action)

    def _named(self, said: str) -> str:
        """An action whose target is called by its name, though it is not on offer now; else what was said."""
        verb, _, rest = said.partition(" ")
        known = self.words.game.actions
        there = {action.text for action in known.of(verb)} if rest and verb in known.verbs else set()
        found = there.intersection(f"{verb} {thing}" for thing in self.words.called(rest))
        return found.pop() if len(found) == 1 else said

    def _act(self, said: str) -> int:
        option = self.menu.option(said)
        order: Json = next((order for order in self.scene["commands"] if order["action"] == said), {})
        sure = (option or order).get("sure") or (self.decision.get("sure") if option else None)
        if sure and not self._is_sure(self.words.say(sure)):
            return self.REFUSED
        return self._plan({"actions": self.plans.around(said)})

    def _is_sure(self, question: str) -> bool:
        """A person at the keyboard is asked; what comes through a pipe is meant."""
        return not self.keyboard.live or fold(self.keyboard.ask(f"{question} {self.front.text('play-sure')} ")) in YES

    def _plan(self, plan: Json) -> int:
        """Switch a plan on or off, or carry it out."""
        if "id" in plan:
            self.plans.switch(plan)
            return self.AGAIN
        try:
            changed = self.begun.carry_out(self.match, self.seat, plan, self.moment)
        except Refused as refused:
            self._reasons(refused.reasons)
            return self.REFUSED
        if not changed:
            return self.REFUSED
        self.begun.switched, self.begun.routine = plan.get("then"), plan.get("rest")
        return self.CHANGED

    def _way_to(self, said: str) -> Json | None:
        """How to leave what is begun, if a piece is named that can be chosen once it is left."""
        leave: Json = self.decision.get("leave") or {}
        return leave if len({*self.words.called(said), said}.intersection(leave.get("pieces", ()))) == 1 else None

    def _leave(self, way: Json, said: str) -> int:
        """Leave what is begun by an answer, or take it back; the next question hears the same."""
        if way.get("undo"):
            self._take_back(way["undo"])
        done = self._plan({"actions": [way["action"]]}) if way.get("action") else self.CHANGED
        if done == self.CHANGED:
            self.keyboard.again(said)
        return done

    # -- reasons -----------------------------------------------------------------------------------------------------

    def _reasons(self, reasons: Iterable[Reason]) -> None:
        for reason in reasons:
            if reason.key != "unknown-action":
                self.console.print(self.words.reason(reason))
            else:
                self._not_understood(reason.args["said"], reason.args["nearest"] or "")

    def _not_understood(self, said: str, near: str) -> None:
        """With what may have been meant: an action of that verb, or one that is offered."""
        if near and (near.split()[0] == said.split()[0] or self.menu.option(near)):
            self.front.say("play-not-understood-near", said=said, near=near)
        else:
            self.front.say("play-not-understood", said=said)

    def _why(self, said: str) -> None:
        if not said:
            self.front.say("play-why-what")
            return
        picked = self.menu.pick(int(said)) if said.isdecimal() and len(said) < 4 else None
        try:
            reasons = self.match.state.why_not(self.seat, picked or self.menu.meant(said) or self._named(said))
        except Refused as refused:
            self._reasons(refused.reasons)
            return
        if reasons:
            self._reasons(reasons)
        else:
            self.front.say("play-allowed")

    # -- the rest ----------------------------------------------------------------------------------------------------

    def _undo(self, said: str) -> int:
        if count := self._take_back():
            self.front.say("play-undone", count=count)
            return self.CHANGED
        self.front.say("play-no-undo")
        return self.NOTHING

    def _take_back(self, count: int | None = None) -> int:
        """So many actions, or what was sent in one go; what was begun with it is over."""
        sent = self.begun.sent
        taken = sent.undo(self.match, self.seat) if count is None else sent.take(self.match, self.seat, count)
        if taken:
            self.begun.forget()
            self.begun.later = None
        return taken

    def _resign(self, said: str) -> int:
        return self._plan({"actions": [RESIGN.text]}) if self._is_sure(self.front.text("play-resign")) else self.REFUSED

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

    def _quit(self, said: str) -> int:
        return self.QUIT


def _command(word: str) -> str | None:
    wanted = fold(word.removeprefix(":"))
    return next((name for name, spellings in NAMES.items() if wanted in spellings), None)
