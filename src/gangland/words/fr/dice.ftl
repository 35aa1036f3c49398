### Des dés que personne ne peut connaître ni choisir : chaînes, lancers et maillons (docs/fair-dice.md).

## Ce qui se dit à la table

story-without = Le maillon { $gang-of } pour les dés n’est pas arrivé à temps : le lancer est refait sans lui, et un bot tient cette place jusqu’à la fin du tour.
story-chained = { $gang-first } { $gang-number ->
    [one] continue avec une nouvelle chaîne pour les dés
   *[other] continuent avec une nouvelle chaîne pour les dés
} dès un prochain tour ; d’ici là, ils se lancent sans sa part.
story-anew = Cette partie a commencé sur un autre serveur et continue ici. Désormais les dés viennent de nouvelles chaînes, sur lesquelles tous se sont engagés avant que rien ne soit montré.
error-no-chains = Les dés de cette table ne viennent pas de chaînes.
error-bad-link = Ce n’est pas le maillon suivant de cette chaîne.
error-bad-chain = Cette chaîne ne peut pas servir ici.
error-many-chains = Cette place a remis trop de nouvelles chaînes pendant ce tour : attendez le suivant.
error-dice-due = Les dés sont en train de rouler : attendez un instant.
refusal-no-chains = Les dés de cette table ne viennent pas de chaînes.
refusal-bad-chain = Cette chaîne sert déjà ici, ou n’en est pas une.
refusal-many-chains = Cette place a remis { $most } nouvelles chaînes pendant ce tour : attendez le suivant.
refusal-dice-due = Les dés sont en train de rouler : attendez un instant.
refusal-sits-out = Votre maillon pour les dés n’est pas arrivé à temps : un bot joue pour vous jusqu’au prochain tour.
refusal-bad-link = Un maillon du lancer { $index } n’est pas de la chaîne sur laquelle on s’était engagé.
refusal-link-of-nobody = Le lancer { $index } contient un maillon d’une place qui n’y a pas de part.
refusal-throw-order = C’est le lancer { $found } ; on attendait le { $expected }.

## gangland verify

