"""Invocations (DL-INV): characters at the temples call beings into the phasing player's service."""

from __future__ import annotations

from typing import Final

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.events import AT_MOST
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonlord import changes, control
from hexarchy.games.demonlord.magic import casting
from hexarchy.games.demonlord.procedure import Procedure
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEAD, HELD_BY, HOSAR, OFF, UNALLIED, other
from hexarchy.games.demonlord.world import Site

MOST_CONJURATIONS: Final = 5  # DL-INV-12, DL-INV-13
BEAST_GOD, FOREST_SPIRIT = SPIRITS = ("gw_beast_god", "gw_forest_spirit")

# Who hears an invocation at a temple (DL-INV-10 to 18). The Gargoyles stand for all conjurations.
BEINGS: Final = {
    "temple_yorgash": ("yo_yorgash",),
    "temple_shaman": ("ts_shaman",),
    "ninnghiz": ("tnc_gargoyles",),
    "temple_ancients": ("an_old_one",),
    "forest_temple": SPIRITS,
}
BEINGS_OF_HOSAR: Final = ("in_light_spirit", "inr_west_wizard")


def beings_of(s: DemonlordState, site: Site) -> tuple[int, ...]:
    names = BEINGS_OF_HOSAR if site.home == "HO" else BEINGS.get(site.id, ())
    return tuple(map(s.world.index_of, names))


def callable_beings(s: DemonlordState, seat: int, hex_: int) -> list[int]:
    """Whom a player can invoke at a temple now."""
    if hex_ not in s.world.temples or s.seen_hostile(seat, hex_):  # DL-INV-03
        return []
    site = s.world.site_at[hex_]
    return [being for being in beings_of(s, site) if not why_not_call(s, seat, being)]


def why_not_call(s: DemonlordState, seat: int, being: int) -> list[Reason]:
    """The rule that keeps a being from a player's call."""
    face = s.world.units[being]
    if face.realm >= 0:
        if not _allied(s, face.realm, seat):
            rule = "DL-INV-17" if face.realm == s.world.ANCIENTS else "DL-INV-18"
            return [Reason(rule, "not-allied", unit=being)]
        if face.id in SPIRITS and not _spirit_hears(s, being):
            return [Reason("DL-INV-18" if s.story.spirit < 0 else "DL-INV-19", "one-spirit-only", unit=being)]
    elif face.side != seat:
        return [Reason("DL-INV-09", "not-yours", unit=being)]
    if face.home == "IN" and s.turn_number < 2:
        return [Reason("DL-INV-14", "not-yet", unit=being)]
    if face.home == "INR" and not s.story.arrived[HOSAR]:
        return [Reason("DL-INV-15", "before-reinforcements", unit=being)]
    if being in s.world.conjurations:
        return [] if _conjurable(s) else [Reason("DL-INV-13", "five-in-play", unit=being)]
    if s.where[being] in HELD_BY:
        return [Reason("DL-INV-22", "held-prisoner", unit=being)]
    if s.where[being] not in (OFF, DEAD):  # DL-INV-07: the dead come back
        return [Reason("DL-INV-06", "in-play", unit=being)]
    return []


def _allied(s: DemonlordState, realm: int, seat: int) -> bool:
    return s.realms[realm].side == seat and s.realms[realm].grade != UNALLIED


def _spirit_hears(s: DemonlordState, being: int) -> bool:
    """Until a die has decided which of the two exists, the first stands for both (DL-INV-18, DL-INV-19)."""
    return being == (s.story.spirit if s.story.spirit >= 0 else s.world.index_of(BEAST_GOD))


def _conjurable(s: DemonlordState) -> bool:
    pool = [u for u in s.world.conjurations if s.where[u] in (OFF, DEAD)]
    return bool(pool) and len(s.world.conjurations) - len(pool) < MOST_CONJURATIONS


def power_of(s: DemonlordState, caster: int, hex_: int) -> int:
    """The Wood Chief is twice as strong at the Forest Temple, and only there (DL-INV-20)."""
    face = s.world.units[caster]
    at_home = face.id == "gw_chief" and s.world.site_at[hex_].id == "forest_temple"
    return face.power * 2 if at_home else face.power


