"""How much of a page a browser styles."""

import json
from contextlib import contextmanager


@contextmanager
def styling(browser, page, folder):
    """Of how many elements the browser works out the style while something is done."""
    styled = []
    page.wait_for_timeout(300)
    browser.start_tracing(page=page, path=folder / "trace.json", categories=["devtools.timeline"])
    yield styled
    page.wait_for_timeout(300)
    browser.stop_tracing()
    events = json.loads((folder / "trace.json").read_text())["traceEvents"]
    styled += [each["args"]["elementCount"] for each in events if each["name"] == "UpdateLayoutTree"]
