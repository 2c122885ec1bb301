"""Decision points of the battle step outside a battle's rounds (DL-DEC-23 to 30, 41, 42)."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.asking import asks, only_choices
from tests.demonlord.table import WORLD, Table, at, hex_at


@pytest.mark.rule("DL-DEC-23")
def test_controller_chooses_battle_or_siege_hex_by_hex() -> None:
    t = at(
        "battles",
        "demon",
        hosar={"0510": ["ti_knights"], "0414": ["cr_militia"], "1004": ["ti_sergeants"]},
        demon={"0510": ["er_cavalry"], "0414": ["er_levy"], "1004": ["er_archers"]},
    )
    for hex_ in ("0414", "0510"):
        assert asks(t, "hosar", "battle-or-siege", "DL-DEC-23") == ["battle", "siege"]
        assert t.view("hosar")["decision"]["args"]["hex"] == hex_
        assert t.view(None)["battle"] is None
        t.do("siege")
    assert t.view(None)["sieges"] == {"0414": 0, "0510": 0}
    assert t.view(None)["battle"]["hex"] == "1004"


@pytest.mark.rule("DL-DEC-23")
@pytest.mark.parametrize(("phase", "relief"), [("demon", []), ("hosar", ["ti_knights"])])
def test_running_sieges_and_relief_bring_no_such_question(phase: str, relief: list[str]) -> None:
    t = at(
        "battles",
        phase,
        hosar={"0414": ["cr_militia", "ti_knights"]},
        demon={"0414": ["er_levy"]},
        sieges={"0414": 1},
        relief=relief,
    )
    assert t.question == ("siege-method" if phase == "demon" else "garrison-joins")


@pytest.mark.rule("DL-DEC-24")
def test_sortie_is_asked_in_the_defenders_phase_only() -> None:
    stacks: dict[str, Any] = {
        "hosar": {"0414": ["cr_militia"]},
        "demon": {"0414": ["er_levy"]},
        "sieges": {"0414": 1},
    }
    t = at("battles", "hosar", **stacks)
    assert asks(t, "hosar", "sortie", "DL-DEC-24") == ["yes", "no"]
    t.do("yes")
    assert t.view(None)["battle"]["hex"] == "0414"
    t = at("battles", "hosar", **stacks).do("no")
    assert (t.question, t.asked) == ("siege-method", ["demon"])
    assert at("battles", "demon", **stacks).question == "siege-method"


@pytest.mark.rule("DL-DEC-25")
@pytest.mark.parametrize(
    ("answer", "listed"),
    [("no", ["ti_knights", "ti_sergeants"]), ("yes", ["ti_knights", "ti_sergeants", "cr_castle_guards", "cr_militia"])],
)
def test_garrison_joins_the_relief_or_stays_inside(answer: str, listed: list[str]) -> None:
    t = at(
        "battles",
        hosar={"0414": ["cr_militia", "cr_castle_guards", "ti_knights", "ti_sergeants"]},
        demon={"0414": ["er_levy"]},
        sieges={"0414": 1},
        relief=["ti_knights", "ti_sergeants"],
    )
    assert asks(t, "hosar", "garrison-joins", "DL-DEC-25") == ["yes", "no"]
    t.do(answer).answer("terrain", "terrain open")
    assert (t.question, t.targets("deploy")) == ("deploy", listed)


@pytest.mark.rule("DL-DEC-25")
def test_no_garrison_no_question() -> None:
    t = at(
        "battles",
        hosar={"0414": ["ti_knights", "cr_wizard"]},
        demon={"0414": ["er_levy"]},
        sieges={"0414": 1},
        relief=["ti_knights"],
    )
    assert t.question == "terrain"


def lit(hosar: list[str], demon: list[str], hex_: str = "1004", **more: Any) -> Table:
    """A battle in 1004 and casters of Light and Darkness in or near a hex."""
    known = {"hosar": ["light", "vision"], "demon": ["darkness", "vision"]}
    return at(
        "battles",
        hosar={"1004": ["ti_knights"], hex_: hosar},
        demon={"1004": ["er_levy"], "1005": demon},
        spells=known,
        **more,
    )


@pytest.mark.rule("DL-DEC-26")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_light_and_darkness_in_turn(phase: str) -> None:
    t = lit(["cr_wizard"], ["ni_captain"], "1003", phase=phase, dice=(6,))
    spell = {"hosar": "cast light", "demon": "cast darkness"}
    passes = ["pass", "pass-step", "pass-phase"]
    other = "demon" if phase == "hosar" else "hosar"
    assert asks(t, phase, "window-light-and-darkness", "DL-DEC-26") == [spell[phase], *passes]
    t.do("pass")
    assert asks(t, other, "window-light-and-darkness", "DL-DEC-26") == [spell[other], *passes]
    t.do(spell[other])
    asks(t, phase, "window-light-and-darkness", "DL-DEC-26")
    t.do("pass")
    assert t.question == "terrain"


@pytest.mark.rule("DL-DEC-26")
def test_no_battle_in_range_no_light() -> None:
    assert lit(["cr_wizard"], ["er_lord"], "0910").question == "terrain"
    quiet = at("battles", hosar={"0510": ["cr_wizard"]}, demon={"1605": ["er_levy"]}, spells={"hosar": ["light"]})
    assert quiet.question == "movement"


@pytest.mark.rule("DL-DEC-27")
def test_two_battles_one_question() -> None:
    t = at(
        "battles",
        "demon",
        hosar={"1004": ["ti_timurid_knights"], "1005": ["ti_knights"]},
        demon={"1004": ["er_cavalry"], "1005": ["ik_lancers"]},
        then=SeededDice(1),
    )
    assert asks(t, "demon", "next-battle", "DL-DEC-27") == ["fight 1004", "fight 1005"]
    t.do("fight 1005", "terrain open")
    while not t.events("battle-over"):
        t.do("no")
    assert ("next-battle", "fight 1004") in only_choices(t, "demon")
    assert t.view(None)["battle"]["hex"] == "1004"


@pytest.mark.rule("DL-DEC-28")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_the_non_phasing_player_picks_the_terrain(phase: str) -> None:
    t = at("battles", phase, hosar={"1004": ["ti_knights"]}, demon={"1004": ["er_levy"]})
    other = "demon" if phase == "hosar" else "hosar"
    assert sorted(asks(t, other, "terrain", "DL-DEC-28")) == ["terrain hills", "terrain open"]


@pytest.mark.rule("DL-DEC-28")
def test_one_terrain_no_question() -> None:
    allied = {"AH": {"side": "demon"}}
    hosar, demon = {"1402": ["ti_knights", "ti_prince"]}, {"1401": ["ah_swordsmen"]}
    t = at("movement", hosar=hosar, demon=demon, alliances=allied, then=SeededDice(1))
    t.do("unit ti_knights", "move 1401", "end").answer("battle-or-siege", "battle")
    assert only_choices(t, "demon")[0] == ("terrain", "terrain mountain")
    assert t.question != "terrain"


@pytest.mark.rule("DL-DEC-28")
def test_no_lake_and_no_mountain_for_ancients() -> None:
    lake = next(e.id for e in WORLD.hexes if "L" in e.t and len(set(e.t)) > 2)
    t = at("battles", hosar={lake: ["ti_knights"]}, demon={lake: ["er_levy"]})
    assert "lake" not in t.answer("terrain").targets("terrain")
    assert {"M", "O"} < set(WORLD.hexes[hex_at("1003")].t)
    for unit, offered in (("an_troopers_1", False), ("er_levy", True)):
        t = at("battles", hosar={"1003": ["ti_knights"]}, demon={"1003": [unit]}, alliances={"AN": {"side": "demon"}})
        assert ("mountain" in t.answer("terrain").targets("terrain")) is offered


def battle(hosar: list[str], demon: list[str], **more: Any) -> Table:
    """A battle in open country, hosar phasing, at its deployment."""
    more.setdefault("then", SeededDice(1))
    return at("battles", hosar={"1004": hosar}, demon={"1004": demon}, **more).do("terrain open")


@pytest.mark.rule("DL-DEC-29")
def test_putting_down_alternates() -> None:
    t = battle(["ti_knights", "ti_sergeants", "ti_peasants"], ["er_levy", "er_archers", "er_cavalry"])
    assert asks(t, "hosar", "deploy", "DL-DEC-29") == [
        "deploy ti_knights",
        "deploy ti_sergeants",
        "deploy ti_peasants",
    ]
    t.do("deploy ti_peasants")
    assert len(asks(t, "demon", "match", "DL-DEC-29")) == 3
    t.do("deploy er_levy")
    assert asks(t, "demon", "deploy", "DL-DEC-29") == ["deploy er_cavalry", "deploy er_archers"]
    t.do("deploy er_cavalry")
    assert asks(t, "hosar", "match", "DL-DEC-29") == ["deploy ti_knights", "deploy ti_sergeants"]
    t.do("deploy ti_knights")
    assert only_choices(t, "hosar")[0] == ("deploy", "deploy ti_sergeants")
    assert only_choices(t, "demon")[0] == ("match", "deploy er_archers")
    put_down = [event["unit"] for event in t.events("put-down")]
    assert put_down == ["ti_peasants", "er_levy", "er_cavalry", "ti_knights", "ti_sergeants", "er_archers"]


@pytest.mark.rule("DL-DEC-30")
def test_characters_are_placed_in_turn() -> None:
    t = battle(["ti_knights", "ti_sergeants", "ti_prince"], ["er_levy", "er_lord", "cm_warlock", "ni_captain"])
    t.do("deploy ti_knights")
    assert asks(t, "hosar", "place-character-with", "DL-DEC-30") == ["with ti_knights", "with ti_sergeants"]
    t.do("with ti_sergeants")  # the sergeants are in reserve
    assert len(asks(t, "demon", "place-character", "DL-DEC-30")) == 3
    assert t.refuses("pass") == ["DL-DEC-30"]
    t.do("character cm_warlock")
    assert asks(t, "demon", "place-character", "DL-DEC-30") == ["character ni_captain", "character er_lord"]
    t.do("character er_lord")
    placed = [event["character"] for event in t.events("escorts")]
    assert placed == ["ti_prince", "cm_warlock", "er_lord", "ni_captain"]


@pytest.mark.rule("DL-DEC-30")
def test_both_place_one_character_at_a_time() -> None:
    t = battle(["ti_knights", "da_duke", "cl_count"], ["er_levy", "er_lord", "cg_castellan"])
    t.answer("place-character", "character da_duke", seat="hosar").answer("place-character", "character er_lord")
    placed = [event["character"] for event in t.events("escorts")]
    assert placed == ["da_duke", "er_lord", "cl_count", "cg_castellan"]


@pytest.mark.rule("DL-DEC-30")
def test_one_character_and_one_unit_go_together_without_a_question() -> None:
    t = battle(["ti_knights", "da_duke"], ["er_levy"], dice=(6,) * 8)
    assert t.question == "withdraw"
    assert [question for question, _ in only_choices(t, "hosar")][-2:] == ["place-character", "place-character-with"]
    assert t.events("escorts") == [{"character": "da_duke", "unit": "ti_knights"}]


@pytest.mark.rule("DL-DEC-41", "DL-DEC-42")
def test_spellgate_between_and_after_the_battles() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ti_timurid_knights"], "0110": ["ti_knights"], "0510": ["ho_high_priest", "ti_peasants"]},
        demon={"1004": ["er_cavalry"], "0110": ["ik_lancers"], "0512": ["er_levy"]},
        spells={"hosar": ["spellgate"]},
        dice=(6, 6, 6, 6, 1),
        then=SeededDice(1),
    )
    t.answer("window-before-battles", "pass").answer("next-battle", "fight 1004", "terrain open").do("yes")
    while t.question == "retreat":
        t.do(t.options[0])
    options = asks(t, "hosar", "window-between-battles", "DL-DEC-41")
    assert options == ["cast spellgate", "pass", "pass-step", "pass-phase"]
    t.do("cast spellgate", "gate ti_peasants", "done")
    assert t.refuses("at 0512") == ["DL-SPL-19"]  # no new battle, but a battle to come may be joined
    assert "0110" in t.targets("at")


@pytest.mark.rule("DL-DEC-41", "DL-DEC-42")
def test_after_the_last_battle_only_the_window_after_battles_follows() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ti_timurid_knights"], "0510": ["ho_high_priest"]},
        demon={"1004": ["er_cavalry"], "1605": ["ni_demonlord"]},
        spells={"hosar": ["spellgate"], "demon": ["spellgate"]},
        dice=(6, 6, 6, 6, 1),
        then=SeededDice(1),
    )
    t.do("pass", "pass").answer("terrain", "terrain open").do("yes")
    while t.question == "retreat":
        t.do(t.options[0])
    asks(t, "hosar", "window-after-battles", "DL-DEC-42")
    t.do("pass")
    asks(t, "demon", "window-after-battles", "DL-DEC-42")
    t.do("pass")
    assert t.question == "window-end"


@pytest.mark.rule("DL-DEC-41", "DL-DEC-42")
def test_no_castable_spellgate_no_windows() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ti_timurid_knights"], "0110": ["ti_knights"], "0510": ["ho_high_priest"]},
        demon={"1004": ["er_cavalry"], "0110": ["ik_lancers"]},
        spells={"hosar": ["spellgate"]},
        cast=["ho_high_priest"],
        dice=(6, 6, 6, 6, 1),
        then=SeededDice(1),
    )
    t.answer("next-battle", "fight 1004", "terrain open").do("yes")
    while t.question == "retreat":
        t.do(t.options[0])
    assert (t.question, t.view(None)["battle"]["hex"]) == ("withdraw", "0110")


@pytest.mark.rule("DL-DEC-42")
def test_without_a_battle_the_windows_before_and_after_are_one() -> None:
    t = at("battles", hosar={"0510": ["ho_high_priest"]}, demon={"1605": ["er_levy"]}, spells={"hosar": ["spellgate"]})
    t.answer("window-before-battles", "pass")
    assert t.question == "window-end"
