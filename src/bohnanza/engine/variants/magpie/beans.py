"""The Magpie Bean, which is never planted."""

from typing import Final

from bohnanza.engine.beans import Bean, add_bean

MAGPIE: Final = 12

add_bean(Bean("magpie", 6, ()), MAGPIE)
