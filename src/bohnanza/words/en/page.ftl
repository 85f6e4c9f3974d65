### The page, screen by screen.

## Amounts, and people as the subject of a sentence.

-amount = { $currency ->
    [dollar] { $it ->
        [one] { $it } dollar
       *[other] { $it } dollars
    }
   *[coin] { $it ->
        [one] { $it } coin
       *[other] { $it } coins
    }
}
-price = { $it ->
    [0] nothing
   *[other] { AMOUNT($it) }
}
-wins = { WHO($it) ->
    [me] You win!
   *[other] { NAME($it) } wins.
}

amount = { AMOUNT($n) }

## The first page

first-lead = A table of beans, bargains and promises.
first-under = Plant what comes and trade away the rest. No account needed, nothing to install.
first-play = Play now
first-play-under = You and three bots. About twenty minutes.
first-learn = Learn by playing
first-learn-under = Your first game, with two bots and a coach at your side.
first-starting = Dealing the cards…
first-friends = Play with friends
first-friends-under = Choose a game and send a link.
first-lobby = Open tables
first-mine = Your games
first-nobody = Guest
first-name = Your name
first-forget = Forget

## Choosing a game

choose-title = Choose a game
choose-seats = Players
choose-addons = Add-ons
choose-bot-level = How the bots play
choose-bot = { $level }: { $what }
level-random = Random
level-greedy = Easy
level-peer-ai1 = Fair
level-peer-ref = Good
level-trader = Strong
choose-clock = Time to decide
choose-clock-none = No limit
choose-clock-live = seconds
choose-clock-days = days
choose-pace = Speed of the bots
choose-pace-instant = Instant
choose-pace-brisk = Brisk
choose-pace-calm = Calm
choose-listed = Anyone can find and join the table
choose-spectators = Anyone with the link can watch
choose-hints = Players can ask a bot for advice
choose-here = Players at this screen
choose-make = Set the table
choose-make-under = You get a link for the others. Bots take the free seats.
choose-players = { $least } to { $most } players
choose-players-exactly = { $n } players

## The waiting room, and joining a game

room-title = The table is set
room-invite = Invite friends
room-invite-under = Send them this link. A phone on the same network can scan the code.
room-alone = So far only this computer can open the link. Restart the server with “make play” or “bohnanza serve --lan”, and others on your network can join too.
room-copy = Copy link
room-copied = Copied
room-code = QR code of the invitation link
room-seats = Around the table
room-free = Free seat
room-bot = { $name } (bot)
room-you = you
room-host = host
room-away = away
room-seat-bot = Seat a bot
room-open-seat = Free the seat
room-remove = Remove
room-make-host = Make host
room-up = Move up one seat
room-start = Deal the cards
room-start-under = Bots play the free seats.
room-wait = Waiting for the host to deal.
room-join = Take a seat
room-watch = Just watch
room-watching = You are watching.
room-private = Your private link to this seat
room-private-under = It opens your seat on another device. Keep it to yourself.
room-leave = Leave the table
room-rename = Rename
room-fair = Fair shuffles
room-fair-under = The secret behind every shuffle is fixed before the game and shown after it. This is its fingerprint: { $hash }
room-full = All seats are taken.
room-leave-sure = A bot will take your seat for good.
room-remove-sure = Remove { $name } from the table?
room-remove-bot = A bot will take { $name }’s seat for good.
room-bad-name = A name has 1 to 20 characters, at least one of them a letter or a digit.
room-ask-to-join = Ask to join
room-ask-under = A bot plays this seat. It is yours as soon as everyone at the table agrees.
room-asked = You have asked to join.
room-declined = The others don’t want anyone new at the table right now. You can watch.
room-lapsed = Not everyone answered in time, or the seat is no longer open. If there is an open seat, you can ask again.
room-has-played = You have already played in this game, so you can only watch it.
room-newcomer = { $program ->
    [yes] { $name } (program) would like to take over from { $bot } (bot).
   *[no] { $name } would like to take over from { $bot } (bot).
}
room-newcomers = Newcomers
room-agree = Agree
room-agreed = You have agreed.
room-offer-seat = Offer to newcomers
room-keep-bot = Keep the bot
room-offered = open to newcomers
room-not-free = Someone was faster, or already has that name. Look again.
room-links = Links: invite others, or play on another device

