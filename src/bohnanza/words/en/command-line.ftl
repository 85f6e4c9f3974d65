### What the command line says: help, lists, tables, and what is wrong with the words that were typed.

## Help

cli-usage = Usage
cli-options = Options
cli-list = Commands
cli-options-metavar = OPTIONS
cli-command-metavar = COMMAND [ARGS]...
cli-option-help = Show this help.
cli-option-lang = The language, one of { $languages }. By default, the one your environment names.
cli-option-json = Print JSON, for programs.
cli-option-seed = Any text.
cli-option-workers = Number of processes. By default, all cores.
cli-option-profile = Which moves are listed: full or simple.

cli-bohnanza = Bohnanza: play, simulate and check the games of the family.
cli-bohnanza-version = Show the version and how the engine was built.
cli-rules = List the games, or show a RULE by its id: its text, its scenarios and its place in the code.
cli-play = Play GAME against bots. By default, the anniversary game with four players.
cli-play-plain = Line by line. So far, this is the only way.
cli-play-bot = The bot that plays the other seats.
cli-play-seed = Any text. The same text deals the same cards.
cli-play-record = Save the record of the game in this file.
cli-play-seat = The number of your seat. Seat 0 starts.
cli-play-name = Your name, a single word.
cli-serve = Serve tables to play at, for browsers and programs.
cli-serve-host = The address to listen at.
cli-serve-port = The port to listen at; 0 means any free one. By default 8000, or any free one if that is taken.
cli-serve-data = The directory for everything that is kept.
cli-serve-lan = Listen at all addresses, and show them with a QR code.
cli-serve-open = Open the page in a browser, if there is one.
cli-serve-public-url = The address by which others reach the server: https://<NAME>.
cli-serve-trusted-proxy = The address or network of a reverse proxy to trust. By default, this machine if there is a --public-url.
cli-serve-bots = Number of processes for bots. By default, all cores.
cli-serve-mail = The mail server for notices: smtp://<HOST>?from=…
cli-serve-webhooks = Let accounts have notices posted to a web address.
cli-simulate = Play many games of GAME between bots and sum them up.
cli-simulate-games = How many games.
cli-simulate-bots = One bot for all seats, or one for each seat: A,B,…
cli-simulate-workers = Number of processes.
cli-variants = List the variants, check one, or write the files of a new one.
cli-variants-check = Check whether this variant is whole.
cli-variants-seconds = How long random games are played, and again for secrecy.
cli-variants-new = NAME DIR: write the files of a new add-on into DIR.
cli-bots = List the bots, or check one.
cli-bots-check = Check whether this bot behaves.
cli-bots-games = The games to check it in, separated by commas.
cli-arena = Measure bots against each other in GAME: the same deals, with every bot in every seat.
cli-arena-bots = A,B,…: one for each seat. The last one takes the seats that are left.
cli-arena-games = How many games, at least.
cli-arena-parquet = Write a table with a row for each seat of each game.
cli-arena-plot = Draw a picture, PNG or SVG.
cli-arena-records = Keep the record of every game in this directory.
cli-arena-resume = Keep finished blocks in this file, and go on from there.
cli-arena-collusion = Find out whether bots favor their own kind in trades.
cli-arena-budget = How many seconds a bot may think about one question.
cli-replay = Play RECORD again and show the position it leads to.
cli-replay-at = Stop after this many moves.
cli-replay-seat = Show what this player sees, p0 to p6, or a “watcher”.
cli-verify = Check every shuffle, every move, the result and the hash of RECORD.
cli-conformance = Run the scenarios in PATHS, or all that come with the package.
cli-bench = Measure the engine on random games, compiled and pure, or bots on one core.
cli-bench-all = Measure every game, each for a shorter time.
cli-bench-rounds = Show medians of this many rounds.
cli-bench-limit = A program that prints “games/s med NUMBER” for the same game.
cli-bench-game = The game that the bots play.
cli-bench-bots = Measure games between bots: one bot for all seats, or A,B,…

