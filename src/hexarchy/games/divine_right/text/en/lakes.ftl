# Lake fleets.

do-lake-boat = By lake boat: { $target }
ask-ferry = { $unit } at { $hex }: where do the boats of the lake land?
event-crosses-lake = { $unit } crosses the lake, { $from } → { $to }.
why-no-lake = { $unit } is on the shore of no lake with boats.
why-boats-of-others = The boats of the lake at { $hex } do not serve you.
why-no-sailor = { $unit } does not go by lake boat.
why-lake-is-watched = Enemy fleets or flyers watch the lake at { $hex }.
why-boats-are-full = The boats take { $number } from there in a turn.
why-no-landing-place = { $unit }: no shore within reach.
why-open-water = Nobody stays on open water overnight: { $hex }.
why-lake-is-frozen = The lake at { $hex } is frozen.
