### Ce qu’ont en plus un compte et un appareil : clés d’accès, notifications, lien vers sa propre place.

## Clés d’accès à côté des mots de passe

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
passkey-name = Nom de la clé d’accès
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

## Être averti sur un appareil quand c’est à soi

error-no-push = Ce serveur n’envoie rien aux appareils.
refusal-push-endpoint = Ce serveur n’atteint pas le service de notifications de votre navigateur.
refusal-push-keys = Votre navigateur a donné des clés qui ne peuvent pas servir.
refusal-push-nobody = Il n’y a encore rien à vous signaler : prenez une place ou connectez-vous d’abord.

push-title = Gangland : à vous
push-body = { $name }, la table vous attend.

push-heading = Notifications
push-lead = À une table lente, cet appareil peut vous avertir quand c’est à vous et que vous n’êtes pas là. On ne lui dit rien d’autre, et le service de notifications entre nous ne peut pas le lire.
push-turn-on = M’avertir sur cet appareil
push-turn-off = Ne plus m’avertir
push-on = Cet appareil est averti.
push-off-here = Ce serveur n’envoie rien aux appareils.
push-insecure = Le navigateur ne permet les notifications que sur les pages qui arrivent par https, et celle-ci n’en est pas. Demandez une adresse https à votre hôte.
push-unsupported = Ce navigateur ne peut pas être averti quand sa page est fermée. Sur un iPhone ou un iPad, mettez d’abord la page sur l’écran d’accueil.
push-blocked = Le navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages et réessayez.
push-failed = Le service de notifications de votre navigateur n’a pas répondu. Veuillez réessayer plus tard.

## Le lien vers sa propre place

link-open = Second appareil
link-title = Votre place sur un second appareil
link-lead = Scannez le code avec votre téléphone, ou ouvrez-y le lien : il s’assied à votre place, et les deux appareils la jouent.
link-warning = Qui a ce lien joue votre place. Ne le montrez à personne.
link-code = Code QR du lien vers votre place
link-only-here = Seule cette machine connaît cette adresse. Ouvrez ici la table à l’adresse que l’hôte donne aux invités, et le lien marchera ailleurs aussi.
