"""Odds, areas and goals for a seat: what is hidden from it is redealt, so they tell no secret. Made in the bots'
processes."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

from hexarchy import bots, games
from hexarchy.bots import bot_seed
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.game import Game
from hexarchy.core.hexes import UnknownHex
from hexarchy.core.odds import Course, Modifier, Odds, Throw
from hexarchy.core.page.areas import Areas
from hexarchy.core.page.areas import areas as areas_of
from hexarchy.core.page.goals import Goals, Outreach
from hexarchy.core.page.goals import goals as goals_of
from hexarchy.core.page.telling import said
from hexarchy.core.state import State
from hexarchy.server import answers
from hexarchy.server.answers import Fight

DEALS: Final = 10
GAMES: Final = 60


def chances(name: str, redealt: bytes, seat: int, seed: int) -> list[Fight]:
    """Of every fight in the situation, as far as the seat can know: the state was redealt for it, and is again."""
    game = games.game(name)
    state = game.from_json(msgspec.json.decode(redealt))
    rng = random.Random(seed)  # noqa: S311  (guesses, not secrets)
    deals = [state.redeal(seat, rng) for _ in range(DEALS)]
    best = bots.best(game)
    players = [bots.make(best, game, bot_seed(seed, number)) for number in range(len(game.seats))]

    def choose(situation: State, asked: int) -> Action:
        return players[asked].choose(Chair(situation, asked))

    found = game.odds(deals, GAMES, choose, stand=best == "random", asked=seat)
    return [_fight(game, odds) for odds in found]


def areas(name: str, redealt: bytes, seat: int, seed: int) -> Areas:
    """How far the others can come, and where spells work: the same in every deal, so one will do."""
    return areas_of(games.game(name).from_json(msgspec.json.decode(redealt)), seat)


def goals(name: str, redealt: bytes, seat: int, seed: int) -> Goals:
    """Where what the seat is asked about can come to."""
    return goals_of(games.game(name).from_json(msgspec.json.decode(redealt)), seat)


def outreach(name: str, redealt: bytes, seat: int, seed: int, *, hex_: str) -> Outreach:
    """How far what stands in a hex could come; nothing where there is no such hex."""
    game = games.game(name)
    try:
        return game.outreach(game.from_json(msgspec.json.decode(redealt)), hex_)
    except UnknownHex:
        return Outreach()


def _fight(game: Game, odds: Odds) -> Fight:
    return Fight(
        **_results(game, odds),
        kind=odds.kind,
        hex=odds.hex,
        title=said(game, lambda wording: game.odds_text(odds.kind, hex=wording.hex(odds.hex))[wording.lang]),
        sure=odds.sure,
        games=odds.games,
        courses=[_course(game, course) for course in odds.courses],
        throws=[_throw(game, throw) for throw in odds.throws],
    )


def _course(game: Game, course: Course) -> answers.Course:
    text = said(game, lambda wording: wording.option(course.action, course.question))
    return answers.Course(**_results(game, course), action=course.action, text=text)


def _results(game: Game, of: Odds | Course) -> dict[str, Any]:
    """Seats are named by the board; what else may come of a fight is the game's to say."""
    others = [result for result in of.outcomes if result not in game.seats]
    return {"outcomes": of.outcomes, "losses": of.losses, "names": {name: game.odds_text(name) for name in others}}


def _throw(game: Game, throw: Throw) -> answers.Throw:
    return answers.Throw(
        kind=throw.kind,
        text=game.odds_text(throw.kind),
        about=throw.about,
        dice=throw.dice,
        printed=throw.printed,
        needs=throw.needed,
        chances={result: round(chance, 4) for result, chance in throw.chances.items()},
        names={result: game.odds_text(result) for result in throw.chances if not result.isdigit()},
        modifiers=[_modifier(game, entry) for entry in throw.modifiers],
    )


def _modifier(game: Game, entry: Modifier) -> answers.Chance:
    text = said(game, lambda wording: wording.label(entry.rule))
    return answers.Chance(entry.rule, entry.amount, text, round(entry.share, 3))
