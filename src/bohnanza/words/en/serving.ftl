### What `bohnanza serve` says in the terminal, and why it can’t run.

serving-at = Serving at
serving-here = on this machine
serving-network = for phones and computers on the same network
serving-everyone = for everyone
serving-end = Press Ctrl-C to stop the server; every game is kept. To play in the terminal, run `bohnanza play`.
serving-stopped = Stopped.

server-cannot-listen = The server can’t listen at { $host }, port { $port }: { $problem }.
server-no-address = The server can’t listen at { $host }: { $problem }.
server-bad-public-url = A public address looks like https://<NAME> or http://<NAME>:<PORT>, without a path.
server-bad-proxy = A trusted proxy is an address or a network: { $problem }.
server-bad-mail = A mail server looks like smtp://HOST:PORT?from=ADDRESS, or smtps:// for TLS.
server-data-where = Data can be kept in a directory or at sqlite:///path/to/file, but not at { $where }.
server-data-directory = The data can’t be kept in { $directory }: { $problem }.
server-data-in-use = Another server is using the data in { $directory }.
server-data-unopened = The database { $database } can’t be opened: { $problem }.
server-data-newer = The database { $database } was written by a newer version of this program.
server-data-empty = The database { $database } is empty: replace it with a backup, or remove it to start afresh.
server-data-half = The database { $database } is missing, but { $companion } is there: put both back, or remove { $companion }.
server-data-replaced = The files of the database { $database } were deleted or replaced while the server was running.
server-data-lost = { server-data-replaced } { $saved ->
    [none] What it had stored could not be saved.
   *[other] Everything it had stored is in { $saved }.
}
server-store-conflict = Table { $table } has moved on without these rows.
server-store-closed = The server is shutting down: nothing more can be stored.
server-store-unavailable = The database can’t be used: { $problem }.
