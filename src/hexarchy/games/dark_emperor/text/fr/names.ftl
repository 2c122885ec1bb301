# Noms. `.the` est le nom tel qu’il figure dans une phrase, `.about` une explication simple.

## Camps

side-necromancer = Nécromancien
    .the = le Nécromancien
    .gender = masculine
side-kingdoms = Royaumes
    .the = les Royaumes
    .gender = plural
side-neutral = Neutre
    .the = les neutres
    .gender = plural

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
force-the-scythe = La Faux
    .the = la Faux
force-starkeep = Starkeep
    .the = Starkeep
force-stavror = Stavror
    .the = Stavror
force-tal-pletor = Tal Pletor
    .the = Tal Pletor
force-zolahaureslor = Zolahaureslor
    .the = Zolahaureslor
force-host = L’armée du Nécromancien
    .the = l’armée du Nécromancien
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
force-the-hounds = Les Molosses
    .the = les Molosses
force-league = La ligue des Royaumes
    .the = la ligue des Royaumes
force-nobody = Personne
    .the = personne

## Unités ; celles qui se ressemblent sont numérotées

unit-numbered = { $unit } { $number }
unit-ahautsieron-infantry = Infanterie d’Ahautsieron
unit-ahautsieron-cavalry = Cavaliers de Marind
unit-ahautsieron-naval = Flotte d’Ahautsieron
unit-ahautsieron-siege = Train de siège d’Ahautsieron
unit-ferlarie-infantry = Infanterie de Ferlarie
unit-ferlarie-naval = Flotte de Ferlarie
unit-kelaron-infantry = Infanterie de Kelaron
unit-kelaron-naval = Flotte de Kelaron
unit-lammarech-cavalry = Cavalerie de Lammarech
unit-lammarech-infantry = Infanterie de Lammarech
unit-loymarech-infantry = Infanterie de Loymarech
unit-loymarech-cavalry = Cavalerie de Loymarech
unit-loymarech-siege = Train de siège de Loymarech
unit-scythe-rocriders = Cavaliers de roc
unit-starkeep-infantry = Infanterie de Starkeep
unit-starkeep-naval = Flotte de Starkeep
unit-stavror-infantry = Infanterie de Stavror
unit-stavror-cavalry = Cavalerie de Stavror
unit-stavror-naval = Flotte de Stavror
unit-stavror-siege = Train de siège de Stavror
unit-pletor-infantry = Infanterie de Tal Pletor
unit-pletor-kings-guard = Garde du roi
unit-pletor-naval = Flotte de Tal Pletor
unit-pletor-siege = Train de siège de Tal Pletor
unit-zola-infantry = Garnison impériale
unit-zola-legions = Légion impériale
unit-zola-heavy-horse = Cavalerie lourde impériale
unit-zola-naval = Flotte impériale
unit-zola-siege = Train de siège impérial
unit-necro-greater = Grand vampire
unit-necro-lesser = Vampire mineur
unit-necro-siege = Train de siège du Nécromancien
unit-montoy-infantry = Rebelles de Montoy
unit-montoy-cavalry = Cavaliers de Montoy
unit-sons-of-the-morning = Fils de l’Aurore
unit-saarlumen = Saarlumen
unit-conniver-infantry = Compagnie franche
unit-conniver-cavalry = Francs cavaliers
unit-hounds = Molosses
unit-battle-of-fornost-units = Levée des noyés
unit-the-hecatomb-units = Armée sacrifiée
unit-the-fallen-standard-v = Légion impériale V
unit-the-fallen-standard-x = Légion impériale X
unit-battle-of-kelar-isle-units = Morts de l’île
unit-battle-of-the-gates-units = Morts des Portes
unit-the-emperors-lament-iii = Légion impériale III
unit-the-emperors-lament-xii = Légion impériale XII
unit-graves-of-the-marind-units = Guerriers de Marind
unit-battle-of-geysers-units = Morts des geysers
unit-neutral-fleets = Flotte neutre

## Chefs qui portent un titre, monstres, objets ; les autres chefs portent le nom des données

piece-the-keeper = Le Gardien
piece-hound-master = Le Maître des Molosses
piece-sirax = Le dragon Sirax
piece-slug = La Limace
piece-ssstoth = Ssstoth
piece-famir = L’épée Famir
piece-he-sups-on-prana = Il-Soupe-de-Prana
piece-dawn-lantern = La Lanterne de l’Aube
piece-silk-negator = La Soie d’Annulation
piece-torch-of-liberty = La Torche de la Liberté
piece-loslom = L’épée Loslom
piece-keepers-sceptre = Le Sceptre du Gardien
piece-the-scythe-device = La Faux
piece-staff-of-waters = Le Bâton des Eaux
piece-staff-of-empire = Le Bâton de l’Empire
piece-sword-1 = Épée forgée 1
piece-sword-2 = Épée forgée 2
piece-sword-3 = Épée forgée 3
piece-sword-4 = Épée forgée 4
blade-living = Épée vivante
blade-heros = Épée de héros

