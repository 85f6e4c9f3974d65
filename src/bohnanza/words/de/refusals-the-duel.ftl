### Was Das Duell verbietet.

step-gift = Biete eine Sorte als Geschenk an.
step-answer = Nimm das Geschenk an oder lehne es ab.
step-hand-over = Gib die Karte, die du angeboten hast, oder bezahle den Bluff.
step-drop-bonus = Leg eine Bonuskarte ab oder passe.
step-draw-bonus = { task-draw-bonus }

refused-bonus-not-met = Die letzten Karten auf diesem Feld erfüllen diese Bonuskarte nicht.
refused-drop-bonus = Eine Bonuskarte kannst du nur ablegen, nachdem die Bohnen gezogen sind.
refused-not-your-bonus = Diese Bonuskarte hast du nicht.
refused-payment = Zahle mit einer Karte deines Dollarstapels; ist er leer, zahlst du nichts.
refused-gift-offered = { UPPER(BEAN($kind, as: "a")) } wurde in diesem Zug schon angeboten.
refused-must-give = Du hast die Karte, also musst du sie geben.
