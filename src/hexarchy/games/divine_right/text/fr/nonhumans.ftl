# Les peuples non humains à la guerre.

ask-gold = Les Nains ont trouvé un Trésor : dans quel château ?
do-spend-gold = Dépenser le Trésor des Nains : { $target }
do-take-gold = Prendre le Trésor des Nains : { $target }
event-gold-found = { $kingdom } : un Trésor remonte des mines à { $hex }.
event-gold-spent = { $kingdom } : le Trésor de { $hex } est dépensé.
why-follow-their-own = { $unit } : nul chef ne les mène avec d’autres ({ $kingdom }).
dice-dr-a-nhw-01 = Elfes parmi les pins
dice-dr-a-nhw-02 = Nains en montagne
dice-dr-a-nhw-04 = Gobelins sans chef
