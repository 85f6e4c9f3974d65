"""The folders mirror src/bohnanza; `project` tests the repository as a whole, `browser` the page in Chromium."""

from pathlib import Path

ROOT = Path(__file__).parent.parent  # of the checkout
