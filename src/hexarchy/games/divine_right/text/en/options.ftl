# The switches of the Advanced Game, for people who never owned it: what each does, the time it takes, what comes with it.

## People

option-core-advanced = Advanced units in general
    .about = How the new heroes and units come into play: five new Diplomacy cards, more counters among the mercenaries. Comes on by itself with any switch that adds such a unit, and costs no time.
option-envoys = Envoys
    .about = Each player has a second diplomat, a hero with a card of talents who travels on the map and works where he stands. He is worth protecting and worth hunting. Costs some time: one more piece to move and one more choice in each Diplomacy Phase.
option-marshal-hippogriff = The Marshal and the Order of the Hippogriff
    .about = A Diplomacy card brings an order of flying knights and their Marshal, whose talents are rolled when he arrives: one of the strongest forces for hire. Costs little time. Comes with Advanced units; a Pious Marshal matters with Curses, an inspiring one with Forced march.
option-tana = Tana the She-Devil
    .about = A pirate captain who hides among enemy mercenary fleets, talks them into mutiny and sails off with them. She and Bilge Rat never serve the same player. Costs little time. Comes with Advanced units; her mutineers follow the rules of the Pirate Fleet even without that switch.
option-trouble-peasants = Trouble and the Peasants
    .about = A rebel girl who raises the peasants of one enemy kingdom against its lord and is hard to kill. One kingdom may get a war inside its own borders. Costs little time. Comes with Advanced units.
option-mortnoir = Sir Mortnoir
    .about = The most unlucky knight of Minaria: he walks unharmed into enemy camps and spoils whatever they undertake, unless you are the one he is staying with. Costs little time. Comes with Advanced units.
option-breis = Breis the Unicorn
    .about = A unicorn that smells treasure and magic and can be tamed only by ladies; it carries its mistress anywhere. A fairy-tale touch. Costs little time. Comes with Advanced units; does more with Cursed devices and More sources of devices.
option-magic-users = Magic Users
    .about = Warlocks and Witches for hire, each knowing two Curses; one Curse, and the magician is gone. Needs Curses. Costs some time, as every Curse does.
option-dancing-girls = Dancing Girls
    .about = They charm enemy leaders, open doors to thieves, take a risk in place of a friend, or are married off as a Diplomacy card. Costs little time. Comes with Advanced units; with Curses they can be loved in earnest.
option-ghouls = The Ghouls
    .about = A tribe from the Tomb of Olde that can go underground, where nothing but a god can hurt it, and take heroes along. Costs no time. Comes with Advanced units; worth more with the Haunted spaces.
option-pirate-fleet = The Pirate Fleet
    .about = A fleet that loots instead of fighting, buries its treasure and can be won over in battle by Tana or Bilge Rat. Costs little time. Comes with Advanced units.
option-selkies = The Selkies
    .about = Seal-people from the Isle of Fright, at home in the sea, in every river and on land. Costs little time. Comes with Advanced units; goes well with the Isle of Fright.
option-al-debar-trouble = Al-Debar finds Trouble
    .about = Al-Debar wants Trouble for himself: when the two meet they fight a duel, or he carries her off for good. Needs Trouble and the Peasants. Costs no time.
option-harem = Al-Debar’s harem
    .about = When Al-Debar comes into play a Dancing Girl is with him. Part of Dancing Girls; costs no time.

## Mercenaries and Barbarians

option-randomizer-options = Drawing special mercenaries
    .about = More ways to draw special mercenaries, each of which can be chosen alone. The more of them, the more colourful and the less calculable the game. Costs little time.
option-opening-draw = An opening draw
    .about = Each player starts with one special mercenary drawn at random. Costs no time.
option-draw-instead = A draw instead of diplomacy
    .about = Instead of sending the ambassador you may draw a special mercenary: a sure gain instead of a gamble on a kingdom. Costs no time.
option-new-ally-draw = New allies bring one
    .about = When a kingdom enters the war for the first time it brings a special mercenary. Costs no time.
option-turn-boxes = One on each turn box
    .about = A hidden special mercenary waits on every turn of the track and goes to the players in rotation. Costs no time.
