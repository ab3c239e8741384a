"""Stands between a page and its server, to say something else than that one does."""

import json
import re


def relay(page, change, takes_all=False):
    """From the next load on, `change` gets each message with a whole document before the page does, and may change it.

    With `takes_all`, what the server refuses because it knows no such node is applied, and changes nothing.
    Gives the sockets there have been, the last of which may be told more.
    """
    sockets = []

    def begin(socket):
        sockets.append(socket)

        def hear(message):
            said = json.loads(message)
            if said["type"] == "screen":
                change(said)
            if said["type"] == "refused" and takes_all:
                said = {"type": "ack", "ack": said["ack"]}
            socket.send(json.dumps(said))
        socket.connect_to_server().on_message(hear)
    page.route_web_socket(re.compile("/socket$"), begin)
    return sockets