## At the table

table-your-turn = Your turn
table-your-turn-now = Your turn: { $task }
table-tab = ● Your turn – Bohnanza
table-waits-for = Waiting for { EACH($who, of: "them") }.
table-next = next
table-hand = Your hand, in order
table-empty-hand = Your hand is empty.
table-hand-of = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
table-some = { SOME($cards, of: "bean") }
table-field = Field { $n }
table-empty-field = empty
table-gauge = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} · { $pays ->
    [0] { $currency ->
        [dollar] no dollars yet
       *[coin] no coins yet
    }
   *[other] { AMOUNT($pays) }
}
table-next-step = { $more } more for { $pays }
table-step-short = → { $pays } at { $count }
table-next-field = { $more } more for a field
table-earns-field = earns a field
table-full = can’t be worth more
table-protected = Bean protection: you can’t harvest this single card now.
table-harvest = Harvest
table-harvest-for = Harvest for { PRICE($coins) }
table-keep = Keep
table-deck = Draw pile
table-discard = Discard pile
table-runs = Run out { $done } of { $all } times
table-turned = Turned over
table-aside = Set aside for you
table-aside-of = Set aside
table-aside-cards = Set aside: { SOME($cards, of: "bean") }
table-to-plant = To be planted now
table-pick-first = First tap the card that you want to plant.
table-all-moves = All moves
table-log = Log
table-newest = New
# What happened in a variant that has no words for it.
log-event = { $seat ->
    [none] { UPPER($name) }
   *[other] { WHO($seat) ->
        [me] You
       *[other] { NAME($seat) }
    }: { $name }
}{ COUNT($cards) ->
    [0] { "" }
   *[other] { " " }({ SOME($cards, of: "bean") })
}
table-chat = Chat
table-deals = Deals
table-say = Say something
table-send = Send
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-hint = Hint
table-hinted = A bot suggests: { $text }
table-hinted-nothing = A bot would wait and see.
table-pause = Pause
table-resume = Go on
table-end = End the game
table-end-taken = Play on
table-end-under = Without a result, once all the people at the table agree.
table-end-wanted = In favor: { EACH($who, of: "them") }.
table-pause-under = The game and the clocks stop.
table-lend-under = You can take your seat back at any time.
table-rather = Cancel
table-lend = Let a bot play
table-lent = A bot is playing for you.
table-take-back = Take my seat back
table-bot-plays = bot
table-menu = Menu
table-close = Close
table-show-me = { $name }, it is your turn
table-curtain = Hand over the device. Everyone else looks away now.
table-lift = Show my cards
table-watch = You are watching this game.
table-beanometer = What a harvest pays
table-signal-want = wants { EACH($cards, of: "bean", as: "many") }
table-signal-have = has { EACH($cards, of: "bean", as: "many") }
table-signal-no = doesn’t want { EACH($cards, of: "bean", as: "many", join: "or") }
table-to-hand = To your hand
table-unpick = Clear selection
table-really = Really? { $text }
table-prepare = Put this offer together
table-clock = { $unit ->
    [days] { $n } d
    [hours] { $n } h
    [minutes] { $n } min
   *[seconds] { $n } s
}

## Trading

