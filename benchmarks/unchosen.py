"""What a bot was offered again and again and never chose: `python -m benchmarks.unchosen GAME [BOT] [--games N]`.

An option is told by its question and its verb, or by its whole text where a verb has few targets (`cast fly`). The bot
sits on all seats. What was never chosen though often offered is a gap in its play, or has a reason: the reasons stand
in `unchosen.toml`, and the table printed here, in `unchosen.md`.
"""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import hexarchy
from hexarchy import bots
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.dice import SeededDice
from hexarchy.core.events import Event
from hexarchy.core.game import Game

REASONS: Final = Path(__file__).with_suffix(".toml")
OFTEN: Final = 1000
FEW: Final = 20  # targets of a verb that are told one by one

Kind = tuple[str, str]  # question and option


def unchosen(game: Game, bot: str, seeds: Iterable[int], often: int = OFTEN) -> dict[Kind, int]:
    """Kinds of options that were offered so often in games of these seeds, and never chosen."""
    offered, chosen = Counter[Kind](), set[Kind]()
    targets = Counter(action.verb for action in game.actions)

    def kind(question: str, action: Action) -> Kind:
        return question, action.text if targets[action.verb] <= FEW else action.verb

    for seed in seeds:
        state = game.new(dice=SeededDice(seed))
        players = [bots.make(bot, game, bots.bot_seed(seed, seat)) for seat in range(len(state.setting.seats))]
        heard: list[list[Event]] = [[] for _ in players]
        while state.decision is not None:
            ask = state.decision.asks[0]
            players[ask.seat].hear(heard[ask.seat])
            heard[ask.seat] = []
            answer = players[ask.seat].choose(Chair(state, ask.seat))
            offered.update({kind(ask.key, option) for option in ask.options})
            chosen.add(kind(ask.key, answer))
            for event in state.apply(ask.seat, answer):
                for seat, known in enumerate(heard):
                    if event.known_to(seat):
                        known.append(event)
    return {kind: times for kind, times in offered.most_common() if times >= often and kind not in chosen}


def reasons(game: str) -> Mapping[str, str]:
    """By `question: option`, by `option` for all questions, or by `question:` for all options."""
    found: Mapping[str, str] = tomllib.loads(REASONS.read_text(encoding="utf-8")).get(game, {})
    return found


def why(kind: Kind, known: Mapping[str, str]) -> str:
    question, option = kind
    return next((known[key] for key in (f"{question}: {option}", option, f"{question}:") if key in known), "?")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.unchosen")
    parser.add_argument("game")
    parser.add_argument("bot", nargs="?", default="captain")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--often", type=int, default=OFTEN)
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.games)
    found = unchosen(hexarchy.game(given.game), given.bot, seeds, given.often)
    print("| question | option | offered | why it is not chosen |\n|---|---|---|---|")
    for kind, times in found.items():
        print(f"| `{kind[0]}` | `{kind[1]}` | {times:,} | {why(kind, reasons(given.game))} |")


if __name__ == "__main__":
    main()
