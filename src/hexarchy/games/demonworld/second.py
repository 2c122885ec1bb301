"""Second attacks (DW-S-MEL-01 to -06, -12): who strikes first and far better than it needs to, strikes once more."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.melee import Attack, Blows, Strikes, places
from hexarchy.games.demonworld.movement.strength import costs_of
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.regroup import meet
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import NOBODY, STANDARD

ONCE_MORE: Final = 25  # this total or more (DW-S-MEL-01)


@hooks.STRUCK(level=STANDARD)
def earned(s: DemonworldState, blows: Blows, attack: Attack, total: int) -> None:
    """An unsupported attack that scores 25 earns another, once for each element; the owner chooses at once
    (DW-S-MEL-01, -12, DW-DEC-41)."""
    attacker, victim, supporters, _, _ = attack
    if total < ONCE_MORE or supporters or attacker in blows.twice:
        return
    if s.is_large(s.roster.unit_of[attacker]):  # DW-E-LME-11
        return
    if not blows.parent(s, Strikes).strikes_first(s, attacker):
        return
    blows.twice = (*blows.twice, attacker)
    fell = field_before(s, attacker, victim) if victim in dict(blows.slain) else NOBODY
    blows.bury(s)
    choice = SecondAttack(attacker, fell)
    if contact.before(s, attacker) or choice.beyond(s):
        s.push(choice)


def field_before(s: DemonworldState, attacker: int, victim: int) -> int:
    """The field of a victim that an attacker has before it: the first, where it stands on several."""
    front = [s.around[s.at[attacker]][direction] for direction in FRONT_DIRECTIONS[s.looks[attacker]]]
    return next((there for _, there in contact.pairs(s, attacker, victim) if there in front), NOBODY)


@frame
class SecondAttack(Procedure):
    """Against an element before it, or from the field where the destroyed one stood (DW-S-MEL-03). Ends with the victim
    or NOBODY."""

    attacker: int
    fell: int  # where the victim fell; NOBODY if it did not
    moved: bool = False

    def beyond(self, s: DemonworldState) -> list[int]:
        """Whom it could strike from there."""
        unit = s.roster.unit_of[self.attacker]
        if self.fell == NOBODY or self.fell in s.standing or not self.passable(s):
            return []
        ahead = [s.around[self.fell][direction] for direction in FRONT_DIRECTIONS[s.looks[self.attacker]]]
        found = contact.touching_at(s, (self.fell,), unit)
        return [other for other in found if any(field in ahead for field in s.base(other))]

    def passable(self, s: DemonworldState) -> bool:
        """Can it go there? No slain monster lies there, and nothing burns."""
        here = s.at[self.attacker]
        direction = s.area.grid.direction(here, self.fell)
        assert direction is not None, "it lay before it"
        tables = (costs_of(s, self.attacker, road=road) for road in (False, True))
        return any(table[here * DIRECTIONS + direction] < NOT_PASSABLE for table in tables)

    def step(self, s: DemonworldState) -> Asked:
        verbs, unit = s.game.verbs, s.unit_of(self.attacker)
        seat, name, hex_ = s.owner(unit), s.name(unit), s.field_id(s.at[self.attacker])
        before = contact.before(s, self.attacker)
        foes: list[Action] = [s.offers.at[field] for foe in before for field in places(s, self.attacker, foe)]
        if self.moved and not foes:  # those who stood there ran already, and have fallen at its touch (DW-S-MOR-55)
            s.finish()
            return None
        if self.moved:
            return Ask(seat, "second-attack-at", "DW-S-MEL-03", foes, unit=name, hex=hex_)
        up = [s.offers.to[self.fell]] if self.beyond(s) else []
        options = [*foes, *up, verbs.none]
        return Ask(seat, "second-attack", "DW-S-MEL-12", options, default=verbs.none, unit=name, hex=hex_)

    def do_at(self, s: DemonworldState, seat: int, target: int) -> None:
        strikes_anew(s, self.parent(s, Blows), self.attacker, s.field_named(target))
        s.finish()

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        """It goes up at once, without turning (DW-S-MEL-05); whom it touches there is in melee from now on."""
        changes.go(s, self.attacker, self.fell)
        meet(s, self.attacker)
        self.moved = True

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def why_at(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-S-MEL-03", "not-in-front", hex=s.field_id(s.at[self.attacker]))]


def strikes_anew(s: DemonworldState, blows: Blows, attacker: int, field: int) -> None:
    """The attack comes before all others that are still to be rolled. A unit that was in no melee is in this one now:
    it does not strike, and loses, tests and regroups here (DW-S-MEL-12, DW-S-MEL-06)."""
    first = next(attack for attack in blows.attacks if attack[0] == attacker)
    victim = s.standing[field]
    anew = attacker, victim, (), first[3], field
    blows.attacks = (*blows.attacks[: blows.at], anew, *blows.attacks[blows.at :])
    melees, foe = s.doings.melees, s.unit_of(victim)
    if not any(foe in group for group in melees):
        here = blows.parent(s, Strikes).melee
        joined = tuple(sorted((*melees[here], foe)))
        against = (foe, (s.unit_of(attacker),))
        s.doings = s.doings._replace(
            melees=(*melees[:here], joined, *melees[here + 1 :]), opponents=(*s.doings.opponents, against)
        )
