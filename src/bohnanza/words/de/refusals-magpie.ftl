### Was die Elsterbohnen verbieten.

step-steal = Stiehl eine Karte oder mach weiter.

refused-magpie-planted = Elsterbohnen werden nie gepflanzt.
refused-no-magpie-first = Die vorderste Karte deiner Hand ist keine Elsterbohne.
refused-theft = Nimm bis zu zwei anderen je eine Karte ab, von Sorten, die du anbaust.
