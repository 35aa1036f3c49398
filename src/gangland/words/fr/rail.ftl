### Talk and deals in the rail, the reasons of bots, and the coach.

## Why an offer is turned down, as somebody would say it

deal-why-little = C’est trop peu.
deal-why-dear = Ça ne vaut pas autant pour moi.
deal-why-keep = J’aime mieux garder ce que j’ai.
deal-why-useless = Je n’en ai pas l’usage en ce moment.
deal-why-promise = Je ne promets rien. Du concret, ou pas d’accord.
deal-why-much = C’est trop me demander, cette promesse-là.
deal-why-ahead = Vous avez déjà assez d’avance.
deal-why-danger = Avec ça, le prochain coup serait pour moi.
deal-why-trust = Jusqu’ici, votre parole n’a rien valu.
deal-why-later = Pas maintenant. Redemandez-moi plus tard.
story-declined-why = { $gang-first } { $gang-number ->
    [one] refuse
   *[other] refusent
} l’offre { $offer } { $by-of } : « { $why } »

## Quick phrases

phrase-hello = Bonsoir à toute la table.
phrase-deal = Qui veut conclure un accord ?
phrase-hear = Faites-moi une offre.
phrase-leader = Il faudrait arrêter qui mène.
phrase-hands-off = Bas les pattes, c’est à moi.
phrase-word = Vous avez ma parole.
phrase-liar = Vous avez manqué à votre parole.
phrase-sorry = Rien de personnel : c’est le métier.
phrase-thanks = Merci. Je m’en souviendrai.
phrase-pleasure = Un plaisir de traiter avec vous.
phrase-side = Fais en sorte que ça en vaille la peine, et je suis de ton côté.
phrase-well-played = Bien joué.

## What bots say, by the occasion

bot-line-greet-1 = { $game ->
    [mayhem] Coupez les moteurs et asseyez-vous. On a des choses à se dire.
   *[other] Accrochez vos chapeaux et asseyez-vous. On a des choses à se dire.
}
bot-line-greet-2 = Jolie ville. Dommage qu’il faille la partager.
bot-line-greet-3 = On est là pour gagner sa vie. Le reste dépend de vous.
bot-line-pact-1 = On se serre la main, et tout le monde dort mieux.
bot-line-pact-2 = { $game ->
    [mayhem] Alors chacun sa route, et qu’elles ne se croisent pas.
   *[other] Alors chacun son trottoir, et qu’on en reste là.
}
bot-line-bribe-1 = Regardez un peu de mon côté, et vous n’y perdrez rien.
bot-line-bribe-2 = Il y a une enveloppe à votre nom, si vous voyez les choses comme moi.
bot-line-price-1 = J’hésite encore. À vous de me convaincre.
bot-line-price-2 = Ce soir, mon avis est à vendre. Pas pour longtemps.
bot-line-threat-1 = Profitez de la vue, là-haut. Je m’occupe de l’échelle.
bot-line-threat-2 = { $game ->
    [mayhem] Qui roule en tête ne voit pas qui le suit.
   *[other] Vous présidez la table, mais vous tournez le dos à la porte.
}
bot-line-threat-3 = La dernière fois, c’était pour vous. Je sais compter, et je sais attendre.
bot-line-betrayed-1 = Voilà donc ce que pèse votre parole. Je retiens le poids.
bot-line-betrayed-2 = Cette main, je l’avais serrée. J’aurais dû compter mes doigts.
bot-line-betrayed-3 = Toute la table sait maintenant ce que vous valez.
bot-line-betrays-1 = En le disant, j’y croyais. C’était avant.
bot-line-betrays-2 = Ne le prenez pas mal : la semaine prochaine, c’était vous.
bot-line-fight-1 = Encore quelqu’un ? Non ? Alors passez la serpillière.
bot-line-fight-2 = { $game ->
    [mayhem] Ramassez vos motos en sortant.
   *[other] Ramassez vos chapeaux en sortant.
}
bot-line-fight-3 = On aurait pu se contenter de parler.
bot-line-lost-1 = Gardez-moi la chaise au chaud, je reviens la prendre.
bot-line-lost-2 = Soit, c’est à vous. Reste à le garder.
bot-line-last-1 = Dernier tour. À partir de maintenant, on n’a plus que l’argent pour ami.
bot-line-last-2 = { $game ->
    [mayhem] Encore une virée, et on compte.
   *[other] Encore une nuit, et on compte.
}
bot-line-win-1 = Recomptez si vous voulez. Le total ne changera pas.
bot-line-win-2 = La tournée est pour moi. Tout le reste aussi.
bot-line-win-3 = Merci à toute la table. Sans vous, j’aurais gagné moins.
bot-line-defeat-1 = L’argent va et vient. Ce soir, il est allé de l’autre côté de la table.
bot-line-defeat-2 = Ça finit donc comme ça. L’argent s’en va, la leçon me reste.
bot-line-defeat-3 = { $game ->
    [mayhem] La ville est perdue, pas la moto. On se reverra sur la route.
   *[other] La ville est perdue, pas le chapeau. On se reverra.
}

