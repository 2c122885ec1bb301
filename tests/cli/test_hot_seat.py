"""Two people at one keyboard: nothing of the other seat is ever printed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hexarchy import games
from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.events import Event
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from tests.cli.shell import GAME, run

CURTAIN = "Hand over to "
LOOKS = ("view", "log 500", "map", "orders", "options", "undo")  # tried in turn; `undo` only where it is refused


class Sitting:
    """What one person typed between two curtains, and what must not have been shown to them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.typed: list[str] = []
        self.secrets: set[str] = set()
        self.known: set[str] = set()


class Script:
    """Plays a match beside the table, so as to know what to type and what each person may know."""

    def __init__(self, seed: int, decisions: int) -> None:
        self.game = games.game(GAME)
        self.wording = self.game.wording("en")
        self.match = Match(self.game, Record.begin(self.game, dice=SeededDice(seed), last_words=True))
        self.sittings: list[Sitting] = []
        self._play(random.Random(seed), decisions)

    def _play(self, rng: random.Random, decisions: int) -> None:
        for number in range(decisions):
            decision = self.match.state.decision
            if decision is None:
                break
            here = self.sittings[-1].seat if self.sittings else None
            seat = here if here in decision.seats else decision.seats[0]
            if seat != here:
                self.sittings.append(Sitting(seat))
            sitting = self.sittings[-1]
            self._note(sitting)
            self._look(sitting, number, rng)
            ask = decision.ask(seat)
            assert ask is not None
            action = pick(ask.options, rng)
            sitting.typed.append(action.text)
            self.match.apply(seat, action.text)

    def _look(self, sitting: Sitting, number: int, rng: random.Random) -> None:
        look = LOOKS[number % len(LOOKS)]
        if look == "undo" and self.match.can_undo(sitting.seat):
            look = f"stack {rng.choice(list(self.match.state.view(sitting.seat)['stacks']))}"
        sitting.typed.append(look)

    def _note(self, sitting: Sitting) -> None:
        """What the person at the keyboard may read now, and what they may not."""
        state, seat = self.match.state, sitting.seat
        other = 1 - seat
        for _, event in self.match.log:
            (sitting.known if event.known_to(seat) else sitting.secrets).add(self._said(event))
        assert state.decision is not None
        asked = state.decision.ask(other)
        if asked is not None:
            sitting.secrets.add(self.wording.question(asked.key, self.game.named(asked.args)))
        mine = state.decision.ask(seat)
        assert mine is not None
        sitting.known.add(self.wording.question(mine.key, self.game.named(mine.args)))
        seen = set(self._units(seat))
        sitting.known |= set(map(self._name, seen))
        sitting.secrets |= set(map(self._name, set(self._units(other)) - seen))

    def _units(self, seat: int) -> Iterator[str]:
        """The units a seat sees on the map and off it."""
        view = self.match.state.view(seat)
        for sides in view["stacks"].values():
            for stack in sides.values():
                yield from stack
        yield from view["own"]["off"]

    def _name(self, unit: str) -> str:
        return self.wording.unit(unit)

    def _said(self, event: Event) -> str:
        return self.wording.event(event.key, self.game.named(event.args))

    def lines(self) -> Iterator[str]:
        for sitting in self.sittings:
            yield ""  # Enter at the curtain
            yield from sitting.typed


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_nothing_of_the_other_seat_is_printed(seed: int) -> None:
    script = Script(seed, 150)
    result = run("play", GAME, "--seed", str(seed), typed=script.lines(), COLUMNS="500")
    assert result.exit_code == 0
    first, *shown = result.stdout.split(CURTAIN)
    assert "Set-up" not in first
    assert len(shown) == len(script.sittings) > 4
    checked = 0
    for sitting, text in zip(script.sittings, shown, strict=True):
        assert plain(text).startswith(script.wording.side(script.game.seats[sitting.seat]))
        read = plain(text).casefold()
        known = plain(" ".join(sitting.known)).casefold()
        for secret in (plain(secret).casefold() for secret in sitting.secrets):
            if secret not in known:
                checked += 1
                assert secret not in read, secret
        assert "I do not understand" not in text
    assert checked > 100


def test_script_leads_where_it_should() -> None:
    """The table and the script beside it play the same match, so that the test above looks at the right thing."""
    script = Script(1, 60)
    output = run("play", GAME, "--seed", "1", typed=[*script.lines(), "log 3"], COLUMNS="500").stdout
    last = script.match.log_for(script.sittings[-1].seat)[-1][1]
    assert plain(script._said(last)) in plain(output)


def test_screen_and_history_are_wiped_when_another_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    wiped: list[str] = []
    monkeypatch.setattr("hexarchy.cli.keyboard.Keyboard.wipe", lambda self: wiped.append("wiped"))
    script = Script(1, 60)
    run("play", GAME, "--seed", "1", typed=script.lines())
    assert len(wiped) == 2 * len(script.sittings) - 1  # before and after each curtain; nothing stands before the first
