# Les options du jeu avancé, pour qui ne l’a jamais possédé : ce que fait chacune, le temps qu’elle prend, ce qui vient avec elle.

## Gens

option-core-advanced = Unités avancées : généralités
    .about = Comment les nouveaux héros et unités entrent en jeu : cinq cartes de Diplomatie de plus, d’autres pions parmi les mercenaires. S’ajoute d’elle-même à toute option qui amène une telle unité et ne prend pas de temps.
option-envoys = Émissaires
    .about = Chaque joueur a un second diplomate, un héros doté d’une carte de talents, qui voyage sur la carte et agit là où il est. Il mérite qu’on le protège, et qu’on le traque. Demande un peu de temps : un pion de plus à déplacer, un choix de plus à chaque phase de diplomatie.
option-marshal-hippogriff = Le Maréchal et l’Ordre de l’Hippogriffe
    .about = Une carte de Diplomatie amène un ordre de chevaliers volants et leur Maréchal, dont les talents se tirent à son arrivée : une des plus fortes troupes à louer. Prend peu de temps. Vient avec les Unités avancées ; un Maréchal pieux sert avec les Malédictions, un meneur d’hommes avec la Marche forcée.
option-tana = Tana la Diablesse
    .about = Une capitaine pirate qui se cache parmi les flottes mercenaires ennemies, les pousse à la mutinerie et part avec elles. Elle et Rat-de-Cale ne servent jamais le même joueur. Prend peu de temps. Vient avec les Unités avancées ; ses mutins suivent les règles de la Flotte Pirate, même sans cette option.
option-trouble-peasants = Trouble et les Paysans
    .about = Une rebelle qui soulève les paysans d’un royaume ennemi contre leur seigneur et que l’on tue difficilement. Un royaume peut se retrouver en guerre à l’intérieur de ses frontières. Prend peu de temps. Vient avec les Unités avancées.
option-mortnoir = Messire Mortnoir
    .about = Le chevalier le plus malchanceux de Minarie : il entre sans dommage dans les camps ennemis et y gâche tout ce qu’on entreprend, sauf si c’est chez vous qu’il loge. Prend peu de temps. Vient avec les Unités avancées.
option-breis = Breis la Licorne
    .about = Une licorne qui flaire les trésors et la magie, que seules les dames apprivoisent et qui porte partout sa maîtresse. Une touche de conte de fées. Prend peu de temps. Vient avec les Unités avancées ; sert davantage avec « Objets maudits » et « D’autres sources d’objets ».
option-magic-users = Mages
    .about = Sorciers et Sorcières à louer, qui connaissent chacun deux Malédictions ; une Malédiction, et le mage disparaît. Exige les Malédictions. Demande un peu de temps, comme toute Malédiction.
option-dancing-girls = Danseuses
    .about = Elles charment les chefs ennemis, ouvrent les portes aux voleurs, courent un risque à la place d’un ami, ou se marient comme une carte de Diplomatie. Prend peu de temps. Vient avec les Unités avancées ; avec les Malédictions, on peut les aimer pour de bon.
option-ghouls = Les Goules
    .about = Une tribu du Tombeau d’Antan qui descend sous terre, où seul un dieu peut l’atteindre, et y emmène des héros. Ne prend pas de temps. Vient avec les Unités avancées ; vaut davantage avec les Lieux hantés.
option-pirate-fleet = La Flotte Pirate
    .about = Une flotte qui pille au lieu de combattre, enfouit son butin et peut être gagnée en bataille par Tana ou Rat-de-Cale. Prend peu de temps. Vient avec les Unités avancées.
option-selkies = Les Selkies
    .about = Le peuple phoque de l’Île de l’Effroi, chez lui en mer, dans toutes les rivières et sur terre. Prend peu de temps. Vient avec les Unités avancées ; s’accorde avec l’Île de l’Effroi.
