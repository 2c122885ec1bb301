"""Sieges (DL-SIE, DL-SMG): in the siege step of every phase each siege is resolved once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.together import Together
from hexarchy.games.demonlord import changes, commands, control
from hexarchy.games.demonlord.data_schema import SiegeChange
from hexarchy.games.demonlord.magic import casting
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import ASSAULT, INVESTMENT, SURRENDER, other

BESIEGER: Final = 0
DEFENDER: Final = 1
SIEGE_MAGIC_SUCCESS: Final = 5  # DL-MAG-14
# What changes the dice of a siege, each with its rule.
MODIFIER_RULES: Final[Mapping[SiegeChange, str]] = {
    "siege_magic": "DL-SIE-16",
    "leadership": "DL-SIE-17",
    "castle": "DL-SIE-18",
    "fifth_phase": "DL-SIE-19",
    "first_phase": "DL-SIE-20",
    "lyung": "DL-SIE-22",
}


class SiegeRoll:
    """One resolution: both sides' modifiers with their rules, and what every total does. Odds and dice read this."""

    __slots__ = ("besieger", "defender", "hex", "method", "modifiers", "table")

    def __init__(self, s: DemonlordState, hex_: int, method: int, magic: tuple[int, int] = (0, 0)) -> None:
        self.hex = hex_
        self.method = method
        self.defender = s.controller(hex_)
        self.besieger = other(self.defender)
        self.table = s.world.siege_table[method]
        self.modifiers = (
            tuple(self._common(s, self.besieger, magic) + self._besieging(s)),
            tuple(self._common(s, self.defender, magic)),
        )

    def _common(self, s: DemonlordState, seat: int, magic: tuple[int, int]) -> list[tuple[str, int]]:
        """Greater siege magic (DL-SIE-16) and the best leader (DL-SIE-17), which help either side."""
        foe = other(seat)
        found = []
        if magic[seat] > magic[foe]:
            found.append(_modifier(s, "siege_magic"))
        if s.best_leader(seat, self.hex) > s.best_leader(foe, self.hex):
            found.append(_modifier(s, "leadership"))
        return found

    def _besieging(self, s: DemonlordState) -> list[tuple[str, int]]:
        site, phase = s.world.site_at[self.hex], s.sieges.get(self.hex, 0) + 1
        found = []
        if site.kind == "castle" and site.home != "LY":
            found.append(_modifier(s, "castle"))
        if phase >= 5:
            found.append(_modifier(s, "fifth_phase"))
        if phase == 1:
            found.append(_modifier(s, "first_phase"))
        if site.home == "LY" and self._winged(s, self.besieger) <= self._winged(s, self.defender):
            found.append(_modifier(s, "lyung"))
        return found

    def _winged(self, s: DemonlordState, seat: int) -> int:
        """Winged troop units; winged characters do not count (DL-SIE-23)."""
        return sum(s.world.units[u].mode == "W" for u in s.troops(seat, self.hex))

    def total(self, role: int, dice: int) -> int:
        return dice + sum(amount for _, amount in self.modifiers[role])

    def result(self, role: int, dice: int) -> int:
        """Enemy units destroyed, or SURRENDER."""
        column = self.table[role]
        return column[min(max(self.total(role, dice), 0), max(column))]

    def chances(self, role: int) -> dict[int, float]:
        """The chance of each result."""
        found: dict[int, float] = {}
        for first in range(1, 7):
            for second in range(1, 7):
                result = self.result(role, first + second)
                found[result] = found.get(result, 0.0) + 1 / 36
        return dict(sorted(found.items()))


def _modifier(s: DemonlordState, name: SiegeChange) -> tuple[str, int]:
    return MODIFIER_RULES[name], s.world.siege_modifiers[name]


@frame
class SiegeStep(Procedure):
    """Every siege is resolved once, in the order the phasing player wishes (DL-SIE-09, DL-SIE-36)."""

    begun: bool = False
    left: tuple[int, ...] = ()

    def step(self, s: DemonlordState) -> Asked:
        if not self.begun:
            self.begun = True
            commands.new_step(s)
            self._look_around(s)
            self.left = tuple(sorted(s.sieges))
            return None
        self.left = tuple(h for h in self.left if h in s.sieges)
        if not self.left:
            s.pop()
            return None
        return Ask(s.phasing, "next-siege", "DL-DEC-43", [s.game.verbs.resolve[h] for h in self.left])

    def _look_around(self, s: DemonlordState) -> None:
        """Where troops of both players share the hex of a fortress after the battles there is a siege (DL-SIE-01)."""
        for hex_ in tuple(s.sieges):
            control.review(s, hex_)
        for hex_ in sorted(s.stacks[0].keys() & s.stacks[1].keys()):
            held = s.is_fortress(hex_) and s.controller(hex_) in (0, 1) and hex_ not in s.sieges
            if held and s.has_troops(0, hex_) and s.has_troops(1, hex_):
                s.sieges = {**s.sieges, hex_: 0}
                s.emit("siege-begins", hex=hex_, side=other(s.controller(hex_)))

    def do_resolve(self, s: DemonlordState, seat: int, hex_: int) -> None:
        self.left = tuple(h for h in self.left if h != hex_)
        s.push(SiegeRound(hex_))


