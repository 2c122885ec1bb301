"""What an Envoy does in the ambassador's place, where he stands (DR-A-ENV-04 to -10, DR-A-ENV-101 to -112)."""

from __future__ import annotations

from collections.abc import Iterable

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.divine_right import cards, hooks, openings
from hexarchy.games.divine_right.advanced.envoys import ENVOYS, by_card, envoy_of, is_envoy, talents
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.mission import Assassination, Duel, Mission, banish, lose_diplomat
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE, MAD, card_banishes_for, temper
from hexarchy.games.divine_right.hooks import Modifier
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import DIPLOMACY_PHASE, NOBODY, SEATS


def on_duty(s: DivineRightState, seat: int) -> bool:
    """Is a seat's Envoy on the map, and still its own? One who has gone over for love works no diplomacy
    (DR-A-CURSE-40)."""
    envoy = envoy_of(s, seat)
    return s.where[envoy] >= 0 and s.master[envoy] == seat


# -- whom he can work on ----------------------------------------------------------------------------------------------


def why_not(s: DivineRightState, seat: int, kingdom: int, function: int) -> list[Reason]:
    """As for an ambassador, and the monarch must be where he is (DR-A-ENV-06)."""
    reasons = ambassador.closed(s, seat, kingdom, function) or ambassador.banished(s, seat, kingdom, envoy=True)
    return reasons or _elsewhere(s, seat, kingdom)


