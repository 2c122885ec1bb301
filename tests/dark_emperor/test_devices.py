"""Magical devices (DE-15): whom they serve, how many a turn, and who takes those left behind."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import changes, claims, devices
from hexarchy.games.dark_emperor.movement import pull
from hexarchy.games.dark_emperor.settle import settle
from tests.dark_emperor.table import WORLD, Table, at, hex_at, names

FIELD = "1609"
KINGDOMS = {"lammarech": "kingdoms", "loymarech": "kingdoms", "zolahaureslor": "kingdoms", "starkeep": "kingdoms"}


def battle(*pieces: str, player: str = "kingdoms", **more: Any) -> Table:
    """These and a vampire and a horseman, who are about to fight."""
    hexes = {FIELD: ["necro_greater_1", "lammarech_cavalry_1", *pieces]}
    return at("combat", player, hexes=hexes, **{"active": KINGDOMS, **more})


def hunted(leader: str, *dice: int, **more: Any) -> Table:
    """A vampire has flown into the hex of a lone leader."""
    hexes = {FIELD: [leader, "necro_greater_1"], "0101": ["mezal"]}
    t = at("movement", hexes=hexes, active=KINGDOMS, dice=dice, **more)
    settle(t.s, hex_at(FIELD))
    t.s.run()
    return t


def hero(t: Table, leader: str) -> int:
    return devices.hero(t.s, WORLD.index_of(leader))


def claimable(t: Table, leader: str, purpose: str) -> list[str]:
    return names(claims.claimable(t.s, WORLD.index_of(leader), purpose))


# -- what they are ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-15a")
def test_ten_devices_and_two_kinds_of_forged_swords() -> None:
    found = [WORLD.pieces[device] for device in WORLD.devices if device not in WORLD.swords]
    assert len(found) == 10
    hidden = [face.id for face in found if face.start == "magic_hex"]
    assert hidden == ["famir", "he_sups_on_prana", "dawn_lantern", "silk_negator"]
    assert set(hidden) < {WORLD.pieces[piece].id for piece in WORLD.markers}
    assert (WORLD.living_sword.hero, WORLD.heros_sword.hero) == (1, 2)
    borne = {name: WORLD.pieces[leader].id for leader in WORLD.leaders for name in WORLD.pieces[leader].devices}
    assert borne == {
        "loslom": "paisach",
        "keepers_sceptre": "the_keeper",
        "the_scythe_device": "skydor",
        "staff_of_waters": "stav_farren",
        "staff_of_empire": "nikon_v",
    }


@pytest.mark.rule("DE-15.16")
def test_some_devices_have_nothing_but_a_power() -> None:
    negator = WORLD.piece["silk_negator"]
    assert (negator.hero, negator.magic, negator.rune) == (0, 0, -1)
    t = at("combat-magic", hexes={FIELD: ["mezal"], "0101": ["tol_morn"]}, bears={"mezal": ["silk_negator"]})
    assert t.question == "negator"


@pytest.mark.rule("DE-15.22")
def test_famir_is_a_blade_and_a_quest() -> None:
    t = at("movement", hexes={FIELD: ["mezal"]}, bears={"mezal": ["famir"]}, hidden={"1805": "ssstoth"}, dice=[1])
    assert devices.ends_vampires(t.s, WORLD.FAMIR)
    assert t.s.hidden == ((hex_at("1805"), WORLD.SSSTOTH),)
    assert isinstance(pull.compulsion(t.s), pull.Compulsion)


# -- whom they serve --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-15.11a", "DE-EX-15.11a")
def test_a_device_adds_its_rating_to_its_users() -> None:
    bears = {"padrech_dar_choim": ["he_sups_on_prana"]}
    t = battle("padrech_dar_choim", player="necromancer", bears=bears)
    assert hero(t, "padrech_dar_choim") == 2
    t.do("leader padrech_dar_choim")
    assert (t.question, t.rule, t.options) == ("claim-devices", "DE-DEC-26", ["use he_sups_on_prana", "none"])
    devices.use(t.s, WORLD.PADRECH, WORLD.PRANA)
    assert hero(t, "padrech_dar_choim") == 3


@pytest.mark.rule("DE-15.11a")
def test_the_face_of_a_sword_counter_decides() -> None:
    bears = {"lordolam": ["sword_1"], "paisach": ["sword_2"]}
    uses = bears
    t = battle("lordolam", "paisach", bears=bears, uses=uses, blades={"sword_1": "living", "sword_2": "heros"})
    assert (hero(t, "lordolam"), hero(t, "paisach")) == (4, 4)
    assert devices.ends_vampires(t.s, WORLD.index_of("sword_1"))
    assert not devices.ends_vampires(t.s, WORLD.index_of("sword_2"))


@pytest.mark.rule("DE-15.11a", "DE-19.3")
def test_a_rating_is_no_spell_and_serves_cos_dol_cos() -> None:
    bears = {"cos_dol_cos": ["loslom"]}
    t = battle("cos_dol_cos", bears=bears, uses=bears, groups={"cos_dol_cos": {"side": "kingdoms"}})
    assert hero(t, "cos_dol_cos") == 4


@pytest.mark.rule("DE-15.11d", "DE-EX-15.11b")
def test_an_opposed_device_lends_no_rating_but_can_be_carried() -> None:
    bears = {"kebir_whitehand": ["he_sups_on_prana"]}
    t = battle("kebir_whitehand", bears=bears, uses=bears, dice=[1])
    assert t.bearer("he_sups_on_prana") == "kebir_whitehand"
    assert hero(t, "kebir_whitehand") == 1
    assert claimable(t, "kebir_whitehand", claims.BATTLE) == []
    assert not devices.usable(t.s, WORLD.PADRECH, WORLD.LANTERN)
    reasons = devices.why_not_used(t.s, WORLD.index_of("kebir_whitehand"), WORLD.PRANA)
    assert [reason.rule for reason in reasons] == ["DE-15.11d"]


@pytest.mark.rule("DE-17d")
def test_only_the_doge_uses_the_torch() -> None:
    kelaron = {"kelaron_oiret": "kingdoms", **KINGDOMS}
    for doge, rating in (("grip_nud", 3), ("padron_pletyy", 2)):
        bears = {"grip_nud": ["torch_of_liberty"]}
        t = battle("grip_nud", "padron_pletyy", active=kelaron, bears=bears, uses=bears, doge=doge)
        assert hero(t, "grip_nud") == rating
    assert claimable(t, "grip_nud", claims.BATTLE) == []
    assert [r.rule for r in devices.why_not_used(t.s, WORLD.index_of("grip_nud"), WORLD.TORCH)] == ["DE-17d"]


# -- how many a turn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-15.13a", "DE-DEC-26")
def test_two_devices_a_turn() -> None:
    bears = {"lordolam": ["loslom", "keepers_sceptre", "staff_of_empire"]}
    t = battle("lordolam", bears=bears, dice=[1])
    t.do("leader lordolam")
    assert t.options == ["use loslom", "use staff_of_empire", "none"]  # the Sceptre has no rating
    full = {"lordolam": ["loslom", "keepers_sceptre"]}
    t = battle("lordolam", bears=bears, uses=full)
    assert hero(t, "lordolam") == 5
    assert claimable(t, "lordolam", claims.BATTLE) == []
    assert [r.rule for r in devices.why_not_used(t.s, WORLD.index_of("lordolam"), WORLD.STAFF)] == ["DE-15.13a"]
    t.s.turn = t.s.turn._replace(uses=())
    assert claimable(t, "lordolam", claims.BATTLE) == ["loslom", "staff_of_empire"]


@pytest.mark.rule("DE-15.13a")
def test_a_place_is_taken_even_if_the_device_is_gone() -> None:
    bears = {"lordolam": ["staff_of_empire"], "paisach": ["loslom"]}
    t = battle("lordolam", "paisach", bears=bears, uses={"lordolam": ["loslom", "dawn_lantern"]})
    assert hero(t, "lordolam") == 3  # he has given Loslom away
    assert claimable(t, "lordolam", claims.BATTLE) == []


@pytest.mark.rule("DE-15.13a", "DE-DEC-18")
def test_what_is_in_use_counts_without_asking() -> None:
    bears = {"paisach": ["loslom"]}
    t = hunted("paisach", 4, bears=bears, uses=bears)
    assert t.question == "flee-to"


@pytest.mark.rule("DE-15.13b", "DE-DEC-26")
def test_one_sword_a_turn() -> None:
    bears = {"paisach": ["loslom", "sword_1"]}
    t = battle("paisach", bears=bears, blades={"sword_1": "heros"}, dice=[1])
    t.do("leader paisach")
    assert t.options == ["use loslom", "use sword_1", "none"]
    t.do("use loslom")
    assert t.question != "claim-devices"
    assert t.events("device-used") == [{"leader": "paisach", "device": "loslom"}]
    t = battle("paisach", bears=bears, uses={"paisach": ["loslom"]})
    sword = WORLD.index_of("sword_1")
    assert not devices.may_use(t.s, WORLD.index_of("paisach"), sword)
    assert [r.rule for r in devices.why_not_used(t.s, WORLD.index_of("paisach"), sword)] == ["DE-15.13b"]


@pytest.mark.rule("DE-15.13a")
def test_refusals_of_a_claim() -> None:
    bears = {"paisach": ["loslom", "keepers_sceptre"]}
    t = battle("paisach", "lordolam", bears={**bears, "lordolam": ["staff_of_empire"]})
    t.do("leader paisach")
    assert t.refuses("use staff_of_empire") == ["DE-15.12a"]


# -- saving rolls -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-DEC-18")
def test_a_device_claimed_for_an_escape() -> None:
    t = hunted("paisach", 4, bears={"paisach": ["loslom"]})
    assert (t.asked, t.rule, t.options) == (["kingdoms"], "DE-DEC-18", ["use loslom", "none"])
    t.do("use loslom")
    assert t.question == "flee-to"
    t = hunted("paisach", 4, bears={"paisach": ["loslom"]})
    t.do("none")
    assert t.where("paisach") == "dead"


@pytest.mark.rule("DE-DEC-18")
def test_no_question_without_anything_that_would_help() -> None:
    t = hunted("paisach", 6, bears={"paisach": ["keepers_sceptre", "silk_negator"]})
    assert t.where("paisach") == "dead"
    full = {"paisach": ["dawn_lantern", "silk_negator"]}
    t = hunted("paisach", 6, bears={"paisach": ["loslom"]}, uses=full)
    assert t.where("paisach") == "dead"


@pytest.mark.rule("DE-DEC-18", "DE-14.11")
def test_against_kill_only_what_raises_the_higher_number() -> None:
    """Padrech has Magic Strength 4 and a Hero Rating of 2: a Hero's Sword alone makes no difference."""

    def against_kill(*things: str, **more: Any) -> list[str]:
        bears = {"padrech_dar_choim": things}
        t = battle("padrech_dar_choim", bears=bears, blades={"sword_1": "heros"}, **more)
        return claimable(t, "padrech_dar_choim", claims.KILL)

    assert against_kill("sword_1") == []
    assert against_kill("sword_1", "staff_of_empire") == ["staff_of_empire", "sword_1"]  # together they do
    assert against_kill("sword_1", "loslom") == []  # two swords never are
    assert against_kill("he_sups_on_prana") == ["he_sups_on_prana"]  # one of his own rune
    assert against_kill("he_sups_on_prana", drained={"he_sups_on_prana": ["tol_morn"]}) == []  # nothing is left in it
    assert against_kill("sword_1", spent={"padrech_dar_choim": 3}) == ["sword_1"]