option-al-debar-trouble = Al-Debar trouve Trouble
    .about = Al-Debar veut Trouble pour lui : quand ils se rencontrent, ils se battent en duel, ou il l’enlève pour toujours. Exige Trouble et les Paysans. Ne prend pas de temps.
option-harem = Le harem d’Al-Debar
    .about = Quand Al-Debar entre en jeu, une Danseuse l’accompagne. Fait partie des Danseuses ; ne prend pas de temps.

## Mercenaires et Barbares

option-randomizer-options = Tirer des mercenaires spéciaux
    .about = D’autres façons de tirer des mercenaires spéciaux, chacune au choix. Plus il y en a, plus le jeu est coloré, et moins il se calcule. Prend peu de temps.
option-opening-draw = Un tirage d’ouverture
    .about = Chaque joueur commence avec un mercenaire spécial tiré au hasard. Ne prend pas de temps.
option-draw-instead = Tirer au lieu de négocier
    .about = Au lieu d’envoyer l’ambassadeur, vous pouvez tirer un mercenaire spécial : un gain sûr au lieu d’un pari sur un royaume. Ne prend pas de temps.
option-new-ally-draw = Les nouveaux alliés en amènent un
    .about = Un royaume qui entre en guerre pour la première fois amène un mercenaire spécial. Ne prend pas de temps.
option-turn-boxes = Un sur chaque case de tour
    .about = Un mercenaire spécial caché attend sur chaque tour de la piste et va aux joueurs à tour de rôle. Ne prend pas de temps.
option-barbarian-options = Les chefs barbares lèvent les leurs
    .about = Al-Debar, Juulute et Kang rassemblent un Barbare par tour tant qu’ils restent près de leur bord de la carte. Ne prend pas de temps.
option-barbarian-treachery = Trahison des Barbares
    .about = Un chef seul parmi les Barbares peut être tué dans une querelle ou vendu à un ennemi quand les événements tournent mal. Ne prend pas de temps, et fait des Barbares une moins bonne affaire.
option-lords-of-barbaria = Seigneurs de Barbarie
    .about = Juulute, Al-Debar et Kang peuvent réunir le conseil de leur peuple et en devenir le seigneur : plus personne d’autre n’y recrute. Prend peu de temps.
option-ignoble-mercenaries = Mercenaires sans honneur
    .about = Les mercenaires ordinaires n’attaquent pas seuls, changent de camp quand une force bien supérieure les attaque sans chef, et rentrent avec les alliés auprès de qui ils se tenaient. Prend peu de temps : une question, rarement.
option-green-recruits = Recrues novices
    .about = Une fois par partie, un royaume battu peut remplacer ses pertes par des conscrits, un par tour ; tant qu’ils n’ont pas gagné un combat, l’armée s’en ressent. Prend peu de temps.
option-militia = Milice
    .about = Un royaume envahi peut une fois appeler son peuple : des unités faibles qui paraissent à ses châteaux et rentrent avec le dernier ennemi. Rend les invasions plus difficiles. Prend peu de temps.
option-shucassam-5 = Cinq milices pour Shucassam
    .about = Shucassam, qui a peu de châteaux et beaucoup de terres, appelle au moins cinq milices. Fait partie de la Milice ; ne prend pas de temps.

## Le cours de la partie et ses points

option-variable-length = Durée variable
    .about = Convenez d’un autre dernier tour que le 20 : dix tours font une soirée, trente tours un week-end, et avec la Campagne toute l’année le tour 31 est le premier de la deuxième année. Ne va pas avec le Grand Khagan, qui a sa propre durée.
option-secret-turn-order = Ordre du tour secret
    .about = Nul ne sait qui joue ensuite avant que son numéro soit appelé. Plus de suspense, moins de calculs ; ne prend pas de temps.
option-additional-vp = Points de victoire supplémentaires
    .about = Un menu d’autres gains et pertes de points, chaque liste au choix ; si aucune n’est choisie, rien ne change. Ne prend pas de temps : c’est le programme qui compte.
