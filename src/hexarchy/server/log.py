"""Structured logs: one JSON object a line. They hold no token, no action, no die and no secret."""

from __future__ import annotations

import logging
import re
import sys
import time
from typing import Final

import msgspec

from hexarchy.core.visible import visible

LOGGER: Final = logging.getLogger("hexarchy.server")
OTHERS: Final = ("uvicorn", "asyncio")  # what they have to say goes the same way
_FIELDS: Final = "fields"
_PLACE: Final = re.compile(r'^  File "([^"\n]+)", line (\d+), in ', re.MULTILINE)


def log(event: str, level: int = logging.INFO, **fields: str | int | float | None) -> None:
    """Say what happened. Only plain values: the caller names each field."""
    if LOGGER.isEnabledFor(level):  # what `LOGGER.log` would do, without looking for the line of code it came from
        record = logging.LogRecord(LOGGER.name, level, "", 0, event, None, None)
        setattr(record, _FIELDS, fields)
        LOGGER.handle(record)


def failure(event: str, error: BaseException, **fields: str | int | None) -> None:
    """A defect: its kind and where it came from, not its message, which may hold what a player said."""
    log(event, logging.ERROR, **_source(error), **fields)


def _source(error: BaseException) -> dict[str, str]:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
    return {"kind": type(error).__name__, "where": _elsewhere(error) or where}


def _elsewhere(error: BaseException) -> str:
    """The place in another process that it came from: what is handed over of it is the text of its trace."""
    places = _PLACE.findall(str(getattr(error.__cause__, "tb", "")))
    return ":".join(places[-1]) if places else ""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, _FIELDS, {})
        if record.exc_info and record.exc_info[1]:
            fields = {**fields, **_source(record.exc_info[1])}
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {"at": f"{stamp}.{int(record.msecs):03d}Z", "level": record.levelname.lower()}
        told = {**line, "event": record.getMessage(), **fields}
        shown = {name: visible(value) if isinstance(value, str) else value for name, value in told.items()}
        return msgspec.json.encode(shown).decode()


def set_up(level: int = logging.INFO) -> None:
    """Write to the error stream: what is asked for on the other is not mixed with it."""
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # asked for each line, told in none
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for logger, least in ((LOGGER, level), *((logging.getLogger(name), logging.WARNING) for name in OTHERS)):
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
