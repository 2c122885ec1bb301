"""Callers: for whom something is done, wherever in the server that is asked."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

# The address of the request at hand; "" for what the server does by itself. Tasks begun for a request inherit it.
CALLER: Final[ContextVar[str]] = ContextVar("caller", default="")
