// The question, and every answer as a real button in reading order; those on the board light up there as well.
import { html, nothing, repeat } from "../vendor/lit-html.js";
import { choose, follow, goFurther, undo } from "./act.js";
import { toggleArea } from "./areas.js";
import { goTo } from "./board.js";
import { chip } from "./counters.js";
import { badge } from "./emblems.js";
import { laterRow } from "./later.js";
import { orderList, orders } from "./orders.js";
import { aside, maneuver, many, mixing, players, rematch, takeback } from "./parts.js";
import { companion, planRows, restRows } from "./plans.js";
import { prefer, prefs } from "./prefs.js";
import { ruleLink } from "./why.js";
import { changed, decision, placesOf, setUi, store } from "./store.js";
import { list, placeName, say, sideName, t } from "./text.js";

const FEW = 5;
const MANY = 9;
const VERY_MANY = 120; // lit hexes that nobody would read a list of

/** @param {string} action */
const point = (action) => () => { if (store.ui.preview !== action && !store.ui.confirm) setUi({ preview: action }); };
const unpoint = () => { if (store.ui.preview && !store.ui.confirm) setUi({ preview: null }); };

/** @param {Option} o @param {boolean} [bare] its counter says enough */
function button(o, bare = false) {
  const made = html`<button class="option ${store.ui.preview === o.action ? "pointed" : ""}" data-action=${o.action} ?disabled=${Boolean(store.sending)}
    @click=${() => choose(o.action)} @pointerenter=${point(o.action)} @pointerleave=${unpoint} @focus=${point(o.action)} @blur=${unpoint}>
    ${o.on.piece ? chip(o.on.piece, "small") : nothing}<span class=${bare ? "unseen" : ""}>${say(o.text)}${o.about ? html`<small>${say(o.about)}</small>` : nothing}${o.prospect ? maneuver.now()?.prospectView(o) : nothing}</span>${o.cost === undefined ? nothing : html`<b class="cost">${o.cost}</b>`}</button>`;
  return o.rule ? html`<span class="with-rule">${made}${ruleLink(o.rule, true)}<button class="rule-link small" data-area=${o.action} aria-pressed=${String(store.ui.overlay === o.action)} title=${t("area-show")} aria-label=${t("of", { what: t("area-show"), whom: say(o.text) })} @click=${() => toggleArea(o.action)}>⬡</button></span>` : made;
}

/** By verb; what is opened comes first. @param {Option[]} options */
function grouped(options) {
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const o of options) groups.set(o.verb, [...(groups.get(o.verb) ?? []), o]);
  const places = placesOf(store.scene), open = (/** @type {Option[]} */ [o]) => Number(places.get(o.on.piece ?? "") === store.ui.open);
  return [...groups.values()].sort((a, b) => open(b) - open(a));
}

