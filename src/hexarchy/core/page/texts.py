"""Sentences of a page: each in every language at once, so that switching language needs no request."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Concatenate,
    Final,
    Generic,
    ParamSpec,
    Protocol,
    TypeVar,
    TypeVarTuple,
)

from msgspec import Meta

from hexarchy.core.text import LANGUAGES, Argument, Catalog

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.wording import Wording

# A sentence by language.
Text = Annotated[dict[str, str], Meta(title="T", extra_json_schema={"required": list(LANGUAGES)})]

W = TypeVar("W", bound="Wording")
T = TypeVar("T")
P = ParamSpec("P")
Ts = TypeVarTuple("Ts")

_MEMORY: Final = 16384


class Once(Protocol):
    """What `make` gives for these arguments: a part of the page that looks the same in many scenes."""

    def __call__(self, make: Callable[[Any, *Ts], T], /, *args: *Ts) -> T: ...


class Texts(Generic[W]):
    """The sentences of a game's page. What it gives is remembered and shared: nobody may change it."""

    game: Game

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        """`folder`: the page's own texts; without one they stand among the game's."""
        self.game = game
        self._catalogs: Final = {lang: self._catalog(lang, folder) for lang in LANGUAGES}
        self._own = lru_cache(_MEMORY)(self._make_own)
        self._said = lru_cache(_MEMORY)(self._make_said)
        self.once: Once = lru_cache(_MEMORY)(self._make_once)

    def _catalog(self, lang: str, folder: Path | None) -> Catalog:
        return self.game.wording(lang).text if folder is None else Catalog.load(lang, [folder], strict=False)

    def __call__(self, key: str, **args: Argument | Text) -> Text:
        """A text of the page. An argument may be a text itself: in each language it stands there as it is in that."""
        if not args:
            return self._own(key, ())
        known = [(name, tuple(it.values()) if isinstance(it, dict) else it) for name, it in args.items()]
        return self._own(key, tuple(known))

    def said(self, say: Callable[Concatenate[W, P], str], *args: P.args, **more: P.kwargs) -> Text:
        """What a method of the wording says: `said(Wording.unit, unit)`."""
        return self._said(say.__name__, args, tuple(more.items()) if more else ())

    def with_words(self, key: str, **args: Any) -> Text:
        """A text of the page with arguments as they stand in a sentence: names, lists."""
        return {lang: text(key, **self.game.wording(lang).words(args)) for lang, text in self._catalogs.items()}

    def _make_once(self, make: Callable[..., T], *args: Any) -> T:
        return make(self, *args)

    def _make_own(self, key: str, args: tuple[tuple[str, Argument | tuple[str, ...]], ...]) -> Text:
        def said_in(number: int, catalog: Catalog) -> str:
            return catalog(key, **{name: it[number] if isinstance(it, tuple) else it for name, it in args})

        return {lang: said_in(number, catalog) for number, (lang, catalog) in enumerate(self._catalogs.items())}

    def _make_said(self, method: str, args: tuple[Any, ...], more: tuple[tuple[str, Any], ...]) -> Text:
        return {lang: getattr(self.game.wording(lang), method)(*args, **dict(more)) for lang in LANGUAGES}


def joined(said: Iterable[Text], separator: str = " · ") -> Text:
    """Several as one."""
    parts = list(said)
    return {lang: separator.join(text[lang] for text in parts) for lang in LANGUAGES}


def alike(text: str) -> Text:
    """What is the same in every language."""
    return dict.fromkeys(LANGUAGES, text)
