"""Special mercenaries: the randomizer, the cards, entry and return (DR-B-SPM, DR-B-DIP-24, DR-B-CRD-02, DR-B-EVT-07,
DR-B-SET-04)."""

from __future__ import annotations

import pytest

from hexarchy.games.divine_right import captives, cards, losses, victory
from hexarchy.games.divine_right.fallout import settle
from hexarchy.games.divine_right.mercenaries import rogues, special
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY, RANDOMIZER, RESERVE
from tests.divine_right.hirelings import card_at, drawing, embassy, game
from tests.divine_right.table import WORLD, Table, new

LORK, PENNOL, WILLOWIK, FREEPORT = "0917", "1911", "0811", "1320"
FIELD, STUMP_HOLE = "1716", "0009"


def counters(t: Table, place: int) -> list[str]:
    return [name for piece, name in enumerate(WORLD.names) if t.s.where[piece] == place]


# -- the level --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SET-04", "DR-B-SET-05", "DR-DEC-01")
def test_the_intermediate_game_draws_from_thirteen_kingdoms() -> None:
    drawn = set()
    for seed in range(40):
        t = new(4, seed, level="intermediate")
        kingdoms = [player.kingdom for player in t.s.players]
        drawn |= {*kingdoms}
        assert sum(kingdom.seat == NOBODY for kingdom in t.s.kingdoms) == 9
    assert drawn == {*range(13)}


@pytest.mark.rule("DR-B-CRD-02", "DR-B-SET-03")
def test_fifteen_special_mercenary_cards_are_in_the_deck() -> None:
    assert len(new(2, level="intermediate").s.hands.within(cards.DECK)) == 47
    assert len(new(2).s.hands.within(cards.DECK)) == 32


# -- the randomizer ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SPM-01", "DR-B-SPM-02")
def test_the_randomizer_of_a_fresh_game() -> None:
    t = new(2, level="intermediate")
    held = counters(t, RANDOMIZER)
    assert len(held) == 27
    assert {*held} >= {"daya", "fox", "eloia", "naara", "ercii", "shadowwolves", "llomar"}
    assert [sum(name.startswith(kind) for name in held) for kind in ("rogue", "bodyguard", "engineer", "great")] == [
        6,
        6,
        4,
        4,
    ]
    assert len(counters(t, RESERVE)) == 4
    assert "juulute" not in held
    assert not counters(new(2), RANDOMIZER)


@pytest.mark.rule("DR-B-EVT-07", "DR-B-EVT-01", "DR-B-SPM-02", "DR-T-B-EVENTS", "DR-DEC-11")
def test_event_seven_draws_one_counter_for_all_to_see() -> None:
    t = drawing("rogue_1")
    assert t.answer("entry", f"place {LORK}").where("rogue_1") == LORK
    told = [args for key, args in t.heard_by("second") if key == "stranger"]
    assert [(args["side"], args["unit"]) for args in told] == [("first", "rogue_1")]
    assert len(special.in_randomizer(t.s)) == 26


@pytest.mark.rule("DR-B-SPM-02", "DR-B-EVT-13")
def test_an_empty_randomizer_gives_nothing() -> None:
    gone = [WORLD.names[piece] for piece in special.in_randomizer(game("siege").s)]
    t = game("events", dice=[3, 4, 1], piles={"gone": gone})
    assert t.question == "function"
    assert not t.events("stranger")


@pytest.mark.rule("DR-B-SPM-03", "DR-DEC-11")
def test_a_counter_whose_entry_is_taken_waits_for_its_owners_next_turn() -> None:
    t = drawing("ercii", hexes={WILLOWIK: ["muetar_army_1"]})
    assert t.where("ercii") == "waiting"
    assert t.question == "function"  # nobody was asked
    away = game("events", hexes={FIELD: ["muetar_army_1"]}, piles={"waiting": ["ercii"]}, masters={"ercii": "first"})
    assert away.where("ercii") == WILLOWIK
    still = game(
        "events", hexes={WILLOWIK: ["muetar_army_1"]}, piles={"waiting": ["ercii"]}, masters={"ercii": "first"}
    )
    assert still.where("ercii") == "waiting"


