"""Diplomacy (DE-11) with kingdoms and mercenaries (DE-19.11); monsters are approached alike (DE-18.13)."""

from __future__ import annotations

from typing import Any, ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_LEAST, Modifiers
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.dark_emperor import activation, changes, mercenaries
from hexarchy.games.dark_emperor.procedure import Procedure, Tentative
from hexarchy.games.dark_emperor.settle import settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, FORCES, KINGDOM_COUNT, NEUTRAL, SERENITY


def charm(s: DarkEmperorState, leader: int) -> int:
    """What his own spells add to a leader's words (DE-14.32, DE-14.42)."""
    return sum([bonus for caster, bonus in s.half.charms if caster == leader])


def needed(s: DarkEmperorState, seat: int, name: str, leader: int) -> int:
    """The least roll of two dice that wins a force over."""
    return s.world.tables.diplomacy.success - sum(amount for _, amount in modifiers(s, seat, name, leader, ""))


def modifiers(s: DarkEmperorState, seat: int, name: str, leader: int, why: str) -> Modifiers:
    """What is added to the dice: the player's standing with a force, and what the speaker's spells do."""
    spell = "DE-14.42" if s.world.pieces[leader].rune == SERENITY else "DE-14.32"
    return (why, s.world.attitudes[seat][name]), (spell, charm(s, leader))


def attempt(s: DarkEmperorState, seat: int, name: str, leader: int, why: str) -> bool:
    """Two dice and the player's modifier; ten or more succeeds (DE-11.3, DE-11.N). The speaker's spells are spent."""
    added, least = modifiers(s, seat, name, leader, why), s.world.tables.diplomacy.success
    if s.half.charms:
        s.half = s.half._replace(charms=tuple(entry for entry in s.half.charms if entry[0] != leader))
    won = s.check(2, 6, why, (AT_LEAST, least), added, leader=leader, name=name)
    s.emit("diplomacy", leader=leader, name=name, won=won)
    return won


@frame
class DiplomacyResolution(Procedure):
    """One attempt with each kingdom and each group, in an order of the phasing player's choice (DE-11.2, DE-DEC-33)."""

    tried: tuple[int, ...] = ()
    spoke: tuple[int, ...] = ()  # leaders in the box who have addressed a group
    courted: int = -1

    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        mine, capitals = s.stacks[s.phasing], s.world.capitals
        courtable = [kingdom for kingdom in s.allied[NEUTRAL] if capitals[kingdom] in mine]
        if self._boxed(s):
            courtable += s.hired[NEUTRAL]
        targets = [force for force in courtable if force not in self.tried and self.speakers(s, force)]
        if not (targets or self.tried):
            s.pop()
            return None
        verbs = s.game.verbs
        options = [*[verbs.court[force] for force in targets], verbs.end]
        return Ask(s.phasing, "court", "DE-DEC-33", options, last_word=True)

    def speakers(self, s: DarkEmperorState, force: int) -> tuple[int, ...]:
        """Friendly leaders in the capital of an inactive kingdom (DE-11.1), or in the box with a group for hire."""
        if s.sides[force] != NEUTRAL:
            return ()
        if force < KINGDOM_COUNT:
            return s.leaders(s.phasing, s.world.capitals[force])
        if force not in s.world.group_leaders or s.where[s.world.group_leaders[force]] != BOX:
            return ()
        return self._boxed(s)

    def _boxed(self, s: DarkEmperorState) -> tuple[int, ...]:
        """Leaders in the Mercenary Box who have not spoken yet (DE-19.11)."""
        return tuple([leader for leader in s.boxed[s.phasing] if leader not in self.spoke])

    def do_court(self, s: DarkEmperorState, seat: int, force: int) -> None:
        self.courted = force
        s.push(Embassy(force, self.speakers(s, force)))

    def resumed(self, s: DarkEmperorState, child: Frame, value: Any) -> None:
        if isinstance(child, Embassy):
            self._speak(s, value)

    def _speak(self, s: DarkEmperorState, leader: int) -> None:
        """A leader speaks, once with each force, however many leaders are there (DE-11.2)."""
        force, self.courted = self.courted, -1
        self.tried = (*self.tried, force)
        if force < KINGDOM_COUNT:
            if attempt(s, s.phasing, FORCES[force], leader, "DE-11.3"):
                activation.activate(s, force, s.phasing, "DE-6.13")
                settle_everywhere(s)
            return
        self.spoke = (*self.spoke, leader)
        if attempt(s, s.phasing, FORCES[force], leader, "DE-19.11"):
            changes.take_side(s, force, s.phasing)
            s.emit("hired", force=force, side=s.phasing)
            s.push(mercenaries.Hired(force))

    def do_end(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    def why_court(self, s: DarkEmperorState, seat: int, force: int) -> list[Reason]:
        group = force in s.world.group_leaders
        if s.sides[force] != NEUTRAL:
            return [Reason("DE-19.13" if group else "DE-11.1", "not-neutral", force=force)]
        if force in self.tried:
            return [Reason("DE-19.11" if group else "DE-11.2", "one-attempt-a-phase", force=force)]
        if force < KINGDOM_COUNT:
            return [Reason("DE-11.1", "no-envoy-in-the-capital", kingdom=force, hex=s.world.capitals[force])]
        return [Reason("DE-19.11", "nobody-in-the-box", force=force)]


@frame
class Embassy(Tentative):
    """The player names the leader who speaks; only his own spells help him (DE-11.2). Ends with that leader."""

    force: int
    there: tuple[int, ...]

    def step(self, s: DarkEmperorState) -> Asked:
        options = [s.game.verbs.speaker[leader] for leader in self.there]
        return Ask(s.phasing, "speaker", "DE-DEC-33", options, force=self.force)

    def do_speaker(self, s: DarkEmperorState, seat: int, leader: int) -> None:
        s.finish(leader)

    def why_speaker(self, s: DarkEmperorState, seat: int, leader: int) -> list[Reason]:
        rule = "DE-11.1" if self.force < KINGDOM_COUNT else "DE-19.11"
        return [Reason(rule, "cannot-speak-with", leader=leader, force=self.force)]
