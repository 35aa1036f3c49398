### `gangland admin` : ce que l’hôte voit et fait à côté d’un serveur qui tourne peut-être.

admin-help = voir et fermer les tables, exporter des parties, effacer des gens, bannir des noms et des adresses, lire les signalements
admin-about = Agit sur le dossier d’un serveur, qu’il tourne ou non ; ce qui est fait est noté là-bas dans admin.log. Un serveur qui tourne obéit en quelques secondes.
admin-help-data = dossier du serveur
admin-help-database = base de données du serveur, s’il en a une
admin-acts = que faire
admin-metavar-act = ACTE
admin-metavar-table = TABLE
admin-metavar-who = QUI
admin-metavar-time = DURÉE
admin-help-list = montrer les tables ouvertes ou en cours
admin-help-all = celles qui sont terminées aussi
admin-help-close = fermer une table pour de bon
admin-help-export = écrire une partie dans un journal
admin-help-ban = ne laisser entrer personne sous un nom, ou depuis une adresse ou un réseau
admin-help-unban = laisser entrer de nouveau
admin-help-bans = montrer qui est banni
admin-help-log = montrer ce qui a été fait ici
admin-help-table = nom de la table, comme dans son adresse
admin-help-name = nom d’un joueur ou d’un compte
admin-help-address = adresse ou réseau, par exemple 192.0.2.7 ou 192.0.2.0/24
admin-help-for = pour combien de temps : minutes, heures ou jours, par exemple 30m, 12h ou 7d (une semaine sans autre indication)
admin-help-file = fichier à écrire ; il ne doit pas encore exister
admin-no-house = Il n’y a pas de tables dans { $folder }.
admin-cannot = C’est impossible là-bas : { $reason }
admin-no-table = Il n’y a pas de table { $table }.
admin-not-begun = La partie à la table { $table } n’a pas commencé.
admin-bad-time = « { $text } » n’est pas une durée : par exemple 30m, 12h ou 7d, dix ans au plus.
admin-bad-address = « { $text } » n’est ni une adresse ni un réseau.
admin-nobody = Aucune table.
admin-no-bans = Personne n’est banni.
admin-no-log = Rien n’a encore été fait ici.
admin-row = { $table }  { $game }  { $state ->
    [open] en attente
    [running] en cours
   *[over] terminée
}  { $when }  { $names }  { $maker }
admin-closed = La table { $table } est fermée.
admin-will-close = La table { $table } sera fermée dans quelques secondes.
admin-exported = Écrit : { $file }
admin-banned = « { $what } » n’entre plus jusqu’au { $until }.
admin-unbanned = « { $what } » peut entrer de nouveau.
admin-not-banned = « { $what } » n’est pas banni.
