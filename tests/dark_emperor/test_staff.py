"""The Staff of Empire (DE-15.7): command of undead Imperial Legions."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import changes, control
from hexarchy.games.dark_emperor.settle import settle
from tests.dark_emperor.marching import moving, stacks
from tests.dark_emperor.table import WORLD, Table, hex_at

EMPIRE = {"zolahaureslor": "kingdoms"}
III, XII, V = "the_emperors_lament_iii", "the_emperors_lament_xii", "the_fallen_standard_v"
NIKONS = {"nikon_v": ["staff_of_empire"]}
GRAVES = "2214"


def undead(*units: str, side: str = "necromancer") -> dict[str, str]:
    return dict.fromkeys(units, side)


def entering(*theirs: str, player: str = "kingdoms", **more: Any) -> Table:
    """Nikon with an infantry beside a hex with undead of the Necromancer."""
    hexes = {"2215": ["nikon_v", "zola_infantry_1"], GRAVES: theirs, **more.pop("hexes", {})}
    risen = undead(*(unit for unit in theirs if WORLD.piece[unit].undead))
    more = {"active": EMPIRE, "bears": NIKONS, "undead": risen, **more}
    return moving(player, hexes=hexes, **more)


def enter(t: Table) -> Table:
    return t.do("move zola_infantry_1", "with nikon_v", f"step {GRAVES}")


@pytest.mark.rule("DE-15.7a", "DE-15.7b", "DE-DEC-17")
def test_a_wielder_who_comes_with_units_takes_command() -> None:
    t = enter(entering(III, XII, "necro_lesser_1"))
    assert (t.asked, t.question, t.rule) == (["kingdoms"], "command", "DE-DEC-17")
    t.do("yes")
    assert [t.side(legion) for legion in (III, XII)] == ["kingdoms", "kingdoms"]
    assert t.stack("necromancer", GRAVES) == ["necro_lesser_1"]
    assert t.events("device-used") == [{"leader": "nikon_v", "device": "staff_of_empire"}]
    assert t.question == "march"


@pytest.mark.rule("DE-15.7b")
def test_only_undead_legions_obey() -> None:
    t = enter(entering("stavror_infantry_1", "zola_legions_1", V))
    t.do("yes")
    assert t.side("stavror_infantry_1") == "necromancer"
    assert [t.side(legion) for legion in ("zola_legions_1", V)] == ["kingdoms", "kingdoms"]
    t = enter(entering("stavror_infantry_1"))
    assert t.question != "command"
    active = {**EMPIRE, "stavror": "necromancer"}
    living = entering("stavror_infantry_1", undead={}, active=active)
    assert enter(living).question != "command"


@pytest.mark.rule("DE-15.7b")
def test_living_legions_do_not_obey() -> None:
    hexes = {"2215": ["lordolam", "lammarech_cavalry_1"], GRAVES: ["zola_legions_1"]}
    active = {"lammarech": "kingdoms", "zolahaureslor": "necromancer"}
    t = moving("kingdoms", hexes=hexes, active=active, bears={"lordolam": ["staff_of_empire"]})
    t.do("move lammarech_cavalry_1", "with lordolam", f"step {GRAVES}")
    assert (t.question, t.side("zola_legions_1")) == ("march", "necromancer")


@pytest.mark.rule("DE-15.7b", "DE-15.7a")
def test_legions_of_ones_own_need_no_staff() -> None:
    t = enter(entering(III, undead=undead(III, side="kingdoms")))
    assert t.question == "march"


@pytest.mark.rule("DE-15.7a")
def test_he_cannot_walk_in_alone() -> None:
    t = entering(III)
    t.do("move nikon_v")
    assert t.refuses(f"go {GRAVES}") == ["DE-8.16a"]


@pytest.mark.rule("DE-15.7a", "DE-DEC-17")
def test_legions_that_march_into_his_hex_fall_to_him_and_stop() -> None:
    """Nikon is alone: command comes before his escape roll."""
    t = entering(III, "necro_lesser_1", player="necromancer", hexes={"2215": ["nikon_v"]}, dice=[6])
    t.do(f"move {III}", "step 2215")
    assert (t.asked, t.question) == (["kingdoms"], "command")
    t.do("yes", seat="kingdoms")
    assert (t.side(III), t.where(III)) == ("kingdoms", "2215")
    assert (t.question, t.rolls("DE-9.27b")) == ("movement", [])
    assert III not in t.targets("move")


@pytest.mark.rule("DE-15.7a", "DE-8a")
def test_a_legion_given_back_has_had_its_move() -> None:
    t = entering(III, "necro_lesser_1", player="necromancer", hexes={"2215": ["nikon_v"]})
    t.do("move necro_lesser_1", f"with {III}", "step 2215").do("yes", seat="kingdoms")
    changes.slay(t.s, WORLD.index_of("nikon_v"), "DE-14.11")
    settle(t.s, hex_at("2215"))
    t.s.run()
    t.do("stop")
    assert t.side(III) == "necromancer"
    assert t.refuses(f"move {III}") == ["DE-8a"]
    assert [III] in [units for _, _, _, units in stacks(t)]  # and owes for it


@pytest.mark.rule("DE-15.7a")
def test_a_legion_lost_under_command_is_given_back_to_nobody() -> None:
    t = enter(entering(III)).do("yes", "stop")
    changes.eliminate(t.s, WORLD.index_of(III), "DE-9.25a")
    assert (t.where(III), t.s.commanded) == ("gone", ())


@pytest.mark.rule("DE-15.7a", "DE-DEC-17")
def test_if_he_declines_they_are_enemies() -> None:
    t = entering(III, "necro_lesser_1", player="necromancer", hexes={"2215": ["nikon_v"]}, dice=[6])
    t.do(f"move {III}", "step 2215").do("no", seat="kingdoms")
    assert t.answer("claim-devices", "none", seat="kingdoms").where("nikon_v") == "dead"
    assert t.side(III) == "necromancer"


@pytest.mark.rule("DE-15.7a")
def test_legions_that_have_not_moved_go_with_him() -> None:
    t = enter(entering(III)).do("yes", "stop")
    t.do(f"move {III}", "with nikon_v", "step 2213", "stop")
    assert (t.where(III), t.where("nikon_v"), t.side(III)) == ("2213", "2213", "kingdoms")


@pytest.mark.rule("DE-15.7a")
def test_command_ends_when_he_leaves() -> None:
    t = enter(entering(III, "zola_legions_1")).do("yes", "stop")
    t.do("move nikon_v", "go 2413")
    assert [t.side(legion) for legion in (III, "zola_legions_1")] == ["necromancer", "necromancer"]
    assert t.s.commanded == ()
    assert len(t.events("command-ends")) == 2


@pytest.mark.rule("DE-15.7a")
def test_command_ends_when_they_leave_him() -> None:
    t = enter(entering(III)).do("yes", "stop")
    t.do(f"move {III}", "step 2213")
    assert (t.side(III), t.where(III)) == ("necromancer", "2213")
    assert t.question == "movement"


@pytest.mark.rule("DE-15.7a")
def test_command_ends_with_his_death() -> None:
    t = enter(entering(III)).do("yes", "stop")
    changes.slay(t.s, WORLD.index_of("nikon_v"), "DE-14.11")
    settle(t.s, hex_at(GRAVES))
    t.s.run()
    assert t.side(III) == "necromancer"


@pytest.mark.rule("DE-15.7a", "DE-15.7c", "DE-15.12c")
def test_the_next_wielder_of_the_staff_is_asked_again() -> None:
    t = entering(III, hexes={"2215": ["nikon_v", "farnon", "zola_infantry_1"]})
    t.do("move zola_infantry_1", "with nikon_v", "with farnon", f"step {GRAVES}", "yes", "stop")
    t.do("give staff_of_empire")
    assert (t.question, t.side(III)) == ("command", "kingdoms")
    t.do("no")
    assert t.side(III) == "necromancer"


@pytest.mark.rule("DE-15.7c")
def test_the_staff_serves_either_side() -> None:
    """Stommarren has it: the Kingdoms' legions fall to him, and Nikon without it commands nothing."""
    hexes = {"1110": ["stommarren", "pletor_infantry_1"], "1109": [III, "nikon_v"]}
    active = {**EMPIRE, "tal_pletor": "necromancer"}
    bears = {"stommarren": ["staff_of_empire"]}
    t = moving(hexes=hexes, active=active, bears=bears, undead=undead(III, side="kingdoms"), dice=[1])
    t.do("move pletor_infantry_1", "with stommarren", "step 1109")
    assert (t.asked, t.question) == (["necromancer"], "command")
    t.do("yes")
    assert t.side(III) == "necromancer"
    t = enter(entering(III, bears={}))
    assert t.question == "march"


