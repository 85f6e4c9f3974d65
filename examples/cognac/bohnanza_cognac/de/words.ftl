### Cognacbohnen.

game-cognac = Cognacbohnen
    .what = Im Stapel sind acht Cognacbohnen, und wer drei oder mehr davon erntet, verdient sich einen Schluck.
    .special = Nimm in deinem Zug einen Schluck, um eine Karte zu ziehen.

bean-cognac = Cognac
    .code = Co
    .bare = Cognacbohne
    .many = Cognacbohnen

event-sip-earned = { WHO($seat) ->
    [me] Du verdienst dir
   *[other] { NAME($seat) } verdient sich
} einen Schluck.
event-sip-taken = { WHO($seat) ->
    [me] Du nimmst
   *[other] { NAME($seat) } nimmt
} einen Schluck und { WHO($seat) ->
    [me] ziehst
   *[other] zieht
} { KNOWN($kind) ->
    [yes] { BEAN($kind, as: "a") }
   *[no] eine Karte
}.

move-sip = Einen Schluck nehmen: eine Karte ziehen

## Neben dem Namen

beside-sips = { $sips ->
    [one] ein Schluck
   *[other] { $sips } Schlucke
}

## Was abgelehnt wird

refused-no-cognac = In diesem Spiel gibt es keine Cognacbohnen.
refused-sip-own-turn = Einen Schluck kannst du nur nehmen, wenn du am Zug bist.
refused-no-sip = Du hast keinen Schluck, den du nehmen könntest.
refused-sip-last-card = Die letzte Karte des Zugstapels bekommst du nicht für einen Schluck.
