### Im Terminal.

terminal-welcome-cognac = Drei oder mehr Cognacbohnen bringen einen Schluck; „schluck“ nimmt ihn und zieht eine Karte.
terminal-help-cognac = schluck
    .label = Cognac

## Wörter, die man tippen kann

terminal-word-sip = schluck
    .also = trink trinke
