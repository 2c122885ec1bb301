"""States that change their status (DL-ALL-24 to 37): units going home, what they leave, and who holds the homeland."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.marching import way
from tests.demonlord.table import Stacks, Table, at

UNALLIED, SEMI_PERMANENT, PERMANENT, LEGEND = range(4)
GOES_NEUTRAL, CHANGES_SIDES = 5, 6
HOME = "1401"  # Altu'han


def shaken(side: str, **more: Any) -> dict[str, Any]:
    return {"side": side, "grade": "semi-permanent", "shaken": True, **more}


def check(
    die: int,
    phase: str = "hosar",
    *,
    side: str = "hosar",
    state: str = "AH",
    hosar: Stacks | None = None,
    demon: Stacks | None = None,
    dice: tuple[int, ...] = (),
    **more: Any,
) -> Table:
    """The check of a shaken ally has been rolled as a phase ended; the other player's movement step has come.

    Each player has a character far away to move; the phasing one's stands at Lyung, so that there is a first question.
    """
    hosar = {("1309" if phase == "hosar" else "0218"): ["ba_baron"], **(hosar or {})}
    demon = {("1309" if phase == "demon" else "1719"): ["ta_khan"], **(demon or {})}
    neutral = {"1308": ["ly_zombies_1"]}
    alliances = {state: shaken(side)}
    t = at(
        "alliances", phase, hosar=hosar, demon=demon, neutral=neutral, alliances=alliances, dice=[die, *dice], **more
    )
    return t.answer("alliance", "pass").until("movement")


def go(t: Table, unit: str, hex_: str) -> Table:
    t.do(f"unit {unit}", f"move {hex_}")
    return t.do("stop") if t.question == "march" else t


def next_movement(t: Table) -> Table:
    """End this movement step and go on to the next one."""
    return t.answer("movement", "end").until("movement")


@pytest.mark.rule("DL-ALL-24")
def test_check_5_makes_the_state_neutral_again() -> None:
    t = check(GOES_NEUTRAL, hosar={"0510": ["ah_swordsmen"], HOME: ["ah_duke"]})
    assert t.state_of("AH") == ("neutral", UNALLIED)
    assert t.controller("altuhan") == "neutral"
    assert t.stack("neutral", HOME) == ["ah_duke"]
    assert t.where("ah_swordsmen") == "away"


@pytest.mark.rule("DL-ALL-25")
@pytest.mark.parametrize(("side", "enemy"), [("hosar", "demon"), ("demon", "hosar")])
def test_check_6_makes_it_an_ally_of_the_other_player(side: str, enemy: str) -> None:
    t = check(CHANGES_SIDES, side=side, **{side: {HOME: ["ah_swordsmen"]}})  # type: ignore[arg-type]
    assert t.state_of("AH") == (enemy, SEMI_PERMANENT)
    assert t.controller("altuhan") == enemy
    assert t.stack(enemy, HOME) == ["ah_swordsmen"]


@pytest.mark.rule("DL-ALL-26")
@pytest.mark.parametrize("die", [GOES_NEUTRAL, CHANGES_SIDES])
def test_units_are_home_again_when_the_next_phase_ends(die: int) -> None:
    t = check(die, hosar={"0510": ["ah_swordsmen"], HOME: ["ah_duke"]})
    assert (t.asked, t.where("ah_swordsmen"), t.where("ah_duke")) == (["demon"], "away", HOME)
    next_movement(t)
    assert (t.asked, t.where("ah_swordsmen"), t.where("ah_duke")) == (["hosar"], HOME, HOME)
    camp = "neutral" if die == GOES_NEUTRAL else "demon"
    assert sorted(t.stack(camp, HOME)) == ["ah_duke", "ah_swordsmen"]


@pytest.mark.rule("DL-ALL-27")
@pytest.mark.parametrize("die", [GOES_NEUTRAL, CHANGES_SIDES])
def test_invoked_spirits_must_be_invoked_anew(die: int) -> None:
    hosar = {"0510": ["gw_beast_god"], "0914": ["gw_warriors_1"]}
    t = check(die, state="GW", hosar=hosar)
    assert t.where("gw_beast_god") == "off"
    next_movement(t)
    assert t.where("gw_beast_god") == "off"


@pytest.mark.rule("DL-ALL-28")
def test_troops_in_the_homeland_do_not_hold_its_fortress() -> None:
    t = check(GOES_NEUTRAL, hosar={HOME: ["ti_knights"], "0510": ["ah_swordsmen"]})
    assert t.controller("altuhan") == "neutral"
    t = check(CHANGES_SIDES, hosar={HOME: ["ti_knights"], "0510": ["ah_swordsmen"]})
    assert t.controller("altuhan") == "demon"
    t = check(GOES_NEUTRAL, hosar={"0510": ["ah_swordsmen"]}, demon={HOME: ["er_patrol"]}, control={"altuhan": "demon"})
    assert t.controller("altuhan") == "neutral"


@pytest.mark.rule("DL-ALL-29")
def test_troops_caught_in_the_homeland_may_march_out_in_time() -> None:
    t = check(GOES_NEUTRAL, hosar={HOME: ["ah_swordsmen", "ti_knights"]})
    assert t.siege(HOME) is None
    next_movement(t)  # the Demon phase
    assert t.state_of("AH") == ("neutral", UNALLIED)
    go(t, "ti_knights", "1402").do("end")
    assert t.state_of("AH") == ("neutral", UNALLIED)
    assert t.events("battle-begins") == []


@pytest.mark.rule("DL-ALL-29")
def test_troops_that_stay_in_the_homeland_are_attackers() -> None:
    t = check(GOES_NEUTRAL, hosar={HOME: ["ah_swordsmen", "ti_knights"]})
    next_movement(t)
    t.do("unit ba_baron", "stop")
    assert t.state_of("AH") == ("neutral", UNALLIED)  # not before the step is over
    t.do("end")
    assert t.events("neutral-attacked") == [{"realm": "AH", "side": "hosar"}]
    assert t.state_of("AH") == ("demon", PERMANENT)
    assert (t.question, t.asked) == ("battle-or-siege", ["demon"])


@pytest.mark.rule("DL-ALL-30")
@pytest.mark.parametrize("die", [GOES_NEUTRAL, CHANGES_SIDES])
def test_the_dead_do_not_come_home(die: int) -> None:
    t = check(die, hosar={"0510": ["ah_swordsmen", "ah_mountaineers_1"]}, piles={"dead": ["ah_mountaineers_2"]})
    next_movement(t)
    camp = "neutral" if die == GOES_NEUTRAL else "demon"
    assert t.stack(camp, HOME) == ["ah_swordsmen", "ah_mountaineers_1"]
    assert t.where("ah_mountaineers_2") == "dead"


@pytest.mark.rule("DL-ALL-30")
def test_prisoners_of_the_new_friend_go_home_and_those_of_the_enemy_do_not() -> None:
    piles = {"prisoners_of_hosar": ["ah_duke"], "prisoners_of_demon": ["ah_mountaineers_1"]}
    hosar, demon = {"1402": ["ti_knights"]}, {"1719": ["ta_khan"]}
    t = at("alliances", hosar=hosar, demon=demon, neutral={HOME: ["ah_swordsmen"]}, piles=piles, dice=[1])
    t.do("court 1401").until("movement")
    assert (t.asked, t.where("ah_duke")) == (["demon"], "away")
    next_movement(t)
    assert (t.asked, t.where("ah_duke")) == (["hosar"], HOME)
    assert t.stack("hosar", HOME) == ["ah_swordsmen", "ah_duke"]
    assert t.where("ah_mountaineers_1") == "held by demon"


@pytest.mark.rule("DL-ALL-30")
def test_prisoners_of_the_player_to_whom_a_state_changes_go_home() -> None:
    piles = {"prisoners_of_hosar": ["ah_duke"], "prisoners_of_demon": ["ah_mountaineers_1"]}
    t = check(CHANGES_SIDES, hosar={HOME: ["ah_swordsmen"]}, piles=piles)
    next_movement(t)
    assert t.where("ah_mountaineers_1") == HOME
    assert t.where("ah_duke") == "held by hosar"


@pytest.mark.rule("DL-ALL-30")
def test_freed_units_go_home_with_the_others() -> None:
    """Units already on their way are not held up by prisoners freed a phase later."""
    t = check(
        GOES_NEUTRAL,
        hosar={"0510": ["ah_swordsmen"]},
        demon={"1402": ["er_patrol"]},
        piles={"prisoners_of_demon": ["ah_duke"]},
        dice=(1,),
    )
    t.answer("movement", "end").until("alliance").do("court 1401").until("movement")
    assert t.asked == ["hosar"]
    assert sorted(t.stack("demon", HOME)) == ["ah_duke", "ah_swordsmen"]


@pytest.mark.rule("DL-ALL-31")
def test_the_besieger_gains_a_fortress_its_garrison_has_left() -> None:
    hosar, demon = {"0405": ["ah_swordsmen", "da_duke"]}, {"0405": ["er_patrol"]}
    t = check(GOES_NEUTRAL, hosar=hosar, demon=demon, sieges={"0405": 2})
    assert t.controller("gunthoz") == "demon"
    assert t.siege("0405") is None
    assert t.where("da_duke") == "held by demon"


@pytest.mark.rule("DL-ALL-31")
def test_a_siege_ends_when_the_besiegers_go_home_and_their_characters_roll_once() -> None:
    hosar, demon = {"1510": ["ah_swordsmen", "da_duke"]}, {"1510": ["cg_orcs"]}
    t = check(GOES_NEUTRAL, hosar=hosar, demon=demon, sieges={"1510": 2}, dice=(6, 1))
    assert t.siege("1510") is None
    assert t.controller("ghorzun") == "demon"
    assert t.rolls("DL-CAP-05") == [(6, 1)]
    assert t.where("da_duke") == "1510"


@pytest.mark.rule("DL-ALL-31")
def test_the_siege_goes_on_where_other_troops_remain() -> None:
    hosar, demon = {"0405": ["ah_swordsmen", "gu_militia"]}, {"0405": ["er_patrol"]}
    t = check(GOES_NEUTRAL, hosar=hosar, demon=demon, sieges={"0405": 2})
    assert (t.siege("0405"), t.controller("gunthoz")) == (2, "hosar")


@pytest.mark.rule("DL-ALL-31")
def test_characters_left_alone_among_enemy_troops_face_capture() -> None:
    hosar, demon = {"1005": ["ah_swordsmen", "da_duke"]}, {"1005": ["er_patrol"]}
    t = check(GOES_NEUTRAL, hosar=hosar, demon=demon, dice=(1, 6))
    assert t.rolls("DL-CAP-05") == [(1, 6)]
    assert t.where("da_duke") == "held by demon"


@pytest.mark.rule("DL-ALL-31")
def test_control_changes_where_only_the_enemy_is_left() -> None:
    hosar, demon = {"1414": ["ti_knights"]}, {"1414": ["ah_swordsmen"]}
    t = check(GOES_NEUTRAL, side="demon", hosar=hosar, demon=demon)
    assert t.controller("ninnghiz") == "hosar"


@pytest.mark.rule("DL-ALL-32")
@pytest.mark.parametrize(("die", "holder"), [(GOES_NEUTRAL, "neutral"), (CHANGES_SIDES, "hosar")])
def test_nobody_gains_the_homeland_while_its_units_are_away(die: int, holder: str) -> None:
    t = check(die, side="demon", demon={"0510": ["ah_swordsmen"], "1402": ["ni_wolf_riders"]})
    t.do("unit ni_wolf_riders", "move 1401")
    assert (t.where("ni_wolf_riders"), t.controller("altuhan")) == (HOME, holder)
    t.until("movement").do("end")
    assert t.controller("altuhan") == holder


@pytest.mark.rule("DL-ALL-32")
def test_nobody_gains_the_empty_homeland_by_riding_through() -> None:
    t = check(GOES_NEUTRAL, hosar={"0510": ["ah_swordsmen"]}, demon={"1501": ["ni_winged_fiends"]})
    t.do("unit ni_winged_fiends", "move 1301")
    assert way(t) == ["1401", "1301"]
    assert t.controller("altuhan") == "neutral"


@pytest.mark.rule("DL-ALL-32")
def test_the_normal_rule_of_control_applies_when_no_unit_is_left_to_return() -> None:
    dead = ["ah_duke", "ah_swordsmen", "ah_mountaineers_1", "ah_mountaineers_2"]
    t = check(GOES_NEUTRAL, demon={HOME: ["er_patrol"]}, control={"altuhan": "demon"}, piles={"dead": dead})
    assert t.controller("altuhan") == "demon"
    t = check(GOES_NEUTRAL, demon={"1402": ["er_patrol"]}, piles={"dead": dead})
    assert t.controller("altuhan") == "neutral"
    t.do("unit er_patrol", "move 1401")
    assert t.controller("altuhan") == "demon"


@pytest.mark.rule("DL-ALL-33")
def test_units_return_among_troops_who_are_then_caught_in_a_neutral_homeland() -> None:
    t = check(GOES_NEUTRAL, "demon", hosar={"1402": ["ti_knights"], "0510": ["ah_swordsmen"]})
    t.do("unit ti_knights", "move 1401", "end").until("movement")  # nobody was home: no attack
    assert t.stack("neutral", HOME) == ["ah_swordsmen"]
    next_movement(t)  # the Demon phase: still no attack
    assert t.state_of("AH") == ("neutral", UNALLIED)
    t.do("end")
    assert t.state_of("AH") == ("demon", PERMANENT)


@pytest.mark.rule("DL-ALL-33")
def test_units_return_to_an_open_homeland_and_fight_in_the_next_battle_step() -> None:
    hosar = {"0914": ["ti_knights"], "0510": ["gw_warriors_1"]}
    t = check(CHANGES_SIDES, "hosar", state="GW", hosar=hosar, then=SeededDice(1))
    next_movement(t)
    assert t.stack("demon", "0914") == ["gw_warriors_1"]
    stays, leaves = t, Table(t.s.clone())
    stays.do("end")
    assert stays.events("battle-begins") == [{"hex": "0914"}]
    go(leaves, "ti_knights", "0915").do("end")
    assert leaves.events("battle-begins") == []


@pytest.mark.rule("DL-ALL-33")
def test_units_return_to_a_fortress_whose_besiegers_are_such_from_the_next_battle_step() -> None:
    t = check(CHANGES_SIDES, "hosar", hosar={HOME: ["ti_knights"], "0510": ["ah_swordsmen"]}, then=SeededDice(1))
    next_movement(t)
    assert t.stack("demon", HOME) == ["ah_swordsmen"]
    assert (t.controller("altuhan"), t.siege(HOME)) == ("demon", None)
    t.do("end").answer("battle-or-siege", "siege")
    assert t.asked == ["hosar"]
    assert t.siege(HOME) == 0
    t.answer("siege-method", "invest")
    assert t.rolls("DL-SIE-11")


@pytest.mark.rule("DL-ALL-33")
def test_troops_caught_in_the_fortress_of_a_new_enemy_have_until_the_next_battle_step() -> None:
    hosar, demon = {"1402": ["ti_knights"]}, {HOME: ["er_patrol"], "1719": ["ta_khan"]}
    t = at("alliances", hosar=hosar, demon=demon, neutral={HOME: ["ah_swordsmen"]}, dice=[1], then=SeededDice(1))
    t.do("court 1401").until("movement")
    assert (t.controller("altuhan"), t.siege(HOME)) == ("hosar", None)
    t.do("end")
    assert (t.question, t.asked) == ("battle-or-siege", ["hosar"])


@pytest.mark.rule("DL-ALL-34")
def test_both_players_troops_in_a_neutral_homeland() -> None:
    hosar, demon = {HOME: ["ah_swordsmen", "ti_knights"]}, {HOME: ["er_patrol"]}
    t = check(GOES_NEUTRAL, "demon", hosar=hosar, demon=demon, sieges={HOME: 3})
    assert (t.controller("altuhan"), t.siege(HOME)) == ("neutral", None)
    t.answer("movement", "end")
    assert t.events("neutral-attacked") == [{"realm": "AH", "side": "hosar"}]
    assert t.state_of("AH") == ("demon", PERMANENT)
    assert (t.question, t.asked) == ("battle-or-siege", ["demon"])


@pytest.mark.rule("DL-ALL-34")
def test_both_players_troops_fight_each_other_in_an_empty_neutral_homeland() -> None:
    hosar, demon = {HOME: ["ti_knights"], "0510": ["ah_swordsmen"]}, {HOME: ["er_patrol"]}
    t = check(GOES_NEUTRAL, "demon", hosar=hosar, demon=demon, sieges={HOME: 3}, then=SeededDice(1))
    t.answer("movement", "end")
    assert t.events("battle-begins") == [{"hex": HOME}]
    assert t.state_of("AH") == ("neutral", UNALLIED)


@pytest.mark.rule("DL-ALL-35")
def test_a_besieged_state_that_changes_sides_turns_the_siege_round() -> None:
    hosar, demon = {HOME: ["ti_knights"]}, {HOME: ["ah_swordsmen", "er_patrol"]}
    t = check(CHANGES_SIDES, "hosar", side="demon", hosar=hosar, demon=demon, sieges={HOME: 4})
    assert t.controller("altuhan") == "hosar"
    assert t.siege(HOME) == 0
    assert sorted(t.stack("hosar", HOME)) == ["ah_swordsmen", "ti_knights"]
    go(t, "er_patrol", "1402")  # they may leave freely
    assert t.siege(HOME) is None
    assert t.controller("altuhan") == "hosar"


@pytest.mark.rule("DL-ALL-35")
def test_a_state_that_changes_sides_at_home_is_besieged_by_its_former_friends() -> None:
    t = check(CHANGES_SIDES, "demon", hosar={HOME: ["ah_swordsmen", "ti_knights"]})
    assert (t.controller("altuhan"), t.siege(HOME)) == ("demon", 0)
    assert "unit ti_knights" in t.options


@pytest.mark.rule("DL-ALL-35")
def test_a_siege_whose_defender_gets_the_state_goes_on() -> None:
    """Altu'han was lost to Demon and is besieged by Hosar when its state goes over to Demon (DL-SIE-40)."""
    held: dict[str, Any] = {"demon": {HOME: ["er_patrol"]}, "control": {"altuhan": "demon"}, "sieges": {HOME: 3}}
    t = check(CHANGES_SIDES, hosar={HOME: ["ti_knights", "ah_swordsmen"]}, **held)
    assert (t.controller("altuhan"), t.siege(HOME)) == ("demon", 3)
    t = check(CHANGES_SIDES, hosar={HOME: ["ah_swordsmen", "da_duke"]}, dice=(1, 6), **held)
    assert (t.controller("altuhan"), t.siege(HOME)) == ("demon", None)  # they were the only besiegers
    assert t.where("da_duke") == "held by demon"


