// The tabs beside the log: the situation (points, alliances, spells, prisoners, piles, notes) and one hex.
import { html, nothing } from "../vendor/lit-html.js";
import { resign } from "./act.js";
import { overlayOf } from "./areas.js";
import { boxView } from "./battle.js";
import { aboutOf, chip, nameOf } from "./counters.js";
import { named } from "./emblems.js";
import { placeKinds } from "./land.js";
import { notesView } from "./notes.js";
import { orderButton, orderList, orders } from "./orders.js";
import { deck, many, outlook, reference } from "./parts.js";
import { ruleLink, whyNot } from "./why.js";
import { recalledAt, stacksByHex } from "./stacks.js";
import { decision, optionsAt, shown, stands, store } from "./store.js";
import { say, sideNames, t } from "./text.js";

const FEW_SIDES = 3;

/** How the values of a panel came about: the lines of the log that bear its name. @param {string} id */
function earned(id) {
  const until = store.past?.version ?? Infinity, lines = store.log.filter((l) => l.key === id && l.n <= until && stands(l)).reverse();
  return lines.length ? html`<details class="earned"><summary>${t("earned")}</summary><ul>${lines.map((l) => html`<li class="side-${l.side}">${say(l.text)}</li>`)}</ul></details>` : nothing;
}

/** @param {Panel} panel */
function panelView(panel) {
  if (panel.cards) return deck.now()?.deckView(panel) ?? nothing;
  const sides = store.board?.sides ?? {};
  const used = Object.keys(sides).filter((s) => panel.rows.some((r) => r.values && s in r.values));
  if (used.length > FEW_SIDES) return many.now()?.manySides(panel, used, earned(panel.id)) ?? nothing;
  return html`<section class="panel"><table><caption>${say(panel.title)}</caption>
    ${used.length ? html`<thead><tr><td></td>${used.map((s) => html`<th class="side-${s}">${named(s)}</th>`)}</tr></thead>` : nothing}
    <tbody>${panel.rows.map((row) => html`<tr><th scope="row">${say(row.label)} ${row.rule ? ruleLink(row.rule, true) : nothing}</th>
      ${used.map((s) => html`<td>${say(row.values?.[s]) || (panel.id === "points" ? "–" : "")}</td>`)}</tr>`)}</tbody></table>${earned(panel.id)}</section>`;
}

/** Who chose the dice, in a few sentences. @param {Scene} scene */
function diceNote({ dice, commitment, secret, result }) {
  if (!commitment) return nothing;
  const { mixed = [], absent = [], withheld = [], brought = 0, scripted = 0, gathering = null } = dice ?? {}, away = absent.filter((seat) => !withheld.includes(seat));
  const told = !dice ? [] : [
    gathering ? t("dice-gathering") : mixed.length ? t("dice-mixed", { count: mixed.length, seats: sideNames(mixed) }) : t("dice-alone"),
    !gathering && mixed.length && away.length ? t("dice-absent", { seats: sideNames(away) }) : "",
    withheld.length ? t("dice-withheld", { seats: sideNames(withheld) }) : "",
    brought ? t("dice-brought", { count: brought }) : "", scripted ? t("dice-scripted", { count: scripted }) : ""].filter(Boolean);
  return html`<section class="panel fairness"><h3>${t("dice-title")}</h3>${told.map((sentence) => html`<p>${sentence}</p>`)}
    <p class="note">${t("commitment")} <code>${commitment.slice(0, 16)}…</code>${secret ? html`<br>${t("secret")} <code>${secret}</code>` : nothing}${result ? nothing : html`<br><a href=${`/verify?match=${store.match}`}>${t("verify")}</a>`}</p></section>`;
}

export function statusTab() {
  const scene = shown();
  if (!scene) return nothing;
  const boxes = scene.boxes.filter((b) => b.id !== "battle" && b.rows.some((r) => r.slots.length));
  const standing = orders((o) => o.on.button && o.group);
  return html`<div class="status">${store.scene?.outlook && !store.past ? outlook.now()?.outlookPanel() ?? nothing : nothing}${scene.panels.map(panelView)}
    ${boxes.map((box) => html`<section class="panel pile"><h3>${say(box.title)} <span class="dim">${box.rows.reduce((n, r) => n + r.slots.length, 0)}</span></h3>${boxView(box)}</section>`)}
    ${standing.length ? html`<section class="panel"><h3>${t("orders")}</h3>${orderList(standing)}</section>` : nothing}
    ${diceNote(scene)}
    ${(store.board?.notes ?? []).map((note) => html`<p class="note">† ${say(note)}</p>`)}
    ${store.scene?.seat && !store.scene.result && !store.scene.players?.[store.scene.seat]?.out ? html`<button class="option quiet" @click=${resign}>${t("resign")}</button>` : nothing}${notesView()}</div>`;
}

/** What is known of the hex under the cursor. */
export function hexTab() {
  const scene = shown(), hex = store.ui.cursor ?? store.ui.open, { board } = store;
  if (!scene || !board || !hex) return html`<p class="note">${t("hex-none")}</p>`;
  const ground = board.hexes.find((h) => h.id === hex);
  const [place, ...more] = board.places.filter((p) => p.hex === hex);
  const marks = scene.marks.filter((m) => m.hex === hex);
  const edges = board.edges.filter((e) => e.a === hex || e.b === hex);
  const stacks = stacksByHex(scene).get(hex) ?? [];
  const laid = overlayOf(scene);
  const kinds = [...new Set(edges.map((e) => e.kind))];
  return html`<div class="hex-info"><h3>${place ? `${say(place.name)} · ` : ""}${hex}</h3>
    <p>${ground?.terrain.map((k) => say(board.terrains[k]?.name)).join(", ")}${[...(ground?.features ?? []).map((k) => `feature-${k}`), ...kinds.map((k) => `edge-${k}`)].map((k) => ` · ${say(board.kinds[k])}`)}${ground?.region ? html` · <b>${say(board.regions?.[ground.region].name)}</b>` : nothing}</p>
    ${place ? html`<p>${placeKinds(board, place)}${place.value ? ` ${say(place.value)}` : nothing}</p>` : nothing}
    ${more.map((p) => html`<p>${t("of", { what: placeKinds(board, p), whom: say(p.name) })}</p>`)}
    ${recalledAt(hex).map((text) => html`<p class="mark-text recalled">${text}</p>`)}
    ${(laid && !scene.overlays?.includes(laid) ? [...scene.overlays ?? [], laid] : scene.overlays ?? []).flatMap((o) => o.entries.filter((e) => e.hexes.includes(hex))).map((e) => html`<p class="mark-text">${say(e.text)}</p>`)}
    ${marks.map((m) => html`<p class="mark-text">${say(m.text)}</p>`)}
    ${decision()?.options.some((o) => o.on.hex) && !optionsAt(hex).length ? html`<button class="option quiet" data-why @click=${() => whyNot(hex)}>${t("why-hex", { hex })}</button>` : nothing}
    ${orderList(orders((o) => o.on.hex === hex))}
    ${stacks.map((stack) => html`<h4 class="side-${stack.side}">${named(stack.side)}</h4>
      <ul class="pieces-list">${stack.pieces.map((p) => html`<li>${chip(p)}<span><b>${nameOf(p)}</b>${aboutOf(p)}</span>${orders((o) => o.on.piece === p).map(orderButton)}</li>`)}
        ${stack.whole ? nothing : html`<li class="dim">${t("stack-hidden")}</li>`}</ul>`)}
    ${reference.now()?.groundView(hex)}</div>`;
}
