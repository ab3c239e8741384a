"""axe on a page, as short findings."""

from pathlib import Path

import axe_core_python

AXE = (Path(axe_core_python.__file__).parent / "axe.min.js").read_text()


def violations(page):
    page.evaluate(AXE)
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [(each["id"], [node["html"][:160] + " … " + node["failureSummary"][:300] for node in each["nodes"][:3]]) for each in result["violations"]]
