### In the terminal.

terminal-welcome-magpies = Magpie Beans are never planted: they steal from other players’ fields.
terminal-never-planted = never planted: it steals from fields
terminal-help-magpies = play magpie   { $table ->
    [yes] collect magpies{ "   " }done
   *[no] done
}
    steal { $ana } 1 to 2 (from field 1 there to your field 2)
    .label = Magpies

## Words that can be typed

terminal-word-play = play
terminal-word-collect = collect
terminal-word-steal = steal
terminal-word-magpies = magpies
