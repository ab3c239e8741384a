"""The AsyncAPI description: its references lead somewhere and it leaves no message out."""

import json

import pytest
from protocol import FOLDER, REGISTRY, SCHEMAS
from referencing import Resource
from referencing.jsonschema import DRAFT202012
from test_schemas import references

DESCRIPTION = json.loads((FOLDER / "asyncapi.json").read_text("utf-8"))
SIDES = {"client": "client-message.schema.json", "server": "server-message.schema.json"}


def resolved(reference):
    resource = Resource(contents=DESCRIPTION, specification=DRAFT202012)
    registry = REGISTRY.with_resource("asyncapi.json", resource)
    return registry.resolver(base_uri="asyncapi.json").lookup(reference).contents


@pytest.mark.parametrize("reference", sorted(set(references(DESCRIPTION))))
def test_a_reference_resolves(reference):
    assert isinstance(resolved(reference), dict)


def test_the_channel_is_the_socket_and_its_subprotocol():
    channel = DESCRIPTION["channels"]["socket"]
    headers = channel["bindings"]["ws"]["headers"]["properties"]
    assert DESCRIPTION["asyncapi"] == "3.0.0"
    assert channel["address"] == "/socket"
    assert headers["Sec-WebSocket-Protocol"]["const"] == "wheelhouse.v1"


@pytest.mark.parametrize("side", SIDES)
def test_every_message_is_in_the_channel_with_its_schema(side):
    for name in SCHEMAS[SIDES[side]]["properties"]["type"]["enum"]:
        key = side + name[0].upper() + name[1:]
        message = resolved(DESCRIPTION["channels"]["socket"]["messages"][key]["$ref"])
        assert message["payload"]["schema"]["$ref"] == f"{SIDES[side]}#/$defs/{name}"


@pytest.mark.parametrize("side, action", [("client", "receive"), ("server", "send")])
def test_an_operation_speaks_for_the_server(side, action):
    for operation in DESCRIPTION["operations"].values():
        if operation["action"] == action:
            for message in operation["messages"]:
                assert message["$ref"].split("/")[-1].startswith(side)


@pytest.mark.parametrize("name, codes", [("Refused", "refusalCode"), ("Error", "errorCode")])
def test_the_table_of_codes_is_that_of_the_schema(name, codes):
    table = DESCRIPTION["components"]["messages"][f"server{name}"]["description"]
    for entry in SCHEMAS["server-message.schema.json"]["$defs"][codes]["oneOf"]:
        cells = [f"`{entry['const']}`", str(entry.get("x-close", "")), entry["description"]]
        assert f"| {' | '.join(cell for cell in cells if cell)} |" in table
