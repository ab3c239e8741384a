"""python client.py ws://localhost:8080/socket /counter Increment Increment"""
import json
import sys

from jsonpatch import apply_patch
from websockets.sync.client import connect


class Client:
    def __init__(self, socket, url):
        self.socket, self.seq, self.rev, self.document = socket, 0, 0, None
        self.say(type="hello", protocol=1, url=url, layout="compact")

    def say(self, **message):
        self.socket.send(json.dumps(message))
        while self.hear().get("ack") != self.seq:
            pass

    def hear(self):
        message = json.loads(self.socket.recv(timeout=10))
        if message["type"] in ("refused", "error"):
            raise RuntimeError(f"{message['code']}: {message['message']}")
        self.document = apply_patch(message.get("document", self.document), message.get("ops", []))
        self.rev = message.get("rev", self.rev)
        return message

    def command(self, **command):
        self.seq += 1
        self.say(seq=self.seq, rev=self.rev, **command)

    def tap(self, text):  # of several the last, since what is outside, or covered, comes first
        while not (found := [node["id"] for node in nodes(self.document) if "id" in node and text in texts(node)]):
            self.hear()
        self.command(type="action", target=found[-1], name="tap")


def nodes(value):
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    here = [value] if isinstance(value, dict) and "type" in value else []
    return sum(map(nodes, inside), here)


def texts(value):
    return [node[name] for node in nodes(value) for name in ("title", "text", "subtitle", "value") if name in node]


if __name__ == "__main__":
    with connect(sys.argv[1], subprotocols=["wheelhouse.v1"]) as socket:
        client = Client(socket, sys.argv[2])
        for text in sys.argv[3:]:
            client.tap(text)
        print(*texts(client.document), sep="\n")
