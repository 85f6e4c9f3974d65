### Briefe und Webhooks zu Spielen über mehrere Tage.

notice-subject = { $tables ->
    [one] Bohnanza: Neues von einem deiner Tische
   *[other] Bohnanza: Neues von { SPELLED($tables) } deiner Tische
}
notice-greeting = Hallo { $name },
notice-intro = es gibt Neues von deinen Spielen:
notice-turn = Du bist am Zug, seit { $since }. Du hast Zeit bis { $until }.
notice-offer = Du hast ein Angebot zu beantworten, seit { $since }. Du hast Zeit bis { $until }.
notice-end = Das Spiel ist seit { $since } aus.
notice-table = { $game }: { $players }
notice-footer = Du bekommst das, weil du darum gebeten hast. In deinem Konto kannst du es abstellen.
notice-time = { $day }.{ $month }.{ $year }, { $time } Uhr (UTC)