@frame
class SiegeRound(Procedure):
    """The besieger picks a method, both add siege magic, both roll; losses fall on both at the same time."""

    hex: int
    method: int = -1
    speaker: int = -1
    passes: int = 0
    support: tuple[int, ...] = ()  # characters that have announced siege magic

    FREEZES_STACKS: ClassVar[bool] = True

    def step(self, s: DemonlordState) -> Asked:
        if self.method < 0:
            return self._ask_method(s)
        if self.speaker < 0:
            self.speaker = s.phasing
        while self.passes < 2:
            able = self.casters(s, self.speaker)
            if able:
                options: list[Action] = [*(s.game.verbs.support[c] for c in able), s.game.verbs.passes]
                return Ask(self.speaker, "siege-magic", "DL-DEC-45", options, hex=self.hex)
            self._next(passed=True)
        s.pop()
        self._roll(s)
        return None

    def _ask_method(self, s: DemonlordState) -> Asked:
        """Assault or investment, the besieger's choice in either phase (DL-SIE-06, DL-SIE-10)."""
        besieger = other(s.controller(self.hex))
        standing = commands.siege_order(s, besieger, self.hex)
        if standing is not None:
            self._choose(s, ASSAULT if standing == "assault" else INVESTMENT)
            return None
        verbs = s.game.verbs
        return Ask(besieger, "siege-method", "DL-DEC-44", (verbs.assault, verbs.invest), hex=self.hex)

    def do_assault(self, s: DemonlordState, seat: int, target: int) -> None:
        self._choose(s, ASSAULT)

    def do_invest(self, s: DemonlordState, seat: int, target: int) -> None:
        self._choose(s, INVESTMENT)

    def _choose(self, s: DemonlordState, method: int) -> None:
        self.method = method
        s.emit("siege-method", hex=self.hex, method="assault" if method == ASSAULT else "investment")

    # -- siege magic ---------------------------------------------------------------------------------------------------

    def casters(self, s: DemonlordState, seat: int) -> list[int]:
        """Characters who have not cast, with the hex in range (DL-SMG-01)."""
        return [c for c in casting.able(s, seat) if self.hex in casting.in_range(s, c)]

    def do_support(self, s: DemonlordState, seat: int, caster: int) -> None:
        casting.spend(s, seat, caster)
        self.support = (*self.support, caster)
        s.emit("siege-support", side=seat, unit=caster, hex=self.hex)
        self._next(passed=False)

    def do_pass(self, s: DemonlordState, seat: int, target: int) -> None:
        self._next(passed=True)

    def _next(self, passed: bool) -> None:
        self.passes = self.passes + 1 if passed else 0
        self.speaker = other(self.speaker)

    def _magic(self, s: DemonlordState) -> tuple[int, int]:
        """Each caster rolls; the powers of the successful ones are added up (DL-SMG-03)."""
        totals = [0, 0]
        for caster in self.support:
            if s.check(1, 6, "DL-SMG-03", (AT_MOST, SIEGE_MAGIC_SUCCESS), unit=caster, hex=self.hex):
                totals[s.owner(caster)] += s.world.units[caster].power
        return totals[0], totals[1]

    # -- the dice ------------------------------------------------------------------------------------------------------

    def _roll(self, s: DemonlordState) -> None:
        siege = SiegeRoll(s, self.hex, self.method, self._magic(s))
        s.story = s.story._replace(clash=True)
        s.sieges = {**s.sieges, self.hex: s.sieges[self.hex] + 1}  # DL-SIE-21
        inflicted = []
        for role, seat in ((BESIEGER, siege.besieger), (DEFENDER, siege.defender)):
            dice = s.roll(2, 6, "DL-SIE-11", side=seat, hex=self.hex, modifiers=siege.modifiers[role])
            inflicted.append(siege.result(role, sum(dice)))
            s.emit("siege-result", side=seat, hex=self.hex, total=siege.total(role, sum(dice)), result=inflicted[-1])
        on_defender, on_besieger = inflicted
        owed = [0, 0]
        owed[siege.besieger] = on_besieger
        if on_defender != SURRENDER:
            owed[siege.defender] = on_defender
        s.push(SiegeLosses(self.hex, (owed[0], owed[1]), on_defender == SURRENDER))


@frame
class SiegeLosses(Together, Procedure):
    """Each side picks the troops it loses before either choice is shown (DL-SIE-12, DL-DEC-46)."""

    hex: int
    owed: tuple[int, int]  # by the dice; a side with fewer troops loses them all
    surrender: bool

    FREEZES_STACKS: ClassVar[bool] = True

    def seats(self, s: DemonlordState) -> tuple[int, ...]:
        return s.phasing, other(s.phasing)

    def choosing(self, s: DemonlordState, seat: int) -> Frame:
        return NameLosses(seat, self.hex, self.owed[seat])

    def revealed(self, s: DemonlordState, results: Mapping[int, tuple[int, ...]]) -> None:
        defender = s.controller(self.hex)
        besieger = other(defender)
        for seat in (0, 1):
            for unit in results[seat]:
                changes.kill(s, unit)
        if self.surrender and s.has_troops(besieger, self.hex):  # DL-SIE-13, DL-SIE-14
            s.emit("surrender", hex=self.hex, side=defender)
            for unit in s.stack(defender, self.hex):
                changes.capture(s, unit, besieger)
        control.review(s, self.hex)
        if self.hex in s.sieges:
            s.emit("siege-goes-on", hex=self.hex)


@frame
class NameLosses(Procedure):
    """A side's own choice among its troops in the hex."""

    seat: int
    hex: int
    owed: int
    named: tuple[int, ...] = ()

    def step(self, s: DemonlordState) -> Asked:
        left = [u for u in s.troops(self.seat, self.hex) if u not in self.named]
        owed = self.owed - len(self.named)
        if owed <= 0 or len(left) <= owed:
            s.finish((*self.named, *left) if owed > 0 else self.named)
            return None
        options = [s.game.verbs.lose[u] for u in sorted(left)]
        return Ask(self.seat, "siege-losses", "DL-DEC-46", options, hex=self.hex, owed=owed)

    def do_lose(self, s: DemonlordState, seat: int, unit: int) -> None:
        self.named = (*self.named, unit)