@frame
class InvocationStep(Procedure):
    """The phasing player has characters at temples try, one after the other, until they end it (DL-DEC-21)."""

    caster: int = -1

    def step(self, s: DemonlordState) -> Asked:
        seat = s.phasing
        verbs = s.game.verbs
        if self.caster >= 0:
            beings = callable_beings(s, seat, s.where[self.caster])
            return Ask(seat, "invoke-being", "DL-DEC-21", [verbs.call[b] for b in beings], unit=self.caster)
        where, temples = s.where, s.world.temples
        able = [c for c in casting.able(s, seat) if where[c] in temples and callable_beings(s, seat, where[c])]
        if not able:
            s.pop()
            return None
        return Ask(seat, "invocation", "DL-DEC-21", [*(verbs.invoke[c] for c in able), verbs.end])

    def do_invoke(self, s: DemonlordState, seat: int, caster: int) -> None:
        """Troops that hid under a character show themselves now: their presence forbids it (DL-INV-03)."""
        if not changes.bars(s, other(seat), s.where[caster]):
            self.caster = caster

    def do_end(self, s: DemonlordState, seat: int, target: int) -> None:
        s.pop()

    def do_call(self, s: DemonlordState, seat: int, being: int) -> None:
        caster, self.caster = self.caster, -1
        hex_ = s.where[caster]
        casting.spend(s, seat, caster)  # DL-INV-02
        if not s.check(1, 6, "DL-INV-04", (AT_MOST, power_of(s, caster, hex_)), unit=caster, hex=hex_):
            s.emit("invocation-fails", unit=caster, hex=hex_)
        elif being in s.world.conjurations:
            self._conjure(s, seat, hex_)
        else:
            self._appear(s, self._which_spirit(s, being), hex_)

    def _appear(self, s: DemonlordState, being: int, hex_: int) -> None:
        changes.put(s, being, hex_)
        s.emit("invoked", unit=being, hex=hex_)

    def _which_spirit(self, s: DemonlordState, being: int) -> int:
        """The first success in the Great Woods decides for ever which of the two spirits exists (DL-INV-18, 19)."""
        if being != s.world.index_of(BEAST_GOD) or s.story.spirit >= 0:
            return being
        (die,) = s.roll(1, 6, "DL-INV-18")
        spirit = s.world.index_of(BEAST_GOD if die <= 3 else FOREST_SPIRIT)
        s.story = s.story._replace(spirit=spirit)
        return spirit

    def _conjure(self, s: DemonlordState, seat: int, hex_: int) -> None:
        """Five of the six, drawn unseen; later as many as are missing to five (DL-INV-12, DL-INV-13)."""
        pool = [u for u in s.world.conjurations if s.where[u] in (OFF, DEAD)]
        in_play = len(s.world.conjurations) - len(pool)
        drawn = s.draw(min(MOST_CONJURATIONS - in_play, len(pool)), pool, "DL-INV-12")
        for unit in drawn:
            changes.put(s, unit, hex_)
        control.review(s, hex_)
        s.story = s.story._replace(conjured=True)
        s.emit("conjured", hex=hex_)
        s.tell(seat, "conjured-units", units=drawn, hex=hex_)

    def why_invoke(self, s: DemonlordState, seat: int, caster: int) -> list[Reason]:
        return why_not_invoke(s, seat, caster)

    def why_call(self, s: DemonlordState, seat: int, being: int) -> list[Reason]:
        return why_not_call(s, seat, being)


def why_not_invoke(s: DemonlordState, seat: int, caster: int) -> list[Reason]:
    """The rule that keeps a character from invoking where he stands."""
    face, hex_ = s.world.units[caster], s.where[caster]
    if s.owner(caster) != seat or hex_ < 0:
        return [Reason("DL-INV-09", "not-yours", unit=caster)]
    if not face.power:
        return [Reason("DL-MAG-01", "no-power", unit=caster)]
    if caster in s.phase.cast:
        return [Reason("DL-INV-02", "has-cast", unit=caster)]
    site = s.world.site_at.get(hex_)
    if site is None or site.kind != "temple":
        return [Reason("DL-INV-01", "no-temple", hex=hex_)]
    if s.seen_hostile(seat, hex_):
        return [Reason("DL-INV-03", "enemy-at-temple", hex=hex_)]
    return [reason for being in beings_of(s, site) for reason in why_not_call(s, seat, being)]