/** @param {Option[]} group @param {Decision} asked */
function groupView(group, asked) {
  const onBoard = Boolean(group[0].on.hex), pieces = Boolean(group[0].on.piece);
  const list = html`<div class="options ${onBoard ? "hexes" : ""} ${pieces ? "pieces" : ""}">${repeat(group, (o) => o.action, (o) => button(o))}</div>`;
  if (pieces && group.length > 1 && group.every((o) => o.on.piece === group[0].on.piece)) return many.now()?.pieceView(group, button);
  if (group.length > FEW && pieces && oneStack(group, asked)) return stackView(group);
  if (group.length < MANY || !(onBoard || pieces)) return list;
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
    <div class="options counters">${repeat(group, (o) => o.action, (o) => button(o, true))}</div>`;
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
  if (!asked) return html`<section class="decision idle" aria-label=${t("decision")}>${scene.undo ? takeback.now()?.undoRequest() : nothing}
    <p class="question" tabindex="-1" id="question">${ui.show ? t("show-watching") : store.past ? t("replay-watching") : say(scene.waiting) || t("watching")}</p>
    ${handedOver() ? html`<button class="option main" id="take-back" @click=${() => players.use((part) => part.takeBack(scene.seat ?? ""))}>${t("hand-back")}</button>`
    : store.past ? nothing : html`<div class="pulse" aria-hidden="true"><i></i><i></i><i></i></div>`}${restRows(follow)}${undoRow()}</section>`;
  const told = asked.options.filter((o) => !o.like || o.action === scene.lesson?.point?.action), plain = told.filter((o) => !o.on.hex && !o.on.piece), placed = told.filter((o) => o.on.hex || o.on.piece);
  const waits = asked.options.find((o) => o.action === ui.confirm);
  return html`<section class="decision side-${asked.seat}" aria-label=${t("decision")}>${scene.undo ? takeback.now()?.undoRequest() : nothing}
    <p class="whose"><span>${badge(asked.seat)}${sideName(asked.seat)} · ${say(scene.step.name)}</span> ${asked.rule ? ruleLink(asked.rule) : nothing}</p>
    <div class="ask-row">${asked.subject?.piece ? chip(asked.subject.piece, "large") : nothing}
      <h2 class="question" tabindex="-1" id="question">${say(asked.question)}</h2></div>
    ${waits ? html`<div class="confirm" role="group"><p>${say(waits.sure ?? waits.text)}${asked.sure ? html`. ${say(asked.sure)}` : nothing}${!waits.sure && companion() ? html` – ${say(companion()?.text)}` : nothing}</p><button class="option main" data-confirm @click=${() => choose(waits.action, true)}>${t("confirm")}</button>
      <button class="option" @click=${() => setUi({ confirm: null, preview: null })}>${t("cancel")}</button>${waits.sure && !waits.on.piece && !waits.on.hex ? unmoved(asked) : nothing}</div>` : nothing}
    ${laterRow(() => { goFurther(true); })}${planRows(follow)}${asked.goals ? maneuver.now()?.goalRows(follow) : nothing}
    ${asked.options.length === 1 && scene.can_undo ? html`<p class="forced">${t("forced")}</p>` : nothing}
    ${hint(placed)}
    ${grouped(plain).map((g) => groupView(g, asked))}
    ${grouped(placed).map((g) => groupView(g, asked))}
    ${restRows(follow)}${undoRow()}
  </section>`;
}

/** The stacks that could still do something, each a way to it. @param {Decision} asked */
function unmoved(asked) {
  const places = placesOf(store.scene), hexes = asked.options.flatMap((o) => (o.on.piece && places.get(o.on.piece)) || []);
  return html`<div class="options left">${[...new Set(hexes)].map((hex) => html`<button class="option quiet" data-left=${hex} title=${t("show-on-board", { hex })} @click=${() => goTo(hex, { open: hex, confirm: null, tab: "hex" })}>${placeName(hex)} ${hex} × ${hexes.filter((h) => h === hex).length}</button>`)}</div>`;
}

/** Does another play this seat, as its person was away? */
const handedOver = () => Boolean(store.scene?.seat && store.scene.players?.[store.scene.seat]?.bot && !store.past);

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
    <label class="ask-first"><input type="checkbox" .checked=${prefs.ask === "yes"} @change=${(e) => { prefer("ask", e.target.checked ? "yes" : "no"); changed(); }}> ${t("ask-first")}</label></div>`;
}

/** @param {NonNullable<Scene["result"]>} result */
function resultCard(result) {
  const ranks = Object.entries(result.ranks ?? {}).sort(([, a], [, b]) => a - b);
  const winners = (result.winners ?? [result.winner]).flatMap((side) => (side ? [sideName(side)] : []));
  return html`<section class="decision result side-${result.winner ?? ""}"><p class="whose">${t("match-over")} ${result.rule ? ruleLink(result.rule) : nothing}</p>
    <h2 class="question" id="question" tabindex="-1">${winners.length > 1 ? t("winners", { sides: list(winners) }) : winners.length ? t("winner", { side: winners[0] }) : t("draw")}</h2>
    <p>${say(result.text)}</p>
    ${ranks.length > 2 ? many.now()?.rankList(result, ranks) : html`<p class="scores">${Object.entries(result.scores ?? {}).map(([side, points]) => html`<span>${sideName(side)} <b>${points}</b></span>`)}</p>`}
    ${rematch.now()?.rematchView() ?? nothing}
    <div class="options"><button class="option" @click=${() => setUi({ dialog: "replay" })}>${t("replay")}</button><a class="option" href=${`/api/matches/${store.match}/record`} download=${`hexarchy-${store.match}.json`}>${t("record")}</a><a class="option" href=${`/verify?match=${store.match}`}>${t("verify")}</a><a class="option" href="/">${t("new-game")}</a></div></section>`;
}

/** Taking back: one's own last choice while that is free; beyond that the others are asked. */
function undoButton() {
  const { scene } = store, busy = Boolean(store.sending);
  if (!scene) return nothing;
  if (scene.can_undo || scene.undo || !(scene.can_ask_undo || store.back)) {
    return html`<button class="option quiet" ?disabled=${!scene.can_undo || busy} @click=${undo}>↶ ${t("undo")} <kbd>u</kbd></button>`;
  }
  return html`<button class="option quiet" data-ask-undo ?disabled=${busy} @click=${() => takeback.use((part) => part.askBack())}>↶ ${t("undo-ask")}</button>`;
}
