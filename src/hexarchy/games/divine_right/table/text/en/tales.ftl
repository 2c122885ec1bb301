# What the page says of the Advanced Game’s tales.

panel-tales = Tales
label-advising = { $hero } gives his advice
label-spellbound = They lead nobody: { $heroes }
