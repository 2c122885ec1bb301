"""The preview of a battle: the strengths, every modifier with its rule, and what each face of the die would bring."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor.combat import odds
from tests.dark_emperor.fighting import ALLIES, FIELD, combat, many, results
from tests.dark_emperor.table import WORLD, Table, at, hex_at

NECROMANCER, KINGDOMS = 0, 1


def preview(t: Table, hex_: str = FIELD, attacker: int | None = None) -> odds.Preview:
    return odds.preview(t.s, hex_at(hex_), attacker)


@pytest.mark.rule("DE-9.21", "DE-9.23a", "DE-9.24", "DE-9.31")
def test_strengths_and_modifiers_with_their_rules() -> None:
    pieces = [*many("necro_greater", 5), "mezal", *many("ahautsieron_infantry", 2), "silfaren"]
    found = preview(combat(*pieces, hex_="3325"), "3325")
    assert (found.attack, found.defence) == (15, 8)
    assert found.modifiers == (("DE-9.23a", 2), ("DE-9.23a", -2), ("DE-9.24", -2))
    assert [line.roll for line in found.lines] == [-1, 0, 1, 2, 3, 4]
    assert [(line.attacker, line.defender, line.retreats) for line in found.lines] == [
        (3, 0, NECROMANCER),
        (3, 0, NECROMANCER),
        (2, 0, NECROMANCER),
        (2, 0, NECROMANCER),
        (2, 2, NECROMANCER),
        (1, 1, NECROMANCER),
    ]


@pytest.mark.rule("DE-9.25a")
def test_the_ends_of_the_table_hold_for_all_beyond_them() -> None:
    found = preview(combat(*many("necro_greater", 10), "zola_infantry_1", "stommarren"))
    assert found.lines[0].roll == 1 + 29 - 3
    assert {(line.attacker, line.defender) for line in found.lines} == {(0, 6)}
    found = preview(combat("necro_greater_1", *many("zola_legions", 6), "stommarren"))
    assert (found.lines[0].roll, found.lines[0].attacker) == (1 - 5 - 3, 6)


@pytest.mark.rule("DE-9.23b")
def test_the_greatest_hero_is_reckoned_with_until_a_leader_is_named() -> None:
    t = combat("necro_greater_1", "zola_legions_1", "nikon_v", "stommarren", "farnon")
    found = preview(t)
    assert (found.leaders, found.sure) == ((-1, WORLD.index_of("stommarren")), False)
    t = combat("necro_greater_1", "zola_legions_1", "nikon_v", "paisach")
    assert preview(t).leaders[1] == WORLD.index_of("nikon_v")  # of equals the first of the list


@pytest.mark.rule("DE-9.22")
@pytest.mark.parametrize("die", range(1, 7))
def test_what_is_shown_is_what_is_rolled(die: int) -> None:
    stacks = [*many("necro_greater", 3), "mezal", "tol_morn", *many("zola_legions", 2), "nikon_v"]
    more: dict[str, Any] = {"bears": {"nikon_v": ["staff_of_empire"]}, "dice": [die, 6, 6, 6]}
    t = combat(*stacks, **more)
    t.do("leader mezal", "leader nikon_v")
    found = preview(t)  # his devices are still to be chosen
    assert found.sure
    assert found.leaders == (WORLD.index_of("mezal"), WORLD.index_of("nikon_v"))
    t.do("none")
    line = found.lines[die - 1]
    sides = ("necromancer", "kingdoms")
    assert results(t) == [(line.roll, line.attacker, line.defender, sides[line.retreats])]


@pytest.mark.rule("DE-9.1")
def test_the_other_player_may_be_supposed_to_attack() -> None:
    t = at("movement", hexes={"2414": ["necro_greater_1", "zola_legions_1"], "1710": ["mezal"]}, active=ALLIES)
    assert preview(t, "2414").defence == 6
    found = preview(t, "2414", KINGDOMS)
    assert (found.attacker, found.attack, found.defence) == (KINGDOMS, 3, 6)


def test_chances_and_losses_on_average() -> None:
    t = at("movement", hexes={FIELD: ["necro_greater_1", "zola_legions_1"], "1710": ["mezal"]}, active=ALLIES)
    found = preview(t)  # 1 to 4 drive the attacker out, 5 and 6 the defender
    assert found.chance(NECROMANCER) == pytest.approx(2 / 6)
    assert found.chance(KINGDOMS) == pytest.approx(4 / 6)
    assert found.losses(NECROMANCER) == pytest.approx((2 + 2 + 2 + 1 + 1 + 2) / 6)
    assert found.losses(KINGDOMS) == pytest.approx((0 + 0 + 2 + 1 + 1 + 2) / 6)
