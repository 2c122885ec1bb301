# Forts.

fort-at = the fort at { $hex }
do-build-fort = Build a fort at { $target }
do-dismantle = Dismantle the fort at { $target }
event-fort-built = { $side } builds a fort at { $hex }.
event-fort-removed = { $side } dismantles the fort at { $hex }.
why-castle-stands = A castle or a fort stands at { $hex } already.
why-built-already = The builders at { $hex } have done what they could this turn.
why-too-few-builders = It takes { $number } regulars at { $hex } to build a fort.
why-no-master-builder = Neither a leader of these regulars nor an Engineer is at { $hex }.
why-too-many-barbarians = In the fort at { $hex } others must outnumber the Barbarians.
why-fort-is-empty = Nobody is in { $castle }: it is open.
why-no-fort-of-yours = You hold no fort at { $hex }.
dice-dr-a-for-04 = Leader and Engineer
dice-dr-a-for-05 = Building a fort
