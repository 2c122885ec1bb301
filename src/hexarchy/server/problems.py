"""Problem: a request that cannot be granted, and the answer to it."""

from __future__ import annotations

from typing import Any


class Problem(Exception):
    """Its status, a title for programs, a sentence, and what else the answer holds."""

    def __init__(self, status: int, title: str, detail: str = "", **more: Any) -> None:
        super().__init__(title)
        self.status = status
        self.title = title
        self.detail = detail
        self.more = more


class Declined(Exception):
    """Something a person asked for that cannot be now; `why` is the key of the sentence that tells them."""

    title = "declined"

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
