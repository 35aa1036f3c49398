### L’hébergement : ce que le serveur d’une table refuse à ses invités.

error-banned = L’hôte de ce serveur ne vous laisse pas entrer en ce moment.
error-damaged = Cette table ne peut pas être ouverte : ce qui en a été conservé est endommagé.
error-other-rules = Cette table joue avec une version des règles qui n’est pas connue ici. Un Gangland plus récent la connaît peut-être.
error-other-cards = Les cartes de cette table ne sont plus ici : son fichier de cartes a changé ou a disparu.
error-no-such-seat = Cette place n’existe pas à cette table.
error-seat-freed = L’hôte a libéré votre place pour d’autres.
error-too-slow = Cela a mis trop de temps à arriver.
error-too-many-tables = Assez de nouvelles tables pour l’instant. Ouvrez la suivante dans quelques minutes.
error-table-closed = Cette table a été fermée.

refusal-banned = L’hôte de ce serveur ne vous laisse pas entrer en ce moment.
refusal-seat-freed = L’hôte a libéré votre place pour d’autres.
refusal-seat-open = Cette place est déjà libre.
refusal-slow-and-delayed = Dans une partie lente, personne ne peut regarder en différé : une question peut durer plus longtemps que le délai.
refusal-too-many-open = Trop de tables ouvertes depuis votre adresse attendent des joueurs : { $count }. Commencez d’abord l’une d’elles.
refusal-too-many-running = { $count } parties lancées depuis votre adresse ou votre compte sont en cours ici. Terminez-en d’abord une.
