# Looking at the map.

spyglass = Line of sight
spyglass-from = Choose the field to look from.
spyglass-to = From { $hex }: point at the field to look at.
orders-up = The orders are revealed
log-volley = { $who } → { $whom }: { $made } of { $count } throws
