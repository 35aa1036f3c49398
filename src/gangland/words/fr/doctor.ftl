### What a program would make of the games of a store, and what a server says of those it holds.

## gangland doctor

doctor-help = voir si cette version rejoue les parties ouvertes d’une réserve comme elles se sont jouées
doctor-about = Rejoue chaque partie ouverte d’une réserve et dit ce qu’un serveur de cette version en ferait : la reprendre, la faire passer à des règles plus récentes par un pas noté, ou la mettre en suspens, et pourquoi. Rien n’est écrit ; un serveur peut s’en servir pendant ce temps. À lancer avec la nouvelle version avant une mise à jour. Le code 1 dit qu’une partie serait en suspens, 2 qu’une réserve ne peut pas être lue.
doctor-metavar-store = RÉSERVE
doctor-help-store = un dossier de tables ou son gangland.db ; sans lui, tous les habituels
doctor-help-export = écrire dans ce dossier les journaux des parties qui seraient en suspens ; ils disent tout, même ce qui est secret à la table
doctor-none = Aucune table n’est gardée dans les dossiers habituels. Nommez un dossier après « gangland doctor ».
doctor-store = { $n ->
    [0] { $file } : aucune partie ouverte
    [one] { $file } : une partie ouverte
   *[other] { $file } : { $n } parties ouvertes
}
doctor-table = {"  "}{ $table } · { $game } · { $said }
doctor-identical = { $marks ->
    [0] continue : { $lines } lignes se rejouent ; elle n’a pas encore de repère à comparer
   *[other] continue : identique après { $lines } lignes, { $marks } repères retrouvés
}
doctor-waiting = n’a pas commencé, et le peut
doctor-migrated = passe des règles de la version { $was } à la version { $now }, puis continue
doctor-pinned = serait en suspens
doctor-pack-kept = { $n ->
    [one] {"  "}cartes { $hash } ({ $pack }) : gardées, pour une table
   *[other] {"  "}cartes { $hash } ({ $pack }) : gardées, pour { $n } tables
}
doctor-pack-adopted = { $n ->
    [one] {"  "}cartes { $hash } ({ $pack }) : dans des fichiers seulement ; gardées dès le prochain départ, pour une table
   *[other] {"  "}cartes { $hash } ({ $pack }) : dans des fichiers seulement ; gardées dès le prochain départ, pour { $n } tables
}
doctor-exported = {"  "}écrit : { $file }
doctor-not-exported = { $file } ne peut pas être écrit : { $reason }

## What a server says when it starts

serve-held = La table { $table } ne peut pas continuer. { $why }
serve-held-see = Toutes les autres parties continuent. Pour le revoir, ou exporter ce qui est en suspens : { $command }
store-newer = { $file } a été ouvert en dernier par un Gangland plus récent, et n’est pas touché. Mettez celui-ci à jour.
store-damaged = La base de données dans { $file } est endommagée, et n’est pas touchée : { $reason }. Remettez une sauvegarde à sa place (gangland restore).
