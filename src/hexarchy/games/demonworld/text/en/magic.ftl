# Magic.

ask-cast = { $unit }: which spell?
ask-spell-target = { $unit }: on whom, or where, is { $spell } cast?
ask-spell-points = { $unit }: how many spell points go into { $spell }?
ask-staff-points = { $unit }: how many of the { $count } spell points come from the staff?
ask-casts-next = Who casts next?
ask-note-spell = { $unit }: which spell is noted for the ring?
ask-use-ring = { $unit }: is the ring used?

event-announces-spell = { $unit }: { $spell } is announced, on { $foe }.
event-aims-spell = { $unit }: { $spell } is announced, at { $hex }.
event-spell-works = { $unit }: { $spell } works on { $foe }.
event-uses-ring = { $unit }: the ring is used; its spell is { $spell }.
event-rests = { $unit }: rest brings { $points } spell points.
event-healed = { $unit }: a hit point is regained.
event-wizard-lost = { $unit } is torn away by the spell.
event-recoil = { $unit }: the spell recoils with { $count } hits.
event-magic-lost = { $unit }: all magic is lost for good.
event-points-lost = { $unit }: all spell points are lost.
event-shock = { $unit }: no casting and no rest in this round and the next two.

why-not-on-the-area = { $unit }: not on the area.
why-in-shock = { $unit }: still in shock from a spell gone wrong.
why-not-for-this-spell = { $unit }: no target for this spell.
why-one-spell = { $unit }: one spell in each magic phase.
why-spell-not-known = { $unit }: a spell of another people.
why-not-enough-spell-points = { $unit }: not { $points } spell points.
why-nobody-in-reach = Nobody this spell can be cast on is in range and in sight.
why-not-for-the-ring = Only spells of one’s own people of level 1 to 3 can be noted.
why-not-in-the-ring = The ring holds another spell.
why-confused = { $unit }: confused, they cannot even turn.
roll-spell = { $unit }, { $spell }
