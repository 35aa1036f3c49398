### The coach: what it would do in your place with an offer, and with what chances.

advise-accept = Accetta l’offerta
advise-decline = Rifiuta l’offerta
advise-counter = Chiedi invece questo: { $terms }
advice-bound = Hai dato la tua parola. Di quello che ti lascia, è il meglio.
advice-accept-gift = Non ti costa niente.
advice-accept-gain = Ci guadagni più di quello che dai.
advice-accept-word = Ci guadagni, finché mantengono la parola.
advice-counter = Così ti conviene, e a loro ancora.
advice-decline-little = Ti danno troppo poco.
advice-decline-dear = Costa più di quanto vale per te.
advice-decline-keep = Hai più bisogno di quello che hai.
advice-decline-useless = Adesso non ti serve.
advice-decline-promise = Ti legherebbe per troppo poco.
advice-decline-much = È troppo quello che dovresti promettere.
advice-decline-ahead = Sono già troppo avanti.
advice-decline-danger = Diventeresti il prossimo bersaglio.
advice-decline-trust = Hanno già mancato di parola.
advice-decline-later = È troppo presto.
coach-chance = Vincere la partita: circa { $n } su 10; con «{ $other }» { $m ->
    [0] quasi nessuna
   *[other] { $m } su 10
}.
coach-chance-alike = Vincere la partita: { $n ->
    [0] quasi nessuna possibilità
   *[other] circa { $n } su 10
}; «{ $other }» rende più o meno lo stesso.
