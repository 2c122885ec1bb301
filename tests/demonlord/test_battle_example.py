"""The rulebook's worked battle (DL-EXB): Lord Erush against the Duke of D'Ansor in 1004, die by die in one game."""

from __future__ import annotations

import pytest

from tests.demonlord.fields import MISS, asked_about, blows, board, clash, dice, escorts, fights, line, line_up, morale
from tests.demonlord.table import Table

FIELD = "1004"
DEMON = ["er_cavalry", "er_swordsmen", "er_foot_guards", "er_patrol", "er_archers", "er_lord"]
IN_LINE = ["da_knights", "da_men_at_arms", "ti_crossbowmen", "gu_men", "da_mixed_infantry"]
IN_RESERVE = ["da_sergeants", "ti_sergeants", "ti_spearmen"]


# The battle up to a moment. Each part plays the one before and goes on.


def entered() -> Table:
    t = clash({FIELD: [*IN_LINE, *IN_RESERVE, "da_duke"]}, {"1104": DEMON}, step="movement", phase="demon")
    t.do("unit er_patrol", "ride er_lord", f"move {FIELD}")
    for unit in ("er_cavalry", "er_swordsmen", "er_foot_guards", "er_archers"):
        t.do(f"unit {unit}", f"move {FIELD}")
    return t


def deployed() -> Table:
    t = entered().answer("terrain", "terrain hills")
    line_up(t, "er_cavalry", "da_knights", "da_men_at_arms", "er_swordsmen", "er_foot_guards", "ti_crossbowmen")
    return line_up(t, "gu_men", "er_patrol", "er_archers", "da_mixed_infantry")


def characters_placed() -> Table:
    t = deployed()
    assert (t.asked, asked_about(t)) == (["demon"], "er_lord")
    t.do("with er_patrol")
    assert (t.asked, asked_about(t)) == (["hosar"], "da_duke")
    return t.do("with da_knights")


def reserves_committed() -> Table:
    t = characters_placed().answer("reserves", "commit da_sergeants", "commit ti_sergeants")
    foe = {"da_sergeants": "er_cavalry", "ti_sergeants": "er_foot_guards"}
    for _ in foe:
        t.answer("join-fight", f"against {foe[asked_about(t)]}")
    return t


def shots_exchanged() -> Table:
    """Magic 4; Swordsmen 3, Patrol and Archers miss; Men-at-Arms 6, Crossbowmen 3, the others miss; morale 4 and 4."""
    t = reserves_committed().answer("move-character", "pass", "pass")
    dice(t, 4, 1, 2, *MISS, *MISS, 3, 3, 1, 2, *MISS, *MISS, 4, 4)
    return t.answer("battle-magic", "fire gu_men")


def redeployed() -> Table:
    return shots_exchanged().answer("answer", "answer ti_sergeants")


def melee_fought() -> Table:
    """Everybody misses but the Men of Gunthoz, who roll 7; the Patrol's morale die is 6, Lord Erush's fate 2."""
    return dice(redeployed(), *MISS * 8, 3, 4, *MISS, *MISS, 6, 2).answer("melee-target", "target da_knights")


def withdrawn() -> Table:
    return dice(melee_fought(), 2, 3, 5, 1).answer("withdraw", "yes")


# What the example says of it.


@pytest.mark.rule("DL-EXB-01")
def test_forces_and_terrain() -> None:
    t = entered()
    assert (t.question, t.asked, t.options) == ("terrain", ["hosar"], ["terrain hills", "terrain open"])
    assert (len(t.stack("demon", FIELD)), len(t.stack("hosar", FIELD))) == (6, 9)
    t.do("terrain hills")
    assert (board(t)["terrain"], board(t)["size"]) == ("hills", 7)
    hills = t.s.world.terrain["H"]
    assert (hills.missile, hills.melee) == (0, 0)


@pytest.mark.rule("DL-EXB-02")
def test_deployment_in_pairs() -> None:
    t = deployed()
    assert fights(t) == [
        (["da_knights"], ["er_cavalry"]),
        (["da_men_at_arms"], ["er_swordsmen"]),
        (["ti_crossbowmen"], ["er_foot_guards"]),
        (["gu_men"], ["er_patrol"]),
        (["da_mixed_infantry"], ["er_archers"]),
    ]
    assert board(t)["reserve"]["demon"] == []
    assert sorted(board(t)["reserve"]["hosar"]) == IN_RESERVE


@pytest.mark.rule("DL-EXB-03")
def test_placing_the_characters() -> None:
    assert escorts(characters_placed()) == {"da_duke": "da_knights", "er_lord": "er_patrol"}
    t = melee_fought()
    assert ("er_patrol", "gu_men", 7) in blows(t, "melee")
    assert ("da_knights", "er_cavalry", 9) in blows(t, "melee")
    assert morale(t)[-1][:2] == ("er_patrol", 6)
    knights = dice(redeployed(), 1, 1, *MISS * 10, 6)  # the other leader's morale: let the cavalry hit the knights
    knights.answer("melee-target", "target da_knights")
    assert morale(knights)[-1] == ("da_knights", 6, 6)


@pytest.mark.rule("DL-EXB-04")
def test_reserves_in_round_one() -> None:
    t = characters_placed().answer("reserves", "commit da_sergeants", "commit ti_sergeants")
    assert len(line(t, "hosar")) == 7
    assert t.refuses("commit ti_spearmen") == ["DL-DEP-07"]
    t = reserves_committed()
    assert fights(t)[0] == (["da_knights", "da_sergeants"], ["er_cavalry"])
    assert fights(t)[2] == (["ti_crossbowmen", "ti_sergeants"], ["er_foot_guards"])
    assert board(t)["reserve"]["hosar"] == ["ti_spearmen"]


