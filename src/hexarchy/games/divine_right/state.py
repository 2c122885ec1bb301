"""The state of a Divine Right match: a situation, and the plain questions the rules put to its kingdoms and castles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.core.state import state_class
from hexarchy.games.divine_right.records import Siege
from hexarchy.games.divine_right.situation import Situation
from hexarchy.games.divine_right.words import (
    ALLY,
    CONFUSED,
    HOTHIOR,
    INTERMEDIATE,
    MAGICIANS,
    NOBODY,
    PHASE_OF,
    PHASES,
    PLAYER,
    TROLLS,
)
from hexarchy.games.divine_right.world import World


@lru_cache(1024)
def _standing(world: World, plundered: int) -> int:
    """The spaces of castles that are not plundered."""
    return world.castle_spaces & ~hex_set(world.castles[castle].space for castle in hexes_of(plundered))


@state_class
class DivineRightState(Situation):
    """See the module."""

    # -- kingdoms -----------------------------------------------------------------------------------------------------

    def in_play(self, kingdom: int) -> bool:
        """Is a kingdom part of this game at all (DR-B-SET-03)?"""
        return self.level >= INTERMEDIATE or kingdom not in MAGICIANS

    def alliance(self, seat: int) -> Sequence[int]:
        """A player's own kingdom and allies (DR-B-GEN-03)."""
        return self.allied[seat]

    def realms(self, seat: int) -> list[int]:
        """Their alliance, and kingdoms in which a True Heir of theirs is in the field (DR-A-HEIR-03)."""
        claimed = [claim.kingdom for claim in self.claims if claim.seat == seat and not claim.due]
        return [*self.alliance(seat), *claimed]

    def active(self, kingdom: int) -> bool:
        """Does it act for a player?"""
        return self.kingdoms[kingdom].status in (PLAYER, ALLY)

    def neutral_land(self, space: int) -> int:
        """The kingdom that does not act for any player to which a space belongs; NOBODY elsewhere (DR-B-DIP-18)."""
        kingdom = self.land_of[space]
        return NOBODY if kingdom < 0 or self.active(kingdom) else kingdom

    def personality(self, kingdom: int) -> int:
        """The number of the card in force on a kingdom's monarch; 0: none (DR-B-PER-01). What lies face down is not in
        force yet, and a player monarch or a dead one has none."""
        if self.kingdoms[kingdom].status in (PLAYER, CONFUSED):
            return 0
        face = self.personalities.open_face(kingdom + 1)
        return face if face > 0 else 0

    def has_personality(self, kingdom: int, card: int) -> bool:
        return self.personality(kingdom) == card

    # -- castles ------------------------------------------------------------------------------------------------------

    def stands(self, castle: int) -> bool:
        """Is a castle unplundered? A fort that is taken is gone."""
        if castle >= self.world.first_fort:
            return bool(self.war.forts >> castle - self.world.first_fort & 1)
        return not self.plundered >> castle & 1

    def castle_in(self, space: int) -> int:
        """The number of the unplundered castle in a space, or of its fort; NOBODY: a plundered one is no castle
        (DR-B-SIE-12)."""
        if self.war.forts >> space & 1:
            return self.world.first_fort + space
        castle = self.world.castle_at.get(space)
        return NOBODY if castle is None or self.plundered >> castle.index & 1 else castle.index

    def walled(self, piece: int, space: int) -> bool:
        """Is a piece that enters a space within walls, unless it stays outside (DR-B-SIE-05)? A fort is no port
        (DR-A-FOR-09)."""
        if self.war.forts >> space & 1:
            return not self.is_fleet(piece)
        castle = self.world.castle_at.get(space)
        return castle is not None and not self.plundered >> castle.index & 1

    def siege_of(self, castle: int) -> Siege | None:
        """The siege of a castle; of several, each player's own, the one declared first (DR-B-SIE-04)."""
        return next((siege for siege in self.sieges if siege.castle == castle), None)

    def besieges(self, seat: int, castle: int) -> Siege | None:
        """A seat's siege of a castle (DR-B-SIE-24)."""
        return next((siege for siege in self.sieges if siege.castle == castle and siege.seat == seat), None)

    def besieged(self, space: int) -> bool:
        if not self.sieges:
            return False
        castle = self.castle_in(space)
        return castle >= 0 and self.siege_of(castle) is not None

    def castle_owner(self, castle: int) -> int:
        """The seat a castle is friendly to (DR-B-GEN-04); NOBODY: neutral."""
        printed = self.world.castles[castle]
        if castle >= self.world.first_fort:
            return self._occupant(printed.space)
        if self.disloyal and (holder := self.estranged.get(castle)) is not None:
            return holder
        if not self.stands(castle):
            holders = [seat for seat, held in enumerate(self.held) if held >> printed.space & 1]
            if holders:
                return holders[0]
        return self.game.friend_of(self, castle) if printed.kingdom < 0 else self.kingdoms[printed.kingdom].seat

    @property
    def rebel_castle(self) -> int:
        """The castle that holds with a revolt, or NOBODY: not where units of its own side stand in it (DR-A-BRV-01)."""
        castle = self.revolt.castle
        if castle == NOBODY or not self.stands(castle):
            return NOBODY
        lord = self.kingdoms[self.revolt.kingdom].seat
        manned = lord != NOBODY and self.held[lord] >> self.world.castles[castle].space & 1
        return NOBODY if manned else castle

    @property
    def disloyal(self) -> bool:
        """May any castle hold with another seat than its kingdom?"""
        return bool(self.claims) or self.revolt.castle != NOBODY

    @property
    def estranged(self) -> dict[int, int]:
        """The castles that hold with another seat than their kingdom: rebels, or a True Heir (DR-A-HEIR-02)."""
        found: dict[int, int] = {}
        for claim in self.claims:
            found |= {castle: claim.seat for castle in hexes_of(claim.castles) if self.stands(castle)}
        if self.revolt.castle != NOBODY and (castle := self.rebel_castle) != NOBODY:
            found[castle] = self.revolt.seat
        return found

    def shut_to(self, seat: int, space: int) -> bool:
        """Is there a castle that is not a seat's? An empty fort is open to all (DR-A-FOR-06)."""
        castle = self.castle_in(space)
        owner = self.castle_owner(castle) if castle >= 0 else seat
        return owner != seat and (owner != NOBODY or castle < self.world.first_fort)

    def _occupant(self, space: int) -> int:
        """The seat with a combat unit inside a fort; NOBODY: it is open to all (DR-A-FOR-06)."""
        inside = (self.master[unit] for unit in self.units(space) if self.is_inside(unit))
        return next(inside, NOBODY)

    @property
    def boom_shut(self) -> bool:
        """Is the Boom closed? It is to everybody while Hothior acts for nobody, and gone with Port Lork
        (DR-B-FLT-07)."""
        lork = self.world.castle_at[self.world.port_lork].index
        return self.world.has_boom and self.stands(lork) and not (self.boom_open and self.active(HOTHIOR))

    @property
    def besieged_spaces(self) -> int:
        found = 0
        for siege in self.sieges:
            found |= 1 << self.world.castles[siege.castle].space
        return found

    @property
    def castles_standing(self) -> int:
        """Spaces of unplundered castles and of forts."""
        return _standing(self.world, self.plundered) | self.war.forts

    def strange_castles(self, seat: int) -> int:
        """Spaces of unplundered castles that are not a seat's: closed to its combat units (DR-B-SIE-06). A fort is
        closed by those in it."""
        found, homes = self.castles_standing & ~self.war.forts, self.world.homes
        for kingdom in self.alliance(seat):
            found &= ~homes[kingdom]
        for castle in self.world.lordless:
            if self.game.friend_of(self, castle) == seat:
                found &= ~(1 << self.world.castles[castle].space)
        for castle, holder in self.estranged.items() if self.disloyal else ():
            space = 1 << self.world.castles[castle].space
            if holder == seat:
                found &= ~space
            elif castle != self.revolt.castle or self.revolt.risen:  # until they rise they let all in (DR-A-BRV-01)
                found |= space
        return found

    def friendly_castles(self, seat: int) -> list[int]:
        """Spaces of castles friendly to a seat and not besieged: plundered ones only with its units in them."""
        found = self.friendly_walls(seat)
        castles = [castle.space for castle in self.world.castles if found >> castle.space & 1]
        return [*castles, *self.friendly_forts(seat)] if self.war.forts else castles

    def friendly_walls(self, seat: int) -> int:
        """The same as a set, but for forts."""
        world, found = self.world, 0
        for kingdom in self.alliance(seat):
            found |= world.homes[kingdom]
        for castle in world.lordless:
            if self.game.friend_of(self, castle) == seat:
                found |= 1 << world.castles[castle].space
        for castle in (*hexes_of(self.plundered), *(self.estranged if self.disloyal else ())):
            space = 1 << world.castles[castle].space
            found = found | space if self.castle_owner(castle) == seat else found & ~space
        return found & ~self.besieged_spaces

    def friendly_forts(self, seat: int) -> list[int]:
        """Forts a seat occupies, not besieged, in a space that is no friendly castle anyway (DR-A-FOR-09)."""
        forts = self.war.forts & self.held[seat] & ~self.besieged_spaces
        for castle in hexes_of(self.plundered):
            forts &= ~(1 << self.world.castles[castle].space)
        return [space for space in hexes_of(forts) if self._occupant(space) == seat]

    def strongholds(self, seat: int) -> list[int]:
        """Friendly castles, and the Face, which is one to the Trolls' player while no enemy is in it (DR-B-KIN-07)."""
        face = self.world.royal_seats[TROLLS]
        counts = self.kingdoms[TROLLS].seat == seat and not self.foes(seat) >> face & 1
        return [*self.friendly_castles(seat), *([face] if counts else [])]

    # -- outside ------------------------------------------------------------------------------------------------------

    def reasons(self, seat: int, action: Action) -> list[Reason]:
        """An act of another phase, or of another player's turn (DR-B-SEQ-03, DR-B-PHS-05)."""
        phase = PHASE_OF.get(action.verb, NOBODY)
        if phase == NOBODY or self.phasing == NOBODY:
            return []
        if phase != self.phase:
            return [Reason("DR-B-SEQ-03", "another-phase", phase=PHASES[phase])]
        if seat == self.phasing:
            return []
        banners = self.game.banners(self)
        return [Reason("DR-B-PHS-05", "not-your-turn", side=self.name(self.phasing), banners=banners)]

    def resign(self, seat: int) -> None:
        self.game.resign(self, seat)

    def deal_hidden(self, seat: int, rng: Any) -> None:
        self.hands = self.hands.redealt(seat, rng)
        self.personalities = self.personalities.redealt(seat, rng)
        self.devices = self.devices.redealt(seat, rng)
        self.chits = self.chits.redealt(seat, rng) if self.chits.lies else self.chits
