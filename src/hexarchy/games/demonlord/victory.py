"""Winning (DL-END-01, 02, DL-VIC, DL-VAR-01 to 10): sudden death, points, and what each variant counts."""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEAD, DEMON, HELD_BY, HOSAR, LEGEND, UNALLIED, other


def sudden_death(s: DemonlordState) -> None:
    """Taking the enemy capital ends a standard game at once; the Long Game wants all three home cities (DL-VAR-10)."""
    if s.result is not None or s.scenario == "strategic":
        return
    for seat in (HOSAR, DEMON):
        wanted = s.world.home_cities[other(seat)] if s.scenario == "long" else (s.world.capitals[other(seat)],)
        if all(s.controller(hex_) == seat for hex_ in wanted):
            rule = "DL-VAR-10" if s.scenario == "long" else ("DL-END-02", "DL-END-01")[seat]
            s.end(seat, s.story.points, rule)
            return


def fortresses(s: DemonlordState, seat: int) -> int:
    """All cities and castles a player controls, besieged or not (DL-VIC-03, DL-VIC-10)."""
    doubtful = [site.hex for site in s.world.doubtful_sites if s.control[site.held] == seat]
    return s.control.count(seat) - len(doubtful) + sum(map(s.is_fortress, doubtful))


def allies(s: DemonlordState, seat: int) -> int:
    return sum([realm.side == seat and realm.grade not in (UNALLIED, LEGEND) for realm in s.realms])


def points_of_turn(s: DemonlordState, seat: int, forts: Sequence[int], allied: Sequence[int]) -> list[tuple[str, int]]:
    """What a player scores for the situation at the end of a turn, with the rule of each point (DL-VIC-02).

    `forts` and `allied`: how many fortresses and allies each player has.
    """
    foe = other(seat)
    scored = []
    if forts[seat] > forts[foe]:
        scored.append(("DL-VIC-03", 1))
    if allied[seat] < allied[foe]:
        scored.append(("DL-VIC-04", 1))
    if not s.story.requested[seat]:
        scored.append(("DL-VIC-05", 1))
    if s.turn.losses[foe] > s.turn.losses[seat]:
        scored.append(("DL-VIC-06", 1))
    cities = sum(s.controller(hex_) == seat for hex_ in s.world.home_cities[foe])
    if cities:
        scored.append(("DL-VIC-07", cities))
    if seat == HOSAR and s.controller(s.world.site["ninnghiz"].hex) == HOSAR:
        scored.append(("DL-VIC-08", 1))
    return scored


def score_turn(s: DemonlordState) -> None:
    """Points every turn in the standard game; the variants count otherwise (DL-VAR-03, DL-VAR-10)."""
    if s.scenario != "standard":
        return
    totals = list(s.story.points)
    forts, allied = (fortresses(s, HOSAR), fortresses(s, DEMON)), (allies(s, HOSAR), allies(s, DEMON))
    for seat in (HOSAR, DEMON):
        scored = points_of_turn(s, seat, forts, allied)
        totals[seat] += sum(points for _, points in scored)
        s.emit("points", side=seat, scored=tuple(scored), total=totals[seat])
    s.story = s.story._replace(points=(totals[0], totals[1]))


def strategic_points(s: DemonlordState, seat: int) -> list[tuple[str, int]]:
    """The one count at the end of a Strategic Game (DL-VAR-04 to 09)."""
    foe = other(seat)
    scored = []
    if not s.story.requested[seat]:
        scored.append(("DL-VAR-04", 1))
    if s.turn.losses[foe] > s.turn.losses[seat]:
        scored.append(("DL-VAR-05", 1))
    if seat == HOSAR and s.controller(s.world.site["ninnghiz"].hex) == HOSAR:
        scored.append(("DL-VAR-06", 2))
    if allies(s, foe):
        scored.append(("DL-VAR-07", allies(s, foe)))
    out = (DEAD, HELD_BY[seat])
    heads = sum(s.where[u.index] in out and not u.troop and s.owner(u.index) == foe for u in s.world.units)
    if heads:
        scored.append(("DL-VAR-08", heads))
    if s.story.troops_lost[foe] > s.story.troops_lost[seat]:
        scored.append(("DL-VAR-09", 1))
    return scored


def final_count(s: DemonlordState) -> None:
    """The last turn is over: more points win, and a tie goes to Hosar (DL-VIC-01, DL-VIC-09)."""
    if s.scenario == "strategic":
        totals = []
        for seat in (HOSAR, DEMON):
            scored = strategic_points(s, seat)
            totals.append(sum(points for _, points in scored))
            s.emit("points", side=seat, scored=tuple(scored), total=totals[seat])
        s.story = s.story._replace(points=(totals[0], totals[1]))
    hosar, demon = s.story.points
    rule = "DL-VIC-09" if hosar == demon else ("DL-VAR-03" if s.scenario == "strategic" else "DL-VIC-01")
    s.end(DEMON if demon > hosar else HOSAR, s.story.points, rule)
