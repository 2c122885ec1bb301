"""`admin`: what an operator sees and does, in both languages; every mistake is one sentence and changes nothing."""

from __future__ import annotations

import gzip
import json
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hexarchy.cli.admin import JOBS
from hexarchy.core.records import Record
from hexarchy.core.text import LANGUAGES
from hexarchy.server.store import Store
from tests.cli.shell import GAME, mistake, run
from tests.server.house import Person, all_seats, begin, mild, serving
from tests.server.processes import eventually

NAMELESS = "0" * 16


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/m.db"


@pytest.fixture
def house(url: str) -> Iterator[dict[str, str]]:
    """A server with a match that goes on, one that is over and one with a bot."""
    with serving(url) as client:
        made = {name: begin(client) for name in ("goes-on", "over")}
        both = {name: Person(client, made[name]["match"], *made[name]["tokens"].values()) for name in made}
        both["goes-on"].answer(both["goes-on"].scene())
        both["over"].mark("resign", 0)
        bot = begin(client, seats={"hosar": "bot:random"})
        yield {"goes-on": made["goes-on"]["match"], "over": made["over"]["match"], "bot": bot["match"]}


def admin(url: str, *arguments: str, lang: str | None = None, typed: list[str] | None = None) -> Any:
    return run("admin", *arguments, "--database", url, lang=lang, typed=typed or [])


