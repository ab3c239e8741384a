"""Stands between a page and its server, to say something else than that one does."""

import json
import re


def relay(page, change):
    """From the next load on, `change` gets each message with a whole document before the page does, and may change it.

    Gives the sockets there have been, the last of which may be told more.
    """
    sockets = []

    def begin(socket):
        sockets.append(socket)

        def hear(message):
            said = json.loads(message)
            if said["type"] == "screen":
                change(said)
            socket.send(json.dumps(said))
        socket.connect_to_server().on_message(hear)
    page.route_web_socket(re.compile("/socket$"), begin)
    return sockets
