"""What the server's own document calls a request: made by schemathesis, kept as bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings

from benchmarks.fuzz.bodies import PLACES, match_name, token_name
from benchmarks.fuzz.cases import Case, request


def from_document(document: dict[str, Any], chosen: int, each: int) -> Iterator[Case]:
    """So many of every operation. Hypothesis makes them all before any is sent: what is answered changes nothing."""
    for operation in schemathesis.openapi.from_dict(document).get_all_operations():
        found: Any = operation.ok()  # type: ignore[union-attr]
        yield from _made(found.as_strategy(), chosen, each)


def _made(strategy: Any, chosen: int, each: int) -> list[Case]:
    made: list[Case] = []

    @seed(chosen)
    @settings(
        max_examples=each,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def collect(case: Any) -> None:
        made.append(_case(case, len(made)))

    collect()
    return made


def _case(case: Any, number: int) -> Case:
    """Every second is about a match there is."""
    parameters = dict(case.path_parameters or {})
    headers = {}
    if "id" in parameters and number % 2:
        parameters["id"] = match_name(number % PLACES)
        headers["authorization"] = f"Seat {token_name(number % PLACES, 'hosar')}"
    path = case.path
    for name, value in parameters.items():
        path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
    body = None
    if case.operation.body:
        try:
            body = json.dumps(case.body).encode()
        except TypeError:  # it was left out
            body = b""
    return Case(f"{case.method} {case.path} {number}", (request(case.method.upper(), path, body, headers),))
