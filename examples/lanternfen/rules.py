"""The procedures, in the order of the rulebook: orders that all give at once, and what comes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_LEAST
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.together import Together
from hexarchy.core.ways import way
from lanternfen.state import AHEAD, DECK, HAND, NOBODY, PLAYED, SEATS, STROKES, WORLD, Barge, FenState

OPEN = -2  # not chosen yet
GALE, BEAK, MIST, PITCH = range(4)  # as board.toml lists them


@frame
class Voyage(Frame):
    """Turn after turn. It lies under everything else."""

    def step(self, s: FenState) -> Asked:
        for _ in range(1 if s.turn else 2):  # LF-4
            for seat in s.afloat:
                draw_card(s, seat)
        s.turn += 1
        s.emit("turn-begins", turn=s.turn, side=s.name((s.turn - 1) % len(s.barges)))
        s.push(Orders())
        return None


# -- orders -----------------------------------------------------------------------------------------------------------


@frame
class Orders(Together):
    """All who are afloat give orders at once; then they are carried out (LF-2)."""

    def choosing(self, s: FenState, seat: int) -> Frame:
        return Plan(seat)

    def revealed(self, s: FenState, results: Mapping[int, tuple[int, int, tuple[int, ...]]]) -> None:
        make_alliances(s, {seat: ally for seat, (ally, _, _) in results.items()})
        cards = {seat: card for seat, (_, card, _) in results.items()}
        for seat, card in cards.items():
            play_card(s, seat, card)
        row(s, {seat: strokes for seat, (_, _, strokes) in results.items()}, cards)
        light_lanterns(s)
        s.end_if_settled(last=s.turn == WORLD.turns)


@frame
class Plan(Frame):
    """The orders of one seat, step by step. They are the fields of this frame: nothing else changes before all seal."""

    seat: int
    ally: int = OPEN
    card: int = OPEN
    strokes: tuple[int, ...] = ()

    def barge(self, s: FenState) -> Barge:
        """Where the barge comes to if nobody is in its way."""
        barge = s.barges[self.seat]
        for stroke in self.strokes:
            barge = WORLD.after(barge, stroke) or barge
        return barge

    def step(self, s: FenState) -> Asked:
        game, seat = s.game, self.seat
        if self.ally == OPEN:
            others = [game.pledge[s.name(other)] for other in s.afloat if other != seat]
            return Ask(seat, "ally", "LF-3", [*others, game.alone])
        if self.card == OPEN:
            kinds = dict.fromkeys(s.cards.inside(HAND + seat))
            return Ask(seat, "card", "LF-4", [*(game.play[kind] for kind in kinds), game.keep])
        if len(self.strokes) < (4 if self.card == GALE else 3):
            here, number = self.barge(s), len(self.strokes) + 1
            able = [game.stroke[stroke] for stroke in range(len(STROKES)) if WORLD.after(here, stroke)]
            return Ask(seat, "stroke", "LF-7", able, default=able[-1], number=number)
        return Ask(seat, "seal", "LF-2", [game.seal, game.again])

    def do_pledge(self, s: FenState, seat: int, animal: int) -> None:
        self.ally = s.setting.seats.index(SEATS[animal])

    def do_alone(self, s: FenState, seat: int, target: int) -> None:
        self.ally = NOBODY

    def do_play(self, s: FenState, seat: int, kind: int) -> None:
        self.card = kind

    def do_keep(self, s: FenState, seat: int, target: int) -> None:
        self.card = NOBODY

    def do_stroke(self, s: FenState, seat: int, stroke: int) -> None:
        self.strokes = (*self.strokes, stroke)

    def do_seal(self, s: FenState, seat: int, target: int) -> None:
        s.finish((self.ally, self.card, self.strokes))

    def do_again(self, s: FenState, seat: int, target: int) -> None:
        self.ally, self.card, self.strokes = OPEN, OPEN, ()

    def why_pledge(self, s: FenState, seat: int, animal: int) -> list[Reason]:
        return [Reason("LF-3", "no-ally", side=SEATS[animal])] if self.ally == OPEN else []

    def why_play(self, s: FenState, seat: int, kind: int) -> list[Reason]:
        return [Reason("LF-4", "not-in-hand", card=kind)] if self.card == OPEN else []

    def why_stroke(self, s: FenState, seat: int, stroke: int) -> list[Reason]:
        return [] if WORLD.after(self.barge(s), stroke) else [Reason("LF-6", "no-water", stroke=stroke)]


# -- what comes of them -----------------------------------------------------------------------------------------------


def make_alliances(s: FenState, named: Mapping[int, int]) -> None:
    """LF-3."""
    mutual = {seat: ally for seat, ally in named.items() if named.get(ally) == seat}
    s.allies = tuple(mutual.get(seat, NOBODY) for seat in range(len(s.barges)))
    for seat, ally in named.items():
        if seat not in mutual and ally != NOBODY:
            s.emit("names", side=s.name(seat), ally=s.name(ally))
        elif seat < ally:
            s.emit("allied", side=s.name(seat), ally=s.name(ally))


def draw_card(s: FenState, seat: int) -> None:
    """LF-4."""
    if not s.cards.within(DECK):
        s.cards = s.cards.poured(PLAYED, DECK)
    if s.cards.within(DECK) and len(s.cards.within(HAND + seat)) < 3:
        s.cards, (card,) = s.cards.drawn(s, 1, DECK, HAND + seat, 1 << seat, "LF-4")
        s.tell(seat, "draws", card=s.cards.faces[card])


def play_card(s: FenState, seat: int, kind: int) -> None:
    """LF-5; what else a card does stands where it does it."""
    if kind == NOBODY:
        return
    s.cards = s.cards.moved(s.cards.one(HAND + seat, kind), PLAYED)
    s.emit("plays", side=s.name(seat), card=kind)
    if kind == PITCH:
        s.put(seat, s.barges[seat]._replace(leaks=0))


def row(s: FenState, strokes: Mapping[int, tuple[int, ...]], cards: Mapping[int, int]) -> None:
    """LF-8."""
    before = s.barges
    order = sorted(strokes, key=lambda seat: (seat - s.turn + 1) % len(before))
    for number in range(4):
        for seat in order:
            if s.living(seat) and number < len(strokes[seat]):
                make_stroke(s, seat, strokes[seat][number], cards)
    for seat in s.afloat:
        if before[seat].hex != s.barges[seat].hex:
            s.emit("rows", side=s.name(seat), **way(before[seat].hex, (), s.barges[seat].hex))


def make_stroke(s: FenState, seat: int, stroke: int, cards: Mapping[int, int]) -> None:
    moved = WORLD.after(s.barges[seat], stroke)
    other = s.in_the_way(seat, moved) if moved else NOBODY
    if moved and other == NOBODY:
        s.put(seat, moved)
    elif stroke != AHEAD or other in (NOBODY, s.allies[seat]) or cards[other] == MIST:  # LF-3, LF-5
        s.emit("stroke-lost", side=s.name(seat), stroke=stroke)
    else:
        ram(s, seat, other, beak=cards[seat] == BEAK)


def ram(s: FenState, seat: int, other: int, *, beak: bool) -> None:
    """LF-9."""
    struck = s.barges[other]
    aslant = (s.barges[seat].facing - struck.facing) % 3 != 0
    modifiers = (("LF-5", 2 * beak), ("LF-9", int(aslant)))
    about: dict[str, Any] = {"side": s.name(seat), "foe": s.name(other), "hex": struck.hex}
    if s.check(1, 6, "LF-9", (AT_LEAST, 4), modifiers, **about):
        s.put(other, struck._replace(leaks=struck.leaks + 1))
        s.emit("leak", **about)
        if struck.leaks:
            s.sink(other)


def light_lanterns(s: FenState) -> None:
    """LF-11."""
    for number, isle in enumerate(WORLD.isles):
        near = [seat for seat in s.afloat if isle in WORLD.beside(s.barges[seat])]
        if len(near) == 1 and s.lit[number] != near[0]:
            s.lit = (*s.lit[:number], near[0], *s.lit[number + 1 :])
            s.emit("lights", side=s.name(near[0]), hex=isle)
