// The battle board, and any box with rows and slots: what faces each other stands in one column, reserves behind.
import { html, nothing, repeat } from "../vendor/lit-html.js";
import { choose } from "./act.js";
import { tool } from "./buttons.js";
import { chip, faceOf, nameOf } from "./counters.js";
import { diceView, modifierView } from "./log.js";
import { fightHex, oddsView, toggleOdds } from "./odds.js";
import { decision, isFresh, setUi, shown, stands, store } from "./store.js";
import { placeName, say, sideName, t } from "./text.js";
import { ruleLink, whyNot } from "./why.js";

export { lookAtOdds, toggleOdds } from "./odds.js";

/** A piece in a box: a button when it can be chosen. @param {string} piece */
function inSlot(piece) {
  const option = decision()?.options.find((o) => o.on.piece === piece);
  const acting = decision()?.subject?.piece === piece;
  const cls = `in-slot ${option ? "hot" : ""} ${acting ? "acting" : ""} ${option && store.ui.preview === option.action ? "pointed" : ""}`;
  return html`<button class=${cls} data-piece=${piece}
    @click=${() => (option ? choose(option.action) : whyNot(null, piece))}
    @pointerenter=${() => { if (option && !store.ui.confirm) setUi({ preview: option.action }); }}>${option ? html`<span class="unseen">${say(option.text)}: </span>` : nothing}${chip(piece)}</button>`;
}

/** Troops, and behind them the characters who go with them. @param {Slot} slot @param {string} cls @param {typeof inSlot} draw */
function slotView(slot, cls, draw) {
  const people = slot.pieces.filter((p) => faceOf(p)?.shape === "person");
  const troops = slot.pieces.filter((p) => !people.includes(p));
  if (!troops.length || !people.length) return html`<div class="slot ${cls} ${slot.pieces.length ? "" : "empty"}"><div class="troops">${slot.pieces.map(draw)}</div>${(slot.count ?? 1) > 1 ? html`<span class="times">×${slot.count}</span>` : nothing}</div>`;
  return html`<div class="slot ${cls}"><div class="troops">${troops.map(draw)}</div><div class="people">${people.map(draw)}</div></div>`;
}

/** @param {Row} row */
const sideOf = (row) => row.side ?? Object.keys(store.board?.sides ?? {}).find((s) => row.id.startsWith(s)) ?? "";

/** A row of its own: reserve, routed, a pile (its title told where there are others). @param {Row} row @param {Row[]} all @param {typeof inSlot} draw */
function rowView(row, all, draw) {
  if (!row.slots.length) return nothing;
  return html`<div class="row side-${sideOf(row)}" role="group" aria-label=${say(row.title)}>${all.length > 1 ? html`<span class="row-title">${say(row.title)}</span>` : nothing}
    <div class="slots">${row.slots.map((slot) => slotView(slot, "", draw))}</div></div>`;
}

/** Two lines that face each other, column by column. @param {any} upper @param {any} lower @param {typeof inSlot} draw */
function linesView(upper, lower, draw) {
  const columns = Math.max(upper.slots.length, lower.slots.length);
  const none = { pieces: [] };
  return html`<div class="lines"><span class="row-title side-${sideOf(upper)}">${say(upper.title)}</span><span class="row-title side-${sideOf(lower)}">${say(lower.title)}</span>
    ${Array.from({ length: columns }, (_, i) => html`${slotView(upper.slots[i] ?? none, "upper", draw)}${slotView(lower.slots[i] ?? none, "lower", draw)}`)}</div>`;
}

/** @param {Box} box @param {typeof inSlot} [draw] */
export function boxView(box, draw = inSlot) {
  const { rows } = box, lines = rows.filter((r) => /line/.test(r.id)), views = (/** @type {Row[]} */ some) => some.map((row) => rowView(row, rows, draw));
  if (lines.length !== 2) return html`${views(rows)}`;
  const first = rows.indexOf(lines[0]), last = rows.indexOf(lines[1]);
  return html`${views(rows.slice(0, first))}${lines[0].slots.length + lines[1].slots.length ? linesView(lines[0], lines[1], draw) : nothing}${views(rows.slice(last + 1))}`;
}

