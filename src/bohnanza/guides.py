"""The players' pages: how each game and each add-on is played, in the languages that there are."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bohnanza.engine.catalog import variants
from bohnanza.package_files import text_in
from bohnanza.words import ENGLISH, language_or_english

TERMINAL = re.compile(r"<!-- terminal -->.*?<!-- /terminal -->\n*", flags=re.DOTALL)
LINK = re.compile(r"\[([^\]]+)\]\((?!https:)([^)]+)\)")
BESIDE = re.compile(r"\.\./\.\./(\w+)/\w+/guide\.md")  # the page of a variant in the folder beside


@dataclass(frozen=True)
class Guide:
    """A page without what is only of use in the terminal; `new-beans.md` is a link to another one."""

    name: str
    language: str
    title: str
    text: str


def guide(name: str, language: str) -> Guide | None:
    """The page of a game or an add-on, in English if there is none in this language; None if there is none at all."""
    variant = variants().get(name)
    if variant is None:
        return None
    for told in (language_or_english(language), ENGLISH):
        page = text_in(variant.home, told, "guide.md")
        if page:
            heading, _, text = _linked(TERMINAL.sub("", page), variant.home).partition("\n")
            return Guide(name, told, heading.removeprefix("# "), text.strip())
    return None


def _linked(page: str, home: str) -> str:
    """A page whose links name variants, not their folders; what lies elsewhere cannot be opened from here."""
    names = {variant.home: variant.id for variant in variants().values()}
    around = home.rpartition(".")[0]

    def linked(link: re.Match[str]) -> str:
        beside = BESIDE.fullmatch(link[2])
        name = names.get(f"{around}.{beside[1]}") if beside else link[2].removesuffix(".md")
        return f"[{link[1]}]({name}.md)" if name in variants() else link[1]

    return LINK.sub(linked, page)
