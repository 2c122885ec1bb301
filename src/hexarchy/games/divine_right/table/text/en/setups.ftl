# Other beginnings: special conditions.

panel-conditions = Special conditions
label-condition = { $kingdom }: { $condition }
label-expertise = { $kingdom }: { $condition }, { $number } of 6 drawn

panel-scenario = The scenario
label-boewenn = Boewenn, High Prince of Neuth
label-khagan = Hatu Khagan
label-satrap = The satrap
label-invader = The Eastern Invader
label-rival = Boewenn’s principal opponent
label-elven = Points of the Elves alone
label-guilty = The murderer of envoys: { $kingdom }
label-royal-castles = Royal castles plundered by Storm-Riders
label-vassal = Vassal: { $kingdom }
label-rebel = In revolt without a player: { $kingdom }
