"""The page in a real browser: drawn, played by mouse, touch and keyboard, in both languages, under a strict policy."""

from __future__ import annotations

import gzip
import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hexarchy.server.packed import NOTES, without_notes
from tests.chromium import drawn, settle
from tests.web import test_preload as preload

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src/hexarchy/web"

STORE = "import('/static/js/store.js').then(({ store }) => %s)"
SPOT = """async (hex) => {
  const { store } = await import('/static/js/store.js');
  const [x, y] = store.grid.centre(hex);
  const point = new DOMPoint(x * 40, y * 40).matrixTransform(document.querySelector('.sheet').getScreenCTM());
  return [point.x, point.y];
}"""


def spot(page: Any, number: str) -> tuple[float, float]:
    x, y = page.evaluate(SPOT, number)
    return x, y


def posted(mock: Any, deed: Callable[[], None], page: Any) -> str:
    """The action sent by what is done."""
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        deed()
    assert answer.value.ok
    return str(mock.tables.posted[-1]["action"])


def test_the_board_is_drawn(visit: Any) -> None:
    page = visit("/match/22-draw#hosar")
    settle(page)
    assert page.locator(".numbers text").count() == 506
    assert page.locator(".place").count() == 30
    assert page.locator(".target").count() == 32
    assert page.locator("path.river").count() == 2
    assert "Foot Archers" in page.locator("#question").inner_text()


def test_every_option_is_a_button_with_text(visit: Any) -> None:
    page = visit("/match/22-buttons#hosar")
    settle(page)
    options = page.evaluate(
        "import('/static/js/store.js').then((s) => s.store.scene.decision.options.map((o) => o.text.en))"
    )
    buttons = page.locator(".decision .option[data-action]")
    assert buttons.count() == len(options)
    for text in options[:3]:
        assert page.locator(".decision .option", has_text=text).count() >= 1


def test_a_lit_hex_is_chosen_by_mouse_and_taken_back(visit: Any, mock: Any) -> None:
    page = visit("/match/22-mouse#hosar")
    settle(page)
    assert posted(mock, lambda: page.mouse.click(*spot(page, "0217")), page) == "move 0217"
    page.wait_for_function("() => store.scene.version === 23 && !store.sending")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => store.scene.version === 22")


def test_a_counter_of_a_stack_is_chosen_by_mouse(visit: Any, mock: Any) -> None:
    page = visit("/match/21-stack#hosar")
    settle(page)
    page.evaluate("import('/static/js/board.js').then((b) => b.centreOn('0510'))")
    drawn(page)
    page.mouse.click(*spot(page, "0510"))
    card = page.locator(".fan .card-spot.hot").nth(1)
    piece = card.get_attribute("data-piece")
    assert posted(mock, card.click, page) == f"unit {piece}"


def test_play_by_keyboard(visit: Any, mock: Any) -> None:
    page = visit("/match/22-keys#hosar")
    settle(page)
    page.locator(".board").focus()
    page.keyboard.press("]")
    page.keyboard.press("]")
    second = page.evaluate(STORE % "store.scene.decision.options[1].action")
    assert posted(mock, lambda: page.keyboard.press("Enter"), page) == second


