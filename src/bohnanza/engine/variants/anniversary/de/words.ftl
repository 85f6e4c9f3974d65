### Das Jubiläumsspiel.

game-anniversary = Bohnanza, 25 Jahre
    .what = Pflanze die vorderste Karte deiner Hand, und schwatz den anderen auf, was du nicht brauchst.
    .special = Acht Sorten und die kürzesten Regeln: das Spiel für den Anfang.
