"""What every game promises about what is shown beside the question: charts, areas, what is remembered, and that
nothing is a secret once the match is over."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from hexarchy.core.game import Game
from hexarchy.core.page.areas import areas
from hexarchy.core.page.goals import goals
from hexarchy.core.page.sightings import Sightings
from hexarchy.core.text import LANGUAGES

# Texts of the core for what is remembered and for areas, and for what a throw has to show.
TEXTS = {"last-seen", "reach-title", "reach-note", "reach-none", "reach-comes", "area-note", "area-none", "area-works"}
TEXTS |= {"needs-at-least", "needs-at-most"}
EVERY = 37  # so many questions of a match between two looks
WAYS = 2  # hexes whose pieces are looked at


class Seeing:
    """Tests every game passes; `Promises` brings them along."""

    GAME: ClassVar[Game]

    @staticmethod
    def play(seed: int, most: int = 20_000) -> Iterator[Any]:
        raise NotImplementedError

    def test_every_chart_is_whole_in_both_languages_and_names_rules_of_the_book(self) -> None:
        charts = self.GAME.charts
        assert len({chart.id for chart in charts}) == len(charts)
        for chart in charts:
            assert len({row.id for row in chart.rows}) == len(chart.rows) > 0
            assert all(len(row.cells) == len(chart.columns) for row in chart.rows), chart.id
            named = {*chart.rules, *(row.rule for row in chart.rows if row.rule)}
            assert chart.rules
            assert not [rule for rule in named if rule not in self.GAME.rulebook]
            told = [chart.title, chart.head, *chart.columns, *(row.label for row in chart.rows)]
            told += [cell for row in chart.rows for cell in row.cells if isinstance(cell, dict)]
            assert all(text[lang].strip() and "{" not in text[lang] for text in told for lang in LANGUAGES), chart.id

    def test_the_rows_a_scene_lights_are_rows_of_its_charts(self) -> None:
        rows = {chart.id: {row.id for row in chart.rows} for chart in self.GAME.charts}
        for state in self.looked_at(range(2)):
            for seat in (None, *range(len(state.setting.seats))):
                for chart, lit in self.GAME.draw(state.view(seat)).lit.items():
                    assert set(lit) <= rows[chart], chart

    def test_areas_are_the_same_in_every_deal_that_agrees_with_what_a_seat_knows(self) -> None:
        rng = random.Random(3)
        for state in self.looked_at(range(2)):
            for seat in range(len(state.setting.seats)):
                first, second = (areas(state.redeal(seat, rng), seat) for _ in range(2))
                assert msgspec.json.encode(first) == msgspec.json.encode(second), state.decision

    def test_looks_are_the_same_in_every_deal(self) -> None:
        """They are made from the match itself, so they may hold only what lies open on the table."""
        rng = random.Random(4)
        for state in self.looked_at(range(1)):
            hexes = [stack.hex for stack in self.GAME.draw(state.view(None)).stacks][:6]
            for seat in range(len(state.setting.seats)):
                dealt = state.redeal(seat, rng)
                for hex_, to in [*((hex_, None) for hex_ in hexes), *itertools.pairwise(hexes)]:
                    first, second = (self.GAME.look(one, hex_, to) for one in (state, dealt))
                    assert msgspec.json.encode(first) == msgspec.json.encode(second), state.decision

    def test_what_lies_beside_the_question_is_the_same_in_every_deal(self) -> None:
        """The rows of charts that are lit, cards, boxes and pieces; where what is asked about can go, and how far what
        is seen could come. The charts themselves are those of the game: no match writes into them."""
        rng = random.Random(5)
        charts = msgspec.json.encode(self.GAME.charts)
        for state in self.first_met(range(2)):
            for seat in range(len(state.setting.seats)):
                deals = [state.redeal(seat, rng) for _ in range(2)]
                for eye in (seat, None):
                    shown = {msgspec.json.encode(self.GAME.draw(one.view(eye))) for one in (state, *deals)}
                    assert len(shown) == 1, (eye, state.decision)
                looked = {msgspec.json.encode(self.ahead(deal, seat)) for deal in deals}
                assert len(looked) == 1, (seat, state.decision)
        assert msgspec.json.encode(self.GAME.charts) == charts

    def test_what_a_seat_remembers_was_told_to_it(self) -> None:
        """The memory of a seat does not change with events it may not know."""
        known = {piece for names in self.GAME.names.values() for piece in names}
        *_, state = self.play(0, 1)
        for seat in (None, *range(len(state.setting.seats))):
            memory, heard = Sightings(self.GAME, 1), set[str]()
            for _, events in self.told(1, 400):
                mine = [(1, event) for event in events if event.known_to(seat)]
                memory.hear(mine)
                heard |= {str(name) for _, event in mine for name in _names(self.GAME.named(event.args))}
            for piece, (hex_, _, _) in memory._last.items():
                assert {piece, hex_} <= heard & known

    def test_once_a_match_is_over_everybody_sees_the_same_and_all_of_it(self) -> None:
        *_, state = self.play(0)
        if state.result is None:
            return
        scenes = [
            msgspec.to_builtins(self.GAME.draw(state.open_view(seat)))
            for seat in (None, *range(len(state.setting.seats)))
        ]
        assert all(stack["whole"] for stack in scenes[0]["stacks"])
        for part in ("stacks", "marks", "boxes", "panels"):
            told = {json.dumps(scene[part], sort_keys=True) for scene in scenes}
            assert len(told) == 1, part

    # -- random play --------------------------------------------------------------------------------------------------

    def looked_at(self, seeds: range) -> Iterator[Any]:
        for seed in seeds:
            for number, state in enumerate(self.play(seed, 1500)):
                if number % EVERY == 0 and state.decision is not None:
                    yield state

    def first_met(self, seeds: range) -> Iterator[Any]:
        """Where seats are asked something for the first time."""
        met: set[tuple[str, int]] = set()
        for state in itertools.chain.from_iterable(self.play(seed, 1500) for seed in seeds):
            asked = {(ask.key, ask.seat) for ask in state.decision.asks} if state.decision else set()
            if asked - met:
                met |= asked
                yield state

    def ahead(self, deal: Any, seat: int) -> list[Any]:
        """What a seat may ask to see of ways, in a state redealt for it."""
        hexes = sorted({stack.hex for stack in self.GAME.draw(deal.view(seat)).stacks})[:WAYS]
        return [goals(deal, seat), *(self.GAME.outreach(deal, hex_) for hex_ in hexes)]

    def told(self, seed: int, most: int) -> Iterator[tuple[Any, list[Any]]]:
        """A random match with the events of each action."""
        rng = random.Random(seed)
        *_, state = self.play(seed, 1)
        state = state.clone()
        for _ in range(most):
            if state.decision is None:
                return
            ask = rng.choice(state.decision.asks)
            yield state, state.apply(ask.seat, ask.options[rng.randrange(len(ask.options))])


def _names(args: dict[str, Any]) -> Iterator[Any]:
    for value in args.values():
        yield from value if isinstance(value, (list, tuple)) else (value,)
