# Taxation and recruitment.

ask-preference = { $forces ->
    [none] Which of your forces takes foreign land first?
   *[other] Which comes next after { $forces }?
}
ask-recruit = Which unit do you recruit?
ask-payer = Which kingdom pays for { $unit }?
ask-gift = { $kingdom } lacks { $gold } gold. Who gives? Half of a gift is lost.
ask-place-recruit = In which city does { $unit } appear?
event-taxes = { $kingdom } collects { $gold } gold and has { $total }.
event-gift = { $kingdom } gives { $force } gold: { $gold } of it arrive.
event-recruited = { $hex }: { $unit } recruited, paid by { $kingdom }.
why-not-in-the-pool = Not in a recruitment pool: { $unit }.
why-not-for-gold = Gold does not buy { $unit }.
why-not-your-force = Not under your command: { $force }.
why-conquered-raise-nobody = A conquered kingdom raises nobody: { $kingdom }.
why-cannot-pay = Nobody can pay the { $gold } gold for { $unit }.
why-leader-not-in-a-city = Mercenaries are recruited only where { $leader } lives, in a city.
why-like-the-one-offered = Units of a kind are all alike, and one of them is offered already: { $unit }.
why-leader-is-dead = { $leader } is dead: nobody raises those mercenaries as long as he is.
why-no-city-takes-it = No city takes in { $unit } now.
why-recruits-appear-at-home = { $unit } can appear only in a city of its own kingdom.
why-fleets-in-ports = Fleets appear in ports, and { $hex } is none.
why-city-in-enemy-control = { $hex } is in enemy hands.
why-city-is-full = { $hex } takes no more recruits: { $value ->
    [one] one is
   *[other] { $value } are
} its limit in a phase.
