# Diplomacy.

ask-court = With whom do you try diplomacy?
ask-speaker = Who speaks with { $force }?
event-diplomacy = { $won ->
    [yes] { $leader } wins over { $name }.
   *[no] { $leader } speaks in vain with { $name }.
}
event-hired = { $side } hired { $force }.
why-not-neutral = Has already taken sides: { $force }.
why-one-attempt-a-phase = You have already tried { $force } in this phase.
why-no-envoy-in-the-capital = None of your leaders is in the capital of { $kingdom }: { $hex }.
why-nobody-in-the-box = Nobody in the Mercenary Holding Box is left to speak with { $force }.
why-cannot-speak-with = { $leader } is not there to speak with { $force }, or has already spoken.