def test_the_cursor_goes_by_arrows(visit: Any, mock: Any) -> None:
    page = visit("/match/22-arrows#hosar")
    settle(page)
    page.locator(".board").focus()
    for key in ("ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    page.locator("#live", has_text="0217").wait_for(state="attached")
    assert page.evaluate(STORE % "store.ui.cursor") == "0217"
    assert posted(mock, lambda: page.keyboard.press("Enter"), page) == "move 0217"


def test_enter_means_what_was_pointed_at_last(visit: Any, mock: Any) -> None:
    """A button that has the focus is left by the arrows for the map, and by the brackets for the next answer."""
    page = visit("/match/22-focus#hosar")
    settle(page)
    page.locator(".decision .option").first.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.className").startswith("board")
    page.locator(".decision .undo-row input").focus()
    page.keyboard.press("]")
    pointed = page.evaluate(STORE % "store.ui.preview")
    drawn(page)
    assert posted(mock, lambda: page.keyboard.press("Enter"), page) == pointed


def test_from_stack_to_stack_by_key(visit: Any) -> None:
    page = visit("/match/21-far#hosar")
    settle(page)
    seen = []
    for _ in range(4):
        page.keyboard.press("N")
        seen.append(page.evaluate(STORE % "store.ui.cursor"))
    assert all(one != other for one, other in itertools.pairwise(seen))
    page.keyboard.press("P")
    assert page.evaluate(STORE % "store.ui.cursor") == seen[-2]


def test_the_next_question_is_read_out_and_has_the_focus_of_its_answers(visit: Any, mock: Any) -> None:
    page = visit("/match/21-aloud#hosar")
    settle(page)
    page.keyboard.press("]")
    posted(mock, lambda: page.keyboard.press("Enter"), page)
    page.wait_for_function("() => store.scene.decision.key === 'march' && !store.sending")
    drawn(page)
    question = page.evaluate(STORE % "store.scene.decision.question.en")
    page.wait_for_function("(text) => document.getElementById('live').textContent.endsWith(text)", arg=question)
    page.locator(".decision [data-action=stop]").focus()
    page.keyboard.press("Enter")
    page.locator("#live", has_text="Stop here?").wait_for(state="attached")  # it gives up a move: it is asked again
    posted(mock, lambda: page.keyboard.press("Enter"), page)
    page.wait_for_function("() => document.activeElement.id === 'question'")


def test_undo_is_always_in_view(visit: Any) -> None:
    """However many answers there are, on a phone too."""
    for name, size in (("low", {}), ("small", {"width": 390, "height": 700})):
        page = visit(f"/match/22-{name}#hosar", **size)
        settle(page)
        page.locator(".group summary").first.click()
        drawn(page)
        box, height = page.locator(".undo-row").bounding_box(), page.viewport_size["height"]
        side = page.locator(".side").bounding_box()
        assert side["y"] < box["y"]
        assert box["y"] + box["height"] <= height


def test_what_is_not_lit_says_why(visit: Any) -> None:
    page = visit("/match/22-why#hosar")
    settle(page)
    page.mouse.click(*spot(page, "0718"))
    card = page.locator(".why")
    card.wait_for()
    assert "DL-MOV-01" in card.inner_text()
    card.locator(".rule-link").first.click()
    page.locator(".rule.wanted").wait_for()
    assert page.locator(".rule.wanted .rule-id").inner_text() == "DL-MOV-01"


def test_a_new_question_is_read_from_its_beginning(visit: Any) -> None:
    page = visit("/match/21-scroll#hosar", height=420)
    settle(page)
    page.locator(".decision summary").click()
    page.locator(".decision .options.pieces .option").last.click()
    page.wait_for_function("() => store.scene.decision.key === 'march' && !store.sending")
    page.wait_for_function("() => document.querySelector('.decision').scrollTop === 0")


def test_a_new_phase_begins_with_what_happened_meanwhile(visit: Any) -> None:
    page = visit("/match/21-meanwhile#hosar")
    settle(page)
    page.keyboard.press("i")
    later = """import('/static/js/api.js').then((api) =>
      api.accept({ ...store.scene, version: store.scene.version + 1, turn: %s }, false))"""
    page.evaluate(later % "store.scene.turn")
    assert page.evaluate(STORE % "store.ui.tab") == "hex"
    page.evaluate(later % "store.scene.turn + 1, decision: { ...store.scene.decision, rule: 'DL-MOV-01' }")
    assert page.evaluate(STORE % "store.ui.tab") == "log"


def test_the_rulebook_is_searched_by_typing(visit: Any) -> None:
    page = visit("/match/21-search#hosar")
    settle(page)
    page.keyboard.press("m")
    page.keyboard.press("r")
    page.wait_for_function("() => document.activeElement?.matches('.rules input')")
    page.keyboard.type("earthpit")
    page.locator(".rules .rule-id", has_text="DL-SPL-09").wait_for()
    page.locator(".rules h2").click()  # away from the field: letters still do not reach the board
    page.keyboard.press("l")
    page.keyboard.press("]")
    assert page.evaluate(STORE % "store.ui.preview") is None
    page.keyboard.press("Escape")
    page.locator(".rules").wait_for(state="detached")


def test_the_language_is_switched_without_a_request(visit: Any) -> None:
    page = visit("/match/22-lang#hosar")
    settle(page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.locator("#lang").click()
    page.locator("html[lang=fr]").wait_for()
    page.locator("#tab-log", has_text="Journal").wait_for()
    assert not requests


def test_light_and_dark(visit: Any) -> None:
    page = visit("/match/22-dark#hosar", color_scheme="dark")
    settle(page)
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.locator("#settings-button").click()
    page.locator("label", has_text="Light").locator("input").check(force=True)
    page.locator("html[data-theme=light]").wait_for()


def test_on_a_phone_by_touch(visit: Any, mock: Any) -> None:
    page = visit("/match/22-phone#hosar", width=390, height=844, has_touch=True, is_mobile=True)
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.touchscreen.tap(*spot(page, "0217"))
    yes = page.locator("[data-confirm]")
    yes.wait_for()
    assert posted(mock, yes.tap, page) == "move 0217"


def test_the_battle_board(visit: Any) -> None:
    page = visit("/match/901-battle#hosar")
    settle(page)
    assert page.locator(".battle .lines .slot.upper").count() == page.locator(".battle .lines .slot.lower").count() > 0
    assert page.locator(".battle .attacks tbody tr").count() > 0
    assert page.locator(".battle .in-slot.hot").count() == 1


def test_hidden_stacks_all_look_alike(visit: Any) -> None:
    page = visit("/match/200-hidden#hosar")
    settle(page)
    script = "(await import('/static/js/store.js')).store.scene.stacks.filter((s) => !s.whole).map((s) => s.pieces[0])"
    tops = page.evaluate(f"async () => {script}")
    assert tops
    for top in tops:
        stack = page.locator(f".stack[data-piece={top}]")
        assert stack.locator(".counted").text_content() == "?"
        assert stack.locator(".below").count() == 1


def test_hot_seat_draws_a_curtain(visit: Any) -> None:
    page = visit("/match/22-hot#demon,hosar")
    page.locator("#sit-down").wait_for()
    assert page.locator(".stack").count() == 0
    page.locator("#sit-down").click()
    settle(page)
    assert "Foot Archers" in page.locator("#question").inner_text()


def test_replay_steps_back_and_forward(visit: Any) -> None:
    page = visit("/match/60-replay#hosar")
    settle(page)
    page.keyboard.press("h")
    page.keyboard.press(",")
    page.locator(".replay output", has_text="59 / 60").wait_for()
    page.keyboard.press("Escape")
    page.locator(".replay").wait_for(state="detached")


def test_a_new_game_from_the_lobby(visit: Any, mock: Any) -> None:
    page = visit("/")
    page.locator("#begin").click()
    page.wait_for_url(re.compile("/match/"))
    settle(page)
    assert mock.tables.posted[-1]["seats"] == {"hosar": "human", "demon": "bot:captain"}
    assert page.locator(".decision .option[data-action]").count() > 0


def test_two_clicks_make_one_table(visit: Any, mock: Any) -> None:
    page = visit("/")
    page.locator("#begin").wait_for()
    before = len(mock.tables.posted)
    page.evaluate("[1, 2].forEach(() => document.getElementById('begin').click())")
    page.wait_for_url(re.compile("/match/"))
    settle(page)
    assert len(mock.tables.posted) == before + 1


def test_opponents_are_described_in_both_languages(visit: Any) -> None:
    page = visit("/")
    page.locator(".seat .note", has_text="weighs its battles").wait_for()
    page.locator("#lang").click()
    page.locator(".seat .note", has_text="pèse ses batailles").wait_for()
    assert "Capitaine" in page.locator(".seat select").nth(1).inner_text()


def test_a_watcher_is_asked_nothing(visit: Any) -> None:
    page = visit("/match/22-watch")
    settle(page)
    assert page.locator(".option[data-action]").count() == 0


def test_geometry_agrees_with_the_server(visit: Any) -> None:
    page = visit("/")
    cases = json.loads((ROOT / "tests/core/hex-vectors.json").read_text())
    script = """async (cases) => {
      const { Grid } = await import('/static/js/geometry.js');
      const wrong = [];
      for (const { grid: shape, cells, hexes, pairs } of cases) {
        const grid = new Grid(shape, Object.entries(cells).map(([id, at]) => ({ id, at })));
        for (const id in cells) if (grid.nearest(...grid.centre(id)) !== id) wrong.push(`nearest ${id}`);
        for (const p of pairs) if (grid.distance(p.from, p.to) !== p.distance) wrong.push(`${p.from} to ${p.to}`);
        for (const h of hexes) {
          const [x, y] = grid.centre(h.hex);
          if (Math.hypot(x - h.centre[0], y - h.centre[1]) > 1e-5) wrong.push(h.hex);
          if (grid.at(x + 0.3, y - 0.3) !== h.hex) wrong.push(`at ${h.hex}`);
          h.neighbours.forEach((n, d) => { if (grid.neighbour(h.hex, d) !== n) wrong.push(`${h.hex} ${d}`); });
        }
      }
      return wrong;
    }"""
    assert page.evaluate(script, cases) == []


def test_arrows_lead_straight_on_in_both_orientations(visit: Any) -> None:
    page = visit("/")
    cases = json.loads((ROOT / "tests/core/hex-vectors.json").read_text())
    script = """async (cases) => {
      const { Grid } = await import('/static/js/geometry.js');
      return cases.map(({ grid: shape, cells }) => {
        const grid = new Grid(shape, Object.entries(cells).map(([id, at]) => ({ id, at })));
        return ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft'].map((key) => {
          const from = Object.keys(cells)[12], to = grid.towards(grid.towards(from, key) ?? from, key);
          if (!to) return null;
          const [a, b] = [grid.centre(from), grid.centre(to)];
          return [Math.sign(Math.round(b[0] - a[0])), Math.sign(Math.round(b[1] - a[1]))];
        });
      });
    }"""
    moved = page.evaluate(script, cases)
    for ways in moved:
        assert all(way in (None, right) for way, right in zip(ways, [[0, -1], [0, 1], [1, 0], [-1, 0]], strict=True)), (
            moved
        )
    assert [0, -1] in moved[3]


# -- without a browser -----------------------------------------------------------------------------------------------


def test_both_languages_are_complete_and_used() -> None:
    parts = sorted(path.name for path in (WEB / "text/en").iterdir())
    assert parts == sorted(path.name for path in (WEB / "text/fr").iterdir())
    texts = {lang: [(WEB / "text" / lang / part).read_text() for part in parts] for lang in ("en", "fr")}
    keys = {lang: [key for text in of for key in re.findall(r"^([\w-]+) =", text, re.M)] for lang, of in texts.items()}
    assert keys["en"] == keys["fr"]
    assert len(keys["en"]) == len(set(keys["en"]))
    code = "".join(path.read_text() for path in (WEB / "js").glob("*.js"))
    families = (
        *("tab-", "against-", "key-", "refused-", "proof-", "bring-", "set-"),
        *("no-match-", "wrong-token-", "replaced-", "mix-", "hand-", "digest-"),
    )
    unused = [key for key in keys["en"] if f'"{key}"' not in code and not key.startswith(families)]
    assert not unused
    asked = set(re.findall(r'\bt\("([\w-]+)"', code))
    assert asked <= set(keys["en"])


def as_sent(path: Path) -> bytes:
    """A file as a browser unpacks it."""
    return without_notes(path.read_text()).encode() if path.parent.name == "js" else path.read_bytes()


def on_disk(files: set[Path]) -> int:
    return sum(path.stat().st_size for path in files)


def sent(files: set[Path]) -> int:
    return sum(len(gzip.compress(as_sent(path))) for path in files)


def test_the_page_is_small() -> None:
    """A table with Help and Settings, as its files lie on the disk and as they come over the wire, in the language that
    is read there; also where others sit elsewhere. And all of it that a match can open.

    Lobby, lessons, proofs and what belongs to some tables only (a shared screen, a waiting room, many sides, pieces of
    several hexes, handing seats over, the replay, chances, sounds) come on top of it, when they are opened.
    """
    parts = preload.parts()
    table = preload.table() | parts["help"] | parts["settings"]
    assert len(table) > 50
    assert on_disk(table) < 326_000
    assert on_disk(table | parts["company"]) < 330_000
    assert sent(table | parts["company"]) < 112_000
    elsewhere = parts["lobby"] | parts["verify"] | parts["lesson"]
    of_some = (
        parts["footprint"] | parts["relief"] | parts["maneuver"]
    ) - table  # what boards of elements and heights bring
    match = table.union(*parts.values()) - (elsewhere - table) - of_some
    assert sum(len(as_sent(path)) for path in match) < 330_000
    assert sent(match) < 130_000
    assert sent(of_some) < 20_000
    assert sent(elsewhere - match) < 30_000  # what the lobby, a lesson and a proof bring beside it


def test_a_table_loads_nothing_of_the_army_builder() -> None:
    builder = {WEB / "js" / "army.js", WEB / "css" / "army.css"} | set(WEB.glob("text/*/army.ftl"))
    assert not builder & preload.table().union(*preload.parts().values())


def test_no_text_of_a_script_looks_like_a_note() -> None:
    """What is left out when a script is sent is a note by its looks alone."""
    for path in (WEB / "js").glob("*.js"):
        left = without_notes(path.read_text())
        code = [
            line for line in path.read_text().splitlines() if re.match(r"(import|export|const|function|\}) ?", line)
        ]
        assert [line for line in code if "/**" not in line and line not in left.splitlines()] == [], path.name
        assert "/**" not in left, path.name
        assert left.count("/*") == left.count("*/"), path.name  # of a note nothing stays behind
        assert left.count("`") % 2 == 0, path.name
        for note in NOTES.findall(path.read_text()):
            assert note.count("`") % 2 == 0, (path.name, note)


@pytest.mark.parametrize("path", sorted((WEB / "js").glob("*.js")), ids=lambda path: path.name)
def test_modules_are_short(path: Path) -> None:
    assert len(path.read_text().splitlines()) < 400


def test_no_inline_script_or_style() -> None:
    page = (WEB / "index.html").read_text()
    assert "style=" not in page
    assert not re.search(r"<script(?![^>]*src=)", page)
    for path in (WEB / "js").glob("*.js"):
        assert not re.search(r"[\s\"]style=\$?[\"{]", path.read_text()), path.name
