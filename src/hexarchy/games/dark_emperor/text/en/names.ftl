# Names. `.the` is the name as it stands in a sentence, `.about` a plain explanation.

## Sides

side-necromancer = Necromancer
    .the = the Necromancer
side-kingdoms = Kingdoms
    .the = the Kingdoms
side-neutral = Neutral
    .the = the neutrals

## Forces

force-ahautsieron = Ahautsieron
    .the = Ahautsieron
force-ferlarie = Ferlarie
    .the = Ferlarie
force-kelaron-oiret = Kelaron Oiret
    .the = Kelaron Oiret
force-lammarech = Lammarech
    .the = Lammarech
force-loymarech = Loymarech
    .the = Loymarech
force-the-scythe = The Scythe
    .the = the Scythe
force-starkeep = Starkeep
    .the = Starkeep
force-stavror = Stavror
    .the = Stavror
force-tal-pletor = Tal Pletor
    .the = Tal Pletor
force-zolahaureslor = Zolahaureslor
    .the = Zolahaureslor
force-host = The Necromancer’s host
    .the = the Necromancer’s host
force-cos-dol-cos = Cos dol Cos
    .the = Cos dol Cos
force-lord-montoy = Lord Montoy
    .the = Lord Montoy
force-fernan-conniver = Fernan Conniver
    .the = Fernan Conniver
force-silwer-flagriel = Silwer Flagriel
    .the = Silwer Flagriel
force-saar = Saar
    .the = Saar
force-the-hounds = The Hounds
    .the = the Hounds
force-league = The league of the Kingdoms
    .the = the league of the Kingdoms
force-nobody = Nobody
    .the = nobody

## Units; where there are several alike they are numbered

unit-numbered = { $unit } { $number }
unit-ahautsieron-infantry = Ahautsieron Infantry
unit-ahautsieron-cavalry = Marind Horse
unit-ahautsieron-naval = Ahautsieron Fleet
unit-ahautsieron-siege = Ahautsieron Siege Train
unit-ferlarie-infantry = Ferlarie Infantry
unit-ferlarie-naval = Ferlarie Fleet
unit-kelaron-infantry = Kelaron Infantry
unit-kelaron-naval = Kelaron Fleet
unit-lammarech-cavalry = Lammarech Cavalry
unit-lammarech-infantry = Lammarech Infantry
unit-loymarech-infantry = Loymarech Infantry
unit-loymarech-cavalry = Loymarech Cavalry
unit-loymarech-siege = Loymarech Siege Train
unit-scythe-rocriders = Rocriders
unit-starkeep-infantry = Starkeep Infantry
unit-starkeep-naval = Starkeep Fleet
unit-stavror-infantry = Stavror Infantry
unit-stavror-cavalry = Stavror Cavalry
unit-stavror-naval = Stavror Fleet
unit-stavror-siege = Stavror Siege Train
unit-pletor-infantry = Tal Pletor Infantry
unit-pletor-kings-guard = King’s Guard
unit-pletor-naval = Tal Pletor Fleet
unit-pletor-siege = Tal Pletor Siege Train
unit-zola-infantry = Imperial Garrison
unit-zola-legions = Imperial Legion
unit-zola-heavy-horse = Imperial Heavy Horse
unit-zola-naval = Imperial Fleet
unit-zola-siege = Imperial Siege Train
unit-necro-greater = Greater Vampire
unit-necro-lesser = Lesser Vampire
unit-necro-siege = Necromancer’s Siege Train
unit-montoy-infantry = Montoy’s Rebels
unit-montoy-cavalry = Montoy’s Horse
unit-sons-of-the-morning = Sons of the Morning
unit-saarlumen = Saarlumen
unit-conniver-infantry = Free Company
unit-conniver-cavalry = Free Riders
unit-hounds = Hounds
unit-battle-of-fornost-units = Drowned Levy
unit-the-hecatomb-units = Sacrificed Host
unit-the-fallen-standard-v = Imperial Legion V
unit-the-fallen-standard-x = Imperial Legion X
unit-battle-of-kelar-isle-units = Isle Dead
unit-battle-of-the-gates-units = Gate Dead
unit-the-emperors-lament-iii = Imperial Legion III
unit-the-emperors-lament-xii = Imperial Legion XII
unit-graves-of-the-marind-units = Marind Warriors
unit-battle-of-geysers-units = Geyser Dead
unit-neutral-fleets = Neutral Fleet

## Leaders that have a title, monsters, devices; all other leaders bear the name of the data

