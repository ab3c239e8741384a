"""axe on a page, as short findings."""

from pathlib import Path

import axe_core_python

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


# A long list is looked at where it begins: its rows are all alike.
RUN = """axe.run({include: [['html']], exclude: [['.rows > .row:nth-child(n+4)'], ['.section:nth-child(n+4)']]},
  {resultTypes: ['violations']})"""


def violations(page):
    page.evaluate(AXE)
    result = page.evaluate(RUN)
    return [(each["id"], [node["html"][:160] + " … " + node["failureSummary"][:300] for node in each["nodes"][:3]]) for each in result["violations"]]
