"""The table: whose turn it is, what they learn, what they answer.

Only one pair of eyes looks at a time. Whatever is printed while a seat sits here is what that seat may know; between
two people the screen is wiped and handed over.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from rich.rule import Rule
from rich.text import Text

from hexarchy import bots
from hexarchy.bots import bot_seed
from hexarchy.cli import panels, story
from hexarchy.cli.board import lines_of, scene_of
from hexarchy.cli.front import Front
from hexarchy.cli.keyboard import Keyboard
from hexarchy.cli.plans import Begun
from hexarchy.cli.scout import Scout
from hexarchy.cli.talk import Talk
from hexarchy.cli.words import Words
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.decisions import Decision
from hexarchy.core.dice import Dice
from hexarchy.core.match import Match
from hexarchy.core.page import Json


class Table:
    """One match at one terminal."""

    def __init__(
        self, front: Front, match: Match, bot_names: Mapping[int, str], seed: int | None, save: Path | None
    ) -> None:
        """`bot_names`: the seats that bots take. People take the others."""
        self.front = front
        self.console = front.console
        self.match = match
        self.words: Final = Words(front, match.game, match)
        self.humans = frozenset(range(len(match.setting.seats))).difference(bot_names)
        self.save_path = save
        self.keyboard = Keyboard(front.console)
        self.sitting: int | None = None  # who looks at the screen
        self.heading = ""  # the line above the last question
        self.begun = {seat: Begun() for seat in self.humans}
        self.warned = -1  # after how many actions the players were told that the match is not saved
        self.fights: list[Json] = []  # the boxes of fights as they were last shown
        self.scout = Scout(self.words, match.setting)
        self.told = dict.fromkeys(self.humans, 0)  # how much of the log each has been shown
        self.heard = [0] * len(match.setting.seats)  # ... and how much each bot has heard
        luck = secrets.randbits(32) if seed is None else seed
        self.bots: dict[int, Player] = {
            seat: bots.make(name, match.game, bot_seed(luck, seat)) for seat, name in bot_names.items()
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
                    self._let_bots_play(seat)
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

    def _let_bots_play(self, seat: int) -> None:
        """All that bots answer before a person is asked."""
        note = self.front.text("play-thinks", side=self._name(seat))
        with self.console.status(note) if self.keyboard.live else nullcontext():
            while (decision := self.match.state.decision) is not None and (seat := self._whose(decision)) in self.bots:
                news = [event for _, event in self.match.log[self.heard[seat] :] if event.known_to(seat)]
                self.heard[seat] = len(self.match.log)
                if news:
                    self.bots[seat].hear(news)
                self.match.apply(seat, self.bots[seat].choose(Chair(self.match.state, seat)).text)

    # -- a person ----------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Put the question to a person and hear what they say until something has changed."""
        self._hand_over(seat)
        talk = Talk(self.words, self.match, seat, self.keyboard, self.save_path, self.begun[seat])
        self._tell_news(seat, talk.scene)
        if self.begun[seat].go_on(self.match, seat, talk.plans, talk.moment):
            return self._autosave()
        self._question(talk)
        while True:
            done = self._hear(talk)
            self.save_path = talk.save_path
            if done == Talk.CHANGED:
                self._autosave()
                return
            if done == Talk.QUIT and self._may_leave():
                raise Quit
            if done in (Talk.QUIT, Talk.REFUSED):
                self.keyboard.forget()
            if done == Talk.AGAIN:
                self._question(talk, again=True)

    def _hear(self, talk: Talk) -> int:
        """One answer; Ctrl-C and Ctrl-D are as good as "quit"."""
        try:
            said = self.keyboard.ask(self.front.text("play-prompt", side=self._name(talk.seat)) + " ")
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

    def _hand_over(self, seat: int) -> None:
        """The curtain between two people: what one has seen is wiped before the other looks."""
        if seat == self.sitting:
            return
        if len(self.humans) > 1:
            self.keyboard.wipe()
            if self.sitting is None:
                self._welcome()
            self.console.print(Rule(characters="═"))
            self.console.print(Text(self.front.text("play-hand-over", side=self._name(seat)), style="bold"))
            self.keyboard.ask(self.front.text("play-press-enter") + " ")
            if self.sitting is not None:
                self.keyboard.wipe()
        self.sitting = seat
        self.heading, self.fights = "", []
        self.begun[seat].forget()  # what went on by itself does so no longer: others have had their say

    def _name(self, seat: int) -> str:
        return self.words.side(self.match.setting.seats[seat])

    def _tell_news(self, seat: int, scene: Json) -> None:
        log = self.match.log
        known = [(number, event) for number, event in log[min(self.told[seat], len(log)) :] if event.known_to(seat)]
        self.told[seat] = len(log)
        news = lines_of(self.match.game, known)
        story.tell(self.console, self.words, news, self.scout.news(seat, scene, news))

    def _question(self, talk: Talk, *, again: bool = False) -> None:
        """Below the heading and the lines of a fight, which are shown when they change and not at every question."""
        self.console.print()
        heading, fights = panels.heading(self.words, talk.scene), [box for box in talk.scene["boxes"] if box.get("hex")]
        if again or heading != self.heading:
            self.console.print(Rule(Text(heading, style="bold"), align="left", characters="─"))
        for box in fights:
            if again or box not in self.fights:
                panels.show_box(self.console, self.words, box)
        self.heading, self.fights = heading, fights
        talk.ask()

    # -- the end -----------------------------------------------------------------------------------------------------

    def _over(self) -> None:
        """The last news, for everybody who is at the table now."""
        alone = next(iter(self.humans)) if len(self.humans) == 1 else None
        scene = scene_of(self.match, alone)
        if alone is not None:
            self._tell_news(alone, scene)
        else:
            self.keyboard.wipe()
            since = min(self.told.values(), default=0)
            public = [(number, event) for number, event in self.match.log[since:] if event.known_to(None)]
            story.tell(self.console, self.words, lines_of(self.match.game, public))
        self.console.print()
        panels.show_scene(self.console, self.words, scene)
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
