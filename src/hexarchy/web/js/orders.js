// Orders: what may be done at any time, on a piece, on a hex, or on nothing; settings show which one holds.
import { html, nothing } from "../vendor/lit-html.js";
import { choose } from "./act.js";
import { nameOf } from "./counters.js";
import { store } from "./store.js";
import { sure } from "./sure.js";
import { say, t } from "./text.js";

/** @param {(order: Order) => any} fits @returns {Order[]} */
export function orders(fits) {
  return store.past || store.curtain ? [] : (store.scene?.commands ?? []).filter(fits);
}

/** The order on a piece that a counter itself can offer. @param {string} piece */
export const orderOn = (piece) => orders((o) => o.on.piece === piece)[0];

/** @param {Order} order */
export async function give(order) {
  if (!order.now && (!order.sure || await sure(say(order.sure), say(order.text)))) choose(order.action, true);
}

/** What a screen reader says. @param {Order} order */
export const orderTitle = (order) => (order.on.piece ? t("of", { what: say(order.text), whom: nameOf(order.on.piece) }) : say(order.text));

/** @param {Order} order */
export function orderButton(order) {
  return html`<button class="option quiet command" data-command=${order.action} aria-label=${orderTitle(order)} aria-pressed=${order.group ? String(Boolean(order.now)) : nothing}
    ?disabled=${Boolean(store.sending)} @click=${() => give(order)}>${say(order.text)}</button>`;
}

/** Plain orders as buttons, settings with all they can be. @param {Order[]} list */
export function orderList(list) {
  /** @type {Map<string, Order[]>} */
  const groups = new Map();
  for (const order of list) groups.set(say(order.group), [...(groups.get(say(order.group)) ?? []), order]);
  return [...groups].map(([name, group]) => html`<div class="setting" role="group" aria-label=${name || nothing}>${name ? html`<span>${name}</span>` : nothing}
    <div class="choices">${group.map(orderButton)}</div></div>`);
}
