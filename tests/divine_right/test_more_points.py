"""Additional victory points (DR-A-VPO): the lists, each by itself and together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hexarchy.games.divine_right import captives, hooking, hooks, losses, siege, victory
from hexarchy.games.divine_right.advanced import more_points
from hexarchy.games.divine_right.magic import greystaff
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.crowns import contested
from tests.divine_right.table import WORLD, Table, at
from tests.divine_right.test_combat import FIELD, RING, armies, charge

PARTS = ("castle_losses", "temple_gifts", "attrition", "personalities", "special_mercenaries", "minor_thrones")
GIFTS = [entry.id for entry in WORLD.devices if entry.origin == "temple"]
THREE = {"rombune": "first", "muetar": "second", "mivior": "third"}


def game(*parts: str, phase: str = "movement", **more: Any) -> Table:
    """A match with some lists."""
    options = {"level": "intermediate", "additional_vp": True, **dict.fromkeys(parts, True)}
    return at(phase, **{"seats": 3, "kingdoms": THREE, "options": options} | more)


def castle(name: str) -> int:
    return WORLD.castle_at[WORLD.space(name)].index


def ally(kingdom: str, card: int, *parts: str, kill: bool = True, **more: Any) -> int:
    """The first seat's points for the second's ally."""
    given: dict[str, Any] = {"allies": {kingdom: "second"}, "personalities": {kingdom: card}}
    t = game(*parts, **{"hexes": {FIELD: [f"{kingdom}_monarch"]}, **given, **more})
    return taken(t, f"{kingdom}_monarch", kill=kill)


def taken(t: Table, hero: str, *, kill: bool = True) -> int:
    before = t.points("first")
    if kill:
        captives.kill(t.s, WORLD.index[hero], 0)
    else:
        captives.capture(t.s, WORLD.index[hero], 0, WORLD.grid.at(FIELD))
    return t.points("first") - before


@pytest.mark.rule("DR-A-VPO-01")
def test_only_the_lists_that_were_chosen_count() -> None:
    t = game("castle_losses", devices={GIFTS[0]: "rombune_monarch"})
    victory.last_points(t.s)
    assert t.points("first") == 0
    assert ally("trolls", 2) == 40  # none chosen: the switch does nothing
    for part in PARTS:
        assert (ally("trolls", 12, part) != 40) == (part == "minor_thrones")


@pytest.mark.rule("DR-A-VPO-02", "DR-T-A-VP-CASTLES")
@pytest.mark.parametrize(
    ("name", "lost"), [("Pennol", 10), ("Plibba", 5), ("Castle Lapspell", 3), ("Port Lork", 5), ("The Keep", 0)]
)
def test_castles_that_are_plundered_cost_their_player(name: str, lost: int) -> None:
    kingdom = WORLD.castles[castle(name)].kingdom
    assert kingdom < 0 or KINGDOM_IDS[kingdom] in ("muetar", "hothior")
    t = game("castle_losses", allies={"hothior": "second"})
    siege.fall(t.s, castle(name), 0)
    assert t.points("second") == -lost
    t = game(allies={"hothior": "second"})
    siege.fall(t.s, castle(name), 0)
    assert t.points("second") == 0


@pytest.mark.rule("DR-A-VPO-02", "DR-B-GRE-02")
def test_an_enemys_earthquake_counts_and_a_kingdom_that_is_not_active_costs_nothing() -> None:
    t = game("castle_losses")
    greystaff.earthquake(t.s, castle("Pennol"))
    assert (t.points("first"), t.points("second")) == (0, -10)
    t = game("castle_losses", phasing=1)
    greystaff.earthquake(t.s, castle("Pennol"))  # one's own
    assert t.points("second") == 0
    t = game("castle_losses")
    siege.fall(t.s, castle("Port Lork"), 0)
    assert [t.points(seat) for seat in ("second", "third")] == [0, 0]


@pytest.mark.rule("DR-A-VPO-03", "DR-T-A-VP-OTHER")
def test_gifts_of_the_temple_that_are_held_at_the_end() -> None:
    more: dict[str, Any] = {"turn": 20, "phasing": 2, "phase": "combat"}
    held: dict[str, Any] = {"devices": {GIFTS[0]: "rombune_monarch", GIFTS[1]: "muetar_monarch"}}
    t = game("temple_gifts", **more, **held)
    assert t.s.result is not None
    assert [t.points(seat) for seat in ("first", "second", "third")] == [10, 10, 0]
    bearers = {GIFTS[0]: "rombune_monarch", GIFTS[1]: "immer_monarch"}
    allied: dict[str, Any] = {"devices": bearers, "allies": {"immer": "first"}}
    assert game("temple_gifts", **more, **allied).points("first") == 20
    assert game(**more, **held).points("first") == 0


@pytest.mark.rule("DR-A-VPO-04")
def test_enemy_units_destroyed_in_combat() -> None:
    hexes = {RING[0]: armies("hothior", 1, 2, 3), FIELD: armies("muetar", 1, 2, 3, 4)}
    kingdoms = {"hothior": "first", "muetar": "second", "mivior": "third"}
    for parts, scored in ((("attrition",), 3), ((), 0)):
        t = game(*parts, phase="combat", kingdoms=kingdoms, hexes=hexes, dice=[6, 2])
        charge(t.do(f"attack {FIELD}"))
        lost = 0
        while t.question == "casualty":
            t.do(t.options[0])
            lost += 1
        assert lost == 3
        assert (t.points("first"), t.points("second")) == (scored, 0)


@pytest.mark.rule("DR-A-VPO-04")
def test_each_casualty_of_a_tie_counts_for_the_other_side() -> None:
    hexes = {RING[0]: armies("hothior", 1, 2), FIELD: armies("muetar", 1, 2)}
    kingdoms = {"hothior": "first", "muetar": "second", "mivior": "third"}
    t = game("attrition", phase="combat", kingdoms=kingdoms, hexes=hexes, dice=[1, 1])
    charge(t.do(f"attack {FIELD}"))
    t.do("lose hothior_army_1", "lose muetar_army_1")
    assert (t.points("first"), t.points("second")) == (1, 1)


@pytest.mark.rule("DR-A-VPO-04")
def test_units_that_are_lost_otherwise_do_not_count_but_ones_own_magic_does() -> None:
    t = game("attrition", hexes={FIELD: armies("muetar", 1, 2, 3), RING[0]: armies("rombune", 1)})
    losses.eliminate(t.s, WORLD.index["muetar_army_1"])  # an Epidemic, a desertion
    assert t.points("first") == 0
    losses.eliminate(t.s, WORLD.index["muetar_army_2"], captor=0)  # in a castle that falls
    assert t.points("first") == 0
    losses.eliminate(t.s, WORLD.index["muetar_army_3"], magic=0)
    assert t.points("first") == 1
    losses.eliminate(t.s, WORLD.index["rombune_army_1"], magic=0)  # one's own
    assert t.points("first") == 1


@pytest.mark.rule("DR-A-VPO-04", "DR-B-GRE-05")
def test_a_boon_of_the_altars_is_magic_of_ones_own() -> None:
    t = game("attrition", hexes={FIELD: armies("muetar", 1, 2)}, dice=[4, 3])
    space = WORLD.grid.at(FIELD)
    greystaff.burn(t.s, space, t.s.units(space), "DR-B-GRE-05")
    assert t.points("first") == 1


@pytest.mark.rule("DR-A-VPO-05", "DR-A-VPO-06", "DR-T-A-VP-OTHER")
def test_esteemed_and_despised_monarchs() -> None:
    assert ally("zorn", 15, "personalities", kill=False) == 30 + 5
    assert ally("zorn", 2, "personalities") == 40 - 5
    for card in range(1, 23):
        more = 5 if card in more_points.ESTEEMED else -5 if card in more_points.DESPISED else 0
        assert ally("zorn", card, "personalities") == 40 + more
    assert more_points.ESTEEMED == (1, 11, 14, 15, 16, 18, 22)
    assert more_points.DESPISED == (2, 4, 6, 10, 17, 20, 21)


@pytest.mark.rule("DR-A-VPO-07", "DR-T-A-VP-MERC")
@pytest.mark.parametrize(
    ("hero", "points"),
    [
        *(("schardenzar", 15), ("juulute", 10), ("kang", 10), ("bilge_rat", 10), ("black_knight", 10)),
        *(("great_captain_1", 5), ("marshal", 5), ("fox", 2), ("rogue_1", 2), ("nonnus", 2)),
    ],
)
def test_heroes_among_special_mercenaries(hero: str, points: int) -> None:
    given: dict[str, Any] = {"hexes": {FIELD: [hero]}, "masters": {hero: "second"}}
    assert taken(game("special_mercenaries", **given), hero) == points
    assert taken(game("special_mercenaries", **given), hero, kill=False) == points
    assert taken(game(**given), hero) == 0
    own = game("special_mercenaries", **given | {"masters": {hero: "first"}})
    assert taken(own, hero) == 0


@pytest.mark.rule("DR-A-VPO-07")
@pytest.mark.parametrize(
    ("unit", "points"), [("ogsbogg", 5), ("hamahara", 5), ("ghost_riders", 5), ("ercii", 2), ("scum_1", 0)]
)
def test_units_among_special_mercenaries(unit: str, points: int) -> None:
    for how in ({"by": 0}, {"captor": 0}, {"magic": 0}):
        t = game("special_mercenaries", hexes={FIELD: [unit]}, masters={unit: "second"})
        losses.eliminate(t.s, WORLD.index[unit], **how)
        assert t.points("first") == points


@pytest.mark.rule("DR-A-VPO-07")
def test_the_black_knight_each_time_but_nobody_for_executions_and_events() -> None:
    given: dict[str, Any] = {"hexes": {FIELD: ["black_knight"]}, "masters": {"black_knight": "second"}}
    t = game("special_mercenaries", **given)
    assert taken(t, "black_knight") + taken(t, "black_knight") == 20
    t = game("special_mercenaries", prisoners={"kang": ["first", "0917"]}, masters={"kang": "second"})
    captives.execute(t.s, WORLD.index["kang"], 0)
    captives.kill(t.s, WORLD.index["muetar_monarch"], -1, points=False)
    assert t.points("first") == 0


@pytest.mark.rule("DR-A-VPO-08", "DR-T-A-VP-MONARCH")
def test_minor_thrones() -> None:
    for kingdom, less in {"immer": 5, "pon": 10, "ghem": 10, "hothior": 10, "trolls": 20, "zorn": 0}.items():
        assert ally(kingdom, 12, "minor_thrones") == 40 - less
        assert ally(kingdom, 12, "minor_thrones", kill=False) == 30 - less
    kingdoms = {"rombune": "first", "pon": "second", "mivior": "third"}
    t = game("minor_thrones", kingdoms=kingdoms, hexes={FIELD: ["pon_monarch"]})
    assert taken(t, "pon_monarch", kill=False) == 60


@pytest.fixture
def of_rating_e(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All monarchs have rating E: where ratings come from is the business of Tactical Combat."""

    def rating(s: DivineRightState, hero: int) -> int | None:
        return 4

    monkeypatch.setattr(hooks.RATING, "answers", [(rating, 0, frozenset())])
    hooking.in_force.cache_clear()
    yield
    hooking.in_force.cache_clear()


