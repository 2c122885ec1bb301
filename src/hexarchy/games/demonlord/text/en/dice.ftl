# What dice, what is added to them and causes of losses are called, where the title of their rule says too little outside its chapter.

dice-dl-all-21 = Loyalty of a shaken ally
dice-dl-atk-07 = To hit
dice-dl-atk-08 = Terrain
dice-dl-atk-09 = Unarmored target
dice-dl-atk-10 = Heavily armored target
dice-dl-atk-11 = Leadership
dice-dl-atk-12 = Better armor
dice-dl-bmg-03 = Magic missile
dice-dl-cap-05 = Capture
dice-dl-cap-08 = Inside enemy walls
dice-dl-cap-09 = Stronger magician
dice-dl-chb-07 = Fate of a character
dice-dl-dec-47 = Alliance
dice-dl-end-03 = Call for truce talks
dice-dl-end-04 = Truce talks
dice-dl-end-06 = Turns until the truce
dice-dl-inv-04 = Invocation
dice-dl-mag-15 = Special spell
dice-dl-mag-16 = Special spell
dice-dl-mor-01 = Morale
dice-dl-mor-02 = Leadership
dice-dl-mor-03 = Hit by magic
dice-dl-neu-01 = Who lives in the Mines of Ula
dice-dl-neu-12 = Ancients in the mountains
dice-dl-rei-03 = Arrival of reinforcements
dice-dl-set-05 = Western Townships
dice-dl-sie-11 = Siege
dice-dl-sie-16 = Siege magic
dice-dl-sie-17 = Leadership
dice-dl-sie-18 = Castle
dice-dl-smg-03 = Siege magic
dice-dl-spl-12 = A place in the hex
dice-dl-spl-21 = Darkness
dice-dl-spl-22 = Light
dice-dl-var-02 = Truce talks
dice-dl-var-12 = Replacement
dice-dl-var-15 = Who moves first
dice-dl-wdr-04 = Morale in withdrawal

# What a rule adds: to its own dice, or to a score.

added-dl-end-04 = Turn number
added-dl-vic-03 = for more fortresses
added-dl-vic-04 = for fewer allies
added-dl-vic-05 = for calling no reinforcements
added-dl-vic-06 = for losses inflicted
added-dl-vic-07 = for enemy cities
added-dl-vic-08 = for Ninnghiz
added-dl-var-04 = for calling no reinforcements
added-dl-var-05 = for losses inflicted in the last turn
added-dl-var-06 = for Ninnghiz
added-dl-var-07 = for allies of the enemy
added-dl-var-08 = for enemy characters
added-dl-var-09 = for troops of the enemy lost
