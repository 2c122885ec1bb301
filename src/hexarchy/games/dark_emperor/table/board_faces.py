"""The faces of the counters: all that a page draws on them, and the same in words beside their names.

A counter with two sides has two faces: `lammarech_cavalry_1` and, once it is turned, `lammarech_cavalry_1~`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hexarchy.core.scene import Json, Text
from hexarchy.core.text import LANGUAGES, Catalog
from hexarchy.games.dark_emperor import DarkEmperor
from hexarchy.games.dark_emperor.table.wording import signed
from hexarchy.games.dark_emperor.words import FORCES, HOST, NO_RUNE, NOBODY, RUNES, SIDES, TYPES
from hexarchy.games.dark_emperor.world import Piece

BACK: Final = "~"
RECONSTRUCTED: Final = "reconstruction"
LETTERS: Final = ("I", "C", "A", "S", "N")  # by type of unit; the same in both languages
Texts = Callable[[str], Catalog]


def faces(game: DarkEmperor, text: Callable[[str], Text], texts: Texts) -> dict[str, Json]:
    """Every face by its id."""
    found: dict[str, Json] = {}
    for piece in game.world.pieces:
        if piece.index in game.world.swords:
            found[piece.id] = _sword(game, piece, texts, living=True)
            found[piece.id + BACK] = _sword(game, piece, texts, living=False)
        elif piece.battlefield >= 0:
            found[piece.id] = found[piece.id + BACK] = _unit(game, piece, texts, undead=True)
        elif piece.kind == "unit":
            found[piece.id] = _unit(game, piece, texts, undead=False)
            if piece.undead:
                found[piece.id + BACK] = _unit(game, piece, texts, undead=True)
        elif piece.kind == "device":
            found[piece.id] = _device(game, piece, text, texts)
        else:
            found[piece.id] = _person(game, piece, text, texts)
    return found


def _plain(game: DarkEmperor, piece: Piece) -> Json:
    square, circle = game.presentation.colours(piece)
    look: Json = {
        "name": {lang: game.wording(lang).unit(piece.index) for lang in LANGUAGES},
        "shape": "person" if piece.kind == "leader" else "troop",
        "side": SIDES[0] if piece.force == HOST else SIDES[2],
        "paint": square.paint,
        "ink": square.ink,
        "picture": game.presentation.picture(piece),
        "fill": "solid",
        "letter": "",
        "tag": game.presentation.tag(piece),
        "badge": None,
        "reconstructed": RECONSTRUCTED in piece.source,
    }
    if circle is not None:
        look["disc"] = circle.paint
    return look


# -- units ------------------------------------------------------------------------------------------------------------


def _unit(game: DarkEmperor, piece: Piece, texts: Texts, *, undead: bool) -> Json:
    strength = piece.undead if undead else piece.strength
    look = _plain(game, piece)
    if undead:
        look.update(picture=game.presentation.skull, fill="light")
    elif piece.vampire:
        look["fill"] = "solid" if piece.greater else "outline"
    return {
        **look,
        "letter": LETTERS[piece.type],
        "values": [{"text": str(strength), "style": "plain"}],
        "about": {lang: " · ".join(_unit_words(game, piece, texts, lang, undead)) for lang in LANGUAGES},
    }


def _unit_words(game: DarkEmperor, piece: Piece, texts: Texts, lang: str, undead: bool) -> Iterator[str]:
    words, say = game.wording(lang), texts(lang)
    yield words.name("type", TYPES[piece.type])
    yield say("face-undead-strength" if undead else "face-strength", value=piece.undead if undead else piece.strength)
    if piece.undead and not undead:
        yield say("face-back", value=piece.undead)
    if piece.cost:
        yield say("face-cost", value=piece.cost)
    yield from _home(game, piece, lang)
    if RECONSTRUCTED in piece.source:
        yield say("face-reconstructed")


def _home(game: DarkEmperor, piece: Piece, lang: str) -> Iterator[str]:
    if piece.force != NOBODY:
        yield game.wording(lang).force(FORCES[piece.force])


# -- leaders, monsters, devices ---------------------------------------------------------------------------------------


def _person(game: DarkEmperor, piece: Piece, text: Callable[[str], Text], texts: Texts) -> Json:
    """Leaders by their Hero Rating, monsters by their strength; both by their rune."""
    leads = piece.kind == "leader"
    figure = piece.hero if leads else piece.strength
    values = [{"text": str(figure), "style": "plain"}]
    if piece.magic:
        values.append({"text": str(piece.magic), "style": "spark"})

    def about(lang: str) -> Iterator[str]:
        yield texts(lang)("face-hero" if leads else "face-strength", value=figure)
        yield from _magic(game, piece, texts, lang)
        yield from _home(game, piece, lang)
        if RECONSTRUCTED in piece.source:
            yield texts(lang)("face-reconstructed")

    look = {**_plain(game, piece), "values": values, "about": {lang: " · ".join(about(lang)) for lang in LANGUAGES}}
    if piece.rune != NO_RUNE:
        look["letter"] = text(f"rune-short-{RUNES[piece.rune]}")
    return look


def _magic(game: DarkEmperor, piece: Piece, texts: Texts, lang: str) -> Iterator[str]:
    if piece.rune != NO_RUNE:
        yield texts(lang)("face-magic", rune=game.wording(lang).rune(piece.rune), value=piece.magic)


def _device(game: DarkEmperor, piece: Piece, text: Callable[[str], Text], texts: Texts) -> Json:
    values = [{"text": signed(piece.hero), "style": "plain"}] if piece.hero else []
    if piece.magic:
        values.append({"text": str(piece.magic), "style": "spark"})

    def about(lang: str) -> Iterator[str]:
        if piece.hero:
            yield texts(lang)("face-bonus", value=signed(piece.hero))
        yield from _magic(game, piece, texts, lang)
        yield texts(lang)("face-device")
        if RECONSTRUCTED in piece.source:
            yield texts(lang)("face-reconstructed")

    values = values or [{"text": "–", "style": "thin"}]
    look = {**_plain(game, piece), "values": values, "about": {lang: " · ".join(about(lang)) for lang in LANGUAGES}}
    look["fill"] = "light"
    if piece.rune != NO_RUNE:
        look["letter"] = text(f"rune-short-{RUNES[piece.rune]}")
    return look


def _sword(game: DarkEmperor, piece: Piece, texts: Texts, *, living: bool) -> Json:
    """A forged sword by the face it shows (DE-13.51)."""
    blade = game.world.living_sword if living else game.world.heros_sword
    kind = "blade-living" if living else "blade-heros"

    def about(lang: str) -> str:
        return f"{game.wording(lang).text(kind)} · {texts(lang)('face-bonus', value=signed(blade.hero))}"

    return {
        **_plain(game, piece),
        "fill": "outline" if living else "light",
        "values": [{"text": signed(blade.hero), "style": "plain"}],
        "about": {lang: about(lang) for lang in LANGUAGES},
    }
