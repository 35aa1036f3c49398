### La table dans le terminal : le plateau, les questions, les commandes. Chaque message reçoit aussi $game, $goods et $standing.

## The board

board-setup = Mise en place
board-round = Tour de jeu { $n } sur { $of }
board-turn = { $n ->
    [one] au tour de : { $gangs }
   *[other] doivent encore choisir : { $gangs }
}
board-head = { $where } · { $turn }
board-over = La partie est finie
board-not-laid = On choisit encore les gangs.
board-col-gang = Gang
board-col-orders = Ordres
board-col-standing-mayhem = { -heat }
board-col-standing-wise-guys = { -clout }
board-col-clubhouse = Clubhouse
board-col-er = { -emergency-room }
board-col-pool = Réserve
board-col-place = Lieu
board-col-crew = Qui est là
board-col-offers = Ce qu’on y trouve
board-legend-mayhem = ★ { -patch-holder } · M { -member } · P { -prospect }
board-legend-wise-guys = ★ { -boss-of-bosses } · nom 3/1 : { -slugging } 3, { -talking } 1 · A { -associate }
crew-made = { $n }M
crew-rookies-mayhem = { $n }P
crew-rookies-wise-guys = { $n }A
board-crew-mayhem = { $gang } { $crew }
board-crew-wise-guys = { $gang } : { $crew }
board-disbanded = démantelé
board-state-free = non contrôlé
board-state-held = contrôlé
board-state-contested = contesté
board-state-used = { $state }, exploité
board-mark-opportunity = (ce tour de jeu)
board-face-down = { $n ->
    [one] { $n } tuile est encore face cachée.
   *[other] { $n } tuiles sont encore face cachée.
}
board-card-obstacle = { $kind } : { $card } – passé
board-card-hassle = { $kind } : { $card } – { $what }
board-card-last-call = { $kind } : { $card } – après le marché : { $what }
board-in-force = En vigueur : { $list }
board-orders = { $n ->
    [one] { $n } ordre
   *[other] { $n } ordres
}
board-standing-mayhem = { -heat } { $track }
board-standing-wise-guys = { -clout } { $track }
board-home = base { $crew }
board-er = { -emergency-room } { $crew }
board-options = Options : { $list }
in-force-number = { $name } ({ $n })
board-blind = Derrière le paravent { $gang-of } : { $held }
board-blind-fist = { $blind } (dont { $n } dans le poing)
place-clubhouse = Clubhouse
place-their = Clubhouse { $gang-of }
place-head = { $place } ({ $id })

## Orders and other choices

order-move = { -ride }
order-exploit = Exploiter
order-fight-mayhem = { -throw-down }
order-fight-wise-guys = Combat
order-recruit-mayhem = Recruter
order-recruit-wise-guys = Recruter un { -associate }
order-promote-mayhem = { -patch-in }
order-promote-wise-guys = Initier un { -made-man }
order-sit = { -sit-tight }
order-order-mayhem = { -club-order }
order-order-wise-guys = { -gang-order }
menu-gang = Prendre ce gang
menu-side = Prendre cette face
menu-start = Commencer avec
menu-recruit = Recruter
menu-promote-mayhem = { -patch-in }
menu-promote-wise-guys = Initier
menu-use = Oui, le faire
menu-option = Choisir
menu-target = Choisir un rival
menu-yes = Oui
menu-no = Non
menu-pay = Oui : payer { $pay }
menu-suffer = Non : votre gang { $deed }
menu-backup = Appeler des renforts
menu-enough = Pas d’autres renforts
menu-guns = Flingues
menu-back = Soutenir un rival
menu-allot = Toucher un rival
menu-allot-at = { $n ->
    [0] { $gang } (plus personne à toucher : le flingue est perdu)
   *[other] { $gang } (encore { $n } à toucher)
}
menu-injure = { -emergency-room }
menu-name = Désigner le vainqueur
menu-fall = Porter le chapeau
menu-bribe = Payer 2 { -clout } à la place
menu-market = { $game ->
    [wise-guys] Vendre
   *[mayhem] Trafiquer
}
menu-discharge = Les ramener au clubhouse
menu-bomb = Faire sauter un lieu
menu-at = { $what } – { $where }
menu-fight-open = Les renforts sont permis
menu-fight-locked = Interdire tout renfort, pour un jeton de plus
menu-only = Un seul choix : { $what }. Appuyez sur Entrée.
menu-zero = Seul 0 est possible. Appuyez sur Entrée.
menu-more = « { $command } » en dit plus sur chacun.
menu-hint = Tapez un numéro pour choisir, b pour revenir, « aide » pour les commandes.
menu-no-back = Il n’y a pas de choix précédent. « annuler » défait la dernière action.
menu-no-such = « { $text } » ne fait pas partie des choix.
menu-crew-mayhem = Vous avez ici { $crew }. Tapez « tous », ou combien de { -members } et de { -prospects } : « 2 1 » ou 2m1p.
menu-crew-wise-guys = Vous avez ici { $crew }. Tapez « tous », ou par exemple 2m1a.
menu-crew-named = Vous avez ici { $crew }. Tapez « tous », ou les numéros des { -made-men } et le nombre d’{ -associates } : « 1 3 2a ».
word-all = tous, tout
word-no = n, non
word-yes = o, oui

