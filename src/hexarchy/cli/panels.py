"""Panels: a scene in words: how it stands, what lies beside the map, a fight, a hex, a counter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hexarchy.cli.board import hexes_of
from hexarchy.cli.charts import show_chart
from hexarchy.cli.menu import in_common
from hexarchy.cli.words import Words
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.page import Json

Rows = Sequence[tuple[str, str]]


def heading(words: Words, scene: Json) -> str:
    """Turn, phase and step in one line."""
    turn = f"{words.turn} {scene['turn']}" if scene["turn"] else ""
    phase = words.side(scene["phase"]) if scene["phase"] else ""
    step = words.say(scene["step"]["name"]) if scene["step"] else ""
    return " · ".join(part for part in (turn, phase, step) if part)


def show_scene(console: Console, words: Words, scene: Json) -> None:
    """How it stands: panels, what lies beside the map, what is marked on it, and what this seat has ordered."""
    text = words.front.text
    console.print(Text(heading(words, scene), style="bold"))
    if scene["steps"]:
        steps = (_step(words, step, scene["step"]) for step in scene["steps"])
        console.print(Text(" › ".join(steps), style="dim"))
    for panel in scene["panels"]:
        _show_panel(console, words, panel)
    for box in scene["boxes"]:
        show_box(console, words, box)
    marks = sorted((words.say(mark["text"]), words.hex(mark["hex"])) for mark in scene["marks"] if mark.get("text"))
    alike = [(said, ", ".join(hex_ for _, hex_ in group)) for said, group in groupby(marks, key=lambda mark: mark[0])]
    _show_rows(console, text("view-marks"), alike)
    _show_rows(console, text("view-orders"), standing(words, scene))
    show_result(console, words, scene)


def _step(words: Words, step: Json, now: Json | None) -> str:
    name = words.say(step["name"])
    return f"[{name}]" if now and step["id"] == now["id"] else name


def _show_panel(console: Console, words: Words, panel: Json) -> None:
    """A column for each side; where there are too many for the screen, a line. Cards have a line each."""
    if cards := panel.get("cards"):
        return _show_rows(console, words.say(panel["title"]), [_card(words, card) for card in cards])
    told = dict.fromkeys(side for row in panel["rows"] for side in row.get("values") or ())
    columns = sorted(told, key=[*words.board.sides, *told].index)
    names = [words.side(side) for side in columns]
    labels = [words.say(row["label"]) for row in panel["rows"]]
    values = [{side: words.say(value) for side, value in (row.get("values") or {}).items()} for row in panel["rows"]]
    if max(map(cell_len, labels), default=0) + sum(cell_len(name) + 4 for name in names) >= console.width:
        lines = [", ".join(f"{words.side(side)} {row[side]}" for side in columns if side in row) for row in values]
        return _show_rows(console, words.say(panel["title"]), list(zip(labels, lines, strict=True)))
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 2))
    table.add_column(words.say(panel["title"]), overflow="fold")
    for name in names:
        table.add_column(name, justify="right")
    for label, row in zip(labels, values, strict=True):
        table.add_row(f"  {label}", *(row.get(side, "") for side in columns))
    console.print(table)


def _card(words: Words, card: Json) -> tuple[str, str]:
    """Its title with figure and number, and what stands on it."""
    count = card.get("count", 1)
    figure = words.say(card["figure"]) if card.get("figure") else ""
    name, owner = words.say(card["title"]), words.side(card["side"]) if card.get("side") else ""
    now, side = "▸ " if card.get("now") else "", f"[{owner}]" if owner not in ("", name) else ""
    many = f"×{count}" if count > 1 else ""
    title = now + " ".join(part for part in (name, many, side, figure) if part)
    lines = [*map(words.say, card.get("lines", ())), *(": ".join(_card(words, one)) for one in card.get("cards", ()))]
    lines += [words.change(change) for change in card.get("modifiers", ())]
    return title, " · ".join(line.removesuffix(": ") for line in lines)


def _show_rows(console: Console, title: str, rows: Rows) -> None:
    if not rows:
        return
    if title:
        console.print(Text(title, style="bold"))
    table = Table(box=None, show_header=False, padding=(0, 2))
    table.add_column(max_width=max(console.width // 2, 28))
    table.add_column(overflow="fold")
    for name, value in rows:
        table.add_row(name, "" if name.startswith(value) else value)  # a row may be about the one who lies there
    console.print(table)


def show_box(console: Console, words: Words, box: Json) -> None:
    """Row by row who lies there; in a fight the two lines that face each other side by side."""
    console.print(Text(words.say(box["title"]), style="bold"))
    rows: list[tuple[str, str]] = []
    facing = filter(_face_each_other, pairwise(box["rows"])) if box.get("hex") else ()
    lines: Sequence[Json] = next(iter(facing), ())
    for row in box["rows"]:
        if row in lines:
            if row is lines[0]:
                _show_rows(console, "", rows)
                _show_lines(console, words, lines)
                rows = []
        elif any(slot["pieces"] for slot in row["slots"]):
            rows.append((words.say(row["title"]), ", ".join(_slot(words, slot) for slot in row["slots"])))
    _show_rows(console, "", rows)


def _face_each_other(rows: tuple[Json, Json]) -> bool:
    sides, lengths = {row.get("side") for row in rows} - {None}, {len(row["slots"]) for row in rows}
    return len(sides) == 2 and len(lengths) == 1 and lengths != {0}


def _show_lines(console: Console, words: Words, lines: Sequence[Json]) -> None:
    table = Table(box=None, padding=(0, 2))
    for row in lines:
        table.add_column(words.say(row["title"]), header_style="not bold italic")
    for slots in zip(*(row["slots"] for row in lines), strict=True):
        table.add_row(*(_slot(words, slot) or "–" for slot in slots))
    console.print(table)


def _slot(words: Words, slot: Json) -> str:
    """Who lies there. Of many alike, each name without its numbers, and how often it is there."""
    if not slot.get("also"):
        count = slot.get("count", 1)
        return " + ".join(map(words.piece, slot["pieces"])) + (f" ×{count}" if count > 1 else "")
    called: dict[str, list[str]] = {}
    for name in map(words.piece, (*slot["pieces"], *slot["also"])):
        called.setdefault(name.rstrip("0123456789").rstrip(), []).append(name)
    return ", ".join(f"{stem} ×{len(names)}" if len(names) > 1 else names[0] for stem, names in called.items())


def show_result(console: Console, words: Words, scene: Json) -> None:
    """How it ended; among many, who came where."""
    result = scene["result"]
    if result is None:
        return
    console.print(Text(words.say(result["text"]), style="bold"))
    ranks, scores = result.get("ranks") or {}, result["scores"]
    if len(ranks) > 2:
        places: dict[int, list[str]] = {}
        for seat, rank in ranks.items():
            score = f" ({scores[seat]})" if seat in scores else ""
            places.setdefault(rank, []).append(words.side(seat) + score)
        rows = [(f"{rank}.", ", ".join(seats)) for rank, seats in sorted(places.items())]
        _show_rows(console, words.front.text("view-ranks"), rows)


# -- orders ---------------------------------------------------------------------------------------------------------


def standing(words: Words, scene: Json) -> Rows:
    """The settings that hold now."""
    return [(words.say(order["group"]), words.say(order["text"])) for order in scene["commands"] if order.get("now")]


def show_orders(console: Console, words: Words, scene: Json) -> None:
    """The standing orders, and what may be ordered at any time."""
    if not scene["commands"]:
        return console.print(words.front.text("orders-none"))
    _show_rows(console, words.front.text("view-orders"), standing(words, scene))
    groups: dict[str, list[Json]] = {}
    for order in scene["commands"]:
        if not order.get("now"):
            groups.setdefault(order["action"].partition(" ")[0], []).append(order)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for verb, orders in groups.items():
        general, _ = in_common(words, orders)
        if general and len(orders) > 1:
            table.add_row(f"  {verb} …", general)
        else:
            for order in orders:
                group = f"{words.say(order['group'])}: " if order.get("group") else ""
                table.add_row(f"  {order['action']}", group + words.say(order["text"]))
    console.print(table)


# -- a hex and a counter --------------------------------------------------------------------------------------------


def show_hex(console: Console, words: Words, scene: Json, hex_: str) -> None:
    """What is printed there, who is there as far as the seat may know, and what is to be said of it."""
    text = words.front.text
    console.print(Text(f"{words.hex(hex_)}  {' · '.join(_printed(words, hex_))}".rstrip(), style="bold"))
    stacks = [stack for stack in scene["stacks"] if hex_ in hexes_of(stack)]
    owners = [mark["side"] for mark in scene["marks"] if mark["hex"] == hex_ and mark["kind"] == "control"]
    for owner in owners:
        console.print(text("stack-held", side=words.side(owner)))
    boxes = [box for box in scene["boxes"] if box.get("hex") == hex_]
    if not stacks and not boxes:
        console.print(text("stack-empty"))
    for stack in stacks:
        key = "stack-whole" if stack["whole"] else "stack-top-only"
        console.print(text(key, side=words.side(stack["side"]), count=len(stack["pieces"])))
        table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
        for piece in stack["pieces"]:
            face = words.board.face(piece, scene)
            table.add_row(words.piece(piece), Text(words.say(face["about"]) if face else "", style="dim"))
        console.print(table)
    for box in boxes:
        show_box(console, words, box)
    for seen in scene.get("seen") or ():
        if seen["hex"] == hex_:
            console.print(f"{words.piece(seen['piece'])}: {words.say(seen['text'])}")
    overlays = (entry for overlay in scene.get("overlays") or () for entry in overlay["entries"])
    notes = [mark["text"] for mark in scene["marks"] if mark["hex"] == hex_ and mark.get("text")]
    notes += [entry["text"] for entry in overlays if hex_ in entry["hexes"]]
    for note in notes:
        console.print(words.say(note))
    for chart in words.game.charts:
        if chart.ground and (rows := [row for row in chart.rows if row.id in words.board.ground(hex_)]):
            show_chart(words.front, chart, rows)


def _printed(words: Words, hex_: str) -> Iterable[str]:
    """Terrain, region, features, places and edges of a hex."""
    board = words.board
    entry = board.hexes[hex_]
    yield ", ".join(words.say(board.terrains[terrain]["name"]) for terrain in entry["terrain"])
    if entry.get("region"):
        yield words.say(board.regions[entry["region"]]["name"])
    if hex_ in board.waters:
        yield words.say(board.waters[hex_])
    rivers = ", ".join(name for stream in board.streams.get(hex_, ()) if (name := words.say(stream["name"])))
    for feature in entry.get("features") or ():
        yield words.kind("feature", feature) + (f" ({rivers})" if feature == "river" and rivers else "")
    for nth, place in enumerate(board.places.get(hex_, ())):
        kinds = [place["kind"], *(kind for kind in ("fortress", "capital", "port") if place.get(kind))]
        value = f" {words.say(place['value'])}" if place.get("value") else ""
        name = f"{words.say(place['name'])}: " if nth else ""  # the first has been named already
        yield name + ", ".join(words.kind("place", kind) for kind in kinds) + value
    edges: dict[str, list[str]] = {}
    for direction in range(DIRECTIONS):
        if edge := board.edge(hex_, direction):
            edges.setdefault(edge["kind"], []).append(board.neighbour(hex_, direction) or "")
    yield from (f"{words.kind('edge', kind)} → {', '.join(beyond)}" for kind, beyond in edges.items())


def show_piece(console: Console, words: Words, scene: Json, piece: str) -> None:
    """Both sides of a counter, and where it is if that is known."""
    console.print(Text(words.piece(piece), style="bold") + Text(f"  {piece}", style="dim not bold"))
    faces = [face for face in (words.board.faces[piece], words.board.faces.get(f"{piece}~")) if face]
    for about in dict.fromkeys(words.say(face["about"]) for face in faces):
        console.print(about)
    for stack in scene["stacks"]:
        if piece in stack["pieces"]:
            console.print(words.front.text("unit-at", hex=words.hex(stack["hex"])))
    for box in scene["boxes"]:
        for row in box["rows"]:
            if any(piece in slot["pieces"] for slot in row["slots"]):
                console.print(f"{words.say(box['title'])}: {words.say(row['title'])}")
    if faces[0].get("reconstructed"):
        console.print(Text(words.front.text("unit-reconstruction"), style="dim"))
