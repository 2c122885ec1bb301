"""The ambassador at work: activation, deactivation, assassination, duel (DR-B-DIP-04 to -17)."""

from __future__ import annotations

from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import captives, cards, changes, choices, hooks, openings, status
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.roll import (
    ACTIVATE,
    CURSED,
    FUNCTIONS,
    MAD,
    TREACHEROUS,
    Roll,
    attempt,
    banished_for,
    card_banishes_for,
    second_card,
)
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.records import FOREVER, Banishment
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

PLAYER_TURNS_WITHOUT = 2  # after an ambassador's death (DR-B-DIP-16)


@frame
class Mission(Procedure):
    """An activation or deactivation. The target is named, the monarch's card is turned up, then a Diplomacy card is
    chosen (DR-B-DIP-11): the question is put whatever the hand holds (DR-B-GEN-14)."""

    seat: int
    kingdom: int
    function: int
    by: int = NOBODY  # the hero who works in the ambassador's place
    begun: bool = False
    card: int = NOBODY  # the first card, where a second may be played with it
    pledged: str = ""  # what is added to the roll besides cards, by its verb

    def step(self, s: DivineRightState) -> Asked:
        if not self.begun:
            self.begun = True
            side, function = s.name(self.seat), FUNCTIONS[self.function]
            if self.by == NOBODY:
                at = ambassador.meeting(s, self.kingdom)
                s.emit("mission", side=side, kingdom=self.kingdom, function=function, hex=at)
            else:
                s.emit("at-court", hero=self.by, side=side, kingdom=self.kingdom, function=function)
            status.reveal(s, self.kingdom)
            return None
        if ambassador.out_of_reach(s, self.seat, self.kingdom, self.function):  # its player has left the game meanwhile
            s.finish()
            return None
        verbs = s.game.verbs
        held = cards.hand(s, self.seat)
        others = [option for one in choices.PLOYS.of(s) for option in one.options(s, self.seat)]
        if not self.pledged:
            others += [option for one in choices.ADDS.of(s) for option in one.options(s, self.seat, self.kingdom)]
        if not held and not others:  # how many are held is open to all
            self.do_none(s, self.seat, NOBODY)
            return None
        second = self.card != NOBODY
        question, rule = ("second-ploy", second_card(s, self.seat)) if second else ("ploy", "DR-B-DIP-04")
        ploys = [verbs.play[kind] for kind in dict.fromkeys(held) if not s.world.cards[kind].mercenary]
        return Ask(
            self.seat, question, rule, [*ploys, *others, verbs.none], default=verbs.none, put=True, kingdom=self.kingdom
        )

    def do_play(self, s: DivineRightState, seat: int, kind: int) -> None:
        cards.discard(s, seat, kind)
        s.emit("plays", side=s.name(seat), card=kind, kingdom=self.kingdom)
        self._play(s, seat, kind)

    def take(self, s: DivineRightState, seat: int, action: Action) -> None:
        """A card, none, or what is played in the place of one."""
        if hasattr(self, action.handler):
            Procedure.take(self, s, seat, action)
        elif any(action.verb == one.VERB for one in choices.ADDS.of(s)):
            self.pledged = action.verb
        else:
            other = next(one for one in choices.PLOYS.of(s) if action.verb == one.VERB)
            self._play(s, seat, other.play(s, seat, action.target, self.kingdom))

    def _play(self, s: DivineRightState, seat: int, kind: int) -> None:
        if self.card != NOBODY:
            self._roll(s, self.card, kind)
        elif second_card(s, seat):
            self.card = kind
        else:
            self._roll(s, kind)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        self._roll(s, self.card)

    def why_play(self, s: DivineRightState, seat: int, kind: int) -> list[Reason]:
        return [Reason("DR-B-CRD-03", "no-such-card", card=kind)]

    def _roll(self, s: DivineRightState, *cards_: int) -> None:
        roll = self.chance(s, *cards_)
        (die,) = self._throw(s, roll)
        s.finish()
        if not roll.wins(die):
            self._fail(s, cards_)
            return
        for follow in openings.WON_OVER.of(s):
            follow(s, self.kingdom, self.seat, self.function)
        for add in self._adds(s):
            add.wins(s, self.seat, self.kingdom, self.function)
        if self.function == ACTIVATE:
            self._win(s, cards_)
        else:
            self._win_away(s)

    def _adds(self, s: DivineRightState) -> list[choices.Add]:
        return [one for one in choices.ADDS.of(s) if self.pledged == one.VERB]

    def chance(self, s: DivineRightState, card: int, second: int = NOBODY) -> Roll:
        """The roll with a card, or with two."""
        found = attempt(s, self.seat, self.kingdom, self.function, card, self.by, second)
        adds = self._adds(s) if self.pledged else []
        return (
            found._replace(modifiers=(*found.modifiers, *((one.RULE, one.AMOUNT) for one in adds))) if adds else found
        )

    def _win(self, s: DivineRightState, played: tuple[int, ...]) -> None:
        """The kingdom joins; a Cursed monarch remembers who lifted the curse (DR-B-PER-113), a Compromised one
        Blackmail (DR-B-PER-118)."""
        cured = s.has_personality(self.kingdom, CURSED) and not s.kingdoms[self.kingdom].won
        status.activate(s, self.kingdom, self.seat, fresh=True)
        blackmailed = any(card != NOBODY and s.world.cards[card].type == "blackmail" for card in played)
        changes.kingdom(s, self.kingdom, blackmailed=blackmailed)
        if cured:
            changes.kingdom(s, self.kingdom, friend=self.seat)

    def _throw(self, s: DivineRightState, roll: Roll) -> tuple[int, ...]:
        rule = "DR-B-DIP-12" if roll.natural_six else "DR-B-DIP-06" if self.function == ACTIVATE else "DR-B-DIP-08"
        about: dict[str, Any] = {"side": s.name(self.seat), "kingdom": self.kingdom}
        return s.roll(1, 6, rule, **about, modifiers=roll.modifiers, needs=("at-least", roll.needs), wins=roll.wins)

    def _win_away(self, s: DivineRightState) -> None:
        """The kingdom becomes neutral; a Treacherous monarch comes over (DR-B-PER-112)."""
        status.deactivate(s, self.kingdom)
        if s.has_personality(self.kingdom, TREACHEROUS) and not openings.no_helper(s, self.kingdom, self.seat):
            status.activate(s, self.kingdom, self.seat, fresh=True)
            settle(s)  # those who sailed with them find other ground before they take the field again

    def _fail(self, s: DivineRightState, played: tuple[int, ...]) -> None:
        """What a failed roll costs: banishment (DR-B-DIP-17), or the ambassador's life (DR-B-PER-114). Of two cards the
        one counts that banishes for longer."""
        card = max(played, key=lambda kind: card_banishes_for(s, self.kingdom, kind))
        if self.by != NOBODY:
            s.emit("sent-away", hero=self.by, kingdom=self.kingdom)
            for fail in hooks.DIPLOMAT_FAILS.of(s):
                fail(s, self.by, self.kingdom, card)
            return
        s.emit("mission-fails", side=s.name(self.seat), kingdom=self.kingdom)
        turns = banished_for(s, self.kingdom, card)
        if turns:
            banish(s, self.seat, self.kingdom, turns)
        if s.has_personality(self.kingdom, MAD):
            lose_ambassador(s, self.seat)