verify-metavar-seal = SCEAU
verify-help-seal = le sceau que vous avez noté avant la partie ; le journal est refusé si ses engagements sont autres
verify-help-noted = ce que votre terminal ou votre bot a noté pendant la partie, à comparer au journal
verify-throws = { $rolls ->
    [one] Le seul lancer ou tirage est bien
   *[other] Les { $rolls } lancers et tirages sont bien
} ce que donnent les maillons ({ $throws }).
verify-house = Prouvé : les maillons du serveur ({ $throws }) sont de la chaîne sur laquelle il s’était engagé, montrée jusqu’au bout.
verify-house-so-far = Prouvé : les maillons du serveur ({ $throws }) sont de la chaîne sur laquelle il s’était engagé.
verify-seat = Prouvé : { $name } a eu son propre maillon dans { $shown } lancers sur { $throws }, chacun de la chaîne engagée.
verify-later = { $name } a eu un maillon dans { $later } { $later ->
    [one] autre lancer, d’une chaîne donnée
   *[other] autres lancers, de chaînes données
} pendant la partie : un journal ne peut pas dire si c’est par ce joueur ou par le serveur.
verify-seat-fixed = { $name } a ajouté des nombres avant la partie, que le serveur connaît depuis.
verify-seat-none = { $name } n’a rien ajouté.
verify-missed = Ligne { $line } : le maillon de { $name } n’est pas arrivé, et le lancer a été refait sans lui. Retenu, perdu ou pas transmis : aucun journal ne peut le dire.
verify-lost = Lancer { $index } : les notes disent que le maillon de { $name } a été envoyé, et jamais qu’il est arrivé. Il s’est peut-être perdu en route.
verify-chained = Ligne { $line } : { $name } a donné une nouvelle chaîne, qui a compté dès le premier tour dont personne d’autre n’avait montré de maillon.
verify-other = Ligne { $line } : la chaîne donnée pour { $name } n’a pas été faite là d’où viennent ces notes : un autre appareil l’a faite, ou le serveur.
verify-anew = Ligne { $line } : la partie a continué sur un autre serveur, avec de nouveaux engagements de tous. Ce qui suit est prouvé par ceux-ci.
verify-anew-not = Non prouvé, par aucun journal : que rien n’a été omis avant la ligne { $line }. Qui déplace une partie peut en omettre les dernières lignes, et les dés qu’on y a vus ; ceux qui ont joué savent jusqu’où elle était allée.
verify-alone = { $alone ->
    [one] Un lancer était du serveur seul : il pouvait le connaître
   *[other] { $alone } lancers étaient du serveur seul : il pouvait les connaître
} d’avance.
verify-league = Ce qu’aucun journal ne prouve : que personne parmi ceux qui tenaient une chaîne n’était de mèche avec le serveur. Un seul qui ne l’était pas suffit pour des dés que personne ne pouvait connaître.
verify-seal-is = Sceau des engagements : { $seal }
verify-noted = Prouvé : les engagements sont ceux qui ont été notés, ainsi que les { $throws } lancers et les { $faces } dés vus en jouant.
verify-restored = { $times ->
    [one] Le serveur est revenu une fois à un état antérieur de la partie pendant ces notes.
   *[other] Le serveur est revenu { $times } fois à un état antérieur de la partie pendant ces notes.
} Les dés lancés auparavant étaient connus.
verify-sealed = Prouvé : les engagements sont ceux dont le sceau a été noté.
verify-unnoted = Non prouvé : que ces engagements sont ceux d’avant la partie. Donnez le sceau que vous avez noté (--seal), ou ce que votre terminal ou votre bot a noté (--noted).
logerror-bad-notes = Ce fichier n’est pas ce qu’un terminal ou un bot note des dés.
logerror-chain-twice = Deux des chaînes sont les mêmes : elles n’en font qu’une.
logerror-dice-line = Ce n’est pas ce sur quoi on s’était engagé.
logerror-no-throw = Ces dés ont roulé sans lancer.
logerror-noted-commit = L’engagement du serveur n’est pas celui qui a été noté : { $found } au lieu de { $expected }.
logerror-noted-part = L’engagement de { $name } n’est pas celui qui a été noté : { $found } au lieu de { $expected }.
logerror-noted-seal = Le sceau n’est pas celui qui a été noté : { $found } au lieu de { $expected }.
logerror-noted-throw = Le lancer numéro { $number } n’est pas celui qui a été vu : « { $found } » au lieu de « { $expected } ».
logerror-noted-face = Le dé numéro { $number } n’est pas celui qui a été vu : { $found } au lieu de { $expected }.
logerror-noted-denied = Le serveur dit que le maillon de { $name } pour le lancer { $index } n’est pas arrivé, alors qu’il avait dit l’avoir.

## Au terminal

