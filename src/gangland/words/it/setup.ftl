### Preparare un tavolo nel browser: i mazzi di chi ospita, e i bot secondo la loro forza.

web-bot = { $bot ->
    [random] caso – gioca a caso
    [drifter] vagabondo – sbadato, un buon primo rivale
    [thug] sgherro – gioca d’istinto, e per vincere
    [lieutenant] luogotenente – valuta dove porta ogni mossa
    [capo] capo – prova le mosse nella mente prima di farne una
    [boss] boss – pianifica, ti legge e varia le sue scelte
   *[other] { $bot }
}
web-bot-called = { $bot ->
    [Random] Caso
    [Drifter] Vagabondo
    [Thug] Sgherro
    [Lieutenant] Luogotenente
   *[other] { $bot }
}
web-temperament = Come mantiene la parola
web-temper = { $temper ->
    [trusting] fiducioso – mantiene la parola e crede a tutti
    [honest] onesto – mantiene la parola con chi mantiene la sua
    [shrewd] scaltro – manca di parola quando ci guadagna molto più di quanto valga
    [treacherous] traditore – manca di parola appena ci guadagna qualcosa
   *[secret] estratto in segreto – nessuno sa quanto vale la sua parola
}
web-tempered = { $bot } · { $temper }
web-thinks = Tempo per pensare
web-thinks-usual = pensa il tempo abituale
web-thinks-ms = { $n ->
    [1000] pensa 1 s
   *[other] pensa { $n } ms
}
web-thinks-other = pensa con { $budget }
web-pack = Carte
web-pack-usual = le solite
web-pack-is = Carte: { $pack }
web-caretaker = Gioca per chi se ne va
web-caretaker-is = Chi se ne va è sostituito fino al ritorno, da: { $bot }
