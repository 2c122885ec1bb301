# Famir.

ask-take-up-famir = { $hex } : qui doit prendre l’épée Famir ?
ask-pull = Famir entraîne son porteur : { $leader }. Vers où ?
event-dragged = { $to ->
    [none] Famir retient son porteur sur place : { $leader }.
   *[other] Famir entraîne son porteur, { $leader } : { $to }.
}
