"""The captain's council: set-up, reinforcements, alliances, prisoners, talks."""

from __future__ import annotations

from hexarchy.bots.staff import aimed, least, most, picks, says, to
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonlord import victory
from hexarchy.games.demonlord.bot.reckoner import Reckoner
from hexarchy.games.demonlord.words import DEMON, HOSAR


def on_spell_choice(r: Reckoner, ask: Ask) -> Action:
    return min(ask.options, key=lambda o: r.aspects.favourites.index(o.text.split()[1]))


def on_place_devotee(r: Reckoner, ask: Ask) -> Action:
    """A magician and an escort on each temple: the temple nearest to the capital first."""
    troops = r.s.world.is_troop
    kind = troops[ask.args["unit"]]

    def fit(temple: int) -> tuple[bool, int]:
        return any(troops[u] == kind for u in r.s.stack(HOSAR, temple)), r.homeward(temple)

    return least(ask.options, fit)


def on_request(r: Reckoner, ask: Ask) -> Action:
    """Every turn without them is a point; they are called when the war goes badly."""
    verbs = r.s.game.verbs
    return verbs.yes if r.home in r.s.sieges or r.outnumbered(r.aspects.request_below) else verbs.no


def on_place_arrival(r: Reckoner, ask: Ask) -> Action:
    """All together, nearest to the capital."""
    return least(to(ask, "place-all") or ask.options, r.homeward)


def on_alliance(r: Reckoner, ask: Ask) -> Action:
    """Fewer allies are a point a turn (DL-VIC-04): court when the enemy has more, or when losing the war."""
    losing = r.outnumbered(r.aspects.court_below)
    if r.s.scenario != "long" and not losing and victory.allies(r.s, r.seat) >= victory.allies(r.s, r.foe):
        return r.s.game.verbs.passes
    return least(to(ask, "court"), r.homeward)


def on_exchange_offer(r: Reckoner, ask: Ask) -> Action:
    """Give the least for what comes back."""
    given = least(aimed(ask), r.worth)
    offered = ask.args.get("unit")
    dear = offered is not None and r.worth(given.target) > 1.5 * r.worth(offered) + 0.2
    return r.s.game.verbs.no if dear else given


def on_call_talks(r: Reckoner, ask: Ask) -> Action:
    """The side that is ahead wants peace; a tie is Hosar's (DL-VIC-09)."""
    s, verbs = r.s, r.s.game.verbs
    mine, theirs = s.story.points[r.seat], s.story.points[r.foe]
    ahead = mine > theirs if r.seat == DEMON else mine >= theirs
    return verbs.yes if s.scenario == "strategic" or ahead or s.turn_number > 30 else verbs.no


on_confirm_request = on_exchange = says("yes")
on_replace_character = on_replace_troop = picks(most, lambda r, ask, unit: r.worth(unit))
on_exchange_give = on_exchange_offer
on_talks_go_on = on_call_talks