option-castle-losses = Points pour les châteaux perdus
    .about = Qui perd des châteaux face à un ennemi perd aussi des points, surtout pour son propre château royal. Défendre en vaut la peine. Ne prend pas de temps.
option-temple-gifts = Points pour les dons du Temple
    .about = Dix points à la fin pour chaque don du Temple des Rois. À prendre avec le Temple du Danger ; ne prend pas de temps.
option-attrition = Points d’attrition
    .about = Un point pour chaque unité de combat ennemie détruite au combat ou par magie. Ne prend pas de temps.
option-personalities = Points pour monarques estimés et méprisés
    .about = Cinq points de plus ou de moins pour un monarque capturé ou tué, selon sa carte de Personnalité. Ne prend pas de temps.
option-special-mercenaries = Points pour les mercenaires spéciaux
    .about = Tuer ou capturer des mercenaires nommés rapporte, de 2 points à 15 pour Schardenzar. Ne prend pas de temps.
option-minor-thrones = Trônes mineurs
    .about = Les monarques d’Immer, de Pon, de Ghem, de Hothior et surtout des Trolls valent moins. Ne prend pas de temps.
option-rated-monarchs = Monarques à valeur tactique
    .about = Un bon général sur un trône vaut plus de points, un mauvais moins. Ne sert qu’avec le Combat tactique ; ne prend pas de temps.
option-royal-treasure = Trésor royal
    .about = Un Coquin peut voler le trésor d’un château royal ennemi ; s’il l’emporte, un mercenaire de la victime s’en va, faute de solde. Prend peu de temps.
option-strict-stacking = Empilement strict des royaumes
    .about = Des réguliers de royaumes différents ne peuvent occuper la même case, comme dans les éditions anciennes. Les alliances sont plus lourdes ; demande plus de réflexion. N’est pas faite pour les options avancées, dont beaucoup supposent des armées mêlées.

## Guerre

option-tactical-combat = Combat tactique
    .about = Les chefs valent de A à E, et avant chaque bataille terrestre chaque camp tire sa tactique : une embuscade répond à un enveloppement, une contre-attaque à un combat d’arrière-garde. Remplace le bonus fixe des chefs. Allonge la partie : deux dés de plus à chaque combat terrestre.
option-skirmishing = Escarmouches
    .about = De petites attaques sur son propre sol : seul l’attaquant lance un dé, une unité tombe d’un côté ou de l’autre, et un chef peut être en danger. Demande un peu de temps, car chaque pile peut être harcelée à chaque tour.
option-forced-march = Marche forcée
    .about = Les troupes peuvent tenter d’aller jusqu’à quatre points plus loin, au risque de pertes et d’arriver trop lasses pour combattre. Demande un peu de temps : un choix de plus pour chaque pile.
option-zones-of-control = Zones de contrôle
    .about = Une pile d’au moins dix unités avec un chef ralentit les ennemis qui entrent dans les cases voisines. De grandes armées peuvent couvrir une frontière. Ne prend pas de temps.
option-storming = Prendre d’assaut les châteaux
    .about = Un château que l’on pourrait assiéger peut aussi être pris d’assaut aussitôt, pendant la phase de combat : un jet sanglant contre les murs et la garnison, qu’on peut user peu à peu. La guerre va plus vite ; demande un peu de temps.
option-ships = Navires à l’assaut
    .about = Des flottes prennent part à l’assaut d’un port si Tana ou Rat-de-Cale le mène. Fait partie de l’assaut des châteaux ; ne prend pas de temps.
option-forts = Forts
    .about = Les réguliers en campagne peuvent se retrancher et bâtir des forts, châteaux sans murs à eux. Demande un peu de temps. S’accorde avec l’assaut des châteaux.
option-scenic-forts = Forts tout faits
    .about = Le Visage, Port-Franc, Hyyx et Ville-Troc comptent comme des forts dès le début. Fait partie des Forts ; ne prend pas de temps.
