"""Elections in Kelaron Oiret and the Torch (DE-17, DE-15.6)."""

from __future__ import annotations

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.dark_emperor import changes, devices
from hexarchy.games.dark_emperor.settle import settle_everywhere
from tests.dark_emperor.marching import moving
from tests.dark_emperor.table import WORLD, Table, at

KELARON = {"3104": ["padron_pletyy", "zelara_do_fornoy"], "3602": ["grip_nud"]}


def election(turn: int, *dice: int, dead: tuple[str, ...] = ()) -> Table:
    hexes = {hex_: [leader for leader in there if leader not in dead] for hex_, there in KELARON.items()}
    hexes["3104"].append("torch_of_liberty")
    return at("election", "kingdoms", turn, hexes=hexes, dice=dice)


@pytest.mark.rule("DE-17a", "DE-15.6a", "DE-4.B1c")
def test_the_die_elects_the_doge_and_the_torch_goes_to_him() -> None:
    for die, doge in [
        (1, "padron_pletyy"),
        (2, "padron_pletyy"),
        (3, "grip_nud"),
        (4, "grip_nud"),
        (6, "zelara_do_fornoy"),
    ]:
        t = election(13, die)
        assert t.s.doge == WORLD.index_of(doge)
        assert t.bearer("torch_of_liberty") == doge
    assert election(14).s.doge == -1


@pytest.mark.rule("DE-17b")
def test_with_two_alive_odd_and_even_decide() -> None:
    assert election(13, 3, dead=("grip_nud",)).bearer("torch_of_liberty") == "padron_pletyy"
    assert election(13, 4, dead=("grip_nud",)).bearer("torch_of_liberty") == "zelara_do_fornoy"


@pytest.mark.rule("DE-17c")
def test_the_last_one_needs_no_die() -> None:
    assert election(13, dead=("grip_nud", "padron_pletyy")).bearer("torch_of_liberty") == "zelara_do_fornoy"


@pytest.mark.rule("DE-17d")
def test_only_the_doge_uses_the_torch() -> None:
    t = election(13, 4)
    torch, nud, padron = (WORLD.index_of(i) for i in ("torch_of_liberty", "grip_nud", "padron_pletyy"))
    assert devices.usable(t.s, nud, torch)
    assert not devices.usable(t.s, padron, torch)


@pytest.mark.rule("DE-15.6b", "DE-15.6c")
def test_a_dead_doge_is_followed_at_once_until_none_is_left() -> None:
    t = at(
        "movement",
        turn=4,
        hexes={**KELARON, "1820": ["necro_greater_1"]},
        active={"kelaron_oiret": "kingdoms"},
        dice=[2],
        doge="grip_nud",
        bears={"grip_nud": ["torch_of_liberty"]},
    )
    for victim, heir in [("grip_nud", "zelara_do_fornoy"), ("zelara_do_fornoy", "padron_pletyy")]:
        changes.slay(t.s, WORLD.index_of(victim), "DE-14.11")
        settle_everywhere(t.s)
        t.s.run()
        assert t.bearer("torch_of_liberty") == heir
    changes.slay(t.s, WORLD.index_of("padron_pletyy"), "DE-14.11")
    settle_everywhere(t.s)
    t.s.run()
    assert t.where("torch_of_liberty") == "gone"


@pytest.mark.rule("DE-15.6c", "DE-17c")
def test_once_out_the_torch_is_never_lit_again() -> None:
    t = at("election", "kingdoms", 13, hexes={"3602": ["grip_nud"]}, piles={"gone": ["torch_of_liberty"]})
    assert t.s.doge == WORLD.index_of("grip_nud")
    assert t.where("torch_of_liberty") == "gone"


@pytest.mark.rule("DE-17a", "DE-4.B1c")
def test_elections_are_held_in_odd_turns_under_any_master_of_kelaron() -> None:
    held = []
    for turn in range(1, 15):
        for side in ("neutral", "necromancer", "kingdoms"):
            hexes = {**KELARON, "3801": ["silfaren"], "0101": ["mezal"]}
            active = {"kelaron_oiret": side, "ahautsieron": "kingdoms"}
            t = at("election", "kingdoms", turn, hexes=hexes, active=active, then=SeededDice(1))
            t.log += t.s.opening()
            if t.rolls("DE-17a"):
                held.append((turn, side))
    assert held == [(n, side) for n in range(1, 15, 2) for side in ("neutral", "necromancer", "kingdoms")]


@pytest.mark.rule("DE-17d")
def test_before_the_first_election_nobody_uses_the_torch() -> None:
    t = at("movement", hexes={**KELARON, "1820": ["necro_greater_1"]})
    torch = WORLD.index_of("torch_of_liberty")
    assert not any(devices.usable(t.s, leader, torch) for leader in WORLD.candidates)


@pytest.mark.rule("DE-PROC-4", "DE-15.6b")
def test_a_new_doge_has_the_torch_before_the_vampires_take_their_next_step() -> None:
    hexes = {"3104": ["padron_pletyy"], "3602": ["grip_nud", "kelaron_infantry_1"], "3103": ["necro_greater_1"]}
    t = moving(
        hexes=hexes,
        active={"kelaron_oiret": "kingdoms"},
        doge="padron_pletyy",
        bears={"padron_pletyy": ["torch_of_liberty"]},
        dice=[6],
    )
    t.do("move necro_greater_1", "step 3104").answer("claim-devices", "none")
    assert t.where("padron_pletyy") == "dead"
    assert t.bearer("torch_of_liberty") == "grip_nud"
    assert t.question == "march"
