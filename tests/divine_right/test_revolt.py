"""Baronial revolts and the Rebel (DR-A-BRV, DR-A-REB): unrest, the rising, the band, its end."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import GAME, siege
from hexarchy.games.divine_right.advanced.thrones import revolt
from hexarchy.games.divine_right.combat import strength
from tests.divine_right.sieges import GROAT, HIRED, MUETAR, around, hired
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_sequence import play_on

OPTIONS = {"level": "intermediate", "baronial_revolt": True}
HELP = (6, 6)
FIELD, NEAR, ROYAL = "2216", "2215", "1911"  # of Muetar
BAND = ["militia_1", "militia_2", "militia_3"]
ALL = ("mivior", "shucassam", "immer", "pon", "rombune", "neuth", "zorn", "ghem", "trolls", "eaters", "black_hand")


def table(phase: str, *, on: bool = True, options: Any = None, **more: Any) -> Table:
    return at(phase, options={**OPTIONS, "baronial_revolt": on, **(options or {})}, **more)


def simmering(phase: str = "movement", *, space: str = FIELD, **more: Any) -> Table:
    """The first seat has stirred up the barons of Muetar."""
    return table(phase, revolt={"kingdom": "muetar", "side": "first", "at": space}, **more)


def risen(
    phase: str = "movement", *, where: Any = None, away: int = 0, castle: str | None = None, **more: Any
) -> Table:
    """The band of the barons stands in the field, with the Rebel unless said otherwise."""
    hexes = {**(where or {FIELD: [*BAND, "rebel"]}), **more.pop("hexes", {})}
    band = [unit for stack in hexes.values() for unit in stack if unit in BAND]
    entry: dict[str, Any] = {"kingdom": "muetar", "side": "first", "band": band, "away": away}
    entry |= {"castle": castle} if castle else {}
    masters = {**dict.fromkeys([*band, "rebel"], "first"), **more.pop("masters", {})}
    return table(phase, revolt=entry, hexes=hexes, masters=masters, **more)


def seen(t: Table) -> Any:
    return t.view(None).get("revolt")


# -- unrest -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BRV-01", "DR-DEC-27")
def test_help_from_afar_may_be_a_revolt() -> None:
    t = table("events", dice=[*HELP])
    assert (t.question, t.options) == ("help-or-revolt", ["call-help", "incite muetar"])
    t.do("incite muetar")
    assert {FIELD, GROAT} <= {*t.targets("place")}
    assert ROYAL not in t.targets("place")
    t.do(f"place {FIELD}")
    assert (seen(t)["kingdom"], seen(t)["side"], seen(t)["at"], seen(t)["risen"]) == ("muetar", "first", FIELD, False)
    assert not t.events("joins")
    helped = table("events", dice=[*HELP, 1, 1]).do("call-help")
    assert helped.events("joins")
    assert table("events", on=False, dice=[*HELP, 1, 1]).question != "help-or-revolt"


@pytest.mark.rule("DR-A-BRV-01", "DR-DEC-27")
def test_without_a_neutral_kingdom_only_the_revolt_is_left() -> None:
    t = table("events", dice=[*HELP], allies=dict.fromkeys(ALL, "second"))
    assert "call-help" not in t.options
    assert "incite immer" in t.options


@pytest.mark.rule("DR-A-BRV-01", "DR-A-WIN-20")
def test_kingdoms_that_wait_for_spring_are_no_help() -> None:
    won = dict.fromkeys([name for name in ALL if name not in ("immer", "zorn")], "second")
    t = table("events", dice=[*HELP], turn=25, allies=won, options={"winter": True})
    assert "call-help" not in t.options


@pytest.mark.rule("DR-A-BRV-01")
def test_an_empty_castle_holds_with_the_revolt_until_its_own_side_mans_it() -> None:
    t = simmering(space=GROAT)
    assert t.view(None)["castles"]["Groat"]["side"] == "first"
    assert t.view(None)["castles"]["Beolon"]["side"] == "second"
    manned = simmering(space=GROAT, hexes={GROAT: [MUETAR[0]]})
    assert manned.view(None)["castles"]["Groat"]["side"] == "second"
    entering = simmering(space=GROAT, phasing=1, hexes={ring_of_groat(): [MUETAR[0]]}).do(f"move {MUETAR[0]}")
    assert f"go {GROAT}" in entering.options
    full = table("events", dice=[*HELP], hexes={GROAT: [MUETAR[0]]}).do("incite muetar")
    assert GROAT not in full.targets("place")


def ring_of_groat() -> str:
    return WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(GROAT)][0]]


@pytest.mark.rule("DR-A-BRV-02")
def test_until_it_rises_nobody_can_attack_it() -> None:
    t = simmering("combat", phasing=1, hexes={FIELD: MUETAR[:2], NEAR: MUETAR[2:4]})
    assert not [option for option in t.options if option.startswith("attack")]
    assert seen(t)["at"] == FIELD


@pytest.mark.rule("DR-A-BRV-06", "DR-DEC-31")
@pytest.mark.parametrize(("die", "over"), [(5, True), (4, False)])
def test_its_lord_may_appease_it_without_the_ambassador(die: int, over: bool) -> None:
    t = simmering("diplomacy", phasing=1, dice=[1, die])
    assert "appease" in t.options
    t.do("appease")
    assert (seen(t) is None) == over
    assert t.question == "function"  # once, and the ambassador still acts
    assert "appease" not in simmering("diplomacy", dice=[1]).options


@pytest.mark.rule("DR-A-BRV-07")
def test_there_is_one_revolt_at_a_time() -> None:
    t = simmering("events", phasing=1, dice=[*HELP, 1, 1, 1])
    assert t.question != "help-or-revolt"


@pytest.mark.rule("DR-A-BRV-08")
def test_a_usurped_kingdom_may_revolt() -> None:
    given: dict[str, Any] = {"allies": {"pon": "second"}, "usurped": "pon", "masters": {"usurper": "second"}}
    t = table("events", dice=[*HELP], hexes={"2817": ["usurper"]}, piles={"gone": ["pon_monarch"]}, **given)
    assert "incite pon" in t.options


# -- the rising -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BRV-03", "DR-A-BRV-04", "DR-A-REB-01", "DR-DEC-14")
def test_it_rises_at_any_moment_of_its_players_turn() -> None:
    t = simmering().do("rise")
    assert t.stack(FIELD) == [*(f"militia_{n}" for n in range(1, 6)), "rebel"]  # five castles stand
    assert t.master("rebel") == t.master("militia_1") == "first"
    assert (seen(t)["at"], seen(t)["risen"]) == (None, True)
    assert "move rebel" in t.options
    for phase in ("events", "diplomacy", "movement", "combat"):
        assert "rise" in simmering(phase, dice=[1, 2, 1]).options, phase
    assert "rise" not in simmering(phasing=1).options
    assert "rise" not in table("movement").options


@pytest.mark.rule("DR-A-BRV-03")
def test_at_least_three_rise() -> None:
    few = simmering(plundered=["1911", "1714", "2116", "2315"])
    assert len(few.do("rise").stack(FIELD)) == 3 + 1


@pytest.mark.rule("DR-A-BRV-03")
def test_enemies_are_driven_from_the_space() -> None:
    t = simmering(hexes={FIELD: [*MUETAR[:2], "muetar_monarch"]}).do("rise")
    while t.question == "refuge":
        t.do(t.options[0])
    assert FIELD not in {t.where(piece) for piece in (*MUETAR[:2], "muetar_monarch")}
    assert "rebel" in t.stack(FIELD)


@pytest.mark.rule("DR-A-REB-01")
def test_the_rebel_comes_by_a_revolt_alone() -> None:
    t = table("movement")
    assert t.where("rebel") == "gone"


# -- the band ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-A-BRV-04")
def test_the_rebel_leads_militia_and_mercenaries_and_they_come_to_him() -> None:
    t = risen("events", dice=[4, 4], where={FIELD: [*BAND, "rebel", "mercenary_9"]}, masters={"mercenary_9": "first"})
    assert t.question == "hire"
    assert f"hire-army {FIELD}" in t.options
    chief = WORLD.index["rebel"]
    for piece, led in (("militia_1", True), ("mercenary_9", True), ("hothior_army_1", False)):
        t.s.master[WORLD.index[piece]] = 0
        assert strength.leads(t.s, chief, WORLD.index[piece]) == led


@pytest.mark.rule("DR-A-REB-02", "DR-A-MIL-04")
def test_with_the_rebel_militia_fight_like_others() -> None:
    def modifiers(t: Table) -> Any:
        one = [WORLD.index[unit] for unit in BAND]
        return strength.combat(t.s, one, [WORLD.index[MUETAR[0]]], WORLD.grid.at(NEAR), (-1, -1)).attacker.modifiers

    foe = {NEAR: [MUETAR[0]]}
    assert ("DR-A-MIL-04", -1) not in modifiers(risen("combat", hexes=foe))
    assert ("DR-A-MIL-04", -1) in modifiers(risen("combat", where={FIELD: [*BAND], "1414": ["rebel"]}, hexes=foe))


@pytest.mark.rule("DR-A-REB-03")
def test_the_rebel_moves_like_the_monarch_and_his_band_like_regulars() -> None:
    given: dict[str, Any] = {"kingdoms": {"hothior": "first", "zorn": "second"}}
    entry = {"kingdom": "zorn", "side": "first", "band": [*BAND]}
    hexes = {"2203": [*BAND, "rebel"]}
    masters = dict.fromkeys([*BAND, "rebel"], "first")
    t = table("movement", revolt=entry, hexes=hexes, masters=masters, **given).do("move rebel")
    assert t.about["points"] == 8
    chief = WORLD.index["rebel"]
    monarch = WORLD.pieces[WORLD.index["zorn_monarch"]].bonuses
    assert revolt.ground(t.s, chief) == monarch
    assert revolt.at_home(t.s, chief) == 8


@pytest.mark.rule("DR-A-REB-03", "DR-A-TAC-02")
def test_under_tactical_combat_he_rolls_for_a_class() -> None:
    t = simmering(options={"tactical_combat": True}).do("rise")
    assert "rebel" in [event["hero"] for event in t.events("rated")]


@pytest.mark.rule("DR-A-BRV-05")
def test_the_band_stays_in_its_kingdom_and_the_wasteland() -> None:
    border = next(
        (WORLD.grid.ids[space], WORLD.grid.ids[near])
        for space in range(WORLD.grid.size)
        if WORLD.land_of[space] == 2 and WORLD.land >> space & 1 and space not in WORLD.castle_at
        for near in WORLD.field.near[space]
        if WORLD.land_of[near] not in (-1, 2)
        and WORLD.land >> near & 1
        and near not in WORLD.castle_at
        and (space, near) not in WORLD.river_sides | WORLD.water_sides
    )
    t = risen(where={border[0]: [*BAND, "rebel"]}).do("move militia_1")
    assert t.refuses(f"go {border[1]}") == ["DR-A-BRV-05"]
    alone = risen(where={border[0]: [*BAND, "rebel"]}).do("move rebel")
    assert f"go {border[1]}" in alone.options


@pytest.mark.rule("DR-A-BRV-05")
def test_with_the_last_militia_the_revolt_is_over() -> None:
    t = risen(where={FIELD: [BAND[0], "rebel"]})
    t.do(f"move {BAND[0]}", f"disband {BAND[0]}")
    assert seen(t) is None
    assert (t.where("rebel"), t.master("rebel")) == ("gone", None)


@pytest.mark.rule("DR-A-REB-04", "DR-A-BRV-05", "DR-B-PHS-10")
def test_abroad_at_the_end_of_two_turns_on_end_it_is_over() -> None:
    abroad = {"1414": ["rebel"], FIELD: [*BAND]}
    t = play_on(risen("movement", phasing=1, where=abroad), 1)
    assert seen(t)["away"] == 1
    t = play_on(risen("movement", phasing=1, where=abroad, away=1), 1)
    assert seen(t) is None
    assert {t.where(piece) for piece in BAND} == {"pool"}
    t = play_on(risen("movement", phasing=1, away=1), 1)
    assert seen(t)["away"] == 0


@pytest.mark.rule("DR-A-BRV-10")
def test_it_ends_when_the_kingdom_leaves_the_war_or_the_player_does() -> None:
    entry = {"kingdom": "pon", "side": "first", "band": [*BAND]}
    given: dict[str, Any] = {"revolt": entry, "hexes": {"2717": [*BAND, "rebel"]}, "allies": {"pon": "second"}}
    masters = dict.fromkeys([*BAND, "rebel"], "first")
    t = table("diplomacy", dice=[1, 6], masters=masters, personalities={"pon": 8}, **given).do("deactivate pon")
    t = t.do("none") if t.question == "ploy" else t
    assert t.ally_of("pon") is None
    assert seen(t) is None
    assert {t.where(piece) for piece in BAND} == {"pool"}
    three = {"hothior": "first", "muetar": "second", "mivior": "third"}
    t = table("movement", seats=3, kingdoms=three, masters=masters, **given)
    t.log += t.s.apply(0, "resign")
    assert seen(t) is None
    assert t.where("rebel") == "gone"


# -- castles ----------------------------------------------------------------------------------------------------------


def retaking(*dice: int, where: Any = None, **more: Any) -> Table:
    """Muetar besieges its own Groat, which the rebels hold."""
    where = where or {GROAT: [BAND[0], "rebel"]}
    hexes = {**around(GROAT, MUETAR[:8]), **more.pop("hexes", {})}
    given = {"sieges": {GROAT: "second"}, "dice": [*dice], **more}
    return risen("siege", phasing=1, where=where, hexes=hexes, castle=GROAT, **given)


@pytest.mark.rule("DR-A-BRV-09", "DR-DEC-41")
def test_who_takes_their_own_castle_back_may_spare_it() -> None:
    t = retaking(6, 3)
    assert siege.hostile(t.s, WORLD.castle_at[WORLD.grid.at(GROAT)].index, 1)
    t.do(f"assault {GROAT}")
    assert (t.question, t.asked, t.options) == ("plunder-own", ["second"], ["yes", "no"])
    t.do("no")
    assert t.points("second") == 0
    assert t.view(None)["castles"]["Groat"] == {"at": GROAT, "side": "second", "plundered": False, "besieged": None}
    assert t.where(BAND[0]) == "pool"
    t = retaking(6, 3).do(f"assault {GROAT}", "yes")
    assert t.view(None)["castles"]["Groat"]["plundered"]
    assert t.points("second") == WORLD.castle_at[WORLD.grid.at(GROAT)].points


@pytest.mark.rule("DR-A-BRV-09", "DR-A-BLP-04")
def test_with_a_castle_that_is_spared_the_black_plague_is_over() -> None:
    """Nobody is in it but its people: the band is in the field."""
    hexes = {"1315": ["black_hand_monarch"]}
    options = {"raging_epidemics": True, "black_plague": True}
    about: Any = {"allies": {"black_hand": "second"}, "plague": {GROAT: "second"}, "dying": [GROAT]}
    t = retaking(6, where={FIELD: [*BAND, "rebel"]}, hexes=hexes, options=options, **about)
    t.do(f"assault {GROAT}", "no")
    assert t.view(None)["health"]["plague"] is None
    assert not t.besieged(GROAT)


@pytest.mark.rule("DR-A-BRV-09", "DR-B-CAP-06")
def test_prisoners_of_the_rebels_are_freed_by_who_takes_it_back() -> None:
    about: Any = {"allies": {"immer": "second"}, "prisoners": {"immer_monarch": ["first", GROAT]}}
    t = retaking(6, 3, **about).do(f"assault {GROAT}", "no")
    assert t.s.prisoners == ()


@pytest.mark.rule("DR-A-BRV-09", "DR-B-SIE-04")
def test_another_besieger_of_it_goes_on() -> None:
    hexes = around(GROAT, HIRED[:8], (1, 4))
    three = {"hothior": "first", "muetar": "second", "mivior": "third"}
    about: Any = {"seats": 3, "kingdoms": three}
    t = retaking(6, 3, hexes=hexes, masters=hired("third", HIRED[:8]), **about)
    t.s.sieges = (*t.s.sieges, t.s.sieges[0]._replace(seat=2))
    t.do(f"assault {GROAT}", "no")
    assert [one.seat for one in t.s.sieges] == [2]


@pytest.mark.rule("DR-A-BRV-01", "DR-A-BRV-02")
def test_the_map_and_a_panel_show_it() -> None:
    scene = GAME.scene(simmering().view(None))
    assert [mark["hex"] for mark in scene["marks"] if mark["kind"] == "unrest"] == [FIELD]
    assert len(next(panel for panel in scene["panels"] if panel["id"] == "thrones")["rows"]) == 1
