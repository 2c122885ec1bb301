# Texts that all games share.

## How sentences are put together

list-and = { $head } and { $last }
cited = { $sentence } ({ $rule })
dice-sum = { $dice } = { $total }
dice-opposed = { $first } against { $second }

## What happens in every game

event-only-choice = Only one answer was possible: “{ $action }”.
event-match-over = The game is over. { $winner ->
    [none] { $winners ->
        [none] Nobody won
       *[other] { $winners } win together
    }
   *[other] Victory for { $winner }
} ({ $why }). Final score: { $scores }.
event-resigned = { $side } resigned{ $winner ->
    [none] .
   *[other] { "" }: victory for { $winner }.
}
victory-by-resignation = Victory by resignation: { $winners }.
event-roll = { $subject ->
    [none] { $purpose }
   *[other] { $purpose } – { $subject }
} → { $dice }{ $detail ->
    [none] .
   *[other] { " " }({ $detail }).
}

## When nothing but the end of something is left

last-word = Nothing is left to do here. Go on?

## Why an answer is refused in every game

why-out-of-play = That side is out of the game.
why-match-is-over = The game is over.
why-not-your-decision = It is not your turn to decide.
why-not-offered = “{ $action }” is not one of your choices now.
why-dice-run-out = The dice written down for this match do not go that far.
why-never-ends = After that nobody would ever be asked again, and the match could never end.
why-unknown-action =
    { $nearest ->
        [none] “{ $said }” is no action of this game.
       *[other] “{ $said }” is no action of this game; did you mean “{ $nearest }”?
    }

## Opponents

bot-random = by chance
    .about = Answers anything that is allowed: to look around in peace.
bot-captain = Captain
    .about = Plans its marches, weighs its battles and guards what it holds.

## What a throw has to show

needs-at-most = { $number } or less
needs-at-least = { $number } or more
roll-needs = { $made ->
    [yes] success
   *[no] failure
}: { $needs } needed
roll-theirs = other die: { $modifiers }

## What is remembered, and areas on the map

last-seen = last seen on turn { $turn }: { $hex }
reach-title = Where the enemy can come
reach-note = Darker: several can come. Only what you see is reckoned.
reach-none = Nobody you see can come anywhere.
reach-comes = { $unit } can come here from { $hex }.
area-note = can be aimed here.
area-works = works here.
area-none = is aimed at no place on the map.
