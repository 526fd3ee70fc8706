"""The browser of the tests: the system's Chromium, without a window where there is such a one."""

import os
import shutil

CHROMIUM = (
    os.environ.get("PROJECTL_CHROMIUM")
    or shutil.which("chromium-headless-shell")  # takes two thirds of the time
    or shutil.which("chromium")
    or "/usr/bin/chromium"
)
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
]
