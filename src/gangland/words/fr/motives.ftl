### Why a bot did what it did: what it was after, how it came to it, and what its word had to do with it.

motive-told = { $what } { $how }
motive-gang = Ce gang me convient.
motive-side = Cette face de la carte me plaisait mieux.
motive-start = Avec ceux-là, je commence au plus fort.
motive-use = Autant de fois que ça rapportait.
motive-no-use = Ça m’aurait coûté plus que ça ne rapporte.
motive-option = De tout ce qu’il y avait, c’est ce qui rapportait le plus.
motive-target = C’est là qu’il y avait le plus à perdre.
motive-boost = Le boost valait plus qu’un autre ordre.
motive-no-boost = J’ai gardé mon ordre pour mieux.
motive-it = Ça valait le prix.
motive-no-it = Ça ne valait pas le prix.
motive-back = Leur victoire me rapporte plus que ma propre chance.
motive-allot = Ils l’avaient cherché.
motive-injure = Ce sont ceux dont je me passe le mieux.
motive-name = Plutôt eux que quelqu’un qui mène.
motive-fall = Il fallait quelqu’un, et c’est là que je perds le moins.
motive-bribe = Un { one-made } vaut plus qu’un pot-de-vin.
motive-discharge = Ceux-là, il me les fallait d’abord.
motive-bomb = Je n’en tirais rien. D’autres, si.

## How it came to it

motive-chance = Aucune raison. J’ai laissé faire le hasard.
motive-how-thumb = Je vais par règles simples.
motive-how-looked = J’ai regardé où ça mène d’ici mon prochain ordre.
motive-how-tried = J’ai essayé autre chose dans ma tête, et rien ne donnait mieux.
motive-how-planned = J’avais aussi mon prochain ordre en tête.
motive-how-mixed = Et je varie, pour que personne ne lise dans mon jeu.
motive-how-looked-stood = J’ai regardé plus loin, et rien de mieux n’est apparu.
motive-how-looked-won = J’ai regardé plus loin, et c’était mieux que mes règles simples.
motive-how-tried-stood = J’ai essayé autre chose, et rien de mieux n’est apparu.
motive-how-tried-won = J’ai essayé autre chose, et ceci gagnait nettement plus souvent.
motive-how-planned-stood = J’ai prévu la suite, et rien de mieux n’est apparu.
motive-how-planned-won = J’ai prévu la suite, et ceci gagnait nettement plus souvent.

## What its word had to do with it, and why it deals

motive-bound = J’avais donné ma parole, et j’ai fait ce qu’elle me laisse faire.
motive-kept = J’avais donné ma parole.
motive-broke = Ma parole barrait la route à mon gain, et j’ai choisi le gain.
motive-unpaid = À l’échéance, j’en avais un autre usage, ou il n’en restait plus.
motive-wronged = Vous aviez manqué à votre parole avant moi.
motive-wronged-by = { $gang-first } { $gang-number ->
    [one] avait manqué à sa parole
   *[other] avaient manqué à leur parole
} avant moi.
motive-offered = Je pensais qu’on y gagnerait, vous comme moi.
motive-countered = À ce prix je marche, et vous y gagnez encore.
motive-paid = Je paie ce que je dois.
motive-gave = Disons que c’est un cadeau.
motive-withdrew = Ça ne m’allait plus.
motive-took = Ce que j’ai reçu valait plus pour moi que ce que j’ai donné.
motive-took-word = Ce que vous promettiez en valait la peine, pour autant que je vous croie.
motive-took-gift = Qui refuse un cadeau ?
motive-declined = Je n’avais rien à y gagner.