@pytest.mark.rule("DR-A-VPO-09", "DR-T-A-VP-RATED")
@pytest.mark.usefixtures("of_rating_e")
def test_rated_monarchs() -> None:
    assert ally("zorn", 12, "rated_monarchs") == 30
    assert ally("zorn", 12) == 40
    assert more_points.RATED == (10, 5, 0, -5, -10)


@pytest.mark.rule("DR-A-VPO-09")
def test_without_ratings_the_list_changes_nothing() -> None:
    assert ally("zorn", 12, "rated_monarchs") == 40


@pytest.mark.rule("DR-A-VPO-10")
@pytest.mark.usefixtures("of_rating_e")
def test_all_lists_are_added_up_and_the_sum_may_be_negative() -> None:
    assert ally("trolls", 2, *PARTS, "rated_monarchs", kill=False) == -5


@pytest.mark.rule("DR-A-VPO-10", "DR-B-VIC-04")
def test_they_change_only_awards_that_are_earned() -> None:
    given: dict[str, Any] = {"allies": {"trolls": "second"}, "personalities": {"trolls": 2}}
    t = game(*PARTS, hexes={FIELD: ["trolls_monarch"]}, **given)
    captives.kill(t.s, WORLD.index["trolls_monarch"], 0, points=False)  # by an assassin
    assert t.points("first") == 0


