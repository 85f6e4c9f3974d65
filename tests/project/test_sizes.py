"""The figures about the sources: what counts as a helper that is used once, and what is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.sizes import Module, main, one_use_helpers

SOURCE = '''
class Game:
    """A game."""

    def play(self):
        return self._once() + self._twice() + self._twice() + _handed_on(_handed_on)

    def _once(self):
        return 1

    def _twice(self):
        return 2


def _handed_on(function):
    return 3


def __getattr__(name):
    return __getattr__(name)
'''


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A working tree with a module of a variant, one of the frozen copy, and a generated one."""
    for name in ("engine/variants/coin/moves.py", "bots/trader_1/brain.py", "words/catalogues/en.py"):
        path = tmp_path / "src" / "bohnanza" / name
        path.parent.mkdir(parents=True)
        path.write_text(SOURCE, encoding="utf-8")
    return tmp_path


def test_only_what_is_called_once_and_named_nowhere_else_is_a_helper_used_once() -> None:
    assert list(one_use_helpers(Module("game.py", SOURCE))) == ["game.py:8 _once"]


def test_another_checkout_is_counted(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(checkout)])
    counted, _, frozen = capsys.readouterr().out.partition("Not counted above")
    assert "1 modules with 20 lines" in counted
    assert "5 functions: median 2 lines" in counted
    assert "1 private helpers called from exactly one place: 20.0% of the functions" in counted
    assert "0 class names with several meanings" in counted
    assert "1 docstrings of 3 words or fewer" in counted
    assert "variant coin: 12 lines of code" in counted
    assert "1 modules with 20 lines" in frozen


@pytest.mark.parametrize(
    ("what", "listed"),
    [
        ("one-use", "engine/variants/coin/moves.py:8 _once\n"),
        ("classes", "\n"),
        ("docstrings", "engine/variants/coin/moves.py:2 Game: A game.\n"),
    ],
)
def test_what_was_counted_is_listed(
    checkout: Path, capsys: pytest.CaptureFixture[str], what: str, listed: str
) -> None:
    main(["--list", what, str(checkout)])
    assert capsys.readouterr().out == listed
