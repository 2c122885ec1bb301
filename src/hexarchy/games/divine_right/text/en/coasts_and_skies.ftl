# Mixed-unit combat, air power.

ask-meet-troops = Troops attack your fleets at { $hex }: do you meet them?
ask-add-fleets = Combat at { $hex }: do your fleets join, all of them: { $units }?
ask-come-down = Combat at { $hex }: do your flyers come down: { $units }?
ask-screened = At { $hex } only { $units } still stand. Do you attack them?
event-fleets-join = { $units } join the combat at { $hex }.
event-fleets-decline = { $side } keeps its fleets away from the troops at { $hex }: no combat.
event-come-down = { $units } come down at { $hex } and join the combat.
dice-dr-a-air-01 = Coming down
