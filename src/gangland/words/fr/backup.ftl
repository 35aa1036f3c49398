### `gangland backup` et `gangland restore` : une copie entière des tables d’un serveur, et retour.

backup-help = copier toutes les tables d’un serveur dans un fichier, pendant qu’il tourne
backup-about = Copie entièrement la base de données d’un serveur, qu’il tourne ou non ; copier son fichier à la main manquerait ce qui vient d’être écrit. Un serveur sur PostgreSQL se sauvegarde avec pg_dump.
backup-help-file = fichier à écrire ; il ne doit pas encore exister
backup-cannot = Rien n’a été écrit dans { $file } : { $reason }
backup-done = { $n ->
    [one] Écrit : { $file }, avec une table. Il contient les graines des parties en cours : gardez-le pour vous.
   *[other] Écrit : { $file }, avec { $n } tables. Il contient les graines des parties en cours : gardez-le pour vous.
}
restore-help = remettre une sauvegarde à la place des tables d’un serveur
restore-about = Met un fichier de gangland backup dans le dossier d’un serveur, là où aucun serveur ne tourne. Ce qui s’y trouve déjà n’est remplacé que si vous le dites, et reste gardé à côté.
restore-help-file = fichier de gangland backup
restore-help-replace = remplacer les tables qui s’y trouvent ; elles sont gardées dans un fichier à côté
restore-there = Il y a déjà des tables dans { $folder } ; avec --replace elles sont gardées dans un fichier à côté, et remplacées.
restore-running = Un serveur tourne sur { $folder } ; arrêtez-le d’abord.
restore-cannot = Rien n’a été remis depuis { $file } : { $reason }
restore-damaged = Rien n’a été remis : { $file } n’est pas une sauvegarde de Gangland, ou est endommagé.
restore-done = { $n ->
    [one] Remis en place : une table dans { $folder }.
   *[other] Remis en place : { $n } tables dans { $folder }.
}
restore-aside = Ce qui s’y trouvait avant est dans { $file }.
