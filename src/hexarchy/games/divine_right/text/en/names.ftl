# Names. `.the` is the name as it stands in a sentence, `.of` before or after what belongs to it, `.about` a plain explanation.

## Seats

side-first = First player
    .the = the first player
side-second = Second player
    .the = the second player
side-third = Third player
    .the = the third player
side-fourth = Fourth player
    .the = the fourth player
side-fifth = Fifth player
    .the = the fifth player
side-sixth = Sixth player
    .the = the sixth player
side-seventh = Seventh player
    .the = the seventh player
side-eighth = Eighth player
    .the = the eighth player
side-neutral = Neutral
    .the = the neutrals

## Players who have drawn a kingdom

banner-hothior = Hothior
    .the = Hothior
banner-mivior = Mivior
    .the = Mivior
banner-muetar = Muetar
    .the = Muetar
banner-shucassam = Shucassam
    .the = Shucassam
banner-immer = Immer
    .the = Immer
banner-pon = Pon
    .the = Pon
banner-rombune = Rombune
    .the = Rombune
banner-neuth = Neuth
    .the = Neuth
banner-zorn = Zorn
    .the = Zorn
banner-ghem = Ghem
    .the = Ghem
banner-trolls = Troll King
    .the = the Troll King
banner-eaters = Council of the Eaters
    .the = the Council of the Eaters
banner-black-hand = The Black Hand
    .the = the Black Hand

## Kingdoms

kingdom-hothior = Hothior
    .the = Hothior
    .of = Hothior
    .king = King Orvald
    .queen = Queen Maressa
kingdom-mivior = Mivior
    .the = Mivior
    .of = Mivior
    .king = King Tholen
    .queen = Queen Ysaine
kingdom-muetar = Muetar
    .the = Muetar
    .of = Muetar
    .king = Emperor Hadrach
    .queen = Empress Ulvene
kingdom-shucassam = Shucassam
    .the = Shucassam
    .of = Shucassam
    .king = Sultan Marzuk
    .queen = Sultana Zeharna
kingdom-immer = Immer
    .the = Immer
    .of = Immer
    .king = King Egwald
    .queen = Queen Brynna
kingdom-pon = Pon
    .the = Pon
    .of = Pon
    .king = King Vashkor
    .queen = Queen Orlenna
kingdom-rombune = Rombune
    .the = Rombune
    .of = Rombune
    .king = Pirate King Korlas
    .queen = Pirate Queen Tavisha
kingdom-neuth = Neuth
    .the = Neuth
    .of = Neuth
    .king = High Prince Ailathar
    .queen = High Princess Sielwen
kingdom-zorn = Zorn
    .the = Zorn
    .of = Zorn
    .king = Great Goblin Grubnak
    .queen = Great Goblin Skreeva
kingdom-ghem = Ghem
    .the = Ghem
    .of = Ghem
    .king = King Durmand
    .queen = Queen Helga
kingdom-trolls = The Trolls
    .the = the Troll kingdom
    .of = Troll
    .king = King Urg
    .queen = Queen Morga
kingdom-eaters = The Eaters of Wisdom
    .the = the realm of the Eaters
    .of = Eater
    .king = Council
    .queen = Council
kingdom-black-hand = The Black Hand
    .the = the Black Hand
    .of = Black Hand
    .king = Necromancer
    .queen = Necromancer

## What a kingdom is

status-player = Player kingdom
status-ally = Ally
status-neutral = Neutral
status-confused = In Confusion
status-peace = Forced peace
status-vassal = Inactive vassal

## Pieces; those alike are numbered

unit-numbered = { $unit } { $number }
unit-army = { $count ->
    [one] { $of } army { $number }
   *[other] { $of } armies { $number }
}
    .the = { $count ->
    [one] { $of } army { $number }
   *[other] { $of } armies { $number }
}
unit-fleet = { $count ->
    [one] { $of } fleet { $number }
   *[other] { $of } fleets { $number }
}
    .the = { $count ->
    [one] { $of } fleet { $number }
   *[other] { $of } fleets { $number }
}
unit-monarch = { $of } monarch
    .the = the { $of } monarch