option-besieged-fleets = Flottes assiégées et assiégeantes
    .about = Des flottes peuvent forcer la sortie d’un port assiégé, ou l’entrée. Prend peu de temps, et seulement aux sièges du bord de mer. S’accorde avec les Fusiliers marins.
option-marines = Fusiliers marins
    .about = Les réguliers venus d’un port et portés par des flottes de leur nation combattent comme une flotte. Les royaumes maritimes y gagnent ; ne prend pas de temps.
option-mixed-unit-combat = Combat mixte
    .about = Des flottes peuvent attaquer des armées sur la côte, et des armées les flottes qui l’acceptent. Prend peu de temps : une question de plus sur les côtes.
option-air-power = Puissance aérienne
    .about = Des unités volantes au-dessus d’une pile amie peuvent descendre l’aider ou couvrir sa retraite. Prend peu de temps.
option-nonhumans-at-war = Non-humains en guerre
    .about = Chaque peuple combat comme il est : les Elfes en forêt, les Nains en montagne et avec leur or, les Gobelins et les Trolls difficiles à mener. Chacun se choisit à part. Prend peu de temps.
option-elves = Elfes en guerre
    .about = Les Elfes sont meilleurs dans les forêts du Nord. Fait partie des Non-humains en guerre ; ne prend pas de temps.
option-dwarves = Nains en guerre
    .about = Les Nains sont meilleurs en montagne et déterrent un Trésor tous les trois tours. Fait partie des Non-humains en guerre ; prend peu de temps.
option-goblins = Gobelins en guerre
    .about = Les Gobelins ne suivent pas de chef étranger et, sans le leur, combattent mal auprès des autres. Fait partie des Non-humains en guerre ; ne prend pas de temps.
option-trolls = Trolls en guerre
    .about = Les Trolls ne suivent que leur propre chef et ne se laissent pas presser. Fait partie des Non-humains en guerre ; ne prend pas de temps.
option-ghouls-selkies = Goules et Selkies en guerre
    .about = Les soldats ordinaires en ont peur : +1 contre eux. Fait partie des Non-humains en guerre ; ne fait rien sans les Goules ni les Selkies.
option-familiar-ground = Terrain familier
    .about = Monarques et Grands Capitaines combattent mieux chez eux, et tout chef dans un terrain qui lui convient. Ne prend pas de temps.
option-home-ground-retreat = Retraite en terrain natal
    .about = Les unités battent plus aisément en retraite dans leur propre royaume. Aide les envahis ; ne prend pas de temps.
option-leadership-limits = Limites du commandement
    .about = Un héros mène au plus neuf unités, un monarque onze, un bon général treize. Plus d’immense armée unique ; demande plus de réflexion.

## L’année, le temps et la santé

option-winter = Campagne toute l’année
    .about = Après le tour 20 vient l’hiver : dix tours de maigre fourrage, de rivières gelées, de tempêtes de neige et de blizzards dans le Nord, puis une nouvelle année. Allonge la partie de moitié. S’accorde avec la Marche forcée et les Flottilles des lacs ; ne va pas avec le Grand Khagan.
option-to-the-last = Jusqu’au dernier monarque
    .about = La guerre n’a pas de dernier tour : elle continue, année après année, jusqu’à ce qu’il reste un seul monarque joueur. Sans cela, la partie finit avec la première année, ou après le tour convenu avec la Durée variable. Fait partie de la Campagne toute l’année.
option-lake-fleets = Flottilles des lacs
    .about = Les bateaux des quatre lacs portent quelques unités d’une rive à l’autre, même hors d’un château assiégé. Prend peu de temps.
option-weather-sailing = Vent et navigation
    .about = Un dé décide jusqu’où va chaque pile de flottes. Les débarquements deviennent incertains ; prend peu de temps.
option-deadly-desert = Le désert mortel
    .about = Une armée qui finit son mouvement dans le Désert Flétri y perd une unité. Ne prend pas de temps.
