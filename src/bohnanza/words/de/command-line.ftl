### Was die Befehlszeile sagt: Hilfe, Listen und was an der Eingabe nicht stimmt.

cli-no-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }.
cli-bad-names = Namen müssen verschiedene einzelne Wörter sein, nicht { $names }.
