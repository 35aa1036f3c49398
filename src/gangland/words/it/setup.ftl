### Preparare un tavolo nel browser: i mazzi di chi ospita, e i bot secondo la loro forza.

web-bot = { $bot ->
    [random] random – gioca a caso
    [thug] thug – gioca per vincere
   *[other] { $bot }
}
web-pack = Carte
web-pack-usual = le solite
web-pack-is = Carte: { $pack }
web-caretaker = Gioca per chi se ne va
web-caretaker-is = Chi se ne va è sostituito fino al ritorno, da: { $bot }
