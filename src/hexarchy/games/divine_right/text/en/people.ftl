# People of the Advanced game: Envoys (DR-A-ENV) and special mercenaries with chapters of their own.

## Envoys

envoy-1 = The Silver Tongue
    .about = A Long Oration he plays is worth 1 more.
envoy-2 = The Purse-Bearer
    .about = A Bribe he plays is worth 1 more; his Crass Bribes never banish.
envoy-3 = The Matchmaker
    .about = A Diplomatic Marriage he plays is worth 1 more.
envoy-4 = The Iron Glove
    .about = Threats he plays are worth 1 more; if they fail he is banished one turn longer.
envoy-5 = The Keeper of Secrets
    .about = Blackmail he plays is worth 1 more.
envoy-6 = The Hedge Wizard
    .about = White Magic and Black Magic he plays are worth 1 more.
envoy-7 = The Old Friend
    .about = +1 to all his rolls in one kingdom, named at the start.
envoy-8 = The Duellist
    .about = +1 in duels and assassinations.
envoy-9 = The Recruiter
    .about = +1 when he recruits Barbarians or Ogres; a natural 1 still kills him.
envoy-10 = The Sower of Discord
    .about = +1 to his deactivations.
envoy-11 = The Wanderer
    .about = Moves 2 points further, and goes in and out of besieged castles unharmed.
envoy-12 = The Pompous
    .about = −1 to his activations, but no failed roll ever banishes him.

do-envoy = Let your Envoy work, and not your ambassador
do-duel-envoy = Challenge an Envoy to a duel: { $target }
do-befriend = { $target }
ask-old-friend = In which kingdom has { $hero } an old friend? All his rolls there have +1.
ask-envoy-function = What does { $hero } do at { $hex }?
event-envoy-appointed = { $side } appoints { $hero } at { $hex }: { $envoy }.
event-old-friend = { $hero } has an old friend in { $kingdom }.
event-envoy-banished = { $kingdom } banishes { $hero }{ $turn ->
    [999] { " " }for good.
   *[other] { " " }up to turn { $turn }.
}
why-no-envoy = Your Envoy is not at hand.
why-no-envoy-of = The Envoy of { $side } is not at hand.
why-nothing-for-the-envoy = There is nothing your Envoy could do where he is.
why-ambassador-elsewhere = { $hero } does not meet the ambassador of { $side } where he is.

## The Marshal and the Order of the Hippogriff

mode-hippogriff = On a hippogriff
    .the = a hippogriff
do-hover = Rise and hover over { $target }
do-trust-the-gods = Trust the gods: roll again
event-marshal-trait = { $hero }: { $number ->
    [1] Military Genius, +1 in land combat.
    [2] Vigilant, his stack retreats on 3 or more.
    [3] Favorite of the Gods, he may roll again for his fate.
    [4] Inspiring, he leads 8 points far.
    [5] Siege Engineer, +1 in sieges.
   *[6] Pious, he may break Curses.
}
event-marshal-comes = Another takes command of the Order at { $hex }: { $hero }.
event-marshal-leaves = The Order is no more, and { $hero } leaves the game.
why-order-must-come = The Marshal leads { $unit } only if the Order of the Hippogriff makes the whole move with him.

## Pirates, and Tana the She-Devil

do-loot = Prey on commerce: { $target }
do-bury = Bury a Treasure: { $target }
do-unearth = Dig up a buried Treasure: { $target }
ask-prize = Do you spare one fleet and take { $unit } into your stack?
ask-mutiny = Does { $hero } foment a mutiny at { $hex }? She rolls for her fate first; then an even die turns every crew there pirate, an odd one makes her flee.
ask-departure = The seized fleets leave at once: where does { $fleet } go?
ask-escort = { $hero } leaves you for the player to your right: which mercenary fleet goes with her?
ask-berth = Where do { $hero } and { $fleet } stand on that sea?
event-turns-coat = { $fleet } joins { $side } at { $hex }.
event-buries = { $unit } buries a Treasure at { $hex }.
event-mutiny = Mutiny at { $hex }: { $units } follow { $hero } and turn pirate.
event-mutiny-fails = The crews at { $hex } do not listen: { $hero } has to flee.
event-exposed = Bilge Rat exposes { $hero } at { $hex }, and { $side } lets her go.
event-parts = { $hero } does not serve with Bilge Rat: she goes over to { $side }.
why-pirates-keep-apart = { $unit } keeps company with fleets of a kingdom only under Bilge Rat or Tana.
why-hold-is-full = { $unit } holds two Treasures already.
why-is-no-pirate = { $unit } is no pirate of yours.
why-meager-trade = There is nothing to take on the Sea of Zett: { $unit }.
why-not-at-sea = { $unit } is not on the open sea.
why-honest-company = { $unit } is in the company of fleets that are no pirates.
why-has-looted = { $unit } preys on commerce this turn, and does nothing else.
why-nothing-to-bury = { $unit } has no Treasure to bury.
why-no-place-to-bury = Treasures are buried on a coast or a navigable river: { $unit }.
why-nothing-buried = No pirate has buried anything where { $unit } is.

## Trouble and the Peasants

do-raise-peasants = Raise the Peasants
ask-shield = A mercenary of yours is to be hired away: which one does { $hero } keep?
ask-rejected = They do not follow { $hero }: who of her stack leaves { $hex } with her?
ask-rejected-where = Where does { $hero } go from { $hex }?
ask-rising = { $kingdom } acts again, and its Peasants return: where does { $unit } stand?
event-peasants-rise = The Peasants of { $kingdom } rise at { $hex }: { $units }.
event-follows-her = { $units } follow { $hero }.
event-is-doubted = Nobody takes { $hero } for a commander at { $hex }.
event-regenerates = { $hero } is not dead: she regenerates.
why-no-trouble = Trouble is not at hand.
why-no-enemy-kingdom = { $unit } is in no kingdom that acts for an enemy.
why-is-your-own = { $kingdom } acts for you.
why-revolt-elsewhere = Trouble has raised { $kingdom }, and raises no other kingdom.
why-revolt-is-over = The revolt is over: the last Peasant is gone ({ $kingdom }).
why-all-have-risen = All Peasants of { $kingdom } have risen.
why-has-asked = Trouble has asked others to follow her in this phase already: { $unit }.
why-peasants-do-not-besiege = Peasants are half or more of the force: they do not besiege { $castle }.
why-peasants-stay-at-home = { $unit } moves only in its own kingdom and the wasteland.
event-stand-off = { $hero } and { $leader } fight, and neither is hurt.
event-abducts = { $leader } carries { $hero } off from { $hex }.
