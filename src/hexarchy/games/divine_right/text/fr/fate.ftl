# Le destin des héros : blessures, captivité, mort.

ask-captive = Votre captif : { $hero }. Où le détenez-vous ?
ask-refuge = { $hex } : où se réfugie { $unit } ?
ask-fate-before = En danger : { $hero } ({ $hex }). Quelqu’un lance-t-il le dé à sa place ?
ask-fate-after = { $hex } : { $hero } a fait { $number }. Gardez-vous ce dé ?
event-unharmed = { $hex } : { $hero } s’en tire indemne.
event-wounded = Blessure : { $hero }, de retour au tour { $turn }.
event-returns = Retour : { $hero }, { $to }.
event-cast-away = Naufrage : { $hero }, { $hex }.
event-killed = { $hex ->
    [none] Mort : { $hero }.
   *[other] { $hex } : mort, { $hero }.
}
event-captured = { $hex } : { $side } capture { $hero } !
event-imprisoned = { $hero } est prisonnier ({ $hex }) ; geôlier : { $side }.
event-executed = { $side } fait exécuter { $hero }.
event-freed = Liberté retrouvée : { $hero } ({ $hex }).
ask-recruit = Ralliement : { $hero }. Où arrive ce héros ?
event-paroled = Libre sur parole : { $hero }.
event-changes-sides = Changement de camp : { $hero } sert désormais { $side }.
event-appears = Arrivée : { $unit }, { $to }.
