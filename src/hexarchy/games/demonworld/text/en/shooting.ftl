# Shooting.

ask-shot-lead = { $unit }: which element shoots?
ask-shot-target = { $unit }: at what does the element on { $hex } shoot?
ask-shot-support = Who supports the shot at { $hex }?
ask-close-up = { $unit }: which element closes up?
ask-close-up-to = Where does the element on { $hex } go?

event-shot-hidden = { $unit }: the shot at { $hex } is wasted, nothing of the target can be seen.
event-shot-hits = { $unit } hit { $foe } on { $hex }.
event-shot-wasted = A further shot at { $hex } is wasted.
event-shot-lost = A shot at { $hex } finds nobody.
event-shot-astray = A shot at { $hex } goes astray to the { $direction }.

why-no-target = That element has nothing to shoot at.
why-one-target-each = Each element shoots or supports once.
why-out-of-range = That is out of range.
why-out-of-arc = That is outside the arc of fire.
why-out-of-sight = Something stands in the line of sight.
why-own-side = One’s own elements are targets only in a melee.
why-could-not-shoot-itself = It could not shoot at that target as well itself.
why-chain-broken = Supporters stand beside the shooting element or another supporter.
why-no-vacated-field = Only places the unit held before its losses are filled, by elements beside them.
