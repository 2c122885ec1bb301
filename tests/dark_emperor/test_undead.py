"""The Undead Recruitment Segment and Raise Undead (DE-4.A3c, DE-14.12)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.settle import settle
from tests.dark_emperor.fighting import ALLIES, AROUND, FIELD, combat, many
from tests.dark_emperor.table import WORLD, Table, at, hex_at
from tests.dark_emperor.test_magic import CITY, EMPIRE, meeting

FALLEN = ["lammarech_infantry_1", "lammarech_infantry_2", "zola_infantry_1", "lammarech_cavalry_2"]


def field(fallen: list[str], *pieces: str, hex_: str = CITY, dice: tuple[int, ...] = (1,), **more: Any) -> Table:
    """After a battle: Padrech and a vampire hold the hex in which these fell."""
    hexes = {hex_: ["padrech_dar_choim", "necro_greater_1", *pieces], **more.pop("hexes", {})}
    more.setdefault("active", EMPIRE)
    return at("undead", hexes=hexes, fallen={hex_: fallen}, dice=dice, **more)


@pytest.mark.rule("DE-14.12a", "DE-DEC-30", "DE-14.12e")
def test_all_who_fell_in_the_casters_hex_rise_for_his_player() -> None:
    t = field(FALLEN)
    assert (t.asked, t.rule, t.options) == (["necromancer"], "DE-DEC-30", ["cast raise-undead", "pass"])
    t.do("cast raise-undead")
    assert {t.where(unit) for unit in FALLEN} == {CITY}
    assert {t.side(unit) for unit in FALLEN} == {"necromancer"}
    assert all(t.s.is_undead(WORLD.index_of(unit)) for unit in FALLEN)
    assert [t.s.strength(WORLD.index_of(unit)) for unit in FALLEN] == [WORLD.piece[unit].undead for unit in FALLEN]


@pytest.mark.rule("DE-14.12a", "DE-4.A3c")
def test_only_who_fell_in_the_battle_of_that_hex() -> None:
    t = field(["lammarech_infantry_1"], hexes={"1509": ["necro_greater_2"]})
    t.s.half = t.s.half._replace(fallen=(*t.s.half.fallen, (WORLD.grid.at("1509"), WORLD.index_of("zola_infantry_1"))))
    t.do("cast raise-undead")
    assert (t.where("lammarech_infantry_1"), t.where("zola_infantry_1")) == (CITY, "pool")
    t = meeting("padrech_dar_choim", "sirax", "lammarech_infantry_1", monsters={"sirax": "necromancer"}, dice=[1, 6, 1])
    t.do("cast incinerate", "target lammarech_cavalry_1", "pass")
    t.answer("battle-leader", "none")
    assert t.where("lammarech_infantry_1") == "pool"
    t.answer("undead-magic", "cast raise-undead")
    assert (t.where("lammarech_cavalry_1"), t.where("lammarech_infantry_1")) == ("pool", CITY)  # burnt; fallen


@pytest.mark.rule("DE-14.12a", "DE-14.12c", "DE-19.3")
def test_ships_and_flyers_rise_but_no_trains_vampires_or_sons() -> None:
    barred = ["zola_siege_1", "necro_lesser_1", "sons_of_the_morning_1"]
    t = field(["zola_naval_1", "scythe_rocriders_1", *barred], hex_="2414", piles={"gone": barred[2:]})
    t.do("cast raise-undead")
    assert (t.where("zola_naval_1"), t.where("scythe_rocriders_1")) == ("2414", "2414")
    assert [t.where(unit) for unit in barred] == ["pool", "pool", "gone"]
    assert field(barred).question != "undead-magic"


@pytest.mark.rule("DE-14.12b", "DE-DEC-30")
def test_a_caster_who_was_forced_to_retreat_cannot_raise() -> None:
    t = field(FALLEN, "tol_morn", bears={"tol_morn": ["he_sups_on_prana"]})
    t.s.half = t.s.half._replace(retreated=(WORLD.PADRECH,))
    t.do("cast raise-undead")
    assert t.events("casts") == [{"caster": "tol_morn", "spell": "raise-undead"}]
    # He is beaten back into a battlefield hex: he is not asked, though its dead lie there.
    hexes = {
        "2415": [
            "padrech_dar_choim",
            *(f"necro_greater_{n}" for n in (1, 2, 3)),
            *(f"zola_legions_{n}" for n in (1, 2, 3)),
        ]
    }
    t = at("combat", hexes=hexes, active=EMPIRE, dice=[3])
    t.answer("battle-leader", "none").answer("combat-loss", "lose necro_greater_1", "lose necro_greater_2")
    t.until("retreat").do("retreat 2416")
    assert t.where("padrech_dar_choim") == "2416"
    assert t.question != "undead-magic"


@pytest.mark.rule("DE-14.12b", "DE-9.27b")
def test_a_caster_who_escaped_from_the_battle_cannot_raise_elsewhere() -> None:
    """With his last vampire lost he flees to a battlefield hex, as one who retreats there might have gone."""
    army = ["padrech_dar_choim", "necro_greater_1", *many("zola_legions", 4)]
    hexes = {FIELD: army, "2114": ["necro_greater_2"]}
    t = at("combat", hexes=hexes, active=EMPIRE, dice=[3, 1])
    t.answer("battle-leader", "none").answer("flee-to", "place 2416")
    assert t.where("padrech_dar_choim") == "2416"
    assert t.question != "undead-magic"
    t = at("movement", hexes={FIELD: ["padrech_dar_choim", "zola_legions_1"]}, active=EMPIRE, dice=[1])
    settle(t.s, hex_at(FIELD))
    t.s.run()
    t.answer("flee-to", "place 2416").do("end")
    assert t.question == "undead-magic"  # there was no battle from which he was driven


@pytest.mark.rule("DE-14.12c")
def test_undead_destroyed_in_battle_do_not_rise_again() -> None:
    hexes = {CITY: ["padrech_dar_choim", *(f"necro_greater_{n}" for n in range(1, 9)), "zola_legions_1"]}
    t = at("combat", hexes=hexes, active=EMPIRE, undead={"zola_legions_1": "kingdoms"}, dice=[6])
    t.answer("battle-leader", "none")
    assert t.where("zola_legions_1") == "gone"
    assert t.question != "undead-magic"


@pytest.mark.rule("DE-14.12d", "DE-3.1c", "DE-DEC-30")
def test_the_dead_of_a_battlefield_rise_together() -> None:
    t = at("undead", hexes={"2416": ["padrech_dar_choim"]}, active={"zolahaureslor": "necromancer"}, dice=[1])
    t.do("cast raise-undead")
    legions = ["the_emperors_lament_iii", "the_emperors_lament_xii"]
    assert t.stack("necromancer", "2416") == [*legions, "padrech_dar_choim"]
    assert [t.s.strength(WORLD.index_of(unit)) for unit in legions] == [3, 3]
    assert t.question != "undead-magic"  # nobody is left to raise


@pytest.mark.rule("DE-14.12d")
def test_one_casting_raises_the_fallen_or_the_battlefield() -> None:
    t = field(["zola_infantry_1"], hex_="2416", dice=(1, 1))
    t.do("cast raise-undead")
    assert t.options == ["choose fallen", "choose field"]
    t.do("choose field")
    assert (t.where("the_emperors_lament_iii"), t.where("zola_infantry_1")) == ("2416", "pool")
    t.do("cast raise-undead")
    assert t.where("zola_infantry_1") == "2416"


@pytest.mark.rule("DE-14.12e", "DE-15.11c", "DE-14.12a")
def test_the_kingdoms_player_raises_dead_that_belong_to_no_kingdom() -> None:
    hexes = {CITY: ["lordolam", "lammarech_cavalry_1"]}
    t = at(
        "undead",
        "kingdoms",
        hexes=hexes,
        active=EMPIRE,
        bears={"lordolam": ["he_sups_on_prana"]},
        fallen={CITY: ["zola_infantry_1"]},
        dice=[1],
    )
    t.do("cast raise-undead")
    assert (t.side("zola_infantry_1"), t.where("zola_infantry_1")) == ("kingdoms", CITY)
    assert t.s.force[WORLD.index_of("zola_infantry_1")] not in range(10)


@pytest.mark.rule("DE-14.12e")
def test_undead_keep_their_type_and_are_gone_when_lost() -> None:
    t = field(["lammarech_cavalry_2"])
    t.do("cast raise-undead")
    unit = WORLD.index_of("lammarech_cavalry_2")
    assert WORLD.type[unit] == WORLD.type[WORLD.index_of("lammarech_cavalry_1")]
    changes.eliminate(t.s, unit, "DE-8.12b")
    assert t.where("lammarech_cavalry_2") == "gone"


@pytest.mark.rule("DE-4.A3c", "DE-DEC-30", "DE-14.12a")
@pytest.mark.parametrize("player", ["necromancer", "kingdoms"])
def test_both_players_may_raise_the_phasing_player_first(player: str) -> None:
    t = at(
        "undead",
        player,
        hexes={CITY: ["padrech_dar_choim", "lordolam"]},
        active=EMPIRE,
        bears={"lordolam": ["he_sups_on_prana"]},
        fallen={CITY: ["zola_infantry_1"]},
        dice=[1, 1],
    )
    assert t.asked == [player]
    t.do("pass")
    assert (t.asked, t.question) == ([{"necromancer": "kingdoms", "kingdoms": "necromancer"}[player]], "undead-magic")
    t.do("cast raise-undead")
    assert t.question != "undead-magic"


@pytest.mark.rule("DE-14.12a")
def test_what_the_phasing_player_raises_is_gone_for_the_other() -> None:
    t = field(["zola_infantry_1"], "lordolam", "lammarech_cavalry_1", bears={"lordolam": ["he_sups_on_prana"]})
    t.do("cast raise-undead")
    assert t.side("zola_infantry_1") == "necromancer"
    assert t.question != "undead-magic"


@pytest.mark.rule("DE-14.12a")
def test_who_finds_no_way_out_falls_where_the_battle_was() -> None:
    """Ringed by vampires, the last of three legions has nowhere to go."""
    ring = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(AROUND, 1)}
    legions = many("zola_legions", 3)
    t = combat(*many("necro_greater", 9), "padrech_dar_choim", *legions, hexes=ring, dice=[5, 1])
    t.answer("battle-leader", "none").do("lose zola_legions_1", "lose zola_legions_2")
    assert [e["why"] for e in t.events("lost")] == ["DE-9.25a", "DE-9.25a", "DE-9.26d"]
    t.until("undead-magic").do("cast raise-undead")
    assert t.stack("necromancer", FIELD)[:3] == legions


@pytest.mark.rule("DE-14.12a", "DE-9.25c")
def test_cargo_that_drowned_rises_where_its_battle_was() -> None:
    more: dict[str, Any] = {
        "active": ALLIES | {"ferlarie": "necromancer"},
        "aboard": {"zola_legions_1": "zola_naval_1"},
    }
    fleets = many("ferlarie_naval", 2)
    t = combat(*fleets, "padrech_dar_choim", "zola_naval_1", "zola_legions_1", hex_="1903", dice=[5, 1], **more)
    t.answer("battle-leader", "none").do("lose ferlarie_naval_1", "lose zola_naval_1")
    t.answer("undead-magic", "cast raise-undead")
    assert {"zola_naval_1", "zola_legions_1"} <= set(t.stack("necromancer", "1903"))


@pytest.mark.rule("DE-15.3", "DE-14.12a")
def test_souls_drunk_by_the_sword_can_still_be_raised() -> None:
    t = field(["zola_infantry_1"], piles={"gone": ["zola_infantry_1"]})
    t.do("cast raise-undead")
    assert t.where("zola_infantry_1") == CITY


@pytest.mark.rule("DE-14.12a")
def test_at_sea_the_drowned_rise_only_aboard_ships() -> None:
    drowned = ["zola_naval_1", "zola_infantry_1", "zola_infantry_2"]
    t = at("undead", hexes={"1903": ["padrech_dar_choim"]}, active=EMPIRE, fallen={"1903": drowned}, dice=[1])
    t.do("cast raise-undead")
    assert [t.where(unit) for unit in drowned] == ["1903", "1903", "pool"]
    assert t.s.aboard == {WORLD.index_of("zola_infantry_1"): WORLD.index_of("zola_naval_1")}
