"""The Field Bean."""

from typing import Final

from bohnanza.engine.beans import DARK, Bean, Look, add_bean

FIELD: Final = 11

add_bean(Bean("field", 3, ((3, 3),), Look("#b58f4c", "#5d431a", DARK, "furrows")), FIELD)
