# Trônes disputés : héritiers, coups d’État, révoltes (DR-A-HEI, DR-A-COU, DR-A-BRV, DR-A-REB).

ask-waver-next = Votre monarque est mort. La loyauté de quel allié est éprouvée d’abord ?
ask-waver = Ce royaume vous reste-t-il fidèle ({ $kingdom }) ? Une carte peut aider, comme s’il était neutre.
ask-son-or-daughter = Un héritier monte sur le trône ({ $kingdom }) : un fils ou une fille ?
ask-end-confusion = Des ennemis sont restés dans le royaume ({ $kingdom }). Votre héritier monte-t-il sur le trône maintenant ?
event-monarch-mourned = Deuil dans le royaume ({ $kingdom }). Un enfant du mort lui succédera : { $side } reste en jeu.
event-heir-appears = L’héritier monte sur le trône ({ $kingdom }) : { $hero }, { $to }.
why-kingdom-confused = Ce royaume est en proie à la Confusion jusqu’à l’avènement de son héritier : { $kingdom }.
