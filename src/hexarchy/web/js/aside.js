// Put aside: a match that cannot be played here at the moment. It is shown as it was, and its record can be taken
// along.
import { html, nothing } from "../vendor/lit-html.js";
import { attempt } from "./act.js";
import { ask } from "./api.js";
import { store } from "./store.js";
import { say, t } from "./text.js";

/** Seats are opened by a header, which a link does not send. */
async function takeAlong() {
  const record = await ask(`matches/${store.match}/record`),
    url = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: `hexarchy-${store.match}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

/** Why it is put aside, and what can be done. @param {any} text */
const about = (text) => html`<p>${say(text)}</p><div class="options">
  ${store.token ? html`<button class="option main" id="take-along"
      @click=${() => attempt(takeAlong)}>${t("record")}</button>` : nothing}
  <button class="option" @click=${() => location.reload()}>${t("again")}</button><a class="option"
    href="/">${t("new-game")}</a></div>`;

/** In place of the question. @param {any} text */
export const asideCard = (text) => html`<section class="decision put-aside" aria-label=${t("aside-title")}><h2
  class="question" id="question" tabindex="-1">${t("aside-title")}</h2>${about(text)}</section>`;

/** In place of a table of which no scene was kept. @param {any} text */
export const asideView = (text) => html`<main class="trouble"><div class="card"
  role="alert"><h1>${t("aside-title")}</h1>${about(text)}${store.ui.why
    ? html`<p class="note">${store.ui.why.reasons.map((r) => say(r.text))}</p>` : nothing}</div></main>`;