# -- left behind ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-15.12b", "DE-15.14b")
def test_what_a_leader_slain_by_units_bore_lies_with_them() -> None:
    t = hunted(
        "paisach", 6, bears={"paisach": ["loslom", "sword_1"]}, uses={"paisach": ["dawn_lantern", "silk_negator"]}
    )
    assert [t.where(device) for device in ("loslom", "sword_1")] == [FIELD, FIELD]
    assert t.bearer("loslom") is None
    assert t.s.half.dropped == ()


@pytest.mark.rule("DE-15.12b", "DE-DEC-29")
def test_a_leader_of_the_slayers_may_take_it_up() -> None:
    pieces = ["paisach", "padrech_dar_choim", "mezal", "necro_greater_1", "lammarech_cavalry_1"]
    bears = {"paisach": ["loslom", "keepers_sceptre"]}
    t = at("combat-magic", hexes={FIELD: pieces}, active=KINGDOMS, bears=bears, dice=[1, 6])
    t.answer("combat-magic", "pass").do("cast kill", "none")
    assert (t.asked, t.question, t.rule) == (["necromancer"], "spoils", "DE-DEC-29")
    assert t.options == ["finder padrech_dar_choim", "finder mezal", "none"]
    assert t.refuses("finder tol_morn") == ["DE-15.12b"]
    t.do("finder mezal")
    assert t.bearer("loslom") == "mezal"
    t.answer("spoils", "none")  # the Sceptre stays with the units
    assert (t.where("keepers_sceptre"), t.bearer("keepers_sceptre")) == (FIELD, None)