## What the coach would do: the move, and why in about twenty words at most

advise-move = { $what } : { $crew }, { $place } → { $goal }
advise-number = { $what } : { $n }
advise-at = { $what } : { $place }
advise-crew = { $what } : { $place }, { $crew }
advice-gang = Son départ et ses règles sont les plus prometteurs.
advice-side = Cette face promet plus que l’autre.
advice-start = Les plus forts pour commencer.
advice-settle = Personne n’y est, et l’endroit vaut la peine.
advice-guard = Plus de monde sur place, et on vous le prendra moins facilement.
advice-raid = Ça mérite un combat, et vous êtes de taille.
advice-home = À l’abri chez vous, prêts à tout.
advice-exploit = Personne d’autre n’y est. Servez-vous avant qu’on n’arrive.
advice-fight = Ce que vous y gagnez vaut plus que ce que coûte le combat.
advice-recruit = Deux bras de plus tiennent un lieu de plus.
advice-promote = Un { one-made } de plus, c’est un ordre de plus à chaque tour de jeu restant.
advice-order = L’ordre de votre gang rapporte plus que tout le reste.
advice-sit = Rien sur la table ne vaut la peine en ce moment.
advice-use = Autant de fois que ça rapporte encore.
advice-no-use = Ça coûte plus que ça ne rapporte.
advice-option = De toutes les possibilités, celle-ci rapporte le plus.
advice-target = C’est là qu’il y a le plus à perdre.
advice-boost = Le boost rapporte plus qu’un autre ordre.
advice-no-boost = Un autre ordre rapportera plus que le boost.
advice-it = Ça rapporte plus que ça ne coûte.
advice-no-it = Ça coûte plus que ça ne rapporte.
advice-backup = Avec eux, vos chances montent.
advice-enough = Plus de monde coûterait un ordre et changerait peu.
advice-guns = Ce nombre suffit le plus souvent. Plus serait du gâchis.
advice-no-guns = Les flingues ont aussi leur prix, et l’enjeu ne le vaut pas.
advice-back = Leur victoire vous rapporte plus que votre propre chance.
advice-allot = Ce sont eux qui vous nuisent le plus.
advice-injure = Ceux-là vous manqueront le moins.
advice-name = Que gagne qui a le plus de retard.
advice-fall = C’est la perte la plus légère.
advice-bribe = Un { one-made } vaut plus que ce prix.
advice-market = Le prix supporte ce nombre. Plus le ferait baisser.
advice-no-market = À ce prix, vendre ne vaut pas ce qu’il vous en coûte.
advice-discharge = Ceux-là, vous en avez le plus besoin.
advice-bomb = Seuls des rivaux en vivent.

## Why a bot did what it did, in its own words

motive-settle = Il n’y avait personne ({ $place }). Maintenant, c’est chez moi.
motive-guard = J’y suis ({ $place }), j’y reste.
motive-raid = Les gens en place ({ $place }) ne sont pas si forts qu’ils le croient.
motive-home = C’est chez moi que les miens sont le plus à l’abri.
motive-exploit = Personne d’autre n’y était ({ $place }), alors je me suis servi.
motive-fight = Pour moi, ça mérite un combat ({ $place }).
motive-recruit = Il me faut plus de bras.
motive-promote = Un { one-made } de plus, un ordre de plus à chaque tour de jeu.
motive-order = C’est ce que mon gang fait de mieux.
motive-sit = Il n’y avait rien qui vaille la peine.
motive-backup = Si je peux, je ne me bats pas sans renfort.
motive-enough = Les gens sur place suffiront.
motive-guns = Celui-là, je voulais le gagner.
motive-no-guns = Ça ne valait ni une balle ni des ennuis avec la loi.
motive-market = Pour ce nombre, le prix me semblait bon.
motive-no-market = Le prix ne me plaisait pas.

## Hints for a first game

coach-hint-promote = Un { one-made } de plus maintenant, c’est un ordre dans chaque tour de jeu restant. Faites une promotion.
coach-hint-exploit = Vous tenez un lieu que personne n’a utilisé. Exploitez-le avant qu’on n’y entre.
coach-hint-law-fall = Regardez d’abord la loi : vous passeriez la limite, et quelqu’un tomberait.
coach-hint-law-card = Regardez d’abord la loi : vous seriez en tête de l’avis de recherche.
coach-hint-odds = En l’état, vous gagnez { $n ->
    [0] presque jamais
   *[other] { $n } fois sur dix
}. Amenez du monde, ou renoncez.
coach-hint-odds-backup = En l’état, vous gagnez { $n ->
    [0] presque jamais
   *[other] { $n } fois sur dix
}. Des renforts changeraient tout.
coach-hint-cash = Derrière le paravent, seul le cash compte. Vendez.
coach-hint-fewer = Un de moins vous rapporterait plus, si les autres vendent aussi.

