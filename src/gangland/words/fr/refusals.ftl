### Pourquoi quelque chose ne se fait pas. Les refus reçoivent $game, $goods et $standing en plus de leurs détails.

refusal-with-rule = { $what } [{ $rule }]
refusal-ask-why = « pourquoi » montre la règle.

## Orders

refusal-already-exploited = Ce lieu a déjà été exploité pendant ce tour de jeu.
refusal-cannot-pay = Vous ne pouvez pas payer cela.
refusal-closed = Une carte ferme ce lieu pendant ce tour de jeu.
refusal-contested = Vous n’y êtes pas seul : on n’exploite qu’un lieu que l’on contrôle.
refusal-forbidden-by-card = Une carte l’interdit pendant ce tour de jeu.
refusal-game-over = La partie est finie.
refusal-disbanded = Ce gang a été démantelé.
refusal-no-crew-there = Vous n’avez personne là-bas.
refusal-no-gang-order = Votre gang n’a pas d’ordre à lui.
refusal-no-lockdown = Votre gang ne peut pas interdire les renforts.
refusal-no-made-left = Il n’y a plus { $game ->
    [wise-guys] d’{ -made-man }
   *[mayhem] de { -member }
} dans votre { -recruit-pool }.
refusal-no-made-there = Il vous faut un { one-made } sur place pour lancer { $game ->
    [wise-guys] un Combat
   *[mayhem] une { -throw-down }
}.
refusal-no-rookie-left = Il n’y a plus { $game ->
    [wise-guys] d’{ -associate }
   *[mayhem] de { -prospect }
} dans votre { -recruit-pool }.
refusal-no-rookie-there = Vous n’avez aucun { one-rookie } là-bas.
refusal-no-such-place = Ce lieu n’est pas sur la table.
refusal-no-token = Vous n’avez pas de jeton d’ordre pour cela.
refusal-no-way-er = On ne va pas aux { -emergency-room } et on n’en sort pas.
refusal-nobody-chosen = Choisissez au moins un de vos gars.
refusal-nobody-to-fight = Il n’y a pas de rival à combattre là-bas.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-not-offered = Cela ne fait pas partie de vos choix.
refusal-not-that-crew = Vous n’avez pas ces gars-là sur place.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-nothing-to-exploit = Il n’y a rien à exploiter là-bas.
refusal-rival-clubhouse = On n’entre pas dans le clubhouse d’un rival.
refusal-same-place = Ils y sont déjà.
refusal-too-many = C’est plus que permis.

## Notation

refusal-unknown-action = « { $text } » n’est pas une action connue ; « aide » énumère les commandes.
refusal-unknown-crew = « { $text } » ne désigne pas des gars. Écrivez { $game ->
    [wise-guys] les noms des { -made-men } et le nombre d’{ -associates }, joints par +, comme 2a.
   *[mayhem] par exemple 1m2p : un { -member } et deux { -prospects }.
}
refusal-crew-too-many = « { $text } » est plus qu’il n’y a à choisir. { $game ->
    [wise-guys] { -made-men } : { $made }, { -associates } : { $rookies }.
   *[mayhem] { -members } : { $made }, { -prospects } : { $rookies }.
}
refusal-crew-which = « { $text } » ne dit pas quels { -made-men }. Nommez-les : { $known }
refusal-crew-twice = « { $text } » est là deux fois.
refusal-ambiguous-word = « { $text } » peut vouloir dire : { $known }
refusal-unknown-id = « { $text } » est inconnu. Ici, cela peut être : { $known }
refusal-unknown-place = Il n’y a pas de lieu « { $text } ». Il y a : { $known }
refusal-unknown-seat = Il n’y a pas de gang « { $text } ». Il y a : { $known }
refusal-missing-word = À « { $action } », il manque { $what ->
    [place] un lieu
    [gang] un gang
    [number] un nombre
    [crew] des gars, comme { $game ->
        [wise-guys] 2a
       *[mayhem] 1m2p
    }
   *[id] un nom
}.
refusal-too-many-words = C’est trop : « { $text } ».
refusal-not-a-number = « { $text } » n’est pas un nombre qui convient.

## Deals

