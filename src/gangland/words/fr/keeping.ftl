### Ce qu’un serveur garde des gens, et combien de temps ; les parties venues d’ailleurs.

admin-metavar-name = NOM
admin-metavar-seat = PLACE
admin-help-erase = effacer ce qui est gardé d’une personne ; ses parties restent, sans son nom ni ses mots
admin-help-account = nom d’un compte
admin-help-seat = une place plutôt qu’un compte, comptée à partir de 1 comme dans list
admin-erase-whom = Nommez un compte, ou une place avec --seat, mais pas les deux.
admin-no-account = Il n’y a pas de compte « { $name } ».
admin-no-person = À la table { $table }, il n’y a personne à la place { $seat }.
admin-erased = Effacé. { $tables ->
    [0] Il n’y avait de place à aucune table.
    [one] La partie d’une table reste, sans nom ni mots.
   *[other] Les parties de { $tables } tables restent, sans nom ni mots.
} Les sauvegardes d’avant sont à votre charge.
admin-erased-seat = La personne de la place { $seat } à la table { $table } est effacée. Les sauvegardes d’avant sont à votre charge.
refusal-password-name = Le mot de passe ne doit pas être votre nom.
refusal-password-common = Trop de gens ont ce mot de passe. Trouvez-en un autre.
refusal-no-such-session = Cette connexion n’existe plus.
admin-help-import = reprendre des parties d’après leurs journaux, une fois leurs dés prouvés ; celles en cours continuent ici
admin-help-files = journaux, tels qu’export les écrit ou que les joueurs les ont gardés
admin-imported = { $file } : table { $table }, lisible par tous à { $address }
admin-imported-before = { $file } : est déjà ici, à la table { $table }
admin-goes-on = { $file } : table { $table } ; elle continue à { $address } dès que ses joueurs sont venus. Donnez chacun de ces liens à qui la place appartient : qui l’a s’assied là.
admin-link = { $name } : { $link }
admin-link-host = vous, pour libérer la place de qui ne vient pas
admin-not-imported = Rien n’a été accueilli. { $reason }
logerror-cannot-go-on = Cette partie ne peut pas continuer ici.
admin-help-kept = montrer ce qui est gardé des gens, et combien de temps
admin-bad-settings = Les réglages sont illisibles : { $where }
admin-kept = { $what } : { $time }
admin-kept-finished = parties terminées ({ $n })
admin-kept-talk = ce qui s’y est dit
admin-kept-accounts = comptes qui ne servent pas ({ $n } en tout)
admin-kept-sessions = connexions qui ne servent pas ({ $n } en tout)
admin-kept-reports = signalements ({ $n })
admin-kept-bans = bannissements ({ $n })
admin-kept-admin-log = lignes d’admin.log ({ $n })
admin-kept-for-ever = pour toujours
admin-kept-until = jusqu’à leur fin
admin-kept-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}

## Son propre compte dans le navigateur

own-password = Changer mon mot de passe
own-password-note = Au moins { $n } caractères, et ni votre nom ni ce que tout le monde prend. Vos autres appareils sont déconnectés.
own-password-old = Mot de passe actuel
own-password-new = Nouveau mot de passe
own-password-change = Le changer
own-password-changed = Votre mot de passe est changé.
own-password-wrong = Ce n’est pas votre mot de passe.
own-sessions = Où je suis connecté
own-session-here = Cet appareil
own-session-there = Appareil { $n }
own-session-since = depuis le { $day }
own-session-used = utilisé le { $day }
own-session-end = Déconnecter
own-session-end-all = Déconnecter partout ailleurs
own-erase = Effacer mon compte
own-erase-lead = Ce que ce serveur garde de vous disparaît. Les parties que vous avez jouées restent pour les autres, sans votre nom ni vos mots.
own-erase-sure = Effacer le compte de { $name } ?
own-erase-note = C’est sans retour. Votre compte, vos clés d’accès, vos noms aux tables et tout ce que vous y avez écrit sont effacés ; là où une partie est en cours, un bot joue pour vous. Confirmez avec votre mot de passe ou une clé d’accès.
own-erase-passkey = Effacer avec une clé d’accès
