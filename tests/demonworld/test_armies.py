"""Army building (DW-DEC-02, DW-B-WIN-05, -06, DW-S-ITM-01, DW-E-ITM-01): what a list is held to, and by which rule."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hexarchy.core.inputs import BadInput
from hexarchy.core.muster import Lists, Terms
from hexarchy.core.options import BadOption
from hexarchy.core.text import LANGUAGES, Catalog, compare
from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.army.limits import Terms as Held
from hexarchy.games.demonworld.army.limits import faults
from hexarchy.games.demonworld.army.lists import Army, Chosen, points
from hexarchy.games.demonworld.army.muster import TEXT, Muster
from hexarchy.games.demonworld.board import DATA, Sheets
from hexarchy.games.demonworld.cards import Cards
from hexarchy.games.demonworld.random_battle import KINDS
from hexarchy.games.demonworld.scenario import Battles
from hexarchy.games.demonworld.words import BASIC, EXPERT, LEVELS, STANDARD

CARDS = Cards()
MUSTER = Muster(Battles(CARDS, Sheets()))
LISTING = MUSTER.listing


def agreed(
    level: str = "standard", points: int = 1000, *, seats: tuple[str, ...] = ("orcs", "empire"), **more: object
) -> Terms:
    usual = {"level": level, "points": points, "rounds": 8, "kind": "meeting", "draw": 1, "ground": "printed"}
    return Terms("open_field", {**usual, **more}, seats)


def refused(text: str, terms: Terms | None = None, seat: str = "orcs", allies: Lists | None = None) -> dict[str, str]:
    """What is against a list, by key with its rule; points are left aside where a test is about something else."""
    held = MUSTER.terms(terms or agreed(), seat)
    read = LISTING.read(text)
    assert not read.faults
    others = [LISTING.read(said).army for said in (allies or {}).values()]
    found = faults(CARDS, held, read.army, others)
    return {fault.key: fault.rule for fault in found if fault.key not in ("too-few", "too-many")}


# -- points ------------------------------------------------------------------------------------------------------------


def army_of(total: int) -> Army:
    """An army of one card that costs so much."""
    made = next(
        Army("empire", tuple(map(Chosen, cards)))
        for count in range(1, 9)
        for cards in _sums(sorted(CARDS.all, key=lambda name: -CARDS.all[name].points), total, count)
    )
    assert points(CARDS, made) == total
    return made


def _sums(names: list[str], total: int, count: int) -> list[tuple[str, ...]]:
    own = [name for name in names if CARDS.all[name].army == "empire"]
    found: list[tuple[str, ...]] = []

    def go(start: int, left: int, had: tuple[str, ...]) -> None:
        if left == 0 and len(had) == count:
            found.append(had)
        if left <= 0 or len(had) == count or found:
            return
        for at in range(start, len(own)):
            go(at, left - CARDS.all[own[at]].points, (*had, own[at]))

    go(0, total, ())
    return found


@pytest.mark.rule("DW-B-WIN-06", "DW-DEC-02")
@pytest.mark.parametrize(("total", "fault"), [(950, None), (1050, None), (940, "too-few"), (1060, "too-many")])
def test_an_army_is_within_five_percent_of_what_was_agreed_on(total: int, fault: str | None) -> None:
    held = Held(STANDARD, 1000, 9)
    found = [(one.key, one.rule) for one in faults(CARDS, held, army_of(total))]
    assert found == ([(fault, "DW-B-WIN-06")] if fault else [])


@pytest.mark.rule("DW-B-INT-25", "DW-B-WIN-06")
def test_the_players_of_a_side_share_its_points() -> None:
    four = agreed(seats=("orcs", "empire", "orcs_2", "empire_2"))
    assert [MUSTER.terms(four, seat).limit for seat in four.seats] == [500] * 4
    three = agreed(seats=("orcs", "empire", "empire_2"))
    assert [MUSTER.terms(three, seat).limit for seat in three.seats] == [1000, 500, 500]


@pytest.mark.parametrize("level", ["standard", "expert"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_seats_that_bring_no_list_have_one_for_any_points(level: str, count: int) -> None:
    for limit in GAME.scenarios.option("points").choices:
        setting = GAME.setting("open_field", {"level": level, "points": limit}, GAME.seats[:count])
        assert {*setting.lists} == {*GAME.seats[:count]}


def test_the_zone_of_a_side_has_no_room_for_three_lists() -> None:
    with pytest.raises(BadOption, match="2–4 players"):
        GAME.setting("open_field", {"level": "standard"}, GAME.seats)


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-WIN-05")
def test_a_basic_game_has_no_lists() -> None:
    army = LISTING.read("dwarf_eaters").army
    assert [fault.rule for fault in faults(CARDS, Held(BASIC, 1000, 2), army)] == ["DW-B-WIN-05"]
    assert MUSTER.wanted(agreed("basic")) == ()
    assert MUSTER.wanted(agreed("standard")) == ("orcs", "empire")
    assert MUSTER.wanted(agreed()._replace(scenario="basic_meeting")) == ()


@pytest.mark.rule("DW-DEC-02")
def test_an_army_is_of_one_people() -> None:
    assert refused("army: orcs\ntrolls\nberserkers") == {"other-army": "DW-DEC-02"}
    found = MUSTER.check(agreed(), "orcs", "berserkers", {})
    assert "This side does not lead Empire." in [fault.text["en"] for fault in found.faults]


@pytest.mark.rule("DW-B-INT-01", "DW-DEC-02")
def test_wizards_and_large_elements_are_for_experts() -> None:
    text = "trolls\ngorradz\nmyrlak_cloudcook"
    assert refused(text) == {"expert-only": "DW-B-INT-01"}
    assert refused("3 trolls\ngorradz\nmyrlak_cloudcook", agreed("expert", 1500)) == {}


@pytest.mark.rule("DW-DEC-02")
def test_of_a_card_there_are_as_many_as_the_points_allow() -> None:
    """Once for each 500 points or part of them; what has a name of its own once."""
    assert refused("2 trolls") == {}
    assert refused("3 trolls") == {"copies": "DW-DEC-02"}
    assert refused("3 trolls", agreed(points=1100)) == {}
    assert refused("trolls\n2 kruuk") == {"once": "DW-DEC-02"}
    assert refused("3 trolls\n2 myrlak_cloudcook", agreed("expert", 1500)) == {"once": "DW-DEC-02"}
    expert = agreed("expert", 1500)
    assert refused("2 order_knights\n2 imperial_chariot", expert, "empire") == {}
    assert refused("2 order_knights\n4 imperial_chariot", expert, "empire") == {"copies": "DW-DEC-02"}


@pytest.mark.rule("DW-DEC-02")
def test_an_army_has_units() -> None:
    assert refused("kruuk\nbaslian") == {"no-unit": "DW-DEC-02"}
    heavy = "light_orc_archers\nwyrrmsh\nmyrlak_cloudcook\nvarrigs_strong_arm"
    assert refused(heavy, agreed("expert", 1500)) == {"few-units": "DW-DEC-02"}
    assert refused(heavy + "\n2 trolls", agreed("expert", 1500)) == {}


@pytest.mark.rule("DW-B-WIN-03")
def test_an_army_finds_room_in_its_zone() -> None:
    text = "2 light_orc_archers\n2 light_orc_swordbearers\n2 trolls\n2 dwarf_eaters"
    assert refused(text) == {}
    held = MUSTER.terms(agreed(), "orcs")._replace(room=90)
    assert [fault.rule for fault in faults(CARDS, held, LISTING.read(text).army)] == ["DW-B-WIN-03"]


# -- items -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-ITM-01")
def test_items_of_the_standard_game() -> None:
    assert refused("dwarf_eaters + war_banner") == {}
    assert refused("trolls + war_banner") == {"item-standard": "DW-S-ITM-01"}
    assert refused("trolls + sword_of_might") == {}
    assert refused("berserkers\nherkyn + algrims_ring", seat="empire") == {"item-level": "DW-S-ITM-01"}
    assert refused("orc_guard\ngorradz + fenraggs_staff").items() >= {"item-level": "DW-S-ITM-01"}.items()


@pytest.mark.rule("DW-E-ITM-01")
def test_items_belong_to_bearers() -> None:
    expert = agreed("expert", 1500)
    assert refused("3 trolls\ngorradz + fenraggs_staff", expert) == {}
    assert refused("3 trolls\nkruuk + fenraggs_staff", expert) == {"item-bearer": "DW-E-ITM-01"}
    assert refused("3 trolls\nmyrlak_cloudcook + sword_of_might", expert) == {"item-bearer": "DW-E-ITM-01"}
    assert refused("trolls\nwar_banner") == {"no-bearer": "DW-E-ITM-01"}
    assert refused("trolls + kruuk") == {"no-item": "DW-E-ITM-01"}
    assert refused("trolls\nkruuk + sword_of_dread") == {"item-army": "DW-E-ITM-01"}


@pytest.mark.rule("DW-E-ITM-01")
def test_each_item_is_there_once() -> None:
    assert refused("dwarf_eaters + war_banner\norc_guard + war_banner") == {"once": "DW-E-ITM-01"}
    assert refused("dwarf_eaters + war_banner + sword_of_might") == {}
    assert refused("dwarf_eaters + war_banner + war_banner").keys() == {"once", "two-standards"}


@pytest.mark.rule("DW-E-ITM-01")
def test_a_bearer_has_one_sword(tmp_path: Path) -> None:
    """No army of the book has two swords; a player's data pack may."""
    written = (DATA / "items.toml").read_text(encoding="utf-8").replace('army = "empire"', 'army = "orcs"')
    (tmp_path / "items.toml").write_text(written, encoding="utf-8")
    cards = Cards(tmp_path)
    army = Army("orcs", (Chosen("orc_guard", ("sword_of_dread", "sword_of_might")),))
    found = {fault.key: fault.rule for fault in faults(cards, Held(STANDARD, 340, 2), army)}
    assert found == {"two-swords": "DW-E-ITM-01"}


