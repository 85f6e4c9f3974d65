"""Requests made from the OpenAPI document, sensible and senseless: no fault, and answers as they are described."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    negative_data_rejection,
    positive_data_acceptance,
    response_schema_conformance,
)

from bohnanza.server.app import DESCRIBED
from bohnanza.server.app.openapi import description
from tests.server.live import PATIENCE, Server

DOCUMENT: dict[str, Any] = json.loads(description(DESCRIBED))
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)

# What is refused for reasons that no schema can tell is no mistake; nobody needs OPTIONS without CORS.
UNCHECKED = [positive_data_acceptance, negative_data_rejection, allow_header_conformance]

Case = schemathesis.Case[Any]

bounded = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@SCHEMA.parametrize()
@bounded
def test_strangers_break_nothing(case: Case, shared_server: Server) -> None:
    case.call_and_validate(base_url=shared_server.url, excluded_checks=UNCHECKED, timeout=PATIENCE)


MEMBERS = schemathesis.openapi.from_dict(DOCUMENT).include(path_regex=r"/tables/\{table\}")
MEMBERS.config.phases.coverage.enabled = False  # strangers have tried all that


@MEMBERS.parametrize()
@bounded
def test_members_break_nothing(case: Case, shared_server: Server) -> None:
    wish = {"settings": {"game": "anniversary/3", "takeover": False}}
    made = httpx.post(f"{shared_server.url}/api/tables", json=wish, verify=False, timeout=PATIENCE).json()
    case.path_parameters["table"] = made["table"]
    headers = {"Authorization": f"Bearer {made['token']}"}
    case.call_and_validate(
        base_url=shared_server.url, headers=headers, excluded_checks=UNCHECKED, timeout=PATIENCE
    )


def test_every_operation_is_tried_and_every_struct_described() -> None:
    operations = [found.ok().label for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
    assert "POST /api/tables/{table}/commands" in operations
    assert len(operations) == sum(len(item) for item in DOCUMENT["paths"].values())
    text = json.dumps(DOCUMENT)
    used = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert used - set(DOCUMENT["components"]["schemas"]) == set()


def test_an_answer_that_is_not_as_described_would_be_noticed(shared_server: Server) -> None:
    lying = json.loads(json.dumps(DOCUMENT))
    lying["components"]["schemas"]["Health"]["properties"]["protocol"] = {"type": "string"}
    operation = schemathesis.openapi.from_dict(lying)["/api/health"]["GET"]
    case = operation.Case()
    with pytest.raises(FailureGroup):
        case.call_and_validate(base_url=shared_server.url, checks=[response_schema_conformance])
    honest = SCHEMA["/api/health"]["GET"].Case()
    honest.call_and_validate(base_url=shared_server.url, checks=[response_schema_conformance])
