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

from hexarchy.core import whereabouts
from hexarchy.core.deals import Rng, assigned
from hexarchy.core.fields import kept
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.core.whereabouts import Row

ALL: Final = -1  # every seat, and those who only watch
NOBODY: Final = 0

Eyes = Mapping[int, tuple[int, ...]]  # zone -> who has looked at each thing in it (bits), in order, whichever it is
Fits = Callable[[int, int], bool]  # may a thing with this face lie in this zone?


class Draws(Protocol):
    """A state, as far as it matters here."""

    def draw(self, count: int, pool: Sequence[int], why: str) -> tuple[int, ...]: ...


class Seen(NamedTuple):
    """What a seat sees in a zone: the faces it knows, in order, and how many things beside them."""

    faces: tuple[int, ...]
    others: int


class Cups:
    """Where every thing lies, and where it may lie as far as each seat knows; the last row is the public's."""

    __slots__ = ("_inside", "_open", "_placed_by", "_there", "_zones", "eyes", "faces", "lies", "may")

    def __init__(self, lies: tuple[int, ...], may: tuple[Row, ...], faces: tuple[int, ...], eyes: Eyes) -> None:
        self.lies = lies
        self.may = may
        self.faces = faces
        self.eyes = eyes
        self._zones: dict[int, tuple[int, ...]] = {}
        self._inside: dict[int, tuple[int, ...]] = {}
        self._open: dict[int, int] = {}
        self._placed_by: dict[int | None, int] = {}
        self._there: dict[int, int] | None = None

    @classmethod
    def laid(
        cls, lies: Sequence[int], seats: int, known: int | Sequence[int] = ALL, faces: Sequence[int] | None = None
    ) -> Cups:
        """Things in their zones; `known` says who knows of all of them, or of each, where it lies (seats as bits)."""
        bits = (known,) * len(lies) if isinstance(known, int) else known
        rows, eyes, all_, there = [], dict[int, tuple[int, ...]](), (1 << seats + 1) - 1, whereabouts.counted(lies)
        for zone, who in zip(lies, bits, strict=True):
            eyes[zone] = (*eyes.get(zone, ()), who & all_)
        known_so: dict[tuple[int, ...], Row] = {}  # those who know of the same things share what they know
        for seat in range(seats + 1):
            seen = tuple([who >> seat & 1 for who in bits])
            if seen not in known_so:
                vague = hex_set([zone for zone, sure in zip(lies, seen, strict=True) if not sure])
                row = [1 << zone if sure else vague for zone, sure in zip(lies, seen, strict=True)]
                known_so[seen] = whereabouts.settled(whereabouts.gathered(row), there)
            rows.append(known_so[seen])
        sorted_eyes = {zone: tuple(sorted(looked)) for zone, looked in eyes.items()}
        return cls(tuple(lies), tuple(rows), tuple(range(len(lies)) if faces is None else faces), sorted_eyes)

    # -- asking -------------------------------------------------------------------------------------------------------

    @property
    def there(self) -> Mapping[int, int]:
        """How many things lie in each zone, by its bit."""
        if self._there is None:
            self._there = whereabouts.counted(self.lies)
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
        return bool(self._sure_of(seat) >> thing & 1)

    def _sure_of(self, seat: int | None) -> int:
        """The things of which a seat knows where they lie."""
        sure = self._placed_by.get(seat)
        if sure is None:
            sure = self._placed_by[seat] = whereabouts.placeable(self._row(seat))
        return sure

    def seen(self, zone: int, seat: int | None) -> Seen:
        sure, things = self._sure_of(seat), self.within(zone)
        known = sorted([self.faces[thing] for thing in things if sure >> thing & 1])
        return Seen(tuple(known), len(things) - len(known))

    def sought(self, seat: int | None) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The faces of all things a seat cannot place, in order, each with the zones in which it may lie."""
        pairs = zip(self.faces, self.may_lie(seat), strict=True)
        return tuple(sorted((face, hexes_of(zones)) for face, zones in pairs if not whereabouts.sure(zones)))

    def may_lie(self, seat: int | None) -> list[int]:
        """The zones in which each thing may lie as far as a seat knows, as bits."""
        found = [0] * len(self.lies)
        for zones, things in self._row(seat).items():
            for thing in hexes_of(things):
                found[thing] = zones
        return found

    def _row(self, seat: int | None) -> Row:
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
        there, here, place, gone = {**self.there}, 1 << source, 1 << zone, hex_set(things)
        there[place] = there.get(place, 0) + len(things)
        left = there[here] = there[here] - len(things)
        if not left:
            del there[here]

        def after(row: Row, sees: int) -> Row:
            if not sees:  # what may have gone may have stayed, and fills no zone, unless all have gone
                return whereabouts.blurred(row, here, place) if left else whereabouts.poured(row, here, place, there)
            if not gone & ~row.get(here, 0):  # it learns nothing new
                return whereabouts.put({**row}, gone, place)
            placed = self._placed(row, things, source, zone)
            # As long as there is room for what may lie there, nothing follows for the rest.
            return placed if left > placed.get(here, 0).bit_count() else whereabouts.settled(placed, there)

        eyes = self._followed(len(things), source, zone, known)
        made = Cups(tuple(lies), self._rows(known, after), self.faces, eyes)
        made._there = there
        if source in self._zones:  # a deck is listed once, not again for every card
            listed = [*self._zones[source]]
            for thing in things:
                listed.remove(thing)
            made._zones[source] = tuple(listed)
        return made

    def _rows(self, known: int, after: Callable[[Row, int], Row]) -> tuple[Row, ...]:
        """What all know after something that some have seen. Neighbours who know the same share a row, changed once."""
        new = before = self.may[0]
        rows, saw = [], -1
        for seat, row in enumerate(self.may):
            sees = known >> seat & 1
            if row is not before or sees != saw:  # else as the seat before it
                new, before, saw = after(row, sees), row, sees
            rows.append(new)
        return tuple(rows)

    def drawn(self, s: Draws, count: int, source: int, zone: int, known: int, why: str) -> tuple[Cups, tuple[int, ...]]:
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
        there = {**self.there}
        if here in there:
            there[place] = there.get(place, 0) + there.pop(here)
        rows = self._rows(NOBODY, lambda row, sees: whereabouts.poured(row, here, place, there))
        made = Cups(tuple(lies), rows, self.faces, eyes)
        made._there = there
        return made

    def shown(self, things: Sequence[int], known: int = ALL) -> Cups:
        """Seats are shown things, at once and where they lie."""
        lies, eyes, public = self.lies, self.eyes, self.may[-1]
        zones = [lies[thing] for thing in things]
        looked = sorted({*zones})
        for zone in looked:
            opened = self._opened(zone, zones.count(zone), known)
            if opened is not eyes[zone]:
                eyes = {**eyes, zone: opened}
        open_ = hex_set(things)
        if not open_ & ~whereabouts.placeable(public):  # all know them: but of things alike which?
            return self if eyes is self.eyes else self._seen_otherwise(self.may, eyes)

        def after(row: Row, sees: int) -> Row:
            if not sees or not open_ & ~whereabouts.placeable(row):
                return row
            for zone in looked:
                row = self._placed(row, [thing for thing in things if lies[thing] == zone], zone, zone)
            return whereabouts.settled(row, self.there)

        return self._seen_otherwise(self._rows(known, after), eyes)

    def _seen_otherwise(self, may: tuple[Row, ...], eyes: Eyes) -> Cups:
        """The same things in the same zones, of which more is known."""
        made = Cups(self.lies, may, self.faces, eyes)
        made._zones, made._inside, made._there = self._zones, self._inside, self._there
        return made

    def _placed(self, row: Row, things: Sequence[int], here: int, there: int) -> dict[int, int]:
        """What a seat knows when it sees these things here, and that they go there (which may be here).

        It cannot tell things with one face apart. So it takes those it sees for the ones it knew to be here; and where
        it must take one for any of several that might be here, the others may be wherever any of them might.
        """
        new, place, faces = {**row}, 1 << here, self.faces
        by_face = _by_face(faces)
        for face in sorted({faces[thing] for thing in things}) if len(things) > 1 else (faces[things[0]],):
            seen, alike = hex_set([thing for thing in things if faces[thing] == face]), by_face[face]
            sure, vague, anywhere, found = new.get(place, 0) & alike, 0, 0, 0
            for zones, may in new.items():
                if zones & place and zones != place and may & alike:
                    vague |= may & alike
                    anywhere |= zones
            unforeseen = seen.bit_count() - sure.bit_count()
            if unforeseen > 0:
                found = hex_set([thing for thing in things if (seen & vague) >> thing & 1][:unforeseen])
                whereabouts.put(new, vague & ~found, anywhere)
            if here == there:
                whereabouts.put(new, found, place)
                continue
            spare, sure = sure & ~seen, sure | found
            for thing in things:
                if (seen & ~sure) >> thing & 1:  # one of the others lies here: nobody can tell them apart
                    other = spare.bit_length() - 1
                    spare ^= 1 << other
                    whereabouts.put(new, 1 << other, whereabouts.zones_of(new, thing))
            whereabouts.put(new, seen, 1 << there)
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
        hidden = [thing for thing, zones in enumerate(row) if not whereabouts.sure(zones)]
        lies = [zones.bit_length() - 1 for zones in row]  # of those that are hidden not yet
        filled = Counter([zone for zone, zones in zip(lies, row, strict=True) if whereabouts.sure(zones)])
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
        alike: dict[tuple[int, int, int], int] = {}
        for thing, known in enumerate(zip(lies, witnesses, public, strict=True)):
            alike[known] = alike.get(known, 0) | 1 << thing
        rows, there = list[Row](), whereabouts.counted(lies)
        for other in range(len(self.may) - 1):
            if other == seat:
                rows.append(whereabouts.gathered(row))
                continue
            new: dict[int, int] = {}
            for (zone, seen_by, zones), things in alike.items():
                may = 1 << zone if seen_by >> other & 1 else zones | 1 << zone
                new[may] = new.get(may, 0) | things
            rows.append(whereabouts.settled(new, there))
        return Cups(tuple(lies), whereabouts.shared([*rows, whereabouts.gathered(public)]), self.faces, self.eyes)

    def _paired(self, seat: int) -> tuple[list[int], list[int]]:
        """What a seat and the public know of each thing. Of those alike nobody can tell which is which: they are put
        in order, what the public knows beside what the seat knows of the same one."""
        row, public = self.may_lie(seat), self.may_lie(None)
        for alike in _alike(self.faces):
            own, all_ = sorted([row[thing] for thing in alike]), sorted([public[thing] for thing in alike])
            for thing, zones, seen in zip(alike, own, _fitted(own, all_), strict=True):
                row[thing], public[thing] = zones, seen
        return row, public

    def _witnesses(
        self, lies: Sequence[int], row: Sequence[int], public: Sequence[int], seat: int, rng: Rng
    ) -> list[int]:
        """Who knows of each thing where it lies: of those in a zone that are all the same to the seat, any."""
        own, all_ = 1 << seat, 1 << len(self.may) - 1
        found, within = [0] * len(lies), dict[int, tuple[list[int], list[int], list[int]]]()
        for thing, zone in enumerate(lies):
            sure = 2 if whereabouts.sure(public[thing]) else 1 if whereabouts.sure(row[thing]) else 0
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
            "may": [[number[zones] for zones in self.may_lie(seat)] for seat in (*range(len(self.may) - 1), None)],
            "eyes": [_short(zone, self.eyes[zone]) for zone in sorted(self.eyes)],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Cups:
        sets = [int(zones, 16) for zones in data["sets"]]
        may = whereabouts.shared([whereabouts.gathered([sets[number] for number in row]) for row in data["may"]])
        lies = tuple(data["lies"])
        eyes = {
            zone: tuple(looked) if len(looked) > 1 else tuple(looked) * lies.count(zone)
            for zone, *looked in data["eyes"]
        }
        return cls(lies, may, tuple(data["faces"]), eyes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cups) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash((self.lies, self.faces))

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


# -- things alike -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _by_face(faces: tuple[int, ...]) -> Mapping[int, int]:
    """The things with each face."""
    found: dict[int, int] = {}
    for thing, face in enumerate(faces):
        found[face] = found.get(face, 0) | 1 << thing
    return found


@lru_cache(maxsize=64)
def _alike(faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The things that share a face with others."""
    return tuple(hexes_of(things) for things in _by_face(faces).values() if not whereabouts.sure(things))


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
