"""What is true of every state of Demonworld."""

from __future__ import annotations

import json

from hexarchy.games.demonworld import GAME, contact
from hexarchy.games.demonworld.large.moving import LargeMoving
from hexarchy.games.demonworld.react import Reaction
from hexarchy.games.demonworld.state import DemonworldState


def check(s: DemonworldState) -> None:
    """No two elements on a field, ever; all that is kept up is as if it were found anew; units touching fight."""
    treads = any(isinstance(frame, LargeMoving) for frame in s.frames)  # it may stand on others, and touch in passing
    on_area = [field for element, at in enumerate(s.at) if at >= 0 for field in s.base(element)]
    assert treads or len({*on_area}) == len(on_area)
    assert all(field < s.area.size for field in on_area)
    assert s.carcasses == () or treads or not {*s.carcasses} & {*on_area}
    again = s.clone()
    again.muster()
    assert again.standing == s.standing
    assert again.bodies == s.bodies
    for side in (0, 1):
        assert s.reach_of(side) == again.reach_of(side)
    reacting = any(isinstance(open_, Reaction) for open_ in s.frames)  # whom it touches is drawn in at its end
    for unit, body in enumerate(s.bodies):
        assert not any(s.hits[element] <= 0 for element in body)
        assert not (s.units[unit].routing and (s.units[unit].melee or s.units[unit].astray)), s.name(unit)
        if s.decision is None or reacting or treads or not body or s.units[unit].routing:
            continue
        if any(not s.units[foe].routing for foe in contact.touched_units(s, unit)):  # who runs past others fights none
            assert s.units[unit].melee, s.name(unit)


def written(s: DemonworldState) -> None:
    """It can be written down and read again."""
    again = GAME.from_json(json.loads(s.dumps()))
    assert again.digest() == s.digest()
    assert repr(again.decision) == repr(s.decision)
