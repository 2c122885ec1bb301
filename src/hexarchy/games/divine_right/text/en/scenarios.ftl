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

## Storm-Riders

event-captain-revived = { $hex }: { $leader } takes up a command that was lost.

## The Great Khagan

do-demand = Demand submission of { $target }
ask-storm-militia = { $kingdom } has submitted. Where do your militia stand? { $number } are left.
event-murderer-of-envoys = The monarch of { $kingdom } has murdered the Khagan’s envoys. Their blood calls for revenge.
event-envoys-avenged = The envoys are avenged: { $kingdom } has paid for its monarch’s crime.
event-deploys-there = { $unit } stands at { $to }.
event-demands = { $side } demands the submission of { $kingdom }.
event-refuses-to-submit = { $kingdom } refuses to submit.
event-submits = { $kingdom } submits to { $side }, and its castles with it.
event-khagans-victory = { $grade ->
    [tactical] { $side } wins a tactical victory over Minaria.
    [strategic] { $side } wins a strategic victory over Minaria.
    [crushing] { $side } crushes Minaria.
   *[none] Minaria has withstood { $side }: its monarchs win together.
}
event-moral-victory = { $side } wins a moral victory.
why-storm-riders-are-deaf = The Storm-Riders do not listen to Sir Mortnoir.
why-royal-castle-first = Not before the Khagan has plundered a royal castle, and no Ogres.
why-two-royal-castles-first = He must have plundered two royal castles before anybody listens.
why-only-demands = The Khagan’s ambassador demands submission, recruits Barbarians and brings in strangers, nothing else.
why-not-known-yet = The Storm-Riders do not know this place before turn { $turn }.
why-khagans-horsemen = The Eastern Horsemen follow another.
why-altarr-first = West of Zorn nobody follows you before Castle Altarr is yours.
why-not-the-khagan = Only the Khagan demands submission.
why-has-refused = { $kingdom } has refused, and listens again when another has submitted.
why-has-submitted = { $kingdom } has submitted to the Khagan, and has no monarch to speak to.

## The Minarian revolt and the Storm-Rider civil war

do-summon = Call up { $target }
do-depose = Depose the monarch of { $target }
do-rouse = Bring { $target } over to you
do-horsemen = More Eastern Horsemen
ask-intrusion = Enemies are in your vassal { $kingdom }. Do you call it to arms, at no cost?
ask-free-call = Help from afar: which vassal rises for you?
ask-conscription = Do you take { $number } militia, and nothing else?
ask-more-militia = Where do your new militia stand? { $number } are left.
event-is-vassal = { $kingdom } is a vassal of { $side }.
event-is-free = { $kingdom } is free.
event-revolts = { $kingdom } is in revolt, without a player: it joins the first Minarian ambassador.
event-deposes = { $side } deposes the monarch of { $kingdom }.
why-is-a-rebel = { $kingdom } is in revolt: it joins Minarians without a word, and nobody else.
why-no-such-rebel = { $kingdom } is no kingdom in revolt that would join you so.
why-not-your-vassal = { $kingdom } is no vassal of yours that could be called up.
why-cursed-vassal = { $kingdom } has a Cursed monarch, who follows no liege.
why-rival-occupiers = Units of both powers are in { $kingdom }: neither makes it a vassal.
why-needs-a-garrison = A regular or Horseman and a leader must be in { $kingdom }.
