# The people of the Advanced game, beside the map.

panel-envoys = Envoys
label-envoy = { $envoy }: { $talent }
label-old-friend = An old friend in { $kingdom }
label-envoy-banished = The Envoy is banished from { $kingdom } up to turn

panel-marshal = The Marshal of the Hippogriffs
label-marshal-trait = { $number ->
    [1] Military Genius: +1 in land combat with the Order
    [2] Vigilant: his stack retreats on 3 or more
    [3] Favorite of the Gods: may roll again for his fate
    [4] Inspiring: leads 8 points far
    [5] Siege Engineer: +1 in sieges
   *[6] Pious: may break Curses
}
label-marshal-due = Another Marshal comes when the next turn begins

about-enlist-hippogriffs = Knights of strength 12 who fly 8 spaces, and the Marshal who leads them, with traits of his own. They enter at Hyyx.
about-enlist-mortnoir = A traitor who attaches himself to an enemy leader and spoils what he does. Enters with any enemy leader.
about-enlist-tana = A leader of fleets, +1 in their combat, who hides among enemy mercenary fleets and turns them pirate. Enters in a friendly port or with such a fleet; never serves with Bilge Rat.
about-enlist-pirate-fleet = A fleet of strength 3, move 9, that retreats easily and preys on commerce. Enters at sea on the western edge, or upon an enemy hero in a Small Boat.

panel-pirates = Pirates
label-mutineer = Turned pirate: { $fleet }
label-hoard = Buried by pirates at { $hex }
about-enlist-trouble = A leader, move 7, with a mercenary unit; raises Peasants in an enemy kingdom and is hard to kill, but units doubt her as a commander. Enters at Bartertown.

panel-uprising = Trouble and the Peasants
label-uprising = The Peasants of { $kingdom } have risen
label-uprising-over = The revolt is over: { $kingdom }
