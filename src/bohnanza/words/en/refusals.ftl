### Why a move is refused. `step-<phase>` says what has to be done instead; the rest are `refused-…`.

step-other = Something else has to be done first.
step-plant = Plant the first card in your hand.
step-plant-again = Plant one more card from your hand, or finish planting.
step-discard-one = Discard one card from your hand, or keep them all.
step-turn-over = { task-turn-over }
step-trade = Trade, or finish trading.
step-receive = Plant all the cards that you received or turned over.
step-draw = { task-draw }
step-use-offer-kinds = Plant or discard every kind of bean on the table.
step-use-offer-cards = Plant or discard every card on the table.
step-plant-or-leave-kinds = Plant whole kinds from the table, or leave the rest.
step-plant-or-leave-cards = Plant cards from the table, or leave the rest.
step-plant-now = The { BEAN($kind, as: "bare") } has to be planted at once.
refused-game-over = { event-game-ended }

## Not you, or not now

refused-not-your-move = It’s { NAME($seat) }’s turn to act.
refused-plants-first = { NAME($seat) } plants first.
refused-no-such-seat = There is no such player at this table.
refused-mid-step = You have to wait until this step is over.
refused-not-now = You can’t do that now.

## Planting

refused-no-such-bean = There is no such bean in this game.
refused-no-such-field = You don’t have a field { $field }.
refused-no-room = There’s no room for { BEAN($kind, as: "a") }: harvest a field first.
refused-other-bean-grows = You can’t plant { BEAN($kind, as: "a") } in field { $field }: another kind is growing there.
refused-first-card = The first card in your hand is { BEAN($kind, as: "a") }.
refused-not-to-plant = You have no { BEAN($kind, as: "bare") } to plant.
refused-not-on-table = There is no { BEAN($kind, as: "bare") } on the table.
refused-hand-planting-over = You can’t plant any more cards from your hand this turn.
refused-not-in-hand = That card isn’t at this place in your hand.

## Harvesting and buying

refused-nothing-grows = Nothing is growing in field { $field }.
refused-single-bean-here = A single bean is protected unless each of your fields has exactly one.
refused-single-bean = A single bean is protected while another of your fields has more than one.
refused-harvest-own-turn = You can harvest only on your own turn.
refused-no-field-for-sale = You can’t buy a field in this game.
refused-third-field-bought = You already have your third field.
refused-third-field-price = A third field costs { COINS($price) }, but you have { COINS($coins) }.

## Offers

refused-no-trading = There is no trading in this game.
refused-no-trading-now = You can make offers only while the active player is trading.
refused-offer-to-others = An offer has to go to other players at the table.
refused-trade-with-active = You can trade only with { NAME($seat) }, whose turn it is.
refused-name-clockwise = Name each player once, clockwise from you.
refused-no-counter = This offer isn’t waiting for a counter-offer from you.
refused-place-for-each = Say for each card that you give where it comes from.
refused-want-unclear = An offer can ask for certain cards, for one of several kinds, or for anything.
refused-two-kinds = Name at least two kinds to choose from.
refused-anything-or-kinds = Ask either for anything or for certain kinds, not for both.
refused-invitation-gives = If you ask the others for offers, you have to give something.
refused-no-card-traded = At least one card has to change hands.
refused-turned-cards-active = Only the active player can give turned-over cards.
refused-other-card = Card { $place } in your hand isn’t { BEAN($kind, as: "a") }.
refused-planted-not-tradable = You can’t trade cards that you have planted or received.
refused-not-your-cards = You don’t have these cards.
refused-too-many-offers = You can have at most { SPELLED($most) } open offers: withdraw one first.
refused-declined-before = { NAME($seat) } has already declined the same offer this turn.

## Answers to offers

refused-offer-gone = This offer is no longer open.
refused-not-your-offer = This offer isn’t yours.
refused-not-accepted-by = { NAME($seat) } hasn’t accepted this offer.
refused-offer-changed = This offer has changed: look at it again.
refused-offer-not-for-you = This offer isn’t for you.
refused-answered-already = You have already answered this offer.
refused-is-invitation = This offer leaves open what you give: answer it with an offer of your own.
refused-no-such-reason = Choose one of the reasons on the list.
refused-not-accepted = You haven’t accepted this offer.
refused-no-such-signal = You can only say that you want a bean, that you have it, or that you don’t want it.
