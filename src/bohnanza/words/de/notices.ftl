### Briefe und Webhooks zu Spielen über mehrere Tage.

notice-subject = { $tables ->
    [one] Bohnanza: Neues von einem deiner Tische
   *[other] Bohnanza: Neues von { SPELLED($tables) } deiner Tische
}
notice-greeting = Hallo { $name },
notice-intro = es gibt Neues von deinen Spielen:
notice-turn = Du bist seit dem { $since } am Zug. Du hast Zeit bis zum { $until }.
notice-offer = Ein Angebot wartet seit dem { $since } auf deine Antwort. Du hast Zeit bis zum { $until }.
notice-end = Das Spiel ist seit dem { $since } aus.
notice-table = { $game }: { $players }
notice-footer = Du bekommst diese Nachricht, weil du darum gebeten hast. In deinem Konto kannst du sie abstellen.
notice-time = { $day }.{ $month }.{ $year }, { $time } Uhr (UTC)