## The coach

coach-title = Conseil
coach-ask = Demander conseil
coach-odds = Vos chances de gagner le combat : { $chance }
coach-do = Montrez-moi
coach-close = Fermer
coach-quiet = Plus de conseils
coach-again = De nouveau des conseils
web-coach = On peut demander conseil
web-coach-note = Pareil pour toute la table ; sans, de même.
web-why-did = Pourquoi ?
web-why-did-who = Pourquoi, { $gang } ?
refusal-not-asked = On ne vous demande rien en ce moment.
refusal-no-motive = Il n’y a rien à expliquer.
cmd-coach = conseil
help-coach = ce que ferait un bot à votre place, et pourquoi ; d’une offre : « conseil 2 »

## Ten terms

term-order-token = jeton d’ordre
term-control = contrôle
term-contested = contesté
term-boost = boost
term-hot = chaud
term-standing-mayhem = { -heat }
term-standing-wise-guys = { -clout }
term-fall = porter le chapeau
term-leader-mayhem = { -reaper-patch }
term-leader-wise-guys = { -boss-of-bosses }
term-backup = renforts
term-promise = promesse
means-order-token = Un jeton, un ordre ; à chaque tour de jeu, le nombre de votre maison plus un par { one-made }.
means-control = Un lieu est à vous tant que seuls les vôtres s’y trouvent.
means-contested = Deux gangs ou plus y ont du monde : personne ne peut l’exploiter avant un départ ou un combat perdu.
means-boost = Pour un ordre de plus, la même exploitation donne aussi ce qui est écrit ici.
means-hot-mayhem = Utiliser ce lieu se paie aussitôt : { -heat } en hausse du nombre dans la flamme.
means-hot-wise-guys = Utiliser ce lieu se paie aussitôt : { -clout } en baisse du nombre dans la flamme.
means-standing = Vos rapports avec la loi : ils limitent ce que vous pouvez { traffic } ; au bout de la piste, quelqu’un tombe.
means-fall = Un { one-made } retourne à la { -recruit-pool }, et son ordre avec.
means-leader-mayhem = Qui le porte joue en premier et gagne les égalités de ses propres combats.
means-leader-wise-guys = Qui l’a joue en premier et désigne le gagnant d’un combat à égalité.
means-backup = Pour un ordre, les gens d’un autre lieu se joignent à un combat où vous êtes.
means-promise = Des mots sur un moment à venir : rien n’y oblige, mais le registre dit qui les a tenus.

## The rail

rail-title-mayhem = L’arrière-salle
rail-title-wise-guys = Sur la table
rail-records = Leurs promesses jusqu’ici
rail-records-marks = ✓ tenues, ✗ rompues jusqu’ici
rail-record = { $gang } : tenue { $kept } fois, rompue { $broken } fois
rail-book = Ce que valait la parole { $gang-of }
rail-book-empty = Rien de promis entre vous pour l’instant.
rail-book-note = Ce que vous pouvez savoir : les paroles qui vous concernent, et celles à toute la table. Les accords des autres restent fermés.
rail-stamp-kept = Tenue
rail-stamp-broken = Rompue
rail-stamp-open = en cours
rail-stamp-moot = sans verdict
rail-tell = Le dire
rail-tell-what = Ce que vous en dites
rail-fuse = { $n ->
    [0] terminé
    [one] ce tour de jeu
   *[other] { $n } tours de jeu
}
rail-get-nothing = Vous ne recevez rien
rail-give-nothing = Vous ne donnez rien
rail-binds-nobody = Une promesse n’engage personne.
rail-at-once = Les biens changent de main aussitôt.
rail-take = Je prends
rail-shake = Topez là
rail-counter = Contre-offre
rail-no = Non
rail-no-because = Non, parce que…
rail-hold-out = Tendre la main
rail-tear = Déchirer
rail-vow-none = rien de promis
rail-vow-more = et en plus…
rail-from-map = sur la carte
rail-from-list = dans une liste
rail-naming = La promesse : cliquez sur le lieu
rail-carry = À déposer chez un rival
rail-let-go = Lâchez : { $what } { $gang-to }
rail-turned-down = { $gang-first } { $gang-number ->
    [one] refuse
   *[other] refusent
} votre offre { $n }.
rail-older = { $n ->
    [one] Une promesse plus ancienne
   *[other] { $n } promesses plus anciennes
}
rail-phrases = Phrases toutes faites
rail-to-all = À tout le monde
rail-say = Dites quelque chose…
