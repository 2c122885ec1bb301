"""The document describes what runs: every route is in it, and what it calls valid is answered as it says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from starlette.testclient import TestClient

from hexarchy.server.app import Settings, create_app
from tests.server.house import sqlite

PATHS = {
    "/api/games",
    "/api/games/{game}/board",
    "/api/games/{game}/rules",
    "/api/games/{game}/charts",
    "/api/games/{game}/lesson",
    "/api/games/{game}/book",
    "/api/games/{game}/list",
    "/api/matches/lesson",
    "/api/matches",
    "/api/matches/import",
    "/api/matches/{id}",
    "/api/matches/{id}/setting",
    "/api/matches/{id}/board",
    "/api/matches/{id}/actions",
    "/api/matches/{id}/parley",
    "/api/matches/{id}/players",
    "/api/matches/{id}/seats",
    "/api/matches/{id}/rematch",
    "/api/matches/{id}/why",
    "/api/matches/{id}/undo",
    "/api/matches/{id}/undo/answer",
    "/api/matches/{id}/dice",
    "/api/matches/{id}/list",
    "/api/matches/{id}/resign",
    "/api/matches/{id}/at/{n}",
    "/api/matches/{id}/odds",
    "/api/matches/{id}/areas",
    "/api/matches/{id}/look",
    "/api/matches/{id}/goals",
    "/api/matches/{id}/outlook",
    "/api/matches/{id}/outreach",
    "/api/matches/{id}/record",
    "/api/matches/{id}/verify",
    "/api/verify",
    "/health",
    "/ready",
}


def test_document_names_every_route(client: TestClient) -> None:
    document = client.get("/api/openapi.json").json()
    assert set(document["paths"]) == PATHS
    assert document["paths"]["/api/matches"]["post"]["responses"]["201"]


def test_fuzzer_finds_no_answer_the_document_does_not_know(tmp_path: Path) -> None:
    schemathesis = pytest.importorskip("schemathesis")
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    app = create_app(Settings(database=sqlite(tmp_path), names=("testserver",), bot_processes=0, rates={}))
    few = settings(
        max_examples=5,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    with TestClient(app, base_url="http://testserver") as client:
        client.get("/api/games")  # reading all games may take longer than the fuzzer waits
        schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
        for operation in schema.get_all_operations():

            @few
            @given(case=operation.ok().as_strategy())
            def check(case: Any) -> None:
                case.call_and_validate(checks=checks)

            check()
