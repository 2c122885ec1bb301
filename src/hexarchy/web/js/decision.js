// The question, and every answer as a real button in reading order; those on the board light up there as well.
import { html, nothing, repeat } from "../vendor/lit-html.js";
import { attempt, choose, follow, undo } from "./act.js";
import { send } from "./api.js";
import { chip } from "./counters.js";
import { orderList, orders } from "./orders.js";
import { aside, mixing } from "./parts.js";
import { companion, planRows, restRows } from "./plans.js";
import { prefer, prefs } from "./prefs.js";
import { ruleLink } from "./why.js";
import { changed, decision, placesOf, setUi, store } from "./store.js";
import { say, t } from "./text.js";

/** @import { Decision, Option, Scene } from "./types.d.ts" */

const FEW = 5;
const MANY = 9;
const VERY_MANY = 120; // lit hexes that nobody would read a list of

/** @param {string} action */
const point = (action) => () => { if (store.ui.preview !== action && !store.ui.confirm) setUi({ preview: action }); };
const unpoint = () => { if (store.ui.preview && !store.ui.confirm) setUi({ preview: null }); };

/** @param {Option} o @param {boolean} [bare] its counter says enough */
function button(o, bare = false) {
  const made = html`<button class="option ${store.ui.preview === o.action ? "pointed" : ""}" data-action=${o.action} ?disabled=${Boolean(store.sending)}
    @click=${() => choose(o.action)} @pointerenter=${point(o.action)} @pointerleave=${unpoint} @focus=${point(o.action)}>
    ${o.on.piece ? chip(o.on.piece, "small") : nothing}<span class=${bare ? "unseen" : ""}>${say(o.text)}</span>${o.cost === undefined ? nothing : html`<b class="cost">${o.cost}</b>`}</button>`;
  return o.rule ? html`<span class="with-rule">${made}${ruleLink(o.rule, true)}</span>` : made;
}

/** @param {Option[]} options */
function grouped(options) {
  /** @type {Map<string, import("./types.d.ts").Option[]>} */
  const groups = new Map();
  for (const o of options) groups.set(o.verb, [...(groups.get(o.verb) ?? []), o]);
  return [...groups.values()];
}

/** @param {Option[]} group @param {Decision} asked */
function groupView(group, asked) {
  const onBoard = Boolean(group[0].on.hex), pieces = Boolean(group[0].on.piece);
  const list = html`<div class="options ${onBoard ? "hexes" : ""} ${pieces ? "pieces" : ""}">${repeat(group, (/** @type {any} */ o) => o.action, (/** @type {any} */ o) => button(o))}</div>`;
  if (group.length > FEW && pieces && oneStack(group, asked)) return stackView(group);
  if (group.length < MANY) return list;
  if (group.length > VERY_MANY) {
    const pointed = pointedOf(group);
    return html`<p class="hint">${t("group-hexes", { count: group.length })}</p>${pointed ? html`<div class="options">${button(pointed)}</div>` : nothing}`;
  }
  return html`<details class="group" ?open=${group.some((o) => o.action === store.ui.preview) || (pieces && !onMap(group))}>
    <summary>${t(onBoard ? "group-hexes" : onMap(group) ? "group-pieces" : "group-boxed", { count: group.length })}</summary>${list}</details>`;
}

/** The one pointed at, by the person or by the coach. @param {Option[]} group */
const pointedOf = (group) => group.find((o) => o.action === store.ui.preview) ?? group.find((o) => o.action === store.scene?.lesson?.point?.action);

/** The counters of the stack a question is about: side by side, the one pointed at in words. @param {Option[]} group */
function stackView(group) {
  const told = pointedOf(group);
  return html`<p class="hint">${told ? say(told.text) : t("group-pieces", { count: group.length })}</p>
    <div class="options counters">${repeat(group, (/** @type {any} */ o) => o.action, (/** @type {any} */ o) => button(o, true))}</div>`;
}

/** @param {Option[]} group @param {Decision} asked */
function oneStack(group, asked) {
  const places = placesOf(store.scene);
  return Boolean(asked.subject?.hex) && group.every((o) => o.on.piece && places.get(o.on.piece) === asked.subject?.hex);
}

/** @param {Option[]} group */
function onMap(group) {
  const places = placesOf(store.scene);
  return group.every((o) => o.on.piece && places.has(o.on.piece));
}

