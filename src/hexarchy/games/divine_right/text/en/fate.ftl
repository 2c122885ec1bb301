# The fate of heroes: wounds, captivity, death.

ask-captive = { $hero } is your captive. Where do you hold them?
ask-refuge = Where does { $unit } find refuge from { $hex }?
ask-fate-before = { $hero } is in danger ({ $hex }). Does anyone roll in their place?
ask-fate-after = { $hex }: { $hero } has rolled { $number }. Does that stand?
event-unharmed = { $hex }: { $hero } is unharmed.
event-wounded = { $hero } is wounded and back in turn { $turn }.
event-returns = { $hero } is back: { $to }.
event-cast-away = { $hero } is cast away: { $hex }.
event-killed = { $hex ->
    [none] { $hero } dies.
   *[other] { $hex }: { $hero } dies.
}
event-captured = { $hex }: { $side } captured { $hero }!
event-imprisoned = { $hero } is a prisoner of { $side }: { $hex }.
event-executed = { $side } has { $hero } executed.
event-freed = { $hero } is free ({ $hex }).
ask-recruit = { $hero } joins you. Where do they appear?
event-paroled = { $hero } gives their word and goes free.
event-changes-sides = { $hero } changes sides and serves { $side }.
event-appears = { $unit } appears at { $to }.
