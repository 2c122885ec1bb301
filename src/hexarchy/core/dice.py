"""Dice as pure functions of a counter: the n-th die of a match is what it is, however often it is asked for.

So a source never changes: states share it, a clone costs nothing, and any die can be thrown again to check it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

SECRET_BYTES: Final = 32

# Different uses of the secret start with different words, so that none of them gives away another.
_COMMITMENT: Final = b"hexarchy dice commitment 1\n"
_CONTRIBUTION: Final = b"hexarchy dice contribution 1\n%s\n"
_KEY: Final = b"hexarchy dice key 1\n"
_DIE: Final = b"hexarchy die 1\n%d/%d"

_64_BITS: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB


class DiceRunOut(LookupError):
    """A script of dice has no value for the die that was asked."""


class BadScript(ValueError):
    """A script of dice has a value that the die asked for cannot show."""


# Not an ABC: compiled with mypyc 2.4, objects of a class derived from one crash the garbage collector.
class DiceSource:
    """Where dice come from. Two sources are equal when they are made alike, and so throw alike."""

    __slots__ = ()
    kind: ClassVar[str]

    def die(self, counter: int, sides: int) -> int:
        """The die with this number, 1 to `sides`."""
        raise NotImplementedError

    def after(self, values: Iterable[int]) -> DiceSource:
        """These values first, then this source's dice."""
        return ScriptedDice(values, then=self)

    def to_json(self) -> dict[str, Any]:
        """All it takes to make this source again: for storage, never for a seat, as it tells every die to come."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DiceSource) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(repr(self.to_json()))


class Dice(DiceSource):
    """Dice that nobody can foresee, and that everybody can check once the secret is told.

    A die is the HMAC-SHA256 of its number under a key. The commitment to the secret is published before the first die.
    The key is the secret, mixed with what the seats have contributed: the server fixed its secret before it knew their
    values, and they fixed theirs before they knew each other's, so that nobody chose the dice.
    """

    __slots__ = ("_key", "_secret", "contributions")
    kind = "hmac-sha256"

    def __init__(self, secret: bytes, contributions: Mapping[str, bytes] | None = None) -> None:
        _check_length(secret)
        self._secret: Final = bytes(secret)
        self.contributions: Final = dict(sorted((contributions or {}).items()))
        self._key: Final = self._mixed()

    def _mixed(self) -> bytes:
        if not self.contributions:
            return self._secret
        for value in self.contributions.values():
            _check_length(value)
        told = "".join(f"{seat} {value.hex()}\n" for seat, value in self.contributions.items())
        return hmac.digest(self._secret, _KEY + told.encode(), "sha256")

    @classmethod
    def fresh(cls) -> Self:
        return cls(secrets.token_bytes(SECRET_BYTES))

    def mixed_with(self, contributions: Mapping[str, bytes]) -> Self:
        """The same secret with these values of the seats."""
        return type(self)(self._secret, contributions)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(_COMMITMENT + self._secret).hexdigest()

    @staticmethod
    def verify(commitment: str, secret: bytes) -> bool:
        """Whether this is the secret that was committed to."""
        return len(secret) == SECRET_BYTES and Dice(secret).commitment == commitment

    def die(self, counter: int, sides: int) -> int:
        _check_sides(sides)
        fair = (1 << 64) // sides * sides
        lane = 0
        while True:
            digest = hmac.digest(self._key, _DIE % (counter, lane), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < fair:  # the few numbers beyond would favour the low faces: draw again in the next lane
                return number % sides + 1
            lane += 1

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"kind": self.kind, "secret": self._secret.hex()}
        if self.contributions:
            told["contributions"] = {seat: value.hex() for seat, value in self.contributions.items()}
        return told

    def __repr__(self) -> str:
        return f"Dice(commitment={self.commitment!r})"


def contribution_commitment(seat: str, value: bytes) -> str:
    """What a seat publishes of its value before it tells it. The seat is part of it: nobody can repeat another's."""
    return hashlib.sha256(_CONTRIBUTION % seat.encode() + value).hexdigest()


class SeededDice(DiceSource):
    """Fast dice for simulation: splitmix64, keyed by seed and counter. With the seed every die can be foreseen."""

    __slots__ = ("_origin", "seed")
    kind = "splitmix64"

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed & _64_BITS
        # Mixed first, so that neighbouring seeds do not walk the same sequence a step apart.
        self._origin: Final = _mix(self.seed + _GAMMA)

    def die(self, counter: int, sides: int) -> int:
        if sides < 1:
            _check_sides(sides)
        # Taking the high bits of a product instead of a remainder leaves a bias of sides / 2**64: nobody will see it.
        return (_mix(self._origin + (counter + 1) * _GAMMA) * sides >> 64) + 1

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "seed": self.seed}

    def __repr__(self) -> str:
        return f"SeededDice({self.seed})"