def told(url: str, *arguments: str) -> Any:
    result = admin(url, *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def ids(url: str, *filters: str) -> set[str]:
    return {match["id"] for match in told(url, "list", *filters)}


# -- help -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help(lang: str) -> None:
    listed = run("admin", lang=lang).stdout
    assert listed == run("admin", "--help", lang=lang).stdout
    for job in JOBS:
        assert f"\n  {job} " in listed
        assert "--database" in run("admin", job, "--help", lang=lang).stdout


# -- looking ----------------------------------------------------------------------------------------------------------


def test_list_can_be_narrowed(url: str, house: dict[str, str]) -> None:
    everything = set(house.values())
    assert ids(url) == ids(url, "--game", GAME) == ids(url, "--untouched", "0") == everything
    assert ids(url, "--game", "chess") == ids(url, "--untouched", "1") == ids(url, "--aside") == set()
    assert ids(url, "--over") == {house["over"]}
    assert ids(url, "--running") == everything - {house["over"]}
    admin(url, "put-aside", house["over"])
    assert ids(url, "--aside") == ids(url, "--aside", "--over") == {house["over"]}
    assert ids(url, "--aside", "--running") == set()


def test_list_says_who_sits_there(url: str, house: dict[str, str]) -> None:
    by_id = {match["id"]: match for match in told(url, "list")}
    assert (by_id[house["bot"]]["people"], by_id[house["bot"]]["bots"]) == (1, 1)
    assert (by_id[house["goes-on"]]["people"], by_id[house["goes-on"]]["version"]) == (2, 1)
    shown = run("admin", "list", "--database", url, COLUMNS="40").stdout
    assert all(match in shown for match in house.values())
    assert "3 matches." in shown
    assert "3 parties." in admin(url, "list", lang="fr").stdout


def test_list_counts_those_who_sit_there_now(url: str) -> None:
    with serving(url) as client:
        made = begin(client)
        hosar = Person(client, made["match"], made["tokens"]["hosar"], made["host"])
        for number, (to, seated) in enumerate([("bot:random", (1, 1)), ("back", (2, 0)), ("bot:captain", (1, 1))]):
            hosar.post("/seats", {"id": f"h{number}", "seat": "hosar", "to": to})
            (match,) = told(url, "list")
            assert (match["people"], match["bots"]) == seated


def test_show_tells_no_secret(url: str, house: dict[str, str]) -> None:
    with closing(Store(url)) as store:
        stored = store.load(house["goes-on"])
    assert stored is not None
    secret = stored.header["dice"][0]["secret"]
    for given in ((), ("--json",)):
        for lang in LANGUAGES:
            shown = admin(url, "show", house["goes-on"], *given, lang=lang).stdout
            assert house["goes-on"] in shown
            assert not any(word in shown for word in (secret, stored.seats[0].token_hash, stored.entries[0].action))
    found = told(url, "show", house["goes-on"])
    assert found["seats"] == {"hosar": "human", "demon": "human"}
    assert found["entries"] == {"action": 1}


def test_show_says_why_it_is_aside_and_how_old_its_picture_is(url: str, house: dict[str, str]) -> None:
    assert told(url, "show", house["goes-on"])["picture"] is None
    admin(url, "put-aside", house["bot"])
    assert "by the operator" in " ".join(admin(url, "show", house["bot"]).stdout.split())
    assert "administrateur" in admin(url, "show", house["bot"], lang="fr").stdout
    assert told(url, "show", house["bot"])["aside"] == "operator"
    eventually(lambda: told(url, "show", house["goes-on"])["picture"] == 1, "a picture")


def entries(url: str) -> int:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        return int(database.execute("select count(*) from entry").fetchone()[0])


def test_stats_add_up(url: str, house: dict[str, str]) -> None:
    admin(url, "put-aside", house["bot"])
    before = entries(url)
    found = told(url, "stats")
    assert before <= found["entries"] <= entries(url)  # a bot goes on until the server hears of it
    assert found["matches"] == {GAME: {"running": 1, "over": 1, "aside": 1}}
    assert found["aside"] == {"operator": 1}
    assert (len(found["made"]), sum(found["made"].values())) == (7, 3)
    assert found["bytes"] > 10_000
    assert [(one["matches"], one["share"]) for one in found["makers"]] == [(3, 1.0)]
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        ((maker,),) = database.execute("select distinct maker from match").fetchall()
    assert maker not in admin(url, "stats").stdout
    assert GAME in admin(url, "stats", lang="fr").stdout


# -- the record -------------------------------------------------------------------------------------------------------


def test_record_of_a_match_that_is_over(url: str, house: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    assert json.loads(admin(url, "export", house["over"]).stdout)["game"] == GAME
    assert json.loads(admin(url, "export", house["over"], "-").stdout)["game"] == GAME
    assert admin(url, "export", house["over"], str(path)).exit_code == 0
    assert Record.load(path).game == GAME
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert str(path) in mistake(admin(url, "export", house["over"], str(path)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_record_with_a_secret_must_be_asked_for(url: str, house: dict[str, str], lang: str) -> None:
    assert "--with-secret" in mistake(admin(url, "export", house["goes-on"], lang=lang))
    record = json.loads(admin(url, "export", house["goes-on"], "--with-secret", lang=lang).stdout)
    assert len(record["actions"]) == 1
    assert record["dice"][0]["secret"]


# -- changing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_record_that_only_a_newer_version_reads(url: str, house: dict[str, str], lang: str) -> None:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute("update match set header = json_set(header, '$.format', 99)")
    assert house["over"] in mistake(admin(url, "export", house["over"], lang=lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_put_aside_and_taken_up(url: str, house: dict[str, str], lang: str) -> None:
    match = house["goes-on"]
    assert match in mistake(admin(url, "take-up", match, lang=lang))
    assert admin(url, "put-aside", match, lang=lang).exit_code == 0
    assert match in mistake(admin(url, "put-aside", match, lang=lang))
    assert admin(url, "take-up", match, lang=lang).exit_code == 0
    assert told(url, "show", match)["aside"] is None


def test_delete_asks(url: str, house: dict[str, str]) -> None:
    match = house["goes-on"]
    for lang, word in (("en", "no"), ("fr", "non"), ("en", "")):
        assert admin(url, "delete", match, typed=[word], lang=lang).exit_code == 1
    assert NAMELESS in mistake(admin(url, "delete", match, NAMELESS, "--yes"))
    assert match in ids(url)
    assert admin(url, "delete", match, typed=["oui"], lang="fr").exit_code == 0
    assert admin(url, "delete", house["over"], house["bot"], house["bot"], "--yes").exit_code == 0
    assert ids(url) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unknown_match_is_told(url: str, house: dict[str, str], lang: str) -> None:
    for job in ("show", "export", "put-aside", "take-up", "delete"):
        assert NAMELESS in mistake(admin(url, job, NAMELESS, lang=lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "address", ["mysql://me:secret@there/x", "matches.db", "/var/lib/m.db", "sqlite:x", "postgresql"]
)
def test_what_is_no_address_of_a_database_is_told(address: str, lang: str) -> None:
    told = mistake(admin(address, "list", lang=lang))
    assert "postgresql://" in told
    assert "secret" not in told


# -- backups ----------------------------------------------------------------------------------------------------------


def test_backup_and_restore(url: str, house: dict[str, str], tmp_path: Path) -> None:
    path, other = tmp_path / "b.gz", f"sqlite:///{tmp_path}/other.db"
    assert admin(url, "backup", str(path)).exit_code == 0
    assert str(path) in mistake(admin(url, "backup", str(path)))
    assert admin(other, "restore", str(path)).exit_code == 0
    assert ids(other) == set(house.values())
    admin(other, "delete", house["over"], "--yes")
    assert "--replace" in mistake(admin(other, "restore", str(path)))
    assert admin(other, "restore", str(path), "--replace", typed=["no"]).exit_code == 1
    assert house["over"] not in ids(other)
    assert admin(other, "restore", str(path), "--replace", typed=["yes"]).exit_code == 0
    assert ids(other) == set(house.values())


def test_backup_does_not_overwrite_the_database(url: str, house: dict[str, str]) -> None:
    path = url.removeprefix("sqlite:///")
    assert path in mistake(admin(url, "backup", path))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_backups_are_told(url: str, tmp_path: Path, lang: str) -> None:
    with closing(Store(url)) as store:
        store.migrate()
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    assert admin(url, "backup", str(good), lang=lang).exit_code == 0
    plain = gzip.decompress(good.read_bytes())
    newer = plain.replace(b'"revision":"0', b'"revision":"9')
    for spoilt in (good.read_bytes()[:-20], gzip.compress(plain[:-5]), b"x", gzip.compress(newer)):
        bad.write_bytes(spoilt)
        assert str(bad) in mistake(admin(f"sqlite:///{tmp_path}/new.db", "restore", str(bad), lang=lang))
    assert not (tmp_path / "new.db").exists()
    assert "nowhere" in mistake(admin(url, "restore", str(tmp_path / "nowhere"), lang=lang))
    assert "nowhere" in mistake(admin(url, "backup", str(tmp_path / "nowhere" / "b.gz"), lang=lang))


# -- databases that will not do ---------------------------------------------------------------------------------------


def stamp(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("update alembic_version set version_num = ?", (revision,))


def snapshot(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


def commands(tmp_path: Path, url: str) -> Iterator[list[str]]:
    yield ["serve", "--port", "0", "--database", url]
    yield ["admin", "list", "--database", url]
    yield ["admin", "stats", "--database", url]
    yield ["admin", "delete", NAMELESS, "--yes", "--database", url]
    yield ["admin", "backup", str(tmp_path / "b.gz"), "--database", url]


@pytest.mark.parametrize(("lang", "word"), [("en", "newer Hexarchy"), ("fr", "plus récente")])
def test_database_of_a_newer_version_is_left_alone(tmp_path: Path, url: str, lang: str, word: str) -> None:
    with closing(Store(url)) as store:
        store.migrate()
    good = tmp_path / "good.gz"
    admin(url, "backup", str(good))
    stamp(tmp_path / "m.db", "9999")
    with closing(sqlite3.connect(tmp_path / "m.db")) as database, database:
        database.execute("insert into match values ('m', 'g', '{}', 0, 0, 0, 0, 0, 0, null, null, 0)")
    before = snapshot(tmp_path / "m.db")
    for command in commands(tmp_path, url):
        assert word in mistake(run(*command, lang=lang))
    for given in ((), ("--replace", "--yes")):
        assert word in mistake(admin(url, "restore", str(good), *given, lang=lang))
    assert snapshot(tmp_path / "m.db") == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["file", "tables missing", "another program's", "another program's revision"])
def test_database_that_is_not_ours_is_left_alone(tmp_path: Path, url: str, what: str, lang: str) -> None:
    path = tmp_path / "m.db"
    if what == "file":
        path.write_text("no database at all\n" * 100)
    elif what == "another program's":
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("create table match (score text)")
    else:
        with closing(Store(url)) as store:
            store.migrate()
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("drop table entry")
        if what == "another program's revision":
            stamp(path, "ae1027a6acf")
    before = path.read_bytes()
    for command in commands(tmp_path, url):
        mistake(run(*command, lang=lang))
    assert path.read_bytes() == before


@pytest.mark.parametrize(("lang", "word"), [("en", "older Hexarchy"), ("fr", "plus ancienne")])
def test_older_database_is_not_migrated_by_looking_at_it(tmp_path: Path, url: str, lang: str, word: str) -> None:
    with closing(Store(url)) as store:
        store.migrate()
    stamp(tmp_path / "m.db", "0003")
    assert word in mistake(admin(url, "list", lang=lang))
    assert admin(url, "backup", str(tmp_path / "b.gz"), lang=lang).exit_code == 0  # that is what one does first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_database_that_is_not_there_is_not_made(tmp_path: Path, url: str, lang: str) -> None:
    for job in (["list"], ["stats"], ["show", NAMELESS], ["backup", str(tmp_path / "b.gz")]):
        assert "m.db" in mistake(admin(url, *job, lang=lang))
    assert list(tmp_path.iterdir()) == []


def test_password_is_not_told() -> None:
    assert "hunter2" not in mistake(admin("postgresql://me:hunter2@127.0.0.1:1/x", "list"))


def test_match_goes_on_as_it_was(url: str) -> None:
    """Looking changes nothing for those who play."""
    with serving(url) as client:
        made = begin(client)
        both = all_seats(client, made)
        for job in (["list"], ["stats"], ["show", made["match"]], ["export", made["match"], "--with-secret"]):
            assert admin(url, *job).exit_code == 0
            scene = both.scene()
            both.act(mild(scene), scene["version"])
