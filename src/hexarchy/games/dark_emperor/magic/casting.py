"""Casting (DE-12): the spell, its caster and what it is aimed at; the die; counter-spells; the effect; the offence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.games.dark_emperor import activation, devices
from hexarchy.games.dark_emperor.magic import refusals, runes
from hexarchy.games.dark_emperor.magic.book import BOOK
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.spells import AGAINST_ENEMIES, CHOICES, DIPLOMACY_SPELLS, RUNE_OF, WALL_OF_FLAMES
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import opposed, other

SURE: Final = 6  # a strength that works whatever the die shows (DE-12.2)


def casters(s: DarkEmperorState, side: int, spell: int) -> list[int]:
    """Who can cast a spell now: of its rune, with strength left, and with something for it to work on."""
    return [caster for caster in runes.casters(s, side, RUNE_OF[spell]) if has_use(s, caster, spell)]


def has_use(s: DarkEmperorState, caster: int, spell: int) -> bool:
    """In the Mercenary Box only diplomacy spells have any (DE-19.1)."""
    return (s.where[caster] >= 0 or spell in DIPLOMACY_SPELLS) and bool(BOOK[spell].works_on(s, caster))


def castable(s: DarkEmperorState, side: int, spells: Sequence[int]) -> list[int]:
    """Those of the spells that a side can cast now."""
    mages = runes.of_side(s, side)
    where, enemies = s.where, s.stacks[other(side)]
    found = []
    for spell in spells:
        rune = RUNE_OF[spell]
        if not mages[rune]:
            continue
        against = spell in AGAINST_ENEMIES
        for caster in mages[rune]:
            if against and where[caster] not in enemies:
                continue
            # whether there is any use for a spell is soon said, what strength is left is not
            if has_use(s, caster, spell) and runes.able(s, caster, rune):
                found.append(spell)
                break
    return found


def draw_on_devices(s: DarkEmperorState, caster: int, rune: int) -> None:
    """Before the die: who bears no device has none to draw on."""
    if caster in s.bearers:
        s.push(Strength(caster, rune))


@frame
class Strength(Procedure):
    """Which devices a caster draws on: those in use count without asking, others are his choice (DE-15.13a)."""

    caster: int
    rune: int

    def step(self, s: DarkEmperorState) -> Asked:
        left = runes.strength(s, self.caster, self.rune)
        lenders = runes.lenders(s, self.caster, self.rune)
        if not lenders or left >= SURE:
            s.pop()
            return None
        verbs = s.game.verbs
        options = [verbs.use[device] for device in lenders]
        if left:
            options.append(verbs.none)
        side = s.side(self.caster)
        return Ask(side, "lend-strength", "DE-15.13a", options, caster=self.caster, rune=self.rune, needed=left)

    def do_use(self, s: DarkEmperorState, seat: int, device: int) -> None:
        devices.use(s, self.caster, device)

    def do_none(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()


@frame
class Casting(Stages, Procedure):
    """One spell from its naming to its end. `hex` is where the caster stands as he casts; -3 in the Mercenary Box."""

    side: int
    spell: int
    stage: int = 0
    caster: int = -1
    hex: int = -1
    choice: int = -1
    targets: tuple[int, ...] = ()  # pieces, or the hexes of a Wall of Flames
    die: int = 0
    countering: int = -1

    STAGES: ClassVar[tuple[str, ...]] = ("name_caster", "aim", "cast", "hear_out", "cast_counter", "take_effect")

    def name_caster(self, s: DarkEmperorState) -> Asked:
        options = [s.game.verbs.by[caster] for caster in casters(s, self.side, self.spell)]
        return Ask(self.side, "spell-by", BOOK[self.spell].rule, options, spell=self.spell)

    def do_by(self, s: DarkEmperorState, seat: int, caster: int) -> None:
        self.caster, self.hex = caster, s.where[caster]
        self.go("aim")

    def why_by(self, s: DarkEmperorState, seat: int, piece: int) -> list[Reason]:
        return refusals.why_caster(s, seat, self.spell, piece)

    # -- what it is aimed at (DE-12.2: before the die) ----------------------------------------------------------------

    def aim(self, s: DarkEmperorState) -> Asked:
        question = BOOK[self.spell].named(s, self)
        if question is None:
            self._announce(s)
        return question

    def do_target(self, s: DarkEmperorState, seat: int, piece: int) -> None:
        self.targets = (*self.targets, piece)

    def do_at(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        self.targets = tuple(sorted((*self.targets, hex_)))

    def do_choose(self, s: DarkEmperorState, seat: int, choice: int) -> None:
        self.choice = choice

    def do_end(self, s: DarkEmperorState, seat: int, target: int) -> None:
        self._announce(s)

    def why_target(self, s: DarkEmperorState, seat: int, piece: int) -> list[Reason]:
        return refusals.why_target(s, self.spell, self.caster, piece)

    def why_at(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        return [Reason(BOOK[self.spell].rule, "flames-not-there", hex=hex_)]

    def why_choose(self, s: DarkEmperorState, seat: int, choice: int) -> list[Reason]:
        return [Reason(BOOK[self.spell].rule, "nothing-to-work-on", spell=self.spell, caster=self.caster)]

    def _announce(self, s: DarkEmperorState) -> None:
        """The opponent hears what they may counter."""
        s.emit("casts", caster=self.caster, spell=self.spell)
        if self.choice >= 0:
            s.emit("spell-choice", choice=CHOICES[self.choice])
        if self.targets and self.spell == WALL_OF_FLAMES:
            s.emit("spell-flames", hexes=self.targets)
        elif self.targets:
            s.emit("spell-target", units=self.targets)
        self.go("cast")
        draw_on_devices(s, self.caster, RUNE_OF[self.spell])

    # -- the die ------------------------------------------------------------------------------------------------------

    def cast(self, s: DarkEmperorState) -> None:
        """At or below the strength it works, above it nothing happens (DE-12.2)."""
        self.die, works = self._roll(s, self.caster, RUNE_OF[self.spell], "DE-12.2")
        s.emit("spell-works" if works else "spell-fails", caster=self.caster, spell=self.spell)
        if not works:
            self._come_to_nothing()

    def _roll(self, s: DarkEmperorState, caster: int, rune: int, why: str) -> tuple[int, bool]:
        needed = runes.strength(s, caster, rune)
        runes.spend(s, caster, rune)
        (die,) = s.roll(1, 6, why, needs=(AT_MOST, needed), caster=caster, spell=self.spell)
        return die, die <= needed

    # -- counter-spells (DE-12.31, DE-12.32) --------------------------------------------------------------------------

    def hear_out(self, s: DarkEmperorState) -> Asked:
        """The other player counters as often as they can and like, with leaders of the opposed rune in the same hex."""
        found = self.counterers(s)
        if not found:
            self.go("take_effect")
            return None
        verbs = s.game.verbs
        options = [*(verbs.counter[leader] for leader in found), verbs.passes]
        return Ask(other(self.side), "counter", "DE-DEC-10", options, spell=self.spell, caster=self.caster)

    def counterers(self, s: DarkEmperorState) -> list[int]:
        """In the box nobody counters anything (DE-19.1)."""
        if self.hex < 0:
            return []
        found = runes.casters(s, other(self.side), opposed(RUNE_OF[self.spell]))
        return [leader for leader in found if s.where[leader] == self.hex]

    def do_counter(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        self.countering = leader
        self.go("cast_counter")
        draw_on_devices(s, leader, opposed(RUNE_OF[self.spell]))

    def do_pass(self, s: DarkEmperorState, seat: int, target: int) -> None:
        self.go("take_effect")

    def why_counter(self, s: DarkEmperorState, seat: int, piece: int) -> list[Reason]:
        return refusals.why_counter(s, seat, self.spell, self.hex, piece)

    def cast_counter(self, s: DarkEmperorState) -> None:
        """It cannot be countered itself; after a failure the player may try again (DE-12.32, DE-12.4)."""
        _, works = self._roll(s, self.countering, opposed(RUNE_OF[self.spell]), "DE-12.32")
        s.emit("countered" if works else "counter-fails", caster=self.countering, spell=self.spell)
        if works:
            self._come_to_nothing()
        else:
            self.go("hear_out")

    def _come_to_nothing(self) -> None:
        self.die = 0
        self.stage = len(self.STAGES)

    # -- its end ------------------------------------------------------------------------------------------------------

    def take_effect(self, s: DarkEmperorState) -> None:
        BOOK[self.spell].effect(s, self)

    def over(self, s: DarkEmperorState) -> None:
        """The deed done, the neutral soil it was done on resents it, whether it worked or not (DE-6.12b)."""
        s.pop()
        if self.spell in DIPLOMACY_SPELLS:
            return
        if self.die:  # it took effect
            settle(s, self.hex)
        activation.offend(s, self.hex, self.side, "DE-6.12b")