def why_not_assassinate(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """The player's one attempt, by his hand (DR-A-ENV-08)."""
    reasons = ambassador.safe_from_assassins(s, seat, kingdom) or ambassador.banished(s, seat, kingdom, envoy=True)
    return reasons or _elsewhere(s, seat, kingdom)


def _elsewhere(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    envoy = envoy_of(s, seat)
    there = s.where[envoy] == ambassador.meeting(s, kingdom)
    return [] if there else [Reason("DR-A-ENV-06", "not-there", kingdom=kingdom, hero=envoy)]


def why_not_duel(s: DivineRightState, seat: int, other: int) -> list[Reason]:
    """He challenges an ambassador who is where he is, or at home (DR-A-ENV-08)."""
    if reasons := ambassador.why_not_duel(s, seat, other):
        return reasons
    number, envoy = s.setting.seats.index(SEATS[other]), envoy_of(s, seat)
    court = openings.court(s, number)
    if s.where[envoy] in (court, ambassador.home(s, number)):
        return []
    banners = s.game.banners(s)
    return [Reason("DR-A-ENV-08", "ambassador-elsewhere", side=SEATS[other], hero=envoy, banners=banners)]


def functions(s: DivineRightState, seat: int, hero: int) -> list[Action]:
    """All he could do now."""
    verbs, at = s.game.verbs, s.where[hero]
    kingdoms = [kingdom for kingdom in range(len(s.kingdoms)) if ambassador.meeting(s, kingdom) == at]
    found = [verbs.activate[k] for k in kingdoms if not why_not(s, seat, k, ACTIVATE)]
    found += [verbs.deactivate[k] for k in kingdoms if not why_not(s, seat, k, DEACTIVATE)]
    found += [verbs.assassinate[k] for k in kingdoms if not why_not_assassinate(s, seat, k)]
    fought = s.players[seat].duels | 1 << seat
    duels = [SEATS.index(s.name(other)) for other in s.in_game if not fought >> other & 1]
    found += [verbs.duel[other] for other in duels if not why_not_duel(s, seat, other)]
    for act in hooks.acts(s, hooks.FUNCTION):
        found += act.options_of(s, seat, hero)
    if openings.NO_FUNCTION.of(s):  # what an ambassador may not do he may not (DR-A-ENV-01)
        found = [option for option in found if not openings.no_function(s, seat, option.verb)]
    return found


# -- at work ----------------------------------------------------------------------------------------------------------


@hooks.act
class Send(hooks.Act):
    """The Envoy works diplomacy, and not the ambassador (DR-A-ENV-05, DR-DEC-32)."""

    VERB = "envoy"
    MOMENT = hooks.IN_PLACE
    RULE = "DR-A-ENV-05"
    OPTION = ENVOYS

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        envoy = envoy_of(s, seat)
        return [s.game.verbs.envoy] if on_duty(s, seat) and functions(s, seat, envoy) else []

    def secret(self, s: DivineRightState, seat: int) -> bool:
        """Which cards his player holds is their own concern."""
        return on_duty(s, seat) and bool(cards.hand(s, seat))

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(AtWork(seat, envoy_of(s, seat)))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != DIPLOMACY_PHASE:
            return []
        gone = not on_duty(s, seat)
        return [Reason("DR-A-ENV-07", "no-envoy") if gone else Reason("DR-A-ENV-06", "nothing-for-the-envoy")]


@frame
class AtWork(Procedure):
    """One function, where he stands (DR-A-ENV-06)."""

    seat: int
    hero: int

    def step(self, s: DivineRightState) -> Asked:
        none, held = s.game.verbs.none, bool(cards.hand(s, self.seat))
        options = [*functions(s, self.seat, self.hero), none]
        at = s.where[self.hero]
        return Ask(self.seat, "envoy-function", "DR-A-ENV-06", options, default=none, put=held, hero=self.hero, hex=at)

    def take(self, s: DivineRightState, seat: int, action: Action) -> None:
        s.finish()
        if hasattr(self, action.handler):
            Procedure.take(self, s, seat, action)
        else:
            act = next(one for one in hooks.acts(s, hooks.FUNCTION) if action.verb == one.VERB)
            act.do_by(s, seat, action.target, self.hero)

    def do_activate(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        s.push(Mission(seat, kingdom, ACTIVATE, by=self.hero))

    def do_deactivate(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        s.push(Mission(seat, kingdom, DEACTIVATE, by=self.hero))

    def do_assassinate(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        s.push(Assassination(seat, kingdom, by=self.hero))

    def do_duel(self, s: DivineRightState, seat: int, other: int) -> None:
        s.push(Duel(seat, s.setting.seats.index(SEATS[other]), by=self.hero))

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        """Nobody works diplomacy after all."""

    def why_activate(self, s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
        return why_not(s, seat, kingdom, ACTIVATE)

    def why_deactivate(self, s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
        return why_not(s, seat, kingdom, DEACTIVATE)

    def why_assassinate(self, s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
        return why_not_assassinate(s, seat, kingdom)

    def why_duel(self, s: DivineRightState, seat: int, other: int) -> list[Reason]:
        return why_not_duel(s, seat, other)


@hooks.act
class DuelEnvoy(hooks.Act):
    """An ambassador goes to an enemy Envoy's space and challenges him; so does an Envoy who is there (DR-A-ENV-08)."""

    VERB = "duel-envoy"
    MOMENT = hooks.FUNCTION
    RULE = "DR-A-ENV-08"
    OPTION = ENVOYS

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        fought = s.players[seat].duels | 1 << seat
        others = [SEATS.index(s.name(other)) for other in s.in_game if not fought >> other & 1]
        return [s.game.verbs.duel_envoy[other] for other in others if not self.why(s, seat, other)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        self.do_by(s, seat, target, NOBODY)

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        return s.where[hero] == s.where[self._envoy(s, target)]

    def do_by(self, s: DivineRightState, seat: int, target: int, hero: int) -> None:
        s.push(Duel(seat, s.setting.seats.index(SEATS[target]), by=hero, foe=self._envoy(s, target)))

    @staticmethod
    def _envoy(s: DivineRightState, target: int) -> int:
        return envoy_of(s, s.setting.seats.index(SEATS[target]))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        reasons = ambassador.no_duel(s, seat, target)
        if not reasons and not on_duty(s, s.setting.seats.index(SEATS[target])):
            return [Reason("DR-A-ENV-07", "no-envoy-of", side=SEATS[target], banners=s.game.banners(s))]
        return reasons


# -- what his card is worth -------------------------------------------------------------------------------------------


@hooks.CARD_WORTH(option=ENVOYS)
def worth(s: DivineRightState, card: int, by: int) -> Iterable[Modifier]:
    """To his own ploys, never the ambassador's (DR-A-ENV-04)."""
    return by_card(s, by, s.world.cards[card].type)


@hooks.DIPLOMACY_MODIFIERS(option=ENVOYS)
def persuasion(s: DivineRightState, seat: int, kingdom: int, function: int, card: int, by: int) -> Iterable[Modifier]:
    """The Old Friend, the Sower of Discord, the Pompous (DR-A-ENV-107, -110, -112)."""
    found = by_card(s, by, "activation" if function == ACTIVATE else "deactivation")
    if (seat, kingdom) in s.embassies.friends:
        found += by_card(s, by, "chosen_kingdom")
    return found


@hooks.RECRUITING(option=ENVOYS)
def recruiting(s: DivineRightState, seat: int, folk: int, by: int) -> Iterable[Modifier]:
    """The Recruiter among Barbarians and Ogres (DR-A-ENV-109)."""
    return by_card(s, by, "barbarians")


@hooks.DUELLING(option=ENVOYS)
def skill(s: DivineRightState, hero: int) -> Iterable[Modifier]:
    """The Duellist (DR-A-ENV-108)."""
    return by_card(s, hero, "duel")


@hooks.DIPLOMAT_FAILS(option=ENVOYS)
def fails(s: DivineRightState, hero: int, kingdom: int, card: int) -> None:
    """He is banished as an ambassador would be, but for what his card says; what kills an ambassador kills him
    (DR-A-ENV-10, DR-A-ENV-102, -104, -112)."""
    if not is_envoy(s, hero):
        return
    turns = banished_for(s, hero, kingdom, card)
    if turns:
        banish(s, s.master[hero], kingdom, turns, hero)
    if s.has_personality(kingdom, MAD):
        lose_diplomat(s, s.master[hero], hero)


def banished_for(s: DivineRightState, hero: int, kingdom: int, card: int) -> int:
    """Game turns he is banished for when a roll with a card fails."""
    spared = talents(s, hero).get("no_banish", ())
    if "all" in spared:
        return 0
    kind = "" if card == NOBODY else s.world.cards[card].type
    turns = 0 if kind in spared else card_banishes_for(s, kingdom, card)
    if turns and kind == "threats":
        turns += talents(s, hero).get("banish_extra", 0)
    return turns + temper(s, kingdom)
