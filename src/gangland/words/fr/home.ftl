### La première page : ce qu’on peut jouer, et avec qui.

home-lead = Deux jeux de gangs, d’accords et de promesses rompues, autour d’une table.
home-goal = Six tours, puis chacun montre son cash : qui en a le plus gagne.
home-about-mayhem = Des gangs de motards dans une ville du désert. Rouler, cogner, garder la tête froide.
home-about-wise-guys = Chicago, les années vingt. Des poings, des mots, de l’alcool, et un seul { -boss-of-bosses }.
home-players = { $low }–{ $high } joueurs
home-first = Votre première partie, avec un guide
home-guide-mayhem = { lesson-guide-mags }, derrière le bar, vous apprend à jouer · 15 minutes
home-guide-wise-guys = { lesson-guide-birdie }, qui tient les comptes, vous apprend à jouer · 15 minutes
home-quick = Contre des bots
home-quick-note = tout de suite
home-choose = Une table entre amis
home-choose-note = envoyez un lien
home-more = { $n ->
    [one] une autre
   *[other] { $n } autres
}

## L’invitation, avant le début

invite-only-here = Des amis ailleurs ne peuvent pas ouvrir cette adresse : le serveur n’écoute que sa propre machine.
invite-let-in = Pour laisser entrer des amis de votre réseau, arrêtez le serveur et relancez-le avec :
invite-after = Puis rouvrez cette table : l’adresse à envoyer sera ici. Pour des amis hors de votre réseau, il faut un serveur joignable sur Internet.
invite-here = Sur cette machine
invite-or = ou