## Lieux

hex-at = { $place } ({ $hex })

# Les lieux dont le nom a un sens, par hexagone ; les autres se disent de même dans toutes les langues.
site-0307 = La Fosse de la Serre
site-0324 = Bataille de Fornost
site-0606 = Les Eaux de la Faux
site-0620 = L’Œil du Roc
site-0711 = La Pierre du Nord
site-0902 = L’Anse de Pletor
site-0914 = La Baie brisée
site-1109 = La Confluence
site-1123 = Le Golfe du Sud
site-1426 = Le Cap des Serpents
site-1512 = L’Hécatombe
site-1715 = Le Lac Sudrin
site-1717 = Les Marches englouties
site-1805 = La Pointe du Guetteur
site-1817 = L’Étendard tombé
site-1825 = Bataille des Geysers
site-2107 = La Mer de Marech
site-2118 = L’Étang tombé
site-2126 = Le Golfe des Geysers
site-2416 = La Plainte de l’Empereur
site-2518 = Le Bord du Pèlerin
site-2519 = La Mer des Étoiles
site-2526 = Bataille des Portes
site-2625 = Les Portes
site-2822 = Le Sanctuaire de l’Anneau
site-2921 = La Lagune
site-3010 = L’Étang de Loy
site-3318 = L’Escalier du Ciel
site-3325 = Les Forges
site-3406 = Bataille de l’île de Kelar
site-3407 = Le Détroit de Kelar
site-3416 = Les Tombes des guerriers de Marind
site-3526 = Les Grottes chantantes
site-3613 = La Baie des Aigles
site-3705 = Le Pouce de Vergar

## Terrains et types d’unités

terrain-settled = terres peuplées
terrain-mountain = montagne
terrain-all-sea = pleine mer
type-infantry = infanterie
type-cavalry = cavalerie
type-air = unité aérienne
type-siege-train = train de siège
type-naval = unité navale

## Runes et sorts

rune-death = Mort
rune-life = Vie
rune-terror = Terreur
rune-serenity = Sérénité
rune-earth = Terre
rune-air = Air
rune-fire = Feu
rune-water = Eau
rune-metal = Métal
rune-wood = Bois
spell-wall-of-flames = Mur de flammes
spell-incinerate = Incinérer
spell-part-sea = Fendre la mer
spell-maelstrom = Maelström
spell-call-wind = Appeler le vent
spell-fly = Envol
spell-move-earth = Remuer la terre
spell-open-chasm = Ouvrir un gouffre
spell-forge-sword = Forger une épée
spell-build-fleet = Bâtir une flotte
spell-kill = Tuer
spell-raise-undead = Relever les morts
spell-banish-undead = Bannir les morts-vivants
spell-raise-from-the-dead = Ressusciter
spell-fear = Peur
spell-intimidation = Intimidation
spell-peace = Paix
spell-sweet-reason = Douce raison

## Choix laissés par un sort, rives du détroit

choice-entrench = Creuser des retranchements
choice-level = Raser les retranchements
choice-breach = Ouvrir une brèche
choice-living = Une épée vivante
choice-heros = Une épée de héros
choice-dead = Toutes les unités de morts-vivants
choice-lesser = Tous les vampires mineurs
choice-greater = Un grand vampire
choice-tol-morn = Tol Morn
choice-fallen = Les unités tombées au combat
choice-field = Les morts d’un champ de bataille
bank-north = La rive nord
bank-south = La rive sud

## Étapes d’un tour de joueur

step-set-up = Mise en place
step-recruitment = Levée des troupes
step-vampires = Recrutement des vampires
step-taxation = Perception des impôts
step-election = Élections
step-movement-magic = Magie de mouvement
step-movement = Mouvement
step-attrition = Attrition
step-combat-magic = Magie de combat
step-combat = Résolution des combats
step-undead = Levée des morts
step-stacking = Vérification des empilements
step-diplomacy-magic = Magie de diplomatie
step-diplomacy = Résolution diplomatique
step-heroic = Duels héroïques

## Degrés de victoire

grade-decisive-kingdoms = Victoire décisive des Royaumes
grade-substantive-kingdoms = Victoire substantielle des Royaumes
grade-marginal-kingdoms = Victoire marginale des Royaumes
grade-draw = Match nul
grade-marginal-necromancer = Victoire marginale du Nécromancien
grade-substantive-necromancer = Victoire substantielle du Nécromancien
grade-decisive-necromancer = Victoire décisive du Nécromancien

## Scénarios et options

scenario-standard = La guerre de Loslon
    .about = Quatorze tours. Le Nécromancien ouvre son portail où il veut et nourrit ses vampires des terres qu’il prend ; les Royaumes doivent se réveiller à temps pour l’arrêter.
option-air-rune-hex = Un hexagone runique de l’Air
    .about = Ajoute un hexagone qui renforce les chefs de la rune de l’Air. La carte imprimée n’en aurait pas.
