"""How long a test waits for what must come: a machine may be busy with many others."""

from __future__ import annotations

PATIENCE = 180.0  # seconds
