"""Looking things up at the terminal: charts, every unit, how far the others come, what was seen once."""

from __future__ import annotations

from pathlib import Path

from tests.cli.shell import mistake, run, said

VISION = str(Path(__file__).parents[1] / "browser" / "positions" / "vision.toml")


def at_table(*typed: str, lang: str | None = None) -> str:
    there = ("play", "demonlord", "--from", VISION, "--against", "random", "--seat", "hosar")
    return said(*there, typed=[*typed, "quit", "quit"], lang=lang)


def test_charts_are_listed_and_shown_by_name_title_or_rule() -> None:
    listed = run("charts", "demonlord").stdout
    assert "siege" in listed
    assert "Terrain: movement points and battle" in listed
    for words in (["terrain"], ["DL-MOV-05"], ["movement", "points"]):
        assert "Open country" in run("charts", "demonlord", *words).stdout
    assert "Pertes de l’attaquant" in run("charts", "dark_emperor", "combat", lang="fr").stdout
    assert "terrain, rains" in mistake(run("charts", "demonlord", "nowhere"))


def test_what_vision_showed_is_told_of_its_hex_and_of_its_units() -> None:
    before = at_table("stack 0111")
    assert "last seen" not in before
    assert "Foot Cavalry Winged" in before  # what its ground costs
    after = at_table("cast vision", "stack 0111", "units levy")
    assert "Erush Goblin Levy: last seen on turn 5: 0111" in after
    assert "Erush Goblin Levy last seen on turn 5: 0111" in after
    assert "vue pour la dernière fois au tour 5" in at_table("cast vision", "unites 0111", lang="fr")


def test_reach_shows_where_the_enemy_can_come_and_where_a_spell_works() -> None:
    assert "*1" in at_table("reach")
    assert "*" in at_table("reach vision").partition("> reach vision")[2].partition("Ground:")[0]
    assert "no spell" not in at_table("reach vision")
    assert "'rains'" in at_table("reach rains")


def test_the_chart_that_matters_now_is_marked() -> None:
    assert "Special spells ◂ now" in at_table("charts")
    assert "▸ Vision" in at_table("charts spells")
