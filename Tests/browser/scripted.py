"""A server whose every answer is the test's own: what comes late, comes changed, or does not come."""

import json
import re


def on_a_screen(views):
    screen = {"type": "screen", "id": "scr-scripted", "title": "Scripted", "children": views}
    return {"type": "navigationStack", "id": "stack", "children": [screen]}


class Scripted:
    """Answers a page from its next load on with `views` on one screen, and what it hears with what `answer(scripted, command)` sends.

    Its clock says `time`, in milliseconds since 1970; `root(views)` has the views somewhere else.
    """

    def __init__(self, page, *views, answer=None, time=None, root=on_a_screen):
        self.commands = []
        self.views = list(views)
        self.presentations = []
        self.answer = answer or (lambda scripted, command: scripted.acknowledge(command))
        self.time = time
        self.root = root
        self.resumed = 0
        self.closes = False
        self.focused = self.acknowledge
        self.rev = 0
        self.socket = None
        page.route_web_socket(re.compile("/socket$"), self.connect)

    def connect(self, socket):
        if self.closes:
            return socket.close()
        self.socket = socket
        socket.on_message(lambda message: self.hear(json.loads(message)))

    def hear(self, message):
        if message["type"] == "hello":
            self.send({"type": "welcome", "protocol": 1, "session": "s", "resume": "token", "resumed": False, "seq": 0,
                       "limits": {"message": 65536}} | ({"time": self.time} if self.time else {}))
            return self.show()
        if message["type"] not in ("layout", "stored") and message.get("name") != "focus":
            self.commands.append(message)
            return self.answer(self, message)
        (self.focused if message.get("name") == "focus" else self.acknowledge)(message)

    def send(self, message):
        self.socket.send(json.dumps(message))

    def acknowledge(self, command):
        self.send({"type": "ack", "ack": command["seq"]})

    def show(self, *views, ack=None):
        """Sends the screen with these views, or as it was, as the answer to a command if `ack` is one."""
        self.views = list(views) or self.views
        self.rev += 1
        document = {"url": "/", "title": "Scripted", "presentations": self.presentations, "banners": [], "root": self.root(self.views)}
        self.send({"type": "screen", "rev": self.rev, "document": document} | ({"ack": ack["seq"]} if ack else {}))

    def present(self, kind, *buttons, ack=None):
        """Puts a question with these buttons over the screen."""
        content = {"type": "vStack", "children": list(buttons)}
        self.presentations = [{"kind": kind, "id": kind, "title": "Really?", "content": content}]
        self.show(ack=ack)

    def said(self, name="change"):
        """The values of the commands of a name, in order."""
        return [command.get("value") for command in self.commands if command.get("name") == name]
