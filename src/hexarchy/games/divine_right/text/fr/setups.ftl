# Autres débuts : conditions spéciales (DR-A-SCO).

condition-usurpation = Usurpation
condition-clout = Poids diplomatique
condition-mercenary-revolt = Révolte de mercenaires
condition-famine = Famine
condition-prosperity = Prospérité
condition-fervor = Ferveur patriotique
condition-preparedness = Sur ses gardes
condition-bankruptcy = Banqueroute
condition-expertise = Savoir-faire
condition-pestilence = Pestilence
condition-invasion = Invasion

do-use-clout = Jouer de votre poids diplomatique : +1
ask-condition-forces = { $kingdom } : où se tiennent vos { $number } unités au début de la partie ?
ask-condition-reaver = Dans quel port cette unité attend-elle la fin de la révolte ({ $unit }) ?
ask-condition-reinforced = { $kingdom } : laquelle de vos piles un autre envahisseur rejoint-il ?
event-condition = Condition spéciale au début de la partie ({ $kingdom }) : { $condition }.
event-condition-ends = { $kingdom } : { $condition }, c’est terminé.
event-condition-chits = { $kingdom }, { $condition } : les jetons les plus élevés reviennent à { $order }.
event-condition-band = { $units } : { $hex } ({ $kingdom }), pour { $side }.
why-is-troubled = Ce royaume ne quitte pas son joueur tant que des ennemis l’occupent : { $kingdom }.
why-keeps-to-kingdom = Cette unité ne quitte pas ce royaume et les terres désolées alentour ({ $unit }, { $kingdom }).
why-waits-for-the-revolt = Cette unité attend sur place la fin de la révolte : { $unit }.
why-invasion-goes-on = Tant que dure votre invasion, vous ne recrutez personne d’autre de ce peuple.
