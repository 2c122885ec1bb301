# What dice and modifiers are called, where the title of their rule says too little away from its chapter.

dice-dr-a-fam-02 = Familiar ground
dice-dr-a-mil-04 = Militia
dice-dr-a-ome-01 = Omen
dice-dr-a-ome-05 = Omen: Barbarians
dice-dr-a-ome-06 = Omen: surrounded by enemies
dice-dr-a-ski-02 = Skirmish
dice-dr-a-ski-04 = Leader committed
dice-dr-b-com-06 = Combat
dice-dr-b-dip-04 = The card played
dice-dr-b-evt-01 = Random event
dice-dr-b-mag-04 = Search for a device
dice-dr-b-ret-01 = Retreat before combat
dice-dr-b-wan-02 = Driving out the Wandering People
