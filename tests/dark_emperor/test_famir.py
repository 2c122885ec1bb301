"""The Sword Famir (DE-18.3): its pull, the duty to fight Ssstoth, and who must take it up."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import famir
from hexarchy.games.dark_emperor.settle import settle
from tests.dark_emperor.table import WORLD, Table, at, hex_at

AHAUTSIERON = {"ahautsieron": "kingdoms", "lammarech": "kingdoms"}
HOME, LAIR, AWAY = "3519", "1805", "0711"  # Sier-Lor; magic hexes of Lammarech and Ferlarie
SSSTOTH = {"ssstoth": "neutral"}
BOUND = {"silfaren": ["famir"]}  # a hero of 2


def segment(name: str, *, player: str = "kingdoms", **more: Any) -> Table:
    """A segment of the Kingdoms' Player-Turn; Silfaren bears Famir."""
    more = {"active": AHAUTSIERON, "bears": BOUND, **more}
    return at(name, player, **more)


def questing(*dice: int, hexes: dict[str, list[str]] | None = None, **more: Any) -> Table:
    """The Movement Segment of a bearer; Nikon is somewhere else, so that there is always something to do."""
    more = {"hidden": {LAIR: "ssstoth", AWAY: "slug", "3526": "dawn_lantern"}, **more}
    active = {**AHAUTSIERON, "zolahaureslor": "kingdoms", **more.pop("active", {})}
    hexes = {HOME: ["silfaren"], "0101": ["nikon_v"], **(hexes or {})}
    return segment("movement", dice=dice, hexes=hexes, active=active, **more)


def duel(owner: str, *others: str, dice: tuple[int, ...], **more: Any) -> Table:
    """Silfaren before Ssstoth in the Diplomacy Resolution Segment, then its duel without devices."""
    hexes = {LAIR: ["silfaren", "ssstoth", *others]}
    t = segment("diplomacy", hexes=hexes, monsters={"ssstoth": owner}, dice=dice, **more)
    return t.answer("claim-devices", "none")


# -- the pull ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-18.31a")
def test_at_or_below_his_own_rating_he_moves_freely() -> None:
    for die in (1, 2):
        t = questing(die)
        t.do("move silfaren", "go 3520")
        assert t.where("silfaren") == "3520"
    assert questing(3).question == "pull"
    assert questing(3, uses=BOUND).question == "pull"  # Famir's own rating does not count, in use or not


@pytest.mark.rule("DE-18.31a")
def test_what_he_won_from_monsters_counts() -> None:
    assert questing(3, gains={"silfaren": 1}).question == "movement"
    assert questing(4, gains={"silfaren": 1}).question == "pull"


@pytest.mark.rule("DE-18.31a", "DE-18.36", "DE-DEC-12")
def test_no_roll_once_ssstoth_is_dead_nor_for_the_other_player() -> None:
    assert questing(hidden={LAIR: "slug"}).question == "movement"
    t = at("movement", hexes={HOME: ["silfaren"], "0101": ["mezal"]}, bears=BOUND, hidden={LAIR: "ssstoth"})
    assert t.question == "movement"


@pytest.mark.rule("DE-18.36")
def test_he_rolls_in_every_movement_segment_of_his_side() -> None:
    for turn in (4, 5, 6):
        t = questing(6, turn=turn)
        assert t.question == "pull"
        t.do(f"pull {AWAY}")
        assert t.where("silfaren") == AWAY


@pytest.mark.rule("DE-18.31b", "DE-DEC-12", "DE-8.17")
def test_while_ssstoth_is_hidden_the_owner_picks_a_marker() -> None:
    t = questing(
        6, hexes={HOME: ["silfaren", "narmoren", "ahautsieron_infantry_1"]}, bears={"silfaren": ["famir", "loslom"]}
    )
    assert (t.asked, t.rule, t.targets("pull")) == (["kingdoms"], "DE-DEC-12", [AWAY, LAIR, "3526"])
    assert t.refuses("pull 1610") == ["DE-18.31b"]
    t.do(f"pull {LAIR}")
    assert (t.where("silfaren"), t.bearer("loslom")) == (LAIR, "silfaren")
    assert (t.where("narmoren"), t.where("ahautsieron_infantry_1")) == (HOME, HOME)
    assert t.refuses("move silfaren") == ["DE-18.31b"]
    assert "silfaren" not in t.targets("move")


