# Combat mixte, puissance aérienne.

ask-meet-troops = Des troupes attaquent vos flottes à { $hex } : les affrontez-vous ?
ask-add-fleets = Combat à { $hex } : vos flottes s’y joignent-elles toutes : { $units } ?
ask-come-down = Combat à { $hex } : vos unités volantes descendent-elles : { $units } ?
ask-screened = À { $hex }, il ne reste que { $units }. Attaquez-vous ?
event-fleets-join = Au combat à { $hex } : { $units }.
event-fleets-decline = { $side } garde ses flottes loin des troupes à { $hex } : pas de combat.
event-come-down = Descente à { $hex } : { $units }, au combat.
dice-dr-a-air-01 = Descente