unit-mercenary = Mercenaries
unit-mercenary-fleet = Mercenary fleet
unit-militia = Militia
unit-peasant = Peasants
unit-envoy = Envoy
unit-northern-barbarian = Northern Barbarians
unit-southern-barbarian = Southern Barbarians
unit-eastern-horseman = Eastern Horsemen
unit-ogre = Ogres
unit-storm-rider = Storm-Riders
unit-storm-rider-militia = Storm-Rider militia
unit-storm-rider-captain = Storm-Rider Great Captain
unit-khagan = Hatu Khagan
unit-the-lepers = The Lepers
unit-nithmere-goblins = Nithmere Goblins
unit-gorpin-woodsmen = Gorpin Woodsmen
unit-farnot-seafolk = Farnot Seafolk
unit-yando-rivermen = Yando Rivermen
unit-the-guardian = The Guardian
unit-the-walking-dead = The Walking Dead
unit-the-undead = The Undead
unit-the-colossus = The Colossus
unit-the-ghost-fleet = The Ghost Fleet
unit-the-sorcerers-ship = The Sorcerers’ Ship
unit-juulute = Juulute Wolfheart
unit-schardenzar = Schardenzar the Sorcerer
unit-black-knight = The Black Knight
unit-stubstaff-guards = The Stubstaff Guards
unit-bilge-rat = Bilge Rat
unit-reaver = The Reaver
unit-al-debar = Al-Debar Deserthawk
unit-kang = Kang the Destroyer
unit-nonnus = Nonnus
unit-usurper = The Usurper
unit-ogsbogg = Ogsbogg the Ogre
unit-hamahara = Hamahara the Air Dragon
unit-urmoff = Urmoff the Sea Serpent
unit-ozerg = The Ozerg Mountaineers
unit-scum = The Scum
unit-ghost-riders = The Ghost Riders of Khos
unit-wandering-troop = The Wandering People Troop
unit-daya = Princess Daya
unit-fox = Fox
unit-naara = Naara
unit-eloia = Eloia
unit-ercii = The Ercii
unit-shadowwolves = The Shadowwolves
unit-llomar = Llomar
unit-rogue = Rogue
unit-bodyguard = Bodyguard
unit-engineer = Engineer
unit-great-captain = Great Captain
unit-marshal = The Marshal of the Hippogriffs
unit-hippogriffs = The Order of the Hippogriff
unit-rebel = The Rebel
unit-tana = Tana the She-Devil
unit-trouble = Trouble
unit-mortnoir = Sir Mortnoir
unit-breis = Breis the Unicorn
unit-magic-user-a = Witch A
unit-magic-user-b = Witch B
unit-magic-user-c = Witch C
unit-magic-user-d = Warlock D
unit-magic-user-e = Warlock E
unit-magic-user-f = Warlock F
unit-dancing-girl = Dancing Girl
unit-wayfarer = Wayfarer
unit-beast = Beast
unit-vampire = Vampire
unit-werewolf = Werewolf
unit-ghouls = The Ghouls
unit-pirate-fleet = The Pirate Fleet
unit-selkies = The Selkies

## Diplomacy cards

card-long-oration-1 = Long Oration +1
card-long-oration-2 = Long Oration +2
card-bribe-1 = Bribe +1
card-bribe-2 = Bribe +2
card-crass-bribe-2 = Crass Bribe +2
card-threats-1 = Threats +1
card-threats-2 = Threats +2
card-marriage-1 = Diplomatic Marriage +1
card-marriage-2 = Diplomatic Marriage +2
card-blackmail-2 = Blackmail +2
card-blackmail-3 = Blackmail +3
card-white-magic-1 = White Magic +1
card-white-magic-2 = White Magic +2
card-black-magic-2 = Black Magic +2
card-black-magic-3 = Black Magic +3
card-juulute = Juulute Wolfheart
card-schardenzar = Schardenzar the Sorcerer
card-black-knight = The Black Knight
card-bilge-rat = Bilge Rat
card-al-debar = Al-Debar Deserthawk
card-kang = Kang the Destroyer
card-nonnus = Nonnus
card-usurper = The Usurper
card-ogsbogg = Ogsbogg the Ogre
card-hamahara = Hamahara the Air Dragon
card-urmoff = Urmoff the Sea Serpent
card-ozerg = The Ozerg Mountaineers
card-scum = The Scum
card-ghost-riders = The Ghost Riders of Khos
card-wandering-people = The Wandering People
card-hippogriffs = The Order of the Hippogriff
card-tana = Tana the She-Devil
card-trouble = Trouble
card-mortnoir = Sir Mortnoir
card-pirate-fleet = The Pirate Fleet

## Personalities

personality-1 = Disciplined
    .about = +1 in combat where their regulars are half the force or more.
personality-2 = Cowardly
    .about = Threats are worth 1 more and never banish; deactivates when a monarch of the alliance is killed.
personality-3 = Gallant
    .about = While neutral: +1 for the smallest alliance, −1 for the largest.
personality-4 = Indolent
    .about = +1 to deactivation.
personality-5 = Amorous
    .about = Diplomatic Marriages are worth 1 more.
personality-6 = Negligent
    .about = −1 in combat where their regulars are half the force or more.
personality-7 = Obstinate
    .about = Bribes, Crass Bribes, Threats and Marriages have no effect.
personality-8 = Gullible
    .about = +1 to every diplomacy roll.
personality-9 = Irascible
    .about = A failed roll banishes the ambassador for two full turns.
