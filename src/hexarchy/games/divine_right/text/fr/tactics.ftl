# Combat tactique.

event-rated = { $hero } à la tête des troupes : { $rating ->
    [A] classe A, expert
    [B] classe B, habile
    [C] classe C, médiocre
    [D] classe D, maladroit
   *[E] classe E, incompétent
}.
event-tactics = Combat à { $hex }. { $side } : { $attack ->
    [LC] perte de contrôle
    [UA] assauts désordonnés
    [PA] assauts de reconnaissance
    [GA] assaut général
    [FA] attaque de flanc
   *[EN] enveloppement
}. { $foe } : { $defence ->
    [DF] fuite éperdue
    [DD] défense acharnée
    [RG] combat d’arrière-garde
    [CA] contre-attaque
    [CC] contre-attaque concertée
   *[AM] embuscade
}.
event-no-contact = Les armées ne se rencontrent pas : pas de combat à { $hex }.
dice-dr-a-tac-02 = Classe tactique
dice-dr-a-tac-08 = Décision tactique
dice-dr-a-tac-09 = Tactique