## What is asked

ask-pick-gangs = Quel gang voulez-vous ?
ask-pick-sides = Quelle face de votre carte clubhouse jouez-vous ?
ask-pick-made = Avec quels { $n } { -made-men } commencez-vous ? (4/2 : { -slugging } 4, { -talking } 2)
ask-issue-orders = { $n ->
    [0] Vous n’avez plus de jeton, mais un ordre est gratuit.
    [one] Votre ordre ? Il reste { $n } jeton.
   *[other] Votre ordre ? Il reste { $n } jetons.
}
ask-place-move = D’où partent-ils ?
ask-place-exploit = Quel lieu exploitez-vous ?
ask-place-fight = Dans quel lieu vous battez-vous ?
ask-place-promote-mayhem = Où se trouve le { -prospect } à promouvoir ?
ask-place-promote-wise-guys = Où se trouve l’{ -associate } à initier ?
ask-place-backup = D’où viennent les renforts ?
ask-place-injure = Où se trouve le blessé ?
ask-place-fall = Qui porte le chapeau ?
ask-place-bomb = Quel lieu faites-vous sauter ?
ask-crew-any = Qui y va ?
ask-crew = { $n ->
    [-1] Qui y va ?
    [one] Qui ? Choisissez-en un.
   *[other] Qui ? Choisissez-en { $n }.
}
ask-target-move = Où vont-ils ?
ask-target-fight = Permettez-vous les renforts dans ce combat ?
ask-target-target = Quel rival ?
ask-target-back = Quel rival soutenez-vous ?
ask-transactions = { $where } : { $what }. Le faites-vous ?
ask-transactions-target = { $where } : { $what }. Quel rival ?
ask-transactions-times = { $where } : { $what }. Combien de fois ? 0–{ $top }
ask-transactions-option = { $where } : laquelle de ces transactions ?
ask-offer-boost = { $where } : un jeton de plus pour le boost ? { $what }
ask-call-for-backup-mayhem = { $n ->
    [one] Appeler des renforts pour la { -throw-down } ({ $place }) ? Il reste { $n } jeton.
   *[other] Appeler des renforts pour la { -throw-down } ({ $place }) ? Il reste { $n } jetons.
}
ask-call-for-backup-wise-guys = { $n ->
    [one] Appeler des renforts pour le Combat ({ $place }) ? Il reste { $n } jeton.
   *[other] Appeler des renforts pour le Combat ({ $place }) ? Il reste { $n } jetons.
}
ask-pull-guns = Combien de flingues sortez-vous ({ $place }) ? 0–{ $top }
ask-fight-crews = Dans le combat : { $list }
ask-arbitrate = Soutenez-vous un rival au lieu de combattre pour vous ({ $place }) ?
ask-decide-winner = Égalité : qui gagne le combat ({ $place }) ?
ask-last-fight = Toujours égalité : qui gagne la partie ?
ask-allot-injuries = { $n ->
    [one] Sur qui braquez-vous votre flingue ? ({ $place })
   *[other] Sur qui braquez-vous le prochain de vos { $n } flingues ? ({ $place })
}
ask-choose-injured = { $n ->
    [one] Un des vôtres est touché ({ $place }). Qui part aux { -emergency-room } ?
   *[other] { $n } des vôtres sont touchés ({ $place }). Qui part aux { -emergency-room } ?
}
ask-follow-up = Vous avez gagné ce lieu ({ $place }). L’exploiter maintenant, pour un jeton ?
ask-take-the-fall = Quelqu’un doit porter le chapeau. Qui ?
ask-hit-gangs-pay = { $card } : { $what }. Payez-vous ?
ask-hit-gangs-injure = { $n ->
    [one] { $card } : qui part aux { -emergency-room } ?
   *[other] { $card } : choisissez { $n } gars pour les { -emergency-room }.
}
ask-choose-goods-mayhem = { -black-market } : combien de { -contraband } trafiquez-vous ? 0–{ $top }
ask-choose-goods-wise-guys = { -black-market } : combien d’{ -booze } vendez-vous ? 0–{ $top }
ask-hint-market = « { $command } » montre les prix.
ask-hint-odds = « { $command } » montre vos chances.
ask-bombing = Défausser un flingue pour faire sauter un lieu ?

