# Sieges.

ask-break-out = From which castle do you break out?
ask-assault = Which castle do you attack next?
ask-advance = Which unit advances to { $hex }?
ask-besiege = Which castle do you besiege?
event-siege-declared = { $side } besieges { $castle }.
event-siege-ends = The siege of { $castle } by { $side } is over.
event-siege-goes-on = { $castle } holds out.
event-castle-falls = { $castle } falls to { $side } and is plundered!
event-boom = { $open ->
    [0] The Boom at Port Lork is closed.
   *[other] The Boom at Port Lork is open.
} ({ $hex })
why-is-plundered = { $castle } is plundered: nothing is left to besiege.
why-is-friendly = { $castle } is friendly.
why-needs-magic = Only magic can besiege { $castle }.
why-not-covered = Around { $castle }, still open: { $hexes }.
why-needs-a-fleet = { $castle } is a port: a fleet must take part in its siege.
why-enemies-outside = Enemies stand outside the walls of { $castle }.
why-too-weak = Too weak to besiege { $castle }: { $own } against { $theirs }.
why-no-siege-of-yours = You besiege no castle at { $hex }.
why-declared-this-turn = This siege was declared in this turn: the first siege attack comes in your next. ({ $hex })
why-no-castle = There is no castle at { $hex }.
why-omens-forbid = Dark omens: the regulars of { $kingdom } neither attack nor declare a siege this turn.
