"""The captain's council: set-up, reinforcements, alliances, prisoners, talks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.actions import Action
from hexarchy.games.demonlord import victory
from hexarchy.games.demonlord.bot.worth import enemy_strengths, strength, worth
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEMON, HOSAR, other

if TYPE_CHECKING:
    from hexarchy.core.decisions import Ask

FAVOURITES = ("spellgate", "earthpit", "forcemarch", "necromon", "light", "darkness", "cloak", "vision", "rains")


def choose(s: DemonlordState, seat: int, ask: Ask) -> Action | None:
    answer = ANSWERS.get(ask.key)
    return answer(s, seat, ask) if answer else None


def _spell_way(s: DemonlordState, seat: int, ask: Ask) -> Action:
    return s.game.verbs.draw_five


def _learn(s: DemonlordState, seat: int, ask: Ask) -> Action:
    return min(ask.options, key=lambda o: FAVOURITES.index(o.text.split()[1]))


def _devotee(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """A magician and an escort on each temple: the temple nearest to the capital first."""
    character = not s.world.is_troop[ask.args["unit"]]
    home = s.world.capitals[HOSAR]

    def fit(option: Action) -> tuple[bool, int, int]:
        stack = s.stack(HOSAR, option.target)
        same = any((not s.world.is_troop[u]) == character for u in stack)
        return same, s.world.grid.distance(home, option.target), option.index

    return min(ask.options, key=fit)


def _request(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """Every turn without them is a point; they are called when the war goes badly."""
    mine = strength(s, s.on_map(seat))
    theirs = sum(enemy_strengths(s, seat).values())
    in_danger = s.world.capitals[seat] in s.sieges
    return s.game.verbs.yes if in_danger or mine < 0.7 * theirs else s.game.verbs.no


def _arrivals(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """All together, nearest to the capital."""
    together = [o for o in ask.options if o.verb == "place-all"] or list(ask.options)
    home = s.world.capitals[seat]
    return min(together, key=lambda o: (s.world.grid.distance(home, o.target), o.index))


def _best_dead(s: DemonlordState, seat: int, ask: Ask) -> Action:
    units = [o for o in ask.options if o.target >= 0]
    return max(units, key=lambda o: (worth(s.world.units[o.target]), -o.index))


def _alliance(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """Fewer allies are a point a turn (DL-VIC-04): court when the enemy has more, or when losing the war."""
    losing = strength(s, s.on_map(seat)) < 0.8 * sum(enemy_strengths(s, seat).values())
    if s.scenario != "long" and not losing and victory.allies(s, seat) >= victory.allies(s, other(seat)):
        return s.game.verbs.passes
    states = [o for o in ask.options if o.verb == "court"]
    home = s.world.capitals[seat]
    return min(states, key=lambda o: (s.world.grid.distance(home, o.target), o.index))


def _exchange(s: DemonlordState, seat: int, ask: Ask) -> Action:
    return s.game.verbs.yes


def _cheapest(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """Give the least for what comes back."""
    units = [o for o in ask.options if o.target >= 0]
    least = min(units, key=lambda o: (worth(s.world.units[o.target]), o.index))
    offered = ask.args.get("unit")
    if offered is not None and worth(s.world.units[least.target]) > 1.5 * worth(s.world.units[offered]) + 0.2:
        return s.game.verbs.no
    return least


def _talks(s: DemonlordState, seat: int, ask: Ask) -> Action:
    """Who is ahead wants peace; a tie is Hosar's (DL-VIC-09)."""
    if s.scenario == "strategic":
        return s.game.verbs.yes
    mine, theirs = s.story.points[seat], s.story.points[other(seat)]
    ahead = mine > theirs if seat == DEMON else mine >= theirs
    return s.game.verbs.yes if ahead or s.turn_number > 30 else s.game.verbs.no


def _hunt(s: DemonlordState, seat: int, ask: Ask) -> Action:
    return s.game.verbs.show


ANSWERS = {
    "spell-way": _spell_way,
    "spell-choice": _learn,
    "place-devotee": _devotee,
    "request": _request,
    "confirm-request": _exchange,
    "place-arrival": _arrivals,
    "replace-character": _best_dead,
    "replace-troop": _best_dead,
    "alliance": _alliance,
    "exchange": _exchange,
    "exchange-offer": _cheapest,
    "exchange-give": _cheapest,
    "call-talks": _talks,
    "talks-go-on": _talks,
    "block": _hunt,
    "hunt": _hunt,
}
