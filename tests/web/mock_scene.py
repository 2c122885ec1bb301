"""Boards and scenes as docs/protocol.md describes them, made from the real game, for the page's tests and pictures."""

from __future__ import annotations

from typing import Any

from hexarchy.core.match import Match

LANGS = ("en", "fr")
PAINT = {
    "open": ("#dfe3b4", "plain"),
    "steppe": ("#e6d79a", "dots"),
    "forest": ("#a9c48d", "trees"),
    "hills": ("#d9c08e", "hills"),
    "mountain": ("#b9aca0", "peaks"),
    "swamp": ("#b4cdb8", "reeds"),
    "desert": ("#f0dfae", "dots"),
    "lake": ("#9cc3dd", "waves"),
}
SIDES = {
    "hosar": ("#d9a520", "#1a1a1a", "west"),
    "demon": ("#6b2d8f", "#ffffff", "east"),
    "neutral": ("#8a8f98", "#ffffff", None),
}
STEPS = ("start", "movement", "invocation", "battles", "sieges", "alliances", "end")
HEX_VERBS = ("place", "place-all", "move", "at", "fight", "retreat", "resolve", "court")


def both(game: Any, say: Any) -> dict[str, str]:
    return {lang: say(game.wording(lang)) for lang in LANGS}


def board(game: Any) -> dict[str, Any]:
    world, show = game.world, game.presentation
    grid, drawn = world.grid, game.board
    name = {t.letter: t.id for t in world.chart.terrain}
    area = [t for t in world.chart.terrain if t.kind == "area"]
    edges = []
    river_of = {h: r.name for r in world.map.river for h in r.hexsides}
    for side, kind in drawn.edges.items():
        a, b = grid.beside(side)
        pair = f"{grid.ids[a]}-{grid.ids[b]}"
        edges.append({"a": grid.ids[a], "b": grid.ids[b], "kind": kind, "name": river_of.get(pair, "")})
    roads = {tuple(sorted(step)) for road in world.map.road for step in zip(road.path, road.path[1:], strict=False)}
    faces = {}
    for unit in world.units:
        colour = show.colour(unit)
        lead = None if unit.leadership < 0 else f"+{unit.leadership}"
        values = [unit.missile, unit.melee, unit.morale, unit.mp] if unit.troop else [unit.power, unit.range, unit.mp]
        faces[unit.id] = {
            "name": both(game, lambda w, unit=unit: w.unit(unit.id)),
            "kind": "troop" if unit.troop else "character",
            "side": ("hosar", "demon", "neutral", "nobody")[unit.side],
            "home": unit.home,
            "paint": colour.paint,
            "ink": colour.ink,
            "picture": show.picture(unit),
            "mode": unit.mode,
            "armor": ("none", "medium", "heavy")[unit.armor],
            "values": [str(v) for v in values],
            "corner": unit.home,
            "leadership": lead,
            "power": unit.power,
            "range": unit.range,
            "reconstructed": "reconstruction" in str(game.face(unit.id)["source"]),
        }
    return {
        "game": game.name,
        "title": {"en": "Demonlord", "fr": "Demonlord"},
        "grid": {"columns": grid.columns, "rows": grid.rows, "flat": True, "shoved": "even"},
        "hexes": [
            {
                "id": h.id,
                "terrain": [name[x] for x in h.t],
                "centre": name[h.c],
                "sides": [[name[x] for x in s] for s in h.s],
            }
            for h in world.hexes
        ],
        "terrains": {
            t.id: {"name": {"en": t.name, "fr": t.name_fr}, "paint": PAINT[t.id][0], "pattern": PAINT[t.id][1]}
            for t in area
        },
        "edges": edges,
        "roads": [list(r) for r in sorted(roads)],
        "places": [
            {
                "hex": grid.ids[s.hex],
                "id": s.id,
                "kind": s.kind,
                "name": both(game, lambda w, s=s: w.name("site", s.id)),
                "fortress": s.fortress,
                "capital": bool(getattr(s, "capital", False)),
            }
            for s in world.sites
        ],
        "faces": faces,
        "sides": {
            key: {"name": both(game, lambda w, key=key: w.side(key)), "paint": p, "ink": i, "from": f}
            for key, (p, i, f) in SIDES.items()
        },
        "notes": [
            {
                "en": "Map, and values marked with a dagger, are reconstructions; a data pack can replace them.",
                "fr": "La carte et les valeurs marquées d'une croix sont reconstituées ; un jeu de données peut les remplacer.",
            }
        ],
    }