## The commands: what they are called, the English names work too

cmd-help = aide, ?
cmd-board = plateau
cmd-places = lieux
cmd-market = marché
cmd-odds = chances
cmd-log = journal
cmd-more = plus
cmd-why = pourquoi
cmd-rules = règles, règle
cmd-deals = accords, affaires
cmd-offer = offrir, offre
cmd-accept = accepter
cmd-decline = refuser
cmd-counter = contre-offre
cmd-withdraw = retirer
cmd-gift = donner, cadeau
cmd-say = dire
cmd-tell = révéler
cmd-vote = voter
cmd-hand = passer
cmd-undo = annuler
cmd-skip = ignorer
cmd-save = sauvegarder, sauver
cmd-quit = quitter, q
cmd-back = b, retour
help-title = Commandes
help-col-command = Commande
help-col-what = Ce qu’elle fait
help-help = cette liste
help-board = la table : gangs, lieux, cartes, votre paravent
help-places = ce qu’on trouve dans les lieux, avec leurs ids ; « lieux { $place } » pour un seul
help-market = { -black-market } : prix, limites, ce que l’on vous paierait
help-odds = vos chances dans un combat, ou dans un lieu : « chances { $place } »
help-log = ce qui s’est passé depuis votre dernière action ; « journal tout » pour toute la partie
help-more = tout sur les choix du moment
help-why = pourquoi c’est refusé : « pourquoi { $exploit } { $place } », ou « pourquoi » après un refus ; pourquoi un bot a fait ce qu’il vient de faire : « pourquoi { $whom } »
help-rules = une règle, un chapitre, ou des mots à chercher : « règles FGT-3 », « règles renforts »
help-deals = les offres et les promesses que vous connaissez
help-offer = faire une offre, pas à pas ou en une ligne : « offre to={ $rival } give={ $cash }:2 want={ $guns }:1 mine=peace:{ $round } »
help-accept = prendre une offre : « accepter 2 », ou « accepter » s’il n’y en a qu’une
help-decline = refuser une offre : « refuser 2 »
help-counter = répondre à une offre par une autre : « contre-offre 2 »
help-withdraw = retirer votre offre : « retirer 2 »
help-gift = offrir quelque chose pour rien, pas à pas ou : « cadeau to={ $rival } give={ $cash }:1 »
help-say = parler : « dire bonjour », ou à certains seulement : « dire to={ $rival } bonjour »
help-tell = dire à un seul rival ce que détient un troisième gang, pas à pas si vous l’avez promis, ou : « révéler to={ $rival } tip={ $third }:{ $cash }:7,{ $guns }:2 »
help-vote = faire jouer un bot à la place d’un absent : « voter { $whom } » ; « voter { $whom } non » y renonce
help-hand = laisser une autre personne au clavier parler et faire des accords
help-undo = annuler votre dernière action, si personne n’a joué depuis et que rien n’a été montré ni lancé
help-skip = ne plus entendre la leçon ; la partie reste comme elle est
help-save = où la partie est enregistrée ; « sauvegarder FICHIER » garde une copie
help-quit = partir ; la partie est enregistrée
help-back = un pas en arrière dans un choix
help-breath = Les bots attendent un moment avant chaque réponse : le temps d’« annuler » ou de négocier. Ils attendent tant que vous tapez ; une ligne vide les fait continuer aussitôt.
help-notation = On peut aussi écrire un ordre en entier : « { $move } { $clubhouse } { $place } { $crew } », « { $exploit } { $place } », « { $fight } { $place } », « { $recruit } », « { $promote } { $clubhouse } { $man } », « { $sit } », « { $order } ».