@pytest.mark.rule("DL-ALL-36")
@pytest.mark.parametrize(
    ("code", "home", "dead"),
    [
        ("AH", "1402", ["ah_duke", "ah_swordsmen", "ah_mountaineers_1", "ah_mountaineers_2"]),
        ("AN", "1703", ["an_troopers_1", "an_troopers_2", "an_troopers_3"]),
        ("GW", "0915", ["gw_chief", "gw_warriors_1", "gw_warriors_2", "gw_young_warriors"]),
    ],
)
def test_a_state_without_units_can_be_neither_courted_nor_attacked(code: str, home: str, dead: list[str]) -> None:
    at_home = {"AH": "1401", "AN": "1702", "GW": "0914"}[code]
    hosar = {home: ["ti_knights"], "1309": ["ti_sergeants"]}
    neutral = {"1308": ["ly_zombies_1"]}
    t = at("alliances", hosar=hosar, neutral=neutral, piles={"dead": dead})
    assert t.targets("court") == ["1308"]
    assert t.refuses(f"court {at_home}") == ["DL-ALL-36"]
    t = at("movement", hosar=hosar, neutral=neutral, piles={"dead": dead})
    t.do("unit ti_knights", f"move {at_home}")
    assert t.question in ("movement", "march")  # no confirmation, no attack
    assert t.state_of(code) == ("neutral", UNALLIED)