@pytest.mark.rule("DW-E-ITM-01")
def test_allies_do_not_share_a_name() -> None:
    four = agreed(seats=("orcs", "empire", "orcs_2", "empire_2"))
    assert refused("trolls\nkruuk", four, "orcs_2", {"orcs": "kruuk\ntrolls"}) == {"with-ally": "DW-DEC-02"}
    assert refused("trolls\nbaslian", four, "orcs_2", {"orcs": "kruuk\ntrolls"}) == {}


# -- armies that are there ---------------------------------------------------------------------------------------------


def test_ready_armies_are_allowed_and_equal() -> None:
    sizes: dict[tuple[str, int], set[int]] = {}
    for form in MUSTER.ready.forms:
        army = MUSTER.ready.armies[form.id]
        held = MUSTER.terms(agreed(form.level, form.limit), form.army)
        assert faults(CARDS, held, army) == []
        assert form.own
        sizes.setdefault((form.level, form.limit), set()).add(points(CARDS, army))
    assert all(len(totals) == 1 for totals in sizes.values())
    assert len(sizes) == 4


@pytest.mark.parametrize("level", ["standard", "expert"])
@pytest.mark.parametrize("limit", [600, 1000, 1500])
def test_drawn_armies_are_allowed(level: str, limit: int) -> None:
    rng, seen = random.Random(limit), set()
    for side in ("orcs", "empire"):
        for _ in range(40):
            text = MUSTER.drawn(agreed(level, limit), side, rng, {})
            assert MUSTER.check(agreed(level, limit), side, text, {}).faults == []
            seen.add(text)
    assert len(seen) > 60


