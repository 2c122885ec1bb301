"""Special mercenaries (DR-B-SPM, DR-B-DIP-24): the randomizer and the cards, how they enter and where they go.

A *major* one has a Diplomacy card, which lies open before its player while it is in play; some bring a unit along. A
*minor* one is a counter drawn from the randomizer. Which of them a counter is stands in `world.special_of`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import cards, changes, events, fallout, hooks, openings, stacking, status
from hexarchy.games.divine_right import data_schema as form
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.mercenaries import captains
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ENCHANTED, FLEET, GONE, NOBODY, PRISON, RANDOMIZER, RESERVE, WAITING

STRANGERS: Final = 7  # the event that brings one (DR-B-EVT-07)
WESTERN: Final = "great_sea"
MOST: Final = 6  # counters of a kind in the randomizer, where there is one for each player
USERS: Final = "magic_user_"  # who are drawn when play begins (DR-A-ADV-04)
# Who come where a rule calls for them (DR-A-ADV-02).
ASIDE: Final = ("wayfarer", "beast", "vampire", "werewolf", "rebel")

# -- the counters -----------------------------------------------------------------------------------------------------


@hooks.LAID_OUT()
def lay_out(s: DivineRightState) -> None:
    """Minor ones in the randomizer, spare ones in the reserve (DR-B-SPM-02); major ones wait for their card. Those of a
    switch are there with it (DR-A-ADV-03); who enters nowhere is kept aside until a rule calls them (DR-A-ADV-02)."""
    left: dict[str, int] = {}
    for piece in s.world.minors:
        entry = s.world.special_of[piece]
        if s.world.entries[piece] == "" or (entry.option and not s.options[entry.option]) or entry.id.startswith(USERS):
            continue
        most = _most(s, entry)
        left[entry.id] = left.get(entry.id, 0) + 1
        s.where[piece] = RANDOMIZER if left[entry.id] <= most else RESERVE


def _most(s: DivineRightState, entry: form.Special) -> int:
    """How many counters of a kind the randomizer holds: all, so many, or one for each player, six at most."""
    if isinstance(entry.randomizer, str):
        return min(len(s.players), MOST)
    return entry.randomizer or entry.count


def in_randomizer(s: DivineRightState) -> list[int]:
    return [piece for piece in s.world.minors if s.where[piece] == RANDOMIZER]


def in_play(s: DivineRightState, piece: int) -> bool:
    """On the map, wounded, or a prisoner; not off the map without a player."""
    return s.where[piece] not in (GONE, RANDOMIZER, RESERVE)


def for_hire(s: DivineRightState, piece: int) -> bool:
    """Is it a special mercenary? Not where its counter stands for a monarch: one in another shape (DR-A-CURSE-31), or a
    lord without a kingdom (DR-A-SCW-08)."""
    if piece not in s.world.special_of or status.player_monarch(s, piece):
        return False
    hero = next((one.hero for one in s.guises if one.counter == piece), NOBODY)
    return hero == NOBODY or not s.world.pieces[hero].crowned


@hooks.RESTS()
def resting_place(s: DivineRightState, piece: int) -> int | None:
    """A minor one goes back to the randomizer, a recruited Rogue to the reserve; named heroes and major ones are out of
    the game (DR-B-SPM-04, -05, -06)."""
    if piece not in s.world.special_of:
        return None
    if piece not in s.world.minors:
        return GONE
    entry = s.world.special_of[piece]
    named_hero = piece >= s.world.first_hero and entry.count == 1 and not entry.id.startswith(USERS)  # DR-A-MAG-02
    return GONE if named_hero else _pool_of(s, piece)


def _pool_of(s: DivineRightState, piece: int) -> int:
    if s.world.special_of[piece].id in ASIDE:
        return GONE
    return RESERVE if s.hirelings.recruits >> piece & 1 else RANDOMIZER


@hooks.RESTING()
def lies_down(s: DivineRightState, piece: int, by: int) -> None:
    """A major one is dead: when none of its counters is left its card is set aside (DR-B-SPM-05)."""
    if piece in s.world.special_of:
        _forget(s, piece)
        kind = s.world.card_of.get(piece, NOBODY)
        if kind != NOBODY and not any(in_play(s, other) for other in s.world.counters_of[kind]):
            move_card(s, kind, cards.ASIDE)


@hooks.LET_GO()
def let_go(s: DivineRightState, hero: int) -> None:
    """Paroled: a minor one to the randomizer, a major one's card to the discard pile (DR-B-SPM-04, -05)."""
    if hero in s.world.minors:
        s.where[hero] = _pool_of(s, hero)
    elif hero in s.world.card_of:
        move_card(s, s.world.card_of[hero], cards.DISCARD)
    _forget(s, hero)


def _forget(s: DivineRightState, piece: int) -> None:
    """What is remembered of a counter that serves nobody any more."""
    now, mask = s.hirelings, ~(1 << piece)
    changes.hirelings(s, recruits=now.recruits & mask, promised=now.promised & mask)


