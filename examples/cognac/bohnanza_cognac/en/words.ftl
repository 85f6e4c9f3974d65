### Cognac Beans.

game-cognac = Cognac Beans
    .what = There are eight Cognac Beans in the deck, and a harvest of three or more earns a sip.
    .special = Take a sip in your turn to draw a card.

bean-cognac = Cognac
    .code = Cg
    .bare = Cognac Bean
    .many = Cognac Beans

event-sip-earned = { WHO($seat) ->
    [me] You earn
   *[other] { NAME($seat) } earns
} a sip.
event-sip-taken = { WHO($seat) ->
    [me] You take
   *[other] { NAME($seat) } takes
} a sip and { WHO($seat) ->
    [me] draw
   *[other] draws
} { KNOWN($kind) ->
    [yes] { BEAN($kind, as: "a") }
   *[no] a card
}.

move-sip = Take a sip: draw a card

## Beside a player’s name

beside-sips = { $sips ->
    [one] one sip
   *[other] { $sips } sips
}

## What is refused

refused-no-cognac = There are no Cognac Beans in this game.
refused-sip-own-turn = You can take a sip only on your own turn.
refused-no-sip = You have no sip to take.
refused-sip-last-card = A sip may not take the last card of the draw pile.