@pytest.mark.rule("DE-18.31b", "DE-DEC-12")
def test_markers_without_enemies_come_first() -> None:
    t = questing(6, hexes={LAIR: ["necro_greater_1"]})
    assert t.targets("pull") == [AWAY, "3526"]
    assert t.refuses(f"pull {LAIR}") == ["DE-18.31b"]


@pytest.mark.rule("DE-18.31b", "DE-DEC-12")
def test_to_ssstoth_without_a_choice_once_it_is_known() -> None:
    t = questing(6, hexes={LAIR: ["ssstoth"]}, monsters=SSSTOTH, hidden={AWAY: "slug"})
    assert (t.question, t.where("silfaren")) == ("movement", LAIR)
    assert t.refuses("move silfaren") == ["DE-18.31b"]


@pytest.mark.rule("DE-18.31b")
def test_enemies_do_not_bar_the_pull_but_a_neutral_ssstoth_does_not_shield_him() -> None:
    t = questing(6, 6, hexes={LAIR: ["ssstoth", "necro_greater_1"]}, monsters=SSSTOTH, hidden={})
    t.answer("claim-devices", "none")
    assert t.rolls("DE-9.27b") == [(6,)]
    assert t.where("silfaren") == "dead"


@pytest.mark.rule("DE-18.31b")
def test_a_closed_place_holds_him_where_he_is() -> None:
    """Mezal is unholy, and 2518 is holy ground."""
    hexes = {"0101": ["mezal"], "2518": ["ssstoth"], "0102": ["tol_morn"]}
    t = at("movement", hexes=hexes, monsters=SSSTOTH, bears={"mezal": ["famir"]}, dice=[6])
    assert t.where("mezal") == "0101"
    assert t.refuses("move mezal") == ["DE-18.31b"]
    flames = {"mezal": [LAIR]}
    t = questing(6, hexes={LAIR: ["ssstoth"], "1803": ["mezal"]}, monsters=SSSTOTH, hidden={}, flames=flames)
    assert t.where("silfaren") == HOME
    assert t.refuses("move silfaren") == ["DE-18.31b"]


@pytest.mark.rule("DE-18.31b")
def test_a_closed_marker_is_not_chosen() -> None:
    t = questing(6, hexes={"1803": ["mezal"]}, flames={"mezal": [LAIR]})
    assert t.targets("pull") == [AWAY, "3526"]
    assert t.refuses(f"pull {LAIR}") == ["DE-18.31b"]


@pytest.mark.rule("DE-18.31b", "DE-6.14b")
def test_dragged_to_holy_ground_the_necromancers_man_brings_starkeep_in() -> None:
    hexes = {"1109": ["stommarren"], "2518": ["ssstoth"], "0102": ["tol_morn"]}
    bears = {"stommarren": ["famir"]}
    t = at("movement", hexes=hexes, monsters=SSSTOTH, active={"tal_pletor": "necromancer"}, bears=bears, dice=[6])
    assert (t.where("stommarren"), t.side("starkeep")) == ("2518", "kingdoms")


@pytest.mark.rule("DE-18.31b", "DE-19.3")
def test_cos_dol_cos_is_not_compelled() -> None:
    groups = {"cos_dol_cos": {"side": "kingdoms", "master": "lammarech"}}
    piles = {"gone": ["sons_of_the_morning_1", "sons_of_the_morning_2"]}
    t = questing(hexes={HOME: ["cos_dol_cos"]}, groups=groups, piles=piles, bears={"cos_dol_cos": ["famir"]})
    assert t.question == "movement"


