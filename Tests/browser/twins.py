"""A second page of the same session, as in another browser."""

ADOPT = """if (location.protocol.startsWith('http') && !sessionStorage.getItem('wheelhouse.resume')) {
  sessionStorage.setItem('wheelhouse.tab', 'twin');
  sessionStorage.setItem('wheelhouse.resume', '%s');
}"""


def adoption(page):
    """The script by which another page goes on with the session of this one."""
    return ADOPT % page.evaluate("sessionStorage.getItem('wheelhouse.resume')")