class ScriptedDice(DiceSource):
    """Dice written down beforehand, for tests and examples; every other die comes from `then`.

    The first value is the die numbered `start`, the next the one after it. A value the die thrown cannot show is passed
    over, and `then` throws that die: what is written down for one course of a match must not stop another.
    """

    __slots__ = ("start", "then", "values")
    kind = "scripted"

    def __init__(self, values: Iterable[int], then: DiceSource | None = None, start: int = 0) -> None:
        self.values: Final = tuple(values)
        self.then: Final = then
        self.start: Final = start

    def die(self, counter: int, sides: int) -> int:
        _check_sides(sides)
        place = counter - self.start
        if 0 <= place < len(self.values) and 1 <= self.values[place] <= sides:
            return self.values[place]
        if self.then is None:
            self.check(counter, sides)
            raise DiceRunOut(f"die {counter} (of {sides} sides) is not in the script, {self._extent()}")
        return self.then.die(counter, sides)

    def check(self, counter: int, sides: int) -> None:
        """Complain of a value that the die asked for cannot show."""
        place = counter - self.start
        if 0 <= place < len(self.values) and not 1 <= self.values[place] <= sides:
            raise BadScript(f"die {counter} is scripted to show {self.values[place]}, but it has {sides} sides")

    def _extent(self) -> str:
        if not self.values:
            return "which is empty"
        return f"which holds dice {self.start} to {self.start + len(self.values) - 1}"

    def to_json(self) -> dict[str, Any]:
        then = self.then and self.then.to_json()
        return {"kind": self.kind, "values": list(self.values), "start": self.start, "then": then}

    def __repr__(self) -> str:
        return f"ScriptedDice({list(self.values)}, then={self.then!r}, start={self.start})"


class Stretches(DiceSource):
    """Sources that follow each other, each from a number on: a match that was taken up elsewhere has several."""

    __slots__ = ("_starts", "parts")
    kind = "stretches"

    def __init__(self, parts: Iterable[tuple[int, DiceSource]]) -> None:
        self.parts: Final = tuple(parts)
        self._starts: Final = [start for start, _ in self.parts]
        if not self.parts or self._starts[0] != 0 or self._starts != sorted(set(self._starts)):
            raise ValueError("stretches of dice begin at 0 and follow each other")

    def die(self, counter: int, sides: int) -> int:
        return self.parts[bisect_right(self._starts, counter) - 1][1].die(counter, sides)

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "parts": [[start, source.to_json()] for start, source in self.parts]}

    def __repr__(self) -> str:
        return f"Stretches({list(self.parts)})"


class Rehearsed(DiceSource):
    """Another source's dice, where a script is held to every value it has: as long as nobody could choose otherwise."""

    __slots__ = ("source",)

    def __init__(self, source: DiceSource) -> None:
        self.source: Final = source

    def die(self, counter: int, sides: int) -> int:
        if isinstance(self.source, ScriptedDice):
            self.source.check(counter, sides)
        return self.source.die(counter, sides)

    def to_json(self) -> dict[str, Any]:
        return self.source.to_json()


class NotedDice(DiceSource):
    """Another source's dice, each written down as it falls: number, sides, value."""

    __slots__ = ("fallen", "source")

    def __init__(self, source: DiceSource, fallen: list[tuple[int, int, int]] | None = None) -> None:
        self.source: Final = source
        self.fallen: Final = [] if fallen is None else fallen

    def die(self, counter: int, sides: int) -> int:
        value = self.source.die(counter, sides)
        self.fallen.append((counter, sides, value))
        return value

    def after(self, values: Iterable[int]) -> DiceSource:
        return NotedDice(self.source.after(values), self.fallen)

    def to_json(self) -> dict[str, Any]:
        return self.source.to_json()


def dice_from_json(data: Mapping[str, Any], scripts: int = 2) -> DiceSource:
    """The source that `to_json` wrote down; at most so many scripts follow each other: a record's and a position's."""
    match data:
        case {"kind": Dice.kind, "secret": str(secret)}:
            values = data.get("contributions") or {}
            if isinstance(values, Mapping) and all(isinstance(value, str) for value in values.values()):
                return Dice(bytes.fromhex(secret), {seat: bytes.fromhex(value) for seat, value in values.items()})
        case {"kind": SeededDice.kind, "seed": int(seed)} if 0 <= seed <= _64_BITS:
            return SeededDice(seed)
        case {"kind": ScriptedDice.kind, "values": [*values], "start": int(start), "then": then} if scripts and _whole(
            [*values, start]
        ):
            return ScriptedDice(values, None if then is None else dice_from_json(then, scripts - 1), start)
        case {"kind": Stretches.kind, "parts": [*parts]} if scripts:
            return Stretches((int(start), dice_from_json(part, scripts - 1)) for start, part in parts)
    # The data may hold a secret: the message must not.
    raise ValueError("these are not dice of any known kind")


@dataclass(slots=True)
class Roll:
    """Dice thrown for a purpose: `why` is the rule that asked for them, `subject` the piece they are about.

    Not frozen, because that would make it three times as slow to make; treat it as if it were.
    """

    values: tuple[int, ...]
    sides: int
    why: str
    subject: int | None = None

    @property
    def total(self) -> int:
        return sum(self.values)


def _whole(values: list[Any]) -> bool:
    return all(isinstance(value, int) and 0 <= value <= _64_BITS >> 1 for value in values)


def _check_length(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"the secret of the dice is {SECRET_BYTES} bytes long, not {len(secret)}")


def _check_sides(sides: int) -> None:
    if sides < 1:
        raise ValueError(f"a die has at least one side, not {sides}")


def _mix(state: int) -> int:
    state &= _64_BITS
    state = (state ^ state >> 30) * _MIX_1 & _64_BITS
    state = (state ^ state >> 27) * _MIX_2 & _64_BITS
    return state ^ state >> 31