@pytest.mark.rule("DL-ALL-36")
def test_a_state_without_units_still_counts_as_an_ally() -> None:
    dead = ["ah_duke", "ah_swordsmen", "ah_mountaineers_1", "ah_mountaineers_2"]
    alliances = {"AH": {"side": "demon", "grade": "permanent"}}
    t = at(
        "exchange",
        "demon",
        hosar={"0510": ["ti_knights"]},
        demon={"1811": ["ni_captain"]},
        alliances=alliances,
        piles={"dead": dead},
    )
    assert t.view(None)["points"]["hosar"] == 2  # fewer allies, and no reinforcements asked for
    assert t.view(None)["points"]["demon"] == 2  # one more fortress, and no reinforcements asked for


@pytest.mark.rule("DL-ALL-37")
def test_a_character_in_the_homeland_of_a_new_ally_is_among_friends() -> None:
    t = at(
        "alliances",
        hosar={HOME: ["ho_priest"]},
        demon={"1719": ["ta_khan"]},
        neutral={HOME: ["ah_swordsmen"]},
        dice=[1],
    )
    t.do("court 1401").until("movement")
    assert sorted(t.stack("hosar", HOME)) == ["ah_swordsmen", "ho_priest"]
    next_movement(t)
    assert t.rolls("DL-CAP-05") == []
    t.do("unit ah_swordsmen", "ride ho_priest", "move 1402")
    assert t.where("ho_priest") == "1402"


