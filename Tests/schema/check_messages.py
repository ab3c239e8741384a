"""Holds what sessions have sent in tests, a message a line as WHEELHOUSE_MESSAGES has it, against the schema.

    check_messages.py FILE
"""

import json
import sys
from pathlib import Path

from protocol import compiled


def kind(message, path):
    """The types of the innermost nodes on the way to a value: what it is a part of."""
    types = []
    for step in path:
        message = message[step]
        if isinstance(message, dict) and "type" in message:
            types.append(message["type"])
    return " > ".join(types[-2:]), message


def complaints(lines):
    """Every way in which a message fails, once each, with the first value that does."""
    schema = compiled("server-message")
    found = {}
    for line in lines:
        message = json.loads(line)
        for error in schema.iter_errors(message):
            place, value = kind(message, error.instance_path)
            found.setdefault((place, error.message), json.dumps(value)[:300])
    return found


def main(file):
    lines = set(Path(file).read_text("utf-8").splitlines())
    if not lines:
        sys.exit(f"{file} holds no message: run the tests with WHEELHOUSE_MESSAGES={file}")
    found = complaints(lines)
    for (place, error), value in found.items():
        print(f"{place}: {error[-300:]}\n    {value}", file=sys.stderr)
    if found:
        sys.exit(f"{len(found)} of what sessions send is not in the schema.")
    print(f"{len(lines)} messages that sessions have sent are as the schema says.")


if __name__ == "__main__":
    main(*sys.argv[1:])