trade-compose = Make an offer
trade-counter = { WHO($seat) ->
    [me] Counter your offer
   *[other] Counter { NAME($seat) }’s offer
}
trade-revise = Change your offer
trade-you-give = You give
trade-you-want = You want
trade-anything = Make me an offer
trade-one-of = one of these is enough
trade-to = To
trade-all = All
trade-first-come = The first to say yes gets it
trade-send = Send offer
trade-gift = Give as a gift
trade-ask = Ask for it
trade-clear = Clear
trade-inbox = Offers on the table
trade-none = No offers yet.
trade-none-yours = No offers yet. Tap cards to make one.
trade-accept = Accept
trade-accept-anyway = Accept and harvest for it
trade-not-yet = Not yet
trade-decline = Decline
trade-counter-it = Counter
trade-change = Change
trade-withdraw = Withdraw
trade-take-back = Take back
trade-pick = Trade with { $name }
trade-why = Decline because…
trade-cannot = You don’t have what is wanted.
trade-joins = { BEAN($kind, as: "a") } { $field ->
    [0] fits one of your fields
   *[other] fits your field { $field }
}{ $better ->
    [yes] { " " }({ $before } → { $after })
   *[no] { "" }
}
trade-takes-empty = { BEAN($kind, as: "a") } takes an empty field
trade-to-hand = { BEAN($kind, as: "a") } goes to your hand
trade-costs = { $n ->
    [one] you would have to harvest a field
   *[other] you would have to harvest { $n } fields
}
trade-spares = saves you a harvest
trade-place = { $place ->
    [turned] turned over
    [hand] from your hand
   *[other] card { $place }
}
trade-good = { BEAN($kind) }, { trade-place }
trade-less = { $n } { BEAN($kind) }: remove one
trade-answer-asked = { WHO($seat) ->
    [me] you are asked
   *[other] { NAME($seat) } is thinking
}
trade-answer-accepted = { WHO($seat) ->
    [me] you said yes
   *[other] { NAME($seat) } says yes
}
trade-answer-declined = { WHO($seat) ->
    [me] you said no
   *[other] { NAME($seat) } says no
}
trade-answer-countered = { WHO($seat) ->
    [me] you made a counter-offer
   *[other] { NAME($seat) } made a counter-offer
}
trade-last-call = { WHO($seat) ->
    [me] You will end trading in { $seconds } s.
   *[other] { NAME($seat) } will end trading in { $seconds } s.
}
trade-not-done = Keep trading
trade-ready = I have nothing to add
trade-signals = Tell the table
trade-signals-under = Choose what you mean, then tap the beans. It commits you to nothing, and everyone can see it.
trade-signal-want = I want
trade-signal-have = I have
trade-signal-no = I don’t want
trade-signalled = { BEAN($kind) }: { $meaning }
trade-orders = Standing orders
trade-orders-under = The server makes these trades for you whenever it can, even while you are away. It offers each of them once per trading phase and accepts any offer that is at least as good. Only you can see them.
trade-order = { UPPER(SOME($give, of: "bean")) } for { SOME($get, of: "bean") }
trade-order-give = I give
trade-order-get = for
trade-order-count = how many
trade-order-gifts = Accept gifts of beans that I grow
trade-order-refuse = Decline every other offer to me
trade-order-add = Add
trade-worth-good = good for you
trade-worth-even = even
trade-worth-bad = bad for you

## What people call across the table

reaction-nice = Nice!
reaction-thanks = Thanks
reaction-hm = Hm…
reaction-haha = Haha
reaction-ouch = Ouch
reaction-hurry = Hurry up

## After the game

result-title = The harvest is in
result-wins = { COUNT($who) ->
    [one] { EACH($who, of: "wins") }
   *[other] { UPPER(EACH($who, of: "them")) } win.
}
result-rematch = Play again
result-open-rematch = Go to the rematch
result-over-time = { $currency ->
    [dollar] Dollars over time
   *[coin] Coins over time
}
result-trades = Trades
result-secret = The secret behind the shuffles
result-look = Look at the table
replay-replay = Watch it again
replay-record = Download the record
replay-step = Move { $at } of { $all }
replay-back = One move back
replay-forth = One move forward
replay-run = Play
replay-stop = Stop
replay-seen-by = Seen by

