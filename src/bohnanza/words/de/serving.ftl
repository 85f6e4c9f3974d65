### Was `bohnanza serve` im Terminal sagt, und warum es nicht laufen kann.

serving-at = Erreichbar unter
serving-here = auf diesem Rechner
serving-network = für Telefone und Rechner im selben Netz
serving-everyone = für alle
serving-end = Strg-C beendet den Server; alle Spiele bleiben erhalten. Im Terminal spielst du mit `bohnanza play`.
serving-stopped = Beendet.

server-cannot-listen = Der Server kann { $host }, Port { $port }, nicht benutzen: { $problem }.
server-no-address = Der Server kann { $host } nicht benutzen: { $problem }.
server-bad-public-url = Eine öffentliche Adresse sieht so aus: https://<NAME> oder http://<NAME>:<PORT>, ohne Pfad.
server-bad-proxy = Ein vertrauenswürdiger Proxy ist eine Adresse oder ein Netz: { $problem }.
server-bad-mail = Ein Mailserver sieht so aus: smtp://HOST:PORT?from=ADRESSE, oder smtps:// für TLS.
server-data-where = Daten lassen sich in einem Verzeichnis oder unter sqlite:///pfad/zur/datei ablegen, aber nicht unter { $where }.
server-data-directory = In { $directory } lassen sich keine Daten ablegen: { $problem }.
server-data-in-use = Ein anderer Server benutzt die Daten in { $directory }.
server-data-unopened = Die Datenbank { $database } lässt sich nicht öffnen: { $problem }.
server-data-newer = Die Datenbank { $database } stammt von einer neueren Version dieses Programms.
server-data-empty = Die Datenbank { $database } ist leer: Ersetze sie durch eine Sicherung, oder entferne sie, um neu anzufangen.
server-data-half = Die Datenbank { $database } fehlt, aber { $companion } ist da: Leg beide zurück, oder entferne { $companion }.
server-data-replaced = Die Dateien der Datenbank { $database } wurden gelöscht oder ersetzt, während der Server lief.
server-data-lost = { server-data-replaced } { $saved ->
    [none] Was darin war, ließ sich nicht sichern.
   *[other] Alles, was darin war, ist in { $saved }.
}
server-store-conflict = Tisch { $table } ist ohne diese Zeilen weitergegangen.
server-store-closed = Der Server wird beendet: Es wird nichts mehr gespeichert.
server-store-unavailable = Die Datenbank ist nicht verfügbar: { $problem }.
