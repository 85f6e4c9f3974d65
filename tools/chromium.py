"""Chromium for the tests in a browser: found, or installed where that is possible.

    python -m tools.chromium      print its path

Set CHROMIUM to use a certain one.  Standard library only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NEEDED = "The tests in a browser need Chromium: install the package chromium, or set CHROMIUM to its path."


class Missing(Exception):
    """There is no Chromium, and none could be installed; the message is one sentence."""


def find() -> str | None:
    """Path of a Chromium on this machine."""
    chosen = os.environ.get("CHROMIUM")
    for name in [chosen] if chosen else NAMES:
        path = shutil.which(name)
        if path:
            return path
    return None


def ensure() -> str:
    """Path of a Chromium, installed with apt-get if there is none and that is allowed."""
    found = find()
    if found:
        return found
    if os.environ.get("CHROMIUM") or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Missing(NEEDED)
    print("Chromium was not found: installing it with apt-get", flush=True)
    _install()
    found = find()
    if not found:
        raise Missing(f"{NEEDED} apt-get could not install it.")
    return found


def _install() -> None:
    """Install the package; the lists of packages are fetched first if it is not in them."""
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"]
    if _run(install).returncode == 0:
        return
    _run(["apt-get", "update", "-q"])
    done = _run(install)
    if done.returncode:
        print(*(done.stdout + done.stderr).splitlines()[-5:], sep="\n", file=sys.stderr)


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, capture_output=True, text=True)


if __name__ == "__main__":
    try:
        print(ensure())
    except Missing as missing:
        sys.exit(str(missing))
