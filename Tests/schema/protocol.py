"""Protocol 1 as the tests see it: the schemas, the golden examples, and what to do with them."""

import json
from pathlib import Path

import jsonschema_rs
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

FOLDER = Path(__file__).resolve().parents[2] / "web" / "schema"
EXAMPLES = FOLDER / "examples"
SCHEMAS = {path.name: json.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.schema.json")}
REGISTRY = Registry().with_resources(
    (name, Resource.from_contents(schema)) for name, schema in SCHEMAS.items()
)


class NotJSON(ValueError):
    """The text is not JSON as RFC 8259 and I-JSON (RFC 7493) have it."""


def strict_json(text):
    """Reads what Python's own reader lets through: NaN, doubled members, halves of surrogates."""

    def members(pairs):
        if len({name for name, _ in pairs}) < len(pairs):
            raise NotJSON("a member comes twice")
        return dict(pairs)

    def constant(word):
        raise NotJSON(f"{word} is not a number")

    try:
        value = json.loads(text, object_pairs_hook=members, parse_constant=constant)
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (json.JSONDecodeError, UnicodeEncodeError) as error:
        raise NotJSON(str(error)) from error
    return value


def validator(kind):
    """A validator for `client-message`, `server-message`, `document`, `patch` or `node`."""
    return Draft202012Validator({"$ref": f"{kind}.schema.json"}, registry=REGISTRY)


_COMPILED = jsonschema_rs.Registry(list(SCHEMAS.items()))


def compiled(kind):
    """The same for many thousand values; it says less about an error."""
    return jsonschema_rs.Draft202012Validator({"$ref": f"{kind}.schema.json"}, registry=_COMPILED)


def subschema(reference):
    """A validator for one definition, such as `node.schema.json#/$defs/moment`."""
    return Draft202012Validator({"$ref": reference}, registry=REGISTRY)


def complaints(kind, value):
    """Where and why a value fails, as readable lines; empty when it is valid."""
    errors = validator(kind).iter_errors(value)
    return [f"{error.json_path}: {error.message}" for error in errors]


def examples(folder):
    """Every golden example of a folder by its name."""
    paths = sorted((EXAMPLES / folder).glob("*.json"))
    return {path.stem: strict_json(path.read_text("utf-8")) for path in paths}


DEFINITIONS = SCHEMAS["node.schema.json"]["$defs"]
NODE_TYPES = {
    name: schema
    for name, schema in DEFINITIONS.items()
    if schema.get("properties", {}).get("type", {}).get("const") == name
}


def nodes(value):
    """Every object in a value that has a type, depth first."""
    if isinstance(value, list):
        for item in value:
            yield from nodes(item)
    elif isinstance(value, dict):
        if "type" in value:
            yield value
        for item in value.values():
            yield from nodes(item)


def identifiers(value):
    """Every identifier in a document: of nodes, presentations and banners, not of options."""
    if isinstance(value, list):
        for item in value:
            yield from identifiers(item)
    elif isinstance(value, dict):
        if "id" in value:
            yield value["id"]
        for name, item in value.items():
            if name != "options":
                yield from identifiers(item)


def takers(value):
    """Every node and every presentation in a value: all that may take an action."""
    yield from nodes(value)
    yield from value.get("presentations", [])


def actions(node):
    """The actions a node or a presentation takes, each with a reference to the schema of its value, or None."""
    if "kind" in node:
        place = f"document.schema.json#/$defs/{node['kind']}/properties/actions/x-actions"
        return {name: f"{place}/{name}/value" for name in node.get("actions", [])}
    own, common = node["type"], "common/properties/actions"
    fixed = NODE_TYPES.get(own, {}).get("x-actions", {})
    listed = DEFINITIONS["common"]["properties"]["actions"]["x-actions"]
    places = {name: (own, fixed[name]) for name in fixed}
    places |= {name: (common, listed[name]) for name in node.get("actions", [])}
    return {
        name: f"node.schema.json#/$defs/{place}/x-actions/{name}/value" if "value" in rule else None
        for name, (place, rule) in places.items()
    }