@pytest.mark.rule("DE-18.31b", "DE-19.1")
def test_not_even_the_box_is_safe_from_it() -> None:
    t = questing(6, hexes={HOME: [], LAIR: ["ssstoth"]}, piles={"box": ["silfaren"]}, monsters=SSSTOTH, hidden={})
    assert t.where("silfaren") == LAIR


@pytest.mark.rule("DE-18.31b", "DE-18.32a")
def test_among_enemies_at_a_marker_he_is_safe_until_it_is_turned_up() -> None:
    hexes = {LAIR: ["necro_greater_1"], AWAY: ["necro_greater_2"]}
    t = questing(6, 6, hexes=hexes, hidden={LAIR: "silk_negator", AWAY: "ssstoth"})
    t.do(f"pull {LAIR}")
    assert t.rolls("DE-9.27b") == []
    assert famir.waits(t.s, WORLD.index_of("silfaren"))
    t.until("claim-devices")
    assert t.bearer("silk_negator") == "silfaren"  # he found it first
    t.do("none")
    assert t.rolls("DE-9.27b") == [(6,)]
    assert t.where("silfaren") == "dead"


@pytest.mark.rule("DE-18.31b")
def test_without_enemies_he_is_like_anybody_else() -> None:
    t = questing(6)
    t.do(f"pull {LAIR}")
    assert not famir.waits(t.s, WORLD.index_of("silfaren"))


# -- the duel ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-18.32a")
def test_with_an_enemys_ssstoth_he_waits_untouched() -> None:
    hexes = {LAIR: ["silfaren", "ssstoth", "necro_greater_1"], "0101": ["nikon_v"]}
    t = segment("attrition", hexes=hexes, monsters={"ssstoth": "necromancer"})
    assert t.rolls("DE-9.27b") == []
    assert t.where("silfaren") == LAIR


@pytest.mark.rule("DE-18.32a")
def test_while_he_waits_he_casts_nothing_and_lights_no_lantern() -> None:
    hexes = {LAIR: ["farnon", "ssstoth", "necro_greater_1", "zola_legions_1"]}
    more: dict[str, Any] = {"monsters": {"ssstoth": "necromancer"}, "active": {"zolahaureslor": "kingdoms"}}
    t = segment("combat-magic", hexes=hexes, bears={"farnon": ["famir", "dawn_lantern"]}, dice=[3], **more)
    t.log += t.s.opening()
    assert t.events("battle-result")  # nobody was asked: his earthworks, the Lantern, his lead
    assert famir.waits(t.s, WORLD.index_of("farnon"))


@pytest.mark.rule("DE-18.32a", "DE-19.3")
def test_cos_dol_cos_who_need_not_duel_does_not_wait_either() -> None:
    groups = {"cos_dol_cos": {"side": "kingdoms", "master": "lammarech"}}
    hexes = {LAIR: ["cos_dol_cos", "ssstoth"]}
    more: dict[str, Any] = {"monsters": {"ssstoth": "necromancer"}, "bears": {"cos_dol_cos": ["famir"]}}
    t = segment("movement", hexes={**hexes, "0101": ["silfaren"]}, groups=groups, dice=[6], **more)
    assert not famir.waits(t.s, WORLD.COS)
    settle(t.s, hex_at(LAIR))
    t.s.run()
    t.answer("claim-devices", "none")
    assert t.where("cos_dol_cos") == "dead"  # alone with a hostile monster


@pytest.mark.rule("DE-18.32a")
def test_he_adds_nothing_to_battle_and_follows_ssstoth_when_it_retreats() -> None:
    horse = [f"lammarech_cavalry_{n}" for n in (1, 2, 3)]
    hexes = {LAIR: ["silfaren", "lordolam", *horse, "ssstoth", "necro_lesser_1", "necro_lesser_2"]}
    t = segment("combat", hexes=hexes, monsters={"ssstoth": "necromancer"}, dice=[5])
    assert t.options == ["leader lordolam", "none"]
    assert t.refuses("leader silfaren") == ["DE-18.32a"]
    t.do("none")  # 9 against 8, the die shows 5: one lost on each side, the Necromancer's units leave
    t.do("lose lammarech_cavalry_1", "lose necro_lesser_1")
    t.do("retreat 1705", "retreat 1804")
    assert [t.where(piece) for piece in ("necro_lesser_2", "ssstoth", "silfaren")] == ["1705", "1804", "1804"]


