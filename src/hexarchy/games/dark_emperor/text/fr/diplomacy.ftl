# Diplomatie.

ask-court = Avec qui tentez-vous la diplomatie ?
ask-speaker = { $force } : quel émissaire parle ?
event-diplomacy = { $won ->
    [yes] Diplomatie, { $leader } : réussite – { $name }.
   *[no] Diplomatie, { $leader } : échec – { $name }.
}
event-hired = { $side } { $side_gender ->
    [plural] engagent
   *[other] engage
} { $force }.
why-not-neutral = A déjà choisi son camp : { $force }.
why-one-attempt-a-phase = Vous avez déjà fait une tentative pendant cette phase : { $force }.
why-no-envoy-in-the-capital = { $kingdom } : aucun de vos chefs n’est dans la capitale, { $hex }.
why-nobody-in-the-box = { $force } : il n’y a plus personne pour parler dans la case des mercenaires.
why-cannot-speak-with = { $force } : { $leader } n’est pas sur place ou a déjà parlé.
