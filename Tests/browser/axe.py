"""axe on a page, as short findings."""

import os
from pathlib import Path

import axe_core_python

from waiting import STILL

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


# A large light screen has the layout of the large dark one and the colours of the small light one: it is there for
# its picture.
LOOKS = [("compact", "light"), ("compact", "dark"), ("regular", "dark")]
if "WHEELHOUSE_SCREENSHOTS" in os.environ:
    LOOKS.append(("regular", "light"))

# A long list is looked at where it begins: its rows are all alike.
RUN = """options => axe.run({include: [['html']], exclude: [['.rows > .row:nth-child(n+4)'], ['.section:nth-child(n+4)']]},
  {resultTypes: ['violations'], ...options}).then(({violations}) => violations.map(({id, nodes}) =>
    [id, nodes.slice(0, 3).map(({html, failureSummary}) => `${html.slice(0, 160)} … ${failureSummary.slice(0, 300)}`)]))"""


def violations(page, **options):
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return page.evaluate(RUN, options)


def colours(page):
    """The violations that another colour scheme can have: all else was looked at in the first one."""
    return violations(page, runOnly=["color-contrast"])