option-barbarian-options = Barbarian leaders raise their kind
    .about = Al-Debar, Juulute and Kang gather one Barbarian a turn while they stay near their edge of the map. Costs no time.
option-barbarian-treachery = Barbarian treachery
    .about = A leader alone among Barbarians may be slain in a quarrel or sold to an enemy when the events turn bad. Costs no time, and makes Barbarians less of a bargain.
option-lords-of-barbaria = Lords of Barbaria
    .about = Juulute, Al-Debar and Kang may call a council of their people and become its lord: nobody else can recruit there any more. Costs little time.
option-ignoble-mercenaries = Ignoble mercenaries
    .about = Common mercenaries do not attack on their own, change sides when a much stronger force attacks them without a leader, and go home with the allies they stood with. Costs little time: one rare question.
option-green-recruits = Green recruits
    .about = Once a game a beaten kingdom may replace losses by conscripts, one a turn; until they have won a fight the army is the worse for it. Costs little time.
option-militia = Militia
    .about = A kingdom that is invaded may call up its people once: weak units that appear at its castles and go home with the last enemy. Makes invasions harder. Costs little time.
option-shucassam-5 = Five militia for Shucassam
    .about = Shucassam, with few castles and much land, calls at least five militia. Part of Militia; costs no time.

## The course of the game and its points

option-variable-length = Variable game length
    .about = Agree on another last turn than 20: ten turns make an evening, thirty make a weekend, and with Year-around campaigning turn 31 is the first of the second year. Does not go with the Great Khagan, which has its own length.
option-secret-turn-order = Secret turn order
    .about = Nobody knows who plays next until the number is called. More suspense, less planning; costs no time.
option-additional-vp = Additional victory points
    .about = A menu of further points and losses, each list chosen on its own; with none chosen nothing changes. Costs no time: the program counts.
option-castle-losses = Points for castles lost
    .about = A player who loses castles to an enemy loses points as well, most of all for their own royal castle. Defence becomes worth the trouble. Costs no time.
option-temple-gifts = Points for Temple gifts
    .about = Ten points at the end for each gift of the Temple of Kings. Best with the Temple of Danger; costs no time.
option-attrition = Points for attrition
    .about = One point for every enemy combat unit destroyed in combat or by magic. Costs no time.
option-personalities = Points for esteemed and despised monarchs
    .about = Five points more or less for a captured or killed monarch, according to the Personality on the card. Costs no time.
option-special-mercenaries = Points for special mercenaries
    .about = Killing or capturing named mercenaries scores, from 2 points to 15 for Schardenzar. Costs no time.
option-minor-thrones = Minor thrones
    .about = The monarchs of Immer, Pon, Ghem, Hothior and above all the Trolls are worth less. Costs no time.
option-rated-monarchs = Rated monarchs
    .about = A good general on a throne is worth more points, a bad one fewer. Works with Tactical combat only; costs no time.
option-royal-treasure = Royal treasure
    .about = A Rogue may steal the treasure of an enemy royal castle; if it is carried off, a mercenary of the victim leaves for want of pay. Costs little time.
option-strict-stacking = Strict stacking of kingdoms
    .about = Regulars of different kingdoms may not share a space, as in older editions. Alliances become clumsier; costs some thought. Not meant for the Advanced switches, many of which presume mixed armies.

## War

option-tactical-combat = Tactical combat
    .about = Leaders are rated from A to E, and both sides choose by die a tactic before each land battle: an ambush meets an envelopment, a counterattack meets a rear guard. Replaces the flat bonus of leaders. Makes the game longer: two more dice in every land combat.
option-skirmishing = Skirmishing
    .about = Small attacks on one’s own ground: only the attacker rolls, one unit falls on one side or the other, and a leader may be in danger. Costs some time, as each stack may be harassed each turn.
option-forced-march = Forced march
    .about = Troops may try to go up to four points farther, at the risk of losses and of being too tired to fight. Costs some time: one more choice for each stack.
option-zones-of-control = Zones of control
    .about = A stack of ten or more units with a leader slows enemies who enter the spaces around it. Large armies can cover a border. Costs no time.
option-storming = Storming castles
    .about = A castle that could be besieged may also be stormed at once in the Combat Phase: a bloody roll against walls and garrison, which can be worn down. Wars move faster; costs some time.
