# Army building: why a list is not allowed, and the words of cards.

## Reading a list

why-long = A list has at most { $most } characters.
why-lines = A list has at most { $most } lines.
why-cards = A list has at most { $most } cards.
why-items = A card bears at most { $most } items.
why-empty = The list names no card.
why-unseen = This line holds characters nobody can see.
why-count = A number of copies is from 1 to { $most }.
why-counted-items = Write a card with items on a line of its own, without a number before it.
why-nothing = A name is missing before or after the plus.
why-unknown-card = There is no card “{ $said }”.
why-unknown-card-near = There is no card “{ $said }”. Is “{ $near }” meant?
why-unknown-army = There is no army “{ $said }”.
why-unknown-head = “{ $said }:” means nothing here; there is { $known }.
why-unknown-level = “{ $said }” is no level; there is { $known }.
why-twice = “{ $said }” is there twice.
why-long-name = A name has at most { $most } characters.
why-no-number = “{ $said }” is no number of points.

## What a list is held to

why-basic = A Basic Game uses the nine units of the rulebook: no lists are made for it.
why-no-army = There is no army “{ $army }”.
why-not-yours = This side does not lead { $army }.
why-unvalued-army = No source gives values for { $army }. A data pack can bring cards for it.
why-no-card = There is no card “{ $card }”.
why-unvalued = The rulebook names { $card } but gives no values. A data pack can bring a card for it.
why-other-army = { $card }: this card does not belong to the army ({ $army }).
why-no-bearer = { $card }: a magic item is bought for a card that bears it.
why-expert-only = { $card }: wizards and Large Elements belong to the Expert Game.
why-no-item = “{ $card }” is no magic item.
why-item-army = { $item } belongs to another army than { $card }.
why-item-level = { $item } needs the magic phase of the Expert Game.
why-item-bearer = { $card } cannot bear { $item }.
why-item-standard = { $card } has no standard bearer for { $item }.
why-item-leader = { $card } has no leader for { $item }.
why-two-swords = { $card } bears one sword already; { $item } is one too many.
why-two-standards = { $card } bears one standard or banner already; { $item } is one too many.
why-once = { $card } is there once only, not { $count } times.
why-copies = { $card } may be in this list { $most } times, not { $count } times.
why-with-ally = { $card } marches with another player of this side.
why-too-many = The list costs { $total } points. Agreed on are { $limit }; at most { $most } are allowed.
why-too-few = The list costs { $total } points. Agreed on are { $limit }; at least { $least } are needed.
why-no-unit = An army has at least one unit.
why-few-units = Units cost { $units } points; in the Expert Game they are at least { $percent } % of an army, here { $least }.
why-no-room = The army needs { $needed } fields to deploy; its zone offers { $room }.

## What every list is held to

fought-meeting = A meeting engagement: nothing is fought for but the enemy’s cards.
fought-two-objectives = Two objectives count 200 points each.
fought-centre = An objective in the centre counts 300 points.
fought-attack = You attack a rearguard, which has 70 % of your points, and score for units that break through to its edge.
fought-defence = You are the rearguard: you have 70 % of the points, deploy in six rows, and score for units you stop and for the field in the centre.
fought-late-arrival = Half of each side’s cards, by points, is kept back and comes in round 2 or 3.
limit-points = { $limit } points, from { $least } to { $most }.
limit-copies = { $copies ->
        [one] Every card once.
       *[other] Units, chariots and dragonriders up to { $copies } times, all that has a name of its own once.
    }
limit-items = Each item once, with a bearer its card allows; one sword and one standard or banner a bearer.
limit-units = At least one unit, and { $percent } % of the points in units.

## Cards

group-units = Units
group-commanders = Commanders and heroes
group-wizards = Wizards
group-large = Large Elements
group-items = Magic items

fact-troops = Troops
fact-elements = Elements
fact-figures = Special figures
fact-formations = Formations
fact-maneuvers = Maneuvers
fact-movement = Movement points
fact-movement-unit = Movement (Move / Attack / Skirmish)
fact-movement-large = Movement (Move / Attack / Skirmish / Hold)
fact-morale = Morale
fact-charge = Charge bonus
fact-rank = Rank
fact-radius = Command radius
fact-wizard = Level
fact-spell-points = Spell points
fact-kind = Kind
fact-overrun = Overrun value
fact-weapons = Weapons
fact-attacks = Attacks
fact-initiative = Initiative
fact-size = Size
fact-armor = Armor
fact-melee-skill = Melee skill
fact-shooting-skill = Shooting skill
fact-fear = Fear factor
fact-hit-points = Hit points
fact-bearer = Borne by

troops-infantry = infantry
troops-cavalry = cavalry
elements = { $count } of { $models } { $models ->
        [one] model
       *[other] models
    }
figure-leader = leader
figure-musician = musician
figure-standard-bearer = standard bearer
formation-square = square
formation-wedge = wedge
formation-skirmish = skirmish formation
formation-horde = horde
rank-hero = hero, { $stars } { $stars ->
        [one] star
       *[other] stars
    }
rank-commander = commander, { $stars } { $stars ->
        [one] star
       *[other] stars
    }
spell-points = { $most }, recovers { $recover } a turn
kind-giant = giant
kind-dragon = dragon
kind-chariot = chariot
kind-artillery = artillery
bearers = { $who }
by-units = units
by-heroes = heroes
by-commanders = commanders
by-wizards = wizards

hand = { $weapon } { $bf }
missile = { $weapon } (fields: factor) { $bands }
breath = dragonbreath { $bf }, { $range } fields
projectile = stone { $bf }, { $least }–{ $most } fields
spell = { $name } (level { $level }): { $effect }
own = Something of this card is a reconstruction of ours.

weapon-two-handed-weapon = two-handed weapon
weapon-two-handed-sword = two-handed sword
weapon-two-handweapons = two handweapons
weapon-handweapon = handweapon
weapon-improvised-weapon = improvised weapon
weapon-bow = bow
weapon-arquebus = arquebus
weapon-lance = lance (first round)
weapon-javelin = javelin
weapon-treetrunk = treetrunk
weapon-bite = bite
weapon-tail = tail
weapon-rider-improvised-weapon = rider’s improvised weapon
weapon-crew-handweapon = crew’s handweapon
weapon-crew-improvised-weapon = crew’s improvised weapon
