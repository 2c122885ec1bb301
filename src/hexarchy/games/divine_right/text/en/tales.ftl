# Tales of the Advanced Game: Sir Mortnoir.

## Sir Mortnoir

do-advise = Sir Mortnoir gives his advice
do-keep-silent = Sir Mortnoir keeps silent
ask-join-searchers = { $hex }: { $side } has found { $hero } and suspects nothing. Does he join the stack that searched for him?
ask-follow = The stack of { $hero } has moved. With whom does he go?
event-takes-charge = { $hex }: { $hero } begins to give advice.
event-falls-silent = { $hex }: { $hero } keeps his advice to himself.
event-suspected = { $hex }: { $leader } has doubts about { $hero }.
event-spellbound = { $hex }: { $hero } is obeyed, and nobody obeys { $heroes }.
event-frightened = { $hex }: { $hero } has had a fright, and runs.
event-joins-searchers = { $hex }: { $hero } joins those of { $side } who searched for him.
event-follows = { $hero } goes along: { $from } → { $to }.
why-bears-nothing = { $unit } bears neither devices nor Treasures.
why-decided-already = { $unit } cannot be told anything else this turn.
