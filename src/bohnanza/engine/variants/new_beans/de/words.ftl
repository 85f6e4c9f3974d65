### Das Jubiläumsspiel mit drei neuen Sorten.

game-new-beans = Neue Bohnen
    .what = Das Jubiläumsspiel mit Kaffee-, Weinbrand- und Kakaobohnen, für bis zu sieben Personen.
    .special = Am Ende jedes Zuges ziehen alle eine Karte, darum gehen niemandem die Karten aus.
