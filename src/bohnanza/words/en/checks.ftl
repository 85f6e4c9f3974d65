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
