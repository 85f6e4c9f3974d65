### Letters and webhooks about games over days.

notice-subject = { $tables ->
    [one] Bohnanza: news from one of your tables
   *[other] Bohnanza: news from { SPELLED($tables) } of your tables
}
notice-greeting = Hello { $name },
notice-intro = There is news from your games:
notice-turn = It has been your turn since { $since }. You have until { $until }.
notice-offer = An offer has been waiting for your answer since { $since }. You have until { $until }.
notice-end = The game ended on { $since }.
notice-table = { $game }: { $players }
notice-footer = You are getting this message because you asked for it. You can turn it off in your account.
notice-time = { $year }-{ $month }-{ $day } { $time } UTC
