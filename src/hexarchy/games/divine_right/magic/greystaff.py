"""The altars of Greystaff (DR-B-GRE): a sacrifice at the end of the Combat Phase for one of six boons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import captives, cards, changes, fallout, fate, hooks, losses, openings, status
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.magic.devices import TEMPLE, bearer, carriers, hand_to, move
from hexarchy.games.divine_right.magic.powers import gifts_in_play, spaces_without_magic
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ADRIFT,
    BARBARIAN,
    COMBAT_PHASE,
    CONFUSED,
    FLYER,
    MAGIC,
    NOBODY,
    PLAYER,
)

BOONS: Final = ("earthquake", "devil_wind", "steal_gift", "firestorm", "possession", "tempest")
EARTHQUAKE, DEVIL_WIND, STEAL_GIFT, FIRESTORM, POSSESSION, TEMPEST = range(len(BOONS))
GRANTED: Final = 4  # and more (DR-T-B-GREYSTAFF)
DIES: Final = 4  # and more: a unit in an earthquake or a firestorm
STOLEN, DESTROYED = 6, 1
CURSED: Final = 13

# -- victims and targets ----------------------------------------------------------------------------------------------


def victims(s: DivineRightState, seat: int) -> list[int]:
    """Combat units of a seat at the altars, neither magical nor Barbarian, outside any siege (DR-B-GRE-01, -08); where
    Greystaff takes all, of any kind but a monarch."""
    space = s.world.altars
    if s.besieged(space):
        return []
    pieces = s.world.pieces
    away = s.half.leaving | s.beyond  # what flies over them does not stand there
    units = [unit for unit in s.own_units(seat, space) if not away >> unit & 1]
    if lavish(s):
        return [unit for unit in units if not pieces[unit].crowned]
    return [unit for unit in units if not pieces[unit].magical and pieces[unit].of != BARBARIAN]


def lavish(s: DivineRightState) -> bool:
    return hooks.LAVISH.any(s)


def targets(s: DivineRightState, seat: int, boon: int) -> list[int]:
    """What a boon can affect, for a seat that has not had it (DR-B-GRE-01, DR-B-GRE-08)."""
    if spaces_without_magic(s) >> s.world.altars & 1:
        return []
    return [] if (seat, boon) in s.magic.boons and not lavish(s) else TARGETS[boon](s, seat)


def _castles(s: DivineRightState, seat: int) -> list[int]:
    quiet = spaces_without_magic(s)
    return [c.space for c in s.world.castles if s.stands(c.index) and not quiet >> c.space & 1]


def _flyers(s: DivineRightState, seat: int) -> list[int]:
    quiet, pieces = spaces_without_magic(s), s.world.pieces
    found = [unit for unit in range(s.world.first_hero) if pieces[unit].kind == FLYER and s.where[unit] >= 0]
    return [unit for unit in found if not quiet >> s.where[unit] & 1]


def _gifts(s: DivineRightState, seat: int) -> list[int]:
    """Gifts of others that a monarch of the seat could take."""
    quiet = spaces_without_magic(s)
    found = [gift for gift in gifts_in_play(s) if s.master[bearer(s, gift)] != seat and heirs(s, seat, gift)]
    return [gift for gift in found if s.where[bearer(s, gift)] < 0 or not quiet >> s.where[bearer(s, gift)] & 1]


def heirs(s: DivineRightState, seat: int, gift: int) -> list[int]:
    """Monarchs of a seat who could take a gift."""
    return carriers(s, [hero for hero in s.pieces_of(seat) if s.world.pieces[hero].crowned], gift)


def _stacks(s: DivineRightState, seat: int) -> list[int]:
    """Spaces on land or coast where anybody stands; nobody is attacked in the Temple (DR-B-TOK-05)."""
    open_ = (s.world.land | s.world.coast) & ~s.world.temple & ~spaces_without_magic(s)
    return [*hexes_of(hex_set(s.stacks) & open_)]


def _monarchs(s: DivineRightState, seat: int) -> list[int]:
    quiet, found = spaces_without_magic(s), []
    for kingdom, record in enumerate(s.kingdoms):
        at = s.where[status.ruler(s, kingdom)]
        if (
            record.status not in (PLAYER, CONFUSED)
            and cards.has_personality(s, kingdom)
            and not (at >= 0 and quiet >> at & 1)
        ):
            found.append(kingdom)
    return found


def _fleets(s: DivineRightState, seat: int) -> list[int]:
    afloat = hex_set(s.where[fleet] for fleet in hexes_of(s.world.fleets) if s.where[fleet] >= 0)
    return [*hexes_of(afloat & s.world.sea & ~spaces_without_magic(s))]


TARGETS: Final = {
    EARTHQUAKE: _castles,
    DEVIL_WIND: _flyers,
    STEAL_GIFT: _gifts,
    FIRESTORM: _stacks,
    POSSESSION: _monarchs,
    TEMPEST: _fleets,
}

# -- the sacrifice ----------------------------------------------------------------------------------------------------


def no_altar(s: DivineRightState, seat: int) -> list[Reason]:
    return next((reasons for why in openings.NO_ALTAR.of(s) if (reasons := why(s, seat))), [])


@hooks.act
class Sacrifice(hooks.Act):
    """At the end of one's own turn, one unit for one boon (DR-B-GRE-01, DR-DEC-72)."""

    VERB = "sacrifice"
    MOMENT = hooks.COMBAT_ENDS
    RULE = "DR-B-GRE-01"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        units = [] if s.magic.sacrificed or no_altar(s, seat) else victims(s, seat)
        if not units or not any(targets(s, seat, boon) for boon in range(len(BOONS))):
            return []
        return [s.game.verbs.sacrifice[unit] for unit in units]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.push(Boon(target))

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != COMBAT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        if s.magic.sacrificed:
            return [Reason("DR-B-GRE-01", "has-sacrificed")]
        if reasons := no_altar(s, seat):
            return reasons
        if target not in victims(s, seat):
            at_altars = s.where[target] == s.world.altars
            return [Reason("DR-B-GRE-01", "no-victim" if at_altars else "not-at-the-altars", unit=target)]
        return [Reason("DR-B-PHS-04", "combat-not-over")]


