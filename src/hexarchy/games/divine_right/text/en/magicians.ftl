# The Eaters of Wisdom and the Black Hand.

ask-battlefield = { $hex }: all battlefield markers are on the map. Move the oldest ({ $oldest }) here?
ask-haunted = { $hex }: the Souls of the Damned drive your stack away. Where to?

do-raise-bridge = Cast the Bridge
do-call-ship = Call the Sorcerers’ Ship
do-raise-mist = Raise the Mist of Groping
do-enchant = Cast the Enchanted Castle
do-vortex = Send the Whirling Vortex: { $target }
do-reflect = Use the Reflector: { $target }
do-teleport = The Black Hand vanishes to the Tower of Zards
do-raise-dead = Remake the Walking Dead: { $target }
do-raise-undead = Raise the Undead
do-raise-colossus = Raise the Colossus
do-raise-fleet = Raise the Ghost Fleet
do-souls = Call the Souls of the Damned
do-wings = Spread the Wings of Darkness: { $target }
do-exorcise = Exorcise the Guardian: { $target }

event-bridge-raised = The Eaters cast the Bridge at { $hex }: all ground is clear to their stack.
event-ship-called = The Sorcerers’ Ship appears: { $hex }.
event-mist-raised = The Mist of Groping hides the Eaters and their stack at { $hex }.
event-mist-lifts = { $hex ->
    [none] The Mist of Groping lifts.
   *[other] The Mist of Groping lifts at { $hex }.
}
event-castle-enchanted = An Enchanted Castle rises at { $hex }.
event-vortex-strikes = The Whirling Vortex turns against { $hex }.
event-reflector-strikes = The Reflector is turned on { $hex }.
event-guardian-destroyed = The Guardian of the Tower of Zards is destroyed.
event-guardian-holds = The Guardian of the Tower of Zards stands.
event-raised = { $unit } rises at { $hex }.
event-teleports = The Black Hand vanishes: { $from } → { $to }.
event-wings = The Wings of Darkness spread over { $hex }.
event-souls = The Souls of the Damned rise around { $hex }.
event-stands-fast = { $hex }: { $side } stands fast, and cannot retreat in this phase.
event-battlefield = { $hex } is a battlefield now.

why-another-moment = This is not the moment for it.
why-spell-cast = The Eaters have cast a spell that stands against it, in turn { $turn }.
why-no-coast = { $hex } is no coast from which a ship could sail.
why-hidden-in-mist = The Mist of Groping hides those at { $hex }: nobody can attack them.
why-out-of-reach-of-spell = The spell does not reach { $hex }.
why-no-magic-there = The Amulet of Dispel undoes all magic in { $hex }.
why-guardian-stands = As long as the Guardian stands, nobody besieges { $castle }.
why-stays-in-zards = { $unit } does nothing but guard the Tower of Zards.
why-no-guardian-to-exorcise = There is no enemy Guardian to exorcise.
why-no-exorcist = Only a magical hero beside the Tower of Zards can exorcise the Guardian: not { $unit }.
why-exorcised-already = { $unit } has already tried this turn.
why-raised-already = One of each kind rises in a turn.
why-walks-already = There is nothing to raise: it is on the map.
why-no-battlefield = Nothing can be raised at { $hex }: it is not the battlefield that is needed.
why-too-far-from-its-field = { $unit } goes no farther than five spaces from its field: { $hex } is too far.
why-not-with-the-dead = Living units do not stand with { $unit }: { $hex }.
why-no-way-to-zards = The way to { $hex } is closed, or he is there already.
why-power-used = This power was last used in turn { $turn }: not in consecutive turns.
why-no-enemies-beside = No enemies stand beside the Black Hand at { $hex }.
