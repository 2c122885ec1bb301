"""Orders on the page, and what it draws from the board alone: counters, names of places, colours of sides."""

from __future__ import annotations

from typing import Any

from tests.chromium import settle

STORE = "import('/static/js/store.js').then(({ store }) => %s)"
SPOT = """async (hex) => {
  const { store } = await import('/static/js/store.js');
  const [x, y] = store.grid.centre(hex);
  const point = new DOMPoint(x * 40, y * 40).matrixTransform(document.querySelector('.sheet').getScreenCTM());
  return [point.x, point.y];
}"""
TIMUR = "0510"  # the fullest stack of the set-up


def look_at(page: Any, number: str) -> None:
    """A hex in the middle of the board, its tab open."""
    settle(page)
    page.evaluate(f"import('/static/js/board.js').then((b) => b.centreOn('{number}'))")
    page.evaluate(f"import('/static/js/store.js').then((s) => s.setUi({{ cursor: '{number}', tab: 'hex' }}))")
    page.locator(".hex-info h3", has_text=number).wait_for()


def top(page: Any, number: str) -> str:
    return str(page.evaluate(STORE % f"store.scene.stacks.find((s) => s.hex === '{number}').pieces[0]"))


def on_top(page: Any, number: str, piece: str) -> None:
    page.wait_for_function(f"() => store.scene.stacks.find((s) => s.hex === '{number}').pieces[0] === '{piece}'")


def test_a_unit_goes_to_the_top_by_mouse_in_the_open_stack(visit: Any, mock: Any) -> None:
    page = visit("/match/21-top#hosar")
    look_at(page, TIMUR)
    page.mouse.click(*page.evaluate(SPOT, TIMUR))
    button = page.locator(".fan .to-top").first
    order = button.get_attribute("data-command")
    assert order == "top ti_knights"
    button.click()
    on_top(page, TIMUR, "ti_knights")
    assert mock.tables.posted[-1]["action"] == order


def test_a_unit_goes_to_the_top_by_keyboard(visit: Any) -> None:
    page = visit("/match/21-top-keys#hosar")
    look_at(page, TIMUR)
    before = top(page, TIMUR)
    page.locator(".board").focus()
    page.keyboard.press("t")
    button = page.locator(".hex-info [data-command]:focus")
    button.wait_for()
    piece = button.get_attribute("data-command").split(" ")[1]
    assert button.get_attribute("aria-label").startswith("On top: ")
    assert piece != before
    page.keyboard.press("Enter")
    on_top(page, TIMUR, piece)


def test_a_setting_of_a_siege_shows_what_holds(visit: Any) -> None:
    page = visit("/match/640-siege#demon")
    look_at(page, TIMUR)
    pressed = page.locator(".hex-info .setting [aria-pressed=true]")
    assert pressed.get_attribute("data-command") == f"siege-ask {TIMUR}"
    page.locator(f"[data-command='siege-invest {TIMUR}']").click()
    page.locator(f"[data-command='siege-invest {TIMUR}'][aria-pressed=true]").wait_for()
    assert pressed.count() == 1


def test_standing_orders_are_given_in_the_situation(visit: Any) -> None:
    page = visit("/match/22-standing#hosar")
    page.wait_for_selector(".stack")
    page.locator("#tab-status").click()
    page.locator("[data-command='order fire-always']").click()
    page.locator("[data-command='order fire-always'][aria-pressed=true]").wait_for()


def test_nothing_is_ordered_in_the_past_nor_by_a_watcher(visit: Any) -> None:
    watcher = visit("/match/22-ordered")
    look_at(watcher, TIMUR)
    assert watcher.locator("[data-command]").count() == 0
    page = visit("/match/22-ordered#hosar")
    look_at(page, TIMUR)
    page.locator(".hex-info [data-command]").first.wait_for()
    page.keyboard.press("h")
    page.keyboard.press(",")
    page.locator(".replay output", has_text="21 / 22").wait_for()
    page.locator("[data-command]").first.wait_for(state="detached")


def test_names_of_places_are_drawn_above_counters(visit: Any) -> None:
    page = visit("/match/21-names#hosar")
    page.wait_for_selector(".stack")
    layers = page.evaluate("[...document.querySelectorAll('.sheet > g')].map((g) => g.classList[0])")
    assert layers.index("names") > layers.index("stacks")
    assert page.locator(".sheet .name", has_text="Timur").count() == 1


def test_sides_have_the_colours_of_the_board_and_strokes_of_their_own(visit: Any) -> None:
    page = visit("/match/22-sides#hosar", color_scheme="light")
    page.wait_for_selector(".stack")
    looks = page.evaluate("""async () => {
      const { store } = await import('/static/js/store.js');
      return Object.entries(store.board.sides).map(([id, side]) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.className = `side-${id}`;
        const style = getComputedStyle(probe);
        return [side.paint, style.getPropertyValue('--side'), style.getPropertyValue('--stroke')];
      });
    }""")
    assert all(paint == side for paint, side, _ in looks)
    assert len({stroke for _, _, stroke in looks}) == len(looks) == 3


def test_counters_of_another_kind_are_drawn_by_the_same_code(visit: Any) -> None:
    page = visit("/match/22-faces#hosar")
    page.wait_for_selector(".stack")
    drawn = page.evaluate("""async () => {
      const { store } = await import('/static/js/store.js');
      const { chip } = await import('/static/js/counters.js');
      const { render } = await import('/static/vendor/lit-html.js');
      const name = { en: 'Fleet', fr: 'Flotte' }, about = { en: 'naval · strength 12', fr: 'navale · force 12' };
      const plain = { name, about, paint: '#204060', ink: '#ffffff', picture: 'wings' };
      store.board.faces.fleet = { ...plain, shape: 'troop', fill: 'outline', values: [{ text: '12', style: 'plain' }] };
      store.board.faces.sage = { ...plain, shape: 'person', badge: '4',
        values: [{ text: '3', style: 'plain' }, { text: '2', style: 'plain' }, { text: '5', style: 'spark' }] };
      const shown = (piece) => {
        const at = document.createElement('div');
        render(chip(piece), at);
        const texts = [...at.querySelectorAll('text')].map((t) => t.textContent).filter(Boolean);
        return [at.querySelector('svg').getAttribute('aria-label'), texts, at.querySelectorAll('.spark').length];
      };
      return [shown('fleet'), shown('sage')];
    }""")
    assert drawn == [
        ["Fleet · naval · strength 12", ["12"], 0],
        ["Fleet · naval · strength 12", ["4", "3", "2", "5"], 1],
    ]
