"""Cups: things of which not everybody knows where they lie.

Cards, chits, spells, order counters: each thing lies in a zone (a hand, a deck, a face-down pile, a place on the map,
under a marker), and every seat knows of each thing where it may lie. What a seat can tell, its view, and what it might
be as well, its redeal, follow from that. All who sit at the table see how many things lie in a zone, and that one goes
from here to there; which one it is, those see who are named.

Zones are numbers of the game's own. A deck is a zone without an order: what is drawn is decided when it is drawn. Where
an order or a counter can be followed with the eyes (the top card, a marker that moves face down), that place is a zone
of its own. Things with the same face are alike: views tell faces, never which of several it is, so actions should name
faces too (`one` finds a thing to move).

How many in a zone each seat has looked at, all can count as well; whether it knew that one already, or now knows
another by elimination, they cannot. These are the **eyes** on a zone, and they are reckoned from nothing else than what
all can see: so they are the same in any two states that look the same to a seat.

A `Cups` is an immutable value: copies of a state share it, and what changes it gives another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from hexarchy.core.deals import Rng, assigned
from hexarchy.core.fields import kept
from hexarchy.core.hexsets import hex_set, hexes_of

ALL: Final = -1  # every seat, and those who only watch
NOBODY: Final = 0

Row = Sequence[int]  # thing -> the zones in which it may lie, as bits (like a set of hexes)
Eyes = Mapping[int, tuple[int, ...]]  # zone -> who has looked at each thing in it (bits), in order, whichever it is
Fits = Callable[[int, int], bool]  # may a thing with this face lie in this zone?


class Table(Protocol):
    """A state, as far as it matters here."""

    def draw(self, count: int, pool: Sequence[int], why: str) -> tuple[int, ...]: ...


class Seen(NamedTuple):
    """What a seat sees in a zone: the faces it knows, in order, and how many things beside them."""

    faces: tuple[int, ...]
    others: int


class Cups:
    """Where every thing lies, and where it may lie as far as each seat knows; the last row is the public's."""

    __slots__ = ("_inside", "_open", "_there", "_zones", "eyes", "faces", "lies", "may")

    def __init__(
        self, lies: tuple[int, ...], may: tuple[tuple[int, ...], ...], faces: tuple[int, ...], eyes: Eyes
    ) -> None:
        self.lies = lies
        self.may = may
        self.faces = faces
        self.eyes = eyes
        self._zones: dict[int, tuple[int, ...]] = {}
        self._inside: dict[int, tuple[int, ...]] = {}
        self._open: dict[int, int] = {}
        self._there: dict[int, int] | None = None

    @classmethod
    def laid(
        cls, lies: Sequence[int], seats: int, known: int | Sequence[int] = ALL, faces: Sequence[int] | None = None
    ) -> Cups:
        """Things in their zones; `known` says who knows of all of them, or of each, where it lies (seats as bits)."""
        bits = (known,) * len(lies) if isinstance(known, int) else known
        rows, eyes, all_, there = [], dict[int, tuple[int, ...]](), (1 << seats + 1) - 1, _counted(lies)
        for zone, who in zip(lies, bits, strict=True):
            eyes[zone] = (*eyes.get(zone, ()), who & all_)
        for seat in range(seats + 1):
            seen = [bool(who >> seat & 1) for who in bits]
            vague = hex_set(zone for zone, sure in zip(lies, seen, strict=True) if not sure)
            row = [1 << zone if sure else vague for zone, sure in zip(lies, seen, strict=True)]
            rows.append(_settled(row, there))
        sorted_eyes = {zone: tuple(sorted(looked)) for zone, looked in eyes.items()}
        return cls(tuple(lies), tuple(rows), tuple(range(len(lies)) if faces is None else faces), sorted_eyes)

    # -- asking -------------------------------------------------------------------------------------------------------

    @property
    def there(self) -> Mapping[int, int]:
        """How many things lie in each zone, by its bit."""
        if self._there is None:
            self._there = _counted(self.lies)
        return self._there

    def within(self, zone: int) -> tuple[int, ...]:
        """The things in a zone."""
        found = self._zones.get(zone)
        if found is None:
            found = self._zones[zone] = tuple([thing for thing, at in enumerate(self.lies) if at == zone])
        return found

    def inside(self, zone: int) -> tuple[int, ...]:
        """The faces of the things in a zone, in order."""
        found = self._inside.get(zone)
        if found is None:
            faces = self.faces
            found = self._inside[zone] = tuple(sorted([faces[thing] for thing in self.within(zone)]))
        return found

    def open_face(self, zone: int) -> int:
        """The face of what lies in a zone, of several of the first, if everybody knows it; else -1."""
        found = self._open.get(zone)
        if found is None:
            things = self.within(zone)
            sure = bool(things) and self.knows(None, things[0])
            found = self._open[zone] = self.faces[things[0]] if sure else -1
        return found

    def one(self, zone: int, face: int) -> int:
        """A thing with this face in a zone; -1 where there is none."""
        for thing in self.within(zone):
            if self.faces[thing] == face:
                return thing
        return -1

    def knows(self, seat: int | None, thing: int) -> bool:
        """Does a seat (None: a spectator) know where a thing lies?"""
        return _sure(self._row(seat)[thing])

    def seen(self, zone: int, seat: int | None) -> Seen:
        row, things = self._row(seat), self.within(zone)
        known = sorted([self.faces[thing] for thing in things if _sure(row[thing])])
        return Seen(tuple(known), len(things) - len(known))

    def sought(self, seat: int | None) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The faces of all things a seat cannot place, in order, each with the zones in which it may lie."""
        pairs = zip(self.faces, self._row(seat), strict=True)
        return tuple(sorted((face, tuple(hexes_of(zones))) for face, zones in pairs if not _sure(zones)))

    def _row(self, seat: int | None) -> tuple[int, ...]:
        return self.may[-1 if seat is None else seat]

    # -- changing -----------------------------------------------------------------------------------------------------

    def moved(self, thing: int, zone: int, known: int = ALL) -> Cups:
        """A thing goes to a zone. Those who do not know which one see that one has gone from there to here."""
        return self.carried((thing,), zone, known)

    def carried(self, things: Sequence[int], zone: int, known: int = ALL) -> Cups:
        """Things of one zone go to another, all at once."""
        if not things or self.lies[things[0]] == zone:
            return self.shown(things, known)
        source, lies = self.lies[things[0]], list(self.lies)
        for thing in things:
            assert lies[thing] == source, "things that are carried together come from one zone"
            lies[thing] = zone
        rows, there = [], {**self.there}
        here, place = 1 << source, 1 << zone
        there[place] = there.get(place, 0) + len(things)
        there[here] -= len(things)
        if not there[here]:
            del there[here]
        both = here | place
        for seat, row in enumerate(self.may):
            if not known >> seat & 1:
                if here not in there:
                    rows.append(_poured(row, here, place, there))
                else:  # what may have gone may have stayed: it fills no zone
                    rows.append(_changed(row, {zones: zones | place for zones in {*row} if zones & both == here}))
            elif [row[thing] for thing in things] == [here] * len(things):  # it learns nothing new
                known_row = list(row)
                for thing in things:
                    known_row[thing] = place
                rows.append(tuple(known_row))
            else:
                placed = self._placed(row, things, source, zone)
                # As long as there is room for what may lie there, nothing follows for the rest.
                room = there.get(here, 0) > placed.count(here)
                rows.append(tuple(placed) if room else _settled(placed, there))
        made = Cups(tuple(lies), tuple(rows), self.faces, self._followed(len(things), source, zone, known))
        made._there = there
        return made

    def drawn(self, s: Table, count: int, source: int, zone: int, known: int, why: str) -> tuple[Cups, tuple[int, ...]]:
        """Take so many at random out of a zone into another; what was drawn is given as well."""
        things = s.draw(count, self.within(source), why)
        return self.carried(things, zone, known), things

    def poured(self, source: int, zone: int) -> Cups:
        """All of one zone goes to another, and lies there with the rest: a pile that is shuffled into a deck."""
        if source == zone:
            return self
        here, place = 1 << source, 1 << zone
        lies = [zone if at == source else at for at in self.lies]
        eyes = {at: looked for at, looked in self.eyes.items() if at != source}
        if source in self.eyes:
            eyes[zone] = tuple(sorted([*self.eyes.get(zone, ()), *self.eyes[source]]))
        there = _counted(lies)
        return Cups(tuple(lies), tuple([_poured(row, here, place, there) for row in self.may]), self.faces, eyes)

    def shown(self, things: Sequence[int], known: int = ALL) -> Cups:
        """Seats are shown things, at once and where they lie."""
        lies, eyes, public = self.lies, self.eyes, self.may[-1]
        zones = [lies[thing] for thing in things]
        looked = sorted({*zones})
        for zone in looked:
            opened = self._opened(zone, zones.count(zone), known)
            if opened is not eyes[zone]:
                eyes = {**eyes, zone: opened}
        if not [thing for thing in things if not _sure(public[thing])]:  # all know them: but of things alike which?
            return self if eyes is self.eyes else Cups(lies, self.may, self.faces, eyes)
        rows, there = list(self.may), self.there
        for seat, row in enumerate(rows):
            if known >> seat & 1 and not all(_sure(row[thing]) for thing in things):
                new = list(row)
                for zone in looked:
                    new = self._placed(new, [thing for thing in things if self.lies[thing] == zone], zone, zone)
                rows[seat] = _settled(new, there)
        return Cups(self.lies, tuple(rows), self.faces, eyes)

    def _placed(self, row: Row, things: Sequence[int], here: int, there: int) -> list[int]:
        """What a seat knows when it sees these things here, and that they go there (which may be here).

        It cannot tell things with one face apart. So it takes those it sees for the ones it knew to be here; and where
        it must take one for any of several that might be here, the others may be wherever any of them might.
        """
        new, place, faces = list(row), 1 << here, self.faces
        by_face = _by_face(faces)
        for face in sorted({faces[thing] for thing in things}):
            seen = [thing for thing in things if faces[thing] == face]
            alike = [thing for thing in by_face[face] if new[thing] & place]
            vague = [thing for thing in alike if new[thing] != place]
            unforeseen = len(seen) - (len(alike) - len(vague))
            if unforeseen > 0:
                anywhere = 0
                for thing in vague:
                    anywhere |= new[thing]
                for thing in vague:
                    new[thing] = anywhere
                for thing in [thing for thing in seen if thing in vague][:unforeseen]:
                    new[thing] = place
            if here == there:
                continue
            spare = [thing for thing in alike if new[thing] == place and thing not in seen]
            for thing in seen:
                if new[thing] != place:
                    new[spare.pop()] = new[thing]  # it lies here as well, and nobody can tell them apart
                new[thing] = 1 << there
        return new

    def _opened(self, zone: int, count: int, known: int) -> tuple[int, ...]:
        """The eyes on a zone of which so many things are shown: they may be the ones that were seen before."""
        known &= (1 << len(self.may)) - 1
        if [who & known for who in self.eyes[zone]].count(known) >= count:
            return self.eyes[zone]
        eyes = sorted(self.eyes[zone], key=lambda who: ((who & known).bit_count(), who), reverse=True)
        return tuple(sorted([who | known if at < count else who for at, who in enumerate(eyes)]))

    def _followed(self, count: int, source: int, zone: int, known: int) -> Eyes:
        """The eyes on both zones after so many things went from one to the other.

        Those who do not see which ones they are cannot tell what is left either, unless all have gone. Those who do may
        have known them before or not: it is taken to be as it most likely is.
        """
        known &= (1 << len(self.may)) - 1
        eyes, left = dict(self.eyes), list(self.eyes[source])
        if count == len(left):
            del eyes[source]
            gone = [who | known for who in left]
        elif left[0] == left[-1]:  # they are in order: all were seen by the same
            eyes[source] = (left[0] & known,) * (len(left) - count)
            gone = [known] * count
        else:
            for _ in range(count):
                left.remove(max(dict.fromkeys(left), key=left.count))
            eyes[source] = tuple(sorted([who & known for who in left]))
            gone = [known] * count
        eyes[zone] = tuple(sorted([*eyes.get(zone, ()), *gone]))
        return eyes

    # -- what it might be as well -------------------------------------------------------------------------------------

    def redealt(self, seat: int, rng: Rng, fits: Fits | None = None) -> Cups:
        """Things where they may lie as far as a seat knows, as many in each zone as there are.

        Every arrangement that agrees with that may come, and where nothing distinguishes them, each as likely as the
        next. `fits` holds it to what the rules say of a thing and a zone. Nothing goes into it that the seat does not
        know: the others know any of the things in a zone, as many as they have looked at, and of what they have not
        seen they know as much as the public. Two states that look the same to the seat give the same deals.
        """
        row, public = self._paired(seat)
        hidden = [thing for thing, zones in enumerate(row) if not _sure(zones)]
        lies = [zones.bit_length() - 1 for zones in row]  # of those that are hidden not yet
        filled = Counter([zone for zone, zones in zip(lies, row, strict=True) if _sure(zones)])
        places = sorted((Counter(self.lies) - filled).elements())
        room: dict[tuple[int, int], set[int]] = {}  # many things may lie in the same places
        for thing in hidden:
            face, zones = kind = (-1 if fits is None else self.faces[thing]), row[thing]
            if kind not in room:
                open_ = [zone for zone in hexes_of(zones) if fits is None or fits(face, zone)]
                room[kind] = {at for at, zone in enumerate(places) if zone in open_}
        allowed = [room[-1 if fits is None else self.faces[thing], row[thing]] for thing in hidden]
        for thing, at in zip(hidden, assigned(allowed, rng), strict=True):
            lies[thing] = places[at]
        witnesses = self._witnesses(lies, row, public, seat, rng)
        rows, there = [], _counted(lies)
        for other in range(len(self.may) - 1):
            new = [
                1 << zone if seen_by >> other & 1 else zones | 1 << zone
                for zone, seen_by, zones in zip(lies, witnesses, public, strict=True)
            ]
            rows.append(tuple(row) if other == seat else _settled(new, there))
        return Cups(tuple(lies), (*rows, tuple(public)), self.faces, self.eyes)

    def _paired(self, seat: int) -> tuple[list[int], list[int]]:
        """What a seat and the public know of each thing. Of those alike nobody can tell which is which: they are put
        in order, what the public knows beside what the seat knows of the same one."""
        row, public = list(self.may[seat]), list(self.may[-1])
        for alike in _alike(self.faces):
            own, all_ = sorted([row[thing] for thing in alike]), sorted([public[thing] for thing in alike])
            for thing, zones, seen in zip(alike, own, _fitted(own, all_), strict=True):
                row[thing], public[thing] = zones, seen
        return row, public

    def _witnesses(self, lies: Row, row: Row, public: Row, seat: int, rng: Rng) -> list[int]:
        """Who knows of each thing where it lies: of those in a zone that are all the same to the seat, any."""
        own, all_ = 1 << seat, 1 << len(self.may) - 1
        found, within = [0] * len(lies), dict[int, tuple[list[int], list[int], list[int]]]()
        for thing, zone in enumerate(lies):
            sure = 2 if _sure(public[thing]) else 1 if _sure(row[thing]) else 0
            within.setdefault(zone, ([], [], []))[sure].append(thing)
        for zone in sorted(within):
            eyes = sorted(self.eyes[zone], key=lambda who: (who & all_, who & own, who))
            for things, mask in zip(within[zone], (~(own | all_), ~all_, -1), strict=True):
                seen_by = [who & mask for who in eyes[: len(things)]]
                del eyes[: len(things)]
                if len({*seen_by}) > 1:
                    rng.shuffle(seen_by)
                for thing, who in zip(things, seen_by, strict=True):
                    found[thing] = who
        return found

    # -- saving -------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """Sets of zones are written once each: most things may lie where most others may."""
        sets = sorted({zones for row in self.may for zones in row})
        number = {zones: at for at, zones in enumerate(sets)}
        return {
            "faces": list(self.faces),
            "lies": list(self.lies),
            "sets": [f"{zones:x}" for zones in sets],
            "may": [[number[zones] for zones in row] for row in self.may],
            "eyes": [_short(zone, self.eyes[zone]) for zone in sorted(self.eyes)],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Cups:
        sets = [int(zones, 16) for zones in data["sets"]]
        may = tuple(tuple(sets[number] for number in row) for row in data["may"])
        lies = tuple(data["lies"])
        eyes = {
            zone: tuple(looked) if len(looked) > 1 else tuple(looked) * lies.count(zone)
            for zone, *looked in data["eyes"]
        }
        return cls(lies, may, tuple(data["faces"]), eyes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cups) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash((self.lies, self.may, self.faces))

    def _all(self) -> tuple[object, ...]:
        return self.lies, self.may, self.faces, self.eyes

    def __repr__(self) -> str:
        return f"<Cups {dict(enumerate(self.lies))}>"


def cups_field(**more: Any) -> Any:
    """A field of a state that holds a `Cups`."""
    return kept(write=lambda value, of: value.to_json(), read=lambda written, game: Cups.from_json(written), **more)


def _short(zone: int, looked: tuple[int, ...]) -> list[int]:
    """The eyes on a zone; those that are all alike are written once."""
    return [zone, *(looked if len({*looked}) > 1 else looked[:1])]


# -- zones as bits ----------------------------------------------------------------------------------------------------


def _sure(zones: int) -> bool:
    return not zones & (zones - 1)


@lru_cache(maxsize=64)
def _by_face(faces: tuple[int, ...]) -> Mapping[int, Sequence[int]]:
    """The things with each face."""
    found: dict[int, list[int]] = {}
    for thing, face in enumerate(faces):
        found.setdefault(face, []).append(thing)
    return found


@lru_cache(maxsize=64)
def _alike(faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The things that share a face with others."""
    return tuple(tuple(things) for things in _by_face(faces).values() if len(things) > 1)


