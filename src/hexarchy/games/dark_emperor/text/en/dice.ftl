# What dice, what is added to them and causes of losses are called, where the title of their rule says too little outside its chapter.

dice-de-5-2 = Magic hex counter
dice-de-6-11a = Trespass
dice-de-6-12a = A monster won on its soil
dice-de-6-12b = Magic on its soil
dice-de-6-13 = Diplomacy
dice-de-8-12a = Attrition
dice-de-9-21 = Strength ratio
dice-de-9-22 = Battle
dice-de-9-23a = Hero Rating
dice-de-9-24 = Mountains
dice-de-9-25a = Battle
dice-de-9-27b = Leader without troops
dice-de-10-1b = Too many in one hex
dice-de-11-3 = Diplomacy
dice-de-12-2 = Spell
dice-de-12-32 = Counter-spell
dice-de-13-12 = Incinerate
dice-de-13-22 = Maelstrom
dice-de-13-42 = Open Chasm
dice-de-14-11 = Kill
dice-de-14-21a = Banish Undead
dice-de-14-21b = Banish Undead
dice-de-14-21c = Banish Undead
dice-de-14-21d = Banish Undead
dice-de-14-32 = Intimidation
dice-de-14-42 = Sweet Reason
dice-de-17a = Election of the Doge
dice-de-17b = Election of the Doge
dice-de-18-13 = Parley with a monster
dice-de-18-15a = Heroic combat
dice-de-18-15b = Heroic combat
dice-de-18-15c = Heroic combat
dice-de-18-31a = Call of Famir
dice-de-19-11 = Hiring mercenaries

# What a rule adds: to its own dice, or to a score.

added-de-11-3 = Their attitude
added-de-18-13 = Their attitude
added-de-19-11 = Their attitude
