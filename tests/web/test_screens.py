"""The screens around the board, on the real server: odds, proof, files, own matches, notes, settings, troubles."""

from __future__ import annotations

import json
import random
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from hexarchy.core.dice import Dice
from hexarchy.core.records import Record
from hexarchy.core.stretches import Stretch
from hexarchy.games import game
from hexarchy.server.app import Settings, create_app
from tests.cli.shell import run

RECORD = Path(__file__).parents[1] / "records/0.1.0/demonlord-standard-captains.json"
HUMANS = {"hosar": "human", "demon": "human"}
SIEGE, WITHDRAWAL, MELEE = 344, 710, 709  # actions of the record before a question of that kind
LOSSES, NEXT_SIEGE = 348, 349  # of a siege whose dice have fallen, and of another just after it
POSITION = """
turn = 4
phase = "demon"
[stacks.hosar]
0510 = ["ti_knights", "ti_prince"]
[stacks.demon]
1004 = ["er_cavalry"]
"""


class House:
    """The server and what is asked of it without a browser."""

    def __init__(self, url: str) -> None:
        self.url = url

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"content-type": "application/json", **({"authorization": f"Seat {token}"} if token else {})}
        with closing(HTTPConnection(self.url.removeprefix("http://"))) as connection:
            connection.request("POST" if body else "GET", f"/api/{path}", json.dumps(body) if body else None, headers)
            answer = connection.getresponse()
            assert answer.status < 300, answer.read()
            return json.load(answer)

    def table(self, actions: int) -> tuple[str, dict[str, str], str]:
        """A match after so many actions of the record: its id, the tokens, and the token of the seat that is asked."""
        data = json.loads(RECORD.read_text())
        data.update(actions=data["actions"][:actions], digest=None)
        made = self.ask("matches/import", {"record": data, "seats": HUMANS})
        asked = next(t for t in made["tokens"].values() if self.ask(f"matches/{made['match']}", token=t)["decision"])
        return made["match"], made["tokens"], asked


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With the record's own dice for what is still to be rolled: the match goes on as it was recorded."""
    with pytest.MonkeyPatch.context() as patch:
        dice = Record.load(RECORD).stretches[0].source
        patch.setattr(Dice, "fresh", lambda: dice)
        yield from _house(tmp_path_factory)


def _house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('screens')}/matches.db"
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    app = create_app(Settings(database=database, bot_processes=0, rates={}))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield House(f"http://127.0.0.1:{listener.getsockname()[1]}")
    server.should_exit = True
    thread.join(10)


@pytest.fixture
def come(browser: Any, house: House) -> Iterator[Any]:
    """Open an address; at the end nothing may have gone wrong but what the server refused."""
    troubles: list[str] = []
    contexts = []

    def go(path: str, script: str = "", **more: Any) -> Any:
        usual = {"viewport": {"width": 1400, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **more})
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(house.url + path)
        return page

    yield go
    for context in contexts:
        context.close()
    assert not [said for said in troubles if not said.startswith("Failed to load resource")], troubles


# -- odds ------------------------------------------------------------------------------------------------------------


def test_odds_of_staying_and_withdrawing(come: Any, house: House) -> None:
    match, _, token = house.table(WITHDRAWAL)
    page = come(f"/match/{match}#{token}")
    page.locator("#odds").wait_for()
    page.keyboard.press("o")
    page.locator(".course").nth(1).wait_for()
    assert [text.strip() for text in page.locator(".course h4").all_inner_texts()] == ["Withdraw", "Stay and fight"]
    assert "100%" in page.locator(".course").first.inner_text()
    assert page.locator(".throws tr .chance").count() > 5
    assert page.locator(".throws .mod .rule-link").count() > 0
    page.locator("#lang").click()
    page.locator(".course", has_text="Unités perdues").first.wait_for()
    assert re.search(r"Unités perdues en moyenne\s: .*\d,\d", page.locator(".course").first.inner_text())


def test_a_siege_brings_its_odds_along(come: Any, house: House) -> None:
    match, _, token = house.table(SIEGE)
    page = come(f"/match/{match}#{token}")
    page.locator(".battle .throws").nth(1).wait_for()
    assert page.locator(".battle .row").count() == 2
    assert "Leadership" in page.locator(".battle").inner_text()
    page.locator(".throws .rule-link").first.click()
    page.locator(".rule.wanted").wait_for()