@pytest.mark.rule("DE-15.7c", "DE-6.16")
def test_a_wielder_who_changes_sides_loses_them() -> None:
    hexes = {"1110": ["stommarren", "pletor_infantry_1"], "1109": [III]}
    bears = {"stommarren": ["staff_of_empire"]}
    active = {"tal_pletor": "necromancer"}
    t = moving(hexes=hexes, active=active, bears=bears, undead=undead(III, side="kingdoms"))
    t.do("move pletor_infantry_1", "with stommarren", "step 1109", "yes", "stop")
    assert t.side(III) == "necromancer"
    t.do("betray tal_pletor", seat="necromancer")
    assert t.side(III) == "kingdoms"


@pytest.mark.rule("DE-DEC-17", "DE-15.13a")
def test_not_asked_when_the_staff_cannot_be_one_of_his_two() -> None:
    t = enter(entering(III, uses={"nikon_v": ["loslom", "dawn_lantern"]}))
    assert t.question == "march"
    assert t.side(III) == "necromancer"


@pytest.mark.rule("DE-DEC-17")
def test_who_declined_is_asked_again_when_they_meet_again() -> None:
    t = enter(entering(III, "necro_lesser_1")).do("no")
    assert t.question == "march"
    t.do("step 2215", f"step {GRAVES}")
    assert t.question == "command"


