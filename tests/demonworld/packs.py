"""Data packs for tests: guns and a chariot the rulebook tells of and gives no card of, sheets with a little terrain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hexarchy.games.demonworld import Demonworld
from hexarchy.games.demonworld.board import DATA, ROWS

SHEET = "9"  # the layout of a table with terrain

GUN = """
[[large_element]]
id = "{id}"
name = "{id}"
name_fr = "{id}"
army = "empire"
kind = "artillery"
base = "{base}"
mp = {{ M = 9, A = 0, S = 6, H = 6 }}
fire = "{fire}"
projectiles = [{projectiles}]
ranges = {{ minimum = {least}, short = {short}, medium = {medium}, long = {long} }}
load_needed = 6
crew = 4
attacks = [{{ name = "crew", bf = 3, fields = "one attack per base field against an element touching it" }}]
initiative = 2
size = 2
armor = 0
melee_skill = 0
fear = 1
hit_points = {hits}
points = 100
slain = "removed"
seed = "002:3640-3648"
source = "card"
"""


def gun(
    name: str, fire: str, projectile: str, ranges: tuple[int, int, int, int], base: str = "artillery3", more: str = ""
) -> str:
    kinds = (one.rsplit(" ", 1) for one in projectile.split(", "))
    written = ", ".join(f'{{ name = "{kind}", bf = {factor} }}' for kind, factor in kinds)
    least, short, medium, far = ranges
    return (
        GUN.format(
            id=name,
            base=base,
            fire=fire,
            projectiles=written,
            least=least,
            short=short,
            medium=medium,
            long=far,
            hits=4,
        )
        + more
    )


BEASTS = """
[[large_element]]
id = "beast_chariot"
name = "Beast Chariot"
name_fr = "Char à bêtes"
army = "empire"
kind = "chariot"
base = "chariot"
mp = { M = 26, A = 18, S = 10, H = 3 }
overrun = 6
crew = 4
draught_animals = 4
attacks = [
  { name = "crew handweapon", bf = 5, fields = "back flanks, rear" },
  { name = "creatures", bf = 4, fields = "front" },
]
initiative = 2
size = 2
size_animals = 3
armor = 3
armor_animals = 1
melee_skill = 0
fear = 1
hit_points = 4
points = 100
slain = "removed"
seed = "002:3470-3582"
source = "card"
"""

GUNS = "".join(
    (
        gun("ballista", "direct", "BOLT 8", (0, 4, 12, 20)),  # DW-E-ART-12, -38
        gun("cannon", "direct", "BALL 8", (0, 10, 20, 30)),
        gun("twin_gun", "direct", "BOLT 8, BALL 8", (0, 10, 20, 30)),
        gun("onager", "indirect", "Stone 6", (6, 10, 20, 30)),  # DW-E-ART-14, -56
        gun("fire_pot", "indirect", "Stone 6", (6, 10, 20, 30), more="incendiary = true"),
        gun("trebuchet", "indirect", "STONE 8", (6, 15, 25, 35), "artillery4"),  # DW-E-ART-58
    )
)


def changed(file: str, *lines: tuple[str, str]) -> Demonworld:
    """The game with lines of a data file replaced, each where it stands first."""
    text = (DATA / file).read_text(encoding="utf-8")
    for plain, other in lines:
        assert plain in text, plain
        text = text.replace(plain, other, 1)
    with TemporaryDirectory() as folder:
        (Path(folder) / file).write_text(text, encoding="utf-8")
        return Demonworld(Path(folder))


@lru_cache(1)
def guns() -> Demonworld:
    """The game with these guns in it."""
    return ground()


def ground(
    *,
    terrain: Mapping[str, str] | None = None,
    height: Mapping[str, int] | None = None,
    walls: Sequence[str] = (),
    hedges: Sequence[str] = (),
    roads: Sequence[Sequence[str]] = (),
) -> Demonworld:
    """The same with a sheet of its own: terrain and levels of hills by field, what lies between fields, roads."""
    with TemporaryDirectory() as folder:
        pack = Path(folder)
        cards = (DATA / "large_elements.toml").read_text()
        (pack / "large_elements.toml").write_text(cards + GUNS + BEASTS)
        sheet = _sheet(terrain or {}, height or {}, walls, hedges, roads)
        (pack / "maps.toml").write_text((DATA / "maps.toml").read_text() + sheet)
        return Demonworld(pack)


def _sheet(
    terrain: Mapping[str, str],
    height: Mapping[str, int],
    walls: Sequence[str],
    hedges: Sequence[str],
    roads: Sequence[Sequence[str]],
) -> str:
    rows = []
    for number, row in enumerate(ROWS):
        fields = [f"{row}{place}" for place in range(1, 18 + number % 2)]
        letters = "".join(terrain.get(field, ".") for field in fields)
        levels = "".join(str(height.get(field, 0)) for field in fields)
        rows.append(f'  {{ row = "{row}", terrain = "{letters}", height = "{levels}" }},')
    return "\n".join(
        (
            "\n[[sheet]]",
            f"number = {SHEET}",
            'title = "A Test"',
            "rows = [",
            *rows,
            "]",
            f"walls = {list(walls)}",
            f"hedges = {list(hedges)}",
            f"roads = {[list(road) for road in roads]}",
            "",
        )
    )