option-ships = Ships in the storm
    .about = Fleets join the storm of a port if Tana or Bilge Rat leads it. Part of Storming castles; costs no time.
option-forts = Forts
    .about = Regulars in the field may dig in and build forts, castles without walls of their own. Costs some time. Goes well with Storming castles.
option-scenic-forts = Ready-made forts
    .about = The Face, Freeport, Hyyx and Bartertown count as forts from the start. Part of Forts; costs no time.
option-besieged-fleets = Besieged and besieging fleets
    .about = Fleets may fight their way out of a besieged port or into it. Costs little time, and only at sieges by the sea. Goes well with Marines.
option-marines = Marines
    .about = Regulars from a port, carried by fleets of their own nation, fight as a fleet. Seafaring kingdoms become stronger; costs no time.
option-mixed-unit-combat = Mixed-unit combat
    .about = Fleets may attack armies on the coast, and armies fleets that let it happen. Costs little time: one more question on coasts.
option-air-power = Air power
    .about = Flying units above a friendly stack may come down to help it or to cover its retreat. Costs little time.
option-nonhumans-at-war = Non-humans at war
    .about = Peoples fight as they are: Elves in the forest, Dwarves in the mountains and with their gold, Goblins and Trolls hard to lead. Each people can be chosen alone. Costs little time.
option-elves = Elves at war
    .about = Elves are better in the northern forests. Part of Non-humans at war; costs no time.
option-dwarves = Dwarves at war
    .about = Dwarves are better in the mountains and dig out a Treasure every third turn. Part of Non-humans at war; costs little time.
option-goblins = Goblins at war
    .about = Goblins follow no foreign leader and fight badly beside others without their own. Part of Non-humans at war; costs no time.
option-trolls = Trolls at war
    .about = Trolls follow only their own leader and do not let themselves be hurried. Part of Non-humans at war; costs no time.
option-ghouls-selkies = Ghouls and Selkies at war
    .about = Ordinary soldiers are afraid of them: +1 against such troops. Part of Non-humans at war; does nothing without the Ghouls or the Selkies.
option-familiar-ground = Familiar ground
    .about = Monarchs and Great Captains fight better at home, and every leader in terrain that suits them. Costs no time.
option-home-ground-retreat = Home ground retreat
    .about = Units retreat more easily in their own kingdom. Helps the invaded; costs no time.
option-leadership-limits = Leadership limitations
    .about = A hero leads at most nine units, a monarch eleven, a good general thirteen. No more single huge armies; costs some thought.

## Year, weather and health

option-winter = Year-around campaigning
    .about = After turn 20 winter comes: ten turns of poor forage, frozen rivers, snow storms and blizzards in the north, then a new year. Makes the game longer by half. Goes well with Forced march and Lake fleets; does not go with the Great Khagan.
option-to-the-last = To the last monarch
    .about = The war has no last turn: it goes on, year after year, until one player monarch is left. Without it the game ends with the first year, or after the turn agreed on under Variable game length. Part of Year-around campaigning.
option-lake-fleets = Lake fleets
    .about = Boats on the four lakes carry a few units from shore to shore, also out of a besieged castle. Costs little time.
option-weather-sailing = Weather and sailing
    .about = A die decides how far each stack of fleets sails. Landings become uncertain; costs little time.
option-deadly-desert = The deadly desert
    .about = An army that ends its move in the Withering Desert loses a unit there. Costs no time.
option-raging-epidemics = Raging epidemics
    .about = The Epidemic event no longer takes one unit but strikes the largest army, which sickens, infects others and dies turn by turn. Large armies become a risk. Costs some time.
option-black-plague = The Black Plague
    .about = The Black Hand may call the plague down on besiegers or besieged. Needs Raging epidemics. Costs little time.
option-omens = Omens
    .about = The Omens event brings a good or a bad day, with one of six effects each, instead of always the same. Costs little time.
option-special-conditions = Special conditions
    .about = One to three kingdoms begin in trouble or in luck: usurped, invaded, starving, rich, sick, in revolt. Every game opens differently. Makes the set-up longer. Does not go with the scenarios; Pestilence uses the rules of Raging epidemics even without that switch.