@pytest.mark.rule("DE-DEC-17")
def test_asked_anew_each_turn_while_they_are_together() -> None:
    t = enter(entering(III, dice=[1] * 3)).do("yes")
    t.until("command")
    assert (t.s.turn_number, t.side(III)) == (4, "kingdoms")
    t.do("no")
    assert t.side(III) == "necromancer"


@pytest.mark.rule("DE-DEC-17")
def test_command_kept_for_another_turn() -> None:
    t = enter(entering(III, dice=[1] * 3)).do("yes").until("command").do("yes")
    assert t.side(III) == "kingdoms"
    assert (WORLD.index_of("nikon_v"), WORLD.STAFF) in t.s.turn.uses


@pytest.mark.rule("DE-15.7a")
def test_legions_under_command_control_nothing_for_a_kingdom() -> None:
    hexes = {"1110": ["nikon_v", "zola_infantry_1"], "1109": [III]}
    active = {**EMPIRE, "tal_pletor": "necromancer"}
    t = moving("kingdoms", hexes=hexes, active=active, bears=NIKONS, undead=undead(III), dice=[1])
    t.do("move zola_infantry_1", "with nikon_v", "step 1109", "yes", "stop")
    changes.eliminate(t.s, WORLD.index_of("zola_infantry_1"), "DE-8.12a")
    assert control.reckon(t.s).had[1] >> hex_at("1109") & 1
    assert control.reckon(t.s).payee(hex_at("1109")) == control.NONE


@pytest.mark.rule("DE-15.7a")
def test_a_released_legion_does_not_sail_on() -> None:
    """In port it goes ashore; on the high seas it is lost."""
    for hex_, place in (("2211", "2211"), ("0101", "gone")):
        t = enter(entering(III, hexes={hex_: ["zola_naval_1"]})).do("yes", "stop")
        legion = WORLD.index_of(III)
        for piece in (legion, WORLD.index_of("nikon_v")):
            changes.shift(t.s, piece, hex_at(hex_))
        t.s.aboard = {legion: WORLD.index_of("zola_naval_1")}
        t.do("move nikon_v", "go 2413")
        assert t.where(III) == place
        assert legion not in t.s.aboard
