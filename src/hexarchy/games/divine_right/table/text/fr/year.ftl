# L’année : hiver, maladies, couronnes disputées.

panel-climate = L’hiver dans le Nord
label-poor-forage = Maigre fourrage dans la zone enneigée
label-snow = La neige tient : un point de plus par case de la zone enneigée
label-blizzard = Blizzard : aucune unité de combat ne bouge dans la zone enneigée
label-snow-storm = Une tempête de neige retient ses unités dans la zone enneigée
label-snowed-in = Bloqué par la neige : { $hero }

panel-health = Épidémies
mark-epidemic = Frappées par une épidémie : { $units }.
label-plague = La Peste noire, invoquée au siège : { $castle }
label-weakened = Affaibli par la maladie : { $castle }, −{ $number }
label-ill = Malade jusqu’au tour { $turn } : { $hero }

panel-thrones = Trônes disputés
label-regency = { $kingdom } : Confusion jusqu’au tour { $turn }, puis l’héritier
label-mourning = { $kingdom } : sans monarque tant que dure le siège

mark-unrest = Agitation : une révolte des barons couve ({ $kingdom }).
label-revolt = { $number ->
    [0] { $kingdom } : agitation parmi les barons
   *[other] { $kingdom } : révolte, { $number } unités de milice
}
label-heir-due = { $kingdom } : un Usurpateur règne, l’Héritier légitime paraît au tour { $turn }
label-disputed = { $number ->
    [0] { $kingdom } : l’Usurpateur contre l’Héritier légitime, qui ne tient aucun château
    [one] { $kingdom } : l’Usurpateur contre l’Héritier légitime, qui tient un château
   *[other] { $kingdom } : l’Usurpateur contre l’Héritier légitime, qui tient { $number } châteaux
}

overlay-snow = La neige couvre le sol : un point de plus par case.
overlay-poor-forage = Fourrage maigre.
