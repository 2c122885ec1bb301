"""The example game with forty options of every kind, for tests of what shows options. Its rules ignore them."""

from __future__ import annotations

from pathlib import Path

import hexarchy.core
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.text import Catalog
from thornford import Thornford

HERE = Path(__file__).parent
CORE = Path(hexarchy.core.__file__).parent


class Brimming(Thornford):
    name = "brimming"

    def __init__(self) -> None:
        super().__init__()
        self.scenarios = Scenarios.load(HERE / "data" / "scenarios.toml")

    def catalog(self, lang: str, *, strict: bool = True) -> Catalog:
        return Catalog.load(lang, [CORE / "text", self.folder / "text", HERE / "text"], strict=strict)


GAME = Brimming()
