"""Servers for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may be killed and restarted."""
    made = Server(tmp_path / "data").start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do it no harm."""
    made = Server(tmp_path_factory.mktemp("shared") / "data").start()
    yield made
    made.kill()
