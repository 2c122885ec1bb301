# Victoire.

event-final-count = Le Nécromancien tient des terres d’une production de { $production } : { $grade ->
    [0] match nul.
    [1] victoire marginale pour { $side }.
    [2] victoire substantielle pour { $side }.
   *[other] victoire décisive pour { $side }.
}
