### Des places pour les modèles de langage : la table en texte, et les outils de `gangland mcp`.

## The table as text

seat-gangs = Les gangs, tels qu’on les écrit en notation : { $list }
seat-locations = Les lieux, tels qu’on les écrit en notation : { $list }
seat-name = { $word } ({ $name })
seat-asked = On vous demande : { $heading }
seat-offers = Les offres qui vous sont faites, par numéro :
seat-choice = { $notation } – { $label }
seat-metavar-target = CIBLE
seat-metavar-number = NOMBRE
seat-metavar-crew = EFFECTIF
seat-unknown-action = Aucune réponse ne commence comme « { $text } ».
seat-offer-number = Quelle offre ? Donnez le numéro sous lequel elle est énumérée.
seat-rules-list = Sans mots, « rules » énumère les chapitres.
seat-one-of = { $slot } est l’un de ces mots :
seat-word = { $word } – { $name }
seat-number = { $slot } est un nombre entier de 0 à { $top }.
seat-crew-any = { $slot } est au moins un de ceux qui sont là :
seat-crew-need = { $n ->
    [one] { $slot } est exactement un de ceux-ci :
   *[other] { $slot } est exactement { $n } de ceux-ci :
}
seat-crew-named = { $rookies ->
    [0] (plusieurs sont liés par un signe plus)
   *[other] de 1{ $letter } à { $rookies }{ $letter } – autant de { $rookies } { $game ->
        [wise-guys] { -associates }
       *[mayhem] { -prospects }
    } (plusieurs sont liés par un signe plus)
}
seat-crew-counted = jusqu’à { $made }m ({ $game ->
        [wise-guys] { -made-men }
       *[mayhem] { -members }
    }) et jusqu’à { $rookies }{ $letter } ({ $game ->
        [wise-guys] { -associates }
       *[mayhem] { -prospects }
    }), écrits ensemble comme dans 1m2{ $letter }
seat-example = Par exemple : { $answer }
seat-shut = Les ordres impossibles pour le moment : { $list }

## The primer

seat-primer = { $game ->
    [wise-guys] Vous jouez à Wise Guys, un jeu de plateau sur les gangs du Chicago des années 1920 : argent, territoire et promesses rompues.
   *[mayhem] Vous jouez à Men of Mayhem, un jeu de plateau sur des gangs de motards dans une petite ville : argent, territoire et promesses rompues.
}
    Le but : avoir le plus de cash à la fin du dernier tour de jeu. Les flingues et { $game ->
        [wise-guys] l’{ -booze }
       *[mayhem] la { -contraband }
    } ne valent alors plus rien ; changez-les en cash à temps.
    Un tour de jeu : chaque gang reçoit des jetons d’ordre ; de nouveaux lieux et de nouvelles cartes sont révélés ; les gangs donnent un ordre l’un après l’autre (aller dans un lieu, exploiter un lieu que l’on contrôle, se battre pour un lieu, recruter, promouvoir, attendre) jusqu’à ce que personne n’ait plus de jeton ; puis tous vendent { $game ->
        [wise-guys] de l’{ -booze }
       *[mayhem] de la { -contraband }
    } au { -black-market }, en secret et en même temps, et plus on vend en tout, plus le prix baisse.
    Un lieu est à vous pour l’exploiter tant que personne d’autre n’y est. Là où il y a plusieurs gangs, un combat décide : un dé, plus ceux qui y prennent part, plus les flingues sortis en secret, qui sont perdus ensuite.
    { $game ->
        [wise-guys] Les flingues, les ventes et certains lieux coûtent de l’{ -clout } ; qui n’en a plus perd quelqu’un.
       *[mayhem] Les flingues, le trafic et certains lieux font monter la { -heat } ; qui en a trop perd quelqu’un.
    }
    Ce que vous détenez est derrière votre paravent, ce que détiennent les autres est derrière le leur. À tout moment vous pouvez parler, offrir du cash, des flingues et { $game ->
        [wise-guys] de l’{ -booze }
       *[mayhem] de la { -contraband }
    }, et promettre n’importe quoi. Un échange se fait aussitôt ; une promesse est jugée devant les deux, et personne n’est forcé de la tenir.
    Les réponses s’écrivent en notation. Chaque question énumère ce que l’on peut répondre, avec un exemple ; ce qui n’est pas permis est refusé, avec la règle, et ne coûte rien.
