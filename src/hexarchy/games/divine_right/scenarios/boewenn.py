"""Boewenn's War (DR-A-BOE): the High Prince of the Elves against all he hates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.cups import ALL
from hexarchy.core.decisions import Reason
from hexarchy.core.frames import frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import cards, changes, fallout, hooks, openings, stacking
from hexarchy.games.divine_right.magic.devices import RANDOMIZER as MAGIC
from hexarchy.games.divine_right.magic.devices import lost_in
from hexarchy.games.divine_right.mercenaries import captains
from hexarchy.games.divine_right.mercenaries.barbarians import EASTERN, OGRES
from hexarchy.games.divine_right.movement import party
from hexarchy.games.divine_right.scenarios.deploying import Deploying
from hexarchy.games.divine_right.scenarios.fights import engaged
from hexarchy.games.divine_right.scenarios.older_map import BORROWED, NEUTH, landlocked
from hexarchy.games.divine_right.scenarios.roles import BOEWENN
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    BARBARIAN,
    EATERS,
    GONE,
    HOTHIOR,
    KINGDOM_IDS,
    NOBODY,
    PLAYER,
    SPECIAL,
    TROLLS,
    ZORN,
)

IMMER, MIVIOR, GHEM = (KINGDOM_IDS.index(name) for name in ("immer", "mivior", "ghem"))
HATED: Final = (IMMER, ZORN, EATERS, MIVIOR, GHEM, HOTHIOR)  # DR-A-BOE-06, DR-A-BOE-08
CAPTAINS: Final = 3
DEVICES: Final = 4
OGSBOGG: Final = "ogsbogg"
# Who is not born yet: cards, and counters of the randomizer (DR-A-BOE-09).
NO_CARDS: Final = ("juulute", "bilge_rat", "kang", "al_debar", "nonnus", OGSBOGG, "tana", "trouble", "mortnoir")
NO_COUNTERS: Final = ("daya", "fox", "eloia", "naara", "breis", "llomar")
KINDRED: Final = ("ercii", "wandering_troop")  # who are no friends of the Elves, though they are not quite human
FIRST_TURN: Final = 1


def lord(s: DivineRightState) -> int:
    return s.venture.lord


# -- the time (DR-A-BOE-01, -02, -09) ---------------------------------------------------------------------------------


@hooks.LAID_OUT(option=BOEWENN)
def before_their_time(s: DivineRightState) -> None:
    """Horsemen and Ogres have not come, heroes are not born, and there are no ships on waters nobody sails."""
    borrowed = {s.world.index[name] for name in BORROWED}
    for piece, printed in enumerate(s.world.pieces):
        stem = printed.id.rpartition("_")[0]
        far_away = stem in ("eastern_horseman", "ogre") and piece not in borrowed
        if far_away or landlocked(s.world, piece) or printed.id in NO_COUNTERS:
            s.where[piece] = GONE
    for name in NO_CARDS:
        kind = s.world.card_kinds.index(name.replace("_", "-"))
        if (card := s.hands.one(cards.DECK, kind)) >= 0:
            s.hands = s.hands.moved(card, cards.ASIDE)


@hooks.MAY_RECRUIT(option=BOEWENN)
def not_yet_here(s: DivineRightState, seat: int, folk: int, space: int) -> list[Reason]:
    return [Reason("DR-A-BOE-01", "not-in-this-time")] if folk in (EASTERN, OGRES) else []


# -- who plays whom (DR-A-BOE-03, -08, -10) ---------------------------------------------------------------------------


@openings.DRAWS_FROM(option=BOEWENN)
def drawn_from(s: DivineRightState, seat: int, kingdoms: Sequence[int]) -> Sequence[int]:
    """Boewenn has Neuth; the next draws among those he hates; the others among all that are left."""
    if seat == lord(s):
        return [NEUTH]
    if s.venture.rival == NOBODY:
        changes.venture(s, rival=seat)
        return [kingdom for kingdom in kingdoms if kingdom in HATED]
    return [kingdom for kingdom in kingdoms if kingdom != NEUTH]


@openings.KINGDOMS_DRAWN(option=BOEWENN)
def old_oath(s: DivineRightState) -> None:
    """The Trolls, where they are no player's, are his friends (DR-A-BOE-10)."""
    s.emit("plays-part", side=s.name(s.venture.rival), part="rival")
    if s.kingdoms[TROLLS].status != PLAYER:
        changes.kingdom(s, TROLLS, friend=lord(s))


@openings.FIRST_TO_MOVE(option=BOEWENN)
def moves_first(s: DivineRightState) -> list[int]:
    """On the first turn (DR-A-BOE-05)."""
    return [lord(s)] if s.turn == FIRST_TURN and s.living(lord(s)) else []