def scene(match: Match, ident: str, seat: str | None, seats: list[str]) -> dict[str, Any]:
    game: Any = match.game
    state = match.state
    seen = state.view(seat)
    stacks = [
        {"hex": h, "side": side, "pieces": pieces, "whole": side in (seat, "neutral")}
        for h, sides in seen["stacks"].items()
        for side, pieces in sides.items()
    ]
    asked = state.decision.ask(game.seat(seat)) if state.decision and seat else None
    waiting = None
    if state.decision and asked is None:
        waiting = {"en": "The other side is thinking.", "fr": "L'autre camp réfléchit."}
    result = seen["result"]
    if result:
        result = {
            **result,
            "rule": result["why"],
            "text": both(game, lambda w: w.event("match-over", game.named(_over(match)))),
        }
    return {
        "version": len(match.record.actions),
        "match": ident,
        "game": game.name,
        "seat": seat,
        "seats": seats,
        "turn": seen["turn"],
        "phase": seen["phase"],
        "step": {"id": seen["step"], "name": both(game, lambda w: w.step(seen["step"]))},
        "steps": [{"id": s, "name": both(game, lambda w, s=s: w.step(s))} for s in STEPS],
        "stacks": stacks,
        "marks": _marks(game, seen),
        "boxes": _boxes(game, seen),
        "panels": _panels(game, seen),
        "decision": _decision(match, asked, seen) if asked else None,
        "waiting": waiting,
        "commands": sorted({a.verb for a in state.commands(game.seat(seat))}) if seat else [],
        "log": [_line(game, n, e) for n, e in match.log_for(game.seat(seat) if seat else None)],
        "can_undo": bool(seat) and match.can_undo(seat),
        "result": result,
        "commitment": "c0ffee" * 8,
        "secret": None,
    }


def _over(match: Match) -> dict[str, Any]:
    return next(e.args for _, e in reversed(match.log) if e.key == "match-over")


def _marks(game: Any, seen: dict[str, Any]) -> list[dict[str, Any]]:
    names = {
        "pits": ("pit", "Earthpit", "Gouffre"),
        "cloaks": ("cloak", "Cloak", "Voile"),
        "lights": ("light", "Light", "Lumière"),
        "darks": ("dark", "Darkness", "Ténèbres"),
        "rains": ("rain", "Rains", "Pluies"),
        "battles": ("battle", "Battle", "Bataille"),
    }
    marks = [
        {"hex": h, "kind": kind, "side": None, "text": {"en": en, "fr": fr}}
        for key, (kind, en, fr) in names.items()
        for h in seen["marks"][key]
    ]
    for h, count in seen["sieges"].items():
        text = {"en": f"Under siege for {count} turns", "fr": f"Assiégé depuis {count} tours"}
        marks.append({"hex": h, "kind": "siege", "side": None, "text": text})
    sites = {s.id: s for s in game.world.held_sites}
    for ident, side in seen["control"].items():
        if side in ("hosar", "demon"):
            where = game.world.grid.ids[sites[ident].hex]
            text = both(game, lambda w, side=side: w.side(side))
            marks.append({"hex": where, "kind": "control", "side": side, "text": text})
    return marks


def _row(ident: str, en: str, fr: str, slots: list[list[str]]) -> dict[str, Any]:
    return {"id": ident, "title": {"en": en, "fr": fr}, "slots": [{"pieces": s} for s in slots]}


def _boxes(game: Any, seen: dict[str, Any]) -> list[dict[str, Any]]:
    boxes = []
    battle = seen["battle"]
    if battle:
        with_ = {}
        for who, troop in battle["escorts"]:
            with_.setdefault(troop, []).append(who)

        def slot(units: list[str]) -> list[str]:
            return [x for u in units for x in (u, *with_.get(u, []))]

        pairs = [(slot(f["hosar"]), slot(f["demon"])) for f in battle["fights"]]
        rows = [
            _row("hosar-reserve", "Reserve", "Réserve", [slot([u]) for u in battle["reserve"]["hosar"]]),
            _row(
                "hosar-line",
                "Alliance of Hosar",
                "Alliance de Hosar",
                [p[0] for p in pairs] + [slot([u]) for u in battle["free"]["hosar"]],
            ),
            _row(
                "demon-line", "Demons", "Démons", [p[1] for p in pairs] + [slot([u]) for u in battle["free"]["demon"]]
            ),
            _row("demon-reserve", "Reserve", "Réserve", [slot([u]) for u in battle["reserve"]["demon"]]),
            _row("hosar-routed", "Routed: Hosar", "En déroute : Hosar", [[u] for u in battle["routed"]["hosar"]]),
            _row("demon-routed", "Routed: Demons", "En déroute : démons", [[u] for u in battle["routed"]["demon"]]),
            _row("waiting", "Still to deploy", "À déployer", [[u] for u in battle["waiting"]]),
        ]
        title = both(game, lambda w: f"{w.hex(battle['hex'])} · {battle['round'] or 0}")
        boxes.append({"id": "battle", "title": title, "hex": battle["hex"], "rows": rows})
    for side, units in seen["prisoners"].items():
        title = both(game, lambda w, side=side: w.name("place", f"held by {side}"))
        boxes.append(
            {"id": f"prisoners-{side}", "title": title, "rows": [_row("all", "", "", [[u] for u in units])]}
        )
    dead = both(game, lambda w: w.name("place", "dead"))
    boxes.append({"id": "dead", "title": dead, "rows": [_row("all", "", "", [[u] for u in seen["dead"]])]})
    own = seen.get("own", {})
    if own.get("off"):
        title = both(game, lambda w: w.name("place", "off"))
        boxes.append({"id": "off", "title": title, "rows": [_row("all", "", "", [[u] for u in own["off"]])]})
    return boxes


