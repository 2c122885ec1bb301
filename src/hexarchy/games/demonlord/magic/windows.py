"""Spell windows: the moments at which both players may cast, in turn until both pass (DL-MAG-10, DL-DEC-14)."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonlord import commands, contact
from hexarchy.games.demonlord.magic import casting, effects
from hexarchy.games.demonlord.magic.casting import Announcement
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import (
    CLOAK,
    DARKNESS,
    EARTHPIT,
    FORCEMARCH,
    HOSAR,
    LIGHT,
    NECROMON,
    RAINS,
    SPELLGATE,
    VISION,
    other,
)

# Which special spells each window takes; DL-MAG-22 is this table. Forcemarch is the phasing player's alone.
WINDOWS: Final[dict[str, tuple[str, tuple[int, ...]]]] = {
    "before-movement": ("DL-DEC-14", (VISION, FORCEMARCH, EARTHPIT, SPELLGATE)),
    "after-movement": ("DL-DEC-20", (VISION,)),
    "before-battles": ("DL-DEC-22", (SPELLGATE,)),
    "light-and-darkness": ("DL-DEC-26", (LIGHT, DARKNESS)),
    "retreat": ("DL-DEC-39", (EARTHPIT,)),
    "between-battles": ("DL-DEC-41", (SPELLGATE,)),
    "after-battles": ("DL-DEC-42", (SPELLGATE,)),
    "end": ("DL-DEC-49", (NECROMON, SPELLGATE)),
}


@frame
class Window(Procedure):
    """The players announce one cast at a time until both pass one after the other; then the dice are rolled."""

    kind: str
    speaker: int = -1
    passes: int = 0
    pending: tuple[Announcement, ...] = ()
    order: tuple[Announcement, ...] | None = None  # successful casts in the order they take effect

    def step(self, s: DemonlordState) -> Asked:
        if self.order is not None:
            self._take_effect(s)
            return None
        if self.speaker < 0:
            self.speaker = s.phasing
        while self.passes < 2:
            spells = () if commands.passes(s, self.speaker) else self.castable(s, self.speaker)
            if spells:
                verbs = s.game.verbs
                options = [verbs.cast[spell] for spell in spells]
                options += [verbs.passes, verbs.pass_step, verbs.pass_phase]
                mine = self.speaker == s.phasing
                return Ask(self.speaker, f"window-{self.kind}", WINDOWS[self.kind][0], options, mine=mine)
            self._next(passed=True)
        self._close(s)
        return None

    def castable(self, s: DemonlordState, seat: int) -> list[int]:
        spells = casting.castable(s, seat, WINDOWS[self.kind][1])
        return spells if seat == s.phasing else [spell for spell in spells if spell != FORCEMARCH]

    def _next(self, passed: bool) -> None:
        self.passes = self.passes + 1 if passed else 0
        self.speaker = other(self.speaker)

    def do_cast(self, s: DemonlordState, seat: int, spell: int) -> None:
        s.push(casting.Cast(seat, spell, self.kind))

    def do_pass(self, s: DemonlordState, seat: int, target: int) -> None:
        self._next(passed=True)

    def do_pass_step(self, s: DemonlordState, seat: int, target: int) -> None:
        commands.stand_pass(s, seat, commands.PASS_STEP)
        self._next(passed=True)

    def do_pass_phase(self, s: DemonlordState, seat: int, target: int) -> None:
        commands.stand_pass(s, seat, commands.PASS_PHASE)
        self._next(passed=True)

    def resumed(self, s: DemonlordState, child: Frame, value: Any) -> None:
        if isinstance(child, casting.Cast):
            self._announced(s, value)

    def _announced(self, s: DemonlordState, cast: Announcement) -> None:
        self._next(passed=False)
        if cast.spell == VISION:
            s.push(Look(cast.seat, cast.caster, cast.hex))  # settled at once: it changes nothing on the map
        else:
            self.pending = (*self.pending, cast)

    def redealt(self, s: DemonlordState, seat: int, rng: Any) -> None:
        """Whom the enemy means to gate is not told: any unit near the caster may be."""
        self.pending = tuple(self._redealt(s, Announcement(*entry), seat, rng) for entry in self.pending)
        if self.order is not None:
            self.order = tuple(self._redealt(s, Announcement(*entry), seat, rng) for entry in self.order)

    def _redealt(self, s: DemonlordState, cast: Announcement, seat: int, rng: Any) -> Announcement:
        if cast.seat == seat or cast.spell != SPELLGATE:
            return cast
        units = casting.gate_sources(s, cast.seat, cast.caster)
        return cast._replace(units=(rng.choice(units),) if units else ())

    def _close(self, s: DemonlordState) -> None:
        if not self.pending:
            s.pop()
            return
        announced = [Announcement(*entry) for entry in self.pending]
        worked = [cast for cast in announced if casting.succeeds(s, cast)]
        self.order = tuple(sorted(worked, key=lambda cast: cast.spell == SPELLGATE))  # stable: gates come last

    def _take_effect(self, s: DemonlordState) -> None:
        assert self.order is not None
        if not self.order:
            s.pop()
            return
        cast, *rest = (Announcement(*entry) for entry in self.order)
        self.order = tuple(rest)
        if cast.spell == SPELLGATE:
            self._gate(s, cast)
        else:
            effects.take(s, cast)

    def _gate(self, s: DemonlordState, cast: Announcement) -> None:
        """Characters whose troops vanish from among enemies are as if they had just entered (DL-CAP-13).

        In a siege its end sees to them (DL-SIE-38, DL-SIE-39).
        """
        passage = effects.through_gate(s, cast)
        if passage is None:
            return
        if passage.source not in s.sieges and any(s.world.is_troop[u] for u in passage.units):
            left_alone = s.characters(cast.seat, passage.source)
            s.push(contact.CharactersEnter(cast.seat, passage.source, left_alone))
        effects.out_of_gate(s, cast, passage)


@frame
class RainsWindow(Procedure):
    """Hosar may cast Rains when a phase opens, in either phase, one attempt (DL-SPL-31, DL-SPL-42, DL-DEC-13)."""

    def step(self, s: DemonlordState) -> Asked:
        if s.phase.rains_tried or not casting.can_cast(s, HOSAR, RAINS) or commands.passes(s, HOSAR):
            s.pop()
            return None
        verbs = s.game.verbs
        passes = (verbs.passes, verbs.pass_step, verbs.pass_phase)  # DL-DEC-03
        return Ask(HOSAR, "window-rains", "DL-DEC-13", (verbs.cast[RAINS], *passes))

    def do_cast(self, s: DemonlordState, seat: int, spell: int) -> None:
        s.push(casting.Cast(seat, spell, "rains"))

    def do_pass(self, s: DemonlordState, seat: int, target: int) -> None:
        s.pop()

    def do_pass_step(self, s: DemonlordState, seat: int, target: int) -> None:
        commands.stand_pass(s, seat, commands.PASS_STEP)
        s.pop()

    def do_pass_phase(self, s: DemonlordState, seat: int, target: int) -> None:
        commands.stand_pass(s, seat, commands.PASS_PHASE)
        s.pop()

    def resumed(self, s: DemonlordState, child: Frame, value: Announcement) -> None:
        s.phase = s.phase._replace(rains_tried=True)
        if casting.succeeds(s, value):
            effects.take(s, value)


@frame
class Look(Procedure):
    """A Vision: its die, the enemy's Cloak in answer, and what is seen (DL-SPL-01 to 04)."""

    seat: int
    caster: int
    hex: int
    rolled: bool = False
    declined: bool = False

    def step(self, s: DemonlordState) -> Asked:
        if not self.rolled:
            self.rolled = True
            if not casting.succeeds(s, Announcement(self.seat, VISION, self.caster, self.hex)):
                s.pop()
            return None
        enemy = other(self.seat)
        if self.hex not in s.phase.cloaks and not self.declined and self._can_answer(s, enemy):
            standing = commands.cloak_order(s, enemy)
            verbs = s.game.verbs
            if standing is None:
                return Ask(enemy, "cloak", "DL-DEC-15", (verbs.cast[CLOAK], verbs.passes), hex=self.hex)
            if standing == "always":
                self.do_cast(s, enemy, CLOAK)
            else:
                self.declined = True
            return None
        s.pop()
        self._see(s, enemy)
        return None

    def _can_answer(self, s: DemonlordState, enemy: int) -> bool:
        return any(self.hex in casting.in_range(s, c) for c in casting.casters(s, enemy, CLOAK))

    def do_cast(self, s: DemonlordState, seat: int, spell: int) -> None:
        s.push(casting.Cast(seat, spell, "cloak"))

    def do_pass(self, s: DemonlordState, seat: int, target: int) -> None:
        self.declined = True

    def resumed(self, s: DemonlordState, child: Frame, value: Announcement) -> None:
        if casting.succeeds(s, value):
            effects.take(s, value)

    def _see(self, s: DemonlordState, enemy: int) -> None:
        if self.hex in s.phase.cloaks:
            s.emit("vision-blocked", hex=self.hex)
            return
        seen = s.stack(enemy, self.hex)
        s.tell(self.seat, "vision", hex=self.hex, units=tuple(sorted(seen)))