@pytest.mark.rule("DR-B-SPM-03")
def test_any_friendly_castle_is_one_that_is_not_besieged() -> None:
    hexes = {LORK: ["hothior_army_1"]}
    t = game("siege", hexes=hexes)
    castles = special.entry_spaces(t.s, WORLD.index["fox"], 0)
    assert WORLD.grid.at(LORK) in castles
    besieged = game("siege", hexes=hexes, sieges={LORK: "second"})
    assert WORLD.grid.at(LORK) not in special.entry_spaces(besieged.s, WORLD.index["fox"], 0)


@pytest.mark.rule("DR-B-SPM-03", "DR-B-EVT-15")
def test_a_drawn_counter_acts_in_the_same_turn() -> None:
    t = drawing("rogue_1").do(f"place {LORK}").until("next-move")
    assert "move rogue_1" in t.options


# -- return -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SPM-04")
def test_a_killed_rogue_returns_and_a_named_hero_does_not() -> None:
    t = game(
        "movement",
        hexes={FIELD: ["rogue_1", "fox", "ercii"]},
        masters=dict.fromkeys(["rogue_1", "fox", "ercii"], "first"),
    )
    for name in ("rogue_1", "fox"):
        captives.kill(t.s, WORLD.index[name], 1)
    losses.eliminate(t.s, WORLD.index["ercii"])
    assert [t.where(name) for name in ("rogue_1", "fox", "ercii")] == ["randomizer", "gone", "randomizer"]
    assert t.master("rogue_1") is None


@pytest.mark.rule("DR-B-SPM-04", "DR-B-CAP-08", "DR-T-B-PAROLE")
@pytest.mark.parametrize(("name", "place"), [("fox", "randomizer"), ("rogue_2", "randomizer"), ("juulute", "gone")])
def test_a_paroled_hero_leaves_the_map(name: str, place: str) -> None:
    t = game("diplomacy", masters={name: "second"}, prisoners={name: ["first", LORK]}, dice=[1, 4])
    t.answer("prisoners", f"parole {name}")
    assert t.where(name) == place
    assert t.master(name) is None


@pytest.mark.rule("DR-B-SPM-05", "DR-B-CAP-08")
def test_the_card_of_a_major_hero_is_set_aside_or_discarded() -> None:
    t = game("movement", hexes={FIELD: ["juulute"]}, masters={"juulute": "first"})
    assert card_at(t, "juulute") == "open-first"
    captives.kill(t.s, WORLD.index["juulute"], 1)
    assert (t.where("juulute"), card_at(t, "juulute")) == ("gone", "aside")
    held = {"masters": {"juulute": "second"}, "prisoners": {"juulute": ["first", LORK]}}
    t = game("diplomacy", **held, dice=[1, 4]).do("parole juulute")
    assert card_at(t, "juulute") == "discard"
    t = game("diplomacy", **held, dice=[1, 5]).do("parole juulute")
    assert (card_at(t, "juulute"), t.master("juulute")) == ("open-first", "first")


@pytest.mark.rule("DR-B-SPM-05", "DR-B-CRD-03")
def test_the_card_of_the_scum_lies_open_until_the_last_is_gone() -> None:
    t = game("movement", hexes={FIELD: ["scum_1", "scum_2"]}, masters=dict.fromkeys(["scum_1", "scum_2"], "first"))
    losses.eliminate(t.s, WORLD.index["scum_1"])
    assert card_at(t, "scum") == "open-first"
    losses.eliminate(t.s, WORLD.index["scum_2"])
    assert card_at(t, "scum") == "aside"


@pytest.mark.rule("DR-B-SPM-07")
def test_special_mercenaries_serve_to_the_end_without_pay() -> None:
    t = game(
        "events",
        seats=2,
        turn=19,
        hexes={FIELD: ["juulute", "ogsbogg"]},
        masters={"juulute": "first", "ogsbogg": "first"},
    )
    for _ in range(400):
        if t.question is None or t.s.turn == 20:
            break
        t.do(t.ask.default.text)
    assert t.s.turn == 20
    assert t.master("juulute") == t.master("ogsbogg") == "first"


