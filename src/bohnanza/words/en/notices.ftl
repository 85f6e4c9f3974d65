### Letters and webhooks about games over days.

notice-subject = { $tables ->
    [one] Bohnanza: news from one of your tables
   *[other] Bohnanza: news from { SPELLED($tables) } of your tables
}
notice-greeting = Hello { $name },
notice-intro = there is news from your games:
notice-turn = It’s your turn, since { $since }. You have until { $until }.
notice-offer = You have an offer to answer, since { $since }. You have until { $until }.
notice-end = The game ended on { $since }.
notice-table = { $game }: { $players }
notice-footer = You are getting this because you asked for it. You can stop it in your account.
notice-time = { $year }-{ $month }-{ $day } { $time } UTC
