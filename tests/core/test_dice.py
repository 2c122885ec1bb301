"""Dice: fixed for ever, fair, and telling nothing they should not."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.dice import BadScript, Dice, DiceRunOut, DiceSource, Roll, ScriptedDice, SeededDice, dice_from_json

SECRET = bytes(range(32))

secrets_ = st.binary(min_size=32, max_size=32)
plain_sources: st.SearchStrategy[DiceSource] = st.one_of(
    st.builds(Dice, secrets_), st.builds(SeededDice, st.integers(-(2**70), 2**70))
)
sources: st.SearchStrategy[DiceSource] = st.one_of(
    plain_sources,
    st.builds(
        ScriptedDice, st.lists(st.integers(1, 6), max_size=9), st.one_of(st.none(), plain_sources), st.integers(0, 50)
    ),
)

# The upper 0.1 % points of chi-square for sides - 1 degrees of freedom. The dice are fixed, so these never flicker.
CHI_SQUARE = {2: 10.83, 6: 20.52, 10: 27.88, 20: 43.82}


def thrown(source: DiceSource, count: int, sides: int) -> list[int]:
    return [source.die(counter, sides) for counter in range(count)]


# --- every source


@given(sources, st.integers(0, 2**40), st.integers(6, 1000))
def test_a_die_shows_one_of_its_sides_and_always_the_same(source: DiceSource, counter: int, sides: int) -> None:
    try:
        value = source.die(counter, sides)
    except DiceRunOut:
        return
    assert 1 <= value <= sides
    assert source.die(counter, sides) == value


@given(sources)
def test_sources_survive_json(source: DiceSource) -> None:
    again = dice_from_json(json.loads(json.dumps(source.to_json())))
    assert type(again) is type(source)
    assert again == source
    assert hash(again) == hash(source)


def test_sources_differ_by_what_made_them() -> None:
    assert SeededDice(1) != SeededDice(2)
    assert SeededDice(1) != Dice(SECRET)
    assert SeededDice(1) != 1


@pytest.mark.parametrize("source", [Dice(SECRET), SeededDice(1), ScriptedDice([1])], ids=lambda source: source.kind)
def test_a_die_has_sides(source: DiceSource) -> None:
    assert source.die(0, 1) == 1
    for sides in (0, -6):
        with pytest.raises(ValueError, match="at least one side"):
            source.die(0, sides)


@pytest.mark.parametrize("sides", sorted(CHI_SQUARE))
@pytest.mark.parametrize("source", [Dice(SECRET), SeededDice(0), SeededDice(1), SeededDice(2**64 - 1)], ids=repr)
def test_dice_are_fair(source: DiceSource, sides: int) -> None:
    count = 6000
    faces = thrown(source, count, sides)
    expected = count / sides
    assert sum((faces.count(face) - expected) ** 2 / expected for face in range(1, sides + 1)) < CHI_SQUARE[sides]


@pytest.mark.parametrize("source", [Dice(SECRET), SeededDice(7)], ids=repr)
def test_a_die_says_nothing_of_the_next(source: DiceSource) -> None:
    faces = thrown(source, 7201, 6)
    pairs = list(pairwise(faces))
    expected = len(pairs) / 36
    chi_square = sum((pairs.count((a, b)) - expected) ** 2 / expected for a in range(1, 7) for b in range(1, 7))
    assert chi_square < 66.62  # 0.1 % for 35 degrees of freedom


def test_neighbouring_seeds_throw_unlike() -> None:
    throws = [thrown(SeededDice(seed), 600, 6) for seed in range(8)]
    for one, other in pairwise(throws):
        for shift in range(3):
            same = sum(a == b for a, b in zip(one[shift:], other, strict=False))
            assert 60 < same < 140  # 100 expected, 9 the standard deviation


# --- secret dice


def test_secret_dice_never_change() -> None:
    assert thrown(Dice(SECRET), 20, 6) == [6, 4, 6, 2, 4, 1, 5, 3, 4, 6, 5, 1, 3, 3, 1, 6, 3, 5, 3, 3]
    assert Dice(SECRET).commitment == "b27ac49c4f98757fef7eb4e1719ba866e065c0c9313b96d023bc9c14cd9ab249"


# With the last of these, nearly every second number is beyond the fair ones and must be drawn again.
@given(secrets_, st.integers(0, 2**40), st.sampled_from([6, 10, 2**63 + 1]))
def test_anybody_can_throw_the_secret_dice_again(secret: bytes, counter: int, sides: int) -> None:
    for lane in range(99):
        digest = hmac.new(secret, f"hexarchy die 1\n{counter}/{lane}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < 2**64 - 2**64 % sides:
            break
    assert Dice(secret).die(counter, sides) == number % sides + 1
    assert Dice(secret).commitment == hashlib.sha256(b"hexarchy dice commitment 1\n" + secret).hexdigest()


def test_fresh_dice_differ() -> None:
    assert Dice.fresh() != Dice.fresh()


@given(secrets_, secrets_)
def test_a_commitment_binds_to_its_secret(secret: bytes, other: bytes) -> None:
    commitment = Dice(secret).commitment
    assert len(commitment) == 64
    assert Dice.verify(commitment, secret)
    assert Dice.verify(commitment, other) == (other == secret)
    assert not Dice.verify(commitment, secret[:-1])


def test_the_secret_shows_nowhere_but_in_storage() -> None:
    dice = Dice(SECRET)
    assert SECRET.hex() not in repr(dice)
    assert SECRET.hex() not in dice.commitment
    with pytest.raises(ValueError, match="known kind") as caught:
        dice_from_json({"kind": "loaded", "secret": SECRET.hex()})
    assert SECRET.hex() not in str(caught.value)


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_has_256_bits(secret: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dice(secret)


# --- seeded dice


def splitmix64(state: int) -> Iterator[int]:
    """The generator as published by Steele, Lea and Flood."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        yield z ^ (z >> 31)


