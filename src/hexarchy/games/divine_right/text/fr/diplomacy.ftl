# La diplomatie, et ce que deviennent les royaumes.

ask-function = Que fait votre ambassadeur ?
ask-ploy = Quelle carte jouez-vous auprès du monarque ({ $kingdom }) ?
ask-forced-peace = À quel royaume tentez-vous d’imposer la paix ?
ask-prisoners = Que faites-vous de vos prisonniers ?
event-draws-card = { $side } pioche une carte de Diplomatie.
event-card-drawn = Vous piochez : { $card }.
event-deck-shuffled = La défausse des cartes de Diplomatie est remélangée.
event-personality = Personnalité révélée ({ $kingdom }) : { $personality }.
event-mission = { $side } envoie son ambassadeur ({ $kingdom }) : { $function ->
    [activate] gagner un allié.
   *[deactivate] détacher ce royaume de son alliance.
}
event-plays = { $side } joue { $card } ({ $kingdom }).
event-mission-fails = L’ambassadeur est éconduit ({ $kingdom }) : { $side }.
event-banished = Ambassadeur banni ({ $kingdom }) : { $side }, { $turn ->
    [999] à jamais.
   *[other] jusqu’au tour { $turn }.
}
event-ambassador-dies = Mort d’un ambassadeur : { $side } reste deux tours de joueur sans diplomatie.
event-assassination-fails = { $side } : l’assassinat échoue ({ $kingdom }).
event-joins = Nouvel allié pour { $side } : { $kingdom } !
event-deactivates = Alliance rompue avec { $side } : { $kingdom }.
event-leave-the-map = Retour au pays : { $units }.
event-confused = Confusion jusqu’au tour { $turn } : { $kingdom }.
event-crowned = Un nouveau monarque est couronné, le royaume est neutre : { $kingdom }.
event-forced-peace = Paix imposée jusqu’au tour { $turn } : { $kingdom }.
event-peace-ends = La paix prend fin, le royaume est neutre : { $kingdom }.
event-violates = { $side } viole une frontière ({ $kingdom }) : Pénalité diplomatique jusqu’à la fin de la partie.
why-is-confused = En pleine Confusion, il n’y a personne à qui parler : { $kingdom }.
why-is-at-peace = Ce royaume est lié par une paix imposée : { $kingdom }.
why-not-neutral = Ce royaume n’est pas neutre : { $kingdom }.
why-not-an-enemys-ally = Ce royaume n’est pas l’allié d’un ennemi : { $kingdom }.
why-is-loyal = Son monarque est Loyal, seule sa mort rompt l’alliance : { $kingdom }.
why-is-banished = Votre ambassadeur en est banni : { $kingdom }.
why-is-captive = Son monarque est prisonnier, seul son geôlier peut lui parler : { $kingdom }.
why-assassination-spent = Vous avez déjà tenté votre unique assassinat de la partie.
why-out-of-reach = Aucun assassin ne peut atteindre son monarque pour l’instant : { $kingdom }.
why-no-such-duel = Aucun duel possible avec { $side }.
why-duel-fought = Le duel a déjà eu lieu avec { $side }.
why-no-ambassador = { $side } n’a pas d’ambassadeur pour l’instant.
why-no-such-card = Vous n’avez pas cette carte, ou elle ne se joue pas ici : { $card }.
why-is-a-players = { $kingdom } appartient à un joueur : la diplomatie vise les autres royaumes.