piece-the-keeper = The Keeper
piece-hound-master = Hound Master
piece-sirax = The Dragon Sirax
piece-slug = The Slug
piece-ssstoth = Ssstoth
piece-famir = The Sword Famir
piece-he-sups-on-prana = He-Sups-on-Prana
piece-dawn-lantern = The Dawn Lantern
piece-silk-negator = The Silk Negator
piece-torch-of-liberty = The Torch of Liberty
piece-loslom = The Sword Loslom
piece-keepers-sceptre = The Keeper’s Sceptre
piece-the-scythe-device = The Scythe
piece-staff-of-waters = The Staff of Waters
piece-staff-of-empire = The Staff of Empire
piece-sword-1 = Forged Sword 1
piece-sword-2 = Forged Sword 2
piece-sword-3 = Forged Sword 3
piece-sword-4 = Forged Sword 4
blade-living = Living Sword
blade-heros = Hero’s Sword

## Places

hex-at = { $place } ({ $hex })

# Places whose name means something, by hex; all others are called alike in every language.
site-0307 = Talon Deep
site-0324 = Battle of Fornost
site-0606 = Scythe Water
site-0620 = The Roc’s Eye
site-0711 = The Northmost Stone
site-0902 = Pletor Bight
site-0914 = Broken Bay
site-1109 = The Confluence
site-1123 = The South Gulf
site-1426 = Cape of Serpents
site-1512 = The Hecatomb
site-1715 = Lake Sudrin
site-1717 = The Sunken Steps
site-1805 = The Watcher’s Point
site-1817 = The Fallen Standard
site-1825 = Battle of Geysers
site-2107 = The Sea of Marech
site-2118 = Fallen Mere
site-2126 = The Gulf of Geysers
site-2416 = The Emperor’s Lament
site-2518 = Pilgrim’s Rim
site-2519 = The Star Sea
site-2526 = Battle of the Gates
site-2625 = The Gates
site-2822 = The Ring Shrine
site-2921 = The Lagoon
site-3010 = Loy Mere
site-3318 = The Sky Stair
site-3325 = The Forges
site-3406 = Battle of Kelar Isle
site-3407 = Kelar Sound
site-3416 = The Graves of the Marind Warriors
site-3526 = The Singing Caves
site-3613 = The Bay of Eagles
site-3705 = Vergar’s Thumb

## Terrain and types of unit

terrain-settled = settled land
terrain-mountain = mountain
terrain-all-sea = open sea
type-infantry = infantry
type-cavalry = cavalry
type-air = air unit
type-siege-train = siege train
type-naval = naval unit

## Runes and spells

rune-death = Death
rune-life = Life
rune-terror = Terror
rune-serenity = Serenity
rune-earth = Earth
rune-air = Air
rune-fire = Fire
rune-water = Water
rune-metal = Metal
rune-wood = Wood
spell-wall-of-flames = Wall of Flames
spell-incinerate = Incinerate
spell-part-sea = Part Sea
spell-maelstrom = Maelstrom
spell-call-wind = Call Wind
spell-fly = Fly
spell-move-earth = Move Earth
spell-open-chasm = Open Chasm
spell-forge-sword = Forge Sword
spell-build-fleet = Build Fleet
spell-kill = Kill
spell-raise-undead = Raise Undead
spell-banish-undead = Banish Undead
spell-raise-from-the-dead = Raise from the Dead
spell-fear = Fear
spell-intimidation = Intimidation
spell-peace = Peace
spell-sweet-reason = Sweet Reason

## What a spell or a bank is chosen as

choice-entrench = Entrench
choice-level = Level the entrenchments
choice-breach = Breach the walls
choice-living = A Living Sword
choice-heros = A Hero’s Sword
choice-dead = All undead units
choice-lesser = All Lesser Vampires
choice-greater = A Greater Vampire
choice-tol-morn = Tol Morn
choice-fallen = The units that fell in battle
choice-field = The dead of a battlefield
bank-north = The northern bank
bank-south = The southern bank

## Steps of a Player-Turn

step-set-up = Set-up
step-recruitment = Recruitment
step-vampires = Vampire Recruitment
step-taxation = Taxation
step-election = Election
step-movement-magic = Movement magic
step-movement = Movement
step-attrition = Attrition
step-combat-magic = Combat magic
step-combat = Combat Resolution
step-undead = Undead Recruitment
step-stacking = Stacking Judgment
step-diplomacy-magic = Diplomacy magic
step-diplomacy = Diplomacy Resolution
step-heroic = Heroic Combat

## Grades of victory

grade-decisive-kingdoms = Decisive Kingdoms Victory
grade-substantive-kingdoms = Substantive Kingdoms Victory
grade-marginal-kingdoms = Marginal Kingdoms Victory
grade-draw = Draw
grade-marginal-necromancer = Marginal Necromancer Victory
grade-substantive-necromancer = Substantive Necromancer Victory
grade-decisive-necromancer = Decisive Necromancer Victory

## Scenarios and options

scenario-standard = The war for Loslon
    .about = Fourteen turns. The Necromancer opens his gate anywhere and feeds his vampires on the land he takes; the Kingdoms must wake in time to stop him.
option-air-rune-hex = A rune hex of Air
    .about = Adds a hex that lends strength to leaders of the Air rune. The printed map is said to have none.
