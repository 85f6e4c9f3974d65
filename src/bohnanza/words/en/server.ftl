### What the server refuses, and its last words to a connection.

## Seats and people

server-no-seat = There is no such seat at this table.
server-seat-taken = This seat is taken.
server-seat-open = This seat is already open.
server-not-your-seat = This seat isn’t yours.
server-no-member = There is no such person at this table.
server-removed = The host has removed you from this table.
server-no-place = You don’t have a place at this table.
server-needs-place = You need a place at this table to do that.
server-bad-token = Your link doesn’t open this table.
server-no-watching = Nobody may watch at this table.
server-host-only = Only the host can do that.
server-remove-yourself = You can’t remove yourself: leave the table instead.
server-bot-plays = A bot is already playing this seat.
server-you-play = You are already playing this seat.
server-take-back-first = A bot is playing this seat: take it back first.
server-name-empty = A name needs at least one letter or number.
server-name-long = A name can have at most { $most } characters.
server-name-at-table = Somebody at this table is already called { $name }.
server-no-bot = There is no bot called “{ $name }”.

## Joining

server-no-open-seat = No seat is open at this table.
server-table-full = Nobody else can join this table.
server-seated-already = You already have a seat at this table.
server-asked-already = You have already asked to join.
server-played-before = You have played in this game, so now you can only watch it.
server-own-program = You are playing in this game, so none of your programs can take another seat.
server-one-seat = You can ask for only one seat in a game that has started.
server-others-asking = Others are asking to join: wait until they have an answer.
server-no-request = This request to join is no longer there.
server-players-decide = Only people who are playing decide who joins.
server-not-wanted = The other players don’t want anyone to join right now.
server-no-answer = Not everyone answered in time.
server-seat-closed = This seat is no longer open.

## The game at the table

server-not-started = The game hasn’t started yet.
server-started = The game has already started.
server-not-playing = No game is being played.
server-paused = The game is paused.
server-not-paused = The game isn’t paused.
server-not-over = The game isn’t over yet.
server-stale = The game has moved on since then: have another look.
server-too-many-people = There are too many people at the table for this game.
server-too-many-seats = This game doesn’t have that many seats.
server-clock-amount = A clock needs at least one second or one day.
server-rematch-made = There is already a rematch.
server-no-rematch = You can’t start a rematch here.
server-no-hints = There are no hints at this table.
server-nothing-to-decide = You have nothing to decide right now.
server-bot-thinking = The bot is still thinking about your last question.
server-last-call-runs = Trading is already about to end.
server-no-last-call = Trading isn’t about to end, so there is nothing to take back.
server-not-your-call = Only the player who is ending trading can take it back.
server-no-trading = Nobody is trading right now.
server-ready-already = You have already said that.
server-order-empty = A standing order has to give or get something.
server-order-cards = A standing order has to name its cards.
server-nothing-said = There is nothing to read in that message.
server-chat-rate = Slow down: you can send { SPELLED($most) } messages in { SPELLED($seconds) } seconds.

## Accounts

server-sign-in = Sign in first.
server-signed-out = You have been signed out: sign in again.
server-no-account = There is no account with this name and password.
server-old-password = The old password is wrong.
server-wrong-password = The password is wrong.
server-webhook-not-http = A webhook is a web address that begins with http:// or https://.
server-webhook-not-public = This server can’t call that webhook: its address isn’t in the public network.
server-passwords-address = Too many passwords were tried from your network: wait a minute.
server-passwords-name = Too many passwords were tried for this name: wait a few minutes.
server-name-taken = The name { $name } is taken.
server-account-gone = There is no such account.
server-account-or-table-gone = There is no such account or no such table.

## Tables, records and pages

server-no-table = There is no such table.
server-table-damaged = The stored data of this table is damaged. Only the person who runs the server can restore it.
server-variant-missing = This table can’t be opened, because its game isn’t installed here. { SAY($why) }
server-old-rules = This table was played under an earlier reading of the rules and can’t be opened.
server-no-game = There is no such game: the ids of games look like anniversary+coin/4.
server-no-rule = There is no such rule: the ids of rules look like AB-22.
server-no-guide = There is no game or add-on with this name.
server-replay-later = You can replay a game once it is over.
server-no-move = This game has only { $moves } moves.
server-unreadable = This game can’t be read right now.

## Too much, too fast

server-too-many-tables = Too many tables were opened from your network: wait a minute.
server-too-many-joins = Too many people have joined this table from your network: wait a minute.
server-too-many-connections = There are too many connections to this table.
server-too-many-commands = You can send { SPELLED($most) } commands per second.
server-too-many-messages = You can send { SPELLED($most) } messages per second.
server-asked-too-often = You are asking for this too often: wait a moment.
server-asked-by-many = Too many people are asking for this: try again in a moment.
server-too-fast = That was too much in too short a time.
server-too-fast-address = Too many requests are coming from your network: wait a moment.
server-flood = Far too many messages came at once.

## The connection and the server

server-hello-late = The connection took too long to say hello.
server-no-hello = The first message has to be a hello: { $problem }.
server-other-protocol = This server speaks version { $version } of the protocol: reload the page.
server-no-message = That isn’t a message of the protocol: { $problem }.
server-nonsense = Too many messages could not be read.
server-reload = This table is being reloaded: connect again.
server-restarts = The server is shutting down: connect again in a moment.
server-ask-again = This table is being reloaded: try again.
server-closing = The server is shutting down: try again in a moment.
server-busy-tables = The server is busy loading other tables: try again in a moment.
server-busy-games = The server is busy reading other games: try again in a moment.
server-not-in-time = The server couldn’t do that in time: try again.
server-too-slow = That took too long: try again.
server-failed = Something went wrong on the server. It’s not your fault.
server-no-json = The body isn’t JSON.
server-no-token = You need a token to do that.
server-not-allowed = That isn’t allowed.
server-no-page = There is nothing at this address.
server-wrong-method = You can’t do that at this address.
server-too-large = The body is too large.
server-wrong-media = The body has to be JSON, with the media type application/json.
server-misfit = The request doesn’t have the documented form.
server-misfit-at = { $where }: { $problem }.
server-other-name = The server isn’t known by this name. Whoever runs it can set the name with --public-url.
server-other-site = Pages from other sites may not use this server.
