"""The streams of the program: what is written is readable in any encoding, and what is typed stops nobody."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final

# Signs an encoding may lack, and what stands for them.
PLAIN: Final = {
    **{"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "−": "-", "…": "...", "·": ":"},
    **{"→": "->", "≤": "<=", "•": "-", "⚄": "#", "⚔": "x", "─": "-", "═": "=", "━": "-"},
    **{"≈": "~", "♜": "@", "⌂": "+", "★": "&", "✦": "%", "†": "t", "×": "x", "◇": "o", "∆": "n", "▪": "m"},
    **{"○": "0", "□": "[", "◆": "<", "●": "8", "■": "]", "△": "A", "▽": "V", "¦": "|"},
    **{"↑": "^", "↗": "/", "↘": "\\", "↓": "v", "↙": "/", "←": "<", "↖": "\\", "œ": "oe", "Œ": "OE"},
}


def prepare() -> None:
    """From now on no letter can break the program, whatever the locale."""
    codecs.register_error("plain", plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def plain(error: UnicodeError) -> tuple[str, int]:
    """For letters the encoding lacks: the same without accents, or a sign that looks like it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain_letter, error.object[error.start : error.end])), error.end


def _plain_letter(letter: str) -> str:
    base = "".join(part for part in unicodedata.normalize("NFKD", letter) if ord(part) < 128)
    return PLAIN.get(letter, base or "?")