def _fitted(own: list[int], public: list[int]) -> list[int]:
    """What the public knows of things alike, each beside what a seat knows of it, which is as much or more."""
    if all(not zones & ~seen for zones, seen in zip(own, public, strict=True)):
        return public
    holds: dict[int, int] = {}  # at of the public's -> at of the seat's

    def settle(at: int, tried: set[int]) -> bool:
        for other, seen in enumerate(public):
            if other not in tried and not own[at] & ~seen:
                tried.add(other)
                if other not in holds or settle(holds[other], tried):
                    holds[other] = at
                    return True
        return False

    lone = [at for at in range(len(own)) if not settle(at, set())]
    left = [other for other in range(len(public)) if other not in holds]
    holds.update(zip(left, lone, strict=True))
    place = {at: other for other, at in holds.items()}
    return [public[place[at]] for at in range(len(own))]


def _counted(lies: Sequence[int]) -> dict[int, int]:
    """How many things lie in each zone, by its bit."""
    return {1 << zone: count for zone, count in Counter(lies).items()}


def _changed(row: tuple[int, ...], into: Mapping[int, int]) -> tuple[int, ...]:
    """A row with some sets of zones replaced by others: there are far fewer of them than things."""
    return tuple([into.get(zones, zones) for zones in row]) if into else row


def _poured(row: tuple[int, ...], here: int, place: int, there: Mapping[int, int]) -> tuple[int, ...]:
    """What a seat knows when all of one zone has gone to another. More follows only if that tells where a thing is."""
    into = {zones: zones & ~here | place for zones in {*row} if zones & here}
    new = _changed(row, into)
    told = [zones for zones, now in into.items() if zones & (zones - 1) and not now & (now - 1)]
    return _settled(new, there) if told else new


def _settled(row: Row, there: Mapping[int, int]) -> tuple[int, ...]:
    """What follows from the number of things in each zone: no thing may lie in one that others fill, or that is empty.

    It follows from numbers that all can see, so it tells nothing.
    """
    settled = tuple(row)
    while True:
        held, room = Counter(settled), 0
        for zone, count in there.items():
            if zone not in held or count > held[zone]:
                room |= zone
        into = {zones: zones & room for zones in held if zones & (zones - 1) and zones & ~room}
        if not into:
            return settled
        settled = _changed(settled, into)