def banish(s: DivineRightState, seat: int, kingdom: int, turns: int, by: int = NOBODY) -> None:
    """Terms add up (DR-B-DIP-17). `by`: the Envoy, who worked in the ambassador's place."""
    others, running, envoy = [], s.turn, by != NOBODY
    for one in s.banishments:
        if (one.seat, one.kingdom, one.envoy) == (seat, kingdom, envoy):
            running = max(running, one.until)
        else:
            others.append(one)
    until = min(running + turns, FOREVER)
    s.banishments = (*others, Banishment(seat, kingdom, until, envoy))
    if envoy:
        s.emit("envoy-banished", hero=by, kingdom=kingdom, turn=until)
    else:
        s.emit("banished", side=s.name(seat), kingdom=kingdom, turn=until)


def lose_diplomat(s: DivineRightState, seat: int, by: int) -> None:
    """Who worked diplomacy dies of it: the ambassador, or the hero in their place."""
    if by == NOBODY:
        lose_ambassador(s, seat)
    else:
        captives.kill(s, by, NOBODY, points=False)


def lose_ambassador(s: DivineRightState, seat: int) -> None:
    """No diplomacy for the next two player turns (DR-B-DIP-16)."""
    changes.player(s, seat, idle=PLAYER_TURNS_WITHOUT)
    s.emit("ambassador-dies", side=s.name(seat))


@frame
class Assassination(Procedure):
    """Both roll; the higher kills the other, a tie nothing. No cards, no points (DR-B-DIP-13, DR-B-DIP-14)."""

    seat: int
    kingdom: int
    by: int = NOBODY  # the hero who does it in the ambassador's place

    def step(self, s: DivineRightState) -> Asked:
        s.finish()
        status.reveal(s, self.kingdom)
        changes.player(s, self.seat, assassin=True)
        skill = duelling(s, self.by)
        own, theirs = s.roll(2, 6, "DR-B-DIP-13", side=s.name(self.seat), kingdom=self.kingdom, modifiers=skill)
        own += sum(amount for _, amount in skill or ())
        if own > theirs:
            captives.kill(s, status.ruler(s, self.kingdom), self.seat, points=False)
            return None
        s.emit("assassination-fails", side=s.name(self.seat), kingdom=self.kingdom)
        banish(s, self.seat, self.kingdom, FOREVER, self.by)
        if own < theirs:
            lose_diplomat(s, self.seat, self.by)
        return None


@frame
class Duel(Procedure):
    """Ambassadors fight; the low roll dies, on a tie both. It cannot be refused (DR-B-DIP-15). Heroes may fight in the
    place of either."""

    seat: int
    other: int
    by: int = NOBODY
    foe: int = NOBODY

    def step(self, s: DivineRightState) -> Asked:
        s.finish()
        for one, foe in ((self.seat, self.other), (self.other, self.seat)):
            changes.player(s, one, duels=s.players[one].duels | 1 << foe)
        about: dict[str, Any] = {"side": s.name(self.seat), "foe": s.name(self.other)}
        skill, against = duelling(s, self.by), duelling(s, self.foe)
        if skill or against:
            own, theirs = s.contest(6, "DR-B-DIP-15", skill or (), against or (), **about)
        else:
            own, theirs = s.roll(2, 6, "DR-B-DIP-15", **about)
        if own <= theirs:
            lose_diplomat(s, self.seat, self.by)
        if theirs <= own:
            lose_diplomat(s, self.other, self.foe)
        return None


def duelling(s: DivineRightState, hero: int) -> tuple[hooks.Modifier, ...] | None:
    """What a hero adds to their die; an ambassador nothing."""
    if hero == NOBODY:
        return None
    return tuple(modifier for answer in hooks.DUELLING.of(s) for modifier in answer(s, hero)) or None