@pytest.mark.rule("DL-EXB-05")
def test_battle_magic() -> None:
    t = shots_exchanged()
    assert blows(t, "magic") == [("er_lord", "gu_men", 1)]
    assert t.rolls("DL-BMG-03") == [(4,)]
    assert "gu_men" not in [unit for unit, _, _ in morale(t)]


@pytest.mark.rule("DL-EXB-06")
def test_missile_miss() -> None:
    t = shots_exchanged()
    shots = {
        e["unit"]: (e["target"], e["value"], sum(e["dice"])) for e in t.events("roll") if e.get("kind") == "missile"
    }
    assert shots["da_men_at_arms"] == ("er_swordsmen", 5, 6)
    assert not shots.keys() & {"da_knights", "da_sergeants", "ti_sergeants"}
    assert "er_swordsmen" not in [unit for unit, _, _ in morale(t)]


@pytest.mark.rule("DL-EXB-07")
def test_missile_hits() -> None:
    t = shots_exchanged()
    shots = {
        e["unit"]: (e["target"], e["value"], sum(e["dice"])) for e in t.events("roll") if e.get("kind") == "missile"
    }
    assert shots["ti_crossbowmen"] == ("er_foot_guards", 6, 3)
    assert shots["er_swordsmen"] == ("da_men_at_arms", 3, 3)
    assert sorted(unit for unit, _, _ in morale(t)) == ["da_men_at_arms", "er_foot_guards"]


@pytest.mark.rule("DL-EXB-08")
def test_morale_after_missiles() -> None:
    t = shots_exchanged()
    assert sorted(morale(t)) == [("da_men_at_arms", 4, 4), ("er_foot_guards", 5, 4)]
    assert t.events("stands") == [{"unit": "er_foot_guards"}]
    assert board(t)["routed"] == {"hosar": ["da_men_at_arms"], "demon": []}


@pytest.mark.rule("DL-EXB-09")
def test_redeployment_after_missiles() -> None:
    t = shots_exchanged()
    assert (t.question, t.asked, asked_about(t)) == ("answer", ["hosar"], "er_swordsmen")
    assert t.options == ["answer ti_sergeants", "answer da_sergeants"]
    assert fights(redeployed()) == [
        (["da_knights", "da_sergeants"], ["er_cavalry"]),
        (["ti_crossbowmen"], ["er_foot_guards"]),
        (["gu_men"], ["er_patrol"]),
        (["da_mixed_infantry"], ["er_archers"]),
        (["ti_sergeants"], ["er_swordsmen"]),
    ]


@pytest.mark.rule("DL-EXB-10")
def test_melee_and_rout() -> None:
    t = melee_fought()
    assert ("gu_men", "er_patrol", 7) in blows(t, "melee")
    assert morale(t)[2:] == [("er_patrol", 6, 6)]
    assert board(t)["routed"]["demon"] == ["er_patrol"]


@pytest.mark.rule("DL-EXB-11")
def test_fate_of_lord_erush() -> None:
    t = melee_fought()
    assert t.rolls("DL-CHB-07") == [(2,)]
    assert t.where("er_lord") == "dead"
    assert escorts(t) == {"da_duke": "da_knights"}


@pytest.mark.rule("DL-EXB-12")
def test_withdrawal_of_the_demon() -> None:
    t = melee_fought()
    assert (t.question, t.asked) == ("withdraw", ["demon"])
    t = withdrawn()
    checks = [(e["unit"], e["value"], e["dice"][0]) for e in t.events("roll") if e["why"] == "DL-WDR-04"]
    assert checks == [
        ("er_cavalry", 5, 2),
        ("er_foot_guards", 5, 3),
        ("er_swordsmen", 4, 5),
        ("er_archers", 4, 1),
    ]
    assert t.where("er_swordsmen") == "dead"
    assert t.view(None)["prisoners"] == {"hosar": ["er_patrol"], "demon": []}


@pytest.mark.rule("DL-EXB-13")
def test_aftermath_of_the_battle() -> None:
    """The foot is on its way for 3 MP, the cavalry goes on with its last 2."""
    t = withdrawn().answer("retreat-group", "done").answer("retreat", "retreat 1204")
    assert (t.where("er_foot_guards"), t.where("er_archers")) == ("1305", "1305")
    t.answer("retreat-on", "take er_cavalry").answer("retreat", "retreat 1505")
    way = [(event["units"], event["to"]) for event in t.events("retreated")]
    together = ["er_cavalry", "er_foot_guards", "er_archers"]
    assert way[:3] == [(together, "1105"), (together, "1204"), (together, "1305")]
    assert way[3:] == [(["er_cavalry"], "1405"), (["er_cavalry"], "1505")]
    t.answer("request", "no")
    assert (t.question, t.asked) == ("movement", ["hosar"])
    assert sorted(t.stack("hosar", FIELD)) == sorted([*IN_LINE, *IN_RESERVE, "da_duke"])
    assert t.events("routed-return") == [{"units": ["da_men_at_arms"], "hex": FIELD}]
    assert {f"unit {unit}" for unit in [*IN_LINE, *IN_RESERVE, "da_duke"]} <= set(t.options)
