# La leçon.
lesson-chapter = Chapitre { $number } sur { $count }
lesson-steps = { $done } étapes sur { $count }
lesson-show = Montrez-moi
lesson-waiting = L’autre camp réfléchit…
lesson-astray = Vous prenez votre propre chemin, et c’est très bien. Continuez ainsi, ou revenez :
lesson-again = Recommencer
lesson-next = Suite : { $title }
lesson-skip = Passer
lesson-skip-about = Au chapitre suivant
lesson-leave = Quitter
lesson-leave-about = Quitter la leçon
lesson-done = Bravo !
lesson-play = Et maintenant, une vraie partie
