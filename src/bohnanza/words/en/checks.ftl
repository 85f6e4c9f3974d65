### Checks of records, positions and scenarios, for the command line and for programs.

## bohnanza verify

verify-seed = The seed’s SHA-256 is { $hash }.
verify-shuffle = Shuffle { $number } of { $cards } cards is the one that the seed gives.
verify-other-shuffle = Shuffle { $number } isn’t the one that the seed gives.
verify-moves = { $moves ->
    [one] The only move is legal and leads
   *[other] All { $moves } moves are legal and lead
} to the recorded result and hash.

## Deals that agree with what a player knows

deal-known-cards = More cards are known to be there than the pool has.
deal-other-moment = The view and what is remembered belong to different moments.
deal-hand-too-small = { NAME($seat) }’s hand is known to hold more cards than it has.
deal-pool-too-small = The pool has fewer cards than the table.
deal-draw-pile = The pool doesn’t have enough cards for the draw pile.

## Conformance scenarios

scenario-no-line = { $file }:{ $line }: “{ $text }” isn’t a line of a scenario: write KEY: VALUE.
scenario-no-title = { $file }:{ $line }: A file begins with a line “scenario: TITLE”.
scenario-cards = Cards were lost or made.
scenario-no-rule = The scenario doesn’t cite a rule.
scenario-no-statement = The scenario says nothing that could fail.
scenario-dealt = A dealt scenario has a line “game” and no zones.
scenario-refused = “{ $move }” was refused: { SAY($problem) } ({ $by })
scenario-not-refused = “{ $move }” should have been refused.
scenario-changed = “{ $move }” was refused but changed the position.
scenario-other-rule = “{ $move }” was refused by { $by } ({ SAY($problem) }), not by { $wanted }.
scenario-not-allowed = “{ $move }” should be allowed but is refused: { SAY($problem) } ({ $by })
scenario-not-listed = “{ $move }” isn’t among the listed moves.
scenario-listed = “{ $move }” is among the listed moves.
scenario-differs = { $what } is “{ $found }”, not “{ $wanted }”.

## bohnanza variants

variants-edition = { $least ->
    [2] two
   *[other] { SPELLED($least) } to { SPELLED($most) }
} players
variants-addon = goes with { EACH($games, of: "word") }
variants-unknown = There is no variant called “{ $name }”: there are { EACH($variants, of: "word") }.
variants-check-tables = Tables: { EACH($games, of: "word") }
variants-check-games = Random games: { $games } games with { $moves } moves tried. Cards, lists, refusals, notation and records
variants-check-secrecy = Secrecy: nobody learns what they can’t know, in { $games } games and in all scenarios
variants-check-scenarios = Scenarios: { $scenarios } for { $rules ->
    [one] one rule
   *[other] { $rules } rules
}
variants-check-words = Words in { $language }, and the guide
variants-check-rules = Rules under { $prefix }, in every language
variants-check-drawings = Drawings of { $beans ->
    [one] one bean
   *[other] { $beans } beans
}
variants-check-messages = Messages of the server
variants-check-bots = Bots: { $bots } of them play it
variants-fine = “{ $name }” is fine.
variants-not-fine = “{ $name }” isn’t fine yet.
variants-no-name = “{ $name }” can’t be the id of a variant: use small letters, digits and hyphens.
variants-taken = There is a variant called “{ $name }” already.
variants-not-empty = { $folder } isn’t empty.
variants-written = Install it with “pip install --editable { $folder }”, then run “bohnanza variants --check { $name }”.