@pytest.mark.rule("DE-18.32a", "DE-DEC-36", "DE-DEC-37", "DE-18.15c")
def test_he_must_duel_it_in_the_friendly_diplomacy_phase() -> None:
    t = duel("necromancer", "necro_greater_1", dice=(3,))
    assert t.rolls("DE-18.15a") == [(3,)]
    assert (t.where("silfaren"), t.side("ssstoth")) == ("dead", "necromancer")


@pytest.mark.rule("DE-18.32b")
def test_after_slaying_it_among_enemies_he_rolls_with_his_new_rating() -> None:
    t = duel("necromancer", "necro_greater_1", dice=(2, 3))
    assert t.where("ssstoth") == "gone"
    t.answer("claim-devices", "none")
    assert t.rolls("DE-9.27b") == [(3,)]
    assert t.question == "flee-to"  # two, and one for the kill


@pytest.mark.rule("DE-18.33")
def test_an_ally_that_eats_him_is_nobodys() -> None:
    t = duel("kingdoms", "lordolam", dice=(3,))
    assert (t.where("silfaren"), t.side("ssstoth")) == ("dead", "neutral")
    assert t.events("turns-wild") == [{"monster": "ssstoth"}]
    assert t.rolls("DE-18.15a") == [(3,)]  # Lordolam need not fight
    assert t.bearer("famir") == "lordolam"
    assert t.events("player-turn")  # and nothing else was asked in this one


@pytest.mark.rule("DE-18.34", "DE-DEC-36", "DE-DEC-37")
def test_a_neutral_ssstoth_is_fought_without_parley_the_bearer_first() -> None:
    t = segment("diplomacy", hexes={LAIR: ["silfaren", "lordolam", "ssstoth"]}, monsters=SSSTOTH, dice=[3, 3])
    assert t.question == "claim-devices"  # no parley, no champion to choose
    t.do("none", "none")
    assert [t.where(leader) for leader in ("silfaren", "lordolam")] == ["dead", LAIR]
    assert t.where("ssstoth") == "gone"  # it was Lordolam's turn


@pytest.mark.rule("DE-18.35")
def test_at_an_unknown_marker_he_fights_only_ssstoth() -> None:
    t = segment("diplomacy", hexes={LAIR: ["silfaren"]}, hidden={LAIR: "ssstoth"}, dice=[2])
    t.answer("claim-devices", "none")
    assert t.where("ssstoth") == "gone"
    t = segment("diplomacy", hexes={LAIR: ["silfaren"]}, hidden={LAIR: "slug", AWAY: "ssstoth"})
    assert t.options == ["parley silfaren", "duel slug"]


@pytest.mark.rule("DE-18.32a")
def test_in_the_enemys_turn_he_does_not_fight() -> None:
    hexes = {LAIR: ["silfaren", "ssstoth", "necro_greater_1"], "0101": ["mezal"]}
    t = at("diplomacy", hexes=hexes, monsters={"ssstoth": "necromancer"}, bears=BOUND, active=AHAUTSIERON)
    assert t.rolls("DE-18.15a") == []
    assert t.where("silfaren") == LAIR


@pytest.mark.rule("DE-18.31b", "DE-18.35")
def test_turned_up_among_enemies_it_does_not_shield_him() -> None:
    """The protection ends as the marker is turned up, Ssstoth or not: he rolls, and nobody is left to fight."""
    t = questing(6, 1, hexes={LAIR: ["necro_greater_1"]}, hidden={LAIR: "ssstoth"})
    t.until("claim-devices").do("none")
    assert t.question == "flee-to"
    t.do("place 0102")
    assert t.rolls("DE-18.15a") == []
    assert (t.where("ssstoth"), t.side("ssstoth")) == (LAIR, "neutral")
