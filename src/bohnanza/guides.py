"""The players' guides: how each game and each add-on is played, in every language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bohnanza.engine.catalog import variants
from bohnanza.package_files import text_in
from bohnanza.words import ENGLISH, language_or_english

TERMINAL = re.compile(r"<!-- terminal -->.*?<!-- /terminal -->\n*", flags=re.DOTALL)
LINK = re.compile(r"\[([^\]]+)\]\((?!https:)([^)]+)\)")
SIBLING = re.compile(r"\.\./\.\./(\w+)/\w+/guide\.md")  # the guide of a variant in a neighbouring folder


@dataclass(frozen=True)
class Guide:
    """A page without what only helps in the terminal; a link to another guide is `new-beans.md`."""

    name: str
    language: str
    title: str
    text: str


def guide(name: str, language: str) -> Guide | None:
    """The page of a game or an add-on, in English if there is none in this language; None if there is none at all."""
    variant = variants().get(name)
    if variant is None:
        return None
    for written in (language_or_english(language), ENGLISH):
        page = text_in(variant.home, written, "guide.md")
        if page:
            heading, _, text = _linked(TERMINAL.sub("", page), variant.home).partition("\n")
            return Guide(name, written, heading.removeprefix("# "), text.strip())
    return None


def _linked(page: str, home: str) -> str:
    """A page whose links name variants and not their folders; links to anything else become plain text."""
    names = {variant.home: variant.id for variant in variants().values()}
    around = home.rpartition(".")[0]

    def linked(link: re.Match[str]) -> str:
        sibling = SIBLING.fullmatch(link[2])
        name = names.get(f"{around}.{sibling[1]}") if sibling else link[2].removesuffix(".md")
        return f"[{link[1]}]({name}.md)" if name in variants() else link[1]

    return LINK.sub(linked, page)