@pytest.mark.parametrize("seats", [("orcs", "empire"), ("orcs", "empire", "orcs_2", "empire_2")])
@pytest.mark.parametrize("limit", [600, 800, 1000, 1250, 1500, 1900])
def test_there_is_an_army_for_those_who_make_none(seats: tuple[str, ...], limit: int) -> None:
    for level in LEVELS[STANDARD:]:
        terms = agreed(level, limit, seats=seats)
        lists: dict[str, str] = {}
        for seat in seats:
            allies = {other: said for other, said in lists.items() if other[0] == seat[0]}
            lists[seat] = MUSTER.usual(terms, seat, allies)
            assert MUSTER.check(terms, seat, lists[seat], allies).faults == []


# -- armies without values ---------------------------------------------------------------------------------------------


def test_what_the_book_only_names_cannot_be_played() -> None:
    found = MUSTER.check(agreed(), "orcs", "Wolf Riders", {})
    assert "no values" in found.faults[0].text["en"]
    found = MUSTER.check(agreed(), "orcs", "army: elves\nWood Elf Archers", {})
    assert "No source gives values for Elves" in found.faults[0].text["en"]
    assert len(CARDS.unvalued) > 150


def filled(folder: Path, entry: str) -> Cards:
    further = folder / "further"
    further.mkdir()
    written = (DATA / "further" / "elves.toml").read_text(encoding="utf-8")
    (further / "elves.toml").write_text(f"{written}\n{entry}", encoding="utf-8")
    return Cards(folder)


