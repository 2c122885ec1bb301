# What the page says of the Advanced Game’s tales.

panel-tales = Tales
label-advising = { $hero } gives his advice
label-spellbound = They lead nobody: { $heroes }
label-mistress = Mistress of Breis: { $hero }
label-spurned = Breis has turned away from them: { $heroes }
label-blessed = +1 to tame Breis: { $heroes }
label-beguiled = Beguiled, they lead no march: { $heroes }
label-brides = Dancing Girls to be given in marriage
box-held = Held back
mark-under = Underground: { $units }.
mark-shore = Ashore, as a land unit: { $units }.
label-jinxed = Cursed, they roll for their fate twice: { $heroes }
label-carried = Carried off by the haunts: { $heroes }
label-lucky = Has found something: { $hero }, { $places }
label-victims = Sacrificed at Greystaff: { $number } of { $kingdom }
label-victims-hired = Common mercenaries sacrificed: no more will come
label-victims-special = Human special units sacrificed: no more will come
label-victims-folk = They will not serve again: { $folk }
label-councils = Have called a council of Barbarians: { $heroes }
label-lords = Lords of their kind: { $heroes }
label-asleep = Asleep in the Temple since turn { $turn }: { $hero }
label-crater = The Crater dampens magic this turn. Spaces, its own the first: { $number }
