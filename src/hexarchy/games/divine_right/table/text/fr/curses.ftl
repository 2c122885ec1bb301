# Malédictions.

panel-curses = Malédictions
label-curse = { $curse } : { $hero }
label-curse-waits = { $curse }, en attente : { $hero }
label-curse-goal = { $curse } : { $hero }, en route : { $hex }
label-curse-love = { $curse } : { $hero } aime { $unit }
label-guise = { $unit } : en vérité { $hero }
label-ex-monarch = { $unit } : naguère monarque ({ $kingdom })
label-missing = Monarque disparu ({ $kingdom }), attendu jusqu’au tour { $turn }
label-prays = En prière jusqu’au tour { $turn } : { $hero }
label-attempted = Malédictions tentées
mark-grave = La Tombe de { $unit }.
mark-cursed = Sous une Malédiction : { $units }.
