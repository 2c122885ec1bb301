# Limites du commandement, mercenaires sans honneur.

ask-defection = Combat à { $hex } : { $units } préfère passer dans votre camp. Dans quelle pile ?
event-defects = Défection au profit de { $side } : { $units }, { $from } → { $to }.
why-leads-no-more = { $unit } mène { $number } unités de combat au plus.
why-mercenaries-alone = { $unit } : des mercenaires n’attaquent que sous un chef ou aux côtés de réguliers ou de mercenaires spéciaux.

## Recrues

do-conscript = Lever des recrues : { $target }
event-conscripted = Levée de recrues par { $kingdom } : { $unit }.
event-seasoned = Les recrues ont fait leurs preuves : { $kingdom }.
why-conscripted-already = Une seule unité de recrues par tour.
why-no-recruits-left = Plus de recrues à lever : { $kingdom }.
why-nobody-to-replace = Rien à remplacer : { $unit }.
why-home-is-closed = Déploiement impossible : { $unit }. L’ennemi tient la place ou l’assiège.

## Flottes assiégées et assiégeantes

do-break-in = Forcer le blocus en { $target }
why-no-blockade = { $hex } : pas de flotte assiégeante à côté de vos flottes et de votre port.

## Milice

do-call-militia = Appeler la milice : { $target }
ask-militia = Milice à répartir également ({ $kingdom }) : où en placer une de plus ? (reste { $number })
event-militia-called = Appel aux armes de la milice : { $kingdom } !
event-militia-dismissed = La milice rentre chez elle : { $kingdom }.
why-no-invaders = Aucune unité ennemie sur les terres de ce royaume : { $kingdom }.
why-not-your-kingdom = Ce royaume n’agit pas pour vous : { $kingdom }.
why-militia-in-the-field = La milice est déjà en campagne : { $kingdom }.
why-no-militia-left = Plus de milice à appeler : { $kingdom }.
why-no-mustering-place = L’ennemi tient toutes les cases de déploiement : { $kingdom }.

## Escarmouches

do-skirmish = Escarmouche en { $target }
ask-skirmish = L’escarmouche à { $hex } : qui y prend part ?
ask-skirmish-leader = Escarmouche à { $hex } : engagez-vous un chef ? Son bonus compte, et le danger aussi.
ask-endangered = Escarmouche à { $hex } : lequel de vos chefs est en danger ?
event-skirmish = Escarmouche à { $hex } ! { $side } harcèle { $foe } avec { $units }.
why-no-skirmish-there = Pas d’escarmouche à { $hex } : ni dans un de vos royaumes, ni dans les terres désolées sous un chef qui a un bonus.
