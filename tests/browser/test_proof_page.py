"""The proof page: every die of a mixed match thrown again, of an imported one too; what proves nothing gets no tick."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hexarchy import games
from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record
from tests.browser.guest import Guest
from tests.browser.house import House, Json, Table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

ALL = "document.querySelector('.dice-table + button')?.click()"
SIGNS = "[...document.querySelectorAll('.dice-table td:last-child span[title]')].map((sign) => sign.textContent)"


def record_of(house: House, table: Table) -> Json:
    found: Json = house.call(f"matches/{table.match}/record")
    return found


def signs(guest: Guest) -> list[str]:
    """What stands beside every die."""
    guest.page.locator("#verdict").wait_for()
    guest.page.evaluate(ALL)
    guest.drawn()
    found: list[str] = guest.page.evaluate(SIGNS)
    return found


def drop(guest: Guest, folder: Path, record: Json) -> None:
    path = folder / "match.json"
    path.write_text(json.dumps(record))
    guest.open("/verify")
    guest.page.locator("input[type=file]").set_input_files(path)
    guest.page.locator("#verdict").wait_for()


@pytest.fixture(scope="module")
def mixed(house: House) -> Table:
    """A match of which both seats have mixed the dice, and some have fallen."""
    table = house.mix("battle-example")
    house.play(table, 12)
    house.give_up(table, "hosar")
    return table


def test_a_mixed_match_is_thrown_again(visit: Callable[..., Guest], house: House, mixed: Table) -> None:
    guest = visit().open(f"/verify?match={mixed.match}")
    dice = house.call(f"matches/{mixed.match}/verify")["dice"]
    assert len(dice) > 3
    assert signs(guest) == ["✓"] * len(dice)
    verdict = guest.page.locator("#verdict.good").inner_text()
    assert "Mixed from the server’s secret and the values of: demon and hosar" in verdict
    [stretch] = record_of(house, mixed)["dice"]
    for share in stretch["contributions"].values():
        assert share["value"] in verdict
        assert share["commitment"] in verdict


def test_an_imported_match_of_two_stretches(visit: Callable[..., Guest], house: House, mixed: Table) -> None:
    made = house.call("matches/import", {"record": record_of(house, mixed)}, status=201)
    table = Table(made["match"], made["tokens"])
    house.play(table, len(house.call(f"matches/{mixed.match}/verify")["dice"]) + 1)
    house.give_up(table, "hosar")
    first, second = record_of(house, table)["dice"]
    assert first["brought"]
    dice = house.call(f"matches/{table.match}/verify")["dice"]
    assert len(dice) > second["from"] > 0
    guest = visit().open(f"/verify?match={table.match}")
    assert signs(guest) == ["✓"] * len(dice)
    verdict = guest.page.locator("#verdict.good").inner_text()
    assert f"Dice 0 to {second['from'] - 1}" in verdict
    assert "came with an imported record" in verdict
    assert "From the server’s secret alone" in verdict


@pytest.mark.parametrize("what", ["value", "commitment", "secret"])
def test_what_was_changed_is_wrong(
    visit: Callable[..., Guest], house: House, mixed: Table, tmp_path: Path, what: str
) -> None:
    record = record_of(house, mixed)
    [stretch] = record["dice"]
    if what == "secret":
        stretch["secret"] = "ab" * 32
    else:
        stretch["contributions"]["demon"][what] = "ab" * 32
    guest = visit(forgive=("422",))
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record))
    guest.open("/verify").page.locator("input[type=file]").set_input_files(path)
    guest.page.locator(".proof.bad").wait_for()


def test_dice_of_a_seed_prove_nothing_and_are_not_wrong(visit: Callable[..., Guest], tmp_path: Path) -> None:
    rules = games.game("demonlord")
    record = Record.begin(rules, dice=SeededDice(3))
    state = record.start(rules)
    while len(record.actions) < 40:
        assert state.decision
        ask = state.decision.asks[0]
        state.apply(ask.seat, ask.options[0])
        record.actions.append((rules.seats[ask.seat], ask.options[0].text))
    guest = visit()
    drop(guest, tmp_path, record.to_json())
    assert set(signs(guest)) == {"○"}
    text = guest.page.locator("#verdict.open").inner_text()
    assert "Nothing is wrong, but these dice prove nothing" in text
    assert "✗" not in text


def test_dice_written_down_beforehand_get_no_tick(visit: Callable[..., Guest], house: House) -> None:
    table = house.mix("battle-example", dice=[4, 1, 2])
    house.play(table, 12)
    house.give_up(table, "hosar")
    dice = house.call(f"matches/{table.match}/verify")["dice"]
    guest = visit().open(f"/verify?match={table.match}")
    assert signs(guest) == ["○" if number < 3 else "✓" for _, number, _, _ in dice]
    assert "Nothing is wrong, but" in guest.page.locator("#verdict.open").inner_text()


def test_a_record_of_the_old_format(visit: Callable[..., Guest], tmp_path: Path, house: House) -> None:
    table = house.lay("battle-example")
    house.play(table, 12)
    house.give_up(table, "hosar")
    record = record_of(house, table)
    [stretch] = record["dice"]
    old = {"kind": stretch["kind"], "secret": stretch["secret"]}
    guest = visit()
    drop(guest, tmp_path, {**record, "format": 1, "dice": old, "commitment": stretch["commitment"]})
    assert set(signs(guest)) == {"✓"}
    assert guest.page.locator("#verdict.good").count() == 1


def test_the_fingerprint_this_browser_noted(visit: Callable[..., Guest], house: House) -> None:
    """A server that shows another secret at the end than it promised at the beginning is found out without any note."""
    table = house.begin()
    guest = visit().sit(table.path("hosar"))
    guest.until("localStorage['hexarchy.matches']?.includes('promise')")
    house.give_up(table, "hosar")
    guest.open(f"/verify?match={table.match}")
    guest.page.locator("#verdict.good", has_text="this browser noted").wait_for()
    other = json.dumps([{"id": table.match, "tokens": "", "at": 0, "promise": "0" * 64}])
    guest.page.evaluate("(kept) => { localStorage['hexarchy.matches'] = kept; }", other)
    guest.page.reload()
    guest.page.locator("#verdict.bad").wait_for()


def test_the_value_this_browser_told(visit: Callable[..., Guest], house: House) -> None:
    """A server that mixes in another value than it was told is found out as well."""
    guest = visit().open("/")
    guest.page.locator("#begin").click()
    guest.page.wait_for_url("**/match/*")
    guest.until("store.scene?.decision && localStorage['hexarchy.matches']?.includes('promise')")
    [kept] = json.loads(guest.store("localStorage['hexarchy.matches']"))
    table = Table(kept["id"], {"hosar": kept["tokens"]})
    house.give_up(table, "hosar")
    [stretch] = record_of(house, table)["dice"]
    assert kept["told"] == {"hosar": stretch["contributions"]["hosar"]["value"]}
    guest.open(f"/verify?match={table.match}")
    guest.page.locator("#verdict.good", has_text="this browser noted").wait_for()
    other = json.dumps([{**kept, "told": {"hosar": "ab" * 32}}])
    guest.page.evaluate("(kept) => { localStorage['hexarchy.matches'] = kept; }", other)
    guest.page.reload()
    guest.page.locator("#verdict.bad").wait_for()
