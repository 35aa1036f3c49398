### Préparer une table dans le navigateur : les packs de l’hôte, et les bots selon leur force.

web-bot = { $bot ->
    [random] random – joue au hasard
    [thug] thug – joue pour gagner
   *[other] { $bot }
}
web-pack = Cartes
web-pack-usual = les cartes habituelles
web-pack-is = Cartes : { $pack }
web-caretaker = Joue pour ceux qui partent
web-caretaker-is = Un joueur qui s’en va est remplacé jusqu’à son retour par : { $bot }
