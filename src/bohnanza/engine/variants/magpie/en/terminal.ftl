### In the terminal.

terminal-welcome-magpie = Magpie Beans are never planted: they steal from other players’ fields.
terminal-help-magpie = play magpie   { $table ->
    [yes] collect magpies{ "   " }done
   *[no] done
}
    steal { $ana } 1 to 2 (from field 1 there to your field 2)
    .label = Magpies

terminal-never-planted = never planted: it steals from fields

## Words that can be typed

terminal-word-play = play
terminal-word-collect = collect
terminal-word-steal = steal
terminal-word-magpies = magpies
