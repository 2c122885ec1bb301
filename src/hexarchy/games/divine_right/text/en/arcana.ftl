# Advanced magic devices (DR-A-DEV).

do-shape = Use the Bauble of Metamorphosis: { $target }
do-resume = Resume the natural shape
do-cure-wolf = Lift the Curse with the Hand of Corfu: { $target }
do-discard = { $target } throws away the worthless thing
do-buy = { $target } looks for a magic device
do-feed = Sacrifice { $target } to the Runesword
ask-frenzy = The Runesword is in a frenzy around { $hex }. Which of your units dies? Still to come: { $number }.
ask-sword-duel = The Runesword and the Sword of Wizardry meet. Shall they duel? The attack is then called off: { $hero }.
event-hand-turns = { $paw ->
    [1] { $device } is a werewolf’s paw.
   *[0] { $device } is a human hand.
}
event-device-cursed = { $hex }: a Curse lies on { $device }. { $hero } has touched it.
event-thrown-away = { $unit } throws away { $device }.
event-devices-hidden = Devices are hidden, and nobody knows which: { $hexes }.
event-heirloom = { $hero } brings an heirloom: { $device }.
event-sword-fed = { $unit } sacrifices { $hero } to the Runesword.
event-sword-goes = { $device } goes back where it came from.
event-swords-stand-off = { $hex }: the swords part, and nobody is hurt.
why-no-hand-there = No human Hand of Corfu of yours is where { $unit } is.
why-is-no-wolf = { $unit } is under no Curse of the Werewolf.
why-no-bauble = No hero of yours bears the Bauble of Metamorphosis.
why-no-beast-by-choice = None of your heroes is a beast by their own will.
why-bears-no-dummy = { $unit } bears no worthless thing.
why-no-shop-here = Nothing is for sale where { $unit } is, or not to them.
why-has-been-there = { $unit } has looked for a device in this place before.
why-nothing-for-sale = No device is left for { $unit }.
why-sword-has-fed = The Runesword has had its sacrifice.
why-no-victim-for-the-sword = { $unit } does not stand beside the wielder of the Runesword.
