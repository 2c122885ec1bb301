# Diplomacy, and what becomes of kingdoms.

ask-function = What does your ambassador do?
ask-ploy = Which card do you play on the monarch of { $kingdom }?
ask-forced-peace = On which kingdom do you try to impose peace?
ask-prisoners = What do you do with your prisoners?
event-draws-card = { $side } draws a Diplomacy card.
event-card-drawn = You draw { $card }.
event-deck-shuffled = The discarded Diplomacy cards are shuffled again.
event-personality = The monarch of { $kingdom } is turned up: { $personality }.
event-mission = { $side } sends an ambassador to { $kingdom }: { $function ->
    [activate] to win an ally.
   *[deactivate] to win it away from its alliance.
}
event-plays = { $side } plays { $card } on { $kingdom }.
event-mission-fails = { $kingdom } turns away the ambassador of { $side }.
event-banished = { $kingdom } banishes the ambassador of { $side }{ $turn ->
    [999] { " " }for good.
   *[other] { " " }up to turn { $turn }.
}
event-ambassador-dies = The ambassador of { $side } dies: two player turns without diplomacy.
event-assassination-fails = { $side }: the assassination in { $kingdom } fails.
event-joins = { $kingdom } joins { $side }!
event-deactivates = { $kingdom } leaves the alliance of { $side }.
event-leave-the-map = They go home: { $units }.
event-confused = { $kingdom } is in Confusion up to turn { $turn }.
event-crowned = { $kingdom } has a new monarch and is neutral.
event-forced-peace = Forced peace: { $kingdom } lays down its arms up to turn { $turn }.
event-peace-ends = The peace of { $kingdom } is over: it is neutral.
event-violates = { $side } violates the border of { $kingdom }: Diplomatic Penalty there for the rest of the game.
why-is-confused = { $kingdom } is in Confusion: nobody is there to speak with.
why-is-at-peace = { $kingdom } is bound by a forced peace.
why-not-neutral = Not neutral: { $kingdom }.
why-not-an-enemys-ally = Not the ally of an enemy: { $kingdom }.
why-is-loyal = The monarch of { $kingdom } is Loyal: only his death ends the alliance.
why-is-banished = Your ambassador is banished from { $kingdom }.
why-is-captive = The monarch of { $kingdom } is a prisoner: only the jailer can speak with him.
why-assassination-spent = You have had your one assassination of the game.
why-out-of-reach = No assassin can reach the monarch of { $kingdom } now.
why-no-such-duel = No duel with { $side } is possible.
why-duel-fought = You have already fought a duel with { $side }.
why-no-ambassador = { $side } has no ambassador now.
why-no-such-card = You do not hold { $card }, or it cannot be played here.
why-is-a-players = { $kingdom } is a player’s own kingdom: diplomacy is for the others.