@pytest.mark.rule("DL-SIE-03", "DL-ALL-17")
@pytest.mark.parametrize("holder", ["demon", "neutral"])
def test_an_alliance_gives_no_fortress_that_enemy_troops_have_taken(holder: str) -> None:
    """Of Altu'han only the Duke is left, and he was too few to keep the city from the patrol."""
    t = at(
        "alliances",
        hosar={"1402": ["ti_prince"]},
        demon={HOME: ["er_patrol"]} if holder == "demon" else {},
        neutral={HOME: ["ah_duke"]},
        control={"altuhan": holder},
        dice=[1],
    )
    t.do("court 1401")
    assert t.state_of("AH") == ("hosar", PERMANENT)
    assert t.controller("altuhan") == ("demon" if holder == "demon" else "hosar")


@pytest.mark.rule("DL-ALL-32")
@pytest.mark.parametrize(("home", "holder"), [("ah_duke", "demon"), ("ah_swordsmen", "neutral")])
def test_once_the_units_are_back_control_is_judged_as_ever(home: str, holder: str) -> None:
    """The patrol that came meanwhile is alone with troops if only the Duke comes home."""
    t = check(GOES_NEUTRAL, hosar={"0510": [home]}, demon={"1402": ["er_patrol"]})
    go(t, "er_patrol", HOME)
    assert t.controller("altuhan") == "neutral"
    next_movement(t)
    assert t.where(home) == HOME
    assert t.controller("altuhan") == holder


@pytest.mark.rule("DL-ALL-15")
def test_nobody_controls_a_legends_village() -> None:
    t = at(
        "movement",
        hosar={"1402": ["ti_knights", "ti_prince"]},
        alliances={"AH": {"side": "neutral", "grade": "legend"}},
        control={"altuhan": "nobody"},
    )
    go(t, "ti_knights", HOME)
    assert t.where("ti_knights") == HOME
    assert t.controller("altuhan") == "nobody"
    assert t.events("control") == []


@pytest.mark.rule("DL-ALL-35")
def test_a_siege_by_former_friends_is_announced() -> None:
    t = check(CHANGES_SIDES, hosar={HOME: ["ah_swordsmen", "ti_knights"]})
    assert t.siege(HOME) == 0
    assert t.events("siege-begins") == [{"hex": HOME, "side": "hosar"}]
