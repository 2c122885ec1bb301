# Forts.

fort-at = le fort de { $hex }
do-build-fort = Bâtir un fort : { $target }
do-dismantle = Démanteler le fort : { $target }
event-fort-built = { $side } bâtit un fort à { $hex }.
event-fort-removed = { $side } démantèle le fort de { $hex }.
why-castle-stands = Un château ou un fort se dresse déjà à { $hex }.
why-built-already = Les bâtisseurs de { $hex } ont fait ce qu’ils pouvaient ce tour-ci.
why-too-few-builders = Il faut { $number } réguliers à { $hex } pour bâtir un fort.
why-no-master-builder = Ni chef de ces réguliers ni Ingénieur à { $hex }.
why-too-many-barbarians = Dans le fort de { $hex }, d’autres doivent être plus nombreux que les Barbares.
why-fort-is-empty = Il n’y a personne dans { $castle } : il est ouvert.
why-no-fort-of-yours = Vous ne tenez pas de fort à { $hex }.
dice-dr-a-for-04 = Chef et Ingénieur
dice-dr-a-for-05 = Construction d’un fort
