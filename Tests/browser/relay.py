"""Stands between a page and its server, to say something else than that one does."""

import json
import re


def relay(page, change, takes_all=False, is_silent=False):
    """From the next load on, `change` gets each message with a whole document before the page does, and may change it.

    What the server refuses because it knows no such node is with `takes_all` applied, and changes nothing; with
    `is_silent` it is never answered, so that what was typed stays.
    Gives the sockets there have been, the last of which may be told more.
    """
    sockets = []

    def begin(socket):
        sockets.append(socket)

        def hear(message):
            said = json.loads(message)
            if said["type"] == "screen":
                change(said)
            if said["type"] == "refused" and is_silent:
                return
            if said["type"] == "refused" and takes_all:
                said = {"type": "ack", "ack": said["ack"]}
            socket.send(json.dumps(said))
        socket.connect_to_server().on_message(hear)
    page.route_web_socket(re.compile("/socket$"), begin)
    return sockets
