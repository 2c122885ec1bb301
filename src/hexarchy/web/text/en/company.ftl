company-you = You: { $side }
company-here = { $here } of { $count } others here
company-on = here
company-off = away
company-never = not here yet
greet = Welcome! Your side: { $side }
greet-about = This is a game of { $game }. Opposite you: { $others }. This link is your seat: keep it to yourself, and come back by it whenever you like.
greet-done = Got it