@hooks.SET_UP(option=BOEWENN)
def host(s: DivineRightState) -> None:
    """His larger army, three captains, Ogsbogg, and four devices on which no Curse lies (DR-A-BOE-03, -04)."""
    seat, royal = lord(s), s.world.royal_seats[NEUTH]
    if not s.living(seat):
        return
    own = [n for n in s.world.minors if s.world.special_of[n].id == captains.CAPTAIN][:CAPTAINS]
    for piece in (*own, s.world.index[OGSBOGG]):
        s.where[piece], s.master[piece] = GONE, seat
        changes.put(s, piece, royal)
        s.emit("enters", unit=piece, side=s.name(seat), to=royal)
    for captain in own:
        captains.assign(s, captain, NEUTH)
    kind = s.world.card_of[s.world.index[OGSBOGG]]
    s.hands = s.hands.moved(s.hands.one(cards.ASIDE, kind), cards.OPEN + seat)
    extra = tuple(piece for name in BORROWED if s.where[piece := s.world.index[name]] >= 0)
    s.push(Host((*extra, *own, s.world.index[OGSBOGG])))
    number = min(DEVICES, len(s.devices.within(MAGIC)))
    s.devices, drawn = s.devices.drawn(s, number, MAGIC, lost_in(royal), ALL, "DR-A-BOE-04")
    for device in drawn:
        thing = s.devices.faces[device]
        changes.sorcery(s, clean=s.sorcery.clean | 1 << thing)
        s.emit("appears-there", device=thing, hex=royal)
        fallout.later(s, fallout.SPOILS, thing, royal, seat, NOBODY, 0)


@frame
class Host(Deploying):
    """They stand in the royal castle, or wherever their player likes in Neuth."""

    pieces: tuple[int, ...]

    def seat(self, s: DivineRightState) -> int:
        return lord(s)

    def rule(self, s: DivineRightState) -> str:
        return "DR-A-BOE-03"

    def spaces(self, s: DivineRightState, piece: int) -> Sequence[int]:
        land = s.game.lands[NEUTH] & s.world.land & ~s.foes(lord(s))
        return stacking.fitting(s, [piece], hexes_of(land))


# -- no friends (DR-A-BOE-06, -07, -09) -------------------------------------------------------------------------------


@hooks.NO_MISSIONS(option=BOEWENN)
def never_allies(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    barred = seat == lord(s) and kingdom in HATED and not s.active(kingdom)
    return [Reason("DR-A-BOE-06", "never-his-ally", kingdom=kingdom)] if barred else []


@openings.NO_HELPER(option=BOEWENN)
def does_not_help(s: DivineRightState, kingdom: int, seat: int) -> bool:
    return seat == lord(s) and kingdom in HATED


def elven(s: DivineRightState, piece: int) -> bool:
    """An Elf, or a leader of Elves."""
    return s.kingdom_of(piece) == NEUTH or captains.serves(s, piece) == NEUTH


def cobelligerent(s: DivineRightState, piece: int) -> bool:
    """Who fights for Boewenn and not beside the Elves: allies, Barbarians, human special mercenaries."""
    printed = s.world.pieces[piece]
    if elven(s, piece):
        return False
    if printed.of == BARBARIAN or printed.kingdom != NOBODY:
        return True
    entry = s.world.special_of.get(piece)
    return printed.of == SPECIAL and entry is not None and (entry.human or entry.id in KINDRED)


def mixed(s: DivineRightState, pieces: Iterable[int]) -> bool:
    everybody = [*pieces]
    return any(elven(s, piece) for piece in everybody) and any(cobelligerent(s, piece) for piece in everybody)


@hooks.STACKING(option=BOEWENN)
def apart(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    if mixed(s, stacking.company(s, pieces, space)):
        return [Reason("DR-A-BOE-07", "not-with-elves", hex=space)]
    return []


@hooks.CLOSED(option=BOEWENN)
def not_together(s: DivineRightState, members: Sequence[int]) -> int:
    """A party of both could end nowhere."""
    return s.world.field.all if mixed(s, [*members, *party.passengers(s, members)]) else 0


@openings.JOINS_ATTACK(option=BOEWENN)
def fight_apart(s: DivineRightState, units: int, unit: int) -> list[Reason]:
    together = mixed(s, [*hexes_of(units), unit])
    return [Reason("DR-A-BOE-07", "not-beside-elves", unit=unit)] if together else []


@hooks.SIEGE_BARS(option=BOEWENN)
def besiege_apart(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> list[Reason]:
    return [Reason("DR-A-BOE-07", "not-beside-elves", unit=units[0])] if mixed(s, units) else []


# -- victory (DR-A-BOE-11) --------------------------------------------------------------------------------------------


@openings.SCORED(option=BOEWENN)
def count_apart(s: DivineRightState, seat: int, points: int) -> None:
    """What he scores where no ally of his is engaged is the Elves' own; what he loses (DR-A-VPO-02) they did win."""
    if seat == lord(s) and points > 0 and not any(cobelligerent(s, piece) for piece in engaged(s, seat)):
        changes.venture(s, elven=s.venture.elven + points)


@hooks.GAME_ENDS(option=BOEWENN)
def grade(s: DivineRightState) -> None:
    """The highest grade, if the Elves alone have more points than anybody else."""
    others = [player.points for seat, player in enumerate(s.players) if seat != lord(s)]
    if s.venture.elven > max(others):
        s.emit("elven-triumph", side=s.name(lord(s)), points=s.venture.elven)
