"""Magical devices (DE-15): who may use them, what they add, how many a turn, and who takes those left behind."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.procedure import Tentative
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import NO_RUNE, opposed, other

MOST_A_TURN = 2  # DE-15.13a


# -- what they are ----------------------------------------------------------------------------------------------------


def hero_bonus(s: DarkEmperorState, device: int) -> int:
    """What a device adds to a Hero Rating (DE-15.11a); a forged sword by the face it shows."""
    world = s.world
    if device in world.swords:
        return (world.living_sword, world.heros_sword)[s.blades[device - world.first_sword]].hero
    return world.pieces[device].hero


def is_living_sword(s: DarkEmperorState, device: int) -> bool:
    return device in s.world.swords and s.blades[device - s.world.first_sword] == 0


def ends_vampires(s: DarkEmperorState, device: int) -> bool:
    """Loslom, Famir and Living Swords kill Greater Vampires for ever (DE-15.2)."""
    return device in (s.world.LOSLOM, s.world.FAMIR) or is_living_sword(s, device)


# -- who may use them -------------------------------------------------------------------------------------------------


def usable(s: DarkEmperorState, leader: int, device: int) -> bool:
    """No device of the rune opposed to one's own (DE-15.11d); the Torch is the Doge's (DE-17d)."""
    own, lent = s.world.pieces[leader].rune, s.world.pieces[device].rune
    if device == s.world.TORCH and leader != s.doge:
        return False
    return own == NO_RUNE or lent == NO_RUNE or lent != opposed(own)


def used_by(s: DarkEmperorState, leader: int) -> tuple[int, ...]:
    """The devices a leader has used this Game-Turn, whether he still has them or not."""
    return tuple(device for user, device in s.turn.uses if user == leader)


def in_use(s: DarkEmperorState, leader: int, device: int) -> bool:
    """Does the leader have the device, and has he claimed it this turn?"""
    return s.bearer(device) == leader and (leader, device) in s.turn.uses and usable(s, leader, device)


def may_use(s: DarkEmperorState, leader: int, device: int) -> bool:
    """Use once claimed goes on; a new one needs a free place, and a second sword finds none (DE-15.13a, DE-15.13b)."""
    if s.bearer(device) != leader or not usable(s, leader, device):
        return False
    used = used_by(s, leader)
    if device in used:
        return True
    pieces = s.world.pieces
    armed = pieces[device].sword and any(pieces[thing].sword for thing in used)
    return len(used) < MOST_A_TURN and not armed


def use(s: DarkEmperorState, leader: int, device: int) -> None:
    """Claim an effect of a device: it stays one of the leader's two for the rest of the turn."""
    if (leader, device) not in s.turn.uses:
        s.turn = s.turn._replace(uses=(*s.turn.uses, (leader, device)))
        s.emit("device-used", leader=leader, device=device)


# -- ratings ----------------------------------------------------------------------------------------------------------


def own_hero(s: DarkEmperorState, leader: int) -> int:
    """The printed Hero Rating with what was won from monsters (DE-18.15b), without devices."""
    return s.world.pieces[leader].hero + s.gains[leader - s.world.unit_count]


def hero(s: DarkEmperorState, leader: int) -> int:
    """The Hero Rating with the devices in use (DE-9.23a, DE-15.11a)."""
    return own_hero(s, leader) + sum(hero_bonus(s, d) for d in s.carried(leader) if in_use(s, leader, d))


def why_not_used(s: DarkEmperorState, leader: int, device: int) -> list[Reason]:
    """The rule against a leader's using a device."""
    if device not in s.world.devices or s.bearer(device) != leader:
        return [Reason("DE-15.12a", "not-carried", leader=leader, device=device)]
    if not usable(s, leader, device):
        rule = "DE-17d" if device == s.world.TORCH and leader != s.doge else "DE-15.11d"
        return [Reason(rule, "not-his-to-use", leader=leader, device=device)]
    if len(used_by(s, leader)) == MOST_A_TURN:
        return [Reason("DE-15.13a", "two-devices-used", leader=leader, device=device)]
    if not may_use(s, leader, device):
        return [Reason("DE-15.13b", "one-sword-a-turn", leader=leader, device=device)]
    return []


# -- left behind ------------------------------------------------------------------------------------------------------


def lone_devices(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """What a slain leader bore, or beaten units guarded, falls to the victors (DE-9.27c, DE-15.12b, DE-15.14b).

    With leaders there one of them may take it up at once; otherwise it lies with the units, or unowned.
    """
    while s.half.dropped:
        device, loser = s.half.dropped[0]
        hex_, captor = s.where[device], other(loser)
        if hex_ >= 0 and s.leaders(captor, hex_):
            return Spoils(device, captor)
        s.half = s.half._replace(dropped=s.half.dropped[1:])
    return None


@frame
class Spoils(Tentative):
    """Who takes a captured device: a leader there, or the units keep it (DE-DEC-29)."""

    device: int
    side: int

    def step(self, s: DarkEmperorState) -> Asked:
        verbs, hex_ = s.game.verbs, s.where[self.device]
        options = [verbs.finder[leader] for leader in s.leaders(self.side, hex_)]
        if s.units(self.side, hex_) and not self._binds(s):
            options.append(verbs.none)
        return Ask(self.side, "spoils", "DE-DEC-29", options, device=self.device, hex=hex_)

    def _binds(self, s: DarkEmperorState) -> bool:
        """Famir passes to the slayers like any device, but one of their leaders must take it (DE-18.37)."""
        return self.device == s.world.FAMIR and s.quest_goes_on

    def do_finder(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        changes.bear(s, self.device, leader)
        s.emit("takes", leader=leader, device=self.device)
        self._done(s)

    def do_none(self, s: DarkEmperorState, seat: int, target: int) -> None:
        """Of Famir they are not asked again in this Player-Turn (DE-18.N)."""
        if self.device == s.world.FAMIR:
            shunned = (*s.half.shunned, *s.leaders(self.side, s.where[self.device]))
            s.half = s.half._replace(shunned=shunned)
        self._done(s)

    def why_finder(self, s: DarkEmperorState, seat: int, leader: int) -> list[Reason]:
        return [Reason("DE-15.12b", "not-where-it-lies", leader=leader, device=self.device)]

    def why_none(self, s: DarkEmperorState, seat: int, target: int) -> list[Reason]:
        if self._binds(s):
            return [Reason("DE-18.N", "famir-must-be-taken")]
        return [Reason("DE-15.14a", "no-units-to-guard-it", device=self.device, hex=s.where[self.device])]

    def _done(self, s: DarkEmperorState) -> None:
        s.pop()
        s.half = s.half._replace(dropped=s.half.dropped[1:])
