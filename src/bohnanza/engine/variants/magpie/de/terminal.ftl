### Im Terminal.

terminal-welcome-magpie = Elsterbohnen pflanzt man nie: Sie stehlen von fremden Feldern.
terminal-help-magpie = spiele elster   { $table ->
    [yes] sammle elstern{ "   " }fertig
   *[no] fertig
}
    stiehl { $ana } 1 an 2 (von Feld 1 dort auf dein Feld 2)
    .label = Elstern

terminal-never-planted = wird nie gepflanzt: Sie stiehlt von Feldern

## Wörter, die man tippen kann

terminal-word-play = spiele
    .also = spiel ausspielen
terminal-word-collect = sammle
    .also = sammeln
terminal-word-steal = stiehl
    .also = stehlen klaue
terminal-word-magpies = elstern
