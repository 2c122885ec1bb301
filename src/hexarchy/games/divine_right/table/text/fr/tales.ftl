# Ce que dit la page des récits du jeu avancé.

panel-tales = Récits
label-advising = { $hero } donne ses conseils
label-spellbound = Ne mènent plus personne : { $heroes }
label-mistress = Maîtresse de Breis : { $hero }
label-spurned = Breis s’est détourné d’elles : { $heroes }
label-blessed = +1 pour apprivoiser Breis : { $heroes }
label-beguiled = Sous le charme, ne mènent aucune marche : { $heroes }
label-brides = Danseuses à donner en mariage
box-held = Gardées en réserve
mark-under = Sous terre : { $units }.
mark-shore = À terre, comme unité terrestre : { $units }.
label-jinxed = Maudits, leur destin se joue deux fois : { $heroes }
label-carried = Emportés par les spectres : { $heroes }
label-lucky = A déjà trouvé quelque chose : { $hero }, { $places }
label-victims = Sacrifiés à Greystaff ({ $kingdom }) : { $number }
label-victims-hired = Mercenaires ordinaires sacrifiés : il n’en viendra plus
label-victims-special = Unités spéciales humaines sacrifiées : il n’en viendra plus
label-victims-folk = Ne serviront plus : { $folk }
label-councils = Ont convoqué un conseil des Barbares : { $heroes }
label-lords = Seigneurs de leur peuple : { $heroes }
label-asleep = Endormi au Temple depuis le tour { $turn } : { $hero }
label-crater = Portée du fer du Cratère ce tour-ci, en cases, la sienne comprise : { $number }
