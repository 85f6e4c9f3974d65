### Das klassische Spiel.

game-classic = Klassisches Bohnanza
    .what = Pflanze die vorderste Karte deiner Hand, und tausche weg, was du nicht brauchst.
    .special = Elf Sorten ergeben einen großen Stapel, und mit deinen Talern kannst du ein drittes Feld kaufen.
