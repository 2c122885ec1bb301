"""The scene: what a page draws of a Dark Emperor match, built from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from hexarchy.core.page.board import Board
from hexarchy.core.page.charts import Chart, Lit
from hexarchy.core.page.maker import SceneMaker, View
from hexarchy.core.page.scene import BUTTON, Box, Leave, Mark, Option, Order, Overlay, Panel, Plan, Stack, Step
from hexarchy.core.page.texts import Text
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.magic.book import BOOK
from hexarchy.games.dark_emperor.spells import SPELLS
from hexarchy.games.dark_emperor.table.board import board
from hexarchy.games.dark_emperor.table.charts import charts, lit
from hexarchy.games.dark_emperor.table.previews import preview
from hexarchy.games.dark_emperor.table.scene_boxes import boxes
from hexarchy.games.dark_emperor.table.scene_overlays import overlays
from hexarchy.games.dark_emperor.table.scene_panels import panels
from hexarchy.games.dark_emperor.table.scene_plans import leave, plans, sure_to_end, told_once
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import SEATS

# The phases of a Player-Turn, with their segments (DE-4).
PHASES: Final = {
    "recruitment": ("recruitment", "vampires", "taxation", "election"),
    "movement": ("movement-magic", "movement", "attrition"),
    "combat": ("combat-magic", "combat", "undead", "stacking"),
    "diplomacy": ("diplomacy-magic", "diplomacy", "heroic"),
}
PHASE_OF: Final = {segment: phase for phase, segments in PHASES.items() for segment in segments}
# Questions that are part of a battle: its odds help to answer them.
FIGHTS: Final = ("battle-leader", "claim-devices", "lantern")
# Questions whose end gives up what could still be done this turn; gold that is not spent is kept.
LOSSES: Final = ("combat-loss", "attrition-loss", "excess")
GIVEN_UP: Final = ("raise-vampires", "court")


class Scenes(SceneMaker[Wording]):
    """See the module."""

    game: DarkEmperor
    MARKS: ClassVar[Mapping[str, str]] = {
        "flames": "flames",
        "trenches": "trench",
        "breaches": "breach",
        "silence": "silence",
        "battles": "battle",
    }
    SUBJECTS = ("unit", "leader", "caster", "piece", "device", "monster")

    def board(self) -> Board:
        return board(self)

    def charts(self) -> Iterable[Chart]:
        return charts(self)

    def lit(self, view: View) -> Lit:
        return lit(self, view)

    # -- the map ------------------------------------------------------------------------------------------------------

    def steps(self) -> list[Step]:
        return [Step(phase, self(f"phase-{phase}")) for phase in PHASES]

    def step(self, name: str) -> Step:
        return Step(PHASE_OF.get(name, name), self.said(Wording.step, name))

    def stacks(self, view: View) -> Iterator[Stack]:
        """Everybody is open (DE-PROC-6): the strongest on top, leaders with what they bear, then devices that lie."""
        lying: dict[str, list[str]] = {}
        for name, device in view["devices"].items():
            if device["at"] is not None:
                lying.setdefault(device["at"], []).append(name)
        undead = set(view["undead"])
        for hex_, sides in view["stacks"].items():
            keeper = next((side for side in SEATS if side in sides), next(iter(sides)))
            for side, pieces in sides.items():
                shown = list(self._in_order(view, pieces, undead))
                if side == keeper:
                    shown += lying.pop(hex_, ())
                yield Stack(hex_, side, shown, whole=True)
        for hex_, names in lying.items():
            yield Stack(hex_, "neutral", names, whole=True)

    def _in_order(self, view: View, pieces: Sequence[str], undead: set[str]) -> Iterator[str]:
        piece = self.game.world.piece

        def worth(name: str) -> tuple[bool, int]:
            face = piece[name]
            return face.kind == "leader", -(face.undead if name in undead else face.strength)

        for name in sorted(pieces, key=worth):
            yield name
            if piece[name].kind == "leader":
                yield from view["leaders"][name]["bears"]

    def turned(self, view: View) -> Iterable[str]:
        return [*view["undead"], *(name for name, it in view["devices"].items() if it.get("blade") == "heros")]

    def marks(self, view: View) -> Iterator[Mark]:
        for hex_ in view["markers"]:
            under = view.get("under", {}).get(hex_)
            yield Mark(hex_, "marker", self.with_words("mark-under", units=under) if under else self("mark-marker"))
        yield from super().marks(view)
        held = {hex_: entry["side"] for entry in view["land"] for hex_ in entry["hexes"]}
        for city in self.game.world.map.city:
            side = held[city.hex]
            if side in SEATS and side not in view["stacks"].get(city.hex, ()):  # a garrison shows whose it is
                text = self("mark-control", side=self.said(Wording.the, "side", side))
                yield Mark(city.hex, "control", text, side)

    def boxes(self, view: View) -> Iterable[Box]:
        return boxes(self, view)

    def panels(self, view: View) -> Iterable[Panel]:
        return panels(self, view)

    def overlays(self, view: View) -> Iterable[Overlay]:
        return overlays(self, view)

    # -- the question -------------------------------------------------------------------------------------------------

    def subject(self, args: Mapping[str, Any]) -> str | None:
        return super().subject(args) or next(iter(args.get("units") or ()), None)

    def fight(self, view: View) -> str | None:
        asked = view["decision"]
        if asked["question"] not in FIGHTS:
            return None
        hex_: str | None = asked["args"].get("hex") or view["leaders"].get(asked["args"]["leader"], {}).get("at")
        return hex_ if hex_ in view["marks"]["battles"] else None

    def options(self, view: View, shown: set[str]) -> list[Option]:
        options = super().options(view, shown)
        told_once(self, view, options)
        return options

    def answer(self, view: View, action: str) -> Text:
        return preview(self, view, action, super().answer(view, action))

    def rule_of(self, verb: str, target: str) -> str:
        return BOOK[SPELLS.index(target)].rule if verb == "cast" else ""

    def about(self, verb: str, target: str) -> Text | None:
        return self(f"about-{target}") if verb == "cast" else None

    def sure(self, view: View, action: str | None) -> Text | None:
        asked = view["decision"]
        if (asked["question"], action) == ("movement", "end"):
            return sure_to_end(self, asked)
        if asked["question"] in LOSSES and action:
            return self("sure-loss", unit=self.said(Wording.unit, action.split()[1]))
        if action == "end" and (left := len(asked["options"]) - 1) and asked["question"] in GIVEN_UP:
            return self(f"sure-{asked['question']}", count=left)
        return self("sure-gate") if (asked["question"], action) == ("gate", None) else None

    def leave(self, view: View) -> Leave | None:
        return leave(view["decision"])

    def plans(self, view: View) -> Iterable[Plan]:
        return plans(self, view)

    def waiting(self, view: View) -> Text | None:
        """Everything is open: also what the other is asked."""
        asked = view["decision"]
        if "of" not in asked:
            return None
        question = self.question(asked["question"], asked["args"])
        return self("waiting", side=self.said(Wording.side, asked["of"]), question=question)

    def commands(self, view: View) -> Iterator[Order]:
        """The one order that can be given at almost any time: to betray an ally (DE-6.16)."""
        for action in view["own"]["commands"]:
            text, kingdom = self.said(Wording.option, action), self.said(Wording.force, action.split()[1])
            sure = self("sure-betray", kingdom=kingdom)
            yield Order(action, text, BUTTON, self("group-betray"), now=False, sure=sure)