def test_seeded_dice_never_change() -> None:
    assert thrown(SeededDice(42), 20, 6) == [3, 6, 3, 1, 5, 1, 2, 5, 1, 5, 4, 2, 2, 2, 6, 5, 4, 3, 4, 1]


@given(st.integers(0, 2**64 - 1))
def test_seeded_dice_are_splitmix64(seed: int) -> None:
    assert next(splitmix64(0)) == 0xE220A8397B1DCDAF
    stream = splitmix64(next(splitmix64(seed)))
    assert thrown(SeededDice(seed), 20, 2**64) == [next(stream) + 1 for _ in range(20)]


# --- scripted dice


def test_a_script_is_read_in_order() -> None:
    dice = ScriptedDice([3, 1, 6])
    assert thrown(dice, 3, 6) == [3, 1, 6]


def test_a_script_may_start_late_and_leave_the_rest_to_others() -> None:
    rest = SeededDice(5)
    dice = ScriptedDice([6, 6], then=rest, start=3)
    expected = thrown(rest, 8, 6)
    expected[3:5] = [6, 6]
    assert thrown(dice, 8, 6) == expected


@pytest.mark.parametrize(
    ("dice", "counter", "message"),
    [
        (ScriptedDice([1, 2]), 2, r"die 2 \(of 6 sides\) is not in the script, which holds dice 0 to 1"),
        (ScriptedDice([1, 2], start=4), 3, "which holds dice 4 to 5"),
        (ScriptedDice([]), 0, "which is empty"),
    ],
)
def test_a_script_runs_out(dice: ScriptedDice, counter: int, message: str) -> None:
    with pytest.raises(DiceRunOut, match=message):
        dice.die(counter, 6)


def test_a_script_shows_itself() -> None:
    assert repr(ScriptedDice([6, 1], SeededDice(5), 3)) == "ScriptedDice([6, 1], then=SeededDice(5), start=3)"


@pytest.mark.parametrize("value", [0, 7, -1])
def test_a_scripted_value_must_fit_the_die(value: int) -> None:
    with pytest.raises(BadScript, match=f"die 1 is scripted to show {value}, but it has 6 sides"):
        ScriptedDice([1, value]).die(1, 6)


# --- json and rolls


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "known kind"),
        ({"kind": "splitmix64"}, "known kind"),
        ({"kind": "splitmix64", "seed": "1"}, "known kind"),
        ({"kind": "hmac-sha256", "secret": 5}, "known kind"),
        ({"kind": "hmac-sha256", "secret": "xyz"}, "hexadecimal"),
        ({"kind": "hmac-sha256", "secret": "00"}, "32 bytes"),
        ({"kind": "scripted", "values": ["1"], "start": 0, "then": None}, "known kind"),
    ],
)
def test_what_is_not_dice_is_refused(data: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        dice_from_json(data)


def test_a_roll_adds_up() -> None:
    roll = Roll((3, 4), 6, "DL-BAT-21", subject=17)
    assert roll.total == 7
    assert (roll.values, roll.sides, roll.why, roll.subject) == ((3, 4), 6, "DL-BAT-21", 17)
    assert Roll((), 6, "DL-BAT-21").total == 0
    assert Roll((3,), 6, "DL-BAT-21").subject is None
