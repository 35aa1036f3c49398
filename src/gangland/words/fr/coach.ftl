### The coach: what it would do in your place with an offer, and with what chances.

advise-accept = Accepter l’offre
advise-decline = Refuser l’offre
advise-counter = Demander plutôt ceci : { $terms }
advice-bound = Vous avez donné votre parole. De ce qu’elle vous laisse, c’est le mieux.
advice-accept-gift = Ça ne vous coûte rien.
advice-accept-gain = Vous y gagnez plus que vous n’y donnez.
advice-accept-word = Vous y gagnez, tant qu’on tient parole en face.
advice-counter = Ainsi vous y gagnez, et l’autre camp aussi.
advice-decline-little = On vous en donne trop peu.
advice-decline-dear = Ça coûte plus que ça ne vaut pour vous.
advice-decline-keep = Vous avez plus besoin de ce que vous avez.
advice-decline-useless = Vous n’en avez pas l’usage en ce moment.
advice-decline-promise = Vous vous engageriez pour trop peu.
advice-decline-much = Cette promesse-là, c’est trop vous demander.
advice-decline-ahead = Leur avance est déjà trop grande.
advice-decline-danger = Vous seriez la prochaine cible.
advice-decline-trust = Leur parole a déjà été rompue.
advice-decline-later = C’est trop tôt.
coach-chance = Gagner la partie : environ { $n } sur 10 ; avec « { $other } » { $m ->
    [0] presque aucune
   *[other] { $m } sur 10
}.
coach-chance-alike = Gagner la partie : { $n ->
    [0] presque aucune chance
   *[other] environ { $n } sur 10
} ; « { $other } » donne à peu près autant.
