"""Pictures of the table for the documentation: python tools/web_pictures.py [folder]

A real server plays a recorded match up to a moment worth looking at; Chromium photographs it. The pictures are written
with few colours, so that the repository stays small.
"""

from __future__ import annotations

import json
import os
import shutil
import struct
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.guest import SPOT, Guest  # noqa: E402
from tests.browser.house import House, Table  # noqa: E402

Colour = tuple[int, int, int]
RECORDS = ROOT / "tests/records"
DESK: dict[str, Any] = {"viewport": {"width": 1400, "height": 780}}
HIGH: dict[str, Any] = {"viewport": {"width": 1400, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def after(house: House, actions: int, record: str = "0.1.0/demonlord-standard-captains") -> Table:
    """A recorded match after so many actions, all seats taken by people."""
    read = json.loads((RECORDS / f"{record}.json").read_text())
    body = {"record": {**read, "actions": read["actions"][:actions], "digest": None}}
    made = house.call("matches/import", body, status=201)
    return Table(made["match"], made["tokens"])


def seated(guest: Guest, path: str) -> None:
    """At a table, the welcome read."""
    guest.sit(path)
    if (read := guest.page.locator("#greeted")).count():
        read.click()


def lobby(guest: Guest, house: House) -> None:
    guest.open("/")
    guest.page.locator("#begin").wait_for()


def march(guest: Guest, house: House) -> None:
    """A unit on the march: what it can reach, what that costs, and the way to where the mouse points."""
    seated(guest, after(house, 1300).path("hosar"))
    guest.drawn()
    scene = guest.scene
    taken = {stack["hex"] for stack in scene["stacks"]}
    free = [o for o in scene["decision"]["options"] if "via" in o and o["on"]["hex"] not in taken]
    spots = {o["action"]: guest.page.evaluate(SPOT, o["on"]["hex"]) for o in free}
    far = max((o for o in free if spots[o["action"]]), key=lambda o: (len(o["via"]), o["action"]))["action"]
    guest.page.mouse.move(*spots[far])
    guest.until(f"store.ui.preview === '{far}'")


def neighbourhood(guest: Guest, house: House) -> None:
    seated(guest, after(house, 1300).path("hosar"))


def battle(guest: Guest, house: House) -> None:
    seated(guest, after(house, 901).path("hosar"))
    guest.page.locator(".battle").wait_for()


def siege(guest: Guest, house: House) -> None:
    seated(guest, after(house, 344).path("hosar"))
    guest.page.keyboard.press("s")
    guest.page.locator(".odds .shares").first.wait_for()


def lesson(guest: Guest, house: House) -> None:
    made = house.call("matches/lesson", {"game": "demonlord", "chapter": "march"}, status=201)
    seated(guest, Table(made["match"], made["tokens"]).path("hosar"))
    guest.page.locator(".coach").wait_for()


def war(guest: Guest, house: House) -> None:
    """Ten kingdoms in the middle of a war, and a march with its price."""
    table = house.lay("mid-war")
    for action in ("end", "move zola_heavy_horse_1"):
        house.act(table, "kingdoms", action)
    seated(guest, table.path("kingdoms"))
    guest.page.keyboard.press("0")
    guest.page.keyboard.press("s")
    guest.drawn()
    guest.page.mouse.move(*guest.page.evaluate(SPOT, "3012"))
    guest.until("store.ui.preview === 'road 3012'")


def storm(guest: Guest, house: House) -> None:
    """Before the walls of a city: who leads, and what the die may bring."""
    table = house.lay("night-raid")
    wishes = [
        *("move necro_greater_1", "with necro_greater_2", "with necro_greater_3", "with tol_morn"),
        *("step 3418", "step 3519", "move necro_greater_5", "with necro_greater_6", "with necro_siege", "step 3519"),
    ]
    while True:
        seat, asked = next((seat, it) for seat in table.tokens if (it := house.scene(table, seat)["decision"]))
        if asked["key"] == "battle-leader":
            break
        offered = [option["action"] for option in asked["options"]]
        mild = next((word for word in ("keep", "end", "pass") if word in offered), offered[0])
        wish = wishes.pop(0) if wishes and wishes[0] in offered else mild
        house.act(table, seat, wish)
    seated(guest, table.path("necromancer"))
    guest.page.keyboard.press("o")
    guest.page.locator(".odds .shares").first.wait_for()


def kingdoms(guest: Guest, house: House) -> None:
    """Divine Right: armies before castles, a hand of cards, the kingdoms of three players."""
    seated(guest, after(house, 700, "0.2.0/divine_right-classic").path("first"))


def field(guest: Guest, house: House) -> None:
    """Demonworld: lines of battle, each unit with its front and its orders."""
    seated(guest, after(house, 260, "0.2.0/demonworld-basic").path("orcs"))


PICTURES: dict[str, tuple[Callable[[Guest, House], None], dict[str, Any]]] = {
    "lobby": (lobby, HIGH),
    "table": (march, DESK),
    "battle": (battle, HIGH),
    "dark": (march, {**DESK, "color_scheme": "dark"}),
    "french": (siege, {**HIGH, "locale": "fr-FR"}),
    "lesson": (lesson, DESK),
    "emperor": (war, HIGH),
    "emperor-battle": (storm, HIGH),
    "kingdoms": (kingdoms, HIGH),
    "field": (field, HIGH),
    "phone": (neighbourhood, PHONE),
    "phone-battle": (battle, PHONE),
}


# -- few colours -------------------------------------------------------------------------------------------------------


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def unfiltered(png: bytes) -> tuple[int, int, list[Colour]]:
    """Width, height and pixels of a picture as Chromium writes it: eight bits, with or without transparency."""
    width, height, depth, colour = struct.unpack(">IIBB", png[16:26])
    assert depth == 8
    bytes_each = {2: 3, 6: 4}[colour]
    data, at = b"", 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        at += size + 12
    raw, line = zlib.decompress(data), width * bytes_each
    above = bytearray(line)
    pixels: list[Colour] = []
    for y in range(height):
        start = y * (line + 1)
        row = bytearray(raw[start + 1 : start + 1 + line])
        unfilter(raw[start], row, above, bytes_each)
        pixels += zip(row[::bytes_each], row[1::bytes_each], row[2::bytes_each], strict=True)
        above = row
    return width, height, pixels


def unfilter(kind: int, row: bytearray, above: bytearray, step: int) -> None:
    """Each byte was stored as its difference from the one at its left, above, or a mixture (PNG, filter types)."""
    for i in range(len(row)):
        left, up = row[i - step] if i >= step else 0, above[i]
        if kind == 1:
            row[i] = (row[i] + left) & 255
        elif kind == 2:
            row[i] = (row[i] + up) & 255
        elif kind == 3:
            row[i] = (row[i] + (left + up) // 2) & 255
        elif kind == 4:
            corner = above[i - step] if i >= step else 0
            guess = left + up - corner
            nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
            row[i] = (row[i] + nearest[2]) & 255


def palette(counted: Counter[Colour], most: int) -> list[list[Colour]]:
    """The colours in so many boxes: the box that spreads farthest for its weight is cut in two, again and again."""
    boxes = [list(counted)]

    def worth(box: list[Colour]) -> float:
        spread = max(max(c[i] for c in box) - min(c[i] for c in box) for i in range(3))
        return float(spread * sum(counted[c] for c in box) ** 0.5)

    weights = [worth(boxes[0])]
    while len(boxes) < most and max(weights) > 0:
        at = weights.index(max(weights))
        box = boxes.pop(at)
        weights.pop(at)
        axis = max(range(3), key=lambda i: max(c[i] for c in box) - min(c[i] for c in box))
        box.sort(key=lambda c: c[axis])
        half, sofar, cut = sum(counted[c] for c in box) / 2, 0, 0
        while cut < len(box) - 1 and (sofar < half or cut == 0):
            sofar += counted[box[cut]]
            cut += 1
        for part in (box[:cut], box[cut:]):
            boxes.append(part)
            weights.append(worth(part))
    return boxes


def mean(box: list[Colour], counted: Counter[Colour]) -> Colour:
    weight = sum(counted[c] for c in box)
    red, green, blue = (round(sum(c[i] * counted[c] for c in box) / weight) for i in range(3))
    return red, green, blue


def distance(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2


def small(png: bytes, most: int = 120) -> bytes:
    """The same picture with so many colours."""
    width, height, pixels = unfiltered(png)
    counted = Counter(pixels)
    means = [mean(box, counted) for box in palette(counted, most)]
    index = {c: min(range(len(means)), key=lambda i: distance(c, means[i])) for c in counted}
    places = bytes(map(index.__getitem__, pixels))
    raw = b"".join(b"\0" + places[y * width : (y + 1) * width] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = chunk(b"PLTE", b"".join(map(bytes, means))) + chunk(b"IDAT", zlib.compress(raw, 9))
    return png[:8] + chunk(b"IHDR", head) + body + chunk(b"IEND", b"")


def main() -> None:
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as play:
            path = os.environ.get("CHROMIUM") or shutil.which("chromium")
            browser = play.chromium.launch(executable_path=path)
            for name, (show, window) in PICTURES.items():
                guest = Guest(browser, house.url, **window)
                show(guest, house)
                guest.drawn()
                (folder / f"{name}.png").write_bytes(small(guest.page.screenshot(animations="disabled")))
                guest.close()
                print(f"{name}: {(folder / f'{name}.png').stat().st_size // 1000} kB")
    finally:
        house.stop()
        shutil.rmtree(house.folder)


if __name__ == "__main__":
    main()