@pytest.mark.rule("DR-B-SPM-08", "DR-B-CAP-10")
def test_what_an_eliminated_player_had_goes_back() -> None:
    own = ["fox", "juulute", "rogue_7", "ogsbogg", "eloia"]
    t = game(
        "movement",
        seats=3,
        hexes={FIELD: own[1:4]},
        piles={"waiting": ["fox"]},
        track={"eloia": 5},
        masters=dict.fromkeys(own, "second"),
    )
    victory.put_out(t.s, 1)
    assert t.where("fox") == t.where("eloia") == "randomizer"
    assert t.where("juulute") == t.where("ogsbogg") == "gone"
    assert card_at(t, "juulute") == card_at(t, "ogsbogg") == "discard"
    assert not t.s.track


@pytest.mark.rule("DR-B-CAP-10", "DR-B-CAP-06")
def test_a_captive_whose_player_is_out_serves_nobody_when_free() -> None:
    t = game("movement", seats=3, masters={"fox": "second"}, prisoners={"fox": ["first", LORK]})
    victory.put_out(t.s, 1)
    assert t.where("fox") == "prison"
    victory.put_out(t.s, 0)
    settle(t.s)
    t.s.run()
    assert t.where("fox") == "randomizer"


@pytest.mark.rule("DR-B-CAP-06")
def test_a_special_hero_is_free_when_the_prison_falls_to_their_side() -> None:
    t = game(
        "movement",
        seats=3,
        hexes={LORK: ["hothior_monarch"]},
        masters={"fox": "second"},
        prisoners={"fox": ["first", LORK]},
    )
    captives.hand_over(t.s, WORLD.grid.at(LORK), 1)
    settle(t.s)
    t.s.run()
    assert not t.s.prisoners
    assert t.master("fox") == "second"


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-DIP-24", "DR-B-SPM-01", "DR-DEC-33")
def test_an_ambassador_calls_a_major_mercenary_who_acts_at_once() -> None:
    t = embassy(hand=("juulute",))
    t.do("enlist juulute").answer("entry", f"place {LORK}")
    assert (t.where("juulute"), t.master("juulute")) == (LORK, "first")
    assert card_at(t, "juulute") == "open-first"
    assert t.view("second")["hirelings"]["open"] == {"first": ["juulute"]}
    assert t.question == "next-move"  # it was the ambassador's one function
    assert "move juulute" in t.options


@pytest.mark.rule("DR-B-DIP-24")
def test_a_card_is_refused_where_its_mercenary_cannot_enter() -> None:
    castles = [WORLD.grid.ids[castle.space] for castle in WORLD.castles_of[0]]
    taken = {space: [f"muetar_army_{number}"] for number, space in enumerate((*castles, STUMP_HOLE), 1)}
    hexes = {**taken, FIELD: ["hothior_monarch"]}
    t = embassy(hand=("juulute", "ogsbogg"), plundered=castles, hexes=hexes)
    assert t.refuses("enlist juulute") == ["DR-B-DIP-24"]
    assert t.refuses("enlist ogsbogg") == ["DR-B-DIP-24"]
    assert card_at(t, "juulute") == "hand-first"


@pytest.mark.rule("DR-B-DIP-24", "DR-B-CRD-03")
def test_nobody_enters_by_a_card_that_is_not_held() -> None:
    assert embassy(hand=("bribe-1",)).refuses("enlist juulute") == ["DR-B-CRD-03"]


@pytest.mark.rule("DR-B-DIP-24", "DR-B-GEN-14", "DR-B-CRD-06")
def test_whether_a_hand_holds_mercenaries_does_not_show_in_the_questions() -> None:
    """No function is possible but those of a hand: the question is put to every seat that holds cards."""
    idle = {name: 9 for name in KINGDOM_IDS if name not in ("hothior", "muetar")}
    for hand in (("juulute",), ("bribe-1",)):
        t = embassy(hand=hand, confused=idle)
        t.s.players = tuple(player._replace(duels=3) for player in t.s.players)
        t.s.run()
        assert t.question == "function"
        assert t.targets("enlist") == (["juulute"] if "juulute" in hand else [])
        assert not t.targets("activate")


