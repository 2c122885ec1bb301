# Storming castles.

do-storm = Storm { $target }
ask-storm = The storm of { $castle }: who takes part?
event-storms = { $side } storms { $castle } with { $units }!
event-walls-breached = The walls of { $castle } are damaged: their strength is { $number }.
event-walls-repaired = The walls of { $castle } are whole again.
why-nobody-to-storm = No unit around { $castle } is free to storm it.
why-only-land-units = { $unit } cannot storm walls.
dice-dr-a-sto-02 = Storm
dice-dr-a-sto-03 = Leader in a storm