@pytest.mark.parametrize("actions", [LOSSES, MELEE])
def test_a_fight_shows_its_own_dice(come: Any, house: House, actions: int) -> None:
    match, _, token = house.table(actions)
    page = come(f"/match/{match}#{token}")
    page.locator("section.battle").wait_for()
    assert page.locator("section.battle .recent li").count() == 3


def test_a_fight_that_follows_another_waits_and_begins_without_its_dice(come: Any, house: House) -> None:
    match, _, token = house.table(NEXT_SIEGE)
    page = come(f"/match/{match}#{token}")
    page.locator("section.battle.ended .field [data-piece]").first.wait_for()
    assert page.locator("section.battle .recent li").count() == 3
    page.locator("[data-continue]").click()
    page.locator("section.battle:not(.ended)").wait_for()
    assert page.locator("section.battle .recent li").count() == 0


def test_odds_follow_the_question(come: Any, house: House) -> None:
    match, _, token = house.table(MELEE)
    page = come(f"/match/{match}#{token}")
    page.locator("#odds").click()
    page.locator(".odds .shares").first.wait_for()
    assert page.locator(".course").count() == 0
    page.locator(".decision .option[data-action^=target]").first.click()
    page.locator(".course").first.wait_for()


# All that is said of the odds, however short a time.
NOTE_ODDS = """globalThis.told = '';
new MutationObserver(() => { told += document.querySelector('.odds-wait')?.textContent ?? ''; })
  .observe(document, { childList: true, characterData: true, subtree: true });"""


def test_busy_odds_are_told_and_asked_again(come: Any, house: House) -> None:
    match, _, token = house.table(SIEGE)
    page = come("/", NOTE_ODDS)
    answers = iter([503])

    def busy(route: Any) -> None:
        status = next(answers, None)
        if status:
            route.fulfill(status=status, json={"title": "busy", "detail": ""})
        else:
            route.continue_()

    page.route("**/odds", busy)
    page.goto(f"{house.url}/match/{match}#{token}")
    page.locator(".battle .throws").first.wait_for()
    assert "yours come next" in page.evaluate("told")


def test_a_watcher_is_shown_no_odds(come: Any, house: House) -> None:
    match, _, _ = house.table(WITHDRAWAL)
    page = come(f"/match/{match}")
    page.locator(".battle").wait_for()
    assert page.locator("#odds").count() == 0


# -- the proof of the dice -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    """A record with dice that can be proven."""
    rules = game("demonlord")
    record = Record.begin(rules, dice=Dice(bytes(range(32))))
    state = record.start(rules)
    while state.decision and len(record.actions) < 300:
        ask = state.decision.asks[0]
        state.apply(ask.seat, ask.options[-1])
        record.actions.append((rules.seats[ask.seat], ask.options[-1].text))
    record.digest = state.digest()
    return record.to_json()


@pytest.mark.parametrize("what", ["nothing", "digest", "commitment", "secret"])
def test_page_and_command_agree_on_a_record(come: Any, played: dict[str, Any], tmp_path: Path, what: str) -> None:
    data = json.loads(json.dumps(played))
    if what == "digest":
        data["digest"] = "0" * 32
    elif what == "commitment":
        data["dice"][0]["commitment"] = "0" * 64
    elif what == "secret":
        data["dice"][0]["secret"] = "ab" * 32
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data))
    page = come("/verify")
    page.locator("input[type=file]").set_input_files(path)
    page.locator(".proof").wait_for()
    right = "good" in (page.locator(".proof").get_attribute("class") or "")
    assert right == (run("verify", str(path)).exit_code == 0) == (what == "nothing")
    if right:
        assert page.locator(".dice-table span.good").count() > 3
        assert page.locator(".dice-table span.bad").count() == 0
        assert page.locator(".proof code").nth(0).inner_text() == data["dice"][0]["commitment"]


