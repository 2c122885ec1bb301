"""The scene: what a page draws of a Demonlord match, built from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final

from hexarchy.core.page.board import Board
from hexarchy.core.page.charts import Chart, Lit
from hexarchy.core.page.maker import SceneMaker, View, pieces_row
from hexarchy.core.page.scene import Attack, Box, Leave, Mark, Order, Panel, Plan, Row
from hexarchy.core.page.texts import Text
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.sequence import PhaseSequence
from hexarchy.games.demonlord.table.board import board
from hexarchy.games.demonlord.table.charts import charts, lit
from hexarchy.games.demonlord.table.scene_battle import attacks, battle_box
from hexarchy.games.demonlord.table.scene_commands import commands
from hexarchy.games.demonlord.table.scene_panels import known_of, panels
from hexarchy.games.demonlord.table.scene_plans import leave, plans
from hexarchy.games.demonlord.table.wording import Wording
from hexarchy.games.demonlord.words import SEATS, SPELL_RULES
from hexarchy.games.demonlord.world import Site

AREA_RULE: Final = "DL-SPL-33"
# Questions to which the odds of a fight are half an answer.
FIGHTS: Final = ("withdraw", "battle-or-siege", "sortie", "siege-method", "siege-magic", "siege-losses")
# Questions with answers that are thought of twice.
FINAL: Final = frozenset({"movement", "march", "invocation", "siege-losses", "withdraw"})


class Scenes(SceneMaker[Wording]):
    """See the module."""

    game: Demonlord
    STEPS = tuple(dict.fromkeys(PhaseSequence.STEPS))
    CLOSING = ("turn-end",)
    MARKS: ClassVar[Mapping[str, str]] = {
        "pits": "pit",
        "cloaks": "cloak",
        "lights": "light",
        "darks": "dark",
        "rains": "rain",
        "battles": "battle",
    }
    SUBJECTS = ("unit", "caster")

    def board(self) -> Board:
        return board(self)

    def charts(self) -> Iterable[Chart]:
        return charts(self)

    def lit(self, view: View) -> Lit:
        return lit(view, (attack.needs for attack in self.attacks(view)) if view["battle"] else ())

    # -- the map ------------------------------------------------------------------------------------------------------

    def whole(self, view: View, side: str) -> bool:
        """An enemy stack shows its top alone, so nobody can say whether that is all (DL-HID-01)."""
        return side in (view["seat"], "neutral") or "bared" in view

    def marks(self, view: View) -> Iterable[Mark]:
        control = view["control"]
        sieges = [self.siege_mark(hex_, count, control) for hex_, count in view["sieges"].items()]
        return [*sieges, *super().marks(view), *self.once(Scenes.control_marks, *control.values())]

    def siege_mark(self, hex_: str, count: int, control: Mapping[str, str]) -> Mark:
        world = self.game.world
        site = world.site_at[world.grid.index[hex_]]
        besieger = next((seat for seat in SEATS if seat != control.get(site.id)), None)
        return Mark(hex_, "siege", self("mark-siege", count=count), besieger)

    def control_marks(self, *sides: str) -> list[Mark]:
        places = zip(self.game.world.held_sites, sides, strict=True)
        return [self.once(Scenes.control_mark, site, side) for site, side in places if side in SEATS]

    def control_mark(self, site: Site, side: str) -> Mark:
        hex_, holder = self.game.world.grid.ids[site.hex], self.said(Wording.the, "side", side)
        return Mark(hex_, "control", self("mark-control", side=holder), side)

    def boxes(self, view: View) -> Iterator[Box]:
        if view["battle"]:
            yield battle_box(self, view["battle"])
        all_, rows = self("row-all"), list[Row]()
        for seat in SEATS:
            if held := view["prisoners"][seat]:
                title = self("box-prisoners", side=self.said(Wording.side, seat))
                yield Box(f"prisoners-{seat}", title, [pieces_row("all", all_, held)])
        if view["dead"]:
            yield self.box("dead", [pieces_row("all", all_, view["dead"])])
        known = known_of(view).values()
        for name, key in (("waiting-place", "waiting"), ("entering", "entering")):
            if units := [unit for own in known for unit in own[key]]:
                rows.append(pieces_row(name, self(f"row-{name}"), units))
        yield self.box("entering", rows)

    def panels(self, view: View) -> Iterable[Panel]:
        return panels(self, view)

    # -- the question -------------------------------------------------------------------------------------------------

    def fight(self, view: View) -> str | None:
        asked = view["decision"]
        return asked["args"].get("hex") if asked["question"] in FIGHTS else None

    def rule_of(self, verb: str, target: str) -> str:
        return SPELL_RULES[target] if verb == "cast" else AREA_RULE if verb == "radius" else ""

    def answer(self, view: View, action: str) -> Text:
        if action == "pass-phase":  # it speaks for the whole of a phase, whosever that is
            return self("pass-mine" if view["phase"] == view["seat"] else "pass-theirs")
        return super().answer(view, action)

    def about(self, verb: str, target: str) -> Text | None:
        return self(f"about-{target}") if verb == "cast" else None

    def sure(self, view: View, action: str | None) -> Text | None:
        asked = view["decision"]
        if asked["question"] not in FINAL:
            return None
        match asked["question"], action:
            case "movement", "end" if asked["args"]["left"]:
                return self("sure-end", count=asked["args"]["left"])
            case "march", "stop" if "begun" in asked:  # not a hex yet (DL-MOV-09)
                return self("sure-stay")
            case "invocation", "end":
                return self("sure-invocation", count=len(asked["options"]) - 1)
            case "siege-losses", str():
                return self("sure-loss", unit=self.said(Wording.unit, action.split()[1]))
            case "withdraw", "yes":
                return self("sure-withdraw")
        return None

    def leave(self, view: View) -> Leave | None:
        return leave(view["decision"])

    def plans(self, view: View) -> Iterable[Plan]:
        return plans(self, view)

    def attacks(self, view: View) -> Iterable[Attack]:
        return attacks(self, view)

    def commands(self, view: View) -> Iterable[Order]:
        return commands(self, view)

    def waiting(self, view: View) -> Text:
        """Never what the other is asked, nor who of the two is (DL-HID-09)."""
        return self("waiting-watch" if view["seat"] is None else "waiting-seat")
