### What the Magpie Beans forbid.

step-steal = Steal a card, or finish stealing.

refused-magpie-planted = Magpie Beans are never planted.
refused-no-magpie-first = The first card in your hand isn’t a Magpie Bean.
refused-theft = Take one card each from up to two players, of kinds that you grow.
