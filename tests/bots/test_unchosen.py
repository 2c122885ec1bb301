"""What a captain never chooses is counted, and has a reason."""

from __future__ import annotations

import hexarchy
from benchmarks.unchosen import reasons, unchosen, why


def test_what_is_offered_often_and_never_chosen_has_a_reason() -> None:
    found = unchosen(hexarchy.game("demonlord"), "captain", [1, 2], often=20)
    assert ("window-before-movement", "pass-phase") in found
    assert ("movement", "unit") not in found
    known = reasons("demonlord")
    assert [kind for kind in found if why(kind, known) == "?"] == []


def test_the_reason_nearest_to_the_question_is_told() -> None:
    known = {"road: go": "first", "go": "second", "road:": "third"}
    asked = (("road", "go"), ("river", "go"), ("road", "stop"), ("river", "stop"))
    assert [why(kind, known) for kind in asked] == ["first", "second", "third", "?"]
