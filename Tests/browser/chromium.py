"""Which Chromium the tests start."""

import os

CHROMIUM = os.environ.get("WHEELHOUSE_CHROMIUM", "/usr/bin/chromium")
