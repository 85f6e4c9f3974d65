"""The page's types are those of the server's messages."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import protocol_types
from tools.protocol_types import INSTALL, TYPES, WEB, main


@pytest.fixture(scope="module")
def text() -> str:
    try:
        return protocol_types.types()
    except protocol_types.Missing as problem:
        pytest.fail(str(problem))


def test_the_pages_types_are_up_to_date(text: str) -> None:
    assert TYPES.read_text(encoding="utf-8") == text, "stale: run python -m tools.protocol_types"


def test_no_two_structs_share_a_name() -> None:
    names = [struct.__name__ for struct in protocol_types.structs()]
    assert [name for name in names if names.count(name) > 1] == []


def test_every_struct_and_every_choice_has_a_type(text: str) -> None:
    for struct in protocol_types.structs():
        assert f"export interface {struct.__name__} {{" in text
    for name in protocol_types.aliases():
        assert f"export type {name} =" in text


def test_no_type_is_there_twice_or_says_nothing(text: str) -> None:
    names = [
        line.split()[2] for line in text.splitlines() if line.startswith(("export interface", "export type"))
    ]
    assert len(names) == len(protocol_types.structs()) + len(protocol_types.aliases())
    assert "unknown;" not in text
    assert "any;" not in text


def test_comments_behind_fields_are_in_the_types(text: str) -> None:
    assert "/** oldest first */\n  cards: Card[];" in text


def test_the_types_compile() -> None:
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    assert compiler.exists(), INSTALL
    command = ["node", str(compiler), "--noEmit", "--strict", "--ignoreConfig", str(TYPES)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("there", "answer"), [("the same", 0), ("something else", 1), (None, 1)])
def test_a_stale_file_is_noticed(
    there: str | None, answer: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol_types, "TYPES", tmp_path / "protocol.ts")
    monkeypatch.setattr(protocol_types, "types", lambda: "the same")
    if there is not None:
        (tmp_path / "protocol.ts").write_text(there, encoding="utf-8")
    assert main(["--check"]) == answer


def test_what_is_missing_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(protocol_types, "GENERATOR", tmp_path / "cli.js")
    assert main(["--check"]) == 2
    assert "npm ci" in capsys.readouterr().err


def test_without_node_it_is_said_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol_types, "GENERATOR", Path(__file__))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(protocol_types.Missing, match=r"Node\.js"):
        protocol_types.types()