def test_browser_throws_the_same_dice(come: Any) -> None:
    rng = random.Random(7)
    page = come("/verify")
    for sides in (2, 6, 7, 20, 2**53 - 1):
        first = Stretch(0, Dice(rng.randbytes(32)))
        mixed = Stretch(200, Dice(rng.randbytes(32), {"hosar": rng.randbytes(32), "demon": rng.randbytes(32)}))
        parts = [first.to_json(), mixed.to_json()]
        numbers = (0, 1, 199, 200, 255, 256, 70_000)
        dice = [[0, number, sides, (mixed if number >= 200 else first).source.die(number, sides)] for number in numbers]
        script = "async (told) => (await import('/static/js/verify.js')).throwAgain(...told)"
        found = page.evaluate(script, [parts, 1, dice])
        assert found == {
            "made": [first.commitment, mixed.commitment],
            "kept": True,
            "right": [None, *[True] * (len(numbers) - 1)],
        }
        parts[1]["contributions"]["demon"]["value"] = "ab" * 32
        spoiled = page.evaluate(script, [parts, 0, [*dice[:3], [0, 300, sides, sides + 1]]])
        assert (spoiled["kept"], spoiled["right"]) == (False, [True, True, True, False])


def test_proof_of_a_match_that_is_over(come: Any, house: House) -> None:
    made = house.ask("matches", {"game": "demonlord", "seats": HUMANS})
    page = come(f"/verify?match={made['match']}")
    page.get_by_text("still being played").wait_for()
    assert made["commitment"] in page.locator(".value-row").inner_text()
    page.goto(f"{house.url}/match/{made['match']}#{made['tokens']['hosar']}")
    page.locator("#tab-status").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("[data-sure]").click()
    page.get_by_role("link", name="Check the dice").click()
    page.locator("#verdict.good").wait_for()
    assert "resignation" in page.locator("#verdict").inner_text()


# -- files, one's own matches, links ---------------------------------------------------------------------------------


def bring(page: Any, path: Path) -> None:
    page.locator("details.card summary").click()
    page.locator("input[type=file]").set_input_files(path)


def test_going_on_with_a_record(come: Any, tmp_path: Path) -> None:
    data = json.loads(RECORD.read_text())
    data.update(actions=data["actions"][:22], digest=None)
    path = tmp_path / "half.json"
    path.write_text(json.dumps(data))
    page = come("/")
    bring(page, path)
    page.get_by_text("22 actions").wait_for()
    page.locator("#begin").click()
    page.locator("#question").wait_for()
    page.goto(page.url.split("/match")[0])
    page.locator(".mine li").wait_for()


def test_beginning_from_a_position(come: Any, tmp_path: Path) -> None:
    path = tmp_path / "situation.toml"
    path.write_text(POSITION)
    page = come("/")
    bring(page, path)
    page.locator("#begin").click()
    page.locator(".turn b", has_text="4").wait_for()


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("x.json", "{", "damaged"),
        ("x.json", "{}", "neither a recorded match nor a position"),
        ("x.png", "\x89PNG", "neither"),
        ("x.toml", 'turn = 3\nphase = "nobody"\n', "The position cannot be set up"),
        ("x.toml", 'game = "chess"\n', "not played here: chess"),
        ("x.json", '{"format": 7, "game": "demonlord", "actions": []}', "The record cannot be played"),
    ],
)
def test_a_wrong_file_is_told_clearly(come: Any, tmp_path: Path, name: str, text: str, told: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="latin-1")
    page = come("/")
    bring(page, path)
    page.locator(".problem, .brought").first.wait_for()
    if page.locator(".brought").count():
        page.locator("#begin").click()
    page.locator(".problem", has_text=told).wait_for()


def test_a_friends_link_is_kept_for_those_who_made_the_table(come: Any, house: House) -> None:
    page = come("/")
    page.locator(".pick", has_text="A friend elsewhere").click()
    page.locator("#begin").click()
    page.locator(".link input").first.wait_for()
    friend, watch = (page.locator(".link input").nth(i).input_value() for i in range(2))
    page.get_by_role("button", name="To the table").click()
    page.locator("#question").wait_for()
    page.locator("#settings-button").click()
    page.locator(".settings .link").nth(1).wait_for()
    assert [box.input_value() for box in page.locator(".settings .link input").all()] == [friend, watch]
    other = come(friend.removeprefix(house.url))
    other.locator("#settings-button").click()
    other.locator(".settings .link").wait_for()
    assert [box.input_value() for box in other.locator(".settings .link input").all()] == [watch]
    page.wait_for_function("() => localStorage['hexarchy.matches'].includes('turn')")  # kept when it has time for it
    page.goto(house.url)
    page.locator(".mine a", has_text="Turn 1").wait_for()
    page.locator(".mine li button").click()
    page.locator("[data-sure]").click()
    page.locator(".mine").wait_for(state="detached")


