"""The texts of a small game: what is read from its files and said of its matches."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hexarchy.core.game import Game
from hexarchy.core.text import compare
from hexarchy.core.wording import Wording
from tests.promises import Promises


def source(game: Game) -> str:
    """All of its code."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.glob("*.py")))


def strict(game: Game, lang: str) -> Wording:
    """A wording that raises where a text or one of its arguments is missing."""
    return Wording(game, lang, strict=True)


def own_keys(game: Game) -> list[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((game.folder / "text/en").glob("*.ftl")))
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def differences(game: Game) -> list[str]:
    """What one language says and the other does not."""
    english, french = (strict(game, lang).text for lang in ("en", "fr"))
    return [*compare(english, french), *game.rulebook.missing("fr")]


def log(promises: Promises, wording: Wording) -> Iterator[str]:
    """A recorded match, as its log tells it."""
    record = promises.recorded(5)
    for _, _, events in record.play(promises.GAME, record.start(promises.GAME)):
        for event in events:
            yield wording.event(event.key, promises.GAME.named(event.args))
