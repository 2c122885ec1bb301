# Fire.

option-fire = Fire
    .about = Woods, underbrush and grown fields can burn, and the wind carries fire on. Only if all players agree.

ask-leave-flames = { $unit }: which element leaves the flames?
ask-leave-flames-to = Where does the element on { $hex } go?
ask-start-fire = Which element tries to start a fire?
ask-start-fire-where = Which field does the element on { $hex } try to light?
ask-flaming = Who prepares flaming projectiles?
ask-flame-lead = { $unit }: which element shoots flaming arrows?
ask-flame-target = { $unit }: at what does the element on { $hex } shoot flaming arrows?
ask-flame-support = Who supports the flaming arrows at { $hex }?

event-wind-blows = The wind blows to the { $direction } with a speed of { $speed }.
event-catches-fire = { $hex } catches fire.
event-will-burn = { $hex } will burn from the next round on.
event-burned-down = { $hex } has burned down.
event-burned = { $unit }: the element on { $hex } perishes in the flames.
event-announces-flames = { $unit }: flaming projectiles are prepared.
event-regenerates = { $unit }: the element on { $hex } regains a hit point.

why-in-flames = That field burns, or lies between burning ones.
why-stands-in-flames = The element on { $hex } stands in flames and can only leave them.
why-no-way-out = It cannot go there.
why-nobody-leaves-flames = No element of { $unit } can leave flames.
why-starts-no-fires = { $unit }: they may not start fires.
why-does-not-hold = { $unit }: only elements of units that hold can do this.
why-has-maneuvered = { $unit }: they have maneuvered.
why-has-shot = { $unit }: they have shot in this round.
why-nothing-to-light = Nothing beside { $hex } can be lit.
why-one-field-each = Each element tries to light one field.
why-does-not-burn = That field cannot be lit.
why-tried-to-start-a-fire = The element on { $hex } tried to start a fire and shoots no more in this round.
why-no-flaming-projectiles = { $unit }: they have no flaming projectiles.
why-prepares-flames = { $unit }: they prepared flaming projectiles.
why-no-support = Flaming arrows at creatures are not supported.
