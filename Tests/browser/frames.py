"""What a page says to its server, in any browser."""

import json

TELL = """(() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    told(text);
    send.call(this, text);
  };
})()"""


def told(page):
    """The messages from the next load of the page on."""
    sent = []
    page.expose_function("told", lambda text: sent.append(json.loads(text)))
    page.add_init_script(TELL)
    return sent
