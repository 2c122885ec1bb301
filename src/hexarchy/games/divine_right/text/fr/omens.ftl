# Présages et prophéties (DR-A-OME, DR-A-OBE).

happening-2 = Mort prématurée
happening-3 = Tempêtes
happening-4 = Mutinerie
happening-5 = Présages
happening-6 = Remplacements
happening-7 = Étrangers à louer
happening-8 = Renforts
happening-9 = Épidémie
happening-10 = Remplacement
happening-11 = Désertion
happening-12 = Secours venu de loin

do-heed = { $target }
ask-destiny = Votre destin est entre vos mains : lequel des deux événements se réalise ?
ask-parting = Une triste séparation : quel mercenaire spécial vous quitte pour toujours ?
ask-second-ploy = Jour propice à la diplomatie : quelle carte jouez-vous avec la première auprès du monarque ({ $kingdom }) ? Sans elle, vous avez +1.
event-good-omen = { $side } – bon présage : { $number ->
    [1] jour propice au combat, +1 au combat ce tour-ci.
    [2] jour propice à la navigation, +2 pour les flottes ce tour-ci.
    [3] jour propice à la diplomatie, +1 ou deux cartes ce tour-ci.
    [4] jour propice à la marche, +1 sur terre ce tour-ci.
    [5] un étranger se présente.
   *[6] son destin est entre ses mains.
}
event-bad-omen = { $side } – mauvais présage : { $number ->
    [1] jour néfaste au combat, −1 au combat ce tour-ci.
    [2] jour néfaste à la navigation, −2 pour les flottes ce tour-ci.
    [3] jour néfaste à la diplomatie, −1 ce tour-ci.
    [4] jour néfaste à la marche, −1 sur terre ce tour-ci.
    [5] une triste séparation.
   *[6] entouré d’ennemis, dont les ambassadeurs ont +1 jusqu’à son prochain tour.
}

do-prophecy = Demander une prophétie à l’Obélisque : { $target }
ask-prophecy = L’Obélisque prédit votre prochain événement ({ $hero }) : { $event }. L’acceptez-vous ?
event-asks-obelisk = { $side } demande une prophétie à l’Obélisque : { $hero }.
event-prophecy-kept = { $side } accepte la prophétie pour le prochain tour : { $event }.
event-prophecy-rejected = { $side } rejette la prophétie : { $event }.
why-not-at-the-obelisk = Ce héros n’a pas terminé de mouvement à l’Obélisque dans cette phase : { $unit }.
why-no-name = L’Obélisque parle aux héros qui ont un nom et aux Grands Capitaines, pas aux autres : { $unit }.
why-had-a-prophecy = Ce héros a déjà reçu une prophétie : { $unit }.
