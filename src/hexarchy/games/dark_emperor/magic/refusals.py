"""Why a spell cannot be cast, by this leader, at that piece, or be countered: by the rule that forbids it."""

from __future__ import annotations

from hexarchy.core.decisions import Reason
from hexarchy.games.dark_emperor import devices, famir
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.magic.book import BOOK
from hexarchy.games.dark_emperor.spells import DIPLOMACY_SPELLS, PEACE, RAISE_UNDEAD, RUNE_OF
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import opposed


def why_spell(s: DarkEmperorState, side: int, spell: int) -> list[Reason]:
    """Nobody of a side can cast a spell of this round."""
    rune = RUNE_OF[spell]
    found = [piece for piece in runes.known(s, rune) if runes.present(s, piece) and s.side(piece) == side]
    return why_caster(s, side, spell, found[0]) if found else [Reason("DE-12a", "nobody-of-rune", rune=rune)]


def why_caster(s: DarkEmperorState, side: int, spell: int, piece: int) -> list[Reason]:
    """This piece cannot cast it."""
    reasons = _why_no_magic(s, side, RUNE_OF[spell], piece)
    if reasons:
        return reasons
    if s.where[piece] < 0 and spell not in DIPLOMACY_SPELLS:
        return [Reason("DE-19.1", "only-diplomacy-in-the-box", leader=piece)]
    if spell == RAISE_UNDEAD and piece in s.half.retreated:
        return [Reason("DE-14.12b", "was-forced-back", leader=piece)]
    if spell == RAISE_UNDEAD and s.half.hushed >> s.where[piece] & 1:
        return [Reason("DE-15.5c", "silenced", hex=s.where[piece])]
    return [Reason(BOOK[spell].rule, "nothing-to-work-on", spell=spell, caster=piece)]


def why_counter(s: DarkEmperorState, side: int, spell: int, hex_: int, piece: int) -> list[Reason]:
    """This piece cannot counter it: only the opposed rune, in the same hex, with strength left (DE-12.31b)."""
    reasons = _why_no_magic(s, side, opposed(RUNE_OF[spell]), piece)
    return reasons or [Reason("DE-12.31b", "not-in-the-casters-hex", leader=piece, hex=hex_)]


def _why_no_magic(s: DarkEmperorState, side: int, rune: int, piece: int) -> list[Reason]:
    """Why a piece has no magic of a rune for a side; nothing when it has."""
    if (
        piece < s.world.unit_count
        or piece >= s.world.first_device
        or s.side(piece) != side
        or not runes.present(s, piece)
    ):
        return [Reason("DE-12.1b", "not-your-caster", piece=piece)]
    if piece == s.world.COS:
        return [Reason("DE-19.3", "shuns-magic", leader=piece)]
    if famir.waits(s, piece):
        return [Reason("DE-18.32a", "waits-for-ssstoth", leader=piece)]
    if runes.silenced(s, s.where[piece]):
        return [Reason("DE-15.5b", "silenced", hex=s.where[piece])]
    if s.world.pieces[piece].rune == rune or runes.of_rune(s, piece, rune):
        return [] if runes.reach(s, piece, rune) else [Reason("DE-12.21a", "strength-spent", piece=piece, rune=rune)]
    for device in s.world.devices_of[rune]:
        if s.bearer(device) == piece:
            usable = devices.usable(s, piece, device)
            rule, key = ("DE-15.13a", "two-devices-used") if usable else ("DE-15.11d", "not-his-to-use")
            return [Reason(rule, key, leader=piece, device=device)]
    return [Reason("DE-12a", "not-his-rune", piece=piece, rune=rune)]


def why_target(s: DarkEmperorState, spell: int, caster: int, piece: int) -> list[Reason]:
    """It cannot be aimed at this piece."""
    face = s.world.pieces[piece]
    if face.kind == "monster":
        return [Reason("DE-18.22b", "monsters-untouched", piece=piece)]
    if face.immune or piece == s.world.COS:
        return [Reason("DE-19.3", "shuns-magic", leader=piece)]
    if face.kind == "leader" and famir.waits(s, piece):
        return [Reason("DE-18.32a", "waits-for-ssstoth", leader=piece)]
    if spell == PEACE and face.greater:
        return [Reason("DE-14.41", "greater-vampires-stay", piece=piece)]
    return [Reason(BOOK[spell].rule, "not-a-target", spell=spell, piece=piece)]
