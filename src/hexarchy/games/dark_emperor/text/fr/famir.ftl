# Famir.

ask-take-up-famir = { $hex } : qui doit prendre l’épée Famir ?
ask-pull = Famir entraîne son porteur : { $leader }. Vers où ?
event-held-in-place = Famir retient son porteur sur place : { $leader }.
event-dragged = Famir entraîne son porteur, { $units } : { $to }.
ask-famir-lies-here = { $hex } : l’épée Famir gît ici et Ssstoth est mort. Qui la prend ?
why-famir-must-be-taken = Tant que Ssstoth vit, il faut prendre Famir.
why-closed-to-him = { $hex } : cet hexagone lui est interdit ({ $leader }).
why-markers-without-enemies-first = { $hex } : des ennemis s’y trouvent ; Famir entraîne son porteur vers un marqueur sans ennemis.
why-famir-seeks-ssstoth = { $hex } : Famir n’y entraîne pas son porteur, elle cherche Ssstoth.