## The market and the odds

market-title = { -black-market }
market-paid = Ce que chaque gang peut { traffic }, et combien on lui paie pièce, selon le total { trafficked } :
market-col-gang = Gang
market-col-standing-mayhem = { -heat }
market-col-standing-wise-guys = { -clout }
market-col-limit = Peut { traffic }
market-col-you = Vous { $game ->
    [wise-guys] vendez
   *[mayhem] trafiquez
}
market-col-best = Si personne d’autre ne le fait
market-col-worst = Si tous { $game ->
    [wise-guys] vendent
   *[mayhem] trafiquent
} leur maximum
market-band = { $first } à { $last }
market-band-last = { $first } ou plus
market-no-limit = sans limite
market-others = Les autres pourraient { traffic } au plus : { $most }
odds-title = Chances de gagner le combat : { $place }
odds-col-mine = Vos flingues
odds-col-theirs = { $n ->
    [0] aucun flingue
    [one] { $n } flingue
   *[other] { $n } flingues
}
odds-note = { $rivals ->
    [one] Vos chances de gagner selon les flingues que sort votre rival, avec les gars présents ; sans autres renforts.
   *[other] Vos chances de gagner selon les flingues que sort chaque rival, avec les gars présents ; sans autres renforts.
}
odds-note-no-guns = Vos chances de gagner avec les gars présents ; sans autres renforts. Personne ne sort de flingue ici.
odds-bring = Si vous amenez { $crew } :
odds-where = Vous n’êtes dans aucun combat. Nommez un lieu : chances { $place }

## Temps, votes, pages

breath-hint = { "[" }Entrée] aussitôt · « { $undo } » reprend · « { $offer } » négocie
clock-left = Temps restant : { $time }
vote-count = { $n ->
    [one] { $n } voix pour un bot à la place de { $name }.
   *[other] { $n } voix pour un bot à la place de { $name }.
}
vote-whom = À propos de qui ? Par exemple : voter { $whom }
vote-not-here = À cette table, il n’y a personne à remplacer par un vote.
pager-more = { "[" }Entrée] la suite, { "[" }b] assez
story-more = { $n ->
    [one] Encore une ligne avant celle-ci : « { $command } »
   *[other] Encore { $n } lignes avant celle-ci : « { $command } »
}

## Why, undo, passing the keyboard

why-says = { $gang } : « { $what } »
why-possible = « { $what } » est permis en ce moment.
why-what = Pourquoi quoi ? Par exemple : pourquoi { $exploit } { $place }
undo-done = Annulé : { $what }
pass-keyboard = Passez le clavier à { $player }.
pass-enter = { "[" }Entrée]
pass-enter-undo = { "[" }Entrée ; « annuler » annule la dernière action]
corner = Parlez et faites des accords. Une ligne vide rend le clavier.
hand-nobody = Il n’y a personne d’autre à ce clavier.
hand-whom = Qui prend le clavier ?

## Deals

