"""How the family's beans look, for the page: python -m tools.page_looks [--check]."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from bohnanza.drawings import drawing_of
from bohnanza.engine.beans import BEANS, BUILT_IN_KINDS, NAMES

LOOKS: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "looks.ts"
BANNER: Final = (
    "/* Made from the rows and drawings of the beans by `python -m tools.page_looks`; do not edit. */"
)


def text() -> str:
    """The text of the page's file."""
    rows = {
        NAMES[kind]: {**BEANS[kind].look._asdict(), "drawing": [path._asdict() for path in drawing_of(kind)]}
        for kind in range(BUILT_IN_KINDS)
    }
    made = "\n".join(f"  {json.dumps(name)}: {json.dumps(row)}," for name, row in rows.items())
    return f'{BANNER}\nimport type {{ Card, BeanLook }} from "../protocol";\n\n' + (
        f'export const LOOKS: Record<Exclude<Card, "?">, BeanLook> = {{\n{made}\n}};\n'
    )


def main(words: list[str]) -> int:
    """Write the file, or with `--check` say whether it is what would be written."""
    if words != ["--check"]:
        LOOKS.write_text(text(), encoding="utf-8")
    elif LOOKS.read_text(encoding="utf-8") != text():
        print("web/src/lib/looks.ts is stale: run `python -m tools.page_looks`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
