"""What each device does for the hero who bears it (DR-B-MAG-06 to -23): small answers at the hooks of the base rules.

The Mask, the Ring and the Mirror are in diplomats.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import changes, dampening, fallout, hooks
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.events import EPIDEMIC
from hexarchy.games.divine_right.fate import CAPTURED, FateRoll
from hexarchy.games.divine_right.hooks import Modifier
from hexarchy.games.divine_right.magic.devices import bearer, space_of
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import Prisoner
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import IN_FOREST, NOBODY

BAG_POINTS: Final = 2
BOOTS_POINTS: Final = 3
SWORD_RETREAT: Final = 2

# -- who uses one -----------------------------------------------------------------------------------------------------


def dispelled(s: DivineRightState, space: int) -> bool:
    """Does the Amulet of Dispel undo all magic in a space (DR-B-MAG-14)?"""
    hero = bearer(s, s.world.device["amulet"])
    return hero != NOBODY and s.where[hero] == space >= 0 and _has_the_use(s, hero, "amulet")


def silent(s: DivineRightState, space: int) -> bool:
    """Do devices, spells and powers fail in a space: by the Amulet, or for another reason?"""
    return dispelled(s, space) or dampening.fails_in(s, space)


def why_no_magic(s: DivineRightState, space: int) -> list[Reason]:
    """Spells and powers have no effect in the space of the Amulet (DR-B-MAG-14), nor where chapters say so."""
    return [Reason("DR-B-MAG-14", "no-magic-there", hex=space)] if dispelled(s, space) else dampening.why(s, space)


def wielder(s: DivineRightState, name: str) -> int:
    """The hero on the map who has the use of a device: combat units carry one without using it (DR-B-MAG-01), and so do
    thieves who have not brought it out. NOBODY where there is none."""
    hero = bearer(s, s.world.device[name])
    if hero == NOBODY or s.where[hero] < 0 or not _has_the_use(s, hero, name):
        return NOBODY
    return NOBODY if name != "amulet" and dispelled(s, s.where[hero]) else hero


def _has_the_use(s: DivineRightState, piece: int, name: str) -> bool:
    if not s.is_hero(piece) or _stolen(s, piece, name):
        return False
    return not hooks.DEVICE_FAILS.any(s, piece, name)


def _stolen(s: DivineRightState, hero: int, name: str) -> bool:
    return any(entry[:2] == (hero, s.world.device[name]) for entry in s.magic.loot)


def magical(s: DivineRightState, piece: int) -> bool:
    """Is a piece magical: by its print, or as bearer of the Sword of Wizardry (DR-B-GEN-07, DR-B-MAG-17)?"""
    return s.world.pieces[piece].magical or enchanted(s, piece)


@hooks.MAGICAL()
def enchanted(s: DivineRightState, piece: int) -> bool:
    return wielder(s, "sword_wizardry") == piece


def used_up(s: DivineRightState, name: str) -> bool:
    """Has a device been used in this game turn?"""
    return (s.world.device[name], s.turn) in s.magic.used


def use(s: DivineRightState, name: str) -> None:
    device = s.world.device[name]
    others = tuple(entry for entry in s.magic.used if entry[0] != device)
    changes.magic(s, used=(*others, (device, s.turn)))
    s.emit("device-used", device=device, unit=bearer(s, device))


# -- movement ---------------------------------------------------------------------------------------------------------


@hooks.ALLOWANCE()
def bag_of_wind(s: DivineRightState, members: Sequence[int]) -> int:
    """Fleets with the bearer aboard sail 2 further (DR-B-MAG-06)."""
    hero = wielder(s, "bag_of_wind")
    return BAG_POINTS if hero != NOBODY and s.aboard.get(hero, NOBODY) in members else 0


@hooks.ALLOWANCE()
def striding_boots(s: DivineRightState, members: Sequence[int]) -> int:
    """Alone, and no combat unit, the bearer goes 3 further (DR-B-MAG-18); nobody strides in a boat (DR-B-FLT-08)."""
    alone = len(members) == 1 and members[0] >= s.world.first_hero and not s.boats >> members[0] & 1
    return BOOTS_POINTS if alone and members[0] == wielder(s, "striding_boots") else 0


@hooks.BONUSES()
def guiding_light(s: DivineRightState, piece: int) -> int:
    """The bearer has the forest bonus; those they lead have it from them (DR-B-MAG-11)."""
    return IN_FOREST if piece == wielder(s, "guiding_light") else 0


# -- events -----------------------------------------------------------------------------------------------------------


@hooks.MORE_HIRED()
def spinning_wheel(s: DivineRightState, seat: int) -> int:
    """DR-B-MAG-10."""
    hero = wielder(s, "spinning_wheel")
    return int(hero != NOBODY and s.master[hero] == seat)


@hooks.SPARED()
def wand_against_epidemics(s: DivineRightState, event: int, unit: int) -> bool:
    """Event 9 does not touch the bearer's stack (DR-B-MAG-16)."""
    hero = wielder(s, "wand")
    if event != EPIDEMIC or hero == NOBODY:
        return False
    return s.where[unit] == s.where[hero] and s.master[unit] == s.master[hero]


