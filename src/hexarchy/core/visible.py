"""What text from elsewhere may look like: nothing in it hides, or turns around what stands beside it."""

from __future__ import annotations

import re
from typing import Final

# Controls, marks of writing direction, invisible format characters, line and paragraph separators, lone surrogates: the
# inside of a character class, in the part that the regular expressions of Python and of JSON Schema have in common.
UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\ud800-\udfff\ufeff\ufff0-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_UNSEEN: Final = re.compile(f"[{UNSEEN}]")


def visible(text: str) -> str:
    """The text with everything unseen written out, as in Python: \\n, \\x1b, \\u202e."""
    return _UNSEEN.sub(lambda found: ascii(found.group())[1:-1], text)
