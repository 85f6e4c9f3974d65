### What the Bean Coin forbids.

step-contest = Contest the claim, or give up the Bean Coin.
step-last-claim = This is your last chance: claim the Bean Coin now, or pass.

refused-no-coin = There is no Bean Coin in this game.
refused-claim-own-turn = You can claim the Bean Coin only on your own turn.
refused-coin-held = You already have the Bean Coin.
refused-claim-failed = You have already tried and failed this turn.
refused-coin-needs = Your fields are worth { COINS($worth) }, but you need { COINS($needed) } to claim the Bean Coin.
