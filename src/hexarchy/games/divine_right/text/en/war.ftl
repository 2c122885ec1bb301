# Leadership limitations, ignoble mercenaries.

ask-defection = Combat at { $hex }: { $units } would rather join you. Which stack do they join?
event-defects = Defection to { $side }: { $units }, { $from } → { $to }.
why-leads-no-more = { $unit } leads { $number } combat units at most.
why-mercenaries-alone = { $unit }: mercenaries attack only under a leader or beside regulars or special mercenaries.

## Green recruits

do-conscript = Raise conscripts: { $target }
event-conscripted = { $kingdom } raises conscripts: { $unit }.
event-seasoned = The recruits of { $kingdom } have proved themselves.
why-conscripted-already = One conscript unit a turn is all.
why-no-recruits-left = { $kingdom } has no recruits left.
why-nobody-to-replace = { $unit } needs no replacement.
why-home-is-closed = { $unit } cannot deploy: enemies hold the place or besiege it.

## Besieged and besieging fleets

do-break-in = Break the blockade at { $target }
why-no-blockade = { $hex }: no besieging fleets beside your fleets and your port.

## Militia

do-call-militia = Call the militia of { $target }
ask-militia = Militia of { $kingdom }, evenly divided: where does one more stand? ({ $number } left)
event-militia-called = { $kingdom } calls its militia to arms!
event-militia-dismissed = The militia of { $kingdom } goes home.
why-no-invaders = No enemy combat unit stands in { $kingdom }.
why-not-your-kingdom = { $kingdom } does not act for you.
why-militia-in-the-field = The militia of { $kingdom } is in the field.
why-no-militia-left = { $kingdom } has no militia left.
why-no-mustering-place = Enemies hold every deployment space of { $kingdom }.

## Skirmishing

do-skirmish = Skirmish at { $target }
ask-skirmish = The skirmish at { $hex }: who takes part?
ask-skirmish-leader = Skirmish at { $hex }: do you commit a leader? Their bonus counts, and so does the danger.
ask-endangered = Skirmish at { $hex }: which of your leaders is in danger?
event-skirmish = Skirmish at { $hex }! { $side } harasses { $foe } with { $units }.
why-no-skirmish-there = No skirmish at { $hex }: not in a kingdom of yours, nor in the wasteland with a leader who has a bonus.
