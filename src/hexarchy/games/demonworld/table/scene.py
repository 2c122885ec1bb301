"""The scene: what a page draws of a Demonworld match, built from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, ClassVar, Final

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.page.board import Board
from hexarchy.core.page.charts import Chart, Lit
from hexarchy.core.page.maker import SceneMaker, View
from hexarchy.core.page.scene import (
    Decision,
    Element,
    Mark,
    Modifier,
    On,
    Option,
    Panel,
    Plan,
    Prospect,
    Scene,
    Stack,
    Step,
    Wind,
)
from hexarchy.core.page.texts import Text
from hexarchy.games.demonworld import Demonworld
from hexarchy.games.demonworld.facing import COMPASS, FACINGS, middle_of_front
from hexarchy.games.demonworld.formation import DISORDER
from hexarchy.games.demonworld.table.board import area_of_view, board
from hexarchy.games.demonworld.table.charts import charts, lit
from hexarchy.games.demonworld.table.goals import QUESTIONS
from hexarchy.games.demonworld.table.previews import HANDS, ahead, standing, would_stand
from hexarchy.games.demonworld.table.routine import rests, routine
from hexarchy.games.demonworld.table.scene_panels import orders_of, panels
from hexarchy.games.demonworld.table.wording import Wording
from hexarchy.games.demonworld.words import (
    CLOSE,
    FIGURES,
    MAGIC,
    MELEE,
    MOVEMENT,
    ORDERING,
    ORDERS,
    PLAIN,
    RALLY,
    SHOOTING_1,
    SHOOTING_2,
    START,
)

DEPLOYMENT: Final = "deployment"
PHASES: Final = {
    "basic": (ORDERING, SHOOTING_1, MOVEMENT, SHOOTING_2, MELEE),
    "standard": (ORDERING, SHOOTING_1, MOVEMENT, SHOOTING_2, MELEE, RALLY),
    "expert": (START, ORDERING, MAGIC, SHOOTING_1, MOVEMENT, SHOOTING_2, MELEE, RALLY, CLOSE),
}
GIVE: Final = "give-"
FIRE: Final = "fire"
# Operations of a unit, those that are common first.
OPERATIONS: Final = (
    "advance-left",
    "advance-right",
    "wheel",
    "lead",
    "stop",
    "turn",
    "reform",
    "regroup",
    "turn-some",
    "shift",
)


class Scenes(SceneMaker[Wording]):
    """See the module."""

    game: Demonworld
    SUBJECTS: ClassVar = ("unit",)

    def board(self, view: View | None = None) -> Board:
        return board(self, view)

    # -- the round ----------------------------------------------------------------------------------------------------

    def scene(self, view: View) -> Scene:
        made = super().scene({**view, "step": view["step"] or DEPLOYMENT})
        steps = [self.step(phase) for phase in PHASES[view["level"]]]
        made.steps = steps if view["step"] else [made.step, *steps]
        made.wind = self._wind(view)
        made.ruins = [(here, there) for here, there in view["razed"]]
        return made

    # -- the area -----------------------------------------------------------------------------------------------------

    def stacks(self, view: View) -> Iterator[Stack]:
        """Each unit is one piece, drawn as its elements; those a seat has placed so far are shown to it alone."""
        area, placed = area_of_view(self.game.world, view), self._placed(view)
        for name, unit in view["units"].items():
            elements = unit["elements"] or placed.get(name, [])
            if not elements:
                continue
            covered = [field for element in elements for field in element.get("base", [element["field"]])]
            middle, _ = middle_of_front(area.grid.neighbours, standing(area, elements))
            yield Stack(
                area.grid.ids[middle],
                unit["seat"],
                [name],
                whole=True,
                hexes=covered,
                elements=[self._element(element) for element in elements],
                signs=[*_signs(unit, orders_of(view, name))],
                loose=unit["formation"] == DISORDER,
                strength=(len(elements), len(elements) + sum(unit["away"].values())) if unit["elements"] else None,
            )

    def _placed(self, view: View) -> dict[str, list[Mapping[str, Any]]]:
        found: dict[str, list[Mapping[str, Any]]] = {}
        draft = view.get("draft", {})
        held = draft.get("in_hand", ())
        for element in chain(draft.get("placed", ()), held):
            if "field" not in element:  # it rides
                continue
            if element in held or element["unit"] != draft.get("placing"):
                found.setdefault(element["unit"], []).append(element)
        return found

    def _element(self, told: Mapping[str, Any]) -> Element:
        figure = told.get("figure", FIGURES[PLAIN])
        sign = "" if figure == FIGURES[PLAIN] else self(f"figure-{figure}")
        return Element(told["field"], _facing(FACINGS.index(told["facing"])), sign, told.get("hits", 0))

    def marks(self, view: View) -> Iterator[Mark]:
        """What burns, what will, and what has burned down."""
        fire = view.get("fire", {})
        for field, left in fire.get("burning", {}).items():
            yield Mark(field, FIRE, self("mark-fire", count=left)) if left else self.mark(field, "ash")
        for field in fire.get("delayed", ()):
            yield self.mark(field, "ember")

    def _wind(self, view: View) -> Wind | None:
        fire = view.get("fire", {})
        if not fire.get("wind"):
            return None
        text = self("wind", direction=self.said(Wording.the, "direction", fire["wind"]), speed=fire["speed"])
        return Wind(COMPASS.index(fire["wind"]), fire["speed"], text)

    def element(self, field: str, facing: int) -> Element:
        """How one would stand."""
        return Element(field, _facing(facing))

    def charts(self) -> Iterable[Chart]:
        return charts(self)

    def lit(self, view: View) -> Lit:
        return lit(view)

    def panels(self, view: View) -> Iterable[Panel]:
        return panels(self, view)

    def rule_of(self, verb: str, target: str) -> str:
        return self.game.world.cards.spells[target].rule if verb == "cast" else super().rule_of(verb, target)

    def about(self, verb: str, target: str) -> Text | None:
        """What a spell does, and how far it reaches."""
        if verb != "cast":
            return super().about(verb, target)
        form = self.game.world.cards.spells[target]
        effect = self.said(Wording.effect, target)
        return self("spell-about", effect=effect, level=form.level, range=form.range)

    # -- the question -------------------------------------------------------------------------------------------------

    def step(self, name: str) -> Step:
        return Step(name, self("step-deployment")) if name == DEPLOYMENT else super().step(name)

    def answer(self, view: View, action: str) -> Text:
        """Another's element with its unit."""
        said = super().answer(view, action)
        verb, _, field = action.partition(" ")
        there = (
            next((name for name, unit in view["units"].items() if _stands(unit, field)), None) if verb == "at" else None
        )
        return said if there is None else self("answer-at", field=said, unit=self.said(Wording.unit, there))

    def option(self, view: View, action: str, shown: set[str]) -> Option:
        """The orders of a unit stand together."""
        option = super().option(view, action, shown)
        verb, _, target = action.partition(" ")
        if verb.startswith(GIVE) or verb == "recall":
            option.verb = target
        elif view["decision"]["question"] == "operation":
            self._preview(view, option)
        option.prospect = self._prospect(view, action)
        return option

    def _prospect(self, view: View, action: str) -> Prospect | None:
        """The dice an answer leads to."""
        told = view["decision"].get("prospects", {}).get(action)
        if told is None:
            return None
        note = self(f"prospect-{told['note']}", **told["numbers"]) if told["note"] else None
        return Prospect(
            self("prospect-needs", needs=max(told["needs"], 1), die=told["die"])
            if told["chance"]
            else self("prospect-never"),
            told["chance"],
            [Modifier(rule, amount, self.said(Wording.added, rule)) for rule, amount in told["modifiers"]],
            note,
        )

    def _preview(self, view: View, option: Option) -> None:
        """An operation shows how the unit would stand; a step ahead is also taken by the field before its middle."""
        area = area_of_view(self.game.world, view)
        unit = view["units"][view["decision"]["args"]["unit"]]
        ids = area.grid.ids
        option.would = [self.element(ids[field], facing) for field, facing in would_stand(area, unit, option.action)]
        if option.action in HANDS and (field := ahead(area, unit, option.action)) >= 0:
            option.on = On(hex=ids[field])

    def decision(self, view: View, shown: set[str]) -> Decision:
        made = super().decision(view, shown)
        made.goals = made.key in QUESTIONS and len(made.options) > 1
        if made.key == "operation":
            made.options = sorted(made.options, key=_common)
        return made

    def sure(self, view: View, action: str | None) -> Text | None:
        asked = view["decision"]
        left = asked["args"].get("count", 0)
        if (asked["question"], action) == ("orders", "ready") and left:
            return self("sure-orders", count=left)
        return None

    def plans(self, view: View) -> Iterator[Plan]:
        """One order for all units that have none; what can be left to the table."""
        asked = view["decision"]
        for rest in rests(view):
            if routine(self.game, view, rest) is not None:
                yield Plan(text=self(f"plan-rest-{rest}"), rest=rest)
        if asked["question"] != "orders":
            return
        for order in ORDERS:
            given = [action for action in asked["options"] if action.startswith(f"{GIVE}{order} ")]
            if len(given) > 1:
                yield Plan(text=self("plan-orders", order=self.said(Wording.the, "order", order)), actions=given)


def _common(option: Option) -> int:
    """What a unit usually does stands first; what is seldom done, and what is neither, after it."""
    return OPERATIONS.index(option.verb) if option.verb in OPERATIONS else len(OPERATIONS)


def _stands(unit: Mapping[str, Any], field: str) -> bool:
    """Does an element of a unit cover a field?"""
    return any(field in element.get("base", [element["field"]]) for element in unit["elements"])


def _facing(facing: int) -> float:
    """Facings look at corners of a field, which lie half a side before the one of the same number."""
    return (facing - 0.5) % DIRECTIONS


def _signs(unit: Mapping[str, Any], orders: Sequence[str]) -> Iterator[str]:
    """The order, as far as it is known; what a unit is in."""
    if len(orders) == 1:
        yield f"order-{orders[0]}"
    elif orders or unit["counters"]:
        yield "order-hidden"
    if unit["routing"]:
        yield "rout"
    elif unit["melee"]:
        yield "melee"
    if unit["impetuous"]:
        yield "impetuous"
    if unit.get("spells"):
        yield "spell"
