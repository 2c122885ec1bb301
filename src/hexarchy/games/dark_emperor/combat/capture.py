"""Siege trains change hands (DE-9.33), and who guards the devices that lie in a hex."""

from __future__ import annotations

from hexarchy.core.frames import Frame
from hexarchy.games.dark_emperor import changes, control
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import FLEET, HOST, KINGDOMS, LEAGUE, NECROMANCER, TRAIN, other


def lone_trains(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """A train alone with enemies is captured and serves them (DE-9.33b, DE-8.G)."""
    for hex_ in hexes:
        if not s.has_fighters(NECROMANCER, hex_) or not s.has_fighters(KINGDOMS, hex_):
            continue
        alone = [side for side in (NECROMANCER, KINGDOMS) if only_trains(s, side, hex_)]
        if len(alone) == 1:  # two trains that meet with nobody else stay with their owners
            for train in s.units(alone[0], hex_):
                capture(s, train, other(alone[0]), hex_)
    return None


def only_trains(s: DarkEmperorState, side: int, hex_: int) -> bool:
    """Trains and nobody to guard them; a monster is company (DE-18.22a)."""
    fighters = s.fighters(side, hex_)
    return bool(fighters) and all(p < s.world.unit_count and s.world.type[p] == TRAIN for p in fighters)


def capture(s: DarkEmperorState, train: int, captor: int, hex_: int) -> None:
    """It serves the Necromancer himself, or the captor's most preferred kingdom with units in the hex.

    What mercenaries take is their master's, as the land they hold (DE-19.13); where he has none of either, nobody's.
    """
    there = {control.payee_of(s, s.force[unit]) for unit in s.units(captor, hex_)}
    force = HOST if captor == NECROMANCER else next((f for f in s.preference[captor] if f in there), LEAGUE)
    s.aboard = {load: fleet for load, fleet in s.aboard.items() if load != train}
    changes.serve(s, train, force)
    s.half = s.half._replace(done=s.half.done | 1 << train)  # it moves from the captor's next turn on
    s.emit("train-captured", unit=train, hex=hex_, side=captor)


def take_off(s: DarkEmperorState, train: int) -> None:
    """A train whose ship is lost in battle or to a stranger passes to another of its side's, or of its captors'.

    Where no ship is empty it fares like other cargo: ashore, or down (DE-9.33b, DE-8.12c).
    """
    hex_, side, carrying = s.where[train], s.side(train), set(s.aboard.values())
    for owner in (side, other(side)):
        ship = next((u for u in s.units(owner, hex_) if s.world.type[u] == FLEET and u not in carrying), -1)
        if ship >= 0:
            if owner != side:
                capture(s, train, owner, hex_)
            s.aboard = {**s.aboard, train: ship}
            return


def shift_trains(s: DarkEmperorState) -> None:
    """Trains on ships that serve the other side now: if no ship of their own takes them they stay, captured."""
    for train, ship in list(s.aboard.items()):
        if s.world.type[train] == TRAIN and s.side(train) != s.side(ship):
            s.aboard = {load: fleet for load, fleet in s.aboard.items() if load != train}
            take_off(s, train)


def guarded(s: DarkEmperorState, side: int, hex_: int) -> tuple[int, ...]:
    """The devices a side guards where both are: what the phasing player brought is theirs, what was there is not.

    The Torch is never captured (DE-15.6b), and Famir waits for a leader as long as Ssstoth lives (DE-18.37).
    """
    own_law = (s.world.TORCH, s.world.FAMIR) if s.quest_goes_on else (s.world.TORCH,)
    mine = side == s.phasing
    return tuple(d for d in s.lying(hex_) if d not in own_law and (d in s.half.brought) == mine)
