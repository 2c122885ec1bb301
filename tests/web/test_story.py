"""What has happened meanwhile: played on the board, a moment for the end of a fight, dice that are seen, a digest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chromium import drawn, settle

# The clock of what is played stands still until a test says that a beat is over.
HALTED = """const animate = Element.prototype.animate;
globalThis.clocks = [];
Element.prototype.animate = function (...given) {
  const made = animate.apply(this, given);
  made.pause();
  clocks.push(made);
  return made;
};"""
# Notices stay until they are closed.
STAYING = """
const later = globalThis.setTimeout;
globalThis.setTimeout = (deed, time, ...more) => (time === 9000 ? 0 : later(deed, time, ...more));"""
# A scene comes in which the Demons have done something; `news` says what, in lines of the log, and what else is new.
TELL = """async ([lines, more]) => {
  const { accept } = await import('/static/js/api.js');
  const both = (text) => (typeof text === 'string' ? { en: text, fr: text } : text);
  const before = store.scene.version;
  const log = lines.map((line) => ({ key: 'told', side: 'demon', ...line, n: before + (line.n ?? 1),
    text: both(line.text ?? '…'),
    ...(line.needs ? { needs: both(line.needs) } : {}),
    ...(line.brief ? { brief: both(line.brief) } : {}),
    ...(line.modifiers ? { modifiers: line.modifiers.map((m) => ({ ...m, text: both(m.text) })) } : {}) }));
  const version = Math.max(before, ...log.map((line) => line.n)) + (more.late ?? 0);
  accept({ ...store.scene, acted: store.scene.acted ?? 0, ...more, version, log }, false);
}"""
# Nothing has happened before, and nothing of it is shown.
ANEW = """async () => {
  (await parts.story.get()).end();
  store.log = [];
  store.scene.acted = store.scene.version;
  clocks.length = 0;
}"""
ARROWS = "() => [...document.querySelectorAll('.arrow')].map((a) => [a.dataset.from, a.dataset.to])"
SEEN = "(piece) => document.querySelector(`.stack[data-piece=${piece}]`)?.dataset.hex ?? null"
PLAYING = "() => store.ui.show && document.querySelector('.moving').children.length"
NEXT = "() => { const done = clocks.length; clocks.at(-1).finish(); return done; }"

# A hex lies on the map above the board of a fight.
IN_VIEW = """(hex) => {
  const [x, y] = store.grid.centre(hex), map = document.querySelector('.board').getBoundingClientRect();
  const at = new DOMPoint(x * 40, y * 40).matrixTransform(document.querySelector('.sheet').getScreenCTM());
  const low = document.querySelector('.battle').getBoundingClientRect().top;
  return at.x > map.left && at.x < map.right && at.y > map.top && at.y < low; }"""

PRIEST = "ni_high_priest"  # at 1414, alone as far as is seen
GUARDS = "cm_guards"  # at 1218
MARCH = {
    "text": "The High Priest marches.",
    "from": "1414",
    "via": ["1313", "1213", "1113"],
    "to": "1113",
    "pieces": [PRIEST],
}
SECOND = {"text": "The Guards march.", "from": "1218", "via": ["1118"], "to": "1118", "pieces": [GUARDS], "n": 2}
TURN = {"text": "The Demons’ turn.", "turn": True}
MINE = {"text": "Hosar’s turn.", "turn": True, "side": "hosar"}
FIGHT: list[dict[str, Any]] = [
    {"text": "Battle!", "hex": "0510", "opens": True},
    {"text": "The blow falls.", "hex": "0510", "dice": [5, 6], "rule": "DL-ATK-07"},
    {"text": "The Knights are lost.", "hex": "0510", "piece": "ti_knights", "tally": "lost"},
    {"text": "The Demons have won.", "hex": "0510", "closes": True, "n": 2},
]
EARTHPIT = {
    "text": "Die roll of Earthpit → 5 + 2 = 7 (failure: 6 or less needed, +2 Hard ground).",
    "brief": "Die roll of Earthpit → 5 + 2 = 7 (failure: 6 or less needed).",
    "hex": "0510",
    "dice": [5],
    "rule": "DL-SPL-09",
    "needs": "6 or less",
    "modifiers": [{"rule": "DL-SPL-12", "amount": 2, "text": "Hard ground"}],
    "made": False,
}


@pytest.fixture
def table(visit: Any) -> Any:
    """A table where the Alliance of Hosar is asked; its clock stands still."""

    def lay(name: str, *, moving: bool = True, **window: Any) -> Any:
        page = visit("/", reduced_motion="no-preference" if moving else "reduce", **window)
        page.context.add_init_script(HALTED + STAYING)
        page.goto(page.url + f"match/200-{name}#hosar")
        settle(page)
        page.evaluate(ANEW)
        return page

    return lay


def tell(page: Any, *lines: Any, **more: Any) -> None:
    page.evaluate(TELL, [list(lines), more])
    drawn(page)


def playing(page: Any) -> None:
    page.wait_for_function(PLAYING)
    drawn(page)


def tick(page: Any) -> None:
    """The beat that is played is over."""
    before = page.evaluate(NEXT)
    page.wait_for_function(f"() => !store.ui.show || clocks.length > {before}")
    drawn(page)


def test_the_others_moves_are_played_one_after_the_other(table: Any) -> None:
    page = table("play")
    tell(page, MARCH, SECOND)
    playing(page)
    assert page.locator(".show").inner_text().startswith("The High Priest marches.")
    assert page.evaluate(SEEN, PRIEST) is None  # it is on its way, and the others wait
    assert page.evaluate(SEEN, GUARDS) == "1218"
    assert page.evaluate("clocks[0].effect.getKeyframes().length") == 4
    assert page.evaluate(ARROWS) == [["1414", "1113"]]
    assert page.locator(".decision [data-action]").count() == 0
    tick(page)
    assert page.locator(".show").inner_text().startswith("The Guards march.")
    tick(page)
    assert page.evaluate("store.ui.show") is None
    assert page.evaluate(ARROWS) == [["1414", "1113"], ["1218", "1118"]]
    assert page.locator(".was").count() == 2
    assert page.locator(".moving > *").count() == 0
    assert page.locator(".decision [data-action]").count() > 0


def test_a_move_that_is_told_bit_by_bit_goes_on_from_where_it_was(table: Any) -> None:
    """Moves that belong together are one line, under the number of the first of them."""
    page = table("growing")
    tell(page, {**MARCH, "via": ["1313"], "to": "1313"})
    playing(page)
    tick(page)
    tell(page, {**MARCH, "n": 0}, {"text": "Nothing of note."})
    playing(page)
    assert page.evaluate("clocks[1].effect.getKeyframes().length") == 3
    tick(page)
    assert page.evaluate(ARROWS) == [["1414", "1113"]]
    tell(page, {**MARCH, "n": -1, "pieces": [PRIEST, GUARDS]}, {"text": "Nothing of note."})
    playing(page)
    assert page.evaluate("store.ui.show.beats.map((b) => b.pieces)") == [[GUARDS]]


def test_every_die_is_played_even_where_no_place_is_told(table: Any) -> None:
    page = table("every-die")
    spells = [{"text": f"Kill → {die}", "dice": [die], "rule": "DL-SPL-05"} for die in (4, 2, 6)]
    tell(page, MARCH, *spells, *FIGHT)
    playing(page)
    told = []
    while page.evaluate("store.ui.show"):
        told.append((page.locator(".show p").inner_text(), page.locator(".show .die").count()))
        tick(page)
    assert told == [
        (MARCH["text"], 0),
        ("Kill → 4", 1),
        ("Kill → 2", 1),
        ("Kill → 6", 1),
        ("The Demons have won.", 0),
    ]


def test_two_or_three_moves_a_second_and_twenty_seconds_in_all(table: Any) -> None:
    page = table("pace")
    took = "clocks.map((c) => c.effect.getTiming().duration / c.playbackRate)"
    tell(page, MARCH)
    playing(page)
    assert 1000 / 3 <= page.evaluate(took)[0] <= 1000 / 2
    tick(page)
    page.evaluate("clocks.length = 0")
    back = {**MARCH, "from": "1113", "via": ["1213", "1313", "1414"], "to": "1414"}
    there_and_back = [{**(back if i % 2 else MARCH), "pieces": [f"piece {i}"], "n": i} for i in range(1, 101)]
    tell(page, *there_and_back)
    for _ in range(100):
        tick(page)
    assert page.evaluate("store.ui.show") is None
    spent = page.evaluate(took)
    assert len(spent) == 100
    assert 15_000 < sum(spent) <= 20_001


def test_it_is_halted_hurried_and_skipped(table: Any) -> None:
    page = table("halt")
    tell(page, MARCH, SECOND)
    playing(page)
    page.evaluate("clocks[0].effect.updateTiming({ duration: 1e9 })")  # it will not end by itself
    page.get_by_role("button", name="Pause").click()
    assert page.evaluate("clocks[0].playState") == "paused"
    page.keyboard.press("v")
    assert page.evaluate("clocks[0].playState") == "running"
    page.keyboard.press("v")
    page.get_by_role("button", name="Speed: 1").click()
    page.get_by_role("button", name="Speed: 2").wait_for()
    assert page.evaluate("clocks[0].playbackRate") == 2
    page.get_by_role("button", name="Skip").click()
    drawn(page)
    assert page.evaluate("store.ui.show") is None
    assert page.locator(".arrow").count() == 2
    assert page.locator(".decision [data-action]").count() > 0


@pytest.mark.parametrize("how", ["Escape", "Enter", "click"])
def test_nobody_has_to_wait_for_it(table: Any, mock: Any, how: str) -> None:
    page = table(f"skip-{how}")
    tell(page, MARCH)
    playing(page)
    posted = len(mock.tables.posted)
    page.locator(".board").focus()
    if how == "click":
        page.locator(".board").click(position={"x": 500, "y": 300})
    else:
        page.keyboard.press(how)
    drawn(page)
    assert page.evaluate("store.ui.show") is None
    assert len(mock.tables.posted) == posted


def test_where_nothing_should_move_there_are_arrows(table: Any) -> None:
    page = table("calm", moving=False)
    tell(page, MARCH)
    assert page.evaluate(ARROWS) == [["1414", "1113"]]
    assert page.evaluate("clocks.length") == 0
    assert page.locator(".was").count() == 1


def test_arrows_do_not_catch_the_pointer(table: Any) -> None:
    page = table("pointer", moving=False)
    tell(page, MARCH)
    page.evaluate("import('/static/js/board.js').then((b) => b.centreOn('1213'))")
    drawn(page)
    hit = """() => {
      const path = document.querySelector('.arrow path'), at = path.getPointAtLength(path.getTotalLength() / 4);
      const p = at.matrixTransform(path.getScreenCTM());
      return Boolean(document.elementFromPoint(p.x, p.y).closest('.arrows, .ghosts'));
    }"""
    assert page.evaluate(hit) is False


def test_arrows_stay_until_the_players_first_act(table: Any) -> None:
    page = table("stay", moving=False)
    tell(page, MARCH)
    tell(page, {"text": "Nothing of note."})
    assert page.locator(".arrow").count() == 1
    tell(page, acted=page.evaluate("store.scene.version + 1"), late=1)
    assert page.locator(".arrow").count() == 0
    assert page.locator(".was").count() == 0


def test_arrows_stay_through_answers_in_their_turn_until_the_first_act_in_ones_own(table: Any) -> None:
    page = table("stay-on", moving=False)
    tell(page, TURN, MARCH)
    tell(page, acted=page.evaluate("store.scene.version + 1"), late=1)
    assert page.evaluate(ARROWS) == [["1414", "1113"]]
    tell(page, {**SECOND, "n": 1}, {**MINE, "n": 2})
    assert page.evaluate(ARROWS) == [["1414", "1113"], ["1218", "1118"]]
    tell(page, acted=page.evaluate("store.scene.version + 1"), late=1)
    assert page.evaluate(ARROWS) == []


@pytest.mark.parametrize("moving", [False, True])
def test_what_they_did_is_all_in_view(table: Any, moving: bool) -> None:
    page = table(f"in-view-{moving}", moving=moving, viewport={"width": 390, "height": 844})
    far = {**SECOND, "from": "0101", "via": ["0102"], "to": "0102", "n": 1}
    for lines in ([TURN, MARCH], [far], [MINE]):  # one after the other, as they are told
        tell(page, *lines)
    while page.evaluate("store.ui.show"):
        tick(page)
    page.wait_for_function("""() => { const box = document.querySelector('.board').getBoundingClientRect();
      return [...document.querySelectorAll('.arrow .head')].length === 2 &&
        [...document.querySelectorAll('.arrow .head')].every((one) => { const at = one.getBoundingClientRect();
          return at.left > box.left && at.right < box.right && at.top > box.top && at.bottom < box.bottom; }); }""")


def test_their_turn_can_be_seen_again_at_any_time(table: Any) -> None:
    page = table("again")
    tell(page, TURN, MARCH, MINE)
    playing(page)
    tick(page)
    tell(page, acted=page.evaluate("store.scene.version + 1"), late=1)
    assert page.locator(".arrow").count() == 0
    page.locator(".zooms").get_by_role("button", name="Show their turn again").click()
    playing(page)
    assert page.evaluate(SEEN, PRIEST) is None
    tick(page)
    assert page.evaluate(ARROWS) == [["1414", "1113"]]


def test_those_who_watch_see_every_move_as_it_comes(visit: Any) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.context.add_init_script(HALTED + STAYING)
    page.goto(page.url + "match/200-watch")
    settle(page)
    page.evaluate(ANEW)
    tell(page, MARCH)
    playing(page)
    tell(page, {**SECOND, "side": "hosar", "n": 1})
    tick(page)
    assert page.locator(".show").inner_text().startswith("The Guards march.")
    tick(page)
    assert page.evaluate("store.ui.show") is None


def test_a_fight_that_is_over_keeps_its_board_until_one_goes_on(table: Any) -> None:
    page = table("ended", moving=False)
    tell(page, *FIGHT)
    board = page.locator(".battle.ended")
    board.wait_for()
    told = board.inner_text()
    assert "The Demons have won." in told
    assert "The Knights are lost." in told
    assert "The blow falls." in told
    assert board.locator(".die").count() == 2
    assert board.locator(".field [data-piece]").count() > 0
    assert board.locator(".field button, .field .hot").count() == 0  # what is asked now is asked elsewhere
    assert board.locator(".field .gone").all_inner_texts() == board.locator("[data-piece=ti_knights]").all_inner_texts()
    tell(page, {"text": "Nothing of note."})
    assert board.count() == 1
    board.get_by_role("button", name="Continue").click()
    board.wait_for(state="detached")


def test_what_came_of_a_fight_waits_for_no_board(table: Any) -> None:
    page = table("ended-alone", moving=False)
    page.route("**/at/*", lambda route: route.fulfill(status=409, body="{}"))
    tell(page, *FIGHT)
    page.locator(".battle.ended", has_text="The Demons have won.").wait_for()
    page.locator("[data-continue]").click()
    page.locator(".battle.ended").wait_for(state="detached")


def test_a_fight_that_was_taken_back_is_not_held(table: Any) -> None:
    page = table("ended-undone", moving=False)
    tell(page, *FIGHT)
    page.locator(".battle.ended").wait_for()
    page.evaluate("store.undone.set(store.ui.ended[0].line.n, 0)")
    page.evaluate("import('/static/js/store.js').then((m) => m.changed())")
    page.locator(".battle.ended").wait_for(state="detached")


def test_at_one_screen_the_curtain_waits_until_the_end_of_a_fight_is_read(visit: Any) -> None:
    def asked(route: Any) -> None:
        """The Demons are asked what Hosar was asked before."""
        if route.request.headers["authorization"] != "Seat demon":
            route.continue_()
            return
        answer = route.fetch()
        route.fulfill(json={**answer.json(), "decision": question})

    page = visit("/match/21-curtain#hosar,demon")
    page.locator("#sit-down").click()
    settle(page)
    question = page.evaluate("store.scene.decision")
    page.route("**/api/matches/21-curtain", asked)
    tell(page, *FIGHT, decision=None)
    page.locator(".battle.ended").wait_for()
    drawn(page)
    assert page.evaluate("store.curtain") is None
    page.locator("[data-continue]").click()
    page.locator("#sit-down").wait_for()


def test_of_several_fights_each_is_looked_at_as_it_is_read(table: Any) -> None:
    page = table("ended-two", moving=False, viewport={"width": 900, "height": 700})
    far = [{**line, "hex": "2020", "n": line.get("n", 1) + 2} for line in FIGHT]
    tell(page, *FIGHT, *far)
    page.wait_for_function("() => store.ui.ended.length === 2")
    for hex_ in ("0510", "2020"):
        page.locator(".battle.ended").wait_for()
        page.wait_for_function(IN_VIEW, arg=hex_)
        page.locator("[data-continue]").click()
        drawn(page)


def test_it_comes_after_what_is_played_and_closes_by_key(table: Any) -> None:
    page = table("ended-later")
    tell(page, MARCH, *FIGHT)
    page.wait_for_function("() => store.ui.ended.length === 1 && store.ui.show")
    assert page.locator(".battle").count() == 0
    page.keyboard.press("Escape")
    page.locator(".battle.ended").wait_for()
    page.keyboard.press("Escape")
    page.locator(".battle.ended").wait_for(state="detached")


def test_a_digest_at_the_start_of_ones_turn(table: Any) -> None:
    page = table("digest", moving=False)
    lost = {"text": "The Knights are lost.", "hex": "0510", "piece": "ti_knights", "tally": "lost", "side": "hosar"}
    slain = {"text": "The Guards are lost.", "hex": "0510", "piece": GUARDS, "tally": "lost"}
    tell(page, TURN, MARCH, lost, slain, {"text": "Darton has fallen.", "hex": "0207", "tally": "fallen"}, MINE)
    digest = page.locator(".digest")
    assert digest.locator("h3").all_inner_texts() == ["Fallen places", "Your losses", "Their losses"]
    assert "one move" in digest.inner_text()
    digest.get_by_role("button", name="Darton has fallen.").click()
    drawn(page)
    assert page.evaluate("store.ui.cursor") == "0207"
    assert "Darton has fallen." in page.locator(".line.wanted").inner_text()
    tell(page, acted=page.evaluate("store.scene.version + 1"), late=1)
    assert digest.count() == 0


def test_there_is_no_digest_of_ones_own_turn_where_the_match_began_in_it(table: Any) -> None:
    """As in a lesson: what one's own attack brought is no news of the others."""
    page = table("digest-own", moving=False)
    lost = {"text": "The Guards are lost.", "hex": "0510", "piece": GUARDS, "tally": "lost"}
    tell(page, lost, turns=True, acted=page.evaluate("store.scene.version") or 1)
    assert page.locator(".digest").count() == 0
    tell(page, lost, turns=False)  # a game in which all choose at once
    assert page.locator(".digest").count() == 1