@hooks.TURNED()
def turned(s: DivineRightState, hero: int, seat: int) -> None:
    """A captive who changes sides brings the card along (DR-B-CAP-08)."""
    if hero in s.world.card_of:
        move_card(s, s.world.card_of[hero], cards.OPEN + seat)


@hooks.PLAYER_OUT()
def settle_estate(s: DivineRightState, seat: int) -> None:
    """Minor ones go to the randomizer, those who wait for a space too; major ones off the map with their cards
    discarded (DR-B-CAP-10, DR-B-SPM-08). Those in another's prison serve nobody."""
    for piece in s.world.special_of:
        if s.master[piece] != seat or not in_play(s, piece):
            continue
        if s.where[piece] in (PRISON, ENCHANTED):
            s.master[piece] = NOBODY
            continue
        s.track = tuple(entry for entry in s.track if entry[0] != piece)
        changes.lift(s, piece, GONE)
        changes.command(s, piece, NOBODY)
        for follow in hooks.LET_GO.of(s):
            follow(s, piece)


def move_card(s: DivineRightState, kind: int, zone: int) -> None:
    """The card of a special mercenary in play, from before its player to where it goes."""
    for seat in range(len(s.players)):
        if (card := s.hands.one(cards.OPEN + seat, kind)) >= 0:
            s.hands = s.hands.moved(card, zone)


# -- where they enter -------------------------------------------------------------------------------------------------


def _seaports(s: DivineRightState, seat: int) -> int:
    ports = events.hiring_spaces(s, FLEET)
    return hex_set(space for space in ports if s.world.water_of[space] == WESTERN)


def _with_heroes(s: DivineRightState, seat: int) -> int:
    """Not on the Isle of Fright nor in the Temple: they cannot be reached there."""
    heroes = hexes_of(s.army[seat] & s.world.mortal)
    return hex_set(s.where[hero] for hero in heroes) & ~s.world.isle & ~s.world.temple


def _scenic(s: DivineRightState, seat: int) -> int:
    land = s.world.land & ~s.world.isle & ~s.world.temple
    return s.world.scenic & land & ~s.strange_castles(seat)


def _royal(s: DivineRightState, seat: int) -> int:
    return hex_set(s.world.royal_seats[kingdom] for kingdom in captains.seats(s, seat))


def _field(s: DivineRightState, seat: int) -> int:
    """Friendly land without a castle (DR-B-WAN-01)."""
    land = 0
    for kingdom in s.alliance(seat):
        land |= s.game.lands[kingdom]
    return land & s.world.land & ~(s.world.castle_spaces | s.war.forts) & ~s.world.isle & ~s.world.temple


PLACES: Final[dict[str, Callable[[DivineRightState, int], int]]] = {
    "castle": lambda s, seat: hex_set(s.strongholds(seat)),
    "seaport": _seaports,
    "south": lambda s, seat: s.world.edges["south"],
    "east": lambda s, seat: s.world.edges["east"],
    "hero": _with_heroes,
    "scenic": _scenic,
    "royal": _royal,
    "field": _field,
}


def _nowhere(s: DivineRightState, seat: int) -> int:
    """Who comes in a way of their own, as the Usurper does (hooks.ENTRY)."""
    return 0


def entry_spaces(s: DivineRightState, piece: int, seat: int) -> list[int]:
    """Where a counter may enter now: not where enemies are, nor in a besieged castle (DR-B-DIP-24, DR-B-SPM-03)."""
    found = hooks.ENTRY.first(s, piece, seat)
    if found is None:
        entry = s.world.entries[piece]
        found = 1 << entry if isinstance(entry, int) else PLACES.get(entry, _nowhere)(s, seat)
        found &= ~s.foes(seat) & ~s.besieged_spaces
    for limit in openings.ENTRY_LIMITS.of(s):
        found = limit(s, piece, seat, found)
    return stacking.fitting(s, [piece], hexes_of(found))


@frame
class Entry(Procedure):
    """Counters enter together, where their player likes (DR-DEC-11); without a space they wait (DR-B-SPM-03)."""

    pieces: tuple[int, ...]
    seat: int
    rule: str
    only: int = NOBODY  # the space where someone has gone to fetch them

    def step(self, s: DivineRightState) -> Asked:
        first = self.pieces[0]
        spaces = entry_spaces(s, first, self.seat) if s.where[first] == WAITING else []
        if self.only in spaces:
            spaces = [self.only]
        if not spaces:
            s.finish()
            return None
        options = [s.game.verbs.place[space] for space in spaces]
        return Ask(self.seat, "entry", self.rule, options, unit=first)

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        for piece in self.pieces:
            s.where[piece] = GONE  # off the map, for `put`
            changes.put(s, piece, space)
            if piece >= s.world.first_hero:
                changes.take_aboard(s, piece)
            s.emit("enters", unit=piece, side=s.name(self.seat), to=space)
        s.finish()
        for piece in self.pieces:
            for follow in hooks.ENTERED_PLAY.of(s):
                follow(s, piece, space)
        fallout.later(s, fallout.SIEGES)
        settle(s)