## Open tables

lobby-none = Nobody is waiting at the moment. Set a table and send the link.
lobby-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
lobby-watch = Watch
lobby-join = Join
lobby-by = Host: { $name }

## How a game stands

standing-turn = { table-your-turn }
standing-waiting = not dealt yet
standing-playing = in progress
standing-paused = paused
standing-over = finished
standing-ended = ended early
standing-left = you have left
standing-gone = no longer available

## Keys at the table

help-title = Help and keys
help-keys = Keys at the table
help-single = Use single letters and digits as shortcuts
help-tab = from one part of the table to the next
    .keys = Tab
help-arrows = along your hand, your fields and the tabs
    .keys = ← →
help-enter = choose what has the focus
    .keys = Enter
help-digits = plant in that field
    .keys = 1 2 3
help-space = go on, if there is only one way
    .keys = Space
help-answer = accept, decline or counter the first offer
    .keys = A  D  C
help-pays = what a harvest pays; or press and hold a card
    .keys = B
help-jump = to your hand, your fields, the offers
    .keys = H  F  O
help-escape = take back a selection, then close the lesson
    .keys = Esc
help-help = this list
    .keys = { "?" }

## Settings

settings-title = Settings
settings-theme = Colors
settings-theme-system = Same as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sounds
settings-language = Language
settings-no-language = This language could not be loaded. Check the connection and try again.

## The connection, and what cannot be opened

link-connecting = Connecting…
link-lost = Connection lost. Next try in { $seconds } s. Your game is safe.
link-retry = Try now
link-closed = This seat can’t be opened.
link-no-table = There is no such table. It may be too old, or the link is incomplete.
link-no-watching = Only players can see this table. Open your seat with your private link, or sign in.
link-as-guest = Open the table as a guest
link-again = Try again
link-home = Back to the start page
link-broken = This part of the page has failed; the game has not. Your seat and your cards are safe.
link-reload = Reload the page
link-signed-out = You have been signed out. Sign in again to play, or just watch.
link-other-guest = Your link no longer opens this table. You can take a free seat or watch.
problem-failed = Something went wrong on the server. Please try again.
problem-offline = The server isn’t answering. Check the connection and try again.

## Rules

rule-show = Rule { $id }
rule-ruling = Our ruling
rule-loading = Opening the rulebook…
rule-none = There is no such rule.
rule-back = Back to { $id }
rule-title = Rules
rule-lead = How each game is played. Tap a number such as AB-22 to see the rule itself.
rule-games = Games
rule-how = How to play
rule-how-game = { $game }: how to play
rule-all = All games
rule-table = Table
rule-bean = bean
rule-cards = cards
rule-earns-field = { UPPER(SOME($cards, of: "bean")) } earn another field instead.
rule-ends = With fewer cards than the first payout needs, a field pays nothing. Cards beyond the last payout add nothing.

## Your games

mine-none = No games yet.
mine-more = Show all { $n }
mine-sure = This game is still running. Without your private link you can’t get your seat back. Forget it anyway?
mine-keep = Keep it

## The account

