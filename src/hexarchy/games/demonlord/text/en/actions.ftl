# What a button says: `do-<verb>`; `.ask-<question>` where a question gives the verb another meaning.

## Answers to many questions

do-yes = Yes
    .ask-withdraw = Withdraw
    .ask-sortie = Make a sortie
    .ask-garrison-joins = The garrison joins in
    .ask-request = Request reinforcements
    .ask-exchange = Ask for an exchange
    .ask-call-talks = Roll for truce talks
    .ask-talks-go-on = Go on with the talks
    .ask-confirm-attack-neutral = Attack the neutral state
    .ask-confirm-abandon-fortress = Abandon the fortress
    .ask-confirm-no-way-out = Withdraw all the same
    .ask-confirm-leave-capital = Leave the capital
    .ask-confirm-request = Send the request
do-no = No
    .ask-withdraw = Stay and fight
    .ask-sortie = Stay behind the walls
    .ask-garrison-joins = The garrison stays inside
    .ask-request = Not now
    .ask-exchange = No exchange
    .ask-exchange-offer = Offer nobody
    .ask-exchange-give = Refuse the offer
    .ask-call-talks = Fight on
    .ask-talks-go-on = Break off
    .ask-confirm-attack-neutral = Stay out
    .ask-confirm-abandon-fortress = Keep the troops there
    .ask-confirm-no-way-out = Stay and fight
    .ask-confirm-leave-capital = Think again
    .ask-confirm-request = Not now
do-pass = Pass
    .ask-window-rains = Not now
    .ask-window-before-movement = Not now
    .ask-window-after-movement = Not now
    .ask-window-before-battles = Not now
    .ask-window-light-and-darkness = Not now
    .ask-window-retreat = Not now
    .ask-window-between-battles = Not now
    .ask-window-after-battles = Not now
    .ask-window-end = Not now
    .ask-cloak = Let them look
    .ask-move-character = Leave everybody in place
    .ask-siege-magic = No more magic
    .ask-alliance = Try none of them
    .ask-replace-character = Try for nobody
    .ask-replace-troop = Try for none
do-pass-step = No more spells this step
do-pass-phase = No spells for the rest of this phase
do-done = Done
    .ask-reserves = No more reserves
    .ask-retreat-group = The group is complete
    .ask-retreat-on = The group is complete
    .ask-cast-gate = Nobody else
    .ask-cast-area = The area is complete
do-place = Place at { $target }
    .ask-township-town = Ask { $target }
do-place-all = Place all at { $target }

## Set-up and start of the phase

do-draw-five = Five at random
do-choose-one = One by choice, three at random
do-learn = Learn { $target }
do-raise = Raise { $target }
do-replace = Try to bring back { $target }

## Movement

do-unit = Move { $target }
do-ride = Take along { $target }
do-move = Go to { $target }
do-stop = Stop here
    .ask-retreat-on = Nobody goes on
do-end = Done
    .ask-movement = End movement
    .ask-invocation = End invocations
do-show = Show a troop unit
    .ask-block = Show troops and stop them
    .ask-hunt = Show troops and try to capture
do-silent = Keep silent
    .ask-block = Let them pass
do-apart = Roll alone
do-party = Join the party of { $target }

## Magic

do-cast = Cast { $target }
do-by = { $target }
do-at = Aim at { $target }
    .ask-cast-area = Add { $target }
do-radius = Radius { $target }
do-group = Choose a group of hexes
do-gate = Send { $target }
do-revive = Bring back { $target }
do-invoke = Invocation by { $target }
do-call = Invoke { $target }

## Battles

do-battle = Give battle
do-siege = Stay behind the walls
do-fight = Fight at { $target }
do-terrain = { $target }
do-deploy = { $target }
do-character = { $target }
do-with = With { $target }
do-commit = Bring up { $target }
do-put-up = Put up { $target }
do-answer = Answer with { $target }
do-against = Attack { $target }
do-idle = Stay idle
    .ask-answer = Send no reserve
do-fire = Fire at { $target }
do-hold = Hold fire
do-target = { $target }
do-inside = Into the fortress
do-outside = Retreat
do-take = Take { $target }
    .ask-retreat-on = { $target } should go on
do-retreat = Retreat to { $target }

## Sieges

do-resolve = Siege of { $target }
do-assault = Assault
do-invest = Investment
do-support = Siege magic by { $target }
do-lose = Lose { $target }

## Alliances and prisoners

do-court = Court { $target }
do-offer = Offer { $target }
do-give = Give { $target }

## Orders a player may give at any time

do-top = Put { $target } on top
do-lift-pass = Ask me about spells again
do-order = { $target }
do-stack-show = { $target }: always show troops
do-stack-silent = { $target }: never show troops
do-stack-ask = { $target }: ask me about showing troops
do-siege-assault = { $target }: always assault
do-siege-invest = { $target }: always invest
do-siege-ask = { $target }: ask me about the siege

order-cloak-always = Always answer with Cloak
order-cloak-never = Never answer with Cloak
order-cloak-ask = Ask me about Cloak
order-fire-always = Always fire magic missiles
order-fire-ask = Ask me about magic missiles

## Beings that are named otherwise when they are called

beings-ninnghiz = the Conjurations of Ninnghiz
beings-great-woods = the spirit of the Great Woods
