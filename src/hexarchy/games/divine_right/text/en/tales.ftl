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

## The Ghouls

do-go-under = Go down into the Tomb
do-come-up = Come up out of the Tomb
do-into-tomb = Retreat into the Tomb
event-goes-under = { $hex }: { $units } vanish beneath the Tomb.
event-comes-up = { $hex }: { $units } come up out of the Tomb.
why-no-way-down = { $unit } cannot go beneath the Tomb: only the Ghouls know the way, and heroes with them.
why-not-underground = { $unit } is not underground.
why-not-at-that-depth = { $unit } is above, and they are below, or the other way round.
why-is-underground = { $unit } is underground and fights nobody.

## The Selkies

do-go-ashore = Come ashore as a land unit
do-take-to-water = Take to the water
do-give-boat = Give a Small Boat to { $target }
event-comes-ashore = { $hex }: { $unit } come ashore.
event-takes-to-water = { $hex }: { $unit } take to the water.
event-is-given-boat = { $hex }: the Selkies give { $hero } a Small Boat.
event-let-go-in-boat = { $hex }: the Selkies let { $hero } go in a Small Boat.
why-no-shore = { $unit } cannot do that here.
why-safe-at-home = { $unit } cannot be attacked on the Isle of Fright.
why-no-selkies-there = { $unit }: no Selkies of yours are there to give a boat.
why-only-selkies-search = Only the Selkies search for heroes on the Isle of Fright: { $unit }.
why-spellbound = { $unit } listens to Sir Mortnoir: nobody marches with them.

## Haunted spaces

do-brave = Brave the haunts: { $target }
do-draw-device = Draw a magic device
ask-windfall = { $hex }: what does { $hero } find?
event-jinxed = { $hex }: a curse falls on { $hero }, who rolls for their fate twice from now on.
event-carried-off = { $hex }: spirits carry { $hero } off.
why-not-haunted = { $hex } is not haunted, or nobody can search there now.
why-was-lucky = { $unit } has found something here before, and does not try again.
why-tomb-was-searched = { $hex }: one hero has searched the Tomb already this turn.

## The Eerie Oasis

wish-wealth = Wealth: a Treasure
wish-friendship = Friendship: a hero of the randomizer
wish-magic = Magic: a device of the Magic Randomizer
wish-escape = Escape: to any space
wish-power = Power: a common mercenary
wish-love = Love: a Dancing Girl or a Rogue
do-wish = Seek a wish of the jinn: { $target }
do-wish-for = { $target }
ask-wish = The jinn bow to the wit of { $hero }. Which wish do they grant?
ask-escape = To where do the jinn carry { $hero }?
event-foolish-wish = { $hex }: the wish of { $hero } was a foolish one.
event-wish-granted = { $hex }: the jinn grant { $hero } a wish: { $wish ->
    [wealth] wealth
    [friendship] friendship
    [magic] magic
    [escape] escape
    [power] power
   *[love] love
}.
event-vanishes = { $hero } vanishes: { $from } → { $to }.
why-not-at-the-oasis = { $unit } is no hero at the Eerie Oasis.
why-is-cursed = { $unit } is cursed: the jinn will not listen.
why-has-wished = { $unit } has asked the jinn already this turn.

## The Isle of Fright

do-comb = Look along the beach: { $target }
why-not-on-the-isle = { $unit } is not on the Isle of Fright.

## The terror of Greystaff

event-barbarians-appalled = A sacrifice of their kin turns them from { $side } for good: { $folk }.
event-mercenaries-appalled = No mercenary will hire out to { $side } any more.
event-strangers-appalled = No stranger will serve { $side } any more.
event-turns-away = { $hex }: { $unit } turns away in horror.
event-murdered-by-guards = The guardsmen of { $kingdom } murder their monarch for the victims of Greystaff!
why-appalled = After the sacrifice they will not hear of you: { $folk }.
why-strangers-stay-away = After the sacrifice no special mercenary will serve you.

## Barbarians

do-council = Hold a council: { $target }
event-sold = { $hex }: the Barbarians sell { $hero } to { $side }!
event-council-called = { $hex }: { $hero } calls a council of the tribes.
event-lord-of-barbaria = { $hero } is lord of all of them: { $folk }.
why-no-council-here = { $unit } holds no council here.
why-has-a-lord = The kind of { $unit } has a lord.
why-council-has-met = The council of { $unit } has met already this turn.
why-serve-their-lord = They serve their lord alone, { $leader }: { $folk }.

## The Temple of Danger

do-slay = Slay { $target } in their sleep
ask-slayer = Who slays { $hero }? It blackens the heart.
event-falls-asleep = { $hex }: the gods put { $hero } to sleep.
event-wakes = { $hero } wakes.
event-slain-asleep = { $leader } slays { $hero } in their sleep.
why-sleeps = { $unit } is asleep: only a friendly monarch or Princess Daya can carry them out.
why-no-sleeper = { $unit } does not sleep where a monarch of yours is.
why-no-carrier = { $unit } can be carried out of the Temple by a friendly monarch or Princess Daya alone.

## Meteoritic iron (DR-A-MET)

ask-crater = Magic is at work near the Crater. Do you have the range of its iron found out now?
event-crater-dampens = { $number ->
    [one] The iron dampens magic in the Crater alone this turn ({ $hex }).
   *[other] The iron of the Crater ({ $hex }) dampens magic within { $number } spaces this turn, its own the first.
}
event-iron-destroys = The iron of the Crater undoes what magic alone kept in the world: { $units }.
event-magic-fails = The iron of the Crater undoes the magic of { $side }.
why-iron-dampens = { $hex }: the iron of the Crater dampens all magic there this turn.
