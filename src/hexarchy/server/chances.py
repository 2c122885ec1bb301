"""Odds for a seat: what is hidden from it is dealt anew, so they tell no secret. Computed in the bots' processes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from hexarchy import bots, games
from hexarchy.bots.arena import bot_seed
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.odds import Odds, Throw
from hexarchy.core.scene import Text, said
from hexarchy.core.state import State

DEALS: Final = 10
GAMES: Final = 60


def chances(name: str, state_json: Mapping[str, Any], seat: int, seed: int) -> list[dict[str, Any]]:
    """Of every fight in the situation, as far as the seat can know."""
    game = games.game(name)
    state = game.from_json(state_json)
    rng = random.Random(seed)  # noqa: S311  (guesses, not secrets)
    deals = [state.redeal(seat, rng) for _ in range(DEALS)]
    best = next((bot for bot in bots.names(game) if bot != "random"), "random")
    players = [bots.make(best, game, bot_seed(seed, number)) for number in range(len(game.seats))]

    def choose(situation: State, asked: int) -> Action:
        return players[asked].choose(Chair(situation, asked))

    def title(rule: str) -> Text:
        return said(game, lambda wording: game.rulebook.title(rule, wording.lang))

    found = game.odds(deals, GAMES, choose, stand=best == "random")
    return [_fight(odds, title) for odds in found]


def _fight(odds: Odds, title: Any) -> dict[str, Any]:
    return {
        "kind": odds.kind,
        "hex": odds.hex,
        "sure": odds.sure,
        "games": odds.games,
        "outcomes": odds.outcomes,
        "losses": odds.losses,
        "throws": [_throw(throw, title) for throw in odds.throws],
    }


def _throw(throw: Throw, title: Any) -> dict[str, Any]:
    return {
        "kind": throw.kind,
        "about": dict(throw.about),
        "dice": throw.dice,
        "printed": throw.printed,
        "needs": throw.needed,
        "chances": {result: round(chance, 4) for result, chance in throw.chances.items()},
        "modifiers": [
            {"rule": entry.rule, "amount": entry.amount, "share": round(entry.share, 3), "text": title(entry.rule)}
            for entry in throw.modifiers
        ],
    }
