# Magic devices, treasure, the Temple of Kings and the altars of Greystaff.

## Names

device-helm = The Helm of Wisdom
device-airboat = The Airboat of Armera
device-amulet = The Amulet of Dispel
device-mask = The Mask of Influence
device-wand = The Wand of Healing
device-sword-wizardry = The Sword of Wizardry
device-flying-carpet = The Flying Carpet
device-spinning-wheel = The Spinning Wheel
device-guiding-light = The Guiding Light
device-bag-of-wind = The Bag of Wind
device-head-of-orlog = The Head of Orlog
device-silver-sentinel = The Silver Sentinel
device-striding-boots = The Striding Boots
device-mirror-of-sight = The Mirror of Far Sight
device-horn-of-rally = The Horn of Rallying
device-cloak-of-dusk = The Cloak of Dusk
device-ring-of-tongues = The Ring of Tongues
device-chain-of-binding = The Chain of Binding
device-bauble = The Bauble of Metamorphosis
device-hand-of-corfu = The Hand of Corfu
device-iozzi-wands = Iozzi’s Wands
device-love-potion = The Love Potion
device-waters-of-jurba = The Waters of Jurba
device-runesword = The Runesword
device-dummy = A worthless thing
device-treasure = A Treasure
device-marker = A marker that lies face down
mode-carpet = On the Flying Carpet
    .the = the Flying Carpet
mode-airboat = In the Airboat
    .the = the Airboat of Armera
boon-earthquake = Earthquake
boon-devil-wind = Devil Wind
boon-steal-gift = Steal a Gift
boon-firestorm = Firestorm
boon-possession = Possession
boon-tempest = Tempest

## What a button says

do-carry = { $target } takes it
    .ask-march = Carry { $target } out of the Temple
do-give = Hand over: { $target }
do-give-treasure = { $target } hands over a Treasure
do-seek = { $target } seeks what is lost
do-steal = { $target } steals
do-take = { $target }
do-spend = Spend the Treasure of { $target }
do-look-at = Look into the Mirror: the monarch of { $target }
do-look-under = Look into the Mirror: the marker at { $target }
do-mask-activate = Wear the Mask and activate { $target }
do-mask-deactivate = Wear the Mask and deactivate { $target }
do-wear-cloak = Vanish in the Cloak of Dusk
do-test = { $target } takes the test of the gods
do-sacrifice = Sacrifice { $target }
do-earthquake = Earthquake: { $target }
do-devil-wind = Devil Wind: { $target }
do-steal-gift = Steal a gift: { $target }
do-firestorm = Firestorm: { $target }
do-possess = Possession: { $target }
do-tempest = Tempest: { $target }

## Questions

ask-spoils = { $hex }: who takes { $device }?
ask-booty = The plunder of { $hex }: who takes { $device }?
ask-hand-over = { $unit } hands over { $device }. To whom?
ask-found = { $hex }: { $unit } has found something. What do they take?
ask-horn = The retreat from { $hex } has failed. Do you blow the Horn of Rallying and roll again?
ask-gift = { $hero } is pure of heart. Which gift do you choose?
ask-boon = { $unit } is to die on the altars. For which boon, and where does it strike?
ask-fire = Fire falls on { $hex }. Which unit dies first?
ask-heir = Which of your monarchs gets { $device }?

## What happens

event-takes = { $hex }: { $unit } takes { $device }.
event-lies-lost = { $hex }: { $device } lies lost here.
event-appears-there = { $hex }: { $device } appears.
event-is-gone = { $device } has left the game.
event-device-drawn = The plunder of { $hex } holds magic for { $side }: { $device }.
event-device-used = { $unit } uses { $device }.
event-spends = { $hex }: { $unit } spends a Treasure.
event-steals = { $hex }: { $unit } steals { $device } and must bring it out.
event-brings-out = { $unit } is out with the loot: { $hex }.
event-stays-bound = { $hex }: the Chain binds { $hero }, now a captive of { $side }.
event-looks-at = { $side } looks into the Mirror, at the monarch of { $kingdom }.
event-mirror-shows = In the Mirror you see the monarch of { $kingdom }: { $personality }.
event-looks-under = { $side } looks into the Mirror, at the marker at { $hex }.
event-marker-is = In the Mirror you see what lies at { $hex }: { $device }.
event-at-court = { $hero } works on the monarch of { $kingdom } for { $side }: { $function ->
    [activate] to win an ally.
   *[deactivate] to win it away from its alliance.
}
event-sent-away = { $kingdom } turns { $hero } away.
event-mask-barred = { $kingdom } does not admit the Mask of Influence until turn { $turn } is over.
event-black-hearted = The gods find { $hero } black-hearted: no gift, now or ever.
event-meditates = { $hero } meditates until turn { $turn } for { $device }.
event-forfeits = { $hero } goes without { $device }.
event-sacrifices = { $side } sacrifices { $unit } on the altars of Greystaff: { $boon }.
event-earthquake = The earth shakes: { $castle } lies in ruins ({ $hex }).
event-back-to-the-temple = { $device } is back in the Temple of Kings.

## Refusals

why-nobody-to-give = Nobody is there who could take { $device }.
why-not-borne = None of yours bears { $device }.
why-hands-full = { $unit } can carry no more.
why-nothing-to-find = Nothing lies lost where { $unit } is.
why-has-sought = { $unit } has tried already in this turn.
why-no-seeker = { $unit } does not seek what is lost.
why-movement-not-closed = First all movement comes to an end.
why-no-thief = { $unit } is no thief.
why-nothing-to-steal = { $unit } has not come among enemies in this turn, or they have nothing to steal.
why-not-in-a-castle = { $unit } is in no friendly castle where a Treasure could be spent now.
why-no-mask = No hero of yours bears the Mask of Influence.
why-mask-is-barred = { $kingdom } does not admit the Mask of Influence yet.
why-not-there = { $hero } is not where the monarch of { $kingdom } is.
why-no-mirror = You have no Mirror of Far Sight, or have looked into it in this turn.
why-nothing-to-see = You know what lies there.
why-only-monarchs = Only monarchs enter the Temple of Kings: { $hex }.
why-no-monarch = The gods judge monarchs alone, not { $unit }.
why-not-in-the-temple = { $unit } is not in the Temple of Kings.
why-has-a-gift = { $unit } has a gift of the Temple already.
why-black-hearted = The gods have found { $unit } black-hearted.
why-was-tested = { $unit } has taken the test already.
why-no-gift-left = No gift is left in the Temple for { $unit }.
why-holy-ground = Nobody is attacked on holy ground: { $hex }.
why-has-sacrificed = You have made your sacrifice of this turn.
why-no-victim = The altars do not take { $unit }.
why-not-at-the-altars = { $unit } does not stand at the altars of Greystaff.
why-combat-not-over = Sacrifices are made at the end of the Combat Phase.
why-boon-granted-before = You have had this boon: { $boon }.
why-no-such-target = That would strike nobody: { $boon }.

## Royal treasure

do-rob = Look for the royal treasure: { $target }
ask-pay-day = The royal treasure is gone: which mercenary unit leaves you unpaid?
event-cannot-pay = { $side } has lost the royal treasure, and cannot pay a mercenary.
why-no-rogue = Only Rogues look for a royal treasure, not { $unit }.
why-no-vault = { $unit } is in no royal castle of an enemy.
