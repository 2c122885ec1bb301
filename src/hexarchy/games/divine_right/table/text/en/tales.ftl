# What the page says of the Advanced Game’s tales.

panel-tales = Tales
label-advising = { $hero } gives his advice
label-spellbound = They lead nobody: { $heroes }
label-mistress = Mistress of Breis: { $hero }
label-spurned = Breis has turned away from them: { $heroes }
label-blessed = +1 to tame Breis: { $heroes }