ARCHERS = """[[unit]]
id = "elves_wood_elf_archers"
name = "Wood Elf Archers"
name_fr = "Archers elfes des bois"
army = "elves"
troop_kind = "infantry"
models_per_element = 4
normal_elements = 9
leader = true
elements = 10
maneuvers_card = 2
mp = { M = 24, A = 18, S = 12 }
weapons = [{ name = "longbow", kind = "missile", bands = [[12, 5]] }, { name = "handweapon", kind = "melee", bf = 5 }]
initiative = 3
size = 2
armor = 0
fear = 1
morale = { a = 8, b = 17 }
points = 100
source = "player"
"""


def test_a_data_pack_fills_an_army_in(tmp_path: Path) -> None:
    cards = filled(tmp_path, ARCHERS)
    assert "elves" in cards.playable()
    assert "elves_wood_elf_archers" not in cards.unvalued
    muster = Muster(Battles(cards, Sheets()))
    found = muster.check(agreed(points=200), "orcs", "Archers elfes des bois\nWood Elf Archers", {})
    assert [fault.text["en"] for fault in found.faults] == ["Wood Elf Archers is there once only, not 2 times."]


def test_what_lacks_in_a_data_pack_is_said_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"further/elves\.toml: unit\[0\].*armor"):
        filled(tmp_path, ARCHERS.replace("armor = 0\n", ""))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("size = 2", "size = 0", "size"),
        ("points = 100", "points = 100000", "points"),
        ('troop_kind = "infantry"', 'troop_kind = "ships"', "troop_kind"),
        ("elements = 10", "elements = 9", "normal ones"),
        ("fear = 1", "fears = 1", "fears"),
        ('army = "elves"', 'army = "smurfs"', "smurfs"),
    ],
)
def test_values_of_a_data_pack_are_checked(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        filled(tmp_path, ARCHERS.replace(old, new))


# -- words -------------------------------------------------------------------------------------------------------------


def test_languages_are_equals() -> None:
    english, french = (Catalog.load(lang, [TEXT]) for lang in LANGUAGES)
    assert compare(english, french) == []


def test_every_fault_and_every_card_has_its_words() -> None:
    """A strict look at all that the book of cards says, and at every key that faults name."""
    strict = {lang: Catalog.load(lang, [TEXT]) for lang in LANGUAGES}
    asked: set[str] = set()
    muster = Muster(Battles(CARDS, Sheets()))
    plain = Muster.text

    def noted(self: Muster, key: str, /, **args: object) -> dict[str, str]:
        asked.add(key)
        return plain(self, key, **args)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Muster, "text", noted)
        for side in ("orcs", "empire"):
            book = muster.book(agreed("expert", 1500), side)
            assert {card.group for card in book.cards} == {group.id for group in book.groups}
            for kind in KINDS:
                muster.fought(agreed(kind=kind), side)
    folder = Path(TEXT).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    known = set(strict["en"].keys())
    keys = {key for key in known if key.startswith("why-")}
    assert sorted(key for key in keys if f'"{key[4:]}"' not in code and not key.startswith("why-two-")) == []
    assert sorted(asked - known) == []
    unused = known - keys - asked
    assert sorted(unused) == []


@pytest.mark.parametrize("level", [STANDARD, EXPERT])
def test_the_book_shows_what_a_level_has(level: int) -> None:
    book = MUSTER.book(agreed(LEVELS[level]), "orcs")
    groups = [group.id for group in book.groups]
    assert groups == (
        ["units", "commanders", "items"] if level == STANDARD else ["units", "commanders", "wizards", "large", "items"]
    )
    eaters = next(card for card in book.cards if card.id == "dwarf_eaters")
    assert sorted(eaters.extras) == ["sword_of_might", "war_banner"]
    staff = [card.id for card in book.cards if card.id == "fenraggs_staff"]
    assert staff == ([] if level == STANDARD else ["fenraggs_staff"])
    assert all(not LISTING.read(ready.text).faults for ready in book.ready)
