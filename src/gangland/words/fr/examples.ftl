# Les exemples de jeu, racontés avec nos mots ; les chiffres viennent de telling/examples.py, que le moteur joue.

## Men of Mayhem

example-samcro-orders = Le clubhouse de SAMCRO indique { $base } ordres de base. Avec { $made } { -members } dans le gang, il reçoit { $orders } jetons ; ses { -prospects } n’en donnent pas.
example-octane-orders = Un côté { -high-octane } avec { $few } ordres de base commence avec { $many_made } { -members }, un autre avec { $many } ordres de base en a { $few_made }. Dans tous les cas, chacun reçoit { $orders } jetons au premier tour de jeu.
example-three-of-four = Ann a { $crew } gars à l’usine d’armement, où se trouve aussi un rival. Pour { $tokens } jeton, elle en envoie { $moved } sur une { -opportunity }. Le { $left } { -prospect } qu’elle laisse suffit à contester l’usine.
example-boost = Bob exploite { site-rusty-spoke } et prend { $first } cash. Il paie un jeton de plus pour le boost, { $tokens } en tout, et se retrouve avec { $cash } cash.
example-hot-site = { site-velvet-mile } est un lieu chaud. Cleo, à { $before } en { -heat }, l’exploite et passe à { $after } avant même de toucher son cash.
example-sell-guns = Un lieu achète les flingues { $price } cash pièce, Max { $most }. Dan a { $guns } flingues, en vend { $most } et prend { $cash } cash.
example-sell-two-guns = Un autre paie { $price } cash pièce, Max { $most }. De ses { $guns } flingues, Ann peut en vendre zéro, 1 ou { $most } : { $cash } cash au plus.
example-buy-goods = À { $price } cash pièce, Max { $most }, Bob achète { $most } { -contraband } avec ses { $cash } cash et garde { $left } cash.
example-swap-guns = Un lieu donne { $each } { -contraband } par flingue, Max { $most }. Cleo cède { $most } flingues et reçoit { $goods } { -contraband }.
example-skim-guns = Prélever { $guns } flingues : Dan les prend sans rien payer.
example-heat-up-and-down = Gagner fait passer la { -heat } d’Ann de { $low } à { $up }. Perdre fait passer celle de Bob de { $high } à { $down }.
example-no-guns-sold = Il est interdit de vendre des flingues. Des trois ventes d’un lieu, Cleo ne peut utiliser que celle sans flingue : elle reçoit { $cash } cash pour une { -contraband } et garde ses { $guns } flingues.
example-samcro-sells = Du côté { -high-octane }, SAMCRO prend un cash de plus chaque fois qu’il vend des flingues. { $guns } flingues vendus un par un rapportent { $price } cash, et encore { $bonus } : { $cash }.
example-call-backup = Bob ordonne la { -throw-down }, mais Ann passe avant lui dans l’{ -patch-order } et décide donc la première. Elle dépense { $hers } jetons et fait venir des gars de deux lieux. Puis Bob en dépense { $his }.
example-throwdown = Ann fait { $her_die } au dé et a { $her_rookies } { -prospects }, { $her_made } { -members } et { $her_guns } flingues : { $hers }. Bob fait { $his_die } et a { $his_rookies } { -prospects }, { $his_made } { -members } et { $his_guns } flingue : { $his }. Ann gagne.
example-bloody = Ann a battu Bob dans une { -throw-down } qu’il avait ordonnée. Les flingues d’Ann envoient { $his_hurt } gars de Bob aux { -emergency-room }, celui de Bob en envoie { $her_hurt } d’Ann. Tous deux ont sorti des flingues, leur { -heat } monte donc : Bob passe de { $his_before } à { $his_after } ; Ann, à { $her_before }, doit sacrifier un { -member } et il lui en reste { $her_after }. Comme elle n’a pas ordonné la { -throw-down }, elle ne peut pas exploiter le lieu aussitôt.
example-warrant = { card-arrest-warrant } touche ceux qui ont le plus de { -heat }. À { $most }, { $most }, { $next } et { $least }, { $fallen } gangs portent le chapeau, et tous deux finissent à { $after }.
example-warrant-for-all = Quand tous sont à { $heat } en { -heat }, tous en ont le plus : { $fallen } gangs portent le chapeau, et tous restent à { $after }.
example-heat-limits = À { $hot } en { -heat }, Ann peut trafiquer { $hot_most } { -contraband } ; à { $warm }, Bob et Cleo { $warm_most } chacun. Dan, à { $cool }, peut trafiquer les { $goods } qu’il possède.
example-crowded-market = Les trois rivaux de Dan peuvent trafiquer { $rivals } { -contraband } au plus. S’il en trafique { $sold }, le total ne peut pas dépasser { $total } : chacune rapporte à coup sûr au moins { $price } cash, donc au moins { $cash } pour lui.

## Wise Guys

