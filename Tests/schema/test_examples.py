"""The golden examples: each valid where it should be, and together showing everything."""

import json

import pytest
from json_patch import applied
from protocol import (
    DEFINITIONS, NODE_TYPES, SCHEMAS, NotJSON, actions, complaints, examples, identifiers, nodes,
    strict_json, subschema, takers,
)

CLIENT, SERVER = examples("client"), examples("server")
DOCUMENTS, PATCHES, INVALID = examples("documents"), examples("patches"), examples("invalid")


def codes(name):
    return {entry["const"] for entry in SCHEMAS["server-message.schema.json"]["$defs"][name]["oneOf"]}


@pytest.mark.parametrize("name", CLIENT)
def test_a_client_message_is_valid(name):
    assert complaints("client-message", CLIENT[name]) == []


@pytest.mark.parametrize("name", SERVER)
def test_a_server_message_is_valid(name):
    assert complaints("server-message", SERVER[name]) == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_is_valid_and_its_ids_are_unique(name):
    assert complaints("document", DOCUMENTS[name]) == []
    found = list(identifiers(DOCUMENTS[name]))
    assert len(found) == len(set(found))


@pytest.mark.parametrize("name", PATCHES)
def test_a_patch_turns_the_one_document_into_the_other(name):
    example = PATCHES[name]
    assert complaints("document", example["before"]) == []
    assert complaints("document", example["after"]) == []
    assert complaints("patch", example["ops"]) == []
    assert applied(example["ops"], example["before"]) == example["after"]


@pytest.mark.parametrize("name", PATCHES)
def test_a_patch_is_no_longer_than_the_document(name):
    example = PATCHES[name]
    whole = [{"op": "replace", "path": "", "value": example["after"]}]
    assert len(json.dumps(example["ops"])) <= len(json.dumps(whole))


@pytest.mark.parametrize("name", INVALID)
def test_an_invalid_example_fails(name):
    example = INVALID[name]
    assert example["why"].endswith(".")
    if "text" in example:
        with pytest.raises(NotJSON):
            strict_json(example["text"])
    else:
        assert complaints(example["of"], example["message"]) != []


@pytest.mark.parametrize("name", INVALID)
def test_an_invalid_client_message_has_a_code_that_is_listed(name):
    example = INVALID[name]
    if example["of"] == "client-message":
        assert example["code"] in codes("refusalCode") | codes("errorCode")
    else:
        assert "code" not in example


@pytest.mark.parametrize("name", INVALID)
def test_a_bad_command_is_refused_only_where_its_number_can_be_read(name):
    example = INVALID[name]
    if example.get("code") in codes("refusalCode") - codes("errorCode"):
        assert type(example["message"]["seq"]) is int


@pytest.mark.parametrize("file, found", [("client-message", CLIENT), ("server-message", SERVER)])
def test_every_message_has_an_example(file, found):
    listed = set(SCHEMAS[f"{file}.schema.json"]["properties"]["type"]["enum"])
    assert {example["type"] for example in found.values()} == listed


@pytest.mark.parametrize("type, list", [("refused", "refusalCode"), ("error", "errorCode")])
def test_every_code_has_an_example(type, list):
    assert {item["code"] for item in SERVER.values() if item["type"] == type} == codes(list)


@pytest.mark.parametrize("name", NODE_TYPES)
def test_the_gallery_shows_every_property_of_a_node_type(name):
    shown = {key for node in nodes(DOCUMENTS["gallery"]) if node["type"] == name for key in node}
    assert set(NODE_TYPES[name]["properties"]) <= shown


PRESENTATIONS = ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"]


@pytest.mark.parametrize("kind", PRESENTATIONS)
def test_the_gallery_shows_every_property_of_a_presentation(kind):
    shown = [each for each in DOCUMENTS["gallery"]["presentations"] if each["kind"] == kind]
    properties = SCHEMAS["document.schema.json"]["$defs"][kind]["properties"]
    assert set(properties) == {key for each in shown for key in each}


def test_the_gallery_shows_every_common_property():
    shown = {key for node in nodes(DOCUMENTS["gallery"]) for key in node}
    common = DEFINITIONS["common"]["properties"] | DEFINITIONS["styling"]["properties"]
    assert set(common) <= shown


def targets(message):
    """What a message names in the golden documents."""
    everything = (node for document in DOCUMENTS.values() for node in takers(document))
    return [node for node in everything if node.get("id") == message["target"]]


@pytest.mark.parametrize("name", [name for name in CLIENT if CLIENT[name]["type"] == "action"])
def test_an_action_names_a_node_that_takes_it_with_such_a_value(name):
    message = CLIENT[name]
    assert targets(message)
    for node in targets(message):
        value = actions(node)[message["name"]]
        assert (value is None) == ("value" not in message)
        assert value is None or subschema(value).is_valid(message["value"])


def test_every_action_has_an_example():
    every = {name for type in NODE_TYPES.values() for name in type.get("x-actions", {})}
    every |= set(DEFINITIONS["common"]["properties"]["actions"]["x-actions"])
    assert every == {message["name"] for message in CLIENT.values() if message["type"] == "action"}
