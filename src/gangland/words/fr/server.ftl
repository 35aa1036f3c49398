### La table sur le web : erreurs et refus du serveur, `gangland serve`, `gangland verify`, courriels.

## Ce qui ne va pas dans un message ou une requête

error-account-taken = Il existe déjà un compte de ce nom.
error-no-lesson = Il n’y a pas ici de leçon à passer.
error-another-seat = Cette connexion occupe déjà une autre place.
error-bad-key = Cette clé n’ouvre aucune place ici.
error-begun = La partie a déjà commencé.
error-csrf = Cette requête ne vient pas de la page de la table.
error-hello-first = Connexion non présentée (« hello » manquant).
error-internal = Quelque chose a mal tourné sur le serveur. Rien n’a changé.
error-invalid = Ce message est incomplet ou contradictoire.
error-malformed = Ce n’est pas un message.
error-no-accounts = Il n’y a pas de comptes sur ce serveur.
error-no-client = Les pages de la table n’ont pas été construites dans ce serveur.
error-no-spectators = Personne ne peut regarder cette table.
error-no-such-page = Page introuvable.
error-no-such-table = Cette table n’existe pas.
error-not-json = Ce devrait être du JSON.
error-not-logged-in = Connectez-vous d’abord.
error-not-over = Pas avant la fin de la partie.
error-not-the-host = Seul l’hôte peut faire cela.
error-not-your-seat = Il faut une place à cette table pour faire cela.
error-oversized = Ce message est trop long.
error-rate-limited = Trop à la fois. Attendez un instant.
error-storage = Le serveur n’a pas pu l’enregistrer. Rien n’a changé.
error-too-large = C’est trop grand.
error-too-many = Il n’y a plus de place pour des invités à cette table.
error-too-many-connections = Il y a trop de connexions depuis votre adresse. Fermez les autres onglets de cette table, ou revenez un peu plus tard.
error-unknown = Genre de message inconnu.
error-unknown-game = Ce jeu n’existe pas.
error-unknown-lang = Cette langue n’existe pas.
error-wrong-host = Ce serveur n’est pas connu sous ce nom.
error-wrong-method = Cela ne se fait pas ici.
error-wrong-origin = Cela vient d’un autre site.

## Pourquoi une table ne fait pas quelque chose

refusal-account-taken = Il existe déjà un compte de ce nom.
refusal-bad-pack = Les cartes de ce pack sont inutilisables.
refusal-begun = La partie a déjà commencé.
refusal-has-caretaker = Un bot joue déjà à cette place.
refusal-house-full = Il y a trop de tables sur ce serveur.
refusal-no-fight-there = Vous n’avez pas de combat à cet endroit.
refusal-no-such-pack = Il n’y a pas de pack « { $pack } » sur ce serveur.
refusal-no-such-table = Cette table n’est pas parmi les vôtres.
refusal-no-such-version = La partie n’en est pas encore là.
refusal-no-vote-there = Il n’y a personne à cette place sur qui voter.
refusal-not-a-deal = Ce n’est pas un accord.
refusal-not-an-action = C’est un accord, pas une réponse à la question.
refusal-not-away = La personne qui joue là est présente.
refusal-not-begun = La partie n’a pas commencé.
refusal-not-understood = Le serveur n’a pas compris. Rien n’a changé.
refusal-open-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
refusal-stale = Quelque chose a changé entre-temps : regardez de nouveau.
refusal-table-full = Aucune place n’est libre.
refusal-too-much = C’est beaucoup demander à la fois : attendez un instant.
refusal-wrong-password = Nom ou mot de passe incorrect.

## gangland serve

