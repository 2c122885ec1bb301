"""Opponents of old answer as they did when their decisions were recorded."""

from __future__ import annotations

import pytest

import hexarchy
from hexarchy import bots
from tests.bots import recorded

SAME = 0.99


@pytest.mark.parametrize(("name", "least"), [("demonlord", 4000), ("dark_emperor", 2000)])
def test_the_first_captain_answers_as_it_did(name: str, least: int) -> None:
    answers = list(recorded.answers(hexarchy.game(name), "captain-1", "captain-1"))
    different = [answer for answer in answers if answer is not None]
    assert len(answers) >= least
    assert len(different) <= (1 - SAME) * len(answers), different[:5]


@pytest.mark.parametrize("name", ["demonlord", "dark_emperor"])
def test_chance_answers_otherwise(name: str) -> None:
    """The comparison tells bots apart."""
    answers = list(recorded.answers(hexarchy.game(name), "captain-1", "random"))
    assert sum(answer is not None for answer in answers) > 0.3 * len(answers)


@pytest.mark.parametrize("name", ["demonlord", "dark_emperor"])
def test_opponents_are_met_in_the_arena_alone(name: str) -> None:
    game = hexarchy.game(name)
    assert set(bots.opponents(game)) - set(bots.names(game)) == {"captain-1", "bold", "cautious"}
    assert bots.best(game) == "captain"


@pytest.mark.parametrize("name", ["demonlord", "dark_emperor"])
def test_no_two_opponents_play_by_the_same_numbers(name: str) -> None:
    game = hexarchy.game(name)
    kinds = [bots.make(kind, game, 1).aspects for kind in ("captain-1", "bold", "cautious")]  # type: ignore[attr-defined]
    assert len(kinds) == len(set(kinds))


def test_aspects_belong_to_one_bot() -> None:
    game = hexarchy.game("demonlord")
    bold, usual = (bots.make(name, game, 1) for name in ("captain:attack_odds=0.9,near=5", "captain"))
    assert (bold.aspects.attack_odds, bold.aspects.near) == (0.9, 5)  # type: ignore[attr-defined]
    assert usual.aspects != bold.aspects  # type: ignore[attr-defined]
    for wrong in ("captain:near", "captain:near=", "captain:favourites=3", "captain:charm=1", "captain:near=1.5"):
        with pytest.raises(bots.UnknownAspect):
            bots.make(wrong, game, 1)
