"""The Cognac Bean."""

from __future__ import annotations

from typing import Final

from bohnanza.engine.beans import LIGHT, Bean, Look, add_bean

COGNAC: Final = add_bean(
    Bean("cognac", 8, ((3, 1), (5, 2), (6, 3), (7, 4)), Look("#7a3b12", "#431c05", LIGHT, "waves"))
)