example-outfit-orders = Le clubhouse de l’Outfit indique { $base } ordres. Avec { $made } { -made-men } dans le gang, il reçoit { $orders } jetons ; ses { -associates } n’en donnent pas.
example-six-orders = Ann dépense { $tokens } jetons, un à chaque fois. Elle déplace { $moved } gars de l’usine d’armement à l’hôtel de ville et laisse un { -associate } qui contrôle l’usine. Elle exploite l’usine : { $cash } cash contre { $guns } flingues. Elle se bat pour l’hôtel de ville et gagne. Elle recrute un { -associate }. Pour { $fee } cash et { $gun } flingue, elle initie un { -made-man } à l’usine. Enfin elle attend, et il lui reste { $left } jeton.
example-boost-booze = { site-four-deuces } donne { $first } cash à Bob. Pour un jeton de plus, { $tokens } en tout, le boost échange { $booze } { -booze } contre { $more } cash : { $cash } en tout.
example-hot-location = { site-dog-track } est un lieu chaud : l’{ -clout } de Cleo passe de { $before } à { $after } avant qu’elle prenne ses { $cash } cash.
example-either-or = { site-downtown-docks } : Dan échange { $cash } cash contre { $few } { -booze }, ou { $guns } flingues contre { $many } { -booze }, mais pas les deux.
example-cash-for-guns = À l’usine d’armement, un cash achète un flingue, Max { $most }. Ann a { $cash } cash ; elle achète { $guns } flingues et garde { $left } cash.
example-labor-slugging = { card-labor-slugging } est un Gagner : Bob prend { $cash } cash, une seule fois.
example-hijacked = Avec « { card-hijack-shipment } », Cleo désigne un rival qui a { $before } { -booze }. Elle en prend { $booze }, il en reste { $after }.
example-tipped-off = Avec « { card-anonymous-tip } », Dan désigne un rival, jamais lui-même ; l’{ -clout } de ce gang passe de { $before } à { $after }.
example-crackdown = Sous l’effet de « { card-crackdown } », Ann ne peut pas céder ses { $booze } { -booze } dans un Échange. Bob peut toujours en recevoir : ses { $cash } cash achètent { $bought } { -booze }.
example-sheldon-trades = Au { site-club-morton }, le gang Sheldon échange { $booze } { -booze } contre { $price } cash. Il en reçoit { $bonus } de plus pour avoir échangé de l’{ -booze } : { $cash }.
example-docks-backup = Bob ordonne le Combat : les gangs à sa gauche décident donc d’abord. Ann dépense { $first } jetons et fait venir des gars de deux lieux. Cleo en dépense { $none }. Bob décide le dernier et en dépense { $last }.
example-docks-fight = Ann fait { $her_die } au dé ; avec { $her_rookies } { -associates }, { $her_made } en { -slugging } et { $her_guns } flingues, elle a { $hers }. Bob fait { $his_die } ; avec { $his_rookies } { -associates }, { $his_made } en { -slugging } et { $his_guns } flingue, il a { $his }. Cleo a { $third }. Dan n’est pas du Combat, mais il est { -boss-of-bosses } et désigne le vainqueur : Ann.
example-docks-blood = Ann a gagné un Combat que Bob avait ordonné. Les flingues d’Ann envoient { $his_hurt } gars de Bob aux { -emergency-room }, celui de Bob en envoie { $third_hurt } de Cleo. Tous deux ont sorti des flingues : l’{ -clout } d’Ann passe de { $her_before } à { $her_after }. Bob, à { $his_before }, perd sa dernière { -clout } ; un de ses { -made-men } porte le chapeau et il revient à { $his_after }. Comme Ann n’a pas ordonné le Combat, elle ne peut pas exploiter le lieu aussitôt.
example-city-hall = À l’hôtel de ville on négocie : personne ne sort de flingue. Ann fait { $her_die } au dé ; avec { $her_rookies } { -associates } et { $her_made } en { -talking }, elle a { $hers }. Bob fait { $his_die } ; avec { $his_rookies } { -associate } et { $his_made } en { -talking }, il a { $his }. Ann a ordonné le Combat et l’a gagné, elle exploite donc aussitôt l’hôtel de ville : son { -clout } passe de { $before } à { $after }, et elle devient { -boss-of-bosses }. Personne n’est blessé.
example-indicted = { card-indictment } touche ceux qui ont le moins d’{ -clout }. Avec deux gangs à { $least }, { $fallen } gangs portent le chapeau, et tous deux restent à { $after }.
example-clout-limits = À { $some } en { -clout }, Ann peut vendre { $some_most } { -booze } ; à { $little }, Bob et Cleo { $little_most } chacun. Dan, à { $much }, peut vendre les { $goods } qu’il possède.
example-booze-sold = À quatre joueurs, Ann vend { $more } { -booze } et Bob { $fewer }. { $total } en tout valent { $price } cash pièce : Ann reçoit { $more_cash } cash, Bob { $fewer_cash }.
