# Other beginnings: special conditions (DR-A-SCO).

condition-usurpation = Usurpation
condition-clout = Diplomatic Clout
condition-mercenary-revolt = Mercenary Revolt
condition-famine = Famine
condition-prosperity = Prosperity
condition-fervor = Patriotic Fervor
condition-preparedness = Preparedness
condition-bankruptcy = Bankruptcy
condition-expertise = Expertise
condition-pestilence = Pestilence
condition-invasion = Invasion

do-use-clout = Use your Diplomatic Clout: +1
ask-condition-forces = { $kingdom }: where do your { $number } units stand as play begins?
ask-condition-reaver = In which port does { $unit } wait for the revolt to end?
ask-condition-reinforced = { $kingdom }: which of your stacks does another invader join?
event-condition = { $kingdom } begins the game under a special condition: { $condition }.
event-condition-ends = { $kingdom }: { $condition } is over.
event-condition-chits = { $kingdom }, { $condition }: the highest chits are those of { $order }.
event-condition-band = { $units } stand at { $hex } in { $kingdom }, for { $side }.
why-is-troubled = { $kingdom } does not leave its player while it has enemies in the land.
why-keeps-to-kingdom = { $unit } keeps to { $kingdom } and the wasteland around it.
why-waits-for-the-revolt = { $unit } waits where it is until the revolt is over.
why-invasion-goes-on = While your invasion goes on you recruit no others of their kind.