## Places

option-temple-of-danger = The Temple of Danger
    .about = Monarchs whom the gods find black-hearted fall asleep in the Temple and must be carried out before their people forget them. Costs little time. Brings the Lost monarchs with it.
option-terror-greystaff = The terror of Greystaff
    .about = Sacrifices to Greystaff may be repeated without end, but each one costs trust: mercenaries leave, Barbarians desert, guards murder their king. Costs little time.
option-haunted-spaces = The haunted spaces
    .about = Heroes may look for treasure in the Mounds, the Ghost Wood and the Tomb of Olde, and may die or be cursed there. Costs some time. The Ghost Wood needs Curses.
option-eerie-oasis = The Eerie Oasis
    .about = A jinn grants wishes to heroes who ask him, or curses them. Costs little time.
option-isle-of-fright-adv = Isle of Fright
    .about = Castaways may comb the beaches for treasure instead of only waiting, and a monarch who is not rescued is given up in the end. Costs little time. Brings the Lost monarchs with it.
option-obelisk = The Obelisk
    .about = A named hero who goes to the Obelisk learns the next event in advance and may keep or refuse it. Costs no time.
option-meteoritic-iron = Meteoritic iron
    .about = Once a turn any player may find out how far the iron of the Crater dampens magic; within that range nothing magical works. Costs some time: it may be asked before any act of magic near the Crater.

## Curses and devices

option-curses = Curses
    .about = Ten Curses, from Love to the Werewolf, that magicians and some devices lay on heroes, and the ways to be rid of them. The largest of all switches: a fairy tale inside the war. Makes the game longer. Brings the Lost monarchs with it.
option-wandering-people-table = The Wandering People curse at random
    .about = The Wandering People do not always lay the same curse but roll on the table of Curses. Part of Curses; costs no time.
option-random-wayfarer-gender = Transformation into man or woman
    .about = A transformed hero becomes a man or a woman at random. Part of Curses; costs no time.
option-nonhuman-no-recognition = No recognition of non-humans
    .about = Transformed heroes who were not human never get their special gifts back. Part of Curses; costs no time.
option-lost-monarchs = Lost monarchs and the Return of the King
    .about = A monarch who is missing – castaway, asleep, turned into something else – is given up for dead after some turns, or comes back in time. Comes on by itself with Curses, the Temple of Danger or the Isle of Fright, and costs no time.
option-gothic-start = Gothic monsters at start
    .about = A Vampire and a Werewolf roam the map from the first turn, each led by one of the players. Needs Curses. Costs some time.
option-advanced-devices = Advanced magic devices
    .about = Five more devices that change the shape, the gender or the heart of a hero. Needs Curses. Costs little time.
option-runesword = Runesword
    .about = A demon sword that slays a die of enemies without a fight, for the price of a friend’s life, and now and then of many more. Costs no time.
option-dummy-devices = Dummy devices
    .about = Among the magic devices are some that do nothing. Costs no time.
option-dummies-may-be-cursed = Dummies may be cursed
    .about = Even a worthless device can carry a Curse. Part of Dummy devices; costs no time.
option-cursed-devices = Cursed devices
    .about = A device found may be cursed: one in six, and the finder bears the Curse. Needs Curses. Costs no time.
option-device-sources = More sources of devices
    .about = Without it devices come only from plundered royal castles. Choose where else they can be found. Costs little time.
option-hidden = Hidden devices
    .about = Six devices and two dummies lie hidden in eight lonely places. Part of More sources of devices; heroes get a reason to travel. Costs some time.
option-heirlooms = Heirlooms
    .about = A monarch who joins an alliance for the first time may bring a device. Part of More sources of devices; costs no time.
option-shops = Shops
    .about = Heroes may try to buy a device at the Trading Post and in the Witches’ Kitchen. Part of More sources of devices; costs little time.
option-monsters = Monsters guarding devices
    .about = A search for a lost device may wake a Vampire or a Werewolf. Needs Curses; matters where devices lie about, see More sources of devices. Costs little time.

## Thrones