serve-help = héberger des tables sur le web
serve-about = Héberge des tables pour navigateurs, terminaux et bots. Tout est gardé dans un seul dossier ; seule cette machine peut se connecter, sauf avis contraire de --host.
serve-help-host = adresse d’écoute ; 0.0.0.0 laisse venir les autres machines
serve-help-port = port d’écoute ; 0 pour n’importe quel port libre
serve-help-workers = nombre de processus qui servent les mêmes tables sur cette machine (avec PostgreSQL seulement)
serve-help-data = dossier où les tables sont gardées
serve-help-config = fichier de réglages (TOML) ; sans lui, gangland.toml dans le dossier de --data
serve-help-public-url = où les invités trouvent le serveur, pour les invitations, par exemple https://example.org
serve-help-name = un nom auquel le serveur répond, outre ses adresses ; peut être répété
serve-help-pack = un pack que les invités peuvent choisir, sous la forme NOM=FICHIER ; peut être répété
serve-no-traces = Des traces sont demandées ([watch] traces), mais ce qui les envoie n’est pas installé : { $command }
expected-metrics-key = attendu : au moins 24 lettres, chiffres ou signes, sans espaces
serve-metavar-address = ADRESSE
serve-metavar-port = PORT
serve-metavar-number = NOMBRE
serve-metavar-folder = DOSSIER
serve-metavar-url = URL
serve-metavar-name = NOM
serve-metavar-pack = NOM=FICHIER
serve-at = Les tables sont à { $url } et gardées dans { $folder }. Ctrl+C pour arrêter.
serve-play-at = Votre table est à { $url }
    Ctrl+C pour arrêter ; la partie est enregistrée.
serve-stopped = Arrêté. Toutes les parties sont gardées.
serve-bad-settings = Les réglages dans { $where } sont faux : { $reason }
serve-bad-pack = « { $text } » devrait être NOM=FICHIER.
serve-bad-port = Un port est un nombre de 0 à { $highest }.
serve-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }
serve-folder-taken = Un autre serveur garde déjà ses tables dans { $folder }.
serve-help-database = une base de données PostgreSQL où garder les tables, comme postgresql://user@host/name ; plusieurs serveurs peuvent la partager (plutôt dans l’environnement, GANGLAND_DATABASE, qu’ici, où d’autres voient son mot de passe)
serve-metavar-database = URL
serve-no-driver = PostgreSQL demande une bibliothèque de plus : { $command }
serve-bad-database = La base de données se nomme comme { $example }, ou pas du tout.
serve-no-database = Impossible de garder des tables dans la base de données { $place } : { $reason }
serve-workers-database = Il faut à plusieurs processus une base PostgreSQL commune (--database, comme { $example }) : un fichier appartient à un seul processus, et deux joueraient chacun ses bots et compteraient chacun ses délais.
serve-no-worker = Un processus s’est arrêté avant d’avoir servi ; ce qu’il en a dit est écrit plus haut.
serve-cannot-keep = Impossible de garder des tables dans { $folder } : { $reason }

## gangland verify

verify-help = vérifier les dés d’une partie jouée sur le web
verify-about = Recalcule chaque lancer et chaque tirage d’un journal à partir de ce sur quoi le serveur et les places s’étaient engagés avant la partie, et dit ce que cela prouve et ce que cela ne prouve pas.
verify-help-file = journal d’une partie terminée
verify-fine = { $rolls ->
    [one] Le seul lancer ou tirage est bien
   *[other] Les { $rolls } lancers et tirages sont bien
} ce que donnent la graine et les nombres des places.
verify-commit = Le serveur s’était engagé sur sa graine avant la partie.
verify-contributed = { $contributed } places sur { $seats } ont ajouté leurs propres nombres.
verify-nobody = Aucune place n’a ajouté ses propres nombres : seule la parole du serveur garantit ces dés.
verify-unfinished = Dans ce journal, la partie n’est pas arrivée à sa fin.
logerror-commit-broken = La graine n’est pas celle sur laquelle le serveur s’était engagé : { $found } au lieu de { $expected }.
logerror-dice-differ = Les dés disent autre chose : « { $found } » devrait être « { $expected } ».
logerror-dice-part = Ce n’est pas un nombre hexadécimal : { $part }.
logerror-dice-parts = Les parts des dés sont incomplètes : { $found } places sur { $expected }.
logerror-dice-recipe = Ces dés suivent une recette inconnue ici : { $found } (connues : { $known }).
logerror-no-commit = Cette partie n’a pas été jouée avec des dés vérifiables.
logerror-no-proof-from-position = Cette partie n’a pas commencé au début mais à partir d’une position écrite à la main : ses dés n’en prouvent rien.
logerror-not-revealed = La graine du serveur n’est pas dans ce journal : elle est montrée à la fin de la partie.

## Courriels des parties lentes

mail-subject = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
}
mail-greeting = Bonjour { $name },
mail-line = C’est à vous de jouer : { $url }
mail-end = Vous recevez ce courriel parce que l’hôte de ces tables l’a réglé ainsi pour vous.
