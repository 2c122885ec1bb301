"""Lists that are sealed before a battle is made (`core.muster`): of which army, under which terms, and their faults."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core import muster
from hexarchy.core.muster import Book, Checked, Complaint, Fault, ListRow, Lists
from hexarchy.core.page.texts import Text
from hexarchy.core.text import LANGUAGES, Catalog
from hexarchy.games.demonworld import random_battle
from hexarchy.games.demonworld.army import book, drawn
from hexarchy.games.demonworld.army.limits import Terms, faults, terms
from hexarchy.games.demonworld.army.listing import Listing
from hexarchy.games.demonworld.army.lists import Army, points
from hexarchy.games.demonworld.board import ACROSS
from hexarchy.games.demonworld.cards import ARMIES
from hexarchy.games.demonworld.scenario import DEPTH, BattlePlan, laid_out
from hexarchy.games.demonworld.words import BASIC, LEVELS, STANDARD

if TYPE_CHECKING:
    from hexarchy.games.demonworld.scenario import Battles

TEXT: Final = Path(__file__).parent / "text"
OPEN_FIELD: Final = "open_field"  # the scenario in which players bring lists
BLANK: Final = (("0", "0"), ("0", "0"))
MOST_DRAWN: Final = 200  # remembered
PRINTED: Final = (("1", "3"), ("2", "4"))  # as the rulebook's sheets fit each other


class Muster(muster.Muster):
    """Reads, checks and draws the lists of a battle."""

    scenario = OPEN_FIELD
    options: Mapping[str, Any] = {"level": LEVELS[STANDARD]}

    def __init__(self, battles: Battles, pack: Path | None = None) -> None:
        self.battles: Final = battles
        self.cards: Final = battles.cards
        self.listing: Final = Listing(self.cards)
        self.ready: Final = drawn.Ready(self.listing, pack)
        self._texts: Final = {lang: Catalog.load(lang, [TEXT], strict=False) for lang in LANGUAGES}
        self._drawn: Final[dict[tuple[int, str, int, str], random_battle.Drawn]] = {}

    # -- what is fought -----------------------------------------------------------------------------------------------

    def wanted(self, terms: muster.Terms) -> tuple[str, ...]:
        """The Basic Game has its nine units and no lists (DW-B-WIN-05)."""
        if terms.scenario != OPEN_FIELD or terms.options["level"] == LEVELS[BASIC]:
            return ()
        return terms.seats

    def battle(self, agreed: muster.Terms) -> BattlePlan:
        """The area and what is fought for, without the lists."""
        level, rounds = LEVELS.index(agreed.options["level"]), agreed.options["rounds"]
        found = self._terrain(agreed)
        return random_battle.battle(self.battles.sheets, found, level, rounds)

    def _terrain(self, agreed: muster.Terms) -> random_battle.Drawn:
        """As it was drawn, or on the sheets that were agreed on. Where no kind was, the die is asked."""
        options = agreed.options
        kind = options["kind"] if options["kind"] in random_battle.KINDS else ""
        key = (options["draw"], kind, options["points"], options["ground"])
        found = self._drawn.get(key)
        if found is None:
            found = random_battle.drawn(
                self.battles.sheets, self.battles.faces, options["draw"], kind=kind, limit=options["points"]
            )
            if fixed := {"blank": BLANK, "printed": PRINTED}.get(options["ground"]):
                found = random_battle.on(self.battles.sheets, found, laid_out(fixed))
            if len(self._drawn) >= MOST_DRAWN:
                self._drawn.clear()
            self._drawn[key] = found
        return found

    def depth(self, agreed: muster.Terms, side: str) -> int:
        """Rows a side deploys in."""
        return self._terrain(agreed).depth.get(side, DEPTH)

    def percent(self, agreed: muster.Terms, side: str) -> int:
        """Of the limit of points, what a side has."""
        return self._terrain(agreed).percent[side]

    def terms(self, agreed: muster.Terms, seat: str) -> Terms:
        """What the list of a seat is held to: its share of its side's points, and room in its side's zone."""
        side, found = _side(seat), self._terrain(agreed)
        room = self._room(len(found.layout[0]), found.depth.get(side, DEPTH))
        level, limit = LEVELS.index(agreed.options["level"]), agreed.options["points"]
        beside = sum(_side(other) == side for other in agreed.seats)
        return terms(self.battles.building, level, limit, contingents=beside, percent=found.percent[side], room=room)

    @staticmethod
    def _room(across: int, depth: int) -> int:
        """Fields of a zone: every second row, from the first on, has one more than the sheets across have."""
        return sum(ACROSS * across + (row % 2 == 0) for row in range(depth))

    # -- lists --------------------------------------------------------------------------------------------------------

    def check(self, agreed: muster.Terms, seat: str, text: str, allies: Lists) -> Checked:
        """A list of the seat's own army, or of one that a data pack brings."""
        held, read = self.terms(agreed, seat), self.listing.read(text)
        army, found = read.army, list(read.faults)
        if army.chosen:
            found += faults(self.cards, held, army, self._beside(allies))
            if army.army not in self._armies(seat):
                named = self.cards.armies.get(army.army)
                said = {lang: named.called(lang) if named else army.army for lang in LANGUAGES}
                found.append(Fault("DW-DEC-02", "not-yours", {"army": said}))
        return Checked(
            self.listing.written(army),
            {lang: self.listing.shared(army, lang) for lang in LANGUAGES},
            army.name,
            army.army,
            [ListRow(one.card, one.items, points(self.cards, Army("", (one,)))) for one in army.chosen],
            points(self.cards, army),
            held.limit,
            held.least,
            held.most,
            [self.told(fault) for fault in found[: muster.MOST_FAULTS]],
        )

    def usual(self, agreed: muster.Terms, seat: str, allies: Lists) -> str:
        """A ready-made army where one fits, else one that is always the same."""
        held, beside = self.terms(agreed, seat), self._beside(allies)
        found = self.ready.best(self.cards, held, _side(seat), beside)
        found = found or drawn.drawn(self.cards, held, _side(seat), drawn.Fixed(), beside)
        return self.listing.written(found)

    def drawn(self, agreed: muster.Terms, seat: str, rng: Any, allies: Lists) -> str:
        held = self.terms(agreed, seat)
        return self.listing.written(drawn.drawn(self.cards, held, _side(seat), rng, self._beside(allies)))

    def _beside(self, allies: Lists) -> list[Army]:
        return [self.listing.read(said).army for said in allies.values()]

    def army(self, text: str) -> Army:
        """A list that was checked before."""
        return self.listing.read(text).army

    def book(self, agreed: muster.Terms, seat: str) -> Book:
        return book.book(self, self.terms(agreed, seat), self._armies(seat), self.fought(agreed, seat))

    def fought(self, agreed: muster.Terms, seat: str) -> Complaint:
        """What the battle is about, for a seat: where a die says so, nobody has been told yet."""
        found = self._terrain(agreed)
        kind = found.kind.replace("_", "-")
        if found.defender:
            kind = "defence" if found.defender == _side(seat) else "attack"
        return Complaint("DW-DEC-03", self.text(f"fought-{kind}"))

    def _armies(self, seat: str) -> list[str]:
        """A side's own army, and those of which nobody but a player's data pack has cards."""
        further = [army for army in self.cards.playable() if army not in ARMIES]
        return [_side(seat), *further]

    # -- words --------------------------------------------------------------------------------------------------------

    def told(self, fault: Fault) -> Complaint:
        return Complaint(fault.rule, self.text(f"why-{fault.key}", **fault.args), fault.line)

    def text(self, key: str, /, **args: int | str | Text) -> Text:
        """A sentence in every language; an argument may be a text itself."""

        def said(lang: str, args: Mapping[str, int | str | Text]) -> dict[str, int | str]:
            return {name: value[lang] if isinstance(value, dict) else value for name, value in args.items()}

        return {lang: catalog(key, **said(lang, args)) for lang, catalog in self._texts.items()}


def _side(seat: str) -> str:
    return seat.partition("_")[0]
