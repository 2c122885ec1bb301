# Special mercenaries: how they come, what they can do, where they go.

ask-entry = Where does { $unit } enter?
ask-assign = To which kingdom of your alliance is { $leader } assigned?
event-stranger = Strangers for hire: { $unit } comes to { $side }.
event-enlists = { $side } plays a card and calls { $card }.
event-enters = { $unit } enters for { $side }: { $to }.
event-assigned = { $leader } is assigned to { $kingdom }.
event-usurps = { $side } sends the Usurper to the throne of { $kingdom }.
event-disabled = { $hex }: { $hero } is struck down, but not dead: no more than a shadow until he is back in the Keep.
event-recovers = { $hex }: { $hero } is himself again.
event-entranced = { $hex }: the music of the Wandering People entrances the attackers. There is no combat.
event-camp-pitched = { $hex }: the Wandering People set up their camp as guests of { $side }.
event-camp-struck = { $hex }: the Wandering People are driven out, and their gifts go with them.
event-cursed = { $hero } is cursed by the Wandering People.
why-no-entry = { $card }: there is no space where they could enter now.
why-no-rogues-here = { $hex }: nobody of yours is in a place where Rogues are for hire.
why-no-rogues-left = { $hex }: no Rogue is left to recruit.
why-sought-already = { $hex }: you have tried here already in this turn.
why-no-avalanche = { $hex }: no avalanche can be let loose there now.
why-throne-is-safe = The throne of { $kingdom } cannot be usurped.
why-not-confused = Not in Confusion: { $kingdom }.
do-draw-stranger = Draw a special mercenary instead of sending your ambassador
why-no-strangers = No special mercenary is left to draw.
