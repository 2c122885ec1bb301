"""Keys of names on the map."""

from __future__ import annotations


def slug(name: str) -> str:
    """ "Shriekers' Scrub" is `shriekers-scrub`."""
    return name.lower().replace("'", "").replace(" ", "-")
