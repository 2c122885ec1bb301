# Scenarios: wars of the past and of a time to come.

event-plays-part = { $part ->
    [boewenn] { $side } is Boewenn, High Prince of Neuth.
    [khagan] { $side } is Hatu Khagan, lord of the Storm-Riders.
    [satrap] { $side } is the satrap of the Storm-Riders in Minaria.
    [invader] { $side } is the Eastern Invader.
   *[rival] { $side } is Boewenn’s principal opponent.
}
ask-scenario-forces = Where does { $unit } stand as play begins? “Done” leaves it and the rest where they are.

## Boewenn’s War

event-elven-triumph = The Elves alone have scored { $points } points, more than anybody else: { $side } wins the highest grade of victory.
why-not-in-this-time = In Boewenn’s time neither Eastern Horsemen nor Ogres come to Minaria.
why-never-his-ally = { $kingdom } never allies with Boewenn.
why-not-with-elves = Allies of Boewenn do not stand with Elves ({ $hex }).
why-not-beside-elves = { $unit } does not fight beside Elves.