def _panels(game: Any, seen: dict[str, Any]) -> list[dict[str, Any]]:
    def row(en: str, fr: str, key: str, rule: str) -> dict[str, Any]:
        values = {k: str(v) for k, v in seen[key].items()}
        return {"label": {"en": en, "fr": fr}, "values": values, "rule": rule}

    panels = [
        {
            "id": "points",
            "title": {"en": "Points", "fr": "Points"},
            "rows": [
                row("Victory points", "Points de victoire", "points", "DL-VIC-05"),
                row("Fortresses", "Forteresses", "fortresses", "DL-VIC-03"),
                row("Losses this turn", "Pertes du tour", "losses", "DL-VIC-04"),
            ],
        }
    ]
    states = []
    for code, state in seen["states"].items():
        said = both(game, lambda w, state=state: w.name("grade", state["grade"]))
        states.append(
            {"label": both(game, lambda w, code=code: w.realm(code)), "values": {state["side"]: said}, "rule": None}
        )
    panels.append({"id": "alliances", "title": {"en": "Alliances", "fr": "Alliances"}, "rows": states})
    spells = seen.get("own", {}).get("spells", [])
    if spells:
        rows = [{"label": both(game, lambda w, s=s: w.spell(s)), "values": {}, "rule": None} for s in spells]
        panels.append({"id": "spells", "title": {"en": "Your spells", "fr": "Vos sorts"}, "rows": rows})
    return panels


def _decision(match: Match, ask: Any, seen: dict[str, Any]) -> dict[str, Any]:
    game: Any = match.game
    args = game.named(ask.args)
    costs = seen["decision"].get("costs", {})
    hex_ = args.get("hex")
    options = []
    for action in ask.options:
        verb, _, target = action.text.partition(" ")
        on: dict[str, Any] = {"button": True}
        if target in game.world.unit:
            on = {"piece": target}
        elif target in game.world.grid.index and verb in HEX_VERBS:
            on = {"hex": target}
        option = {
            "action": action.text,
            "text": both(game, lambda w, a=action.text: w.option(a, ask.key)),
            "verb": verb,
            "on": on,
        }
        if verb == "move" and target in costs:
            option["cost"] = costs[target]
        options.append(option)
    return {
        "seat": seen["seat"],
        "key": ask.key,
        "question": both(game, lambda w: w.question(ask.key, args)),
        "rule": ask.rule,
        "subject": {"piece": args.get("unit"), "hex": hex_},
        "options": options,
        "attacks": _attacks(game, seen, ask),
    }


def _attacks(game: Any, seen: dict[str, Any], ask: Any) -> list[dict[str, Any]]:
    battle = seen["battle"]
    if not battle:
        return []
    attacks = []
    for fight in battle["fights"]:
        for mine, theirs in (("hosar", "demon"), ("demon", "hosar")):
            for unit in fight[mine]:
                melee = game.world.unit[unit].melee
                for foe in fight[theirs]:
                    hit = max(2, min(12, 12 - melee))
                    text = {"en": "leader present", "fr": "chef présent"}
                    mods = [{"rule": "DL-ATK-12", "amount": 1, "text": text}]
                    attacks.append(
                        {"by": unit, "on": foe, "needs": hit, "dice": 2, "chance": 0.42, "modifiers": mods}
                    )
    return attacks


def _line(game: Any, n: int, event: Any) -> dict[str, Any]:
    args = game.named(event.args)
    line: dict[str, Any] = {"n": n, "key": event.key, "text": both(game, lambda w: w.event(event.key, args))}
    for key in ("hex", "side"):
        if isinstance(args.get(key), str):
            line[key] = args[key]
    if isinstance(args.get("unit"), str):
        line["piece"] = args["unit"]
    if "dice" in args:
        line["dice"] = list(args["dice"])
        line["rule"] = args.get("why")
    return line
