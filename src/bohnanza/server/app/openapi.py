"""The OpenAPI document: Litestar describes the routes, msgspec the structs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Litestar, Router
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.types import ControllerRouterHandler
from litestar.typing import FieldDefinition

from bohnanza import __version__
from bohnanza.server.protocol import commands, events, game, http, messages, settings, sheet, table_events

REF: Final = "#/components/schemas/{name}"
ERROR: Final = {"$ref": REF.format(name="ErrorBody")}
METHODS: Final = ("get", "put", "post", "delete")
PROTOCOL_MODULES: Final = (commands, events, game, http, messages, settings, sheet, table_events)


class Structs(OpenAPISchemaPlugin):
    """Names every struct and describes none: msgspec does that, and Litestar would take half a second for it."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return isinstance(value, type) and issubclass(value, msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Any:
        return schema_creator.create_component_schema(field_definition, required=[], property_fields={})


def description(handlers: Sequence[ControllerRouterHandler]) -> bytes:
    """The document for these handlers, as JSON."""
    app = Litestar(
        [Router("/api", route_handlers=handlers)],
        dependencies={"services": Provide(lambda: None, sync_to_thread=False)},
        openapi_config=config(),
        plugins=[Structs()],
        logging_config=None,  # it would change logging for the whole process
    )
    return msgspec.json.encode(exact(app.openapi_schema.to_schema()))


def config() -> OpenAPIConfig:
    schemes: dict[str, SecurityScheme | Reference] = {
        "token": SecurityScheme(
            type="http", scheme="bearer", description="The token of a place at a table; programs use it too."
        ),
        "session": SecurityScheme(
            type="apiKey",
            name="bohnanza",
            security_scheme_in="cookie",
            description="Of an account. It counts only in requests that say that they come from a page of the "
            "server: by `Origin`, or by `Sec-Fetch-Site: same-origin`. Over TLS it is called __Host-bohnanza.",
        ),
    }
    return OpenAPIConfig(
        title="Bohnanza",
        version=__version__,
        description="Tables, records and accounts. Games are played over the WebSocket /api/tables/{table}/ws.",
        components=Components(security_schemes=schemes),
        use_handler_docstrings=True,
    )


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """The document with msgspec's schemas, and with one form for all errors."""
    _, schemas = msgspec.json.schema_components(structs(), ref_template=REF)
    components = {**document["components"], "schemas": schemas}
    paths = {
        path: {key: _operation(value) if key in METHODS else value for key, value in item.items()}
        for path, item in document["paths"].items()
    }
    return {**document, "paths": paths, "components": components}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that leaves the server or comes in."""
    found = [thing for module in PROTOCOL_MODULES for thing in vars(module).values()]
    structs = [thing for thing in found if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return list(dict.fromkeys(struct for struct in structs if not struct.__subclasses__()))


def _operation(operation: dict[str, Any]) -> dict[str, Any]:
    """One operation: all errors have the same body, and 204 has none."""
    good = {code: said for code, said in operation["responses"].items() if code.startswith("2")}
    if "204" in good:
        good["204"] = {"description": good["204"]["description"]}
    error = {"description": "Anything else", "content": {"application/json": {"schema": ERROR}}}
    return {**operation, "responses": {**good, "default": error}}