option-raging-epidemics = Épidémies dévastatrices
    .about = L’Épidémie n’emporte plus une seule unité : elle frappe la plus grande armée, qui tombe malade, en contamine d’autres et dépérit de tour en tour. Les grandes armées deviennent un risque. Demande un peu de temps.
option-black-plague = La Peste noire
    .about = La Main Noire peut appeler la peste sur les assiégeants ou les assiégés. Exige les Épidémies dévastatrices. Prend peu de temps.
option-omens = Présages
    .about = L’événement Présages amène un jour faste ou néfaste, avec six effets pour chacun, au lieu d’un seul et toujours le même. Prend peu de temps.
option-special-conditions = Conditions spéciales
    .about = D’un à trois royaumes commencent dans le malheur ou la chance : usurpés, envahis, affamés, riches, malades, révoltés. Chaque partie s’ouvre autrement. Allonge la mise en place. Ne va pas avec les scénarios ; la Pestilence suit les règles des Épidémies dévastatrices, même sans cette option.

## Lieux

option-temple-of-danger = Le Temple du Danger
    .about = Les monarques que les dieux jugent d’un cœur noir s’endorment dans le Temple ; il faut les en tirer avant que leur peuple les oublie. Prend peu de temps. Amène avec elle les Monarques disparus.
option-terror-greystaff = La terreur de Greystaff
    .about = On peut sacrifier à Greystaff sans fin, mais chaque fois au prix de la confiance : les mercenaires partent, les Barbares désertent, les gardes tuent leur roi. Prend peu de temps.
option-haunted-spaces = Les lieux hantés
    .about = Les héros peuvent chercher un trésor dans les Tertres, le Bois des Fantômes et le Tombeau d’Antan, et y mourir ou y être maudits. Demande un peu de temps. Le Bois des Fantômes exige les Malédictions.
option-eerie-oasis = L’Oasis Lugubre
    .about = Un djinn exauce les vœux des héros qui le sollicitent, ou les maudit. Prend peu de temps.
option-isle-of-fright-adv = L’Île de l’Effroi
    .about = Les naufragés peuvent battre la grève en quête d’un trésor au lieu d’attendre seulement, et un monarque que nul ne secourt finit par être tenu pour mort. Prend peu de temps. Amène avec elle les Monarques disparus.
option-obelisk = L’Obélisque
    .about = Un héros nommé qui va à l’Obélisque apprend d’avance le prochain événement et peut le garder ou le refuser. Ne prend pas de temps.
option-meteoritic-iron = Fer météoritique
    .about = Une fois par tour, chacun peut faire vérifier jusqu’où le fer du Cratère étouffe la magie ; à cette portée, rien de magique ne fonctionne. Demande un peu de temps : la question peut venir avant tout acte de magie près du Cratère.

## Malédictions et objets

option-curses = Malédictions
    .about = Dix Malédictions, de l’Amour au Loup-garou, que les magiciens et certains objets jettent sur les héros, et les moyens de s’en défaire. La plus vaste des options : un conte de fées dans la guerre. Allonge la partie. Amène avec elle les Monarques disparus.
option-wandering-people-table = Le Peuple Errant maudit au hasard
    .about = Le Peuple Errant ne jette pas toujours la même Malédiction : on la tire sur la table des Malédictions. Fait partie des Malédictions ; ne prend pas de temps.
option-random-wayfarer-gender = Transformé en homme ou en femme
    .about = Un héros transformé devient homme ou femme au hasard. Fait partie des Malédictions ; ne prend pas de temps.
option-nonhuman-no-recognition = Pas de reconnaissance des non-humains
    .about = Les héros transformés qui n’étaient pas humains ne retrouvent jamais leurs dons. Fait partie des Malédictions ; ne prend pas de temps.
option-lost-monarchs = Monarques disparus et le Retour du roi
    .about = Un monarque disparu (naufragé, endormi, changé en autre chose) est tenu pour mort après quelques tours, ou revient à temps. S’ajoute d’elle-même aux Malédictions, au Temple du Danger ou à l’Île de l’Effroi et ne prend pas de temps.
