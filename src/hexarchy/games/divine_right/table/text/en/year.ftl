# The year: winter, sickness, contested crowns.

panel-climate = Winter in the north
label-poor-forage = Poor forage in the Snow Area
label-snow = Snow lies: a point more for each space of the Snow Area
label-blizzard = A Blizzard: no combat unit moves in the Snow Area
label-snow-storm = A Snow Storm holds their units in the Snow Area
label-snowed-in = Snowed in: { $hero }

panel-health = Epidemics
mark-epidemic = Afflicted by an Epidemic: { $units }.
label-plague = The Black Plague, invoked at the siege of { $castle }
label-weakened = Weakened by sickness: { $castle }, −{ $number }
label-ill = Sick up to turn { $turn }: { $hero }

panel-thrones = Contested thrones
label-regency = { $kingdom }: Confusion up to turn { $turn }, then the heir
label-mourning = { $kingdom }: no monarch while the siege goes on

mark-unrest = Unrest: a revolt of barons simmers in { $kingdom }.
label-revolt = { $number ->
    [0] { $kingdom }: unrest among the barons
   *[other] { $kingdom }: a revolt of { $number } militia
}
label-heir-due = { $kingdom }: a Usurper reigns, the True Heir comes on turn { $turn }
label-disputed = { $number ->
    [0] { $kingdom }: Usurper against True Heir, who holds no castle
    [one] { $kingdom }: Usurper against True Heir, who holds one castle
   *[other] { $kingdom }: Usurper against True Heir, who holds { $number } castles
}

overlay-snow = Snow lies: a point more for each space.
overlay-poor-forage = Poor forage.
