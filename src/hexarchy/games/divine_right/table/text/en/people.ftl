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
