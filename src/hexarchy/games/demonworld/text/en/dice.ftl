# What dice are for, and what is added to them, in few words.

dice-dw-b-sho-21 = Shot
roll-off =
    { $won ->
        [again] equal, so again
        [first] the first spell prevails
        [second] the other spell prevails
        [orcs] Orcs against Empire: the Orcs
       *[empire] Orcs against Empire: the Empire
    }
dice-dw-b-mel-13 = Strike
dice-dw-dec-03 = Late arrival
dice-dw-b-mov-46 = Who chooses
dice-dw-b-mel-27 = Who regroups first
dice-dw-s-mor-10 = Morale after missiles
dice-dw-s-mor-18 = Morale after melee
dice-dw-s-mor-32 = Charge test
dice-dw-s-mor-36 = Rally test
dice-dw-s-mor-43 = Obedience test
dice-dw-e-art-27 = Drift
dice-dw-e-mag-12 = Casting
added-dw-b-chr-01 = armor
added-dw-b-chr-02 = size
added-dw-b-chr-05 = Battle Factor
added-dw-b-chr-06 = Battle Factor at this range
added-dw-b-sho-15 = support
added-dw-b-sho-21 = fewer than four models
added-dw-b-mel-14 = close order
added-dw-b-mel-15 = against few models
added-dw-b-mel-16 = charge
added-dw-b-mel-17 = against pikes
added-dw-b-mel-18 = flank or rear
added-dw-b-mel-19 = support
added-dw-s-chr-04 = shooting skill
added-dw-s-chr-05 = melee skill
added-dw-s-chr-06 = their melee skill
added-dw-s-chr-09 = fear
added-dw-s-cmd-01 = commander
added-dw-s-mor-11 = elements and bonuses
added-dw-s-mor-20 = losses
added-dw-s-mor-32 = charge
added-dw-s-mor-36 = rally
added-dw-s-mor-43 = obedience
added-dw-s-mor-67 = impetuous
added-dw-s-sho-15 = partly hidden
added-dw-s-sho-30 = woods
added-dw-s-spf-07 = leader
added-dw-s-spf-08 = standard bearer
added-dw-s-ter-20 = height
added-dw-e-dra-11 = breath
added-dw-e-mag-12 = extra spell points
added-dw-e-fir-19 = Battle Factor
added-dw-e-fir-21 = support