@pytest.mark.rule("DE-DEC-29")
def test_without_units_a_leader_takes_it() -> None:
    t = at("movement", hexes={FIELD: ["paisach", "mezal", "tol_morn"]}, active=KINGDOMS, bears={"paisach": ["loslom"]})
    changes.slay(t.s, WORLD.index_of("paisach"), "DE-14.11")
    settle(t.s, hex_at(FIELD))
    t.s.run()
    assert t.options == ["finder tol_morn", "finder mezal"]
    assert t.refuses("none") == ["DE-15.14a"]


@pytest.mark.rule("DE-15.14b", "DE-DEC-29")
def test_the_victors_of_a_battle_take_what_the_beaten_guarded() -> None:
    """Four against one: with the die's 6 the guard is wiped out."""
    guards = [f"necro_greater_{n}" for n in (1, 2, 3)]
    t = at(
        "combat",
        hexes={FIELD: [*guards, "mezal", "lammarech_cavalry_1", "loslom"]},
        active={"lammarech": "kingdoms"},
        dice=[6],
    )
    t.do("none")
    assert t.where("lammarech_cavalry_1") == "pool"
    assert (t.asked, t.options) == (["necromancer"], ["finder mezal", "none"])
    t.do("none")
    assert (t.where("loslom"), t.bearer("loslom")) == (FIELD, None)


@pytest.mark.rule("DE-15.6b", "DE-15.12b")
def test_the_torch_is_never_captured() -> None:
    hexes = {FIELD: ["grip_nud", "mezal", "tol_morn"], "3104": ["padron_pletyy"]}
    bears = {"grip_nud": ["torch_of_liberty", "loslom"]}
    t = at("movement", hexes=hexes, active={"kelaron_oiret": "kingdoms"}, bears=bears, doge="grip_nud")
    changes.slay(t.s, WORLD.index_of("grip_nud"), "DE-14.11")
    settle(t.s, hex_at(FIELD))
    t.s.run()
    t.answer("spoils", "finder mezal")  # she is asked about Loslom only
    assert (t.bearer("loslom"), t.bearer("torch_of_liberty")) == ("mezal", "padron_pletyy")