/** The card at the top of the side. */
export function decisionCard() {
  const { scene, ui } = store;
  if (!scene) return nothing;
  if (scene.aside) return aside.now()?.asideCard(scene.aside.text) ?? nothing;
  if (scene.result && !store.past) return resultCard(scene.result);
  if (scene.dice?.gathering && !store.past) return mixing.now()?.mixingCard() ?? nothing;
  const asked = decision();
  if (!asked) return html`<section class="decision idle" aria-label=${t("decision")}>${undoRequest()}
    <p class="question">${store.past ? t("replay-watching") : say(scene.waiting) || t("watching")}</p>
    ${store.past ? nothing : html`<div class="pulse" aria-hidden="true"><i></i><i></i><i></i></div>`}${restRows(follow)}${undoRow()}</section>`;
  const told = asked.options.filter((o) => !o.like || o.action === scene.lesson?.point?.action), plain = told.filter((o) => !o.on.hex && !o.on.piece), placed = told.filter((o) => o.on.hex || o.on.piece);
  const waits = asked.options.find((o) => o.action === ui.confirm);
  return html`<section class="decision side-${asked.seat}" aria-label=${t("decision")}>${undoRequest()}
    <p class="whose"><span>${say(store.board?.sides[asked.seat]?.name)} · ${say(scene.step.name)}</span> ${asked.rule ? ruleLink(asked.rule) : nothing}</p>
    <div class="ask-row">${asked.subject?.piece ? chip(asked.subject.piece, "large") : nothing}
      <h2 class="question" tabindex="-1" id="question">${say(asked.question)}</h2></div>
    ${waits ? html`<div class="confirm" role="group"><p>${say(waits.sure ?? waits.text)}${asked.sure ? html`. ${say(asked.sure)}` : nothing}${!waits.sure && companion() ? html` – ${say(companion()?.text)}` : nothing}</p><button class="option main" data-confirm @click=${() => choose(waits.action, true)}>${t("confirm")}</button>
      <button class="option" @click=${() => setUi({ confirm: null, preview: null })}>${t("cancel")}</button></div>` : nothing}
    ${planRows(follow)}
    ${asked.options.length === 1 ? html`<p class="forced">${t("forced")}</p>` : nothing}
    ${hint(placed)}
    ${grouped(plain).map((g) => groupView(g, asked))}
    ${grouped(placed).map((g) => groupView(g, asked))}
    ${restRows(follow)}${undoRow()}
  </section>`;
}

/** Where to look for the answers that lie on the board. @param {Option[]} placed */
function hint(placed) {
  const hexes = placed.filter((o) => o.on.hex);
  if (placed.length < 2 || (!hexes.length && !placed.some((o) => onMap([o])))) return nothing;
  return html`<p class="hint">${t(hexes.length > VERY_MANY ? "hint-field" : hexes.length ? "hint-hexes" : "hint-pieces")}</p>`;
}

function undoRow() {
  const { scene } = store;
  if (!scene?.seat || store.past) return nothing;
  return html`${orderList(orders((o) => o.on.button && !o.group))}<div class="undo-row">${undoButton()}
    <label class="ask-first"><input type="checkbox" .checked=${prefs.ask === "yes"} @change=${(/** @type {any} */ e) => { prefer("ask", e.target.checked ? "yes" : "no"); changed(); }}> ${t("ask-first")}</label></div>`;
}

/** @param {NonNullable<Scene["result"]>} result */
function resultCard(result) {
  const sides = store.board?.sides ?? {};
  const winners = (result.winners ?? [result.winner]).flatMap((side) => (side ? [say(sides[side]?.name)] : []));
  return html`<section class="decision result side-${result.winner ?? ""}"><p class="whose">${t("match-over")} ${result.rule ? ruleLink(result.rule) : nothing}</p>
    <h2 class="question" id="question" tabindex="-1">${winners.length ? t("winner", { side: winners.join(", ") }) : t("draw")}</h2>
    <p>${say(result.text)}</p>
    <p class="scores">${Object.entries(result.scores ?? {}).map(([side, points]) => html`<span>${say(sides[side]?.name)} <b>${points}</b></span>`)}</p>
    <div class="options"><button class="option" @click=${() => setUi({ dialog: "replay" })}>${t("replay")}</button><a class="option" href=${`/api/matches/${store.match}/record`} download=${`hexarchy-${store.match}.json`}>${t("record")}</a><a class="option" href=${`/verify?match=${store.match}`}>${t("verify")}</a><a class="option" href="/">${t("new-game")}</a></div></section>`;
}

// Taking back: one's own last choice while that is free; beyond that the others are asked, and answer here.

/** Once, and for all seats of this screen: at one table the person is asked for the other side as well. @param {"undo" | "undo/answer"} what @param {Record<string, boolean>} more */
const forAll = (what, more) => () => { if (!store.sending) attempt(() => send(what, more, store.tokens.join(",") || store.token)); };
const askBack = forAll("undo", { ask: true });
/** @param {boolean} grant */
const answer = (grant) => forAll("undo/answer", { grant });

function undoButton() {
  const { scene } = store, busy = Boolean(store.sending);
  if (!scene) return nothing;
  if (scene.can_undo || scene.undo || !(scene.can_ask_undo || (store.tokens.length > 1 && scene.version))) {
    return html`<button class="option quiet" ?disabled=${!scene.can_undo || busy} @click=${undo}>↶ ${t("undo")} <kbd>u</kbd></button>`;
  }
  return html`<button class="option quiet" data-ask-undo ?disabled=${busy} @click=${askBack}>↶ ${t("undo-ask")}</button>`;
}

/** What a player wants to take back, and the answer to it. */
function undoRequest() {
  const asked = store.past ? null : store.scene?.undo;
  if (!asked) return nothing;
  const mine = asked.mine && store.tokens.length < 2, may = asked.answer || (asked.mine && !mine), busy = Boolean(store.sending);
  return html`<div class="confirm undo-request" role="group" aria-label=${t("undo-ask")}>
    <p>${mine ? t("undo-waiting", { count: asked.count }) : t("undo-request", { side: say(store.board?.sides[asked.by]?.name), count: asked.count })}</p>
    ${may ? html`<small>${t("undo-dice")}</small><button class="option main" data-undo="yes" ?disabled=${busy} @click=${answer(true)}>${t("undo-agree")}</button>` : nothing}
    ${may || mine ? html`<button class="option" data-undo="no" ?disabled=${busy} @click=${answer(false)}>${t(mine ? "undo-withdraw" : "undo-refuse")}</button>` : nothing}</div>`;
}
