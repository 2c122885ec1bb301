"""The melee phase (DW-B-MEL): melee by melee, the quickest strike first, those of one initiative together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.sides import side_by_side
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import DESTROYS, SIDES_OF_DIE, Strike, initiative
from hexarchy.games.demonworld.words import BASIC, BLOWS, HALVES, MELEE, NOBODY, TEAM, WEAPON

# Attacker, victim, supporters, with which of its attacks, on which field of the victim.
Attack = tuple[int, int, tuple[int, ...], int, int]
Used = tuple[tuple[int, int], ...]  # elements, and the attacks they have made
Attacks = tuple[Attack, ...]

Ladder = tuple[tuple[int, tuple[int, ...]], ...]  # initiatives from the highest down, with the elements that have them
Slain = tuple[tuple[int, int], ...]  # elements, and where they fell


@hooks.PHASE_BEGINS(level=BASIC)
def link(s: DemonworldState) -> None:
    """Who fights with whom is settled for the whole phase (DW-B-MEL-34)."""
    if s.phase == MELEE:
        s.doings = s.doings._replace(melees=tuple(contact.melees(s)))


def fighters(s: DemonworldState, melee: int) -> list[int]:
    """The elements of a melee, unit by unit."""
    return [element for unit in s.doings.melees[melee] for element in s.bodies[unit]]


def ladder_of(s: DemonworldState, melee: int) -> Ladder:
    """In which order the elements of a melee strike (DW-B-MEL-03)."""
    steps: dict[int, list[int]] = {}
    for element in fighters(s, melee):
        steps.setdefault(initiative(s, element), []).append(element)
    return tuple((quick, tuple(steps[quick])) for quick in sorted(steps, reverse=True))


def reached(s: DemonworldState, element: int) -> Mapping[int, Sequence[int]]:
    """For each attack of an element, the enemy elements it may strike with it: a Standard Element has one attack
    (DW-B-MEL-07), a Large Element may have several (DW-E-LME-14)."""
    if any(why(s, element) for why in hooks.MAY_NOT_STRIKE.of(s)):
        return {}
    several = (find(s, element) for find in hooks.BLOWS.of(s))
    found = next((blows for blows in several if blows is not None), None)
    return {WEAPON: contact.before(s, element)} if found is None else found


def foes_before(s: DemonworldState, element: int) -> list[int]:
    """The enemy elements that an element may strike."""
    return list(dict.fromkeys(foe for foes in reached(s, element).values() for foe in foes))


def unused(s: DemonworldState, element: int, used: Used) -> list[int]:
    """Attacks an element has not made, with an enemy to strike."""
    return [blow for blow, foes in reached(s, element).items() if foes and (element, blow) not in used]


@step("strikes")
@frame
class Strikes(Procedure):
    """All melees, one after the other (DW-B-MEL-06); in each the initiatives from the highest down (DW-B-MEL-03)."""

    melee: int = 0
    ladder: Ladder = ()  # of this melee, from its beginning on
    rung: int = 0  # of the ladder: so many have struck, or strike now
    used: Used = ()  # elements that have struck or supported

    def step(self, s: DemonworldState) -> Asked:
        while self.melee < len(s.doings.melees):
            if not self.ladder:
                self.ladder = ladder_of(s, self.melee)
            while self.rung < len(self.ladder):
                self.rung += 1
                if self.striking(s):
                    s.push(Declaring())
                    return None
            self.fought(s)
            self.melee, self.ladder, self.rung = self.melee + 1, (), 0
        s.finish()
        return None

    def fought(self, s: DemonworldState) -> None:
        """A melee is over for this phase. Who was drawn into it by a second attack could not strike, and has its first
        round yet to come (DW-B-CHR-21, DW-B-MEL-37)."""
        for unit in {s.unit_of(element) for _, quick in self.ladder for element in quick}:
            if s.bodies[unit]:
                changes.unit(s, unit, fought=s.units[unit].fought + 1)

    def striking(self, s: DemonworldState) -> list[int]:
        """Elements of this initiative with an enemy to strike."""
        _, quick = self.ladder[self.rung - 1]
        return [element for element in quick if s.at[element] >= 0 and unused(s, element, self.used)]

    def strikes_first(self, s: DemonworldState, element: int) -> bool:
        """Is an element quicker than all its opponents in the melee?"""
        side = s.roster.side_of
        for _, quick in self.ladder:
            if any(side[other] != side[element] for other in quick):
                return False
            if element in quick:
                return True
        return False

    def announced(self, s: DemonworldState, attacks: Attacks) -> None:
        """All of this initiative strike; then their casualties are removed (DW-B-MEL-23, DW-B-MEL-24)."""
        self.used = (*self.used, *made_in(attacks))
        s.push(Blows(attacks))


def alike(blow: int) -> tuple[int, ...]:
    """The attacks that cannot be made any more with one that is: a team strikes together, or its halves do."""
    if blow in HALVES:
        return blow, BLOWS.index(TEAM)
    return (blow, *HALVES) if blow == BLOWS.index(TEAM) else (blow,)


def places(s: DemonworldState, element: int, foe: int, blow: int = WEAPON) -> list[int]:
    """Where an element may strike another: on any of the parts it touches, if those differ (DW-E-CHA-17), and that it
    can strike with this attack (DW-E-LME-14)."""
    found = next((parts for find in hooks.PARTS.of(s) if (parts := find(s, foe)) is not None), None)
    if found is None:
        return [s.at[foe]]
    struck = (find(s, element, blow) for find in hooks.STRUCK_FIELDS.of(s))
    reach = next((fields for fields in struck if fields is not None), found)
    touched = sorted((there for _, there in contact.pairs(s, element, foe) if there in reach), reverse=True)
    return sorted({found[field]: field for field in touched}.values())  # of each part its first field


def made_in(attacks: Attacks) -> Iterator[tuple[int, int]]:
    """Who has struck with what in some attacks, or supported them."""
    for attacker, _, supporters, blow, _ in attacks:
        yield from ((attacker, one) for one in alike(blow))
        yield from ((element, WEAPON) for element in supporters)


@frame
class Declaring(Sealed):
    """The sides announce their attacks without seeing each other's (DW-B-MEL-12, DW-DEC-40)."""

    def seats(self, s: DemonworldState) -> tuple[int, ...]:
        return tuple(sorted({s.owner(s.unit_of(element)) for element in self.parent(s, Strikes).striking(s)}))

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        strikes = self.parent(s, Strikes)
        return Announcing(seat, strikes.melee, strikes.ladder[: strikes.rung], strikes.used)

    def told(self, s: DemonworldState, result: Attacks) -> dict[str, Any]:
        return {"attacks": [told_attack(s, attack) for attack in result]}

    def revealed(self, s: DemonworldState, results: Mapping[int, Attacks]) -> None:
        strikes = s.frames[-1]
        assert isinstance(strikes, Strikes)
        strikes.announced(s, tuple(attack for seat in side_by_side(s, results) for attack in results[seat]))