# -- sieges -----------------------------------------------------------------------------------------------------------


@hooks.SIEGE_MODIFIERS()
def silver_sentinel(s: DivineRightState, castle: int, seat: int, units: Sequence[int]) -> Iterable[Modifier]:
    """It takes 1 from siege rolls (DR-B-MAG-08)."""
    return [("DR-B-MAG-08", -1)] if watches(s, castle) else []


def watches(s: DivineRightState, castle: int) -> bool:
    """Is the Silver Sentinel inside a castle, with a hero, a unit or by itself?"""
    device, space = s.world.device["silver_sentinel"], s.world.castles[castle].space
    piece = bearer(s, device)
    inside = space_of(s, device) == space and (piece == NOBODY or s.is_inside(piece))
    return inside and not silent(s, space)


@hooks.SIEGE_VALUE()
def amulet_in_sieges(s: DivineRightState, unit: int) -> int | None:
    """Magical units have no strength in the space of the Amulet (DR-B-MAG-14)."""
    return 0 if s.world.pieces[unit].magical and dispelled(s, s.where[unit]) else None


# -- combat -----------------------------------------------------------------------------------------------------------


@hooks.LEADERSHIP()
def head_of_orlog(s: DivineRightState, hero: int, fleets: bool) -> Modifier | None:
    """DR-B-MAG-07."""
    return ("DR-B-MAG-07", 1) if not fleets and hero == wielder(s, "head_of_orlog") else None


@hooks.LEADERSHIP()
def helm_of_wisdom(s: DivineRightState, hero: int, fleets: bool) -> Modifier | None:
    """DR-B-MAG-12."""
    return ("DR-B-MAG-12", 1) if not fleets and hero == wielder(s, "helm") else None


@hooks.COMBAT_MODIFIERS()
def amulet_in_combat(s: DivineRightState, clash: Clash, defending: bool) -> Iterable[Modifier]:
    """What a device adds is undone where the Amulet is attacked (DR-B-MAG-14)."""
    leader = clash.leaders[defending]
    if leader == NOBODY or not silent(s, clash.space) or strength.rated(s, clash.element):
        return []
    rule, amount = strength.lead(s, leader, fleets=s.is_fleet(clash.attackers[0]))
    return [("DR-B-MAG-14", -amount)] if rule in ("DR-B-MAG-07", "DR-B-MAG-12") else []


@hooks.STRENGTH()
def amulet_and_magical_units(s: DivineRightState, unit: int, clash: Clash) -> int | None:
    """Magical units have no strength in the space of the Amulet, nor against it (DR-B-MAG-14)."""
    undone = dispelled(s, clash.space) or dispelled(s, s.where[unit])
    return 0 if undone and s.world.pieces[unit].magical else None


@hooks.LOSSES()
def wand_of_healing(s: DivineRightState, clash: Clash, lost: tuple[int, int]) -> tuple[int, int]:
    """The bearer's side loses one unit fewer (DR-B-MAG-16)."""
    hero = wielder(s, "wand")
    if hero == NOBODY or silent(s, clash.space) or s.is_inside(hero):
        return lost
    own, theirs = lost
    seat, space = s.master[hero], s.where[hero]
    if any(s.master[unit] == seat and s.where[unit] == space for unit in clash.attackers):
        return max(own - 1, 0), theirs
    if any(s.master[unit] == seat and s.where[unit] == space for unit in clash.defenders):
        return own, max(theirs - 1, 0)
    return lost


@hooks.RETREAT_NEEDS()
def sword_of_wizardry(s: DivineRightState, unit: int, number: int) -> int | None:
    """The bearer's stack retreats on 2 and more (DR-B-MAG-17)."""
    hero = wielder(s, "sword_wizardry")
    if hero == NOBODY or s.where[unit] != s.where[hero] or s.master[unit] != s.master[hero] or s.is_inside(hero):
        return None
    return min(number, SWORD_RETREAT)


