"""Names: what this server may be called in the header `Host`.

A page elsewhere can have its own name lead to our address, and is then, to a browser, of the same origin as ours. So we
do not answer to a name that nobody gave us; to an address we do, as no other page can have it.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers

from hexarchy.server.problems import Problem

LONGEST_NAME: Final = 253
KNOWN: Final = 256  # names that were asked for last
_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([0-9a-z._-]+))(?::[0-9]{0,5})?", re.IGNORECASE)


class BadName(ValueError):
    """No name of a host."""


class Names:
    """The names of a server: its machine's, and those it was given."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._known = frozenset((*_own(), *map(normal, given)))

    def refusal(self, headers: Headers) -> Problem | None:
        """What is wrong with the host that a request asks for."""
        asked = headers.getlist("host")
        found = _HOST.fullmatch(asked[0]) if len(asked) == 1 and len(asked[0]) <= LONGEST_NAME else None
        if found is None:
            return Problem(400, "bad-host", "send one header Host, with a name or an address")
        name = (found[1] or found[2]).lower().removesuffix(".")
        if name in self._known or is_address(name):
            return None
        return Problem(421, "unknown-host", f"this server is not called '{name}'; if it should be: serve --name {name}")


def normal(name: str) -> str:
    """A name an operator gives, as it stands in the header, which knows no accents."""
    try:
        made = name.strip("[]") if is_address(name.strip("[]")) else name.encode("idna").decode()
    except UnicodeError:
        raise BadName(name) from None
    if not is_address(made) and not re.fullmatch("[0-9A-Za-z._-]+", made):
        raise BadName(name)
    return made.lower().removesuffix(".")


@lru_cache(KNOWN)
def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _own() -> tuple[str, ...]:
    """Names that lead here and nowhere else."""
    whole = socket.gethostname().lower()
    short = whole.partition(".")[0]
    return ("localhost", whole, short, f"{short}.local")