option-heir = Heir of a player monarch
    .about = When your monarch is killed you are not out: a child follows, while allies and mercenaries waver and the kingdom is in Confusion for some turns. Only capture still puts you out of the game. Makes the game milder and longer.
option-coup = Coup
    .about = With the Usurper’s card an ambassador may overthrow a monarch in the royal castle, if few troops stand by. Costs little time. A player’s own kingdom can be overthrown only with True heir and Civil war.
option-true-heir = True heir
    .about = A monarch overthrown by a Usurper is avenged: after some turns the True Heir appears in the land with half its army. Costs some time. Does nothing without usurpers; goes well with Coup.
option-civil-war = Civil war
    .about = Usurper and True Heir fight it out inside the kingdom until one is left. Needs True heir. Costs some time.
option-wayfarer-coup = Coup by a Wayfarer monarch
    .about = A forgotten monarch may gather followers and try to win back a throne. Needs Coup; does nothing unless monarchs can be lost. Costs no time.
option-baronial-revolt = Baronial revolt and the Rebel
    .about = Help from Afar may start a revolt of the barons in an enemy kingdom: militia under a Rebel, behind the enemy’s lines. Costs little time.

## Scenarios

option-conditions = How many special conditions
    .about = So many kingdoms begin under a special condition, or fewer if dice fall on the same kingdom twice. Part of Special conditions; each makes the set-up a little longer.
option-lord = Who plays Boewenn, the Khagan or the satrap
    .about = The seat that has the special part of the scenario; by lot if you leave it open or if nobody sits there. Costs no time.
    .random = by lot
    .first = seat 1
    .second = seat 2
    .third = seat 3
    .fourth = seat 4
    .fifth = seat 5
    .sixth = seat 6
    .seventh = seat 7
    .eighth = seat 8
option-invader = Who plays the Eastern Invader
    .about = The seat that leads the invaders from the East; by lot if you leave it open or if nobody sits there. Costs no time.
    .random = by lot
    .first = seat 1
    .second = seat 2
    .third = seat 3
    .fourth = seat 4
    .fifth = seat 5
    .sixth = seat 6
    .seventh = seat 7
    .eighth = seat 8

## Headings

group-length = Length and victory
group-land = Land, sea and places of power
group-war = War
group-people = People and monsters for hire
group-year = The year and its plagues
group-magic = Curses and devices
group-thrones = Thrones
group-setups = Other beginnings

## What goes well together

preset-first-war = First war
    .about = The Basic game over ten turns: kingdoms, ambassadors, sieges, battles, fleets. For two to four players who meet Minaria for the first time; an hour or two.
preset-basic-game = Basic game
    .about = The Basic game over its twenty turns, without magic and without heroes for hire.
preset-classic = Classic
    .about = The Intermediate game as most people know it: magicians, special mercenaries, Barbarians, magic devices, the Temple of Kings. An evening.
preset-classic-plus = Classic plus
    .about = The Classic game with a few rules that cost little time: more strangers for hire, castles that can be stormed, omens, and points lost with one’s own castles.
preset-marshals = Marshals
    .about = Classic plus for those who like to plan a campaign: leaders of five classes with tactics, skirmishes, forced marches, forts, militia, zones of control, and peoples who fight as they are. Every battle takes longer: a long evening.
preset-intrigue = Intrigue
    .about = The Classic game behind the scenes: travelling Envoys, traitors, pirates and dancers, heirs, coups, civil wars and rebel barons, a turn order nobody knows. More talk and surprises, little more to reckon: an evening.
preset-dark-fairy-tale = Dark fairy tale
    .about = The Classic game under a spell: Curses that strike monarchs, witches for hire, cursed and hidden devices, vampires and werewolves, haunted places. Much to read the first time: a long evening.
preset-two-years = Two years
    .about = War through the seasons, up to the end of the second winter: snow and famine in the north, epidemics, a deadly desert, storms at sea, fleets on the lakes. Sixty turns: for a weekend, or to be played by and by.
preset-everything = Everything
    .about = All chapters of the Advanced game at once, but for scenarios and special conditions. Only for those who know the Classic game well: there is much to look up, and each turn takes its time.

## Choices of the chapters

ask-attrition = The desert takes one unit of the stack at { $hex }. Which?