@pytest.mark.rule("DR-B-DIP-24", "DR-B-SMU-04")
def test_the_black_knight_brings_his_guards() -> None:
    t = embassy(hand=("black-knight",)).do("enlist black-knight")
    assert t.where("black_knight") == t.where("stubstaff_guards") == "2018"


# -- Rogues for hire --------------------------------------------------------------------------------------------------


def at_freeport(*dice: int, **more: object) -> Table:
    hexes = {FREEPORT: ["hothior_army_1", *more.pop("also", ())]}  # type: ignore[misc]
    t = game("movement", dice=[*dice], hexes=hexes, **more)
    return t.do("done")


@pytest.mark.rule("DR-B-SPM-06", "DR-T-B-RECRUIT", "DR-DEC-52", "DR-B-PHS-03")
def test_a_rogue_is_recruited_at_the_end_of_movement() -> None:
    t = at_freeport(5).answer("moves-end", f"hire-rogue {FREEPORT}")
    (rogue,) = [name for name in t.stack(FREEPORT) if name.startswith("rogue")]
    assert t.master(rogue) == "first"
    assert len(rogues.reserve(t.s)) == 3
    captives.kill(t.s, WORLD.index[rogue], 1)
    assert t.where(rogue) == "reserve"


@pytest.mark.rule("DR-B-SPM-06")
def test_juulute_knows_such_people() -> None:
    assert not [name for name in at_freeport(4).do(f"hire-rogue {FREEPORT}").stack(FREEPORT) if "rogue" in name]
    t = at_freeport(4, also=["juulute"], masters={"juulute": "first"}).do(f"hire-rogue {FREEPORT}")
    assert [name for name in t.stack(FREEPORT) if "rogue" in name]


@pytest.mark.rule("DR-B-SPM-06", "DR-B-PHS-03")
def test_one_try_in_a_place_and_turn_and_none_without_a_reserve() -> None:
    hexes = {FREEPORT: ["hothior_army_1"], "2325": ["hothior_army_2"]}
    t = game("movement", dice=[1, 1], hexes=hexes)
    assert t.refuses(f"hire-rogue {FREEPORT}")  # before all moves are made
    t.do("done", f"hire-rogue {FREEPORT}")
    assert t.refuses(f"hire-rogue {FREEPORT}") == ["DR-B-SPM-06"]
    assert t.targets("hire-rogue") == ["2325"]
    t = game("movement", hexes=hexes, piles={"gone": [f"rogue_{number}" for number in range(7, 11)]}).do("done")
    assert t.question != "moves-end"


@pytest.mark.rule("DR-B-SPM-06")
def test_nobody_recruits_where_they_are_not() -> None:
    t = game("movement", hexes={FREEPORT: ["hothior_army_1"], "2325": ["muetar_army_1"]}).do("done")
    assert t.targets("hire-rogue") == [FREEPORT]


# -- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-GEN-13", "DR-B-CRD-06")
def test_open_cards_are_seen_and_hands_are_not() -> None:
    t = embassy(hand=("juulute", "kang")).do("enlist juulute").until("next-move")
    assert t.view("second")["hirelings"]["open"] == {"first": ["juulute"]}
    assert "'kang'" not in str(t.view("second"))
    assert "kang" in t.hand("first")


@pytest.mark.rule("DR-B-CAP-08", "DR-B-ISL-01", "DR-B-FLT-03")
def test_who_changes_sides_at_sea_is_aboard_the_fleet_that_took_them() -> None:
    sea = "0220"
    near = WORLD.grid.ids[WORLD.field.near[WORLD.grid.at(sea)][0]]
    castles = [WORLD.grid.ids[castle.space] for castle in WORLD.castles_of[KINGDOM_IDS.index("muetar")]]
    t = game(
        "events",
        hexes={sea: ["hothior_fleet_1", "juulute"], near: ["mercenary_fleet_1"]},
        masters={"juulute": "first", "mercenary_fleet_1": "second"},
        aboard={"juulute": "hothior_fleet_1"},
        plundered=castles,
        dice=[1, 2, 3, 5],
    )
    t.answer("captive", "parole juulute")
    assert (t.master("juulute"), t.where("juulute")) == ("second", near)
    assert t.s.aboard[WORLD.index["juulute"]] == WORLD.index["mercenary_fleet_1"]
