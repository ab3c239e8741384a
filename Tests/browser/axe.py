"""axe on a page, as short findings."""

import os
from pathlib import Path

import axe_core_python

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


# A large light screen has the layout of the large dark one and the colours of the small light one: it is there for
# its picture.
LOOKS = [("compact", "light"), ("compact", "dark"), ("regular", "dark")]
if "WHEELHOUSE_SCREENSHOTS" in os.environ:
    LOOKS.append(("regular", "light"))

# A long list is looked at where it begins: its rows are all alike.
RUN = """axe.run({include: [['html']], exclude: [['.rows > .row:nth-child(n+4)'], ['.section:nth-child(n+4)']]},
  {resultTypes: ['violations']})"""


def violations(page):
    page.evaluate(AXE)
    result = page.evaluate(RUN)
    return [(each["id"], [node["html"][:160] + " … " + node["failureSummary"][:300] for node in each["nodes"][:3]]) for each in result["violations"]]
