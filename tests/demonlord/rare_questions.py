"""Situations with questions that random play does not come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hexarchy.core.dice import SeededDice
from tests.demonlord.retreats import MISS
from tests.demonlord.table import Table, at

FAR = {"1605": ["er_cavalry"]}
ONE_EACH: dict[str, Any] = {"hosar": {"0510": ["ti_knights"]}, "demon": FAR}
AROUND_0507 = ("0406", "0407", "0506", "0508", "0606", "0607")
RING = ("ni_orc_spears", "er_levy", "er_archers", "er_swordsmen", "cm_guards", "cm_militia")


def tables() -> Iterator[Table]:
    yield from on_the_march()
    yield from in_battle()
    yield from at_either_end()


def on_the_march() -> Iterator[Table]:
    hidden = {"0512": ["er_lord", "er_levy", "er_archers"]}
    for mover in ("ti_knights", "ho_priest"):  # blocked, hunted
        t = at("movement", hosar={"0511": [mover], "0510": ["ti_sergeants"]}, demon=hidden)
        yield t.do(f"unit {mover}", "move 0512")
    t = at("movement", rest="neutrals", hosar={"1402": ["ti_knights", "ti_prince"]})
    yield t.do("unit ti_knights", "move 1401").answer("confirm-attack-neutral")
    t = at(
        "before-movement",
        hosar={"0414": ["cr_militia", "ho_priest"]},
        demon={"0414": ["er_levy"]},
        sieges={"0414": 1},
        spells={"hosar": ["spellgate"]},
    )
    yield t.do("cast spellgate", "gate cr_militia", "at 0413").answer("confirm-abandon-fortress")
    t = at("invocation", turn=2, hosar={"0603": ["ho_high_priest"]}, arrived=[True, False], requested=[True, False])
    yield t.do("invoke ho_high_priest").answer("invoke-being")


def in_battle() -> Iterator[Table]:
    t = at(
        "battles",
        hosar={"0510": ["ti_timurid_knights"]},
        demon={"0510": ["er_levy", "er_archers"]},
        sieges={"0510": 1},
        dice=(6, 6, 6, 6, 6, 6, 1),
        then=SeededDice(1),
    )
    t.answer("sortie", "yes").until("withdraw").do("yes").answer("inside-or-out", "outside")
    yield t.answer("confirm-leave-capital")
    ring = {hex_: [unit] for hex_, unit in zip(AROUND_0507, RING, strict=True)}
    t = at("battles", hosar={"0507": ["ti_spearmen"]}, demon={"0507": ["ni_orc_swords"], **ring}, dice=MISS * 2)
    yield t.answer("withdraw", "yes").answer("confirm-no-way-out")
    t = at(
        "battles",
        hosar={"0121": ["ti_knights", "ho_priest"], "0222": ["ti_sergeants"], "0221": ["ho_high_priest"]},
        demon={"0121": ["er_cavalry"], "0222": ["er_foot_guards"]},
        spells={"hosar": ["spellgate"]},
        dice=[1, 6, 1],
    )
    yield t.do("pass").answer("next-battle")
    t.do("fight 0121").answer("battle-magic", "fire er_cavalry")
    yield t.answer("window-between-battles")


def at_either_end() -> Iterator[Table]:
    t = at("start", scenario="long", piles={"dead": ["ti_sergeants", "ti_prince", "er_levy"]}, **ONE_EACH)
    yield t.answer("replace-character")
    besieged = {"0302": ["da_peasants"], "0405": ["gu_militia"], "0414": ["cr_militia"]}
    besiegers = {"0302": ["er_levy"], "0405": ["er_archers"], "0414": ["er_cavalry"]}
    yield at("sieges", hosar=besieged, demon=besiegers, sieges=dict.fromkeys(besieged, 1)).answer("next-siege")
    priest = {"0112": ["ni_high_priest"], **FAR}
    spells = {"demon": ["necromon"]}
    t = at("end", hosar=ONE_EACH["hosar"], demon=priest, fallen={"0110": ["er_patrol", "er_levy"]}, spells=spells)
    yield t.do("cast necromon").answer("cast-revive")
    t = at(
        "exchange",
        hosar={"0510": ["ti_knights"]},
        demon={"1605": ["er_levy"], "0510": ["er_archers"]},
        sieges={"0510": 1},
        piles={"prisoners_of_hosar": ["er_lord"], "prisoners_of_demon": ["ti_peasants"]},
    )
    yield t.do("yes", "offer ti_peasants", "give er_lord").answer("place-freed")