def test_a_digest_is_closed_and_none_comes_in_the_others_turn(table: Any) -> None:
    page = table("digest-closed", moving=False)
    lost = {"text": "The Knights are lost.", "hex": "0510", "tally": "lost"}
    tell(page, TURN, lost)
    assert page.locator(".digest").count() == 0
    tell(page, MINE)
    page.locator(".digest").get_by_role("button", name="Close").click()
    drawn(page)
    assert page.locator(".digest").count() == 0


def test_of_several_players_each_is_told_of(table: Any) -> None:
    page = table("digest-many", moving=False)
    players = {side: {"bot": None, "side": side, "out": False} for side in ("hosar", "demon", "neutral")}
    lost = {"text": "The Knights are lost.", "hex": "0510", "tally": "lost", "side": "neutral"}
    tell(page, TURN, MARCH, lost, SECOND, {**MINE, "n": 2}, players=players)
    said = page.locator(".digest h3").all_inner_texts()
    assert [title.split()[-2:] for title in said] == [["2", "moves"], ["0", "moves"]]
    assert page.locator(".digest .told").nth(1).inner_text() == "The Knights are lost."


@pytest.mark.parametrize("phone", [False, True])
def test_of_five_others_each_is_told_of_shortly(table: Any, phone: bool) -> None:
    """A heading with the number of moves, and below it what came of them; on a telephone one line for all of it."""
    window = {"viewport": {"width": 390, "height": 844}} if phone else {}
    page = table(f"digest-six-{phone}", moving=False, **window)
    others = ("demon", "otter", "heron", "toad", "pike")
    players = {side: {"bot": None, "side": side, "out": False} for side in ("hosar", *others)}
    names = {side: {"en": side.title(), "fr": side.title()} for side in players}
    lines: list[dict[str, Any]] = []
    for number, side in enumerate(others):  # the first does not move at all, the last four times
        lines.append({**TURN, "side": side, "text": f"{side}’s turn."})
        lines += [{**MARCH, "side": side, "pieces": [f"{side} {move}"]} for move in range(number)]
        if side in ("demon", "pike"):
            lines.append({"text": f"{side} loses the Knights.", "hex": "0510", "tally": "lost", "side": side})
    told = [{**line, "n": n} for n, line in enumerate([*lines, MINE], 1)]
    tell(page, *told, players=players, names=names)
    digest = page.locator(".digest")
    assert "10 moves" in digest.locator("summary").inner_text()
    if phone:
        assert digest.locator("h3").first.is_hidden()
        assert digest.bounding_box()["height"] < 100
        digest.locator("summary").click()
    said = [title.split() for title in digest.locator("h3").all_inner_texts()]
    counts = (["0", "moves"], ["one", "move"], ["2", "moves"], ["3", "moves"], ["4", "moves"])
    assert said == [[side.title(), *count] for side, count in zip(others, counts, strict=True)]
    below = [part.locator("li").all_inner_texts() for part in digest.locator(".told").all()]
    assert below == [["demon loses the Knights."], [], [], [], ["pike loses the Knights."]]


