"""A new variant: a package with all the files that one needs, as a start."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from string import ascii_uppercase, digits
from typing import Final

from bohnanza.engine.catalog import ID, variants
from bohnanza.words.errors import WordedError

TEMPLATES: Final = Path(str(files("bohnanza.proving"))) / "skeleton"
MARK: Final = ".template"  # so that no file there is taken for a module of ours


def write_skeleton(name: str, folder: Path) -> list[Path]:
    """Write an add-on that turns over one more card than the base game; returns the files."""
    if not ID.fullmatch(name):
        raise WordedError("variants-no-name", name=name)
    if name in variants():
        raise WordedError("variants-taken", name=name)
    if folder.exists() and any(folder.iterdir()):
        raise WordedError("variants-not-empty", folder=str(folder))
    words = {
        "MODULE": f"bohnanza_{name.replace('-', '_')}",
        "PREFIX": free_prefix(name),
        "TITLE": name.replace("-", " ").title(),
        "NAME": name,
    }
    written: list[Path] = []
    for template in sorted(TEMPLATES.rglob(f"*{MARK}")):
        path = folder / filled(template.relative_to(TEMPLATES).as_posix().removesuffix(MARK), words)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(template.read_text(encoding="utf-8"), words), encoding="utf-8")
        written.append(path)
    return written


def filled(text: str, words: dict[str, str]) -> str:
    """A template with the words of a variant filled in."""
    return re.sub(rf"\b({'|'.join(words)})\b", lambda mark: words[mark[0]], text)


def free_prefix(name: str) -> str:
    """Two letters of a name, or a letter and a digit, that are not the prefix of other rules."""
    taken = {variant.prefix for variant in variants().values()}
    letters = [letter for letter in name.upper() if letter in ascii_uppercase]
    initials = [word[0].upper() for word in name.split("-") if word[0].isalpha()][1:]
    for second in [*initials, *letters[1:], *digits, *ascii_uppercase]:
        prefix = f"{letters[0]}{second}"
        if prefix not in taken:
            return prefix
    raise WordedError("variants-taken", name=name)
