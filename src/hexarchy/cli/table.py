"""The table: whose turn it is, what they learn, what they answer.

Only one pair of eyes looks at a time. Whatever is printed while a seat sits here is what that seat may know; between
two people the screen is wiped and handed over.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Final

from rich.rule import Rule
from rich.text import Text

from hexarchy import bots
from hexarchy.bots.arena import bot_seed
from hexarchy.cli import panels, story
from hexarchy.cli.front import Front
from hexarchy.cli.keyboard import Keyboard
from hexarchy.cli.menu import Menu
from hexarchy.cli.plans import Plans, carry_out
from hexarchy.cli.sightings import Sightings
from hexarchy.cli.talk import Talk
from hexarchy.cli.words import Words
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.decisions import Ask, Decision
from hexarchy.core.dice import Dice
from hexarchy.core.match import Match


class Table:
    """One match at one terminal."""

    def __init__(
        self, front: Front, match: Match, humans: frozenset[int], bot: str | None, seed: int | None, save: Path | None
    ) -> None:
        self.front = front
        self.console = front.console
        self.match = match
        self.words: Final = Words(front, match.game)
        self.humans = humans
        self.save_path = save
        self.keyboard = Keyboard(front.console)
        self.sitting: int | None = None  # who looks at the screen
        self.heading = ""  # the line above the last question
        self.switched: str | None = None  # the plan that goes along with the next answer
        self.rest: str | None = None  # what the next answers go on with by themselves
        self.warned = -1  # after how many actions the players were told that the match is not saved
        self.sightings = Sightings(self.words)
        self.told = dict.fromkeys(humans, 0)  # how much of the log each has been shown
        self.heard = [0] * len(match.setting.seats)  # ... and how much each bot has heard
        luck = secrets.randbits(32) if seed is None else seed
        self.bots: dict[int, Player] = {
            seat: bots.make(bot, match.game, bot_seed(luck, seat))
            for seat in range(len(match.setting.seats))
            if bot is not None and seat not in humans
        }

    # -- the match ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over or a player leaves."""
        try:
            self._catch_up()
            self._autosave()
            if len(self.humans) == 1:
                self._welcome()
            while (decision := self.match.state.decision) is not None:
                seat = self._whose(decision)
                if seat in self.bots:
                    self._let_bots_play()
                else:
                    self._ask(seat)
            self._over()
        except (EOFError, KeyboardInterrupt, Quit):
            self._leave()

    def _welcome(self) -> None:
        dice = self.match.record.dice
        if isinstance(dice, Dice) and not self.match.record.actions:
            self.console.print(Text(self.front.text("play-commitment", hash=dice.commitment), style="dim"))
        self.console.print(self.front.text("play-welcome"))
        if self.match.record.actions:
            self.console.print(self.front.text("play-goes-on", count=len(self.match.record.actions)))
        if self.save_path is not None:
            self.front.say("play-kept", path=str(self.save_path))

    def _catch_up(self) -> None:
        """What is past in a loaded match is not told again; `log` does."""
        if self.match.record.actions:
            self.told = dict.fromkeys(self.told, len(self.match.log))

    def _whose(self, decision: Decision) -> int:
        """Where several are asked at once: bots first, then the player who sits here already."""
        seats = decision.seats
        asked_bots = [seat for seat in seats if seat in self.bots]
        return asked_bots[0] if asked_bots else self.sitting if self.sitting in seats else seats[0]

    def _let_bots_play(self) -> None:
        """All that bots answer before a person is asked."""
        name = self.words.seat(self._whose_bot())
        note = self.front.text("play-thinks", side=name)
        if self.keyboard.live:
            with self.console.status(note):
                self._play_bots()
        else:
            self._play_bots()

    def _whose_bot(self) -> int:
        assert self.match.state.decision is not None
        return self._whose(self.match.state.decision)

    def _play_bots(self) -> None:
        while (decision := self.match.state.decision) is not None:
            seat = self._whose(decision)
            if seat not in self.bots:
                return
            news = [event for _, event in self.match.log[self.heard[seat] :] if event.known_to(seat)]
            self.heard[seat] = len(self.match.log)
            bot = self.bots[seat]
            if news:
                bot.hear(news)
            self.match.apply(seat, bot.choose(Chair(self.match.state, seat)).text)

    # -- a person ----------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Put the question to a person and hear what they say until something has changed."""
        self._hand_over(seat)
        self._tell_news(seat)
        view = self.match.state.view(seat)
        ask = self._asked(seat)
        menu = Menu(self.words, ask, view.get("decision", {}).get("costs"), self._places(seat, view))
        plans = Plans(self.match.game.scene(view), self.words, self.switched)
        begun = plans.rest(self.rest)
        if begun and carry_out(self.match, seat, begun):
            return self._autosave()
        self._question(view, ask, menu, plans)
        talk = Talk(self.front, self.words, self.match, seat, menu, plans, self.save_path, self.keyboard)
        while True:
            done = self._hear(talk)
            self.save_path = talk.save_path
            if done == Talk.CHANGED:
                self.switched, self.rest = talk.then, talk.rest
                self._autosave()
                return
            if done == Talk.QUIT and self._may_leave():
                raise Quit
            if done in (Talk.QUIT, Talk.REFUSED):
                self.keyboard.forget()
            if done == Talk.AGAIN:
                self._question(view, ask, menu, plans, again=True)

    def _hear(self, talk: Talk) -> int:
        """One answer; Ctrl-C and Ctrl-D are as good as "quit"."""
        try:
            said = self.keyboard.ask(self.front.text("play-prompt", side=self.words.seat(talk.seat)) + " ")
        except (EOFError, KeyboardInterrupt):
            if self.keyboard.live:
                self.console.print()
            return Talk.QUIT
        return talk.hear(said)

    def _may_leave(self) -> bool:
        """Nobody loses a match by a slip: who has not saved is warned once."""
        played = len(self.match.record.actions)
        if not self.keyboard.live or self.save_path is not None or self.warned == played or not played:
            return True
        self.warned = played
        self.front.say("play-unsaved")
        return False

    def _places(self, seat: int, view: dict[str, Any]) -> dict[str, str]:
        """Where a seat's own units stand."""
        own = self.match.setting.seats[seat]
        stacks = view.get("stacks", {}).items()
        return {unit: number for number, sides in stacks for unit in sides.get(own, ())}

    def _asked(self, seat: int) -> Ask:
        decision = self.match.state.decision
        ask = decision.ask(seat) if decision else None
        assert ask is not None
        return ask

    def _hand_over(self, seat: int) -> None:
        """The curtain between two people: what one has seen is wiped before the other looks."""
        if seat == self.sitting:
            return
        if len(self.humans) > 1:
            self.keyboard.wipe()
            if self.sitting is None:
                self._welcome()
            self.console.print(Rule(characters="═"))
            self.console.print(Text(self.front.text("play-hand-over", side=self.words.seat(seat)), style="bold"))
            self.keyboard.ask(self.front.text("play-press-enter") + " ")
            if self.sitting is not None:
                self.keyboard.wipe()
        self.sitting = seat
        self.heading = ""

    def _tell_news(self, seat: int) -> None:
        log = self.match.log
        news = [event for _, event in log[min(self.told[seat], len(log)) :] if event.known_to(seat)]
        self.told[seat] = len(log)
        story.tell(self.console, self.words, news, self.sightings.news(seat, self.match.state.view(seat), news))

    def _question(self, view: dict[str, Any], ask: Ask, menu: Menu, plans: Plans, *, again: bool = False) -> None:
        self.console.print()
        heading = panels.heading(self.words, view)
        if again or heading != self.heading:  # shown when it changes, not at every question
            self.console.print(Rule(Text(heading, style="bold"), align="left", characters="─"))
        self.heading = heading
        question = Text(self.words.question(ask), style="bold")
        question.append(f"  ({ask.rule})" if ask.rule else "", style="dim not bold")
        self.console.print(question)
        menu.show(self.console)
        plans.show(self.console)

    # -- the end -----------------------------------------------------------------------------------------------------

    def _over(self) -> None:
        """The last news, for everybody who is at the table now."""
        alone = next(iter(self.humans)) if len(self.humans) == 1 else None
        if alone is not None:
            self._tell_news(alone)
        else:
            self.keyboard.wipe()
            since = min(self.told.values(), default=0)
            story.tell(self.console, self.words, [e for _, e in self.match.log[since:] if e.known_to(None)])
        self.console.print()
        panels.show_view(self.console, self.words, self.match.state.view(alone))
        self._autosave()
        if self.save_path is not None:
            self.front.say("play-over-saved", path=str(self.save_path))

    def _leave(self) -> None:
        """What was saved after the last answer stands: Ctrl-C may have come in the middle of a bot's move."""
        self.console.print()
        if self.save_path is not None:
            self.front.say("play-left-saved", path=str(self.save_path))
        else:
            self.front.say("play-left")

    def _autosave(self) -> None:
        if self.save_path is None:
            return
        try:
            self.match.sealed_record().save(self.save_path)
        except OSError as error:
            why = self.front.trouble(error)
            self.front.errors.print(self.front.text("error-not-saved", path=str(self.save_path), why=why))


class Quit(Exception):
    """A player leaves the table."""
