# Noms. `.the` est le nom tel qu'il figure dans une phrase, `.about` une explication simple.

## Camps

camp-hosar = Alliance de Hosar
    .the = l’Alliance de Hosar
    .gender = feminine
camp-demon = Démons
    .the = les Démons
    .gender = plural
camp-neutral = Neutre
    .the = les neutres
    .gender = plural
camp-nobody = Personne
    .the = personne
    .gender = masculine

## États neutres

state-mu = Royaume d’Ula
    .the = le Royaume d’Ula
    .gender = masculine
state-ah = Duché d’Altu’han
    .the = le Duché d’Altu’han
    .gender = masculine
state-an = Les Anciens
    .the = les Anciens
    .gender = plural
state-ly = Principauté de Lyung
    .the = la Principauté de Lyung
    .gender = feminine
state-gw = Barbares des Grands Bois
    .the = les Barbares des Grands Bois
    .gender = plural

## Ce qu'un État neutre est pour les joueurs

grade-unallied = Neutre
grade-semi-permanent = Allié semi-permanent
grade-permanent = Allié permanent
grade-legend = Légende

## Lieux de la carte

hex-at = { $site } ({ $hex })
site-timur = Timur
site-dansor = D’Ansor
site-barthek = Barthek
site-nisshar = Nisshar
site-erush = Erush
site-taegul = Taegul
site-altuhan = Altu’han
site-gunthoz = Gunthoz
site-rabat = Rabat
site-lojar = Lojar
site-lyung = Château de Lyung
site-midazu = Midazu
site-ghorzun = Ghorzun
site-zarrak = Zarrak
site-temple-hosar-north = Temple de Hosar du Nord
site-temple-hosar-west = Temple de Hosar de l’Ouest
site-temple-hosar-east = Temple de Hosar de l’Est
site-temple-hosar-south = Temple de Hosar du Sud
site-ninnghiz = Temple de Ninnghiz
site-temple-yorgash = Temple de Yorgash
site-temple-shaman = Temple du Chaman
site-temple-ancients = Temple des Anciens
site-forest-temple = Temple de la Forêt
site-horkan = Horkan
site-darton = Darton
site-belbitz = Belbitz
site-kimat = Kimat
site-fergeni = Fergeni
site-rouna = Rouna
site-ula = Mines d’Ula

## Lieux hors de la carte

place-off = Pas encore en jeu
place-dead = Pile des pertes
place-held-by-hosar = Prisonnier de l’Alliance de Hosar
place-held-by-demon = Prisonnier des Démons
place-waiting = Libéré, en attente d’une place ouverte
place-gone = Hors de la partie
place-away = Sur le chemin de sa patrie
place-entering = Libéré, entre à la prochaine phase

## Sorts spéciaux

spell-vision = Vision
spell-cloak = Voile
spell-forcemarch = Marche forcée
spell-earthpit = Gouffre
spell-spellgate = Portail magique
spell-light = Lumière
spell-rains = Pluies
spell-darkness = Ténèbres
spell-necromon = Nécromon

## Terrain

terrain-open = campagne
terrain-steppe = steppe
terrain-forest = forêt
terrain-hills = collines
terrain-mountain = montagne
terrain-swamp = marais
terrain-desert = désert
terrain-lake = lac
terrain-alps = hautes cimes
terrain-road = route
terrain-river = rivière
terrain-ford = gué
terrain-bridge = pont

## Unités

mode-f = à pied
mode-c = cavalerie
mode-w = ailé
armor-none = sans armure
armor-medium = armure moyenne
armor-heavy = armure lourde

## Étapes

step-set-up = Mise en place
step-start = Début de la phase
step-movement = Mouvement
step-invocation = Invocation
step-battles = Batailles
step-sieges = Sièges
step-alliances = Alliances
step-end = Fin de la phase
step-turn-end = Fin du tour

## Scénarios et options

scenario-standard = Partie normale
    .about = Prenez la capitale ennemie et vous gagnez aussitôt. Sinon, les points se comptent à chaque tour, jusqu’à ce qu’une trêve mette fin à la guerre.
scenario-strategic = Partie stratégique
    .about = Pas de mort subite : la guerre dure jusqu’à la trêve, et les points se comptent une seule fois, à la toute fin.
scenario-long = Partie longue
    .about = Ni points ni trêve : le camp qui contrôle les trois cités d’origine de l’ennemi gagne. Les unités perdues peuvent revenir.
option-first-move = Variante du premier joueur
    .about = Un dé décide qui joue la première phase de chaque tour. Sans cette variante, c’est toujours l’Alliance de Hosar.
option-reduced-chance = Version tournoi à hasard réduit
    .about = Vous choisissez vous-même vos quatre sorts spéciaux, et presque tous les renforts arrivent.
