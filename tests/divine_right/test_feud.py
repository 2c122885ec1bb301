"""Al-Debar and Trouble as one player's (DR-A-BAR-04 to -09); the rest of their feud stands in test_trouble.py."""

from __future__ import annotations

import pytest

from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.records import Uprising
from tests.divine_right.test_trouble import FEUD, HIM, TROUBLE, WASTE, WASTE_2, game


@pytest.mark.rule("DR-A-BAR-04", "DR-A-BAR-07")
def test_who_march_on_together_do_not_meet_again() -> None:
    t = game("movement", {WASTE: [TROUBLE, HIM]}, dice=[2, 5, 5], **FEUD).do(f"move {HIM}", f"with {TROUBLE}")
    t.do(f"go {WASTE_2}")
    t.do("stop") if t.question == "march" else None
    t.do("done")
    assert (t.where(TROUBLE), t.where(HIM)) == (WASTE_2, WASTE_2)
    assert [t.rolls(f"DR-A-BAR-0{number}") for number in (4, 5, 7, 8)] == [[]] * 4
    assert t.s.uprising.together
    assert GAME.from_json(t.s.to_json()).to_json() == t.s.to_json()


@pytest.mark.rule("DR-A-BAR-08")
def test_where_he_joins_her_they_meet_though_one_player_has_both() -> None:
    t = game("movement", {WASTE: [TROUBLE], WASTE_2: [HIM]}, dice=[5, 2], **FEUD).do(f"move {HIM}", f"go {WASTE}")
    t.do("stop") if t.question == "march" else None
    t.do("done")
    assert t.rolls("DR-A-BAR-08") == [(5,)]
    assert len(t.s.to_json()["uprising"]) == Uprising._fields.index("together")  # as in matches of earlier versions
