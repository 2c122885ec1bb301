# Mise en place.

ask-gate = Où ouvrez-vous votre portail ? Toute votre armée en sort, et le maître du pays se réveille.
event-gate-opens = Le portail s’ouvre : { $hex } !
why-gate-at-sea = { $hex } : un portail ne s’ouvre que sur terre.
why-gate-on-holy-ground = Aucun portail ne s’ouvre dans un lieu saint : { $hex }.
