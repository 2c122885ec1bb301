# Cards beside the map.

panel-players = Players
panel-track = The turns to come
card-armies = { $fallen ->
    [0] Armies on the map: { $number } of { $whole }
   *[other] Armies on the map: { $number } of { $whole }, fallen: { $fallen }
}
card-fleets = { $fallen ->
    [0] Fleets: { $number } of { $whole }
   *[other] Fleets: { $number } of { $whole }, lost: { $fallen }
}
card-banished = Banishes the ambassador of { $side } up to turn { $turn }
card-banished-for-good = Banishes the ambassador of { $side } for good
card-hated = Diplomatic Penalty of { $number }: { $side }
card-friend = Grateful: { $side }
card-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
card-out = Out of the game
card-allies = Allies: { $names }
card-no-allies = No allies
card-hand = { $number ->
    [0] No Diplomacy card
    [one] 1 Diplomacy card
   *[other] { $number } Diplomacy cards
}
card-ambassador = Ambassador at home: { $hex }
card-no-ambassador = { $number ->
    [one] No ambassador for one player turn
   *[other] No ambassador for { $number } player turns
}
card-assassin = Assassination still to come
card-mercenaries = Common mercenaries: { $number }
card-prisoner = Holds { $hero } at { $hex }
card-turn = Turn { $turn }
track-now = Now
track-back = Back: { $hero }
track-status = { $kingdom }: { $status } ends
track-banished = { $kingdom } takes back the ambassador of { $side }
track-vigil = Gift of the Temple: { $hero }
track-ill = Well again: { $hero }
track-winter = Winter begins
track-thaw = Winter ends
track-last = The last turn: points are counted
