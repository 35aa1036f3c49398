"""Words that passwords are made of: what people take first, in our languages, and the names of our games.

The lists are our own, written down by what comes to mind: that is how passwords are chosen as well.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = """
    password passwort passw passwd pass mypassword letmein letmeinnow welcome welcomehome iloveyou iloveyoutoo
    sunshine princess football baseball basketball hockey soccer superman batman spiderman starwars trustno
    trustno1 whatever computer internet master monkey dragon shadow liverpool arsenal chelsea barcelona
    freedom secret topsecret changeme default admin administrator access login logmein guest testing test
    tester testtest nothing blah blahblah cheese chocolate cookie flower summer winter autumn spring hello
    hellohello helloworld goodbye nobody user username root server google facebook samsung apple iphone
    android windows microsoft linux ubuntu pokemon pikachu naruto minecraft fortnite matrix hunter ranger
    killer ninja pirate wizard merlin phoenix tiger lion eagle falcon panther cougar jaguar puma wolf bear
    horse pony puppy kitty kitten doggy cat dog angel devil lucky happy smile sweet sweety honey baby babygirl
    lovely lover love loveme friend friends family mother father sister brother forever always money dollar
    diamond silver golden gold purple orange yellow green black white blue red rainbow star stars moon sun sky
    ocean river mountain island beach holiday christmas easter birthday party music guitar piano rock metal
    jazz dancer dance singer soldier marine police doctor nurse teacher student school college university
    england ireland scotland france italy germany spain america canada london paris berlin rome milano madrid
    texas florida california newyork chicago boston coffee pizza banana pepper ginger sugar candy peanut
    butter whisky vodka beer wine tequila corvette ferrari porsche mercedes mustang yamaha honda harley
    toyota camaro nissan abc abcd abcde abcdef asdf qwer qwert zxcv qwerty azerty qwertz please sorry thanks
    thankyou peace power strong magic mystery phantom ghost vampire zombie monster legend hero champion winner
    number one two three hundred thousand million january february march april june july august september
    october november december monday tuesday wednesday thursday friday saturday sunday
"""
GAMES: Final = """
    gangster gangsters mafia mafioso gangland godfather wiseguy wiseguys wise guys mayhem menofmayhem
    mobster mobsters capo consigliere underboss thug lieutenant clubhouse omerta cosanostra donvito boss
    bigboss player gamer game games boardgame dice
"""
FRENCH: Final = """
    motdepasse mot passe bonjour bonsoir soleil jetaime amour monamour chocolat doudou marseille loulou lapin
    chouchou cheval chaton bisous bisou coucou salut merci maman papa famille vacances football secret
    lyon toulouse bordeaux nantes lille nice strasbourg bretagne poisson fleur papillon princesse etoile lune
    licorne dauphin tigre panda poupee cheri cherie monbebe bebe caramel vanille noisette fraise cerise
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril juin juillet aout
    septembre octobre novembre decembre bienvenue ordinateur voiture maison
"""
ITALIAN: Final = """
    segreto benvenuto ciao ciaociao ciaobella amore amoremio tiamo tesoro vita bella bellissima juventus
    inter milan napoli roma lazio fiorentina forzainter forzajuve forzaroma forzamilan forzanapoli calcio
    mamma papa famiglia cucciolo gatto gattino cane stella stellina luna sole mare farfalla principessa
    cioccolato nutella gelato pasta caffe computer musica chitarra italia milano torino genova bologna firenze
    venezia palermo lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile
    maggio giugno luglio agosto settembre ottobre novembre dicembre ferrari ducati
"""
NAMES: Final = """
    michael jennifer jordan james john robert david william richard joseph thomas charles daniel matthew
    anthony mark donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason
    jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory
    frank alexander raymond patrick jack dennis jerry tyler aaron adam nathan henry zachary peter kyle walter
    ethan jeremy harold keith christian roger noah gerald carl terry sean austin arthur lawrence jesse dylan
    bryan joe billy bruce albert willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell
    louis philip bobby johnny bradley mary patricia linda elizabeth barbara susan jessica sarah karen nancy
    lisa margaret betty sandra ashley dorothy kimberly emily donna michelle carol amanda melissa deborah
    stephanie rebecca laura sharon cynthia kathleen amy angela shirley anna brenda pamela nicole ruth
    katherine samantha christine emma catherine debra virginia rachel carolyn janet maria heather diane julie
    joyce victoria kelly christina joan evelyn lauren judith olivia megan cheryl andrea hannah martha
    jacqueline frances gloria ann teresa kathryn sara janice jean alice madison doris abigail julia grace
    judy amber marilyn danielle charlotte natalie sophie chloe max oscar charlie buddy bella molly daisy
    nicolas pierre jacques philippe alain bernard michel claude christophe laurent frederic olivier julien
    sebastien alexandre antoine maxime guillaume thierry pascal eric romain camille marie nathalie isabelle
    sylvie catherine francoise valerie sandrine celine aurelie manon lea lucie pauline mathilde clemence
    francesco alessandro giuseppe andrea antonio giovanni marco luca matteo lorenzo stefano paolo davide
    roberto salvatore vincenzo riccardo federico simone giulia chiara francesca sara martina valentina elisa
    alessia silvia elena paola federica roberta giorgia ilaria serena monica daniela simona barbara claudia
    ann bob cleo dan eve fay vito sonny fredo tony tommy
"""
WORDS: Final = frozenset(f"{FIRST} {GAMES} {FRENCH} {ITALIAN} {NAMES}".split())
