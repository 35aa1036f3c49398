### Clés d’accès à côté des mots de passe : créées et utilisées dans le navigateur, et ce que le serveur en refuse.

refusal-no-such-passkey = Vous n’avez pas cette clé d’accès.
refusal-passkey-copied = Cette clé d’accès a servi ailleurs entre-temps, comme le ferait une copie. Connectez-vous avec votre mot de passe et supprimez-la.
refusal-passkey-known = Cette clé d’accès est déjà utilisée ici.
refusal-passkey-late = C’était trop long, ou la réponse avait déjà été donnée. Veuillez réessayer.
refusal-passkey-number = Les clés d’accès veulent une adresse qui soit un nom, et celle-ci est un nombre. Sur la machine de l’hôte, ouvrez-la sous le nom de « localhost ».
refusal-passkey-refused = La clé d’accès n’a pas été acceptée.
refusal-passkey-unknown = Aucun compte d’ici ne connaît cette clé d’accès. Elle a peut-être été supprimée.
refusal-too-many-passkeys = Vous avez déjà { $count } clés d’accès. Supprimez-en une d’abord.

passkey-title = Clés d’accès
passkey-lead = Avec une clé d’accès, on se connecte du doigt, du visage ou avec le code de l’appareil : ni nom, ni mot de passe, et rien que l’on puisse voler sur ce serveur.
passkey-none = Vous n’avez pas encore de clé d’accès.
passkey-add = Créer une clé d’accès
passkey-name = Comment vous l’appelez
passkey-usual = Mon appareil
passkey-log-in = Se connecter avec une clé d’accès
passkey-or = ou
passkey-made = Créée le { $day }
passkey-used = utilisée le { $day }
passkey-unused = pas encore utilisée
passkey-where = valable à { $rp }
passkey-rename = Renommer
passkey-keep-name = Enregistrer
passkey-remove = Supprimer
passkey-remove-sure = Supprimer « { $name } » ?
passkey-remove-note = Elle n’ouvrira plus ce compte. Votre mot de passe l’ouvre toujours.
passkey-cancelled = Rien n’a été fait : la clé d’accès n’a pas été montrée, ou le temps s’est écoulé.
passkey-here-already = Cet appareil a déjà une clé d’accès pour votre compte.
passkey-insecure = Le navigateur réserve les clés d’accès aux pages qui arrivent par https, et celle-ci n’en est pas. Demandez une adresse https à votre hôte ou, sur sa machine, ouvrez la page sous le nom de « localhost ».
passkey-unsupported = Ce navigateur ne connaît pas les clés d’accès.
