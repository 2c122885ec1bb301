"""The battle step: the choices in fortress hexes, Light and Darkness, and the battles in the order the phasing player
wishes (DL-BAT-01 to 06, 13, 14)."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import commands
from hexarchy.games.demonlord.battle.course import Battle
from hexarchy.games.demonlord.magic.windows import Window
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import other

# The acts of the step after its first window.
LOOK_AROUND, LIGHT_AND_DARKNESS, NEXT_BATTLE, BATTLE_OVER = range(4)


def shared_hexes(s: DemonlordState) -> list[int]:
    """Hexes with troops of both players (DL-BAT-01, DL-BAT-02)."""
    both = sorted(s.stacks[0].keys() & s.stacks[1].keys())
    return [h for h in both if s.has_troops(0, h) and s.has_troops(1, h)]


@frame
class BattleStep(Procedure):
    """Windows and choices first, then battle after battle."""

    begun: bool = False
    undecided: tuple[int, ...] = ()  # fortress hexes whose owner has yet to choose
    aloof: tuple[int, ...] = ()  # hexes whose garrison stays inside
    act: int = LOOK_AROUND

    def step(self, s: DemonlordState) -> Asked:
        if not self.begun:
            self.begun = True
            commands.new_step(s)
            s.push(Window("before-battles"))
            return None
        if self.act == LOOK_AROUND:
            self._look_around(s)
            self.act = LIGHT_AND_DARKNESS
        if self.undecided:
            return self._ask_owner(s)
        if self.act == LIGHT_AND_DARKNESS:
            self.act = NEXT_BATTLE
            if s.phase.battles:
                s.push(Window("light-and-darkness"))
            return None
        return self._next_battle(s)

    def _look_around(self, s: DemonlordState) -> None:
        """Battles in the open are certain; in fortress hexes the owner has a choice (DL-BAT-13)."""
        battles: list[int] = []
        undecided: list[int] = []
        for hex_ in shared_hexes(s):
            (undecided if self._has_choice(s, hex_) else battles).append(hex_)
        s.phase = s.phase._replace(battles=tuple(battles))
        self.undecided = tuple(undecided)

    def _has_choice(self, s: DemonlordState, hex_: int) -> bool:
        """A fortress of one of the two; nobody's or a neutral's walls shelter nobody (DL-ALL-34)."""
        return s.is_fortress(hex_) and s.controller(hex_) in (0, 1)

    def _ask_owner(self, s: DemonlordState) -> Asked:
        hex_ = self.undecided[0]
        owner = s.controller(hex_)
        verbs = s.game.verbs
        if hex_ not in s.sieges:
            return Ask(owner, "battle-or-siege", "DL-DEC-23", (verbs.battle, verbs.siege), hex=hex_)
        if owner != s.phasing:
            self._decided(s, battle=False)  # the siege goes on (DL-BAT-04)
            return None
        relief = self._relief(s, hex_)
        if not relief:
            return Ask(owner, "sortie", "DL-DEC-24", (verbs.yes, verbs.no), hex=hex_)
        if all(u in relief for u in s.troops(owner, hex_)):
            self._decided(s, battle=True)
            return None
        return Ask(owner, "garrison-joins", "DL-DEC-25", (verbs.yes, verbs.no), hex=hex_)

    def do_battle(self, s: DemonlordState, seat: int, target: int) -> None:
        self._decided(s, battle=True)

    def do_siege(self, s: DemonlordState, seat: int, target: int) -> None:
        hex_ = self.undecided[0]
        s.sieges = {**s.sieges, hex_: 0}
        s.emit("siege-begins", hex=hex_, side=other(seat))
        self._decided(s, battle=False)

    def do_yes(self, s: DemonlordState, seat: int, target: int) -> None:
        """A sortie, or the garrison joins the relief: everybody fights."""
        self._decided(s, battle=True)

    def do_no(self, s: DemonlordState, seat: int, target: int) -> None:
        hex_ = self.undecided[0]
        relieved = bool(self._relief(s, hex_))
        if relieved:
            self.aloof = (*self.aloof, hex_)  # relief must fight all the same (DL-SIE-24, DL-SIE-25)
        self._decided(s, battle=relieved)

    def _relief(self, s: DemonlordState, hex_: int) -> list[int]:
        """The troops that came to a fortress's relief and have yet to fight for it."""
        return [u for u in s.phase.relief if s.where[u] == hex_ and s.world.is_troop[u]]

    def _decided(self, s: DemonlordState, *, battle: bool) -> None:
        hex_, *rest = self.undecided
        self.undecided = tuple(rest)
        if battle:
            s.phase = s.phase._replace(battles=tuple(sorted((*s.phase.battles, hex_))))

    # -- the battles --------------------------------------------------------------------------------------------------

    def _next_battle(self, s: DemonlordState) -> Asked:
        if self.act == BATTLE_OVER:
            self.act = NEXT_BATTLE
            s.push(Window("between-battles" if self._to_come(s) else "after-battles"))
            return None
        battles = self._to_come(s)
        s.phase = s.phase._replace(battles=battles)
        if not battles:
            s.pop()
            self._over(s)
            return None
        options = [s.game.verbs.fight[h] for h in battles]
        return Ask(s.phasing, "next-battle", "DL-DEC-27", options)

    def _to_come(self, s: DemonlordState) -> tuple[int, ...]:
        """A hex that no longer holds troops of both sides drops out (DL-BAT-14); a garrison inside does not count."""
        shared = [h for h in s.phase.battles if s.has_troops(0, h) and s.has_troops(1, h)]
        return tuple(h for h in shared if h not in self.aloof or self._relief(s, h))

    def do_fight(self, s: DemonlordState, seat: int, hex_: int) -> None:
        s.phase = s.phase._replace(battles=tuple(h for h in s.phase.battles if h != hex_))
        self.act = BATTLE_OVER
        s.push(Battle(hex_, hex_ in self.aloof))

    def _over(self, s: DemonlordState) -> None:
        """Relief that survived without withdrawing stays where it is; nobody is relief any more."""
        s.phase = s.phase._replace(relief=())