@hooks.RETREAT_FAILED()
def horn_of_rallying(s: DivineRightState, seat: int, space: int) -> Procedure | None:
    """Once a game turn a failed retreat roll of the bearer's stack is rolled again (DR-B-MAG-20)."""
    hero = wielder(s, "horn_of_rally")
    if hero == NOBODY or s.master[hero] != seat or s.where[hero] != space or used_up(s, "horn_of_rally"):
        return None
    return None if s.is_inside(hero) else Horn(seat, space)


@frame
class Horn(Procedure):
    """Blow it (DR-DEC-64)?"""

    seat: int
    space: int

    def step(self, s: DivineRightState) -> Asked:
        verbs = s.game.verbs
        return Ask(self.seat, "horn", "DR-B-MAG-20", [verbs.yes, verbs.no], default=verbs.no, hex=self.space)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        use(s, "horn_of_rally")
        s.finish(True)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish(False)


# -- fates ------------------------------------------------------------------------------------------------------------


@hooks.fate_helper
class CloakOfDusk(hooks.FateHelper):
    """Once a game turn a bearer without friendly units in the space is not taken on a 6 (DR-B-MAG-21)."""

    VERB = "wear-cloak"

    def options(self, s: DivineRightState, fate: FateRoll) -> list[Action]:
        alone = not s.held[s.master[fate.hero]] >> s.where[fate.hero] & 1
        helps = fate.die == fate.counts(s) == CAPTURED and fate.hero == wielder(s, "cloak_of_dusk")
        return [s.game.verbs.wear_cloak] if helps and alone and not used_up(s, "cloak_of_dusk") else []

    def use(self, s: DivineRightState, fate: FateRoll, target: int) -> None:
        use(s, "cloak_of_dusk")
        fate.ignore()


# -- the Chain of Binding (DR-B-MAG-23) -------------------------------------------------------------------------------


def chained(s: DivineRightState, prison: int) -> bool:
    """Does the Chain lie in a prison, with whom it may be?"""
    return space_of(s, s.world.device["chain_of_binding"]) == prison and not silent(s, prison)


@hooks.STAY_BOUND()
def stay_bound(s: DivineRightState, hero: int, to: int) -> bool:
    """A prisoner with the Chain is not freed when the castle falls or its kingdom leaves: they stay a captive of the
    player who holds the castle; their own side must wait."""
    one = next(one for one in s.prisoners if one.hero == hero)
    if not chained(s, one.space):
        return False
    if to == NOBODY:
        to = _holder(s, one.space)
    if to not in (NOBODY, one.captor):
        _bind(s, one, to)
    return True


def _holder(s: DivineRightState, space: int) -> int:
    castle = s.world.castle_at.get(space)
    return NOBODY if castle is None else s.castle_owner(castle.index)


def _bind(s: DivineRightState, one: Prisoner, to: int) -> None:
    s.prisoners = tuple(one._replace(captor=to) if other == one else other for other in s.prisoners)
    s.emit("stays-bound", hero=one.hero, side=s.name(to), hex=one.space)
    others = tuple(entry for entry in s.magic.bound if entry[0] != one.hero)
    own = [(one.hero, s.turn)] if _side(s, one.hero) == to else []
    changes.magic(s, bound=(*others, *own))


def _side(s: DivineRightState, hero: int) -> int:
    return s.liege(hero)


@hooks.HELD_FAST()
def held_fast(s: DivineRightState, hero: int) -> bool:
    """Among their own, and not free yet."""
    return hero in dict(s.magic.bound)


@hooks.PLAYER_TURN_BEGINS()
def new_jailers(s: DivineRightState) -> None:
    """The castle with the Chain has come to another player meanwhile."""
    for one in s.prisoners:
        holder = _holder(s, one.space) if chained(s, one.space) else NOBODY
        if holder not in (NOBODY, one.captor):
            _bind(s, one, holder)


@hooks.MOVES_CLOSED()
def unbind(s: DivineRightState) -> None:
    """Their own side frees them at the end of its next Movement Phase."""
    captors = {one.hero: one.captor for one in s.prisoners}
    for hero, turn in s.magic.bound:
        if hero not in captors or (turn < s.turn and captors[hero] == s.phasing):
            changes.magic(s, bound=tuple(entry for entry in s.magic.bound if entry[0] != hero))
            fallout.later(s, fallout.FREED, hero)


def spaces_without_magic(s: DivineRightState) -> int:
    """The space of the Amulet, and those that chapters name, as a set."""
    hero = wielder(s, "amulet")
    return dampening.dampened(s) | (0 if hero == NOBODY else 1 << s.where[hero])


def gifts_in_play(s: DivineRightState) -> list[int]:
    """Temple gifts that a hero or unit bears."""
    found = [number for number, entry in enumerate(s.world.devices) if entry.origin == "temple"]
    return [device for device in found if bearer(s, device) != NOBODY]
