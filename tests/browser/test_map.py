"""The map of both games as a person sees it: coasts, rivers, names, contested hexes, and small windows."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest

from tests.browser.guest import Guest
from tests.browser.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

# Hexes in whose middle another terrain lies; hexes side by side that are alike, land or sea, but cut off from each
# other.
GROUND = """async () => {
  const { groundOf, LAND } = await import('/static/js/terrain.js');
  const { board, grid } = store, ground = groundOf(board, grid), kinds = Object.keys(board.terrains);
  const much = (x, y, kind) => {
    const [i, j] = [x, y].map((v) => Math.round((v + ground.margin) * 4));
    return ground.amount[(j * ground.wide + i) * ground.many + ground.kinds.indexOf(kind)];
  };
  const wet = new Map(board.hexes.map((hex) => [hex.id, board.terrains[hex.centre].pattern === 'waves']));
  const wrong = [], parted = [];
  for (const hex of board.hexes) {
    const [x, y] = grid.centre(hex.id);
    if (kinds.some((kind) => much(x, y, kind) > much(x, y, hex.centre))) wrong.push(hex.id);
    for (let d = 0; ground.wet[0] && d < 3; d++) {
      const near = grid.neighbour(hex.id, d);
      if (!near || wet.get(near) !== wet.get(hex.id)) continue;
      const [a, b] = grid.centre(near), land = much((x + a) / 2, (y + b) / 2, LAND) > 0.46 * 225;
      if (land === wet.get(hex.id)) parted.push(`${hex.id} ${near}`);
    }
  }
  return { wrong, parted };
}"""
# How much of the coast keeps to the sides of hexes: the share of its points less than three pixels from one.
ALONG = """async () => {
  const { groundOf, LAND } = await import('/static/js/terrain.js');
  const { board, grid } = store, line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', groundOf(board, grid).outline(LAND));
  let near = 0;
  const length = line.getTotalLength(), many = 600;
  for (let i = 0; i < many; i++) {
    const at = line.getPointAtLength((length * i) / many), x = at.x / 400, y = at.y / 400, hex = grid.nearest(x, y);
    const corners = grid.corners(hex);
    const far = corners.map((p, d) => {
      const q = corners[(d + 1) % 6];
      return Math.abs((q[0] - p[0]) * (p[1] - y) - (p[0] - x) * (q[1] - p[1]));
    });
    if (Math.min(...far) * 40 < 3) near++;
  }
  return near / many;
}"""
LOOK = "([k, hex]) => import('/static/js/board.js').then(({ centreOn }) => centreOn(hex, { k }))"
# Names that lie over each other, over a counter, or past the edge of the sheet.
NAMES = """() => {
  const box = (node) => node.getBoundingClientRect(), sheet = box(document.querySelector('.ground')), hidden = [];
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / (a.width * a.height);
  const names = [...document.querySelectorAll('.names text')];
  const cards = [...document.querySelectorAll('.stack .card')].map(box);
  for (const name of names) {
    const at = box(name);
    if (names.some((other) => other !== name && shared(at, box(other)) > 0.2)) hidden.push(name.textContent);
    if (cards.reduce((sum, card) => sum + shared(at, card), 0) > 0.35) hidden.push(`${name.textContent} and counters`);
    const inside = at.left >= sheet.left && at.right <= sheet.right && at.top >= sheet.top && at.bottom <= sheet.bottom;
    if (!inside) hidden.push(`${name.textContent} cut`);
  }
  return { many: names.length, hidden, least: Math.min(...names.map((name) => box(name).height)) };
}"""
# What overlaps the buttons of the map.
BUTTONS = """() => {
  const mini = document.querySelector('.mini').getBoundingClientRect();
  const covers = (b) => b.left < mini.right && b.right > mini.left && b.top < mini.bottom && b.bottom > mini.top;
  return [...document.querySelectorAll('.zooms .tool')].map((tool) => tool.getBoundingClientRect())
    .filter((box) => box.width && covers(box)).length;
}"""


def war(visit: Callable[..., Guest], house: House, **window: object) -> Guest:
    return visit(**window).sit(house.lay("mid-war").path("kingdoms"))


def at_zoom(guest: Guest, zoom: float, hex_: str) -> None:
    guest.page.evaluate(LOOK, [zoom, hex_])
    guest.until("document.querySelector('.glass').style.willChange === 'auto'")
    step = min(1, 2 ** (round(math.log2(zoom) * 2) / 2))
    guest.until(f"Math.abs(document.querySelector('.names').dataset.zoom - {step}) < 0.01")


def test_coasts_are_natural_and_part_no_neighbours(visit: Callable[..., Guest], house: House) -> None:
    guest = war(visit, house)
    assert guest.page.evaluate(GROUND) == {"wrong": [], "parted": []}
    assert guest.page.evaluate(ALONG) < 0.3  # along hexsides it would be all of it


def test_the_ground_keeps_what_hexes_say(visit: Callable[..., Guest], house: House) -> None:
    guest = visit().sit(house.lay("last-evening").path("hosar"))
    assert len(guest.page.evaluate(GROUND)["wrong"]) < 5  # patches smaller than their hex may lie beside its middle
    assert guest.page.locator(".spring").count() == 4  # in the mountains; the other ends leave the map


@pytest.mark.parametrize("zoom", [0.3, 0.5, 0.8, 1.2])
def test_names_hide_nothing_and_are_read_at_any_zoom(visit: Callable[..., Guest], house: House, zoom: float) -> None:
    guest = war(visit, house)
    at_zoom(guest, zoom, "2414")
    found = guest.page.evaluate(NAMES)
    assert found["hidden"] == []
    assert found["many"] >= 30
    assert found["least"] >= 9


@pytest.mark.parametrize("size", [(1400, 900), (844, 390), (700, 450), (390, 844)])
def test_the_small_map_covers_no_button(visit: Callable[..., Guest], house: House, size: tuple[int, int]) -> None:
    guest = war(visit, house, viewport={"width": size[0], "height": size[1]})
    assert guest.page.evaluate(BUTTONS) == 0


def test_the_small_map_follows_the_dark(visit: Callable[..., Guest], house: House) -> None:
    guest = war(visit, house, color_scheme="dark")
    paint = "document.querySelector('#ground rect').getAttribute('fill')"
    assert guest.page.locator(".mini use").get_attribute("href") == "#ground"
    dark = guest.store(paint)
    guest.page.emulate_media(color_scheme="light")
    guest.until(f"{paint} !== '{dark}'")


@pytest.mark.parametrize("size", [(844, 390), (700, 450)])
def test_a_low_window_shows_map_question_and_answers(
    visit: Callable[..., Guest], house: House, size: tuple[int, int]
) -> None:
    """A phone held sideways, and a page magnified to 200 %."""
    width, height = size
    guest = war(visit, house, viewport={"width": width, "height": height})
    board = guest.page.locator(".board").bounding_box()
    assert board is not None
    assert board["width"] > 0.5 * width
    assert board["height"] > 0.8 * height
    for shown in ("#question", ".decision .option"):
        box = guest.page.locator(shown).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert box["x"] + box["width"] <= width


def test_a_contested_hex_shows_both_sides_apart(visit: Callable[..., Guest], house: House) -> None:
    guest = war(visit, house)
    at_zoom(guest, 1.2, "3413")
    assert guest.page.locator(".contested").count() == 2
    stacks = guest.page.locator('.stack[data-hex="3413"] .card')
    left, right = sorted(box["x"] for one in stacks.all() if (box := one.bounding_box()))
    box = stacks.first.bounding_box()
    assert box is not None
    assert right - left >= box["width"]


def test_a_stack_is_one_label_to_a_screen_reader(visit: Callable[..., Guest], house: House) -> None:
    guest = war(visit, house)
    told = guest.page.locator('.stack[data-hex="2713"]').aria_snapshot()
    assert told.lstrip("- '").startswith('img "Kingdoms in 2713')
    assert len(told.splitlines()) == 1
    assert "Imperial Legion 1" in told


def test_counters_that_look_alike_are_told_apart(visit: Callable[..., Guest], house: House) -> None:
    guest = war(visit, house)
    at_zoom(guest, 1.2, "2713")
    guest.page.evaluate("import('/static/js/store.js').then(({ setUi }) => setUi({ open: '2713' }))")
    guest.page.locator(".fan .card-spot").first.wait_for()
    assert guest.page.locator(".fan .caption").all_text_contents()[:2] == ["#1", "#2"]  # two legions
