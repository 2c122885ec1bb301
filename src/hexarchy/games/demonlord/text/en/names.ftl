# Names. `.the` is the name as it stands in a sentence, `.about` a plain explanation.

## Camps

camp-hosar = Alliance of Hosar
    .the = the Alliance of Hosar
camp-demon = Demons
    .the = the Demons
camp-neutral = Neutral
    .the = the neutrals
camp-nobody = Nobody
    .the = nobody

## Neutral states

state-mu = Kingdom of Ula
    .the = the Kingdom of Ula
state-ah = Duchy of Altu'han
    .the = the Duchy of Altu'han
state-an = The Ancients
    .the = the Ancients
state-ly = Principality of Lyung
    .the = the Principality of Lyung
state-gw = Great Woods Barbarians
    .the = the Great Woods Barbarians

## What a neutral state is to the players

grade-unallied = Neutral
grade-semi-permanent = Semi-permanent ally
grade-permanent = Permanent ally
grade-legend = Legend

## Places on the map

hex-at = { $site } ({ $hex })
site-timur = Timur
site-dansor = D'Ansor
site-barthek = Barthek
site-nisshar = Nisshar
site-erush = Erush
site-taegul = Taegul
site-altuhan = Altu'han
site-gunthoz = Gunthoz
site-rabat = Rabat
site-lojar = Lojar
site-lyung = Lyung Castle
site-midazu = Midazu
site-ghorzun = Ghorzun
site-zarrak = Zarrak
site-temple-hosar-north = North Temple of Hosar
site-temple-hosar-west = West Temple of Hosar
site-temple-hosar-east = East Temple of Hosar
site-temple-hosar-south = South Temple of Hosar
site-ninnghiz = Temple of Ninnghiz
site-temple-yorgash = Temple of Yorgash
site-temple-shaman = Temple of the Shaman
site-temple-ancients = Temple of the Ancients
site-forest-temple = Forest Temple
site-horkan = Horkan
site-darton = Darton
site-belbitz = Belbitz
site-kimat = Kimat
site-fergeni = Fergeni
site-rouna = Rouna
site-ula = Mines of Ula

## Places off the map

place-off = Not yet in play
place-dead = Dead pile
place-held-by-hosar = Prisoner of the Alliance of Hosar
place-held-by-demon = Prisoner of the Demons
place-waiting = Freed, waiting for an open place
place-gone = Out of the game
place-away = On the way home
place-entering = Freed, enters in the next phase

## Special spells

spell-vision = Vision
spell-cloak = Cloak
spell-forcemarch = Forcemarch
spell-earthpit = Earthpit
spell-spellgate = Spellgate
spell-light = Light
spell-rains = Rains
spell-darkness = Darkness
spell-necromon = Necromon

## Terrain

terrain-open = open country
terrain-steppe = steppe
terrain-forest = forest
terrain-hills = hills
terrain-mountain = mountain
terrain-swamp = swamp
terrain-desert = desert
terrain-lake = lake
terrain-alps = alps
terrain-road = road
terrain-river = river
terrain-ford = ford
terrain-bridge = bridge

## Units

mode-f = foot
mode-c = cavalry
mode-w = winged
armor-none = no armor
armor-medium = medium armor
armor-heavy = heavy armor

## Steps

step-set-up = Set-up
step-start = Start of the phase
step-movement = Movement
step-invocation = Invocation
step-battles = Battles
step-sieges = Sieges
step-alliances = Alliances
step-end = End of the phase
step-turn-end = End of the turn

## Scenarios and options

scenario-standard = Standard game
    .about = Take the enemy capital and you win at once. Otherwise points are counted every turn until a truce ends the war.
scenario-strategic = Strategic Game
    .about = No sudden death: the war lasts until a truce, and points are counted once, at the very end.
scenario-long = Long Game
    .about = No points and no truce: the side that holds all three home cities of the enemy wins. Fallen units may come back.
option-first-move = First Move Variant
    .about = A die decides who has the first phase of every turn. Without it that is always the Alliance of Hosar.
option-reduced-chance = Reduced Chance Tournament Version
    .about = You choose your four special spells yourself, and nearly all reinforcements arrive.
