"""The heir of a player monarch (DR-A-HEI): who follows, who wavers, what the kingdom may do meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME, captives, fallout, fate
from tests.divine_right.sieges import HIRED, HOTHIOR, MUETAR, TADAFAT, around
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_sequence import play_on

OPTIONS = {"level": "intermediate", "heir": True}
MONARCH, ROYAL, FIELD, ABROAD = "hothior_monarch", "0917", "1115", "1613"


def table(phase: str, *, on: bool = True, options: Any = None, **more: Any) -> Table:
    return at(phase, options={**OPTIONS, "heir": on, **(options or {})}, **more)


def slain(*dice: int, by: int = 1, phase: str = "movement", heir: bool = True, **more: Any) -> Table:
    """The monarch of the first seat is dead: by the second seat's hand, in the first one's own turn."""
    t = table(phase, dice=[*dice], **more)
    captives.kill(t.s, WORLD.index[MONARCH], by, heir=heir)
    fallout.settle(t.s)
    t.s.run()
    return t


def regency(t: Table, seat: str = "first") -> Any:
    return t.view(None)["regencies"].get(seat)


@pytest.mark.rule("DR-A-HEI-01")
def test_a_child_follows_and_the_player_stays_in_the_game() -> None:
    t = slain(4, hexes={FIELD: HOTHIOR[:2]})
    assert t.s.living(0)
    assert regency(t) == {"until": 3 + 4, "besieger": None}
    assert t.points("second") == 70  # the slayer scores as usual
    assert t.where(MONARCH) == "gone"
    assert not slain(4, on=False, hexes={FIELD: HOTHIOR[:2]}).s.living(0)


@pytest.mark.rule("DR-A-HEI-01", "DR-A-HEI-08")
def test_no_heir_follows_a_capture_or_a_murder() -> None:
    t = table("movement", hexes={FIELD: HOTHIOR[:2]})
    captives.capture(t.s, WORLD.index[MONARCH], 1, WORLD.grid.at(ROYAL))
    fallout.settle(t.s)
    t.s.run()
    assert not t.s.living(0)
    assert not slain(heir=False).s.living(0)


@pytest.mark.rule("DR-A-HEI-08")
def test_a_wound_that_kills_has_an_heir() -> None:
    t = table("movement", dice=[6, 6, 2], hexes={FIELD: HOTHIOR[:2]})
    fate.wound(t.s, WORLD.index[MONARCH])
    fallout.settle(t.s)
    t.s.run()
    assert t.s.living(0)
    assert regency(t)["until"] == 5


@pytest.mark.rule("DR-A-HEI-02", "DR-DEC-17")
def test_each_ally_is_rolled_for_as_if_it_were_neutral() -> None:
    allies = dict.fromkeys(("immer", "pon", "ghem"), "first")
    faces = {"immer": 16, "pon": 1, "ghem": 17}
    t = slain(6, 5, 2, 1, allies=allies, personalities=faces)
    assert (t.question, t.asked) == ("waver-next", ["first"])
    assert t.options == ["activate immer", "activate pon", "activate ghem"]
    t.do("activate pon")
    t.do("activate immer")
    assert t.rolls("DR-A-HEI-02") == [(6,), (5,), (2,)]
    assert t.ally_of("pon") == "first"
    assert t.ally_of("immer") is None
    assert t.ally_of("ghem") is None


@pytest.mark.rule("DR-A-HEI-02", "DR-DEC-17")
def test_a_card_may_be_played_for_each() -> None:
    t = slain(5, 1, allies={"immer": "first"}, personalities={"immer": 16}, hands={"first": ["bribe-1"]})
    assert (t.question, t.options) == ("waver", ["play bribe-1", "none"])
    t.do("play bribe-1")
    assert t.ally_of("immer") == "first"
    assert not t.hand("first")
    without = slain(5, 1, allies={"immer": "first"}, personalities={"immer": 16}, hands={"first": ["bribe-1"]})
    assert without.do("none").ally_of("immer") is None


@pytest.mark.rule("DR-A-HEI-03")
def test_each_mercenary_stays_on_an_odd_die_and_is_lost_on_an_even_one() -> None:
    hired = [*HIRED[:2], "juulute", "rogue_1"]
    t = slain(1, 2, 2, 4, 3, hexes={FIELD: hired}, masters=dict.fromkeys(hired, "first"))
    assert [t.where(piece) for piece in hired] == [FIELD, "pool", "gone", "randomizer"]
    assert [t.master(piece) for piece in hired] == ["first", None, None, None]


@pytest.mark.rule("DR-A-HEI-04")
def test_in_confusion_the_ambassador_wins_nobody_but_does_all_else() -> None:
    t = table(
        "diplomacy",
        regencies={"first": 6},
        hexes={FIELD: HOTHIOR[:2]},
        piles={"gone": [MONARCH]},
        allies={"pon": "second"},
    )
    assert t.refuses("activate immer") == t.refuses("deactivate pon") == ["DR-A-HEI-04"]
    assert {"duel second", "assassinate pon", "recruit 0600"} <= {*t.options}


@pytest.mark.rule("DR-A-HEI-06")
def test_in_confusion_all_regulars_are_at_home_and_only_defend() -> None:
    t = slain(4, hexes={ABROAD: HOTHIOR[:2], FIELD: MUETAR[:2]})
    homes = [WORLD.grid.ids[WORLD.pieces[WORLD.index[unit]].home] for unit in HOTHIOR[:2]]
    assert [t.where(unit) for unit in HOTHIOR[:2]] == homes
    assert t.refuses(f"move {HOTHIOR[0]}") == ["DR-A-HEI-06"]
    now: dict[str, Any] = {"regencies": {"first": 6}, "piles": {"gone": [MONARCH]}}
    t = table("combat", hexes={FIELD: [HOTHIOR[0], HIRED[0]], "1116": MUETAR[:2]}, masters={HIRED[0]: "first"}, **now)
    t.do("attack 1116")
    assert f"commit {HOTHIOR[0]}" not in t.options
    hexes = around("1714", HOTHIOR)
    assert table("movement", hexes=hexes).options.count("besiege 1714") == 1
    assert "besiege 1714" not in table("movement", hexes=hexes, **now).options


@pytest.mark.rule("DR-A-HEI-06", "DR-A-HEI-08", "DR-DEC-78")
def test_when_confusion_ends_the_heir_appears_in_the_royal_castle() -> None:
    now: dict[str, Any] = {"regencies": {"first": 3}, "piles": {"gone": [MONARCH]}, "hexes": {FIELD: HOTHIOR[:2]}}
    t = table("movement", phasing=1, **now)
    t.do("done")
    while t.question != "son-or-daughter":
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert (t.s.turn, t.asked, t.options) == (4, ["first"], ["king", "queen"])
    t.do("queen")
    assert (t.where(MONARCH), t.inside(MONARCH), t.master(MONARCH)) == (ROYAL, True, "first")
    assert t.view(None)["kingdoms"]["hothior"]["queen"]
    assert not t.view(None)["regencies"]


@pytest.mark.rule("DR-A-HEI-08")
def test_an_heir_whose_royal_castle_is_closed_stands_with_the_nearest_friends() -> None:
    now: dict[str, Any] = {"regencies": {"first": 3}, "piles": {"gone": [MONARCH]}}
    hexes = {TADAFAT: HOTHIOR[:2], ROYAL: MUETAR[:2]}
    t = table("movement", phasing=1, hexes=hexes, plundered=[ROYAL], **now).do("done")
    while t.question != "son-or-daughter":
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    t.do("king")
    t = t.do(t.options[0]) if t.question == "hero-returns" else t
    assert t.where(MONARCH) not in (ROYAL, "gone")


# -- sieges and intruders ---------------------------------------------------------------------------------------------


def besieged(*dice: int, **more: Any) -> Table:
    """Muetar besieges Tadafat when the monarch of Hothior dies."""
    hexes = {**around(TADAFAT, MUETAR[:6]), ROYAL: [MONARCH]}
    return slain(*dice, hexes=hexes, sieges={TADAFAT: "second"}, **more)


@pytest.mark.rule("DR-A-HEI-05")
def test_a_siege_prevents_confusion() -> None:
    t = besieged(4)
    assert regency(t) == {"until": 0, "besieger": "second"}
    assert fate.weakened(t.s, 0)  # meanwhile as under a wounded monarch
    t.do("done").until("next-move")
    assert t.asked == ["second"]
    t.do("done")  # the besieger stays
    assert (t.question, t.asked) == ("son-or-daughter", ["first"])
    t.do("king")
    assert (t.where(MONARCH), regency(t)) == (ROYAL, None)
    assert not fate.weakened(t.s, 0)


@pytest.mark.rule("DR-A-HEI-05")
def test_where_the_besieger_goes_confusion_begins() -> None:
    t = besieged(4)
    t.do("done").until("next-move")
    for unit in MUETAR[:6]:
        t.do(f"move {unit}", f"disband {unit}")
    t.do("done")
    assert regency(t)["until"] > 0


@pytest.mark.rule("DR-A-HEI-05")
def test_a_besieger_who_leaves_the_game_lifts_the_siege() -> None:
    hexes = {**around(TADAFAT, MUETAR[:6]), ROYAL: [MONARCH]}
    three = {"hothior": "first", "muetar": "second", "mivior": "third"}
    t = slain(4, hexes=hexes, sieges={TADAFAT: "second"}, seats=3, kingdoms=three)
    t.log += t.s.apply(1, "resign")
    t = play_on(t, 1)
    assert regency(t)["until"] > 0


@pytest.mark.rule("DR-A-HEI-07", "DR-DEC-21")
def test_under_intruders_who_stay_the_heir_may_come_early() -> None:
    now: dict[str, Any] = {"regencies": {"first": 9}, "piles": {"gone": [MONARCH]}}
    t = table("movement", phasing=1, hexes={FIELD: MUETAR[:2], TADAFAT: HOTHIOR[:2]}, **now).do("done")
    while t.question != "end-confusion":
        t.log += t.s.apply(t.ask.seat, t.ask.default)
    assert (t.asked, t.s.phase) == (["first"], 0)
    t.do("yes")
    assert t.question == "son-or-daughter"
    t.do("king")
    assert t.where(MONARCH) == ROYAL
    peaceful = table("movement", phasing=1, hexes={TADAFAT: HOTHIOR[:2]}, **now).do("done")
    for _ in range(40):
        assert peaceful.question != "end-confusion"
        peaceful.log += peaceful.s.apply(peaceful.ask.seat, peaceful.ask.default)


@pytest.mark.rule("DR-A-HEI-01")
def test_a_player_in_confusion_may_give_up() -> None:
    now: dict[str, Any] = {"regencies": {"first": 9}, "piles": {"gone": [MONARCH]}, "hexes": {TADAFAT: HOTHIOR[:2]}}
    t = table("movement", seats=3, phasing=1, **now)
    t.log += t.s.apply(0, "resign")
    assert not t.s.living(0)
    assert not t.view(None)["regencies"]


@pytest.mark.rule("DR-A-HEI-01")
def test_a_panel_tells_of_the_regency() -> None:
    now: dict[str, Any] = {"regencies": {"first": 9}, "piles": {"gone": [MONARCH]}}
    panels = GAME.scene(table("movement", **now).view(None))["panels"]
    assert len(next(panel for panel in panels if panel["id"] == "thrones")["rows"]) == 1
