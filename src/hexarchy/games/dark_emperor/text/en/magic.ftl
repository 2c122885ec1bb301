# Magic: castings, counter-spells, what spells do, the Silk Negator.

## Magic segments

ask-movement-magic = Before movement: do you cast a spell?
ask-combat-magic = Before the battles: do you cast a spell?
ask-kill-magic = Before the battles: do you cast Kill?
ask-banish-magic = Before the battles: do you cast Banish Undead?
ask-undead-magic = After the battles: do you raise the dead?
ask-diplomacy-magic = Before diplomacy: do you cast a spell?
ask-negator = { $leader } bears the Silk Negator. Do you use it in this segment?
event-silence = { $leader } uses the Silk Negator: no magic at { $hex } in this segment.
why-spell-of-another-segment = { $spell } is not cast in this segment.
why-spell-of-another-round = { $spell } is cast in another round of this segment.
why-only-in-your-own-turn = { $spell } is cast only in your own Player-Turn.

## Casting

ask-spell-by = { $spell }: who casts the spell?
ask-spell-target = { $spell }: at whom does { $caster } aim?
ask-spell-choice = { $spell }: what is { $caster } to do?
ask-spell-at = { $spell }: which hexes shall burn around { $caster }?
ask-lend-strength = { $caster } casts magic of { $rune } at strength { $needed }. Does a device lend more?
event-casts = { $caster } casts { $spell }.
event-spell-choice = Choice: { $choice }.
event-spell-target = Target: { $units }.
event-spell-flames = Flames are to burn at { $hexes }.
event-spell-works = { $spell } succeeds.
event-spell-fails = { $spell } fails.
why-nobody-of-rune = None of your leaders can cast magic of { $rune }.
why-not-your-caster = Cannot cast for you: { $piece }.
why-not-his-rune = { $piece } has no magic of { $rune }.
why-strength-spent = { $piece } has no Magic Strength of { $rune } left in this Game-Turn.
why-silenced = The Silk Negator silences { $hex }.
why-shuns-magic = No magic touches Cos dol Cos and his men, and none comes from him: { $leader }.
why-not-his-to-use = { $leader } cannot use { $device }.
why-two-devices-used = { $leader } can use no further device of this kind in this Game-Turn: { $device }.
why-only-diplomacy-in-the-box = { $leader } is in the Mercenary Holding Box, where only diplomacy spells are cast.
why-nothing-to-work-on = { $spell } has nothing to work on where { $caster } stands.
why-not-a-target = { $spell } cannot be aimed at { $piece }.
why-monsters-untouched = No spell touches a monster: { $piece }.
why-flames-not-there = The Wall of Flames cannot burn at { $hex }.

## Counter-spells

ask-counter = { $caster } has cast { $spell }. Do you counter it?
event-countered = { $caster } counters { $spell }: it has no effect.
event-counter-fails = { $caster } fails to counter { $spell }.
why-not-in-the-casters-hex = { $leader } is not in the caster’s hex, { $hex }.

## What movement spells do

ask-how-many-fleets = How many fleets does { $caster } build?
event-flames = Flames burn at { $hexes }.
event-flames-out = The flames of { $side } go out.
event-escort = { $spell } serves all who travel with { $caster }: { $units }.
event-forged = { $leader } forged a sword: { $choice }.
event-fleets-built = { $count ->
    [0] { $caster } built no fleet.
   *[other] { $caster } built at { $hex }: { $units }.
}
event-revived = { $leader } returned from the dead at { $hex }.

## What combat spells do

ask-flight = Where does { $unit } flee to?
event-entrenched = Entrenchments were dug at { $hex }.
event-levelled = The entrenchments at { $hex } were levelled.
event-breached = The walls of { $hex } are breached for this Game-Turn.
event-withstands = { $leader } withstood the spell.
why-greater-vampires-stay = Greater Vampires do not yield to Peace: { $piece }.

## What other spells do

event-charm = { $caster } adds { $amount } to the diplomacy roll in this phase.
event-risen = { $hex }: the dead rise and obey { $side }: { $units }.
why-was-forced-back = { $leader } was forced to retreat and cannot raise the dead.