/** Chances as the table shows them. @param {Attack[]} attacks */
export function attackList(attacks) {
  if (!attacks?.length) return nothing;
  return html`<table class="attacks"><caption>${t("attacks")}</caption>
    <thead><tr><th>${t("attack-by")}</th><th>${t("attack-on")}</th><th>${t("attack-needs")}</th><th>${t("attack-chance")}</th></tr></thead>
    <tbody>${attacks.map((a) => html`<tr class=${decision()?.subject?.piece === a.by ? "mine" : ""}><td>${chip(a.by, "tiny")} ${nameOf(a.by)}${a.text ? html` <span class="dim">${say(a.text)}</span>` : nothing}</td><td>${chip(a.on, "tiny")} ${nameOf(a.on)}</td>
      <td><b>≤ ${a.needs}</b> <span class="dim">${t("attack-dice", { count: a.dice })}</span>
        ${a.modifiers?.length ? html`<span class="mods">${a.modifiers.map((m) => modifierView(m))}</span>` : nothing}</td>
      <td><span class="chance"><i .style=${`width:${Math.round(a.chance * 100)}%`}></i></span> ${Math.round(a.chance * 100)} %</td></tr>`)}</tbody></table>`;
}

/** What was told since the fight in a hex began; nothing, if it has not begun. One that no line opens was under way before the
 * first. @param {Scene} scene @param {string | null} hex @param {boolean} underWay */
function sinceItBegan(scene, hex, underWay) {
  const told = store.log.filter((l) => l.n <= scene.version && stands(l)), opening = told.map((l) => l.opens).lastIndexOf(true);
  if (opening < 0) return underWay ? told : [];
  return told[opening].hex === hex ? told.slice(opening) : [];
}

/** A fight's dice of late, newest first; those that have just fallen fall before one's eyes. @param {Scene} scene @param {Line[]} told @param {number} most */
function recentDice(scene, told, most) {
  const recent = told.filter((l) => l.dice?.length && l.n > scene.version - 6).slice(-most).reverse();
  if (!recent.length) return nothing;
  return html`<ul class="recent">${repeat(recent, (l) => `${l.n} ${store.log.indexOf(l)}`, (l) => html`<li class=${isFresh(l) ? "fresh" : ""}>${diceView(l.dice ?? [])} <span>${say(l.text)} ${l.rule ? ruleLink(l.rule, true) : nothing}</span></li>`)}</ul>`;
}

const oddsButton = () => (store.scene?.seat && !store.past ? html`<button class="option quiet" id="odds" aria-pressed=${store.ui.odds ? "true" : "false"} @click=${toggleOdds}>${t("odds")} <kbd>o</kbd></button>` : nothing);

/** The battle over the board; or the siege, when it is the question. */
export function battleBoard() {
  const scene = shown();
  const box = scene?.boxes.find((b) => b.id === "battle"), hex = fightHex();
  if (!scene) return nothing;
  const title = box ? say(box.title) : placeName(hex) || hex, at = box ? box.hex : hex;
  if (!store.ui.battle) return html`<button class="battle-tab" title=${title} @click=${() => setUi({ battle: true })}>⚔ ${t(box ? "battle" : "odds")} ${at ?? ""}</button>`;
  return html`<section class="battle" aria-label=${title}>
    <header><h2>⚔ ${title}</h2><span>${box ? oddsButton() : nothing} ${tool("–", "hide", () => setUi({ battle: false }))}</span></header>
    ${fieldView(scene, box, hex)}
    ${recentDice(scene, sinceItBegan(scene, at ?? null, Boolean(box)), store.ui.odds ? 1 : 3)}${(store.ui.odds && !store.past) || hex ? oddsView(at ?? null) : nothing}
    ${box && !store.ui.odds ? attackList(decision()?.attacks ?? []) : nothing}</section>`;
}

/** Who stands in a hex that is fought over. @param {Stack} stack @param {typeof inSlot} draw */
const facing = (stack, draw) => html`<div class="row side-${stack.side}"><span class="row-title">${sideName(stack.side)}</span><div class="slots"><div class="slot">${stack.pieces.map(draw)}</div>${stack.whole ? nothing : html`<span class="dim">${t("stack-hidden")}</span>`}</div></div>`;

/** Both sides of a fight. @param {Scene} scene @param {Box | undefined} box @param {string | null | undefined} hex @param {typeof inSlot} [draw] */
const fieldView = (scene, box, hex, draw = inSlot) => html`<div class="field">${box ? boxView(box, draw) : scene.stacks.filter((s) => s.hex === hex).map((s) => facing(s, draw))}</div>`;

/** A fight as it was last: nothing is asked of its pieces. @param {Scene} scene @param {string | undefined} hex @param {unknown[]} gone those it cost */
export const lastField = (scene, hex, gone) => fieldView(scene, scene.boxes.find((b) => b.id === "battle" && b.hex === hex), hex, (piece) => html`<span class="in-slot ${gone.includes(piece) ? "gone" : ""}" data-piece=${piece}>${chip(piece)}</span>`);
