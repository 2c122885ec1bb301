"""Acts: what players may do at a moment of their turn besides what the base rules offer. Chapters bring them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.games.divine_right.hooking import Hook, only_for
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.words import INTERMEDIATE

if TYPE_CHECKING:
    from hexarchy.games.divine_right.state import DivineRightState as S

Stage = TypeVar("Stage", bound=Callable[..., Any])

# Moments of a player turn at which chapters let players act.
TURN_STARTS: Final = "turn-starts"  # of the Random Events Phase, before the event
BESIDE_DIPLOMACY: Final = "beside-diplomacy"  # besides the ambassador's function
FUNCTION: Final = "function"  # an ambassador's function
IN_PLACE: Final = "in-place"  # in the place of an ambassador's function: also where there is no ambassador
BESIDE_BREAKOUTS: Final = "beside-breakouts"
AMONG_MOVES: Final = "among-moves"
MOVES_END: Final = "moves-end"
COMBAT_STARTS: Final = "combat-starts"
AMONG_ATTACKS: Final = "among-attacks"  # while attacks are declared
AFTER_COMBATS: Final = "after-combats"  # while sieges are declared that combat made possible
COMBAT_ENDS: Final = "combat-ends"
MOMENTS: Final = (
    *(TURN_STARTS, BESIDE_DIPLOMACY, FUNCTION, IN_PLACE, BESIDE_BREAKOUTS, AMONG_MOVES, MOVES_END),
    *(COMBAT_STARTS, AMONG_ATTACKS, AFTER_COMBATS, COMBAT_ENDS),
)
# Those at which a question of its own is put.
OFFERED: Final = (TURN_STARTS, BESIDE_DIPLOMACY, MOVES_END, COMBAT_STARTS, COMBAT_ENDS)


class Act:
    """Something a player may do at a moment of their turn. The verb is one of verbs.py; what asks for more pushes a
    procedure of its own."""

    VERB: ClassVar[str]
    MOMENT: ClassVar[str]
    RULE: ClassVar[str]
    LEVEL: ClassVar[int] = INTERMEDIATE
    OPTION: ClassVar[str | tuple[str, ...]] = ()

    def options(self, s: S, seat: int) -> list[Action]:
        raise NotImplementedError

    def do(self, s: S, seat: int, target: int) -> None:
        raise NotImplementedError

    def secret(self, s: S, seat: int) -> bool:
        """May there be options of which the others must not know whether there are (DR-B-GEN-14)?"""
        return False

    def open_to(self, s: S, seat: int, target: int, hero: int) -> bool:
        """May a hero do it in the ambassador's place, where they stand? It is one of the options."""
        return False

    def options_of(self, s: S, seat: int, hero: int) -> list[Action]:
        """All of it a hero may do in the ambassador's place."""
        if type(self).open_to is Act.open_to:  # to no hero
            return []
        return [option for option in self.options(s, seat) if self.open_to(s, seat, option.target, hero)]

    def do_by(self, s: S, seat: int, target: int, hero: int) -> None:
        """A hero does it in the ambassador's place."""
        self.do(s, seat, target)

    def chance(self, s: S, seat: int, target: int) -> float | None:
        """How likely it comes off, where a die decides."""
        return None

    def why(self, s: S, seat: int, target: int) -> list[Reason]:
        """The rules against it, where it is not among the options."""
        return []


_ACTS: Final[Hook[Act]] = Hook()
# A player is about to do something: True where something else comes first, and it is done then.
BEFORE_ACT: Final[Hook[Callable[[S, Act, int, Action], bool]]] = Hook()
_AT: Final[dict[str, Hook[Act]]] = {moment: Hook() for moment in MOMENTS}


def act(cls: type[Act]) -> type[Act]:
    """Let players do this."""
    made = cls()
    for hook in (_ACTS, _AT[cls.MOMENT]):
        hook(level=cls.LEVEL, option=cls.OPTION)(made)
    return cls


def only_at(moment: str) -> Callable[[Stage], Stage]:
    """The stage that follows is there for the acts of a moment."""
    return only_for(_AT[moment])


def acts(s: S, moment: str) -> tuple[Act, ...]:
    return _AT[moment].of(s)


def all_acts(s: S) -> tuple[Act, ...]:
    return _ACTS.of(s)


def act_options(s: S, moment: str) -> list[Action]:
    """All that chapters offer the phasing player at a moment."""
    found = s.hooks[_AT[moment].number]  # as `acts`: it is asked at every step, and nearly always there are none
    return [option for one in found for option in one.options(s, s.phasing)] if found else []


def act_chances(s: S, seat: int, options: Iterable[Action]) -> dict[str, float]:
    """How likely those of some options come off that are acts and need a die."""
    by_verb = {one.VERB: one for one in _ACTS.of(s)}
    found = {
        action.text: by_verb[action.verb].chance(s, seat, action.target) for action in options if action.verb in by_verb
    }
    return {text: chance for text, chance in found.items() if chance is not None}


def act_secrets(s: S, moment: str) -> bool:
    """Must the question be put whatever the phasing player can do?"""
    found = acts(s, moment)
    return any(one.secret(s, s.phasing) for one in found) if found else False


class OpenToActs(Procedure):
    """A phase in which chapters let players act: it passes their verbs on."""

    __slots__ = ()

    def offer(self, s: S, moment: str) -> Ask | None:
        """A stage of nothing but acts, as long as there are any and the player does not say done."""
        found = [(one, options) for one in acts(s, moment) if (options := one.options(s, s.phasing))]
        if not found:
            return None
        done = s.game.verbs.done
        options = [*(option for _, some in found for option in some), done]
        return Ask(s.phasing, moment, found[0][0].RULE, options, default=done)

    def take(self, s: S, seat: int, action: Action) -> None:
        do = getattr(self, action.handler, None)
        if do is not None:
            do(s, seat, action.target)
        else:
            one = next(one for one in _ACTS.of(s) if action.verb == one.VERB)
            if not BEFORE_ACT.any(s, one, seat, action):
                one.do(s, seat, action.target)

    def why_not(self, s: S, seat: int, action: Action) -> list[Reason]:
        for one in _ACTS.of(s):
            if action.verb == one.VERB and not hasattr(self, action.handler):
                return one.why(s, seat, action.target)
        return super().why_not(s, seat, action)