refusal-bad-deadline = Le tour de jeu { $round } ne convient pas : nommez-en un de { $first } à { $last }.
refusal-bad-place = On ne peut rien promettre sur ce lieu.
refusal-bad-quotes = Les guillemets ne vont pas par deux.
refusal-bad-text = Ce texte ne convient pas : { $most } caractères au plus, sur une ligne.
refusal-deals-ended = Le temps des accords est passé.
refusal-deals-not-begun = Les accords commencent avec le premier tour de jeu.
refusal-fist-closed = Ce qui peut être dans un poing fermé est hors d’atteinte jusqu’à ce qu’il s’ouvre, quoi qu’il contienne.
refusal-empty-offer = Cette offre est vide.
refusal-empty-promise = Cette promesse est vide.
refusal-empty-talk = Vous n’avez rien dit.
refusal-no-such-offer = Il n’y a pas d’offre { $offer } pour vous.
refusal-no-third-gang = Il doit s’agir d’un troisième gang, encore en jeu.
refusal-no-such-rival = Aucun rival de ce nom avec qui faire un accord.
refusal-not-a-counter = On ne répond pas ainsi à l’offre { $offer } : une contre-offre va à celui qui l’a faite.
refusal-not-covered = Vous n’avez pas autant à donner : { $asset ->
    [cash] { $amount } cash
    [guns] { $amount ->
        [one] { $amount } flingue
       *[other] { $amount } flingues
    }
   *[goods] { $amount } { $goods ->
        [booze] { -booze }
       *[contraband] { -contraband }
    }
}.
refusal-not-tradable = « { $text } » ne s’échange pas ; s’échangent : { $known }
refusal-not-your-offer = L’offre { $offer } n’est pas à vous, vous ne pouvez pas la retirer.
refusal-offer-closed = L’offre { $offer } n’est plus ouverte.
refusal-offer-number = Quelle offre ? Écrivez par exemple : accepter 2
refusal-tip-to-one = Ce que détient un gang se dit à un seul rival, en privé.
refusal-one-rival = Un cadeau va à un seul rival.
refusal-own-offer = L’offre { $offer } est la vôtre.
refusal-too-many-clauses = C’est trop de promesses pour une offre : { $most } au plus.
refusal-too-many-offers = Vous avez trop d’offres ouvertes : { $most } au plus. Retirez-en une d’abord.
refusal-too-many-offers-a-round = Vous avez fait { $most } offres dans ce tour de jeu ; vous pourrez en faire d’autres au prochain.
refusal-too-much-talk = Vous avez envoyé { $most } messages dans ce tour de jeu ; vous pourrez parler de nouveau au prochain.
refusal-unknown-deal-word = « { $text } » est inconnu ici ; les mots connus : { $known }
refusal-deal-word-twice = « { $text } » ne peut être dit qu’une fois.
refusal-unknown-vow = « { $text } » n’est pas une promesse connue ; il y a : { $known }
refusal-unknown-why = « { $text } » n’est pas une raison connue ; il y a : { $known }
refusal-unknown-phrase = « { $text } » n’est pas une phrase connue ; il y a : { $known }
refusal-no-coach = Pas de conseils à cette table : c’est convenu pour tout le monde.
refusal-no-advice = Pas de conseil là-dessus pour le moment.

## Setting up a game

refusal-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }
refusal-unknown-lesson = Il n’y a pas de leçon « { $lesson } » ; il y a : { $known }
refusal-not-with-lesson = Avec « --lesson », la partie est déjà prête ; retirez « { $option } ».
refusal-unknown-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $known }
refusal-no-budget = { $bot } n’a pas besoin de budget : il ne cherche pas.
refusal-bad-budget = « { $budget } » n’est pas un budget pour { $bot } : indiquez un temps par décision de 1ms à { $longest }ms, ou un nombre de parties simulées de 1p à { $most }p.
refusal-unknown-temperament = « { $temperament } » n’est pas un tempérament ; il y a : { $known }
refusal-cannot-load = Impossible de charger { $name } : { $reason }
refusal-not-a-bot = { $name } n’est pas un bot : il faut une classe dérivée de gangland.Bot
refusal-players = { $count ->
    [one] { $count } joueur, ce n’est pas possible
   *[other] { $count } joueurs, ce n’est pas possible
} : ce jeu se joue de { $fewest } à { $most }.
refusal-too-few-gangs = Le pack compte { $gangs } gangs, trop peu pour { $count } joueurs.
refusal-same-name = Deux joueurs ne peuvent pas s’appeler « { $name } ».
refusal-alike-name = « { $name } » ressemble trop à « { $other } » : on les confondrait à une même table.
refusal-bad-name = « { $name } » ne convient pas comme nom : { $most } caractères visibles au plus.
refusal-unknown-option = Il n’y a pas d’option « { $option } » ; il y a : { $known }
refusal-bad-row = « { $row } » n’est pas une ligne : écrivez un nombre de joueurs, puis les options avec un plus, comme 4+slim-pickings.
refusal-option-number = L’option « { $option } » demande un nombre, pas « { $value } ».
refusal-option-range = L’option « { $option } » ne peut pas être { $value } : { $top } au plus.
refusal-no-such-card = Le pack n’a pas de carte « { $card } », qu’il faut pour cette option.
refusal-deck-too-short = Il n’y a pas assez de cartes pour { $extra } tours de jeu de plus : { $reach } au plus.
refusal-new-game-only = { $option } est pour une nouvelle partie et ne va pas avec --resume.
refusal-bad-breath = Les bots peuvent attendre de 0 à { $most } secondes.
refusal-bad-die = « { $text } » n’est pas une face de dé.
refusal-no-such-move = Il n’y a pas de coup { $move } : ce journal en a { $last }.

