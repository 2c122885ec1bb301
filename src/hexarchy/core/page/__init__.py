"""The page: boards and scenes as they are sent (docs/protocol.md), and what makes them for any game."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]  # a form as it is sent, for those who read it by key
