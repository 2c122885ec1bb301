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

## Breis the Unicorn

do-tame = Tame Breis: { $target }
ask-new-mistress = { $unit } is yours. Which lady does he follow?
event-tamed = { $hero } tames { $unit } for { $side }.
event-spurned = { $unit } will have nothing to do with { $hero }.
event-runs-wild = { $hero } runs wild again.
event-scents = { $hex }: { $hero } scents { $device }.
why-is-wild = { $unit } is wild and carries nothing.
why-one-device = { $unit } carries one magic device and nothing else.
why-shuns-armies = { $unit } shuns armies and castles that stand: { $hex }.
why-no-lady = { $unit } is no lady.
why-not-with-breis = { $unit } is not where Breis is.
why-has-a-mistress = { $unit } has a mistress already.
why-was-spurned = { $unit } has tried before. Only a whole turn in the Temple of Kings would give her another try.
mode-unicorn = On Breis
    .the = Breis the Unicorn

## Dancing Girls

do-beguile = Beguile { $target }
do-bride = Give a Dancing Girl in marriage: { $target }
do-hire-dancer = Recruit a Dancing Girl at { $target }
ask-beguile = { $hero } is among the enemy before they move. Whose head does she turn?
ask-hold = Do you hold { $unit } back, to be given in marriage as a Diplomacy card of +1?
event-beguiles = { $hex }: { $hero } tries her charms on { $leader }.
event-is-beguiled = { $hex }: { $leader } has eyes for nobody but { $hero }, and leads no march this turn.
event-held-back = { $side } keeps { $unit } for a marriage.
event-weds = { $side } gives { $unit } in marriage: { $kingdom }.
why-beguiled = { $unit } is beguiled, and leads no march this turn.
why-no-dancers-here = { $hex }: nobody of yours is in a place where Dancing Girls are for hire.
why-no-dancers-left = { $hex }: no Dancing Girl is to be recruited.
