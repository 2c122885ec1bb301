"""Battle magic (DL-BMG). Battles in 0110, 0121 and 0222: open country, where nothing changes a blow."""

from __future__ import annotations

import pytest

from tests.demonlord.fields import field
from tests.demonlord.table import Table, at

MISS = [6, 6, 6, 6]  # one blow of each side in melee, both without a hit


def battle(hosar: list[str], demon: list[str], dice: list[int]) -> Table:
    return at("battles", hosar={"0110": hosar}, demon={"0110": demon}, dice=dice)


@pytest.mark.rule("DL-BMG-01")
def test_battle_magic_is_for_battles_in_the_casters_own_hex() -> None:
    """The High Priest has range 5, which is of no use here."""
    near = battle(["ti_knights", "ho_high_priest"], ["er_cavalry"], [])
    assert near.question == "battle-magic"
    far = at(
        "battles", hosar={"0110": ["ti_knights"], "0111": ["ho_high_priest"]}, demon={"0110": ["er_cavalry"]}, dice=MISS
    )
    assert far.question == "withdraw"
    assert far.refuses("fire er_cavalry") == ["DL-BMG-01"]


@pytest.mark.rule("DL-BMG-02")
def test_one_magic_missile_in_every_round_for_one_cast() -> None:
    t = battle(["ti_knights", "ho_high_priest"], ["er_cavalry"], [6, *MISS] * 3)
    for rounds in (1, 2, 3):
        t.answer("battle-magic", "fire er_cavalry")
        assert t.rolls("DL-BMG-03") == [(6,)] * rounds
        t.answer("withdraw", "no").answer("withdraw", "no")
    assert t.view("demon")["cast"] == ["ho_high_priest"]


@pytest.mark.rule("DL-BMG-03")
@pytest.mark.parametrize(("die", "hits"), [(3, True), (4, False)])
def test_a_magic_missile_hits_with_the_casters_power_or_less(die: int, hits: bool) -> None:
    t = battle(["ti_knights", "ho_monks"], ["er_cavalry"], [die, 1, *MISS] if hits else [die, *MISS])
    t.do("fire er_cavalry")
    assert t.rolls("DL-BMG-03") == [(die,)]
    assert bool(t.rolls("DL-MOR-01")) is hits


@pytest.mark.rule("DL-BMG-04")
def test_the_owner_of_the_caster_picks_among_the_enemies_opposite() -> None:
    t = battle(["ti_knights", "ho_priest"], ["er_cavalry", "er_foot_guards"], [6, *MISS])
    t.answer("match", "deploy er_cavalry").answer("reserves", "commit er_foot_guards")
    t.answer("join-fight", "against ti_knights").until("battle-magic")
    assert t.asked == ["hosar"]
    assert t.targets("fire") == ["er_cavalry", "er_foot_guards"]
    t.do("fire er_foot_guards")
    (missile,) = [event for event in t.events("roll") if event["why"] == "DL-BMG-03"]
    assert missile["target"] == "er_foot_guards"


@pytest.mark.rule("DL-BMG-04")
def test_only_units_opposite_are_targets_and_a_reserve_has_none() -> None:
    sides = (["ti_knights", "ti_spearmen", "ho_priest"], ["er_cavalry", "er_foot_guards"])
    t = battle(*sides, [])
    t.do("deploy ti_knights", "deploy er_cavalry", "with ti_spearmen").until("battle-magic")
    assert t.targets("fire") == ["er_foot_guards"]
    t = battle(["ti_knights", "ti_spearmen", "ho_priest"], ["er_cavalry"], MISS)
    t.do("deploy ti_knights", "with ti_spearmen").answer("reserves", "done").until("withdraw")
    assert not t.rolls("DL-BMG-03")