def come(s: DivineRightState, pieces: list[int], seat: int, rule: str, only: int = NOBODY) -> None:
    """Counters serve a seat from now on, and enter as soon as they can."""
    for piece in pieces:
        s.where[piece], s.master[piece] = WAITING, seat
    s.push(Entry(tuple(pieces), seat, rule, only))


@hooks.COME_ON()
def come_on(s: DivineRightState) -> None:
    """Those who had no space at their draw (DR-B-SPM-03)."""
    for piece in s.world.minors:
        waits = s.where[piece] == WAITING and not s.hirelings.promised >> piece & 1
        if waits and s.master[piece] == s.phasing:
            s.push(Entry((piece,), s.phasing, "DR-B-SPM-03"))


# -- the draw ---------------------------------------------------------------------------------------------------------


@hooks.EVENT()
def strangers_for_hire(s: DivineRightState, number: int) -> bool:
    """DR-B-EVT-07."""
    if number == STRANGERS:
        draw(s, s.phasing)
    return number == STRANGERS


def may_gain(s: DivineRightState, seat: int) -> bool:
    """May a seat have another special mercenary?"""
    return not why_no_more(s, seat)


def why_no_more(s: DivineRightState, seat: int) -> list[Reason]:
    return next((reasons for bar in hooks.NO_STRANGERS.of(s) if (reasons := bar(s, seat))), [])


def draw(s: DivineRightState, seat: int) -> None:
    """A counter for all to see; an empty randomizer gives nothing (DR-B-SPM-02)."""
    piece = pick(s) if may_gain(s, seat) else NOBODY
    if piece != NOBODY:
        welcome(s, piece, seat)


def welcome(s: DivineRightState, piece: int, seat: int, *, alone: bool = False) -> None:
    """A counter comes to a seat. `alone`: its draw brings no other."""
    s.emit("stranger", side=s.name(seat), unit=piece)
    for pass_on in hooks.PASSED_ON.of(s):
        seat = pass_on(s, piece, seat)
    if seat == NOBODY:
        return
    come(s, [piece], seat, "DR-B-SPM-03")
    for follow in hooks.DRAWN.of(s):
        follow(s, piece, seat)
    if not alone:
        openings.drew(s, seat)


def pick(s: DivineRightState) -> int:
    """Any counter of the randomizer; NOBODY where it is empty."""
    for other in hooks.RANDOMIZER_DRAW.of(s):
        return other(s)
    pool = in_randomizer(s)
    return s.draw(1, pool, "DR-B-SPM-02")[0] if pool else NOBODY


# -- the cards --------------------------------------------------------------------------------------------------------


def company(s: DivineRightState, kind: int) -> list[int]:
    """What a card brings: its counters, and the unit that comes with them, as far as they are not in play."""
    out = [piece for piece in s.world.company_of[kind] if s.where[piece] == GONE]
    return [piece for piece in out if not hooks.BURNT.any(s, piece)]


@hooks.act
class Enlist(hooks.Act):
    """The ambassador goes to the entry space of a card's mercenary (DR-B-DIP-24)."""

    VERB = "enlist"
    MOMENT = hooks.FUNCTION
    RULE = "DR-B-DIP-24"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        held = [kind for kind in dict.fromkeys(cards.hand(s, seat)) if kind in s.world.company_of]
        if not held or not may_gain(s, seat):
            return []
        return [s.game.verbs.enlist[kind] for kind in held if self._enters(s, seat, kind)]

    def _enters(self, s: DivineRightState, seat: int, kind: int) -> bool:
        who = company(s, kind)
        return bool(who and entry_spaces(s, who[0], seat))

    def secret(self, s: DivineRightState, seat: int) -> bool:
        """How many cards a seat holds is open to all; what they can do is not."""
        return bool(cards.hand(s, seat))

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        self._play(s, seat, target, NOBODY)

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        return s.where[hero] in entry_spaces(s, company(s, target)[0], seat)

    def do_by(self, s: DivineRightState, seat: int, target: int, hero: int) -> None:
        self._play(s, seat, target, s.where[hero])

    def _play(self, s: DivineRightState, seat: int, kind: int, only: int) -> None:
        s.hands = s.hands.moved(s.hands.one(cards.HAND + seat, kind), cards.OPEN + seat)
        s.emit("enlists", side=s.name(seat), card=kind)
        come(s, company(s, kind), seat, "DR-B-DIP-24", only)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if target not in cards.hand(s, seat) or target not in s.world.company_of:
            return [Reason("DR-B-CRD-03", "no-such-card", card=target)]
        return why_no_more(s, seat) or [Reason("DR-B-DIP-24", "no-entry", card=target)]
