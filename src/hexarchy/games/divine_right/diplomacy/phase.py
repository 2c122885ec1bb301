"""The Diplomacy Phase in the order of DR-B-PHS-07: a card, prisoners, forced peace, one function of the ambassador."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.games.divine_right import captives, cards, changes, crowns, fallout, hooks, openings
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.diplomacy.mission import Assassination, Duel, Mission
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE, DEACTIVATE, loyal
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, SEATS


@frame
class DiplomacyPhase(Stages, hooks.OpenToActs):
    """DR-B-PHS-07."""

    stage: int = 0
    pressed: int = 0  # kingdoms on which peace was tried to be imposed
    idle: bool = False  # there is no ambassador in this phase (DR-B-DIP-16)

    STAGES: ClassVar[tuple[str, ...]] = (
        "draw",
        "prisoners",
        "forced_peace",
        "settled",
        "acts",
        "function",
        "settled_again",
    )

    def draw(self, s: DivineRightState) -> Asked:
        if not openings.NO_CARDS.any(s, s.phasing):
            cards.draw(s, s.phasing)  # DR-B-SEQ-04
        return None

    # -- prisoners ----------------------------------------------------------------------------------------------------

    def prisoners(self, s: DivineRightState) -> Asked:
        """Execute, release or keep (DR-B-CAP-07, DR-DEC-30)."""
        held = [one.hero for one in s.prisoners if one.captor == s.phasing]
        held = [hero for hero in held if not hooks.HELD_FAST.any(s, hero)]
        if not held:
            return None
        options = [answer for hero in held for answer in captives.answers(s, hero)]
        return Ask(s.phasing, "prisoners", "DR-B-CAP-07", [*options, s.game.verbs.done])

    def do_execute(self, s: DivineRightState, seat: int, hero: int) -> None:
        captives.execute(s, hero, seat)
        settle(s)

    def do_parole(self, s: DivineRightState, seat: int, hero: int) -> None:
        prison = next(one.space for one in s.prisoners if one.hero == hero)
        captives.parole(s, hero, seat, prison)

    def do_release(self, s: DivineRightState, seat: int, hero: int) -> None:
        fallout.later(s, fallout.FREED, hero)
        settle(s)

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.stage += 1

    # -- forced peace -------------------------------------------------------------------------------------------------

    def forced_peace(self, s: DivineRightState) -> Asked:
        """Besides the ambassador's function, once for each kingdom (DR-B-ACT-07, DR-DEC-31)."""
        open_ = [kingdom for kingdom in pressable(s, s.phasing) if not self.pressed >> kingdom & 1]
        if not open_:
            return None
        verbs = s.game.verbs
        options = [verbs.impose_peace[kingdom] for kingdom in open_]
        return Ask(s.phasing, "forced-peace", "DR-B-ACT-07", [*options, verbs.none])

    def do_impose_peace(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        self.pressed |= 1 << kingdom
        needed = 6 if contested(s, kingdom) else 5
        (die,) = s.roll(1, 6, "DR-B-ACT-07", side=s.name(seat), kingdom=kingdom, needs=("at-least", needed))
        if die >= needed:
            fallout.later(s, fallout.STATUS, kingdom, fallout.PEACE_MADE, seat)
        settle(s)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        """No peace is imposed; or, later, the ambassador stays at home."""
        self.go("settled" if self.stage == self.STAGES.index("forced_peace") else "settled_again")

    def settled(self, s: DivineRightState) -> Asked:
        self.idle = bool(s.players[s.phasing].idle)
        settle(s)
        return None

    @hooks.only_at(hooks.BESIDE_DIPLOMACY)
    def acts(self, s: DivineRightState) -> Asked:
        """What is done besides the ambassador's function."""
        return self.offer(s, hooks.BESIDE_DIPLOMACY)

    def take(self, s: DivineRightState, seat: int, action: Action) -> None:
        if self.STAGES[self.stage] == "function":  # one function
            self.go("settled_again")
        hooks.OpenToActs.take(self, s, seat, action)

    # -- the ambassador -----------------------------------------------------------------------------------------------

    def function(self, s: DivineRightState) -> Asked:
        """One function or none (DR-B-DIP-02, DR-DEC-32, DR-DEC-33)."""
        options, put = hooks.act_options(s, hooks.IN_PLACE), hooks.act_secrets(s, hooks.IN_PLACE)
        if not self.idle:
            options = ambassador.functions(s, s.phasing) + hooks.act_options(s, hooks.FUNCTION) + options
            put = put or hooks.act_secrets(s, hooks.FUNCTION)
        if openings.NO_FUNCTION.of(s):
            options = [option for option in options if not openings.no_function(s, s.phasing, option.verb)]
        none = s.game.verbs.none
        return Ask(s.phasing, "function", "DR-B-DIP-02", [*options, none], put=put) if options or put else None

    def do_activate(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        self._send(s, Mission(seat, kingdom, ACTIVATE))

    def do_deactivate(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        self._send(s, Mission(seat, kingdom, DEACTIVATE))

    def do_assassinate(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        self._send(s, Assassination(seat, kingdom))

    def do_duel(self, s: DivineRightState, seat: int, other: int) -> None:
        self._send(s, Duel(seat, s.setting.seats.index(SEATS[other])))

    def _send(self, s: DivineRightState, mission: Procedure) -> None:
        self.go("settled_again")
        s.push(mission)

    def settled_again(self, s: DivineRightState) -> Asked:
        if self.idle:
            self.idle = False
            changes.player(s, s.phasing, idle=s.players[s.phasing].idle - 1)
        for end in hooks.DIPLOMACY_ENDS.of(s):
            end(s)
        settle(s)
        return None

    # -- refusals -----------------------------------------------------------------------------------------------------

    def why_not(self, s: DivineRightState, seat: int, action: Action) -> list[Reason]:
        return openings.no_function(s, seat, action.verb) or hooks.OpenToActs.why_not(self, s, seat, action)

    def why_activate(self, s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
        return ambassador.why_not(s, seat, kingdom, ACTIVATE)

    def why_deactivate(self, s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
        return ambassador.why_not(s, seat, kingdom, DEACTIVATE)

    def why_assassinate(self, s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
        return ambassador.why_not_assassinate(s, seat, kingdom)

    def why_duel(self, s: DivineRightState, seat: int, other: int) -> list[Reason]:
        return ambassador.why_not_duel(s, seat, other)


def pressable(s: DivineRightState, seat: int) -> list[int]:
    """Allies of enemies whose plundered royal castle a seat occupies, or whose monarch it holds; of a captive only the
    jailer may try. Loyal monarchs yield to nobody (DR-B-ACT-07, DR-B-ACT-09, DR-B-PER-115)."""
    found: list[int] = []
    if not s.plundered and not s.prisoners:
        return found
    for kingdom, record in enumerate(s.kingdoms):
        if record.status != ALLY or record.seat == seat:
            continue
        monarch, royal = s.world.monarch_of[kingdom], s.world.royal_seats[kingdom]
        jailer = next((one.captor for one in s.prisoners if one.hero == monarch), None) if s.prisoners else None
        castle = s.world.castle_at.get(royal) if s.held[seat] >> royal & 1 else None
        occupies = castle is not None and not s.stands(castle.index)
        if (jailer == seat or (jailer is None and occupies)) and not (
            loyal(s, kingdom) or openings.stays(s, kingdom) or crowns.disputed(s, kingdom)
        ):
            found.append(kingdom)
    return found


def contested(s: DivineRightState, kingdom: int) -> bool:
    """Is the prison of its monarch besieged; or, of an occupied royal castle, was it attacked last turn
    (DR-B-ACT-07)?"""
    monarch = s.world.monarch_of[kingdom]
    prison = next((one.space for one in s.prisoners if one.hero == monarch), None)
    if prison is not None:
        return s.besieged(prison)
    attacked = s.kingdoms[kingdom].attacked
    return attacked > 0 and attacked >= s.turn - 1