option-gothic-start = Monstres gothiques au départ
    .about = Un Vampire et un Loup-garou rôdent sur la carte dès le premier tour, menés chacun par un des joueurs. Exige les Malédictions. Demande un peu de temps.
option-advanced-devices = Objets magiques avancés
    .about = Cinq objets de plus, qui changent la forme, le genre ou le cœur d’un héros. Exige les Malédictions. Prend peu de temps.
option-runesword = Épée runique
    .about = Une épée démoniaque qui abat sans combat un dé d’ennemis, au prix de la vie d’un ami, et parfois de bien d’autres. Ne prend pas de temps.
option-dummy-devices = Objets factices
    .about = Parmi les objets magiques, certains ne font rien. Ne prend pas de temps.
option-dummies-may-be-cursed = Factices parfois maudits
    .about = Même un objet sans valeur peut porter une Malédiction. Fait partie des Objets factices ; ne prend pas de temps.
option-cursed-devices = Objets maudits
    .about = Un objet trouvé peut être maudit : une fois sur six, et celui qui l’a trouvé porte la Malédiction. Exige les Malédictions. Ne prend pas de temps.
option-device-sources = D’autres sources d’objets
    .about = Sans elle, les objets ne viennent que des châteaux royaux mis à sac. Choisissez où l’on en trouve encore. Prend peu de temps.
option-hidden = Objets cachés
    .about = Six objets et deux factices sont cachés en huit lieux écartés : les héros ont une raison de voyager. Fait partie de « D’autres sources d’objets » ; demande un peu de temps.
option-heirlooms = Héritages
    .about = Un monarque qui entre pour la première fois dans une alliance peut apporter un objet. Fait partie de « D’autres sources d’objets » ; ne prend pas de temps.
option-shops = Boutiques
    .about = Les héros peuvent tenter d’acheter un objet au Comptoir et à la Cuisine des Sorcières. Fait partie de « D’autres sources d’objets » ; prend peu de temps.
option-monsters = Monstres gardiens d’objets
    .about = Qui cherche un objet perdu peut éveiller un Vampire ou un Loup-garou. Exige les Malédictions ; sert là où des objets sont perdus, voir « D’autres sources d’objets ». Prend peu de temps.

## Trônes

option-heir = Héritier d’un monarque joueur
    .about = Quand votre monarque est tué, vous n’êtes pas éliminé : un enfant lui succède, tandis qu’alliés et mercenaires hésitent et que le royaume est en Confusion quelques tours. Seule la capture vous élimine encore. Rend la partie plus clémente et plus longue.
option-coup = Coup d’État
    .about = Avec la carte de l’Usurpateur, un ambassadeur peut renverser un monarque dans son château royal, s’il n’y est gardé que par peu de troupes. Prend peu de temps. Le royaume d’un joueur ne peut être renversé qu’avec l’Héritier légitime et la Guerre civile.
option-true-heir = Héritier légitime
    .about = Un monarque renversé par un Usurpateur est vengé : après quelques tours, l’Héritier légitime paraît dans le pays avec la moitié de son armée. Demande un peu de temps. Ne fait rien sans usurpateur ; s’accorde avec le Coup d’État.
option-civil-war = Guerre civile
    .about = L’Usurpateur et l’Héritier se battent dans le royaume jusqu’à ce qu’il n’en reste qu’un. Exige l’Héritier légitime. Demande un peu de temps.
option-wayfarer-coup = Coup d’État d’un Vagabond
    .about = Un monarque oublié peut rassembler des partisans et tenter de reprendre un trône. Exige le Coup d’État ; ne fait rien si aucun monarque ne peut disparaître. Ne prend pas de temps.
option-baronial-revolt = Révolte des barons et le Rebelle
    .about = Le Secours venu de loin peut soulever les barons d’un royaume ennemi : une milice sous un Rebelle, dans le dos de l’ennemi. Prend peu de temps.

