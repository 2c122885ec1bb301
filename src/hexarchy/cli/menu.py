"""The menu: the answers to a question, numbered, in groups of one verb, long groups in columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hexarchy.cli.words import Words, fold, matching
from hexarchy.core.page import Json

SHORT = 5  # groups of more answers than this are set in columns
MANY = 120  # of more hexes than this only those with a name are listed: nobody reads the others, the map shows them
BARE = 30  # ... and of those that cost nothing and promise nothing, of which the list tells no more than the map
TELLING = {"cost", "prospect", "about", "rule"}  # what an answer says beside its hex


class Menu:
    """The options of a decision in the order in which they are numbered; those like another are not listed."""

    def __init__(self, words: Words, decision: Json, where: Mapping[str, str]) -> None:
        """`where` pieces stand."""
        self.words = words
        self.where = where
        self.options: Sequence[Json] = decision["options"]
        self.groups: dict[str, list[Json]] = {}
        for option in self.options:
            group = self.groups.setdefault(option["verb"], [])
            if "like" not in option:
                group.append(option)
        self.listed = [option for group in self.groups.values() for option in group]
        actor = (decision.get("subject") or {}).get("piece")
        self.chances = {blow["on"]: blow["chance"] for blow in decision.get("attacks") or () if blow["by"] == actor}

    def pick(self, number: int) -> str | None:
        return self.listed[number - 1]["action"] if 0 < number <= len(self.listed) else None

    def option(self, action: str) -> Json | None:
        return next((option for option in self.options if option["action"] == action), None)

    def lit(self) -> dict[str, int | None]:
        """The hexes that may be chosen, and what they cost."""
        return {option["on"]["hex"]: option.get("cost") for option in self.options if option["on"].get("hex")}

    def named(self, said: str) -> str | None:
        """The one action of these words, or with this target."""
        found = [option["action"] for option in self.options if said in (option["action"], _target(option))]
        return found[0] if len(found) == 1 else None

    def meant(self, said: str) -> str | None:
        """The one action that is called so, by its words, the name of its target, or its verb and such a name."""
        verb, _, rest = said.partition(" ")
        within = [option for option in self.options if rest and option["verb"] == verb]
        wanted, among = fold(rest if within else said), within or self.options
        if self.words.is_hex(wanted):
            verbs = {option["verb"] for option in among if option["on"].get("hex")}
            return f"{verbs.pop()} {wanted}" if len(verbs) == 1 else None
        found = matching(wanted, {option["action"]: self._called(option) for option in among}, near=bool(within))
        return found[0] if len(found) == 1 else None

    def _called(self, option: Json) -> list[str]:
        """The names of an answer, ready to be compared: a hex with and without its number."""
        thing = self.words.thing(option["on"])
        names = (self.words.say(option["text"]), thing, _unnumbered(thing, option), _target(option))
        return [fold(name) for name in names if name]

    # -- showing -----------------------------------------------------------------------------------------------------

    def show(self, console: Console) -> None:
        number = 1
        for verb, group in self.groups.items():
            if len(group) > SHORT and not any("about" in option for option in group):
                self._columns(console, verb, group, number)
            else:
                self._lines(console, group, number)
            number += len(group)

    def _lines(self, console: Console, group: Sequence[Json], first: int) -> None:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", min_width=4, style="bold cyan")
        for number, option in enumerate(group, start=first):
            line = Text(self.words.say(option["text"]))
            line.append(self._note(option, group), style="dim")
            if "about" in option:
                line.append(f" – {self.words.say(option['about'])}", style="dim")
            if "prospect" in option:
                line.append(f" – {self._prospect(option['prospect'])}", style="dim")
            if option["action"].replace(" ", "-") != option["verb"]:
                line.append(f"  {option['action']}", style="dim")
            grid.add_row(str(number), line)
        console.print(grid)

    def _columns(self, console: Console, verb: str, group: Sequence[Json], first: int) -> None:
        general, labels = in_common(self.words, group)
        cost = f"  ·{self.words.front.text('menu-cost')}" if any("cost" in option for option in group) else ""
        console.print(Text(f"  {general}  ({verb} …){cost}" if general else f"  {verb} …{cost}", style="italic"))
        most = MANY if any(option.keys() & TELLING for option in group) else BARE
        shown = [
            f"{number:>4} {self._label(option, label, group)}"
            for number, (option, label) in enumerate(zip(group, labels, strict=True), start=first)
            if len(group) <= most or "hex" not in option["on"] or f"({option['on']['hex']})" in label
        ]
        for line in _laid_out(shown, max(console.width - 1, 1)) if shown else ():
            line.rstrip()
            console.print(line)
        if len(shown) < len(group):
            left = len(group) - len(shown)
            unlisted = self.words.front.text("menu-unlisted" if shown else "menu-hexes", count=left)
            console.print(Text(f"     {unlisted}", style="dim"))

    def _label(self, option: Json, label: str, group: Sequence[Json]) -> str:
        """An answer in few letters; hexes begin with their number."""
        hex_, note = option["on"].get("hex"), self._note(option, group)
        return f"{hex_}{note} {_unnumbered(label, option)}".rstrip() if hex_ and hex_ in label else label + note

    def _prospect(self, prospect: Json) -> str:
        """The dice an answer leads to, with all that is added to them."""
        say = self.words.say
        added = map(self.words.change, prospect.get("modifiers", ()))
        noted = [say(prospect["note"])] if "note" in prospect else []
        return " · ".join([say(prospect["needs"]), *added, *noted])

    def _note(self, option: Json, group: Sequence[Json]) -> str:
        """What it costs, how likely it is, and where a piece stands if not all of them stand together."""
        piece = option["on"].get("piece", "")
        places = {self.where.get(other["on"].get("piece", ""), "") for other in group}
        place = self.where.get(piece, "") if len(places) > 1 else ""
        likely = option["prospect"]["chance"] if "prospect" in option else self.chances.get(piece)
        chance = "" if likely is None else self.words.front.percent(likely)
        cost = f"·{option['cost']}" if option.get("cost") is not None else ""
        return "".join(f" {part}" for part in (cost, place, chance, option.get("rule", "")) if part)


def in_common(words: Words, answers: Sequence[Json]) -> tuple[str, list[str]]:
    """The words all answers begin with, and what comes then in each; where that is nothing, the thing it is about."""
    texts = [words.say(answer["text"]).split(" ") for answer in answers]
    head = next((at for at, said in enumerate(zip(*texts, strict=False)) if len({*said}) > 1), min(map(len, texts)))
    labels = [" ".join(text[head:]) or words.thing(answer["on"]) for text, answer in zip(texts, answers, strict=True)]
    return " ".join([*texts[0][:head], "…"]) if head else "", labels


def _target(option: Json) -> str:
    action: str = option["action"]
    return action.partition(" ")[2]


def _unnumbered(label: str, option: Json) -> str:
    """A label without the number of its hex."""
    hex_ = option["on"].get("hex")
    return " ".join(label.replace(f"({hex_})", "").replace(hex_, "").split()) if hex_ else label


def _laid_out(labels: Sequence[str], room: int) -> Iterator[Text]:
    """Line by line in columns as wide as most labels need, with two blanks between them; a longer one takes several."""
    lengths = sorted(cell_len(label) + 2 for label in labels)
    usual, longest = lengths[len(lengths) * 3 // 4], lengths[-1]
    cell = min(longest if longest <= 1.5 * usual else usual, room)
    line = Text()
    for label in labels:
        width = -(-(cell_len(label) + 2) // cell) * cell
        if line and line.cell_len + width > room:
            yield line
            line = Text()
        line.append(label[:4], style="bold cyan").append(label[4:] + " " * (width - cell_len(label)))
    yield line
