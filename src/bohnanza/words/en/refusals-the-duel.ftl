### What The Duel forbids.

step-gift = Offer a kind of bean as a gift.
step-answer = Take the gift, or refuse it.
step-hand-over = Give the card that you offered, or pay for the bluff.
step-drop-bonus = Discard one bonus card, or pass.
step-draw-bonus = { task-draw-bonus }

refused-bonus-not-met = The last cards on that field don’t fulfil this bonus card.
refused-drop-bonus = You can discard one of your bonus cards only after the beans have been drawn.
refused-not-your-bonus = You don’t have this bonus card.
refused-payment = Pay with one card from your dollar pile; if the pile is empty, pay nothing.
refused-gift-offered = { UPPER(BEAN($kind, as: "a")) } has already been offered this turn.
refused-must-give = You have the card, so you must give it.