@frame
class Boon(Procedure):
    """Boon and target are named together, and only then the unit dies (DR-B-GRE-08)."""

    unit: int

    def step(self, s: DivineRightState) -> Asked:
        verbs, seat = s.game.verbs, s.phasing
        of_boons = (
            verbs.earthquake,
            verbs.devil_wind,
            verbs.steal_gift,
            verbs.firestorm,
            verbs.possess,
            verbs.tempest,
        )
        options: list[Action] = [
            verb[target] for boon, verb in enumerate(of_boons) for target in targets(s, seat, boon)
        ]
        return Ask(seat, "boon", "DR-B-GRE-08", [*options, verbs.none], unit=self.unit)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()

    def _offer_up(self, s: DivineRightState, seat: int, boon: int) -> None:
        s.finish()
        had = [entry for entry in s.magic.boons if entry != (seat, boon)]
        changes.magic(s, sacrificed=not lavish(s), boons=(*had, (seat, boon)))
        s.emit("sacrifices", side=s.name(seat), unit=self.unit, boon=boon)
        losses.eliminate(s, self.unit)
        for follow in hooks.SACRIFICED.of(s):
            follow(s, self.unit, seat)

    def _granted(self, s: DivineRightState, rule: str, **about: Any) -> bool:
        (die,) = s.roll(1, 6, rule, needs=("at-least", GRANTED), **about)
        return die >= GRANTED

    def do_earthquake(self, s: DivineRightState, seat: int, space: int) -> None:
        self._offer_up(s, seat, EARTHQUAKE)
        if self._granted(s, "DR-B-GRE-02", hex=space):
            earthquake(s, s.world.castle_at[space].index)
        settle(s)

    def do_devil_wind(self, s: DivineRightState, seat: int, unit: int) -> None:
        """Riders roll for their fate (DR-B-GRE-03)."""
        self._offer_up(s, seat, DEVIL_WIND)
        space, riders = s.where[unit], s.cargo(unit)
        if self._granted(s, "DR-B-GRE-03", unit=unit, hex=space):
            strike(s, unit)
            rolling = fallout.noted(s, fallout.FATE)
            for hero in riders:
                if s.where[hero] >= 0 and hero not in rolling:
                    fate.endanger(s, hero, MAGIC, NOBODY, space)
        settle(s)

    def do_steal_gift(self, s: DivineRightState, seat: int, gift: int) -> None:
        """A 6 steals it, a 1 sends it back to the Temple (DR-B-GRE-04)."""
        self._offer_up(s, seat, STEAL_GIFT)
        (die,) = s.roll(1, 6, "DR-B-GRE-04", device=gift, needs=("at-least", STOLEN))
        if die == STOLEN and heirs(s, seat, gift):
            s.push(Heir(gift))
        elif die == DESTROYED:
            move(s, gift, s.devices.lies[gift], TEMPLE)
            s.emit("back-to-the-temple", device=gift)
        settle(s)

    def do_firestorm(self, s: DivineRightState, seat: int, space: int) -> None:
        self._offer_up(s, seat, FIRESTORM)
        if self._granted(s, "DR-B-GRE-05", hex=space):
            s.push(Fire(space))
        else:
            settle(s)

    def do_possess(self, s: DivineRightState, seat: int, kingdom: int) -> None:
        self._offer_up(s, seat, POSSESSION)
        possess(s, kingdom)
        settle(s)

    def do_tempest(self, s: DivineRightState, seat: int, space: int) -> None:
        """The stack sinks, heroes are adrift (DR-B-GRE-07)."""
        self._offer_up(s, seat, TEMPEST)
        if self._granted(s, "DR-B-GRE-07", hex=space):
            for unit in s.units(space):
                if s.where[unit] == space and s.is_fleet(unit):
                    strike(s, unit, cause=ADRIFT)
        settle(s)

    # -- refusals -----------------------------------------------------------------------------------------------------

    def _why(self, s: DivineRightState, seat: int, boon: int) -> list[Reason]:
        if (seat, boon) in s.magic.boons:
            return [Reason("DR-B-GRE-01", "boon-granted-before", boon=boon)]
        return [Reason("DR-B-GRE-08", "no-such-target", boon=boon)]

    def why_earthquake(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        return self._why(s, seat, EARTHQUAKE)

    def why_devil_wind(self, s: DivineRightState, seat: int, unit: int) -> list[Reason]:
        return self._why(s, seat, DEVIL_WIND)

    def why_steal_gift(self, s: DivineRightState, seat: int, gift: int) -> list[Reason]:
        return self._why(s, seat, STEAL_GIFT)

    def why_firestorm(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        if s.world.temple >> space & 1:
            return [Reason("DR-B-TOK-05", "holy-ground", hex=space)]
        return self._why(s, seat, FIRESTORM)

    def why_possess(self, s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
        return self._why(s, seat, POSSESSION)

    def why_tempest(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        return self._why(s, seat, TEMPEST)


# -- what boons do ----------------------------------------------------------------------------------------------------


def earthquake(s: DivineRightState, castle: int) -> None:
    """The castle is plundered without points; each unit there dies on 4-6, heroes roll for their fate, prisoners too,
    who then are free; sieges of it end (DR-B-GRE-02). What it hid is buried there (DR-B-TRE-04)."""
    space = s.world.castles[castle].space
    s.emit("earthquake", castle=castle, hex=space)
    s.plundered |= 1 << castle
    for plunder in hooks.PLUNDERED.of(s):
        plunder(s, castle, s.phasing)
    s.buried |= 1 << space
    for piece in s.stack(space):
        changes.set_inside(s, piece, False)
    for siege in s.sieges:
        if siege.castle == castle:
            changes.end_siege(s, siege)
    burn(s, space, [piece for piece in s.stack(space) if not s.beyond >> piece & 1], "DR-B-GRE-02")
    for one in s.prisoners:
        if one.space == space:
            (die,) = s.roll(1, 6, "DR-B-FAT-01", hero=one.hero, hex=space)
            if die == fate.KILLED:
                captives.kill(s, one.hero, NOBODY)
            else:
                fallout.later(s, fallout.FREED, one.hero)
    fallout.later(s, fallout.SIEGES)


def strike(s: DivineRightState, unit: int, cause: int = MAGIC) -> None:
    """Greystaff destroys a unit."""
    seat, space = s.master[unit], s.where[unit]
    losses.eliminate(s, unit, cause=cause, magic=s.phasing)
    for follow in hooks.STRUCK_DOWN.of(s):
        follow(s, seat, space)


def burn(s: DivineRightState, space: int, pieces: Sequence[int], rule: str) -> None:
    """Of some pieces in a space each unit dies on 4-6; heroes roll for their fate, captured by nobody (DR-B-FAT-11)."""
    for unit in pieces:
        if unit < s.world.first_hero and s.where[unit] == space:
            (die,) = s.roll(1, 6, rule, unit=unit, hex=space)
            if die >= DIES:
                strike(s, unit)
    rolling = fallout.noted(s, fallout.FATE)
    for hero in pieces:
        if hero >= s.world.first_hero and s.where[hero] == space and hero not in rolling:
            fate.endanger(s, hero, MAGIC, NOBODY, space)


@frame
class Fire(Procedure):
    """One unit dies, its owner says which; each other dies on 4-6 (DR-B-GRE-05)."""

    space: int

    def step(self, s: DivineRightState) -> Asked:
        units = s.units(self.space)
        if not units:
            s.finish()
            burn(s, self.space, s.heroes(self.space), "DR-B-GRE-05")
            settle(s)
            return None
        seat = max(s.round_from(s.phasing), key=lambda one: sum(s.master[unit] == one for unit in units))
        own = [unit for unit in units if s.master[unit] == seat] or [losses.cheapest(s, units)]  # of one who is out
        if len(own) > 1:
            lose = s.game.verbs.lose
            cheap = lose[losses.cheapest(s, own)]
            return Ask(
                seat,
                "fire",
                "DR-B-GRE-05",
                [lose[unit] for unit in losses.expendable(s, own)],
                default=cheap,
                hex=self.space,
            )
        self.do_lose(s, seat, own[0])
        return None

    def do_lose(self, s: DivineRightState, seat: int, unit: int) -> None:
        s.finish()
        strike(s, unit)
        burn(s, self.space, s.stack(self.space), "DR-B-GRE-05")
        settle(s)


@frame
class Heir(Procedure):
    """Which of the player's monarchs gets a stolen gift (DR-B-GRE-04)?"""

    gift: int

    def step(self, s: DivineRightState) -> Asked:
        able = heirs(s, s.phasing, self.gift)
        if len(able) > 1:
            options = [s.game.verbs.carry[hero] for hero in able]
            return Ask(s.phasing, "heir", "DR-B-GRE-04", options, default=options[0], device=self.gift)
        if able:
            self.do_carry(s, s.phasing, able[0])
        else:  # they have got another meanwhile
            s.finish()
        return None

    def do_carry(self, s: DivineRightState, seat: int, hero: int) -> None:
        hand_to(s, self.gift, s.devices.lies[self.gift], hero)
        s.finish()


def possess(s: DivineRightState, kingdom: int) -> None:
    """A new Personality, face up, the old one shuffled back; a Cursed one leaves its alliance at once
    (DR-B-GRE-06)."""
    known = cards.personality_known(s, kingdom, None)
    (drawn,) = s.draw(1, s.personalities.within(cards.PERSONALITY_DECK), "DR-B-GRE-06")
    cards.return_personality(s, kingdom)
    s.personalities = s.personalities.moved(drawn, 1 + kingdom)
    s.emit("personality", kingdom=kingdom, personality=s.personalities.faces[drawn])
    if not known:
        (die,) = s.roll(1, 6, "DR-B-SET-06", kingdom=kingdom)
        changes.kingdom(s, kingdom, queen=die % 2 == 0)
    if s.personalities.faces[drawn] == CURSED:
        status.turn_away(s, kingdom)
