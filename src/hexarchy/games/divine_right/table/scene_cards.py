"""Cards on the table: hands, each kingdom's box with its Personality, the players, and what the turns to come bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.page.maker import View
from hexarchy.core.page.scene import Card, Slot
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.divine_right import calendar
from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.words import FLEET, KINGDOM_IDS, MERCENARY, SPECIAL

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.scene import Scenes

NO: Final = "–"
FOREVER: Final = 999
# The band of a card and the picture on it, by what it is.
PAINTS: Final = {
    "long_oration": ("#7d8fb3", "scroll"),
    "bribe": ("#c9a227", "coins"),
    "crass_bribe": ("#c9a227", "coins"),
    "threats": ("#a3262a", "fist"),
    "marriage": ("#c06a8c", "rings"),
    "blackmail": ("#5a4a6b", "letter"),
    "white_magic": ("#5fa8c4", "staff"),
    "black_magic": ("#3d3444", "skull"),
}
HIRED: Final = ("#5a2346", "sword")
CROWN: Final = "#b48a1e"


# -- hands ------------------------------------------------------------------------------------------------------------


def hand_cards(page: Scenes, cards: Iterable[str]) -> Iterator[Card]:
    """Those alike as one card with their number."""
    world = page.game.world
    for kind, count in Counter(cards).items():
        printed = world.cards[world.card_kinds.index(kind)]
        paint, picture = PAINTS.get(printed.type, HIRED)
        yield Card(
            id=kind,
            title=page.said(Wording.card, kind),
            lines=[about] if (about := page.about("enlist" if printed.mercenary else "play", kind)) else [],
            paint=paint,
            picture=picture,
            count=count,
            rule=printed.rule if printed.mercenary else "DR-B-CRD-04",
        )


# -- kingdoms ---------------------------------------------------------------------------------------------------------


def own_chance(view: View, kingdom: str) -> Mapping[str, Any] | None:
    """What who looks could hope for at a court; nothing once the match is over."""
    told: Mapping[str, Any] = {} if view["result"] else view["chances"].get(kingdom, {})
    return told.get(view["seat"])


def kingdom_cards(page: Scenes, view: View) -> Iterator[Card]:
    """Every kingdom: whose it is, its monarch, its forces, what its court thinks of the players."""
    forces = _forces(page, view)
    for name, realm in view["kingdoms"].items():
        number = KINGDOM_IDS.index(name)
        own = own_chance(view, name)
        yield Card(
            id=name,
            title=page.said(Wording.kingdom, name),
            side=realm["side"],
            paint=page.game.presentation.kingdoms[name].paint,
            figure=f"{own['chance']} %{'' if own['sure'] else ' ?'}" if own else "",
            lines=[
                *_status(page, view, name, realm),
                *_force(page, number, forces[number]),
                *_grudges(page, view, realm),
            ],
            slots=[Slot([page.game.world.names[page.game.world.monarch_of[number]]])],
            cards=_personality(page, view, name, realm),
            modifiers=[page.modifier(rule, amount) for rule, amount in own["modifiers"]] if own else [],
            rule="DR-B-DIP-06" if own and own["function"] == "activate" else "DR-B-DIP-08" if own else "DR-B-GEN-03",
            hex=page.game.world.grid.ids[page.game.world.royal_seats[number]],
        )


def _status(page: Scenes, view: View, name: str, realm: Mapping[str, Any]) -> Iterator[Text]:
    said = page.said(Wording.status, realm["status"])
    until = [page("label-until", turn=page.said(Wording.turn_name, realm["until"]))] if realm["until"] else []
    yield joined([said, *until], " ")
    if realm["status"] == "player" or realm["personality"]:
        yield page.said(Wording.monarch, name, realm["queen"])


def _forces(page: Scenes, view: View) -> dict[int, Counter[tuple[str, bool]]]:
    """Regulars of each kingdom: (where, fleet or army) -> how many."""
    regulars = page.regulars
    found: dict[int, Counter[tuple[str, bool]]] = {number: Counter() for number in range(len(KINGDOM_IDS))}
    stacks = (pieces for sides in view["stacks"].values() for pieces in sides.values())
    for where, pieces in (("map", chain.from_iterable(stacks)), ("pool", view["piles"].get("pool", ()))):
        for name in pieces:
            if name in regulars:
                kingdom, fleet = regulars[name]
                found[kingdom][where, fleet] += 1
    return found


def _force(page: Scenes, number: int, force: Counter[tuple[str, bool]]) -> Iterator[Text]:
    """Armies and fleets on the map, of how many; and those that have fallen."""
    world = page.game.world
    for fleet, key in ((False, "armies"), (True, "fleets")):
        if whole := sum((world.pieces[unit].kind == FLEET) == fleet for unit in world.regulars_of[number]):
            yield page(f"card-{key}", number=force["map", fleet], whole=whole, fallen=force["pool", fleet])


def _grudges(page: Scenes, view: View, realm: Mapping[str, Any]) -> Iterator[Text]:
    """Whose ambassador is banished, who is hated, who is a friend."""
    for seat, turn in realm["banished"].items():
        side = page.who(view, seat)
        if turn == FOREVER:
            yield page("card-banished-for-good", side=side)
        else:
            yield page("card-banished", side=side, turn=page.said(Wording.turn_name, turn))
    for seat in dict.fromkeys((*realm["penalties"], *realm["executions"])):
        number = (seat in realm["penalties"]) + (seat in realm["executions"])
        yield page("card-hated", side=page.who(view, seat), number=number)
    if realm["friend"]:
        yield page("card-friend", side=page.who(view, realm["friend"]))


def _personality(page: Scenes, view: View, name: str, realm: Mapping[str, Any]) -> list[Card]:
    """Face up, or its back. The monarchs of players have none."""
    number = realm["personality"] or view.get("faces", {}).get(name)
    if realm["status"] == "player" and not number:
        return []
    if not number:
        return [Card(id=f"{name}-back", title=page("label-face-down"), paint=CROWN, picture="crown", back=True)]
    rule = next(entry.rule for entry in page.game.world.personalities if entry.id == number)
    return [
        Card(
            id=f"personality-{number}",
            title=page.said(Wording.personality, number),
            lines=[page.said(Wording.trait, number)],
            paint=CROWN,
            picture="crown",
            rule=rule,
        )
    ]


# -- players ----------------------------------------------------------------------------------------------------------


def seat_cards(page: Scenes, view: View) -> Iterator[Card]:
    """Points, ambassador, hand, allies, mercenaries and prisoners of every player, in the order of play."""
    hired, mercenaries = _hired(page, view)
    order = {seat: number for number, seat in enumerate(view["order"])}
    for seat in sorted(view["players"], key=lambda one: order.get(one, len(order))):
        player = view["players"][seat]
        held = [hero for hero, one in view["prisoners"].items() if one["captor"] == seat]
        open_ = view["hirelings"]["open"].get(seat, ())
        yield Card(
            id=f"seat-{seat}",
            title=page.said(Wording.side, view["banners"].get(seat, seat)),
            side=seat,
            paint=page.game.presentation.sides[seat].paint,
            figure=page("card-points", number=player["points"]),
            lines=list(_player(page, view, seat, player, mercenaries[seat])),
            slots=[*(Slot([piece]) for piece in hired.get(seat, ())), *(Slot([hero]) for hero in held)],
            cards=list(hand_cards(page, open_)),
            rule="DR-B-VIC-01",
            hex=player["ambassador"],
            now=view["phase"] == seat,
        )


def _hired(page: Scenes, view: View) -> tuple[dict[str, list[str]], Counter[str]]:
    """Special mercenaries on the map by whom they serve, and how many common ones serve each."""
    special: dict[str, list[str]] = {}
    common: Counter[str] = Counter()
    for sides in view["stacks"].values():
        for seat, pieces in sides.items():
            for piece in pieces:
                of = page.hirelings.get(piece)
                if of == MERCENARY:
                    common[seat] += 1
                elif of == SPECIAL:
                    special.setdefault(seat, []).append(piece)
    return special, common


def _player(page: Scenes, view: View, seat: str, player: Mapping[str, Any], mercenaries: int) -> Iterator[Text]:
    if player["out"]:
        yield page("card-out")
        return
    if allies := [name for name, realm in view["kingdoms"].items() if realm["side"] == seat]:
        names = [page.said(Wording.kingdom, name) for name in allies if name != player["kingdom"]]
        yield page("card-allies", names=joined(names, ", ")) if names else page("card-no-allies")
    yield page("card-hand", number=player["cards"])
    if player["idle"]:
        yield page("card-no-ambassador", number=player["idle"])
    elif player["ambassador"]:
        yield page("card-ambassador", hex=page.said(Wording.hex, player["ambassador"]))
    if not player["assassin"]:
        yield page("card-assassin")
    if mercenaries:
        yield page("card-mercenaries", number=mercenaries)
    for hero, held in view["prisoners"].items():
        if held["captor"] == seat:
            yield page("card-prisoner", hero=page.said(Wording.unit, hero), hex=page.said(Wording.hex, held["at"]))


# -- the turns to come ------------------------------------------------------------------------------------------------


def track_cards(page: Scenes, view: View) -> Iterator[Card]:
    """This turn, each turn that will bring something, and the last."""
    coming = _coming(page, view)
    slots = {turn: [hero for hero, back in view["track"].items() if back == turn] for turn in view["track"].values()}
    for turn in sorted({max(view["turn"], 1), *coming, *slots}):
        yield Card(
            id=f"turn-{turn}",
            title=page("card-turn", turn=page.said(Wording.turn_name, turn)),
            lines=coming.get(turn, []),
            paint="#6f8fb0" if _wintry(view, turn) else "#b99f6b",
            picture="hourglass",
            slots=[Slot([hero]) for hero in slots.get(turn, ())],
            now=turn == view["turn"],
            rule="DR-B-SEQ-01",
        )


def _wintry(view: View, turn: int) -> bool:
    return "climate" in view and calendar.is_winter(turn)


def _coming(page: Scenes, view: View) -> dict[int, list[Text]]:
    found: dict[int, list[Text]] = {}

    def note(turn: int, text: Text) -> None:
        if view["turn"] <= turn < FOREVER:
            found.setdefault(turn, []).append(text)

    note(max(view["turn"], 1), page("track-now"))
    for hero, turn in view["track"].items():
        note(turn, page("track-back", hero=page.said(Wording.unit, hero)))
    for name, realm in view["kingdoms"].items():
        kingdom = page.said(Wording.kingdom, name)
        if realm["until"]:
            status = page.said(Wording.status, realm["status"])
            note(realm["until"], page("track-status", kingdom=kingdom, status=status))
        for seat, turn in realm["banished"].items():
            note(turn, page("track-banished", kingdom=kingdom, side=page.who(view, seat)))
    for hero, vigil in view.get("magic", {}).get("meditating", {}).items():
        note(vigil["turn"], page("track-vigil", hero=page.said(Wording.unit, hero)))
    for hero, turn in view.get("health", {}).get("ill", {}).items():
        note(turn, page("track-ill", hero=page.said(Wording.unit, hero)))
    if "climate" in view:
        _winters(page, view, note)
    if view["last_turn"]:
        note(view["last_turn"], page("track-last"))
    return found


def _winters(page: Scenes, view: View, note: Any) -> None:
    """When the next winter begins and ends (DR-A-WIN-01)."""
    year = calendar.year(max(view["turn"], 1)) - 1
    last = view["last_turn"] or FOREVER
    for turn, key in (
        (year * calendar.YEAR + calendar.ONSET, "track-winter"),
        ((year + 1) * calendar.YEAR, "track-thaw"),
    ):
        if turn <= last:
            note(turn, page(key))
