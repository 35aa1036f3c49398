### L’hébergement : ce que le serveur d’une table refuse à ses invités.

error-damaged = Cette table ne peut pas être ouverte : ce qui en a été conservé est endommagé.
error-other-rules = Cette table joue avec une version des règles qui n’est pas connue ici. Un Gangland plus récent la connaît peut-être.
error-other-cards = Les cartes de cette table ne sont plus ici : son fichier de cartes a changé ou a disparu.
error-no-such-seat = Il n’y a pas de telle place à cette table.
error-seat-freed = L’hôte a rouvert votre place à d’autres.
error-too-slow = Cela a mis trop de temps à arriver.

refusal-seat-freed = L’hôte a rouvert votre place à d’autres.
refusal-seat-open = Cette place est déjà libre.
refusal-slow-and-delayed = Dans une partie lente, personne ne peut regarder en différé : une question peut durer plus longtemps que le délai.
refusal-too-many-open = Trop de tables attendent des joueurs depuis là-bas : { $count }. Commencez d’abord l’une d’elles.
