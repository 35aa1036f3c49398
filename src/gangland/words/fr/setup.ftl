### Préparer une table dans le navigateur : les packs de l’hôte, et les bots selon leur force.

web-bot = { $bot ->
    [random] random – joue au hasard
    [drifter] drifter – insouciant, un bon premier adversaire
    [thug] thug – joue à l’instinct, et pour gagner
    [lieutenant] lieutenant – pèse où mène chaque coup
    [capo] capo – essaie les coups dans sa tête avant d’en jouer un
    [boss] boss – vous devine, varie ses choix et voit plus loin
   *[other] { $bot }
}
web-pack = Cartes
web-pack-usual = les cartes habituelles
web-pack-is = Cartes : { $pack }
web-caretaker = Joue pour ceux qui partent
web-caretaker-is = Un joueur qui s’en va est remplacé jusqu’à son retour par : { $bot }
