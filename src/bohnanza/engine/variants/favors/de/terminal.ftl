### Im Terminal.

terminal-welcome-favors = Gefallen versüßen einen Tausch und werden später eingefordert; „gefallen“ erklärt sie.
terminal-help-favors = biete F3 für rote an { $ana }   erbitte F1 für soja von { $ana }   passe
    einfordern F3 soja   einfordern F4 { $ana }   einfordern F5
    einfordern F6 { $ana } soja@3
    pflanze soja für { $ana } 1   begleiche 1 an { $ana } 2   behalte soja auf 1   reiche soja
    .label = Gefallen

## Wörter, die man tippen kann

terminal-word-call = einfordern
    .also = löse einlösen
terminal-word-keep = behalte
    .also = behalten
terminal-word-repay = begleiche
    .also = begleichen
terminal-word-favor = gefallen
