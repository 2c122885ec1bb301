"""Answers that stay the same: compressed and tagged once, sent as often as they are asked for."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
import stat
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

# The system's own table may know less, or call a script plain text.
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


# What the type checker reads in the page's scripts: whole lines, and notes within a line.
NOTES: Final = re.compile(r"^\s*//[^\n]*\n|/\*\*.*?\*/[ \n]?", re.MULTILINE | re.DOTALL)


def without_notes(script: str) -> str:
    """A script of the page as browsers get it: a fifth of it is there for those who write it.

    Nothing is parsed: in these scripts no text and no pattern begins like a note (a test looks).
    """
    return NOTES.sub("", script)


class Packed:
    """One answer. `keep` tells the browser how long it need not ask again."""

    def __init__(self, body: bytes, kind: str, keep: str) -> None:
        self.body = body
        self.kind = kind
        self.keep = keep
        self.packed = gzip.compress(body, 9, mtime=0)
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": self.keep, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


class Files(StaticFiles):
    """The page's files: read once, and again when one was changed; the browser asks each time by their tag."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._read: dict[str, tuple[int, Packed]] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        return self.file(path).answer(Request(scope))

    def file(self, path: str) -> Packed:
        """A file of the folder; looking for it is one question to the system, not worth a thread."""
        try:
            found, told = self.lookup_path(path)
        except (OSError, ValueError):  # a name no file can have
            raise HTTPException(404) from None
        if told is None or not stat.S_ISREG(told.st_mode):
            raise HTTPException(404)
        read = self._read.get(found)
        if read is None or read[0] != told.st_mtime_ns:
            suffix = Path(found).suffix
            kind = TYPES.get(suffix) or mimetypes.guess_type(found)[0] or "application/octet-stream"
            body = Path(found).read_bytes()
            if suffix == ".js" and Path(found).parent.name == "js":  # what others wrote stays as it is
                body = without_notes(body.decode()).encode()
            read = self._read[found] = (told.st_mtime_ns, Packed(body, kind, "no-cache"))
        return read[1]
