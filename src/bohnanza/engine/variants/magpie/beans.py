"""The Magpie Bean, which is never planted."""

from typing import Final

from bohnanza.engine.beans import LIGHT, Bean, Look, add_bean

MAGPIE: Final = 12

add_bean(Bean("magpie", 6, (), Look("#262c36", "#11151b", LIGHT, "feathers", line="#7d8899")), MAGPIE)
