"""Magic (DE-12): who casts what when, the die, the strength that is left, counter-spells, rounds."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.words import RUNES, opposed
from tests.dark_emperor import table
from tests.dark_emperor.table import WORLD, Table, at

CITY, FAR = "1610", "3519"  # Zolmarech; Sier-Lor
EMPIRE = {"zolahaureslor": "kingdoms", "lammarech": "kingdoms"}
UNITS = ("necro_greater_1", "lammarech_cavalry_1")  # so that nobody is alone among enemies


def strength(t: Table, leader: str, rune: str = "") -> int:
    piece = WORLD.index_of(leader)
    wanted = RUNES.index(rune) if rune else WORLD.pieces[piece].rune
    return runes.strength(t.s, piece, wanted)


def needed(t: Table, rule: str = "DE-12.2") -> list[int]:
    return table.needed(t, rule)


def meeting(*pieces: str, segment: str = "combat-magic", player: str = "necromancer", **more: Any) -> Table:
    """These pieces with a vampire and a horseman in Zolmarech."""
    more.setdefault("active", EMPIRE)
    return at(segment, player, hexes={CITY: [*UNITS, *pieces], **more.pop("hexes", {})}, **more)


# -- who casts what, when ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-12a")
def test_a_leader_casts_only_the_magic_of_his_rune() -> None:
    t = meeting("mezal")
    assert t.options == ["cast fear", "pass"]
    assert t.refuses("cast incinerate") == ["DE-12a"]
    t = meeting("padrech_dar_choim", "farnon", "lordolam", "sirax", monsters={"sirax": "kingdoms"})
    assert t.targets("cast") == ["incinerate", "move-earth"]
    t.do("pass")
    assert t.options == ["cast kill", "pass"]


@pytest.mark.rule("DE-12a")
def test_only_casters_of_the_rune_are_offered_for_a_spell() -> None:
    t = meeting("mezal", "padrech_dar_choim", "tol_morn", "farnon", bears={"tol_morn": ["he_sups_on_prana"]})
    t.do("pass", "pass", "cast kill")
    assert t.options == ["by padrech_dar_choim", "by tol_morn"]
    assert t.refuses("by mezal") == ["DE-12a"]
    assert t.refuses("by farnon") == ["DE-12.1b"]


@pytest.mark.rule("DE-12.1a", "DE-4.A2a")
def test_spells_belong_to_their_segment() -> None:
    t = meeting("mezal")
    assert t.refuses("cast intimidation") == ["DE-12.1a"]
    hexes = {CITY: ["zelara_do_fornoy", "lammarech_infantry_1"]}
    t = at("movement-magic", "kingdoms", hexes=hexes, active={**EMPIRE, "kelaron_oiret": "kingdoms"})
    assert (t.rule, t.options) == ("DE-DEC-09", ["cast fly", "pass"])
    t.do("pass")
    assert t.question != "movement-magic"
    assert t.refuses("cast fly", seat="kingdoms") == ["DE-12.1a"]
    for segment, spell in (("combat-magic", "fear"), ("diplomacy-magic", "intimidation")):
        t = at(segment, hexes={"1805": [*UNITS, "mezal"]}, active=EMPIRE, hidden={"1805": "slug"})
        assert t.options == [f"cast {spell}", "pass"]  # she would have a use for either


@pytest.mark.rule("DE-12.1b", "DE-4.A3a", "DE-DEC-21")
def test_combat_spells_are_open_to_both_the_phasing_player_first() -> None:
    t = meeting("mezal", "the_keeper", "farnon", active=EMPIRE | {"starkeep": "kingdoms"})
    assert (t.asked, t.options) == (["necromancer"], ["cast fear", "pass"])
    t.do("pass")
    assert t.asked == ["kingdoms"]
    assert t.targets("cast") == ["move-earth"]  # Peace does not move Greater Vampires, and a chasm no flyers
    t = meeting("mezal", "the_keeper", "necro_lesser_1", active=EMPIRE | {"starkeep": "kingdoms"})
    t.do("pass")
    assert (t.asked, t.rule, t.options) == (["kingdoms"], "DE-DEC-21", ["cast peace", "pass"])


@pytest.mark.rule("DE-12.1b", "DE-DEC-22")
def test_a_combat_spell_needs_no_battle() -> None:
    t = at("combat-magic", hexes={CITY: ["padrech_dar_choim", "farnon"]}, active=EMPIRE)
    t.do("pass", seat="kingdoms")  # his earthworks: Farnon needs no battle either
    assert (t.asked, t.rule, t.options) == (["necromancer"], "DE-DEC-22", ["cast kill", "pass"])


@pytest.mark.rule("DE-12.1b")
def test_other_spells_belong_to_the_phasing_player() -> None:
    t = at(
        "movement-magic",
        hexes={CITY: ["mezal", "necro_siege", "necro_greater_1", "farnon", "narmoren", "lammarech_cavalry_1"]},
        active={**EMPIRE, "ahautsieron": "kingdoms"},
        bears={"mezal": ["the_scythe_device"]},
        dice=[1],
    )
    assert t.asked == ["necromancer"]
    assert t.refuses("cast forge-sword", seat="kingdoms") == ["DE-12.1b"]
    t.do("cast fly")
    assert (t.asked, t.options) == (["kingdoms"], ["counter farnon", "pass"])  # nothing but a counter-spell


# -- the die and the strength -----------------------------------------------------------------------------------------


@pytest.mark.rule("DE-12.2")
@pytest.mark.parametrize(("die", "works"), [(1, True), (3, True), (4, False), (6, False)])
def test_a_spell_works_at_or_below_the_strength(die: int, works: bool) -> None:
    t = meeting("farnon", dice=[die])
    t.do("cast move-earth", "choose entrench")
    assert needed(t) == [3]
    assert bool(t.events("entrenched")) == works


@pytest.mark.rule("DE-12.2")
def test_everything_is_named_before_the_die() -> None:
    t = meeting("mezal", "lammarech_infantry_1", dice=[6])
    t.do("cast fear", "target lammarech_infantry_1")
    told = [e.key for e in t.log if e.key in ("casts", "spell-target", "roll", "spell-fails")]
    assert told == ["casts", "spell-target", "roll", "spell-fails"]


@pytest.mark.rule("DE-12.21a", "DE-12.4")
def test_each_casting_in_a_turn_is_at_one_less_until_nothing_is_left() -> None:
    t = meeting("farnon", "the_keeper", "necro_lesser_1", active=EMPIRE | {"starkeep": "kingdoms"}, dice=[5, 2, 1])
    t.do("cast move-earth", "choose entrench", "cast move-earth", "choose entrench", "cast move-earth", "choose level")
    assert needed(t) == [3, 2, 1]
    assert len(t.events("entrenched")) == len(t.events("levelled")) == 1
    assert t.options == ["cast peace", "pass"]
    assert t.refuses("cast move-earth") == ["DE-12.21a"]


@pytest.mark.rule("DE-12.21a", "DE-12.4", "DE-EX-D7")
def test_casting_until_exhausted() -> None:
    t = meeting("kebir_whitehand", "necro_lesser_1", dice=[4, 2])
    t.do("cast banish-undead", "choose lesser")
    assert (t.where("necro_lesser_1"), strength(t, "kebir_whitehand")) == (CITY, 2)
    t.do("cast banish-undead", "choose lesser")
    assert (t.where("necro_lesser_1"), strength(t, "kebir_whitehand")) == ("pool", 1)


@pytest.mark.rule("DE-12.21b", "DE-PROC-8")
def test_strengths_are_full_again_when_a_turn_begins() -> None:
    t = at("turn", turn=5, hexes={CITY: ["farnon"]}, active=EMPIRE, spent={"farnon": 3}, breaches=[CITY])
    assert (t.s.turn.spent, t.s.turn.breaches, strength(t, "farnon")) == ((), 0, 3)


@pytest.mark.rule("DE-12.3", "DE-18.23", "DE-PROC-8")
def test_a_hex_of_his_rune_strengthens_who_begins_the_turn_in_it() -> None:
    hexes = {
        "3325": ["narmoren", "silfaren"],
        "2515": ["nikon_v", "the_keeper"],
        CITY: ["kebir_whitehand"],
        "1826": ["sirax"],
    }
    t = at("turn", turn=5, hexes=hexes)
    assert [strength(t, "narmoren"), strength(t, "kebir_whitehand"), strength(t, "sirax")] == [4, 3, 4]
    assert [WORLD.pieces[piece].id for piece in t.s.turn.inspired] == ["narmoren", "sirax"]
    t = at(
        "movement-magic",
        "kingdoms",
        hexes={CITY: ["narmoren"]},
        active={"ahautsieron": "kingdoms"},
        inspired=["narmoren"],
    )
    assert strength(t, "narmoren") == 4  # even after leaving


@pytest.mark.rule("DE-12.3")
@pytest.mark.parametrize("agreed", [False, True])
def test_the_hex_of_air_counts_only_if_the_players_agreed_on_it(agreed: bool) -> None:
    t = at("turn", turn=5, hexes={"0306": ["zelara_do_fornoy"]}, options={"air_rune_hex": agreed})
    assert strength(t, "zelara_do_fornoy") == 3 + agreed


# -- counter-spells ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-12.31a", "DE-13.C", "DE-14.C")
def test_runes_stand_in_five_pairs() -> None:
    pairs = {("death", "life"), ("terror", "serenity"), ("earth", "air"), ("fire", "water"), ("metal", "wood")}
    assert {(a, RUNES[opposed(n)]) for n, a in enumerate(RUNES)} == pairs | {(b, a) for a, b in pairs}


@pytest.mark.rule("DE-12.31b", "DE-14.C", "DE-DEC-10")
def test_countering_takes_the_opposed_rune_in_the_same_hex() -> None:
    lantern = {"mezal": ["dawn_lantern"]}  # Life in the caster's own camp
    t = meeting("padrech_dar_choim", "mezal", "kebir_whitehand", "nikon_v", "farnon", bears=lantern, dice=[1, 6])
    t.do("pass", "pass", "cast kill", "target nikon_v")
    assert (t.asked, t.rule, t.options) == (["kingdoms"], "DE-DEC-10", ["counter kebir_whitehand", "pass"])
    assert t.refuses("counter mezal") == ["DE-12.1b"]
    assert t.refuses("counter farnon") == ["DE-12a"]
    assert t.refuses("counter nikon_v") == ["DE-12a"]
    t = meeting("padrech_dar_choim", "nikon_v", hexes={FAR: ["kebir_whitehand"]}, dice=[1, 6])
    t.do("cast kill")
    assert not any(e.key == "roll" and e.args["why"] == "DE-12.32" for e in t.log)
    assert t.where("nikon_v") == "dead"


@pytest.mark.rule("DE-12.31b")
def test_another_hex_is_named_as_the_reason() -> None:
    t = meeting(
        "padrech_dar_choim",
        "kebir_whitehand",
        "nikon_v",
        hexes={FAR: ["paisach"]},
        bears={"paisach": ["dawn_lantern"]},
        active=EMPIRE | {"loymarech": "kingdoms"},
        dice=[1],
    )
    t.do("cast kill", "target nikon_v")
    assert t.refuses("counter paisach") == ["DE-12.31b"]


@pytest.mark.rule("DE-12.31b", "DE-15.11c")
def test_a_rune_lent_by_a_device_serves_for_countering() -> None:
    t = meeting("padrech_dar_choim", "lordolam", bears={"lordolam": ["dawn_lantern"]}, dice=[1, 1])
    t.do("cast kill")
    assert t.options == ["counter lordolam", "pass"]
    t.do("counter lordolam")
    assert needed(t, "DE-12.32") == [1]
    assert (t.where("lordolam"), len(t.events("countered"))) == (CITY, 1)
    assert t.events("device-used") == [{"leader": "lordolam", "device": "dawn_lantern"}]


@pytest.mark.rule("DE-12.32", "DE-12.11", "DE-DEC-10")
@pytest.mark.parametrize("player", ["necromancer", "kingdoms"])
def test_a_counter_that_works_voids_the_spell(player: str) -> None:
    t = meeting("padrech_dar_choim", "kebir_whitehand", player=player, dice=[4, 3])
    t.do("cast kill", "counter kebir_whitehand")
    assert (t.where("kebir_whitehand"), t.question) == (CITY, "kill-magic")
    assert [len(t.events(key)) for key in ("spell-works", "countered", "withstands")] == [1, 1, 0]
    assert (strength(t, "padrech_dar_choim"), strength(t, "kebir_whitehand")) == (3, 2)


@pytest.mark.rule("DE-12.32")
def test_no_counter_is_offered_when_the_spell_fails() -> None:
    t = meeting("padrech_dar_choim", "kebir_whitehand", dice=[5])
    t.do("cast kill")
    assert (t.asked, t.question) == (["necromancer"], "kill-magic")
    assert strength(t, "kebir_whitehand") == 3


@pytest.mark.rule("DE-12.32", "DE-12.4", "DE-DEC-10")
def test_after_a_failed_counter_the_spell_stands_unless_he_tries_again() -> None:
    t = meeting("padrech_dar_choim", "kebir_whitehand", "nikon_v", dice=[4, 4, 3, 2, 5])
    t.do("cast kill", "target nikon_v", "counter kebir_whitehand")
    assert t.options == ["counter kebir_whitehand", "pass"]
    t.do("counter kebir_whitehand", "counter kebir_whitehand")
    assert needed(t, "DE-12.32") == [3, 2, 1]
    assert t.where("nikon_v") == "dead"  # the third failed too, and nothing is left to counter with


@pytest.mark.rule("DE-12.11")
@pytest.mark.parametrize("player", ["necromancer", "kingdoms"])
def test_raise_undead_can_be_countered_in_either_half(player: str) -> None:
    hexes = {"2416": ["padrech_dar_choim", "kebir_whitehand"]}
    t = at("undead", player, hexes=hexes, active=EMPIRE, dice=[1, 1])
    t.do("cast raise-undead", "counter kebir_whitehand")
    assert t.events("risen") == []


@pytest.mark.rule("DE-EX-12.31", "DE-14.C")
def test_terror_counters_serenity_and_fire_does_not() -> None:
    t = meeting(
        "mezal",
        "silwer_flagriel",
        "the_keeper",
        "necro_lesser_1",
        active=EMPIRE | {"starkeep": "kingdoms"},
        groups={"silwer_flagriel": {"side": "necromancer"}},
        dice=[1],
    )
    t.do("pass", "cast peace")
    assert t.options == ["counter mezal", "pass"]
    assert t.refuses("counter silwer_flagriel") == ["DE-12a"]


@pytest.mark.rule("DE-13.C")
def test_water_counters_fire() -> None:
    t = meeting(
        "silwer_flagriel",
        "stav_farren",
        active=EMPIRE | {"stavror": "kingdoms"},
        bears={"stav_farren": ["staff_of_waters"]},
        groups={"silwer_flagriel": {"side": "necromancer"}},
        dice=[1, 2],
    )
    t.do("cast incinerate", "counter stav_farren")
    assert t.where("lammarech_cavalry_1") == CITY


# -- rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-12.5", "DE-DEC-22", "DE-DEC-23")
def test_kill_comes_after_other_spells_and_banish_undead_last() -> None:
    t = meeting("padrech_dar_choim", "mezal", "kebir_whitehand", "farnon", "necro_lesser_1", dice=[1, 6])
    t.answer("combat-magic", "pass", seat="necromancer")
    assert t.refuses("cast banish-undead") == ["DE-12.5"]
    t.answer("combat-magic", "pass", seat="kingdoms")
    t.answer("kill-magic", "cast kill", "target kebir_whitehand", seat="necromancer")
    t.answer("counter", "pass")
    assert t.where("kebir_whitehand") == "dead"
    t.answer("kill-magic", "pass")
    assert t.question != "banish-magic"  # he who would have banished them is dead


@pytest.mark.rule("DE-12.5", "DE-14.41")
def test_a_vampire_driven_off_by_peace_is_not_there_to_be_banished() -> None:
    t = meeting(
        "the_keeper",
        "kebir_whitehand",
        "necro_lesser_1",
        "necro_lesser_2",
        active=EMPIRE | {"starkeep": "kingdoms"},
        dice=[1, 1],
    )
    t.do("cast peace", "target necro_lesser_1", "retreat 1609", "pass")
    t.answer("banish-magic", "cast banish-undead", "choose lesser")
    assert (t.where("necro_lesser_1"), t.where("necro_lesser_2")) == ("1609", "pool")


@pytest.mark.rule("DE-DEC-22", "DE-12.5")
def test_a_leader_killed_by_the_first_player_casts_no_more() -> None:
    t = meeting("padrech_dar_choim", "lordolam", dice=[1, 6], bears={"lordolam": ["he_sups_on_prana"]})
    t.do("cast kill")
    t.answer("claim-devices", "none")
    assert t.where("lordolam") == "dead"
    asked = []
    while t.question != "battle-leader":
        asked.append((t.question, *t.asked))
        t.do(t.options[-1])
    assert ("kill-magic", "kingdoms") not in asked


@pytest.mark.rule("DE-DEC-23", "DE-DEC-21")
def test_only_effects_with_something_to_work_on_are_offered() -> None:
    t = meeting("kebir_whitehand", "necro_lesser_1")
    t.do("cast banish-undead")
    assert t.options == ["choose lesser", "choose greater"]
    assert t.refuses("choose tol-morn") == ["DE-14.21a"]
    t = at("combat-magic", hexes={CITY: ["kebir_whitehand"]}, active=EMPIRE)
    assert t.question not in ("combat-magic", "kill-magic", "banish-magic")
