"""Files named on the command line: read whole, if they are what they should be."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def read_text(path: Path, most: int) -> str:
    """The text of a file that is one: no device that never ends, no pipe nobody writes to, nothing very large."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    with open(handle, "rb") as file:
        kind = os.fstat(handle).st_mode
        if not stat.S_ISREG(kind):
            trouble = errno.EISDIR if stat.S_ISDIR(kind) else errno.ESPIPE
            raise OSError(trouble, os.strerror(trouble))
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content.decode("utf-8").replace("\r\n", "\n")
