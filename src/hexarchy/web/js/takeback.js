// Taking back what others have seen: they are asked, and answer here.
import { html, nothing } from "../vendor/lit-html.js";
import { attempt } from "./act.js";
import { send } from "./api.js";
import { store } from "./store.js";
import { sideName, t } from "./text.js";

/** Once, and for all seats of this screen: at one table the person is asked for the other side as well.
 * @param {"undo" | "undo/answer"} what @param {Record<string, boolean>} more */
const forAll = (what, more) => () => { if (!store.sending) attempt(() => send(what, more, store.tokens.join(",")
      || store.token)); };
export const askBack = forAll("undo", { ask: true });
/** @param {boolean} grant */
const answer = (grant) => forAll("undo/answer", { grant });

/** What a player wants to take back, and the answer to it. */
export function undoRequest() {
  const asked = store.past ? null : store.scene?.undo;
  if (!asked) return nothing;
  const mine = asked.mine && store.tokens.length < 2, may = asked.answer || (asked.mine && !mine),
    busy = Boolean(store.sending);
  return html`<div class="confirm undo-request" role="group" aria-label=${t("undo-ask")}>
    <p>${mine ? t("undo-waiting", { count: asked.count })
      : t("undo-request", { side: sideName(asked.by), count: asked.count })}</p>
    ${may ? html`<small>${t("undo-dice")}</small><button class="option main" data-undo="yes" ?disabled=${busy}
        @click=${answer(true)}>${t("undo-agree")}</button>` : nothing}
    ${may || mine ? html`<button class="option" data-undo="no" ?disabled=${busy}
        @click=${answer(false)}>${t(mine ? "undo-withdraw" : "undo-refuse")}</button>` : nothing}</div>`;
}
