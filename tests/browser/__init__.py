"""Tests of the page in a real Chromium, by clicks; a run of their own, see pytest.ini."""
