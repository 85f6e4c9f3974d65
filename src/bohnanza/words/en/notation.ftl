### Text that cannot be read: moves, positions, records and the ids of games.

## Cards and goods

notation-no-bean = There is no bean called “{ $word }”.
notation-hidden-bean = Name a bean, not a hidden card.
notation-which-bean = “{ $text }” doesn’t say which bean there are { $number } of.
notation-too-many-cards = No game has that many cards.
notation-no-place = “{ $word }” isn’t a place in a hand: write 1 for the first card, or “turned” or “hand”.
notation-no-position = “{ $word }” isn’t a position in a hand.
notation-give-for-want = “{ $text }” doesn’t say what is given for what: write GIVE for WANT.
notation-want-place = You can’t say where a wanted card comes from: the other player chooses that.
notation-no-goods = “{ $text }” can’t be traded: write a number and one bean.
notation-hidden-trade = You can’t trade a hidden card.
notation-which-copy = “{ $text }” doesn’t say which card: write give soy@3 or give turned soy.

## Moves

notation-no-seat = There is no player called “{ $word }”: the players are p0 to p{ $last }.
notation-no-number = “{ $word }” isn’t a number.
notation-no-field = “{ $word }” isn’t a field: the fields are 1 to 3.
notation-form = This move is written “{ $form }”.
notation-no-move = “{ $word }” isn’t a move: moves begin with { EACH($verbs, of: "word", join: "or") }.
notation-to-whom = “{ $text }” doesn’t say to whom: end with “to p1”, “to p1,p2” or “to all”.
notation-no-reason = “{ $word }” isn’t a reason: the reasons are { EACH($reasons, of: "word") }.

## Positions

notation-hidden-cards = A position with hidden cards can’t be played.
notation-no-game-line = A position needs exactly one line that names its game.
notation-no-position-line = “{ $text }” isn’t a line of a position: write KEY: VALUE.
notation-no-zone = A position has no line called “{ $name }”.
notation-no-phase = There is no phase called “{ $word }”: the phases are { EACH($phases, of: "word") }.
notation-no-interruption = There is no step called “{ $word }” that can interrupt: there are { EACH($steps, of: "word") }.
notation-no-signal = “{ $text }” isn’t a signal: write want, have or no, and a bean.
notation-no-answer = “{ $text }” isn’t an answer to an offer.
notation-too-many-of = There are more { $kind } cards than the game has.
notation-too-few-cards = The game doesn’t have enough cards left for that.

## Records

notation-no-record = This isn’t a record: its first line has to be “{ $header }”.
notation-other-version = This record has version { $version }, which belongs to { $earlier ->
    [yes] an earlier
   *[no] a later
} reading of the rules: only version { $own } can be replayed.
notation-missing-line = The record has no line called “{ $name }”.
notation-player-count = The game has { SPELLED($seats) } players, but the record names { $named }.
notation-bad-move = Move { $at }: { SAY($problem) }
notation-refused-move = Move { $at }, “{ $move }”, is refused: { SAY($problem) }
notation-other-result = The record says “{ $said }”, but its moves lead to “{ $found }”.
notation-other-hash = The hash in the record isn’t the hash of its final position.
notation-bad-seed = A seed is a single line without “#” that doesn’t begin or end with a space.
notation-bad-name = “{ $name }” can’t be used in a record: a name is a single line without “,” and “#”.

## Ids of games

notation-no-game = There is no game called “{ $word }”: there are { EACH($games, of: "word") }.
notation-no-player-count = “{ $text }” doesn’t say how many players there are: write, for example, { $example }.
notation-wrong-player-count = { GAME($game, as: "quoted") } is for { $least ->
    [2] two
   *[other] { SPELLED($least) } to { SPELLED($most) }
} players, not for { SPELLED($count) }.
notation-no-addon = There is no add-on called “{ $word }”: there are { EACH($addons, of: "word") }.
notation-addon-goes-with = { GAME($addon, as: "quoted") } goes with { EACH($games, of: "game", as: "quoted") }, not with { GAME($game, as: "quoted") }.
notation-addon-twice = { GAME($addon, as: "quoted") } is named twice.

## Variants from other packages

variants-same-id = There is another variant called “{ $name }”.
variants-same-prefix = The rules of “{ $name }” begin with { $prefix }, and so do those of “{ $other }”.
variants-same-bean = There is another bean called “{ $name }”.
variants-too-many-beans = There is no room for the bean “{ $name }”: there can be { $most } kinds.
variants-no-variant = The entry point “{ $name }” leads to { $value }, which is not a variant.
variants-not-usable = “{ $name }” is installed but cannot be used: { $problem }
