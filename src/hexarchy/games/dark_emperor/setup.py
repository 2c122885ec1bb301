"""Setting up (DE-5): the counters of all ten kingdoms, the battlefields, the shuffled markers, the gate."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import OnSet
from hexarchy.games.dark_emperor import activation, changes
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState, under_markers
from hexarchy.games.dark_emperor.words import HIDDEN, NECROMANCER, POOL, WAITING


def place_all(s: DarkEmperorState) -> None:
    """Every counter to its printed place (DE-5.1, DE-5.3 to 5.6); devices to their bearers."""
    world = s.world
    s.where[: world.first_monster] = world.starts
    for leader in world.leaders:
        for name in world.pieces[leader].devices:
            changes.bear(s, world.index_of(name), leader)
    # The Torch waits in the first city of Kelaron for a Doge (DE-5.33, DE-17d).
    changes.drop(s, world.TORCH, world.capitals[world.pieces[world.candidates[0]].force])
    for sword in world.swords:
        s.where[sword] = POOL
    s.restack()


def shuffle_markers(s: DarkEmperorState) -> None:
    """The seven magic hex counters, face down, one in each pentacle hex; nobody is told (DE-5.2, DE-18a)."""
    cup = s.world.grid.size
    left, laid = list(s.world.markers), dict.fromkeys(s.world.markers, cup)
    for hex_ in s.world.magic_hexes:
        (piece,) = s.draw(1, left, "DE-5.2")
        left.remove(piece)
        laid[piece] = hex_
    s.markers = under_markers([(hex_, piece) for piece, hex_ in laid.items()])
    for piece in s.world.markers:
        s.where[piece] = HIDDEN


@frame
class SetUp(Procedure):
    """The markers are laid, then the Necromancer opens his gate (DE-5.5a, DE-5.5b)."""

    laid: bool = False

    def step(self, s: DarkEmperorState) -> Asked:
        if not self.laid:
            self.laid = True
            shuffle_markers(s)
        if WAITING not in s.where:
            s.pop()
            return None
        options = OnSet(s.game.verbs.gate, s.world.land & ~s.world.holy)
        return Ask(NECROMANCER, "gate", "DE-DEC-01", options)

    def do_gate(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        """Arrival is no movement: nothing is stopped, nobody pays, but the owner of the land wakes."""
        for piece in s.pile(WAITING):
            changes.put(s, piece, hex_)
        s.emit("gate-opens", hex=hex_)
        activation.trespass(s, hex_, NECROMANCER)
        settle_everywhere(s)

    def why_gate(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        if s.world.sea >> hex_ & 1:
            return [Reason("DE-5.5b", "gate-at-sea", hex=hex_)]
        return [Reason("DE-8.F", "gate-on-holy-ground", hex=hex_)]
