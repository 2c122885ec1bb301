# Setting up.

ask-gate = Where do you open your gate? All your host steps out there, and the owner of the land will wake.
event-gate-opens = The gate opens at { $hex }!
why-gate-at-sea = A gate opens on land only, not at { $hex }.
why-gate-on-holy-ground = No gate opens on holy ground: { $hex }.