## Scénarios

option-conditions = Nombre de Conditions spéciales
    .about = Le nombre de royaumes qui commencent sous une Condition spéciale ; il y en a moins si les dés tombent deux fois sur le même. Fait partie des Conditions spéciales ; chacune allonge un peu la mise en place.
option-lord = Qui joue Boewenn, le Khagan ou le satrape
    .about = La place qui tient le rôle particulier du scénario ; tirée au sort si vous ne dites rien ou si personne n’y est assis. Ne prend pas de temps.
    .random = au hasard
    .first = place 1
    .second = place 2
    .third = place 3
    .fourth = place 4
    .fifth = place 5
    .sixth = place 6
    .seventh = place 7
    .eighth = place 8
option-invader = Qui joue l’Envahisseur de l’Est
    .about = La place qui mène les envahisseurs venus de l’Est ; tirée au sort si vous ne dites rien ou si personne n’y est assis. Ne prend pas de temps.
    .random = au hasard
    .first = place 1
    .second = place 2
    .third = place 3
    .fourth = place 4
    .fifth = place 5
    .sixth = place 6
    .seventh = place 7
    .eighth = place 8

## Titres

group-length = Durée et victoire
group-land = Terres, mers et hauts lieux
group-war = La guerre
group-people = Aventuriers et monstres à louer
group-year = L’année et ses fléaux
group-magic = Malédictions et objets
group-thrones = Les trônes
group-setups = Autres débuts

## Ce qui va bien ensemble

preset-first-war = Première guerre
    .about = Le jeu de base en dix tours : royaumes, ambassadeurs, sièges, batailles, flottes. Pour deux à quatre joueurs qui découvrent la Minarie ; une heure ou deux.
preset-basic-game = Jeu de base
    .about = Le jeu de base sur ses vingt tours, sans magie et sans héros à louer.
preset-classic = Classique
    .about = Le jeu intermédiaire tel que la plupart le connaissent : magiciens, mercenaires spéciaux, Barbares, objets magiques, le Temple des Rois. Une soirée.
preset-classic-plus = Classique plus
    .about = Le jeu classique avec quelques règles qui coûtent peu de temps : plus d’étrangers à louer, des châteaux qu’on peut prendre d’assaut, des présages, et des points perdus avec ses propres châteaux.
preset-marshals = Maréchaux
    .about = La partie Classique plus, pour qui aime préparer une campagne : des chefs de cinq classes et leurs tactiques, escarmouches, marches forcées, forts, milices, zones de contrôle, et des peuples qui se battent à leur façon. Chaque bataille dure plus longtemps : une longue soirée.
preset-intrigue = Intrigue
    .about = La partie Classique côté coulisses : Émissaires en voyage, traîtres, pirates et danseuses, héritiers, coups d’État, guerres civiles et barons rebelles, un ordre du tour que nul ne connaît. Plus de palabres et de surprises, guère plus de calculs : une soirée.
preset-dark-fairy-tale = Conte noir
    .about = La partie Classique ensorcelée : des Malédictions qui frappent les monarques, des sorcières à louer, des objets maudits ou cachés, vampires et loups-garous, lieux hantés. Beaucoup à lire la première fois : une longue soirée.
preset-two-years = Deux années
    .about = La guerre au fil des saisons, jusqu’à la fin du second hiver : neige et disette au nord, épidémies, désert mortel, tempêtes en mer, flottes sur les lacs. Soixante tours : un week-end, ou une partie au long cours.
preset-everything = Tout
    .about = Tous les chapitres du jeu avancé à la fois, hormis les scénarios et les Conditions spéciales. Réservé à qui connaît bien la partie Classique : il y a beaucoup à consulter, et chaque tour prend son temps.

## Choix des chapitres

ask-attrition = Le désert prend une unité de la pile à { $hex }. Laquelle ?