## Lists and tables

cli-version-line = bohnanza { $version } (engine: { $build ->
    [pure] pure
   *[compiled] compiled
})
cli-players = { $players } players
cli-scenarios = Scenarios:
cli-code = Code:
cli-page-not-built = The page was not built because Node.js was missing during set-up. Here is the game in the terminal.
cli-not-true = Not true: { $problem }
cli-passed = { $passed } passed, { $failed } failed
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-win-rate = win rate
cli-column-score = mean score
cli-column-interval = 95 %
cli-column-margin = margin
cli-column-rating = rating
cli-all-seats = all
cli-simulated = { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
}
cli-simulated-means = { $turns } turns, { $decisions } decisions and { $trades } trades per game; { $speed } games/s.
cli-arena-played = { cli-simulated } in { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
cli-arena-means = Win rates are per copy of a bot; by chance it would be { $chance }. { $turns } turns and { $trades } trades per game.
cli-arena-stopped = Stopped after { $games ->
    [one] 1 game
   *[other] { $games } games
}. Add --resume { $file } to the same command to go on from there.
cli-collusion = { $bot } gives { $to_own } coins per trade to its own kind and { $to_others } to others, who give { $others_to_it } to it and { $others_to_others } to each other. The difference is { $difference }{ $low ->
    [none] { "" }
   *[other] { " " }(95 %: { $low } to { $high })
}: it { $favours ->
    [yes] favors
   *[no] does not favor
} its own kind.
cli-fault = { $times ->
    [one] { $fault }
   *[other] { $fault } ({ $times } times)
}
cli-more-faults = … and { $faults ->
    [one] 1 more kind of fault.
   *[other] { $faults } more kinds of fault.
}
cli-check-fine = It behaves: { $questions } questions in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $swaps } of them asked again with other hidden cards.
cli-check-slow = “{ $method }” takes longer than { $seconds } s.
cli-check-mutates = “{ $method }” changes the view or the list of moves.
cli-check-raises = It raises { $error }: { $message }
cli-check-illegal = In turn { $turn }, { NAME($seat) }: { $problem }
cli-check-random = In turn { $turn } it says “{ $first }”, and in the same game again “{ $second }”.
cli-check-peeks = In turn { $turn } it says “{ $first }”, and with other hidden cards “{ $second }”.
cli-column-game = game
cli-column-profile = profile
cli-column-build = build
cli-column-mode = mode
cli-column-games-per-s = games/s
cli-column-decisions-per-s = decisions/s
cli-column-clones-per-s = clones/s
cli-column-lists-per-s = lists/s
cli-bench-limited = Limit: { $program }, { $games } games/s
cli-bench-ratio = { $name }: { $ratio } of it

## What is wrong with the words that were typed

cli-no-language = There is no language “{ $language }”. The languages are { $languages }.
cli-not-utf-8 = This is not text in UTF-8.
cli-a-file = A file
cli-file-problem = { $file }: { $problem }.
cli-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
cli-bad-names = Names must be different single words, not { $names }.
cli-too-few-games = At least one game has to be played, not { $games }.
cli-no-menu = There is no profile “{ $menu }”. The profiles are { $menus }.
cli-bad-seed = A seed is one line without “#”, and does not begin or end with a space.
cli-bots-for-seats = There are { $seats } seats: name one bot for all of them or { $seats } bots, not { $bots }.
cli-bots-up-to = There are { $seats } seats: name one to { $seats } bots, not { $bots }.
cli-collusion-seats = To look for collusion, seat a bot twice beside another one: A,A,B,B.
cli-other-blocks = { $file } has no blocks of this arena: the game, the bots or the seed differ.
cli-not-installed = { $package } is not installed: install bohnanza with its extra, bohnanza[lab].
cli-bad-plot = A plot is a PNG or SVG file, not “{ $file }”.
cli-no-program = “{ $program }” is not a program that can be run.
cli-silent-program = “{ $program }” does not print “games/s med NUMBER”.
