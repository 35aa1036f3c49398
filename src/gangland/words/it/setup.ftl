### Preparare un tavolo nel browser: i mazzi di chi ospita, e i bot secondo la loro forza.

web-bot = { $bot ->
    [random] random – gioca a caso
    [drifter] drifter – sbadato, un buon primo rivale
    [thug] thug – gioca d’istinto, e per vincere
    [lieutenant] lieutenant – valuta dove porta ogni mossa
    [capo] capo – prova le mosse nella mente prima di farne una
    [boss] boss – ti legge, varia le sue scelte e vede più lontano
   *[other] { $bot }
}
web-pack = Carte
web-pack-usual = le solite
web-pack-is = Carte: { $pack }
web-caretaker = Gioca per chi se ne va
web-caretaker-is = Chi se ne va è sostituito fino al ritorno, da: { $bot }