@pytest.mark.rule("DR-A-VPO-02", "DR-A-HEIR-02")
@pytest.mark.parametrize(("by", "lost"), [(2, [0, -3]), (0, [0, -3]), (1, [0, 0])])
def test_a_castle_of_the_true_heir_costs_the_heirs_player(by: int, lost: list[int]) -> None:
    options = {"level": "intermediate", "true_heir": True, "additional_vp": True, "castle_losses": True}
    t = contested("siege", options=options, seats=3)
    siege.fall(t.s, castle("Muscaster"), by)
    before = [0, 0, 0]
    before[by] = 5 * WORLD.castles[castle("Muscaster")].intrinsic
    assert [t.points(seat) - own for seat, own in zip(("first", "second"), before, strict=False)] == lost


@pytest.mark.rule("DR-A-VPO-02", "DR-A-BRV-01")
def test_a_castle_that_holds_with_rebels_costs_its_kingdom_nothing() -> None:
    options = {"level": "intermediate", "baronial_revolt": True, "additional_vp": True, "castle_losses": True}
    plibba = WORLD.grid.ids[WORLD.space("Plibba")]
    t = at(
        "siege",
        seats=3,
        kingdoms=THREE,
        options=options,
        revolt={"kingdom": "muetar", "side": "first", "space": plibba, "castle": plibba},
    )
    siege.fall(t.s, castle("Plibba"), 2)
    assert t.points("second") == 0
