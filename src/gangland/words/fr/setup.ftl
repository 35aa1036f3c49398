### Préparer une table dans le navigateur : les packs de l’hôte, et les bots selon leur force.

web-bot = { $bot ->
    [random] hasard – joue au hasard
    [drifter] vagabond – insouciant, un bon premier adversaire
    [thug] gros bras – joue à l’instinct, et pour gagner
    [lieutenant] lieutenant – pèse où mène chaque coup
    [capo] capo – essaie les coups dans sa tête avant d’en jouer un
    [boss] boss – prévoit, vous devine et varie ses choix
   *[other] { $bot }
}
web-bot-called = { $bot ->
    [Random] Hasard
    [Drifter] Vagabond
    [Thug] Gros bras
   *[other] { $bot }
}
web-temperament = Comment il tient parole
web-temper = { $temper ->
    [trusting] confiant – tient parole et croit tout le monde
    [honest] honnête – tient parole envers quiconque tient la sienne
    [shrewd] rusé – manque à sa parole quand cela rapporte bien plus qu’elle ne vaut
    [treacherous] traître – manque à sa parole dès que cela rapporte quelque chose
   *[secret] tiré en secret – personne ne sait ce que vaut sa parole
}
web-tempered = { $bot } · { $temper }
web-thinks = Temps de réflexion
web-thinks-usual = réfléchit le temps habituel
web-thinks-ms = { $n ->
    [1000] réfléchit 1 s
   *[other] réfléchit { $n } ms
}
web-thinks-other = réfléchit avec { $budget }
web-pack = Cartes
web-pack-usual = les cartes habituelles
web-pack-is = Cartes : { $pack }
web-caretaker = Joue pour ceux qui partent
web-caretaker-is = Un joueur qui s’en va est remplacé jusqu’à son retour par : { $bot }
