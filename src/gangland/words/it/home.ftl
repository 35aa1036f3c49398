### La prima pagina: a che cosa si gioca, e con chi.

home-lead = Due giochi di gang, accordi e promesse rotte, intorno a un tavolo.
home-goal = Sei round, poi tutti mostrano il loro cash: chi ne ha di più vince.
home-about-mayhem = Gang di motociclisti in una città del deserto. Correre, menare le mani, restare calmi.
home-about-wise-guys = Chicago, gli anni venti. Pugni, parole, alcol, e un solo { -boss-of-bosses }.
home-players = { $low }–{ $high } giocatori
home-first = La tua prima partita, con una guida
home-guide-mayhem = { lesson-guide-mags }, dietro il bancone, ti insegna a giocare · 15 minuti
home-guide-wise-guys = { lesson-guide-birdie }, che tiene i conti, ti insegna a giocare · 15 minuti
home-quick = Contro i bot
home-quick-note = si comincia subito
home-choose = Un tavolo tra amici
home-choose-note = manda un link
home-more = { $n ->
    [one] un’altra
   *[other] altre { $n }
}

## L’invito, prima dell’inizio

invite-only-here = Gli amici altrove non possono aprire questo indirizzo: il server ascolta solo la propria macchina.
invite-let-in = Per far entrare gli amici della tua rete, ferma il server e avvialo di nuovo con:
invite-after = Poi riapri questo tavolo: qui ci sarà l’indirizzo da mandare. Per amici fuori dalla tua rete serve un server raggiungibile su Internet.
invite-here = Su questa macchina
invite-or = o
