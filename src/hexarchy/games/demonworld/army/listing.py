"""Lists as text: a card on each line, with the items it bears behind a plus. Read with care, written in one way.

    name: The Red Hand
    army: orcs
    dwarf_eaters + war_banner
    2 trolls
    kruuk

A card is named by its id or as it is called in either language; what costs something may have its points behind it in
brackets. `level:` and `points:` say what a list was made for. What follows a # is a remark.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator
from typing import Final, NamedTuple

from hexarchy.core.muster import LONGEST_LIST, MOST_FAULTS, Fault
from hexarchy.core.visible import visible
from hexarchy.games.demonworld.army.lists import Army, Chosen, points
from hexarchy.games.demonworld.cards import Cards, Paid
from hexarchy.games.demonworld.data_schema import CardForm
from hexarchy.games.demonworld.words import LEVELS

MOST_LINES: Final = 120
MOST_CARDS: Final = 60
MOST_ITEMS: Final = 6  # on one line
LONGEST_NAME: Final = 60
LONGEST_CARD: Final = 80
LONGEST_SHOWN: Final = 40
LARGEST: Final = 20_000  # points
HEADS: Final = ("name", "army", "level", "points")
FRENCH: Final = {"nom": "name", "armée": "army", "niveau": "level"}
RULE: Final = "DW-DEC-02"
_COUNT: Final = re.compile(r"^(\d{1,3})\s*[x×]?\s+(?=\D)", re.IGNORECASE)
_COST: Final = re.compile(r"\s*[(\[]\s*\d{1,5}\s*(?:points?|pts?\.?)?\s*[)\]]\s*$", re.IGNORECASE)


class Read(NamedTuple):
    """What was read, as far as it could be, and what could not."""

    army: Army
    faults: list[Fault]


class _Bad(Exception):
    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.key, self.args_ = key, args


class Listing:
    """Reads and writes lists of these cards. It knows cards and armies by all that people call them."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self._called: Final[dict[str, str]] = {}
        for card in (card for army in cards.armies for card in cards.of(army)):
            for name in _names(card):
                self._called.setdefault(_folded(name), card.id)
        for id_, (_, pack) in cards.unvalued.items():
            for name in (id_, pack.name):
                self._called.setdefault(_folded(name), id_)
        self._armies: Final = {
            _folded(name): army.id for army in cards.armies.values() for name in (army.id, army.name, army.name_fr)
        }

    # -- reading -------------------------------------------------------------------------------------------------------

    def read(self, text: str) -> Read:
        """A list that was written anywhere. Whatever it is, reading it takes no longer than a long list does."""
        if len(text) > LONGEST_LIST:
            return Read(Army(""), [Fault(RULE, "long", {"most": LONGEST_LIST})])
        lines = text.replace("\r\n", "\n").split("\n")
        if len(lines) > MOST_LINES:
            return Read(Army(""), [Fault(RULE, "lines", {"most": MOST_LINES})])
        faults = list[Fault]()
        heads: dict[str, str] = {}
        chosen: list[Chosen] = []
        for number, line in enumerate(lines, start=1):
            try:
                for entry in self._line(line, heads, number):
                    chosen.append(entry)
                    if len(chosen) > MOST_CARDS:
                        faults.append(Fault(RULE, "cards", {"most": MOST_CARDS}, number))
                        return Read(self._made(heads, chosen[:MOST_CARDS]), faults)
            except _Bad as bad:
                faults.append(Fault(RULE, bad.key, bad.args_, number))
                if len(faults) >= MOST_FAULTS:
                    break
        if not chosen and not faults:
            faults.append(Fault(RULE, "empty"))
        return Read(self._made(heads, chosen), faults)

    def _line(self, line: str, heads: dict[str, str], number: int) -> Iterator[Chosen]:
        line = line.replace("\t", " ")
        if visible(line) != line:
            raise _Bad("unseen")
        said = " ".join(line.partition("#")[0].split())
        if not said:
            return
        head, colon, value = said.partition(":")
        if colon:
            head = head.strip().lower()
            self._head(FRENCH.get(head, head), value.strip(), heads)
            return
        bearer, *borne = (part.strip() for part in said.split("+"))
        if len(borne) > MOST_ITEMS:
            raise _Bad("items", most=MOST_ITEMS)
        count = 1
        if counted := _COUNT.match(bearer):
            count, bearer = int(counted[1]), bearer[counted.end() :]
        if not 1 <= count <= MOST_CARDS:
            raise _Bad("count", most=MOST_CARDS)
        if count > 1 and borne:
            raise _Bad("counted-items")
        if not bearer or not all(borne):
            raise _Bad("nothing")
        entry = Chosen(
            self._card(_COST.sub("", bearer)), tuple(self._card(_COST.sub("", item)) for item in borne), number
        )
        yield from [entry] * count

    def _head(self, head: str, value: str, heads: dict[str, str]) -> None:
        if head not in HEADS:
            raise _Bad("unknown-head", said=_shown(head), known=", ".join(f"{known}:" for known in HEADS))
        if head in heads:
            raise _Bad("twice", said=f"{head}:")
        if head == "name" and len(value) > LONGEST_NAME:
            raise _Bad("long-name", most=LONGEST_NAME)
        if head == "army":
            value = self._army(value)
        if head == "level" and value not in LEVELS:
            raise _Bad("unknown-level", said=_shown(value), known=", ".join(LEVELS))
        if head == "points" and not (value.isascii() and value.isdigit() and len(value) < 6 and int(value) <= LARGEST):
            raise _Bad("no-number", said=_shown(value))
        heads[head] = value

    def _made(self, heads: dict[str, str], chosen: list[Chosen]) -> Army:
        """Where no army is named it is that of the first card."""
        first = next((card.army for entry in chosen if (card := self.cards.get(entry.card)) is not None), "")
        if not first:
            first = next(
                (self.cards.unvalued[entry.card][0] for entry in chosen if entry.card in self.cards.unvalued), ""
            )
        return Army(
            heads.get("army", first),
            tuple(chosen),
            heads.get("name", ""),
            heads.get("level", ""),
            int(heads.get("points", 0)),
        )

    def _card(self, said: str) -> str:
        meant = _folded(said[:LONGEST_CARD])
        found = self._called.get(meant) if len(said) <= LONGEST_CARD else None
        if found is None:
            # Among those that begin alike: to compare twenty names with every card takes as long as fifty actions.
            near = difflib.get_close_matches(meant, [name for name in self._called if name[:1] == meant[:1]], 1, 0.75)
            shown = _shown(said)
            if near:
                raise _Bad("unknown-card-near", said=shown, near=self._called[near[0]])
            raise _Bad("unknown-card", said=shown)
        return found

    def _army(self, said: str) -> str:
        found = self._armies.get(_folded(said[:LONGEST_NAME]))
        if found is None:
            raise _Bad("unknown-army", said=_shown(said))
        return found

    # -- writing -------------------------------------------------------------------------------------------------------

    def written(self, army: Army) -> str:
        """The one way in which it is kept: by ids, units first, what is alike together."""
        order = {card.id: number for number, card in enumerate(c for a in self.cards.armies for c in self.cards.of(a))}
        last = len(order)
        chosen = sorted(army.chosen, key=lambda entry: (order.get(entry.card, last), entry.card, sorted(entry.items)))
        lines = [f"name: {army.name}"] if army.name else []
        lines.append(f"army: {army.army}")
        lines += [f"level: {army.level}"] if army.level else []
        lines += [f"points: {army.limit}"] if army.limit else []
        lines += [" + ".join((entry.card, *sorted(entry.items))) for entry in chosen]
        return "".join(f"{line}\n" for line in lines)

    def shared(self, army: Army, lang: str) -> str:
        """The same as people tell it to each other, with names and points; it reads back to the same list."""
        plain, lines = self.read(self.written(army)).army, list[str]()
        for entry in plain.chosen:
            parts = [
                (card.called(lang), card.points) for id_ in (entry.card, *entry.items) if (card := self.cards.get(id_))
            ]
            if parts:
                lines.append(f"{' + '.join(name for name, _ in parts)} ({sum(cost for _, cost in parts)})")
        form = self.cards.armies.get(army.army)
        heads = {"name": army.name, "army": form.called(lang) if form else army.army, "level": army.level}
        called = {english: french for french, english in FRENCH.items()} if lang == "fr" else {}
        said = [f"{called.get(head, head)}{' ' if called else ''}: {value}" for head, value in heads.items() if value]
        said += [f"points{' ' if called else ''}: {army.limit}"] if army.limit else []
        return "\n".join([*said, "", *lines, "", f"# {points(self.cards, army)}", ""])


def _names(card: Paid) -> Iterator[str]:
    yield from (card.id, card.name, card.name_fr, card.name.removeprefix("The "))
    if isinstance(card, CardForm):
        yield from (card.short("en"), card.short("fr"))


def _folded(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in plain if letter.isalnum())


def _shown(said: str) -> str:
    return said if len(said) <= LONGEST_SHOWN else f"{said[: LONGEST_SHOWN - 1]}…"
