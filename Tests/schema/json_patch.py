"""RFC 6902 in its plainest form: a second opinion on the golden patches, sharing no code."""

import copy


class PatchRefused(ValueError):
    """An operation cannot be applied."""


def _tokens(pointer):
    return [token.replace("~1", "/").replace("~0", "~") for token in pointer.split("/")[1:]]


def _key(parent, token, adding=False):
    if isinstance(parent, dict):
        if not adding and token not in parent:
            raise PatchRefused(f"there is no member {token!r}")
        return token
    if adding and token == "-":
        return len(parent)
    if not token.isdigit() or str(int(token)) != token:
        raise PatchRefused(f"{token!r} is not an index")
    if int(token) >= len(parent) + adding:
        raise PatchRefused(f"there is no item {token}")
    return int(token)


def _value(document, tokens):
    for token in tokens:
        if not isinstance(document, (dict, list)):
            raise PatchRefused(f"nothing is inside a plain value ({token!r})")
        document = document[_key(document, token)]
    return document


def _add(document, tokens, value):
    if not tokens:
        return value
    parent = _value(document, tokens[:-1])
    key = _key(parent, tokens[-1], adding=True)
    if isinstance(parent, list):
        parent.insert(key, value)
    else:
        parent[key] = value
    return document


def _remove(document, tokens):
    parent = _value(document, tokens[:-1])
    return parent.pop(_key(parent, tokens[-1]))


def _step(document, operation):
    name, path = operation["op"], _tokens(operation["path"])
    if name == "test":
        if _value(document, path) != operation["value"]:
            raise PatchRefused(f"{operation['path']} is something else")
        return document
    if name in ("remove", "replace") and path:
        _remove(document, path)
    if name == "remove":
        return document
    if name == "move":
        return _add(document, path, _remove(document, _tokens(operation["from"])))
    if name == "copy":
        value = _value(document, _tokens(operation["from"]))
        return _add(document, path, copy.deepcopy(value))
    return _add(document, path, copy.deepcopy(operation["value"]))


def applied(operations, document):
    """The document after the operations; the one given is not changed."""
    return apply(operations, copy.deepcopy(document))


def apply(operations, document):
    """The document after the operations, made out of the one given, which is used up."""
    for operation in operations:
        document = _step(document, operation)
    return document
