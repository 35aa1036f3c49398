### `gangland join` : une place à la table d’un serveur, jouée dans le terminal.

join-help = prendre place à la table d’un serveur, dans le terminal
join-about = Joue à une table que quelqu’un héberge avec « gangland serve » : avec des gens dans leur navigateur, dans d’autres terminaux, et avec des bots. Une invitation prend une place libre ; un lien avec une clé reprend une place que l’on a déjà.
join-metavar-link = LIEN
join-metavar-name = NOM
join-help-link = l’invitation, http://hote/t/TABLE, ou votre lien privé, qui finit par #key=…
join-help-name = votre nom à la table
join-help-watch = regarder sans prendre place
join-bad-link = Ceci n’est pas une invitation : « { $link } ». Une invitation ressemble à http://hote/t/TABLE.
join-watch-alone = Un spectateur n’a ni clé ni nom : retirez --watch, ou bien la clé et --name.
join-no-server = Personne ne répond à { $url } : { $reason }
join-not-gangland = Il n’y a pas de serveur Gangland parlant notre protocole à { $url }.
join-other-version = Le serveur a d’autres règles ou d’autres cartes que cette version de Gangland.
join-seated = Vous avez une place. Votre lien privé, avec lequel revenir : { $link }
join-lobby = { $n ->
    [0] À la table : { $names }. La partie va commencer.
    [one] À la table : { $names }. Une place est encore libre.
   *[other] À la table : { $names }. { $n } places sont encore libres.
}
join-waiting = On attend { $gangs-the }…
join-again = La connexion est perdue. Nouvel essai…
join-lost = Le serveur à { $url } ne répond plus.
join-left =
    Vous êtes parti ; un bot jouera peut-être pour vous jusqu’à votre retour. Pour revenir :
    { $command }
join-left-watching = Vous êtes parti.
join-log = La table, avec son journal et son histoire : { $link }
join-here = { $name } est là.
join-away = { $name } est absent.
join-caretaker = Un bot joue pour { $name }, jusqu’à son retour.
join-not-here = Ce n’est pas possible à la table d’un serveur : le serveur garde la partie, et chacun a son clavier.
join-only-watching = Vous regardez : seuls ceux qui ont une place peuvent faire cela.
refusal-not-your-seat = Cette place n’est pas la vôtre.
system-econnrefused = rien n’écoute à cette adresse
system-econnreset = la connexion a été coupée
system-ehostunreach = aucune route vers cette adresse
system-enetunreach = aucune route vers ce réseau
system-etimedout = pas de réponse à temps
