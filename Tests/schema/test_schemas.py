"""The schemas themselves: valid, closed, and saying what they claim to say."""

import pytest
from jsonschema import Draft202012Validator
from protocol import NODE_TYPES, REGISTRY, SCHEMAS, complaints, examples, nodes, validator

COMMON = SCHEMAS["node.schema.json"]["$defs"]["common"]["properties"]
STYLING = SCHEMAS["node.schema.json"]["$defs"]["styling"]["properties"]


def references(schema):
    """Every $ref in a schema."""
    if isinstance(schema, list):
        for item in schema:
            yield from references(item)
    elif isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        for item in schema.values():
            yield from references(item)


def bare(node):
    """A node without the slots it can do without."""
    required = NODE_TYPES.get(node["type"], {}).get("required", [])
    return {
        name: value
        for name, value in node.items()
        if name in required or not (isinstance(value, list) and list(nodes(value)))
    }


def samples():
    """One node of each type, found in the golden documents, without what it contains."""
    found = {}
    for document in examples("documents").values():
        for node in nodes(document):
            found.setdefault(node["type"], bare(node))
    return found


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_valid_2020_12(name):
    schema = SCHEMAS[name]
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$id"] == name
    Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_reference_of_a_schema_resolves(name):
    resolver = REGISTRY.resolver(base_uri=name)
    for reference in references(SCHEMAS[name]):
        assert isinstance(resolver.lookup(reference).contents, dict)


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_definition_is_used(name):
    used = {reference.split("#")[-1] for schema in SCHEMAS.values() for reference in references(schema)}
    for definition in SCHEMAS[name].get("$defs", {}):
        assert f"/$defs/{definition}" in used


@pytest.mark.parametrize("name", NODE_TYPES)
def test_a_node_type_says_what_it_is(name):
    assert NODE_TYPES[name]["title"] and NODE_TYPES[name]["description"].endswith(".")
    for property in NODE_TYPES[name]["properties"].values():
        assert "const" in property or "$ref" in property or "description" in property


@pytest.mark.parametrize("name", NODE_TYPES)
def test_a_node_type_with_fixed_actions_has_an_id(name):
    if "x-actions" in NODE_TYPES[name]:
        assert "id" in NODE_TYPES[name]["required"]


@pytest.mark.parametrize("name", NODE_TYPES)
def test_a_known_type_takes_no_unknown_property(name):
    node = samples()[name]
    assert complaints("node", node) == []
    assert complaints("node", {**node, "colour": "red"}) != []


@pytest.mark.parametrize("name", NODE_TYPES)
def test_a_known_type_misses_no_required_property(name):
    node = samples()[name]
    for property in NODE_TYPES[name]["required"]:
        less = {key: value for key, value in node.items() if key != property}
        assert complaints("node", less) != []


@pytest.mark.parametrize("name", sorted(COMMON | STYLING))
def test_a_common_property_is_checked_on_every_type(name):
    for node in samples().values():
        if node["type"] in NODE_TYPES:
            assert complaints("node", {**node, name: {"not": "this"}}) != []


def test_an_unknown_type_may_carry_anything_but_a_broken_slot():
    node = {"type": "chart", "series": [1, {"a": None}], "children": [{"type": "text", "text": "A"}]}
    assert complaints("node", node) == []
    assert complaints("node", {**node, "children": [{"type": "text"}]}) != []
    assert complaints("node", {**node, "children": "none"}) != []


def test_members_of_a_client_message_that_are_not_listed_are_ignored():
    assert validator("client-message").is_valid({"type": "sync", "since": 4})
