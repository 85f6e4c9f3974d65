### Die mitgelieferten Bots, und was mit anderen nicht stimmt.

bot-random = Spielt irgendeinen möglichen Zug, jeden mit gleicher Wahrscheinlichkeit.
bot-greedy = Pflanzt, was passt, tauscht, was er nicht anbaut, gegen das, was er anbaut, und verschenkt den Rest.
bot-peer-ai1 = Eine veröffentlichte Spielweise: bietet Aufgedecktes an und tauscht nur, was beiden hilft.
bot-peer-ref = Eine veröffentlichte Spielweise: bietet auch Handkarten an, die andere anbauen, und zählt Karten, um zu wissen, wann sich eine Ernte lohnt.
bot-trader = Rechnet aus, wie viele Taler Felder, Hände und Tauschgeschäfte wert sind, für sich und für die anderen.
bot-trader-1 = Ein älterer Händler, der sich nie ändert, als Maßstab für neue Bots.

bots-no-bot = Einen Bot namens „{ $name }“ gibt es nicht: Es gibt { EACH($bots, of: "word") }.
bots-not-loaded = Der Bot „{ $name }“ lässt sich nicht laden: { $problem }.
bots-not-callable = Der Bot „{ $name }“ lässt sich nicht laden: { $value } ist nicht aufrufbar.
bots-cannot-play = Dieser Bot lässt sich nicht laden.
bots-brought = Stammt aus { $value }.
