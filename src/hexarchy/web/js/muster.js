// A match that waits for lists: who has brought one, and the way to the builder for those who have not.
import { html, nothing } from "../vendor/lit-html.js";
import { store } from "./store.js";
import { sideName, t } from "./text.js";

/** @param {string} seat */
const builder = (seat) => `/army?match=${store.match}&seat=${seat}#${store.token}`;

export function musterCard() {
  const { muster } = store.scene ?? {};
  if (!muster || store.past) return nothing;
  const { awaited, brought, bring, own } = muster;
  return html`<section class="greeting muster"
    aria-label=${t("muster-title")}><h2>${t("muster-title")}</h2><p>${t("muster-about")}</p>
    <ul>${[...brought, ...awaited]
      .map((seat) => html`<li>${brought.includes(seat) ? "✓" : "…"} ${sideName(seat)}: ${t(brought.includes(seat)
              ? "muster-in" : "muster-awaited")}</li>`)}</ul>
    <div class="options">${bring.map((seat) => html`<a class="option ${own[seat] ? "" : "main"}"
          href=${builder(seat)}>${t(own[seat] ? "muster-again" : "muster-bring",
              { side: sideName(seat) })}</a>`)}</div></section>`;
}