account-link = Sign in or create an account
account-signed-in = Account of { $name }
account-title = Your account
account-why = You can play without one. With an account you can find your games on every device, and the server can tell you when it is your turn.
account-checking = Looking for your account…
account-name = Name
account-password = Password
account-password-under = At least 8 characters. It can’t be sent to you, so keep it safe.
account-sign-in = Sign in
account-sign-up = Create an account
account-to-sign-up = I have no account yet
account-to-sign-in = I have an account
account-name-taken = This name is taken. Choose another one, or sign in if it is yours.
account-bad-form = A name has 1 to 20 characters, a password 8 to 200.
account-patience = Too many wrong passwords. Wait a minute.
account-sign-out = Sign out
account-sign-out-under = The games of the account leave this browser until you sign in again.
account-signed-out = You are signed out.
account-claim = { $n ->
    [one] A game in this browser is not in your account yet.
   *[other] { $n } games in this browser are not in your account yet.
}
account-claim-do = Add to my account
account-claim-rest = { $n ->
    [one] One of them can no longer be opened.
   *[other] { $n } of them can no longer be opened.
}
account-notices = Messages while you are away
account-notices-under = At most one every 15 minutes, about games that wait for you. If both fields are empty, nothing is sent.
account-email = E-mail address
account-webhook = Webhook (an address that gets the message)
account-no-email = This server doesn’t send e-mail.
account-no-webhook = This server doesn’t call webhooks.
account-no-channels = This server doesn’t send messages. Whoever runs it can turn them on.
account-turns = It is my turn
account-offers = There is an offer to answer
account-ends = A game is over
account-bad-address = That isn’t a valid address. Check the e-mail and the webhook.
account-save = Save
account-saved = Saved.
account-change = Change the password
account-old = Old password
account-fresh = New password
account-changed = Changed. Other browsers have been signed out.
account-wrong-old = That isn’t your old password.
account-end = Delete the account
account-end-goes = Your name, password, message settings and list of games are deleted at once and can’t be restored.
account-end-stays = Tables and records stay, under the nickname you had there. You can go on playing the games that this browser knows; all others are closed to you.
account-end-sure = Enter your password to confirm
account-wrong-password = That isn’t your password.
account-end-do = Delete for good
account-ended = Your account is deleted.

## What happens around a table

news-joined = { $name } sits down.
news-left = { $removed ->
    [yes] The host has removed { THEM($member) }.
   *[no] { WHO($member) ->
        [me] You leave the table.
       *[other] { NAME($member) } leaves the table.
    }
}
news-renamed = A player is now called { $name }.
news-settings-changed = The host has changed the settings.
news-seats-swapped = Two players have swapped seats.
news-bot-seated = { NAME($seat) } (bot) sits down.
news-seat-opened = A seat is open.
news-newcomer-asked = { $name } asks to take over from { NAME($seat) }.
news-newcomer-answered = { $agree ->
    [yes] { WHO($member) ->
        [me] You would let the newcomer join.
       *[other] { NAME($member) } would let the newcomer join.
    }
   *[no] { WHO($member) ->
        [me] You don’t want the newcomer to join.
       *[other] { NAME($member) } doesn’t want the newcomer to join.
    }
}
news-newcomer-turned-away = { $why ->
    [expired] { $name } won’t join: not everyone answered in time.
    [closed] { $name } won’t join: the seat is no longer open.
   *[declined] { $name } won’t join.
}
news-started = The cards are dealt.
news-moved = { $by ->
    [clock] { WHO($seat) ->
        [me] Your time was up.
       *[other] { NAME($seat) } ran out of time.
    }
   *[other] { "" }
}
news-stood-in = { WHO($seat) ->
    [me] A bot plays for you until you are back.
   *[other] A bot plays for { NAME($seat) } until they are back.
}
news-seat-taken = { WHO($seat) ->
    [me] You are back.
   *[other] { NAME($seat) } is back.
}
news-last-called = { WHO($seat) ->
    [me] Last call: you are about to end trading.
   *[other] Last call: { NAME($seat) } is about to end trading.
}
news-call-taken-back = Trading goes on.
news-paused = { server-paused }
news-resumed = The game goes on.
news-end-wanted = { $agree ->
    [yes] { WHO($member) ->
        [me] You would like to end the game.
       *[other] { NAME($member) } would like to end the game.
    }
   *[no] { WHO($member) ->
        [me] You want to play on.
       *[other] { NAME($member) } wants to play on.
    }
}
news-ended = The game was ended without a result.
news-host-passed = { WHO($member) ->
    [me] You are the host now.
   *[other] { NAME($member) } is the host now.
}
news-rematched = There is a rematch.