## Positions

refusal-not-a-position = Ce n’est pas une position : elle commence par { $expected }
refusal-position-syntax = Ligne { $line } : { problem-syntax }
refusal-position-too-deep = Ce fichier a trop de niveaux imbriqués.
refusal-position-key = « { $key } » manque, ou n’est pas ce qu’il faut.
refusal-position-number = « { $key } » doit être un nombre entier de 0 à { $top }.
refusal-position-id = « { $text } » est inconnu sous « { $key } ».
refusal-position-crew = { $gang } a plus de gars qu’il n’en existe : cinq de chaque sorte.
refusal-position-state = Personne ne pourrait continuer à partir de cette position.
refusal-position-too-early = Il n’y a pas encore de position : on choisit les gangs.
refusal-position-players = La position a { $wanted } gangs, mais { $count ->
    [one] { $count } joueur a été nommé
   *[other] { $count } joueurs ont été nommés
}.
refusal-rules-version = Ceci a été écrit pour la version { $found } des règles ; versions connues ici : { $known }. Un Gangland plus récent la connaît peut-être.
refusal-content-hash = Ceci a été écrit pour d’autres cartes et d’autres lieux que ceux d’ici ({ $found } au lieu de { $expected }).

## Logs

logerror-at = { $where } : { $what }
logerror-line = { $file }, ligne { $line }
logerror-because = { $what } { $why }
logerror-bad-header = Ce journal commence par une partie qu’on ne peut pas jouer.
logerror-bad-move = Les règles ne permettent pas ce coup : « { $text } ».
logerror-cannot-read = Ce fichier ne peut pas être lu : { $reason }
logerror-cannot-write = Ce fichier ne peut pas être écrit : { $reason }
logerror-in-use = Quelqu’un d’autre joue cette partie en ce moment. Rien n’a été changé.
logerror-fair-dice =
    Cette partie avait des dés vérifiables, qui ne peuvent pas continuer hors de sa table. Repartez de la position :
    { $save }
    { $play }
logerror-content-hash = Cette partie a été jouée avec d’autres cartes et d’autres lieux que ceux d’ici.
logerror-cut-off = Le fichier est coupé ici.
logerror-damaged = Cette ligne a été abîmée ou modifiée.
logerror-format = Ceci est « { $found } », mais ici on lit « { $expected } ».
logerror-missing-header = Il manque la ligne « { $text } ».
logerror-no-check = Cette ligne a perdu ses chiffres de contrôle.
logerror-not-a-log = Ce n’est pas le journal d’une partie.
logerror-not-text = Ce n’est pas un fichier texte en UTF-8 (voir la ligne { $text }).
logerror-rules-version = Cette partie a été jouée avec la version { $found } des règles ; versions connues ici : { $known }. Un Gangland plus récent la connaît peut-être.
logerror-too-large = Ce fichier est trop gros pour un journal.
logerror-unknown-header = « { $text } » est inconnu ici.
refusal-no-dealing = Il n’y a pas d’accords dans cette partie.
refusal-unknown-model = On ne sait rien du modèle « { $model } ».{ $count ->
    [0] { "" }
   *[other] { " " }Connus : { $known }.
} Nommez-le dans le fichier de --models, ou dites dans { $variable } où il répond.
refusal-model-not-bot = { $bot } est un modèle de langage, pas un bot : ceux-là jouent dans l’arène, « { $command } ».
refusal-bad-models = { $file } ne décrit pas de modèles : { $reason }
refusal-no-model-key = La clé du modèle { $model } devrait être dans l’environnement, dans { $variable }.
refusal-bad-model-key = La clé dans { $variable } ne peut pas être envoyée : une clé est faite de lettres sans accents, de chiffres et de signes, sans espaces.
refusal-bad-model-address = « { $address } » n’est pas l’adresse d’un modèle : elle commence par http:// ou https://, puis nomme un hôte, peut-être avec un port.
refusal-no-model = Le modèle à { $address } ne répond pas : { $reason }. Ce qui a été joué est gardé ; la même commande continue.
refusal-models-need-extra = Les modèles de langage ont besoin d’une bibliothèque de plus : { $command }