def test_a_watchers_link_shows_what_is_public(come: Any, house: House) -> None:
    match, tokens, _ = house.table(200)
    page = come(f"/match/{match}")
    page.locator(".stack").first.wait_for()
    scene = page.evaluate("import('/static/js/store.js').then(({ store }) => store.scene)")
    assert scene["seat"] is None
    assert scene["decision"] is None
    assert not any(stack["whole"] for stack in scene["stacks"] if stack["side"] in tokens)


# -- notes, settings, sound, motion ----------------------------------------------------------------------------------


def test_notes_are_of_one_seat_and_stay(come: Any, house: House) -> None:
    match, tokens, _ = house.table(22)
    page = come(f"/match/{match}#{tokens['hosar']}")
    page.locator("#tab-status").click()
    page.locator(".notes summary").click()
    page.locator(".notes textarea").fill("Watch the ford; o u r")
    page.reload()
    page.locator("#tab-status").click()
    assert page.locator(".notes textarea").input_value() == "Watch the ford; o u r"
    other = page.context.new_page()
    other.goto(f"{house.url}/match/{match}#{tokens['demon']}")
    other.locator("#tab-status").click()
    assert other.locator(".notes textarea").input_value() == ""


COUNT_SOUNDS = (
    "window.made = 0; window.AudioContext = class extends AudioContext { constructor() { super(); made++; } };"
)


def test_sound_is_off_until_it_is_asked_for(come: Any, house: House) -> None:
    match, _, token = house.table(MELEE)
    page = come(f"/match/{match}#{token}", COUNT_SOUNDS)
    page.locator(".decision .option[data-action^=target]").first.click()
    page.locator(".recent .fresh").first.wait_for()
    assert page.evaluate("made") == 0
    page.locator("#settings-button").click()
    page.locator("#set-sound").check()
    page.wait_for_function("() => made === 1")


@pytest.mark.parametrize("calm", [False, True])
def test_dice_fall_unless_calm_is_wanted(come: Any, house: House, calm: bool) -> None:
    match, _, token = house.table(MELEE)
    page = come(f"/match/{match}#{token}", reduced_motion="no-preference")
    if calm:
        page.locator("#settings-button").click()
        page.locator("#set-motion").check()
        page.keyboard.press("Escape")
    assert page.locator(".fresh .die").count() == 0
    page.locator(".decision .option[data-action^=target]").first.click()
    page.locator(".recent .fresh .die").first.wait_for()
    moving = page.evaluate("getComputedStyle(document.querySelector('.recent .fresh .die')).animationName")
    assert moving == ("none" if calm else "fall")


def test_how_points_were_earned(come: Any, house: House) -> None:
    match, _, token = house.table(WITHDRAWAL)
    page = come(f"/match/{match}#{token}")
    page.locator("#tab-status").click()
    page.locator(".earned summary").click()
    assert "total" in page.locator(".earned li").first.inner_text()


# -- troubles --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "told"), [("/match/nothere", "No such table"), ("/match/%s#wrong", "opens no seat")])
def test_a_wrong_address_is_told_kindly(come: Any, house: House, path: str, told: str) -> None:
    match, _, _ = house.table(22)
    page = come(path % match if "%" in path else path)
    page.locator(".trouble h1", has_text=told).wait_for()
    assert page.locator(".trouble a[href='/']").count() == 1


def test_a_server_that_is_down_is_tried_again(come: Any, house: House) -> None:
    match, _, token = house.table(22)
    page = come("/")
    page.route("**/api/matches/**", lambda route: route.abort())
    page.goto(f"{house.url}/match/{match}#{token}")
    page.locator(".trouble h1", has_text="Nobody opens").wait_for()
    page.unroute("**/api/matches/**")
    page.locator("#question").wait_for()