def told_attack(s: DemonworldState, attack: Attack) -> dict[str, Any]:
    attacker, victim, supporters, blow, field = attack
    return {
        "with": BLOWS[blow],
        "from": s.field_id(s.at[attacker]),
        "to": s.field_id(field) if victim != NOBODY else None,
        "support": [s.field_id(s.at[element]) for element in supporters],
    }


@frame
class Announcing(Procedure):
    """One seat's attacks of an initiative step, element by element (DW-B-MEL-35)."""

    seat: int
    melee: int
    ladder: Ladder  # down to those who strike now
    used: Used
    attacks: Attacks = ()
    attacker: int = NOBODY
    blow: int = NOBODY
    victim: int = NOBODY
    field: int = NOBODY
    supporters: tuple[int, ...] = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        under_way = () if self.attacker == NOBODY or self.blow == NOBODY else (self.under_way(),)
        return {"attacks": [told_attack(s, attack) for attack in (*self.attacks, *under_way)]}

    def step(self, s: DemonworldState) -> Asked:
        verbs, offers, at = s.game.verbs, s.offers, s.at
        if self.attacker == NOBODY:
            able = self.strikers(s)
            if not able:
                s.finish(self.attacks)
                return None
            options: list[Action] = [offers.take[at[element]] for element in able]
            return Ask(self.seat, "strike", "DW-B-MEL-35", [*options, verbs.done], default=verbs.done)
        hex_ = s.field_id(at[self.attacker])
        if self.blow == NOBODY:
            blows = [verbs.blow[blow] for blow in unused(s, self.attacker, self.spent())]
            return Ask(self.seat, "strike-with", "DW-E-LME-14", blows, hex=hex_)
        if self.victim == NOBODY:
            mine = reached(s, self.attacker)[self.blow]
            foes = [offers.at[field] for foe in mine for field in places(s, self.attacker, foe, self.blow)]
            return Ask(self.seat, "strike-at", "DW-B-MEL-07", foes, hex=hex_)
        options = [offers.support[at[element]] for element in self.helpers(s)]
        to, close = s.field_id(self.field), verbs.close
        return Ask(self.seat, "support", "DW-B-MEL-09", [*options, close], default=close, hex=hex_, to=to)

    def strikers(self, s: DemonworldState) -> list[int]:
        _, quick = self.ladder[-1]
        spent = self.spent()
        mine = [element for element in quick if s.at[element] >= 0 and s.owner(s.unit_of(element)) == self.seat]
        return [element for element in mine if unused(s, element, spent)]

    def helpers(self, s: DemonworldState) -> list[int]:
        spent, unit = {element for element, _ in self.spent()}, s.bodies[s.unit_of(self.attacker)]
        return [
            element
            for _, quick in self.ladder
            for element in quick
            if element not in spent and element in unit and not self.why_no_support(s, element)
        ]

    def close(self) -> None:
        self.attacks = (*self.attacks, self.under_way())
        self.attacker = self.blow = self.victim = self.field = NOBODY
        self.supporters = ()

    def under_way(self) -> Attack:
        return self.attacker, self.victim, self.supporters, self.blow, self.field

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        attacker = s.standing[s.field_named(target)]
        blows = unused(s, attacker, self.spent())
        self.attacker, self.blow = attacker, blows[0] if len(blows) == 1 else NOBODY

    def do_blow(self, s: DemonworldState, seat: int, target: int) -> None:
        self.blow = target

    def do_at(self, s: DemonworldState, seat: int, target: int) -> None:
        self.field = s.field_named(target)
        self.victim = s.standing[self.field]
        self.close_without_help(s)

    def do_support(self, s: DemonworldState, seat: int, target: int) -> None:
        self.supporters = (*self.supporters, s.standing[s.field_named(target)])
        self.close_without_help(s)

    def close_without_help(self, s: DemonworldState) -> None:
        """Nobody else can support it: there is nothing to ask."""
        if not self.helpers(s):
            self.close()

    def do_close(self, s: DemonworldState, seat: int, target: int) -> None:
        self.close()

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        """Elements may be kept back (DW-DEC-40)."""
        s.finish(self.attacks)

    # -- why not ------------------------------------------------------------------------------------------------------

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return self.why_no_attack(s, self._on(s, target)) if self.attacker == NOBODY else []

    def why_at(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        foe = self._on(s, target)
        if self.blow == NOBODY:
            return []
        if foe != NOBODY and foe in reached(s, self.attacker)[self.blow]:
            return [Reason("DW-E-CHA-17", "part-not-touched")]
        return [Reason("DW-B-MEL-07", "not-in-front", hex=s.field_id(s.at[self.attacker]))]

    def why_support(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [] if self.victim == NOBODY else self.why_no_support(s, self._on(s, target))

    def _on(self, s: DemonworldState, target: int) -> int:
        return s.standing.get(s.field_named(target), NOBODY)

    def spent(self) -> Used:
        """Elements that have announced, or helped in, an attack."""
        return (*self.used, *made_in((*self.attacks, self.under_way())))

    def why_no_part(self, s: DemonworldState, element: int) -> list[Reason]:
        """Why an element takes no part in an attack of this seat, in this step."""
        if element == NOBODY or s.owner(s.unit_of(element)) != self.seat:
            return [Reason("DW-B-INT-25", "not-your-element")]
        unit, hex_ = s.unit_of(element), s.field_id(s.at[element])
        if unit not in s.doings.melees[self.melee]:
            return [Reason("DW-B-MEL-06", "other-melee", unit=s.name(unit))]
        spent = self.spent()
        if any(element == one for one, _ in spent) and not unused(s, element, spent):
            return [Reason("DW-B-MEL-10", "has-struck", hex=hex_)]
        if self.initiative(element) is None:
            quick, own = self.ladder[-1][0], initiative(s, element)
            return [Reason("DW-B-MEL-35", "too-slow", hex=hex_, initiative=own, step=quick)]
        return []

    def initiative(self, element: int) -> int | None:
        """That of an element whose turn it is or was; None where it is yet to come, or does not come."""
        return next((quick for quick, elements in self.ladder if element in elements), None)

    def why_no_attack(self, s: DemonworldState, element: int) -> list[Reason]:
        found = self.why_no_part(s, element)
        if found:
            return found
        hex_, quick, own = s.field_id(s.at[element]), self.ladder[-1][0], self.initiative(element)
        if own != quick:
            return [Reason("DW-B-MEL-03", "kept-back", hex=hex_, initiative=own, step=quick)]
        able = unused(s, element, self.spent())
        return [] if able else [Reason("DW-B-MEL-07", "nobody-in-front", hex=hex_)]

    def why_no_support(self, s: DemonworldState, element: int) -> list[Reason]:
        found = self.why_no_part(s, element)
        if found:
            return found
        if (
            element == self.attacker
        ):  # no attacks of one support each other, but for a team's (DW-E-LME-14, DW-E-CHA-16)
            return [Reason("DW-B-MEL-10", "has-struck", hex=s.field_id(s.at[element]))]
        if s.unit_of(element) != s.unit_of(self.attacker):
            return [Reason("DW-B-MEL-09", "other-unit", unit=s.name(s.unit_of(self.attacker)))]
        if self.victim not in foes_before(s, element):
            return [Reason("DW-B-MEL-09", "cannot-strike-it", hex=s.field_id(s.at[element]))]
        barred = (why(s, element, self.attacker, self.victim) for why in hooks.NO_SUPPORT.of(s))
        return [reason for reason in barred if reason is not None]


@frame
class Blows(Procedure):
    """The attacks of one initiative, die by die; those on an element already destroyed are wasted (DW-B-MEL-12)."""

    attacks: Attacks
    at: int = 0
    slain: Slain = ()
    buried: int = 0  # how many of them were removed already
    twice: tuple[int, ...] = ()  # elements that have earned a second attack

    def step(self, s: DemonworldState) -> Asked:
        while self.at < len(self.attacks):
            attack = self.attacks[self.at]
            self.at += 1
            self.blow(s, attack)
            if s.frames[-1] is not self:
                return None
        self.bury(s)
        s.finish()
        return None

    def bury(self, s: DemonworldState) -> None:
        """Those destroyed so far are removed."""
        for victim, field in self.slain[self.buried :]:
            s.emit("destroyed", unit=s.name(s.unit_of(victim)), hex=s.field_id(field))
            changes.remove(s, victim)
        self.buried = len(self.slain)

    def blow(self, s: DemonworldState, attack: Attack) -> None:
        """A hit costs a hit point, and with the last the element falls (DW-S-CHR-01)."""
        attacker, victim, supporters, blow, field = attack
        unit, foe, here = s.unit_of(attacker), s.unit_of(victim), s.field_id(s.at[attacker])
        fell = dict(self.slain).get(victim)
        if fell is not None:
            s.emit("strike-wasted", unit=s.name(unit), **{"from": here}, hex=s.field_id(fell))
            return
        about = {"unit": s.name(unit), "from": here, "foe": s.name(foe), "hex": s.field_id(field)}
        modifiers = Strike(attacker, victim, len(supporters), blow, field).modifiers(s)
        total = s.score(1, SIDES_OF_DIE, "DW-B-MEL-13", ("at-least", DESTROYS), modifiers, **about)
        if total >= DESTROYS:
            s.hits[victim] -= 1
            if not s.hits[victim]:
                self.slain = (*self.slain, (victim, s.at[victim]))
                changes.unit(s, unit, killed=s.units[unit].killed + 1)
        for follow in hooks.STRUCK.of(s):
            follow(s, self, attack, total)
