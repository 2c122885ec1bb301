"""The scene: what a page draws of a Divine Right match, built from a seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain
from typing import Any, ClassVar, Final

from hexarchy.core.page.board import Board
from hexarchy.core.page.charts import Chart, Lit
from hexarchy.core.page.maker import SceneMaker, View
from hexarchy.core.page.scene import Box, Leave, Mark, On, Option, Overlay, Panel, Plan, Stack
from hexarchy.core.page.texts import Text
from hexarchy.games.divine_right import DivineRight
from hexarchy.games.divine_right.table.board import board
from hexarchy.games.divine_right.table.charts import charts, lit
from hexarchy.games.divine_right.table.scene_boxes import boxes
from hexarchy.games.divine_right.table.scene_curses import curse_marks
from hexarchy.games.divine_right.table.scene_magic import magic_marks
from hexarchy.games.divine_right.table.scene_overlays import overlays
from hexarchy.games.divine_right.table.scene_panels import panels
from hexarchy.games.divine_right.table.scene_plans import plans
from hexarchy.games.divine_right.table.scene_war import war_marks
from hexarchy.games.divine_right.table.scene_year import year_marks
from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.words import FLEET, KINGDOM_IDS, MERCENARY, MONARCH, NOBODY, PHASES, REGULAR, SPECIAL

# Answers that are explained in a line.
ABOUT: Final = ("activate", "deactivate", "assassinate", "duel", "disband", "board", "usurp", "hire-rogue", "avalanche")
# Marks of those who are not on the ground, by what a view calls them.
LAYERS: Final = {"air": "airborne", "deep": "submerged", "boat": "boats"}
DEPTHS: Final = {"under": "underground", "shore": "ashore"}
EMBASSIES: Final = ("ploy", "second-ploy")
EATERS_UNIT: Final = "eaters_monarch"


class Scenes(SceneMaker[Wording]):
    """See the module."""

    game: DivineRight
    PUT = frozenset({"ploy", "second-ploy", "waver", "function", "envoy-function"})
    STEPS: ClassVar = PHASES
    SUBJECTS = ("unit", "hero")

    @cached_property
    def regulars(self) -> dict[str, tuple[int, bool]]:
        """Units of kingdoms by name: of which, and whether they are fleets."""
        found = (piece for piece in self.game.world.pieces if piece.of == REGULAR and piece.kingdom != NOBODY)
        return {piece.id: (piece.kingdom, piece.kind == FLEET) for piece in found if piece.kind < MONARCH}

    @cached_property
    def hirelings(self) -> dict[str, int]:
        """Mercenaries by name: common or special."""
        return {piece.id: piece.of for piece in self.game.world.pieces if piece.of in (MERCENARY, SPECIAL)}

    def board(self) -> Board:
        return board(self)

    def charts(self) -> Iterable[Chart]:
        return charts(self)

    def lit(self, view: View) -> Lit:
        return lit(self, view)

    # -- the map ------------------------------------------------------------------------------------------------------

    def stacks(self, view: View) -> Iterator[Stack]:
        """Those outside the walls first, the strongest on top, monarchs below them; then those inside."""
        inside = frozenset(view["inside"])
        for hex_, sides in view["stacks"].items():
            for side, pieces in sides.items():
                yield Stack(hex_, side, sorted(pieces, key=lambda name: self._rank(name, inside)), whole=True)

    def _rank(self, name: str, inside: frozenset[str]) -> tuple[bool, bool, int]:
        piece = self.game.world.pieces[self.game.world.index[name]]
        return name in inside, piece.kind >= MONARCH, -piece.strength

    def turned(self, view: View) -> Iterable[str]:
        """Pieces inside a castle show the other face."""
        inside: list[str] = view["inside"]
        return inside

    def marks(self, view: View) -> Iterator[Mark]:
        grid = self.game.world.grid
        for name, castle in view["castles"].items():
            place = self.said(Wording.castle, name)
            if castle["plundered"]:
                yield Mark(castle["at"], "plundered", self("mark-plundered", castle=place))
            elif castle["besieged"]:
                besieger = self.who(view, castle["besieged"])
                text = self("mark-siege", castle=place, side=besieger)
                yield Mark(castle["at"], "siege", text, castle["besieged"])
            elif castle["side"] and castle["side"] not in view["stacks"].get(castle["at"], ()):
                text = self("mark-control", side=self.who(view, castle["side"]))
                yield Mark(castle["at"], "control", text, castle["side"])
        for hero, held in view["prisoners"].items():
            text = self("mark-prison", hero=self.said(Wording.unit, hero))
            yield Mark(held["at"], "prison", text, held["captor"])
        yield from self._layers(view)
        yield from self._magic_marks(view)
        yield from magic_marks(self, view)
        yield from war_marks(self, view)
        yield from year_marks(self, view)
        yield from curse_marks(self, view)
        if not view["boom_open"]:
            yield Mark(grid.ids[self.game.world.boom], "boom", self("mark-boom"))
        if camp := view["hirelings"]["camp"]:
            host = view["hirelings"]["host"]
            yield Mark(camp, "wanderers", self("mark-wanderers", side=self.who(view, host)), host)

    def _layers(self, view: View) -> Iterator[Mark]:
        """Pieces in the air, under water or in boats stand in the same stack as others: a mark tells of them."""
        told = {kind: view[layer] for kind, layer in LAYERS.items()}
        told |= {kind: view.get("tales", {}).get(layer, ()) for kind, layer in DEPTHS.items()}
        for kind, pieces_there in told.items():
            aside = frozenset(pieces_there)
            for hex_, sides in view["stacks"].items() if aside else ():
                for side, pieces in sides.items():
                    if found := [name for name in pieces if name in aside]:
                        text = self(f"mark-{kind}", units=self.said(Wording.pieces, tuple(found)))
                        yield Mark(hex_, kind, text, side)

    def _magic_marks(self, view: View) -> Iterator[Mark]:
        """Recent battlefields, the Mist and the Enchanted Castle."""
        magic = view.get("magicians")
        if magic is None:
            return
        for number, field in enumerate(magic["fields"], 1):
            yield Mark(field, "battlefield", self("mark-battlefield", number=number))
        where = next((hex_ for hex_, sides in view["stacks"].items() if EATERS_UNIT in chain(*sides.values())), None)
        if magic["mist"] and where:
            yield Mark(where, "mist", self("mark-mist"))
        if magic["castle"] and where == magic["castle"]:
            yield Mark(where, "enchanted", self("mark-enchanted"))

    def who(self, view: View, seat: str) -> Text:
        """A player as a sentence names them: by their kingdom, once it is drawn."""
        return self.said(Wording.the, "side", view["banners"].get(seat, seat))

    def boxes(self, view: View) -> Iterable[Box]:
        return boxes(self, view)

    def panels(self, view: View) -> Iterable[Panel]:
        return panels(self, view)

    def overlays(self, view: View) -> Iterable[Overlay]:
        return overlays(self, view)

    def fight(self, view: View) -> str | None:
        """Of a siege to be pressed, or the court of a kingdom to be won."""
        asked = view["decision"]
        if asked["question"] in EMBASSIES:
            world = self.game.world
            return world.grid.ids[world.royal_seats[KINGDOM_IDS.index(asked["args"]["kingdom"])]]
        if asked["question"] == "assault":
            castles = [text.partition(" ")[2] for text in asked["options"] if text.startswith("assault ")]
            return castles[0] if castles else None
        return None

    # -- the question -------------------------------------------------------------------------------------------------

    def answer(self, view: View, action: str) -> Text:
        """An answer with its chance, or with the border it violates."""
        verb, _, target = action.partition(" ")
        known = f"{verb} {view['banners'][target]}" if target in view["banners"] else action
        said, asked = super().answer(view, known), view["decision"]
        chance = asked.get("chances", {}).get(action)
        if chance is not None:
            return self("preview-chance", text=said, chance=chance)
        if lost := asked.get("losses", {}).get(action):
            return self("preview-losses", text=said, own=_decimal(lost[0]), theirs=_decimal(lost[1]))
        kingdom = asked.get("violates", {}).get(action.partition(" ")[2])
        if kingdom is not None and action.startswith("go "):
            return self("preview-violates", text=said, kingdom=self.said(Wording.the, "kingdom", kingdom))
        return said

    def option(self, view: View, action: str, shown: set[str]) -> Option:
        """A player or a kingdom is known by their monarch."""
        option = super().option(view, action, shown)
        target = action.partition(" ")[2]
        kingdom = view["banners"].get(target, target)
        if kingdom in KINGDOM_IDS:
            monarch = self.game.world.monarch_of[KINGDOM_IDS.index(kingdom)]
            option.on = On(button=True, piece=self.game.world.names[monarch])
        return option

    def about(self, verb: str, target: str) -> Text | None:
        """What an ambassador's function or a card is for."""
        if verb in ABOUT:
            return self(f"about-{verb}")
        if target in self.game.world.device:
            return self.about_thing(target)
        if verb == "enlist":
            return self(f"about-enlist-{target}")
        return self(f"about-{target.rpartition('-')[0]}") if verb == "play" else None

    def about_thing(self, device: str) -> Text:
        """What a magic device does."""
        return self(f"thing-{device.replace('_', '-')}")

    def sure(self, view: View, action: str | None) -> Text | None:
        asked = view["decision"]
        if (asked["question"], action) == ("next-move", "done"):
            if self.exposed(view):
                return self("sure-monarch")
            left = sum(option.startswith("move ") for option in asked["options"])
            return self("sure-end", count=left) if left else None
        kingdom = asked.get("violates", {}).get((action or "").partition(" ")[2])
        if kingdom is not None and action is not None and action.startswith("go "):
            return self("sure-violates", kingdom=self.said(Wording.the, "kingdom", kingdom))
        return None

    def exposed(self, view: View) -> bool:
        """Does the asked player's own monarch stand in the open without a unit? An enemy who comes there makes
        them roll for their fate (DR-B-FAT-02)."""
        world, kingdom = self.game.world, view["banners"].get(view["seat"])
        if kingdom not in KINGDOM_IDS:
            return False
        monarch = world.names[world.monarch_of[KINGDOM_IDS.index(kingdom)]]
        company = next((own for at in view["stacks"].values() for own in at.values() if monarch in own), None)
        if company is None or monarch in view["inside"] or monarch in view["aboard"]:
            return False
        return all(world.index[piece] >= world.first_hero for piece in company)

    def leave(self, view: View) -> Leave | None:
        """A party about to move or on its way is left for others: it stops where it is."""
        asked: Mapping[str, Any] = view["decision"]
        return Leave(asked["others"], "stop") if asked.get("others") and "stop" in asked["options"] else None

    def plans(self, view: View) -> Iterable[Plan]:
        return plans(self, view)


def _decimal(number: float) -> Text:
    """With a comma in French."""
    return {"en": f"{number:.1f}", "fr": f"{number:.1f}".replace(".", ",")}
