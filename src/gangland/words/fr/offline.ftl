### Ce que dit le client avant d’avoir des mots : il l’a en lui, pour pouvoir le dire sans serveur.

web-offline = Le serveur ne répond pas.