@pytest.mark.rule("DL-BMG-05")
@pytest.mark.parametrize(("die", "hits"), [(2, True), (3, False)])
def test_armor_terrain_and_leaders_do_not_change_a_magic_missile(die: int, hits: bool) -> None:
    """Power 2 with a leader of +2, at heavy armor in the forest."""
    t = at(
        "battles",
        hosar={"0104": ["ti_knights", "ti_prince", "ho_bishop"]},
        demon={"0104": ["er_cavalry"]},
        dice=[die, 1, *MISS] if hits else [die, *MISS],
    )
    t.answer("terrain", "terrain forest").until("battle-magic")
    while t.question == "battle-magic":
        caster = t.view("hosar")["decision"]["args"]["unit"]
        t.do("fire er_cavalry" if caster == "ho_bishop" else "hold")
    (missile,) = [event for event in t.events("roll") if event["why"] == "DL-BMG-03"]
    assert missile["value"] == 2
    assert bool(t.rolls("DL-MOR-01")) is hits


@pytest.mark.rule("DL-BMG-06")
@pytest.mark.parametrize(("die", "result"), [(1, "stands"), (3, "stands"), (4, "routs"), (5, "killed"), (6, "killed")])
def test_a_magic_hit_is_a_morale_check_with_one_less(die: int, result: str) -> None:
    t = battle(["ti_knights", "ho_priest"], ["er_cavalry"], [1, die, *(MISS if result == "stands" else [])])
    t.do("fire er_cavalry")
    happened = [key for key in ("stands", "routs", "killed") if t.events(key)]
    assert happened == [result]
    assert len(t.rolls("DL-MOR-01")) == 1


@pytest.mark.rule("DL-BMG-07")
def test_battle_magic_uses_up_the_spell_of_the_phase() -> None:
    t = at(
        "battles",
        hosar={"0413": ["ti_knights", "ho_priest"], "0414": ["cr_castle_guards", "cr_wizard"]},
        demon={"0413": ["er_cavalry"], "0414": ["er_foot_guards"]},
        sieges={"0414": 1},
        dice=[1, 6],
    )
    t.answer("sortie", "no").until("battle-magic").do("fire er_cavalry")
    t.until("siege-method").do("assault")
    assert t.answer("siege-magic").targets("support") == ["cr_wizard"]
    assert t.refuses("support ho_priest") == ["DL-MAG-02"]


@pytest.mark.rule("DL-BMG-07")
def test_who_cast_something_else_has_no_battle_magic() -> None:
    t = at(
        "battles",
        hosar={"0110": ["ti_knights", "ho_bishop"]},
        demon={"0110": ["er_cavalry"]},
        spells={"hosar": ["light"]},
        dice=[6, *MISS],
    )
    t.answer("window-light-and-darkness", "cast light")
    assert t.question == "withdraw"
    assert not t.rolls("DL-BMG-03")


@pytest.mark.rule("DL-BMG-08")
def test_battle_magic_may_begin_in_a_later_round() -> None:
    t = battle(["ti_knights", "ho_priest"], ["er_cavalry"], [*MISS, 6, *MISS])
    t.answer("battle-magic", "hold").answer("withdraw", "no").answer("withdraw", "no")
    assert t.view("hosar")["cast"] == []
    t.answer("battle-magic", "fire er_cavalry")
    assert t.rolls("DL-BMG-03") == [(6,)]