dice-sealed = Les dés sont scellés. Qui joue ici peut vous lire le même sceau : { $seal }
dice-begun-anew = Cet appareil n’a pas votre chaîne pour les dés ; il en a commencé une nouvelle, qui comptera dès un prochain tour.
dice-fault-commit = L’engagement du serveur sur les dés n’est pas celui montré avant la partie. Rien n’y est plus ajouté d’ici.
dice-fault-parts = Les engagements sur les dés ne sont pas ceux montrés au début de la partie. Rien n’y est plus ajouté d’ici.
dice-fault-own = Le serveur annonce pour votre place une autre chaîne que celle sur laquelle cet appareil s’est engagé. Rien n’est ajouté aux dés d’ici.
dice-fault-ahead = Le serveur demande un maillon avant son heure. Rien n’est plus ajouté aux dés d’ici.
dice-fault-order = Ce que le serveur dit des lancers n’est pas dans l’ordre : autre chose s’est passé là où un lancer était dû, ou un lancer a été fait sans votre maillon. Rien n’est plus ajouté aux dés d’ici.
dice-fault-denied = Le serveur avait votre maillon pour les dés, et dit maintenant qu’il n’est pas arrivé.
dice-fault-lost = Votre maillon pour les dés a été envoyé d’ici, mais le serveur dit qu’il n’est pas arrivé à temps. Il s’est peut-être perdu en route.
dice-fault-other = Une nouvelle chaîne a été donnée pour votre place, et pas par cet appareil. Si ce n’était pas un autre de vos appareils, c’était le serveur.
dice-fault-restored = Le serveur est revenu à un état antérieur de la partie, comme après une sauvegarde. Les dés déjà lancés sont connus ; tant que la partie ne les a pas dépassés, ils retomberont de même.
dice-checked = Les dés étaient honnêtes : les { $rolls } lancers et tirages viennent des maillons ({ $throws }), et sont ce qui a été vu ici. Notes : { $file }
dice-unfair = Les dés ne tiennent pas : { $what }
dice-unchecked = Les dés n’ont pas pu être vérifiés : le journal n’était pas disponible.

## Dans le navigateur

seal-title = Le sceau des dés
seal-note = Avant le premier lancer, chacun s’est engagé sur une chaîne de nombres. À chaque lancer, chaque appareil montre son maillon suivant, et les dés viennent de tous les maillons ensemble : personne, pas même le serveur, ne peut les connaître ni les choisir tant qu’une chaîne est honnête.
seal-compare = Ce sceau vaut pour tous les engagements. Lisez-le aux autres, ou notez-le : qui en voit un autre joue avec d’autres dés.
seal-chain =
    { $own ->
        [yes] Vous tenez une chaîne.
       *[no] { $name } tient une chaîne.
    }
seal-out =
    { $own ->
        [yes] Vous tenez une chaîne, mais n’avez plus de part aux lancers de ce tour.
       *[no] { $name } tient une chaîne, mais n’a plus de part aux lancers de ce tour.
    }
seal-fixed =
    { $own ->
        [yes] Vous avez ajouté des nombres avant la partie, que le serveur connaît depuis.
       *[no] { $name } a ajouté des nombres avant la partie, que le serveur connaît depuis.
    }
seal-none = { $name } n’a rien de propre dans les dés ; la chaîne du serveur vaut pour les bots.
seal-left = Quand cette page a été rangée, vos maillons de ce tour ont été laissés au serveur, pour que personne n’attende.
web-proof-throws = { $n ->
    [one] Un lancer.
   *[other] { $n } lancers.
} { $missed ->
    [0] Tous les maillons sont arrivés.
    [one] Un maillon n’est pas arrivé, et son lancer a été refait.
   *[other] { $missed } maillons ne sont pas arrivés, et leurs lancers ont été refaits.
} { $alone ->
    [0] Aucun n’était du serveur seul.
    [one] Un était du serveur seul : il pouvait le connaître d’avance.
   *[other] { $alone } étaient du serveur seul : il pouvait les connaître d’avance.
}
web-proof-fault-parts = Les engagements ne sont pas ceux que cet appareil a vus au début de la partie.
web-proof-fault-links = Un maillon n’est pas de la chaîne engagée.
web-proof-anew = Cette partie est venue d’un autre serveur. On vérifie ici les dés jetés depuis ; « gangland verify » vérifie le journal entier.
web-proof-fault-order = Les lancers ne sont pas dans l’ordre, ou l’un a été fait sans un maillon dû.
web-proof-fault-throws = Les lancers ne sont pas ceux que cet appareil a vus.
web-proof-fault-faces = Les dés ne sont pas ceux que cet appareil a vus.
web-proof-fault-denied = Le serveur avait un maillon à vous, et a dit qu’il n’était pas arrivé.
