"""Sent: what a client asked for under an id of its own, told from anything else it might ask for."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from hexarchy.server.schema import Entry


def digest(kind: str, *body: Any) -> str:
    """A fingerprint of a request, without the version its sender had seen, which may be another the next time."""
    return hashlib.blake2b(msgspec.json.encode((kind, body)), digest_size=16).hexdigest()


def same(entry: Entry, sent: str) -> bool:
    """May this entry have come of it? One from before digests were kept may."""
    return entry.sent in (None, sent)
