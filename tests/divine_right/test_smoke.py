"""A match begins, and a castle falls: the whole way through the phases."""

from tests.divine_right.table import WORLD, at, new


def around(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


def test_a_match_begins_with_a_choice_of_all() -> None:
    t = new(3)
    assert t.question == "king-or-queen"
    assert len(t.asked) == 3


def test_a_castle_is_besieged_in_one_turn_and_taken_in_the_next() -> None:
    ring = around("1014")
    stacks = {space: [f"muetar_army_{number}"] for number, space in enumerate(ring[::2], 1)}
    t = at("movement", phasing=1, hexes={**stacks, "1014": ["hothior_army_1"]}, dice=4)
    t.do("besiege 1014")
    assert t.besieged("1014")
    t.until("assault").do("assault 1014")
    assert t.rolls("DR-B-SIE-07")
