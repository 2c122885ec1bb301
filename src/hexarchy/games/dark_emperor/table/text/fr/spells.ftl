# Ce que fait chaque sort, en une ligne près de son bouton.

about-wall-of-flames = Des flammes ferment les hexagones de votre choix autour du magicien jusqu’à votre prochaine magie de mouvement.
about-incinerate = Élimine une unité ennemie dans l’hexagone du magicien ; les chefs sont épargnés.
about-part-sea = Le magicien et ceux qui le suivent traversent la pleine mer à pied.
about-maelstrom = Coule deux flottes ennemies dans l’hexagone du magicien, avec ce qu’elles portent.
about-call-wind = Les flottes qui naviguent avec le magicien comptent moitié moins de points d’attrition ce tour-ci.
about-fly = Ceux qui voyagent avec le magicien paient le tarif aérien, trains de siège compris ; les flottes ne volent pas.
about-move-earth = Creuse une tranchée qui défend comme une petite cité, en comble une, ou ouvre une brèche.
about-open-chasm = Engloutit une infanterie, une cavalerie ou un train de siège ennemi dans l’hexagone du magicien.
about-forge-sword = Une nouvelle épée gît dans l’hexagone du magicien : épée vivante ou épée de héros.
about-build-fleet = Construit des flottes dans l’hexagone du magicien, au plus autant que le dé l’indique.
about-kill = Un chef ennemi dans l’hexagone du magicien meurt, sauf si un jet de sauvegarde l’épargne.
about-raise-undead = Les unités tombées dans la bataille qui vient de finir se relèvent mortes-vivantes et vous servent.
about-banish-undead = Élimine des morts-vivants dans l’hexagone du magicien : tous, ou des vampires au choix.
about-raise-from-the-dead = Un chef mort ici ce tour-ci ou au précédent revient ; jamais deux fois.
about-fear = Une unité ennemie de l’hexagone du magicien doit fuir avant la bataille, ou meurt.
about-intimidation = Ajoute 1 au prochain jet de diplomatie du magicien.
about-peace = Une unité ennemie quitte l’hexagone du magicien avant la bataille ; les grands vampires n’y sont pas sensibles.
about-sweet-reason = Ajoute 2 au prochain jet de diplomatie du magicien.