seat-promises = Les quantités s’écrivent cash:2,guns:1,goods:1. Les promesses s’écrivent avoid:gun-factory:3 (ne pas y aller), leave:gun-factory:3 (s’en aller), peace:3 (ne pas lui livrer de combat), pay:cash:2:3 (payer plus tard), sell:2:3 (deux au plus à un marché), tell:mayans:3 (dire ce que détient un gang) ou word:3:tout ce que vous voulez ; le 3 est le tour de jeu jusqu’à la fin duquel elle vaut. Ce qui s’échange change de main dès que quelqu’un accepte ; les promesses sont retenues et jugées, jamais imposées.

## The tools

mcp-title = Une place à Gangland
mcp-instructions = { seat-primer }
    Commencez par « look ». Quand on vous demande quelque chose, « choices » énumère toutes les réponses, et « act » en donne une. Quand on ne vous demande rien, « wait » attend que ce soit le cas, ou que quelqu’un vous offre quelque chose. « rules » explique ce que vous ne comprenez pas. Jouez jusqu’à la fin de la partie.
mcp-title-look = Regarder la table
mcp-tool-look = Montre ce que votre place peut voir, et ne change rien. Sans argument : les gangs, les lieux avec ce qu’ils offrent et qui s’y trouve, les cartes en vigueur, ce que vous détenez, les offres qui vous sont faites, et ce que l’on vous demande. Les gangs et les lieux sont donnés avec les mots qui les désignent.
mcp-look-what = Ce qu’il faut regarder : « table » (tout), « story » (ce qui s’est passé jusqu’ici), « deals » (les offres et promesses que vous connaissez), « market » (prix et limites du { -black-market }), « odds » (les chances dans un combat), « locations » (chaque lieu en entier).
mcp-look-about = Avec « odds » ou « locations » : le mot d’un lieu. Après lui, pour « odds », les { dudes } qui y viendraient, comme dans 1m2r. Sinon vide.
mcp-title-choices = Énumérer vos choix
mcp-tool-choices = Énumère tout ce que vous pouvez répondre à la question du moment, en notation, avec ce que fait chaque réponse et un exemple permis à cet instant. Ne change rien. Les mots en majuscules sont à choisir dans les lignes en dessous.
mcp-title-act = Répondre
mcp-tool-act = Répond à la question du moment, et dit ce qui en résulte et ce que l’on vous demande ensuite. Une réponse qui n’est pas permise est refusée avec la raison et la règle ; alors rien ne s’est passé, et vous pouvez en essayer une autre.
mcp-act-answer = La réponse en notation, telle que « choices » l’énumère, par exemple : move clubhouse gun-factory 1m1r
mcp-title-seal = Choisir en secret
mcp-tool-seal = Répond à une question à laquelle tous répondent en secret et en même temps : combien de flingues sortir dans un combat, ou combien { traffic } au { -black-market }. Personne ne voit le nombre avant que tous aient choisi. La même chose que « act » avec « guns 2 » ou « market 2 ».
mcp-seal-number = Combien : de 0 à ce que « choices » permet.
mcp-title-talk = Parler
mcp-tool-talk = Dit quelque chose à tous, ou en privé à certains. Les paroles n’engagent personne et peuvent être fausses.
mcp-talk-text = Ce qu’il faut dire, en une phrase ou deux.
mcp-talk-to = « all » (tous), ou des gangs par leurs mots, séparés par des virgules.
mcp-talk-tip = Au lieu d’un texte : ce que détient un troisième gang, selon vous, dit à un seul rival, par exemple mayans:cash:7,guns:2. Sinon vide.
mcp-title-deal = Négocier
mcp-tool-deal = Fait une offre, y répond ou la retire. { seat-promises } Les bots répondent aussitôt.
mcp-deal-do = Ce qu’il faut faire : « offer » (avec to, et give, want, mine ou theirs), « promise » (avec to et mine : vous donnez votre parole pour rien), « accept », « decline » ou « counter » pour une offre qui vous est faite (avec number ; une contre-offre aussi avec des termes), « withdraw » pour une offre à vous (avec number).
mcp-deal-number = Le numéro de l’offre, s’il y en a une.
mcp-deal-to = À qui : « all », ou des gangs par leurs mots, séparés par des virgules ; le premier qui accepte l’obtient.
mcp-deal-give = Ce que vous donnez, par exemple cash:2.
mcp-deal-want = Ce que vous demandez en échange, par exemple guns:1.
mcp-deal-mine = Ce que vous promettez.
mcp-deal-theirs = Ce que l’on doit vous promettre.
mcp-deal-until = Le dernier tour de jeu où l’offre tient ; 0 est celui-ci.
mcp-deal-text = Une ligne qui accompagne l’offre.
mcp-title-wait = Laisser venir
mcp-tool-wait = Attend que l’on vous demande quelque chose, que quelqu’un vous fasse une offre, ou que la partie soit finie, et dit ce qui s’est passé entre-temps. Les offres que vous avez vues et laissées sans réponse restent ouvertes, et la partie continue.
mcp-wait-seconds = Pendant combien de secondes au plus, jusqu’à 50.
mcp-title-rules = Consulter les règles
mcp-tool-rules = Montre une règle par son identifiant (FGT-3), un chapitre (FGT), ou les règles qui parlent de certains mots ; sans mots, les chapitres qu’il y a.
mcp-rules-words = Un identifiant, un chapitre, ou des mots à chercher.
mcp-see-choices = « choices » énumère ce que vous pouvez répondre.
mcp-failed = Cela n’aurait pas dû arriver, et rien n’a été fait. Regardez la table, et essayez autre chose.

