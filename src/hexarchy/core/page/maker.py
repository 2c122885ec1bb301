"""SceneMaker: the scene of a view, with all that is alike in every game. A game derives from it and says the rest.

A scene is made from a view and nothing else, so it holds what its seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexarchy.core.page import telling
from hexarchy.core.page.board import Board
from hexarchy.core.page.charts import Chart, ChartRow, Lit
from hexarchy.core.page.scene import (
    BUTTON,
    Attack,
    Box,
    Card,
    Decision,
    Leave,
    Mark,
    Modifier,
    On,
    Option,
    Order,
    Overlay,
    Panel,
    PanelRow,
    Plan,
    Point,
    Row,
    Scene,
    Slot,
    Stack,
    Step,
)
from hexarchy.core.page.texts import Text, Texts, W
from hexarchy.core.text import LANGUAGES
from hexarchy.core.wording import Wording

if TYPE_CHECKING:
    from hexarchy.core.game import Game

View = Mapping[str, Any]
NOWHERE: Final[Sequence[str]] = []  # the way of an answer that has none; nobody changes it


class SceneMaker(Texts[W]):
    """Makes the board and the scenes of a game."""

    # The steps of the sequence of play, in their order.
    STEPS: ClassVar[Sequence[str]] = ()
    # Steps after the last of them, shown while they last; any other that is none of them comes first, as a set-up does.
    CLOSING: ClassVar[Sequence[str]] = ()
    # The lists of hexes in a view's marks, and the kind of mark each is on the page.
    MARKS: ClassVar[Mapping[str, str]] = {}
    # Arguments of a question that say which piece it is about, the first that is there.
    SUBJECTS: ClassVar[Sequence[str]] = ("unit",)
    # Questions that are put though there is one answer (`Ask.put`); any other with one is a last word.
    PUT: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        super().__init__(game, folder)
        self.hexes: Final = frozenset(game.names["hex"])
        self.pieces: Final = frozenset(game.names.get("unit", ()))

    # -- what a game says ---------------------------------------------------------------------------------------------

    def board(self) -> Board:
        raise NotImplementedError

    def charts(self) -> Iterable[Chart]:
        """The game's tables."""
        return ()

    def lit(self, view: View) -> Lit:
        """The rows of the charts that matter now."""
        return {}

    def boxes(self, view: View) -> Iterable[Box]:
        """Those in which nothing lies are left out, but for a fight."""
        return ()

    def panels(self, view: View) -> Iterable[Panel]:
        """Those without a row are left out."""
        return ()

    def overlays(self, view: View) -> Iterable[Overlay]:
        return ()

    def turned(self, view: View) -> Iterable[str]:
        """Pieces that show the back of their counters."""
        return ()

    def commands(self, view: View) -> Iterable[Order]:
        return ()

    def plans(self, view: View) -> Iterable[Plan]:
        return ()

    def attacks(self, view: View) -> Iterable[Attack]:
        return ()

    def fight(self, view: View) -> str | None:
        """The hex of the fight a question is about."""
        return None

    def leave(self, view: View) -> Leave | None:
        """Whom else a player could turn to, and how they leave what they have begun."""
        return None

    def sure(self, view: View, action: str | None) -> Text | None:
        """What to think of before an answer, or before any (None), that leaves something undone or for good."""
        return None

    def rule_of(self, verb: str, target: str) -> str:
        """Where to read what an answer does."""
        return ""

    def about(self, verb: str, target: str) -> Text | None:
        """What an answer does, in a line, where its name does not say it."""
        return None

    def waiting(self, view: View) -> Text | None:
        """What is said while another player is asked."""
        return self("waiting")

    # -- the table ----------------------------------------------------------------------------------------------------

    def scene(self, view: View) -> Scene:
        stacks = list(self.stacks(view))
        boxes = [box for box in self.boxes(view) if box.hex or any(row.slots for row in box.rows)]
        asked = view["decision"]["asked"]
        banners: Mapping[str, str] = view.get("banners", {})
        return Scene(
            names={seat: self.said(Wording.side, banner) for seat, banner in banners.items()},
            turn=view["turn"],
            turns=bool(self.game.turns),
            phase=view["phase"],
            step=(step := self.step(view["step"])),
            steps=self._sequence(step),
            stacks=stacks,
            turned=list(self.turned(view)),
            marks=list(self.marks(view)),
            boxes=boxes,
            panels=[panel for panel in self.panels(view) if panel.rows or panel.cards],
            overlays=list(self.overlays(view)),
            lit=self.lit(view),
            decision=self.decision(view, _on_table(stacks, boxes)) if asked else None,
            waiting=None if asked or view["result"] else self.waiting(view),
            commands=[] if view["seat"] is None or view["result"] else list(self.commands(view)),
            result=telling.result(self.game, {**view["result"], "banners": banners}) if view["result"] else None,
        )

    def _sequence(self, now: Step) -> list[Step]:
        """The steps in the order of play, that of now among them."""
        steps = self.once(type(self).steps)
        if any(step.id == now.id for step in steps) or not now.id:
            return steps
        return [*steps, now] if now.id in self.CLOSING else [now, *steps]

    def steps(self) -> list[Step]:
        return [self.step(step) for step in self.STEPS]

    def step(self, name: str) -> Step:
        return Step(name, self.said(Wording.step, name))

    def stacks(self, view: View) -> Iterable[Stack]:
        """The visible piece first."""
        whole: dict[str, bool] = {}
        shown = []
        for hex_, sides in view["stacks"].items():
            for side, pieces in sides.items():
                if side not in whole:
                    whole[side] = self.whole(view, side)
                shown.append(Stack(hex_, side, pieces, whole[side]))
        return shown

    def whole(self, view: View, side: str) -> bool:
        """Is every piece of a side's stacks shown?"""
        return True

    def marks(self, view: View) -> Iterable[Mark]:
        found = list[Mark]()
        for name, kind in self.MARKS.items():
            if hexes := view["marks"][name]:
                found += self.once(SceneMaker._marked, kind, *hexes)
        return found

    def _marked(self, kind: str, *hexes: str) -> list[Mark]:
        return [self.once(type(self).mark, hex_, kind) for hex_ in hexes]

    def mark(self, hex_: str, kind: str) -> Mark:
        return Mark(hex_, kind, self(f"mark-{kind}"))

    # -- the question -------------------------------------------------------------------------------------------------

    def decision(self, view: View, shown: set[str]) -> Decision:
        """`shown`: the pieces that lie on the table."""
        asked = view["decision"]
        key, args = asked["question"], {**asked["args"], "banners": view.get("banners", {})}
        last_word = len(asked["options"]) == 1 and key not in self.PUT
        return Decision(
            seat=view["seat"],
            key=key,
            question=self.last_word() if last_word else self.question(key, args),
            rule=asked["rule"],
            subject=Point(self.subject(args), args.get("hex") or None),
            fight=self.fight(view),
            options=self.options(view, shown),
            plans=list(self.plans(view)),
            attacks=list(self.attacks(view)),
            leave=self.leave(view),
            sure=self.sure(view, None),
        )

    def last_word(self) -> Text:
        """The question that is left when nothing but its end is."""
        return telling.said(self.game, lambda wording: wording.text("last-word"))

    def question(self, key: str, args: Mapping[str, Any]) -> Text:
        return {lang: self.game.wording(lang).question(key, args) for lang in LANGUAGES}

    def subject(self, args: Mapping[str, Any]) -> str | None:
        """The piece a question is about."""
        return next((args[name] for name in self.SUBJECTS if args.get(name)), None)

    def options(self, view: View, shown: set[str]) -> list[Option]:
        return [self.option(view, action, shown) for action in view["decision"]["options"]]

    def option(self, view: View, action: str, shown: set[str]) -> Option:
        """An answer, where it belongs, what it costs and the way there."""
        asked = view["decision"]
        verb, target, on, rule, about = self.once(SceneMaker._meaning, action)
        costs, ways = asked.get("costs"), asked.get("ways")
        return Option(
            action,
            self.answer(view, action),
            verb,
            on or self.place(target, shown),
            costs.get(target) if costs else None,
            ways.get(target, NOWHERE) if ways else NOWHERE,
            self.sure(view, action),
            None,
            rule,
            about,
        )

    def _meaning(self, action: str) -> tuple[str, str, On | None, str, Text | None]:
        """What is the same of an answer wherever it is given: its verb and target, its hex, its rule, what it does."""
        verb, _, target = action.partition(" ")
        on = On(hex=target) if target in self.hexes else None
        return verb, target, on, self.rule_of(verb, target), self.about(verb, target)

    def answer(self, view: View, action: str) -> Text:
        """What an answer is called."""
        return self._said("option", (action, view["decision"]["question"]), ())

    def place(self, target: str, shown: set[str]) -> On:
        """A piece on the table, or a button; a piece that lies nowhere yet is shown on it."""
        if target in shown:
            return On(piece=target)
        return On(button=True, piece=target) if target in self.pieces else BUTTON

    # -- parts --------------------------------------------------------------------------------------------------------

    def last_seen(self, turn: int, hex_: str) -> Text:
        """When and where something was that is hidden now."""
        return telling.said(self.game, lambda wording: wording.text("last-seen", turn=turn, hex=wording.hex(hex_)))

    def told_rule(self, rule: str) -> ChartRow:
        """A row of a chart that the rulebook itself tells."""
        entries = {lang: self.game.rulebook.rule(rule, lang) for lang in LANGUAGES}
        title = {lang: entry.title for lang, entry in entries.items()}
        return ChartRow(rule, title, [{lang: entry.text for lang, entry in entries.items()}], rule)

    def box(self, name: str, rows: Iterable[Row]) -> Box:
        return Box(name, self(f"box-{name}"), list(rows))

    def panel(self, name: str, rows: Iterable[PanelRow] = (), cards: Iterable[Card] = ()) -> Panel:
        return Panel(name, self(f"panel-{name}"), list(rows), list(cards))

    def modifier(self, rule: str, amount: int) -> Modifier:
        """What is added to a throw, by the title of its rule."""
        return Modifier(rule, amount, self.said(Wording.label, rule))

    def chart(
        self,
        name: str,
        columns: Sequence[Text],
        rows: Iterable[ChartRow],
        rules: Sequence[str],
        *,
        ground: bool = False,
    ) -> Chart:
        """A chart under the title and the head that the page's texts give it."""
        return Chart(
            id=name,
            title=self(f"chart-{name}"),
            head=self(f"chart-{name}.head"),
            columns=columns,
            rows=list(rows),
            rules=rules,
            ground=ground,
        )


def row(label: Text, values: Mapping[str, object], rule: str = "") -> PanelRow:
    """A row of a panel: what it says of each side."""
    return PanelRow(label, {side: str(value) for side, value in values.items()}, rule)


def pieces_row(name: str, title: Text, pieces: Iterable[str]) -> Row:
    """A row of a box, with each piece by itself."""
    return Row(name, title, [Slot([piece]) for piece in pieces])


def _on_table(stacks: Iterable[Stack], boxes: Iterable[Box]) -> set[str]:
    """Every piece that lies in a stack or a box."""
    found = set[str]().union(*[stack.pieces for stack in stacks])
    return found.union(*[slot.pieces for box in boxes for row_ in box.rows for slot in row_.slots])