personality-10 = Incompetent
    .about = Moves no faster than the regulars; at most two regulars a turn take the field.
personality-11 = Greedy
    .about = Bribes are worth 1 more; Crass Bribes never banish.
personality-12 = Treacherous
    .about = Deactivated, joins the player who did it.
personality-13 = Cursed
    .about = Won the first time only by White Magic; from then on +1 for the curer, −1 for all others.
personality-14 = Mad
    .about = Half the regulars serve; +1 to every roll, but an ambassador who fails dies.
personality-15 = Loyal
    .about = Once allied, only death ends the alliance.
personality-16 = Genius
    .about = +1 in land combat for the troops led.
personality-17 = Invalid
    .about = Does not leave the royal castle.
personality-18 = Compromised
    .about = Blackmail is worth 1 more; won by it, −1 to deactivation without Blackmail.
personality-19 = Bellicose
    .about = +1 to activation, −1 to deactivation.
personality-20 = Paranoid
    .about = Half the regulars stay in the kingdom.
personality-21 = Child
    .about = Leads nobody and stays in the royal castle; no replacement from event 10.
personality-22 = Beloved
    .about = −1 to deactivation; event 6 brings back one more regular.

## Phases

step-set-up = Set-up
step-events = Random Events
step-diplomacy = Diplomacy
step-siege = Siege
step-movement = Movement
step-combat = Combat

## Terrain

terrain-clear = Clear
terrain-forest = Forest
terrain-hill = Hills
terrain-mountain = Mountains
terrain-pass = Pass
terrain-swamp = Swamp
terrain-river = River
terrain-navigable-river = Navigable river
terrain-lakeshore = Lakeshore
terrain-lake = Lake
terrain-coast = Coast
terrain-sea = Sea
terrain-isle = Isle

## Places whose name means something

hex-at = { $place } ({ $hex })
site-0100 = The Haven
site-0800 = The Sacred Stones
site-2500 = The Mounds
site-3400 = Witches’ Kitchen
site-1601 = The Temple of Kings
site-1802 = Winter Rest
site-2302 = The Pits
site-2702 = The Crag
site-3003 = Tower of Zards
site-0604 = Letho Ruins
site-1104 = The Unknown Army
site-1805 = Gap Castle
site-1905 = Snow Pass
site-2705 = Wolf Den
site-1406 = Castle Altarr
site-2406 = Maw Pass
site-3106 = The Wasted Dead
site-3008 = Mystic Lake
site-0009 = Stump Hole
site-3209 = Mines of Rosengg
site-1210 = Invisible School
site-0613 = The Face
site-2613 = Crow’s Nest
site-0514 = Serpent Bay
site-0714 = Mace Pass
site-3015 = Ghost Wood
site-0918 = The Boom
site-1318 = Castle Lapspell
site-2018 = The Keep
site-2518 = The Falls of Xag
site-3318 = The Lost City of Khos
site-3321 = The Digs
site-1822 = The Obelisk
site-0224 = Isle of Fright
site-1624 = Lost Caravan
site-1125 = The Tomb of Olde
site-2725 = Leper Colony
site-3025 = Field of the Laughing Dead
site-1426 = The Plain of Bones
site-0527 = The Golkus
site-0727 = Lookout Point
site-3227 = Altars of Greystaff
site-1728 = The Shunned Vale
site-1229 = The Crater
site-2229 = Eerie Oasis
site-3329 = Wyrms’ Lair
site-1830 = Stone Man Pass
site-2430 = Trading Post
site-1320 = Freeport
site-2325 = Bartertown

## Before a match

scenario-standard = Minaria
    .about = Every player is the monarch of a kingdom and an enemy of all others. The most points after the last turn win, or the last monarch.
scenario-boewenn = Boewenn’s War
    .about = A cruel war from before most heroes of Minaria were born: Boewenn, High Prince of the Elves, with a great host and much magic, against all he hates. Two players or more; one of them is Boewenn.
scenario-khagan = The Great Khagan
    .about = Hatu Khagan, lord of the East, rides against all Minaria with forty armies of veterans; he has no kingdom, but makes vassals. Two players or more, twenty turns.
scenario-minarian-revolt = The Minarian revolt
    .about = Decades after the conquest a satrap of the Storm-Riders holds Minaria by his vassals, cut off from help; the other players are the rebels. Two players or more.
scenario-storm-rider-civil-war = Storm-Rider civil war
    .about = Two generations after the conquest the Khagan’s satrap and an Eastern Invader fight over Minaria, while its monarchs rise against both. Three players or more; long.
option-level = Level
    .about = Basic: eleven kingdoms, diplomacy, sieges, fleets and combat.
    .basic = Basic
    .intermediate = Intermediate
option-last-turn = Last turn
    .about = After this turn the points are counted; the printed game has 20.
