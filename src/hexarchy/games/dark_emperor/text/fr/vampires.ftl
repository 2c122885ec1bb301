# Vampires.

ask-raise-vampires = { $left ->
    [one] La terre nourrit encore un vampire. Le levez-vous ?
   *[other] La terre nourrit encore { $left } vampires. En levez-vous un ?
}
event-vampire-maximum = Effectif maximal de vampires : { $maximum } ; en jeu : { $count }.
event-vampire-raised = { $hex } : un vampire se lève – { $unit }.
why-vampire-pool-empty = La réserve n’a plus de vampire de cette sorte.
why-vampires-only-in-cities = { $hex } : les vampires ne se lèvent que dans les villes.
why-enemies-near-city = Des unités ennemies sont dans cette ville ou juste à côté : { $hex }.
why-no-vampire-left-to-raise = { $hex } : chaque vampire n’en lève qu’un autre par segment, et tous l’ont fait.