def test_a_die_is_shown_with_all_that_was_added_to_it(table: Any) -> None:
    page = table("die", moving=False)
    tell(page, EARTHPIT)
    notice = page.locator(".notices li")
    assert notice.locator(".die").count() == 1
    told = " ".join(notice.inner_text().split())
    assert "5 + 2 = 7 (failure: 6 or less needed). ✗" in told
    assert told.count("Hard ground") == 1  # told once, with its rule
    assert " +2 Hard ground §" in told
    assert "6 or less needed, +2 Hard ground" in page.locator("#live").text_content()
    assert page.locator(".log").inner_text().count("+2 Hard ground") == 1
    notice.get_by_role("button", name="Open rule DL-SPL-12").click()
    page.locator(".rule.wanted", has_text="DL-SPL-12").wait_for()


def test_dice_are_no_more_than_a_few_and_go_by_themselves_or_on_a_press(table: Any) -> None:
    page = table("dice", moving=False)
    page.clock.install()
    tell(page, *({**EARTHPIT, "text": f"Die {i}"} for i in range(9)))
    notices = page.locator(".notices li")
    assert notices.count() == 4
    notices.first.get_by_role("button", name="Close").click()
    drawn(page)
    assert notices.count() == 3
    page.clock.fast_forward(10_000)
    notices.first.wait_for(state="detached")


