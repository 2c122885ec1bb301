"""The faces of the counters: all that a page draws on them, and the same in words beside their names.

A counter with two sides has two faces: `lammarech_cavalry_1` and, once it is turned, `lammarech_cavalry_1~`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.page.board import Face, Value
from hexarchy.core.page.texts import Text, joined
from hexarchy.core.wording import signed
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.words import FORCES, HOST, NO_RUNE, NOBODY, RUNES, SIDES, TYPES
from hexarchy.games.dark_emperor.world import Piece

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.table.scene import Scenes

BACK: Final = "~"
RECONSTRUCTED: Final = "reconstruction"
LETTERS: Final = ("I", "C", "A", "S", "N")  # by type of unit; the same in both languages


def faces(page: Scenes) -> dict[str, Face]:
    """Every face by its id."""
    found: dict[str, Face] = {}
    for piece in page.game.world.pieces:
        if piece.index in page.game.world.swords:
            found[piece.id] = _sword(page, piece, living=True)
            found[piece.id + BACK] = _sword(page, piece, living=False)
        elif piece.battlefield >= 0:
            found[piece.id] = found[piece.id + BACK] = _unit(page, piece, undead=True)
        elif piece.kind == "unit":
            found[piece.id] = _unit(page, piece, undead=False)
            if piece.undead:
                found[piece.id + BACK] = _unit(page, piece, undead=True)
        elif piece.kind == "device":
            found[piece.id] = _device(page, piece)
        else:
            found[piece.id] = _person(page, piece)
    return found


def _plain(page: Scenes, piece: Piece, values: list[Value], about: Iterable[Text]) -> Face:
    looks = page.game.presentation
    square, circle = looks.colours(piece)
    return Face(
        name=page.said(Wording.unit, piece.index),
        about=joined(about),
        shape="person" if piece.kind == "leader" else "troop",
        side=SIDES[0] if piece.force == HOST else SIDES[2],
        paint=square.paint,
        ink=square.ink,
        picture=looks.picture(piece),
        fill="solid",
        letter="",
        tag=looks.tag(piece),
        badge=None,
        values=values,
        reconstructed=RECONSTRUCTED in piece.source,
        disc=None if circle is None else circle.paint,
    )


def _reconstructed(page: Scenes, piece: Piece) -> Iterator[Text]:
    if RECONSTRUCTED in piece.source:
        yield page("face-reconstructed")


# -- units ------------------------------------------------------------------------------------------------------------


def _unit(page: Scenes, piece: Piece, *, undead: bool) -> Face:
    strength = piece.undead if undead else piece.strength
    face = _plain(page, piece, [Value(str(strength))], _unit_words(page, piece, undead))
    face.letter = LETTERS[piece.type]
    if undead:
        face.picture, face.fill = page.game.presentation.skull, "light"
    elif piece.vampire:
        face.fill = "solid" if piece.greater else "outline"
    return face


def _unit_words(page: Scenes, piece: Piece, undead: bool) -> Iterator[Text]:
    yield page.said(Wording.name, "type", TYPES[piece.type])
    yield page("face-undead-strength" if undead else "face-strength", value=piece.undead if undead else piece.strength)
    if piece.undead and not undead:
        yield page("face-back", value=piece.undead)
    if piece.cost:
        yield page("face-cost", value=piece.cost)
    yield from _home(page, piece)
    yield from _reconstructed(page, piece)


def _home(page: Scenes, piece: Piece) -> Iterator[Text]:
    if piece.force != NOBODY:
        yield page.said(Wording.force, FORCES[piece.force])


# -- leaders, monsters, devices ---------------------------------------------------------------------------------------


def _person(page: Scenes, piece: Piece) -> Face:
    """Leaders by their Hero Rating, monsters by their strength; both by their rune."""
    leads = piece.kind == "leader"
    figure = piece.hero if leads else piece.strength
    about = [
        page("face-hero" if leads else "face-strength", value=figure),
        *_magic(page, piece),
        *_home(page, piece),
        *_reconstructed(page, piece),
    ]
    return _with_rune(page, piece, _plain(page, piece, [Value(str(figure)), *_spark(piece)], about))


def _spark(piece: Piece) -> list[Value]:
    return [Value(str(piece.magic), "spark")] if piece.magic else []


def _with_rune(page: Scenes, piece: Piece, face: Face) -> Face:
    if piece.rune != NO_RUNE:
        face.letter = page(f"rune-short-{RUNES[piece.rune]}")
    return face


def _magic(page: Scenes, piece: Piece) -> Iterator[Text]:
    if piece.rune != NO_RUNE:
        yield page("face-magic", rune=page.said(Wording.rune, RUNES[piece.rune]), value=piece.magic)


def _device(page: Scenes, piece: Piece) -> Face:
    bonus = [page("face-bonus", value=signed(piece.hero))] if piece.hero else []
    about = [*bonus, *_magic(page, piece), page("face-device"), *_reconstructed(page, piece)]
    values = [*([Value(signed(piece.hero))] if piece.hero else []), *_spark(piece)]
    face = _with_rune(page, piece, _plain(page, piece, values or [Value("–", "thin")], about))
    face.fill = "light"
    return face


def _sword(page: Scenes, piece: Piece, *, living: bool) -> Face:
    """A forged sword by the face it shows (DE-13.51)."""
    blade = page.game.world.living_sword if living else page.game.world.heros_sword
    kind = page.said(Wording.name, "blade", "living" if living else "heros")
    about = [kind, page("face-bonus", value=signed(blade.hero))]
    face = _plain(page, piece, [Value(signed(blade.hero))], about)
    face.fill = "outline" if living else "light"
    return face
