"""The Field Bean."""

from typing import Final

from bohnanza.engine.beans import Bean, add_bean

FIELD: Final = 11

add_bean(Bean("field", 3, ((3, 3),)), FIELD)
