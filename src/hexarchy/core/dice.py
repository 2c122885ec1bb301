"""Dice as pure functions of a counter: the n-th die of a match is what it is, whoever asks and how often.

So a source never changes: states share it, a clone costs nothing, and any die can be thrown again to check it.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

SECRET_BYTES: Final = 32

# Different uses of the secret start with different words, so that none of them gives away another.
_COMMITMENT: Final = b"hexarchy dice commitment 1\n"
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

    def to_json(self) -> dict[str, Any]:
        """All it takes to make this source again: for storage, never for a seat, as it tells every die to come."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DiceSource) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(repr(self.to_json()))


class Dice(DiceSource):
    """Dice that nobody can foresee, and that everybody can check once the secret is told.

    A die is the HMAC-SHA256 of its number under the secret. The commitment is published before the first die.
    """

    __slots__ = ("_secret",)
    kind = "hmac-sha256"

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret of the dice is {SECRET_BYTES} bytes long, not {len(secret)}")
        self._secret: Final = bytes(secret)

    @classmethod
    def fresh(cls) -> Self:
        return cls(secrets.token_bytes(SECRET_BYTES))

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
            digest = hmac.digest(self._secret, _DIE % (counter, lane), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < fair:  # the few numbers beyond would favour the low faces: draw again in the next lane
                return number % sides + 1
            lane += 1

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "secret": self._secret.hex()}

    def __repr__(self) -> str:
        return f"Dice(commitment={self.commitment!r})"


class SeededDice(DiceSource):
    """Fast dice for simulation: splitmix64, keyed by seed and counter. Whoever knows the seed foresees every die."""

    __slots__ = ("_origin", "seed")
    kind = "splitmix64"

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed & _64_BITS
        # Mixed first, so that neighbouring seeds do not walk the same sequence a step apart.
        self._origin: Final = _mix(self.seed + _GAMMA)

    def die(self, counter: int, sides: int) -> int:
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

    def __init__(self, source: DiceSource) -> None:
        self.source: Final = source
        self.fallen: Final[list[tuple[int, int, int]]] = []

    def die(self, counter: int, sides: int) -> int:
        value = self.source.die(counter, sides)
        self.fallen.append((counter, sides, value))
        return value

    def to_json(self) -> dict[str, Any]:
        return self.source.to_json()


def dice_from_json(data: Mapping[str, Any], scripts: int = 2) -> DiceSource:
    """The source that `to_json` wrote down; at most so many scripts follow each other: a record's and a position's."""
    match data:
        case {"kind": Dice.kind, "secret": str(secret)}:
            return Dice(bytes.fromhex(secret))
        case {"kind": SeededDice.kind, "seed": int(seed)}:
            return SeededDice(seed)
        case {"kind": ScriptedDice.kind, "values": [*values], "start": int(start), "then": then} if scripts and _whole(
            values
        ):
            return ScriptedDice(values, None if then is None else dice_from_json(then, scripts - 1), start)
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
    return all(isinstance(value, int) for value in values)


def _check_sides(sides: int) -> None:
    if sides < 1:
        raise ValueError(f"a die has at least one side, not {sides}")


def _mix(state: int) -> int:
    state &= _64_BITS
    state = (state ^ state >> 30) * _MIX_1 & _64_BITS
    state = (state ^ state >> 27) * _MIX_2 & _64_BITS
    return state ^ state >> 31
