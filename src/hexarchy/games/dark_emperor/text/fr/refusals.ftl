# Pourquoi une action que personne ne demande est refusée.

why-not-now = Ce n’est pas le moment : « { $action } ».
why-belongs-to-segment = « { $action } » relève d’un autre segment : { $segment }.
why-in-your-own-turn = « { $action } » : seulement dans votre propre tour de joueur.
why-inactive-do-nothing = Sert un royaume inactif et n’obéit à personne : { $piece }.
why-only-the-necromancer-feeds = Seul le Nécromancien recrute des vampires.
why-only-the-necromancer-betrays = Seul le Nécromancien peut trahir un allié.
why-not-his-ally = N’est pas au service du Nécromancien : { $kingdom }.
why-betrayal-is-declared = Cette trahison est déjà annoncée : { $kingdom }.
why-something-half-done = Pendant votre tour, on ne trahit personne au milieu d’une action.
