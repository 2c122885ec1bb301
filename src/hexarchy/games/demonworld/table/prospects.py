"""Prospects: the dice an answer leads to, with all that is added to them and how likely they are to do.

They are read from the objects that are rolled by (`Shot`, `Strike`, `MoraleTest`), so what is shown is what is thrown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonworld import flaming, shot
from hexarchy.games.demonworld.fire import IGNITES
from hexarchy.games.demonworld.large import artillery, dragon, drift, overrun
from hexarchy.games.demonworld.large.gunnery import Aiming
from hexarchy.games.demonworld.magic import casting
from hexarchy.games.demonworld.melee import Announcing, Blows
from hexarchy.games.demonworld.morale import SIX, MoraleTest
from hexarchy.games.demonworld.procedure import Sealed
from hexarchy.games.demonworld.rally import Rally
from hexarchy.games.demonworld.second import SecondAttack
from hexarchy.games.demonworld.shooting import ASTRAY, Declaring
from hexarchy.games.demonworld.shot import Shot
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import DESTROYS, SIDES_OF_DIE, Strike
from hexarchy.games.demonworld.words import NOBODY, RALLYING

Modifiers = Iterable[tuple[str, int]]


class Prospect(NamedTuple):
    """`needs`: what the die must show by itself, at least. `note`: what else there is to it, a key of the page's
    texts with its numbers."""

    needs: int
    chance: float
    modifiers: Sequence[tuple[str, int]] = ()
    die: int = SIDES_OF_DIE
    note: str = ""
    numbers: Mapping[str, int] = {}

    def told(self) -> dict[str, Any]:
        return {**self._asdict(), "modifiers": [list(one) for one in self.modifiers]}


def against(total: int, modifiers: Modifiers, note: str = "", **numbers: int) -> Prospect:
    """A D20 that has to come to a total."""
    added = [one for one in modifiers if one[1]]
    needs = total - sum(amount for _, amount in added)
    return Prospect(needs, likely(needs), added, note=note, numbers=numbers)


def likely(needs: int) -> float:
    return min(max(SIDES_OF_DIE + 1 - needs, 0), SIDES_OF_DIE) / SIDES_OF_DIE


def prospects(s: DemonworldState, seat: int, ask: Ask) -> dict[str, dict[str, Any]]:
    """Of every answer of a seat that leads to dice."""
    top = s.frames[-1]
    asking = top.under_way(s, seat) if isinstance(top, Sealed) else top
    of = next((find for kind, find in KINDS if isinstance(asking, kind)), None)
    if of is None:
        return {}
    return {action.text: found.told() for action in ask.options for found in of(s, asking, action)}


def _shots(s: DemonworldState, own: Declaring, action: Action) -> Iterator[Prospect]:
    """The target first, then with every supporter."""
    if own.lead == NOBODY:
        return
    field, support = own.field, own.support
    if action.verb == "at":
        field = s.field_named(action.target)
    elif action.verb == "support":
        support = (*support, s.standing[s.field_named(action.target)])
    target = s.standing[field]
    one = Shot(own.lead, target, shot.aims(s, own.lead)[field], support, field)
    if shot.declared_unseen(s) and shot.seen(s, own.lead, field) is None:
        return
    astray = shot.in_melee(s, own.lead, target)
    yield against(shot.NEEDED, one.modifiers(s, target), "astray" if astray else "", die=ASTRAY)


def _strikes(s: DemonworldState, own: Announcing, action: Action) -> Iterator[Prospect]:
    if own.attacker == NOBODY or own.blow == NOBODY:
        return
    if own.victim == NOBODY:
        field, helpers = s.field_named(action.target), 0
    else:
        field, helpers = own.field, len(own.supporters) + (action.verb == "support")
    strike = Strike(own.attacker, s.standing[field], helpers, own.blow, field)
    yield against(DESTROYS, strike.modifiers(s))


def _second(s: DemonworldState, own: SecondAttack, action: Action) -> Iterator[Prospect]:
    if action.verb == "at":
        field = s.field_named(action.target)
        blow = next(one[3] for one in own.parent(s, Blows).attacks if one[0] == own.attacker)
        yield against(DESTROYS, Strike(own.attacker, s.standing[field], 0, blow, field).modifiers(s))


def _overrun(s: DemonworldState, own: overrun.OverrunStep, action: Action) -> Iterator[Prospect]:
    if action.verb == "at":
        field = s.field_named(action.target)
        victim = next(one for one in own.victims if s.at[one] == field)
        yield against(overrun.NEEDED, overrun.modifiers(s, own.unit, victim))


def _flames(s: DemonworldState, own: flaming.DeclaringFlames, action: Action) -> Iterator[Prospect]:
    if own.lead == NOBODY:
        return
    field = s.field_named(action.target) if own.field == NOBODY else own.field
    helpers = (*own.support, *((own.lead,) if action.verb == "support" else ()))
    element = s.standing.get(field)
    if element is not None:
        yield against(shot.NEEDED, flaming.aimed(s, own.lead, field, helpers).modifiers(s, element))
    else:
        yield against(IGNITES, flaming.added(s, own.lead, helpers))


def _guns(s: DemonworldState, own: Aiming, action: Action) -> Iterator[Prospect]:
    """Whether the shot comes down where it is aimed: what it does there depends on its way."""
    if action.verb not in ("at", "high"):
        return
    band = artillery.band(s, own.gun(s), s.field_named(action.target))
    if band is None:
        return
    table = s.game.world.drift
    results = [drift.DRIFTS.get(table.result(band, die)) for die in range(1, SIDES_OF_DIE + 1)]
    each = 100 // SIDES_OF_DIE
    numbers = {name: each * results.count(fields) for name, fields in (("one", 1), ("two", 2), ("defect", None))}
    first = results.index(0) + 1 if 0 in results else SIDES_OF_DIE + 1
    yield Prospect(first, results.count(0) / SIDES_OF_DIE, note="drift", numbers=numbers)


def _breath(s: DemonworldState, own: dragon.Breathing, action: Action) -> Iterator[Prospect]:
    """Each element in the arc, friend or foe."""
    if action.verb != "breathe":
        return
    unit, breath = own.dragon(s), dragon.breath_of(s, own.dragon(s))
    assert breath is not None
    struck = [s.standing[field] for field in dragon.area(s, unit, action.target) if field in s.standing]
    mine = sum(s.roster.side_of[one] == s.side(unit) for one in struck)
    yield against(dragon.NEEDED, [("DW-E-DRA-11", breath.bf)], "breath", foes=len(struck) - mine, own=mine)


def _spells(s: DemonworldState, own: casting.Announcing, action: Action) -> Iterator[Prospect]:
    if action.verb != "spend" or own.spent:
        return
    level = s.game.world.cards.spells[own.spell].level
    extra = casting.EACH_EXTRA * (action.target - level)
    needs = max(level - extra, casting.ALWAYS_WRONG + 1)
    yield Prospect(needs, likely(needs), [("DW-E-MAG-12", extra)] if extra else [])


def _rally(s: DemonworldState, own: Rally, action: Action) -> Iterator[Prospect]:
    if action.verb == "yes":
        test = MoraleTest(RALLYING, own.at)
        yield Prospect(min(test.needed(s), SIX), test.chance(s), test.modifiers(s), SIX)


Find = Callable[[DemonworldState, Any, Action], Iterator[Prospect]]
KINDS: Final[Sequence[tuple[type, Find]]] = (
    (flaming.DeclaringFlames, _flames),  # before the shots they are declared like
    (Declaring, _shots),
    (Announcing, _strikes),
    (SecondAttack, _second),
    (overrun.OverrunStep, _overrun),
    (Aiming, _guns),
    (dragon.Breathing, _breath),
    (casting.Announcing, _spells),
    (Rally, _rally),
)