@pytest.mark.rule("DL-BMG-09")
@pytest.mark.parametrize("fires", [True, False])
def test_battle_magic_is_bound_to_one_battle(fires: bool) -> None:
    """A gate brings the priest from a battle that is over to the next; he fires there only if he has not yet."""
    first = [1, 6] if fires else [2, 2, 6, 6, 6]  # the cavalry falls to his missile, or else in melee
    t = at(
        "battles",
        hosar={"0121": ["ti_knights", "ho_priest"], "0222": ["ti_sergeants"], "0221": ["ho_high_priest"]},
        demon={"0121": ["er_cavalry"], "0222": ["er_foot_guards"]},
        spells={"hosar": ["spellgate"]},
        dice=[*first, 1, *(MISS if fires else [])],
    )
    t.do("pass").answer("next-battle", "fight 0121").answer("battle-magic", "fire er_cavalry" if fires else "hold")
    t.answer("window-between-battles", "cast spellgate")
    t.do(*([] if fires else ["by ho_high_priest"]), "gate ho_priest", "done", "at 0222")
    if not fires:
        t.answer("window-between-battles", "pass")  # the priest could still open a gate himself
    assert t.where("ho_priest") == "0222"
    assert t.question == ("withdraw" if fires else "battle-magic")
    assert len(t.rolls("DL-BMG-03")) == fires


@pytest.mark.rule("DL-BMG-10")
def test_all_magic_missiles_of_a_round_are_rolled_before_any_takes_effect() -> None:
    t = battle(["ti_knights", "ho_priest"], ["er_cavalry", "ni_captain"], [1, 1, 6, 6, 4, 4])
    t.do("fire er_cavalry", seat="hosar")
    assert not t.events("roll")
    t.do("fire ti_knights", seat="demon")
    assert [event["why"] for event in t.events("roll")][:4] == ["DL-BMG-03", "DL-BMG-03", "DL-MOR-01", "DL-MOR-01"]
    assert t.where("ti_knights") == t.where("er_cavalry") == "dead"


@pytest.mark.rule("DL-BMG-10", "DL-DEC-04")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_the_missiles_of_the_phasing_player_are_rolled_first(phase: str) -> None:
    t = field(["ti_knights", "ho_priest"], ["er_cavalry", "ni_captain"], phase=phase, dice=[6, 6])
    t.do("fire er_cavalry", seat="hosar").do("fire ti_knights", seat="demon")
    shots = [event["unit"] for event in t.events("roll") if event["why"] == "DL-BMG-03"]
    assert shots == (["ho_priest", "ni_captain"] if phase == "hosar" else ["ni_captain", "ho_priest"])


@pytest.mark.rule("DL-BMG-10")
def test_units_set_free_by_magic_redeploy_before_the_missiles() -> None:
    t = battle(["ti_knights", "ti_crossbowmen", "ho_priest"], ["er_cavalry", "er_foot_guards"], [1, 6])
    t.do("deploy ti_knights", "deploy er_cavalry", "with ti_knights").until("battle-magic").do("fire er_cavalry")
    assert t.question == "join-fight"
    assert t.targets("against") == ["er_foot_guards"]
    assert not t.rolls("DL-ATK-07")


@pytest.mark.rule("DL-BMG-11")
def test_any_number_of_characters_fires_at_the_unit_opposite() -> None:
    t = battle(["ti_knights", "ho_priest", "ho_bishop", "ho_monks"], ["er_cavalry"], [6, 6, 6, *MISS])
    t.until("battle-magic")
    for _ in range(3):
        t.answer("battle-magic", "fire er_cavalry")
    shots = [event for event in t.events("roll") if event["why"] == "DL-BMG-03"]
    assert sorted((shot["unit"], shot["target"]) for shot in shots) == [
        ("ho_bishop", "er_cavalry"),
        ("ho_monks", "er_cavalry"),
        ("ho_priest", "er_cavalry"),
    ]


@pytest.mark.rule("DL-BMG-12")
def test_battle_magic_needs_no_success_die() -> None:
    """A six would make any other spell fail; the missile's own die is the first and only one."""
    t = battle(["ti_knights", "ho_high_priest"], ["er_cavalry"], [5, 1, *MISS])
    t.do("fire er_cavalry")
    first, second, *_ = t.events("roll")
    assert (first["why"], first["dice"]) == ("DL-BMG-03", (5,))
    assert second["why"] == "DL-MOR-01"
    assert not t.events("cast-fails")
    assert t.view("hosar")["cast"] == ["ho_high_priest"]
