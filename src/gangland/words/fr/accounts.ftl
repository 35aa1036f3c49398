### Les comptes dans le navigateur : facultatifs, pour retrouver ses tables sur un autre appareil.

web-account = Compte
web-account-of = Compte : { $name }
web-account-lead = On peut jouer à tout sans compte. Avec un compte, vous retrouvez vos tables et reprenez vos places sur n’importe quel appareil.
web-accounts-off = L’hôte de ce serveur n’offre pas de comptes. Vous pouvez jouer quand même.
web-password = Mot de passe
web-password-note = Au moins { $n } caractères. Personne ne peut rétablir un mot de passe oublié.
web-password-short = Le mot de passe doit avoir au moins { $n } caractères.
web-log-in = Se connecter
web-log-in-note = J’ai déjà un compte
web-register = Créer un compte
web-register-note = Je n’ai pas encore de compte
web-log-out = Se déconnecter
web-logged-in = Vous êtes connecté en tant que { $name }. Une place prise maintenant appartient à votre compte.
web-session-over = Vous avez été déconnecté. Veuillez vous reconnecter.
web-my-tables = Mes tables
web-my-tables-all = Toutes les tables de mon compte
web-my-tables-none = Pas encore de table. Chaque place prise en étant connecté est gardée ici.
web-my-seat = Place { $n }, sous le nom de { $name }
web-my-state = { $state ->
    [open] se remplit encore
    [over] terminée
   *[running] en cours
}
web-my-wait = on attend { $names }
web-take-seat = Aller à ma place
web-seat-kept = La place appartiendra à votre compte ({ $name }).
web-seat-unkept = Connectez-vous d’abord pour pouvoir reprendre cette place sur n’importe quel appareil