## gangland mcp

mcp-help = donner une place à un modèle de langage, par le Model Context Protocol
mcp-about = Donne à un modèle de langage une place ordinaire : à sa propre table avec des bots, ou sur le serveur de quelqu’un. Les programmes qui parlent le Model Context Protocol lancent cette commande et lui parlent par son entrée et sa sortie standard ; avec --port, par HTTP sur cette machine. Le modèle reçoit les outils look, choices, act, seal, talk, deal, wait et rules, et n’apprend rien qu’une personne à sa place n’apprendrait pas.
mcp-help-game = quel jeu
mcp-help-bots = les bots à sa propre table : boss,boss,thug
mcp-help-join = la place est à la table d’un serveur : une invitation, http://hote/t/TABLE, ou un lien privé, qui finit par #key=…
mcp-help-name = le nom du modèle à la table
mcp-help-options = options du jeu, par exemple slim-pickings,long-haul=2
mcp-help-open-deals = tout le monde voit tous les accords
mcp-help-pack = fichiers de cartes en plus de celles du jeu
mcp-help-seed = une graine pour les dés et les pioches
mcp-help-save = le fichier où garder la partie ; sans lui, la partie n’est pas gardée
mcp-help-port = servir par HTTP sur ce port de cette machine, au lieu de l’entrée et de la sortie standard ; 0 est n’importe quel port libre
mcp-metavar-key = CLÉ
mcp-help-key = la clé dans l’adresse HTTP ; sans elle, une nouvelle à chaque fois
mcp-needs-extra = « gangland mcp » a besoin de quelques bibliothèques : { $command }
mcp-not-with-join = { $option } dépend de l’hôte de la table : cela ne va pas avec --join.
mcp-http-only = --key fait partie d’une adresse HTTP : il faut --port.
mcp-bad-key = Une clé se compose de 8 à 64 lettres, chiffres, tirets et tirets bas.
mcp-at = La place est à { $url } – quiconque connaît cette adresse la joue. Ctrl+C arrête.
mcp-model = Modèle

## Models in the arena

llm-format = Réfléchissez autant que vous voulez, puis finissez par une ligne à part qui commence par « { "answer:" } » et donne votre réponse en notation, par exemple « { "answer:" } move clubhouse gun-factory 1m2r ». Une ligne « { "note:" } … » garde quelque chose pour vous jusqu’à votre prochaine réponse ; la dernière compte, et c’est tout ce dont vous vous souvenez en plus de ce que l’on vous montre.
llm-format-deals = Avant la réponse vous pouvez négocier : des lignes qui commencent par « { "deal:" } », par exemple « { "deal:" } offer to=lin give=cash:1 want=guns:1 mine=peace:3 { "text='aidez-moi'" } », « { "deal:" } accept 3 », « { "deal:" } decline 3 », « { "deal:" } offer to=lin counter=3 want=cash:2 », « { "deal:" } withdraw 4 » ou « { "deal:" } say to=all { "text='bonjour'" } ». Sans « { "answer:" } », on vous dit ce qui en résulte et on vous demande encore.
llm-offer = Répondez maintenant à l’offre { $offer }, par une ligne qui commence par « { "deal:" } » : « { "deal:" } accept { $offer } », « { "deal:" } decline { $offer } », ou une contre-offre, par exemple « { "deal:" } offer to=lin counter={ $offer } want=cash:1 ».
llm-note = Votre propre note : { $note }
llm-no-answer = Il n’y avait pas de ligne qui commence par « { $word }: ». Finissez par une telle ligne.
