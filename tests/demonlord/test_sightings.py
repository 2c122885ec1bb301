"""What a seat remembers of units that are hidden again (DL-HID): from what it was told, and from nothing else."""

from __future__ import annotations

from hexarchy.core.events import Event
from hexarchy.core.page.scene import Sighting
from hexarchy.core.page.sightings import Sightings
from tests.demonlord.table import GAME, Table
from tests.demonlord.test_vision_and_cloak import look, looking


def remembered(t: Table, seat: str | None, turn: int = 1) -> list[Sighting]:
    number = None if seat is None else t.s.setting.seat(seat)
    memory = Sightings(GAME, turn)
    memory.hear((1, event) for event in t.log if event.known_to(number))
    return memory.of(GAME.draw(t.s.view(number)))


def event(key: str, **args: object) -> tuple[int, Event]:
    names = {"unit": GAME.names["unit"], "hex": GAME.names["hex"], "to": GAME.names["hex"]}
    numbered = {
        name: tuple(map(GAME.names["unit"].index, value)) if isinstance(value, list) else value
        for name, value in args.items()
    }
    return 7, Event(
        key, {k: names[k].index(v) if k in names and isinstance(v, str) else v for k, v in numbered.items()}
    )


def test_what_vision_shows_is_remembered_by_its_caster_but_for_the_top_which_is_seen() -> None:
    t = look(looking(dice=[1], spells={"hosar": ["vision"]}), "ho_bishop")
    assert {(it.piece, it.hex) for it in remembered(t, "hosar", 3)} == {
        (unit, "0111") for unit in ("er_cavalry", "er_levy", "cm_warlock")
    }
    assert {it.turn for it in remembered(t, "hosar", 3)} == {3}
    assert remembered(t, None) == []
    assert remembered(t, "demon") == []


def test_the_turn_follows_the_log_and_the_last_sighting_counts() -> None:
    memory = Sightings(GAME, 1)
    memory.hear([event("troop-shown", unit="er_levy", hex="0111"), event("phase-begins", turn=4, side=0)])
    memory.hear([event("retreated", units=["er_levy", "er_cavalry"], hex="0111", to="0212")])
    nothing = GAME.draw(looking().s.view(0))
    nothing.stacks = []
    told = {"en": "last seen on turn 4: 0212", "fr": "vue pour la dernière fois au tour 4\u00a0: 0212"}
    assert memory.of(nothing) == [Sighting(unit, "0212", 4, 7, told) for unit in ("er_levy", "er_cavalry")]


def test_characters_of_a_battle_are_seen_where_it_is_fought() -> None:
    memory = Sightings(GAME, 2)
    memory.hear(
        [
            event("battle-begins", hex="0611"),
            event("escorts", character=GAME.world.index_of("er_lord"), unit="er_patrol"),
        ]
    )
    nothing = GAME.draw(looking().s.view(0))
    nothing.stacks = []
    assert {(it.piece, it.hex) for it in memory.of(nothing)} == {("er_patrol", "0611"), ("er_lord", "0611")}
