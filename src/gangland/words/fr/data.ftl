# gangland dataset : des parties de bots en Parquet.

dataset-help = écrire des parties entre bots en Parquet, pour apprendre
dataset-description = Joue des parties entre bots et écrit chaque décision avec ce que sa place voyait et pouvait dire, l’issue de chaque partie, les accords, promesses et tuyaux, en fichiers Parquet. Interrompue, la même commande continue.
dataset-help-deals = laisser les bots conclure des accords entre eux ; bien plus lent
dataset-help-out = le dossier
dataset-help-ray = jouer sur la grappe Ray à cette adresse (« local » : une sur cette machine)
dataset-bad-numbers = --games et --jobs doivent valoir au moins 1.
dataset-needs-extra = Parquet demande une bibliothèque : { $command }
dataset-progress = Parties
dataset-written = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $folder } : { $files } fichiers, { $size } Mo. Ce qu’ils contiennent : { $card }
dataset-interrupted = Interrompu ; la même commande continue. Ce qui est entier est dans { $folder }.
refusal-data-in-use = Quelqu’un écrit dans { $folder } en ce moment.
refusal-no-data-folder = { $folder } contient autre chose que de telles parties : nommez un nouveau dossier, ou un dossier vide.
refusal-other-data = { $folder } contient d’autres parties : { $part } y est différent. Nommez un nouveau dossier.
data-card-title = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} de { $game }
data-card-about = Écrites par Gangland { $version }. Des bots ont joué entre eux ; il n’y a ni personnes ni comptes. Une observation est ce que sa place peut savoir et rien d’autre ; une partie entière montre ce que savent toutes les places.
data-card-use = Les mêmes bots, la même graine et la même version donnent les mêmes fichiers. Les bots ne sont pas des gens : ce qui gagne entre eux ne gagne pas forcément entre nous.
data-card-bots = Bots
data-card-options = Options
data-card-deals = Accords
data-card-seed = Graine
data-card-cards = Cartes
data-card-rules = Règles
data-card-observation = Nombres d’une observation
data-card-mask = Nombres d’un masque
data-card-yes = oui
data-card-no = non
data-card-none = aucune
data-card-table = Table
data-card-columns = Colonnes
