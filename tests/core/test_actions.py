"""Actions: read as they are written, and refused with the nearest that exists."""

from __future__ import annotations

import pytest

from hexarchy.core.actions import ActionTable, UnknownAction
from hexarchy.core.decisions import Refused
from tests.core.tiny import TINY


@pytest.fixture(scope="module")
def table() -> ActionTable:
    made = ActionTable()
    made.verb("move", [f"{column:02}{row:02}" for column in range(1, 23) for row in range(1, 24)])
    made.verb("unit", ["knights", "archers", "dragon"])
    made.single("done")
    return made


def test_spaces_do_not_matter(table: ActionTable) -> None:
    assert table.parse("  move   0510 ").text == "move 0510"


@pytest.mark.parametrize(
    ("said", "nearest"),
    [
        ("move 05100", "move 0510"),
        ("mvoe 0510", "move 0510"),
        ("unit knigths", "unit knights"),
        ("unit", None),
        ("done 3", "done"),
        ("don", "done"),
        ("unit zzz", None),
        ("nonsense", None),
        ("", None),
        ("move " + "9" * 5000, None),
    ],
)
def test_unknown_action_names_the_nearest(table: ActionTable, said: str, nearest: str | None) -> None:
    with pytest.raises(UnknownAction) as unknown:
        table.parse(said)
    assert unknown.value.nearest == nearest


def test_search_for_the_nearest_is_bounded(table: ActionTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that names no action must not cost more than one that does: a fraction of the table is looked at."""
    looked: list[int] = []
    original = __import__("difflib").get_close_matches

    def counted(word: str, known: list[str], **more: float) -> list[str]:
        some = list(known)
        looked.append(len(word) * len(some))
        found: list[str] = original(word, some, **more)
        return found

    monkeypatch.setattr("hexarchy.core.actions.difflib.get_close_matches", counted)
    with pytest.raises(UnknownAction):
        table.parse("move 0" + "5" * 5000)
    assert sum(looked) < 40 * len(table)


def test_what_is_unknown_is_told_as_it_is() -> None:
    with pytest.raises(Refused) as refused:
        TINY.new().apply("left", "mo\u202eve\x00 x")
    assert refused.value.reasons[0].args["said"] == r"mo\u202eve\x00 x"
