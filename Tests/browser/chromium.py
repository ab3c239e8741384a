"""Which Chromium the tests start: one without windows, in which a page is there in half the time."""

import os

CHROMIUM = os.environ.get("WHEELHOUSE_CHROMIUM", "/usr/bin/chromium-headless-shell")