def test_a_die_that_tells_where_a_shot_came_from_is_shown_once(table: Any) -> None:
    page = table("shot-die", moving=False)
    tell(page, {**EARTHPIT, "from": "0510"})
    tell(page, {"text": "They close up."})
    assert page.locator(".notices li").count() == 1


def test_dice_of_a_fight_are_on_its_board_alone(table: Any) -> None:
    page = table("fight-dice", moving=False)
    tell(page, *FIGHT, {**EARTHPIT, "n": 2})
    assert page.locator(".notices li").count() == 1
    assert "Earthpit" in page.locator(".notices li").inner_text()


def test_a_line_of_the_log_leads_to_where_it_ended(table: Any) -> None:
    page = table("log", moving=False)
    tell(page, {**MARCH, "hex": "1414"})
    page.locator(".log .goto").first.click()
    assert page.evaluate("store.ui.cursor") == "1113"


def test_in_the_past_the_turn_so_far_is_seen_and_played(table: Any) -> None:
    page = table("past")
    tell(page, {**TURN, "n": 0}, {**MARCH, "n": 0})
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.get_by_role("button", name="To the present").click()
    page.wait_for_function("() => store.past")
    drawn(page)
    assert page.evaluate(ARROWS) == [["1414", "1113"]]
    page.keyboard.press("v")
    playing(page)
    assert page.evaluate(SEEN, PRIEST) is None
    assert page.locator(".replay").count() == 1  # its bar, and not that of the replay as well
    tick(page)
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_function("() => !store.past")


def test_who_sits_down_next_is_shown_what_the_other_did(visit: Any) -> None:
    """Nothing is played behind the curtain, and nothing of one player's show is left for the next."""
    page = visit("/", reduced_motion="no-preference")
    page.context.add_init_script(HALTED + STAYING)
    page.goto(page.url + "match/200-hot-show#hosar,demon")
    page.locator("#sit-down").click()
    settle(page)
    page.evaluate(ANEW)
    tell(page, MARCH)
    playing(page)
    page.evaluate("import('/static/js/store.js').then((s) => { s.store.curtain = 'demon'; s.leaveNothing(); })")
    drawn(page)
    assert page.evaluate("store.ui.show") is None
    assert page.locator(".arrow, .was, .show").count() == 0
    page.evaluate("clocks.at(-1).finish()")
    page.wait_for_function("() => !document.querySelector('.moving').children.length")