deals-title = Accords
deals-none = Pas encore d’offre ni de promesse.
deal-offer = { $by } → { $to } : { $terms } (jusqu’à la fin du tour de jeu { $round })
deal-past = { $offer } – { $state }
deal-state-accepted = acceptée
deal-state-declined = refusée
deal-state-withdrawn = retirée
deal-state-lapsed = caduque
deal-state-expired = échue
deal-state-gone = plus valable
deal-open-one = L’offre { $n } { $by-of } est ouverte : { $terms }. « { $accept } { $n } », « { $decline } { $n } » ou « { $counter } { $n } » ?
deal-open-still = Offre encore ouverte pour vous : { $list }. « { $deals } » la montre.
deal-open-many = Des offres vous attendent : { $list }. « { $deals } » les montre ; « { $accept } { $n } » en prend une.
deal-waits = Réponse { $gangs-of } au prochain passage du clavier ; « passer » le donne tout de suite.
promise-open = { $by-first } { $by-number ->
    [one] a
   *[other] ont
} promis { $to-to } : { $what }.
promise-kept = { $by-first } { $by-number ->
    [one] a
   *[other] ont
} promis { $to-to } : { $what } – et { $by-number ->
    [one] a
   *[other] ont
} tenu parole.
promise-broken = { $by-first } { $by-number ->
    [one] a
   *[other] ont
} promis { $to-to } : { $what } – et { $by-number ->
    [one] n’a
   *[other] n’ont
} pas tenu parole.
promise-moot = { $by-first } { $by-number ->
    [one] a
   *[other] ont
} promis { $to-to } : { $what } – personne ne peut en juger.
tell-which = Laquelle tenez-vous ?
tell-what = Que détient ce gang, d’après vous ?
tell-nothing = Vous n’avez promis à personne de dire quoi que ce soit. Vous le pouvez quand même : « révéler to={ $rival } tip={ $third }:{ $cash }:7,{ $guns }:2 »
wizard-rivals = À qui ? Des numéros, par exemple 1 3 :
wizard-rival = À qui ? Un numéro :
wizard-give = Que donnez-vous ?
wizard-want = Que demandez-vous ?
wizard-hint = Ligne vide : rien. b : abandonner.
wizard-how-much = { $asset } : combien ? (Entrée : rien)
wizard-how-much-of = { $asset } : combien ? Vous en avez { $have }. (Entrée : rien)
wizard-mine = Que promettez-vous ? (Entrée : rien de plus)
wizard-theirs = Que doit-on vous promettre ? (Entrée : rien de plus)
wizard-bots = Ces bots ne promettent rien.
wizard-vow-avoid = ne pas entrer dans un lieu
wizard-vow-peace = garder la paix : ne pas ordonner de combat
wizard-vow-leave = quitter un lieu
wizard-vow-pay = payer plus tard
wizard-vow-sell = limiter { $game ->
    [wise-guys] ses ventes
   *[mayhem] son trafic
} au { -black-market }
wizard-vow-tell = dire ce que détient un troisième gang
wizard-vow-word = autre chose (à écrire)
wizard-place = Quel lieu ?
wizard-about = Sur quel gang ?
wizard-pay = Combien faut-il payer ?
wizard-sell = Combien au plus ?
wizard-until = Jusqu’à la fin de quel tour de jeu, de { $now } à { $last } ? (Entrée : { $now })
wizard-word = Avec vos mots :
wizard-text = Un message avec l’offre ? (Entrée : aucun)
wizard-check = Votre offre : { $terms }.
wizard-confirm = L’envoyer ? (o/n)
wizard-stopped = Rien n’a été offert.

## The end

end-title = Décompte final
end-col-rank = #
end-col-player = Joueur
end-disbanded = { $gang } (démantelé)
end-promises = Promesses : { $kept ->
    [one] { $kept } tenue
   *[other] { $kept } tenues
}, { $broken ->
    [one] { $broken } non tenue
   *[other] { $broken } non tenues
}.
end-winner = { $gang-first } ({ $player }) { $gang-number ->
    [one] gagne
   *[other] gagnent
} !
end-log =
    Toute la partie est dans { $file }
    Pour la revoir :
    { $command }
