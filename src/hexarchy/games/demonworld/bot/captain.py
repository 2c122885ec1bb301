"""The captain: one answer for every question, each found by the part of the staff that knows about it."""

from __future__ import annotations

from typing import Any

from hexarchy.bots.staff import Staff, to
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.decisions import DECLINE, Ask
from hexarchy.games.demonworld.bot import deployment, fighting, marching, ordering, volleys, wizardry
from hexarchy.games.demonworld.bot.aspects import Aspects
from hexarchy.games.demonworld.bot.council import Council
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.words import NOBODY


class Captain(Staff[Reckoner]):
    """Each unit has a target, which it keeps from round to round. What a captain does not understand it answers as the
    rules do for a player who says nothing."""

    mild = DECLINE
    reckons = Reckoner
    chapters = (deployment, ordering, volleys, fighting, wizardry)

    def __init__(self, rng: Any, aspects: Aspects | None = None) -> None:
        super().__init__(rng, aspects or Aspects())
        self.steps_of = (0, NOBODY)  # of which unit, in which round, the next operations are
        self.steps: list[str] = []

    def choose(self, chair: Chair) -> Action:
        ask = chair.ask
        answer = self._answer(ask.key)
        if answer is None:
            return ask.default
        s: Any = chair.redeal(self.rng)
        said = answer(self.reckons(s, chair.seat, self.aspects), ask)
        return said if said is not None and said in ask.options else ask.default

    # -- targets ------------------------------------------------------------------------------------------------------

    def target(self, r: Reckoner, unit: int) -> int:
        """The enemy the council sends a unit against in this round; the nearest where there is none, or it is gone."""
        s, goals = r.s, self.plan.goals
        if self.begins(s.round):
            index = s.roster.index
            kept = {index[str(own)]: index[str(foe)] for own, foe in goals.items()}
            sent = Council(r, kept).orders()
            goals.clear()
            goals |= {s.name(own): s.name(foe) for own, foe in sent.items()}
        found = s.roster.index.get(str(goals.get(s.name(unit))), NOBODY)
        if found == NOBODY or not s.bodies[found]:
            return min(r.foes, key=lambda foe: (r.gap(unit, foe), foe), default=NOBODY)
        return found

    def _marches(self, answer: Any, r: Reckoner, ask: Ask) -> Action | None:
        foe = self.target(r, r.unit(ask))
        return ask.default if foe == NOBODY else answer(r, ask, foe)

    # -- movement -----------------------------------------------------------------------------------------------------

    def on_next_unit(self, r: Reckoner, ask: Ask) -> Action | None:
        """The nearest to the enemy first: they leave room for those behind."""
        units = to(ask, "move")

        def way(option: Action) -> tuple[int, int]:
            unit = r.s.unit_named(option.target)
            return min((r.gap(unit, foe) for foe in r.foes), default=0), option.index

        return min(units, key=way) if units else None

    def on_charge(self, r: Reckoner, ask: Ask) -> Action | None:
        """The target, if it is among those that are feared, and promises enough."""
        unit, s = r.unit(ask), r.s
        foe = self.target(r, unit)
        wanted = s.offers.charge[foe] if foe != NOBODY else None
        if wanted is not None and wanted in ask.options and r.odds(unit, foe) >= r.aspects.charge_odds:
            return wanted
        return ask.default

    def on_operation(self, r: Reckoner, ask: Ask) -> Action | None:
        """The next operation of those that were found for the unit, which are looked for once."""
        unit, options = r.unit(ask), {option.text: option for option in ask.options}
        if not self.steps or self.steps[0] not in options or self.steps_of != (r.s.round, unit):
            foe = self.target(r, unit)
            found = [] if foe == NOBODY else marching.on_operation(r, ask, foe)
            self.steps_of, self.steps = (r.s.round, unit), [option.text for option in found]
        return options[self.steps.pop(0)] if self.steps else ask.default

    def on_form(self, r: Reckoner, ask: Ask) -> Action | None:
        return self._marches(marching.on_form, r, ask)

    def on_form_where(self, r: Reckoner, ask: Ask) -> Action | None:
        return self._marches(marching.on_form_where, r, ask)

    def on_turn(self, r: Reckoner, ask: Ask) -> Action | None:
        return self._marches(marching.on_turn, r, ask)

    def on_turn_to(self, r: Reckoner, ask: Ask) -> Action | None:
        return self._marches(marching.on_turn_to, r, ask) if "unit" in ask.args else None

    def on_small_next(self, r: Reckoner, ask: Ask) -> Action | None:
        return self._marches(marching.on_small_next, r, ask)

    def on_small_element(self, r: Reckoner, ask: Ask) -> Action | None:
        return self._marches(marching.on_small_element, r, ask)

    def on_large_operation(self, r: Reckoner, ask: Ask) -> Action | None:
        return self._marches(marching.on_large_operation, r, ask)

    def on_attack_or_overrun(self, r: Reckoner, ask: Ask) -> Action | None:
        return r.s.game.verbs.attack
