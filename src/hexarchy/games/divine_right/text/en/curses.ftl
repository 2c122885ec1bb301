# Curses (DR-A-CURSE).

## Names

curse-vampire = The Curse of the Vampire
curse-werewolf = The Curse of the Werewolf
curse-doom = The Curse of Doom
curse-paralysis = The Curse of Paralysis
curse-wanderer = The Curse of the Wanderer
curse-unclean = The Curse of the Unclean
curse-transformation = The Curse of Transformation
curse-beast = The Curse of the Beast
curse-love = The Curse of Love
curse-personality = The Curse of Personality Change
form-water = A beast of the water
form-land = A beast of the land
form-air = A beast of the air

## What a button says

do-curse = Curse { $target }
do-lay = { $target }
do-bewitch = With { $target }
do-lift-curse = Try to lift a Curse: { $target }
do-pray = Pray for the end of a Curse: { $target }
do-dispel = Try White Magic: { $target }
do-claim = Ask to be recognized: { $target }
do-woo = Woo: { $target }
do-visit = Visit the monarch who loves one of yours: { $target }
do-maul = Attack { $target }
do-hunt = { $target } seeks the Grave of the Vampire
do-form = { $target }
do-endow = { $target }
do-hire-user = Seek a Magic User at { $target }

## Questions

ask-curser = Who of yours curses { $unit }?
ask-which-curse = { $hero } tries to curse { $unit }. With what?
ask-reaction = { $unit } has come into the space of { $hero }. Does your magician curse them?
ask-beast-form = What does { $unit } become?
ask-which-to-lift = Of which Curse shall { $hero } be free?
ask-lift-how = Where or by what shall { $hero } be free of it?
ask-white-magic = Which card do you play to lift the Curse: { $hero }?
ask-endowment = You alone see two Personalities. Which one does the monarch of { $kingdom } get?
ask-grave = A Grave cannot lie in a river. Where does the Grave of { $unit } lie?
ask-hunters = It is night, and the Vampire comes. Who helps { $hero }? Those who do share the danger.
ask-gothic-place = { $number ->
    [1] You have the Vampire. Where do it and its Grave stand?
   *[2] You have the Werewolf. Where does it stand?
}
ask-gothic-choice = Which of the strangers serves you?

## What happens

event-curses = { $hero } tries to curse { $unit }: { $curse }.
event-curse-falls = { $hex ->
    [none] { $hero } is cursed: { $curse }.
   *[other] { $hex }: { $hero } is cursed: { $curse }.
}
event-curse-waits = { $hero }: { $curse } waits until another is lifted.
event-curse-fails = No Curse falls on { $hero }.
event-curse-lifted = { $hero } is free: { $curse } is lifted.
event-nonnus-disapproves = Nonnus does not protect those who curse: { $hero } must roll.
event-changes-shape = { $hex }: { $hero } becomes { $unit }.
event-is-themselves = { $hex }: { $hero } stands here in their own shape.
event-must-wander = { $hero } must wander to { $hex }.
event-goes-mad = { $hex }: { $hero } has come no nearer to the goal, and goes mad.
event-prays = { $hero } prays in the Temple of Kings until turn { $turn }.
event-dispels = { $side } plays { $card } to free { $hero }.
event-recognized = { $hex }: { $hero } is recognized.
event-not-recognized = { $hex }: nobody believes { $unit }.
event-falls-in-love = { $hero } falls in love with { $unit }.
event-resides = { $hero } takes up residence: { $hex }.
event-visits = The ambassador of { $side } is welcome to the monarch of { $kingdom }.
event-heart-breaks = { $hero } has been alone for too long: the love is over.
event-monarch-missing = The monarch of { $kingdom } is missing, and is waited for until turn { $turn } is over.
event-monarch-returns = The monarch of { $kingdom } is back.
event-held-dead = The monarch of { $kingdom } is held dead.
event-monster-comes = { $hex }: { $unit } is loose, and obeys { $side }.
event-monster-passes = { $unit } obeys { $side } now.
event-monster-attacks = { $hex }: { $unit } attacks { $hero }.
event-buried = The Grave of { $unit } lies at { $hex }.
event-back-to-the-grave = { $unit } is back in its Grave: { $hex }.
event-found-by-day = { $hex }: the Grave is found by day, and { $unit } with it.
event-found-by-night = { $hex }: the Grave is found by night, and { $unit } comes.
event-job-done = { $hex }: { $unit } has done the job, and is gone.
event-passed-on = { $unit } goes to { $side }, who has no Magic User yet.
event-sent-back = Every player has a Magic User: { $unit } goes back.
event-gothic-order = Monsters and strangers are given out to { $order }, in this order.

## Refusals

why-is-immune = No Curse touches { $unit }.
why-in-the-temple = Nobody is cursed in the Temple of Kings: { $unit }.
why-cursed-already = { $unit } is under that Curse, or a stronger one.
why-is-a-player-monarch = Nobody directs a Curse at a player monarch: { $unit }.
why-has-no-card = There is no Personality card to change: { $unit }.
why-cannot-love = { $unit } cannot be made to love.
why-no-counter-left = There is no counter left to stand for { $unit }.
why-no-curser-there = None of yours who could curse is where { $unit } is.
why-has-cursed = Who could curse { $unit } has tried already in this turn.
why-tried-before = You try no Curse a second time before you have tried them all: { $unit }.
why-knows-it-not = { $unit } does not know that Curse.
why-is-not-cursed = { $unit } is under no Curse.
why-asks-no-gift = { $unit } is cursed, and asks for no gift.
why-has-tried = { $unit } has tried already in this turn.
why-no-help-here = Nobody here can help { $unit } now.
why-wand-heals-others = The Wand of Healing helps against Paralysis and the Unclean alone: { $unit }.
why-prays-already = { $unit } prays already.
why-no-white-magic = You hold no White Magic.
why-not-transformed = { $unit } has no other shape to prove.
why-not-recognized = Nobody has recognized { $unit }, who may not ask again.
why-no-royal-castle = { $unit } is in no royal castle where they could be recognized.
why-too-late = It is too late: others reign now. { $unit } stays what they are.
why-is-paralysed = { $unit } cannot move; a combat unit may carry them.
why-is-unclean = Those who are unclean keep away from castles and combat units: { $unit }.
why-nobody-to-woo = Nobody is there whose love { $unit } could win.
why-never-loved = { $unit } is never loved.
why-has-wooed = { $unit } has wooed already in this turn.
why-not-without = { $unit } does not go without { $hero }.
why-loves-another = The monarch of { $kingdom } has eyes for nobody else.
why-loves-nobody-of-yours = The monarch of { $kingdom } loves nobody of yours, or is an ally already.
why-monster-boards-nothing = { $unit } boards neither ship nor boat.
why-too-far-from-the-grave = { $unit } stays on land, within five spaces of its Grave.
why-beast-stays-ashore = { $unit } must come down on land.
why-beast-swims = { $unit } keeps to the water, or takes the shortest way to it.
why-behind-walls = { $unit } is safe behind garrisoned walls.
why-no-monster-there = No monster of yours that could attack is where { $unit } is.
why-no-grave-here = No Grave is where { $unit } is.
why-no-hunter = { $unit } hunts no Vampires.
why-no-users-here = None of yours is where Magic Users are for hire: { $hex }.
why-no-users-left = No Magic User is for hire any more: { $hex }.
