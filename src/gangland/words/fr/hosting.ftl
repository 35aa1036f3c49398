### L’hébergement : ce que le serveur d’une table refuse à ses invités.

error-banned = L’hôte de ce serveur ne vous laisse pas entrer en ce moment.
error-damaged = Cette table est en suspens : ce qui en a été gardé ne peut pas être rejoué ici, ou est abîmé. Rien n’en est perdu.
error-other-rules = Cette table est en suspens : elle joue avec une version des règles qui n’est pas connue ici. Un Gangland plus récent la connaît peut-être. Rien n’en est perdu.
error-other-cards = Cette table est en suspens : ses cartes ne sont plus ici, son fichier de cartes a changé ou a disparu. Rien n’en est perdu ; elle reprend dès que l’hôte a remis le fichier et relancé le serveur.
error-held = Cette table est en suspens : cette version de Gangland ne rejoue pas sa partie comme elle s’est jouée. Rien n’en est perdu ; « gangland doctor » dit pourquoi à l’hôte.
error-no-such-seat = Cette place n’existe pas à cette table.
error-seat-freed = L’hôte a libéré votre place pour d’autres.
error-too-slow = Cela a mis trop de temps à arriver.
error-too-many-tables = Assez de nouvelles tables pour l’instant. Ouvrez la suivante dans quelques minutes.
error-table-closed = Cette table a été fermée.

refusal-banned = L’hôte de ce serveur ne vous laisse pas entrer en ce moment.
refusal-held = La table est en suspens : on peut la lire, mais personne ne peut y jouer tant que l’hôte ne l’a pas fait reprendre.
refusal-no-migration = Aucun passage depuis les règles de la version { $rules } n’est connu ici : « { $text } ».
refusal-seat-freed = L’hôte a libéré votre place pour d’autres.
refusal-seat-open = Cette place est déjà libre.
refusal-slow-and-delayed = Dans une partie lente, personne ne peut regarder en différé : une question peut durer plus longtemps que le délai.
refusal-too-many-open = Trop de tables ouvertes depuis votre adresse attendent des joueurs : { $count }. Commencez d’abord l’une d’elles.
refusal-too-many-running = { $count } parties lancées depuis votre adresse ou votre compte sont en cours ici. Terminez-en d’abord une.

## Why a table is held

held-cards = Ses cartes ne sont ni gardées ni dans aucun fichier ici. Remettez son fichier de cartes tel qu’il était.
held-unnamed = Elle date d’avant que les tables ne nomment leurs cartes, et joue avec un fichier de l’hôte : personne ne peut dire si c’est encore le même.
held-rules = Elle joue avec une version des règles ou des dés qui n’est pas connue ici.
held-refused = Cette table est en suspens : cette version de Gangland ne peut pas rejouer la ligne { $line } de sa partie. Elle est montrée telle qu’elle était avant. Rien n’en est perdu ; l’hôte peut l’exporter, ou revenir à la version précédente.
held-differs = Cette table est en suspens : pour cette version de Gangland, la ligne { $line } de sa partie mène ailleurs qu’alors. Elle est montrée telle qu’elle était avant. Rien n’en est perdu ; l’hôte peut l’exporter, ou revenir à la version précédente.
held-refused-unseen = Cette table est en suspens : cette version de Gangland ne peut pas { $line ->
    [0] commencer sa partie
   *[other] rejouer la ligne { $line } de sa partie
}, et rien ne peut en être montré. Rien n’est perdu ; l’hôte peut l’exporter, ou revenir à la version précédente.
held-differs-unseen = Cette table est en suspens : pour cette version de Gangland, la ligne { $line } de sa partie mène ailleurs qu’avant, et rien ne peut en être montré. Rien n’est perdu ; l’hôte peut l’exporter, ou revenir à la version précédente.
