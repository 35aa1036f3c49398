### Les parties gardées : leur liste, comment en reprendre une, et ce qu’une panne de courant a laissé.

## gangland games

games-help = lister les parties gardées, et comment les reprendre
games-about = Liste les parties gardées, les plus récentes d’abord : celles jouées au terminal et celles des tables, avec ceux qui y jouent, à qui c’est de jouer, et la commande pour reprendre chacune. Un serveur peut tourner pendant ce temps.
games-metavar-place = ENDROIT
games-help-place = un autre fichier ou dossier où chercher des journaux
games-help-all = toutes, pas seulement les { $most } plus récentes
games-help-json = en JSON, pour les programmes
games-none = Aucune partie n’est encore gardée ici. Pour en commencer une : gangland play
games-more = { $n ->
    [one] Une partie plus ancienne est gardée aussi : { $command }
   *[other] { $n } parties plus anciennes sont gardées aussi : { $command }
}
kept-line = { $game } · { $when } · { $how }
kept-running = tour de jeu { $round } sur { $rounds } · on attend { $turn }
kept-begins = à peine commencée · on attend { $turn }
kept-over = terminée · { $winner } a gagné
kept-unreadable = Illisible · { $when } · { $problem }
kept-seats = {"  "}{ $seats } · { $where }
kept-in-terminal = jouée au terminal
kept-in-browser = jouée dans le navigateur, gardée dans { $folder }
kept-in-hosted = table hébergée, gardée dans { $folder }
kept-open-now = {"  "}ouverte en ce moment sur { $url }
kept-busy = {"  "}quelqu’un y joue en ce moment
kept-then-open = {"  "}puis ouvrir là-bas la page { $page }
kept-being-played = Cette partie est déjà ouverte, sur { $url }

## Going on, where a new game could begin

offer-unfinished = Parties que vous n’avez pas terminées :
offer-ask = { $n ->
    [one] 1 la reprend, Entrée commence une nouvelle partie, q quitte :
   *[other] Un numéro de 1 à { $n } reprend, Entrée commence une nouvelle partie, q quitte :
}
offer-notice = Il y a une partie que vous n’avez pas terminée : { $game }
    Pour la reprendre : { $command }
cli-metavar-table = TABLE
play-help-table = reprendre cette partie dans le navigateur ; « gangland games » les liste
refusal-not-with-table = { $option } ne va pas avec --table : cette partie a déjà commencé.
refusal-no-kept-table = Aucune partie de ce nom n’est gardée ici : « { $table } ». « gangland games » liste celles qu’il y a.
refusal-other-game = { $option } désigne un fichier d’un autre jeu ({ $game }), pas de { $given }. Laissez --game de côté.
refusal-position-options = { $n ->
    [0] La position se joue sans options, pas avec « { $given } ». Laissez --options de côté, ou changez la position.
   *[other] La position se joue avec les options « { $options } », pas avec « { $given } ». Laissez --options de côté, ou changez la position.
}
serve-port-taken = Le port { $port }, où étaient vos tables la dernière fois, est pris par un autre programme. Le navigateur les trouve ailleurs à présent, sans ses réglages.

## Logs that are not as they were

torn-left-out = La dernière ligne est déchirée, comme par une panne de courant. Elle est laissée de côté ici ; toutes les autres sont entières.
torn-set-aside = { $file } : la dernière ligne était déchirée, comme par une panne de courant. Elle est gardée dans { $aside }, et la partie reprend à la ligne d’avant.
logerror-no-pack = Le pack avec lequel cette partie a été jouée n’est pas ici. L’empreinte de son contenu est { $wanted }. Indiquez son fichier avec --pack FICHIER. Ce qu’on a trouvé :
    { $tried }
logerror-pack-own = le pack du jeu lui-même
logerror-pack-other = {"  "}{ $files } : contenu { $hash }…
logerror-pack-broken = {"  "}{ $files } : pas un pack pour ce jeu ({ $problem })
cli-metavar-round = TOUR
replay-help-round = ne raconter que ce tour de jeu ; 0 est la mise en place
replay-help-pack = fichiers de pack du journal, s’ils ne sont plus où il le dit ; le bon se reconnaît à son contenu
refusal-no-such-round = Il n’y a pas de tour de jeu { $round } dans ce journal : il a les tours de jeu { $first } à { $last }.

## Letting friends in

serve-only-here = Seule cette machine peut se connecter. Pour laisser entrer des amis de votre réseau, arrêtez et lancez :
serve-friends-open = { $n ->
    [one] Vos amis ouvrent cette adresse :
   *[other] Vos amis ouvrent l’une de ces adresses :
}
serve-no-network = Cette machine n’a aucune adresse réseau que d’autres pourraient ouvrir.
wrong-host-title = Pas de tables à cette adresse
wrong-host-about = Ce serveur n’est pas connu sous le nom « { $host } » ; il ne montre donc rien ici.
wrong-host-guest = Si quelqu’un vous a invité, demandez-lui l’adresse que le serveur a affichée à son démarrage.
wrong-host-own = Si ce serveur est le vôtre, lancez-le avec ce nom, ou inscrivez le nom dans gangland.toml :
