"""A language for tests: English in which every letter carries a mark, so that words from elsewhere stand out."""

from __future__ import annotations

from typing import Any, Final

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED: Final = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
_MARKS: Final = str.maketrans(PLAIN, MARKED)


def marked(pattern: Any) -> Any:
    """A pattern with its texts marked.

    >>> marked(["Hi ", ["$", "name"]])
    ['Ħī ', ['$', 'name']]
    """
    if isinstance(pattern, str):
        return pattern.translate(_MARKS)
    return [_part(part) for part in pattern]


def _part(part: Any) -> Any:
    match part:
        case str():
            return part.translate(_MARKS)
        case ["?", of, cases, otherwise]:
            return ["?", of, {case: marked(pattern) for case, pattern in cases.items()}, otherwise]
    return part


def unmarked(text: str) -> str:
    """The letters of a text that carry no mark.

    >>> unmarked("Ħī Ada 2!")
    'Ada'
    """
    return "".join([letter for letter in text if letter in PLAIN])
